"""How picks are written: units, factions and actions by id, areas by their id on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sandtable.core.game.notation import Notation
from sandtable.games.bloodstones.actions import ACTION_IDS
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTION_IDS
from sandtable.games.bloodstones.tables.terrain import TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import UNIT_IDS

PART_IDS: Final[dict[str, Sequence[str]]] = {
    "tile": UNIT_IDS,
    "unit": UNIT_IDS,
    "faction": FACTION_IDS,
    "action": ACTION_IDS,
    "terrain": TERRAIN_IDS,
}


class BloodstonesNotation(Notation[State]):
    part_ids: Mapping[str, Sequence[str]] = PART_IDS

    def part_name(self, st: State, part: str, value: int) -> str:
        return st.rules.map.area_ids[value] if part == "area" else super().part_name(st, part, value)
