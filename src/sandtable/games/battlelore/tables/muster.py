"""Call to Arms: deployment cards, the common pool, Feudal Levy tokens and Specialist cards as plain tables (chapter 30)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.ops import SPECIALIST, effects_of
from sandtable.games.battlelore.tables.reading import (
    ContentError,
    as_bool,
    as_int,
    as_table,
    as_text,
    index_in,
    need,
    tables,
    toml_of,
)

_CARDS: Final = toml_of("deployment_cards.toml")


class DeploymentSet:
    """One set of seven cards: its camp and letter."""

    __slots__ = ("camp", "cards", "id", "letter", "name")

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.camp = index_in(c.CAMP_IDS, row["camp"], at)
        self.letter = as_text(row["letter"], at)
        self.name = as_text(row["name"], at)
        self.cards: tuple[int, ...] = ()


class DeploymentCard:
    """Units on rows 1 to 4 of one section: (type, row, slot), slots counted from the player's left (BL-30.2)."""

    __slots__ = ("id", "number", "of_set", "units")

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.number = as_int(row["number"], at)
        self.of_set: int = index_in(SET_IDS, row["set"], at)
        units: list[tuple[int, int, int]] = []
        for place, where in tables(row, "units", at):
            line = as_int(need(place, "row", where), where)
            slot = as_int(need(place, "slot", where), where)
            if not 1 <= line <= 4 or not 1 <= slot <= (4 if line % 2 else 3):
                raise ContentError(f"{where}: there is no slot {line}.{slot}")
            units.append((index_in(c.TYPE_IDS, need(place, "unit", where), where), line, slot))
        self.units = tuple(units)
        if len({unit[1:] for unit in units}) != len(units):
            raise ContentError(f"{at}: two units in one slot")


SETS: Final[tuple[DeploymentSet, ...]] = tuple(
    DeploymentSet(row, where) for row, where in tables(_CARDS, "set", "deployment_cards.toml")
)
SET_IDS: Final[tuple[str, ...]] = tuple(each.id for each in SETS)
DEPLOYMENT_CARDS: Final[tuple[DeploymentCard, ...]] = tuple(
    DeploymentCard(row, where) for row, where in tables(_CARDS, "card", "deployment_cards.toml")
)
for _number, _set in enumerate(SETS):
    _set.cards = tuple(card for card, entry in enumerate(DEPLOYMENT_CARDS) if entry.of_set == _number)
    if len(_set.cards) != 7:
        raise ContentError(f"deployment_cards.toml: set {_set.id} has {len(_set.cards)} cards instead of 7")

_POOL: Final = toml_of("pool.toml")
_NUMBERS: Final[dict[int, int]] = {
    index_in(c.TYPE_IDS, row["unit"], where): as_int(row["n"], where)
    for row, where in tables(_POOL, "pool", "pool.toml")
}
POOL: Final[tuple[int, ...]] = tuple(_NUMBERS.get(type_, 0) for type_ in range(len(c.TYPE_IDS)))
LEVIES: Final[tuple[int, ...]] = tuple(
    as_int(as_table(_POOL["levy"], "pool.toml")[colour], "pool.toml: levy") for colour in c.COLOUR_IDS
)


class Specialist:
    """One Specialist card (BL-30.17 to BL-30.26)."""

    __slots__ = ("effects", "id", "lore_class", "lore_only", "name", "needs_reserve")

    def __init__(self, row: dict[str, object], at: str) -> None:
        self.id = as_text(row["id"], at)
        self.name = as_text(row["name"], at)
        self.lore_only = as_bool(row["lore_only"], at)
        self.needs_reserve = as_bool(row["needs_reserve"], at)
        self.lore_class = index_in(c.CLASS_IDS, row["needs_class"], at) if "needs_class" in row else -1
        self.effects = effects_of(row, at, SPECIALIST)


SPECIALISTS: Final[tuple[Specialist, ...]] = tuple(
    Specialist(row, where) for row, where in tables(toml_of("specialists.toml"), "specialist", "specialists.toml")
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
