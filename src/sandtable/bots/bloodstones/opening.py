"""The steward's opening: faction, citadel site and starting units (chapter 4)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import (
    CHAOS_HORDE,
    CORSAIRS,
    DRAGON_RIDERS,
    HILL_FOLK,
    HORSE_LORDS,
    NECROMANCERS,
)
from sandtable.games.bloodstones.tables.terrain import VILLAGE_ROOM
from sandtable.games.bloodstones.tables.units import SHIP

FACTION_ORDER: Final = (CHAOS_HORDE, HORSE_LORDS, HILL_FOLK, NECROMANCERS, CORSAIRS, DRAGON_RIDERS)
"""Factions by how well the steward does with them in self-play."""

SUGGESTED: Final = 2.0
"""The bonus for a site the map suggests."""
NEAR_ROOM: Final = (0.0, 1.0, 0.7, 0.35)
"""The weight of room for a village by its distance from the site."""
SHARED: Final = 0.4
"""The share that remains where another citadel is as near."""

START_WORTH: Final = {
    "skirmishers": 0.8,
    "swords": 1.7,
    "axes": 1.7,
    "shield": 1.4,
    "cavalry": 2.0,
    "siege_engine": 0.7,
    "leader": 2.6,
    "ship": 1.3,
    "castle": 1.2,
    "lizardmen": 1.0,
    "goblins": 1.0,
    "hordes": 1.0,
    "reivers": 1.0,
    "dragon": 3.0,
    "giant": 3.2,
    "necromancer": 2.6,
    "blank": 0.0,
    "undead": 0.0,
    "citadel": 0.0,
    "cutiecorn": 2.6,
}
START_WORTH_BY_UNIT: Final = tuple(START_WORTH.values())


def choose_faction(options: list[int]) -> int:
    return min(options, key=FACTION_ORDER.index)


def site_value(st: State, seat: int, area: int) -> float:
    """The value of a citadel site: room for villages around it that existing citadels do not share."""
    rules = st.rules
    row = rules.map.distance[area]
    value = SUGGESTED if area in rules.map.suggested.get(rules.players, ()) else 0.0
    for other, terrain in enumerate(rules.terrain):
        distance = row[other]
        if 0 < distance < len(NEAR_ROOM) and VILLAGE_ROOM[terrain]:
            share = 1.0
            for rival, site in enumerate(st.citadel):
                if rival != seat and site >= 0 and rules.map.distance[site][other] <= distance:
                    share = SHARED
            value += share * NEAR_ROOM[distance] * VILLAGE_ROOM[terrain]
    return value


def raid_value(st: State, area: int) -> float:
    """The value of a start for the Chaos Horde: close to where others will have villages."""
    rules = st.rules
    row = rules.map.distance[area]
    value = 0.0
    for site in st.citadel:
        if site >= 0:
            value += 6.0 / row[site]
    return value + 0.2 * sum([VILLAGE_ROOM[rules.terrain[near]] for near in rules.adjacent[area]])


def starting_unit(st: State, seat: int, options: list[tuple[int, int]], points: int) -> tuple[int, int] | None:
    """The first unit of the best set that the Build Points pay for (BS-4.21), or None."""
    cost = st.faction_of(seat).cost
    offered = {tile for tile, _ in options}
    tiles = [tile for tile in st.hand[seat] if tile in offered]
    tiles += [tile for tile in offered if tile not in tiles]
    free = [tile for tile in tiles if cost[tile] == 0]
    if free:
        return first_option(st, seat, options, free[0])
    best: tuple[float, tuple[int, ...]] = (0.0, ())
    for size in range(1, min(points, len(tiles)) + 1):
        for chosen in combinations(sorted(tiles), size):
            if sum([cost[tile] for tile in chosen]) <= points:
                ships = max(0, chosen.count(SHIP) - 1 + has_ship(st, seat))
                worth = sum([START_WORTH_BY_UNIT[tile] for tile in chosen]) - ships
                best = max(best, (worth, chosen))
    return first_option(st, seat, options, best[1][0]) if best[1] else None


def has_ship(st: State, seat: int) -> bool:
    return any(SHIP in force for force in st.units[seat])


def first_option(st: State, seat: int, options: list[tuple[int, int]], tile: int) -> tuple[int, int]:
    """Where to put it: ships go to the sea area that touches the most land."""
    return max(
        [option for option in options if option[0] == tile],
        key=lambda option: (not st.units[seat][option[1]], len(st.rules.land_adjacent[option[1]]), -option[1]),
    )
