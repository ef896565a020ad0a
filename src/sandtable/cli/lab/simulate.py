"""`sandtable lab simulate`: plays many games and keeps them as Parquet files."""

from __future__ import annotations

import json
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
from sandtable.core.game.spec import NotDeclared
from sandtable.core.registry import find_game
from sandtable.lab.dataset import CARD, VIEWS, card, versions
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup
from sandtable.lab.runs import header, write_whole
from sandtable.lab.simulate import DECISIONS, EVENTS, GAMES, TURNS, Simulation


@click.command()
@matchup_options
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="Number of games to play.")
@click.option("--turns", is_flag=True, help="Also keep a row for each turn.")
@click.option("--decisions", is_flag=True, help="Also keep a row for each decision.")
@click.option("--events", is_flag=True, help="Also keep a row for each event of the log.")
@click.option(
    "--dataset",
    is_flag=True,
    help="Also keep a row for each decision with what the seat saw, its options and its answer, and write a data card.",
)
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
    dataset: bool,
    out: Path,
) -> None:
    """Play many games and keep them as Parquet files: a row for each game, and on request for each turn, decision and event.

    With --dataset, the folder is a data set for learning: views, options and answers, with a data card (README.md).

    The rows are the same for any number of workers. A run that was stopped goes on when you give the same command again.
    """
    need_extra("duckdb")
    wanted = {TURNS: turns, DECISIONS: decisions, EVENTS: events, VIEWS: dataset}
    kinds = [GAMES, *[kind for kind, is_wanted in wanted.items() if is_wanted]]
    spec = find_game(matchup.game)
    try:
        form = versions(spec, matchup.players, matchup.option_sets[0]) if dataset else {}
    except NotDeclared as err:
        raise click.ClickException(f"no data set: {err}") from None
    folder = run_folder(out, header(matchup, command_line(), games=games, rows=kinds, **form))
    simulation = Simulation(matchup, games, kinds, folder)
    with (
        stoppable(lambda: f"{simulation.rows(GAMES)} of {games} games; the same command goes on from there"),
        failures_reported(),
        progress_bar(matchup.game, games, "games/s", simulation.rows(GAMES)) as advance,
    ):
        for part in simulation.run(workers):
            advance(part.rows[GAMES])
    rows = {kind: simulation.rows(kind) for kind in kinds}
    if dataset:
        head = json.loads((out / "run.json").read_text(encoding="utf-8"))
        write_whole(out / CARD, card(spec, head, rows, simulation.checksum()[:16], out))
    counts = ", ".join([f"{count} {kind}" for kind, count in rows.items()])
    click.echo(f"{counts} in {out}, checksum {simulation.checksum()[:16]}")
