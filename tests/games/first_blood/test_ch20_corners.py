"""Corner cases of terrain, Garrisons and Ruins (chapters 20 to 22), and of targets for shooting (chapter 14)."""

from __future__ import annotations

import json

from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.combat.attack_traits import is_inspired
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.ruins import RUIN_DEFENCE, Collapse, batter, below, fall, has_room
from sandtable.games.first_blood.combat.withdraw import why_not_withdraw
from sandtable.games.first_blood.healing import Healing
from sandtable.games.first_blood.in_force import BY_CLASH, Situation
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.terrain import harm, leads_through
from sandtable.games.first_blood.movement.march.garrison import (
    Leave,
    deployable,
    flee,
    is_touched,
    march_in,
    occupiable,
    occupy,
)
from sandtable.games.first_blood.movement.march.withdrawal import danger
from sandtable.games.first_blood.qualities import is_in_ruin, is_in_water
from sandtable.games.first_blood.sample_options import wide_table
from sandtable.games.first_blood.shooting.barrage import contributes
from sandtable.games.first_blood.shooting.volley import in_same_ruin, is_exposed
from sandtable.games.first_blood.state import FIELD, HINDERED, INSPIRED, SPENT, State, zone_depth
from sandtable.games.first_blood.tables.battlefields import (
    BROKEN_GROUND,
    DANGEROUS,
    VERY_DANGEROUS,
    battlefield_of,
)
from sandtable.games.first_blood.tables.effects import Rule
from sandtable.games.first_blood.tables.terms import BARRAGE, BRUTE, CAVALRY, INFANTRY, MONSTER
from sandtable.games.first_blood.turn.game_turn import GameTurn
from sandtable.games.first_blood.turn.reinforcements import Arrivals
from tests.games.first_blood.moving import HUSCARLS, JARL, MEN, MILITIA, RAIDERS, TROLLS, alone, field, square, table
from tests.games.first_blood.support import asked, clause_of, listed, load, plain, put, run
from tests.support import clause

TOWER, RUIN = 0, 2
BOWS = 4


def keep(st: State, number: int, count: int) -> None:
    plan = st.plan(number)
    for model in range(plan.first + count, plan.end):
        st.place[model] = -1


def held(st: State, number: int) -> State:
    """A Regiment in the tower."""
    put(st, number, (100, 100))
    occupy(st, number, TOWER)
    st.drop_mark(number, SPENT)
    return st


def yard() -> State:
    """A tower in the open, from (15, 14) to (19, 18)."""
    return table("auto", tower=("", square(1500, 1400)))


def stacked(floors: int, placement: str = "auto") -> State:
    """A Ruin with this many upper floors, from (10, 10) to (14, 14)."""
    data = json.loads(field(ruin=("", square(1000, 1000))))
    data["pieces"][RUIN] |= {"floors": floors, "size": floors + 1}
    return plain(placement=placement, own_battlefield=json.dumps(data, separators=(",", ":")))


# -- terrain ---------------------------------------------------------------------------------------------------------------


@clause("FB-3.18")
def test_fb_3_18_a_way_inside_a_piece_leads_through_it() -> None:
    box = ((0, 0), (800, 0), (800, 800), (0, 800))
    assert leads_through([(100, 100), (200, 100)], box)
    assert leads_through([(800, 100), (900, 100)], box)  # it starts on the outline
    assert not leads_through([(801, 100), (900, 100)], box)
    assert not leads_through([(100, 100), (100, 100)], box)  # a Model that stays moves through nothing


@clause("FB-20.10", "FB-20.6", "FB-20.7", "FB-20.8")
def test_fb_20_10_monsters_suffer_like_infantry() -> None:
    for type_ in (INFANTRY, MONSTER):
        assert harm(DANGEROUS, 1, type_, False) == (0, 1)
        assert harm(VERY_DANGEROUS, 3, type_, False) == (0, 1)
        assert harm(BROKEN_GROUND, 1, type_, True) == (1, 0)
    assert [harm(DANGEROUS, 1, type_, False) for type_ in (BRUTE, CAVALRY)] == [(0, 2), (0, 2)]
    both = DANGEROUS | BROKEN_GROUND
    assert (harm(both, 1, INFANTRY, True), harm(both, 1, INFANTRY, False)) == ((1, 1), (0, 1))


