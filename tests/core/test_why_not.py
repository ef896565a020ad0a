"""Asking about whatever can be pointed at, pressed or typed: what a text means, why not, what it would mean."""

from __future__ import annotations

import pytest

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import ASKED, Kind
from sandtable.core.engine.options import BadOption
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import (
    NoTarget,
    answered_itself,
    ask_about,
    meaning,
    target_of,
    target_text,
    why_not_asked,
)
from sandtable.core.interaction.wording import closed_values
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.language.translator import Translator
from tests.support import any_game
from tests.support.toys import card_duel, sealed_bids, skirmish
from tests.support.toys.card_duel.frames import END
from tests.support.toys.card_duel.state import STRIKE, WARD
from tests.support.toys.skirmish.state import Battle
from tests.support.toys.skirmish.turn import CHARGE, MARCH, SHOOT


def duel() -> State:
    st = card_duel.SPEC.start(2, {}, seed=5)
    assert st.decision is not None
    return st


def fight(*picks: str) -> Battle:
    """A skirmish after these picks."""
    st = skirmish.SPEC.start(2, {}, seed=5)
    for pick in picks:
        assert st.decision is not None
        st.apply(skirmish.SPEC.notation.option_of(st, st.decision, pick))
    return st


DUEL = any_game(card_duel.SPEC)
BIDS = any_game(sealed_bids.SPEC)


# -- texts -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("word:end", ("word", END)),
        ("card:0", ("card", 0)),
        ("seat:1", ("seat", 1)),
        ("asked:answer", ("asked", 1)),
        ("asked:", ("asked", -1)),
    ],
)
def test_a_target_is_read_as_it_is_written(text: str, target: Target) -> None:
    st = duel().seen_by(0)
    assert target_of(DUEL, st, 0, text) == target
    assert target_text(DUEL, st.asked(0), target) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("word:pass", "play_card has no answer 'pass'; there are end"),
        ("seat:2", "there is no player 2; the players are seat:0 to seat:1"),
        ("seat:-1", "there is no player -1"),
        ("count:3", "play_card does not ask for a number"),
        ("card:77", "there is no card:77 to point at"),
        ("asked:answers", "card_duel has no question 'answers'; did you mean answer?"),
    ],
)
def test_what_is_not_there_is_named(text: str, message: str) -> None:
    with pytest.raises(NoTarget, match=message.replace("?", r"\?")):
        target_of(DUEL, duel().seen_by(0), 0, text)


@pytest.mark.parametrize("text", ["", "card", "card:", ":3", "card:x", "card:1e3", "point:7"])
def test_what_is_no_target_at_all(text: str) -> None:
    with pytest.raises(ValueError, match=r"target|point"):
        target_of(DUEL, duel().seen_by(0), 0, text)


def test_who_is_not_asked_may_ask_about_any_button() -> None:
    seen = duel().seen_by(1)
    assert target_of(DUEL, seen, 1, "word:pass") == ("word", -1)
    with pytest.raises(NoTarget, match="no question of card_duel has the answer 'swim'"):
        target_of(DUEL, seen, 1, "word:swim")
    assert target_of(DUEL, seen, 1, "count:3") == ("count", 3), "it is answered by who is asked"


# -- why not -----------------------------------------------------------------------------------------------------------


def test_a_refusal_has_clauses_a_sentence_and_what_it_speaks_of() -> None:
    reply = ask_about(DUEL, duel().seen_by(0), 0, ("card", WARD))
    assert reply.clauses == ("CD-1.9",)
    assert reply.sentence is not None
    assert reply.targets == (f"card:{WARD}",)
    assert not reply.offered()
    assert Translator(DUEL, "en").format(reply.sentence).startswith("Ward is an answer")
    assert Translator(DUEL, "de").format(reply.sentence).endswith("eine Karte gespielt hat.")


def test_a_button_has_reasons_of_its_own() -> None:
    st = fight("knight0")
    asked = st.asked(0)
    assert asked.kind == "action"
    assert [
        target_text(any_game(skirmish.SPEC), asked, each) for each in skirmish.SPEC.notation.closed_answers(asked)
    ] == [
        "word:charge",
        "word:shoot",
    ]
    assert skirmish.SPEC.presentation.why_not(st, 0, ("word", CHARGE)) == ["SK-1.8"], "all are too far away"
    assert skirmish.SPEC.presentation.why_not(st, 0, ("word", SHOOT)) == ["SK-1.9"], "a knight has no bow"
    assert skirmish.SPEC.presentation.why_not(st, 0, ("word", MARCH)) == []


def test_a_scene_lists_the_buttons_that_are_closed() -> None:
    st = fight("knight0")
    shut = closed_values(skirmish.SPEC, st, st.asked(0), ("word",))
    assert [(each.target, each.label.key, each.label.otherwise) for each in shut] == [
        ("word:charge", "pick-action-charge", "pick-charge"),
        ("word:shoot", "pick-action-shoot", "pick-shoot"),
    ]
    assert closed_values(skirmish.SPEC, st, st.asked(0), ("count",)) == ()


def test_numbers_next_to_those_offered_are_closed() -> None:
    st = sealed_bids.SPEC.start(2, {}, seed=1)
    st.apply(st.asked(0).options[0], 0)
    asked = st.asked(0)
    assert (asked.kind, asked.options) == ("BOOST", [0, 1, 2])
    assert sealed_bids.SPEC.notation.closed_answers(asked) == [("count", 3)]
    assert [each.target for each in closed_values(sealed_bids.SPEC, st, asked, ("count",))] == ["count:3"]
    assert sealed_bids.SPEC.presentation.why_not(st, 0, ("count", 3)) == ["SB-2"]
    assert sealed_bids.SPEC.presentation.why_not(st, 0, ("count", 2)) == []
    assert sealed_bids.SPEC.presentation.why_not(st, 0, ("word", 0)) == [], "none is offered as a button"


