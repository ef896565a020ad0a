"""The hexes a unit may move to: allowance, walking, an Elemental's drift (chapter 5, BL-18.13, BL-20.7, BL-20.15)."""

from __future__ import annotations

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
from sandtable.games.battlelore.turn.places import can_stand, is_banned, stop_of, why_not_stand


def allowance(st: BattleState, unit: int) -> tuple[int, int, int]:
    """The hexes a unit may move and battle, move without battle, move and battle in melee only (BL-5.6 to BL-5.12,
    BL-20.7, BL-20.10, BL-20.15).

    The last is 0 without such an ability; a rush must end adjacent to an enemy, a charge need not.
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
    if st.tok[unit] & BURNING:
        return min(fight, 1), min(free, 1), min(rush, 1)
    return fight, free, rush


def why_not_move(st: BattleState, unit: int) -> str | None:
    """The clause that stops a unit of the active player from moving now, or None (BL-4.5, BL-5.1, BL-18.2, BL-18.20,
    BL-19.20).
    """
    flags = st.flags[unit]
    if not flags & ORDERED or (st.pos[unit] < 0 and st.pos[unit] != LED):
        return "BL-4.5"
    if flags & MOVE_OVER:
        return "BL-5.1"
    if st.pos[unit] == LED and st.tok[troop_of(st, unit)] & HELD_FAST:
        return "BL-17.14"
    if st.tok[unit] & WEBBED:
        return "BL-18.2"
    if st.tok[unit] & FROZEN:
        return "BL-19.20"
    if flags & UNASKED:
        return "BL-18.20"
    if st.effects and has_effect(st, unit, FX_NO_MOVE):
        return "BL-13.21"
    return None


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
    charge = bool(c.T_ABILITIES[st.utype[unit]] & c.CHARGE_2)
    narrow = c.T_KIND[st.utype[unit]] != c.FOOT
    for h in edge:
        for n in st.ground.steps[h]:
            if n in found or st.at[n] >= 0 or (narrow and st.ground.foot_only[n]):
                continue
            if charge or has_near_enemy(st, unit, n):
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
    if steps <= rush and (c.T_ABILITIES[st.utype[unit]] & c.CHARGE_2 or has_near_enemy(st, unit, h)):
        return MELEE
    return NO_BATTLE
