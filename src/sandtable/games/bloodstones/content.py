"""What the game is made of: factions, units, terrain and maps, as plain lookup tables.

Every figure is read from the files in `content/` and checked while it is read; the rule modules index the
tuples below with small numbers and never see a file. Units, factions and terrain are numbered in the order of
the constants; areas are numbered in the order of their map file.

What a map looks like (borders, rivers, paint) is of no concern to the rules and lives in `map_drawing`.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

# --- numbers --------------------------------------------------------------------------------------

SKIRMISHERS: Final = 0
SWORDS: Final = 1
AXES: Final = 2
SHIELD: Final = 3
CAVALRY: Final = 4
SIEGE_ENGINE: Final = 5
LEADER: Final = 6
SHIP: Final = 7
CASTLE: Final = 8
LIZARDMEN: Final = 9
GOBLINS: Final = 10
HORDES: Final = 11
REIVERS: Final = 12
DRAGON: Final = 13
GIANT: Final = 14
NECROMANCER: Final = 15
BLANK: Final = 16
UNDEAD: Final = 17
CITADEL: Final = 18
CUTIECORN: Final = 19

UNIT_IDS: Final[tuple[str, ...]] = (
    "skirmishers",
    "swords",
    "axes",
    "shield",
    "cavalry",
    "siege_engine",
    "leader",
    "ship",
    "castle",
    "lizardmen",
    "goblins",
    "hordes",
    "reivers",
    "dragon",
    "giant",
    "necromancer",
    "blank",
    "undead",
    "citadel",
    "cutiecorn",
)

DRAGON_RIDERS: Final = 0
HORSE_LORDS: Final = 1
HILL_FOLK: Final = 2
NECROMANCERS: Final = 3
CHAOS_HORDE: Final = 4
CORSAIRS: Final = 5

FACTION_IDS: Final[tuple[str, ...]] = (
    "dragon_riders",
    "horse_lords",
    "hill_folk",
    "necromancers",
    "chaos_horde",
    "corsairs",
)

PLAINS: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
DESERT: Final = 4
SEA: Final = 5

TERRAIN_IDS: Final[tuple[str, ...]] = ("plains", "forest", "hill", "mountain", "desert", "sea")

ALWAYS: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
IN_FOREST: Final = 3
IN_PLAINS: Final = 4
AGAINST_CASTLE: Final = 5

CONDITION_IDS: Final[tuple[str, ...]] = (
    "always",
    "attacking",
    "defending",
    "in_forest",
    "in_plains",
    "against_castle",
)

GROUP_IDS: Final[tuple[str, ...]] = ("standard", "irregular", "special", "neutral", "none")
DOMAIN_IDS: Final[tuple[str, ...]] = ("land", "mountain", "sea")
MOVES_IDS: Final[tuple[str, ...]] = ("pips", "one_pip", "undead_phase", "escorted", "never")
FLAG_IDS: Final[tuple[str, ...]] = (
    "cavalry",
    "changes_control",
    "discarded_after_won_attack",
    "draws_four",
    "fortress",
    "free_companion",
    "free_withdrawal",
    "lost_on_defeat",
    "no_enemy_withdrawal",
    "no_own_withdrawal",
    "raises_undead",
    "returns_to_supply",
    "ship_passage",
    "taken_by_winner",
    "wins_ties_defending",
)

TILES_PER_FACTION: Final = 36
"""Every faction owns this many tiles (BS-1.3)."""

UNREACHABLE: Final = 999
"""The distance between areas that no route joins (BS-4.17)."""


class ContentError(ValueError):
    """A content file says something that cannot be."""


# --- reading, with a place to point at when something is wrong ------------------------------------


def _text(name: str) -> str:
    """The text of one file below `content/`."""
    return (files("sandtable.games.bloodstones") / "content" / name).read_text("utf-8")


def _table(value: object, where: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise ContentError(f"{where}: expected a table")
    return {str(key): item for key, item in value.items()}


def _list(value: object, where: str) -> list[object]:
    if not isinstance(value, list):
        raise ContentError(f"{where}: expected a list")
    return list(value)


def _int(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ContentError(f"{where}: expected a whole number")
    return value


def _float(value: object, where: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ContentError(f"{where}: expected a number")
    return float(value)


def _bool(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise ContentError(f"{where}: expected true or false")
    return value


def _str(value: object, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise ContentError(f"{where}: expected words")
    return value


def _colour(value: object, where: str) -> str:
    text = _str(value, where)
    if len(text) != 7 or text[0] != "#":
        raise ContentError(f"{where}: expected a colour like #A81B2A")
    int(text[1:], 16)
    return text


def _index(ids: Sequence[str], value: object, where: str) -> int:
    text = _str(value, where)
    if text not in ids:
        raise ContentError(f"{where}: {text} is not one of {', '.join(ids)}")
    return ids.index(text)


def _word(ids: Sequence[str], value: object, where: str) -> str:
    return ids[_index(ids, value, where)]


def _words(ids: Sequence[str], value: object, where: str) -> tuple[str, ...]:
    return tuple([_word(ids, item, where) for item in _list(value, where)])


def _get(table: Mapping[str, object], key: str, where: str) -> object:
    if key not in table:
        raise ContentError(f"{where}: {key} is missing")
    return table[key]


def _toml(name: str) -> dict[str, object]:
    data: dict[str, object] = tomllib.loads(_text(name))
    return data


def _rows(data: Mapping[str, object], key: str, ids: tuple[str, ...], name: str) -> list[dict[str, object]]:
    """The rows of a file, which must be exactly `ids` in that order."""
    rows = [_table(row, f"{name} {key}") for row in _list(_get(data, key, name), name)]
    found = tuple([_str(_get(row, "id", name), name) for row in rows])
    if found != ids:
        raise ContentError(f"{name}: expected the rows {', '.join(ids)}")
    return rows


# --- units ----------------------------------------------------------------------------------------


class UnitDef:
    """One kind of tile or piece as printed: what it adds in battle, where it may be, how it moves."""

    __slots__ = ("condition", "domain", "flags", "group", "id", "modifier", "moves", "stays_in_desert")

    def __init__(
        self,
        id: str,
        group: str,
        modifier: int,
        condition: int,
        domain: tuple[str, ...],
        moves: str,
        stays_in_desert: bool,
        flags: tuple[str, ...],
    ) -> None:
        self.id = id
        self.group = group
        self.modifier = modifier
        self.condition = condition
        self.domain = domain
        self.moves = moves
        self.stays_in_desert = stays_in_desert
        self.flags = flags


def _read_units() -> tuple[UnitDef, ...]:
    units: list[UnitDef] = []
    for row in _rows(_toml("units.toml"), "unit", UNIT_IDS, "units.toml"):
        name = _str(row["id"], "units.toml")
        where = f"units.toml {name}"
        modifier = _int(_get(row, "modifier", where), where)
        if modifier < 0:
            raise ContentError(f"{where}: the modifier is negative")
        units.append(
            UnitDef(
                name,
                _word(GROUP_IDS, _get(row, "group", where), where),
                modifier,
                _index(CONDITION_IDS, _get(row, "condition", where), where),
                _words(DOMAIN_IDS, _get(row, "domain", where), where),
                _word(MOVES_IDS, _get(row, "moves", where), where),
                _bool(row.get("stays_in_desert", False), where),
                _words(FLAG_IDS, row.get("flags", []), where),
            )
        )
    return tuple(units)


UNITS: Final[tuple[UnitDef, ...]] = _read_units()


def _flagged(flag: str) -> tuple[bool, ...]:
    return tuple([flag in unit.flags for unit in UNITS])


MODIFIER: Final[tuple[int, ...]] = tuple([unit.modifier for unit in UNITS])
"""What one unit adds to the battle strength when its condition holds (BS-10.28 to BS-10.36)."""

CONDITION: Final[tuple[int, ...]] = tuple([unit.condition for unit in UNITS])
"""When it adds it: ALWAYS, ATTACKING, DEFENDING, IN_FOREST, IN_PLAINS or AGAINST_CASTLE."""

STAYS_IN_DESERT: Final[tuple[bool, ...]] = tuple([unit.stays_in_desert for unit in UNITS])
"""Which units survive the desert check of phase 5 (BS-13.2)."""

CAN_MOVE: Final[tuple[bool, ...]] = tuple([unit.moves != "never" for unit in UNITS])
"""Which units ever leave their area: all but castles and citadels (BS-9.12), so Undead and Cutiecorn too."""

MOVES_BY_ACTION: Final[tuple[bool, ...]] = tuple([unit.moves not in ("never", "undead_phase") for unit in UNITS])
"""Which units the Move Units action can move: `CAN_MOVE` without the Undead (BS-7.10)."""

IS_TILE: Final[tuple[bool, ...]] = tuple([u not in (UNDEAD, CITADEL, CUTIECORN) for u in range(len(UNITS))])
"""Which kinds belong to a faction's 36 tiles, blank tiles included (BS-1.3, BS-1.6, BS-1.11, BS-17.5)."""

