"""What is printed, and the state as declared fields."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import UNKNOWN, shuffle_unknown
from sandtable.core.engine.declare import field, state
from sandtable.core.engine.fields import CARDS, HELD, PUBLIC, ListOf, Whole
from sandtable.core.engine.state import State

KINDS: Final = ("strike", "bolt", "guard", "spy", "ward", "twist")
STRIKE, BOLT, GUARD, SPY, WARD, TWIST = range(6)
ANSWERS: Final = (WARD, TWIST)
DECK: Final = (STRIKE,) * 4 + (BOLT,) * 2 + (GUARD,) * 3 + (SPY,) * 2 + (WARD,) * 3 + (TWIST,) * 2
HAND: Final = 4
LIVES: Final = 6

CARD_LISTS: Final = ListOf(ListOf(Whole(UNKNOWN)), "seat")
NUMBERS: Final = ListOf(Whole(0), "seat")


@state
class Duel(State):
    last: int
    turn: int = field(0, Whole(0), PUBLIC)
    active: int = field(0, Whole(0, below="seat"), PUBLIC)
    lives: list[int] = field([], NUMBERS, PUBLIC)
    guards: list[int] = field([], NUMBERS, PUBLIC)
    hands: list[list[int]] = field([], CARD_LISTS, HELD)
    decks: list[list[int]] = field([], CARD_LISTS, CARDS)
    discards: list[list[int]] = field([], ListOf(ListOf(Whole(0)), "seat"), PUBLIC)

    def settings(self) -> object:
        return self.last

    def standings(self) -> tuple[int, ...]:
        return tuple(self.lives)

    def renew(self, number: int) -> None:
        """A granted take-back also reshuffles the decks (CD-1.12)."""
        super().renew(number)
        for deck in self.decks:
            shuffle_unknown(self, deck)

    def active_seats(self) -> tuple[int, ...]:
        return (self.active,) if self.turn else ()
