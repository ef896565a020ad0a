"""Checks whether a deck is legal, and lists every building rule that it breaks (WL-3.1 to WL-3.6, WL-3.8, WL-3.15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.violations import Report, Violation
from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import (
    BATTLE,
    CASTLE,
    HERO,
    MARCH,
    NAME,
    NAMED,
    NAMES,
    RANGE,
    SKULL,
    TYPE,
)
from sandtable.games.warlords.tables.decks import Deck
from sandtable.games.warlords.tables.scenarios import ScenarioDef

DECK_SIZE: Final = 60
FREE_DECK_SIZE: Final = 40
MAX_MARCH_OR_BATTLE: Final = 12
MAX_GENERIC: Final = 3
MIN_CASTLES_AND_HEROES: Final = 4
MIN_OF_A_NUMBER: Final = 4
MAX_OF_A_NUMBER: Final = 8
MAX_SKULLS: Final = 2

SENTENCES: Final = {
    "size": "{n} cards, exactly {m} are needed",
    "named": "{what} is named: {n} copies, at most 1 is allowed",
    "copies": "{n} copies of {what}, at most {m} are allowed",
    "castles": "{n} different castles, at least {m} are needed",
    "heroes": "{n} different heroes, at least {m} are needed",
    "number": "the range number {number} occurs {n} times, {low} to {high} are allowed",
    "skulls": "{n} cards with a skull, at most {m} are allowed",
    "free-size": "{n} cards, at least {m} are needed",
    "no-castle": "has no castle",
    "no-hero": "has no hero",
    "capital": "{scenario} needs a Capital in the deck",
    "fleet": "{scenario} needs a fleet in the deck",
    "port-castle-or-harbour": "{scenario} needs a port castle or a Harbour in the deck",
    "great-castle": "{scenario} needs a castle in the deck that can be the great castle",
    "ruins": "{scenario} needs {n} ruins in the deck",
    "findables": "{scenario} needs {n} artefacts, allies and treasures in the deck",
}
"""The violations by key; the catalogues have the same as `deck-<key>`."""

NEEDS: Final = {"deck_ruins_min": "ruins", "deck_findables_min": "findables"}
"""The messages for a scenario's requirements."""


def violations(deck: Deck, free: bool = False, scenario: ScenarioDef | None = None) -> list[Violation]:
    """Every rule that a deck breaks: the strict or the free rules, and the requirements of a scenario."""
    found = Report(SENTENCES)
    if free:
        check_free(deck, found)
    else:
        check_size(deck, found)
        check_copies(deck, found)
        check_castles_and_heroes(deck, found)
        check_numbers(deck, found)
    if scenario is not None:
        check_scenario(deck, scenario, found)
    return found.violations


def most_of(card: int) -> int:
    """How many cards of this name a deck may hold (WL-3.2, WL-3.3)."""
    if NAMED[card]:
        return 1
    return MAX_MARCH_OR_BATTLE if TYPE[card] in (MARCH, BATTLE) else MAX_GENERIC


def check_size(deck: Deck, found: Report) -> None:
    if len(deck) != DECK_SIZE:
        found.add("WL-3.1", "size", n=len(deck), m=DECK_SIZE)


def check_copies(deck: Deck, found: Report) -> None:
    """Count all printings of a name together (WL-3.2, WL-3.3)."""
    copies: dict[int, int] = {}
    for card in deck:
        copies[NAME[card]] = copies.get(NAME[card], 0) + 1
    for card in {NAME[card]: card for card in deck}.values():
        count, most = copies[NAME[card]], most_of(card)
        if count > most:
            what = NAMES[NAME[card]]
            if NAMED[card]:
                found.add("WL-3.2", "named", what=what, n=count)
            else:
                found.add("WL-3.3", "copies", what=what, n=count, m=most)


def check_castles_and_heroes(deck: Deck, found: Report) -> None:
    for kind, key in ((CASTLE, "castles"), (HERO, "heroes")):
        count = len({NAME[card] for card in deck if TYPE[card] == kind})
        if count < MIN_CASTLES_AND_HEROES:
            found.add("WL-3.4", key, n=count, m=MIN_CASTLES_AND_HEROES)


def check_numbers(deck: Deck, found: Report) -> None:
    """Check the deck as a die: its range numbers and skulls (WL-3.5, WL-3.6)."""
    numbers = [RANGE[card] for card in deck]
    for number in range(NUMBERS):
        count = numbers.count(number)
        if not MIN_OF_A_NUMBER <= count <= MAX_OF_A_NUMBER:
            found.add("WL-3.5", "number", number=number, n=count, low=MIN_OF_A_NUMBER, high=MAX_OF_A_NUMBER)
    skulls = sum([SKULL[card] for card in deck])
    if skulls > MAX_SKULLS:
        found.add("WL-3.6", "skulls", n=skulls, m=MAX_SKULLS)


def check_free(deck: Deck, found: Report) -> None:
    """Forty cards, a castle and a hero are enough (WL-3.8)."""
    if len(deck) < FREE_DECK_SIZE:
        found.add("WL-3.8", "free-size", n=len(deck), m=FREE_DECK_SIZE)
    for kind, key in ((CASTLE, "no-castle"), (HERO, "no-hero")):
        if not any(TYPE[card] == kind for card in deck):
            found.add("WL-3.8", key)


def check_scenario(deck: Deck, scenario: ScenarioDef, found: Report) -> None:
    """Check what a scenario requires of every deck (WL-3.15)."""
    for need in scenario.wants(deck):
        key = NEEDS.get(need, need.replace("_", "-"))
        found.add("WL-3.15", key, scenario=scenario.name, n=scenario.figures.get(need, 1))