IS_CAVALRY: Final[tuple[bool, ...]] = _flagged("cavalry")
"""Which units count for withdrawal: cavalry and the Cutiecorn (BS-10.9, BS-17.6)."""

IS_FORTRESS: Final[tuple[bool, ...]] = _flagged("fortress")
"""Castles and citadels, which siege engines are made for (BS-10.33)."""


# --- terrain --------------------------------------------------------------------------------------

_MOVERS: Final[tuple[str, ...]] = ("default", "hill_folk", "ship", "dragon")


class TerrainDef:
    """One kind of terrain: room for villages, their price, and what movers pay to enter (0 = closed)."""

    __slots__ = ("citadel", "colour", "id", "move", "village_cost", "villages")

    def __init__(
        self, id: str, villages: int, village_cost: int, citadel: bool, move: tuple[int, ...], colour: str
    ) -> None:
        self.id = id
        self.villages = villages
        self.village_cost = village_cost
        self.citadel = citadel
        self.move = move
        self.colour = colour


def _read_terrain(data: Mapping[str, object]) -> tuple[TerrainDef, ...]:
    kinds: list[TerrainDef] = []
    for row in _rows(data, "terrain", TERRAIN_IDS, "terrain.toml"):
        name = _str(row["id"], "terrain.toml")
        where = f"terrain.toml {name}"
        villages = _int(_get(row, "villages", where), where)
        village_cost = _int(row.get("village_cost", 0), where)
        if villages < 0 or (villages > 0) != (village_cost > 0):
            raise ContentError(f"{where}: villages and their cost do not fit together")
        move = _table(_get(row, "move", where), where)
        for mover, pips in move.items():
            if mover not in _MOVERS or _int(pips, where) < 1:
                raise ContentError(f"{where}: the cost for {mover} makes no sense")
        kinds.append(
            TerrainDef(
                name,
                villages,
                village_cost,
                _bool(_get(row, "citadel", where), where),
                tuple([_int(move.get(mover, 0), where) for mover in _MOVERS]),
                _colour(_get(row, "colour", where), where),
            )
        )
    return tuple(kinds)