def test_what_is_offered_is_told_as_the_scene_tells_it() -> None:
    seen = duel().seen_by(0)
    held = next(pick for pick in seen.asked(0).options if pick != END)
    assert isinstance(held, int)
    reply = ask_about(DUEL, seen, 0, ("card", held))
    assert reply.offered()
    assert (reply.clauses, reply.count) == ((), 1)
    assert reply.options == tuple(
        [each for each in DUEL.presentation.scene(seen, 0).questions[0].options if each.targets == (f"card:{held}",)]
    )
    assert ask_about(DUEL, seen, 0, ("word", END)).options[0].text == "end"


def test_a_game_without_a_picture_tells_what_is_offered_too() -> None:
    st = BIDS.start(2, {}, seed=1).seen_by(0)
    card = st.asked(0).options[0]
    assert isinstance(card, int)
    (told,) = meaning(BIDS, st, st.asked(0), ("card", card))
    assert (told.text, told.targets) == (f"card{card}", (f"card:{card}",))


class Pairs(GameSpec[State]):
    """One question whose answers are pairs."""

    name = "pairs"
    kinds = {"attack": Kind(("unit", "unit"), {-1: "done"})}


def test_what_is_given_is_part_of_the_answer() -> None:
    spec = Pairs()
    asked = Decision("attack", 0, [(1, 5), (2, 6), (3, 3), -1], "XX-1.1")
    assert spec.notation.picks_with(asked, ("unit", 5)) == [(1, 5)]
    assert spec.notation.offers(asked, ("unit", 5), (("unit", 1),))
    assert not spec.notation.offers(asked, ("unit", 5), (("unit", 2),)), "not by this one"
    assert not spec.notation.offers(asked, ("unit", 5), (("unit", 5),)), "it is named once"
    assert spec.notation.offers(asked, ("unit", 3), (("unit", 3),))
    assert spec.notation.picks_with(asked, ("word", -1)) == [-1]


# -- why was I not asked? ----------------------------------------------------------------------------------------------


def test_who_is_not_asked_hears_who_is() -> None:
    reply = ask_about(DUEL, duel().seen_by(1), 1, ("card", STRIKE))
    assert reply.clauses == ("CD-1.2",)
    assert reply.asked is None
    assert reply.sentence is not None
    assert Translator(DUEL, "en", ("Ada", "Bo")).format(reply.sentence) == "Ada is being asked now."
    assert reply.targets == ("seat:0",)


def test_another_question_is_open() -> None:
    reply = why_not_asked(DUEL, duel().seen_by(0), 0, "answer")
    assert reply.clauses == ("CD-1.2",)
    assert reply.sentence is not None
    assert reply.sentence.key == "not-asked-else"
    assert why_not_asked(DUEL, duel().seen_by(0), 0, "play_card").offered()
    assert why_not_asked(DUEL, duel().seen_by(0), 0, "").offered()


def test_nobody_is_asked_when_the_game_is_over() -> None:
    st = duel()
    st.concede(0)
    reply = ask_about(DUEL, st.seen_by(1), 1, ("seat", 0))
    assert (reply.clauses, reply.offered()) == ((), False)
    assert reply.sentence is not None
    assert reply.sentence.key == "refused-game-over"


def test_a_question_with_one_answer_is_noted() -> None:
    match = Match(any_game(skirmish.SPEC), 2, {}, Seed(5))
    while match.state.decision is not None and not any(step.auto_answered for step in match.steps):
        asked = match.state.decision
        match.pick(asked.seat, asked.candidates()[-1])
    seat, kind, clause = match.steps[-1].auto_answered[0]
    assert (seat, kind, clause) in [(0, "activate", "SK-1.2"), (1, "activate", "SK-1.2")], "the last of its models"
    reply = answered_itself(skirmish.SPEC, clause)
    assert (reply.clauses, reply.offered()) == (("SK-1.2",), False)
    assert answered_itself(find_game("bloodstones"), "BS-19.10").clauses == ("BS-19.19", "BS-19.10"), "its own clause"


def test_a_clone_and_silent_play_note_nothing() -> None:
    st = skirmish.SPEC.start(2, {}, seed=5, log=False)
    while st.decision is not None:
        st.apply(st.decision.candidates()[-1])
        assert st.auto_answered == []


# -- the set-up --------------------------------------------------------------------------------------------------------


def test_an_option_that_does_not_fit_says_why() -> None:
    wrong = DUEL.why_not_option(2, {}, "turns", 99)
    assert wrong is not None
    assert str(wrong) == "option turns: 99 is not a whole number from 1 to 40"
    assert wrong.said is not None
    assert Translator(DUEL, "en").format(wrong.said) == "Turns: enter a whole number from 1 to 40."
    assert DUEL.why_not_option(2, {}, "turns", 9) is None
    assert BadOption("option x: no (AB-1.2)").clauses() == ["AB-1.2"]
    assert BadOption("option x: no (really)").clauses() == []


def test_the_part_of_a_question_is_its_place() -> None:
    assert target_text(DUEL, None, (ASKED, 0)) == "asked:play_card"
