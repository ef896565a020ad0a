"""The starter decks with their relic variants (WL-3.7); `deck_building.legality` accepts all of them."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.core.engine.declare import slotted
from sandtable.games.warlords.tables.cards import BY_ID, NAME, NAMED, NAMES, PRINTINGS
from sandtable.games.warlords.tables.files import toml

Deck = tuple[int, ...]
"""Printings, sorted."""


@slotted
class DeckDef:
    """A starter deck: `plain`, and `relic` for Scenario Three."""

    id: str
    name: str
    plain: Deck
    relic: Deck


def read_printing(entry: ContentValue) -> int:
    return BY_ID[entry.as_word(tuple(BY_ID))]


def read_decks(entry: ContentValue) -> tuple[DeckDef, ...]:
    """The starter decks; no named card is in two of them, so all can be played at one table."""
    entry.only(("deck",))
    decks: list[DeckDef] = []
    seen: dict[int, str] = {}
    for row in entry.rows("deck"):
        row.only(("id", "name", "cards", "relic_out", "relic_in"))
        plain: list[int] = []
        for item in row.need("cards").items():
            item.only(("id", "n"))
            printing = read_printing(item.need("id"))
            if printing in plain:
                raise item.need("id").wrong("listed twice")
            plain += [printing] * item.number("n", 1)
        relic = swapped(row, plain)
        for printing in {*plain, *relic}:
            name = NAME[printing]
            if NAMED[printing] and seen.setdefault(name, row.text("id")) != row.text("id"):
                raise row.need("cards").wrong(f"{NAMES[name]} is in the deck {seen[name]}, too")
        both = (tuple(sorted(plain)), tuple(sorted(relic)))
        decks.append(DeckDef(row.text("id"), row.text("name"), *both))
    return tuple(decks)


def swapped(row: ContentValue, plain: list[int]) -> list[int]:
    """The relic variant: some cards replaced by the same number of others."""
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
