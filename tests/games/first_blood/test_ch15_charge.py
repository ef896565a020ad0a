"""Chapter 15: declaring a Charge, the roll, the move into contact, Impact Attacks."""

from __future__ import annotations

from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.attack import NONE
from sandtable.games.first_blood.combat.charge import (
    NO,
    YES,
    Charge,
    charge_distance,
    primary_targets,
    secondary_targets,
    why_nobody,
    why_not_charge,
    why_not_target,
)
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.fighters import casualty_order
from sandtable.games.first_blood.combat.impact import Impact, impact_groups, makes_impact
from sandtable.games.first_blood.combat.reform import must_reform
from sandtable.games.first_blood.in_force import BY_CLASH, UNTIL_TURN
from sandtable.games.first_blood.measuring import are_engaged, engaged_models, in_command_range, touches
from sandtable.games.first_blood.state import ARRIVED, BROKEN, CHARGED, HINDERED, INSPIRED, State
from sandtable.games.first_blood.turn.actions import CHARGE, CLASH_ACTION, COMBAT_REFORM, END, INSPIRE, WITHDRAW_ACTION
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_events import decay_values
from sandtable.games.first_blood.turn.supremacy import carry_out
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, clause_of, keys, listed, load, plain, put, regiment, run
from tests.support import clause

MILITIA, MEN, KNIGHTS, BOWS = 1, 2, 3, 4
"""Of seat 0: March 5 and Standard Bearers; March 8, Cavalry, Attacks 4; Leader only."""
JARL, RAIDERS, HUSCARLS, CHOSEN, TROLLS = 5, 6, 7, 8, 9


def field(placement: str = "auto") -> State:
    return plain(placement=placement)


def rows(st: State, number: int, x: int, y: int, wide: int = 5) -> None:
    """A Regiment in ranks, with the Leader at the western end of the first one. Further ranks follow to the south."""
    step = 2 * st.plan(number).radius + 2
    count = st.plan(number).end - st.plan(number).first
    put(st, number, *[(x + step * (at % wide), y - step * (at // wide)) for at in range(count)])


def facing(st: State, mine: int, theirs: int, gap: int, wide: int = 5) -> None:
    """Two Regiments face to face, this many hundredths of an inch apart: ours in ranks, the enemy in one long rank."""
    rows(st, mine, 1000, 1500, wide)
    put(st, theirs, (1000, 1500 + st.plan(mine).radius + st.plan(theirs).radius + gap))


def acting(st: State, number: int) -> State:
    return run(st, Activation(number, [], 2, False))


def hits(st: State) -> list[tuple[object, ...]]:
    return [event[1] for event in st.events if event[0] == "hits"]


@clause("FB-15.6", "FB-7.26", "FB-15.3")
def test_fb_15_6_charge_distance_is_march_and_die() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 1100)
    assert charge_distance(st, MEN, 4) == 900
    assert primary_targets(st, MEN) == [HUSCARLS]  # 11" away, 5 + 6 at most
    st.set_mark(MEN, BROKEN)
    assert charge_distance(st, MEN, 4) == 700
    assert clause_of(why_not_target(st, MEN, HUSCARLS)) == "FB-15.3"
    st = field()
    facing(st, MEN, HUSCARLS, 1101)
    assert why_nobody(st, MEN).clause == "FB-15.3"


@clause("FB-15.2", "FB-15.15")
def test_fb_15_2_a_leader_model_must_see_the_target() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 600)
    assert why_not_charge(st, MEN) is None
    put(st, TROLLS, (900, 1900), (1100, 1900))  # a wall of Brutes in front of Leader and Standard Bearer
    assert why_not_target(st, MEN, HUSCARLS) is None  # their own side: they see past its end
    rows(st, MEN, 1000, 1500, 1)  # one file: only the first ones see
    st.place[st.plan(HUSCARLS).first + 2 :] = [-1] * (len(st.place) - st.plan(HUSCARLS).first - 2)
    put(st, TROLLS, (900, 1900), (1100, 1900))
    assert clause_of(why_not_target(st, MEN, HUSCARLS)) == "FB-15.2"
    assert why_not_target(st, MEN, TROLLS) is None


@clause("FB-15.4", "FB-17.3", "FB-17.47", "FB-3.20")
def test_fb_15_4_a_lone_character_only_if_it_is_the_closest_target() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 600)
    put(st, JARL, (600, 2200))
    assert clause_of(why_not_target(st, MEN, JARL)) == "FB-15.4"
    put(st, JARL, (600, 1900))
    assert why_not_target(st, MEN, JARL) is None
    st = field()
    put(st, TROLLS, (1000, 1500))
    put(st, 0, (1000, 2400))  # the Noble Lord has a Retinue
    put(st, MILITIA, (1000, 2200))
    assert clause_of(why_not_target(st, TROLLS, 0)) != "FB-15.4"


@clause("FB-13.19")
def test_fb_13_19_no_charge_on_the_turn_of_arrival() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 600)
    st.set_mark(MEN, ARRIVED)
    acting(st, MEN)
    assert CHARGE not in asked(st, "action").options
    assert SPEC.presentation.why_not(st, 0, ("action", CHARGE)) == ["FB-13.19"]


