"""What is printed, and the state as declared fields."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import UNKNOWN, shuffle_unknown
from sandtable.core.engine.fields import CARDS, HELD, PUBLIC, Field, FieldTable, ListOf, Whole
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State

KINDS: Final = ("strike", "bolt", "guard", "spy", "ward", "twist")
STRIKE, BOLT, GUARD, SPY, WARD, TWIST = range(6)
ANSWERS: Final = (WARD, TWIST)
DECK: Final = (STRIKE,) * 4 + (BOLT,) * 2 + (GUARD,) * 3 + (SPY,) * 2 + (WARD,) * 3 + (TWIST,) * 2
HAND: Final = 4
LIVES: Final = 6

CARD_LISTS: Final = ListOf(ListOf(Whole(UNKNOWN)), "seat")
NUMBERS: Final = ListOf(Whole(0), "seat")
FIELDS: Final = FieldTable(
    Field("turn", Whole(0), PUBLIC),
    Field("active", Whole(0, below="seat"), PUBLIC),
    Field("lives", NUMBERS, PUBLIC),
    Field("guards", NUMBERS, PUBLIC),
    Field("hands", CARD_LISTS, HELD),
    Field("decks", CARD_LISTS, CARDS),
    Field("discards", ListOf(ListOf(Whole(0)), "seat"), PUBLIC),
)


class Duel(State):
    __slots__ = ("active", "decks", "discards", "guards", "hands", "last", "lives", "turn")

    def __init__(self, players: int, rng: Rng, last: int) -> None:
        super().__init__(players, rng)
        self.last = last
        self.turn = 0
        self.active = 0
        self.lives: list[int] = []
        self.guards: list[int] = []
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []

    def declared(self) -> FieldTable:
        return FIELDS

    def fixed(self) -> tuple[str, ...]:
        return ("last",)

    def settings(self) -> object:
        return self.last

    def empty(self, rng: Rng) -> Duel:
        return Duel(self.players, rng, self.last)

    def clone(self) -> Duel:
        twin = Duel(self.players, self.rng.clone(), self.last)
        twin.turn = self.turn
        twin.active = self.active
        twin.lives = self.lives[:]
        twin.guards = self.guards[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        self.copy_base(twin)
        return twin

    def standings(self) -> tuple[int, ...]:
        return tuple(self.lives)

    def renew(self, number: int) -> None:
        """A granted take-back also reshuffles the decks (CD-1.12)."""
        super().renew(number)
        for deck in self.decks:
            shuffle_unknown(self, deck)

    def active_seats(self) -> tuple[int, ...]:
        return (self.active,) if self.turn else ()
