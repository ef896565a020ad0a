"""One step of a match: a pick or an entry beside picks, and what came of it."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.events import Event
from sandtable.core.engine.state import ALL_LONE, State
from sandtable.core.match.record import RecordLine

PICKED: Final = 0
NOTED: Final = 1
GAVE_UP: Final = 2
AGREED: Final = 3
TOOK_BACK: Final = 4


class MatchStep:
    """One pick, or an entry beside picks, and what followed from it until the next question."""

    __slots__ = ("begun", "deed", "events", "line", "lone", "number", "pick", "revealing", "seat", "shown", "spared")

    def __init__(
        self,
        seat: int,
        pick: Pick,
        shown: Pick,
        line: RecordLine,
        events: list[Event],
        revealing: bool,
        begun: tuple[int, ...] = (),
        deed: int = PICKED,
        number: int = 0,
        spared: tuple[tuple[int, str, str], ...] = (),
        lone: int = ALL_LONE,
    ) -> None:
        self.seat = seat
        self.pick = pick
        self.shown = shown
        self.line = line
        self.events = events
        self.revealing = revealing
        self.begun = begun
        """The seats whose turn began with this step."""
        self.deed = deed
        """What it does to the state."""
        self.number = number
        """How many lines the record had before it; all chance after a take-back follows from it."""
        self.spared = spared
        """(seat, kind, clause) of the questions that had one answer and were not asked."""
        self.lone = lone
        """How many such questions the engine answered, where under other rules the next one had more answers."""

    def carry_out(self, st: State) -> None:
        """Do the same to a state at the same position; what was taken once is not judged again."""
        if self.deed == PICKED:
            st.step(self.pick, self.seat, self.lone)
        elif self.deed == GAVE_UP:
            st.concede(self.seat)
        elif self.deed == AGREED:
            st.agree_on_draw()
        elif self.deed == TOOK_BACK:
            st.renew(self.number)
