"""Lasting card effects: which units they affect, their totals, when they end (BL-13.21).

Modified numbers are computed from all effects in force whenever they are needed; they are never stored.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import BY_HERO, HELD_FAST, ORDERED, UNASKED
from sandtable.games.battlelore.tables.effects import (
    AT_RANGE,
    BY_ORDER,
    CAMP_UNITS,
    FX_MARK_OFF,
    FX_NO_MOVE,
    IN_ANY,
    IN_MELEE,
    Lasting,
)
from sandtable.games.battlelore.tables.pieces import CAMP

BOTH: Final = ((IN_MELEE, IN_ANY), (AT_RANGE, IN_ANY), (IN_MELEE, AT_RANGE, IN_ANY), (IN_ANY,))
"""The kinds of combat of an effect that count in melee, at range, where the kind does not matter, and for breath."""


def concerns(st: BattleState, who: int, unit: int) -> bool:
    """Does an effect on `who` (a unit, the units ordered by the card, a camp) affect this unit?"""
    if who >= 0:
        return who == unit
    if who == BY_ORDER:
        return st.flags[unit] & (ORDERED | UNASKED | BY_HERO) == ORDERED
    return who == CAMP_UNITS - (st.owner[unit] & CAMP)


def effect_total(st: BattleState, unit: int, effect: int, combat: int = IN_ANY) -> int:
    """The sum of an effect's numbers on a unit in this kind of combat."""
    total = 0
    for kind, who, number, where, _ in st.effects:
        if kind == effect and where in BOTH[combat] and concerns(st, who, unit):
            total += number
    return total


def has_effect(st: BattleState, unit: int, effect: int, combat: int = IN_ANY) -> bool:
    """Is the unit under this effect in this kind of combat?"""
    return any(
        kind == effect and where in BOTH[combat] and concerns(st, who, unit) for kind, who, _, where, _ in st.effects
    )


def can_be_moved(st: BattleState, unit: int) -> bool:
    """May the unit make a voluntary move at all: not webbed, not frozen, no card against it (BL-18.2, BL-19.20)?"""
    return not st.tok[unit] & HELD_FAST and not has_effect(st, unit, FX_NO_MOVE)


def lowest_limit(st: BattleState, unit: int, effect: int, combat: int, otherwise: int) -> int:
    """The lowest number of a limiting effect on a unit (BL-7.18)."""
    lowest = otherwise
    for kind, who, number, where, _ in st.effects:
        if kind == effect and number < lowest and where in BOTH[combat] and concerns(st, who, unit):
            lowest = number
    return lowest


def lasting(st: BattleState, effect: Lasting) -> None:
    """Put an effect in force."""
    st.effects = [*st.effects, effect]


def is_switched_off(st: BattleState, h: int) -> bool:
    """Is the special effect of the landmark in this hex off (Sabotage)?"""
    return any(kind == FX_MARK_OFF and who == h for kind, who, _, _, _ in st.effects)


def last_turn(st: BattleState, until: str, holder: int, target_owner: int) -> int:
    """The last turn in which an effect played now is in force (BL-13.21)."""
    if until == "own_next_turn":
        return next_turn_of(st, holder) - 1
    if until in ("opponent_turn", "owner_next_turn"):
        return next_turn_of(st, target_owner)
    if until == "game":
        return 1_000_000
    return st.turn


def next_turn_of(st: BattleState, holder: int) -> int:
    """The number of a holder's next turn after this one."""
    order = st.order
    ahead = (order.index(holder) - order.index(st.active)) % len(order)
    return st.turn + (ahead or len(order))


def drop_ended(st: BattleState) -> None:
    """Remove effects whose last turn is over, before the start-of-turn step."""
    if st.effects:
        st.effects = [effect for effect in st.effects if effect[4] >= st.turn]
