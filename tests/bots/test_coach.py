"""The coach: advice from a small search, with reasons, from nothing but what the seat sees."""

from __future__ import annotations

import pytest

from sandtable.bots import find_bot, policy_of
from sandtable.bots.chances import GAMES, described_by
from sandtable.bots.search.coach import HINT, THEME_OF, THEMES, WARNING, coach
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.language.translator import LANGUAGES, bundle

OPTIONS: dict[str, Options] = {"bloodstones": {"faction_assignment": "random"}, "first_blood": {"placement": "auto"}}
PICKS = 36


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_a_theme(game: str) -> None:
    assert set(described_by(game).NAMES) <= THEME_OF.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words(language: str) -> None:
    words = bundle("sandtable.games.battlelore", language)
    for theme in THEMES:
        assert words.has_message(f"hint-gain-{theme}")
        assert words.has_message(f"hint-cost-{theme}")


@pytest.mark.parametrize("game", GAMES)
def test_hidden_facts_change_no_advice(game: str) -> None:
    """If two states look the same to a seat, the coach says the same, with the same reasons."""
    spec = find_game(game)
    policies = [find_bot(policy_of(game), spec, seat) for seat in range(2)]
    match: Match[State] = Match(spec, 2, OPTIONS.get(game, {}), Seed(7), log=False)
    compared = 0
    for number in range(PICKS):
        asked = match.state.decision
        assert asked is not None
        seen = match.state.seen_by(asked.seat)
        own = seen.asked(asked.seat)
        if number % 12 == 5:
            other = spec.redeal(seen, 3).seen_by(asked.seat)
            for warns in (False, True):
                said = coach(spec, policies, seen, own, warns)
                assert said == coach(spec, policies, other, other.asked(asked.seat), warns)
                assert said.advice.pick not in said.advice.blunders
                assert not warns or not said.gains
            compared += 1
        match.pick(asked.seat, policies[asked.seat].choose(seen, own))
    assert compared


def test_the_cost_is_bounded() -> None:
    for budget, most in ((HINT, 250), (WARNING, 150)):
        assert budget.answers * budget.worlds * budget.ahead <= most
