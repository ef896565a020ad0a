"""Chapters 16 to 24: interactions of rules: mixed pools, who is Blessed, what is used up when, what ends when."""

from __future__ import annotations

from functools import reduce
from operator import or_

import pytest

from sandtable.core.space.points import point
from sandtable.games.first_blood.combat.attack import FROM_HITS, NONE, YES, Attack
from sandtable.games.first_blood.combat.attack_traits import (
    AGAIN,
    ALL_SIXES,
    BLEST,
    DEADLY,
    EXTRA,
    NO_DEFENCE,
    NO_EVASION,
    PENALTY,
    PRECISE,
    SIXES,
    SURE,
    TORRENT,
    clash_groups,
    injury_need,
)
from sandtable.games.first_blood.combat.aura import strike_all
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.duel import ACCEPT, REFUSE, Duel, blows
from sandtable.games.first_blood.combat.impact import Impact, impact_groups
from sandtable.games.first_blood.combat.rake import rake
from sandtable.games.first_blood.effect_ops import DeclareBlessing
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_SPELL,
    BY_VOLLEY,
    NO_ATTACK,
    Situation,
)
from sandtable.games.first_blood.qualities import characteristic, is_linebroken, rule_x
from sandtable.games.first_blood.state import (
    ACTIVATED,
    BLESSED_DEFENCE,
    BLESSED_HITS,
    BLESSING_USED,
    BROKEN,
    FIELD,
    GONE,
    INSPIRED,
    LED_HIT,
    LED_INJURY,
    NO_BLESSING,
    NOBODY,
    RESERVE,
    WAITING,
    State,
)
from sandtable.games.first_blood.tables.scenarios import CANNOT_ARRIVE
from sandtable.games.first_blood.tables.terms import DEFENCE, FURY, SHIELD
from sandtable.games.first_blood.turn.actions import CHARGE, END
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS, begin_free, can_free
from sandtable.games.first_blood.turn.game_turn import PHASES, GameTurn
from sandtable.games.first_blood.turn.reinforcements import Arrivals, needed
from sandtable.games.first_blood.turn.supremacy import carry_out
from sandtable.games.first_blood.wounds import settle_losses, slay, tally
from tests.games.first_blood.support import answer, asked, keys, listed, load, plain, put, run
from tests.support import clause

JARL = listed("Jarl", "- 6 Raiders", faction="nords")
LINE = [(1000, 1000), (1102, 1000), (1204, 1000), (1306, 1000)]
"""A Character and three Retinue Models side by side."""


def noted(st: State, ability: str, op: str, receiver: int, until: int = 1) -> None:
    """Put an effect in force as if it had just been declared or cast."""
    bounds = st.rules.forces.bounds
    number = next(n for n, bound in enumerate(bounds) if bound.ability == ability and bound.effect.op == op)
    st.lasting.append((number, receiver, until, st.turn))


def dice(st: State, purpose: int) -> list[tuple[object, ...]]:
    return [event[1][2:] for event in st.events if event[0] == "roll" and event[1][1] == purpose]


# -- mixed pools ---------------------------------------------------------------------------------------------------------


def lords() -> State:
    """A Noble Lord (Clash 3, Attacks 5) with three Combat Retinue Models (Attacks 1) in contact with Raiders."""
    st = plain(listed("Noble Lord", "retinue: Combat, Combat, Combat", "- 6 Men-at-Arms"), JARL, placement="auto")
    put(st, 0, *LINE)
    put(st, 3, *[(1000 + 102 * at, 1102) for at in range(6)])
    st.active = 0
    return st


@clause("FB-23.10", "FB-16.14")
def test_fb_23_10_dice_of_fury_are_those_of_the_first_model_that_attacks() -> None:
    for fury, first in ((False, 5), (True, 6)):
        st = lords()
        if fury:
            st.events_on.append((FURY, 0, 0))
        load(st, *[5] * 9)
        run(st, Clash(0, 0, [], []))
        groups = next(frame.groups for frame in st.stack if isinstance(frame, Attack))
        assert [count for count, _, _ in groups] == [first, 3]  # four Engaged Models: one more die, the Character's
    st = lords()
    st.events_on.append((FURY, 0, 0))
    put(st, 0, (1000, 880), *LINE[1:])  # only the Retinue is Engaged
    st.place[0] = point(1000, 700)
    st.place[2:4] = [-1, -1]
    load(st, *[5] * 9)
    run(st, Clash(2, 0, [], []))
    groups = next(frame.groups for frame in st.stack if isinstance(frame, Attack))
    assert [count for count, _, _ in groups] == [2]


