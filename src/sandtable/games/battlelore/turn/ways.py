"""What lies between a unit and a hex: the first obstacle on the path that has the fewest (BL-5.3, BL-5.4, BL-5.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.heroes.in_play import hero_in
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.terrain import MOVE_FREE, TERRAIN_DEFS, TERRAIN_IDS
from sandtable.games.battlelore.turn.places import layers, of_occupant, stop_of, why_not_stand


def of_hex(st: BattleState, *values: int) -> Facts:
    return {"o": ("hex", values[-1])}


def of_mover(st: BattleState, unit: int, *more: int) -> Facts:
    return {"u": ("unit", unit)}


def of_stop(st: BattleState, unit: int, h: int) -> Facts:
    return {"u": ("unit", unit), "o": ("hex", h), "g": ("terrain", stopping_layer(st, h))}


CLIFF_SIDE: Final = Refusal("BL-12.10", "refused-bl-12-10", of_hex)
TAKEN_ON_WAY: Final = Refusal("BL-5.4", "refused-bl-5-4-on-way", of_occupant)
ON_FIRE: Final = Refusal("BL-19.18", "refused-bl-19-18", of_mover)
IS_HERE: Final = Refusal("BL-5.3", "refused-bl-5-3-here", of_mover)
NOT_NEXT: Final = Refusal("BL-5.3", "refused-bl-5-3-next", of_hex)
CHEST_STOPS: Final = Refusal("BL-26.2", "refused-bl-26-2", lambda st, unit, h: {"u": ("unit", unit), "o": ("hex", h)})
STOP_CLAUSES: Final[dict[str, str]] = {
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
STOPS: Final = {clause: Refusal(clause, "refused-bl-stop", of_stop) for clause in ("BL-15.6", *STOP_CLAUSES.values())}


def stopping_layer(st: BattleState, h: int) -> int:
    """What in the hex stops units that enter it, the uppermost."""
    return next(kind for kind in layers(st, h) if TERRAIN_DEFS[kind].move != MOVE_FREE)


def why_stopped(st: BattleState, unit: int, h: int) -> Refusal | None:
    """Why a unit that has entered a hex goes no farther (BL-5.14, BL-26.2); the facts are found with both."""
    if stop_of(st, unit, h) == MOVE_FREE:
        return None
    if st.chests and hero_in(st, unit) >= 0 and any(place == h for place, _ in st.chests):
        return CHEST_STOPS
    return STOPS[STOP_CLAUSES.get(TERRAIN_IDS[stopping_layer(st, h)], "BL-15.6")]


Obstacle = tuple[Refusal, int]
"""Why a path is closed, and the hex where it is."""
Entry = Callable[[int, int], Refusal | None]
"""Why a unit cannot step from one hex into the next, or None."""


def obstacles(st: BattleState, unit: int, start: int, end: int, most: int, enter: Entry) -> list[Obstacle] | None:
    """The obstacles on the path of at most `most` steps that has the fewest; None if every path is too long."""
    best: dict[int, list[Obstacle]] = {start: []}
    edge = dict(best)
    for _ in range(most):
        further: dict[int, list[Obstacle]] = {}
        for h, met in edge.items():
            stop = why_stopped(st, unit, h) if h != start and st.ground.open[h] else None
            here = met if stop is None else [*met, (stop, h)]
            for n in st.ground.board.neighbours[h]:
                reason = enter(h, n)
                there = here if reason is None else [*here, (reason, n)]
                known = min(len(found) if found is not None else 99 for found in (best.get(n), further.get(n)))
                if len(there) < known:
                    further[n] = there
        best.update(further)
        edge = further
    return best.get(end)


def walking(st: BattleState, unit: int, end: int) -> Entry:
    """The steps of a unit that walks to a hex where it can end (BL-5.4, BL-12.10)."""

    def enter(here: int, there: int) -> Refusal | None:
        if there not in st.ground.near[here]:
            return CLIFF_SIDE
        if there == end:
            return None
        return TAKEN_ON_WAY if st.at[there] >= 0 and st.at[there] != unit else why_not_stand(st, unit, there)

    return enter


def first_of(unit: int, found: list[Obstacle]) -> Objection | None:
    """The first obstacle as an objection, None if the path is free."""
    return Objection(found[0][0], unit, found[0][1]) if found else None
