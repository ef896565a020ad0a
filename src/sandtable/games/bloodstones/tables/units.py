"""Every kind of tile and piece as printed (BS-10.28 to BS-10.36 and chapters 13, 14, 17)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.core.engine.declare import slotted
from sandtable.games.bloodstones.tables.files import toml
from sandtable.games.bloodstones.tables.terrain import MOVER_IDS, move_costs

SKIRMISHERS: Final = 0
SWORDS: Final = 1
AXES: Final = 2
SHIELD: Final = 3
CAVALRY: Final = 4
SIEGE_ENGINE: Final = 5
LEADER: Final = 6
SHIP: Final = 7
CASTLE: Final = 8
LIZARDMEN: Final = 9
GOBLINS: Final = 10
HORDES: Final = 11
REIVERS: Final = 12
DRAGON: Final = 13
GIANT: Final = 14
NECROMANCER: Final = 15
BLANK: Final = 16
UNDEAD: Final = 17
CITADEL: Final = 18
CUTIECORN: Final = 19
UNIT_IDS: Final[tuple[str, ...]] = ids_from(__name__, "SKIRMISHERS")


ALWAYS: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
IN_FOREST: Final = 3
IN_PLAINS: Final = 4
AGAINST_CASTLE: Final = 5
CONDITION_IDS: Final[tuple[str, ...]] = ids_from(__name__, "ALWAYS")


GROUP_IDS: Final[tuple[str, ...]] = ("standard", "irregular", "special", "neutral", "none")
DOMAIN_IDS: Final[tuple[str, ...]] = ("land", "mountain", "sea")
MOVES_IDS: Final[tuple[str, ...]] = ("pips", "undead_phase", "escorted", "never")


@slotted
class UnitDef:
    """One kind of tile or piece as printed: its battle modifier, where it may be, how it moves."""

    id: str
    group: str
    modifier: int
    condition: int
    domain: tuple[str, ...]
    moves: str
    move_cost: tuple[int, ...]
    """Pips to enter each kind of terrain, 0 = closed; empty if the faction's costs apply."""
    stays_in_desert: bool
    tile: bool
    flags: tuple[str, ...]


def read_units(text: ContentValue) -> tuple[UnitDef, ...]:
    """Read the units from the rows of their file and reject invalid data."""
    units: list[UnitDef] = []
    for row in text.rows("unit", UNIT_IDS):
        row.only(
            ("id", "group", "modifier", "condition", "domain", "moves", "movement", "stays_in_desert", "tile", "flags")
        )
        units.append(
            UnitDef(
                row.text("id"),
                row.word("group", GROUP_IDS),
                row.number("modifier", 0),
                row.index("condition", CONDITION_IDS),
                tuple([item.as_word(DOMAIN_IDS) for item in row.need("domain").items()]),
                row.word("moves", MOVES_IDS),
                move_costs(row.word("movement", MOVER_IDS)) if row.has("movement") else (),
                row.flag_or("stays_in_desert", False),
                row.flag_or("tile", True),
                row.texts_or("flags"),
            )
        )
    return tuple(units)


UNITS: Final[tuple[UnitDef, ...]] = read_units(toml("units.toml"))


MODIFIER: Final[tuple[int, ...]] = tuple([unit.modifier for unit in UNITS])
"""The bonus one unit adds to the battle strength when its condition holds (BS-10.28 to BS-10.36)."""

CONDITION: Final[tuple[int, ...]] = tuple([unit.condition for unit in UNITS])
"""When the bonus applies: ALWAYS, ATTACKING, DEFENDING, IN_FOREST, IN_PLAINS or AGAINST_CASTLE."""

MOVE_COST: Final[tuple[tuple[int, ...], ...]] = tuple([unit.move_cost for unit in UNITS])
"""Pips for ships and Dragons by terrain, 0 = cannot enter (BS-9.5); empty for all others, see `FactionDef.move_cost`."""

STAYS_IN_DESERT: Final[tuple[bool, ...]] = tuple([unit.stays_in_desert for unit in UNITS])
"""Which units survive the desert check of phase 5 (BS-13.2)."""

