"""Read maps from their files: what the rules use, and the drawing, which the rules never use (chapter 2)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.core.space.areas import UNREACHABLE, Graph, one_way
from sandtable.core.text.message import Arg, message_arg
from sandtable.games.bloodstones.tables.figures import CITADEL_DISTANCE, MAP_IDS, MAX_PLAYERS, MIN_PLAYERS
from sandtable.games.bloodstones.tables.files import json
from sandtable.games.bloodstones.tables.map_parts import MapDef as MapDef
from sandtable.games.bloodstones.tables.map_parts import MapDrawing as MapDrawing
from sandtable.games.bloodstones.tables.own_maps import OWN_MAPS, is_own
from sandtable.games.bloodstones.tables.terrain import CITADEL_TERRAIN, TERRAIN_IDS


def map_file(map_id: str) -> ContentValue:
    if map_id not in MAP_IDS:
        raise ContentError(f"there is no map {map_id}; the maps are {', '.join(MAP_IDS)}")
    return json(f"maps/{map_id}.json")


def read_numbers(rows: list[ContentValue]) -> dict[str, int]:
    """Area numbers by area id."""
    numbers: dict[str, int] = {}
    for number, row in enumerate(rows):
        name = row.text("id")
        if name in numbers:
            raise row.wrong("two areas share this id")
        numbers[name] = number
    return numbers


def read_area(entry: ContentValue, numbers: dict[str, int]) -> int:
    name = entry.as_text()
    if name not in numbers:
        raise entry.wrong(f"there is no area {name}")
    return numbers[name]


def read_borders(rows: list[ContentValue], numbers: dict[str, int]) -> Graph:
    """The neighbours of each area: other areas, each named once, always in both directions (BS-2.2).

    Areas that the file does not list as neighbours are not adjacent, even if they touch at a corner (BS-2.3). The file of
    Map 1 has the neighbours of its labelled areas (BS-2.15, BS-2.16).
    """
    adjacent: list[tuple[int, ...]] = []
    for area, row in enumerate(rows):
        near = [read_area(entry, numbers) for entry in row.need("adjacent").items()]
        if area in near or len(set(near)) != len(near):
            raise row.wrong("neighbours must be other areas, each named once")
        adjacent.append(tuple(sorted(near)))
    graph = tuple(adjacent)
    pair = one_way(graph)
    if pair is not None:
        raise rows[pair[0]].wrong(f"touches {rows[pair[1]].text('id')}, but not back")
    return graph


def read_map(text: ContentValue) -> MapDef:
    """Read a map from the contents of its file and reject invalid data (BS-2.1, BS-2.2, BS-2.14)."""
    text.only(("id", "players", "canvas", "rivers", "suggested_citadels", "areas"))
    rows = text.rows("areas")
    for row in rows:
        row.only(("id", "name", "terrain", "centre", "polygon", "adjacent"))
    numbers = read_numbers(rows)
    low, high = text.need("players").pair()
    fewest = low.as_number(MIN_PLAYERS, MAX_PLAYERS)
    sites = text.need("suggested_citadels")
    made = MapDef(
        text.text("id"),
        (fewest, high.as_number(fewest, MAX_PLAYERS)),
        tuple(numbers),
        tuple([row.text("name") for row in rows]),
        tuple([row.index("terrain", TERRAIN_IDS) for row in rows]),
        read_borders(rows, numbers),
        {
            int(players): tuple([read_area(site, numbers) for site in entry.items()])
            for players, entry in sites.entries()
            if players.isdigit()
        },
    )
    if any(UNREACHABLE in row for row in made.distance):
        raise text.wrong("some areas cannot be reached")
    check_suggested(made, sites)
    return made


def check_suggested(map_: MapDef, sites: ContentValue) -> None:
    """Check the suggested citadels: one set for each number of players, legal in any order (BS-4.15, BS-4.16)."""
    if sorted(map_.suggested) != list(range(map_.players[0], map_.players[1] + 1)):
        raise sites.wrong("citadels must be suggested for each number of players")
    for players, areas in map_.suggested.items():
        place = sites.need(str(players))
        if len(areas) != players or not all(CITADEL_TERRAIN[map_.terrain[area]] for area in areas):
            raise place.wrong(f"wrong citadels for {players} players")
        if any(map_.distance[a][b] < CITADEL_DISTANCE for a, b in combinations(areas, 2)):
            raise place.wrong(f"citadels for {players} players are too close")


def read_point(entry: ContentValue) -> tuple[float, float]:
    x, y = entry.pair()
    return x.as_decimal(), y.as_decimal()


def read_drawing(text: ContentValue) -> MapDrawing:
    """Read the drawing of a map from the contents of its file.

    Rivers are only drawn; no rule uses them (BS-2.4).
    """
    rows = text.rows("areas")
    numbers = read_numbers(rows)
    adjacent = read_borders(rows, numbers)
    width, height = text.need("canvas").pair()
    rivers: list[tuple[int, int]] = []
    for river in text.need("rivers").items():
        first, second = river.pair()
        a, b = read_area(first, numbers), read_area(second, numbers)
        if b not in adjacent[a]:
            raise river.wrong(f"no river can run between {first.as_text()} and {second.as_text()}")
        rivers.append((a, b))
    return MapDrawing(
        text.text("id"),
        (width.as_number(1), height.as_number(1)),
        tuple([read_point(row.need("centre")) for row in rows]),
        tuple([tuple([read_point(point) for point in row.need("polygon").items()]) for row in rows]),
        tuple(rivers),
    )


_maps: Final[dict[str, MapDef]] = {}
_drawings: Final[dict[str, MapDrawing]] = {}


def load_map(map_id: str) -> MapDef:
    """The map with this id, or of this custom map file; read once, then cached."""
    if is_own(map_id):
        return OWN_MAPS.find(map_id).rules
    if map_id not in _maps:
        _maps[map_id] = read_map(map_file(map_id))
    return _maps[map_id]


def map_drawing(map_id: str) -> MapDrawing:
    """The drawing of the map with this id, or of this custom map file; read once, then cached."""
    if is_own(map_id):
        return OWN_MAPS.find(map_id).drawing
    if map_id not in _drawings:
        _drawings[map_id] = read_drawing(map_file(map_id))
    return _drawings[map_id]


def map_name(map_: MapDef) -> Arg:
    """The name of a map within a sentence."""
    return Arg("text", text=map_.title) if is_own(map_.ref) else message_arg(f"map-{map_.id}")
