"""Chapters 17, 18, 24: who chooses in a Duel, where a Retinue follows, and the reach of Tactics, namings, auras and Rakes."""

from __future__ import annotations

from itertools import combinations

from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack import FROM_MORALE, Attack
from sandtable.games.first_blood.combat.attack_traits import ruin_groups
from sandtable.games.first_blood.combat.aura import aura_hits
from sandtable.games.first_blood.combat.duel import ACCEPT, Duel, follow
from sandtable.games.first_blood.combat.rake import rake_targets
from sandtable.games.first_blood.combat.reform import clash_follows, must_reform
from sandtable.games.first_blood.combat.tactics import rerolls_sixes, tactics_for
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    UNTIL_ACTION,
    UNTIL_ACTIVATION,
    UNTIL_TURN,
    holders,
)
from sandtable.games.first_blood.measuring import in_command_range, models_within
from sandtable.games.first_blood.state import HINDERED, NOBODY, WAITING, State
from sandtable.games.first_blood.turn.game_turn import end_turn
from sandtable.games.first_blood.turn.lasting import end_activation, give_command
from sandtable.games.first_blood.wounds import slay
from tests.games.first_blood.support import answer, asked, keys, listed, load, plain, put, run
from tests.games.first_blood.test_ch19_magic import cast
from tests.support import clause

JARL = listed("Jarl", "- 6 Raiders", faction="nords")


def duel(mine: str, theirs: str) -> State:
    st = plain(mine, theirs)
    other = next(plan.number for plan in st.rules.plans if plan.owner == 1)
    put(st, 0, (1000, 1000), (1000, 880), (1000, 780), (1000, 680))
    put(st, other, (1000, 1102), (1000, 1222), (1000, 1322), (1000, 1422))
    st.active = 0
    return run(st, Duel(0, 0))


@clause("FB-17.18", "FB-27.12")
def test_fb_17_18_only_the_challenger_chooses_a_style() -> None:
    three = listed("Jarl", "retinue: Combat, Combat, Combat", "- 6 Raiders", faction="nords")
    st = duel(listed("Noble Lord", "- 6 Men-at-Arms"), three)
    assert asked(st, "accept").clause == "FB-18.4"
    assert SPEC.presentation.why_not(st, 1, ("regiment", 3)) == ["FB-27.12"]


@clause("FB-17.34")
def test_fb_17_34_both_may_expose_a_weakness() -> None:
    st = duel(
        listed("Noble Lord", "masteries: Expose Weakness", "items: Bakkian Token", "- 6 Men-at-Arms"),
        listed("Jarl", "masteries: Expose Weakness", "items: Fang of Fenr", "- 6 Raiders", faction="nords"),
    )
    answer(st, "accept", ACCEPT)
    first = asked(st, "expose")
    assert first.seat == 0
    item = next(n for n in first.options if isinstance(n, int) and st.rules.forces.bounds[n].ability == "fang_of_fenr")
    load(st, *[6] * 20)
    st.apply(item)  # not the mastery, which would override the other player's right
    assert asked(st, "expose").seat == 1


@clause("FB-18.7", "FB-3.11", "FB-18.6")
def test_fb_18_7_a_retinue_that_follows_finds_room_beside_each_other() -> None:
    st = plain(listed("Noble Lord", "retinue: Combat, Combat, Combat", "- 6 Men-at-Arms"), JARL)
    put(st, 0, (1000, 1000), (1000, 2900), (1102, 2900), (1204, 2900))
    put(st, 1, *[(796 + 102 * at, 1510) for at in range(6)])  # friends stand at their first choices
    follow(st, 0)
    own = st.models(0)
    assert all(in_command_range(st, model) for model in own)
    for one, two in combinations([*own, *st.models(1)], 2):
        assert not models_within(st, one, two, -1)