_TERRAIN_FILE: Final[dict[str, object]] = _toml("terrain.toml")

TERRAIN: Final[tuple[TerrainDef, ...]] = _read_terrain(_TERRAIN_FILE)

RIVER_COLOUR: Final[str] = _colour(_get(_TERRAIN_FILE, "river_colour", "terrain.toml"), "terrain.toml")


def _move_costs(mover: str) -> tuple[int, ...]:
    column = _MOVERS.index(mover)
    return tuple([kind.move[column] for kind in TERRAIN])


VILLAGE_ROOM: Final[tuple[int, ...]] = tuple([kind.villages for kind in TERRAIN])
"""Villages an area can hold, by terrain (BS-2.12)."""

VILLAGE_COST: Final[tuple[int, ...]] = tuple([kind.village_cost for kind in TERRAIN])
"""Pips to construct or capture one village, by terrain; 0 where there can be none (BS-6.4, BS-12.2)."""

CITADEL_TERRAIN: Final[tuple[bool, ...]] = tuple([kind.citadel for kind in TERRAIN])
"""Where a citadel may stand (BS-2.10)."""

SHIP_MOVE_COST: Final[tuple[int, ...]] = _move_costs("ship")
DRAGON_MOVE_COST: Final[tuple[int, ...]] = _move_costs("dragon")
"""Pips for ships and Dragons by terrain, 0 = cannot enter (BS-9.5); other units: `FactionDef.move_cost`."""