@clause("FB-15.18", "FB-15.21")
def test_fb_15_18_attacks_of_different_models_are_added_up_before_they_are_halved() -> None:
    st = lords()
    for count, wanted in ((1, 2), (2, 3), (3, 3), (4, 4)):  # 5, 6, 7, 8 Attacks
        found = impact_groups(st, 0, st.models(0)[:count], 3)
        assert sum([number for number, _, _ in found]) == wanted
    assert sum([number for number, _, _ in impact_groups(st, 0, st.models(0)[1:], 3)]) == 1  # three Retinue Models


@clause("FB-21.15", "FB-16.14", "FB-2.10")
def test_fb_21_15_half_of_the_whole_pool_not_of_each_kind_of_dice() -> None:
    st = lords()
    st.inside[3] = 0
    for model in st.models(3):
        st.place[model] = WAITING
    sit = Situation(BY_CLASH, 3)
    both = [(0, 5), (1, 1), (2, 1), (3, 1)]
    assert [count for count, _, _ in clash_groups(st, 0, both, sit)] == [3, 1]  # four of eight
    assert [count for count, _, _ in clash_groups(st, 0, both[:3], sit)] == [3, 1]  # four of seven
    assert [count for count, _, _ in clash_groups(st, 0, both[:2], sit)] == [3]  # three of six
    assert [count for count, _, _ in clash_groups(st, 0, both, Situation(BY_DUEL, 3))] == [5, 3]  # FB-18.15


# -- Blessed -------------------------------------------------------------------------------------------------------------


def blest() -> State:
    """A Chapter Mage with Arcane Retinue: only the Character is Blessed (FB-17.23)."""
    st = plain(listed("Chapter Mage", "retinue: Arcane, Arcane", "- 6 Men-at-Arms"), JARL, placement="auto")
    put(st, 0, *LINE[:3])
    put(st, 3, (2000, 2000))
    st.active = 1
    return st


@clause("FB-24.7", "FB-24.8", "FB-17.11")
def test_fb_24_8_a_blessed_character_re_rolls_injury_dice_of_its_whole_regiment() -> None:
    st = blest()
    st.blessing[0] = BLESSED_DEFENCE
    load(st, 6, 6)
    run(st, Attack(FROM_HITS, 3, 0, BY_VOLLEY, [(2, 0, 0)], []))
    answer(st, "reroll_injury", NONE)
    assert asked(st, "blessed").seat == 0
    load(st, 1, 1)
    st.apply(YES)
    assert st.count(0) == 3
    assert st.blessing[0] == BLESSING_USED
    load(st, 6, 6)
    run(st, Attack(FROM_HITS, 3, 0, BY_VOLLEY, [(2, 0, 0)], []))
    answer(st, "reroll_injury", NONE)
    assert "blessed" not in [question.kind for question in st.open_questions()]  # once a Turn
    st = blest()
    st.blessing[0] = BLESSED_DEFENCE
    slay(st, 0)  # nobody with the rule is left
    load(st, 6)
    run(st, Attack(FROM_HITS, 3, 0, BY_VOLLEY, [(1, 0, 0)], []))
    assert st.decision is None
    assert st.count(0) == 1


@clause("FB-24.8", "FB-18.10")
def test_fb_24_8_blessed_for_hits_ends_with_the_activation() -> None:
    for pick, after in ((BLESSED_HITS, BLESSING_USED), (BLESSED_DEFENCE, BLESSED_DEFENCE), (NO_BLESSING, NO_BLESSING)):
        st = blest()
        st.active = 0
        run(st, Activation(0, [], 2, False))
        answer(st, "blessing", pick)
        answer(st, "action", END)
        assert st.blessing[0] == after


@clause("FB-24.7", "FB-2.6")
def test_fb_2_6_blessed_is_not_offered_for_dice_that_were_rolled_again() -> None:
    for power, asks in ((BLEST, True), (BLEST | AGAIN, False)):
        st = lords()
        st.blessing[0] = BLESSED_HITS
        st.set_mark(0, LED_HIT)
        load(st, 6, 6)
        run(st, Attack(0, 0, 3, BY_CLASH, [(1, 3, power)], []))
        assert (st.decision is not None and st.decision.kind == "blessed") == asks


