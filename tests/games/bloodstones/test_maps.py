"""The printed maps compared with an independent description: terrain, borders, citadels."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from itertools import combinations, pairwise

import pytest

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.core.space.areas import UNREACHABLE
from sandtable.games.bloodstones.tables.factions import (
    FACTIONS,
    HORSE_LORDS,
)
from sandtable.games.bloodstones.tables.figures import (
    CITADEL_DISTANCE,
    DEFAULT_MAP,
    MAP_IDS,
)
from sandtable.games.bloodstones.tables.maps import MapDef, load_map, map_drawing, read_drawing, read_map
from sandtable.games.bloodstones.tables.terrain import (
    CITADEL_TERRAIN,
    SEA,
    VILLAGE_ROOM,
)
from tests.games.bloodstones.support import LABELS, rows_of
from tests.support import clause

MAPS = """
    no id                players areas plains forest hill mountain desert sea room packing worst
    1  tyrants-lament    2-4     52    27     9      5    2        4      5   68   7       4
    2  sundered-vale     2-2     35    19     5      4    2        2      3   47   5       3
    3  saltmarch-narrows 2-3     45    22     6      5    2        3      7   55   7       3
    4  ember-crown       4-5     56    33     7      5    3        3      5   78   9       5
    5  broken-main       5-6     60    35     7      6    2        2      8   83   10      5
