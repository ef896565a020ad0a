"""Archives finished games, so that they stay readable after their rules have changed.

A table is loaded by replaying its log, which requires the same rules. So the entry that ends a game is stored together with
what people look at afterwards: the last scene of every seat, the log text, the record, and what is passed on to a sequel.
"""

from __future__ import annotations

import zlib
from contextlib import suppress
from typing import Final

import msgspec

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.registry import UnknownGame, find_game
from sandtable.server.storage.rows import JOIN, OPTIONS, StoredTable
from sandtable.server.tables.log_text import LogStep, LogText
from sandtable.server.tables.players import JOIN_BODY
from sandtable.server.tables.table import BROKEN, Table
from sandtable.server.wire.messages import Problem, SeatInfo, Status, TableInfo
from sandtable.server.wire.problems import BrokenTable, Refused

FORMAT: Final = 1


class ArchiveData(msgspec.Struct, frozen=True):
    format: int
    static: msgspec.Raw
    scenes: dict[int, msgspec.Raw]
    """The last scene as each seat saw it; -1 for spectators."""
    everything: msgspec.Raw
    steps: list[LogStep]
    record: str
    sequel: Options | None


ARCHIVE_DATA: Final = msgspec.json.Decoder(ArchiveData)


def archive_of(table: Table) -> bytes:
    """Return the archive of a table whose game has just ended; empty for a what-if."""
    if table.row.origin is not None:
        return b""
    scenes = {viewer: table.scene(viewer) for viewer in range(PUBLIC, table.row.players)}
    everything = table.scene_at(table.last, PUBLIC, everything=True)
    static = msgspec.Raw(table.static())
    kept = ArchiveData(FORMAT, static, scenes, everything, table.log_text.steps, table.record_text(), table.sequel())
    return zlib.compress(msgspec.json.encode(kept))


def read_archive(stored: StoredTable, archive: bytes) -> ArchivedTable:
    """Load a table from its archive. Any error affects this table only."""
    try:
        return ArchivedTable(stored, archive)
    except Exception as error:
        raise BrokenTable(f"its archive is damaged ({type(error).__name__}: {error})") from error


class ArchivedTable(Table):
    """A finished game played under other rules. It can be read but not replayed."""

    def __init__(self, stored: StoredTable, archive: bytes) -> None:
        self.take_seats(stored)
        with suppress(UnknownGame):
            self.spec = find_game(self.row.game)
        self.kept = ARCHIVE_DATA.decode(zlib.decompress(archive))
        for entry in stored.entries:
            if entry.kind == JOIN:
                body = JOIN_BODY.decode(entry.body)
                self.seats[entry.seat].joined = True
                self.seats[entry.seat].name = body.name or self.seats[entry.seat].name
                self.seats[entry.seat].seal = body.seal
                self.seats[entry.seat].program = body.program
        for person in self.seats:
            person.shared = True
        self.entries = stored.entries
        self.log_text = LogText(self.kept.steps)

    @property
    def status(self) -> Status:
        return "over"

    @property
    def last(self) -> int:
        return len(self.log_text.steps) - 1

    @property
    def has_begun(self) -> bool:
        return True

    def playing(self) -> Match[State]:
        detail = (
            f"this game was played under rules {self.row.rules}: it can be read, but not replayed under other rules"
        )
        raise Refused(409, "archived", "table", detail)

    @property
    def rules_now(self) -> str:
        """The current rules version of its game; "" if the game no longer exists."""
        return self.spec.rules_version if hasattr(self, "spec") else ""

    def sequel(self) -> Options | None:
        return self.kept.sequel if hasattr(self, "spec") else None

    def follows(self) -> Options | None:
        """Return None: only the rules of this game know whether there is a next one."""
        return None

    def static(self) -> bytes:
        return bytes(self.kept.static)

    def scene(self, viewer: int) -> msgspec.Raw:
        return self.kept.scenes[viewer]

    def marks(self, viewer: int) -> None:
        return None

    def scene_at(self, at: int, viewer: int, everything: bool) -> msgspec.Raw:
        if at != self.last:
            self.playing()
        return self.kept.everything if everything else self.scene(viewer)

    def record_text(self) -> str:
        return self.kept.record


def broken_info(stored: StoredTable, why: Problem) -> TableInfo:
    """Return the information about an unplayable table that its row and seats provide."""
    row = stored.row
    try:
        options = OPTIONS.decode(row.options)
    except (msgspec.DecodeError, UnicodeDecodeError):
        options = {}
    seats = tuple(
        SeatInfo(seat.seat, seat.holder, seat.name, seat.bot, False, False)
        for seat in stored.seats
        if seat.seat != PUBLIC
    )
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        title=row.title,
        status=BROKEN,
        players=row.players,
        options=options,
        seats=seats,
        seq=len(stored.entries),
        created=row.created_ms,
        commitment=row.commitment,
        private=row.private,
        windows=row.windows,
        broken=why.detail,
        broken_said=why.said,
    )