def test_the_powers_of_blows_are_kept_apart() -> None:
    bits = (PENALTY, NO_DEFENCE, PRECISE, DEADLY, EXTRA, AGAIN, TORRENT, NO_EVASION, SIXES, ALL_SIXES, BLEST, SURE)
    assert sum(bits) == reduce(or_, bits)


@clause("FB-24.8")
def test_fb_24_8_blessed_gained_after_the_activation_is_for_defence() -> None:
    st = blest()
    st.set_mark(0, ACTIVATED)
    run(st, DeclareBlessing(0))
    assert asked(st, "blessing").options == [NO_BLESSING, BLESSED_DEFENCE]
    st = blest()
    st.push(Activation(0, [], 2, False, stage=3))
    run(st, DeclareBlessing(0))
    assert asked(st, "blessing").options == [NO_BLESSING, BLESSED_HITS, BLESSED_DEFENCE]


@clause("FB-17.17", "FB-27.15")
def test_fb_17_17_without_a_natural_six_nothing_is_asked() -> None:
    for face, asks in ((6, True), (5, False)):
        st = plain(listed("Noble Lord", "retinue: Combat, Combat", "- 6 Men-at-Arms"), JARL, placement="auto")
        put(st, 0, *LINE[:3])
        st.set_mark(0, LED_INJURY)
        load(st, face)
        run(st, Attack(FROM_HITS, 3, 0, BY_VOLLEY, [(1, 0, 0)], []))
        assert (st.decision is not None and st.decision.kind == "reroll_sixes") == asks


# -- penalties, re-rolls, weaknesses ------------------------------------------------------------------------------------------


@clause("FB-24.9", "FB-15.23", "FB-7.4")
def test_the_enduring_mountain_takes_cleave_and_armor_piercing_back_but_no_brutal_impact() -> None:
    army = listed("Hold Raegh", "- 6 Hold Warriors", faction="dweghom")
    st = plain(army, JARL)
    put(st, 1, (400, 400))
    put(st, 3, (2000, 2000))
    kinds = (BY_CLASH, BY_DUEL, BY_VOLLEY, BY_SPELL, BY_IMPACT)
    before = [injury_need(st, 1, 1, 2, Situation(kind, 3)) for kind in kinds]
    noted(st, "the_enduring_mountain", "reduce_penalty", NOBODY)
    after = [injury_need(st, 1, 1, 2, Situation(kind, 3)) for kind in kinds]
    assert [new - old for new, old in zip(after, before, strict=True)] == [1, 1, 1, 1, 0]
    assert injury_need(st, 1, 1, 0, Situation(BY_CLASH, 3)) == before[0] + 2  # without a penalty there is no gain


@clause("FB-17.34", "FB-17.18")
def test_fb_17_34_a_style_chosen_for_the_duel_is_exposed_too() -> None:
    three = listed("Noble Lord", "retinue: Combat, Combat, Combat", "- 6 Men-at-Arms")
    st = plain(three, listed("Jarl", "masteries: Expose Weakness", "- 6 Raiders", faction="nords"))
    put(st, 0, *LINE)
    put(st, 2, (1000, 1102))
    st.active = 0
    run(st, Duel(0, 0))
    flurry, _ = asked(st, "choose").options
    st.apply(flurry)
    assert blows(st, 0, 2)[0][2] & AGAIN
    st.apply(ACCEPT)
    weak = asked(st, "expose")
    rows = [n for n in weak.options if isinstance(n, int) and st.rules.forces.bounds[n].effect.op == "choose"]
    load(st, *[6] * 12)
    before = len(st.drawn)
    st.apply(rows[0])
    assert not blows(st, 0, 2)[0][2] & AGAIN
    assert "reroll" not in keys(st)
    assert len(st.drawn) > before


@clause("FB-17.34", "FB-24.43")
def test_fb_17_34_an_ability_of_an_item_in_force_is_exposed_too() -> None:
    st = plain(
        listed("Noble Lord", "items: Elysian Fragment", "- 6 Men-at-Arms"),
        listed("Jarl", "masteries: Expose Weakness", "- 6 Raiders", faction="nords"),
    )
    put(st, 0, (1000, 1000))
    put(st, 2, (1000, 1102))
    st.active = 0
    noted(st, "elysian_fragment", "rule", NOBODY)
    assert blows(st, 0, 2)[0][2] & NO_DEFENCE
    bounds = st.rules.forces.bounds
    weak = next(n for n, bound in enumerate(bounds) if bound.ability == "elysian_fragment")
    mastery = next(n for n, bound in enumerate(bounds) if bound.ability == "expose_weakness")
    st.lasting.append((mastery, 0, 4, weak))
    assert not blows(st, 0, 2)[0][2] & NO_DEFENCE
    st.lasting.pop()
    assert blows(st, 0, 2)[0][2] & NO_DEFENCE  # after the Duel it works again