@clause("FB-15.5", "FB-4.18")
def test_fb_15_5_two_leader_models_may_charge_two_targets() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 600)
    put(st, CHOSEN, (2000, 2200))  # to the right of the Huscarls, within 3" of the last one
    assert secondary_targets(st, MEN, HUSCARLS) == [CHOSEN]
    put(st, CHOSEN, (2500, 2200))
    assert secondary_targets(st, MEN, HUSCARLS) == []
    put(st, CHOSEN, (2000, 2200))
    slay(st, st.plan(MEN).first + 1)
    assert secondary_targets(st, MEN, HUSCARLS) == []  # the Leader alone


@clause("FB-15.7", "FB-15.9", "FB-15.8", "FB-24.52", "FB-4.15", "FB-2.6")
def test_fb_15_8_unstoppable_rolls_a_failed_charge_again() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 900)
    before = st.place[:]
    acting(st, MEN)
    load(st, 3)
    st.apply(CHARGE)
    question = asked(st, "charge_again")
    assert (question.options, question.context) == ([YES, NO], (MEN, 3))
    load(st, 1)
    st.apply(YES)
    assert "charge_failed" in keys(st)
    assert st.place == before  # nobody moves
    assert not st.has_mark(MEN, CHARGED)
    assert asked(st, "action").context == (MEN, 1)  # the Action is lost, the other one remains
    assert SPEC.presentation.why_not(st, 0, ("action", CHARGE)) == ["FB-11.9"]
    st = field()
    facing(st, BOWS, HUSCARLS, 900)  # no Standard Bearer: no Unstoppable
    acting(st, BOWS)
    load(st, 3)
    st.apply(CHARGE)
    assert asked(st, "action").context == (BOWS, 1)


@clause("FB-15.10", "FB-15.11", "FB-15.1", "FB-12.13", "FB-4.12")
def test_fb_15_10_all_end_in_contact_or_as_close_as_possible() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 500)
    start = st.place[:]
    acting(st, MEN)
    load(st, 1)
    st.apply(CHARGE)
    assert "charged" in keys(st)
    assert "moved" in keys(st)
    answer(st, "action", END)
    assert len(engaged_models(st, MEN)) >= 5
    assert all(in_command_range(st, model) for model in st.models(MEN))
    for model in st.models(MEN):
        dx, dy = x_of(st.place[model]) - x_of(start[model]), y_of(st.place[model]) - y_of(start[model])
        assert dx * dx + dy * dy <= 600 * 600