# --- figures of the whole game --------------------------------------------------------------------

_FIGURES: Final[dict[str, object]] = _toml("figures.toml")


def _by_players(key: str) -> dict[int, object]:
    where = f"figures.toml {key}"
    table = {int(players): item for players, item in _table(_get(_FIGURES, key, where), where).items()}
    if sorted(table) != [2, 3, 4, 5, 6]:
        raise ContentError(f"{where}: expected one entry for two to six players each")
    return table


def _figure(key: str) -> int:
    return _int(_get(_FIGURES, key, "figures.toml"), f"figures.toml {key}")


_POINTS: Final[dict[str, object]] = _table(_get(_FIGURES, "victory_points", "figures.toml"), "figures.toml")


def _points(key: str) -> int:
    where = "figures.toml victory_points"
    return _int(_get(_POINTS, key, where), f"{where} {key}")


BATTLE_TILES: Final[tuple[int, ...]] = tuple(
    [_int(v, "figures.toml") for v in _list(_get(_FIGURES, "battle_tiles", "figures.toml"), "figures.toml")]
)
"""The values in each of the two battle bags (BS-1.7)."""

STARTING_HAND: Final[int] = _figure("starting_hand")
BUILD_POINTS: Final[int] = _figure("build_points")
CITADEL_DISTANCE: Final[int] = _figure("citadel_distance")
CUTIECORN_COST: Final[int] = _figure("cutiecorn_cost")

VP_UNIT_BEATEN: Final[int] = _points("unit_beaten")
VP_CORSAIR_VICTORY: Final[int] = _points("corsair_victory")
VP_CUTIECORN_WON: Final[int] = _points("cutiecorn_won")
VP_VILLAGE_AT_REGROUP: Final[int] = _points("village_at_regroup")
VP_CAPTURED_VILLAGE: Final[int] = _points("captured_village")
VP_CAPTURED_VILLAGE_CHAOS: Final[int] = _points("captured_village_chaos")
VP_CAPTURED_CITADEL: Final[int] = _points("captured_citadel")

MAP_IDS: Final[tuple[str, ...]] = tuple(
    [_str(v, "figures.toml") for v in _list(_get(_FIGURES, "maps", "figures.toml"), "figures.toml")]
)
"""The maps in the order of their numbers."""

DEFAULT_MAP: Final[dict[int, str]] = {
    players: _word(MAP_IDS, map_id, "figures.toml default_map")
    for players, map_id in _by_players("default_map").items()
}
"""The map a table gets unless it asks for another, by number of players (BS-18.1)."""

REGROUP_LIMIT: Final[dict[int, int]] = {
    players: _int(limit, "figures.toml") for players, limit in _by_players("regroup_limit").items()
}
"""The last space of the Regroup track in use, by number of players (BS-13.10)."""


# --- factions -------------------------------------------------------------------------------------


class FactionDef:
    """One faction as printed on its card (BS-1.3 to BS-1.8, chapter 14).

    `tiles` are (unit, count) by unit. `cost` and `pips` are indexed by unit: cost is -1 for what the faction
    cannot build (blank tiles too), pips are 0 for what is no tile of the faction. `move_cost` is indexed by
    terrain and holds for ordinary land units, 0 meaning closed; ships and Dragons have their own tables.
    """

    __slots__ = (
        "colours",
        "cost",
        "hand_size",
        "has_citadel",
        "id",
        "move_cost",
        "pips",
        "players_needed",
        "start_vp",
        "tiles",
        "undead",
        "villages",
    )

    def __init__(
        self,
        id: str,
        hand_size: int,
        villages: int,
        has_citadel: bool,
        undead: int,
        start_vp: int,
        players_needed: int,
        tiles: tuple[tuple[int, int], ...],
        cost: tuple[int, ...],
        pips: tuple[int, ...],
        move_cost: tuple[int, ...],
        colours: dict[str, str],
    ) -> None:
        self.id = id
        self.hand_size = hand_size
        self.villages = villages
        self.has_citadel = has_citadel
        self.undead = undead
        self.start_vp = start_vp
        self.players_needed = players_needed
        self.tiles = tiles
        self.cost = cost
        self.pips = pips
        self.move_cost = move_cost
        self.colours = colours


