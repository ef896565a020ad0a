"""Withdrawal and retreat: finding destinations and moving there (chapter 11, BS-10.6 to BS-10.14)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.bloodstones.cutiecorn import settle_cutiecorn
from sandtable.games.bloodstones.parts import with_owners, with_terrain
from sandtable.games.bloodstones.state import Force, State
from sandtable.games.bloodstones.tables.factions import SHIPS_COUNT_AS_CAVALRY, WITHDRAWS_BY_SEA
from sandtable.games.bloodstones.tables.terrain import SEA
from sandtable.games.bloodstones.tables.units import (
    CAVALRY_KINDS,
    CITADEL,
    ESCORTED,
    FREE_WITHDRAWAL,
    NO_ENEMY_WITHDRAWAL,
    NO_OWN_WITHDRAWAL,
    SHIPS,
)
from sandtable.games.bloodstones.terrain import is_passage_blocked, passage_areas, why_not_enter, with_link

HAS_LEFT: Final = Refusal("BS-11.12", "refused-bs-11-12")
ONLY_OTHERS: Final = Refusal("BS-11.4", "refused-bs-11-4", with_owners)
IS_BATTLE_AREA: Final = Refusal("BS-11.25", "refused-bs-11-25")
ONLY_BY_SEA: Final = Refusal("BS-10.12", "refused-bs-10-12")
NO_WAY: Final = Refusal("BS-11.3", "refused-bs-11-3")
BROKEN_CHAIN: Final = Refusal("BS-11.10", "refused-bs-9-26", with_link)
NOT_FOR_ALL: Final = Refusal("BS-11.7", "refused-bs-11-7")
SHIPS_ON_LAND: Final = Refusal("BS-11.11", "refused-bs-11-11")
CLOSED_TERRAIN: Final = Refusal("BS-11.14", "refused-bs-11-14", with_terrain)


def why_not_destination(st: State, seat: int, end: int) -> Refusal | None:
    """What rules out a reachable place for all units alike (BS-11.4, BS-11.12).

    Enemy units are allowed where you have a piece (BS-11.5), and so is the area the enemy came from (BS-11.13).
    """
    if (seat, end) in st.retreated:
        return HAS_LEFT
    if not st.is_empty(end) and not st.has_own_piece(end, seat):
        return ONLY_OTHERS
    return None


RetreatWay = tuple[int, bool, bool]
"""A destination, whether it is reached over the border, and whether it is reached by sea."""


def way_to(st: State, seat: int, area: int, end: int, by_sea_only: bool) -> RetreatWay:
    return (end, not by_sea_only and end in st.rules.adjacent[area], end in passage_areas(st, seat, area))


def retreat_ways(st: State, seat: int, area: int, by_sea_only: bool) -> list[RetreatWay]:
    """The ways to every place that at least one unit may enter (BS-11.3, BS-11.8 to BS-11.10).

    Neither border nor chain leads back to the battle area (BS-11.25), and the chain is free of enemies: a battle area at
    sea is never part of it (BS-11.10).
    """
    by_sea = passage_areas(st, seat, area)
    border = () if by_sea_only else st.rules.adjacent[area]
    ends = sorted({*border, *by_sea}) if by_sea else list(border)
    return [(end, end in border, end in by_sea) for end in ends if why_not_destination(st, seat, end) is None]


def can_go(st: State, seat: int, unit: int, way: RetreatWay) -> bool:
    """Can this unit take one of the ways to the destination (BS-11.6, BS-11.11, BS-11.14, BS-11.15)?

    Chains end on land, so they are of no use to ships.
    Undead withdraw and retreat like other units (BS-7.11).
    """
    end, border, by_sea = way
    return (border or by_sea) and why_not_enter(st, seat, unit, end) is None


def destinations(st: State, seat: int, area: int, force: Force, by_sea_only: bool = False) -> list[int]:
    """Where a force may withdraw or retreat to (BS-11.1 to BS-11.14).

    If every unit can go to some place, only such places are offered. Otherwise every place is offered that at least one
    unit other than the Cutiecorn can go to (BS-11.7, BS-10.13).
    """
    all_go: list[int] = []
    some_go: list[int] = []
    for way in retreat_ways(st, seat, area, by_sea_only):
        able = [unit for unit in force if can_go(st, seat, unit, way)]
        if len(able) == len(force) and not ESCORTED.issuperset(force):
            all_go.append(way[0])
        if not ESCORTED.issuperset(able):
            some_go.append(way[0])
    return all_go or some_go


def why_not_leave_for(st: State, seat: int, area: int, end: int, by_sea_only: bool = False) -> Refusal | None:
    """Why a force cannot leave the battle for a place (BS-11.3 to BS-11.25)."""
    if end == area:
        return IS_BATTLE_AREA
    way = way_to(st, seat, area, end, by_sea_only)
    force = st.units[seat][area]
    if not way[1] and not way[2]:
        if end in st.rules.adjacent[area]:
            return ONLY_BY_SEA
        if not is_passage_blocked(st, seat, area, end):
            return NO_WAY
        if is_open_to_some(st, seat, area, (end, False, True)):  # the other units could not use a free chain either
            return BROKEN_CHAIN
    else:
        refusal = why_not_destination(st, seat, end)
        if refusal is not None:
            return refusal
        if is_open_to_some(st, seat, area, way):
            return None if end in destinations(st, seat, area, force, by_sea_only) else NOT_FOR_ALL
    return CLOSED_TERRAIN if SHIPS.isdisjoint(force) else SHIPS_ON_LAND


def is_open_to_some(st: State, seat: int, area: int, way: RetreatWay) -> bool:
    """Could a unit of the force other than the Cutiecorn take this way (BS-10.13)?"""
    return any(unit not in ESCORTED and can_go(st, seat, unit, way) for unit in st.units[seat][area])


def leave_for(st: State, seat: int, area: int, end: int, by_sea_only: bool = False) -> Force:
    """Move a force out; units that cannot go along are eliminated and returned (BS-11.6, BS-11.26, BS-17.13).

    All units go to the same area (BS-11.2). This is not movement, so BS-9.10 does not apply (BS-11.24).
    """
    way = way_to(st, seat, area, end, by_sea_only)
    force = st.units[seat][area]
    able = [can_go(st, seat, unit, way) for unit in force]
    lost: list[int] = []
    for unit, goes in zip(force, able, strict=True):
        if goes:
            st.remove_unit(seat, area, unit)
            st.add_unit(seat, end, unit)
        elif unit not in ESCORTED:
            lost.append(unit)
    for unit in lost:
        st.eliminate(seat, area, unit)
    st.retreated = [*st.retreated, (seat, area)]
    if lost and st.logging:
        st.emit("partial_loss", (seat, tuple(lost)), "BS-11.6")
    settle_cutiecorn(st)
    return tuple(lost)


# -- the defender's withdrawal -----------------------------------------------------------------------------------------


def cavalry_count(force: Force) -> int:
    return sum([unit in CAVALRY_KINDS for unit in force])


def attack_cavalry(st: State, attacker: int, area: int) -> int:
    """The attacker's cavalry, plus one for Corsairs landing next to one of their ships (BS-10.9, BS-10.11, BS-10.51).

    A defender without cavalry cannot withdraw then (BS-14.38). A Cutiecorn counts on top (BS-17.17).
    Whether the sea area is contested does not matter (BS-10.14).
    """
    count = cavalry_count(st.units[attacker][area])
    if st.faction[attacker] in SHIPS_COUNT_AS_CAVALRY and st.rules.terrain[area] != SEA:
        units = st.units[attacker]
        count += any(not SHIPS.isdisjoint(units[a]) for a in st.rules.sea_adjacent[area])
    return count


def cavalry(st: State, area: int, attacker: int, defender: int) -> Facts:
    own = cavalry_count(st.units[defender][area])
    return {"n": ("count", own), "m": ("count", attack_cavalry(st, attacker, area))}


DRAGON_ATTACKS: Final = Refusal("BS-10.7", "refused-bs-10-7")
CITADEL_STAYS: Final = Refusal("BS-10.8", "refused-bs-10-8-citadel")
CASTLE_STAYS: Final = Refusal("BS-10.8", "refused-bs-10-8-castle")
BOTH_STAY: Final = Refusal("BS-10.8", "refused-bs-10-8-both")
LESS_CAVALRY: Final = Refusal("BS-10.9", "refused-bs-10-9", cavalry)
LESS_CAVALRY_NO_SEA: Final = Refusal("BS-10.9", "refused-bs-10-9-sea", cavalry)
CORSAIRS_LAND: Final = Refusal("BS-10.11", "refused-bs-10-11", cavalry)
NOWHERE_TO_GO: Final = Refusal("BS-10.13", "refused-bs-10-13")


def why_not_withdraw(st: State, area: int, attacker: int, defender: int) -> Refusal | None:
    """What denies a withdrawal: outright (BS-10.7, BS-10.8) or for lack of cavalry (BS-10.9, BS-10.11).

    A force cannot withdraw from a Dragon (BS-14.5); a force with a Dragon needs no cavalry (BS-14.6).
    """
    force = st.units[defender][area]
    if not NO_ENEMY_WITHDRAWAL.isdisjoint(st.units[attacker][area]):
        return DRAGON_ATTACKS
    fixed = NO_OWN_WITHDRAWAL.intersection(force)
    if fixed:
        return CASTLE_STAYS if CITADEL not in fixed else BOTH_STAY if len(fixed) > 1 else CITADEL_STAYS
    own = cavalry_count(force)
    if not FREE_WITHDRAWAL.isdisjoint(force) or own >= attack_cavalry(st, attacker, area):
        return None
    return LESS_CAVALRY if own < cavalry_count(st.units[attacker][area]) else CORSAIRS_LAND


def withdrawal(st: State, area: int, attacker: int, defender: int) -> tuple[list[int], bool, Refusal]:
    """The destinations of a withdrawal, whether it must go by sea, and what denies it if there are none.

    Corsairs without enough cavalry may go by sea (BS-10.6, BS-14.37).
    """
    denied = why_not_withdraw(st, area, attacker, defender)
    by_sea_only = False
    if denied is not None:
        if denied not in (LESS_CAVALRY, CORSAIRS_LAND) or st.faction[defender] not in WITHDRAWS_BY_SEA:
            return [], False, denied
        by_sea_only = True
    ends = destinations(st, defender, area, st.units[defender][area], by_sea_only)
    if denied is LESS_CAVALRY:
        denied = LESS_CAVALRY_NO_SEA
    return ends, by_sea_only, denied or NOWHERE_TO_GO