@clause("FB-15.7")
def test_fb_15_7_exactly_the_distance_is_enough() -> None:
    for gap, engaged in ((700, True), (701, False)):
        st = field()
        facing(st, BOWS, HUSCARLS, gap)
        acting(st, BOWS)
        load(st, 2)
        st.apply(CHARGE)
        assert are_engaged(st, BOWS, HUSCARLS) == engaged


@clause("FB-15.12", "FB-21.28")
def test_fb_15_12_no_contact_with_a_regiment_that_is_not_a_target() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 500)
    put(st, CHOSEN, (1020, 2000))  # among them, half an inch before the first ones
    for at, model in enumerate(st.models(CHOSEN)):
        st.place[model] = point(700 + 10 * at, 2000 + 101 * at)
    run(st, Charge(2, MEN, HUSCARLS))
    assert are_engaged(st, MEN, HUSCARLS)
    assert not are_engaged(st, MEN, CHOSEN)


@clause("FB-15.13", "FB-15.8")
def test_fb_15_13_a_charge_that_finds_no_room_has_failed_after_all() -> None:
    st = field()
    facing(st, KNIGHTS, JARL, 500)
    around = [(1000, 1800), (880, 1900), (1120, 1900), (1000, 2260), (800, 2100), (1200, 2100), (850, 2210)]
    put(st, JARL, (1000, 2100))
    put(st, CHOSEN, *around)  # no Knight can reach him without touching others
    load(st, 6)
    run(st, Charge(2, KNIGHTS, JARL))
    assert ("charge_no_room", (0, KNIGHTS, JARL), "FB-15.13") in [event[:3] for event in st.events]
    assert "charge_failed" not in keys(st)
    assert not are_engaged(st, KNIGHTS, JARL)


@clause("FB-15.14", "FB-15.5")
def test_fb_15_14_leader_and_standard_bearer_take_a_target_each() -> None:
    st = field()
    facing(st, MEN, JARL, 500)
    put(st, JARL, (900, 2100))
    put(st, CHOSEN, (1200, 2100))
    load(st, 4)
    run(st, Charge(2, MEN, JARL, CHOSEN))
    leader, bearer = st.plan(MEN).first, st.plan(MEN).first + 1
    assert touches(st, leader, JARL)
    assert touches(st, bearer, CHOSEN)
    st = field()
    facing(st, MEN, JARL, 500)
    put(st, JARL, (900, 2100))
    put(st, CHOSEN, (1200, 2250))
    st.place[st.plan(CHOSEN).first] = point(1200, 2275)
    load(st, 1)  # 6": the Jarl is reached, the Bow-Chosen are not
    run(st, Charge(2, MEN, JARL, CHOSEN))
    assert are_engaged(st, MEN, JARL)
    assert not are_engaged(st, MEN, CHOSEN)


@clause("FB-15.16", "FB-16.3", "FB-24.20", "FB-20.13")
def test_fb_15_16_a_clash_after_a_charge_is_inspired_for_free() -> None:
    for hindered, target in ((False, 3), (True, 2)):
        st = field()
        facing(st, MEN, HUSCARLS, 500)
        slay(st, st.plan(MEN).first)
        slay(st, st.plan(MEN).first + 1)
        acting(st, MEN)
        load(st, 6)
        st.apply(CHARGE)
        assert not st.has_mark(MEN, INSPIRED)
        if hindered:
            st.set_mark(MEN, HINDERED)
        dice = len(engaged_models(st, MEN))
        load(st, *[target] * 11, *[1] * 11)  # Clash 2, or 3
        st.apply(CLASH_ACTION)
        found = hits(st)[-1][1]
        assert isinstance(found, int)
        assert found >= dice
        while st.decision is not None and st.decision.kind != "action":
            st.apply(st.decision.options[0])
        assert not st.has_mark(MEN, INSPIRED)


