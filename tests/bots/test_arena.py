"""`sandtable arena`: fair seats, honest intervals, the same result with any number of workers."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.cli.lab.arena import ArenaGame, scores_of, seating, wilson
from sandtable.core.engine.state import Result


def run(*words: str) -> str:
    result = CliRunner().invoke(main, ["arena", *words])
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.long
def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    words = ("bloodstones", "--bots", "random,steward", "--players", "2", "--games", "8", "--seed", "3")
    alone = run(*words, "--workers", "1")
    assert alone == run(*words, "--workers", "2")
    assert "8 games from seed 3" in alone
    assert "steward" in alone


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 3), (3, 4), (2, 6), (6, 6), (1, 4)])
def test_every_bot_comes_to_hold_every_seat_equally_often(bots: int, players: int) -> None:
    held = Counter(
        (seat, which) for number in range(bots * players) for seat, which in enumerate(seating(bots, players, number))
    )
    assert set(held.values()) == {players}
    assert len(held) == bots * players


def test_shared_victories_are_divided() -> None:
    results = [ArenaGame(0, (0, 1), (5, 5), (0.5, 0.5), 10), ArenaGame(1, (1, 0), (9, 2), (1.0, 0.0), 10)]
    first, second = scores_of(["a", "b"], results)
    assert (first.wins, second.wins) == (0.5, 1.5)
    assert first.scores == [5, 2]


def test_a_draw_is_shared_by_all() -> None:
    assert Result((), (3, 3), "last_turn").shares() == (0.5, 0.5)
    assert Result((1, 2), (0, 3, 3), "shared").shares() == (0.0, 0.5, 0.5)


def test_wilson_keeps_within_bounds() -> None:
    for games in (1, 7, 100):
        for wins in (0.0, games / 2, float(games)):
            low, high = wilson(wins, games)
            assert 0.0 <= low <= wins / games <= high <= 1.0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["nosuchgame", "--bots", "random"], "unknown game"),
        (["bloodstones", "--bots", "stewart,random"], "did you mean steward"),
        (["bloodstones", "--bots", "random", "--players", "9"], "2 to 6 players"),
        (["bloodstones", "--bots", "random,random,random", "--players", "2"], "too many"),
        (["bloodstones", "--bots", "random,random", "--games", "0"], "at least one game"),
        (["bloodstones", "--bots", "random,random", "-o", "map=nowhere"], "map"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], reason: str) -> None:
    result = CliRunner().invoke(main, ["arena", *words])
    assert result.exit_code == 2
    assert reason in result.output


def test_one_game_has_no_interval_of_points() -> None:
    result = CliRunner().invoke(
        main, ["arena", "bloodstones", "--bots", "random,random", "--games", "1", "-o", "max_rounds=1"]
    )
    assert result.exit_code == 0, result.output
    assert " 1 game from " in result.output
    assert not re.search(r"inf|\+-", result.output)
