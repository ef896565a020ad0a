"""Keeps earlier states of a match, so that going back to one is cheap however long the game is.

After n steps, the state at position p (after p steps) is kept if p is recent, `n - p < 3 * (p & -p)`, or a multiple of
`spacing`. So the latest three positions are kept, before them every second one, then every fourth, up to `spacing`. Going
back replays fewer than `spacing` steps, and the states passed are kept by the same rule, seen from the new position. A game
with n lines in its record carries out fewer than 2 n steps in total, whatever is taken back: the steps gone back over pay for
those replayed (`tests/core/test_snapshots.py` tries the most expensive cases and counts). `spacing` doubles when more than MOST
states are kept, so memory is bounded.

A kept state takes little memory. It holds only what a save holds. The open question is left out and asked again when the match
goes back. So is everything that frames have computed, such as the routes of a move, which can be larger than the rest of the
state. Lists that are equal to those of the previously kept state are shared with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, Protocol, TypeVar

from sandtable.core.engine.frames import Frame
from sandtable.core.engine.state import State

S = TypeVar("S", bound=State)

SPACING: Final = 32
MAX_KEPT: Final = 300


class Replayable(Protocol):
    """A step that can be carried out again (`core.match.step.MatchStep`)."""

    def carry_out(self, st: State) -> None: ...


class Snapshots(Generic[S]):
    """The kept states by position, without their questions. They never change: `state_at` returns a copy."""

    __slots__ = ("_kept", "_latest", "ahead", "spacing")

    def __init__(self) -> None:
        self.spacing = SPACING
        self._kept: dict[int, S] = {}
        self._latest: S | None = None
        """The state that was kept last. It may have been dropped since."""
        self.ahead = 0
        """A position that the game will reach without going back. States that would be dropped by then are not kept."""

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, at: object) -> bool:
        return at in self._kept

    def keep(self, at: int, state: S) -> None:
        """Keep a copy of the present state, at position `at`, before the game continues from there."""
        if at not in self._kept and (at >= self.ahead or self._is_wanted(at, self.ahead)):
            self._put(at, state)
        bit = 1
        while bit < self.spacing:  # for each distance, drop the one position that is now too old
            old = at - 3 * bit
            if old > 0 and old & -old == bit:
                self._kept.pop(old, None)
            bit *= 2
        if len(self._kept) > MAX_KEPT:
            self.spacing *= 2
            self._kept = {old: kept for old, kept in self._kept.items() if self._is_wanted(old, at)}

    def _put(self, at: int, state: S) -> None:
        clone = state.clone()
        clone.decision = None
        clone.stack = [Frame.clone(frame) for frame in state.stack]
        if self._latest is not None:
            share_equal(clone, self._latest)
        self._kept[at] = self._latest = clone

    def _is_wanted(self, at: int, now: int) -> bool:
        return at % self.spacing == 0 or now - at < 3 * (at & -at)

    def state_at(self, at: int, steps: Sequence[Replayable], now: int) -> S:
        """A copy of the state at a position reached by `steps`. `now` is the position from which the game continues."""
        nearest = at
        while nearest not in self._kept:
            nearest -= 1
        state = self._kept[nearest].clone()
        if state.stack:
            state.run(0)
        logging, state.logging = state.logging, False
        for number in range(nearest + 1, at + 1):
            steps[number - 1].carry_out(state)
            if self._is_wanted(number, now):
                state.logging = logging
                self._put(number, state)
                state.logging = False
        state.logging = logging
        return state

    def cut(self, at: int, before: int) -> None:
        """Forget the positions after `at`. The game had reached position `before`."""
        self.ahead = 0
        for later in range(at + 1, before + 1):
            self._kept.pop(later, None)


def share_equal(state: State, other: State) -> None:
    """Share the lists that are equal in two states of the same game. Neither state may be changed afterwards."""
    for base in type(state).__mro__:
        for name in base.__dict__.get("__slots__", ()):
            mine, theirs = getattr(state, name), getattr(other, name)
            if type(mine) is not list or type(theirs) is not list:
                continue
            if mine == theirs:
                setattr(state, name, theirs)
                continue
            for n, (item, same) in enumerate(zip(mine, theirs, strict=False)):
                if type(item) in (list, tuple) and item == same:
                    mine[n] = same
