"""The common base of combat Actions: they end when their Regiment is gone (FB-11.16)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.games.first_blood.state import GONE, State


@frame
class ActionSteps(Sequence[State]):
    """The steps that a Regiment takes in an Action, as long as the Regiment exists."""

    at: int
    regiment: int

    def advance(self, st: State) -> Decision | None:
        if st.status[self.regiment] == GONE:
            st.pop()
            return None
        return super().advance(st)