@clause("FB-7.28", "FB-7.27")
def test_fb_7_28_a_regiment_that_cannot_become_broken_is_not_shattered_either() -> None:
    eagle = listed("Xhiliarch", "items: Aquila of the Ninth", "- 6 Legionnaires", faction="old-dominion")
    for held, broken, left in ((True, True, FIELD), (True, False, FIELD), (False, True, GONE)):
        st = plain(eagle, JARL)
        put(st, 0, (1000, 1000))
        put(st, 1, (1000, 800))
        bounds = st.rules.forces.bounds
        st.holders_of = [(n, 1) for n, bound in enumerate(bounds) if held and bound.effect.op == "unbreakable"]
        if broken:
            st.set_mark(1, BROKEN)
        before = tally(st)
        for model in st.models(1)[3:]:
            slay(st, model)
        settle_losses(st, before, 0)
        assert st.status[1] == left
        assert st.has_mark(1, BROKEN) == (broken and held)


@clause("FB-4.9", "FB-24.3")
def test_fb_4_9_a_re_roll_outside_an_action_does_not_count_for_the_next_one() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), JARL)
    put(st, 1, (1000, 1000))
    put(st, 3, (1000, 2500))
    load(st, 6, 1)
    run(st, Attack(FROM_HITS, 3, 1, NO_ATTACK, [(1, 0, 0)], []))  # such as those of Aura of Death
    st.apply(0)
    assert st.has_mark(1, LED_INJURY)
    run(st, Activation(3, [], 2, False))
    st.apply(12)  # the other player's first Action begins
    assert not st.has_mark(1, LED_INJURY)


@clause("FB-24.3", "FB-7.10")
def test_fb_24_3_hits_for_a_regiment_that_another_aura_has_destroyed_are_lost() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), JARL)
    put(st, 1, (1000, 1000))
    before = tally(st)
    for model in st.models(1)[1:]:
        slay(st, model)
    settle_losses(st, before, 0)
    strike_all(st, [(3, 1, 1), (3, 1, 2)])
    load(st, 6)
    st.run()
    st.apply(NONE)  # no re-roll
    assert st.status[1] == GONE
    assert st.decision is None


# -- what is used up, and when -----------------------------------------------------------------------------------------------


@clause("FB-18.13", "FB-16.3")
def test_fb_18_13_a_duel_that_is_refused_uses_up_inspire() -> None:
    st = plain(listed("Noble Lord", "- 6 Men-at-Arms"), JARL)
    put(st, 0, (1000, 1000))
    put(st, 2, (1000, 1102))
    st.active = 0
    st.set_mark(0, INSPIRED)
    assert blows(st, 0, 2)[0][1] == 4
    run(st, Duel(0, 0))
    st.apply(REFUSE)
    assert not st.has_mark(0, INSPIRED)


@clause("FB-24.35", "FB-24.36")
def test_fb_24_35_a_rake_attack_is_never_inspired() -> None:
    army = listed("Noble Lord", "- 6 Order of the Sword, Count Palatine")
    st = plain(army, JARL, placement="auto")
    put(st, 1, (1000, 1000))
    put(st, 3, (1000, 2500))
    assert clash_groups(st, 1, [(1, 1)], Situation(BY_CLASH, 3))[0][1] == st.plan(1).stats[2] + 1
    load(st, *[6] * 12)
    rake(st, 1, 3)
    groups = next(frame.groups for frame in st.stack if isinstance(frame, Attack))
    assert groups[0][1] == st.plan(1).stats[2]


def brute() -> State:
    """A Lineage Highborne with Adrenal Surge: a Brute that charges with Impact Attacks."""
    st = plain(listed("Lineage Highborne", "items: Adrenal Surge", faction="spires"), JARL, placement="auto")
    put(st, 0, (1000, 1000))
    return st


