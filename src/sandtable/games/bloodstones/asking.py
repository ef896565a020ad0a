"""What all frames of this game share: the state's type and how a question is explained."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision, Pick
from sandtable.core.frames import Frame
from sandtable.games.bloodstones.state import State

LEAVE_OFF: Final = -1
"""In every question the option to do nothing, or no more: none, done, stay, keep."""


class BSFrame(Frame[State]):
    """A rule procedure of Bloodstones."""

    __slots__ = ()

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        """By default the clause of the question itself: something else is being asked for."""
        return [asked.clause]

    def stand_in(self, st: State, asked: Decision) -> Pick | None:
        """For a player who gave up nothing is done that may be left undone; of what must be, the first (BS-15.15)."""
        return LEAVE_OFF if LEAVE_OFF in asked.options else asked.options[0]