@clause("FB-20.14")
def test_fb_20_14_half_of_the_models_are_enough_for_water() -> None:
    st = table("auto", pond=("water", square(1000, 1000)))
    put(st, MEN, (1100, 1100), (1300, 1100), (800, 1100), (700, 1100))
    keep(st, MEN, 4)
    assert is_in_water(st, MEN)
    st.place[st.models(MEN)[1]] = point(999, 1100)
    assert not is_in_water(st, MEN)


@clause("FB-20.13")
def test_fb_20_13_light_regiments_keep_the_inspire_bonus() -> None:
    st = table()
    sit = Situation(BY_CLASH, RAIDERS)
    for number, kept in ((MILITIA, True), (MEN, False)):
        st.set_mark(number, INSPIRED)
        assert is_inspired(st, number, sit)
        st.set_mark(number, HINDERED)
        assert is_inspired(st, number, sit) == kept


# -- Garrisons ---------------------------------------------------------------------------------------------------------------


@clause("FB-21.3", "FB-4.14")
def test_fb_21_3_leader_or_standard_bearer_and_nobody_else_leads_in() -> None:
    st = yard()
    for leader, bearer, man, able in (
        ((300, 300), (320, 420), (1448, 1600), False),
        ((300, 300), (1448, 1600), (320, 420), True),
        ((1448, 1600), (300, 300), (320, 420), True),
    ):
        put(st, MEN, leader, bearer, man)
        keep(st, MEN, 3)
        assert bool(occupiable(st, MEN)) == able


@clause("FB-21.30", "FB-4.16")
def test_fb_21_30_a_march_into_a_garrison_is_a_march_through_terrain() -> None:
    strip = [[1300, 1400], [1350, 1400], [1350, 1800], [1300, 1800]]
    st = table("auto", tower=("", square(1500, 1400)), wood=("dangerous", strip))
    alone(st, MEN, 1200, 1600, count=3)
    load(st, 1)
    march_in(st, MEN, TOWER)
    st.run()
    assert st.marches[MEN] == 1
    assert st.count(MEN) == 2  # one die, for the Leader Model that went in, and a Wound


@clause("FB-21.27", "FB-5.10")
def test_fb_21_27_an_enemy_on_an_upper_floor_does_not_touch_the_outline() -> None:
    st = table("auto", tower=("", square(1400, 1000)), ruin=("", square(1000, 1000)))
    alone(st, HUSCARLS, 1348, 1200)
    assert is_touched(st, TOWER, 1)
    st.floor[st.models(HUSCARLS)[0]] = 1
    assert not is_touched(st, TOWER, 1)


@clause("FB-24.25", "FB-21.27")
def test_fb_24_25_no_forward_deployment_into_a_garrison_that_enemies_touch() -> None:
    st = yard()
    assert TOWER in deployable(st, MEN)
    alone(st, HUSCARLS, 1448, 1600)
    assert TOWER not in deployable(st, MEN)
    alone(st, HUSCARLS, 1444, 1600)
    assert TOWER in deployable(st, MEN)


@clause("FB-21.19", "FB-4.16")
def test_fb_21_19_leaving_is_a_march() -> None:
    st = held(yard(), MEN)
    run(st, Leave(MEN))
    while st.decision is not None:
        st.apply(st.decision.candidates()[0])
    assert st.marches[MEN] == 1
    assert st.inside[MEN] == -1


@clause("FB-21.21")
def test_fb_21_21_the_flight_begins_on_the_side_of_its_own_edge() -> None:
    for number, north in ((MEN, False), (HUSCARLS, True)):
        st = held(yard(), number)
        flee(st, number)
        leader = st.plan(number).first
        assert x_of(st.place[leader]) in range(1500, 1901)
        y = y_of(st.place[leader])
        assert y > 1800 if north else y < 1400


@clause("FB-21.22", "FB-16.24")
def test_fb_21_22_a_heavy_regiment_cannot_withdraw_from_a_garrison() -> None:
    heavy = listed("Noble Lord", "- 6 Steel Legion", "- 6 Men-at-Arms")
    st = table("auto", army_1=heavy, tower=("", square(1500, 1400)))
    foes = 4
    assert st.owner(foes) == 1
    alone(st, foes, 1448, 1600)
    assert clause_of(why_not_withdraw(held(st, 1), 1)) == "FB-21.22"
    st.inside[1] = -1
    assert clause_of(why_not_withdraw(st, 1)) == "FB-16.24"
    assert why_not_withdraw(held(st, 2), 2) is None


