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


def enemy_unit(st: BattleState, camp: int, roll: Effect) -> list[int]:
    moving = moving_of(st)
    return enemies_of(st, camp) if moving is None else [moving.unit]


def enemy_missile_unit_or_landmark(st: BattleState, camp: int, roll: Effect) -> list[int]:
    marks = [
        MARK_BASE + h for h, kind, owner in st.ground.marks if owner >= 0 and owner & CAMP != camp and kind in SPECIAL
    ]
    return [unit for unit in enemies_of(st, camp) if has_missile(st, unit)] + marks


def enemy_unit_near(st: BattleState, camp: int, roll: Effect) -> list[int]:
    far = roll.num("within")
    rows = [st.ground.board.distance[st.pos[unit]] for unit in units_of(st, camp)]
    return [unit for unit in enemies_of(st, camp) if any(row[st.pos[unit]] <= far for row in rows)]


def enemies_on(st: BattleState, camp: int, roll: Effect) -> list[int]:
    terrain, beside = roll.words("terrain"), roll.words("adjacent_to")
    return [unit for unit in enemies_of(st, camp) if is_on(st, st.pos[unit], terrain, beside)]


def is_foe(st: BattleState, unit: int, h: int) -> bool:
    return st.at[h] >= 0 and st.owner[st.at[h]] & CAMP != st.owner[unit] & CAMP


def is_troop(st: BattleState, unit: int) -> bool:
    """Is it a troop, that is, neither a creature nor a Champion (BL-1.14)?"""
    return st.utype[unit] < c.FIRST_CREATURE


def is_ordered(st: BattleState, unit: int) -> bool:
    return bool(st.flags[unit] & ORDERED)


def can_still_move(st: BattleState, unit: int) -> bool:
    return not st.flags[unit] & (MOVE_OVER | UNASKED) and can_be_moved(st, unit)


def has_missile(st: BattleState, unit: int) -> bool:
    return c.W_TYPE[st.weapon[unit]] == c.MISSILE


def is_beside_enemy(st: BattleState, unit: int) -> bool:
    return any(is_foe(st, unit, h) for h in st.ground.near[st.pos[unit]])


def can_get_order(st: BattleState, unit: int) -> bool:
    return not has_effect(st, unit, FX_NO_ORDER)


def is_weakened(st: BattleState, unit: int) -> bool:
    return st.figs[unit] < st.full[unit]


def is_creature_or_goblinoid(st: BattleState, unit: int) -> bool:
    type_ = st.utype[unit]
    creature = c.T_KIND[type_] == c.CREATURE and not c.UNIT_DEFS[type_].elemental
    return creature or c.T_RACE[type_] == c.GOBLINOID


FITS: Final[dict[str, Callable[[BattleState, int], bool]]] = {
    "ordered": is_ordered,
    "move": can_still_move,
    "missile": has_missile,
    "beside": is_beside_enemy,
    "unit": can_get_order,
    "troop": is_troop,
    "full": is_weakened,
    "goblinoid": is_creature_or_goblinoid,
}
"""What a card asks of a unit, by the message about a unit that is not so."""
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "own_units": (),
    "own_ordered": ("ordered",),
    "own_ordered_unmoved": ("ordered", "move"),
    "own_ordered_missile": ("ordered", "missile"),
    "own_adjacent_to_enemy": ("beside", "unit"),
    "own_troop_weakened": ("troop", "full"),
    "enemy_units_in_section": (),
    "enemy_troop": ("troop",),
    "enemy_creature_or_goblinoid": ("goblinoid",),
}
"""What the target keywords that name all units of a camp ask of each."""


def fitting(word: str) -> Callable[[BattleState, int, Effect], list[int]]:
    """The units that a keyword of `NEEDS` means."""
    side = units_of if word.startswith("own") else enemies_of
    ordered = "ordered" in NEEDS[word]
    needs = [FITS[name] for name in NEEDS[word] if name != "ordered"]

    def found(st: BattleState, camp: int, roll: Effect) -> list[int]:
        units = side(st, camp)
        if ordered:  # the most frequent need, without a call for each unit
            units = [unit for unit in units if st.flags[unit] & ORDERED]
        for need in needs:
            units = [unit for unit in units if need(st, unit)]
        return units

    return found


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
        "enemy_unit": enemy_unit,
        "enemy_missile_unit_or_landmark": enemy_missile_unit_or_landmark,
        "enemy_unit_near": enemy_unit_near,
        "enemy_units_on": enemies_on,
        **{word: fitting(word) for word in NEEDS},
    },
)
"""The units that each target keyword of `ops.toml` means, given the camp and the card's first effect."""


def is_on(st: BattleState, h: int, terrain: tuple[str, ...], beside: tuple[str, ...]) -> bool:
    """Does a hex have one of the first terrains, or lie next to one of the second (Forest Frenzy and similar cards)?"""
    kinds = st.ground.terrain
    if TERRAIN_IDS[kinds[h]] in terrain or ("wooded" in terrain and st.ground.special[h] == FOREST_LAIR):
        return True
    return any(TERRAIN_IDS[kinds[n]] in beside for n in st.ground.board.neighbours[h])


def fits(st: BattleState, unit: int, limits: tuple[str, ...]) -> bool:
    """Does the unit meet the card's additional conditions for its target?"""
    return all(LIMITS[limit](st, unit) for limit in limits)


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


# --- what a unit lacks ------------------------------------------------------------------------------------------------

UNNAMED: Final = {
    "own_unit_adjacent": "mover",
    "enemy_missile_unit_or_landmark": "missile",
    "enemy_unit_near": "near",
}
"""What a unit of the right camp lacks that one of the other keywords does not mean."""
UNFIT_NAMES: Final = ("own", "enemy", *FITS, *UNNAMED.values(), "webbed", "led")


def why_unfit(st: BattleState, holder: int, card_number: int, unit: int) -> str:
    """What a card requires of its target and this unit lacks, as the variant of a message (BL-13.3, BL-31.17)."""
    card = LORE_CARDS[card_number]
    own = st.owner[unit] & CAMP == holder & CAMP
    if card.target.startswith("own") and not own:
        return "own"
    if card.target.startswith("enemy") and own:
        return "enemy"
    for name in NEEDS.get(card.target, ()):
        if not FITS[name](st, unit):
            return name
    if unit not in TARGETS[card.target](st, holder & CAMP, card.effects[0]):
        webbed = card.target == "own_unit_adjacent" and st.tok[unit] & WEBBED
        return "webbed" if webbed else UNNAMED.get(card.target, "unit")
    return "led" if own and st.owner[unit] != holder and hero_in(st, unit) >= 0 else "unit"
