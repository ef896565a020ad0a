"""Replaces the general clause of a question with the specific one for the current position."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.battlelore.combat.in_progress import FLY, LEAVE, PASSAGE
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.turn.landmarks import MOVE_HOW
from sandtable.games.battlelore.turn.turn import DISCARD_COMMAND

WAYS: Final = ((FLY, "BL-19.2"), (PASSAGE, "BL-15.15"), (LEAVE, "BL-11.11"))
"""The ways to move other than walking, each with its clause."""


def nearer(st: BattleState, asked: Decision) -> Decision:
    """The same question with the clause that best explains why it is asked now."""
    clause = asked.clause
    if asked.kind == MOVE_HOW:
        clause = next((other for way, other in WAYS if way in asked.options), clause)
    elif asked.kind == DISCARD_COMMAND and is_from_rack(st):
        clause = "BL-29.26"
    if clause == asked.clause:
        return asked
    return Decision(asked.kind, asked.seat, asked.options, clause, asked.context, asked.automatic)


def is_from_rack(st: BattleState) -> bool:
    """Did all Command cards of this turn come from the rack, so that the hand has no gap to fill (BL-29.26)?"""
    return bool(st.played) and all(from_rack for _, from_rack in st.played)
