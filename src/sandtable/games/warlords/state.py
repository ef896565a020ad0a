"""The state of a game of Warlords: its fields, copies, and players who leave (chapters 1 and 24)."""

from __future__ import annotations

from typing import Final, Self, TypeVar

from sandtable.core.engine.cards import face_of, knowers_of, shuffled
from sandtable.core.engine.declare import state
from sandtable.core.engine.frames import Frame, Sequence
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.rng import Rng
from sandtable.games.warlords.board import EMBARGO, NOBODY, TRUCE, BoardState
from sandtable.games.warlords.rules import Rules
from sandtable.games.warlords.scores import standing
from sandtable.games.warlords.tables.cards import NAME, NAMED, NO_CARD, owner_of

T = TypeVar("T", bound="State")

END: Final = -1
"""In every question the option to do nothing, or nothing more."""


class Procedure(Frame["State"]):
    """A rule procedure of Warlords. It may hold cards that are nowhere else while it runs."""

    __slots__ = ()

    def held(self) -> tuple[int, ...]:
        """The cards this procedure holds: played, moving or laid out, and not yet anywhere else (WL-2.22)."""
        return ()

    def ends_with(self, st: State, seat: int) -> bool:
        """Does it end when this player leaves the game (WL-24.9, WL-24.12)? By default it does not."""
        return False

    def break_off(self, st: State) -> None:
        for card in self.held():
            st.discard(card)


class Step(Procedure):
    """A procedure without fields: everything it depends on is on the table, so one instance serves all copies and
    views.

    An action of the step is a separate procedure: it is completed before the step asks again (WL-5.10).
    """

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        return ()

    def clone(self) -> Self:
        return self

    def seen_by(self, seat: int) -> Step:
        return self


class Steps(Sequence["State"]):
    """A rule procedure of numbered steps; like every procedure it may hold cards and may end when a player leaves."""

    __slots__ = ()

    def held(self) -> tuple[int, ...]:
        return ()

    def ends_with(self, st: State, seat: int) -> bool:
        return False

    def break_off(self, st: State) -> None:
        for card in self.held():
            st.discard(card)


def held_by(frame: Frame[State]) -> tuple[int, ...]:
    """The cards that a procedure in progress holds."""
    return frame.held() if isinstance(frame, Procedure | Steps) else ()


@state
class State(BoardState):
    """A game in progress."""

    # -- what the core asks ------------------------------------------------------------------------------------------------

    def settings(self) -> object:
        return self.rules.options

    def derive(self) -> None:
        self.names = 0
        for card in self.in_play():
            if NAMED[card]:
                self.names |= 1 << NAME[card]

    def active_seats(self) -> tuple[int, ...]:
        return (self.active,) if self.active >= 0 else ()

    def renew(self, number: int) -> None:
        """Change the future: also reshuffle the parts of the decks whose order is unknown."""
        super().renew(number)
        for deck in self.decks:
            places = [place for place, card in enumerate(deck) if not knowers_of(card)]
            faces = shuffled([face_of(deck[place]) for place in places], self.rng)
            for place in places:
                deck[place] = faces.pop()

    def is_beaten(self, party: tuple[int, ...]) -> bool:
        """Has a player conceded or been eliminated?"""
        return self.has_conceded(party[0]) or self.is_out(party[0])

    def standings(self) -> tuple[int, ...]:
        """Each player's number that would decide at the turn limit (WL-24.6)."""
        return tuple([standing(self, seat) for seat in range(self.players)])

    def leave(self: T, seat: int) -> None:
        """A player concedes while others play on: he is eliminated at once, and procedures that depend on him are
        dropped (WL-24.8).

        He may do so at any question (WL-25.14).
        """
        for number, frame in enumerate(self.stack):
            if isinstance(frame, Procedure | Steps) and frame.ends_with(self, seat):
                for dropped in reversed(self.stack[number:]):
                    dropped.break_off(self)
                del self.stack[number:]
                break
        self.eliminate(seat)

    def end_early(self: T, winners: tuple[int, ...], how: str) -> None:
        """A player has conceded, or all have agreed to end: castles won for keeps are reported then too (WL-3.11)."""
        super().end_early(winners, how)
        self.report_castles_kept()

    def report_castles_kept(self) -> None:
        """In a game for keeps, record every castle that ends the game under another player (WL-3.11, WL-24.7)."""
        if self.rules.for_keeps and self.logging:
            for seat in range(self.players):
                for castle in self.castles_of(seat):
                    owner = owner_of(self.head[castle])
                    if owner != seat:
                        self.emit("kept", (seat, self.head[castle], owner), "WL-3.11")

    def ends_with(self, lasting: tuple[int, int, int], seat: int) -> bool:
        """Does an effect end when this player leaves? An Embargo does not (WL-24.9, WL-28.10)."""
        effect, on, by = lasting
        return effect != EMBARGO and (by == seat or (effect == TRUCE and on == seat))

    def eliminate(self, seat: int) -> None:
        """All cards he controls go to their owners' piles, and he draws and decides no more (WL-24.4, WL-24.9).

        His cards that others control, or that are on their stacks and castles, stay in play (WL-24.10).
        """
        if self.is_out(seat):
            return
        self.out |= 1 << seat
        for place in self.places_of(seat):
            self.remove(place)
        for card in self.ruins[seat] + self.treasures[seat]:
            self.lose(card)
        self.ruins = with_item(self.ruins, seat, ())
        self.treasures = with_item(self.treasures, seat, ())
        self.lasting = [each for each in self.lasting if not self.ends_with(each, seat)]
        if self.active == seat:
            self.active = NOBODY
        if self.logging:
            self.emit("eliminated", (seat,), "WL-24.4")


def empty_table(rules: Rules, rng: Rng) -> State:
    """An empty table; every deck is in sorted order until it is shuffled."""
    st = State(rules.players, rng, rules)
    seats = rules.players
    st.round = 0
    st.turn = 0
    st.order = []
    st.active = NOBODY
    st.out = 0
    st.decks = [list(deck) for deck in rules.decks]
    st.hands = [[] for _ in range(seats)]
    st.discards = [()] * seats
    st.ruins = [()] * seats
    st.treasures = [()] * seats
    st.head = []
    st.controller = []
    st.armies = []
    st.allies = []
    st.artefacts = []
    st.promotions = []
    st.improvements = []
    st.march = []
    st.banner = []
    st.fleet = []
    st.ground = []
    st.calamity = []
    st.siege = []
    st.afflicted = []
    st.emptied = []
    st.used = []
    st.lasting = []
    st.names = 0
    st.keeps = [NO_CARD] * seats
    st.beaten = [0] * seats
    st.sea_points = [0] * seats
    st.defender = NOBODY
    return st
