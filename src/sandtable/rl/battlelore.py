"""More about how a camp stands in BattleLore, for the policy that learns: what its units may do next.

The chances to win (`bots.chances.battlelore`) count units and figures. Most answers only move, order or choose: what that is
worth shows in who can strike whom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.engine.decision import Pick
from sandtable.core.engine.state import State
from sandtable.games.battlelore.combat.declare import ranged_weapon, reach_of
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, MELEE, MOVED, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.pieces import CAMP

NAMES: Final = (
    *("contact", "frail", "backed", "near", "strikes", "shoots", "prey", "advances", "orders"),
    *("strikers", "archers", "others"),
)
MARKED: Final = ("card",)
"""Parts that have a weight for each value, however many there are."""
FAR: Final = 99


def features(st: State, seat: int) -> list[float]:
    """
    - contact: units next to an enemy; frail: their losses so far; backed: units with support; near: how near the enemy is;
    - orders: ordered units; strikes and shoots: those that can still battle, next to an enemy or with one in range; prey: how
      few figures the weakest of their targets have; advances: those that can still move, with an enemy within three hexes;
    - if units are being ordered, those that can be: strikers (next to an enemy or two hexes away), archers in range, others.
    """
    assert isinstance(st, BattleState)
    camp = st.rules.camp_of_seat(seat)
    own, foes = both_camps(st, camp)
    waiting = to_order(st, camp)
    contact = frail = backed = near = strikes = shoots = prey = advances = orders = 0.0
    able = [0.0, 0.0, 0.0]
    for unit in own:
        place = st.pos[unit]
        row = st.ground.board.distance[place]
        nearest = min([row[foe] for foe in foes], default=FAR)
        friends, weakest = beside(st, place, camp)
        near += 1 / nearest
        backed += friends >= 2
        if weakest:
            contact += 1
            frail += 1 / st.figs[unit]
        done = st.flags[unit]
        if done & ORDERED:
            orders += 1
            advances += nearest <= 3 and not done & (MOVED | BATTLED)
            if not weakest:
                shoots += not done & (BATTLED | NO_BATTLE | MELEE) and can_shoot(st, unit, nearest)
            elif not done & (BATTLED | NO_BATTLE):
                strikes += 1
                prey += 1 / weakest
        elif unit in waiting:
            able[0 if nearest <= 2 else 1 if can_shoot(st, unit, nearest) else 2] += 1
    found = (contact, frail, backed, near, strikes, shoots, prey, advances, orders, *able)
    return [number / 4 for number in found]


def both_camps(st: BattleState, camp: int) -> tuple[list[int], list[int]]:
    """The camp's units on the board, and the hexes of its enemies."""
    own, foes = [], []
    for unit, place in enumerate(st.pos):
        if place < 0:
            continue
        if st.owner[unit] & CAMP == camp:
            own.append(unit)
        else:
            foes.append(place)
    return own, foes


def to_order(st: BattleState, camp: int) -> Sequence[Pick]:
    """The units among which the camp is choosing whom to order."""
    asked = st.decision
    if asked is None or asked.kind != "order_unit" or st.rules.camp_of_seat(asked.seat) != camp:
        return ()
    return asked.options


def beside(st: BattleState, place: int, camp: int) -> tuple[int, int]:
    """The number of friends next to a hex, and the figures of the weakest enemy next to it (0 if there is no enemy)."""
    at, owner, figs = st.at, st.owner, st.figs
    friends, weakest = 0, 0
    for hex_ in st.ground.near[place]:
        other = at[hex_]
        if other < 0:
            continue
        if owner[other] & CAMP == camp:
            friends += 1
        elif not weakest or figs[other] < weakest:
            weakest = figs[other]
    return friends, weakest


def can_shoot(st: BattleState, unit: int, nearest: int) -> bool:
    """Is the nearest enemy in range of a unit with a missile weapon?"""
    if c.W_TYPE[st.weapon[unit]] != c.MISSILE:
        return False
    weapon = ranged_weapon(st, unit)
    return weapon >= 0 and nearest <= reach_of(st, unit, weapon)
