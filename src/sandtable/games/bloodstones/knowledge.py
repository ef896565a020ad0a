"""Build full states that fit what a seat knows, for honest search, and check the piece counts (chapter 3, BS-1.20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.core.engine.cards import UNKNOWN, take_some
from sandtable.core.engine.decision import Decision
from sandtable.core.engine.frames import Secret
from sandtable.core.engine.rng import Rng, seeded
from sandtable.games.bloodstones.battle import Battle, draw_count
from sandtable.games.bloodstones.movement import Move
from sandtable.games.bloodstones.state import NOBODY, Force, State
from sandtable.games.bloodstones.tables.factions import FACTIONS
from sandtable.games.bloodstones.tables.figures import BATTLE_TILES
from sandtable.games.bloodstones.tables.terrain import CITADEL_TERRAIN, SEA, VILLAGE_ROOM
from sandtable.games.bloodstones.tables.units import CAN_MOVE, CITADEL, CUTIECORN, IS_TILE, UNDEAD
from sandtable.games.bloodstones.terrain import why_not_enter

MAX_DEALS: Final = 300
"""Random deals to try before enumerating all hands; one of the first few nearly always fits."""


def redeal(seen: State, seed: int) -> State:
    """Redeal the hidden tiles among hands, bags and the current battle, from what is publicly unaccounted for (BS-3.10).

    A hand with which the open question would not be asked contradicts what is known, so its owner gets another.
    """
    rng = seeded(seed)
    st = seen.clone()
    battle = st.stack[-1] if st.stack and isinstance(st.stack[-1], Battle) else None
    for seat in range(st.players):
        if UNKNOWN in st.hand[seat] or UNKNOWN in st.bag[seat]:
            deal_seat(st, seat, battle, rng)
        elif battle is not None:
            hide_battle(st, seat, battle, rng, unseen_tiles(st, seat))
    asked = seen.decision
    if asked is not None and not asked.options:
        deal_until_asked(st, asked, rng)
    st.rng = rng
    st.ask_hidden()
    return st


def deal_until_asked(st: State, asked: Decision, rng: Rng) -> None:
    """Deal hands to the asked seat until it would be asked this question: at random, then by enumerating all hands.

    This concerns only questions outside battles: those in a battle do not depend on the hand.
    """
    seat = asked.seat
    for _ in range(MAX_DEALS):
        if is_asked(st, asked):
            return
        deal_seat(st, seat, None, rng)
    pool = unseen_tiles(st, seat)
    for hand in possible_hands(pool, len(st.hand[seat])):
        st.hand[seat] = list(hand)
        st.bag[seat] = without(pool, hand)
        if is_asked(st, asked):
            return


def is_asked(st: State, asked: Decision) -> bool:
    """Would the top frame ask this question, rather than answer it itself (BS-19.19), and can the hand pay for it (BS-9.8)?"""
    clone = st.clone()
    top = clone.stack[-1]
    if isinstance(top, Move) and top.chosen and top.cost(clone) > top.budget(clone):
        return False
    again = top.advance(clone)
    if again is None or not again.options or (again.automatic and len(again.options) == 1):
        return False
    return (again.kind, again.seat, again.context) == (asked.kind, asked.seat, asked.context)


def possible_hands(pool: list[int], size: int) -> Iterator[Force]:
    """All different hands of `size` tiles from a pool.

    >>> list(possible_hands([1, 1, 4, 7], 2))
    [(1, 1), (1, 4), (1, 7), (4, 7)]
    """
    if not size:
        yield ()
        return
    for tile in sorted(set(pool)):
        later = without([other for other in pool if other >= tile], (tile,))
        for hand in possible_hands(later, size - 1):
            yield (tile, *hand)


def without(pool: list[int], tiles: Force) -> list[int]:
    """The rest of a pool without these tiles, sorted."""
    rest = sorted(pool)
    for tile in tiles:
        rest.remove(tile)
    return rest


def unseen_tiles(st: State, seat: int) -> list[int]:
    """A player's tiles in bag, hand or a hidden substitution: all 36 except those on the map and the discard pile, sorted."""
    left = [0] * len(IS_TILE)
    for unit, count in FACTIONS[st.faction[seat]].tiles:
        left[unit] = count
    for force in st.units[seat]:
        for unit in force:
            if IS_TILE[unit]:
                left[unit] -= 1
    for tile in st.discard[seat]:
        left[tile] -= 1
    pool: list[int] = []
    for unit, count in enumerate(left):
        pool += [unit] * count
    return pool


def deal_seat(st: State, seat: int, battle: Battle | None, rng: Rng) -> None:
    pool = unseen_tiles(st, seat)
    if battle is not None:
        hide_battle(st, seat, battle, rng, pool)
    hand_size = len(st.hand[seat])
    st.hand[seat] = sorted(take_some(pool, hand_size, rng))
    st.bag[seat] = pool


