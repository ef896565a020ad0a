"""`sandtable lab simulate`: plays many games and keeps them as Parquet files."""

from __future__ import annotations

from pathlib import Path

import click

from sandtable.cli.lab.common import (
    command_line,
    failures_reported,
    matchup_options,
    need_extra,
    progress_bar,
    run_folder,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup
from sandtable.lab.runs import header
from sandtable.lab.simulate import DECISIONS, EVENTS, GAMES, TURNS, Simulation


@click.command()
@matchup_options
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Number of games to play.")
@click.option("--turns", is_flag=True, help="Also keep a row for each turn.")
@click.option("--decisions", is_flag=True, help="Also keep a row for each decision.")
@click.option("--events", is_flag=True, help="Also keep a row for each event of the log.")
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the files. If it holds the same run, unfinished, the run goes on.",
)
def simulate(
    matchup: Matchup,
    workers: Workers,
    games: int,
    turns: bool,
    decisions: bool,
    events: bool,
    out: Path,
) -> None:
    """Play many games and keep them as Parquet files: a row for each game, and on request for each turn, decision and event.

    The rows are the same for any number of workers. A run that was stopped goes on when you give the same command again.
    """
    need_extra("duckdb")
    wanted = {TURNS: turns, DECISIONS: decisions, EVENTS: events}
    kinds = [GAMES, *[kind for kind, is_wanted in wanted.items() if is_wanted]]
    folder = run_folder(out, header(matchup, command_line(), games=games, rows=kinds))
    simulation = Simulation(matchup, games, kinds, folder)
    with (
        stoppable(lambda: f"{simulation.rows(GAMES)} of {games} games; the same command goes on from there"),
        failures_reported(),
        progress_bar(matchup.game, games, "games/s", simulation.rows(GAMES)) as advance,
    ):
        for part in simulation.run(workers):
            advance(part.rows[GAMES])
    counts = ", ".join([f"{simulation.rows(kind)} {kind}" for kind in kinds])
    click.echo(f"{counts} in {out}, checksum {simulation.checksum()[:16]}")