@clause("FB-17.19", "FB-17.14")
def test_fb_17_19_tactics_is_for_those_in_presence_and_needs_a_living_retinue() -> None:
    st = plain(listed("Noble Lord", "retinue: Tactics", "- 6 Men-at-Arms", "- 6 Militia"), JARL)
    put(st, 0, (1000, 1000), (1000, 880))
    put(st, 1, (1200, 1000))
    put(st, 2, (1000, 2500))
    assert len(tactics_for(st, 1)) == 1
    assert tactics_for(st, 2) == []  # too far away
    assert (rerolls_sixes(st, 0), rerolls_sixes(st, 1)) == (True, False)
    number = tactics_for(st, 1)[0]
    st.lasting.append((number, 1, UNTIL_ACTION, 0))
    assert not rerolls_sixes(st, 0)  # in this Action another one has it
    st.lasting = []
    slay(st, 1)
    assert tactics_for(st, 1) == []
    assert not rerolls_sixes(st, 0)


@clause("FB-17.19", "FB-17.17")
def test_fb_17_17_re_rolls_of_other_dice_are_none_of_morale_dice() -> None:
    st = plain(listed("Noble Lord", "retinue: Combat, Combat", "- 6 Men-at-Arms"), JARL)
    put(st, 0, (1000, 1000), (1000, 880), (1000, 780))
    put(st, 3, (1000, 2500))
    load(st, 6, 1)
    run(st, Attack(FROM_MORALE, 3, 0, BY_CLASH, [], [], suffered=1))
    assert "reroll" not in keys(st)


def test_only_an_optio_lets_a_clash_follow_a_combat_reform() -> None:
    st = plain(listed("Strategos", "- 6 Kheres, Profane Acolyte", faction="old-dominion"), JARL)
    put(st, 1, (1000, 1000))
    assert not clash_follows(st, 1)


@clause("FB-16.22")
def test_eternal_discipline_waives_the_duty_to_reform() -> None:
    st = plain(listed("Strategos", "- 6 Legionnaires", faction="old-dominion"), JARL)
    bounds = st.rules.forces.bounds
    number = next(n for n, bound in enumerate(bounds) if bound.effect.op == "waive_reform")
    put(st, 1, (1000, 1000), (1000, 880), (1102, 880), (898, 880), (1000, 778), (1102, 778))
    put(st, 3, (1000, 1102))
    assert must_reform(st, 1)
    st.lasting.append((number, NOBODY, UNTIL_TURN, st.turn))
    assert not must_reform(st, 1)


@clause("FB-17.45")
def test_fb_17_45_a_new_naming_replaces_the_old_one() -> None:
    st = plain(listed("Noble Lord", "items: Standard of Steel", "- 6 Men-at-Arms", "- 6 Militia"), JARL)
    put(st, 0, (1000, 1000))
    put(st, 1, (1200, 1000))
    put(st, 2, (1000, 1200))
    bounds = st.rules.forces.bounds
    number = next(n for n, bound in enumerate(bounds) if bound.ability == "standard_of_steel")
    for holder in (1, 2, 0):
        give_command(st, number, holder)
        assert holders(st, number, bounds[number]) == [holder]
        assert len(st.holders_of) == 1


@clause("FB-1.9", "FB-11.15")
def test_fb_1_9_what_lasts_for_an_activation_ends_with_that_of_its_regiment() -> None:
    st = plain(listed("Chapter Mage", "spells: Gale Step", "- 6 Men-at-Arms", "- 6 Militia"), JARL)
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.ability == "gale_step")
    rows = [(number, 1, UNTIL_ACTIVATION, 0), (number, 2, UNTIL_ACTIVATION, 0), (number, 1, UNTIL_TURN, 0)]
    st.lasting = rows[:]
    end_activation(st, 2)
    assert st.lasting == [rows[0], rows[2]]
    end_activation(st, 1)
    assert st.lasting == [rows[2]]


