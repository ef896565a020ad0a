"""Plays an adventure up to the first turn."""

from __future__ import annotations

from sandtable.games.battlelore.spec import SPEC
from sandtable.games.battlelore.state import BattleState


def start(adventure: str, seed: int = 1, **options: str | int) -> BattleState:
    return SPEC.start(2, {"adventure": adventure, **options}, seed)


def first_turn(st: BattleState) -> BattleState:
    """Answer each setup question with its last option."""
    while st.decision is not None and not st.turn:
        st.apply(st.decision.options[-1])
    return st
