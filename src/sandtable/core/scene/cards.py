"""Parts of a scene for tables of cards: zones and slots, what a stack comes to, lines to what it reaches, sums of a battle.

On a surface of cards with zones a client lays out by zone and by size; polygons stay empty. Everything that is drawn is said
here: a client works out neither values nor permissions.
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
    """What a stack or a castle comes to now: the large number, revenue and defence of a castle, room, attacks of the turn.

    `halted` says that its revenue does not count at present. `against` is the large number before walls where it differs.
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
    """What something could do to something else in this question, or why it cannot: a line between two targets.

    `icons` are the ways there are, `text` is what comes of it in figures, `tags` are keys of two or three words; `refused` is
    such a key where it cannot, with its clause.
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
    """An attack that is announced: from whom to whom, by which ways, and the cards shown for it."""

    start: str
    end: str
    icons: tuple[str, ...]
    types: tuple[int, ...] = ()
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One column of the table of a battle: differences from `low` to `high` (none: open) and what comes of them."""

    low: int | None
    high: int | None
    text: str


@dataclass(frozen=True, slots=True)
class Check:
    """A card turned over for a check: whose, for which card (`type`), which card with which number came up, what it means.

    `low` to `high` are the numbers that succeed, -1 for none; `result` is a key, `good` whether it helped who checked.
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
    """The key of the heading it stands under."""


@dataclass(frozen=True, slots=True)
class HelpRow:
    """One row of a help card: its name and its cells, all of them keys; an empty cell is forbidden."""

    name: str
    cells: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class HelpCard:
    """A table that lies beside the surface for everybody to look at."""

    name: str
    columns: tuple[str, ...]
    rows: tuple[HelpRow, ...]
    clause: str = ""
    note: str = ""
