"""The kinds of terrain: room for villages, village cost and movement cost (BS-2.1, BS-2.10, BS-2.12, BS-9.5)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.content.tables import ContentValue
from sandtable.core.engine.declare import slotted
from sandtable.games.bloodstones.tables.files import toml

PLAINS: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
DESERT: Final = 4
SEA: Final = 5
TERRAIN_IDS: Final[tuple[str, ...]] = ids_from(__name__, "PLAINS")


MOVER_IDS: Final[tuple[str, ...]] = ("default", "hill_folk", "ship", "dragon")
"""The columns of the movement cost table."""


@slotted
class TerrainDef:
    """One kind of terrain: room for villages, village cost, and the cost to enter (0 = closed)."""

    id: str
    villages: int
    village_cost: int
    citadel: bool
    move: tuple[int, ...]
    colour: str


def read_terrain(text: ContentValue) -> tuple[TerrainDef, ...]:
    """Read the kinds of terrain from the rows of their file and reject invalid data."""
    kinds: list[TerrainDef] = []
    for row in text.rows("terrain", TERRAIN_IDS):
        row.only(("id", "villages", "village_cost", "citadel", "move", "colour"))
        villages = row.number("villages", 0)
        village_cost = row.number_or("village_cost", 0, 1)
        if (villages > 0) != (village_cost > 0):
            raise row.wrong("villages and their cost do not fit together")
        move = row.need("move")
        move.only(MOVER_IDS)
        kinds.append(
            TerrainDef(
                row.text("id"),
                villages,
                village_cost,
                row.flag("citadel"),
                tuple([move.number_or(mover, 0, 1) for mover in MOVER_IDS]),
                row.colour("colour"),
            )
        )
    return tuple(kinds)


_FILE: Final = toml("terrain.toml")

TERRAIN: Final[tuple[TerrainDef, ...]] = read_terrain(_FILE)

RIVER_COLOUR: Final[str] = _FILE.colour("river_colour")


def move_costs(mover: str) -> tuple[int, ...]:
    """Pips to enter each kind of terrain, 0 = closed."""
    column = MOVER_IDS.index(mover)
    return tuple([kind.move[column] for kind in TERRAIN])


VILLAGE_ROOM: Final[tuple[int, ...]] = tuple([kind.villages for kind in TERRAIN])
"""Villages an area can hold, by terrain (BS-2.12)."""

VILLAGE_COST: Final[tuple[int, ...]] = tuple([kind.village_cost for kind in TERRAIN])
"""Pips to construct or capture one village, by terrain; 0 where there can be none (BS-6.4, BS-12.2)."""

CITADEL_TERRAIN: Final[tuple[bool, ...]] = tuple([kind.citadel for kind in TERRAIN])
"""Where a citadel may stand (BS-2.10)."""
