"""Replaces the general clause of a question with the specific one for the current position."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.turn.landmarks import MOVE_HOW
from sandtable.games.battlelore.turn.move_ways import WAY_CLAUSES
from sandtable.games.battlelore.turn.turn import DISCARD_COMMAND


def nearer(st: BattleState, asked: Decision) -> Decision:
    """The same question with the clause that best explains why it is asked now."""
    clause = asked.clause
    if asked.kind == MOVE_HOW:
        clause = WAY_CLAUSES[asked.options[1]]
    elif asked.kind == DISCARD_COMMAND and is_from_rack(st):
        clause = "BL-29.26"
    if clause == asked.clause:
        return asked
    return Decision(asked.kind, asked.seat, asked.options, clause, asked.context, asked.automatic)


def is_from_rack(st: BattleState) -> bool:
    """Did all Command cards of this turn come from the rack, so that the hand has no gap to fill (BL-29.26)?"""
    return bool(st.played) and all(from_rack for _, from_rack in st.played)
