"""Random legal decks for fuzzing: the same seed gives the same deck everywhere (WL-3.1 to WL-3.6, WL-3.15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.rng import Rng, seeded
from sandtable.games.warlords.deck_building.legality import (
    DECK_SIZE,
    MAX_OF_A_NUMBER,
    MAX_SKULLS,
    MIN_CASTLES_AND_HEROES,
    MIN_OF_A_NUMBER,
    most_of,
)
from sandtable.games.warlords.deck_building.lists import DeckList
from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import (
    ARMY,
    BATTLE,
    CASTLE,
    FINDABLE,
    FLEET,
    HERO,
    MARCH,
    NAME,
    NAMES,
    PRINTINGS,
    RANGE,
    RUIN,
    SKULL,
    TYPE,
)
from sandtable.games.warlords.tables.scenarios import ScenarioDef

BASE: Final = (
    (CASTLE, MIN_CASTLES_AND_HEROES),
    (HERO, MIN_CASTLES_AND_HEROES + 1),
    (MARCH, 8),
    (BATTLE, 6),
    (ARMY, 12),
)
"""The minimum contents of every random deck, so that it is playable; the rest is any card."""


def random_deck(seed: int, scenario: ScenarioDef | None = None) -> DeckList:
    """A legal deck; by default one for any scenario without special requirements."""
    deck = DeckDraw(seeded(seed))
    while scenario is not None and scenario.wants(tuple(deck.cards)):
        deck.add(serving(scenario, scenario.wants(tuple(deck.cards))[0]))
    for kind, count in BASE:
        while len([card for card in deck.cards if TYPE[card] == kind]) < count:
            deck.add([card for card in range(len(PRINTINGS)) if TYPE[card] == kind])
    while len(deck.cards) < DECK_SIZE:
        deck.add(list(range(len(PRINTINGS))))
    return DeckList(f"Random {seed}", tuple(deck.cards))


def serving(scenario: ScenarioDef, need: str) -> list[int]:
    """The cards that help a deck meet a scenario's requirement (WL-3.15)."""
    every = range(len(PRINTINGS))
    if need == "deck_ruins_min":
        return [card for card in every if TYPE[card] == RUIN]
    if need == "deck_findables_min":
        return [card for card in every if TYPE[card] in FINDABLE]
    if need == "fleet":
        return [card for card in every if TYPE[card] == FLEET]
    return [card for card in every if need not in scenario.wants((card,))]


class DeckDraw:
    """The cards drawn so far; a card that the deck may no longer hold is never drawn."""

    __slots__ = ("cards", "copies", "numbers", "rng", "skulls")

    def __init__(self, rng: Rng) -> None:
        self.cards: list[int] = []
        self.numbers = [0] * NUMBERS
        self.copies = [0] * len(NAMES)
        self.skulls = 0
        self.rng = rng

    def add(self, choices: list[int]) -> None:
        """Add a random one of these cards that leaves room for the range numbers still needed (WL-3.5)."""
        wanted = sum([max(MIN_OF_A_NUMBER - count, 0) for count in self.numbers])
        tight = DECK_SIZE - len(self.cards) <= wanted
        fitting = [card for card in choices if self.takes(card, tight)]
        card = fitting[self.rng.below(len(fitting))]
        self.cards.append(card)
        self.numbers[RANGE[card]] += 1
        self.copies[NAME[card]] += 1
        self.skulls += SKULL[card]

    def takes(self, card: int, tight: bool) -> bool:
        """May the deck hold one more of this card?"""
        if self.numbers[RANGE[card]] >= (MIN_OF_A_NUMBER if tight else MAX_OF_A_NUMBER):
            return False
        if SKULL[card] and self.skulls >= MAX_SKULLS:
            return False
        return self.copies[NAME[card]] < most_of(card)
