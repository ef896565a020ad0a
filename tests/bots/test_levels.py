"""Five levels in every game: legal, repeatable, and blind to what their seats don't know."""

from __future__ import annotations

import pytest

from sandtable.bots import LEVELS, POLICIES, POLICY, Bot, find_bot
from sandtable.bots.levels import EasyBot, described, measured, policy
from sandtable.bots.play import answer, play_out
from sandtable.bots.search.rollouts import Budget
from sandtable.bots.weighing import highest, note
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game

WARLORDS = find_game("warlords")


class Weigher(Bot):
    """Weighs its options by their places in the list, and takes the first."""

    def choose(self, seen: State, asked: Decision) -> Pick:
        return highest(asked.options, key=lambda option: -asked.options.index(option))


def opening(game: str, decisions: int) -> State:
    """A position after some decisions between policies."""
    spec = find_game(game)
    st = spec.start(2, {}, 4, log=False)
    bots = [policy(game) for _ in range(2)]
    for _ in range(decisions):
        answer(st, bots)
    return st


@pytest.mark.parametrize(
    ("game", "level"),
    [*[(game, "squire") for game in POLICIES], ("first_blood", "general"), ("warlords", "general")],
)
def test_every_level_answers_by_what_its_seat_sees(game: str, level: str) -> None:
    """The same answer from the same view, by another bot of this seed, and whatever the others hold."""
    spec = find_game(game)
    st = opening(game, 24)
    assert st.decision is not None
    seat = st.decision.seat
    seen = st.seen_by(seat)
    pick = find_bot(level, spec, 3).choose(seen, seen.asked(seat))
    assert st.asked(seat).allows(pick)
    other = spec.redeal(seen, 8).seen_by(seat)
    assert find_bot(level, spec, 3).choose(other, other.asked(seat)) == pick


@pytest.mark.parametrize("game", POLICIES)
def test_the_lower_levels_play_a_game_to_its_end(game: str) -> None:
    spec = find_game(game)
    st = spec.start(2, {}, 2, log=False)
    play_out(st, [find_bot(level, spec) for level in ("squire", "sergeant")])
    assert st.result is not None


def test_a_low_level_chooses_among_good_answers_only() -> None:
    asked = Decision("test", 0, list(range(10)), "WL-1.1")
    seen = opening("warlords", 5).seen_by(0)
    found = {EasyBot(Weigher(), 3, 1.0, seed).choose(seen, asked) for seed in range(40)}
    assert found == {0, 1, 2}


def test_a_low_level_never_does_worse_than_nothing() -> None:
    class Idle(Bot):
        def choose(self, seen: State, asked: Decision) -> Pick:
            note({-1: 0.0, 1: 2.0, 2: -0.5, 3: -9.0})
            return 1

    asked = Decision("test", 0, [-1, 1, 2, 3], "WL-1.1")
    seen = opening("warlords", 5).seen_by(0)
    assert {EasyBot(Idle(), 4, 1.0, seed).choose(seen, asked) for seed in range(40)} == {1, -1}


def test_every_level_is_described_for_every_game() -> None:
    for game in POLICIES:
        for level in LEVELS:
            if level != POLICY:
                find_bot(level, find_game(game))
        budgets = [Budget(**described(level, game)).decisions() for level in ("general", "warlord")]
        assert 0 < budgets[0] < budgets[1]
        assert measured(game, "squire") is None, "nobody is below the squire"
