"""The content files compared with the printed values, written out here as tables to check by eye."""

from __future__ import annotations

import ast
import tomllib
from importlib.resources import files

import pytest

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.games.bloodstones.tables import factions, terrain, units
from sandtable.games.bloodstones.tables.factions import (
    DRAGON_RIDERS,
    FACTION_IDS,
    FACTIONS,
    HILL_FOLK,
    NECROMANCERS,
    FactionDef,
    read_faction,
)
from sandtable.games.bloodstones.tables.figures import (
    BATTLE_TILES,
    BUILD_POINTS,
    CITADEL_DISTANCE,
    CUTIECORN_COST,
    REGROUP_LIMIT,
    STARTING_HAND,
    VP_CAPTURED_CITADEL,
    VP_CUTIECORN_WON,
    VP_UNIT_BEATEN,
    VP_VILLAGE_AT_REGROUP,
)
from sandtable.games.bloodstones.tables.terrain import (
    CITADEL_TERRAIN,
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
from tests.games.bloodstones.support import rows_of
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
    assert read_faction(ContentValue(row, f"factions.toml, faction {row['id']}")).id == "dragon_riders"
    row["tiles"]["swords"]["count"] -= 1
    with pytest.raises(ContentError, match="35 tiles"):
        read_faction(ContentValue(row, f"factions.toml, faction {row['id']}"))


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
        read_faction(ContentValue(row, f"factions.toml, faction {row['id']}"))


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
    """The constant named after a unit, faction, terrain or condition."""
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


# --- flags and powers: asked for and declared ---------------------------------------------------------

GAME = files("sandtable.games.bloodstones")


def asked_for(module: str, function: str) -> dict[str, str]:
    """The constants of a table that name a flag or a power, by that name."""
    found: dict[str, str] = {}
    for node in ast.parse((GAME / "tables" / module).read_text("utf-8")).body:
        match node:
            case ast.AnnAssign(ast.Name(name), _, ast.Call(ast.Name(called), [ast.Constant(str(flag))])):
                if called == function:
                    assert flag not in found, f"{flag} has two names"
                    found[flag] = name
    return found


def names_in_rules() -> set[str]:
    """Every name that the state and the procedures use, except in imports."""
    found: set[str] = set()
    for path in GAME.iterdir():
        if path.name.endswith(".py") and path.name not in ("notation.py", "odds.py", "spec.py"):
            tree = ast.parse(path.read_text("utf-8"))
            found |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return found


@pytest.mark.parametrize(
    ("module", "function", "declared"),
    [
        ("units.py", "units_with_flag", {flag for unit in UNITS for flag in unit.flags}),
        ("factions.py", "factions_with", {power for faction in FACTIONS for power in faction.powers}),
    ],
)
def test_every_declared_flag_and_power_is_asked_for_by_a_rule(module: str, function: str, declared: set[str]) -> None:
    asked = asked_for(module, function)
    assert set(asked) == declared
    used = names_in_rules()
    assert [flag for flag, name in asked.items() if name not in used] == []


def test_a_flag_or_power_that_nobody_declares_is_refused() -> None:
    with pytest.raises(ContentError, match="no unit has the flag swims"):
        units.units_with_flag("swims")
    with pytest.raises(ContentError, match="no faction has the power flies"):
        factions.factions_with("flies")


def test_no_rule_asks_for_a_faction_by_its_name() -> None:
    """Powers are data: only tables and bots know which faction is which."""
    assert {name.upper() for name in FACTION_IDS} & names_in_rules() == set()


def test_rules_name_only_the_units_that_are_not_tiles() -> None:
    """Abilities are flags. The rules set up citadels, raise Undead and build the Cutiecorn, so they know these by name."""
    named = {name.upper() for name in UNIT_IDS} & names_in_rules()
    assert named == {"CITADEL", "CUTIECORN", "UNDEAD"}