def read_faction(row: Mapping[str, object]) -> FactionDef:
    """Make a faction from its row of the file, refusing what cannot be one (BS-1.3, BS-1.8)."""
    name = _str(_get(row, "id", "factions.toml"), "factions.toml")
    where = f"factions.toml {name}"
    counts = [0] * len(UNIT_IDS)
    cost = [-1] * len(UNIT_IDS)
    pips = [0] * len(UNIT_IDS)
    for unit_id, value in _table(_get(row, "tiles", where), where).items():
        unit = _index(UNIT_IDS, unit_id, where)
        tile = _table(value, where)
        counts[unit] = _int(_get(tile, "count", where), where)
        pips[unit] = _int(_get(tile, "pips", where), where)
        if not IS_TILE[unit] or counts[unit] < 1:
            raise ContentError(f"{where}: {unit_id} cannot be among the tiles")
        if not 1 <= pips[unit] <= 5:
            raise ContentError(f"{where}: {unit_id} must have one to five pips (BS-1.8)")
        if unit == BLANK:
            if "cost" in tile:
                raise ContentError(f"{where}: blank tiles are never built (BS-1.10)")
        else:
            cost[unit] = _int(_get(tile, "cost", where), where)
            if not 0 <= cost[unit] <= 2:
                raise ContentError(f"{where}: {unit_id} must cost zero to two tiles (BS-1.8)")
    if sum(counts) != TILES_PER_FACTION:
        raise ContentError(f"{where}: {sum(counts)} tiles instead of {TILES_PER_FACTION} (BS-1.3)")
    cost[CUTIECORN] = CUTIECORN_COST
    players_needed = _int(_get(row, "players_needed", where), where)
    if not 2 <= players_needed <= 6:
        raise ContentError(f"{where}: the game is for two to six players")
    movement = _str(_get(row, "movement", where), where)
    if movement not in ("default", "hill_folk"):
        raise ContentError(f"{where}: {movement} is no kind of land movement")
    colours = {part: _colour(value, where) for part, value in _table(_get(row, "colours", where), where).items()}
    if "tile" not in colours or "figure" not in colours:
        raise ContentError(f"{where}: the colours of tile and figure are needed")
    return FactionDef(
        name,
        _int(_get(row, "hand_size", where), where),
        _int(_get(row, "villages", where), where),
        _bool(_get(row, "citadel", where), where),
        _int(_get(row, "undead", where), where),
        _int(_get(row, "start_vp", where), where),
        players_needed,
        tuple([(unit, count) for unit, count in enumerate(counts) if count]),
        tuple(cost),
        tuple(pips),
        _move_costs(movement),
        colours,
    )


FACTIONS: Final[tuple[FactionDef, ...]] = tuple(
    [read_faction(row) for row in _rows(_toml("factions.toml"), "faction", FACTION_IDS, "factions.toml")]
)
"""The factions by number."""


# --- maps -----------------------------------------------------------------------------------------


class MapDef:
    """One map as the rules see it: areas by number, their terrain and who touches whom (chapter 2).

    `distance` counts border crossings over areas of every terrain; `land_distance` only over land, UNREACHABLE
    where there is no such route (BS-4.17). `suggested` holds good citadel sites by number of players, `labels`
    the areas that a rule example names by letter.
    """

    __slots__ = (
        "adjacent",
        "area_ids",
        "area_names",
        "distance",
        "id",
        "labels",
        "land_adjacent",
        "land_distance",
        "name",
        "name_de",
        "number",
        "players",
        "sea_adjacent",
        "suggested",
        "terrain",
    )

    def __init__(
        self,
        id: str,
        number: int,
        name: str,
        name_de: str,
        players: tuple[int, int],
        area_ids: tuple[str, ...],
        area_names: tuple[str, ...],
        terrain: tuple[int, ...],
        adjacent: tuple[tuple[int, ...], ...],
        suggested: dict[int, tuple[int, ...]],
        labels: dict[str, int],
    ) -> None:
        land = [t != SEA for t in terrain]
        self.id = id
        self.number = number
        self.name = name
        self.name_de = name_de
        self.players = players
        self.area_ids = area_ids
        self.area_names = area_names
        self.terrain = terrain
        self.adjacent = adjacent
        self.land_adjacent = tuple([tuple([b for b in row if land[b]]) for row in adjacent])
        self.sea_adjacent = tuple([tuple([b for b in row if not land[b]]) for row in adjacent])
        self.distance = distances(adjacent)
        self.land_distance = distances(tuple([row if land[a] else () for a, row in enumerate(self.land_adjacent)]))
        self.suggested = suggested
        self.labels = labels


