"""Refusals of moves: what bars the way, how far it is, where nobody can stop (chapters 5, 8, 12, 24)."""

from __future__ import annotations

from sandtable.games.battlelore.heroes.champions import champion_far
from sandtable.games.battlelore.heroes.in_play import place_of
from sandtable.games.battlelore.presentation import refused_setup
from sandtable.games.battlelore.presentation.refused import MOVING, Asking, Facts, Said, Say, next_hex
from sandtable.games.battlelore.presentation.ways import (
    BANS,
    STOPS,
    Obstacle,
    champion_obstacles,
    layers,
    step_obstacles,
)
from sandtable.games.battlelore.presentation.why_moves import hero_obstacles, obstacles_to
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_OF
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.reach import allowance


def first_obstacle(at: Asking, clause: str) -> int:
    """The hex where this clause bars the way, or the hex itself."""
    st = at.st
    if at.unit < 0 or at.hex < 0:
        return at.hex
    found: list[Obstacle] = []
    if at.kind in ("move_to", "special_hex"):
        found = obstacles_to(st, at.unit, at.hex)
    elif at.kind == "hero_to":
        found = hero_obstacles(st, at.unit, place_of(st, at.unit), at.hex, champion_far(st, at.unit))
    elif at.kind == "pursue_to" and st.at[at.hex] < 0:
        far = c.UNIT_DEFS[st.utype[at.unit]].pursuit
        found = step_obstacles(st, at.unit, st.pos[at.unit], at.hex, far)
    elif at.kind == "hero_step":
        found = champion_obstacles(st, at.unit, place_of(st, at.unit), at.hex, 1)
    hexes = [h for reason, h in found if reason == clause]
    return hexes[0] if hexes else at.hex


def taken(at: Asking) -> Said:
    h = first_obstacle(at, "BL-5.4")
    if h < 0 or at.st.at[h] < 0:
        return "5-4-way", {"x": ("hex", at.hex)}
    where: Facts = {"o": ("hex", h), "w": ("unit", at.st.at[h])}
    return ("5-4" if h == at.hex else "5-4-on-way"), where


def closed(clause: str) -> Say:
    def say(at: Asking) -> Said:
        h = first_obstacle(at, clause)
        return "12-22", {"o": ("hex", h), "g": ("terrain", TERRAIN_OF[layers(at.st, h)[0]])}

    return say


def cliff(at: Asking) -> Said:
    return "12-10", {"o": ("hex", first_obstacle(at, "BL-12.10"))}


def stop_or_ban(clause: str) -> Say:
    """What terrain does to who enters it: a stop on the way, or no battle this turn."""

    def say(at: Asking) -> Said:
        st = at.st
        if at.kind == "place_mark":
            return refused_setup.no_landmark(at)
        if at.kind in ("attack", "call_help"):
            unit = at.there if at.is_own() else nearest_own(at)
            if unit < 0:
                return "no-attacker", {}
            h = st.pos[unit]
            kind = next((name for name in layers(st, h) if BANS.get(name, "BL-15.6") == clause), layers(st, h)[0])
            return "ban", {"v": ("unit", unit), "o": ("hex", h), "g": ("terrain", TERRAIN_OF[kind])}
        moves = at.kind in MOVING or at.kind == "special_hex"
        if not moves or at.unit < 0:
            return "else", {}
        h = place_of(st, at.unit) if at.kind in ("move_step", "hero_step") else first_obstacle(at, clause)
        if clause == "BL-26.2":
            return "26-2", {"o": ("hex", h)}
        kind = next((name for name in layers(st, h) if STOPS.get(name, "BL-15.6") == clause), layers(st, h)[0])
        return "stop", {"o": ("hex", h), "g": ("terrain", TERRAIN_OF[kind])}

    return say


def nearest_own(at: Asking) -> int:
    """The ordered unit nearest to what was pointed at, which speaks for all that cannot battle."""
    mine = [unit for unit in ordered_units(at.st) if at.st.seat_of(unit) == at.seat]
    if at.hex < 0:
        return -1
    away = at.st.ground.board.distance[at.hex]
    return min(mine, key=lambda unit: (away[at.st.pos[unit]], unit), default=-1)


def too_far(at: Asking) -> Said:
    by_step = next_hex(at)
    if by_step is not None:
        return by_step
    most = max(allowance(at.st, at.unit))
    away = at.st.ground.board.distance[at.st.pos[at.unit]][at.hex]
    return "5-3", {"n": ("count", most), "m": ("count", away)}


def hero_too_far(at: Asking) -> Said:
    if at.unit < 0:
        return "else", {}
    return "24-10", {"n": ("count", champion_far(at.st, at.unit))}


def no_stop(at: Asking) -> Said:
    """An enemy in the hex or on the way, or a unit that he cannot join (BL-24.11)."""
    st = at.st
    if at.hex < 0:
        return "24-11-stop", {}
    h = first_obstacle(at, "BL-24.11")
    other = st.at[h]
    if other < 0:
        return "24-11", {}
    facts: Facts = {"w": ("unit", other), "o": ("hex", h)}
    if st.owner[other] & CAMP != st.active & CAMP:
        return ("5-4" if h == at.hex else "5-4-on-way"), facts
    return "24-11-troop", facts


def toward_own_side(at: Asking) -> Said:
    """A retreat goes back row by row, and so does falling back, which is none (BL-8.3, BL-13.24)."""
    return ("8-3-fall" if at.kind == "fall_back_to" else "8-3"), {}
