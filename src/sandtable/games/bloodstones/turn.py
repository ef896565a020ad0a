"""Rounds, turns and phases (chapter 5, BS-18.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame, Sequence
from sandtable.games.bloodstones.actions import MainActions
from sandtable.games.bloodstones.capture import Capture
from sandtable.games.bloodstones.conceding import remove_conceded
from sandtable.games.bloodstones.construct import Construct
from sandtable.games.bloodstones.draw import draw_phase, is_end_triggered
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.reentry import Reentry, leave_game, must_leave
from sandtable.games.bloodstones.state import NOBODY, State
from sandtable.games.bloodstones.tables.factions import CAPTURES_BY_ACTION, MOVES_UNDEAD, RETURNS
from sandtable.games.bloodstones.undead import MoveUndead

START: Final = 0
AFTER: Final = 1


@frame
class Rounds(Frame[State]):
    """Run turns in player order until the end of the game is triggered (BS-5.1, BS-5.8).

    A player whose Regroup marker has reached the limit keeps taking turns (BS-13.17).
    """

    at: int = START
    i: int = 0

    def advance(self, st: State) -> Decision | None:
        if st.conceded:
            settle_conceded(st)
        seat = st.order[self.i]
        if self.at == AFTER:
            self.at = START
            self.pass_turn(st)
            return None
        self.at = AFTER
        if self.i == 0:
            st.round += 1
        if st.is_out(seat):  # without a piece on the map you still take your turns (BS-5.9)
            return None
        begin_turn(st, seat)
        if must_leave(st, seat):
            leave_game(st, seat)
        else:
            st.push(Turn(seat))
        return None

    def pass_turn(self, st: State) -> None:
        """Pass to the next player on the left, unless the end was triggered or the last round is over (BS-5.8, BS-18.8)."""
        if st.result is not None:
            st.pop()
            return
        if st.ending == NOBODY and self.i == len(st.order) - 1 and st.round == st.rules.max_rounds:
            st.ending = [seat for seat in st.order if not st.is_out(seat)][-1]
            if st.logging:
                st.emit("round_limit", (st.round,), "BS-18.8")
        if st.ending != NOBODY:
            st.pop()
            st.push(Ending(st.ending))
            return
        self.i = (self.i + 1) % len(st.order)


def begin_turn(st: State, seat: int) -> None:
    """Make the seat active and clear the record of retreats (BS-5.2, BS-5.7)."""
    st.active = seat
    st.retreated = []
    if st.logging:
        st.emit("turn", (seat, st.round), "BS-5.1")


def settle_conceded(st: State) -> None:
    """Take players who conceded during the finished turn out of the game; this may trigger the end (BS-15.12, BS-15.14)."""
    for seat in remove_conceded(st):
        if st.ending == NOBODY and is_end_triggered(st):
            st.ending = seat
            if st.logging:
                st.emit("end_trigger", (seat,), "BS-15.12")


REENTRY: Final = 0
CAPTURE: Final = 1
UNDEAD_MOVES: Final = 2
MAIN: Final = 3
CONSTRUCT: Final = 4
DRAW: Final = 5


@frame
class Turn(Sequence[State]):
    """The phases of one turn, in order (BS-5.2 to BS-5.5, BS-15.5, BS-15.8)."""

    seat: int
    at: int = REENTRY

    def steps(self) -> tuple[Callable[[Turn, State], Decision | None], ...]:
        return TURN

    def reentry(self, st: State) -> Decision | None:
        """A Chaos Horde without units may return (BS-15.5)."""
        if st.faction[self.seat] in RETURNS and not st.unit_areas(self.seat):
            st.push(Reentry(self.seat))
        return None

    def capture(self, st: State) -> Decision | None:
        """Phase 1, which the Chaos Horde skips (BS-5.2, BS-5.3, BS-14.31)."""
        if st.faction[self.seat] not in CAPTURES_BY_ACTION:
            st.push(Capture(self.seat, False))
        return None

    def move_undead(self, st: State) -> Decision | None:
        """Phase 2, only for the Necromancers (BS-5.4, BS-7.1)."""
        if st.faction[self.seat] in MOVES_UNDEAD:
            st.push(MoveUndead.of(st, self.seat))
        return None

    def main_actions(self, st: State) -> Decision | None:
        """Phase 3; a Chaos Horde that did not return skips it (BS-15.8)."""
        if st.faction[self.seat] not in RETURNS or st.unit_areas(self.seat):
            st.push(MainActions(self.seat))
        return None

    def construct(self, st: State) -> Decision | None:
        """Phase 4, which the Chaos Horde skips (BS-5.3).

        The Chaos Horde never has this phase (BS-14.31). Villages built now are too late for building units in this turn
        (BS-8.15).
        """
        if st.faction_of(self.seat).villages:
            st.push(Construct(self.seat))
        return None

    def draw(self, st: State) -> Decision | None:
        """Phase 5 (BS-5.5)."""
        draw_phase(st, self.seat)
        return None


TURN: Final = (Turn.reentry, Turn.capture, Turn.move_undead, Turn.main_actions, Turn.construct, Turn.draw)
