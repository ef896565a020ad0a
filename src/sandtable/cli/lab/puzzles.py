"""`sandtable lab puzzles` finds puzzles in games between bots; `sandtable lab check-puzzles` searches them again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from sandtable.bots import PROGRAM
from sandtable.bots.chances import GAMES
from sandtable.cli.common import game_of
from sandtable.cli.lab.common import failures_reported, matchup_options, progress_bar, worker_options, workers_of
from sandtable.cli.lab.stopping import stoppable
from sandtable.core.content.tables import ContentError
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup
from sandtable.lab.puzzles import check_puzzles, find_puzzles, varied
from sandtable.learning.puzzles import Puzzle, line_of, load_puzzles, read_puzzles


@click.command()
@matchup_options
@click.option(
    "--games", "count", type=click.IntRange(1), default=50, show_default=True, help="How many games to search."
)
@click.option(
    "--out",
    required=True,
    type=click.Path(dir_okay=False, path_type=Path),
    help="File for the puzzles, a line of JSON for each. Those that are in it stay.",
)
@click.option(
    "--keep",
    type=click.IntRange(1),
    help="In the end, keep so many puzzles in the file, of as many kinds as there are.",
)
def puzzles(matchup: Matchup, workers: Workers, count: int, out: Path, keep: int | None) -> None:
    """Find positions in which one answer is clearly the best and not the bot's own.

    Each is checked by two deeper searches of all answers. It is written with the position, the chance of winning after each
    answer, its difficulty from 1 to 3 and the themes that explain the solution. The same seed finds the same puzzles; to go on,
    give another one.
    """
    need_chances(matchup.game)
    programs = [name for name in matchup.bots if PROGRAM.match(name)]
    if programs:
        raise click.UsageError(
            f"{programs[0]} plays whole games only: a search needs bots that play on from any position"
        )
    known = {puzzle.id: puzzle for puzzle in read_file(out)}
    found = 0
    with (
        stoppable(lambda: f"{found} puzzles"),
        failures_reported(),
        progress_bar(matchup.game, count, "games/s") as advance,
    ):
        for some in find_puzzles(matchup, count, workers):
            new = [puzzle for puzzle in some if puzzle.id not in known]
            known |= {puzzle.id: puzzle for puzzle in new}
            found += len(new)
            with out.open("a", encoding="utf-8") as file:
                file.writelines([line_of(puzzle) for puzzle in new])
            advance(1)
    kept = list(known.values())
    if keep:
        kept = varied(kept, keep)
        out.write_text("".join([line_of(puzzle) for puzzle in kept]), encoding="utf-8")
    click.echo(f"{matchup.game}: {found} puzzles in {count} games; the file has {len(kept)}{by_difficulty(kept)}")


@click.command("check-puzzles")
@click.argument("game")
@worker_options
@click.option(
    "--file",
    "path",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Default: the puzzles that ship with the game.",
)
def check(game: str, workers: int | None, ray: str | None, path: Path | None) -> None:
    """Search puzzles again: is the same answer still clearly the best of those that the question offers?"""
    spec = game_of(game)
    need_chances(spec.name)
    shipped = list(load_puzzles(spec.name).values()) if path is None else read_file(path)
    faults = 0
    with (
        stoppable(lambda: f"{faults} faults"),
        failures_reported(),
        progress_bar(spec.name, len(shipped), "puzzles/s") as advance,
    ):
        for puzzle, fault in check_puzzles(spec.name, shipped, workers_of(workers, ray)):
            if fault:
                faults += 1
                click.echo(f"{puzzle.id}: {fault}")
            advance(1)
    click.echo(f"{spec.name}: {len(shipped) - faults} of {len(shipped)} puzzles are right{by_difficulty(shipped)}")
    if faults:
        raise SystemExit(1)


def need_chances(game: str) -> None:
    if game not in GAMES:
        raise click.UsageError(f"{game} has no features to judge a position by; {', '.join(GAMES)} have")


def read_file(path: Path) -> Sequence[Puzzle]:
    if not path.exists():
        return ()
    try:
        return read_puzzles(path.read_text("utf-8"), str(path))
    except ContentError as error:
        raise click.UsageError(str(error)) from None


def by_difficulty(some: Iterable[Puzzle]) -> str:
    found = Counter([puzzle.difficulty for puzzle in some])
    levels = ", ".join([f"{number} of difficulty {level}" for level, number in sorted(found.items())])
    return f": {levels}" if levels else ""
