"""The six factions and their 36 tiles each (BS-1.3 to BS-1.8, chapter 14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.core.engine.declare import slotted
from sandtable.games.bloodstones.tables.figures import (
    CUTIECORN_COST,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TILES_PER_FACTION,
)
from sandtable.games.bloodstones.tables.files import toml
from sandtable.games.bloodstones.tables.terrain import VILLAGE_COST, move_costs
from sandtable.games.bloodstones.tables.units import BLANK, CUTIECORN, IS_TILE, UNIT_IDS

DRAGON_RIDERS: Final = 0
HORSE_LORDS: Final = 1
HILL_FOLK: Final = 2
NECROMANCERS: Final = 3
CHAOS_HORDE: Final = 4
CORSAIRS: Final = 5
FACTION_IDS: Final[tuple[str, ...]] = ids_from(__name__, "DRAGON_RIDERS")


COLOUR_IDS: Final = ("tile", "figure")


@slotted
class FactionDef:
    """One faction as printed on its card (BS-1.3 to BS-1.8, chapter 14).

    `tiles` are (unit, count) by unit. `cost` and `pips` are indexed by unit: cost is -1 for tiles the faction cannot build,
    including blanks; pips are 0 for units that are not tiles of the faction. `move_cost` is indexed by terrain and applies
    to ordinary land units; 0 means closed. Ships and Dragons have their own tables.
    """

    id: str
    hand_size: int
    villages: int
    has_citadel: bool
    undead: int
    start_vp: int
    captured_village: int
    victory: int
    sea_bonus: int
    powers: tuple[str, ...]
    players_needed: int
    tiles: tuple[tuple[int, int], ...]
    cost: tuple[int, ...]
    pips: tuple[int, ...]
    move_cost: tuple[int, ...]
    colours: dict[str, str]


def read_faction(row: ContentValue) -> FactionDef:
    """Read a faction from its row of the file and reject invalid data (BS-1.3, BS-1.8)."""
    row.only(
        (
            "id",
            "hand_size",
            "villages",
            "citadel",
            "undead",
            "start_vp",
            "captured_village",
            "victory",
            "sea_bonus",
            "powers",
            "players_needed",
            "movement",
            "colours",
            "tiles",
        )
    )
    counts = [0] * len(UNIT_IDS)
    cost = [-1] * len(UNIT_IDS)
    pips = [0] * len(UNIT_IDS)
    for name, tile in row.need("tiles").entries():
        unit = read_kind(row, name)
        tile.only(("count", "pips") if unit == BLANK else ("count", "cost", "pips"))  # blanks are never built (BS-1.10)
        counts[unit] = tile.number("count", 1)
        pips[unit] = tile.number("pips", max(VILLAGE_COST), 5)  # every tile pays for any village (BS-6.10, BS-12.4)
        if unit != BLANK:
            cost[unit] = tile.number("cost", 0, 2)
    if sum(counts) != TILES_PER_FACTION:
        raise row.wrong(f"{sum(counts)} tiles instead of {TILES_PER_FACTION} (BS-1.3)")
    cost[CUTIECORN] = CUTIECORN_COST
    colours = row.need("colours")
    colours.only(COLOUR_IDS)
    return FactionDef(
        row.text("id"),
        row.number("hand_size", 1),
        row.number("villages", 0),
        row.flag("citadel"),
        row.number("undead", 0),
        row.number("start_vp", 0),
        row.number("captured_village", 0),
        row.number_or("victory", 0, 1),
        row.number_or("sea_bonus", 0, 1),
        row.texts_or("powers"),
        row.number("players_needed", MIN_PLAYERS, MAX_PLAYERS),
        tuple([(unit, count) for unit, count in enumerate(counts) if count]),
        tuple(cost),
        tuple(pips),
        move_costs(row.word("movement", ("default", "hill_folk"))),
        {part: colours.colour(part) for part in COLOUR_IDS},
    )


def read_kind(row: ContentValue, name: str) -> int:
    """The unit of a kind of tile."""
    unit = ContentValue(name, f"{row.where}, tiles").as_index(UNIT_IDS)
    if not IS_TILE[unit]:
        raise row.wrong(f"{name} cannot be among the tiles")
    return unit


FACTIONS: Final[tuple[FactionDef, ...]] = tuple(
    [read_faction(row) for row in toml("factions.toml").rows("faction", FACTION_IDS)]
)
"""The factions by number."""

UNDEAD_TILES: Final = max([faction.undead for faction in FACTIONS])
"""The total number of Undead (BS-1.6)."""


# -- sets of factions that the rules ask for ---------------------------------------------------------------------------


def factions_with(power: str) -> frozenset[int]:
    """The factions with a power. A power that no row declares is an error, because the rule using it would never apply.

    A power belongs to the faction and so to all its units, including a Cutiecorn; powers of special units are unit flags
    (BS-14.40).
    """
    found = frozenset([number for number, faction in enumerate(FACTIONS) if power in faction.powers])
    if not found:
        raise ContentError(f"factions.toml: no faction has the power {power}")
    return found


MOVES_UNDEAD: Final = factions_with("moves_undead")
"""They have a phase 2 (BS-5.4)."""
CAPTURES_BY_ACTION: Final = factions_with("captures_by_action")
"""They capture villages as a main action, not in phase 1 (BS-5.3, BS-14.30)."""
BUILDS_AMONG_UNITS: Final = factions_with("builds_among_units")
"""They build where their units are, not at villages (BS-14.24 to BS-14.28)."""
RETURNS: Final = factions_with("returns")
"""Without units they return to the map, or leave the game (BS-15.5 to BS-15.9)."""
SUBSTITUTES_SECOND: Final = factions_with("substitutes_second")
"""In a battle the opponent substitutes and reveals first (BS-10.22)."""
SHIPS_COUNT_AS_CAVALRY: Final = factions_with("ships_count_as_cavalry")
"""An adjacent ship counts as one cavalry when they attack on land (BS-10.11)."""
WITHDRAWS_BY_SEA: Final = factions_with("withdraws_by_sea")
"""Without enough cavalry they may still withdraw by Ship Passage (BS-10.12)."""
