"""Chapter 21: entering and leaving a Garrison, and fighting around it."""

from __future__ import annotations

from sandtable.core.space.plane import INSIDE, grown
from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.charge import Charge, sees, why_not_charge, why_not_within
from sandtable.games.first_blood.combat.reform import why_not_reform
from sandtable.games.first_blood.knowledge import check_places, check_sound
from sandtable.games.first_blood.measuring import (
    are_engaged,
    engaged_models,
    in_command_range,
    is_engaged,
    is_lone_character,
    leader_of,
    touches,
)
from sandtable.games.first_blood.movement.march.garrison import (
    NO,
    YES,
    Leave,
    Storm,
    can_leave,
    deployable,
    flee,
    occupiable,
    occupy,
    start_march,
    why_not_hold,
    why_not_occupy,
)
from sandtable.games.first_blood.movement.march.garrison_exit import outward
from sandtable.games.first_blood.state import ACTIVATED, ARRIVING, FIELD, NOWHERE, SPENT, WAITING, State
from sandtable.games.first_blood.turn.actions import (
    CLASH_ACTION,
    COMBAT_REFORM,
    MARCH_ACTION,
    TAKE_AIM,
    WITHDRAW_ACTION,
)
from sandtable.games.first_blood.turn.activation import YES as ROLL
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.wounds import destroy, next_casualties, slay
from tests.games.first_blood.moving import (
    HUSCARLS,
    KNIGHTS,
    MEN,
    MILITIA,
    RAIDERS,
    alone,
    rows,
    spots,
    square,
    table,
    why,
)
from tests.games.first_blood.support import asked, clause_of, keys, listed, load, put, regiment, run
from tests.support import clause

TOWER = 0


def yard(placement: str = "auto", army_1: str = "", army_2: str = "") -> State:
    """A tower in the open, from (15, 14) to (19, 18), with Capacity 12."""
    return table(placement, army_1, army_2, tower=("", square(1500, 1400)))


def settled(st: State, number: int) -> State:
    """A Regiment in the tower."""
    put(st, number, (100, 100))
    occupy(st, number, TOWER)
    st.drop_mark(number, SPENT)
    return st


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, False))


# -- occupying -----------------------------------------------------------------------------------------------------------


@clause("FB-21.3", "FB-21.4", "FB-21.5", "FB-21.30", "FB-27.7", "FB-13.6")
def test_fb_21_3_a_march_into_a_garrison_ends_the_activation() -> None:
    st = yard()
    rows(st, MEN, 1600, 1000)
    acting(st, MEN)
    st.apply(MARCH_ACTION)
    assert asked(st, "occupy").options == [NOWHERE, TOWER]
    st.apply(TOWER)
    assert st.inside[MEN] == TOWER
    assert all(st.place[model] == WAITING for model in st.models(MEN))
    assert st.has_mark(MEN, ACTIVATED)  # no second Action
    assert "occupied" in keys(st)
    check_sound(st)


@clause("FB-21.3", "FB-27.7")
def test_fb_21_3_the_march_may_go_elsewhere_instead() -> None:
    st = yard()
    rows(st, MEN, 1600, 1000)
    start_march(st, MEN)
    st.run()
    st.apply(NOWHERE)
    st.apply(point(1600, 900))
    assert st.inside[MEN] == NOWHERE
    assert spots(st, MEN)[0] == (1600, 900)


@clause("FB-21.3")
def test_fb_21_3_only_infantry_and_not_more_than_the_capacity() -> None:
    st = yard()
    put(st, KNIGHTS, (1600, 1000))
    assert occupiable(st, KNIGHTS) == []
    put(st, RAIDERS, (1600, 1000))
    assert st.count(RAIDERS) == 12
    assert why_not_hold(st, RAIDERS, TOWER) is None
    assert clause_of(why_not_hold(st, RAIDERS, 1)) == "FB-21.3"  # a wood
    st = table("auto", army_1=listed("Noble Lord", "- 13 Militia", "- 6 Men-at-Arms"), tower=("", square(1500, 1400)))
    put(st, 1, (1600, 1000))
    assert clause_of(why_not_hold(st, 1, TOWER)) == "FB-21.3"


