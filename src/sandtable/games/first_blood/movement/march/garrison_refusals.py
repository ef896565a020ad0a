"""Why a Regiment cannot occupy a Garrison, or leave it somewhere (FB-21.3, FB-21.6, FB-21.19, FB-21.20, FB-21.27)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Facts
from sandtable.games.first_blood.refusals import actor, refusal
from sandtable.games.first_blood.state import State


def of_piece(st: State, seat: int, piece: int) -> Facts:
    return {"x": ("piece", piece)}


def of_capacity(st: State, seat: int, piece: int) -> Facts:
    """How many Models the Regiment has (`n`), and how many a Garrison holds (`m`)."""
    count = st.count(actor(st, seat, piece))
    return {**of_piece(st, seat, piece), "n": ("count", count), "m": ("count", st.field().pieces[piece].capacity)}


NOT_A_GARRISON: Final = refusal("FB-21.3", "none", of_piece)
TOO_MANY: Final = refusal("FB-21.3", "full", of_capacity)
OCCUPIED: Final = refusal("FB-21.6", more=of_piece)
ENEMY_TOUCHES: Final = refusal("FB-21.27", more=of_piece)
NO_WAY_IN: Final = refusal("FB-21.3", "way", of_piece)
NO_WAY_ON: Final = refusal("FB-21.20")
STARTS_AT_WALL: Final = refusal("FB-21.19", "start")
STARTS_AT_ENEMY: Final = refusal("FB-21.19", "foe")
