"""`sandtable deck`: checks and shows decks, and prints starter or random ones to start from."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from sandtable.cli.common import read_text
from sandtable.cli.content.lists import print_broken_rules, print_ready, refuse_text
from sandtable.core.registry import find_game
from sandtable.games.warlords.deck_building.legality import violations
from sandtable.games.warlords.deck_building.lists import DeckList
from sandtable.games.warlords.deck_building.random_decks import random_deck
from sandtable.games.warlords.deck_building.starters import STARTERS
from sandtable.games.warlords.deck_building.summary import cost_curve, kinds_in, numbers_in, opening_odds
from sandtable.games.warlords.deck_building.text_form import MAX_TEXT, deck_in, text_of
from sandtable.games.warlords.presentation.workshop import WORKSHOP
from sandtable.games.warlords.tables.cards import TYPE_IDS
from sandtable.games.warlords.tables.scenarios import SCENARIO_IDS, SCENARIOS, ScenarioDef
from sandtable.language.translator import LANGUAGES, Translator

PATH = click.Path(path_type=Path)
SCENARIO = click.option("--scenario", type=click.Choice(SCENARIO_IDS), help="The scenario the deck is for.")
LANG = click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True)


@click.group()
def deck() -> None:
    """Warlords decks: check your own, or print a starter or random one."""


@deck.command()
@click.argument("paths", metavar="FILE...", nargs=-1, required=True, type=PATH)
@click.option("--free", is_flag=True, help="Use the free deck rules (WL-3.8).")
@SCENARIO
@LANG
def check(paths: tuple[Path, ...], free: bool, scenario: str | None, lang: str) -> None:
    """Check decks and print every rule they break.

    Exit code 0 if all are legal, 1 if rules are broken, 2 if a file cannot be read as a deck.
    """
    words = Translator(find_game("warlords"), lang)
    good = True
    for path in paths:
        found = deck_of(path, words)
        broken = violations(found.cards, free, scenario_of(scenario))
        print_broken_rules(path, broken, WORKSHOP, words)
        click.echo(f"{path}: " + words("deck-sum", name=found.name, n=len(found.cards), faults=len(broken)))
        good = good and not broken
    sys.exit(0 if good else 1)


def deck_of(path: Path, words: Translator) -> DeckList:
    """The deck in a file. If it is not a deck, the command ends with exit code 2."""
    found, faults = deck_in(read_text(path)[: MAX_TEXT + 1])
    if found is None:
        refuse_text(path, faults, WORKSHOP, words)
    return found


def scenario_of(id: str | None) -> ScenarioDef | None:
    return None if id is None else SCENARIOS[SCENARIO_IDS.index(id)]


@deck.command()
@click.argument("path", metavar="FILE", type=PATH)
@SCENARIO
@LANG
def show(path: Path, scenario: str | None, lang: str) -> None:
    """Show a deck's card types, cost curve, range numbers and opening-hand odds."""
    words = Translator(find_game("warlords"), lang)
    found = deck_of(path, words)
    hand = (scenario_of(scenario) or SCENARIOS[0]).hand
    kinds = [(words(f"deck-kind-{TYPE_IDS[kind]}"), count) for kind, count in enumerate(kinds_in(found.cards)) if count]
    costs = [(str(cost), count) for cost, count in enumerate(cost_curve(found.cards)) if cost]
    numbers = [(str(number), count) for number, count in enumerate(numbers_in(found.cards))]
    click.echo(f"{found.name}: {len(found.cards)}")
    for key, bars in (("deck-kinds", kinds), ("deck-costs", costs), ("deck-numbers", numbers)):
        click.echo(f"\n{words(key)}")
        width = max([len(label) for label, _ in bars], default=0)
        for label, count in bars:
            click.echo(f"  {label:>{width}}  {count:2} {'#' * count}".rstrip())
    odds = opening_odds(found.cards, hand)
    click.echo("\n" + words("deck-opening-odds", n=hand, share=f"{float(odds):.1%}"))


@deck.command()
@click.argument("name", required=False)
def starter(name: str | None) -> None:
    """Print a starter deck as text, or list them all."""
    lines = {id: one.name for id, one in STARTERS.items()}
    print_ready("starter deck", name, lines, lambda id: text_of(STARTERS[id]))


@deck.command()
@SCENARIO
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Random seed: the same number gives the same deck.",
)
def random(scenario: str | None, seed: int) -> None:
    """Print a random legal deck as text."""
    click.echo(text_of(random_deck(seed, scenario_of(scenario))), nl=False)