@clause("FB-21.3", "FB-21.30")
def test_fb_21_3_a_leader_model_must_reach_the_outline() -> None:
    for y, open_to in ((850, True), (848, True), (847, False)):
        st = yard()
        alone(st, MEN, 1700, y)  # March 5, to 0.02" before the wall
        assert (occupiable(st, MEN) == [TOWER]) == open_to, y
    st = yard()
    alone(st, MEN, 1700, 500, count=2)
    bearer = st.models(MEN)[1]
    st.place[bearer] = point(1700, 1000)  # the Standard Bearer is a Leader Model
    assert occupiable(st, MEN) == [TOWER]


@clause("FB-21.6")
def test_fb_21_6_one_regiment_for_each_garrison() -> None:
    st = settled(yard(), MEN)
    rows(st, MILITIA, 1600, 1000)
    assert clause_of(why_not_occupy(st, MILITIA, TOWER)) == "FB-21.6"
    rows(st, MILITIA, 100, 500)
    put(st, 0, (1600, 1000))
    assert st.plan(0).is_character
    st.inside[MEN] = NOWHERE
    put(st, MEN, (100, 100))
    assert why_not_occupy(st, 0, TOWER) is None  # a Character Regiment may


@clause("FB-21.27")
def test_fb_21_27_not_while_an_enemy_touches_the_outline() -> None:
    st = yard()
    alone(st, MEN, 1700, 1000)
    alone(st, HUSCARLS, 1700, 1855)
    assert clause_of(why_not_occupy(st, MEN, TOWER)) == "FB-21.27"
    alone(st, HUSCARLS, 1700, 1856)
    assert why_not_occupy(st, MEN, TOWER) is None


@clause("FB-24.25", "FB-27.14")
def test_fb_24_25_forward_deployment() -> None:
    army = listed("Jarl", "- 6 Stalkers", "- 6 Raiders", faction="nords")
    st = yard(army_1=army)
    scouts = next(plan.number for plan in st.rules.plans if plan.owner == 0 and plan.entry == "stalkers")
    st.status[scouts] = ARRIVING
    assert deployable(st, scouts) == [TOWER]
    acting(st, scouts)
    assert asked(st, "deploy").options == [NOWHERE, TOWER]
    clone = st.clone()
    clone.apply(NOWHERE)
    assert asked(clone, "enter")
    st.apply(TOWER)
    assert (st.status[scouts], st.inside[scouts]) == (FIELD, TOWER)
    assert st.has_mark(scouts, ACTIVATED)
    assert st.decision is None


@clause("FB-24.25", "FB-8.8")
def test_fb_24_25_not_in_the_zone_of_the_opponent() -> None:
    army = listed("Jarl", "- 6 Stalkers", "- 6 Raiders", faction="nords")
    for low, open_to in ((2199, True), (2200, False)):
        st = table("auto", army_1=army, tower=("", square(1500, low)))
        scouts = next(plan.number for plan in st.rules.plans if plan.owner == 0 and plan.entry == "stalkers")
        assert (deployable(st, scouts) == [TOWER]) == open_to


# -- leaving -------------------------------------------------------------------------------------------------------------


@clause("FB-21.19", "FB-21.20", "FB-12.12", "FB-27.14")
def test_fb_21_19_leaving_by_a_march_as_the_only_action() -> None:
    st = settled(yard(), MEN)
    acting(st, MEN)
    assert MARCH_ACTION in asked(st, "action").options
    st.apply(MARCH_ACTION)
    region = asked(st, "leave_at").region
    assert region is not None
    assert region.contains(point(1700, 1348))
    assert why(region, 1700, 1340) == ["FB-21.19"]  # not beside the wall
    assert why(region, 1700, 1380) == ["FB-21.19"]  # in it
    st.apply(point(1700, 1348))
    region = asked(st, "march").region
    assert region is not None
    assert region.contains(point(1700, 900))
    assert why(region, 1700, 1300) == ["FB-21.19"]  # at least 1" away
    assert why(region, 1700, 847) == ["FB-12.2"]
    st.apply(point(1700, 900))
    assert st.inside[MEN] == NOWHERE
    assert st.has_mark(MEN, ACTIVATED)
    outline = st.field().pieces[TOWER].outline
    assert all(grown(x, y, outline, 150) != INSIDE for x, y in spots(st, MEN))
    assert all(in_command_range(st, model) for model in st.models(MEN))
    check_places(st)


@clause("FB-21.19")
def test_fb_21_19_not_as_the_second_action() -> None:
    st = settled(yard(), MEN)
    assert Activation(MEN, [], 2, False).why_not_take(st, MARCH_ACTION) is None
    assert clause_of(Activation(MEN, [TAKE_AIM], 1, False).why_not_take(st, MARCH_ACTION)) == "FB-21.19"


