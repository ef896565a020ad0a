"""The toys that prove the contract for cards and for the plane: every promise, secrets, and words for all they say."""

from __future__ import annotations

from importlib.resources import files

import pytest

from sandtable import ledger
from sandtable.core.match import Match
from sandtable.core.seed import Seed
from sandtable.core.spec import GameSpec
from sandtable.core.state import State
from sandtable.testing import CHECKS, Trial, any_answer, check_game, check_secrets, chooser_rng, secret_places, trials
from sandtable.words import LANGUAGES, Speaker
from tests.support import any_game
from tests.support.toys import card_duel, skirmish

TOYS: dict[str, GameSpec[State]] = {
    "card_duel": any_game(card_duel.SPEC),
    "skirmish": any_game(skirmish.SPEC),
}
SECRETS = {"card_duel": {"hands": {0, 1}}, "skirmish": {"goals": {0, 1}}}


def clauses_of(toy: str) -> set[str]:
    page = files(f"tests.support.toys.{toy}").joinpath("content", "rules.md").read_text("utf-8")
    return set(ledger.parse_ledger(toy, page).clauses)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("toy", TOYS)
def test_the_toy_keeps_every_promise(toy: str, check: str) -> None:
    check_game(TOYS[toy], range(1 if check == "other_process" else 2), 12, clauses_of(toy), False, [check])


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
    words = Speaker(spec, language, ("Ada", "Bo"))
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
            assert spec.told(before, step.events, -1).lines or not step.events


@pytest.mark.parametrize("toy", TOYS)
def test_the_toy_is_drawn_at_the_terminal(toy: str) -> None:
    spec = TOYS[toy]
    trial = Trial(spec, 2, {})
    for _, st in trial.visit():
        drawn = str(spec.board_text(st.seen_by(0), 0, Speaker(spec, "en", ("Ada", "Bo")), 100, 40, {}))
        assert drawn.count("\n") > 3
