"""The possible targets of a Lore card, one function for each target keyword of `ops.toml` (BL-13.3, BL-13.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.battlelore.combat.in_progress import ENDED, clash_of, moving_of
from sandtable.games.battlelore.heroes.in_play import hero_in
from sandtable.games.battlelore.lore.effects import LORE_OPS, MARK_BASE
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.conditions import MOVE_OVER, ORDERED, UNASKED, WEBBED
from sandtable.games.battlelore.tables.effects import FX_NO_ORDER
from sandtable.games.battlelore.tables.ops import Effect, meaning_of
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import (
    FOREST_LAIR,
    HEALING_POOL,
    MAGIC_PENTACLE,
    ROGUES_DEN,
    STRONGHOLD,
    TERRAIN_IDS,
    TRAINING_CAMP,
)
from sandtable.games.battlelore.turn.lasting import can_be_moved, has_effect

SPECIAL: Final = (STRONGHOLD, TRAINING_CAMP, HEALING_POOL, ROGUES_DEN, MAGIC_PENTACLE)
"""The landmarks with a special effect (BL-15.8 to BL-15.18)."""


def target_choices(st: BattleState, holder: int, card: int) -> list[int]:
    """Every target a card could have now; a card without targets returns a single placeholder.

    Only the active player may target units of his ally (BL-31.11).
    """
    found = camp_targets(st, holder, card)
    if st.rules.allies and holder != st.active:
        return [unit for unit in found if unit >= MARK_BASE or not is_allied(st, holder, unit)]
    return found


def camp_targets(st: BattleState, holder: int, card: int) -> list[int]:
    """Every target of a card; of the player's own camp both the holder's units and his ally's."""
    lore_card = LORE_CARDS[card]
    named = TARGETS[lore_card.target](st, holder & CAMP, lore_card.effects[0])
    found = [unit for unit in named if unit >= MARK_BASE or fits(st, unit, lore_card.limits)]
    if st.sheets and st.rules.allies and any(LORE_OPS[effect.op].orders for effect in lore_card.effects):
        found = [u for u in found if st.owner[u] == holder or hero_in(st, u) < 0]  # BL-31.17
    return found


def is_allied(st: BattleState, holder: int, unit: int) -> bool:
    """Does the unit belong to the holder's ally?"""
    return st.owner[unit] != holder and st.owner[unit] & CAMP == holder & CAMP


# --- what a card names as its target ----------------------------------------------------------------------------------


def units_of(st: BattleState, camp: int) -> list[int]:
    return [unit for unit, h in enumerate(st.pos) if h >= 0 and st.owner[unit] & CAMP == camp]


def enemies_of(st: BattleState, camp: int) -> list[int]:
    return [unit for unit, h in enumerate(st.pos) if h >= 0 and st.owner[unit] & CAMP != camp]


def attacker(st: BattleState, camp: int, roll: Effect) -> list[int]:
    clash = clash_of(st)
    assert clash is not None
    return [clash.att] if st.pos[clash.att] >= 0 else []


def defender(st: BattleState, camp: int, roll: Effect) -> list[int]:
    clash = clash_of(st)
    assert clash is not None
    return [clash.dfn] if st.pos[clash.dfn] >= 0 else []


def stand_in(st: BattleState, camp: int, roll: Effect) -> list[int]:
    """Players, whole camps and cards: there is nothing to choose."""
    return [MARK_BASE]


def enemy_moving_unit(st: BattleState, camp: int, roll: Effect) -> list[int]:
    """The enemy unit that is moving (BL-13.25)."""
    moving = moving_of(st)
    return [] if moving is None or moving.at >= ENDED else [moving.unit]


def own_unit_adjacent(st: BattleState, camp: int, roll: Effect) -> list[int]:
    """The player's units next to the unit that has just moved, except webbed ones."""
    moving = moving_of(st)
    if moving is None or st.pos[moving.unit] < 0:
        return []
    near = [st.at[h] for h in st.ground.near[st.pos[moving.unit]] if st.at[h] >= 0]
    return [unit for unit in near if st.owner[unit] & CAMP == camp and not st.tok[unit] & WEBBED]


def own_units(st: BattleState, camp: int, roll: Effect) -> list[int]:
    return units_of(st, camp)


def own_ordered(st: BattleState, camp: int, roll: Effect) -> list[int]:
    return [unit for unit in units_of(st, camp) if st.flags[unit] & ORDERED]


def own_ordered_unmoved(st: BattleState, camp: int, roll: Effect) -> list[int]:
    own = units_of(st, camp)
    return [u for u in own if st.flags[u] & (ORDERED | MOVE_OVER | UNASKED) == ORDERED and can_be_moved(st, u)]


def own_ordered_missile(st: BattleState, camp: int, roll: Effect) -> list[int]:
    return [u for u in units_of(st, camp) if st.flags[u] & ORDERED and c.W_TYPE[st.weapon[u]] == c.MISSILE]


def own_adjacent_to_enemy(st: BattleState, camp: int, roll: Effect) -> list[int]:
    near = [u for u in units_of(st, camp) if any(is_foe(st, u, h) for h in st.ground.near[st.pos[u]])]
    return [unit for unit in near if not has_effect(st, unit, FX_NO_ORDER)]


def own_troop_weakened(st: BattleState, camp: int, roll: Effect) -> list[int]:
    return [unit for unit in units_of(st, camp) if is_troop(st, unit) and st.figs[unit] < st.full[unit]]


