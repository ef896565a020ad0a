"""Terrain, landmarks and lairs as plain lookup tables (chapters 12, 15, 16)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.games.battlelore.tables.files import toml
from sandtable.games.battlelore.tables.pieces import CLASS_IDS

TERRAIN_KIND_IDS: Final[tuple[str, ...]] = ("terrain", "overlay", "landmark", "lair", "token")
MOVE_FREE: Final = 0
MOVE_STOP: Final = 1
MOVE_STOP_TURN: Final = 2
MOVE_CLOSED: Final = 3
MOVE_IDS: Final[tuple[str, ...]] = ("free", "stop", "stop_turn", "impassable", "none")
BATTLE_IDS: Final[tuple[str, ...]] = ("yes", "no", "ranged_foot", "from_rampart", "none")


TERRAIN_FIELDS: Final = (
    *("id", "kind", "move", "battle_on_entry", "cap_in", "cap_in_from_lower", "cap_out", "blocks_los", "bold"),
    *("bold_for", "closed_to", "free_for", "height", "lore_class", "strike_ignored_melee"),
)


class TerrainDef:
    """One entry of the terrain table: movement, battle on entry, caps, sight, Bold."""

    __slots__ = (
        "battle",
        "blocks",
        "bold",
        "bold_for",
        "cap_in",
        "cap_low",
        "cap_out",
        "closed_to",
        "free_for",
        "height",
        "id",
        "kind",
        "lore_class",
        "move",
        "strike_melee",
    )

    def __init__(self, row: ContentValue) -> None:
        row.only(TERRAIN_FIELDS)
        self.id = row.text("id")
        self.kind = row.word("kind", TERRAIN_KIND_IDS)
        self.move = row.index("move", MOVE_IDS) % 4
        self.battle = row.index("battle_on_entry", BATTLE_IDS) % 4
        self.cap_in = row.number_or("cap_in", 9, 0)
        self.cap_low = row.number_or("cap_in_from_lower", self.cap_in, 0)
        self.cap_out = row.number_or("cap_out", 9, 0)
        self.blocks = row.flag("blocks_los")
        self.bold = row.number("bold", 0)
        self.bold_for = row.text_or("bold_for", "any")
        self.closed_to = row.texts_or("closed_to")
        self.free_for = row.text_or("free_for", "none")
        self.height = row.number_or("height", 0, 0)
        self.lore_class = row.index("lore_class", CLASS_IDS) if row.has("lore_class") else -1
        self.strike_melee = row.number_or("strike_ignored_melee", 0, 0)


TERRAIN_DEFS: Final[tuple[TerrainDef, ...]] = tuple(
    [TerrainDef(row) for row in toml("terrain.toml", "terrain").rows("terrain")]
)
TERRAIN_IDS: Final[tuple[str, ...]] = tuple([terrain.id for terrain in TERRAIN_DEFS])
TERRAIN_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(TERRAIN_IDS)}
COUNTRYSIDE: Final[int] = TERRAIN_OF["countryside"]
WOODED: Final[int] = TERRAIN_OF["wooded"]
ELEVATED: Final[int] = TERRAIN_OF["elevated"]
WATERWAY: Final[int] = TERRAIN_OF["waterway"]
CLIFF: Final[int] = TERRAIN_OF["cliff"]
FORD: Final[int] = TERRAIN_OF["ford"]
BRIDGE: Final[int] = TERRAIN_OF["bridge"]
STONE_BRIDGE: Final[int] = TERRAIN_OF["stone_bridge"]
STAKES: Final[int] = TERRAIN_OF["stakes"]
RAMPART: Final[int] = TERRAIN_OF["rampart"]
STRONGHOLD: Final[int] = TERRAIN_OF["stronghold"]
TRAINING_CAMP: Final[int] = TERRAIN_OF["training_camp"]
HEALING_POOL: Final[int] = TERRAIN_OF["healing_pool"]
ROGUES_DEN: Final[int] = TERRAIN_OF["rogues_den"]
MAGIC_PENTACLE: Final[int] = TERRAIN_OF["magic_pentacle"]
COMMAND_TENT: Final[int] = TERRAIN_OF["command_tent"]
GRAVEYARD: Final[int] = TERRAIN_OF["graveyard"]
SUMMONING_CIRCLE: Final[int] = TERRAIN_OF["summoning_circle"]
MAGIC_VORTEX: Final[int] = TERRAIN_OF["magic_vortex"]
FOREST_LAIR: Final[int] = TERRAIN_OF["forest_lair"]
PASSAGE: Final[int] = TERRAIN_OF["passage"]
