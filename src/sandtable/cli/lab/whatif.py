"""`sandtable lab whatif`: what a changed card, unit, number or option moves."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from sandtable.cli.common import game_of
from sandtable.cli.lab.common import (
    check_patch,
    command_line,
    failures_reported,
    matchup_options,
    need_extra,
    patch_option,
    progress_bar,
    read_patch_file,
    run_folder,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.core.engine.options import BadOption
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import Matchup
from sandtable.lab.pages import as_markdown, as_page, as_text
from sandtable.lab.runs import header, write_whole
from sandtable.lab.simulate import GAMES, Simulation, games_in
from sandtable.lab.whatif import changed_matchup, moved, report, same_games


@click.command()
@matchup_options
@patch_option(required=True)
@click.option("--games", type=click.IntRange(4), default=400, show_default=True, help="Number of games of each kind.")
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the rows and reports. If it holds the same run, unfinished, the run goes on.",
)
def whatif(matchup: Matchup, workers: Workers, patch_file: Path, games: int, out: Path) -> None:
    """Play the same deals with and without a change to the game's content or options, and say what moved.

    The change is a file; no code is edited. Only the worker processes of this run play the changed game. Writes whatif.html,
    whatif.md, whatif.json and a row for each game into the folder, and prints the table.
    """
    need_extra("duckdb")
    spec = game_of(matchup.game)
    patch = read_patch_file(patch_file, spec)
    try:
        changed = changed_matchup(matchup, patch)
    except BadOption as err:
        raise click.UsageError(f"{patch_file}: {err}") from None
    check_patch(patch_file, changed, patch)
    games += -games % matchup.games_in_round  # whole deals
    about = header(matchup, command_line(), games=games, rows=[GAMES])
    other = header(changed, command_line(), games=games, rows=[GAMES], patch=list(patch.lines))
    runs = [
        Simulation(matchup, games, [GAMES], run_folder(out / "base", about)),
        Simulation(changed, games, [GAMES], run_folder(out / "changed", other), patch.replaced),
    ]

    def played() -> int:
        return sum([run.rows(GAMES) for run in runs])

    with (
        stoppable(lambda: f"{played()} of {2 * games} games; the same command goes on from there"),
        failures_reported(),
        progress_bar(spec.name, 2 * games, "games/s", played()) as advance,
    ):
        for run in runs:
            for part in run.run(workers):
                advance(part.rows[GAMES])
    base, new = games_in(out / "base"), games_in(out / "changed")
    results, same = moved(matchup, base, new), same_games(base, new)
    blocks, title = report(patch, results, games, same), f"What if: {spec.name}"
    sums = [run.checksum()[:16] for run in runs]
    found = {**about, "patch": list(patch.lines), "checksums": sums}
    write_whole(out / "whatif.md", as_markdown(title, blocks, found))
    write_whole(out / "whatif.html", as_page(title, blocks, found))
    full = {**found, "same": same, "results": [asdict(each) for each in results]}
    write_whole(out / "whatif.json", json.dumps(full, ensure_ascii=False, indent=1) + "\n")
    click.echo(as_text(blocks))
    for name in runs[1].unread():
        click.echo(f"No game has read {name}: the change in it could not move anything.", err=True)
    click.echo(f"\n{out / 'whatif.html'}, checksums {' '.join(sums)}")
