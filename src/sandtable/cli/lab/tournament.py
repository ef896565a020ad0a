"""`sandtable lab tournament`: lets bots play each other and reports shares, ratings and verdicts."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

import click

from sandtable.bots import FALLBACK
from sandtable.cli.lab.common import (
    OutFile,
    command_line,
    failures_reported,
    matchup_options,
    progress_bar,
    run_folder,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.executors import Workers
from sandtable.lab.matchup import FinishedGame, Matchup
from sandtable.lab.pages import Block, Grid, Paragraph, aligned, as_page
from sandtable.lab.runs import header
from sandtable.lab.statistics import SequentialTest, mean_of
from sandtable.lab.tournament import Meeting, meetings_of, ratings, run_tournament

Table = list[list[str]]


@click.command()
@matchup_options
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="Most deals for each pair of bots. Each deal is played once in each rotation of the seats.",
)
@click.option(
    "--test",
    "tested",
    type=(float, float),
    metavar="LOW HIGH",
    help="Stop a pair as soon as the first bot's share is decided to be at most LOW or at least HIGH (risk 5%).",
)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), help="Folder to keep the games in and go on from."
)
@click.option("--csv", "csv_file", type=OutFile(), help="Write the crosstable as CSV.")
@click.option("--html", "html_file", type=OutFile(), help="Write the results as a page.")
def tournament(
    matchup: Matchup,
    workers: Workers,
    rounds: int,
    tested: tuple[float, float] | None,
    out: Path | None,
    csv_file: Path | None,
    html_file: Path | None,
) -> None:
    """Let bots play each other with seats swapped. Prints shares with 95% intervals and a crosstable.

    Two players: every pair of bots meets. More players: all bots share one table. The result does not depend on the number
    of workers.
    """
    try:
        meetings = meetings_of(matchup, rounds, tested)
    except ValueError as err:
        raise click.UsageError(str(err)) from None
    if tested and matchup.players > 2:
        raise click.UsageError("--test compares two bots at a table for two")
    asked = header(matchup, command_line(), rounds=rounds, test=tested)
    folder = run_folder(out, asked) if out else None
    goes_on = "; the same command goes on from there" if out else ""
    with (
        stoppable(
            lambda: f"{sum([meeting.counted for meeting in meetings])} of {rounds * len(meetings)} rounds{goes_on}"
        ),
        failures_reported(),
        progress_bar(matchup.game, rounds * len(meetings), "rounds/s") as advance,
    ):
        for _ in run_tournament(meetings, workers, folder):
            advance(1)
    lines = [line for meeting in meetings for line in report(meeting)]
    click.echo("\n".join(lines))
    table = crosstable(matchup.bots, meetings)
    if len(meetings) > 1:
        click.echo("\n" + aligned(table))
    if csv_file:
        csv_file.write_text(as_csv(table), encoding="utf-8")
    if html_file:
        said: list[Block] = [
            Paragraph("Share of the victory against each other bot."),
            Grid(table),
            Paragraph("\n".join(lines)),
        ]
        title = f"{matchup.game}: {', '.join(matchup.bots)}"
        html_file.write_text(as_page(title, said, asked), encoding="utf-8")


# -- reporting ---------------------------------------------------------------------------------------------------------


def report(meeting: Meeting) -> list[str]:
    """What a meeting has shown, a line for each bot."""
    matchup, games = meeting.matchup, meeting.games()
    decisions = sum([game.decisions for game in games])
    count = f"{len(games)} game" + ("" if len(games) == 1 else "s")
    lines = [f"{matchup.game}, {matchup.players} players, {count} from seed {matchup.seed}, {decisions} decisions"]
    wide = max([14, *[len(name) + 1 for name in matchup.bots]])
    lines.append(f"{'bot':<{wide}}{'seats':>7}{'wins':>8}{'share':>8}  {'95% interval':<17}{'fair':>6}{'points':>16}")
    for bot, name in enumerate(matchup.bots):
        won = sum([game.share_of(bot) for game in games])
        seats = sum([game.seats.count(bot) for game in games])
        low, high = meeting.interval(bot)
        wins = f"{won:.1f}".removesuffix(".0")
        interval = f"{low:6.1%} to {high:6.1%}"
        lines.append(
            f"{name:<{wide}}{seats:>7}{wins:>8}{won / seats:>8.1%}  {interval:<17}{1 / matchup.players:>6.1%}"
            f"{mean_text(meeting.points(bot)):>16}"
        )
    if meeting.test:
        lines.append(verdict(meeting.test, matchup.bots[0]))
    return [*lines, *failures(matchup.bots, games)]


def failures(bots: Sequence[str], games: Sequence[FinishedGame]) -> list[str]:
    """A line for each bot that was replaced in some games, with its most frequent reason."""
    lines = []
    for bot, name in enumerate(bots):
        held = [why for game in games for which, why in zip(game.seats, game.failures, strict=False) if which == bot]
        reasons = Counter([why for why in held if why])
        if reasons:
            (reason, times), *_ = reasons.most_common(1)
            seats = sum([game.seats.count(bot) for game in games])
            lines.append(
                f"{name} failed in {reasons.total()} of {seats} seats, where {FALLBACK} played on; {times} times: {reason}"
            )
    return lines


def verdict(test: SequentialTest, name: str) -> str:
    """
    >>> verdict(SequentialTest(0.5, 0.6), "captain")
    'Undecided after 0 rounds: captain wins at most 50% or at least 60%.'
    """
    if not test.verdict:
        return f"Undecided after {test.rounds} rounds: {name} wins at most {test.low:.0%} or at least {test.high:.0%}."
    found = f"at least {test.high:.0%}" if test.verdict == "high" else f"at most {test.low:.0%}"
    return f"Decided after {test.rounds} rounds: {name} wins {found} (risk of error {test.risk:.0%})."


def mean_text(figures: Sequence[float]) -> str:
    """The mean and half the width of its 95 % interval. A single figure has no interval.

    >>> mean_text([4, 4, 4]), mean_text([7])
    ('4.0 +- 0.0', '7.0')
    """
    mean, spread = mean_of(figures)
    return f"{mean:.1f}" if len(figures) < 2 else f"{mean:.1f} +- {spread:.1f}"


def crosstable(bots: Sequence[str], meetings: Sequence[Meeting]) -> Table:
    """Each bot's share against each other bot, and its rating."""
    shares = {}
    for meeting in meetings:
        for bot, name in enumerate(meeting.matchup.bots):
            mean, _ = mean_of(meeting.shares(bot))
            for other in meeting.matchup.bots:
                if other != name:
                    shares[name, other] = f"{mean:.1%}"
    rated = ratings(list(meetings)) if find_spec("openskill") else {}
    names = list(dict.fromkeys(bots))
    table = [["", *names, *(["rating"] if rated else [])]]
    for name in names:
        row = [shares.get((name, other), "-") for other in names]
        table.append([name, *row, *([f"{rated[name][0]:.1f} +- {rated[name][1]:.1f}"] if rated else [])])
    return table


def as_csv(table: Table) -> str:
    file = io.StringIO()
    csv.writer(file, lineterminator="\n").writerows(table)
    return file.getvalue()
