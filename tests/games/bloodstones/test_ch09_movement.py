"""Move Units: steps, payment, leaders and Ship Passage (chapter 9)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import FACTIONS, HILL_FOLK
from sandtable.games.bloodstones.tables.terrain import DESERT, MOUNTAIN, SEA, TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import UNIT_IDS
from sandtable.games.bloodstones.terrain import step_cost
from tests.games.bloodstones.steps import ends_from, starts, step, walk
from tests.games.bloodstones.support import Table, unit
from tests.support import clause

# -- steps and payment -------------------------------------------------------------------------------------------


@clause("BS-9.1")
def test_bs_9_1_units_of_one_area_move_together() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords", "swords", "shield")
    t.units(0, "larkfield", "swords").hand(0, "leader").main(0)
    step(t, "dunmere", "kingsacre", "swords", "swords")
    assert t.force(0, "kingsacre") == ["swords", "swords"]
    assert t.force(0, "dunmere") == ["shield"]
    assert t.force(0, "larkfield") == ["swords"]
    # another step for another area, in the same action
    assert starts(t) == {"dunmere", "kingsacre", "larkfield"}
    assert t.why_not("area", "vinehall") == ["BS-9.1"]


@clause("BS-9.1")
def test_bs_9_1_at_least_one_unit_moves() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords", "swords", "shield").hand(0, "leader").main(0)
    t.pick("move", "kingsacre")
    assert t.options == ["0", "1", "2"]
    # no swords, so the shield must move
    assert t.pick("0").force(0, "kingsacre") == ["shield"]


@clause("BS-9.2")
def test_bs_9_2_to_an_adjacent_area() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "cobblethorpe", "swords").hand(0, "leader").main(0)
    assert ends_from(t, "cobblethorpe") == {"greywether", "kingsacre", "mirefoot", "owlwood", "barrowdown", "millbeck"}
    assert t.why_not("area", "dunmere") == ["BS-9.2"]
    assert t.why_not("area", "cobblethorpe") == ["BS-9.2"]


@clause("BS-9.3")
def test_bs_9_3_any_number_of_steps_if_they_are_paid() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "harrowlea", "cavalry").hand(0, "leader").main(0)
    way = ["harrowlea", "mirefoot", "cobblethorpe", "millbeck", "lanternhead", "barrowdown"]
    assert [walk(t, start, end, "cavalry") for start, end in pairwise(way)] == [1] * 5
    # five pips, five steps
    assert t.kind == "main_action"
    assert t.why_not("action", "move") == ["BS-9.8"]


@clause("BS-9.4")
def test_bs_9_4_each_unit_pays_for_each_area() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "swords", "swords", "cavalry")
    t.hand(0, "leader", "leader", "blank").main(0)
    units = ("swords", "swords", "cavalry")
    assert walk(t, "kingsacre", "owlwood", *units, pay=("leader", "leader")) == 6
    assert walk(t, "owlwood", "millbeck", *units) == 3
    assert t.force(0, "millbeck") == ["swords", "swords", "cavalry"]


COSTS = """
    horse_lords    swords  dunmere     kingsacre      1
    horse_lords    swords  kingsacre   owlwood        2
    horse_lords    swords  dunmere     stagfell       3
    horse_lords    swords  thistledown bonesand       1
    horse_lords    ship    gull-deep   coldmouth      1
    horse_lords    swords  kingsacre   the-sundering  -
    horse_lords    swords  dunmere     coldmouth      -
    horse_lords    ship    gull-deep   oxmead         -
    necromancers   goblins dunmere     stagfell       3
    chaos_horde    hordes  dunmere     stagfell       3
    corsairs       axes    kingsacre   the-sundering  -
    hill_folk      swords  dunmere     kingsacre      1
    hill_folk      swords  kingsacre   owlwood        2
    hill_folk      swords  dunmere     stagfell       2
    hill_folk      giant   kingsacre   the-sundering  3
    hill_folk      swords  thistledown bonesand       1
    hill_folk      ship    gull-deep   coldmouth      1
    hill_folk      swords  dunmere     coldmouth      -
    dragon_riders  swords  dunmere     stagfell       3
    dragon_riders  dragon  dunmere     kingsacre      1
    dragon_riders  dragon  kingsacre   owlwood        1
    dragon_riders  dragon  dunmere     stagfell       1
    dragon_riders  dragon  kingsacre   the-sundering  1
    dragon_riders  dragon  thistledown bonesand       1
    dragon_riders  dragon  dunmere     coldmouth      1
