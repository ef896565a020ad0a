"""The content files against the printed figures, written out here a second time as tables to compare by eye."""

from __future__ import annotations

import ast
import json
import math
import tomllib
from importlib.resources import files
from itertools import combinations, pairwise

import pytest

from sandtable.core.reading import ContentError, Entry
from sandtable.core.space.areas import UNREACHABLE
from sandtable.games.bloodstones.tables import factions, terrain, units
from sandtable.games.bloodstones.tables.factions import (
    DRAGON_RIDERS,
    FACTION_IDS,
    FACTIONS,
    HILL_FOLK,
    HORSE_LORDS,
    NECROMANCERS,
    FactionDef,
    read_faction,
)
from sandtable.games.bloodstones.tables.figures import (
    BATTLE_TILES,
    BUILD_POINTS,
    CITADEL_DISTANCE,
    CUTIECORN_COST,
    DEFAULT_MAP,
    MAP_IDS,
    REGROUP_LIMIT,
    STARTING_HAND,
    VP_CAPTURED_CITADEL,
    VP_CUTIECORN_WON,
    VP_UNIT_BEATEN,
    VP_VILLAGE_AT_REGROUP,
)
from sandtable.games.bloodstones.tables.maps import MapDef, load_map, map_drawing, read_drawing, read_map
from sandtable.games.bloodstones.tables.terrain import (
    CITADEL_TERRAIN,
    SEA,
    TERRAIN,
    TERRAIN_IDS,
    VILLAGE_COST,
    VILLAGE_ROOM,
)
from sandtable.games.bloodstones.tables.units import (
    BLANK,
    CAN_MOVE,
    CASTLE,
    CAVALRY,
    CAVALRY_KINDS,
    CITADEL,
    CONDITION,
    CONDITION_IDS,
    CUTIECORN,
    DRAGON,
    FORTRESS,
    GOBLINS,
    IS_TILE,
    LEADER,
    LIZARDMEN,
    MODIFIER,
    MOVE_COST,
    MOVES_BY_ACTION,
    SHIELD,
    SHIP,
    SIEGE_ENGINE,
    SKIRMISHERS,
    STAYS_IN_DESERT,
    SWORDS,
    UNDEAD,
    UNIT_IDS,
    UNITS,
)
from tests.games.bloodstones.support import LABELS
from tests.support import clause

# --- factions ---------------------------------------------------------------------------------------

PRINTED_FACTIONS = """
    id             hand villages citadel undead vp players tile    figure
    dragon_riders  6    20       1       0      0  2       #A81B2A #F4DE8F
    horse_lords    7    20       1       0      0  2       #EFE4B3 #0B4A8F
    hill_folk      6    20       1       0      0  2       #43291D #67B26B
    necromancers   6    20       1       4      0  2       #2C1B45 #CDB8DE
    chaos_horde    6    0        0       0      10 4       #BFA24C #17130E
    corsairs       6    20       1       0      0  3       #0470B0 #EDE6C6
"""

TILES = {
    "dragon_riders": """
        skirmishers 4 0 2, swords 4 1 4, shield 4 1 3, cavalry 4 2 3, lizardmen 4 0 2, siege_engine 2 1 3,
        leader 1 2 5, ship 5 1 4, castle 4 2 4, dragon 2 2 5, blank 2 - 5, total 36 37 123""",
    "horse_lords": """
        skirmishers 4 0 2, swords 6 1 4, shield 4 1 3, cavalry 6 2 3, siege_engine 2 1 3, leader 2 2 5,
        ship 5 1 4, castle 4 2 4, blank 3 - 5, total 36 41 129""",
    "hill_folk": """
        skirmishers 4 0 2, swords 2 1 4, shield 4 1 3, cavalry 4 2 3, reivers 4 0 2, siege_engine 2 1 3,
        leader 1 2 5, ship 5 1 4, castle 6 1 4, giant 2 2 5, blank 2 - 5, total 36 33 123""",
    "necromancers": """
        skirmishers 4 0 2, swords 2 1 4, shield 2 1 3, cavalry 4 2 3, goblins 8 0 3, siege_engine 2 1 3,
        leader 1 2 5, ship 5 1 4, castle 4 2 4, necromancer 4 2 5, total 36 37 125""",
    "chaos_horde": """
        cavalry 10 1 4, hordes 20 0 3, leader 2 2 5, ship 2 1 4, blank 2 - 5, total 36 16 128""",
    "corsairs": """
        skirmishers 4 0 2, axes 12 1 4, shield 4 1 3, siege_engine 1 1 3, leader 1 2 5, ship 8 1 4,
        castle 2 2 4, blank 4 - 5, total 36 31 136""",
}


