"""More about how a camp stands in BattleLore, for the policy that learns: what its units may do next.

The chances to win (`bots.chances.battlelore`) count units and figures. Most answers only move, order or choose: what that is
worth shows in who can strike whom.
"""

from __future__ import annotations

from typing import Final

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
    at, owner, figs, flags = st.at, st.owner, st.figs, st.flags
    distance, around = st.ground.board.distance, st.ground.near
    foes = [place for unit, place in enumerate(st.pos) if place >= 0 and owner[unit] & CAMP != camp]
    asked = st.decision
    is_ordering = asked is not None and asked.kind == "order_unit" and st.rules.camp_of_seat(asked.seat) == camp
    waiting = set(asked.options) if asked is not None and is_ordering else set()
    contact = frail = backed = near = strikes = shoots = prey = advances = orders = strikers = archers = others = 0.0
    for unit, place in enumerate(st.pos):
        if place < 0 or owner[unit] & CAMP != camp:
            continue
        friends, weakest = 0, 0
        for hex_ in around[place]:
            other = at[hex_]
            if other < 0:
                continue
            if owner[other] & CAMP == camp:
                friends += 1
            elif not weakest or figs[other] < weakest:
                weakest = figs[other]
        row = distance[place]
        nearest = min([row[foe] for foe in foes], default=FAR)
        near += 1 / nearest
        backed += friends >= 2
        if weakest:
            contact += 1
            frail += 1 / figs[unit]
        done = flags[unit]
        if done & ORDERED:
            orders += 1
            if not done & (BATTLED | NO_BATTLE):
                if weakest:
                    strikes += 1
                    prey += 1 / weakest
                elif not done & MELEE and c.W_TYPE[st.weapon[unit]] == c.MISSILE:
                    shoots += nearest <= range_of(st, unit)
            if not done & (MOVED | BATTLED):
                advances += nearest <= 3
        elif unit in waiting:
            if nearest <= 2:
                strikers += 1
            elif c.W_TYPE[st.weapon[unit]] == c.MISSILE and nearest <= range_of(st, unit):
                archers += 1
            else:
                others += 1
    found = (contact, frail, backed, near, strikes, shoots, prey, advances, orders, strikers, archers, others)
    return [number / 4 for number in found]


def range_of(st: BattleState, unit: int) -> int:
    weapon = ranged_weapon(st, unit)
    return reach_of(st, unit, weapon) if weapon >= 0 else 0