@clause("FB-15.16", "FB-20.13")
def test_fb_20_13_hindered_regiments_get_no_inspire_light_ones_do() -> None:
    st = field()
    facing(st, MEN, HUSCARLS, 500)
    st.set_mark(MEN, HINDERED)
    acting(st, MEN)
    load(st, 6)
    st.apply(CHARGE)
    load(st, *[3] * 11)
    st.apply(CLASH_ACTION)
    answer(st, "reroll_hit", NONE)
    assert hits(st)[-1] == (HUSCARLS, 0)  # Clash 2


@clause("FB-15.17", "FB-24.50", "FB-4.3")
def test_fb_15_17_who_makes_impact_attacks() -> None:
    st = field()
    made = [number for number in (0, MEN, KNIGHTS, TROLLS) if makes_impact(st, number, st.plan(number).first)]
    assert made == [KNIGHTS, TROLLS]
    for entry, faction, throws in (("5 Blooded", "wadrhun", False), ("6 Slingers", "wadrhun", False)):
        other = plain(listed("Predator", f"- {entry}", faction=faction))
        assert makes_impact(other, 1, other.plan(1).first) == throws


@clause("FB-15.18", "FB-15.20", "FB-24.53", "FB-15.21", "FB-24.9")
def test_fb_15_18_attacks_in_contact_are_added_up_and_halved() -> None:
    st = field()
    facing(st, KNIGHTS, HUSCARLS, 2)
    one, two = st.models(KNIGHTS)
    assert impact_groups(st, KNIGHTS, [one, two], HUSCARLS) == [(4, 2, 2)]  # 2 x Attacks 4; Clash 2, Brutal Impact 2
    assert impact_groups(st, KNIGHTS, [one], HUSCARLS) == [(2, 2, 2)]
    st.plan(TROLLS).stats = (6, 1, 2, 5, 5, 3, 2, 0)
    put(st, TROLLS, (400, 400))
    assert [dice for dice, _, _ in impact_groups(st, TROLLS, st.models(TROLLS), MEN)] == [5]
    assert [dice for dice, _, _ in impact_groups(st, TROLLS, st.models(TROLLS)[:1], MEN)] == [
        2
    ]  # 5 halved, rounded down


@clause("FB-15.21", "FB-15.22", "FB-15.28")
def test_fb_15_21_impact_attacks_follow_the_charge_and_are_rolled_to_hit() -> None:
    st = field()
    facing(st, KNIGHTS, HUSCARLS, 500)
    acting(st, KNIGHTS)
    load(st, 4, 1, 2, 3, 6, 6, 1)  # the Charge Roll; four dice of the two Knights: two Hits; Injury 6 and 1
    st.apply(CHARGE)
    assert hits(st) == [(HUSCARLS, 2)]
    assert asked(st, "reroll_injury").seat == 1  # the target's Leader, not the charger's
    load(st, 1)  # one Wound: Morale, Resolve 3 + 1
    st.apply(NONE)
    assert st.count(HUSCARLS) == 8
    assert asked(st, "action").context == (KNIGHTS, 1)


@clause("FB-15.27", "FB-20.12")
def test_fb_15_27_no_impact_after_charging_through_hindering_terrain() -> None:
    st = field()
    facing(st, KNIGHTS, HUSCARLS, 500)
    st.set_mark(KNIGHTS, HINDERED)
    acting(st, KNIGHTS)
    load(st, 4)
    st.apply(CHARGE)
    assert are_engaged(st, KNIGHTS, HUSCARLS)
    assert hits(st) == []


@clause("FB-15.19", "FB-15.28")
def test_fb_15_19_a_model_in_contact_with_two_targets_is_assigned_to_one() -> None:
    st = field()
    put(st, KNIGHTS, (1000, 1500), (1400, 1500))
    put(st, HUSCARLS, (900, 1616), (0, 3000))
    for at, model in enumerate(st.models(HUSCARLS)):
        st.place[model] = point(900 - 101 * at, 1616)
    put(st, CHOSEN, (1110, 1608))
    for at, model in enumerate(st.models(CHOSEN)[1:], 1):
        st.place[model] = point(1110 + 5 * at, 1608 + 101 * at)
    run(st, Impact(0, KNIGHTS, [HUSCARLS, CHOSEN], [], []))
    question = asked(st, "impact_on")
    assert (question.options, question.context) == ([HUSCARLS, CHOSEN], (KNIGHTS, st.plan(KNIGHTS).first))
    load(st, 1, 1, 1, 1)
    st.apply(CHOSEN)
    assert hits(st) == [(CHOSEN, 2)]


