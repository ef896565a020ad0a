"""Which units may enter which areas, and at what cost: terrain and Ship Passage (chapter 2, BS-9.5, BS-9.24 to 9.31)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.areas import spread
from sandtable.games.bloodstones.state import Force, State
from sandtable.games.bloodstones.tables.factions import FACTIONS, FactionDef
from sandtable.games.bloodstones.tables.terrain import SEA, TERRAIN_IDS
from sandtable.games.bloodstones.tables.units import (
    AT_SEA,
    CAN_MOVE,
    ESCORTED,
    FREE_COMPANION,
    IN_MOUNTAINS,
    MOVE_COST,
    ON_LAND,
    SHIP_PASSAGE,
    UNIT_IDS,
)


def cost_to_enter(faction: FactionDef, unit: int, terrain: int) -> int:
    """Pips one unit of a faction pays to enter a kind of terrain, 0 if it may not (BS-9.5, BS-9.22, BS-9.23).

    Dragons have their own costs (BS-14.2), and so do the Hill Folk (BS-14.11).
    """
    own = MOVE_COST[unit]
    return own[terrain] if own else faction.move_cost[terrain]


NEVER_MOVES: Final = Refusal("BS-9.12", "refused-bs-9-12-unit")
NOT_AT_SEA: Final = Refusal("BS-2.6", "refused-bs-2-6")
SHIP_ON_LAND: Final = Refusal("BS-2.7", "refused-bs-2-7")
NO_MOUNTAINS: Final = Refusal("BS-2.8", "refused-bs-2-8")


def why_closed(faction: FactionDef, unit: int, terrain: int) -> Refusal | None:
    """Why a unit of a faction cannot enter a kind of terrain (BS-2.6 to BS-2.9, BS-9.12).

    Movement, withdrawal and retreat all use this. Dragons may go anywhere (BS-14.2), units of the Hill Folk into mountains
    (BS-14.12).
    """
    if unit not in CAN_MOVE:
        return NEVER_MOVES
    if terrain == SEA:
        return None if unit in AT_SEA else NOT_AT_SEA
    if unit not in ON_LAND:
        return SHIP_ON_LAND
    if unit in IN_MOUNTAINS:
        return None
    return NO_MOUNTAINS if not faction.move_cost[terrain] else None


KINDS: Final = range(len(UNIT_IDS))
TERRAINS: Final = range(len(TERRAIN_IDS))
# Looked up thousands of times per move, so computed once: by faction, unit and terrain
ENTRY_COST: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([tuple([cost_to_enter(each, unit, t) for t in TERRAINS]) for unit in KINDS]) for each in FACTIONS]
)
WHY_CLOSED: Final[tuple[tuple[tuple[Refusal | None, ...], ...], ...]] = tuple(
    [tuple([tuple([why_closed(each, unit, t) for t in TERRAINS]) for unit in KINDS]) for each in FACTIONS]
)


def entry_cost(st: State, seat: int, unit: int, area: int) -> int:
    """Pips one unit pays to enter an area over its border, 0 if it may not (BS-9.5, BS-9.22, BS-9.23).

    The Cutiecorn may enter what the land units of its faction may (BS-17.7); `step_cost` makes it free (BS-17.8).
    """
    return ENTRY_COST[st.faction[seat]][unit][st.rules.terrain[area]]


def why_not_enter(st: State, seat: int, unit: int, area: int) -> Refusal | None:
    """Why a unit type cannot enter an area's terrain (BS-2.6 to BS-2.9)."""
    return WHY_CLOSED[st.faction[seat]][unit][st.rules.terrain[area]]