IS_TILE: Final[tuple[bool, ...]] = tuple([unit.tile for unit in UNITS])
"""Which kinds belong to a faction's 36 tiles, blank tiles included (BS-1.3, BS-1.6, BS-1.11, BS-17.5)."""


# -- sets of units that the rules ask for ------------------------------------------------------------------------------


def units_moving(*ways: str) -> frozenset[int]:
    """The units that move in one of these ways."""
    return frozenset([number for number, unit in enumerate(UNITS) if unit.moves in ways])


def units_standing_in(domain: str) -> frozenset[int]:
    """The units that may stand in a domain."""
    return frozenset([number for number, unit in enumerate(UNITS) if domain in unit.domain])


def units_with_flag(flag: str) -> frozenset[int]:
    """The units with a flag. A flag that no row declares is an error, because the rule using it would never apply."""
    found = frozenset([number for number, unit in enumerate(UNITS) if flag in unit.flags])
    if not found:
        raise ContentError(f"units.toml: no unit has the flag {flag}")
    return found


CAN_MOVE: Final = units_moving("pips", "undead_phase", "escorted")
"""Units that can leave their area: all but castles and citadels (BS-9.12), so also Undead and the Cutiecorn."""
MOVES_BY_ACTION: Final = units_moving("pips", "escorted")
"""Units that the Move Units action can move: `CAN_MOVE` without the Undead (BS-7.10)."""
ESCORTED: Final = units_moving("escorted")
"""The Cutiecorn, which moves along for free and never alone (BS-17.8)."""
UNDEAD_PHASE: Final = units_moving("undead_phase")
"""Units that move only in phase 2 (BS-7.10)."""

ON_LAND: Final = units_standing_in("land")
IN_MOUNTAINS: Final = units_standing_in("mountain")
"""Units of any faction that may enter mountains (BS-2.8)."""
AT_SEA: Final = units_standing_in("sea")
SHIPS: Final = AT_SEA - ON_LAND
"""Units that may only be at sea (BS-2.7)."""

CAVALRY_KINDS: Final = units_with_flag("cavalry")
"""Units that count for withdrawal: cavalry and the Cutiecorn (BS-10.9, BS-17.6)."""
CHANGES_CONTROL: Final = units_with_flag("changes_control")
"""Units that the winner takes control of (BS-17.15)."""
DISCARDED_AFTER_WON_ATTACK: Final = units_with_flag("discarded_after_won_attack")
"""BS-14.3."""
DRAWS_FOUR: Final = units_with_flag("draws_four")
"""Units whose force draws a fourth battle tile (BS-10.18)."""
FORTRESS: Final = units_with_flag("fortress")
"""Castles and citadels, against which siege engines get their bonus (BS-10.33)."""
FREE_COMPANION: Final = units_with_flag("free_companion")
"""Units that take another one along for free (BS-9.14)."""
FREE_WITHDRAWAL: Final = units_with_flag("free_withdrawal")
"""Units whose force needs no cavalry to withdraw (BS-10.10)."""
LOST_ON_DEFEAT: Final = units_with_flag("lost_on_defeat")
"""BS-10.44."""
NO_ENEMY_WITHDRAWAL: Final = units_with_flag("no_enemy_withdrawal")
"""Units that the enemy cannot withdraw from (BS-10.7)."""
NO_OWN_WITHDRAWAL: Final = units_with_flag("no_own_withdrawal")
"""Units whose force cannot withdraw (BS-10.8)."""
RAISES_UNDEAD: Final = units_with_flag("raises_undead")
"""BS-14.19."""
RETURNS_TO_SUPPLY: Final = units_with_flag("returns_to_supply")
"""Units that return to the supply when eliminated (BS-3.8)."""
SHIP_PASSAGE: Final = units_with_flag("ship_passage")
"""Units that form the chain of a Ship Passage (BS-9.24)."""
TAKEN_BY_WINNER: Final = units_with_flag("taken_by_winner")
"""Units that the winner keeps until the end of the game (BS-3.7)."""
WINS_TIES_DEFENDING: Final = units_with_flag("wins_ties_defending")
"""BS-10.38."""
