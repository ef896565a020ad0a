"""`sandtable lab puzzles`: what it keeps is a puzzle, with a record that leads to it, and the same one again."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner

from sandtable.bots import Bot
from sandtable.cli import main
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.record import read_record
from sandtable.core.match.seed import Seed
from sandtable.core.registry import find_game
from sandtable.lab.matchup import Matchup, seated_bots
from sandtable.lab.puzzles import LEAD, Puzzle, puzzle_at

MATCHUP = Matchup("bloodstones", ("steward", "steward"), 2, ({},), seed=4)
AT = 89
"""A position of the first game that is a puzzle."""


def position() -> tuple[Match[State], list[Bot]]:
    match: Match[State] = Match(find_game("bloodstones"), 2, {}, Seed(MATCHUP.deal(0)), log=False)
    bots = seated_bots(MATCHUP, 0)
    for _ in range(AT):
        assert match.state.decision is not None
        seat = match.state.decision.seat
        seen = match.state.seen_by(seat)
        match.pick(seat, bots[seat].choose(seen, seen.asked(seat)))
    return match, bots


def puzzle_here(match: Match[State], bots: list[Bot]) -> Puzzle | None:
    assert match.state.decision is not None
    seen = match.state.seen_by(match.state.decision.seat)
    return puzzle_at(match, bots, seen, seen.asked(match.state.decision.seat), 0, len(match.steps))


def test_a_puzzle_has_one_clearly_best_answer_that_the_bot_does_not_give() -> None:
    match, bots = position()
    puzzle = puzzle_here(match, bots)
    assert puzzle is not None
    assert puzzle == puzzle_here(*position()), "the same search finds it again"
    (best, chance), (_, next_best), *_ = puzzle.answers
    assert chance - next_best >= LEAD - 1e-4
    seen = match.state.seen_by(puzzle.seat)
    asked = seen.asked(puzzle.seat)
    own = bots[puzzle.seat].choose(seen, asked)
    assert match.spec.notation.option_text(seen, asked, own) != best
    assert puzzle.difficulty == 2
    # the record leads to the position
    again: Match[State] = Match.from_record(match.spec, read_record(puzzle.record))
    assert (again.state.digest(), len(again.steps)) == (match.state.digest(), puzzle.at)
    assert again.state.asked(puzzle.seat).kind == puzzle.kind
    # and after the solution there is none
    match.pick_text(puzzle.seat, best)
    assert puzzle_here(match, bots) is None


def test_the_command_refuses_what_it_cannot_search(tmp_path: Path) -> None:
    words = ["lab", "puzzles", "bloodstones", "--bots", "nobody", "--out", str(tmp_path)]
    refused = CliRunner().invoke(main, words)
    assert refused.exit_code == 2
    assert "nobody" in refused.output
    assert not any(tmp_path.iterdir())
    words = ["lab", "puzzles", "bloodstones", "--bots", "exec:cat,steward", "--out", str(tmp_path)]
    refused = CliRunner().invoke(main, words)
    assert (refused.exit_code, "exec:cat plays whole games only" in refused.output) == (2, True)
    # a bot that follows no weights finds none
    words = ["lab", "puzzles", "bloodstones", "--bots", "random", "-o", "max_rounds=1", "--games", "1"]
    found = CliRunner().invoke(main, [*words, "--workers", "1", "--out", str(tmp_path)])
    assert (found.exit_code, found.stdout) == (0, "bloodstones: 0 puzzles in 1 games\n")