def rows_of(table: str) -> list[list[str]]:
    """The cells of a table drawn with spaces, without its heading."""
    return [line.split() for line in table.strip().splitlines()][1:]


def tiles_of(faction_id: str) -> dict[str, tuple[int, int, int]]:
    """(count, cost, pips) by unit id as printed; cost -1 for a dash."""
    cells = [entry.split() for entry in TILES[faction_id].split(",")]
    return {name: (int(n), -1 if cost == "-" else int(cost), int(pips)) for name, n, cost, pips in cells}


def faction(faction_id: str) -> FactionDef:
    return FACTIONS[FACTION_IDS.index(faction_id)]


@pytest.mark.parametrize("row", rows_of(PRINTED_FACTIONS), ids=lambda row: row[0])
def test_faction_figures(row: list[str]) -> None:
    name, hand, villages, citadel, undead, vp, players, tile, figure = row
    f = faction(name)
    assert f.id == name
    assert (f.hand_size, f.villages, f.has_citadel) == (int(hand), int(villages), citadel == "1")
    assert (f.undead, f.start_vp, f.players_needed) == (int(undead), int(vp), int(players))
    assert (f.colours["tile"], f.colours["figure"]) == (tile, figure)


@clause("BS-1.3")
@pytest.mark.parametrize("faction_id", FACTION_IDS)
def test_bs_1_3_each_faction_owns_36_tiles(faction_id: str) -> None:
    assert sum(count for _, count in faction(faction_id).tiles) == 36


@clause("BS-1.3")
def test_bs_1_3_a_faction_short_of_a_tile_is_refused() -> None:
    data = tomllib.loads((files("sandtable.games.bloodstones") / "content" / "factions.toml").read_text("utf-8"))
    row = data["faction"][0]
    assert read_faction(Entry(row, f"factions.toml, faction {row['id']}")).id == "dragon_riders"
    row["tiles"]["swords"]["count"] -= 1
    with pytest.raises(ContentError, match="35 tiles"):
        read_faction(Entry(row, f"factions.toml, faction {row['id']}"))


@clause("BS-1.4")
def test_bs_1_4_twenty_villages_and_a_citadel_except_for_the_chaos_horde() -> None:
    assert [f.villages for f in FACTIONS] == [20, 20, 20, 20, 0, 20]
    assert [f.has_citadel for f in FACTIONS] == [True, True, True, True, False, True]


@clause("BS-1.6")
def test_bs_1_6_four_undead_outside_the_36_tiles() -> None:
    assert [f.undead for f in FACTIONS] == [0, 0, 0, 4, 0, 0]
    assert not IS_TILE[UNDEAD]
    assert UNDEAD not in [unit for unit, _ in FACTIONS[NECROMANCERS].tiles]


@clause("BS-1.7")
def test_bs_1_7_each_battle_bag() -> None:
    assert BATTLE_TILES == (2, 2, 3, 3, 4, 4, 5, 5)


