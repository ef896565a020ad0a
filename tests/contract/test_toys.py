"""The toys with cards and on the plane keep every promise and their secrets, and have words for all they say."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest

from sandtable.core.engine.cards import faces_of
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.match.standing import Standing
from sandtable.language.translator import LANGUAGES, Translator
from sandtable.rulebook import ledger
from sandtable.testing import CHECKS, Trial, any_answer, check_secrets, chooser_rng, secret_places, trials, walk_once
from sandtable.testing.states import check_in_other_process
from tests.support import any_game
from tests.support.toys import card_duel, skirmish
from tests.support.toys.card_duel.frames import on_stack
from tests.support.toys.card_duel.state import Duel

TOYS: dict[str, GameSpec[State]] = {
    "card_duel": any_game(card_duel.SPEC),
    "skirmish": any_game(skirmish.SPEC),
}
SECRETS = {"card_duel": {"hands": {0, 1}}, "skirmish": {"goals": {0, 1}}}


def clauses_of(toy: str) -> set[str]:
    page = files(f"tests.support.toys.{toy}").joinpath("content", "rules.md").read_text("utf-8")
    return set(ledger.parse_ledger(toy, page).clauses)


@cache
def trials_of(toy: str) -> list[Trial[State]]:
    """Two games of each option set, played once for all checks."""
    found = trials(TOYS[toy], range(2), 12, clauses_of(toy))
    for trial in found:
        walk_once(trial, CHECKS)
    return found


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("toy", TOYS)
def test_the_toy_keeps_every_promise(toy: str, check: str) -> None:
    if check == "other_process":
        check_in_other_process([trial for trial in trials_of(toy) if trial.seed == 0])
        return
    for trial in trials_of(toy):
        CHECKS[check](trial)


@pytest.mark.parametrize("toy", TOYS)
def test_the_toy_keeps_its_secrets(toy: str) -> None:
    found: dict[str, set[int]] = {}
    for trial in trials(TOYS[toy], range(2), 20):
        check_secrets(trial)
        for place, seats in secret_places(trial).items():
            found.setdefault(place, set()).update(seats)
    assert found == SECRETS[toy]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("toy", TOYS)
def test_the_toy_has_words_for_everything_it_says(toy: str, language: str) -> None:
    spec = TOYS[toy]
    words = Translator(spec, language, ("Ada", "Bo"))
    for players, options in spec.option_sets():
        match: Match[State] = Match(spec, players, options, Seed(3))
        rng = chooser_rng(3)
        while match.state.decision is not None:
            before = match.state.seen_by(-1)
            for asked in match.state.open_questions():
                assert words.ask(match.state, asked)
                assert all(words.option(match.state, asked, pick) for pick in asked.candidates())
            step = match.pick(*any_answer(match.state, rng))
            assert all(words.event(before, event) for event in step.events)
            assert spec.presentation.step_report(before, step.events, -1).lines or not step.events


@pytest.mark.parametrize("toy", TOYS)
def test_the_toy_is_drawn_at_the_terminal(toy: str) -> None:
    spec = TOYS[toy]
    trial = Trial(spec, 2, {})
    for _, st in trial.visit():
        drawn = str(spec.presentation.board_text(st.seen_by(0), 0, Translator(spec, "en", ("Ada", "Bo")), 100, 40, {}))
        assert drawn.count("\n") > 3


# -- the card duel: giving up, taking back, standing answers -----------------------------------------------------------


def duel_with_a_stack(cards: int) -> Match[Duel]:
    """A duel with this many cards on the stack, the top one open to an answer."""
    for seed in range(200):
        match: Match[Duel] = Match(card_duel.SPEC, 2, {"turns": 40}, Seed(seed))
        while match.state.decision is not None:
            asked = match.state.decision
            if len(on_stack(match.state)) == cards and asked.kind == "answer":
                return match
            match.pick(asked.seat, asked.options[0])
    raise AssertionError("no such stack")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_cd_1_11_a_player_gives_up_in_the_middle_of_the_stack(cards: int, seat: int) -> None:
    match = duel_with_a_stack(cards)
    lives = tuple(match.state.lives)
    piles = [len(pile) for pile in match.state.discards]
    match.enter(seat, "concede")
    st = match.state
    assert st.result is not None
    assert st.result.fields() == ((1 - seat,), lives, "conceded")
    assert (st.decision, st.stack) == (None, [])
    assert sum(len(pile) for pile in st.discards) == sum(piles) + cards, "the stack is discarded"
    card_duel.SPEC.check_sound(st)
    assert Match.from_record(card_duel.SPEC, match.record()).state.digest() == st.digest()


def test_cd_1_12_a_granted_take_back_shuffles_what_nobody_knows() -> None:
    match: Match[Duel] = Match(card_duel.SPEC, 2, {"turns": 40}, Seed(4))
    before = match.state.clone()
    while match.state.turn < 3:
        asked = match.state.decision
        assert asked is not None
        match.pick(asked.seat, asked.options[-1])
    drawn = faces_of(match.state.hands[0])
    match.enter(0, "back", match.returnable(0))
    match.enter(1, "accept")
    st = match.state
    assert (st.turn, st.hands) == (before.turn, before.hands), "what the players know is as it was"
    assert [sorted(deck) for deck in st.decks] == [sorted(deck) for deck in before.decks]
    assert st.decks != before.decks, "what was drawn and taken back would be drawn again"
    assert len(drawn) == len(faces_of(st.hands[0])) + 1
    assert Match.from_record(card_duel.SPEC, match.record()).state.dump() == st.dump()


def test_a_standing_answer_passes_the_windows_of_the_duel() -> None:
    match = duel_with_a_stack(1)
    asked = match.state.decision
    assert asked is not None
    assert asked.seat not in match.state.active_seats()
    assert match.passes_automatically(asked.seat, Standing()) == asked.only_passes()
    assert match.passes_automatically(asked.seat, Standing(passes=("answer",)))
    assert not match.passes_automatically(asked.seat, Standing(asks=("answer",)))
    assert match.passes_automatically(asked.seat, Standing(unless_attacked=True)) == asked.only_passes(), (
        "a card is an attack"
    )