@clause("FB-17.49", "FB-15.18")
@pytest.mark.parametrize(("pick", "left"), [(0, FIELD), (1, GONE)])
def test_fb_17_49_adrenal_surge_is_offered_for_impact_attacks(pick: int, left: int) -> None:
    st = brute()
    attacks, clash_of = st.plan(0).stats[3], st.plan(0).stats[2]
    put(st, 2, *[(900 + 102 * at, 1300) for at in range(6)])
    run(st, Activation(0, [], 2, False))
    load(st, 4)
    st.apply(CHARGE)
    load(st, *[6] * 12)
    answer(st, "use_ability", pick)
    rolled = len(dice(st, 0)[0])
    assert rolled == (attacks + 4 * pick) // 2
    assert clash_of >= 1
    assert st.status[0] == left  # it is gone after that Action


@clause("FB-17.49")
def test_fb_17_49_nothing_is_offered_where_there_is_no_impact() -> None:
    st = brute()
    put(st, 2, (1000, 3000))
    run(st, Impact(0, 0, [2], [], []))
    assert st.decision is None


@clause("FB-17.49", "FB-19.17")
def test_fb_17_49_abilities_are_offered_for_a_free_clash_and_mud_holds_a_free_march() -> None:
    st = plain(
        listed("High Clone Executor", "items: Adrenal Surge", "- 6 Bound Clones", faction="spires"),
        listed("Chapter Mage", "spells: Earth to Mud"),
        placement="auto",
    )
    put(st, 0, (1000, 1000))
    put(st, 1, (1000, 600))
    put(st, 2, (1000, 1102))
    assert can_free(st, 0, FREE_ACTIONS.index("clash"))
    begin_free(st, 0, FREE_ACTIONS.index("clash"))
    st.run()
    assert asked(st, "use_ability").seat == 0
    assert can_free(st, 1, FREE_ACTIONS.index("march"))
    noted(st, "earth_to_mud", "single_move", 1)
    assert not can_free(st, 1, FREE_ACTIONS.index("march"))


@clause("FB-21.18")
def test_fb_21_18_a_garrison_is_stormed_after_a_free_clash_too() -> None:
    st = plain(listed("High Clone Executor", "- 6 Bound Clones", faction="spires"), JARL, placement="auto")
    put(st, 1, *[(2950, 250 + 102 * at) for at in range(6)])
    put(st, 3, (2000, 2000))
    for model in st.models(3):
        st.place[model] = -1
    st.inside[3] = 0
    st.place[st.plan(3).end - 1] = WAITING
    st.acting[3] = st.plan(3).end - 1
    load(st, *[1] * 3, *[6] * 6)
    begin_free(st, 1, FREE_ACTIONS.index("clash"))
    st.run()
    while st.decision is not None and st.decision.kind in ("reroll_hit", "reroll_injury"):
        st.apply(NONE)
    assert st.status[3] == GONE
    assert asked(st, "storm").context == (1, 0)


@clause("FB-17.19", "FB-17.45")
def test_fb_17_19_tactics_used_by_its_own_regiment_are_gone_for_that_action() -> None:
    for first, asks in ((0, False), (3, True)):
        st = plain(
            listed("Noble Lord", "retinue: Tactics", "- 6 Men-at-Arms"), listed("Jarl", "- 6 Raiders", faction="nords")
        )
        put(st, 0, (1000, 1000), (1000, 880))
        put(st, 1, (1200, 1000))
        put(st, 3, (1000, 2500))
        st.active = 1
        if first == 0:
            load(st, 6, 1)
            run(st, Attack(20, 3, 0, BY_CLASH, [], [], suffered=1))  # a Morale Test of the Character's Regiment
            assert "reroll" in keys(st)
        load(st, 6, *[1] * 2)
        run(st, Attack(20, 3, 1, BY_CLASH, [], [], suffered=1))
        assert (st.decision is not None and st.decision.kind == "tactics") == asks


@clause("FB-17.49")
def test_fb_17_49_bearer_of_the_urn_heals_before_the_action_phase_for_losses_before_it() -> None:
    army = listed(
        "Strategos", "retinue: Bearer of the Urn", "- 6 Legionnaires", "- 6 Legionnaires", faction="old-dominion"
    )
    st = plain(army, JARL)
    put(st, 0, (400, 400), (400, 280))
    put(st, 1, (400, 900))
    put(st, 2, (400, 2000))
    put(st, 4, (2000, 3000))
    st.wounds[0] = 3
    st.command = [[], []]
    st.first = 0
    for model in st.models(1):
        slay(st, model)
    assert st.wounds[0] == 3
    load(st, 6)
    run(st, GameTurn(PHASES.index(GameTurn.action)))
    assert st.wounds[0] == 0  # D3: 3