@clause("BS-1.8")
@pytest.mark.parametrize("faction_id", FACTION_IDS)
def test_bs_1_8_count_cost_and_pips_of_every_tile(faction_id: str) -> None:
    printed = tiles_of(faction_id)
    total = printed.pop("total")
    f = faction(faction_id)
    counts = {UNIT_IDS[unit]: count for unit, count in f.tiles}
    assert counts == {name: count for name, (count, _, _) in printed.items()}
    for unit, name in enumerate(UNIT_IDS):
        _, cost, pips = printed.get(name, (0, -1, 0))
        assert f.cost[unit] == (2 if unit == CUTIECORN else cost), name
        assert f.pips[unit] == pips, name
    assert total == (
        36,
        sum(count * f.cost[unit] for unit, count in f.tiles if f.cost[unit] > 0),
        sum(count * f.pips[unit] for unit, count in f.tiles),
    )


@clause("BS-1.8")
@pytest.mark.parametrize(("field", "value"), [("cost", 3), ("cost", -1), ("pips", 0), ("pips", 6), ("count", 0)])
def test_bs_1_8_impossible_tiles_are_refused(field: str, value: int) -> None:
    data = tomllib.loads((files("sandtable.games.bloodstones") / "content" / "factions.toml").read_text("utf-8"))
    row = data["faction"][1]
    row["tiles"]["ship"][field] = value
    with pytest.raises(ContentError):
        read_faction(Entry(row, f"factions.toml, faction {row['id']}"))


def test_bs_1_10_no_faction_can_build_a_blank_tile() -> None:
    assert [f.cost[BLANK] for f in FACTIONS] == [-1] * 6


@clause("BS-3.1")
def test_bs_3_1_hand_sizes() -> None:
    assert [f.hand_size for f in FACTIONS] == [6, 7, 6, 6, 6, 6]


def test_bs_4_9_and_bs_4_10_players_needed() -> None:
    assert [f.players_needed for f in FACTIONS] == [2, 2, 2, 2, 4, 3]


@clause("BS-14.14")
def test_bs_14_14_hill_folk_castles_are_six_and_cheap() -> None:
    hill_folk = FACTIONS[HILL_FOLK]
    assert dict(hill_folk.tiles)[CASTLE] == 6
    assert [f.cost[CASTLE] for f in FACTIONS] == [2, 2, 1, 2, -1, 2]


def test_bs_14_29_chaos_horde_cavalry_is_cheap() -> None:
    assert [f.cost[CAVALRY] for f in FACTIONS] == [2, 2, 2, 2, 1, -1]


@clause("BS-20.1")
def test_bs_20_1_a_swords_tile_costs_one_and_yields_four() -> None:
    owners = [f for f in FACTIONS if f.pips[SWORDS]]
    assert len(owners) == 4
    assert {(f.cost[SWORDS], f.pips[SWORDS]) for f in owners} == {(1, 4)}


@clause("BS-20.2")
def test_bs_20_2_dragon_riders_card() -> None:
    f = FACTIONS[DRAGON_RIDERS]
    assert f.tiles == (
        (SKIRMISHERS, 4),
        (SWORDS, 4),
        (SHIELD, 4),
        (CAVALRY, 4),
        (SIEGE_ENGINE, 2),
        (LEADER, 1),
        (SHIP, 5),
        (CASTLE, 4),
        (LIZARDMEN, 4),
        (DRAGON, 2),
        (BLANK, 2),
    )
    assert (f.villages, f.has_citadel) == (20, True)


# --- units ------------------------------------------------------------------------------------------

PRINTED_UNITS = """
    id           group     modifier condition      domain            moves        desert
    skirmishers  standard  1        in_forest      land              pips         no
    swords       standard  1        always         land              pips         no
    axes         standard  1        always         land              pips         no
    shield       standard  1        defending      land              pips         no
    cavalry      standard  1        in_plains      land              pips         no
    siege_engine standard  2        against_castle land              pips         no
    leader       standard  1        always         land              pips         no
    ship         standard  1        always         sea               pips         no
    castle       standard  3        defending      land              never        no
    lizardmen    irregular 1        attacking      land              pips         yes
    goblins      irregular 1        attacking      land              pips         yes
    hordes       irregular 1        attacking      land              pips         no
    reivers      irregular 1        attacking      land              pips         no
    dragon       special   4        always         land,mountain,sea pips         yes
    giant        special   2        always         land              pips         no
    necromancer  special   1        always         land              pips         no
    blank        none      0        always         -                 never        no
    undead       special   1        always         land,mountain     undead_phase yes
    citadel      standard  5        defending      land              never        no
    cutiecorn    neutral   1        in_plains      land              escorted     no
"""

