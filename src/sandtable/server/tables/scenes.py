"""The scenes of a table as it stands, by seat: made when somebody looks, once for each change."""

from __future__ import annotations

import pickle
import time
from typing import Final

from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.gestures import with_hand
from sandtable.server.wire.deltas import Drawn

FADE: Final = 0.9


class Scenes:
    """They are as long as everything else of a table, so they may be let go at any time."""

    def __init__(self) -> None:
        self._made: dict[int, Drawn] = {}
        self.longest = 0.0
        """Seconds of work that a scene of this table has cost at most; what was long ago counts less."""

    def of(self, spec: GameSpec[State], state: State, viewer: int) -> Drawn:
        """The scene of a seat."""
        made = self._made.get(viewer)
        if made is None:
            began = time.thread_time()
            made = draw(spec, state, viewer)
            self._made[viewer] = made
            self.longest = max(FADE * self.longest, time.thread_time() - began)
        return made

    def has(self, viewer: int) -> bool:
        """Is the scene of a seat there already?"""
        return viewer in self._made

    def clear(self) -> None:
        """The table has changed, or nobody looks any more."""
        self._made.clear()


def seen_apart(state: State, seat: int) -> State:
    """What a seat sees, as a copy that shares nothing with the game: a thread may look at it while the game goes on.

    What `seen_by` gives shares what is remembered of a position, such as lines of sight. The copy takes 0.1 to 1.7 ms.
    """
    seen: State = pickle.loads(pickle.dumps(state.seen_by(seat), pickle.HIGHEST_PROTOCOL))
    return seen


def draw(spec: GameSpec[State], state: State, viewer: int) -> Drawn:
    """What a seat sees of a state, with what it can take in hand."""
    seen = state.seen_by(viewer)
    return Drawn(with_hand(spec, seen, viewer, spec.presentation.scene(seen, viewer)))
