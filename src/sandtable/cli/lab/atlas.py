"""`sandtable lab atlas`: plays the studies of the atlas and writes its pages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from sandtable.cli.common import game_of
from sandtable.cli.lab.common import (
    command_line,
    failures_reported,
    need_extra,
    progress_bar,
    run_folder,
    worker_options,
    workers_of,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.atlas import Study, chosen, found_in, read_atlas
from sandtable.lab.atlas_pages import pages
from sandtable.lab.executors import Workers
from sandtable.lab.runs import write_whole
from sandtable.lab.simulate import GAMES, Simulation


@click.command()
@click.argument("game", required=False)
@click.option("--study", "names", multiple=True, metavar="NAME", help="Only this study. Can be repeated.")
@worker_options
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the games of all studies. What it holds is not played again.",
)
@click.option(
    "--pages",
    "page_folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the pages of all games that the folder holds here.",
)
@click.option("--report", is_flag=True, help="Play nothing; write the pages from what the folder holds.")
def atlas(
    game: str | None,
    names: Sequence[str],
    workers: int | None,
    ray: str | None,
    out: Path,
    page_folder: Path | None,
    report: bool,
) -> None:
    """Play the studies of the atlas, of GAME or of all games: how balanced sides, maps, scenarios and seats are.

    Each study has its own folder in the one given with --out and goes on where it was stopped. With --pages, the studies become
    pages of Markdown with charts, the unfinished ones with the games they have.
    """
    need_extra("duckdb")
    games, studies = read_atlas()
    if game is not None:
        game = game_of(game).name
    wanted = chosen(studies, game, names)
    if game is not None and not chosen(studies, game, ()):
        raise click.UsageError(f"the atlas has no studies of {game}")
    unknown = sorted(set(names) - {each.name for each in wanted})
    if unknown:
        known = ", ".join(dict.fromkeys([each.name for each in chosen(studies, game, ())]))
        raise click.UsageError(f"the atlas has no study {unknown[0]!r} of {game or 'any game'}; there are {known}")
    if not report:
        where = workers_of(workers, ray)
        for each in wanted:
            play(each, out, where)
    found = [each for each in [found_in(study, out) for study in studies] if each]
    for result in found:
        click.echo(f"{result.study.place}: {result.games} of {result.study.games} games")
    if not found:
        raise click.UsageError(f"{out} holds no games of the atlas")
    if page_folder is not None:
        page_folder.mkdir(parents=True, exist_ok=True)
        for name, text in pages(games, found).items():
            write_whole(page_folder / name, text)


def play(study: Study, out: Path, workers: Workers) -> None:
    """Play what is left of a study."""
    folder = run_folder(out / study.place, study.header(command_line()))
    simulation = Simulation(study.matchup, study.games, [GAMES], folder)
    with (
        stoppable(lambda: f"{simulation.rows(GAMES)} of {study.games} games; the same command goes on from there"),
        failures_reported(),
        progress_bar(str(study.place), study.games, "games/s", simulation.rows(GAMES)) as advance,
    ):
        for part in simulation.run(workers):
            advance(part.rows[GAMES])