def hide_battle(st: State, seat: int, battle: Battle, rng: Rng, pool: list[int]) -> None:
    """Draw tiles for a side whose battle tiles are unknown, and a substitute if it used one (BS-3.14 to BS-3.16)."""
    if seat not in (battle.attacker, battle.defender) or not battle.drawn:
        return
    side = 0 if seat == battle.attacker else 1
    pips = st.faction_of(seat).pips
    if battle.sub[side].value is None:
        battle.sub[side] = Secret((hidden_substitute(battle.shown[side], pips, pool, rng),), 1 << seat)
    else:
        for tile in battle.sub[side].open():
            pool.remove(tile)
    if battle.drawn[side].value is not None:
        return
    count = draw_count(st, seat, battle.force(st, side), battle.force(st, 1 - side))
    tiles = sorted(take_some(list(BATTLE_TILES), count, rng))
    for tile in battle.sub[side].open():
        tiles[rng.below(count)] = pips[tile]
    battle.drawn[side] = Secret(tuple(sorted(tiles)), 1 << seat)


def hidden_substitute(shown: Force, pips: Force, pool: list[int], rng: Rng) -> int:
    """Draw a substitute from the pool; if still hidden after the reveal, it is lower than the shown tiles (BS-3.16)."""
    fits = [i for i, tile in enumerate(pool) if not shown or pips[tile] < shown[-1]]
    return pool.pop(fits[rng.below(len(fits))])


# -- soundness -------------------------------------------------------------------------------------------------------


def check_sound(st: State) -> None:
    """Check that every tile is in exactly one place, villages and citadels are complete, and masks match (BS-1.20)."""
    if NOBODY not in st.faction:
        for seat in range(st.players):
            check_tiles(st, seat)
        check_supplies(st)
    check_villages(st)
    check_neutral(st)
    for area in range(st.rules.areas):
        mask = sum([1 << seat for seat in range(st.players) if st.units[seat][area]])
        assert st.held[area] == mask, f"area {area}: the mask of holders is wrong"
        if mask:
            check_terrain(st, area)


def check_tiles(st: State, seat: int) -> None:
    tiles = sorted([*st.hand[seat], *st.bag[seat], *st.discard[seat], *used_substitutes(st, seat)])
    tiles += [unit for force in st.units[seat] for unit in force if IS_TILE[unit]]
    owned = sorted([unit for unit, count in FACTIONS[st.faction[seat]].tiles for _ in range(count)])
    assert sorted(tiles) == owned, f"seat {seat} has lost or gained tiles"
    for sorted_list in (st.hand[seat], st.bag[seat], st.discard[seat]):
        assert sorted_list == sorted(sorted_list), "hands, bags and discard piles are kept sorted"


def used_substitutes(st: State, seat: int) -> list[int]:
    found: list[int] = []
    for frame in st.stack:
        if isinstance(frame, Battle):
            for side in range(len(frame.sub)):
                if frame.seat(side) == seat:
                    found += frame.sub[side].open()
    return found


def check_supplies(st: State) -> None:
    """Check that no villages or Undead are missing (BS-1.4, BS-1.6)."""
    assert min(st.supply) >= 0
    villages = sum([FACTIONS[faction].villages for faction in st.faction])
    assert sum(st.supply) + sum(st.villages) + sum(st.captured_villages) == villages, "villages were lost or made"
    undead = sum([force.count(UNDEAD) for forces in st.units for force in forces])
    assert undead + st.undead == sum([FACTIONS[faction].undead for faction in st.faction]), "Undead were lost or made"


def check_villages(st: State) -> None:
    """Check that villages have room (BS-2.10, BS-2.12)."""
    for area, count in enumerate(st.villages):
        assert 0 <= count <= VILLAGE_ROOM[st.rules.terrain[area]], f"area {area} holds {count} villages"
        assert (count > 0) == (st.village_of[area] != NOBODY)


def check_neutral(st: State) -> None:
    cutiecorns = sum([force.count(CUTIECORN) for forces in st.units for force in forces])
    assert cutiecorns == (st.cutie_seat != NOBODY), "there is one Cutiecorn"
    if cutiecorns:
        assert CUTIECORN in st.units[st.cutie_seat][st.cutie_area], "the Cutiecorn is not where it is said to be"
    for seat, area in enumerate(st.citadel):
        standing = [a for a, force in enumerate(st.units[seat]) if CITADEL in force]
        assert standing == ([] if area < 0 else [area]), f"seat {seat}: the citadel is not where it is said to be"


def check_terrain(st: State, area: int) -> None:
    """Check that no unit is in terrain it may not occupy at the end of an action (BS-2.6 to BS-2.10).

    The Cutiecorn stays where it changes control, even in a mountain area (BS-17.7).
    """
    for seat in range(st.players):
        for unit in st.units[seat][area]:
            if unit == CITADEL:
                assert CITADEL_TERRAIN[st.rules.terrain[area]], f"a citadel may not be in area {area}"
            elif unit == CUTIECORN:
                assert st.rules.terrain[area] != SEA, f"the Cutiecorn may not be in area {area}"
            elif unit in CAN_MOVE:
                assert why_not_enter(st, seat, unit, area) is None, f"unit {unit} may not be in area {area}"
