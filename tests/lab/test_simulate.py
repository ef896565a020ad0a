"""`sandtable lab simulate`: the rows, the same rows with any number of workers, nothing lost when workers are killed."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path

import duckdb
import pytest
from click.testing import CliRunner, Result

from sandtable.cli import main
from sandtable.core.engine.options import Options
from sandtable.core.registry import find_game
from sandtable.lab.matchup import Matchup, play
from sandtable.lab.runs import RunFolder, header
from sandtable.lab.simulate import COLUMNS, DECISIONS, EVENTS, GAMES, GAMES_IN_PART, TURNS, Simulation, games_in

SHORT = ("bloodstones", "--bots", "random,random", "-o", "max_rounds=1")
OPTIONS: Options = {"max_rounds": 1}


def simulate(out: Path, *words: str) -> Result:
    return CliRunner().invoke(main, ["lab", "simulate", *SHORT, "--out", str(out), *words])


def rows(out: Path, kind: str) -> list[tuple[object, ...]]:
    return duckdb.sql(f"SELECT * FROM '{out}/{kind}-*.parquet' ORDER BY ALL").fetchall()


def test_rows_of_games_decisions_and_events_agree(tmp_path: Path) -> None:
    done = simulate(tmp_path, "--games", "3", "--turns", "--decisions", "--events", "--workers", "1")
    assert done.exit_code == 0, done.output
    games, decisions, events = (rows(tmp_path, kind) for kind in (GAMES, DECISIONS, EVENTS))
    columns = {kind: list(names) for kind, names in COLUMNS.items()}
    assert [row[0] for row in games] == [0, 1, 2]
    for row in games:
        game = dict(zip(columns[GAMES], row, strict=True))
        own = [dict(zip(columns[DECISIONS], each, strict=True)) for each in decisions if each[0] == game["game"]]
        assert [each["decision"] for each in own] == list(range(int(str(game["decisions"]))))
        again = play(Matchup("bloodstones", ("random", "random"), 2, (OPTIONS,), 0), int(str(game["game"])))
        assert (again.how, again.decisions, list(again.scores)) == (game["how"], len(own), game["scores"])
        turns = [dict(zip(columns[TURNS], each, strict=True)) for each in rows(tmp_path, TURNS) if each[0] == row[0]]
        assert [each["turn"] for each in turns] == [
            1,
            2,
        ]  # one round of two players, who are at turn from the set-up on
        assert sorted([str(each["seats"]) for each in turns]) == ["[0]", "[1]"]
        ends = [int(str(each["decision"])) + int(str(each["decisions"])) for each in turns]
        assert [each["decision"] for each in turns] == [0, *ends[:-1]]
        assert (ends[-1], turns[-1]["scores"]) == (len(own), game["scores"])
    assert [list(each.scores) for each in games_in(tmp_path)] == [row[6] for row in games]
    begun = find_game("bloodstones").start(2, OPTIONS, 0)
    assert [row[2] for row in events if row[:2] == (0, -1)] == sorted([event[0] for event in begun.events])
    assert {row[0] for row in events if row[1] != -1} == {0, 1, 2}
    assert all(isinstance(json.loads(str(row[3])), list) for row in events)


def test_long_settings_are_not_quoted(tmp_path: Path) -> None:
    assert simulate(tmp_path, "--games", "2", "--workers", "1").exit_code == 0
    refused = simulate(tmp_path, "--games", "2", "--workers", "1", "--vary", "map")
    assert (refused.exit_code, "options is not that of its run.json" in refused.output) == (2, True)


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    out = tmp_path / "it's [1]*?"
    assert simulate(out, "--games", "2", "--workers", "1").exit_code == 0
    assert [each.game for each in games_in(out)] == [0, 1]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seed", "-1"], "-1 is not in the range"),
        (["--seed", str(2**63)], "is not in the range"),
        (["--out", "FILE/run"], "Not a directory"),
    ],
)
def test_what_cannot_be_kept_is_refused(tmp_path: Path, words: list[str], said: str) -> None:
    (tmp_path / "file").touch()
    words = [word.replace("FILE", str(tmp_path / "file")) for word in words]
    refused = simulate(tmp_path / "run", "--games", "2", "--workers", "1", *words)
    assert (refused.exit_code, said in refused.output) == (2, True), refused.output


@pytest.mark.long
def test_killed_workers_lose_nothing(tmp_path: Path) -> None:
    """A worker is killed after each of the first three parts. The rows are those of an undisturbed run."""
    options = find_game("bloodstones").check_options(2, {"max_rounds": 1})
    matchup = Matchup("bloodstones", ("random", "random"), 2, (options,), 7)
    games = GAMES_IN_PART * 5
    calm = Simulation(matchup, games, [GAMES], RunFolder(tmp_path / "calm", header(matchup, "")))
    assert len(list(calm.run(1))) == 5
    others, killed = set(multiprocessing.active_children()), 0
    rough = Simulation(matchup, games, [GAMES], RunFolder(tmp_path / "rough", header(matchup, "")))
    for _ in rough.run(2):
        if killed < 3:
            (set(multiprocessing.active_children()) - others).pop().kill()
            killed += 1
    assert killed == 3
    assert rough.checksum() == calm.checksum()
    assert rows(tmp_path / "rough", GAMES) == rows(tmp_path / "calm", GAMES)


def test_a_stopped_run_goes_on_and_plays_only_what_is_left(tmp_path: Path) -> None:
    options = find_game("bloodstones").check_options(2, {"max_rounds": 1})
    matchup = Matchup("bloodstones", ("random", "random"), 2, (options,), 7)
    asked = header(matchup, "first")
    first = Simulation(matchup, GAMES_IN_PART * 3, [GAMES], RunFolder(tmp_path, asked))
    next(first.run(1))
    with (tmp_path / "done.jsonl").open("a") as file:
        file.write('{"number": 1, "ro')  # killed while writing
    second = Simulation(matchup, GAMES_IN_PART * 3, [GAMES], RunFolder(tmp_path, {**asked, "command": "again"}))
    assert [part.number for part in second.run(1)] == [1, 2]
    assert second.rows(GAMES) == GAMES_IN_PART * 3
    third = Simulation(matchup, GAMES_IN_PART * 3, [GAMES], RunFolder(tmp_path, asked))
    assert (list(third.run(1)), third.checksum()) == ([], second.checksum())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--seed", "8"], "holds another run: seed is 7 there, 8 here"),
        (["--seed", "7", "--games", "30"], "holds another run: games is 20 there, 30 here"),
        (["--seed", "7", "--bots", "stewart"], "did you mean steward"),
        (["--seed", "7", "--vary", "colour"], "has no option 'colour' with a list of values; it has: "),
        (["--seed", "7", "--games", "0"], "0 is not in the range"),
        (["--seed", "7", "--players", "9"], "2 to 6 players, not 9"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_changes(tmp_path: Path, words: list[str], reason: str) -> None:
    assert simulate(tmp_path, "--seed", "7", "--games", "20", "--workers", "1").exit_code == 0
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    result = simulate(tmp_path, "--games", "20", *words)
    assert (result.exit_code, reason in " ".join(result.output.split())) == (2, True), result.output
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    result = simulate(tmp_path, "--games", "20")
    assert (result.exit_code, "is not empty and holds no run" in " ".join(result.output.split())) == (2, True)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_varied_options_are_played_in_turn(tmp_path: Path) -> None:
    done = simulate(tmp_path, "--games", "10", "--vary", "map", "--workers", "1")
    assert done.exit_code == 0, done.output
    maps = [each["map"] for each in json.loads((tmp_path / "run.json").read_text())["options"]]
    assert len(set(maps)) == len(maps) > 2
    assert [row[2] for row in rows(tmp_path, GAMES)] == [number % len(maps) for number in range(10)]
