"""What all frames of this game share: the state's type and how a question is explained."""

from __future__ import annotations

from sandtable.core.decision import Decision
from sandtable.core.frames import Frame
from sandtable.games.bloodstones.state import State


class BSFrame(Frame[State]):
    """A rule procedure of Bloodstones."""

    __slots__ = ()

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        """By default the clause of the question itself: something else is being asked for."""
        return [asked.clause]