FLAGS = {
    "shield": {"wins_ties_defending"},
    "cavalry": {"cavalry"},
    "leader": {"free_companion"},
    "ship": {"ship_passage"},
    "castle": {"fortress", "no_own_withdrawal", "lost_on_defeat"},
    "dragon": {"no_enemy_withdrawal", "free_withdrawal", "discarded_after_won_attack"},
    "giant": {"draws_four"},
    "necromancer": {"raises_undead"},
    "undead": {"returns_to_supply"},
    "citadel": {"fortress", "no_own_withdrawal", "lost_on_defeat", "taken_by_winner"},
    "cutiecorn": {"cavalry", "changes_control"},
}


@pytest.mark.parametrize(("number", "row"), list(enumerate(rows_of(PRINTED_UNITS))), ids=UNIT_IDS)
def test_unit_figures(number: int, row: list[str]) -> None:
    name, group, modifier, condition, domain, moves, desert = row
    unit = UNITS[number]
    assert (unit.id, unit.group, unit.moves) == (name, group, moves)
    assert (MODIFIER[number], CONDITION_IDS[CONDITION[number]]) == (int(modifier), condition)
    assert unit.domain == (() if domain == "-" else tuple(domain.split(",")))
    assert STAYS_IN_DESERT[number] == (desert == "yes")
    assert (number in CAN_MOVE) == (moves != "never")
    assert (number in MOVES_BY_ACTION) == (moves not in ("never", "undead_phase"))
    assert set(unit.flags) == FLAGS.get(name, set())


def number_of(name: str) -> int:
    """The constant that is called like a unit, faction, terrain or condition."""
    module = next(module for module in (units, factions, terrain) if hasattr(module, name.upper()))
    number: int = getattr(module, name.upper())
    return number


def test_unit_numbers_stand_for_their_ids() -> None:
    named = {name: number_of(name) for name in (*UNIT_IDS, *FACTION_IDS, *TERRAIN_IDS)}
    for ids in (UNIT_IDS, FACTION_IDS, TERRAIN_IDS):
        assert [named[name] for name in ids] == list(range(len(ids)))
    assert [number_of(name) for name in CONDITION_IDS] == list(range(len(CONDITION_IDS)))


def test_lookup_tables_by_unit() -> None:
    everything = set(range(len(UNIT_IDS)))
    assert {u for u in everything if not IS_TILE[u]} == {UNDEAD, CITADEL, CUTIECORN}
    assert {CAVALRY, CUTIECORN} == CAVALRY_KINDS
    assert {CASTLE, CITADEL} == FORTRESS
    assert set(everything) - CAN_MOVE == {CASTLE, CITADEL, BLANK}
    assert {u for u in everything if STAYS_IN_DESERT[u]} == {LIZARDMEN, GOBLINS, DRAGON, UNDEAD}


def test_every_tile_kind_belongs_to_some_faction() -> None:
    owned = {unit for f in FACTIONS for unit, _ in f.tiles}
    assert owned == {unit for unit in range(len(UNIT_IDS)) if IS_TILE[unit]}


# --- terrain and the game as a whole ----------------------------------------------------------------

PRINTED_TERRAIN = """
    id       villages cost citadel default hill_folk ship dragon
    plains   2        1    yes     1       1         x    1
    forest   1        1    yes     2       2         x    1
    hill     1        2    yes     3       2         x    1
    mountain 0        -    no      x       3         x    1
    desert   0        -    no      1       1         x    1
    sea      0        -    no      x       x         1    1
"""