@clause("FB-21.23", "FB-16.28")
def test_fb_21_23_withdrawn_models_keep_off_a_garrison_that_enemies_hold() -> None:
    st = held(yard(), HUSCARLS)
    alone(st, MEN, 1000, 1000)
    kept = danger(st, MEN)
    assert kept.is_clear(1150, 1600)  # 3.00" from the wall
    assert not kept.is_clear(1151, 1600)


# -- Ruins ---------------------------------------------------------------------------------------------------------------------


@clause("FB-22.15")
def test_fb_22_15_the_opponent_rolls_for_the_ruin() -> None:
    st = stacked(1)
    assert RUIN_DEFENCE == 1
    put(st, TROLLS, (1200, 850), (3000, 3000))
    load(st, *[1] * 5, *[6] * 5)
    batter(st, TROLLS, RUIN)
    st.run()
    rolls = [event for event in st.events if event[0] == "roll"]
    assert [(event[1][0], event[2]) for event in rolls][-1] == (0, "FB-22.15")  # Trolls are of seat 1


@clause("FB-22.19", "FB-4.25")
def test_fb_22_19_those_from_lower_floors_fall_first() -> None:
    st = stacked(2)
    put(st, MEN, (1200, 1200), (1200, 1200))
    keep(st, MEN, 2)
    high, low = st.models(MEN)
    st.floor[high], st.floor[low] = 2, 1
    st.collapsed = 1 << RUIN
    fall(st, RUIN)
    assert st.place[low] == point(1200, 1200)  # although its number is higher
    assert st.place[high] == point(1300, 1200)  # on the second circle to the east: 0.50" would overlap
    assert (st.floor[high], st.floor[low]) == (0, 0)


@clause("FB-22.19", "FB-29.8")
def test_fb_22_19_circles_of_half_an_inch() -> None:
    found = below(1000, 1000)
    assert found[:3] == [(1000, 1000), (1050, 1000), (1048, 1013)]
    assert found[25] == (1100, 1000)


@clause("FB-22.19", "FB-12.18")
def test_fb_22_19_those_who_are_still_above_take_no_room() -> None:
    st = stacked(2)
    put(st, MEN, (1200, 1200), (1250, 1200))
    keep(st, MEN, 2)
    one, two = st.models(MEN)
    st.floor[one], st.floor[two] = 1, 2
    assert has_room(st, one, 1200, 1200)
    st.floor[two] = 0
    assert not has_room(st, one, 1200, 1200)


@clause("FB-22.17", "FB-22.18")
def test_fb_22_17_those_on_all_floors_roll_and_nobody_else() -> None:
    st = stacked(1)
    put(st, MEN, (1200, 1200), (1300, 1200), (1401, 1200))
    keep(st, MEN, 3)
    st.floor[st.models(MEN)[1]] = 1
    load(st, 4, 4)
    run(st, Collapse(RUIN, False))
    rolls = [event[1] for event in st.events if event[0] == "roll"]
    assert [len(args) - 2 for args in rolls] == [2]


@clause("FB-22.12")
def test_fb_22_12_a_pile_in_changes_one_floor_and_pays_nothing() -> None:
    st = stacked(2, "free")
    put(st, MEN, (1200, 1200), (1200, 1100))
    keep(st, MEN, 2)
    alone(st, HUSCARLS, 1302, 1200)
    run(st, Clash(0, MEN, [], []))
    assert asked(st, "close_in")
    frame = st.stack[-1]
    assert isinstance(frame, CloseIn)
    assert (frame.floors, frame.toll, frame.allowance) == (1, 0, 300)


@clause("FB-22.9")
def test_fb_22_9_wholly_in_the_ruin_in_which_one_of_the_shooters_is() -> None:
    st = stacked(1)
    put(st, BOWS, (1100, 1100), (700, 700))
    put(st, RAIDERS, (1300, 1300), (1350, 1100))
    keep(st, RAIDERS, 2)
    assert in_same_ruin(st, BOWS, RAIDERS)
    st.place[st.models(RAIDERS)[1]] = point(1401, 1100)
    assert not in_same_ruin(st, BOWS, RAIDERS)
    put(st, BOWS, (700, 700))
    put(st, RAIDERS, (1300, 1300), (1350, 1100))
    keep(st, RAIDERS, 2)
    assert not in_same_ruin(st, BOWS, RAIDERS)


# -- targets of a Volley -----------------------------------------------------------------------------------------------------


