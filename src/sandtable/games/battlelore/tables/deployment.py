"""Call to Arms: deployment cards, the common pool, Feudal Levy tokens and Specialist cards as plain tables (chapter 30)."""

from __future__ import annotations

from typing import Final

from sandtable.core.content.tables import ContentError, ContentValue
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.files import toml
from sandtable.games.battlelore.tables.ops import SPECIALIST, effects_of

_CARDS: Final = toml("deployment_cards.toml", "set", "card")


class DeploymentSet:
    """One set of seven cards: its camp and letter."""

    __slots__ = ("camp", "cards", "id", "letter")

    def __init__(self, row: ContentValue) -> None:
        row.only(("id", "camp", "letter"))
        self.id = row.text("id")
        self.camp = row.index("camp", c.CAMP_IDS)
        self.letter = row.text("letter")
        self.cards: tuple[int, ...] = ()


class DeploymentCard:
    """Units on rows 1 to 4 of one section: (type, row, slot), slots counted from the player's left (BL-30.2)."""

    __slots__ = ("id", "number", "of_set", "units")

    def __init__(self, row: ContentValue) -> None:
        row.only(("id", "number", "set", "units"))
        self.id = row.text("id")
        self.number = row.number("number", 1)
        self.of_set: int = row.index("set", SET_IDS)
        units: list[tuple[int, int, int]] = []
        for place in row.need("units").items():
            place.only(("unit", "row", "slot"))
            line = place.number("row", 1, 4)
            units.append((place.index("unit", c.TYPE_IDS), line, place.number("slot", 1, 4 if line % 2 else 3)))
        self.units = tuple(units)
        if len({unit[1:] for unit in units}) != len(units):
            raise row.wrong("two units in one slot")


SETS: Final[tuple[DeploymentSet, ...]] = tuple([DeploymentSet(row) for row in _CARDS.rows("set")])
SET_IDS: Final[tuple[str, ...]] = tuple(each.id for each in SETS)
DEPLOYMENT_CARDS: Final[tuple[DeploymentCard, ...]] = tuple([DeploymentCard(row) for row in _CARDS.rows("card")])
for _number, _set in enumerate(SETS):
    _set.cards = tuple([card for card, entry in enumerate(DEPLOYMENT_CARDS) if entry.of_set == _number])
    if len(_set.cards) != 7:
        raise ContentError(f"deployment_cards.toml: set {_set.id} has {len(_set.cards)} cards instead of 7")

_POOL: Final = toml("pool.toml", "pool", "levy")
_NUMBERS: Final[dict[int, int]] = {}
for _row in _POOL.rows("pool"):
    _row.only(("unit", "n"))
    _NUMBERS[_row.index("unit", c.TYPE_IDS)] = _row.number("n", 0)
POOL: Final[tuple[int, ...]] = tuple([_NUMBERS.get(type_, 0) for type_ in range(len(c.TYPE_IDS))])
_POOL.need("levy").only(c.COLOUR_IDS)
LEVIES: Final[tuple[int, ...]] = tuple([_POOL.need("levy").number(colour, 0) for colour in c.COLOUR_IDS])


class Specialist:
    """One Specialist card (BL-30.17 to BL-30.26)."""

    __slots__ = ("effects", "id", "lore_class", "lore_only", "needs_reserve")

    def __init__(self, row: ContentValue) -> None:
        row.only(("id", "lore_only", "needs_reserve", "needs_class", "effects"))
        self.id = row.text("id")
        self.lore_only = row.flag("lore_only")
        self.needs_reserve = row.flag("needs_reserve")
        self.lore_class = row.index("needs_class", c.CLASS_IDS) if row.has("needs_class") else -1
        self.effects = effects_of(row, SPECIALIST)


SPECIALISTS: Final[tuple[Specialist, ...]] = tuple(
    [Specialist(row) for row in toml("specialists.toml", "specialist").rows("specialist")]
)
SPECIALIST_IDS: Final[tuple[str, ...]] = tuple(each.id for each in SPECIALISTS)


def slot_hex(camp: int, section: int, line: int, slot: int, rows: int, shift: int, epic: bool) -> tuple[int, int]:
    """The doubled coordinates of a card's slot; section 0, 1, 2 is left, centre, right (BL-30.3, BL-33.3).

    `shift` is 0 or 2 in the centre of the standard board, and -1 or 1 on every section of the epic one.

    >>> slot_hex(1, 2, 3, 2, 9, 0, False), slot_hex(1, 0, 3, 2, 9, 0, False)
    ((4, 6), (22, 6))
    """
    x = (0, 8, 18)[section] + 2 * (slot - 1) + (line - 1) % 2
    if epic:
        x += shift
        line += 1
    elif section == 1:
        x += shift
    return (x, line - 1) if camp == c.STANDARD else (24 - x, rows - line)
