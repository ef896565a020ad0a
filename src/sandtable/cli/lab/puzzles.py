"""`sandtable lab puzzles`: finds puzzles in games between bots."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import click

from sandtable.bots import PROGRAM
from sandtable.bots.chances import GAMES
from sandtable.cli.lab.common import failures_reported, matchup_options, progress_bar
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup
from sandtable.lab.puzzles import find_puzzles


@click.command()
@matchup_options
@click.option(
    "--games", "count", type=click.IntRange(1), default=50, show_default=True, help="How many games to search."
)
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the puzzles, a JSON file for each.",
)
def puzzles(
    matchup: Matchup,
    workers: Workers,
    count: int,
    out: Path,
) -> None:
    """Find positions in which one answer is clearly the best and not the bot's own.

    Each is checked by a deeper search and written with its record, the answers that were compared, its difficulty from 1 to 3
    and the themes that explain the solution. The same seed finds the same puzzles.
    """
    if matchup.game not in GAMES:
        raise click.UsageError(f"{matchup.game} has no features to judge a position by; {', '.join(GAMES)} have")
    programs = [name for name in matchup.bots if PROGRAM.match(name)]
    if programs:
        raise click.UsageError(
            f"{programs[0]} plays whole games only: a search needs bots that play on from any position"
        )
    out.mkdir(parents=True, exist_ok=True)
    found: Counter[int] = Counter()
    with (
        stoppable(lambda: f"{found.total()} puzzles"),
        failures_reported(),
        progress_bar(matchup.game, count, "games/s") as advance,
    ):
        for some in find_puzzles(matchup, count, workers):
            for puzzle in some:
                (out / f"{puzzle.name}.json").write_text(json.dumps(asdict(puzzle), indent=1) + "\n", encoding="utf-8")
                found[puzzle.difficulty] += 1
            advance(1)
    levels = ", ".join([f"{number} of difficulty {level}" for level, number in sorted(found.items())])
    click.echo(f"{matchup.game}: {found.total()} puzzles in {count} games{': ' + levels if levels else ''}")
