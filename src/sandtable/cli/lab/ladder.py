"""`sandtable lab ladder`: plays each level against the level below, and prints how strong they are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from sandtable.bots import POLICIES
from sandtable.cli.common import game_of
from sandtable.cli.lab.common import (
    DEAL_SEED,
    OutFile,
    command_line,
    failures_reported,
    progress_bar,
    worker_options,
    workers_of,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.executors import Workers
from sandtable.lab.ladder import BAR, FLOOR, Rung, climb, rungs_of
from sandtable.lab.pages import aligned
from sandtable.lab.runs import OtherRun

HEAD: Final = ("game", "level", "against", "games", "won", "95% interval", "verdict", "s a game", "decisions a choice")
VERDICTS: Final = {"high": f"at least {BAR:.0%}", "low": f"at most {FLOOR:.0%}", "undecided": "undecided"}


@click.command()
@click.argument("game", required=False)
@click.option("--rounds", type=click.IntRange(1), default=200, show_default=True, help="Most deals for each pair.")
@click.option(
    "--seed", type=DEAL_SEED, default=0, show_default=True, help="Seed of the first deal; each later deal adds 1."
)
@click.option(
    "--level", "wanted", multiple=True, metavar="LEVEL", help="Only this level against the one below. Can be repeated."
)
@worker_options
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Folder to keep the games in and go on from."
)
@click.option("--markdown", type=OutFile(), help="Write the table as Markdown.")
@click.option("--json", "json_file", type=OutFile(), help="Write the rows as JSON.")
@click.option("--report", is_flag=True, help="Play nothing; report what the folder holds.")
def ladder(
    game: str | None,
    rounds: int,
    seed: int,
    wanted: Sequence[str],
    workers: int | None,
    ray: str | None,
    out: Path | None,
    markdown: Path | None,
    json_file: Path | None,
    report: bool,
) -> None:
    """Play each level of GAME, or of all games, against the level below, with seats swapped, until a test decides.

    The test asks whether the higher level wins at least 75% of the games or at most 65% (risk 5%).
    """
    rungs = chosen_rungs(game, rounds, seed, wanted)
    if report and out is None:
        raise click.UsageError("--report needs the folder of a run: --out FOLDER")
    used = workers_of(workers, ray)
    goes_on = "; the same command goes on from there" if out else ""
    with (
        stoppable(lambda: f"{sum([rung.meeting.counted for rung in rungs])} rounds{goes_on}"),
        failures_reported(),
    ):
        for rung in rungs:
            play_rung(rung, used, out, 0 if report else rounds)
    rows = [rung.row() for rung in rungs]
    click.echo(aligned([list(HEAD), *[cells(row) for row in rows]]))
    if markdown:
        markdown.write_text(as_markdown(rows), encoding="utf-8")
    if json_file:
        json_file.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")


def chosen_rungs(game: str | None, rounds: int, seed: int, levels: Sequence[str]) -> list[Rung]:
    """The rungs of a game, or of all games, with these levels, or all levels, above."""
    names = [game_of(game).name] if game else sorted(POLICIES)
    if names[0] not in POLICIES:
        raise click.UsageError(f"{names[0]} has no levels")
    found = [rung for name in names for rung in rungs_of(name, rounds, seed)]
    unknown = sorted(set(levels) - {rung.level for rung in found})
    if unknown:
        raise click.UsageError(f"--level names a level above the squire, not {', '.join(unknown)}")
    return [rung for rung in found if not levels or rung.level in levels]


def play_rung(rung: Rung, workers: Workers, out: Path | None, most: int) -> None:
    """Play a rung to its decision, or with `most` 0 only read what is kept."""
    name = rung.meeting.matchup.game
    folder = out / name / rung.level if out else None
    try:
        with progress_bar(f"{name}, {rung.level}", rung.meeting.most, "rounds/s") as advance:
            for _ in climb(rung, workers, folder, command_line(), is_reading=most == 0):
                advance(1)
    except OtherRun as err:
        raise click.UsageError(str(err)) from None


def cells(row: dict[str, Any]) -> list[str]:
    played = row["games"] > 0
    return [
        row["game"],
        row["level"],
        row["below"],
        str(row["games"]),
        f"{row['share']:.0%}" if played else "-",
        f"{row['interval'][0]:.0%} to {row['interval'][1]:.0%}" if played else "-",
        VERDICTS[row["verdict"]] if played else "not played",
        f"{row['seconds']:.2g}" if played else "-",
        f"{row['budget']:,}",
    ]


def as_markdown(rows: Sequence[dict[str, Any]]) -> str:
    lines = [list(HEAD), ["---"] * len(HEAD), *[cells(row) for row in rows]]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])
