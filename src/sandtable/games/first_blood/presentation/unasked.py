"""Which sentence says why a question is not asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.games.first_blood.presentation.names import clause_key
from sandtable.games.first_blood.reasons.never import why_never
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.scenarios import PLUNDER
from sandtable.games.first_blood.turn.victory import is_divided

SPECIAL: Final[Mapping[tuple[str, str], str]] = {
    **{("FB-10.4", kind): "order" for kind in ("signet", "to_bottom", "to_top")},
    ("FB-11.8", "action"): "action",
    ("FB-25.6", "diagonal"): "diagonal",
}
"""Questions for which the sentence of their clause would not be true."""


def unasked_key(st: State, seat: int, kind: str, clause: str) -> str:
    """By clause, by kind of question, and by what is so of the player."""
    word = SPECIAL.get((clause, kind), "")
    never = why_never(st, seat, kind)
    if never is not None and never[0] == clause:
        word = never[1]
    elif clause == "FB-25.6" and st.scenario != PLUNDER:
        word = ""
    elif clause == "FB-10.7" and len(st.command[seat]) < len(st.command[1 - seat]):
        word = "fewer"  # the player had the right to change the score
    elif clause == "FB-10.10" and st.decision is not None and st.decision.kind == "score":
        word = "score"
    elif clause == "FB-25.7" and any(is_divided(st, regiment) for regiment in st.on_table(seat)):
        word = "turn"
    key = f"refused-fb-{clause_key(clause)}-asked"
    return f"{key}-{word}" if word else key
