"""Bots are found by name, and the random bot is fair and repeatable."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.bots import LEVELS, POLICIES, UnknownBot, bot_names, find_bot, load_bot
from sandtable.core.registry import find_game

SPEC = find_game("bloodstones")


def test_every_game_has_the_random_bot() -> None:
    assert bot_names("no-such-game") == ["random"]
    assert bot_names("bloodstones") == ["random", *LEVELS]


def test_every_named_bot_can_be_made() -> None:
    for name in bot_names("bloodstones"):
        bot = find_bot(name, SPEC, 3)
        assert bot.name == name
        assert bot.seed == 3


@pytest.mark.parametrize("game", POLICIES)
def test_the_name_of_a_policy_still_means_the_policy(game: str) -> None:
    """Records, tables and commands from before there were levels."""
    spec = find_game(game)
    assert type(find_bot(POLICIES[game][0], spec)) is type(find_bot("captain", spec))
    assert type(load_bot(POLICIES[game][0], spec)) is type(find_bot("captain", spec))


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownBot, match="did you mean steward"):
        find_bot("stewart", SPEC)


def test_the_random_bot_is_uniform_and_repeatable() -> None:
    st = SPEC.start(2, {}, 5)
    assert st.decision is not None
    seat = st.decision.seat
    seen = st.seen_by(seat)
    asked = seen.asked(seat)
    picks = [find_bot("random", SPEC, seed).choose(seen, asked) for seed in range(400)]
    assert picks == [find_bot("random", SPEC, seed).choose(seen, asked) for seed in range(400)]
    counts = Counter(picks)
    assert set(counts) == set(asked.options)
    fair = 400 / len(asked.options)
    assert max(abs(count - fair) for count in counts.values()) < 5 * fair**0.5