@clause("FB-15.24")
def test_fb_15_24_impact_casualties_are_first_those_not_in_contact() -> None:
    st = field("free")
    facing(st, KNIGHTS, HUSCARLS, 2)
    touched = [model for model in st.models(HUSCARLS) if touches(st, model, KNIGHTS)]
    load(st, 1, 1, 1, 1, 6, 6, 6, 6)
    run(st, Impact(0, KNIGHTS, [HUSCARLS], [], []))
    answer(st, "reroll_injury", NONE)
    free = [model for model in st.models(HUSCARLS)[2:] if model not in touched]
    assert asked(st, "casualty").options == free


@clause("FB-15.26", "FB-21.14")
def test_fb_15_26_no_impact_against_a_garrison() -> None:
    st = field()
    put(st, KNIGHTS, (2898, 400))
    put(st, HUSCARLS, (400, 3000))
    st.inside[HUSCARLS] = 0
    for model in st.models(HUSCARLS):
        st.place[model] = -2
    run(st, Impact(0, KNIGHTS, [HUSCARLS], [], []))
    assert hits(st) == []
    assert st.decision is None


@clause("FB-15.25", "FB-12.17")
def test_fb_15_25_command_models_are_drawn_into_the_fight() -> None:
    for placement in ("auto", "free"):
        st = field(placement)
        put(st, KNIGHTS, (1000, 1500), (1202, 1500))
        put(st, CHOSEN, (1000, 2500), (1000, 1652), (1202, 1652))
        for model in st.models(CHOSEN)[3:]:
            slay(st, model)
        load(st, 1, 1, 1, 1, 6, 6, 1, 1)  # two Wounds: only the Leader is left, far behind
        run(st, Impact(0, KNIGHTS, [CHOSEN], [], []))
        load(st, 1, 1)
        answer(st, "reroll_injury", NONE)
        leader = st.plan(CHOSEN).first
        if placement == "free":
            places = asked(st, "draw_in").options
            assert (asked(st, "draw_in").seat, len(places) > 10) == (1, True)
            st.apply(places[5])
            assert st.place[leader] == places[5]
        assert st.models(CHOSEN) == [leader]
        assert are_engaged(st, CHOSEN, KNIGHTS)


def test_stone_spikes_hurt_a_successful_charger() -> None:
    st = plain(listed("Chapter Mage", "spells: Stone Spikes", "- 6 Men-at-Arms"), placement="auto")
    raiders = regiment(st, "raiders", 1)
    put(st, 1, (1000, 1500))
    put(st, raiders, (1000, 2100))
    number = next(at for at, bound in enumerate(st.rules.forces.bounds) if bound.effect.when == "charged")
    st.lasting.append((number, 1, UNTIL_TURN, 0))
    load(st, 1)
    run(st, Charge(2, raiders, 1))
    assert decay_values(st, raiders, False) == [2]


@clause("FB-15.6", "FB-15.21")
def test_thrill_of_the_kill_lengthens_charges_and_adds_dice_to_impacts() -> None:
    army = listed("Predator", "- 6 Slingers", "- 1 Tontorr", faction="wadrhun")
    st = plain(army, placement="auto")
    light, heavy = regiment(st, "slingers"), regiment(st, "tontorr")
    put(st, light, (400, 400))
    put(st, heavy, (1500, 400))
    before = charge_distance(st, light, 1)
    dice = sum([dice for dice, _, _ in impact_groups(st, heavy, st.models(heavy), len(st.rules.plans) - 1)])
    for number in st.rules.forces.whole(first_of(st, "thrill_of_the_kill")):
        carry_out(st, number)
    assert charge_distance(st, light, 1) == before + 300
    more = sum([dice for dice, _, _ in impact_groups(st, heavy, st.models(heavy), len(st.rules.plans) - 1)])
    assert more == dice + 1


