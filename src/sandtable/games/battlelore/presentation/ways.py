"""The clause by which a hex forbids battle to a unit that entered it (BL-5.14)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.terrain import TERRAIN_DEFS, TERRAIN_IDS
from sandtable.games.battlelore.turn.places import layers

BANS: Final[dict[str, str]] = {
    "stakes": "BL-12.17",
    "rampart": "BL-12.19",
    "witchs_hut": "BL-15.23",
    "summoning_circle": "BL-16.1",
    "rock_pile": "BL-16.1",
}
"""For each terrain, the clause that forbids battle after entering it; for other landmarks it is BL-15.6."""


def banning_layer(st: BattleState, h: int) -> int:
    """What in the hex forbids battle, the uppermost; -1 for nothing."""
    return next((kind for kind in layers(st, h) if TERRAIN_DEFS[kind].battle), -1)


def ban_clause(st: BattleState, h: int) -> str:
    kind = banning_layer(st, h)
    return BANS.get(TERRAIN_IDS[kind], "BL-15.6") if kind >= 0 else "BL-5.14"