@clause("FB-21.20")
def test_fb_21_20_without_a_way_out_it_stays() -> None:
    st = settled(yard(), MEN)
    assert can_leave(st, MEN)
    ring = [(1330, 1230 + 150 * n) for n in range(6)] + [(2070, 1230 + 150 * n) for n in range(6)]
    ring += [(1330 + 150 * n, 1230) for n in range(1, 5)] + [(1330 + 150 * n, 1970) for n in range(1, 5)]
    foes = [
        *range(st.plan(RAIDERS).first, st.plan(RAIDERS).end),
        *range(st.plan(HUSCARLS).first, st.plan(HUSCARLS).end),
    ]
    st.status[RAIDERS] = st.status[HUSCARLS] = FIELD
    for at, model in enumerate(foes):
        st.place[model] = point(*ring[at]) if at < len(ring) else -1
    assert not can_leave(st, MEN)
    assert clause_of(Activation(MEN, [], 2, False).why_not_take(st, MARCH_ACTION)) == "FB-21.20"


@clause("FB-12.12", "FB-21.20")
def test_fb_12_12_ranks_stand_along_the_edge_of_the_outline() -> None:
    st = settled(yard(), MEN)
    run(st, Leave(MEN))
    st.apply(point(1952, 1600))  # at the eastern wall
    st.apply(point(2300, 1600))
    assert spots(st, MEN)[:3] == [
        (2300, 1600),
        (2300, 1498),
        (2300, 1702),
    ]  # a rank from south to north, seen from within
    assert outward(1952, 1600, st.field().pieces[TOWER].outline)[0] > 0


@clause("FB-21.26")
def test_fb_21_26_no_charge_and_no_reform_from_inside() -> None:
    st = settled(yard(), MEN)
    alone(st, HUSCARLS, 1700, 1348)
    assert is_engaged(st, MEN)
    assert clause_of(why_not_charge(st, MEN)) == "FB-21.26"
    assert clause_of(why_not_reform(st, MEN)) == "FB-21.26"
    assert COMBAT_REFORM not in asked(acting(st, MEN), "action").options


@clause("FB-21.26", "FB-24.5")
def test_fb_21_26_bloodlust_drives_it_out() -> None:
    st = yard(army_1=listed("Jarl", "- 5 Ulfhednar", "- 6 Raiders", faction="nords"))
    mad = regiment(st, "ulfhednar")
    settled(st, mad)
    alone(st, regiment(st, "huscarls", 1), 1700, 3000)
    acting(st, mad)
    load(st, 6)
    st.apply(ROLL)
    assert asked(st, "leave_at")
    st = settled(yard(army_1=listed("Jarl", "- 5 Ulfhednar", "- 6 Raiders", faction="nords")), mad)
    alone(st, regiment(st, "huscarls", 1), 1700, 3000)
    run(st, Activation(mad, [TAKE_AIM], 1, False, stage=3))
    load(st, 6)
    st.apply(ROLL)
    assert st.inside[mad] == TOWER  # the second Action is lost
    assert st.decision is None


# -- fighting ------------------------------------------------------------------------------------------------------------


@clause("FB-21.13", "FB-21.12", "FB-21.29", "FB-15.10")
def test_fb_21_13_a_garrison_is_charged_at_its_outline() -> None:
    st = settled(yard(), HUSCARLS)
    rows(st, MEN, 1500, 1000)
    load(st, 1)
    run(st, Charge(0, MEN))
    assert are_engaged(st, MEN, HUSCARLS)
    assert any(touches(st, model, HUSCARLS) for model in st.models(MEN))
    check_places(st)


@clause("FB-21.13", "FB-15.4")
def test_fb_21_13_a_garrison_that_is_closer_covers_a_lone_character() -> None:
    st = settled(yard(army_2=listed("Jarl", "- 6 Huscarls", faction="nords")), 6)
    rows(st, MEN, 1500, 1000)
    leader = leader_of(st, MEN)
    put(st, 5, (1000, 1300))
    assert is_lone_character(st, 5)
    assert [sees(st, leader, foe) for foe in (5, 6)] == [True, True]
    assert clause_of(why_not_within(st, [leader], 5, 1200)) == "FB-15.4", (
        "the wall is 3.5 inches away, the Jarl more than 4"
    )
    put(st, 5, (1200, 1000))
    assert why_not_within(st, [leader], 5, 1200) is None