def enemy_unit(st: BattleState, camp: int, roll: Effect) -> list[int]:
    moving = moving_of(st)
    return enemies_of(st, camp) if moving is None else [moving.unit]


def enemies_in_section(st: BattleState, camp: int, roll: Effect) -> list[int]:
    return enemies_of(st, camp)


def enemy_troop(st: BattleState, camp: int, roll: Effect) -> list[int]:
    return [unit for unit in enemies_of(st, camp) if is_troop(st, unit)]


def enemy_creature_or_goblinoid(st: BattleState, camp: int, roll: Effect) -> list[int]:
    return [
        unit
        for unit in enemies_of(st, camp)
        if (c.T_KIND[st.utype[unit]] == c.CREATURE and not c.UNIT_DEFS[st.utype[unit]].elemental)
        or c.T_RACE[st.utype[unit]] == c.GOBLINOID
    ]


def enemy_missile_unit_or_landmark(st: BattleState, camp: int, roll: Effect) -> list[int]:
    marks = [
        MARK_BASE + h for h, kind, owner in st.ground.marks if owner >= 0 and owner & CAMP != camp and kind in SPECIAL
    ]
    return [unit for unit in enemies_of(st, camp) if c.W_TYPE[st.weapon[unit]] == c.MISSILE] + marks


def enemy_unit_near(st: BattleState, camp: int, roll: Effect) -> list[int]:
    far = roll.num("within")
    rows = [st.ground.board.distance[st.pos[unit]] for unit in units_of(st, camp)]
    return [unit for unit in enemies_of(st, camp) if any(row[st.pos[unit]] <= far for row in rows)]


def enemies_on(st: BattleState, camp: int, roll: Effect) -> list[int]:
    terrain, beside = roll.words("terrain"), roll.words("adjacent_to")
    return [unit for unit in enemies_of(st, camp) if is_on(st, st.pos[unit], terrain, beside)]


TARGETS: Final[dict[str, Callable[[BattleState, int, Effect], list[int]]]] = meaning_of(
    "target",
    {
        "attacker": attacker,
        "defender": defender,
        "opponent": stand_in,
        "self": stand_in,
        "enemy_units": stand_in,
        "enemy_lore_card": stand_in,
        "own_card": stand_in,
        "enemy_moving_unit": enemy_moving_unit,
        "own_unit_adjacent": own_unit_adjacent,
        "own_units": own_units,
        "own_ordered": own_ordered,
        "own_ordered_unmoved": own_ordered_unmoved,
        "own_ordered_missile": own_ordered_missile,
        "own_adjacent_to_enemy": own_adjacent_to_enemy,
        "own_troop_weakened": own_troop_weakened,
        "enemy_unit": enemy_unit,
        "enemy_units_in_section": enemies_in_section,
        "enemy_troop": enemy_troop,
        "enemy_creature_or_goblinoid": enemy_creature_or_goblinoid,
        "enemy_missile_unit_or_landmark": enemy_missile_unit_or_landmark,
        "enemy_unit_near": enemy_unit_near,
        "enemy_units_on": enemies_on,
    },
)
"""The units that each target keyword of `ops.toml` means, given the camp and the card's first effect."""


def is_on(st: BattleState, h: int, terrain: tuple[str, ...], beside: tuple[str, ...]) -> bool:
    """Does a hex have one of the first terrains, or lie next to one of the second (Forest Frenzy and similar cards)?"""
    kinds = st.ground.terrain
    if TERRAIN_IDS[kinds[h]] in terrain or ("wooded" in terrain and st.ground.special[h] == FOREST_LAIR):
        return True
    return any(TERRAIN_IDS[kinds[n]] in beside for n in st.ground.board.neighbours[h])


def is_foe(st: BattleState, unit: int, h: int) -> bool:
    return st.at[h] >= 0 and st.owner[st.at[h]] & CAMP != st.owner[unit] & CAMP


def is_troop(st: BattleState, unit: int) -> bool:
    """Is it a troop, that is, neither a creature nor a Champion (BL-1.14)?"""
    return st.utype[unit] < c.FIRST_CREATURE


def fits(st: BattleState, unit: int, limits: tuple[str, ...]) -> bool:
    """Does the unit meet the card's additional conditions for its target?"""
    return all(LIMITS[limit](st, unit) for limit in limits)


def is_ordered(st: BattleState, unit: int) -> bool:
    return bool(st.flags[unit] & ORDERED)


def is_foot_troop(st: BattleState, unit: int) -> bool:
    return is_troop(st, unit) and c.T_KIND[st.utype[unit]] == c.FOOT


def is_no_elemental(st: BattleState, unit: int) -> bool:
    return not c.UNIT_DEFS[st.utype[unit]].elemental


def is_no_dragon(st: BattleState, unit: int) -> bool:
    return not c.UNIT_DEFS[st.utype[unit]].dragon


def is_in_its_hex(st: BattleState, unit: int) -> bool:
    """Is the target of the attack still in the hex where it was attacked?"""
    clash = clash_of(st)
    return clash is not None and st.pos[unit] == clash.home


LIMITS: Final[dict[str, Callable[[BattleState, int], bool]]] = meaning_of(
    "limit",
    {
        "ordered": is_ordered,
        "troop": is_troop,
        "foot_troop": is_foot_troop,
        "no_elemental": is_no_elemental,
        "no_dragon": is_no_dragon,
        "in_its_hex": is_in_its_hex,
    },
)
"""The meaning of each `target_limits` keyword of a Lore card."""