"""


@clause("BS-9.5")
@pytest.mark.parametrize("row", [line.split() for line in COSTS.strip().splitlines()], ids=" ".join)
def test_bs_9_5_movement_costs(row: list[str]) -> None:
    faction, mover, start, end, cost = row
    other = "horse_lords" if faction != "horse_lords" else "hill_folk"
    # units elsewhere prevent the engine from choosing the only start or path itself
    t = Table(faction, other).units(0, start, mover).units(0, "saltby", "leader").hand(0, "ship", "ship").main(0)
    if cost != "-":
        assert walk(t, start, end, mover) == int(cost)
        return
    t.pick("move", start)
    assert t.kind != "move_to" or end not in t.options
    assert t.force(0, end) == []


@clause("BS-9.6")
def test_bs_9_6_several_tiles_are_added() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "swords", "swords").units(0, "saltby", "swords")
    t.hand(0, "skirmishers", "lizardmen", "shield", "leader").main(0)
    step(t, "dunmere", "stagfell", "swords", "swords")
    assert t.kind == "move_pay"
    assert set(t.options) == {"skirmishers", "lizardmen", "shield", "leader"}
    t.pick("skirmishers", "lizardmen")
    assert t.decision.context == (2,)
    t.pick("shield")
    assert t.force(0, "stagfell") == ["swords", "swords"]
    assert t.discard_of(0) == ["skirmishers", "shield", "lizardmen"]
    assert t.hand_of(0) == ["leader"]


@clause("BS-9.7")
def test_bs_9_7_the_pool_pays_later_steps_and_is_lost_with_the_action() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(0, "saltby", "swords")
    t.hand(0, "leader", "ship").main(0)
    assert walk(t, "dunmere", "kingsacre", "swords", pay=("leader",)) == 1
    assert t.decision.context == (4,)
    assert walk(t, "saltby", "estmark", "swords") == 1
    assert t.hand_of(0) == ["ship"]
    assert t.decision.context == (3,)
    t.pick("end-move")
    assert t.events("pips_lost") == [(3,)]
    # a new action starts with an empty pool
    assert walk(t, "estmark", "saltby", "swords") == 1
    assert t.hand_of(0) == []


@clause("BS-9.7")
def test_bs_9_7_the_end_is_offered_only_after_the_first_step() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(0, "saltby", "swords").hand(0, "leader")
    t.main(0).pick("move")
    assert "end-move" not in t.options
    walk(t, "dunmere", "kingsacre", "swords")
    assert "end-move" in t.options


@clause("BS-9.8")
def test_bs_9_8_a_tile_only_while_the_pool_is_too_small() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(0, "saltby", "swords")
    t.hand(0, "leader", "ship", "blank").main(0)
    walk(t, "dunmere", "kingsacre", "swords", pay=("ship",))
    # three pips are in the pool: no tile is needed
    step(t, "kingsacre", "greywether")
    assert t.kind == "move_from"
    assert t.hand_of(0) == ["leader", "blank"]
    assert t.decision.context == (0,)


@clause("BS-9.8")
def test_bs_9_8_a_step_that_cannot_be_covered_is_not_offered() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "swords", "swords").units(0, "saltby", "siege_engine")
    t.hand(0, "skirmishers").main(0).pick("move", "kingsacre")
    assert set(t.options) == {"dunmere", "cobblethorpe", "owlwood"}
    assert t.why_not("area", "stagfell") == ["BS-9.8"]
    assert t.why_not("area", "the-sundering") == ["BS-2.8"]
    assert t.why_not("area", "millbeck") == ["BS-9.2"]
    # one may enter the forest, not both
    t.pick("owlwood")
    assert t.force(0, "owlwood") == ["swords"]
    assert t.force(0, "kingsacre") == ["swords"]


@clause("BS-9.8")
def test_bs_9_8_starts_without_a_step_that_can_be_paid() -> None:
    t = Table("horse_lords", "hill_folk", map="saltmarch-narrows").units(0, "dust-hollow", "swords")
    t.units(0, "peatmoor", "swords").units(0, "wheelwright", "swords").units(0, "gannet-rock", "swords")
    t.units(0, "amber-bight", "ship").units(0, "tinmarch", "swords").hand(0, "skirmishers").main(0)
    walk(t, "peatmoor", "crossways", "swords")
    # one pip is left in the pool; from Tinmarch plains are near, so only units with no legal step are missing
    assert starts(t) == {"dust-hollow", "crossways", "wheelwright", "tinmarch"}
    assert t.why_not("area", "gannet-rock") == ["BS-9.23"]
    assert t.why_not("area", "amber-bight") == ["BS-9.13"]


@clause("BS-9.8")
def test_bs_9_8_a_start_from_which_every_step_is_too_expensive() -> None:
    t = Table("hill_folk", "horse_lords", "corsairs", "necromancers", "dragon_riders", "chaos_horde")
    t.units(0, "isle-of-oaths", "swords").units(0, "mereside", "shield").hand(0, "skirmishers", "reivers").main(0)
    # the island borders on a hill and nothing else: two pips
    assert walk(t, "mereside", "southroad", "shield", pay=("skirmishers",)) == 1
    assert walk(t, "southroad", "mereside", "shield") == 1
    assert starts(t) == {"isle-of-oaths", "mereside"}
    walk(t, "mereside", "southroad", "shield")
    # one pip is left
    assert starts(t) == {"southroad"}
    assert t.why_not("area", "isle-of-oaths") == ["BS-9.8"]


# -- enemies ---------------------------------------------------------------------------------------------------------


@clause("BS-9.9", "BS-9.10")
def test_bs_9_9_units_that_meet_enemies_go_no_farther() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").units(0, "saltby", "shield")
    t.units(1, "kingsacre", "skirmishers").hand(0, "leader", "ship").main(0)
    assert walk(t, "dunmere", "kingsacre", "swords", pay=("leader",)) == 1
    assert starts(t) == {"saltby"}
    assert t.why_not("area", "kingsacre") == ["BS-9.10"]
    # after the battle they can continue
    t.pick("end-move", "battle", "dunmere")
    assert t.force(1, "dunmere") == ["skirmishers"]
    assert "kingsacre" in starts(t)


@clause("BS-9.9")
def test_bs_9_9_a_lone_cutiecorn_changes_hands_and_stops_nobody() -> None:
    for beside, stopped in (((), False), (("skirmishers",), True)):
        t = Table("horse_lords", "hill_folk", cutiecorn="on").units(0, "dunmere", "swords").units(0, "saltby", "shield")
        t.units(1, "kingsacre", "cutiecorn", *beside).hand(0, "leader").main(0)
        walk(t, "dunmere", "kingsacre", "swords")
        assert ("kingsacre" not in starts(t)) == stopped
        assert ("cutiecorn" not in t.force(0, "kingsacre")) == stopped


@clause("BS-9.10")
@pytest.mark.parametrize("enemy", ["skirmishers", "castle", "citadel"])
def test_bs_9_10_nobody_leaves_an_area_with_enemy_units(enemy: str) -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "larkfield", "dragon", "swords").units(1, "larkfield", enemy)
    t.units(0, "gull-deep", "ship", "dragon").units(0, "saltby", "swords").hand(0, "leader").main(0)
    assert starts(t) == {"gull-deep", "saltby"}
    assert t.why_not("area", "larkfield") == ["BS-9.10"]


@clause("BS-9.10")
def test_bs_9_10_at_sea_too() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "gull-deep", "ship", "dragon").units(1, "gull-deep", "ship")
    t.hand(0, "leader").main(0)
    assert "move" not in t.options
    assert t.why_not("action", "move") == ["BS-9.10"]


@clause("BS-9.11")
def test_bs_9_11_enemy_villages_do_not_hinder() -> None:
    t = Table("dragon_riders", "horse_lords", "hill_folk", "necromancers").units(0, "oathby", "cavalry")
    t.villages(1, "oathby", 2).villages(2, "crownfield", 2).villages(3, "bellmarsh").hand(0, "shield").main(0)
    for start, end in (("oathby", "crownfield"), ("crownfield", "bellmarsh"), ("bellmarsh", "hayward")):
        assert walk(t, start, end, "cavalry") == 1
    assert t.force(0, "hayward") == ["cavalry"]


@clause("BS-9.12")
def test_bs_9_12_castles_and_citadels_never_move() -> None:
    t = (
        Table("hill_folk", "horse_lords")
        .units(0, "dunmere", "castle", "citadel", "swords")
        .units(0, "saltby", "castle")
    )
    t.hand(0, "leader").main(0)
    step(t, "dunmere", "kingsacre")
    assert t.force(0, "dunmere") == ["castle", "citadel"]
    assert t.force(0, "kingsacre") == ["swords"]
    assert starts(t) == {"kingsacre"}
    assert t.why_not("area", "dunmere") == ["BS-9.12"]
    assert t.why_not("area", "saltby") == ["BS-9.12"]


@clause("BS-9.12")
def test_bs_9_12_castles_alone_offer_no_move() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "dunmere", "castle", "citadel").hand(0, "leader").main(0)
    assert "move" not in t.options
    assert t.why_not("action", "move") == ["BS-9.12"]
    t = Table("hill_folk", "horse_lords").hand(0, "leader").main(0)
    assert t.why_not("action", "move") == ["BS-9.1"]


@clause("BS-9.13")
def test_bs_9_13_ships_move_to_adjacent_seas() -> None:
    t = Table("corsairs", "horse_lords", "hill_folk").units(0, "saltmarch-water", "ship", "ship")
    t.units(1, "north-narrows", "ship").hand(0, "leader").main(0)
    assert ends_from(t, "saltmarch-water") == {"north-narrows", "south-narrows"}
    assert t.why_not("area", "langshore") == ["BS-2.7"]
    assert t.why_not("area", "farrow-deep") == ["BS-9.2"]
    assert walk(t, "saltmarch-water", "north-narrows", "ship", "ship") == 2
    # they met an enemy ship
    assert t.kind == "main_action"
    assert t.why_not("action", "move") == ["BS-9.10"]


# -- leaders -----------------------------------------------------------------------------------------------------------


@clause("BS-9.14")
def test_bs_9_14_a_leader_takes_one_unit_along() -> None:
    for units, cost in ((("leader",), 2), (("leader", "swords"), 2), (("leader", "swords", "swords"), 4)):
        t = Table("hill_folk", "horse_lords").units(0, "kingsacre", *units).units(0, "saltby", "shield")
        t.hand(0, "giant", "giant").main(0)
        assert walk(t, "kingsacre", "owlwood", *units) == cost


@clause("BS-9.14")
def test_bs_9_14_without_a_leader_everyone_pays() -> None:
    t = Table("hill_folk", "horse_lords").units(0, "kingsacre", "swords", "swords").hand(0, "giant", "giant").main(0)
    assert walk(t, "kingsacre", "owlwood", "swords", "swords") == 4


@clause("BS-9.15")
def test_bs_9_15_the_companion_makes_the_same_step() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "leader").units(0, "dunmere", "swords").hand(0, "blank")
    t.hand(0, "blank").main(0)
    # the swords stand in another area: both pay
    assert walk(t, "kingsacre", "stagfell", "leader") == 3
    assert walk(t, "dunmere", "stagfell", "swords") == 3
    # moving one after the other is not moving together
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "leader", "swords").hand(0, "blank").main(0)
    assert walk(t, "kingsacre", "dunmere", "leader") == 1
    assert walk(t, "kingsacre", "dunmere", "swords") == 1


@clause("BS-9.15")
def test_bs_9_15_nobody_is_taken_where_it_may_not_go() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "kingsacre", "leader", "dragon", "dragon").hand(0, "blank").main(0)
    step(t, "kingsacre", "the-sundering", "dragon", "dragon")
    assert t.force(0, "kingsacre") == ["leader"]
    assert t.force(0, "the-sundering") == ["dragon", "dragon"]


@clause("BS-9.16")
@pytest.mark.parametrize(
    ("faction", "companion"),
    [
        ("horse_lords", "siege_engine"),
        ("horse_lords", "cavalry"),
        ("horse_lords", "leader"),
        ("dragon_riders", "dragon"),
        ("hill_folk", "giant"),
        ("necromancers", "necromancer"),
    ],
)
def test_bs_9_16_any_unit_that_may_move_can_be_the_companion(faction: str, companion: str) -> None:
    other = "corsairs"
    t = (
        Table(faction, other)
        .units(0, "dunmere", "leader", companion)
        .units(0, "saltby", "shield")
        .hand(0, "ship")
        .main(0)
    )
    assert walk(t, "dunmere", "stagfell", "leader", companion) == (2 if faction == "hill_folk" else 3)


@clause("BS-9.16")
def test_bs_9_16_no_castle_citadel_or_undead() -> None:
    t = Table("necromancers", "corsairs").units(0, "dunmere", "leader", "castle", "citadel", "undead")
    t.hand(0, "ship").main(0)
    step(t, "dunmere", "kingsacre")
    # only the leader could be chosen
    assert t.force(0, "kingsacre") == ["leader"]
    assert t.force(0, "dunmere") == ["castle", "undead", "citadel"]


@clause("BS-9.17")
@pytest.mark.parametrize(("faction", "third"), [("horse_lords", "siege_engine"), ("chaos_horde", "hordes")])
def test_bs_9_17_two_leaders_and_one_unit_for_the_cost_of_one(faction: str, third: str) -> None:
    t = Table(faction, "dragon_riders", "hill_folk", "necromancers").units(0, "oathby", "leader", "leader", third)
    t.hand(0, "ship", "blank").main(0)
    assert walk(t, "oathby", "cairn-moor", "leader", "leader", third, pay=("ship",)) == 3
    # with a fourth unit the cost is that of two
    t = Table(faction, "dragon_riders", "hill_folk", "necromancers").units(
        0, "oathby", "leader", "leader", third, third
    )
    t.hand(0, "ship", "blank").main(0)
    assert walk(t, "oathby", "cairn-moor", "leader", "leader", third, third, pay=("ship", "blank")) == 6


def carryings(units: tuple[int, ...]) -> Iterator[set[int]]:
    """Every legal set of units that ride free: each leader carries at most one other unit, nobody rides twice, no cycles."""
    leaders = [i for i, kind in enumerate(units) if kind == unit("leader")]
    for choice in product([None, *range(len(units))], repeat=len(leaders)):
        takes = {a: b for a, b in zip(leaders, choice, strict=True) if b is not None}
        if len(set(takes.values())) < len(takes) or any(a == b for a, b in takes.items()):
            continue
        if any(in_circle(a, takes) for a in takes):
            continue
        yield set(takes.values())


def in_circle(first: int, takes: dict[int, int]) -> bool:
    at = takes.get(first)
    while at is not None and at != first:
        at = takes.get(at)
    return at == first


PIPS_TO_ENTER = {
    "default": {"plains": 1, "forest": 2, "hill": 3, "desert": 1},
    "hill_folk": {"plains": 1, "forest": 2, "hill": 2, "desert": 1, "mountain": 3},
    "dragon": {"plains": 1, "forest": 1, "hill": 1, "desert": 1, "mountain": 1, "sea": 1},
    "ship": {"sea": 1},
}
"""BS-9.5, written out independently."""


def price(faction: str, mover: str, terrain: str) -> int | None:
    kind = mover if mover in ("dragon", "ship") else ("hill_folk" if faction == "hill_folk" else "default")
    return PIPS_TO_ENTER[kind].get(terrain)


def cheapest(faction: str, movers: tuple[str, ...], terrain: str) -> int:
    """The lowest cost of a step over all legal ways to ride free. The Cutiecorn rides for free (BS-9.21)."""
    payers = tuple([mover for mover in movers if mover != "cutiecorn"])
    costs = [price(faction, mover, terrain) or 0 for mover in payers]
    kinds = tuple([unit(mover) for mover in payers])
    return min(sum(cost for i, cost in enumerate(costs) if i not in free) for free in carryings(kinds))


@clause("BS-9.18", "BS-9.20")
@pytest.mark.parametrize("area", ["kingsacre", "owlwood", "stagfell", "bonesand"])
@pytest.mark.parametrize("faction", ["dragon_riders", "hill_folk"])
def test_bs_9_18_the_cheapest_of_all_legal_exemptions(faction: str, area: str) -> None:
    t = Table(faction, "horse_lords")
    terrain = {"kingsacre": "plains", "owlwood": "forest", "stagfell": "hill", "bonesand": "desert"}[area]
    for size in range(1, 6):
        for movers in combinations_with_replacement(("swords", "leader", "dragon"), size):
            kinds = tuple(sorted([unit(mover) for mover in movers]))
            assert step_cost(t.st, 0, kinds, t.area(area)) == cheapest(faction, movers, terrain), movers


@clause("BS-9.18")
def test_bs_9_18_two_leaders_cannot_both_ride_free() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kingsacre", "leader", "leader").units(0, "saltby", "shield")
    t.hand(0, "blank", "blank").main(0)
    assert walk(t, "kingsacre", "stagfell", "leader", "leader") == 3
    # the formula of the clause: of n units with k leaders, min(k, n - 1) ride free
    for n, k in product(range(2, 6), (1, 2)):
        units = (unit("leader"),) * k + (unit("swords"),) * (n - k)
        assert max([len(riders) for riders in carryings(units)]) == min(k, n - 1)


@clause("BS-9.19")
def test_bs_9_19_a_dragon_cannot_carry_the_leader() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "leader", "dragon").units(0, "saltby", "shield")
    t.hand(0, "ship").main(0)
    # the leader pays the hill, the Dragon rides free
    assert walk(t, "dunmere", "stagfell", "leader", "dragon") == 3


@clause("BS-9.20")
def test_bs_9_20_the_costliest_companion_is_free_and_may_change() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "leader", "dragon", "swords").hand(0, "blank", "blank")
    t.main(0)
    # leader 3, Dragon 1, the swords ride; not leader 3, swords 3
    assert walk(t, "dunmere", "stagfell", "leader", "dragon", "swords") == 4
    assert walk(t, "stagfell", "kingsacre", "leader", "dragon") == 1
    assert t.force(0, "stagfell") == ["swords"]


@clause("BS-9.21")
def test_bs_9_21_the_cutiecorn_rides_free_beside_the_companion() -> None:
    t = Table("horse_lords", "hill_folk", cutiecorn="on").units(0, "dunmere", "leader", "swords", "cutiecorn")
    t.units(0, "saltby", "shield").hand(0, "ship").main(0)
    assert walk(t, "dunmere", "stagfell", "leader", "swords", "cutiecorn") == 3
    t = Table("horse_lords", "hill_folk", cutiecorn="on").units(0, "dunmere", "swords", "shield", "cutiecorn")
    t.units(0, "saltby", "shield").hand(0, "ship").main(0)
    assert walk(t, "dunmere", "kingsacre", "swords", "shield", "cutiecorn") == 2


@clause("BS-9.21")
def test_bs_9_21_the_cutiecorn_needs_a_companion_and_can_be_left() -> None:
    t = Table("horse_lords", "hill_folk", cutiecorn="on").units(0, "dunmere", "swords", "shield", "cutiecorn")
    t.units(0, "saltby", "leader").hand(0, "ship", "ship").main(0)
    step(t, "dunmere", "kingsacre", "swords")
    assert t.force(0, "dunmere") == ["shield", "cutiecorn"]
    # without another unit the step is not offered: the last kind must move
    t.pick("dunmere", "kingsacre")
    assert t.options == ["0", "1"]
    assert t.decision.context[2] == unit("cutiecorn")
    t.pick("0")
    assert t.force(0, "dunmere") == ["cutiecorn"]
    assert "dunmere" not in starts(t)
    assert t.why_not("area", "dunmere") == ["BS-17.8"]


# -- Dragons and Ship Passage ------------------------------------------------------------------------------------------


@clause("BS-9.22")
def test_bs_9_22_a_dragon_goes_everywhere_for_one_pip_and_stays() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "dunmere", "dragon").units(0, "saltby", "citadel").hand(0, "blank")
    t.main(0)
    way = ["dunmere", "coldmouth", "stagfell", "the-sundering", "briarwood", "bonesand"]
    assert [walk(t, start, end, "dragon") for start, end in pairwise(way)] == [1] * 5
    t.pick("end")
    assert t.seat == 1
    assert t.force(0, "bonesand") == ["dragon"]


@clause("BS-9.23")
@pytest.mark.parametrize("mover", ["swords", "leader", "cutiecorn"])
def test_bs_9_23_land_units_enter_no_sea(mover: str) -> None:
    t = Table("dragon_riders", "hill_folk", cutiecorn="on").units(0, "larkfield", mover, "shield")
    t.units(0, "gull-deep", "ship").hand(0, "blank").main(0)
    assert "gull-deep" not in ends_from(t, "larkfield")
    assert t.why_not("area", "gull-deep") == ["BS-2.6"]
    t = (
        Table("dragon_riders", "hill_folk")
        .units(0, "larkfield", "dragon")
        .units(0, "gull-deep", "ship")
        .hand(0, "blank")
    )
    assert "gull-deep" in ends_from(t.main(0), "larkfield")


@clause("BS-9.24")
def test_bs_9_24_over_a_chain_of_seas_in_one_step() -> None:
    t = Table("corsairs", "horse_lords", "hill_folk").units(0, "harewood", "axes").hand(0, "leader")
    for sea in ("saltmarch-water", "south-narrows", "farrow-deep"):
        t.units(0, sea, "ship")
    by_land = {"wendle", "ferrybridge", "langshore"}
    by_sea = {"ferrybridge", "langshore", "tollgate-hill", "marshend", "thanes-knoll", "netherby"}
    by_sea |= {"gannet-rock", "herringtown", "gorsewood", "eastgarth", "cape-farrow"}
    assert ends_from(t.main(0), "harewood") == by_land | by_sea
    t.pick("cape-farrow")
    assert t.events("passage") == [(0, (unit("axes"),), t.area("harewood"), t.area("cape-farrow"), 1)]


@clause("BS-9.24")
def test_bs_9_24_the_chain_begins_beside_the_start_and_has_no_gap() -> None:
    t = Table("corsairs", "horse_lords", "hill_folk").units(0, "wendle", "axes").hand(0, "leader")
    t.units(0, "saltmarch-water", "ship").main(0)
    # the ship is not beside Wendle
    assert ends_from(t, "wendle") == {"hobs-rise", "ferrybridge", "harewood", "langshore"}
    t = Table("corsairs", "horse_lords", "hill_folk").units(0, "harewood", "axes").hand(0, "leader")
    t.units(0, "saltmarch-water", "ship").units(0, "farrow-deep", "ship").main(0)
    assert "cape-farrow" not in ends_from(t, "harewood")
    assert t.why_not("area", "cape-farrow") == ["BS-9.2"]


@clause("BS-9.25")
def test_bs_9_25_every_sea_of_the_chain_needs_an_own_ship() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "alderholt", "swords").hand(0, "blank")
    t.units(0, "coldmouth", "ship").units(0, "gull-deep", "dragon").main(0)
    # an own Dragon is not a ship
    assert "oxmead" not in ends_from(t, "alderholt")
    t = Table("dragon_riders", "hill_folk").units(0, "alderholt", "swords").hand(0, "blank")
    t.units(0, "coldmouth", "ship").units(0, "gull-deep", "dragon", "ship").main(0)
    assert "oxmead" in ends_from(t, "alderholt")
    t = Table("dragon_riders", "hill_folk").units(0, "alderholt", "swords").hand(0, "blank")
    t.units(0, "coldmouth", "dragon").units(0, "gull-deep", "ship").main(0)
    assert ends_from(t, "alderholt") == {"whitbarrow", "harrowlea"}


@clause("BS-9.26")
@pytest.mark.parametrize("enemy", ["ship", "dragon"])
def test_bs_9_26_no_enemy_in_any_sea_of_the_chain(enemy: str) -> None:
    for sea, ways in (("gull-deep", {"kettle-isle", "dunmere"}), ("coldmouth", set())):
        t = Table("hill_folk", "dragon_riders").units(0, "alderholt", "swords").hand(0, "blank")
        t.units(0, "coldmouth", "ship").units(0, "gull-deep", "ship").units(1, sea, enemy).main(0)
        assert ends_from(t, "alderholt") & {"kettle-isle", "dunmere", "oxmead"} == ways
        assert t.why_not("area", "oxmead") == ["BS-9.26"], "the ships are there, an enemy among them"
        assert t.why_not("area", "saltby") == ["BS-9.2"], "no ship leads there"


@clause("BS-9.27")
def test_bs_9_27_only_the_destination_is_paid() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "alderholt", "swords", "cavalry", "leader").hand(0, "blank", "blank")
    t.units(0, "coldmouth", "ship").units(0, "gull-deep", "ship").main(0)
    # over two seas into a hill: three pips per unit, and the leader carries one
    assert walk(t, "alderholt", "redbarrow", "swords", "cavalry", "leader") == 6
    assert t.force(0, "redbarrow") == ["swords", "cavalry", "leader"]


@clause("BS-9.28")
def test_bs_9_28_it_ends_in_land_that_the_units_may_enter() -> None:
    for faction, enters in (("horse_lords", False), ("hill_folk", True)):
        t = (
            Table(faction, "corsairs", "dragon_riders")
            .units(0, "wheelwright", "swords")
            .units(0, "amber-bight", "ship")
        )
        t.units(1, "hazelstrand", "axes").hand(0, "ship", "ship").main(0)
        ends = ends_from(t, "wheelwright")
        assert ("broken-anvil" in ends) == enters
        # also if there are enemies, and into a desert
        assert {"hazelstrand", "dust-hollow", "orchardine"} <= ends
        assert "amber-bight" not in ends


@clause("BS-9.28")
def test_bs_9_28_a_mountain_that_only_a_passage_reaches() -> None:
    for faction, enters in (("hill_folk", True), ("horse_lords", False)):
        t = (
            Table(faction, "corsairs", "dragon_riders")
            .units(0, "dust-hollow", "swords")
            .units(0, "amber-bight", "ship")
        )
        t.hand(0, "ship", "ship").main(0)
        assert ("broken-anvil" in ends_from(t, "dust-hollow")) == enters
    assert t.why_not("area", "broken-anvil") == ["BS-2.8"]


@clause("BS-9.29")
def test_bs_9_29_dragons_and_undead_use_it_and_ships_do_not() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "kettle-isle", "dragon").units(0, "coldmouth", "ship")
    t.hand(0, "blank").main(0)
    assert walk(t, "kettle-isle", "greywether", "dragon") == 1
    t = Table("necromancers", "hill_folk").units(0, "kettle-isle", "undead").units(0, "coldmouth", "ship").turn(0)
    assert "kettle-isle 2 greywether" in t.options
    # ships in a row do not carry each other ashore or across
    t = Table("dragon_riders", "hill_folk", map="saltmarch-narrows").hand(0, "blank")
    for sea in ("saltmarch-water", "south-narrows", "farrow-deep"):
        t.units(0, sea, "ship")
    assert ends_from(t.main(0), "saltmarch-water") == {"north-narrows", "south-narrows"}


@clause("BS-9.30")
def test_bs_9_30_no_limit_and_the_ships_stay() -> None:
    t = Table("chaos_horde", "hill_folk").units(0, "kettle-isle", *["hordes"] * 6).units(0, "coldmouth", "ship")
    t.hand(0, "blank", "blank").main(0)
    assert walk(t, "kettle-isle", "dunmere", *["hordes"] * 5) == 5
    assert walk(t, "kettle-isle", "whitbarrow", "hordes") == 1
    assert walk(t, "dunmere", "kettle-isle", *["hordes"] * 4) == 4
    assert t.force(0, "coldmouth") == ["ship"]


@clause("BS-9.31")
def test_bs_9_31_a_dragon_at_sea_begins_with_its_own_or_the_next_sea() -> None:
    t = Table("dragon_riders", "corsairs", "hill_folk").units(0, "saltmarch-water", "dragon", "ship")
    t.units(0, "south-narrows", "ship").hand(0, "blank").main(0)
    assert walk(t, "saltmarch-water", "gorsewood", "dragon") == 1
    assert t.force(0, "saltmarch-water") == ["ship"]
    # no ship in its own sea area, one in the next
    t = Table("dragon_riders", "corsairs", "hill_folk").units(0, "saltmarch-water", "dragon")
    t.units(0, "south-narrows", "ship").units(0, "farrow-deep", "ship").hand(0, "blank").main(0)
    assert {"gorsewood", "cape-farrow", "eastgarth"} <= ends_from(t, "saltmarch-water")
    # its own sea area is a link only if it contains a ship
    t = Table("dragon_riders", "corsairs", "hill_folk").units(0, "north-narrows", "dragon")
    t.units(0, "amber-bight", "ship").hand(0, "blank").main(0)
    assert "netherby" not in ends_from(t, "north-narrows")


@clause("BS-9.31")
def test_bs_9_31_not_over_a_sea_with_enemies() -> None:
    t = Table("dragon_riders", "corsairs", "hill_folk").units(0, "saltmarch-water", "dragon", "ship")
    t.units(0, "south-narrows", "ship").units(1, "south-narrows", "ship").hand(0, "blank").main(0)
    ends = ends_from(t, "saltmarch-water")
    assert "gorsewood" not in ends
    # over the border it can still attack there
    assert "south-narrows" in ends


@clause("BS-9.32")
def test_bs_9_32_after_a_passage_a_unit_may_go_on() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "kettle-isle", "swords", "shield").units(0, "coldmouth", "ship")
    t.units(1, "whitbarrow", "swords").hand(0, "leader").main(0)
    walk(t, "kettle-isle", "dunmere", "swords")
    assert walk(t, "dunmere", "kingsacre", "swords") == 1
    walk(t, "kettle-isle", "whitbarrow", "shield")
    assert "whitbarrow" not in starts(t)


@clause("BS-9.33")
def test_bs_9_33_back_again() -> None:
    t = Table("horse_lords", "hill_folk").units(0, "dunmere", "swords").hand(0, "leader").main(0)
    walk(t, "dunmere", "kingsacre", "swords")
    assert walk(t, "kingsacre", "dunmere", "swords") == 1
    t.pick("end-move")
    assert t.force(0, "dunmere") == ["swords"]


@clause("BS-9.34")
def test_bs_9_34_a_desert_may_be_the_end_of_a_move() -> None:
    t = Table("dragon_riders", "hill_folk").units(0, "hollin", "swords", "lizardmen").units(0, "saltby", "citadel")
    t.hand(0, "skirmishers").main(0)
    walk(t, "hollin", "bonesand", "swords", "lizardmen")
    assert t.kind == "main_action"
    assert t.force(0, "bonesand") == ["swords", "lizardmen"]
    # the check comes in phase 5
    t.pick("end")
    assert t.force(0, "bonesand") == ["lizardmen"]
    assert "swords" in t.discard_of(0)


# -- everything at once, against a count of all steps --------------------------------------------------------------

Step = tuple[str, str, tuple[str, ...]]

PLACES = ("alderholt", "kettle-isle", "stagfell", "larkfield", "kingsacre", "the-sundering", "bonesand", "thornwater")
ENEMY_PLACES = ("alderholt", "dunmere", "kingsacre", "vinehall")
SEAS = ("coldmouth", "gull-deep", "wyrm-firth")
LAND_UNITS = {
    "dragon_riders": ("swords", "leader", "dragon", "castle", "cutiecorn"),
    "horse_lords": ("swords", "leader", "cavalry", "castle", "cutiecorn"),
    "hill_folk": ("swords", "leader", "giant", "citadel", "cutiecorn"),
    "necromancers": ("goblins", "leader", "undead", "castle", "cutiecorn"),
}


def steps_offered(t: Table) -> set[Step]:
    """Every step that the engine's questions lead to, found by trying all answers."""
    found: set[Step] = set()
    if "move" in t.options:
        follow(t.st, 1, found, t)
    return found


