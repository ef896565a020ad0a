"""Scene types for card tables: zones and slots, totals of a stack, lines to what it can reach, sums of a battle.

On a card surface with zones, a client lays cards out by zone and size; polygons stay empty. The scene contains everything that
is drawn: a client computes neither values nor permissions.
"""

from __future__ import annotations

from typing import Literal

from sandtable.core.frozen import dataclass

Zone = Literal["", "camp", "wall", "field", "shore", "marches", "sea"]
Slot = Literal[
    "",
    "castle",
    "hero",
    "army",
    "ally",
    "banner",
    "artefact",
    "promotion",
    "fleet",
    "march",
    "terrain",
    "weather",
    "calamity",
    "improvement",
    "ruin",
    "treasure",
]


@dataclass(frozen=True, slots=True)
class Band:
    """One row of a card's table: the numbers from `low` to `high` mean `label` (a key)."""

    label: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The current totals of a stack or castle: the large number, a castle's revenue and defence, room, attacks this turn.

    `halted` means that its revenue does not count now. `against` is the large number when storming walls; it may differ.
    """

    strength: int
    against: int
    room: int
    limit: int
    revenue: int = 0
    defence: int = 0
    halted: bool = False
    attacks: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Reach:
    """What one thing could do to another in this question, or why it cannot: a line between two targets.

    `icons` are the possible ways, `text` the result in figures, `tags` keys of two or three words. If it is not possible,
    `refused` is such a key, with its clause.
    """

    start: str
    end: str
    icons: tuple[str, ...] = ()
    text: str = ""
    tags: tuple[str, ...] = ()
    refused: str = ""
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Road:
    """An announced attack: attacker, target, the ways used, and the cards shown for it."""

    start: str
    end: str
    icons: tuple[str, ...]
    types: tuple[int, ...] = ()
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the battle table: differences from `low` to `high` (None: open) and the result."""

    low: int | None
    high: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Check:
    """A card turned over for a check: whose, for which card (`type`), the card and number that came up, and the result.

    The numbers from `low` to `high` succeed (-1 for none). `result` is a key, and `good` says if it helped the checking seat.
    """

    seat: int
    type: int
    drawn: int
    value: int
    low: int
    high: int
    result: str
    good: bool
    part: str = ""
    """The key of its heading."""


@dataclass(frozen=True, slots=True)
class HelpRow:
    """One row of a help card: its name and its cells, all keys. An empty cell means forbidden."""

    name: str
    cells: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class HelpCard:
    """A reference table beside the surface, visible to everyone."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[HelpRow, ...]
    clause: str = ""
    note: str = ""
