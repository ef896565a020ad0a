"""What a Lore card may be aimed at, and whether what it allows can still come about (BL-13.3, BL-13.14)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.combat.in_progress import (
    AMBUSH,
    BONUS,
    ENDED,
    M_NO_BACK,
    NORMAL,
    Clash,
    clash_of,
    moving_of,
)
from sandtable.games.battlelore.heroes.in_play import hero_in
from sandtable.games.battlelore.lore.effects import MARK_BASE
from sandtable.games.battlelore.state import (
    FX_NO_MOVE,
    FX_NO_ORDER,
    HALTED,
    HELD_FAST,
    MOVE_OVER,
    ORDERED,
    UNASKED,
    WEBBED,
    Battle,
)
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.lasting import has_effect

SPECIAL: Final = (c.STRONGHOLD, c.TRAINING_CAMP, c.HEALING_POOL, c.ROGUES_DEN, c.MAGIC_PENTACLE)
"""The landmarks with a special effect of their own (BL-15.8 to BL-15.18)."""


def target_choices(st: Battle, holder: int, card: int) -> list[int]:
    """Every target a card could be given now; cards without targets return a single stand-in.

    Only the active player may aim at units of his ally (BL-31.11).
    """
    found = camp_targets(st, holder, card)
    if st.rules.allies and holder != st.active:
        return [unit for unit in found if unit >= MARK_BASE or not is_allied(st, holder, unit)]
    return found


def camp_targets(st: Battle, holder: int, card: int) -> list[int]:
    """Every target of a card, whether the units of the own camp are the holder's or his ally's."""
    lore_card = LORE_CARDS[card]
    found = [unit for unit in raw_targets(st, holder, card) if unit >= MARK_BASE or fits(st, unit, lore_card.limits)]
    if st.sheets and st.rules.allies and any(effect.op == "order_targets" for effect in lore_card.effects):
        found = [u for u in found if st.owner[u] == holder or hero_in(st, u) < 0]  # BL-31.17
    return found


def is_allied(st: Battle, holder: int, unit: int) -> bool:
    """Is it a unit of the holder's ally?"""
    return st.owner[unit] != holder and st.owner[unit] & CAMP == holder & CAMP


def raw_targets(st: Battle, holder: int, card: int) -> list[int]:
    target = LORE_CARDS[card].target
    camp = holder & CAMP
    if target in ("attacker", "defender"):
        clash = clash_of(st)
        assert clash is not None
        unit = clash.att if target == "attacker" else clash.dfn
        return [unit] if st.pos[unit] >= 0 else []
    if target in ("opponent", "self", "enemy_units", "enemy_lore_card"):
        return [MARK_BASE]
    if target == "enemy_moving_unit":
        moving = moving_of(st)
        return [] if moving is None or moving.at >= ENDED else [moving.unit]
    if target == "own_unit_adjacent":
        moving = moving_of(st)
        if moving is None or st.pos[moving.unit] < 0:
            return []
        near = [st.at[h] for h in st.ground.near[st.pos[moving.unit]] if st.at[h] >= 0]
        return [unit for unit in near if st.owner[unit] & CAMP == camp and not st.tok[unit] & WEBBED]
    own = [unit for unit, h in enumerate(st.pos) if h >= 0 and st.owner[unit] & CAMP == camp]
    foes = [unit for unit, h in enumerate(st.pos) if h >= 0 and st.owner[unit] & CAMP != camp]
    if target == "own_units":
        return own
    if target == "own_ordered":
        return [unit for unit in own if st.flags[unit] & ORDERED]
    if target == "own_ordered_unmoved":
        return [u for u in own if st.flags[u] & (ORDERED | MOVE_OVER | UNASKED) == ORDERED and can_be_moved(st, u)]
    if target == "own_ordered_missile":
        return [u for u in own if st.flags[u] & ORDERED and c.W_TYPE[st.weapon[u]] == c.MISSILE]
    if target == "own_adjacent_to_enemy":
        near = [u for u in own if any(is_foe(st, u, h) for h in st.ground.near[st.pos[u]])]
        return [unit for unit in near if not has_effect(st, unit, FX_NO_ORDER)]
    if target == "own_troop_weakened":
        return [unit for unit in own if is_troop(st, unit) and st.figs[unit] < st.full[unit]]
    return enemy_targets(st, holder, card, foes, own)


