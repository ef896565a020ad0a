"""`sandtable lab balance`: which sides, maps and seats win more than their share."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import click

from sandtable.bots import policy_of
from sandtable.cli.common import game_of, options_of
from sandtable.cli.lab.common import (
    command_line,
    failures_reported,
    need_extra,
    progress_bar,
    read_matchup,
    run_folder,
    table_options,
    workers_of,
)
from sandtable.cli.lab.stopping import stoppable
from sandtable.lab.balance import results_of, study
from sandtable.lab.balance_report import report
from sandtable.lab.factors import NoFactor, cells_of, chosen_factors
from sandtable.lab.pages import as_markdown, as_page, as_text
from sandtable.lab.runs import header, write_whole
from sandtable.lab.simulate import GAMES, Simulation, games_in


@click.command()
@table_options
@click.option("--bot", metavar="BOT", help="The bot that plays all seats. Default: captain, or the game's only bot.")
@click.option(
    "--factor",
    "names",
    multiple=True,
    metavar="NAME",
    help="Study this option or kind of side, such as map or deck, or seat. Default: sides, and what the set-up page shows.",
)
@click.option(
    "--values", "limits", multiple=True, metavar="NAME=VALUE,VALUE,...", help="Study only these values of a factor."
)
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="Deals for each value or pair. Each deal is played once in each rotation of the sides, or once if nothing turns.",
)
@click.option(
    "--out",
    required=True,
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the rows and reports. If it holds the same run, unfinished, the run goes on.",
)
def balance(
    game: str,
    players: int | None,
    seed: int,
    words: Sequence[str],
    workers: int | None,
    ray: str | None,
    bot: str | None,
    names: Sequence[str],
    limits: Sequence[str],
    rounds: int,
    out: Path,
) -> None:
    """Measure which sides, maps, scenarios and seats win more than their share, with 95% intervals.

    Each factor is varied by itself; the others stay as --options say. Sides meet in all pairs, with seats swapped. Writes
    balance.html, balance.md, balance.json and a row for each game into the folder, and prints the tables.
    """
    need_extra("duckdb")
    where = workers_of(workers, ray)
    spec = game_of(game)
    asked = read_matchup(game, bot or policy_of(spec.name), players, seed, words)
    if len(asked.bots) > 1:
        raise click.UsageError("--bot is one bot for all seats: between different bots, sides cannot be compared")
    try:
        factors = chosen_factors(spec, names, read_limits(limits))
        base = options_of(spec, asked.players, words)
        cells = cells_of(spec, asked.players, base, factors)
    except NoFactor as err:
        raise click.UsageError(str(err)) from None
    for each in factors:
        left_out = [
            value
            for value in each.values
            if not any(value in cell.values for cell in cells if cell.factor == each.name)
        ]
        if left_out:
            click.echo(
                f"{each.name}: left out, because the game does not allow it here: {', '.join(left_out)}", err=True
            )
    matchup = study(spec, asked.bots[0], asked.players, seed, cells)
    games = rounds * len(matchup.option_sets)
    about = header(matchup, command_line(), rounds=rounds, factors={each.name: list(each.values) for each in factors})
    simulation = Simulation(matchup, games, [GAMES], run_folder(out, about))
    with (
        stoppable(lambda: f"{simulation.rows(GAMES)} of {games} games; the same command goes on from there"),
        failures_reported(),
        progress_bar(spec.name, games, "games/s", simulation.rows(GAMES)) as advance,
    ):
        for part in simulation.run(where):
            advance(part.rows[GAMES])
    results, seats = results_of(factors, cells, matchup.players, games_in(out))
    blocks, title = report(results, seats, games), f"Balance of {spec.name}"
    about |= {"options": base, "checksum": simulation.checksum()[:16]}  # the options of each cell are in run.json
    found = {**about, "seats": [asdict(each) for each in seats], "results": [asdict(each) for each in results]}
    write_whole(out / "balance.json", json.dumps(found, ensure_ascii=False, indent=1) + "\n")
    write_whole(out / "balance.md", as_markdown(title, blocks, about))
    write_whole(out / "balance.html", as_page(title, blocks, about))
    click.echo(as_text(blocks))
    click.echo(f"\n{out / 'balance.html'}, checksum {simulation.checksum()[:16]}")


def read_limits(limits: Sequence[str]) -> dict[str, list[str]]:
    """The values of each factor that is limited."""
    found = {}
    for word in limits:
        name, equals, values = word.partition("=")
        if not equals:
            raise click.UsageError(f"write values as NAME=VALUE,VALUE, not {word!r}")
        found[name] = [value.strip() for value in values.split(",")]
    return found
