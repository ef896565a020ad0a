"""Numbers that apply to the whole game rather than to one faction, unit or terrain."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.games.bloodstones.tables.files import toml

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6

TILES_PER_FACTION: Final = 36
"""Every faction owns this many tiles (BS-1.3)."""

_FILE: Final = toml("figures.toml")
_POINTS: Final = _FILE.need("victory_points")


def by_players(table: ContentValue) -> dict[int, ContentValue]:
    """One entry for each number of players."""
    found = {int(players): entry for players, entry in table.entries() if players.isdigit()}
    if sorted(found) != list(range(MIN_PLAYERS, MAX_PLAYERS + 1)) or len(found) != len(table.table()):
        raise table.wrong("expected one entry for two to six players each")
    return found


BATTLE_TILES: Final[tuple[int, ...]] = _FILE.need("battle_tiles").as_numbers(1)
"""The values in each of the two battle bags (BS-1.7)."""

STARTING_HAND: Final[int] = _FILE.number("starting_hand", 1)
BUILD_POINTS: Final[int] = _FILE.number("build_points", 0)
CITADEL_DISTANCE: Final[int] = _FILE.number("citadel_distance", 1)
CUTIECORN_COST: Final[int] = _FILE.number("cutiecorn_cost", 0)

VP_UNIT_BEATEN: Final[int] = _POINTS.number("unit_beaten", 0)
VP_CUTIECORN_WON: Final[int] = _POINTS.number("cutiecorn_won", 0)
VP_VILLAGE_AT_REGROUP: Final[int] = _POINTS.number("village_at_regroup", 0)
VP_CAPTURED_CITADEL: Final[int] = _POINTS.number("captured_citadel", 0)

MAP_IDS: Final[tuple[str, ...]] = _FILE.need("maps").as_texts()
"""The maps in the order of their numbers."""

DEFAULT_MAP: Final[dict[int, str]] = {
    players: entry.as_word(MAP_IDS) for players, entry in by_players(_FILE.need("default_map")).items()
}
"""The default map, by number of players (BS-18.1)."""

REGROUP_LIMIT: Final[dict[int, int]] = {
    players: entry.as_number(1) for players, entry in by_players(_FILE.need("regroup_limit")).items()
}
"""The last space of the Regroup track in use, by number of players (BS-2.18, BS-13.10)."""
