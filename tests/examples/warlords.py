"""Warlords, chapter 26: losses, walls and marches at the step where they are decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandtable.games.warlords.deck_building.lists import DeckList
from sandtable.games.warlords.deck_building.text_form import text_of
from sandtable.games.warlords.rules import DECK_OPTIONS
from sandtable.games.warlords.spec import SPEC
from sandtable.games.warlords.tables.cards import PRINTING
from tests.examples.position import Position
from tests.games.warlords.support import Table


def shown(t: Table, *refused: str) -> Position:
    """The table with decks that hold the cards on it."""
    rules = t.st.rules
    for seat, cards in enumerate(rules.decks):
        deck = DeckList(f"Deck {seat + 1}", tuple([card & PRINTING for card in cards]))
        rules.options[DECK_OPTIONS[seat]] = text_of(deck)
    rules.options["deck_rules"] = "free"
    return Position(SPEC.load(t.st.dump()), SPEC.check_options(t.st.players, rules.options), refused, t.seat)


def attacked() -> Table:
    t = (
        Table()
        .castle(0, "Marthos")
        .castle(1, "Khamar")
        .stack(1, "Ymra Stormcaller", "Light Infantry", "The White Legion")
    )
    return t.stack(0, "Sir Corvane", "Mercenaries", "Heavy Infantry", march=2).hand(0, "Battle 5")


def losses() -> Position:
    t = attacked().top(0, 1, 0, 0, 0, 0).step("battles")
    return shown(t.pick("Sir Corvane Ymra Stormcaller", "field Battle 5"))


def walls() -> Position:
    t = Table(scenario="five-castles").castle(0, "Marthos").castle(1, "Khamar", "Heavy Infantry", "Light Infantry")
    t.castle(1, "Ohmsmouth").stack(0, "Sir Corvane", "Mercenaries", march=2).hand(0, "Battle 5")
    return shown(t.step("battles"))


def marching() -> Position:
    t = Table().castle(0, "Marthos").castle(1, "Khamar").stack(0, "Sir Corvane", march=2).hand(0, "March 5")
    return shown(t.step("march"))


EXAMPLES: Mapping[str, Callable[[], Position]] = {"WL-26.4": losses, "WL-26.7": walls, "WL-26.10": marching}
