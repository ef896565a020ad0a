"""Every kind of tile and piece as printed (BS-10.28 to BS-10.36 and chapters 13, 14, 17)."""

from __future__ import annotations

from typing import Final

from sandtable.core.reading import Entry
from sandtable.games.bloodstones.tables.files import toml

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

UNIT_IDS: Final[tuple[str, ...]] = (
    "skirmishers",
    "swords",
    "axes",
    "shield",
    "cavalry",
    "siege_engine",
    "leader",
    "ship",
    "castle",
    "lizardmen",
    "goblins",
    "hordes",
    "reivers",
    "dragon",
    "giant",
    "necromancer",
    "blank",
    "undead",
    "citadel",
    "cutiecorn",
)

ALWAYS: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2
IN_FOREST: Final = 3
IN_PLAINS: Final = 4
AGAINST_CASTLE: Final = 5

CONDITION_IDS: Final[tuple[str, ...]] = (
    "always",
    "attacking",
    "defending",
    "in_forest",
    "in_plains",
    "against_castle",
)

GROUP_IDS: Final[tuple[str, ...]] = ("standard", "irregular", "special", "neutral", "none")
DOMAIN_IDS: Final[tuple[str, ...]] = ("land", "mountain", "sea")
MOVES_IDS: Final[tuple[str, ...]] = ("pips", "one_pip", "undead_phase", "escorted", "never")


class UnitDef:
    """One kind of tile or piece as printed: what it adds in battle, where it may be, how it moves."""

    __slots__ = ("condition", "domain", "flags", "group", "id", "modifier", "moves", "stays_in_desert")

    def __init__(
        self,
        id: str,
        group: str,
        modifier: int,
        condition: int,
        domain: tuple[str, ...],
        moves: str,
        stays_in_desert: bool,
        flags: tuple[str, ...],
    ) -> None:
        self.id = id
        self.group = group
        self.modifier = modifier
        self.condition = condition
        self.domain = domain
        self.moves = moves
        self.stays_in_desert = stays_in_desert
        self.flags = flags


def read_units(text: Entry) -> tuple[UnitDef, ...]:
    """Make the units from the rows of their file, refusing what cannot be one."""
    units: list[UnitDef] = []
    for row in text.rows("unit", UNIT_IDS):
        row.only(("id", "group", "modifier", "condition", "domain", "moves", "stays_in_desert", "flags"))
        units.append(
            UnitDef(
                row.text("id"),
                row.word("group", GROUP_IDS),
                row.number("modifier", 0),
                row.index("condition", CONDITION_IDS),
                tuple([item.as_word(DOMAIN_IDS) for item in row.need("domain").items()]),
                row.word("moves", MOVES_IDS),
                row.flag_or("stays_in_desert", False),
                row.texts_or("flags"),
            )
        )
    return tuple(units)


UNITS: Final[tuple[UnitDef, ...]] = read_units(toml("units.toml"))


def _flagged(flag: str) -> tuple[bool, ...]:
    return tuple([flag in unit.flags for unit in UNITS])


MODIFIER: Final[tuple[int, ...]] = tuple([unit.modifier for unit in UNITS])
"""What one unit adds to the battle strength when its condition holds (BS-10.28 to BS-10.36)."""

CONDITION: Final[tuple[int, ...]] = tuple([unit.condition for unit in UNITS])
"""When it adds it: ALWAYS, ATTACKING, DEFENDING, IN_FOREST, IN_PLAINS or AGAINST_CASTLE."""

STAYS_IN_DESERT: Final[tuple[bool, ...]] = tuple([unit.stays_in_desert for unit in UNITS])
"""Which units survive the desert check of phase 5 (BS-13.2)."""

CAN_MOVE: Final[tuple[bool, ...]] = tuple([unit.moves != "never" for unit in UNITS])
"""Which units ever leave their area: all but castles and citadels (BS-9.12), so Undead and Cutiecorn too."""

MOVES_BY_ACTION: Final[tuple[bool, ...]] = tuple([unit.moves not in ("never", "undead_phase") for unit in UNITS])
"""Which units the Move Units action can move: `CAN_MOVE` without the Undead (BS-7.10)."""

IS_TILE: Final[tuple[bool, ...]] = tuple([u not in (UNDEAD, CITADEL, CUTIECORN) for u in range(len(UNITS))])
"""Which kinds belong to a faction's 36 tiles, blank tiles included (BS-1.3, BS-1.6, BS-1.11, BS-17.5)."""

IS_CAVALRY: Final[tuple[bool, ...]] = _flagged("cavalry")
"""Which units count for withdrawal: cavalry and the Cutiecorn (BS-10.9, BS-17.6)."""

IS_FORTRESS: Final[tuple[bool, ...]] = _flagged("fortress")
"""Castles and citadels, which siege engines are made for (BS-10.33)."""
