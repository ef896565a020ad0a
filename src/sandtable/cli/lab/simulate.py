"""`sandtable lab simulate`: plays many games and keeps them as Parquet files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from sandtable.cli.lab.common import (
    command_line,
    failures_reported,
    matchup_options,
    need_extra,
    progress_bar,
    read_matchup,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.runs import OtherRun, RunFolder, header
from sandtable.lab.simulate import DECISIONS, EVENTS, GAMES, Simulation


@click.command()
@matchup_options
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Number of games to play.")
@click.option("--decisions", is_flag=True, help="Also keep a row for each decision.")
@click.option("--events", is_flag=True, help="Also keep a row for each event of the log.")
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the files. If it holds the same run, unfinished, the run goes on.",
)
def simulate(
    game: str,
    names: str,
    players: int | None,
    seed: int,
    words: Sequence[str],
    vary: Sequence[str],
    workers: int,
    games: int,
    decisions: bool,
    events: bool,
    out: Path,
) -> None:
    """Play many games and keep them as Parquet files: a row for each game, and on request for each decision and event.

    The rows are the same for any number of workers. A run that was stopped goes on when you give the same command again.
    """
    need_extra("duckdb")
    matchup = read_matchup(game, names, players, seed, words, vary)
    kinds = [GAMES, *([DECISIONS] if decisions else []), *([EVENTS] if events else [])]
    try:
        folder = RunFolder(out, header(matchup, command_line(), games=games, rows=kinds))
    except OtherRun as err:
        raise click.UsageError(str(err)) from None
    simulation = Simulation(matchup, games, kinds, folder)
    with (
        stoppable(lambda: f"{simulation.rows(GAMES)} of {games} games; the same command goes on from there"),
        failures_reported(),
        progress_bar(game, games, "games/s", simulation.rows(GAMES)) as advance,
    ):
        for part in simulation.run(workers):
            advance(part.rows[GAMES])
    counts = ", ".join([f"{simulation.rows(kind)} {kind}" for kind in kinds])
    click.echo(f"{counts} in {out}, checksum {simulation.checksum()[:16]}")