def follow(st: State, pick: int | tuple[int, ...], found: set[Step], t: Table) -> None:
    clone = st.clone()
    clone.apply(pick)
    made = [event[1] for event in clone.events if event[0] in ("move", "passage")]
    if made:
        _, units, start, end, _ = made[0]
        assert isinstance(units, tuple)
        assert isinstance(start, int)
        assert isinstance(end, int)
        ids = t.st.rules.map.area_ids
        found.add((ids[start], ids[end], tuple([UNIT_IDS[kind] for kind in units])))
        return
    asked = clone.decision
    assert asked is not None
    assert asked.kind.startswith("move_")
    # the payment of a step does not matter here
    for option in asked.options[:1] if asked.kind == "move_pay" else asked.options:
        follow(clone, option, found, t)


def steps_by_the_book(t: Table, faction: str, hand: list[str]) -> set[Step]:
    """Every step that chapter 9 allows, computed from the clauses alone."""
    rules = t.st.rules
    ids = rules.map.area_ids
    terrain = [TERRAIN_IDS[kind] for kind in rules.terrain]
    pips = sum(FACTIONS[t.st.faction[0]].pips[unit(tile)] for tile in hand)
    found: set[Step] = set()
    for start, force in enumerate(t.st.units[0]):
        if not force or t.st.units[1][start]:
            continue
        movers = [UNIT_IDS[kind] for kind in force if UNIT_IDS[kind] not in ("castle", "citadel", "undead")]
        ferried = passages_by_the_book(t, start)
        for end in {*rules.adjacent[start], *ferried}:
            for chosen in selections(movers):
                if all(kind == "cutiecorn" for kind in chosen):
                    continue
                if any(price(faction, kind, terrain[end]) is None for kind in chosen):
                    continue
                if "ship" in chosen and end not in rules.adjacent[start]:
                    continue
                if cheapest(faction, chosen, terrain[end]) <= pips:
                    found.add((ids[start], ids[end], chosen))
    return found


