"""`sandtable lab puzzles` keeps only puzzles, and the same again; `check-puzzles` tells when one is none any more."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from click.testing import CliRunner

from sandtable.bots import find_bot, policy_of
from sandtable.cli import main
from sandtable.core.registry import find_game
from sandtable.lab.puzzles import CHECK, CheckTask, fault_in, policies_for, puzzle_at, varied
from sandtable.learning.puzzles import Puzzle, line_of, load_puzzles, read_puzzles

GAME = "bloodstones"


def shipped() -> Puzzle:
    """The puzzle that is checked fastest."""
    return min(load_puzzles(GAME).values(), key=lambda puzzle: (len(puzzle.answers), puzzle.id))


def test_a_puzzle_has_one_clearly_best_answer_that_the_bot_does_not_give() -> None:
    puzzle, spec = shipped(), find_game(GAME)
    seen, asked = puzzle.position(spec)
    policies = policies_for(spec, seen.players)
    assert puzzle_at(spec, policies, puzzle.options, seen, asked) == puzzle, "the same search finds it again"
    (_, chance), (_, next_best), *_ = puzzle.answers
    assert chance - next_best >= CHECK.margin - 2e-3
    own = find_bot(policy_of(GAME), spec).choose(seen, asked)
    assert spec.notation.option_text(seen, asked, own) == puzzle.own != puzzle.solution
    # and where the bot finds the best answer there is none
    state = spec.load(puzzle.state.encode())
    state.apply(puzzle.picks(spec)[puzzle.solution], puzzle.seat)
    assert state.decision is not None
    then = state.seen_by(state.decision.seat)
    assert puzzle_at(spec, policies, puzzle.options, then, then.asked(state.decision.seat)) is None


def test_a_puzzle_that_is_wrong_is_found_out() -> None:
    puzzle = shipped()
    assert fault_in(CheckTask(GAME, puzzle)) == ""
    turned = (puzzle.answers[1], puzzle.answers[0], *puzzle.answers[2:])
    assert fault_in(CheckTask(GAME, replace(puzzle, answers=turned))) == "another answer is the best now"
    cleverer = replace(puzzle, own=puzzle.solution)
    assert fault_in(CheckTask(GAME, cleverer)) == "the bot gives another answer now"
    fewer = replace(puzzle, answers=puzzle.answers[:2])
    assert fault_in(CheckTask(GAME, fewer)) == "its question offers other answers now"


def test_variety_comes_first() -> None:
    puzzle = shipped()
    some = [
        replace(puzzle, id=name, kind=kind, answers=(("a", lead), ("b", 0.0)))
        for name, kind, lead in (("1", "move", 0.3), ("2", "move", 0.2), ("3", "build", 0.1))
    ]
    assert {one.id for one in varied(some, 2)} == {"1", "3"}
    assert len(varied(some, 9)) == 3


def test_the_command_refuses_what_it_cannot_search(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    words = ["lab", "puzzles", GAME, "--bots", "nobody", "--out", str(out)]
    refused = CliRunner().invoke(main, words)
    assert refused.exit_code == 2
    assert "nobody" in refused.output
    words = ["lab", "puzzles", GAME, "--bots", "exec:cat,steward", "--out", str(out)]
    refused = CliRunner().invoke(main, words)
    assert (refused.exit_code, "exec:cat plays whole games only" in refused.output) == (2, True)
    assert not out.exists()
    out.write_text(line_of(shipped()) + "{}\n", encoding="utf-8")
    damaged = CliRunner().invoke(main, ["lab", "puzzles", GAME, "--bots", "captain", "--out", str(out)])
    assert damaged.exit_code == 2
    assert "line 2: answers is missing" in damaged.output


def test_the_command_adds_to_a_file_and_checks_it(tmp_path: Path) -> None:
    out = tmp_path / "puzzles.jsonl"
    out.write_text(line_of(shipped()), encoding="utf-8")
    words = ["lab", "puzzles", GAME, "--bots", "random", "-o", "max_rounds=1", "--games", "1", "--workers", "1"]
    found = CliRunner().invoke(main, [*words, "--out", str(out), "--keep", "40"])
    assert found.exit_code == 0, found.output
    assert "in 1 games; the file has " in found.stdout
    assert shipped() in read_puzzles(out.read_text("utf-8"), "puzzles")
    out.write_text(line_of(replace(shipped(), answers=shipped().answers[:2])), encoding="utf-8")
    checked = CliRunner().invoke(main, ["lab", "check-puzzles", GAME, "--file", str(out), "--workers", "1"])
    assert checked.exit_code == 1
    assert f"{shipped().id}: its question offers other answers now" in checked.stdout
    assert "0 of 1 puzzles are right" in checked.stdout