"""

ISLANDS = {
    "tyrants-lament": {"gaolers-isle", "fetterwood"},
    "sundered-vale": {"kettle-isle"},
    "saltmarch-narrows": {"gannet-rock"},
    "ember-crown": {"isle-of-bells"},
    "broken-main": {"isle-of-oaths", "covenant-rock"},
}

SUGGESTED = {
    ("tyrants-lament", 2): "saltwick farhearth",
    ("tyrants-lament", 3): "strandholm hayward sunward-down",
    ("tyrants-lament", 4): "gloamwood ashgarth brackenhold farhearth",
    ("sundered-vale", 2): "hollin fenwick",
    ("saltmarch-narrows", 2): "tinmarch wheelwright",
    ("saltmarch-narrows", 3): "kestrel-down hazelstrand sallowfield",
    ("ember-crown", 4): "underfell ploughgate ferrymouth pinecrown",
    ("ember-crown", 5): "greyharrow morrow ploughgate tallowmere kindling",
    ("broken-main", 5): "thorncrest southroad toll-of-stone sandgate ravenmoor",
    ("broken-main", 6): "bridge-of-tears maypole drakelow mistholm grindle-neck wayfarers-neck",
}

each_map = pytest.mark.parametrize("map_id", MAP_IDS)


def map_file(map_id: str) -> dict[str, object]:
    path = files("sandtable.games.bloodstones") / "content" / "maps" / f"{map_id}.json"
    data: dict[str, object] = json.loads(path.read_text("utf-8"))
    return data


def areas_of(data: dict[str, object]) -> list[dict[str, object]]:
    areas = data["areas"]
    assert isinstance(areas, list)
    return areas


@clause("BS-2.1")
@pytest.mark.parametrize("row", rows_of(MAPS), ids=MAP_IDS)
def test_bs_2_1_terrain_of_each_map(row: list[str]) -> None:
    map_ = load_map(row[1])
    assert (MAP_IDS.index(map_.id) + 1, map_.id) == (int(row[0]), row[1])
    assert len(map_.area_ids) == len(map_.terrain) == len(map_.adjacent) == int(row[3])
    assert [map_.terrain.count(kind) for kind in range(6)] == [int(cell) for cell in row[4:10]]
    assert sum(VILLAGE_ROOM[kind] for kind in map_.terrain) == int(row[10])


@clause("BS-2.1")
def test_bs_2_1_another_terrain_is_refused() -> None:
    data = map_file("sundered-vale")
    areas_of(data)[0]["terrain"] = "swamp"
    with pytest.raises(ContentError, match="swamp"):
        read_map(ContentValue(data, "map.json"))


@each_map
def test_every_area_has_a_name_of_its_own(map_id: str) -> None:
    map_ = load_map(map_id)
    assert len(set(map_.area_names)) == len(map_.area_names)


@clause("BS-2.2")
@each_map
def test_bs_2_2_adjacency_is_what_the_map_lists_and_symmetric(map_id: str) -> None:
    map_ = load_map(map_id)
    for area, row in enumerate(areas_of(map_file(map_id))):
        assert map_.area_ids[area] == row["id"]
        assert {map_.area_ids[near] for near in map_.adjacent[area]} == set(row["adjacent"])  # type: ignore[call-overload]
        assert list(map_.adjacent[area]) == sorted(map_.adjacent[area])
        assert all(area in map_.adjacent[near] for near in map_.adjacent[area])
        land, sea = set(map_.land_adjacent[area]), set(map_.sea_adjacent[area])
        assert land | sea == set(map_.adjacent[area])
        assert all(map_.terrain[near] != SEA for near in land)
        assert all(map_.terrain[near] == SEA for near in sea)


@clause("BS-2.2")
def test_bs_2_2_one_sided_adjacency_is_refused() -> None:
    data = map_file("sundered-vale")
    near = areas_of(data)[0]["adjacent"]
    assert isinstance(near, list)
    near.pop()
    with pytest.raises(ContentError, match="not back"):
        read_map(ContentValue(data, "map.json"))


def borders(map_id: str) -> tuple[dict[tuple[int, int], float], dict[tuple[float, float], set[int]]]:
    """The length of the border between two areas, and the areas that meet at each point."""
    sides: dict[frozenset[tuple[float, float]], list[int]] = {}
    corners: dict[tuple[float, float], set[int]] = {}
    for area, polygon in enumerate(map_drawing(map_id).polygons):
        for start, end in pairwise([*polygon, polygon[0]]):
            sides.setdefault(frozenset((start, end)), []).append(area)
            corners.setdefault(start, set()).add(area)
    lengths: dict[tuple[int, int], float] = {}
    for side, owners in sides.items():
        assert len(owners) <= 2
        if len(owners) == 2:
            pair = (min(owners), max(owners))
            lengths[pair] = lengths.get(pair, 0.0) + math.dist(*side)
    return lengths, corners


@clause("BS-2.3")
@each_map
def test_bs_2_3_adjacent_areas_share_a_border_and_no_two_meet_in_a_mere_corner(map_id: str) -> None:
    map_ = load_map(map_id)
    lengths, corners = borders(map_id)
    adjacent = {(a, b) for a, row in enumerate(map_.adjacent) for b in row if a < b}
    assert set(lengths) == adjacent
    assert min(lengths.values()) >= 15
    for owners in corners.values():
        assert set(combinations(sorted(owners), 2)) <= adjacent


@clause("BS-2.4")
@each_map
def test_bs_2_4_rivers_are_ordinary_borders(map_id: str) -> None:
    data = map_file(map_id)
    rivers = map_drawing(map_id).rivers
    with_rivers = read_map(ContentValue(data, "map.json"))
    assert rivers
    assert all(b in with_rivers.adjacent[a] for a, b in rivers)
    data["rivers"] = []
    without = read_map(ContentValue(data, "map.json"))
    assert without.adjacent == with_rivers.adjacent
    assert without.distance == with_rivers.distance


def test_a_river_needs_a_border() -> None:
    data = map_file("sundered-vale")
    data["rivers"] = [["hollin", "fenwick"]]
    with pytest.raises(ContentError, match="river"):
        read_drawing(ContentValue(data, "map.json"))


@clause("BS-2.14")
@pytest.mark.parametrize("row", rows_of(MAPS), ids=MAP_IDS)
def test_bs_2_14_every_map_states_its_range_of_players(row: list[str]) -> None:
    low, high = row[2].split("-")
    assert load_map(row[1]).players == (int(low), int(high))


@clause("BS-2.14")
@pytest.mark.parametrize("players", [[1, 4], [4, 2], [2, 7], [2]])
def test_bs_2_14_an_impossible_range_is_refused(players: list[int]) -> None:
    data = map_file("tyrants-lament")
    data["players"] = players
    with pytest.raises(ContentError):
        read_map(ContentValue(data, "map.json"))


def test_bs_18_1_default_maps() -> None:
    assert DEFAULT_MAP == {
        2: "sundered-vale",
        3: "saltmarch-narrows",
        4: "tyrants-lament",
        5: "ember-crown",
        6: "broken-main",
    }
    for players, map_id in DEFAULT_MAP.items():
        low, high = load_map(map_id).players
        assert low <= players <= high


LABELLED = """
    - A B C D E F G
    A . x x x - - -
    B x . n x x - -
    C x n . x - - -
    D x x x . x x x
    E - x - x . x n
    F - - - x x . x
    G - - - x n x .