@clause("FB-19.17")
def test_earth_to_mud_ends_with_the_next_activation_of_its_target() -> None:
    st = plain(listed("Chapter Mage", "spells: Earth to Mud", "- 6 Men-at-Arms"), JARL)
    put(st, 0, (1000, 1000))
    put(st, 3, (1000, 1800))
    load(st, *[1] * 5)
    cast(st, 0, "earth_to_mud", 3)
    end_activation(st, 0)
    assert len(st.lasting) == 1
    end_turn(st)
    assert len(st.lasting) == 1  # it waits for the target
    end_activation(st, 3)
    assert st.lasting == []


@clause("FB-1.9", "FB-7.37", "FB-17.49")
def test_fb_7_37_the_end_of_an_action_ends_what_lasted_for_it_and_pays_mourners() -> None:
    army = listed(
        "Strategos", "retinue: Bearer of the Urn", "- 6 Legionnaires", "- 6 Legionnaires", faction="old-dominion"
    )
    st = plain(army, JARL)
    put(st, 0, (400, 400), (400, 280))
    put(st, 1, (400, 900))
    put(st, 4, (2000, 3000))
    st.wounds[0] = 3
    number = next(n for n, bound in enumerate(st.rules.forces.bounds) if bound.effect.op == "waive_reform")
    st.lasting = [(number, 1, UNTIL_ACTION, 0), (number, 0, UNTIL_TURN, 0)]
    end = ActionEnd.of(st, 0)
    for model in st.models(1):
        slay(st, model)
    load(st, 4)
    run(st, end)
    assert st.wounds[0] == 1  # D3: 2, before the activation is over
    assert st.lasting == [(number, 0, UNTIL_TURN, 0)]


@clause("FB-4.24")
def test_fb_4_24_the_acting_leader_is_named_once() -> None:
    st = plain(listed("Noble Lord", "retinue: Combat, Combat", "- 6 Men-at-Arms"), JARL)
    put(st, 0, (1000, 1000), (1000, 880), (1000, 780))
    end = ActionEnd.of(st, 0)
    slay(st, 0)
    run(st, end)
    answer(st, "acting_leader", 2)
    assert st.acting[0] == 2
    assert st.decision is None


@clause("FB-24.3", "FB-21.12")
def test_fb_24_3_only_models_in_contact_are_counted_behind_walls_all() -> None:
    slayers = listed("Ardent Kerawegh", "- 6 Flame Berserkers", faction="dweghom")
    st = plain(slayers, listed("Noble Lord", "- 9 Militia"))
    put(st, 1, (1000, 1000), (1000, 700))
    put(st, 3, (1000, 1102))
    assert aura_hits(st, [1]) == [(1, 3, 1)]  # two or three of nine
    put(st, 1, (2950, 400), (2850, 900))
    st.inside[3] = 0
    for model in st.models(3):
        st.place[model] = WAITING  # in the tower
    assert aura_hits(st, [1]) == [(1, 3, 3)]


@clause("FB-24.35")
def test_fb_24_35_only_regiments_that_it_marched_over_itself() -> None:
    st = plain(listed("Predator", "- 5 Winglings", "- 5 Winglings", faction="wadrhun"), JARL)
    put(st, 1, (1000, 1000))
    put(st, 2, (1000, 1500))
    put(st, 4, (1000, 2500))
    st.overflown.append((2, 4))
    assert (rake_targets(st, 1), rake_targets(st, 2)) == ([], [4])


@clause("FB-22.14", "FB-20.13")
def test_fb_20_13_a_hindered_charge_is_not_inspired_against_a_ruin_either() -> None:
    st = plain("hk-lords-muster", JARL)
    knights = 3
    put(st, knights, (1000, 1000), (1202, 1000))
    first = st.plan(knights).first
    plain_clash = st.plan(knights).stats[2]
    assert ruin_groups(st, knights, [(first, 1)])[0][:2] == (1, plain_clash + 1)
    st.set_mark(knights, HINDERED)
    assert ruin_groups(st, knights, [(first, 1)])[0][:2] == (1, plain_clash)
