"""Standing answers: what a player has said beforehand about reaction windows, and when a window passes by itself.

The engine asks every seat that public facts allow to react (`frames.Window`). Whoever runs a game, a server or a terminal,
may answer for a seat, with picks like any others: where the seat can do nothing but pass, and where the player has said so.
Nothing here applies to a question that is no window, and no standing answer passes a window of the player's own turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.core.engine.decision import Decision, Reaction

NO_TURN: Final = -1


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing answers of one seat; only the seat itself may know them.

    `until` holds as long as no more than so many of the seat's turns have begun (`Match.turns`): pass until my next turn.
    """

    until: int = NO_TURN
    unless_attacked: bool = False
    passes: tuple[str, ...] = ()
    """Kinds of windows that are always passed."""
    asks: tuple[str, ...] = ()
    """Kinds of windows that are always asked, even when passing is all the seat can do."""

    def waits(self, turns: int) -> bool:
        """Does "pass until my next turn" still hold after so many turns of the seat?"""
        return self.until != NO_TURN and turns <= self.until

    def at(self, turns: int) -> Standing:
        """What is left of it after so many turns of the seat."""
        if self.until == NO_TURN or self.waits(turns):
            return self
        return Standing(NO_TURN, self.unless_attacked, self.passes, self.asks)


NOTHING_SAID: Final = Standing()


def passes_by_itself(asked: Decision, standing: Standing, own_turn: bool, turns: int) -> bool:
    """Is this window passed without asking its seat?

    The kind of window counts first, then that passing is all that can be done, then the general answers; who has said
    "unless I am attacked" is asked when attacked, whatever else is said.
    """
    return is_passed(asked.reaction, asked.only_passes(), standing, own_turn, turns)


def is_passed(reaction: Reaction | None, only_passes: bool, standing: Standing, own_turn: bool, turns: int) -> bool:
    """The same, by what matters of the question."""
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
