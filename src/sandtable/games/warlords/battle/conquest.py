"""Conquest: occupy, pillage, raze (chapter 18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.cards import face_of
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import asking
from sandtable.core.engine.lists import with_item, with_more
from sandtable.games.warlords.board import DECLINED
from sandtable.games.warlords.reasons import by_clause, choice
from sandtable.games.warlords.state import END, State, Steps
from sandtable.games.warlords.tables.cards import NO_CARD, PILLAGE, RAID, RAZE, REVENUE
from sandtable.games.warlords.victory import on_conquest

PART: Final = 5
"""A card is plucked for every 5 revenue, or part of it (WL-18.6)."""


def plucks(revenue: int) -> int:
    """
    >>> plucks(5), plucks(6)
    (1, 2)
    """
    return (revenue + PART - 1) // PART


def pluck(st: State, seat: int, count: int) -> None:
    """A player loses random cards of his hand, unseen until they are discarded (WL-18.6, WL-18.8).

    The record keeps which ones (WL-2.19). A hand that is too small loses all its cards (WL-28.6).
    """
    hand = st.hands[seat]
    for _ in range(min(count, len(hand))):
        card = hand.pop(st.chance(len(hand)))
        st.discard(face_of(card))
        if st.logging:
            st.emit("plucked", (seat, face_of(card)), "WL-18.6")


@frame
class Conquest(Steps):
    """A castle has fallen to a stack: its fate depends on the type of card that was played (WL-18.1, WL-18.17).

    The stack keeps its march cards (WL-18.11).
    """

    stack: int
    castle: int
    seat: int
    loser: int
    kind: int
    head: int = NO_CARD
    by_sea: int = 0
    at: int = 0

    def steps(self) -> tuple[Callable[[Conquest, State], Decision | None], ...]:
        return CONQUEST

    def ends_with(self, st: State, seat: int) -> bool:
        """A castle that its player still controls does not fall when he leaves (WL-24.12)."""
        return st.controller[self.castle] == seat

    def note(self, st: State) -> Decision | None:
        """Record which castle it is and whether the stack came by sea, since both may change."""
        self.head = st.head[self.castle]
        self.by_sea = int(st.fleet[self.stack] != NO_CARD)
        return None

    def raze(self, st: State) -> Decision | None:
        """A Raze card destroys the castle with everything in it, and twice as many cards are lost (WL-18.8, WL-18.9)."""
        if self.kind != RAZE:
            return None
        revenue = REVENUE[st.head[self.castle]]
        if st.logging:
            st.emit("razes", (self.seat, st.head[self.castle]), "WL-18.8")
        st.remove(self.castle)
        pluck(st, self.loser, 2 * plucks(revenue))
        self.at = len(CONQUEST) - 1
        return None

    def detach(self, st: State) -> Decision | None:
        """Ask whether an army stays as garrison (WL-18.2, WL-18.4, WL-18.10)."""
        return Decision("detach", self.seat, [*victors(st, self.seat), END], "WL-18.2", (self.castle,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "detach":
            if pick == END:  # its controller keeps it, and it is not a conquest for any goal (WL-27.2)
                self.at = len(CONQUEST)
                st.use(DECLINED, self.stack)
                if st.logging:
                    st.emit("leaves", (self.seat, st.head[self.castle]), "WL-18.4")
            else:
                self.occupy(st, pick)
                self.at = CONQUEST.index(Conquest.pillage)
            return
        self.at = CONQUEST.index(Conquest.close)
        if pick != END:
            st.from_pile(self.seat, pick)
            st.to_hand(self.seat, pick)
            if st.logging:
                st.emit("pillages", (self.seat, pick), "WL-18.5")

    def occupy(self, st: State, army: int) -> None:
        """Improvements are lost, the castle changes hands, the former controller is plucked (WL-18.3, WL-18.6, WL-18.7,
        WL-18.12).

        A calamity stays; a Capital is lost with the improvements (WL-18.13, WL-18.14).
        """
        castle = self.castle
        for card in st.improvements[castle]:
            st.discard_linked(castle, card)
        st.end_siege(castle)
        st.unlink(self.stack, army)
        st.armies = with_more(st.armies, castle, army)
        st.controller = with_item(st.controller, castle, self.seat)
        if st.logging:
            st.emit("occupies", (self.seat, st.head[castle], army), "WL-18.3")
        pluck(st, self.loser, plucks(REVENUE[st.head[castle]]))

    def pillage(self, st: State) -> Decision | None:
        """Pillage and Raid: the player may take any one card of his discard pile (WL-18.5)."""
        if self.kind not in (PILLAGE, RAID) or not st.discards[self.seat]:
            return None
        return Decision("pillage_pick", self.seat, [*own_pile(st, self.seat), END], "WL-18.5", (self.castle,))

    def close(self, st: State) -> Decision | None:
        """The conquest is complete (WL-18.17, WL-24.11)."""
        on_conquest(st, self.seat, self.loser, self.head, bool(self.by_sea))
        return None


CONQUEST: Final = (Conquest.note, Conquest.raze, Conquest.detach, Conquest.pillage, Conquest.close)


def victors(st: State, seat: int) -> list[int]:
    """The distinct armies of the victorious stack."""
    return list(dict.fromkeys(st.armies[asking(st, Conquest).stack]))


def own_pile(st: State, seat: int) -> list[int]:
    return sorted(set(st.discards[seat]))


DETACH: Final = choice("card", victors, by_clause("WL-18.2"))
PILLAGED: Final = choice("card", own_pile, by_clause("WL-18.5"))