@pytest.mark.parametrize(("number", "row"), list(enumerate(rows_of(PRINTED_TERRAIN))), ids=TERRAIN_IDS)
def test_terrain_figures(number: int, row: list[str]) -> None:
    name, villages, cost, citadel = row[:4]
    assert TERRAIN[number].id == name
    assert VILLAGE_ROOM[number] == int(villages)
    assert VILLAGE_COST[number] == (0 if cost == "-" else int(cost))
    assert CITADEL_TERRAIN[number] == (citadel == "yes")


@clause("BS-9.5")
@pytest.mark.parametrize(("number", "row"), list(enumerate(rows_of(PRINTED_TERRAIN))), ids=TERRAIN_IDS)
def test_bs_9_5_movement_costs(number: int, row: list[str]) -> None:
    default, hill_folk, ship, dragon = [0 if cell == "x" else int(cell) for cell in row[4:]]
    for f in FACTIONS:
        assert f.move_cost[number] == (hill_folk if f.id == "hill_folk" else default)
    assert MOVE_COST[SHIP][number] == ship
    assert MOVE_COST[DRAGON][number] == dragon


def test_victory_points() -> None:
    assert (VP_UNIT_BEATEN, VP_CUTIECORN_WON) == (1, 3)
    assert [f.captured_village for f in FACTIONS] == [1, 1, 1, 1, 2, 1]
    assert [f.victory for f in FACTIONS] == [0, 0, 0, 0, 0, 1]
    assert [f.sea_bonus for f in FACTIONS] == [0, 0, 0, 0, 0, 1]
    assert VP_VILLAGE_AT_REGROUP == 1
    assert VP_CAPTURED_CITADEL == 5


def test_figures_of_set_up() -> None:
    assert (STARTING_HAND, BUILD_POINTS, CITADEL_DISTANCE, CUTIECORN_COST) == (9, 5, 3, 2)
    assert REGROUP_LIMIT == {2: 3, 3: 2, 4: 2, 5: 2, 6: 2}


# --- maps -------------------------------------------------------------------------------------------

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
        read_map(Entry(data, "map.json"))


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
        read_map(Entry(data, "map.json"))


def borders(map_id: str) -> tuple[dict[tuple[int, int], float], dict[tuple[float, float], set[int]]]:
    """Length of the border that two areas share, and the areas that meet in each point."""
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
    with_rivers = read_map(Entry(data, "map.json"))
    assert rivers
    assert all(b in with_rivers.adjacent[a] for a, b in rivers)
    data["rivers"] = []
    without = read_map(Entry(data, "map.json"))
    assert without.adjacent == with_rivers.adjacent
    assert without.distance == with_rivers.distance


def test_a_river_needs_a_border() -> None:
    data = map_file("sundered-vale")
    data["rivers"] = [["hollin", "fenwick"]]
    with pytest.raises(ContentError, match="river"):
        read_drawing(Entry(data, "map.json"))


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
        read_map(Entry(data, "map.json"))


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
    """An x stands for adjacent, n for printed as not adjacent, a dash for neither (and so not adjacent)."""
    map_ = load_map("tyrants-lament")
    numbers = {label: map_.area_ids.index(name) for label, name in LABELS.items()}
    area = numbers[row[0]]
    for label, mark in zip("ABCDEFG", row[1:], strict=True):
        assert (numbers[label] in map_.adjacent[area]) == (mark == "x"), label


@each_map
def test_distances_are_shortest_over_all_areas_and_over_land(map_id: str) -> None:
    """The data of BS-4.17, checked against a slow but simple method."""
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
        read_map(Entry(data, "map.json"))


def blocked_by(map_: MapDef) -> dict[int, int]:
    """For each citadel site the bit mask of sites, itself included, that it closes (BS-4.16)."""
    sites = [a for a, kind in enumerate(map_.terrain) if CITADEL_TERRAIN[kind]]
    return {a: sum(1 << b for b in sites if map_.distance[a][b] < CITADEL_DISTANCE) for a in sites}