def passage_areas(st: State, seat: int, start: int) -> list[int]:
    """The land areas where a Ship Passage from `start` can end, ignoring terrain (BS-9.24 to BS-9.26).

    The chain may begin with the start area itself if that is a sea area (a Dragon, BS-9.31, BS-14.8). Every sea area of the
    chain holds a ship of the player and no unit of another player. Ships stay where they are, and a chain can be used any
    number of times (BS-9.30).
    """
    rules = st.rules
    own = 1 << seat
    units = st.units[seat]
    first = [a for a in rules.sea_adjacent[start] if st.held[a] == own and not SHIP_PASSAGE.isdisjoint(units[a])]
    if rules.terrain[start] == SEA and st.held[start] == own and not SHIP_PASSAGE.isdisjoint(units[start]):
        first.append(start)
    if not first:
        return []
    chain = dict.fromkeys(first, True)
    for sea in first:
        for a in rules.sea_adjacent[sea]:
            if a not in chain and st.held[a] == own and not SHIP_PASSAGE.isdisjoint(units[a]):
                chain[a] = True
                first.append(a)
    ends: dict[int, bool] = {}
    for sea in first:
        for a in rules.land_adjacent[sea]:
            ends[a] = True
    ends.pop(start, None)
    return sorted(ends)


def is_passage_blocked(st: State, seat: int, start: int, area: int) -> bool:
    """Would a chain of the player's ships reach this land area if no other units stood in the chain (BS-9.26, BS-11.10)?"""
    rules = st.rules
    units = st.units[seat]
    links = [terrain == SEA and not SHIP_PASSAGE.isdisjoint(units[a]) for a, terrain in enumerate(rules.terrain)]
    chain = spread(rules.sea_adjacent, [a for a in (start, *rules.sea_adjacent[start]) if links[a]], links)
    led = area != start and any(area in rules.land_adjacent[sea] for sea in chain)
    return led and area not in passage_areas(st, seat, start)


def blocked_link(st: State, seat: int, starts: list[int], end: int) -> Facts:
    """The sea area in which others have units, on the chain of ships that has fewest such areas."""
    rules, units = st.rules, st.units[seat]
    first = {sea for area in starts for sea in (area, *rules.sea_adjacent[area])}
    edge: list[tuple[tuple[int, int], tuple[int, ...]]] = []
    edge += [((int(st.has_foes(sea, seat)), 1), (sea,)) for sea in rules.sea_adjacent[end]]
    seen: set[int] = set()
    while edge:
        cost, way = edge.pop(edge.index(min(edge)))
        sea = way[-1]
        if sea in seen or rules.terrain[sea] != SEA or SHIP_PASSAGE.isdisjoint(units[sea]):
            continue
        seen.add(sea)
        held = [link for link in way if st.has_foes(link, seat)]
        if sea in first and held:
            return {"b": ("area", held[-1]), "q": ("seats", tuple(st.foes_in(held[-1], seat)))}
        edge += [((cost[0] + st.has_foes(a, seat), cost[1] + 1), (*way, a)) for a in rules.sea_adjacent[sea]]
    raise AssertionError("no chain of ships leads there")


def with_link(st: State, seat: int, end: int) -> Facts:
    """The broken chain from the area that comes first in the context of the question."""
    return blocked_link(st, seat, [st.asked(seat).context[0]], end)


def step_cost(st: State, seat: int, units: Force, area: int) -> int:
    """Pips for these units to make one step into an area together (BS-9.4, BS-9.14 to BS-9.21).

    With k leaders among n units, min(k, n - 1) units are exempt, always those that make the step cheapest. A single leader
    pays for itself. The Cutiecorn is free and does not count. After a Ship Passage they also pay only for the area where
    they land (BS-9.27).
    """
    prices = ENTRY_COST[st.faction[seat]]
    terrain = st.rules.terrain[area]
    payers = [unit for unit in units if unit not in ESCORTED]
    costs = [prices[unit][terrain] for unit in payers]
    leaders = [unit for unit in payers if unit in FREE_COMPANION]
    if not leaders:
        return sum(costs)
    costs.sort()
    own = prices[leaders[0]][terrain]
    costs.remove(own)
    exempt = min(len(leaders), len(costs))
    return own + sum(costs[: len(costs) - exempt])
