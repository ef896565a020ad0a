"""Honest search: a full state that fits what a seat knows; and the count of all pieces (chapter 3, BS-1.20)."""

from __future__ import annotations

from sandtable.core.frames import Secret
from sandtable.core.rng import Rng, seeded
from sandtable.games.bloodstones.battle import Battle, draw_count
from sandtable.games.bloodstones.content import (
    BATTLE_TILES,
    CASTLE,
    CITADEL,
    CUTIECORN,
    FACTIONS,
    IS_TILE,
    NECROMANCERS,
    UNDEAD,
    VILLAGE_ROOM,
)
from sandtable.games.bloodstones.state import NOBODY, UNDEAD_TILES, UNKNOWN, State
from sandtable.games.bloodstones.terrain import why_not_enter


def redeal(seen: State, seed: int) -> State:
    """Deal the hidden tiles anew among hands, bags and the battle at hand, from what is publicly left (BS-3.10)."""
    rng = seeded(seed)
    st = seen.clone()
    battle = st.stack[-1] if st.stack and isinstance(st.stack[-1], Battle) else None
    for seat in range(st.players):
        if UNKNOWN in st.hand[seat] or UNKNOWN in st.bag[seat]:
            deal_seat(st, seat, battle, rng)
        elif battle is not None:
            hide_battle(st, seat, battle, rng, [])
    st.rng = seeded(rng.word())
    # the question of another seat is asked again, from the hand it was dealt here
    st.decision = None
    st.run()
    return st


def unseen_tiles(st: State, seat: int) -> list[int]:
    """The tiles of a player that are in bag, hand or a hidden substitution: 36 less map and discard pile."""
    pool = [unit for unit, count in FACTIONS[st.faction[seat]].tiles for _ in range(count)]
    for force in st.units[seat]:
        for unit in force:
            if IS_TILE[unit]:
                pool.remove(unit)
    for tile in st.discard[seat]:
        pool.remove(tile)
    return pool


def take(pool: list[int], count: int, rng: Rng) -> list[int]:
    """Draw so many tiles from a pool."""
    return sorted([pool.pop(rng.below(len(pool))) for _ in range(count)])


def deal_seat(st: State, seat: int, battle: Battle | None, rng: Rng) -> None:
    pool = unseen_tiles(st, seat)
    if battle is not None:
        hide_battle(st, seat, battle, rng, pool)
    hand_size = len(st.hand[seat])
    st.hand[seat] = take(pool, hand_size, rng)
    st.bag[seat] = sorted(pool)


def hide_battle(st: State, seat: int, battle: Battle, rng: Rng, pool: list[int]) -> None:
    """Give a side whose battle tiles are unknown a draw, and a substitute from the pool if it used one."""
    if seat not in (battle.attacker, battle.defender) or not battle.drawn:
        return
    side = 0 if seat == battle.attacker else 1
    if battle.drawn[side].value is not None:
        return
    count = draw_count(st, seat, battle.force(st, side), battle.force(st, 1 - side))
    tiles = take(list(BATTLE_TILES), count, rng)
    if battle.sub[side].value is None:
        tile = pool.pop(rng.below(len(pool)))
        battle.sub[side] = Secret((tile,), 1 << seat)
        tiles[rng.below(count)] = st.faction_of(seat).pips[tile]
    battle.drawn[side] = Secret(tuple(sorted(tiles)), 1 << seat)


# -- soundness -------------------------------------------------------------------------------------------------------


def check_sound(st: State) -> None:
    """Every tile is in exactly one place, villages and citadels are complete, masks agree with the board (BS-1.20)."""
    for seat in range(st.players):
        if st.faction[seat] == NOBODY or not (st.bag[seat] or st.hand[seat]):
            continue
        tiles = sorted([*st.hand[seat], *st.bag[seat], *st.discard[seat], *used_substitutes(st, seat)])
        tiles += [unit for force in st.units[seat] for unit in force if IS_TILE[unit]]
        owned = sorted([unit for unit, count in FACTIONS[st.faction[seat]].tiles for _ in range(count)])
        assert sorted(tiles) == owned, f"seat {seat} has lost or gained tiles"
        assert st.hand[seat] == sorted(st.hand[seat]), "hands are kept sorted"
        assert st.supply[seat] >= 0
    check_villages(st)
    check_neutral(st)
    for area in range(st.rules.areas):
        mask = sum([1 << seat for seat in range(st.players) if st.units[seat][area]])
        assert st.held[area] == mask, f"area {area}: the mask of holders is wrong"
        check_terrain(st, area)


def used_substitutes(st: State, seat: int) -> list[int]:
    found: list[int] = []
    for frame in st.stack:
        if isinstance(frame, Battle):
            for side in range(len(frame.sub)):
                if frame.seat(side) == seat:
                    found += frame.sub[side].open()
    return found


def check_villages(st: State) -> None:
    total = sum([FACTIONS[faction].villages for faction in st.faction if faction != NOBODY])
    if any(st.bag):
        on_map = sum(st.villages)
        assert sum(st.supply) + on_map + sum(st.captured_villages) == total, "villages were lost or made"
    for area, count in enumerate(st.villages):
        assert 0 <= count <= VILLAGE_ROOM[st.rules.terrain[area]], f"area {area} holds {count} villages"
        assert (count > 0) == (st.village_of[area] != NOBODY)


def check_neutral(st: State) -> None:
    undead = sum([force.count(UNDEAD) for forces in st.units for force in forces])
    if NECROMANCERS in st.faction and any(st.bag):
        assert undead + st.undead == UNDEAD_TILES, "Undead were lost or made"
    cutiecorns = sum([force.count(CUTIECORN) for forces in st.units for force in forces])
    assert cutiecorns == (st.cutie_seat != NOBODY), "there is one Cutiecorn"
    for seat, area in enumerate(st.citadel):
        standing = [a for a, force in enumerate(st.units[seat]) if CITADEL in force]
        assert standing == ([] if area < 0 else [area]), f"seat {seat}: the citadel is not where it is said to be"


def check_terrain(st: State, area: int) -> None:
    """Nobody is where it may not be at the end of an action (BS-2.6 to BS-2.10)."""
    for seat in range(st.players):
        for unit in st.units[seat][area]:
            if unit not in (CASTLE, CITADEL):
                assert why_not_enter(st, seat, unit, area) is None, f"unit {unit} may not be in area {area}"
