"""Chapter 10: Command Stacks, the First Player, Supremacy Abilities."""

from __future__ import annotations

import pytest

from sandtable.core.cards import UNKNOWN
from sandtable.core.decision import IllegalPick
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.in_force import characteristic
from sandtable.games.first_blood.state import ARRIVING, BROKEN, FIELD, GONE, NOBODY, State
from sandtable.games.first_blood.tables.factions import FACTIONS
from sandtable.games.first_blood.tables.terms import MARCH, RESOLVE
from sandtable.games.first_blood.turn.command import StackPhase, cards_to_stack
from sandtable.games.first_blood.turn.supremacy import AT_ONCE_OPS, LASTING_OPS, NONE, SupremacyPhase, abilities
from tests.games.first_blood.support import answer, asked, game, keys, listed, load, put, run
from tests.support import clause

HUNT = "no-call-of-the-hunt"


def stacking(st: State, *regiments: int) -> State:
    for number in regiments:
        st.status[number] = FIELD
    return run(st, StackPhase.of(st))


def supremacy(st: State) -> State:
    return run(st, SupremacyPhase(0, [0, 0], NOBODY))


@clause("FB-10.1", "FB-27.4")
def test_fb_10_1_both_stack_at_once_from_top_to_bottom() -> None:
    st = game(HUNT)
    st.status[1] = ARRIVING
    st.status[3] = GONE
    stacking(st, 0, 5, 6, 7, 8)  # 1 and 5 are both Raiders: one face twice
    assert cards_to_stack(st, 0) == [0, 1, 1]
    mine, theirs = st.open_questions()
    assert (mine.seat, mine.options, mine.context) == (0, [0, 1], (3,))
    assert (theirs.seat, theirs.options) == (1, [6, 7, 8])
    st.apply(8, 1)
    st.apply(1, 0)
    st.apply(6, 1)
    assert [question.seat for question in st.open_questions()] == [0]
    assert st.command == [[], []]  # nothing is laid before both are ready
    st.apply(0, 0)
    assert st.cards_of(0) == [1, 0, 1]  # the top card last; the last one was not asked for
    assert st.cards_of(1) == [7, 6, 8]
    assert st.decision is None


@clause("FB-1.6", "FB-10.1")
def test_fb_10_1_the_others_see_that_it_is_done_but_not_how() -> None:
    one, two = game(HUNT), game(HUNT)
    for st, pick in ((one, 0), (two, 1)):
        stacking(st, 0, 1, 2, 6, 7)
        st.apply(pick, 0)
    assert one.seen_by(1).dump() == two.seen_by(1).dump()
    assert one.seen_by(0).dump() != two.seen_by(0).dump()
    assert one.seen_by(-1).dump() == two.seen_by(-1).dump()
    one.apply(1, 0)
    one.apply(6, 1)
    assert one.seen_by(1).command[0] == [UNKNOWN] * 3


@clause("FB-10.2")
def test_fb_10_2_a_player_without_cards_has_an_empty_stack() -> None:
    st = stacking(game(), 5, 6)
    assert [question.seat for question in st.open_questions()] == [1]
    st.apply(6)
    assert (st.command[0], st.cards_of(1)) == ([], [5, 6])


@clause("FB-10.3", "FB-24.38")
def test_fb_10_3_rebellious_cards_stand_together_at_an_end() -> None:
    wild = listed(
        "Hold Raegh",
        "- 6 Hold Warriors",
        "- 6 Hold Thanes",
        "- 5 Dragonslayers",
        "- 5 Dragonslayers",
        faction="dweghom",
    )
    raegh, warriors, thanes, slayers = 0, 1, 2, 3
    st = stacking(game(wild), 0, 1, 2, 3, 4)
    assert asked(st, "stack").options == [raegh, warriors, thanes, slayers]
    st.apply(slayers)
    assert asked(st, "stack").options == [slayers]  # all on top
    assert SPEC.why_not(st, 0, ("card", raegh)) == ["FB-10.3"]
    with pytest.raises(IllegalPick):
        st.apply(raegh)
    st = stacking(game(wild), 0, 1, 2, 3, 4)
    st.apply(raegh)
    assert asked(st, "stack").options == [warriors, thanes]  # all underneath
    st.apply(thanes)
    st.apply(warriors)
    st.apply(slayers)
    assert st.cards_of(0) == [slayers, slayers, warriors, thanes, raegh]


@clause("FB-10.6")
def test_fb_10_6_the_higher_score_is_first_player() -> None:
    st = game()
    load(st, 2, 5)
    supremacy(st)
    assert st.first == 1
    assert "first_player" in keys(st)