@clause("FB-14.8")
def test_fb_14_8_a_character_within_six_inches_is_exposed() -> None:
    st = table()
    alone(st, BOWS, 1000, 1000)
    alone(st, RAIDERS, 1000, 1300)  # nearer than the Jarl
    for x, seen in ((1700, True), (1701, False)):
        alone(st, JARL, x, 1000)
        assert is_exposed(st, BOWS, JARL) == seen
    st.place[st.models(RAIDERS)[0]] = point(1000, 2000)
    assert is_exposed(st, BOWS, JARL)  # the closest one


@clause("FB-14.5", "FB-14.13")
def test_fb_14_5_each_barrage_needs_the_leaders_in_its_own_range() -> None:
    st = table()
    put(st, BOWS, (1000, 1000), (1000, 1300))
    keep(st, BOWS, 2)
    alone(st, RAIDERS, 1000, 1900)
    man = st.models(BOWS)[1]
    assert contributes(st, BOWS, RAIDERS, (man, Rule(BARRAGE, 1, 800)), False)
    assert not contributes(st, BOWS, RAIDERS, (man, Rule(BARRAGE, 1, 799)), False)  # although he himself is near enough
    assert st.status[BOWS] == FIELD


# -- placed, not moved -------------------------------------------------------------------------------------------------------


@clause("FB-20.18", "FB-7.32")
def test_fb_20_18_nobody_returns_within_an_inch_of_impassable_terrain() -> None:
    st = table("free", crag=("impassable", square(1300, 800)))
    alone(st, MEN, 1000, 1000)
    run(st, Healing(MEN, 1))
    region = asked(st, "return").region
    assert region is not None
    assert region.why_not(point(1151, 1100)) == ["FB-7.32"]
    assert region.why_not(point(1150, 1101)) == []


@clause("FB-7.32", "FB-4.10")
def test_fb_7_32_returned_models_stand_within_command_range_of_a_leader_model() -> None:
    st = table("free")
    alone(st, MEN, 1000, 1000)
    run(st, Healing(MEN, 1))
    region = asked(st, "return").region
    assert region is not None
    assert region.why_not(point(1600, 1000)) == []
    assert region.why_not(point(1601, 1000)) == ["FB-7.32"]


@clause("FB-7.32", "FB-21.23")
def test_fb_7_32_nobody_returns_within_two_inches_of_a_garrison_that_enemies_hold() -> None:
    for foes, clauses in ((False, []), (True, ["FB-7.32"])):
        st = table("free", tower=("", square(1300, 800)))
        if foes:
            held(st, HUSCARLS)
        alone(st, MEN, 1000, 1000)
        run(st, Healing(MEN, 1))
        region = asked(st, "return").region
        assert region is not None
        assert region.why_not(point(1050, 1100)) == clauses  # 2.00" from the wall


@clause("FB-21.21", "FB-12.12")
def test_fb_21_21_those_who_follow_form_ranks_beside_their_leader() -> None:
    st = held(yard(), MEN)
    flee(st, MEN)
    leader, *others = [(x_of(st.place[model]), y_of(st.place[model])) for model in st.models(MEN)]
    beside = [(x - leader[0], y - leader[1]) for x, y in others]
    assert (0, 204) in beside  # the ones beside the Leader would have a longer path than the Leader


@clause("FB-22.1", "FB-3.16")
def test_fb_22_1_half_of_the_models_in_a_ruin_are_not_a_majority() -> None:
    st = stacked(1)
    put(st, MEN, (1100, 1100), (1300, 1100), (800, 1100), (700, 1100))
    keep(st, MEN, 4)
    assert not is_in_ruin(st, MEN)
    st.place[st.models(MEN)[2]] = point(1200, 1200)
    assert is_in_ruin(st, MEN)


@clause("FB-9.6", "FB-1.8")
def test_fb_9_6_the_latest_first_player_rolls_first() -> None:
    for first, order in ((-1, [0, 1]), (1, [1, 0])):
        st = table()
        st.first = first
        seats: list[int] = []
        for step in (GameTurn.first_arrivals, GameTurn.second_arrivals):
            step(GameTurn(0), st)
            frame = st.stack.pop()
            assert isinstance(frame, Arrivals)
            seats.append(frame.seat)
        assert seats == order


@clause("FB-8.8", "FB-1.13")
def test_fb_8_8_the_zone_is_a_third_of_the_depth_seen_from_the_edge() -> None:
    wide = battlefield_of(wide_table(72, 48))
    assert [zone_depth(wide, edge) for edge in range(4)] == [1600, 2400, 1600, 2400]