@clause("FB-10.13", "FB-9.10")
def test_the_matriarch_walks_while_she_is_on_the_battlefield() -> None:
    for here in (True, False):
        st = plain(listed("Matriarch Queen", "- 6 Braves", faction="wadrhun"), JARL)
        st.status = [FIELD if here and number == 0 else RESERVE for number in range(len(st.status))]
        if here:
            put(st, 0, (1000, 1000))
        st.turn = 1
        load(st, *[1] * 4)
        run(st, Arrivals(0, 0, [], [], [], []))
        assert (st.decision is not None and st.decision.kind == "reroll_arrival") == here
        if here:
            load(st, 6)
            st.apply(0)
            assert "the_matriarch_walks" in [st.rules.forces.bounds[number].ability for number, _ in st.used]
            assert st.decision is None  # once a Turn


@clause("FB-9.11", "FB-10.9")
def test_surprise_attack_delays_both_players_in_the_next_turn() -> None:
    st = plain(listed("Jarl", "- 6 Raiders", faction="nords"), JARL)
    before = [[needed(st, klass) for klass in range(3)] for st.turn in (2, 3)]
    st.turn = 1
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.effect.op == "reinforcement")
    assert st.rules.forces.bounds[number].ability == "surprise_attack"
    carry_out(st, number)
    after = [[needed(st, klass) for klass in range(3)] for st.turn in (2, 3)]
    assert after[1] == before[1]
    rolled = [at for at, need in enumerate(before[0]) if 1 < need <= 6]
    assert rolled
    for at in rolled:
        assert after[0][at] == (before[0][at] + 2 if before[0][at] + 2 <= 6 else CANNOT_ARRIVE)


@clause("FB-24.27", "FB-21.12")
def test_fb_24_27_a_linebreaker_and_walls() -> None:
    """Defenders lose their Shield if the Model with it touches the walls. From inside, it fights all who touch them."""
    hammer = listed("Hold Raegh", "items: Dragonbone Hammer", "retinue: Combat", "- 6 Hold Warriors", faction="dweghom")
    st = plain(listed("Noble Lord", "- 8 Militia"), hammer)
    put(st, 1, (1000, 1000))
    raegh, model = 2, st.plan(1).first
    st.inside[1] = 0
    for each in st.models(1):
        st.place[each] = WAITING  # in the tower, from (30, 2) on
    sit = Situation(BY_CLASH, raegh)
    put(st, raegh, (2800, 400), (2950, 400))
    assert rule_x(st, 1, model, SHIELD) == 1
    before = characteristic(st, 1, model, DEFENCE, sit)
    assert not is_linebroken(st, 1)  # only the Retinue Model touches them
    put(st, raegh, (2950, 400), (2950, 520))
    assert is_linebroken(st, 1)
    assert characteristic(st, 1, model, DEFENCE, sit) == before - 1
    st = plain(listed("Noble Lord", "- 8 Militia"), hammer)
    put(st, 1, (2950, 400), (2950, 520))
    put(st, raegh, (1000, 1000))
    st.inside[raegh] = 0
    for each in st.models(raegh):
        st.place[each] = WAITING
    assert is_linebroken(st, 1)


@clause("FB-7.22", "FB-7.37")
def test_fb_7_22_a_free_action_breaks_like_any_other() -> None:
    army = listed("Pheromancer", "items: Pheromantic Override", "- 6 Bound Clones", faction="spires")
    st = plain(army, JARL, placement="auto")
    put(st, 0, (1000, 800))
    put(st, 1, *[(1000 + 102 * at, 1000) for at in range(6)])
    put(st, 3, *[(1000 + 102 * at, 1102) for at in range(6)])
    for model in st.models(3)[4:]:
        st.place[model] = -1
    run(st, Activation(0, [], 2, False))
    load(st, 1, *[6] * 20)  # one Wound, and one for Morale
    st.apply(1)  # the Clones make a free Clash as far as possible
    answer(st, "reroll_hit", NONE)
    answer(st, "reroll_injury", NONE)
    assert st.count(3) == 2
    assert st.has_mark(3, BROKEN)
