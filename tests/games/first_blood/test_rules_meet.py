"""Interactions between chapters: free Actions and counted ones, Garrisons and ongoing effects, Inspire and more."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.space.points import point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack import FROM_HITS, NONE, Attack, falling
from sandtable.games.first_blood.combat.attack_traits import AGAIN, EXTRA, TORRENT, clash_groups, ruin_groups
from sandtable.games.first_blood.combat.clash import PILING_IN, Clash
from sandtable.games.first_blood.combat.duel import ACCEPT
from sandtable.games.first_blood.combat.reform import must_reform
from sandtable.games.first_blood.in_force import BY_CLASH, BY_DUEL, BY_IMPACT, BY_VOLLEY, UNTIL_TURN, Situation
from sandtable.games.first_blood.measuring import in_command_range
from sandtable.games.first_blood.movement.charge.contact import Closing
from sandtable.games.first_blood.movement.formation.obstacles import contact_limits
from sandtable.games.first_blood.movement.formation.set_down import set_down
from sandtable.games.first_blood.movement.march.garrison import NO, YES, occupy
from sandtable.games.first_blood.qualities import rule_x
from sandtable.games.first_blood.shooting.barrage import volley_groups
from sandtable.games.first_blood.shooting.volley import Volley, all_guns
from sandtable.games.first_blood.state import (
    ARRIVED,
    ARRIVING,
    BROKEN,
    GONE,
    INSPIRED,
    LED_HIT,
    LED_INJURY,
    NOWHERE,
    SPENT,
    State,
)
from sandtable.games.first_blood.tables.terms import CLEAVE, FLUX_POWERED, SEIZE_THE_DAY
from sandtable.games.first_blood.turn.actions import (
    CLASH_ACTION,
    COMBAT_REFORM,
    DUEL_ACTION,
    END,
    INSPIRE,
    MARCH_ACTION,
    SPELLCASTING,
    WITHDRAW_ACTION,
)
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS, can_free
from sandtable.games.first_blood.wounds import resolve_value, slay
from tests.games.first_blood.moving import alone
from tests.games.first_blood.support import answer, asked, keys, listed, load, plain, put, run
from tests.support import clause

JARL = listed("Jarl", "- 6 Raiders", faction="nords")
SCOUTS = listed("Pheromancer", "- 6 Vanguard Clone Infiltrators", faction="spires")
DRIVEN = listed("Pheromancer", "items: Pheromantic Override", "- 6 Vanguard Clones", faction="spires")
WINGS = listed("Predator", "- 6 Winglings", "- 6 Braves", faction="wadrhun")
TOWER = 0
"""From (30, 2) to (34, 6), for twelve."""
NEAR_TOWER = [(2800, 400), (2690, 400), (2690, 500), (2690, 300), (2590, 400), (2590, 300)]
AT_TOWER = [(2948, 250), (2948, 352), (2948, 454), (2948, 556), (2846, 300), (2846, 402)]


def acting(st: State, number: int) -> State:
    st.active = st.owner(number)
    return run(st, Activation(number, [], 2, must_reform(st, number)))


def on_to(st: State, kind: str) -> Decision:
    """Decline all re-rolls up to the next question of this kind."""
    while st.decision is not None and st.decision.kind in ("reroll_hit", "reroll_injury", "reroll_sixes"):
        st.apply(NONE if st.decision.kind != "reroll_sixes" else 0)
    return asked(st, kind)


def held(st: State, number: int, count: int = 12) -> None:
    """The first Models of a Regiment in the tower, the others slain."""
    alone(st, number, 100, 100, count)
    occupy(st, number, TOWER)
    st.drop_mark(number, SPENT)


def away(st: State, *numbers: int) -> None:
    """Regiments that a test is not about, each in its own corner."""
    for number, spot in zip(numbers, ((300, 3300), (1500, 3400), (300, 2500)), strict=False):
        put(st, number, spot)


# -- To Hit --------------------------------------------------------------------------------------------------------------


@clause("FB-24.51", "FB-24.30", "FB-24.18")
@pytest.mark.parametrize(
    ("foes", "faction", "power", "more"),
    [
        ("- 5 Praetorian Guard", "old-dominion", TORRENT, (1, 5)),  # Parry: a 1 is re-rolled
        ("- 5 Legionnaires", "old-dominion", TORRENT, (1,)),
        ("- 1 Fallen Divinity", "old-dominion", TORRENT | AGAIN, (5, 1)),  # Fiend Hunter: a failed die is re-rolled
        ("- 1 Fallen Divinity", "old-dominion", TORRENT, (5,)),
    ],
)
def test_fb_24_51_additional_dice_have_the_same_rules(
    foes: str, faction: str, power: int, more: tuple[int, ...]
) -> None:
    st = plain(
        listed("Biomancer", "- 6 Desolation Drones", faction="spires"),
        listed("Xhiliarch", foes, faction=faction),
        placement="auto",
    )
    put(st, 1, (1000, 1000))
    put(st, 3, (1000, 1800))
    st.set_mark(1, LED_HIT)
    load(st, 2, *more, *[6] * 4)
    run(st, Attack(0, 1, 3, BY_VOLLEY, [(1, 2, power)], []))
    assert keys(st).count("reroll") == len(more) - 1
    assert [event[1][1] for event in st.events if event[0] == "hits"] == [2 if more[-1] == 1 else 1]


@clause("FB-5.8", "FB-16.2", "FB-22.14")
def test_fb_5_8_inspire_may_bring_clash_to_6_and_with_it_relentless_blows() -> None:
    st = plain(listed("Tempered Steelshaper", "- 2 Inferno Automata", faction="dweghom"), JARL)
    put(st, 0, (1000, 1000))
    put(st, 2, (1000, 1102))
    st.active = 0
    blows = [(0, 1)]
    for clash, inspired, extra in ((3, True, False), (5, False, False), (5, True, True)):
        st.events_on = [(FLUX_POWERED, 0, 1)] if clash == 5 else []
        st.marks[0] = INSPIRED if inspired else 0
        for kind in (BY_CLASH, BY_DUEL):
            (group,) = clash_groups(st, 0, blows, Situation(kind, 2))
            assert group[1] == clash + inspired
            assert bool(group[2] & EXTRA) == extra
        (group,) = clash_groups(st, 0, blows, Situation(BY_IMPACT, 2))
        assert not group[2] & EXTRA
    st.events_on = [(FLUX_POWERED, 1, 1)]  # Clash 2 and 2 more, Inspired against a Ruin: 5
    assert not ruin_groups(st, 1, [(st.plan(1).first, 1)])[0][2] & EXTRA
    st.events_on = [(FLUX_POWERED, 0, 1)]
    assert ruin_groups(st, 0, blows)[0][2] & EXTRA


@clause("FB-2.9", "FB-14.15", "FB-29.10")
def test_fb_2_9_dice_of_different_barrages_that_are_alike_are_one_choice() -> None:
    mage = listed("Chapter Mage", "retinue: Arcane", "- 6 Men-at-Arms")
    st = plain(mage, JARL, placement="auto")
    put(st, 0, (1000, 1000), (1102, 1000))
    # Barrage 4 (20") of the Mage, Barrage 1 (8") of the Retinue Model: at short range, at long range, out of range
    for y, dice in ((1400, 5), (1700, 5), (1950, 4)):
        put(st, 3, (1000, y))
        assert [group[0] for group in volley_groups(st, 0, 3, all_guns(st, 0), False, 0, False)] == [dice]


# -- Wounds and Resolve --------------------------------------------------------------------------------------------------


@clause("FB-17.12", "FB-7.13")
def test_fb_17_12_the_owner_chooses_in_the_retinue_also_of_a_hurt_character() -> None:
    for markers in (0, 2, 3):
        st = plain(listed("Noble Lord", "retinue: Combat, Tactics", "- 6 Militia"), JARL)
        put(st, 0, (1000, 1000), (1102, 1000), (1204, 1000))
        st.wounds[0] = markers
        run(st, falling(0, 1))
        assert asked(st, "casualty").options == [1, 2]
        st.apply(1)
        assert (st.models(0), st.wounds[0]) == ([0, 2], markers)
    st = plain(listed("Noble Lord", "retinue: Combat, Tactics", "- 6 Militia"), JARL)
    put(st, 0, (1000, 1000), (1102, 1000), (1204, 1000))
    run(st, falling(0, 2))
    assert st.decision is None  # both fall
    assert st.models(0) == [0]


@clause("FB-17.12", "FB-7.13", "FB-29.10")
def test_fb_17_12_inside_a_garrison_the_owner_chooses_among_different_models() -> None:
    st = plain(listed("Noble Lord", "retinue: Combat, Combat, Tactics", "- 8 Militia, Servite, Neophyte"), JARL)
    held(st, 0)
    run(st, falling(0, 1))
    assert asked(st, "casualty").options == [2, 3]  # one of the two Combat Models, or the other
    st.apply(3)
    assert st.models(0) == [0, 1, 2]
    run(st, falling(0, 1))
    assert st.decision is None  # they are identical
    st.inside[0] = NOWHERE
    held(st, 1)
    run(st, falling(1, 2))
    assert st.decision is None  # of eight
    run(st, falling(1, 4))
    first = st.plan(1).first
    assert asked(st, "casualty").options == [first + 1, first + 2]  # Servite or Neophyte


@clause("FB-17.12", "FB-17.13")
def test_fb_17_13_wound_markers_go_with_the_character() -> None:
    st = plain(listed("Noble Lord", "retinue: Combat, Tactics", "- 6 Militia"), JARL)
    put(st, 0, (1000, 1000), (1102, 1000), (1204, 1000))
    st.wounds[0] = 2
    slay(st, 0)  # as after an Action for which it was sacrificed, or a Withdraw without a place for it
    assert (st.count(0), st.wounds[0]) == (2, 0)


@clause("FB-21.28", "FB-21.12")
def test_fb_21_28_a_model_that_touches_a_garrison_is_in_contact_with_each_model_inside() -> None:
    guards = listed("Jarl", "- 6 Huscarls", faction="nords")
    st = plain(listed("Noble Lord", "items: Armor of Dominion", "- 6 Men-at-Arms"), guards)
    held(st, 0)
    put(st, 3, *AT_TOWER)
    at, behind = st.plan(3).first, st.plan(3).end - 1
    assert [rule_x(st, 3, model, CLEAVE) for model in (at, behind)] == [0, 1]
    st.inside[0] = NOWHERE
    put(st, 0, (2948, 148))
    assert [rule_x(st, 3, model, CLEAVE) for model in (at, behind)] == [0, 1]
    held(st, 3, 6)
    put(st, 0, (2948, 300))
    assert [rule_x(st, 3, model, CLEAVE) for model in (at, behind)] == [0, 0]
    put(st, 0, (2900, 300))
    assert [rule_x(st, 3, model, CLEAVE) for model in (at, behind)] == [1, 1]


@clause("FB-7.22", "FB-7.37", "FB-26.11")
def test_fb_7_22_what_harvest_essence_heals_comes_after_the_losses_were_counted() -> None:
    st = plain(
        listed("Biomancer", "techniques: Harvest Essence", "- 2 Brute Drones", faction="spires"), JARL, placement="auto"
    )
    put(st, 1, (1000, 1000))
    put(st, 3, (1000, 3000))
    bounds = st.rules.forces.bounds
    st.lasting.append((next(n for n, bound in enumerate(bounds) if bound.effect.per), 1, UNTIL_TURN, 0))
    st.push(ActionEnd.of(st, 1))
    slay(st, st.plan(1).end - 1)  # one of two Brutes falls in its own Clash
    st.set_mark(3, LED_INJURY)
    load(st, 6, 4, 1)
    run(st, Attack(FROM_HITS, 1, 3, BY_CLASH, [(1, 0, 0)], []))
    assert st.count(1) == 2
    assert st.wounds[1] == 3
    assert st.has_mark(1, BROKEN)


@clause("FB-17.5", "FB-24.49")
@pytest.mark.parametrize(("servite", "omen", "value"), [("", False, 3), (", Servite", False, 3), ("", True, 1)])
def test_fb_17_5_what_lowers_resolve_lowers_that_of_the_character_too(servite: str, omen: bool, value: int) -> None:
    seers = listed("Scion of Conquest", "spells: Omen of Death", "- 1 Tontorr", faction="wadrhun")
    st = plain(listed("Noble Lord", f"- 6 Militia{servite}"), seers)
    put(st, 0, (1000, 1000))
    put(st, 1, *[(1000 + 102 * at, 1102) for at in range(6)])
    put(st, 3, (1000, 1304))
    if omen:
        number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "omen_of_death")
        st.lasting.append((number, 1, UNTIL_TURN, 2))
    # Resolve 3 of the Lord, 1 less for Terrifying, 2 less for the Omen, 1 more for six Models
    assert resolve_value(st, 1) == value
    put(st, 3, (1000, 3000))
    assert resolve_value(st, 1) == value + 1


# -- Actions that count --------------------------------------------------------------------------------------------------


@clause("FB-16.22", "FB-16.23", "FB-11.17")
def test_fb_16_22_a_regiment_that_is_no_longer_engaged_need_not_reform() -> None:
    for slays in (True, False):
        st = plain(listed("Noble Lord", "retinue: Combat, Tactics, Tactics", "- 6 Men-at-Arms"), JARL, placement="auto")
        put(st, 0, (1000, 1000), (1000, 898), (1000, 796), (1000, 694))
        alone(st, 3, 1000, 1102)
        alone(st, 1, 1000, 1204, 2)
        st.lay_stack(0, [st.plan(1).card])
        away(st, 2)
        acting(st, 0)
        answer(st, "draw_event", SEIZE_THE_DAY)
        load(st, *[1 if slays else 6] * 2, *[6] * 4)
        answer(st, "action", CLASH_ACTION)
        while on_to(st, "action").context[0] != 0:
            st.apply(END)
        options = asked(st, "action").options
        assert options == ([END, MARCH_ACTION] if slays else [END, COMBAT_REFORM])


@clause("FB-11.4", "FB-17.25")
def test_fb_11_4_what_belongs_to_the_activation_follows_the_draw_events() -> None:
    st = plain(
        listed("Biomancer", "retinue: Fleshwright", "- 6 Bound Clones", faction="spires"), JARL, placement="auto"
    )
    put(st, 0, (1000, 1000))
    st.wounds[0] = 3
    load(st, 1)  # Biotic Renewal heals one Wound, then the Fleshwright another one
    acting(st, 0)
    assert keys(st).index("roll") < keys(st).index("healed")
    assert st.wounds[0] == 1


@clause("FB-11.9", "FB-21.18", "FB-16.20")
def test_fb_11_9_a_clash_in_a_combat_reform_is_the_clash_of_the_activation() -> None:
    for clashes in (YES, NO):
        st = plain(listed("Strategos", "- 6 Legionnaires, Optio", faction="old-dominion"), JARL, placement="auto")
        put(st, 1, *[(1000 + 102 * at, 1000) for at in range(6)])
        put(st, 3, *[(1000 + 102 * at, 1102) for at in range(6)])
        acting(st, 1)
        answer(st, "action", COMBAT_REFORM)
        load(st, *[6] * 12)
        answer(st, "clash_too", clashes)
        options = on_to(st, "action").options
        assert (CLASH_ACTION in options) == (clashes == NO)
        assert INSPIRE in options
        assert WITHDRAW_ACTION in options
        if clashes == YES:
            assert SPEC.presentation.why_not(st, 0, ("action", CLASH_ACTION)) == ["FB-11.9"]


@clause("FB-11.9", "FB-18.3")
def test_fb_11_9_a_free_duel_is_the_duel_of_the_activation() -> None:
    def table() -> State:
        st = plain(listed("Theist Priest", "spells: Divine Sanction", "- 6 Sicarii"), JARL, placement="auto")
        put(st, 0, (1000, 1000))
        put(st, 2, (1000, 1102))
        return acting(st, 0)

    st = table()
    load(st, *[1] * 5, *[6] * 20)
    answer(st, "action", SPELLCASTING)
    answer(st, "use_ability", YES)
    answer(st, "accept", ACCEPT)
    assert DUEL_ACTION not in asked(st, "action").options
    assert SPEC.presentation.why_not(st, 0, ("action", DUEL_ACTION)) == ["FB-11.9"]
    st = table()
    load(st, *[6] * 9, *[1] * 5)
    answer(st, "action", DUEL_ACTION)
    answer(st, "accept", ACCEPT)
    answer(st, "action", SPELLCASTING)
    assert st.decision is None  # cast, but no second Duel


# -- Garrisons -----------------------------------------------------------------------------------------------------------


@clause("FB-24.44", "FB-21.5", "FB-21.19", "FB-13.17")
@pytest.mark.parametrize("leaves", [False, True])
def test_fb_24_44_snapfire_is_part_of_a_march_into_a_garrison_or_out_of_it(leaves: bool) -> None:
    st = plain(SCOUTS, JARL, placement="auto")
    put(st, 1, *NEAR_TOWER)
    put(st, 3, (2500, 1000))
    away(st, 2)
    if leaves:
        held(st, 1)
    acting(st, 1)
    answer(st, "action", MARCH_ACTION)
    if leaves:
        st.apply(point(2948, 300))
        st.apply(point(2700, 200))
    else:
        answer(st, "occupy", TOWER)
    assert asked(st, "snapfire").options == [NONE, 3]
    st.apply(NONE)
    assert st.decision is None  # no other Action is left
    for marks, offered in (
        (ARRIVED, True),
        (ARRIVED | SPENT, False),
    ):  # after one March onto the table, after both in one
        st = plain(SCOUTS, JARL, placement="auto")
        put(st, 1, *NEAR_TOWER)
        put(st, 3, (2500, 1000))
        st.set_mark(1, marks)
        run(st, Volley(0, 1, True))
        assert (st.decision is not None) == offered


@clause("FB-21.18", "FB-7.27", "FB-7.37")
@pytest.mark.parametrize("reforms", [False, True])
def test_fb_21_18_a_garrison_whose_occupants_are_shattered_is_stormed(reforms: bool) -> None:
    for broken in (True, False):
        st = plain(listed("Strategos", "- 6 Legionnaires, Optio", faction="old-dominion"), JARL, placement="auto")
        held(st, 3, 4)
        put(st, 1, *AT_TOWER)
        away(st, 0, 2)
        if broken:
            st.set_mark(3, BROKEN)
        acting(st, 1)
        load(st, 1, 1, *[6] * 8)
        answer(st, "action", COMBAT_REFORM if reforms else CLASH_ACTION)
        if reforms:
            answer(st, "clash_too", YES)
        asks = on_to(st, "storm" if broken else "action")
        assert (st.status[3] == GONE) == broken
        if broken:
            assert asks.context == (1, TOWER)
            st.apply(YES)
            assert st.inside[1] == TOWER
            assert st.decision is None


@clause("FB-21.18", "FB-21.5")
def test_fb_21_5_a_garrison_taken_by_a_free_clash_costs_no_later_action() -> None:
    st = plain(DRIVEN, JARL, placement="auto")
    held(st, 3, 1)
    put(st, 1, *AT_TOWER)
    put(st, 0, (2700, 300))
    away(st, 2)
    acting(st, 0)
    load(st, *[1] * 8, *[6] * 20)
    answer(st, "free_for", 1)
    on_to(st, "storm")
    st.apply(YES)
    assert st.inside[1] == TOWER
    answer(st, "action", END)
    acting(st, 1)
    assert asked(st, "action").options == [END, MARCH_ACTION]


@clause("FB-21.19", "FB-21.3")
def test_fb_21_19_a_free_march_leads_into_a_garrison_but_not_out_of_it() -> None:
    march = FREE_ACTIONS.index("march")
    for inside in (True, False):
        st = plain(DRIVEN, JARL, placement="auto")
        put(st, 1, *NEAR_TOWER)
        put(st, 0, (2700, 150))
        away(st, 2, 3)
        if inside:
            held(st, 1)
        assert can_free(st, 1, march) != inside
        acting(st, 0)
        if not inside:
            answer(st, "free_for", 1)
            answer(st, "occupy", TOWER)
            assert st.inside[1] == TOWER
        assert asked(st, "action").context == (0, 0)


# -- floors --------------------------------------------------------------------------------------------------------------


@clause("FB-12.14", "FB-22.24", "FB-4.10")
def test_fb_12_14_a_model_climbs_down_to_leader_models_that_are_too_far_ahead() -> None:
    for allowance, floor in ((1200, 0), (500, 1)):  # 3" for the floor and 5.50" to go, or not enough
        st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), JARL, placement="auto")
        put(st, 1, (2300, 1800), (3350, 1800))
        for model in range(st.plan(1).first + 2, st.plan(1).end):
            st.place[model] = -1
        alone(st, 3, 2300, 1500)
        model = st.plan(1).first + 1
        st.floor[model] = 1  # in the Ruin from (30, 16) to (34, 20)
        placed = Closing(st, model, [3], contact_limits([3])).closest(allowance, [])
        assert placed.floor == floor
        set_down(st, model, placed.x, placed.y, placed.floor)
        assert in_command_range(st, model) == (floor == 0)


# -- pile-in -------------------------------------------------------------------------------------------------------------


@clause("FB-16.5", "FB-16.6", "FB-4.10")
def test_fb_16_6_a_leader_does_not_leave_those_who_stay_in_contact() -> None:
    for y, goes in ((1590, 1000), (1400, 852)):  # a Man-at-Arms in contact with a Raider 5.90" or 4.00" from his Leader
        st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), JARL, placement="auto")
        alone(st, 1, 1000, 1000)
        alone(st, 3, 1000, 750)  # a Raider 1.50" south of the Leader
        man, raider = st.plan(1).end - 1, st.plan(3).end - 1
        st.place[man], st.place[raider] = point(1000, y), point(1000, y + 102)
        run(st, Clash(PILING_IN, 1, [], []))
        assert st.place[st.plan(1).first] == point(1000, goes)
        assert in_command_range(st, man)


# -- Rake Attack ---------------------------------------------------------------------------------------------------------


@clause("FB-24.35", "FB-24.36", "FB-13.21", "FB-21.19")
@pytest.mark.parametrize("way", ["entry", "out", "in"])
def test_fb_24_35_every_march_may_lead_over_enemies(way: str) -> None:
    st = plain(WINGS, JARL, placement="auto")
    away(st, 0, 2, 3)
    put(st, 1, (2100, 400), (2000, 400), (2000, 500), (2000, 300), (1900, 400), (1900, 300))
    alone(st, 4, 1500 if way == "entry" else 2600, 300 if way == "entry" else 400)
    picks: list[Pick] = [MARCH_ACTION, TOWER]
    if way == "out":
        held(st, 1)
        picks = [MARCH_ACTION, point(2948, 400), point(2150, 400)]
    elif way == "entry":
        for model in st.models(1):
            st.place[model] = -2
        st.status[1] = ARRIVING
        picks = [point(1500, 800), END]
    acting(st, 1)
    for pick in picks:
        st.apply(pick)
    assert asked(st, "rake").options == [END, 4]
    assert (st.inside[1] == NOWHERE) == (way != "in")
