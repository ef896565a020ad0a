"""`sandtable army`: checks army lists, and prints ready-made or random ones to start from."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from sandtable.cli.common import read_text
from sandtable.cli.content.lists import print_broken_rules, print_ready, refuse_text
from sandtable.core.registry import find_game
from sandtable.games.first_blood.army_building.legality import violations
from sandtable.games.first_blood.army_building.points import cost_of
from sandtable.games.first_blood.army_building.random_armies import random_army
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.army_building.text_form import MAX_TEXT, army_in, text_of
from sandtable.games.first_blood.presentation.army_workshop import WORKSHOP
from sandtable.games.first_blood.tables.abilities import FIGURES
from sandtable.games.first_blood.tables.factions import FACTION_IDS
from sandtable.games.first_blood.tables.scenarios import SCENARIO_IDS, SCENARIOS
from sandtable.language.translator import LANGUAGES, Translator

POINTS = click.option("--points", default=FIGURES.default_points, show_default=True, help="Points limit.")


@click.group()
def army() -> None:
    """First Blood army lists: check your own, or print a ready-made or random one."""


@army.command()
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path))
@POINTS
@click.option("--scenario", type=click.Choice(SCENARIO_IDS), help="Check for this scenario. Default: for all of them.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)
def check(paths: tuple[Path, ...], points: int, scenario: str | None, lang: str) -> None:
    """Check army lists and print every rule they break.

    Exit code 0 if all are legal, 1 if rules are broken, 2 if a file cannot be read as an army.
    """
    wanted = SCENARIOS if scenario is None else (SCENARIOS[SCENARIO_IDS.index(scenario)],)
    standards = max([one.standards for one in wanted])
    good = True
    for path in paths:
        good = check_file(path, points, standards, lang) and good
    sys.exit(0 if good else 1)


def check_file(path: Path, points: int, standards: int, lang: str) -> bool:
    """Print what is wrong with one list, or what it costs."""
    words = Translator(find_game("first_blood"), lang)
    found, faults = army_in(read_text(path)[: MAX_TEXT + 1])
    if found is None:
        refuse_text(path, faults, WORKSHOP, words)
    broken = violations(found, points, standards)
    print_broken_rules(path, broken, WORKSHOP, words)
    cost = cost_of(found)
    click.echo(f"{path}: " + words("army-sum", name=found.name, n=cost, m=points, faults=len(broken)))
    return not broken


@army.command()
@click.argument("name", required=False)
def ready(name: str | None) -> None:
    """Print a ready-made army as text, or list them all."""
    lines = {id: f"{one.list_of().name}: {one.name}. {one.hint}" for id, one in STARTERS.items()}
    print_ready("ready army", name, lines, lambda id: text_of(STARTERS[id]))


@army.command()
@POINTS
@click.option("--faction", type=click.Choice(FACTION_IDS), help="Faction. Default: any.")
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Random seed: the same number gives the same army.",
)
def random(points: int, faction: str | None, seed: int) -> None:
    """Print a random legal army as text."""
    try:
        click.echo(text_of(random_army(seed, points, faction=faction or "")), nl=False)
    except ValueError as err:
        raise click.UsageError(str(err)) from None