def enemy_targets(st: Battle, holder: int, card: int, foes: list[int], own: list[int]) -> list[int]:
    lore_card = LORE_CARDS[card]
    target = lore_card.target
    camp = holder & CAMP
    if target == "enemy_unit":
        moving = moving_of(st)
        return foes if moving is None else [moving.unit]
    if target == "enemy_units_in_section":
        return foes
    if target == "enemy_troop":
        return [unit for unit in foes if is_troop(st, unit)]
    if target == "enemy_creature_or_goblinoid":
        return [
            unit
            for unit in foes
            if (c.T_KIND[st.utype[unit]] == c.CREATURE and not c.UNIT_DEFS[st.utype[unit]].elemental)
            or c.T_RACE[st.utype[unit]] == c.GOBLINOID
        ]
    if target == "enemy_missile_unit_or_landmark":
        marks = [
            MARK_BASE + h
            for h, kind, owner in st.ground.marks
            if owner >= 0 and owner & CAMP != camp and kind in SPECIAL
        ]
        return [unit for unit in foes if c.W_TYPE[st.weapon[unit]] == c.MISSILE] + marks
    roll = lore_card.effects[0]
    if target == "enemy_unit_near":
        far = roll.num("within")
        rows = [st.ground.board.distance[st.pos[unit]] for unit in own]
        return [unit for unit in foes if any(row[st.pos[unit]] <= far for row in rows)]
    assert target == "enemy_units_on"
    return [unit for unit in foes if is_on(st, st.pos[unit], roll.words("terrain"), roll.words("adjacent_to"))]


def is_on(st: Battle, h: int, terrain: tuple[str, ...], beside: tuple[str, ...]) -> bool:
    """Does a hex have one of these terrains, or lie next to one of those (Forest Frenzy and its like)?"""
    kinds = st.ground.terrain
    if c.TERRAIN_IDS[kinds[h]] in terrain or ("wooded" in terrain and st.ground.special[h] == c.FOREST_LAIR):
        return True
    return any(c.TERRAIN_IDS[kinds[n]] in beside for n in st.ground.board.neighbours[h])


def can_be_moved(st: Battle, unit: int) -> bool:
    """May the unit make a move of its own at all: not webbed, not frozen, no card against it (BL-18.2, BL-19.20)?"""
    return not st.tok[unit] & HELD_FAST and not has_effect(st, unit, FX_NO_MOVE)


def is_foe(st: Battle, unit: int, h: int) -> bool:
    return st.at[h] >= 0 and st.owner[st.at[h]] & CAMP != st.owner[unit] & CAMP


def is_troop(st: Battle, unit: int) -> bool:
    """A troop is neither a creature nor a Champion (BL-1.14)."""
    return st.utype[unit] < c.FIRST_CREATURE


def fits(st: Battle, unit: int, limits: tuple[str, ...]) -> bool:
    """What a card demands of its target besides."""
    type_ = st.utype[unit]
    for limit in limits:
        if limit == "ordered":
            good = bool(st.flags[unit] & ORDERED)
        elif limit == "troop":
            good = is_troop(st, unit)
        elif limit == "foot_troop":
            good = is_troop(st, unit) and c.T_KIND[type_] == c.FOOT
        elif limit == "no_elemental":
            good = not c.UNIT_DEFS[type_].elemental
        elif limit == "no_dragon":
            good = not c.UNIT_DEFS[type_].dragon
        else:
            clash = clash_of(st)
            good = clash is not None and st.pos[unit] == clash.home
        if not good:
            return False
    return True


def serves(st: Battle, clash: Clash, op: str) -> bool:
    """Can what a card allows one of the two units of an attack still come about (BL-13.3)?"""
    if op == "allow_battle_back":
        if clash.mode not in (NORMAL, BONUS, AMBUSH) or clash.mod(M_NO_BACK) or st.tok[clash.dfn] & WEBBED:
            return False  # BL-9.7, BL-9.20
        return st.pos[clash.att] >= 0 and st.pos[clash.att] in st.ground.near[clash.home]
    if op == "battle_first":
        return not st.tok[clash.dfn] & WEBBED
    if op == "bonus_melee_after_gain":
        return clash.mode == NORMAL  # BL-9.8, BL-10.7
    if op == "fall_back":  # a move, so BL-5.15 holds
        return st.pos[clash.att] >= 0 and can_be_moved(st, clash.att) and not st.flags[clash.att] & HALTED
    return True
