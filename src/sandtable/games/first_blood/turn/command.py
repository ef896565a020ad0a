"""The Command Phase: both players stack one card for each Regiment, face down and at the same time (FB-10.1 to FB-10.4)."""

from __future__ import annotations

from sandtable.core.engine.cards import UNKNOWN
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Parallel, Secret
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.state import ARRIVING, FIELD, State
from sandtable.games.first_blood.tables.terms import REBELLIOUS


def cards_to_stack(st: State, seat: int) -> list[int]:
    """The cards of all the player's Regiments on the battlefield or arriving this Turn, by face (FB-10.1, FB-10.2)."""
    plans, status = st.rules.plans, st.status
    return sorted([plans[at].card for at in st.rules.forces.of_seat[seat] if status[at] in (FIELD, ARRIVING)])


def rebels(st: State, seat: int) -> frozenset[int]:
    """The cards of entries with a Rebellious Regiment (FB-24.38)."""
    plans, status, ruled = st.rules.plans, st.status, st.rules.forces.ruled
    own = st.rules.forces.of_seat[seat]
    if not st.lasting:
        own = [at for at in own if plans[at].numbers[REBELLIOUS] or REBELLIOUS in ruled[at]]
    living = [at for at in own if status[at] in (FIELD, ARRIVING)]
    return frozenset([plans[at].card for at in living if any_has(st, at, REBELLIOUS)])


def next_cards(left: list[int], laid: tuple[int, ...], rebellious: frozenset[int]) -> list[int]:
    """The different cards that may come next, from top to bottom: Rebellious cards are together at one end (FB-10.3).

    >>> next_cards([1, 2, 3], (), frozenset([3])), next_cards([1, 3, 3], (3,), frozenset([3]))
    ([1, 2, 3], [3])
    >>> next_cards([1, 3], (2,), frozenset([3])), next_cards([3], (2, 1), frozenset([3]))
    ([1], [3])
    """
    faces = sorted(set(left))
    if not laid or not rebellious:
        return faces
    wild = [face for face in faces if face in rebellious]
    tame = [face for face in faces if face not in rebellious]
    if not wild or not tame:
        return faces
    return wild if laid[0] in rebellious else tame


@frame
class StackLane(Frame[State]):
    """One player building a stack: the next card, from top to bottom, until one is left (FB-27.4).

    The number of cards is public, and so is `done`, the number already laid. The last card is therefore never asked for.
    """

    seat: int
    done: int
    laid: Secret

    def left(self, st: State) -> list[int]:
        found = cards_to_stack(st, self.seat)
        for face in self.laid.open():
            found.remove(face)
        return found

    def advance(self, st: State) -> Decision | None:
        if self.laid.value is None:
            return None
        left = self.left(st)
        if len(left) <= 1:
            return None
        options: list[Pick] = list(next_cards(left, self.laid.open(), rebels(st, self.seat)))
        return Decision("stack", self.seat, options, "FB-10.1", (len(left),), automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.laid = Secret((*self.laid.open(), pick), 1 << self.seat)
        self.done += 1


@frame
class StackPhase(Parallel[State]):
    """Both players build their stacks at once; once both are laid, only a rule can change the order (FB-10.1, FB-10.4)."""

    @staticmethod
    def of(st: State) -> StackPhase:
        return StackPhase([StackLane(seat, 0, Secret((), 1 << seat)) for seat in range(2)])

    def _lane(self, st: State, seat: int) -> Frame[State]:
        return self.lanes[seat]

    def close(self, st: State) -> None:
        for lane in self.lanes:
            assert isinstance(lane, StackLane)
            order = [*lane.laid.open(), *lane.left(st)]
            st.lay_stack(lane.seat, order[::-1])
        st.pop()
        if st.logging:
            st.emit("stacks", (len(st.command[0]), len(st.command[1])), "FB-10.1")


@frame
class Restack(Frame[State]):
    """A player puts their stack in any new order, from top to bottom (content of `restack`, FB-10.3)."""

    seat: int
    done: int
    laid: Secret

    def advance(self, st: State) -> Decision | None:
        left = [face for face in st.cards_of(self.seat) if face != UNKNOWN]
        for face in self.laid.open():
            left.remove(face)
        if len(left) <= 1:
            order = [*self.laid.open(), *left]
            st.lay_stack(self.seat, order[::-1])
            st.pop()
            return None
        options: list[Pick] = list(next_cards(left, self.laid.open(), rebels(st, self.seat)))
        return Decision("stack", self.seat, options, "FB-10.4", (len(left),), automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.laid = Secret((*self.laid.open(), pick), 1 << self.seat)
        self.done += 1

    def shown_pick(self, asked: Decision, pick: Pick) -> Pick:
        return ()