def first_of(st: State, ability: str) -> int:
    return next(at for at, bound in enumerate(st.rules.forces.bounds) if bound.ability == ability)


# -- Garrisons -----------------------------------------------------------------------------------------------------------

TOWER = 0
"""On the plain: a Garrison from (30, 2) to (34, 6) inches, Defence 2, Capacity 12."""


def manned(st: State, number: int) -> None:
    """A Regiment inside the tower."""
    put(st, number, (400, 400))
    st.inside[number] = TOWER
    for model in range(st.plan(number).first, st.plan(number).end):
        st.place[model] = -2


@clause("FB-21.13", "FB-21.29", "FB-21.12", "FB-15.26")
def test_fb_21_13_an_occupied_garrison_is_charged_at_its_outline() -> None:
    for gap, die, reached in ((800, 3, True), (801, 3, False)):
        st = field()
        manned(st, HUSCARLS)
        rows(st, BOWS, 3000 - 50 - gap - 408, 500)
        leader = st.plan(BOWS).first
        st.place[leader] = point(3000 - 50 - gap, 400)  # this far from the western wall
        assert why_not_target(st, BOWS, HUSCARLS) is None
        load(st, die)
        run(st, Charge(2, BOWS, HUSCARLS))
        assert are_engaged(st, BOWS, HUSCARLS) == reached
        if reached:
            assert x_of(st.place[leader]) == 2948  # 0.02" from the wall
            assert len(engaged_models(st, BOWS)) >= 2
            assert engaged_models(st, HUSCARLS) == st.models(HUSCARLS)


@clause("FB-21.26", "FB-21.16")
def test_fb_21_26_nobody_charges_or_reforms_out_of_a_garrison() -> None:
    st = field()
    manned(st, HUSCARLS)
    put(st, BOWS, (2600, 400))
    assert clause_of(why_not_charge(st, HUSCARLS)) == "FB-21.26"
    put(st, BOWS, (2948, 250), (2948, 352), (2000, 400))
    run(st, Activation(HUSCARLS, [], 2, must_reform(st, HUSCARLS)))
    assert asked(st, "action").options == [END, INSPIRE, CLASH_ACTION, WITHDRAW_ACTION]
    assert SPEC.presentation.why_not(st, 1, ("action", COMBAT_REFORM)) == ["FB-21.26"]


@clause("FB-21.16", "FB-21.17", "FB-21.15")
def test_fb_21_17_a_clash_for_a_garrison() -> None:
    st = field()
    manned(st, HUSCARLS)
    put(st, BOWS, (2948, 250), (2948, 352), (2846, 250), (2846, 352), (2744, 250), (2744, 352), (2642, 250))
    before = len(engaged_models(st, BOWS))
    load(st, *[6] * 10)
    run(st, Clash(0, BOWS, [], []))
    after = len(engaged_models(st, BOWS))
    assert after > before  # they pile in to the outline
    assert asked(st, "reroll_hit").context[1:] == (6,) * ((after + 1) // 2)  # half of their Attacks
    assert casualty_order(st, BY_CLASH, BOWS, HUSCARLS) == []  # all alike
    st = field()
    manned(st, HUSCARLS)
    put(st, BOWS, (2948, 250), (2000, 400))
    load(st, *[6] * 9)
    run(st, Clash(0, HUSCARLS, [], []))  # all Models inside strike, half of their Attacks; nobody moves
    assert len(asked(st, "reroll_hit").context) - 1 == 5
    assert all(st.place[model] == -2 for model in st.models(HUSCARLS))
