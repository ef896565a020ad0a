"""A deck list: a name and sixty printings (WL-3.1)."""

from __future__ import annotations

from typing import Final

from sandtable.games.warlords.tables.cards import GROUP, PRINTINGS, CardDef

SEVERAL: Final = frozenset([card.name for card in PRINTINGS if card.type in GROUP])
"""The names that have, or may have, several printings; these are told apart by the range number (WL-1.25)."""


class DeckList:
    """A deck: its name and its printings, sorted. `legality` checks whether it is legal."""

    __slots__ = ("cards", "name")

    def __init__(self, name: str, cards: tuple[int, ...]) -> None:
        self.name = name
        self.cards = tuple(sorted(cards))

    def counts(self) -> dict[int, int]:
        """How many copies of each printing the deck has, in the order of the set."""
        found: dict[int, int] = {}
        for card in self.cards:
            found[card] = found.get(card, 0) + 1
        return found


def title_of(card: CardDef) -> str:
    """The name of a printing, with the range number if the name alone is ambiguous.

    >>> [title_of(card) for card in PRINTINGS if card.id in ("cas-kor", "mar-march-7")]
    ['Kor', 'March 7']
    """
    return f"{card.name} {card.range}" if card.name in SEVERAL else card.name