@clause("FB-21.16")
def test_fb_21_16_nobody_inside_piles_in() -> None:
    st = settled(yard(), MEN)
    rows(st, HUSCARLS, 1500, 1348, wide=9)
    before = st.place[:]
    acting(st, MEN)
    assert len(engaged_models(st, MEN)) == st.count(MEN)  # all inside are Engaged
    load(st, *[6] * 40)
    st.apply(CLASH_ACTION)
    assert "moved" not in keys(st)
    assert st.place == before


@clause("FB-21.17", "FB-7.11")
def test_fb_21_17_casualties_inside_are_all_alike() -> None:
    st = settled(yard(), MEN)
    ranks = next_casualties(st, MEN, [])
    assert len(ranks) == st.count(MEN) - len([m for m in st.models(MEN) if m not in ranks])
    assert st.models(MEN)[0] not in ranks
    assert len(ranks) >= st.count(MEN) - 4


@clause("FB-21.18", "FB-21.5", "FB-27.14")
def test_fb_21_18_a_stormed_garrison_may_be_occupied_at_once() -> None:
    for pick in (YES, NO):
        st = settled(yard(), HUSCARLS)
        rows(st, MEN, 1500, 1348, wide=11)
        frame = Storm.of(st, MEN)
        assert frame.pieces == [TOWER]
        destroy(st, HUSCARLS)
        run(st, frame)
        assert asked(st, "storm").context == (MEN, TOWER)
        st.apply(pick)
        assert st.inside[MEN] == (TOWER if pick == YES else NOWHERE)
        assert st.has_mark(MEN, SPENT) == (pick == YES)


@clause("FB-21.18")
def test_fb_21_18_not_while_a_model_lives_inside_and_not_by_cavalry() -> None:
    st = settled(yard(), HUSCARLS)
    rows(st, MEN, 1500, 1348, wide=11)
    run(st, Storm.of(st, MEN))
    assert st.decision is None
    rows(st, MEN, 100, 100)
    put(st, KNIGHTS, (1700, 1298))
    frame = Storm.of(st, KNIGHTS)
    destroy(st, HUSCARLS)
    run(st, frame)
    assert st.decision is None


@clause("FB-21.21", "FB-16.28", "FB-12.17")
def test_fb_21_21_a_withdraw_leads_towards_its_own_edge() -> None:
    st = settled(yard(), MEN)
    alone(st, HUSCARLS, 1700, 1852)
    assert is_engaged(st, MEN)
    flee(st, MEN)
    st.run()
    assert st.inside[MEN] == NOWHERE
    lead = spots(st, MEN)[0]
    assert lead[1] == 1348 - 500  # March 5, straight to the south
    assert st.has_mark(MEN, SPENT)
    assert not is_engaged(st, MEN)
    assert all(in_command_range(st, model) for model in st.models(MEN))
    check_places(st)


@clause("FB-21.21")
def test_fb_21_21_only_as_the_first_action() -> None:
    st = settled(yard(), MEN)
    alone(st, HUSCARLS, 1700, 1852)
    acting(st, MEN)
    assert WITHDRAW_ACTION in asked(st, "action").options
    frame = next(each for each in st.stack if isinstance(each, Activation))
    frame.taken.append(TAKE_AIM)
    assert clause_of(frame.why_not_take(st, WITHDRAW_ACTION)) == "FB-21.21"


@clause("FB-21.21", "FB-12.17")
def test_fb_21_21_a_model_that_finds_no_place_is_a_casualty() -> None:
    st = settled(yard(), MEN)
    wall = [(1330 + 180 * n, 1010) for n in range(9)] + [(1200, 1200), (1200, 1400)]
    st.status[RAIDERS] = FIELD
    for at, model in enumerate(range(st.plan(RAIDERS).first, st.plan(RAIDERS).end)):
        st.place[model] = point(*wall[at]) if at < len(wall) else -1
    before = st.count(MEN)
    flee(st, MEN)
    st.run()
    assert st.count(MEN) < before or st.status[MEN] != FIELD
    check_sound(st)


@clause("FB-21.22")
def test_fb_21_4_a_slain_model_inside_needs_no_place() -> None:
    st = settled(yard(), MEN)
    slay(st, st.models(MEN)[-1])
    check_sound(st)
    assert st.inside[MEN] == TOWER