def largest_packing(blocks: dict[int, int], free: int) -> int:
    """The most citadels that fit on the free sites."""
    if not free:
        return 0
    # Some citadel of a largest packing closes the site with the fewest open neighbours: try all that do.
    site = min((a for a in blocks if free >> a & 1), key=lambda a: (blocks[a] & free).bit_count())
    return 1 + max(largest_packing(blocks, free & ~blocks[a]) for a in blocks if blocks[site] & free & 1 << a)


def can_shut(blocks: dict[int, int], free: int, citadels: int) -> bool:
    """Can so many badly placed citadels close every site that is free?"""
    if not free:
        return True
    if not citadels:
        return False
    site = min((a for a in blocks if free >> a & 1), key=lambda a: (blocks[a] & free).bit_count())
    return any(can_shut(blocks, free & ~blocks[a], citadels - 1) for a in blocks if blocks[site] & free & 1 << a)


@pytest.mark.parametrize("row", rows_of(MAPS), ids=MAP_IDS)
def test_room_for_citadels(row: list[str]) -> None:
    """Packing and worst case of each map; only The Broken Main can shut out its last player (BS-4.19)."""
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
        read_map(Entry({**data, "colour": "red"}, "map.json"))
    areas_of(data)[0]["terain"] = "plains"
    with pytest.raises(ContentError, match=r"^map\.json, areas \S+: unknown field terain; did you mean terrain\?"):
        read_map(Entry(data, "map.json"))


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
        read_map(Entry(data, "map.json"))


def test_an_unknown_neighbour_is_refused() -> None:
    data = map_file("sundered-vale")
    areas_of(data)[3]["adjacent"] = ["atlantis"]
    with pytest.raises(ContentError, match="atlantis"):
        read_map(Entry(data, "map.json"))


# --- flags and powers: asked for and declared ---------------------------------------------------------

GAME = files("sandtable.games.bloodstones")


def asked_for(module: str, function: str) -> dict[str, str]:
    """The constants of a table that name a flag or a power, by what they name."""
    found: dict[str, str] = {}
    for node in ast.parse((GAME / "tables" / module).read_text("utf-8")).body:
        match node:
            case ast.AnnAssign(ast.Name(name), _, ast.Call(ast.Name(called), [ast.Constant(str(flag))])):
                if called == function:
                    assert flag not in found, f"{flag} has two names"
                    found[flag] = name
    return found


def names_in_rules() -> set[str]:
    """Every name that the state and the procedures use, their imports aside."""
    found: set[str] = set()
    for path in GAME.iterdir():
        if path.name.endswith(".py") and path.name != "spec.py":
            tree = ast.parse(path.read_text("utf-8"))
            found |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return found


@pytest.mark.parametrize(
    ("module", "function", "declared"),
    [
        ("units.py", "flagged", {flag for unit in UNITS for flag in unit.flags}),
        ("factions.py", "powered", {power for faction in FACTIONS for power in faction.powers}),
    ],
)
def test_every_declared_flag_and_power_is_asked_for_by_a_rule(module: str, function: str, declared: set[str]) -> None:
    asked = asked_for(module, function)
    assert set(asked) == declared
    used = names_in_rules()
    assert [flag for flag, name in asked.items() if name not in used] == []


def test_a_flag_or_power_that_nobody_declares_is_refused() -> None:
    with pytest.raises(ContentError, match="no unit has the flag swims"):
        units.flagged("swims")
    with pytest.raises(ContentError, match="no faction has the power flies"):
        factions.powered("flies")


def test_no_rule_asks_for_a_faction_by_its_name() -> None:
    """Powers are data: only tables and bots know which faction is which."""
    assert {name.upper() for name in FACTION_IDS} & names_in_rules() == set()


def test_rules_name_only_the_units_that_are_no_tiles() -> None:
    """Abilities are flags; the rules set up citadels, raise Undead and build the Cutiecorn, so they know these by name."""
    named = {name.upper() for name in UNIT_IDS} & names_in_rules()
    assert named == {"CITADEL", "CUTIECORN", "UNDEAD"}
