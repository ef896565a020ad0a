"""Standing answers: what a player has decided in advance about reaction windows, and when a window passes automatically.

The engine asks every seat that public facts allow to react (`frames.Window`). The server or the terminal may answer for a
seat with ordinary picks: if the seat can only pass, or if the player has said so. This applies only to reaction windows, and
no standing answer passes a window in the player's own turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.core.engine.decision import Decision, Reaction

NO_TURN: Final = -1


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing answers of one seat. Only that seat may know them.

    `until` means "pass until my next turn": it holds while at most that many of the seat's turns have begun (`Match.turns`).
    """

    until: int = NO_TURN
    unless_attacked: bool = False
    passes: tuple[str, ...] = ()
    """Kinds of windows that always pass."""
    asks: tuple[str, ...] = ()
    """Kinds of windows that are always asked, even if the seat can only pass."""

    def waits(self, turns: int) -> bool:
        """Does "pass until my next turn" still hold after this many turns of the seat?"""
        return self.until != NO_TURN and turns <= self.until

    def at(self, turns: int) -> Standing:
        """The standing answers that remain after this many turns of the seat."""
        if self.until == NO_TURN or self.waits(turns):
            return self
        return Standing(NO_TURN, self.unless_attacked, self.passes, self.asks)


NO_STANDING: Final = Standing()


def passes_automatically(asked: Decision, standing: Standing, own_turn: bool, turns: int) -> bool:
    """Does this window pass without asking its seat?

    The answer for the kind of window comes first, then whether the seat can only pass, then the general answers. A player who
    said "unless I am attacked" is asked when attacked.
    """
    return is_passed(asked.reaction, asked.only_passes(), standing, own_turn, turns)


def is_passed(reaction: Reaction | None, only_passes: bool, standing: Standing, own_turn: bool, turns: int) -> bool:
    """Like `passes_automatically`, from the relevant facts of the question."""
    if reaction is None or reaction.window in standing.asks:
        return False
    if only_passes:
        return True
    if own_turn:
        return False
    if reaction.window in standing.passes:
        return True
    if standing.unless_attacked:
        return not reaction.attacked
    return standing.waits(turns)
