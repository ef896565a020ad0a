"""What is stored of a table, as rows: the table itself, its seats, the entries of its log, what is said at it."""

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
"""A seat shows the contribution that it has sealed."""
BEGIN: Final = "begin"
"""The game begins without the contributions that did not come."""
PICK: Final = "pick"
UNDO: Final = "undo"
COACH: Final = "coach"
GESTURE: Final = "gesture"
"""Several picks of one seat in a row as one entry: stored as one, taken back as one."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: int
    holder: Holder
    name: str
    bot: str
    key_hash: bytes | None
    invite_hash: bytes | None = None
    """Of the invitation, also when somebody has sat down with it: whoever comes later is told so."""


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
    """How the dice follow from the secret: in the older way, or bound to table, rules, options and names."""
    lesson: str | None = None
    hints: bool = True
    """May the people at it ask what a bot would do?"""

    @property
    def commitment(self) -> str:
        return commit_at(self.secret, self.id) if self.proof == BOUND else commit(self.secret)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of a table's log: a person sat down (join) or contributed to the dice (share), a pick, an undo."""

    seq: int
    kind: str
    seat: int
    body: bytes
    digest: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table, or a note of the table about a seat."""

    number: int
    seat: int
    kind: LineKind
    body: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class HintRow:
    """A seat has asked for a hint, when the log had this length."""

    number: int
    seat: int
    seq: int
    at_ms: int


@dataclass(frozen=True, slots=True)
class KeyChange:
    """A seat gets another key: the hash of the old one (None: it had none), and of the fresh one."""

    old: bytes | None
    fresh: bytes


class Damaged(ValueError):
    """What the database holds is not what was stored there."""


T = TypeVar("T", TableRow, SeatRow, ChatLine, HintRow)


def allowed(hint: object) -> tuple[frozenset[type], frozenset[object]]:
    """The types that a field may have, and the values, if only some are allowed."""
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


def sound(row: T) -> T:
    """The row, if every field is of the right type: a damaged file may hold anything anywhere."""
    for name, types, values in FIELDS[type(row)]:
        value = getattr(row, name)
        if type(value) not in types or (values and value not in values):
            raise Damaged(f"{name} is {value!r}"[:80])
    return row


def sound_bytes(value: object) -> bytes:
    if not isinstance(value, bytes):
        raise Damaged(f"a body is {value!r}"[:80])
    return value


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is known of a table."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[LogEntry]
    standing: dict[int, bytes]
    snapshot: bytes | None = None
    talked: int = 0
    """The number of what was said last."""
    hints: tuple[HintRow, ...] = ()
    damage: str = ""
    """What is wrong with its seats or its log, if they cannot be read."""


@dataclass(frozen=True, slots=True)
class Later:
    """What has come to a table since: entries, and the seats, standing answers, talk and hints as they are now."""

    seats: list[SeatRow]
    entries: list[LogEntry]
    standing: dict[int, bytes]
    talked: int = 0
    hints: tuple[HintRow, ...] = ()


class GestureBody(msgspec.Struct, frozen=True):
    """What was said with a gesture, and the picks that it came to."""

    source: tuple[str, ...]
    goal: tuple[str, ...]
    types: tuple[int, ...]
    ways: tuple[str, ...]
    pays: bool
    picks: tuple[str, ...]
    waits: bool


GESTURE_BODY: Final = msgspec.json.Decoder(GestureBody)
OPTIONS: Final[msgspec.json.Decoder[Options]] = msgspec.json.Decoder(dict[str, str | int])
"""How the options of a table are stored (`TableRow.options`)."""
