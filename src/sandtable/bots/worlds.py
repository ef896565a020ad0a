"""Worlds for bots that search: full states made up from what one seat knows, in which policies play for all seats.

    world = World(spec, seen, seed)
    world.play(pick)
    world.play_on(policies, most=40)

A world holds no hidden fact of the game: it is redealt from a seen state alone, and nothing else is accepted. Inside it,
every policy is a bot that sees what its seat would see there, the searcher's own seat included. So a policy neither plays by
the cards that this world happened to deal to others, nor differently from how it plays in the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from sandtable.bots import Bot
from sandtable.bots.play import answer
from sandtable.core.engine.decision import Pick
from sandtable.core.engine.rng import NoRng
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec

S = TypeVar("S", bound=State)

NEVER: Final = 1_000_000
"""So many turns never begin."""


class World(Generic[S]):
    """A full state that fits what one seat knows. The same seen state and seed give the same world."""

    __slots__ = ("active", "state", "turns")

    def __init__(self, spec: GameSpec[S], seen: S, seed: int) -> None:
        if not isinstance(seen.rng, NoRng):
            raise ValueError("a world is made up from what a seat sees, not from a full state")
        self.state = spec.redeal(seen, seed)
        self.active = self.state.active_seats()
        self.turns = 0
        """How many turns have begun in this world."""

    def copy(self) -> World[S]:
        """An independent copy, with the same chance to come."""
        other: World[S] = World.__new__(World)
        other.state = self.state.clone()
        other.active, other.turns = self.active, self.turns
        return other

    def play(self, pick: Pick, seat: int | None = None) -> None:
        """Answer the open question, or that of a seat if several are open."""
        self.state.apply(pick, seat)
        self.count_turn()

    def play_on(self, policies: Sequence[Bot], most: int, turns: int = NEVER) -> int:
        """Let one policy for each seat play on: to the end, for `most` decisions, or until so many turns have begun.

        Returns how many decisions there were.
        """
        for decisions in range(most):
            asked = self.state.decision
            if asked is None or self.turns >= turns:
                return decisions
            if len(asked.options) == 1 and asked.region is None:
                self.state.step(asked.options[0], asked.seat)  # any policy gives the only answer, so none is asked
            else:
                answer(self.state, policies)
            self.count_turn()
        return most

    def count_turn(self) -> None:
        active = self.state.active_seats()
        if active != self.active:
            self.active = active
            self.turns += bool(active)
