"""One step of a match: a pick or another entry, and its consequences."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.declare import slotted
from sandtable.core.engine.events import Event
from sandtable.core.engine.state import ALL_FORCED, State
from sandtable.core.match.record import RecordLine

PICKED: Final = 0
NO_EFFECT: Final = 1
CONCEDED: Final = 2
AGREED_DRAW: Final = 3
TOOK_BACK: Final = 4


@slotted
class MatchStep:
    """One pick or other entry, and what followed until the next question."""

    seat: int
    pick: Pick
    shown: Pick
    line: RecordLine
    events: list[Event]
    revealing: bool
    begun: tuple[int, ...] = ()
    """The seats whose turn began with this step."""
    effect: int = PICKED
    """How `carry_out` changes the state."""
    number: int = 0
    """The number of record lines before it. All chance after a take-back is derived from it."""
    auto_answered: tuple[tuple[int, str, str], ...] = ()
    """(seat, kind, clause) of the questions that were not asked because they had one answer."""
    forced: int = ALL_FORCED
    """How many such questions the engine answered, if the next one had more answers under other rules."""

    def carry_out(self, st: State) -> None:
        """Repeat the step on a state at the same position, without checking it again."""
        if self.effect == PICKED:
            st.step(self.pick, self.seat, self.forced)
        elif self.effect == CONCEDED:
            st.concede(self.seat)
        elif self.effect == AGREED_DRAW:
            st.agree_on_draw()
        elif self.effect == TOOK_BACK:
            st.renew(self.number)
