"""Decks: the starter decks with their relic variants, and the rules for building one (chapter 3)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sandtable.core.reading import ContentError, Entry
from sandtable.games.warlords.tables.bands import NUMBERS
from sandtable.games.warlords.tables.cards import (
    BATTLE,
    BY_ID,
    CASTLE,
    HERO,
    MARCH,
    NAME,
    NAMED,
    NAMES,
    PRINTINGS,
    RACE_IDS,
    RANGE,
    SKULL,
    TYPE,
    TYPE_IDS,
)
from sandtable.games.warlords.tables.files import toml

DECK_SIZE: Final = 60
FREE_DECK_SIZE: Final = 40
MOST_MARCH_OR_BATTLE: Final = 12
MOST_GENERIC: Final = 3
LEAST_CASTLES_AND_HEROES: Final = 4
LEAST_OF_A_NUMBER: Final = 4
MOST_OF_A_NUMBER: Final = 8
MOST_SKULLS: Final = 2

Deck = tuple[int, ...]
"""Printings, sorted."""
Violation = tuple[str, str]
"""A clause and what is wrong in few words of data, such as ("WL-3.3", "Archers 4 of 3")."""


class DeckDef:
    """A starter deck: `plain`, and `relic` as Scenario Three plays it."""

    __slots__ = ("id", "name", "plain", "races", "relic")

    def __init__(self, id: str, name: str, races: tuple[int, ...], plain: Deck, relic: Deck) -> None:
        self.id = id
        self.name = name
        self.races = races
        self.plain = plain
        self.relic = relic


def violations(deck: Deck) -> list[Violation]:
    """Everything that is wrong with a deck under the strict rules (WL-3.1 to WL-3.6)."""
    found: list[Violation] = []
    if len(deck) != DECK_SIZE:
        found.append(("WL-3.1", f"{len(deck)} of {DECK_SIZE}"))
    names = Counter([NAME[card] for card in deck])
    first = {NAME[card]: card for card in reversed(deck)}
    for name, count in names.items():
        card = first[name]
        most = 1 if NAMED[card] else MOST_MARCH_OR_BATTLE if TYPE[card] in (MARCH, BATTLE) else MOST_GENERIC
        if count > most:
            found.append(("WL-3.2" if NAMED[card] else "WL-3.3", f"{NAMES[name]} {count} of {most}"))
    for kind in (CASTLE, HERO):
        count = len({NAME[card] for card in deck if TYPE[card] == kind})
        if count < LEAST_CASTLES_AND_HEROES:
            found.append(("WL-3.4", f"{TYPE_IDS[kind]} {count} of {LEAST_CASTLES_AND_HEROES}"))
    numbers = Counter([RANGE[card] for card in deck])
    odd = [number for number in range(NUMBERS) if not LEAST_OF_A_NUMBER <= numbers[number] <= MOST_OF_A_NUMBER]
    found += [("WL-3.5", f"{number}: {numbers[number]}") for number in odd]
    skulls = sum([SKULL[card] for card in deck])
    if skulls > MOST_SKULLS:
        found.append(("WL-3.6", f"{skulls} of {MOST_SKULLS}"))
    return found


def free_violations(deck: Deck) -> list[Violation]:
    """Everything that is wrong with a deck under the free rules (WL-3.8)."""
    short = len(deck) < FREE_DECK_SIZE
    found: list[Violation] = [("WL-3.8", f"{len(deck)} of {FREE_DECK_SIZE}")] if short else []
    found += [("WL-3.8", TYPE_IDS[kind]) for kind in (CASTLE, HERO) if not any(TYPE[card] == kind for card in deck)]
    return found


def read_printing(entry: Entry) -> int:
    return BY_ID[entry.as_word(tuple(BY_ID))]


def read_decks(entry: Entry) -> tuple[DeckDef, ...]:
    """The starter decks; both variants are legal, and no named card is in two decks (WL-3.7)."""
    entry.only(("deck",))
    decks: list[DeckDef] = []
    seen: dict[int, str] = {}
    for row in entry.rows("deck"):
        row.only(("id", "name", "races", "cards", "relic_out", "relic_in"))
        plain: list[int] = []
        for item in row.need("cards").items():
            item.only(("id", "n"))
            printing = read_printing(item.need("id"))
            if printing in plain:
                raise item.need("id").wrong("listed twice")
            plain += [printing] * item.number("n", 1)
        relic = swapped(row, plain)
        for deck, variant in ((plain, "cards"), (relic, "relic_in")):
            for clause, what in violations(tuple(deck)):
                raise row.need(variant).wrong(f"{what} ({clause})")
        for printing in {*plain, *relic}:
            name = NAME[printing]
            if NAMED[printing] and seen.setdefault(name, row.text("id")) != row.text("id"):
                raise row.need("cards").wrong(f"{NAMES[name]} is in the deck {seen[name]}, too")
        races = tuple([item.as_index(RACE_IDS) for item in row.need("races").items()])
        both = (tuple(sorted(plain)), tuple(sorted(relic)))
        decks.append(DeckDef(row.text("id"), row.text("name"), races, *both))
    return tuple(decks)


def swapped(row: Entry, plain: list[int]) -> list[int]:
    """The relic variant: some cards out, as many others in."""
    relic = plain[:]
    for item in row.need("relic_out").items():
        printing = read_printing(item)
        if printing not in relic:
            raise item.wrong(f"{PRINTINGS[printing].id} is not in the deck")
        relic.remove(printing)
    return relic + [read_printing(item) for item in row.need("relic_in").items()]


DECKS: Final = read_decks(toml("decks.toml"))
DECK_IDS: Final[tuple[str, ...]] = tuple([deck.id for deck in DECKS])
if len(set(DECK_IDS)) != len(DECK_IDS):
    raise ContentError("decks.toml: two decks share an id")
