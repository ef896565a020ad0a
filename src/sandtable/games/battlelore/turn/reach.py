"""The hexes a unit may move to: allowance, walking, an Elemental's drift (chapter 5, BL-18.13, BL-20.7, BL-20.15)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.games.battlelore.combat.declare import has_near_enemy
from sandtable.games.battlelore.heroes.in_play import hero_move, is_friendly_to, troop_of
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import (
    BURNING,
    FROZEN,
    HELD_FAST,
    MELEE,
    MOVE_OVER,
    NO_BATTLE,
    ORDERED,
    UNASKED,
    WEBBED,
)
from sandtable.games.battlelore.tables.effects import FX_CHARGE, FX_MOVE, FX_NO_MOVE
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.lasting import effect_total, has_effect
from sandtable.games.battlelore.turn.places import TAKEN, can_stand, is_banned, stop_of, why_not_stand
from sandtable.games.battlelore.turn.ways import (
    CLIFF_SIDE,
    IS_HERE,
    NOT_NEXT,
    ON_FIRE,
    first_of,
    obstacles,
    walking,
    why_stopped,
)


def allowance(st: BattleState, unit: int, fire: int = BURNING) -> tuple[int, int, int]:
    """The hexes a unit may move and battle, move without battle, move and battle in melee only (BL-5.6 to BL-5.12,
    BL-20.7, BL-20.10, BL-20.15).

    The last is 0 without such an ability; a rush must end adjacent to an enemy, a charge need not. A burning unit moves at most
    1 hex (BL-19.18); with 0 for `fire` that does not count.
    """
    type_ = st.utype[unit]
    unit_def = c.UNIT_DEFS[type_]
    if unit_def.own_move or st.colour[unit] == unit_def.colour:
        fight = unit_def.move_battle
        free = unit_def.move_free
    else:
        fight, free, _ = c.BANNERS[(st.colour[unit], unit_def.kind)]
    rush = 2 if unit_def.abilities & (c.RUSH | c.CHARGE_2) else 0
    if st.effects:
        if unit_def.charge_move != unit_def.move_battle and has_effect(st, unit, FX_CHARGE):
            fight = free = unit_def.charge_move
        more = effect_total(st, unit, FX_MOVE)
        fight += more
        free += more
        if rush:
            rush += more
    if st.sheets and st.leader[unit] >= 0:
        more = hero_move(st, unit)
        fight += more
        free += more
        if rush:
            rush += more
    return (min(fight, 1), min(free, 1), min(rush, 1)) if st.tok[unit] & fire else (fight, free, rush)


def with_price(st: BattleState, unit: int, h: int) -> Facts:
    """How far an Elemental would go, and the Lore of its player."""
    away = st.ground.board.distance[st.pos[unit]][h]
    return {"m": ("count", away), "n": ("count", st.tokens[st.holder_of(unit)])}


def with_distance(st: BattleState, unit: int, h: int) -> Facts:
    """How far a unit can move, and how far the hex is."""
    away = st.ground.board.distance[st.pos[unit]][h]
    return {"u": ("unit", unit), "n": ("count", max(allowance(st, unit))), "m": ("count", away)}


NO_ORDER: Final = Refusal("BL-4.5", "refused-bl-4-5")
HAS_MOVED: Final = Refusal("BL-5.1", "refused-bl-5-1")
TROOP_HELD: Final = Refusal("BL-17.14", "refused-bl-17-14")
IN_WEB: Final = Refusal("BL-18.2", "refused-bl-18-2")
IS_FROZEN: Final = Refusal("BL-19.20", "refused-bl-19-20")
JUST_CONJURED: Final = Refusal("BL-18.20", "refused-bl-18-20")
CARD_HOLDS: Final = Refusal("BL-13.21", "refused-bl-13-21-move")
TOO_FAR: Final = Refusal("BL-5.3", "refused-bl-5-3", with_distance)
RUSH_ENDS_AT_ENEMY: Final = Refusal("BL-20.15", "refused-bl-20-15")
DRIFT_COSTS_LORE: Final = Refusal("BL-18.13", "refused-bl-18-13", with_price)
UNITS_IN_WAY: Final = Refusal("BL-5.4", "refused-bl-5-4-way")
NO_GROUND_BEYOND: Final = Refusal("BL-18.13", "refused-bl-18-13-ground")


def why_not_move(st: BattleState, unit: int) -> Refusal | None:
    """Why a unit of the active player cannot move now (BL-4.5, BL-5.1, BL-13.21, BL-17.14, BL-18.2, BL-18.20, BL-19.20)."""
    flags = st.flags[unit]
    if not flags & ORDERED or (st.pos[unit] < 0 and st.pos[unit] != LED):
        return NO_ORDER
    if flags & MOVE_OVER:
        return HAS_MOVED
    if st.pos[unit] == LED and st.tok[troop_of(st, unit)] & HELD_FAST:
        return TROOP_HELD
    if st.tok[unit] & WEBBED:
        return IN_WEB
    if st.tok[unit] & FROZEN:
        return IS_FROZEN
    if flags & UNASKED:
        return JUST_CONJURED
    if st.effects and has_effect(st, unit, FX_NO_MOVE):
        return CARD_HOLDS
    return None


def is_charging(st: BattleState, unit: int, h: int) -> bool:
    """May a unit end its longest move in this hex: anywhere with a charge, next to an enemy with a rush (BL-20.7, BL-20.15)?"""
    return bool(c.T_ABILITIES[st.utype[unit]] & c.CHARGE_2) or has_near_enemy(st, unit, h)


def why_not_go(st: BattleState, unit: int, h: int) -> Refusal | Objection | None:
    """Why a unit cannot move to a hex in one move, from where it is (BL-5.3, BL-5.4, BL-5.14, BL-18.13, BL-20.15)."""
    if h == st.pos[unit]:
        return None
    if st.at[h] >= 0 and not can_join(st, unit, st.at[h]):
        return TAKEN
    closed = why_not_stand(st, unit, h)
    if closed is not None:
        return closed
    return why_not_drift(st, unit, h) if c.UNIT_DEFS[st.utype[unit]].lore_move else why_not_walk(st, unit, h)


def why_not_walk(st: BattleState, unit: int, h: int) -> Objection | None:
    fight, free, rush = allowance(st, unit)
    start, far = st.pos[unit], max(fight, free)
    enter = walking(st, unit, h)
    found = obstacles(st, unit, start, h, far, enter)
    if (found is None or found) and rush > far:
        found = obstacles(st, unit, start, h, rush, enter)
        if found == []:
            return None if st.at[h] < 0 and is_charging(st, unit, h) else Objection(RUSH_ENDS_AT_ENEMY, unit, h)
    if found is not None:
        return first_of(unit, found)
    slowed = st.tok[unit] & BURNING and st.ground.board.distance[start][h] <= max(allowance(st, unit, 0))
    return Objection(ON_FIRE if slowed else TOO_FAR, unit, h)


def why_not_drift(st: BattleState, unit: int, h: int) -> Objection | None:
    if h in drift(st, unit):
        return None
    away = st.ground.board.distance[st.pos[unit]][h]
    if away <= drift_left(st, unit, 0):
        return Objection(UNITS_IN_WAY)
    return Objection(DRIFT_COSTS_LORE if away > st.tokens[st.holder_of(unit)] else ON_FIRE, unit, h)


def why_not_step(st: BattleState, unit: int, steps: int, h: int) -> Refusal | Objection | None:
    """Why this is not the next hex of a move that goes hex by hex, after this many steps."""
    here = st.pos[unit]
    if h not in st.ground.board.neighbours[here]:
        return Objection(IS_HERE, unit) if h == here else Objection(NOT_NEXT, h, here)
    if st.at[h] >= 0 and not can_join(st, unit, st.at[h]):
        return TAKEN
    if c.UNIT_DEFS[st.utype[unit]].lore_move:
        return why_not_drift_step(st, unit, steps, h)
    closed = why_not_stand(st, unit, h)
    if closed is not None:
        return closed
    if h not in st.ground.near[here]:
        return CLIFF_SIDE
    stop = why_stopped(st, unit, here) if steps else None
    if stop is not None:
        return Objection(stop, unit, here)
    fight, free, rush = allowance(st, unit)
    if steps < max(fight, free):
        return None
    if steps < rush:
        return None if is_charging(st, unit, h) else Objection(RUSH_ENDS_AT_ENEMY, unit, h)
    return Objection(ON_FIRE if st.tok[unit] & BURNING and steps < max(allowance(st, unit, 0)) else TOO_FAR, unit, h)


def next_hexes(st: BattleState, unit: int, steps: int) -> list[Pick]:
    """All hexes that `why_not_step` allows. What is the same for all of them is looked up once."""
    here = st.pos[unit]
    if c.UNIT_DEFS[st.utype[unit]].lore_move:
        return [n for n in st.ground.board.neighbours[here] if why_not_step(st, unit, steps, n) is None]
    if steps and stop_of(st, unit, here) != MOVE_FREE:
        return []
    fight, free, rush = allowance(st, unit)
    if steps >= max(fight, free, rush):
        return []
    at = st.at
    narrow = c.T_KIND[st.utype[unit]] != c.FOOT
    found: list[Pick] = []
    for n in st.ground.steps[here]:
        if (narrow and st.ground.foot_only[n]) or (at[n] >= 0 and not can_join(st, unit, at[n])):
            continue
        if steps < fight or steps < free or is_charging(st, unit, n):
            found.append(n)
    return found


def why_not_drift_step(st: BattleState, unit: int, steps: int, h: int) -> Objection | None:
    left = drift_left(st, unit, steps)
    if can_drift(st, unit, h, left - 1):
        return None
    if not st.tokens[st.holder_of(unit)]:
        return Objection(DRIFT_COSTS_LORE, unit, h)
    return Objection(ON_FIRE, unit) if left < 1 else Objection(NO_GROUND_BEYOND)


def walk(st: BattleState, unit: int) -> dict[int, int]:
    """Every hex the unit can walk to, with its distance; terrain stops it, units block it (BL-5.3, BL-5.4, BL-5.14).

    The hex in which it starts does not stop it (BL-5.16).
    """
    fight, free, rush = allowance(st, unit)
    start = st.pos[unit]
    at = st.at
    steps = st.ground.steps
    stops = st.ground.stop
    narrow = c.T_KIND[st.utype[unit]] != c.FOOT
    found: dict[int, int] = {start: 0}
    edge = [start]
    most = free if free > fight else fight
    for d in range(1, most + 1):
        further: list[int] = []
        for h in edge:
            for n in steps[h]:
                if n in found or (narrow and st.ground.foot_only[n]):
                    continue
                if at[n] >= 0:
                    if st.sheets and can_join(st, unit, at[n]):
                        found[n] = d  # a troop may move into its Champion's hex and stops there (BL-24.12)
                    continue
                found[n] = d
                if (not stops[n] and not st.chests) or stop_of(st, unit, n) == MOVE_FREE:
                    further.append(n)
        edge = further
    if rush > most:
        add_rush(st, unit, found, edge, rush)
    return found


def add_rush(st: BattleState, unit: int, found: dict[int, int], edge: list[int], rush: int) -> None:
    """Add one hex beyond the edge: anywhere with a charge, next to an enemy with a rush (BL-20.7, BL-20.15)."""
    narrow = c.T_KIND[st.utype[unit]] != c.FOOT
    for h in edge:
        for n in st.ground.steps[h]:
            if n in found or st.at[n] >= 0 or (narrow and st.ground.foot_only[n]):
                continue
            if is_charging(st, unit, n):
                found[n] = rush


def best_way(st: BattleState, unit: int, h: int) -> tuple[int, int]:
    """For a unit that terrain does not stop: the steps to a hex and the last hex before it, on a path without a hex
    that forbids battle on entry. That hex is -1 if every path leads through one (BL-5.14, BL-12.17, BL-12.19).
    """
    start = st.pos[unit]
    before: dict[int, int] = {start: start}
    edge = [start]
    for steps in range(1, max(allowance(st, unit)) + 1):
        further: list[int] = []
        for place in edge:
            for n in st.ground.steps[place]:
                if n == h:
                    return steps, place
                if n not in before and can_stand(st, unit, n) and not is_banned(st, unit, n, place):
                    before[n] = place
                    further.append(n)
        edge = further
    return walk(st, unit)[h], -1


def can_join(st: BattleState, troop: int, champion: int) -> bool:
    """May this troop move or retreat into the hex of this Champion (BL-24.12)?"""
    return st.utype[champion] >= c.FIRST_HERO and is_friendly_to(st, champion, troop)


def drift_left(st: BattleState, unit: int, steps: int) -> int:
    """The hexes an Elemental can still pay for; when burning it moves at most 1 (BL-18.13, BL-19.18)."""
    tokens = st.tokens[st.holder_of(unit)]
    return min(tokens, 1 - steps) if st.tok[unit] & BURNING else tokens


def drift(st: BattleState, unit: int) -> dict[int, int]:
    """Every hex an Elemental can reach with its owner's Lore, over any terrain but not through units (BL-18.13)."""
    start = st.pos[unit]
    seen: dict[int, int] = {start: 0}
    edge = [start]
    for d in range(1, drift_left(st, unit, 0) + 1):
        further: list[int] = []
        for h in edge:
            for n in st.ground.board.neighbours[h]:
                if n not in seen and st.at[n] < 0:
                    seen[n] = d
                    further.append(n)
        edge = further
        if not edge:
            break
    return {h: d for h, d in seen.items() if h == start or why_not_stand(st, unit, h) is None}


def can_drift(st: BattleState, unit: int, h: int, left: int) -> bool:
    """May an Elemental step into this hex: can it stand there, or still reach ground where it can (BL-18.13)?"""
    if left < 0 or st.at[h] >= 0:
        return False
    if can_stand(st, unit, h):
        return True
    return any(can_drift(st, unit, n, left - 1) for n in st.ground.board.neighbours[h])


def distances(st: BattleState, unit: int) -> dict[int, int]:
    return drift(st, unit) if c.UNIT_DEFS[st.utype[unit]].lore_move else walk(st, unit)


def battle_after(st: BattleState, unit: int, steps: int, h: int) -> int:
    """The flag that a move of this length gives a unit: none, melee only, or no battle (BL-5.7, BL-20.7, BL-20.15)."""
    fight, _, rush = allowance(st, unit)
    if steps <= fight or c.UNIT_DEFS[st.utype[unit]].lore_move:
        return 0
    if steps <= rush and is_charging(st, unit, h):
        return MELEE
    return NO_BATTLE
