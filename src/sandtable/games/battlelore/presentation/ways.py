"""The obstacles between a unit and a hex, along the path that has the fewest of them (BL-5.3, BL-5.4, BL-5.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.battlelore.heroes.champions import champion_far
from sandtable.games.battlelore.heroes.in_play import has_op, hero_in
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import BURNING
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import MOVE_FREE, TERRAIN_DEFS, TERRAIN_IDS, TERRAIN_OF
from sandtable.games.battlelore.turn.places import stop_of, why_not_stand
from sandtable.games.battlelore.turn.reach import allowance

Obstacle = tuple[str, int]
"""The clause that closes a path, and the hex where it does."""

TOO_FAR: Final = "BL-5.3"
BURNS: Final = "BL-19.18"
CLIFF_SIDE: Final = "BL-12.10"
TAKEN: Final = "BL-5.4"

STOPS: Final[dict[str, str]] = {
    "wooded": "BL-12.3",
    "marsh": "BL-12.12",
    "ford": "BL-12.13",
    "stakes": "BL-12.17",
    "rampart": "BL-12.19",
    "command_tent": "BL-15.19",
    "graveyard": "BL-15.21",
    "witchs_hut": "BL-15.22",
    "summoning_circle": "BL-16.1",
    "rock_pile": "BL-16.1",
    "forest_lair": "BL-16.1",
}
"""For each terrain, the clause that stops a unit entering it; for other landmarks it is BL-15.6."""
BANS: Final[dict[str, str]] = {
    "stakes": "BL-12.17",
    "rampart": "BL-12.19",
    "witchs_hut": "BL-15.23",
    "summoning_circle": "BL-16.1",
    "rock_pile": "BL-16.1",
}
"""For each terrain, the clause that forbids battle after entering it; for other landmarks it is BL-15.6."""


def layers(st: BattleState, h: int) -> list[str]:
    """The contents of a hex, from the top: landmark, overlay, terrain."""
    ground = st.ground
    kinds = (ground.special[h], ground.overlay[h], ground.terrain[h])
    return [TERRAIN_IDS[kind] for kind in kinds if kind >= 0]


def stop_clause(st: BattleState, unit: int, h: int) -> str:
    """The clause by which a hex stops a unit."""
    if st.chests and hero_in(st, unit) >= 0 and any(place == h for place, _ in st.chests):
        return "BL-26.2"
    here = [name for name in layers(st, h) if TERRAIN_DEFS[TERRAIN_OF[name]].move not in (MOVE_FREE,)]
    return STOPS.get(here[0], "BL-15.6") if here else "BL-5.14"


def ban_clause(st: BattleState, h: int) -> str:
    """The clause by which a hex forbids battle to a unit that entered it."""
    here = [name for name in layers(st, h) if TERRAIN_DEFS[TERRAIN_OF[name]].battle]
    return BANS.get(here[0], "BL-15.6") if here else "BL-5.14"


Entry = Callable[[int, int], str | None]
"""Returns the clause against a step from one hex into the next, or None."""
Crossing = Callable[[int], str | None]
"""Returns the clause against leaving a hex that was entered on the way, or None."""


def fewest(st: BattleState, start: int, end: int, most: int, enter: Entry, cross: Crossing) -> list[Obstacle] | None:
    """The obstacles on the path of at most `most` steps that has the fewest; None if every path is too long."""
    best: dict[int, list[Obstacle]] = {start: []}
    edge = dict(best)
    for _ in range(most):
        further: dict[int, list[Obstacle]] = {}
        for h, met in edge.items():
            on = cross(h) if h != start else None
            here = [*met, (on, h)] if on is not None else met
            for n in st.ground.board.neighbours[h]:
                reason = enter(h, n)
                there = here if reason is None else [*here, (reason, n)]
                known = min(len(found) if found is not None else 99 for found in (best.get(n), further.get(n)))
                if len(there) < known:
                    further[n] = there
        best.update(further)
        edge = further
    return best.get(end)


def stops(st: BattleState, unit: int) -> Crossing:
    """A function for the clause that ends this unit's move in a hex on its way (BL-5.14)."""

    def cross(there: int) -> str | None:
        if not st.ground.open[there] or stop_of(st, unit, there) == MOVE_FREE:
            return None
        return stop_clause(st, unit, there)

    return cross


def way_clauses(found: list[Obstacle]) -> list[str]:
    return list(dict.fromkeys([clause for clause, _ in found]))


def unburnt(st: BattleState, unit: int) -> BattleState:
    """The same position without the fire on a unit."""
    clone = st.clone()
    clone.tok[unit] &= ~BURNING
    return clone


def walk_obstacles(st: BattleState, unit: int, h: int) -> list[Obstacle]:
    """The obstacles between a walking unit and a hex it could stand in: distance, fire, or something on the way."""
    return step_obstacles(st, unit, st.pos[unit], h, max(allowance(st, unit)))


def step_obstacles(st: BattleState, unit: int, start: int, h: int, most: int) -> list[Obstacle]:
    def enter(here: int, there: int) -> str | None:
        if there not in st.ground.near[here]:
            return CLIFF_SIDE
        if there == h:
            return None
        if st.at[there] >= 0 and st.at[there] != unit:
            return TAKEN
        return why_not_stand(st, unit, there)

    found = fewest(st, start, h, most, enter, stops(st, unit))
    if found is not None:
        return found
    if st.tok[unit] & BURNING:
        clone = unburnt(st, unit)
        if step_obstacles(clone, unit, start, h, max(allowance(clone, unit))) != [(TOO_FAR, h)]:
            return [(BURNS, h)]
    return [(TOO_FAR, h)]


def champion_obstacles(st: BattleState, hero: int, start: int, h: int, most: int) -> list[Obstacle]:
    """The same for a Hero on his own, who passes friends and is stopped where he cannot stay (BL-24.10 to BL-24.14)."""
    camp = st.owner[hero] & CAMP
    climbs = has_op(st, hero, "cross_cliffs")

    def enter(here: int, there: int) -> str | None:
        if there not in st.ground.near[here] and not climbs:
            return CLIFF_SIDE
        other = st.at[there]
        if other >= 0 and other != hero and st.owner[other] & CAMP != camp:
            return "BL-24.11"
        return why_not_stand(st, hero, there)

    stopped = stops(st, hero)
    found = fewest(st, start, h, most, enter, stopped)
    if found is not None:
        return found
    if st.tok[hero] & BURNING:
        clone = unburnt(st, hero)
        if fewest(clone, start, h, champion_far(clone, hero), enter, stopped) is not None:
            return [(BURNS, h)]
    return [("BL-24.10", h)]