"""


@clause("BS-2.15", "BS-2.16", "BS-20.19")
@pytest.mark.parametrize("row", rows_of(LABELLED), ids=lambda row: row[0])
def test_bs_2_15_adjacency_of_the_seven_labelled_areas(row: list[str]) -> None:
    """x means adjacent, n printed as not adjacent, a dash neither (and so not adjacent)."""
    map_ = load_map("tyrants-lament")
    numbers = {label: map_.area_ids.index(name) for label, name in LABELS.items()}
    area = numbers[row[0]]
    for label, mark in zip("ABCDEFG", row[1:], strict=True):
        assert (numbers[label] in map_.adjacent[area]) == (mark == "x"), label


@each_map
def test_distances_are_shortest_over_all_areas_and_over_land(map_id: str) -> None:
    """The data of BS-4.17 compared with a slow but simple method."""
    map_ = load_map(map_id)
    areas = range(len(map_.terrain))
    land = [kind != SEA for kind in map_.terrain]
    for only_land, table in ((False, map_.distance), (True, map_.land_distance)):
        d = [
            [
                0 if a == b else 1 if b in map_.adjacent[a] and (not only_land or (land[a] and land[b])) else 999
                for b in areas
            ]
            for a in areas
        ]
        for via in areas:
            for a in areas:
                through = d[a][via]
                d[a] = [min(old, through + more) for old, more in zip(d[a], d[via], strict=True)]
        assert table == tuple(tuple(row) for row in d)
    assert max(map(max, map_.distance)) < UNREACHABLE


@each_map
def test_land_is_one_piece_for_ordinary_units_but_for_the_named_islands(map_id: str) -> None:
    map_ = load_map(map_id)
    walkable = {a for a, kind in enumerate(map_.terrain) if FACTIONS[HORSE_LORDS].move_cost[kind]}
    pieces: list[set[int]] = []
    while walkable:
        piece: set[int] = set()
        queue = [min(walkable)]
        while queue:
            area = queue.pop()
            if area in walkable:
                walkable.remove(area)
                piece.add(area)
                queue.extend(map_.adjacent[area])
        pieces.append(piece)
    pieces.sort(key=len)
    assert [{map_.area_ids[a] for a in piece} for piece in pieces[:-1]] == [ISLANDS[map_id]]


@pytest.mark.parametrize(("map_id", "players"), SUGGESTED)
def test_suggested_citadels(map_id: str, players: int) -> None:
    map_ = load_map(map_id)
    sites = map_.suggested[players]
    assert " ".join(map_.area_ids[site] for site in sites) == SUGGESTED[map_id, players]
    assert all(map_.distance[a][b] >= 3 for a, b in combinations(sites, 2))


@each_map
def test_citadels_are_suggested_for_every_number_of_players(map_id: str) -> None:
    low, high = load_map(map_id).players
    assert sorted(load_map(map_id).suggested) == list(range(low, high + 1))


def test_suggested_citadels_too_close_are_refused() -> None:
    data = map_file("sundered-vale")
    data["suggested_citadels"] = {"2": ["hollin", "vinehall"]}
    with pytest.raises(ContentError, match="too close"):
        read_map(ContentValue(data, "map.json"))


def blocked_by(map_: MapDef) -> dict[int, int]:
    """For each citadel site, the bit mask of sites that it blocks, including itself (BS-4.16)."""
    sites = [a for a, kind in enumerate(map_.terrain) if CITADEL_TERRAIN[kind]]
    return {a: sum(1 << b for b in sites if map_.distance[a][b] < CITADEL_DISTANCE) for a in sites}


def largest_packing(blocks: dict[int, int], free: int) -> int:
    """The most citadels that fit on the free sites."""
    if not free:
        return 0
    # In a largest packing, some citadel blocks the site with the fewest open neighbours: try all that do.
    site = min((a for a in blocks if free >> a & 1), key=lambda a: (blocks[a] & free).bit_count())
    return 1 + max(largest_packing(blocks, free & ~blocks[a]) for a in blocks if blocks[site] & free & 1 << a)


def can_shut(blocks: dict[int, int], free: int, citadels: int) -> bool:
    """Can this many badly placed citadels block every free site?"""
    if not free:
        return True
    if not citadels:
        return False
    site = min((a for a in blocks if free >> a & 1), key=lambda a: (blocks[a] & free).bit_count())
    return any(can_shut(blocks, free & ~blocks[a], citadels - 1) for a in blocks if blocks[site] & free & 1 << a)


@pytest.mark.parametrize("row", rows_of(MAPS), ids=MAP_IDS)
def test_room_for_citadels(row: list[str]) -> None:
    """Packing and worst case of each map. Only on The Broken Main can the last player be shut out (BS-4.19)."""
    map_ = load_map(row[1])
    blocks = blocked_by(map_)
    free = sum(1 << a for a in blocks)
    assert largest_packing(blocks, free) == int(row[11])
    worst = int(row[12])
    assert can_shut(blocks, free, worst)
    assert not can_shut(blocks, free, worst - 1)
    assert (worst < map_.players[1]) == (row[1] == "broken-main")


def area_of(polygon: tuple[tuple[float, float], ...]) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*polygon, polygon[0]]))) / 2


def is_inside(point: tuple[float, float], polygon: tuple[tuple[float, float], ...]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*polygon, polygon[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


@each_map
def test_the_drawing_tiles_the_canvas(map_id: str) -> None:
    map_, drawing = load_map(map_id), map_drawing(map_id)
    assert drawing.canvas == (1000, 700)
    assert len(drawing.polygons) == len(drawing.centres) == len(map_.area_ids)
    assert sum(map(area_of, drawing.polygons)) == pytest.approx(1000 * 700)
    for centre, polygon in zip(drawing.centres, drawing.polygons, strict=True):
        assert polygon[0] != polygon[-1]
        assert all(0 <= x <= 1000 and 0 <= y <= 700 for x, y in polygon)
        assert is_inside(centre, polygon)


def test_a_field_of_a_map_that_nobody_reads_is_refused() -> None:
    data = map_file("sundered-vale")
    with pytest.raises(ContentError, match=r"^map\.json: unknown field colour; there are id, players"):
        read_map(ContentValue({**data, "colour": "red"}, "map.json"))
    areas_of(data)[0]["terain"] = "plains"
    with pytest.raises(ContentError, match=r"^map\.json, areas \S+: unknown field terain; did you mean terrain\?"):
        read_map(ContentValue(data, "map.json"))


def test_maps_are_read_once_and_unknown_ones_refused() -> None:
    assert load_map("ember-crown") is load_map("ember-crown")
    assert map_drawing("ember-crown") is map_drawing("ember-crown")
    with pytest.raises(ContentError, match="nowhere"):
        load_map("nowhere")


def test_a_map_in_two_parts_is_refused() -> None:
    data = map_file("sundered-vale")
    for area in areas_of(data):
        near = area["adjacent"]
        assert isinstance(near, list)
        area["adjacent"] = [] if area["id"] == "kettle-isle" else [b for b in near if b != "kettle-isle"]
    with pytest.raises(ContentError, match="cannot be reached"):
        read_map(ContentValue(data, "map.json"))


def test_an_unknown_neighbour_is_refused() -> None:
    data = map_file("sundered-vale")
    areas_of(data)[3]["adjacent"] = ["atlantis"]
    with pytest.raises(ContentError, match="atlantis"):
        read_map(ContentValue(data, "map.json"))
