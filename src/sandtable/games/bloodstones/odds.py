"""Exact battle odds, computed from what the viewing seat may know (BS-10.17 to BS-10.39, BS-3.10).

Both sides are assumed to play their tiles sensibly: the best hand tile replaces the lowest drawn tile whenever that raises
the sum of the three counting tiles. The counting tiles are then the three highest among the drawn tiles and the substitute.
An unknown hand is a fair draw from the tiles that could be in it: those its owner has neither on the map nor on the discard
pile. Ties that are fought again are followed to the end, with the hands that remain after any substitutes were used.

Hands are given as pips, highest first; `NO_TILE` stands for no substitute.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Final

from sandtable.core.engine.cards import UNKNOWN
from sandtable.games.bloodstones.battle import (
    ATTACKER,
    DEFENDER,
    SECOND,
    Battle,
    battle_modifier,
    counting,
    draw_count,
)
from sandtable.games.bloodstones.state import Force, State
from sandtable.games.bloodstones.tables.factions import FACTIONS
from sandtable.games.bloodstones.tables.figures import BATTLE_TILES
from sandtable.games.bloodstones.tables.units import IS_TILE, WINS_TIES_DEFENDING

Hand = tuple[int, ...]
Hands = tuple[tuple[Hand, float], ...]
"""The hands a player may hold, each with its probability."""
Rolls = tuple[tuple[int, bool, float], ...]
"""(sum of the counting tiles, whether the substitute was used, probability)."""

NO_TILE: Final = 0
WHOLE_HAND: Final = 99
MAX_PIPS: Final = 5


# -- one side's draw ---------------------------------------------------------------------------------------------------


@cache
def rolls(draws: int, substitute: int) -> Rolls:
    """All outcomes of a draw with one possible substitute (BS-10.17, BS-10.19, BS-10.24).

    >>> round(sum(total * chance for total, _, chance in rolls(3, NO_TILE)), 9)
    10.5
    """
    found: dict[tuple[int, bool], int] = {}
    draws_in_all = comb(len(BATTLE_TILES), draws)
    for tiles in combinations(BATTLE_TILES, draws):
        best = counting(tiles)
        used = substitute > best[-1]
        total = sum(counting((*tiles, substitute))) if used else sum(best)
        found[total, used] = found.get((total, used), 0) + 1
    return tuple([(total, used, ways / draws_in_all) for (total, used), ways in sorted(found.items())])


def best_tile(hand: Hand) -> int:
    return hand[0] if hand else NO_TILE


# -- both sides, hands known -------------------------------------------------------------------------------------------


@lru_cache(maxsize=200_000)
def win_chance(lead: int, draws: int, foe_draws: int, hand: Hand, foe_hand: Hand, shield: bool) -> float:
    """The chance that the attacker wins. `lead` is the attacker's modifiers minus the defender's.

    A defending Shield wins ties; other ties are fought again with the remaining tiles (BS-10.38, BS-10.39).

    >>> round(win_chance(0, 3, 3, (), (), False), 6), round(win_chance(20, 3, 3, (), (), True), 6)
    (0.5, 1.0)
    """
    win = 0.0
    again: dict[tuple[bool, bool], float] = {}
    theirs = rolls(foe_draws, best_tile(foe_hand))
    for total, used, chance in rolls(draws, best_tile(hand)):
        mark = total + lead
        for foe_total, foe_used, foe_chance in theirs:
            if mark > foe_total:
                win += chance * foe_chance
            elif mark == foe_total and not shield:
                again[used, foe_used] = again.get((used, foe_used), 0.0) + chance * foe_chance
    unchanged = again.pop((False, False), 0.0)
    for (used, foe_used), chance in again.items():
        win += chance * win_chance(lead, draws, foe_draws, hand[used:], foe_hand[foe_used:], shield)
    # a tie that used up no tile repeats the same battle: a geometric series
    return win / (1.0 - unchanged)


@lru_cache(maxsize=20_000)
def mixed_chance(lead: int, draws: int, foe_draws: int, hands: Hands, foe_hands: Hands, shield: bool) -> float:
    """The chance that the attacker wins when only the probabilities of the hands are known."""
    return sum(
        [
            chance * foe_chance * win_chance(lead, draws, foe_draws, hand, foe_hand, shield)
            for hand, chance in hands
            for foe_hand, foe_chance in foe_hands
        ]
    )


# -- what a hand may hold ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4_000)
def hand_chances(pool: tuple[int, ...], size: int, keep: int = WHOLE_HAND) -> Hands:
    """The hands of `size` tiles from a pool (counts of tiles with 0, 1, 2, ... pips), reduced to their `keep` best tiles.

    >>> [(hand, round(chance, 3)) for hand, chance in hand_chances((0, 0, 2, 0, 0, 1), 2)]
    [((2, 2), 0.333), ((5, 2), 0.667)]
    """
    found: dict[Hand, float] = {}
    in_all = comb(sum(pool), size)
    # partial hands: (tiles so far, number still to come, ways)
    parts: list[tuple[Hand, int, int]] = [((), size, 1)]
    for pips in range(len(pool) - 1, -1, -1):
        below = sum(pool[:pips])
        parts = [
            ((hand + (pips,) * count)[:keep], missing - count, ways * comb(pool[pips], count))
            for hand, missing, ways in parts
            for count in range(max(0, missing - below), min(missing, pool[pips]) + 1)
        ]
    for hand, _, ways in parts:
        found[hand] = found.get(hand, 0.0) + ways / in_all
    return tuple(sorted(found.items()))


def unseen_pips(seen: State, seat: int) -> tuple[int, ...]:
    """How many tiles of 0, 1, 2, ... pips a player has in bag and hand together; this is public (BS-3.10).

    A hidden substitute in a battle is included.
    """
    faction = FACTIONS[seen.faction[seat]]
    counts = [0] * (MAX_PIPS + 1)
    pips = faction.pips
    for tile, count in faction.tiles:
        counts[pips[tile]] += count
    for force in seen.units[seat]:
        for unit in force:
            if IS_TILE[unit]:
                counts[pips[unit]] -= 1
    for tile in seen.discard[seat]:
        counts[pips[tile]] -= 1
    return tuple(counts)


def possible_hands(seen: State, seat: int, keep: int = WHOLE_HAND) -> Hands:
    """The hands a player may hold, as far as the viewing seat can know; its own hand is certain (BS-3.9)."""
    hand = seen.hand[seat]
    if UNKNOWN not in hand:
        pips = seen.faction_of(seat).pips
        return ((tuple(sorted([pips[tile] for tile in hand], reverse=True)[:keep]), 1.0),)
    return hand_chances(unseen_pips(seen, seat), len(hand), keep)


# -- a battle on the table ---------------------------------------------------------------------------------------------


def battle_lead(seen: State, area: int, attacker: int, force: Force, defender: int, foe_force: Force) -> int:
    """The attacker's modifiers minus the defender's (BS-10.25)."""
    attack = battle_modifier(seen, area, attacker, force, foe_force, False)
    return attack - battle_modifier(seen, area, defender, foe_force, force, True)


def battle_odds(
    seen: State,
    area: int,
    attacker: int,
    defender: int,
    force: Force | None = None,
    foe_force: Force | None = None,
    keep: int = WHOLE_HAND,
) -> float:
    """The chance that the attacker wins a battle in an area, before any tile is drawn, if nobody withdraws.

    Pass forces to ask about a planned battle. `keep` reduces hands to their best tiles, which is faster: with 2 the error
    is below one in a hundred.
    """
    force = seen.units[attacker][area] if force is None else force
    foe_force = seen.units[defender][area] if foe_force is None else foe_force
    return mixed_chance(
        battle_lead(seen, area, attacker, force, defender, foe_force),
        draw_count(seen, attacker, force, foe_force),
        draw_count(seen, defender, foe_force, force),
        possible_hands(seen, attacker, keep),
        possible_hands(seen, defender, keep),
        not WINS_TIES_DEFENDING.isdisjoint(foe_force),
    )


def foe_totals(seen: State, battle: Battle, side: int, keep: int = WHOLE_HAND) -> dict[int, float]:
    """The possible sums of the other side's counting tiles, seen from `side` after the draw (BS-10.19, BS-10.22, BS-3.15).

    Shown tiles are certain. Once a side has decided, it is known whether it used a substitute.
    """
    other = 1 - side
    if battle.shown[other]:
        return {sum(battle.shown[other]): 1.0}
    foe = battle.seat(other)
    draws = draw_count(seen, foe, battle.force(seen, other), battle.force(seen, side))
    has_decided = battle.at == SECOND and battle.side_to_substitute(seen) == side
    used_one = battle.sub[other].value is None
    hands = possible_hands(seen, foe, keep)
    if has_decided and used_one:  # the substitute has left the hand: it was the best tile of a hand one tile larger
        hands = hand_chances(unseen_pips(seen, foe), len(seen.hand[foe]) + 1, keep)
    totals: dict[int, float] = {}
    for hand, chance in hands:
        for total, used, odds in rolls(draws, best_tile(hand)):
            if not has_decided or used == used_one:
                totals[total] = totals.get(total, 0.0) + chance * odds
    scale = sum(totals.values())
    if not scale:  # the foe did not play sensibly: any draw
        return {total: odds for total, _, odds in rolls(draws, NO_TILE)}
    return {total: chance / scale for total, chance in totals.items()}


def standing_odds(seen: State, battle: Battle, side: int, total: int, totals: dict[int, float]) -> tuple[float, float]:
    """(chance to win, chance to fight again) for a side whose counting tiles add up to `total`."""
    attack, defence = battle.force(seen, ATTACKER), battle.force(seen, DEFENDER)
    lead = battle_lead(seen, battle.area, battle.attacker, attack, battle.defender, defence)
    mark = total + (lead if side == ATTACKER else -lead)
    win = sum([chance for foe_total, chance in totals.items() if mark > foe_total])
    tie = totals.get(mark, 0.0)
    if not WINS_TIES_DEFENDING.isdisjoint(defence):
        return (win + tie, 0.0) if side == DEFENDER else (win, 0.0)
    return win, tie
