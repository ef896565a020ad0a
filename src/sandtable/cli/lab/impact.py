"""`sandtable lab impact`: which stored games a change breaks."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import click

from sandtable.cli.common import game_of, read_record_file
from sandtable.cli.lab.common import (
    check_patch,
    failures_reported,
    patch_option,
    progress_bar,
    read_patch_file,
    worker_options,
    workers_of,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.impact import BREAKS, PLAYS, Impact, impacts
from sandtable.lab.matchup import Matchup


@click.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@patch_option(required=False)
@click.option("--json", "as_json", is_flag=True, help="Print a line of JSON for each record.")
@worker_options
def impact(
    records: tuple[Path, ...], patch_file: Path | None, as_json: bool, workers: int | None, ray: str | None
) -> None:
    """Replay stored games (files, or folders of *.jsonl) under the current rules, or with a change to the content.

    Names those that break, the decision from which on they are other games, and why: the refusal, or what differs. Exits with
    code 1 if any breaks.
    """
    files = [file for each in records for file in (sorted(each.rglob("*.jsonl")) if each.is_dir() else [each])]
    if not files:
        raise click.UsageError("no *.jsonl files there")
    replaced = None
    if patch_file:
        games = {read_record_file(file).game for file in files}
        if len(games) > 1:
            raise click.UsageError(f"a patch is for one game; these are records of {', '.join(sorted(games))}")
        spec = game_of(games.pop())
        patch = read_patch_file(patch_file, spec)
        if patch.options:
            raise click.UsageError(f"{patch_file}: stored games keep their options; [options] has no place here")
        check_patch(patch_file, Matchup(spec.name, (), spec.players[0], (), 0), patch)
        replaced = patch.replaced
    found: dict[int, Impact] = {}
    with (
        stoppable(lambda: f"{len(found)} of {len(files)} records"),
        failures_reported(),
        progress_bar("records", len(files), "records/s") as advance,
    ):
        for number, each in impacts(files, workers_of(workers, ray), replaced):
            found[number] = each
            advance(1)
    for number in range(len(files)):
        click.echo(json.dumps(asdict(found[number]), ensure_ascii=False) if as_json else found[number].line())
    counts = Counter([each.verdict for each in found.values()])
    said = f"{counts[PLAYS]} of {len(files)} records play the same, {counts[BREAKS]} break"
    unreadable = len(files) - counts[PLAYS] - counts[BREAKS]
    click.echo(said + (f", {unreadable} cannot be read" if unreadable else ""), err=as_json)
    sys.exit(0 if counts[PLAYS] == len(files) else 1)