def selections(movers: list[str]) -> set[tuple[str, ...]]:
    """Every different choice of units."""
    return {
        tuple([mover for mover, goes in zip(movers, pattern, strict=True) if goes])
        for pattern in product((False, True), repeat=len(movers))
    }


def passages_by_the_book(t: Table, start: int) -> set[int]:
    """Where chains of ships lead: tries every simple path of sea areas (BS-9.24 to BS-9.26, BS-9.31)."""
    rules = t.st.rules
    ends: set[int] = set()

    def is_link(sea: int) -> bool:
        return rules.terrain[sea] == SEA and unit("ship") in t.st.units[0][sea] and not t.st.units[1][sea]

    def sail(path: list[int]) -> None:
        for area in rules.adjacent[path[-1]]:
            if rules.terrain[area] != SEA:
                ends.add(area)
            elif area not in path and is_link(area):
                sail([*path, area])

    for first in (start, *rules.adjacent[start]):
        if is_link(first):
            sail([first])
    return ends - {start}


@hyp.composite
def tables(draw: hyp.DrawFn) -> tuple[Table, str, list[str]]:
    faction = draw(hyp.sampled_from(sorted(LAND_UNITS)))
    t = Table(faction, "corsairs", cutiecorn="on")
    for area in draw(hyp.lists(hyp.sampled_from(PLACES), min_size=1, max_size=3, unique=True)):
        for name in draw(hyp.lists(hyp.sampled_from(LAND_UNITS[faction]), min_size=1, max_size=4)):
            if may_add(t, area, name):
                t.units(0, area, name)
    for sea in draw(hyp.lists(hyp.sampled_from(SEAS), max_size=3, unique=True)):
        has_dragon = faction == "dragon_riders" and unit("dragon") in t.st.bag[0]
        crew = draw(hyp.sampled_from((("ship",), ("dragon",), ("ship", "dragon")))) if has_dragon else ("ship",)
        t.units(0, sea, *crew)
    for area in draw(hyp.lists(hyp.sampled_from(ENEMY_PLACES), max_size=2, unique=True)):
        t.units(1, area, "axes")
    for sea in draw(hyp.lists(hyp.sampled_from(SEAS), max_size=2, unique=True)):
        t.units(1, sea, "ship")
    hand = draw(hyp.lists(hyp.sampled_from(("skirmishers", "siege_engine", "ship", "swords")), max_size=3))
    hand = [tile for tile in hand if take(t, tile)]
    return t, faction, hand


def may_add(t: Table, area: str, name: str) -> bool:
    """Use only existing pieces, and terrain that the unit could be in."""
    terrain = t.st.rules.terrain[t.area(area)]
    if terrain in (MOUNTAIN, DESERT) and name in ("castle", "citadel"):
        return False
    if terrain == MOUNTAIN and name not in ("dragon", "undead") and t.st.faction[0] != HILL_FOLK:
        return False
    if name == "cutiecorn":
        return t.st.cutie_seat < 0
    if name == "citadel":
        return t.st.citadel[0] < 0
    return t.st.undead > 0 if name == "undead" else unit(name) in t.st.bag[0]


def take(t: Table, tile: str) -> bool:
    if unit(tile) not in t.st.bag[0]:
        return False
    t.hand(0, tile)
    return True


@clause("BS-9.2", "BS-9.8", "BS-9.18", "BS-9.24", "BS-9.25", "BS-9.26", "BS-9.31")
@settings(max_examples=120)
@given(tables())
def test_bs_9_8_the_questions_lead_to_exactly_the_legal_steps(made: tuple[Table, str, list[str]]) -> None:
    t, faction, hand = made
    t.main(0)
    assert steps_offered(t) == steps_by_the_book(t, faction, hand)