@clause("FB-10.7")
def test_fb_10_7_who_has_fewer_cards_may_change_the_own_score() -> None:
    st = game()
    st.command = [[0], [5, 6]]
    load(st, 4, 4)
    supremacy(st)
    question = asked(st, "score")
    assert (question.seat, question.context) == (0, (4, 4))
    st.apply(1)
    assert st.first == 0
    st = game()
    st.command = [[0], [5, 6]]
    load(st, 1, 1)
    supremacy(st)
    answer(st, "score", 2)  # subtracted: 0 against 1
    assert st.first == 1
    st = game()
    st.command = [[0], [5]]
    load(st, 4, 3)
    assert supremacy(st).decision is None  # with equal numbers nobody may


@clause("FB-10.8")
def test_fb_10_8_ties_are_rolled_again_with_the_same_right() -> None:
    st = game()
    st.command = [[0], [5, 6]]
    load(st, 4, 4, 2, 3)
    supremacy(st)
    answer(st, "score", 0)
    assert asked(st, "score").context == (2, 3)
    load(st, 6, 1)
    st.apply(1)  # 3 against 3
    answer(st, "score", 0)
    assert st.first == 0


def officer() -> State:
    """An Imperial Officer with Redeploy! and an item that adds an ability, against a Pheromancer; both on the battlefield."""
    mine = listed("Imperial Officer", "items: Eye of Akelus", "- 6 Men-at-Arms", "- 6 Imperial Ranger Corps")
    st = game(mine, listed("Pheromancer", "- 8 Force-Grown Drones", faction="spires"))
    for number, x in ((0, 500), (1, 1500), (3, 2500), (4, 500)):
        put(st, number, (x, 500 if number < 3 else 3000))
    st.command = [[0, 1, 2], [3, 4, 4]]
    return st


@clause("FB-10.9", "FB-10.10", "FB-10.11", "FB-10.14")
def test_fb_10_9_each_player_declares_one_ability_the_first_player_first() -> None:
    st = officer()
    load(st, 1, 2)
    supremacy(st)
    first = asked(st, "supremacy")
    assert (first.seat, len(first.options)) == (1, 2)
    st.apply(first.options[1])  # Suppress Survival Instinct
    assert characteristic(st, 3, st.plan(3).first, RESOLVE) == 3 + 2
    second = asked(st, "supremacy")
    assert second.seat == 0
    assert [st.rules.muster.bounds[int(n)].ability for n in second.options[1:] if isinstance(n, int)] == [
        "eye_of_akelus",
        "redeploy",
    ]
    st.apply(NONE)
    assert st.decision is None
    assert abilities(st, 1) == []  # once per game
    assert len(abilities(st, 0)) == 2


@clause("FB-10.12", "FB-10.13")
def test_fb_10_12_the_character_must_be_on_the_battlefield() -> None:
    st = officer()
    st.status[0] = ARRIVING
    assert abilities(st, 0) == []
    lord = game("hk-lords-muster")
    put(lord, 0, (500, 500))
    assert abilities(lord, 0) == []  # For Honour! is always active and never declared


@clause("FB-10.4", "FB-10.9")
def test_fb_10_4_only_a_rule_changes_the_order() -> None:
    st = officer()
    load(st, 2, 1)
    supremacy(st)
    redeploy = next(n for n in abilities(st, 0) if st.rules.muster.bounds[n].ability == "redeploy")
    st.apply(redeploy)
    assert asked(st, "stack").options == [0, 1, 2]
    other = st.clone()
    st.apply(0)
    other.apply(2)
    assert st.seen_by(1).dump() == other.seen_by(1).dump()
    st.apply(2)
    assert st.cards_of(0) == [1, 2, 0]


@clause("FB-10.9")
def test_incite_fervour_rallies_all_at_once() -> None:
    st = game(listed("Theist Priest", "- 6 Militia", "- 6 Sicarii"))
    for number in range(3):
        put(st, number, (600 + 900 * number, 600))
        st.set_mark(number, BROKEN)
    load(st, 6, 1)
    supremacy(st)
    st.apply(asked(st, "supremacy").options[1])
    assert not any(st.has_mark(number, BROKEN) for number in range(3))
    assert characteristic(st, 1, NOBODY, MARCH) == 5


def test_every_effect_of_a_supremacy_ability_can_be_carried_out() -> None:
    built = {*LASTING_OPS, *AT_ONCE_OPS}
    for faction in FACTIONS:
        for ability in faction.supremacy.values():
            assert ability.always or {effect.op for effect in ability.effects} <= built, ability.id
