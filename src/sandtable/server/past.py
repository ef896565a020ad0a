"""Earlier positions of a game: states are kept now and then, so that any position is few picks away from one."""

from __future__ import annotations

from typing import Final

from sandtable.core.match import Match
from sandtable.core.state import State

CHECKPOINT: Final = 32
"""Positions between two kept states: any earlier position is at most so many picks away."""


class Past:
    """The kept states, by how many times CHECKPOINT picks stood then; the first is there from the beginning."""

    def __init__(self) -> None:
        self._kept: dict[int, State] = {}

    def begin(self, match: Match[State]) -> None:
        self._kept = {0: match.state.clone()}

    def note(self, match: Match[State]) -> None:
        """A step was taken: keep the state if it is time."""
        if len(match.steps) % CHECKPOINT == 0:
            self._kept[len(match.steps) // CHECKPOINT] = match.state.clone()

    def cut(self, steps: int) -> None:
        """Keep what belongs to the first so many steps."""
        self._kept = {place: state for place, state in self._kept.items() if place <= steps // CHECKPOINT}

    def state_at(self, match: Match[State], at: int) -> State:
        """A copy of the state at a position."""
        place = max([each for each in self._kept if each <= at // CHECKPOINT])
        state = self._kept[place].clone()
        state.loud = False
        for number, step in enumerate(match.steps[place * CHECKPOINT : at], place * CHECKPOINT + 1):
            step.carry_out(state)
            if number % CHECKPOINT == 0:
                self._kept[number // CHECKPOINT] = state.clone()
        return state
