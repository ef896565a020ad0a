"""`sandtable lab tournament`: fair seats, honest intervals, the same result with any number of workers."""

from __future__ import annotations

import csv
import re
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.core.engine.state import Result
from sandtable.lab.matchup import FinishedGame, Matchup, seating
from sandtable.lab.runs import RunFolder, header
from sandtable.lab.statistics import SequentialTest
from sandtable.lab.tournament import Meeting, meetings_of, ratings, run_tournament

DUEL = Matchup("bloodstones", ("steward", "random"), 2, ({"max_rounds": 2},), 3)


def run(*words: str) -> str:
    result = CliRunner().invoke(main, ["lab", "tournament", *words])
    assert result.exit_code == 0, result.output
    return result.output


def finished(number: int, first: float) -> FinishedGame:
    """A game of two bots in which the first one gets this share."""
    seats = seating(2, 2, number)
    shares = tuple([first if bot == 0 else 1 - first for bot in seats])
    return FinishedGame(number, seats, "points", (0, 0), shares, 10)


@pytest.mark.long
def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    words = ("bloodstones", "--bots", "random,steward", "--rounds", "4", "--seed", "3", "-o", "max_rounds=3")
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


def test_rounds_count_in_order_and_none_after_the_verdict() -> None:
    """Rounds arrive in any order; those after the deciding one change nothing."""
    verdicts = set()
    for order in (range(40), range(39, -1, -1), [*range(1, 40), 0]):
        meeting = Meeting(DUEL, 40, SequentialTest(0.5, 0.65))
        for number in order:
            meeting.add(number, [finished(number * 2, 1.0), finished(number * 2 + 1, 1.0 if number % 4 else 0.0)])
        assert meeting.test is not None
        verdicts.add((meeting.test.verdict, meeting.counted, len(meeting.games())))
    ((verdict, counted, games),) = verdicts
    assert (verdict, games) == ("high", 2 * counted)
    assert counted < 40


def test_shared_victories_are_divided() -> None:
    meeting = Meeting(DUEL, 1)
    meeting.add(0, [finished(0, 0.5), finished(1, 0.0)])
    assert (meeting.share(0, 0), meeting.share(1, 0)) == (0.25, 0.75)


def test_points_count_by_rounds() -> None:
    """The deal decides the scores of both games: four games say as much as two rounds."""
    meeting = Meeting(DUEL, 2)
    for number, score in enumerate((10, 30)):
        games = [FinishedGame(2 * number + turn, seating(2, 2, turn), "", (score, 0), (1.0, 0.0), 1) for turn in (0, 1)]
        meeting.add(number, games)
    assert (meeting.points(0), meeting.points(1)) == ([5.0, 15.0], [5.0, 15.0])


@pytest.mark.parametrize("option", ["--csv", "--html"])
def test_a_file_that_cannot_be_written_is_refused_before_the_games(tmp_path: Path, option: str) -> None:
    words = ["lab", "tournament", "warlords", "--bots", "random,random", option, str(tmp_path / "no" / "file")]
    result = CliRunner().invoke(main, words)
    assert (result.exit_code, "there is no folder" in result.output) == (2, True)


def test_a_draw_is_shared_by_all() -> None:
    assert Result((), (3, 3), "last_turn").shares() == (0.5, 0.5)
    assert Result((1, 2), (0, 3, 3), "shared").shares() == (0.0, 0.5, 0.5)


def test_the_better_bot_is_rated_higher() -> None:
    meetings = meetings_of(Matchup("bloodstones", ("a", "b", "c"), 2, ({},), 0), 10, None)
    assert [meeting.matchup.bots for meeting in meetings] == [("a", "b"), ("a", "c"), ("b", "c")]
    for meeting in meetings:
        for number in range(10):
            meeting.add(number, [finished(number * 2, 1.0), finished(number * 2 + 1, 1.0 if number % 3 else 0.0)])
    rated = ratings(meetings)
    assert rated["a"][0] > rated["b"][0] > rated["c"][0]
    assert rated == ratings(meetings)


@pytest.mark.long
def test_a_stopped_tournament_goes_on(tmp_path: Path) -> None:
    whole = meetings_of(DUEL, 3, None)
    list(run_tournament(whole, 1))
    asked = header(DUEL, "", rounds=3)
    begun = meetings_of(DUEL, 3, None)
    next(run_tournament(begun, 1, RunFolder(tmp_path, asked)))
    with (tmp_path / "done.jsonl").open("a") as file:
        file.write("[0, 1, [")  # killed while writing
    rest = meetings_of(DUEL, 3, None)
    assert len(list(run_tournament(rest, 1, RunFolder(tmp_path, asked)))) == 2
    assert rest[0].games() == whole[0].games()


def test_crosstable_as_csv_and_page(tmp_path: Path) -> None:
    table, page = tmp_path / "table.csv", tmp_path / "page.html"
    words = ["bloodstones", "--bots", "random,steward", "--rounds", "1", "-o", "max_rounds=1", "--workers", "1"]
    run(*words, "--csv", str(table), "--html", str(page), "--test", "0.4", "0.6")
    with table.open() as file:
        head, first, second = csv.reader(file)
    assert (head, first[0], second[0]) == (["", "random", "steward", "rating"], "random", "steward")
    assert float(first[2].strip("%")) + float(second[1].strip("%")) == 100
    assert re.findall(r"<th>(\w+)</th><td>-</td><td>[\d.]+%</td>", page.read_text()) == ["random"]
    assert "Undecided after 1 rounds" in page.read_text()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["nosuchgame", "--bots", "random"], "unknown game"),
        (["bloodstones", "--bots", "stewart,random"], "did you mean steward"),
        (["bloodstones", "--bots", "random", "--players", "9"], "2 to 6 players"),
        (["bloodstones", "--bots", "random,random", "--rounds", "0"], "0 is not in the range"),
        (["bloodstones", "--bots", "random,random", "-o", "map=nowhere"], "map"),
        (["bloodstones", "--bots", "random,random", "--test", "0.6", "0.5"], "two shares between 0 and 1"),
        (["bloodstones", "--bots", "random,steward,random", "--players", "3", "--test", "0.4", "0.6"], "two bots"),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], reason: str) -> None:
    result = CliRunner().invoke(main, ["lab", "tournament", *words])
    assert result.exit_code == 2
    assert reason in " ".join(result.output.split())


def test_one_round_has_no_infinite_interval() -> None:
    found = run("bloodstones", "--bots", "random,random", "--rounds", "1", "-o", "max_rounds=1")
    assert " 1 game from " in found
    assert "inf" not in found