def distances(adjacent: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Border crossings between any two areas of a graph, UNREACHABLE where there is no route.

    >>> distances(((1,), (0, 2), (1,), ()))[0]
    (0, 1, 2, 999)
    """
    table: list[tuple[int, ...]] = []
    for start in range(len(adjacent)):
        row = [UNREACHABLE] * len(adjacent)
        row[start] = 0
        queue = [start]
        for area in queue:
            for neighbour in adjacent[area]:
                if row[neighbour] == UNREACHABLE:
                    row[neighbour] = row[area] + 1
                    queue.append(neighbour)
        table.append(tuple(row))
    return tuple(table)


class MapDrawing:
    """How one map looks: for the client, never for the rules.

    Points are (x, y) on `canvas`, y downwards. `centres` and `polygons` are indexed by area, `rivers` are pairs
    of areas whose common border is painted as a river, `colours` are the paint of each area.
    """

    __slots__ = (
        "canvas",
        "centres",
        "colours",
        "description",
        "description_de",
        "id",
        "polygons",
        "river_colour",
        "rivers",
        "status",
    )

    def __init__(
        self,
        id: str,
        canvas: tuple[int, int],
        centres: tuple[tuple[float, float], ...],
        polygons: tuple[tuple[tuple[float, float], ...], ...],
        rivers: tuple[tuple[int, int], ...],
        colours: tuple[str, ...],
        river_colour: str,
        description: str,
        description_de: str,
        status: str,
    ) -> None:
        self.id = id
        self.canvas = canvas
        self.centres = centres
        self.polygons = polygons
        self.rivers = rivers
        self.colours = colours
        self.river_colour = river_colour
        self.description = description
        self.description_de = description_de
        self.status = status


def _map_file(map_id: str) -> dict[str, object]:
    if map_id not in MAP_IDS:
        raise ContentError(f"there is no map {map_id}; the maps are {', '.join(MAP_IDS)}")
    data: object = json.loads(_text(f"maps/{map_id}.json"))
    return _table(data, map_id)


def _area_rows(data: Mapping[str, object], where: str) -> list[dict[str, object]]:
    return [_table(row, where) for row in _list(_get(data, "areas", where), where)]


def _area_numbers(rows: Sequence[Mapping[str, object]], where: str) -> dict[str, int]:
    numbers = {_str(_get(row, "id", where), where): number for number, row in enumerate(rows)}
    if len(numbers) != len(rows):
        raise ContentError(f"{where}: two areas share an id")
    return numbers


def _area(numbers: Mapping[str, int], value: object, where: str) -> int:
    text = _str(value, where)
    if text not in numbers:
        raise ContentError(f"{where}: there is no area {text}")
    return numbers[text]


def _pair(value: object, where: str) -> tuple[object, object]:
    items = _list(value, where)
    if len(items) != 2:
        raise ContentError(f"{where}: expected two values")
    return items[0], items[1]


def _point(value: object, where: str) -> tuple[float, float]:
    x, y = _pair(value, where)
    return _float(x, where), _float(y, where)


def read_map(data: Mapping[str, object]) -> MapDef:
    """Make a map from the contents of its file, refusing what cannot be a map (BS-2.1, BS-2.2, BS-2.14)."""
    map_id = _str(_get(data, "id", "map"), "map")
    rows = _area_rows(data, map_id)
    numbers = _area_numbers(rows, map_id)
    terrain: list[int] = []
    adjacent: list[tuple[int, ...]] = []
    for area, row in enumerate(rows):
        where = f"{map_id} {_str(row['id'], map_id)}"
        terrain.append(_index(TERRAIN_IDS, _get(row, "terrain", where), where))
        near = [_area(numbers, b, where) for b in _list(_get(row, "adjacent", where), where)]
        if area in near or len(set(near)) != len(near):
            raise ContentError(f"{where}: neighbours must be other areas, each named once")
        adjacent.append(tuple(sorted(near)))
    for area, neighbours in enumerate(adjacent):
        for other in neighbours:
            if area not in adjacent[other]:
                raise ContentError(f"{map_id}: {rows[area]['id']} touches {rows[other]['id']}, but not back")
    low_value, high_value = _pair(_get(data, "players", map_id), map_id)
    low, high = _int(low_value, map_id), _int(high_value, map_id)
    if not 2 <= low <= high <= 6:
        raise ContentError(f"{map_id}: the range of players makes no sense")
    result = MapDef(
        map_id,
        _int(_get(data, "number", map_id), map_id),
        _str(_get(data, "name", map_id), map_id),
        _str(_get(data, "name_de", map_id), map_id),
        (low, high),
        tuple(numbers),
        tuple([_str(_get(row, "name", map_id), map_id) for row in rows]),
        tuple(terrain),
        tuple(adjacent),
        {
            int(players): tuple([_area(numbers, site, map_id) for site in _list(sites, map_id)])
            for players, sites in _table(_get(data, "suggested_citadels", map_id), map_id).items()
        },
        {label: _area(numbers, area_id, map_id) for label, area_id in _table(data.get("labels", {}), map_id).items()},
    )
    if any(UNREACHABLE in row for row in result.distance):
        raise ContentError(f"{map_id}: some areas cannot be reached")
    _check_suggested(result)
    return result


def _check_suggested(map_: MapDef) -> None:
    """Suggested citadels: one set for each number of players, all legal in any order (BS-4.15, BS-4.16)."""
    if sorted(map_.suggested) != list(range(map_.players[0], map_.players[1] + 1)):
        raise ContentError(f"{map_.id}: citadels must be suggested for each number of players")
    for players, sites in map_.suggested.items():
        if len(sites) != players or not all(CITADEL_TERRAIN[map_.terrain[site]] for site in sites):
            raise ContentError(f"{map_.id}: wrong citadels for {players} players")
        for site in sites:
            for other in sites:
                if site != other and map_.distance[site][other] < CITADEL_DISTANCE:
                    raise ContentError(f"{map_.id}: citadels for {players} players are too close")


def read_drawing(data: Mapping[str, object]) -> MapDrawing:
    """Make the picture of a map from the contents of its file."""
    map_id = _str(_get(data, "id", "map"), "map")
    rows = _area_rows(data, map_id)
    numbers = _area_numbers(rows, map_id)
    width, height = _pair(_get(data, "canvas", map_id), map_id)
    rivers: list[tuple[int, int]] = []
    for value in _list(_get(data, "rivers", map_id), map_id):
        first, second = _pair(value, map_id)
        a, b = _area(numbers, first, map_id), _area(numbers, second, map_id)
        if rows[b]["id"] not in _list(_get(rows[a], "adjacent", map_id), map_id):
            raise ContentError(f"{map_id}: no river can run between {first} and {second}")
        rivers.append((a, b))
    return MapDrawing(
        map_id,
        (_int(width, map_id), _int(height, map_id)),
        tuple([_point(_get(row, "centre", map_id), map_id) for row in rows]),
        tuple([tuple([_point(p, map_id) for p in _list(_get(row, "polygon", map_id), map_id)]) for row in rows]),
        tuple(rivers),
        tuple([TERRAIN[_index(TERRAIN_IDS, _get(row, "terrain", map_id), map_id)].colour for row in rows]),
        RIVER_COLOUR,
        _str(_get(data, "description", map_id), map_id),
        _str(_get(data, "description_de", map_id), map_id),
        _str(_get(data, "status", map_id), map_id),
    )


_maps: Final[dict[str, MapDef]] = {}
_drawings: Final[dict[str, MapDrawing]] = {}


def load_map(map_id: str) -> MapDef:
    """The map with this id; read once, then remembered."""
    if map_id not in _maps:
        _maps[map_id] = read_map(_map_file(map_id))
    return _maps[map_id]


def map_drawing(map_id: str) -> MapDrawing:
    """What the map with this id looks like; read once, then remembered."""
    if map_id not in _drawings:
        _drawings[map_id] = read_drawing(_map_file(map_id))
    return _drawings[map_id]
