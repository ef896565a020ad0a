"""Defines the stored rows: tables, seats, log entries, chat lines, hints."""

from __future__ import annotations

from dataclasses import dataclass
from types import UnionType
from typing import Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from sandtable.core.engine.options import Options
from sandtable.core.match.seed import commit, commit_at
from sandtable.server.wire.messages import Holder, Windows
from sandtable.server.wire.messages_together import LineKind

BOUND: Final = 2

JOIN: Final = "join"
SHARE: Final = "share"
"""A seat reveals the contribution it sealed."""
BEGIN: Final = "begin"
"""The game starts without the missing contributions."""
PICK: Final = "pick"
UNDO: Final = "undo"
COACH: Final = "coach"
STANDING: Final = "standing"
"""A pass that a standing answer makes at a swift table, whatever the seat holds. It does not end the undo of the others."""
GESTURE: Final = "gesture"
"""Several consecutive picks of one seat as one entry, stored and undone together."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    holder: Holder
    name: str
    bot: str
    key_hash: bytes | None
    invite_hash: bytes | None = None
    """Kept after someone has joined, so that later visitors can be told."""


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    rules: str
    players: int
    options: bytes
    title: str
    secret: str
    origin: bytes | None
    private: bool
    status: str
    created_ms: int
    windows: Windows = "swift"
    origin_table: str | None = None
    origin_at: int | None = None
    proof: int = BOUND
    """How the dice are derived from the secret: the older scheme, or one bound to table, rules, options and names."""
    lesson: str | None = None
    hints: bool = True
    """Whether players may ask what a bot would do."""
    daily: str | None = None
    """The day of a battle of the day. The day fixes its dice, not the secret."""

    @property
    def commitment(self) -> str:
        if self.daily is not None:
            return ""
        return commit_at(self.secret, self.id) if self.proof == BOUND else commit(self.secret)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of a table's log, such as a join, a contribution to the dice (share), a pick or an undo."""

    seq: int
    kind: str
    seat: int
    body: bytes
    digest: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A chat line, or a note by the table about a seat."""

    number: int
    seat: int
    kind: LineKind
    body: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class HintRow:
    """A seat asked for a hint when the log had this length."""

    number: int
    seat: int
    seq: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class KeyChange:
    """A new key for a seat: the hash of the old key (None if there was none) and of the new one."""

    old: bytes | None
    fresh: bytes


class Damaged(ValueError):
    """A stored value is not one that this program writes."""


T = TypeVar("T", TableRow, SeatRow, ChatLine, HintRow)


def allowed(hint: object) -> tuple[frozenset[type], frozenset[object]]:
    """Return the types a field may have, and its allowed values if they are limited."""
    if get_origin(hint) is Literal:
        return frozenset({str}), frozenset(get_args(hint))
    if isinstance(hint, UnionType):
        return frozenset(get_args(hint)), frozenset()
    assert isinstance(hint, type)
    return frozenset({hint}), frozenset()


FIELDS: Final = {
    kind: tuple([(name, *allowed(hint)) for name, hint in get_type_hints(kind).items()])
    for kind in (TableRow, SeatRow, ChatLine, HintRow)
}
ENTRY_TYPES: Final = (int, str, int, bytes, str, int)


def check_row(row: T) -> T:
    """Return the row if every field has the right type. A damaged file may hold anything."""
    for name, types, values in FIELDS[type(row)]:
        value = getattr(row, name)
        if type(value) not in types or (values and value not in values):
            raise Damaged(f"{name} is {value!r}"[:80])
    return row


def check_bytes(value: object) -> bytes:
    if not isinstance(value, bytes):
        raise Damaged(f"a body is {value!r}"[:80])
    return value


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything stored about a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[LogEntry]
    standing: dict[int, bytes]
    snapshot: bytes | None = None
    talked: int = 0
    """The number of the latest chat line."""
    hints: tuple[HintRow, ...] = ()
    damage: str = ""
    """What is wrong with its seats or log, if they cannot be read."""


@dataclass(frozen=True, slots=True)
class StoredChanges:
    """Changes to a table since an entry: new entries, and the current seats, standing answers, chat number and hints."""

    seats: list[SeatRow]
    entries: list[LogEntry]
    standing: dict[int, bytes]
    talked: int = 0
    hints: tuple[HintRow, ...] = ()


class GestureBody(msgspec.Struct, frozen=True):
    """A gesture as sent, and the picks it resulted in.

    `rest` are the picks that follow when the others have passed, each with its kind of question. Each of them is an entry of
    its own, and names the first entry of the gesture in `begun`.
    """

    source: tuple[str, ...]
    goal: tuple[str, ...]
    types: tuple[int, ...]
    ways: tuple[str, ...]
    pays: bool
    picks: tuple[str, ...]
    waits: bool
    rest: tuple[tuple[str, str], ...] = ()
    begun: int = 0
    by_hand: bool = False


GESTURE_BODY: Final = msgspec.json.Decoder(GestureBody)
OPTIONS: Final[msgspec.json.Decoder[Options]] = msgspec.json.Decoder(dict[str, str | int])
"""How the options of a table are stored (`TableRow.options`)."""
