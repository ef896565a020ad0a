"""Reads and writes the database: writes are queued for one thread (`writer`), reads run concurrently.

A database server may be unreachable for a moment. Reads are then retried, as writes are.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import asdict
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Table, delete, func, insert, select

from sandtable.server.storage.daily import (
    DailyEnd,
    DailyRow,
    StoredBoard,
    board_of,
    end_daily,
    insert_daily,
    table_of,
)
from sandtable.server.storage.database import close_engine, is_transient, open_engines, write_nothing
from sandtable.server.storage.file_lock import FileLock
from sandtable.server.storage.rows import (
    ChatLine,
    Damaged,
    HintRow,
    KeyChange,
    LogEntry,
    SeatRow,
    StoredChanges,
    StoredTable,
    TableRow,
    check_bytes,
    check_row,
)
from sandtable.server.storage.schema import (
    ANALYSES,
    ARCHIVES,
    ENTRIES,
    HINTS,
    SEATS,
    SNAPSHOTS,
    STANDING,
    TABLES,
    TALK,
    THUMBNAILS,
)
from sandtable.server.storage.statements import (
    Inactive,
    change_key,
    change_status,
    entries_of,
    entry_row,
    hints_of,
    insert_entry,
    is_inactive,
    last_line,
    seats_of,
    standing_of,
)
from sandtable.server.storage.writer import AGAIN_SECONDS, PATIENCE, Writer
from sandtable.server.wire import problems

MAX_NAMED: Final = 500
"""The most ids in one statement."""

PROBE_SECONDS: Final = 1.0
TRUST_SECONDS: Final = 3.0
"""How long a successful probe counts while the next one waits."""
MAX_LINES: Final = 200
"""The number of chat lines kept per table."""

ASLEEP: Final = "asleep"
"""The status of an abandoned game: it is not listed and its bots do not move until someone opens it again."""


P = ParamSpec("P")
T = TypeVar("T")


def with_retries(read: Callable[Concatenate[Store, P], T]) -> Callable[Concatenate[Store, P], T]:
    """Retry a read method while the database is unreachable, and refuse the request if that lasts too long."""

    @wraps(read)
    def reading(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return read(self, *args, **kwargs)
            except Exception as error:
                if not is_transient(error):
                    raise
                if time.monotonic() > deadline:
                    raise problems.away() from None
            time.sleep(AGAIN_SECONDS)

    return reading


class Store:
    """A server process's access to its database."""

    def __init__(self, url: str, held: FileLock | None = None) -> None:
        self.url = url
        self._held = held
        self._writer, self._reader = open_engines(url)
        self._probed: tuple[float, Future[None]] = (-PROBE_SECONDS, Future())
        self._proved: tuple[float, Future[None]] = (-TRUST_SECONDS, Future())
        """The latest probe that is finished."""
        self.writer = Writer(self._writer)
        self.submit, self.waiting = self.writer.submit, self.writer.waiting

    def close(self) -> None:
        """Finish pending writes and close the database."""
        self.writer.close()
        close_engine(self._writer)
        close_engine(self._reader)
        if self._held is not None:
            self._held.release()

    # -- writing -------------------------------------------------------------------------------------------------------

    def append(
        self,
        table: str,
        entry: LogEntry,
        status: str = "",
        change: KeyChange | None = None,
        archive: bytes = b"",
        daily: DailyEnd | None = None,
    ) -> Future[None]:
        """Queue a log entry, optionally with the table's new status and the seat's new key.

        The entry that ends a game comes with its archive and, in a battle of the day, with the result.
        """

        def write(connection: Connection) -> None:
            insert_entry(connection, table, entry)
            if status:
                change_status(connection, table, status)
            if status == "over":
                connection.execute(delete(STANDING).where(STANDING.c.table_id == table))
            if archive:
                connection.execute(delete(ARCHIVES).where(ARCHIVES.c.table_id == table))
                connection.execute(insert(ARCHIVES).values(table_id=table, body=archive))
            if change is not None:
                change_key(connection, table, entry.seat, change)
            if daily is not None:
                end_daily(connection, table, daily)

        is_plain = not status and change is None and not archive
        return self.submit(write, table, table, entry_row(table, entry) if is_plain else None)

    def probe(self) -> Future[None]:
        """Queue a write that changes nothing, at most once a second. Its future tells whether the database is writable.

        While the write waits behind large ones, a success of the last few seconds counts.
        """
        now = time.monotonic()
        at, latest = self._probed
        if now - at >= PROBE_SECONDS:
            if latest.done():
                self._proved = (at, latest)
            latest = self.submit(write_nothing)
            self._probed = (now, latest)
        since, proved = self._proved
        is_trusted = not latest.done() and now - since < TRUST_SECONDS and proved.exception() is None
        return proved if is_trusted else latest

    def keep(self, table: str, snapshot: bytes) -> Future[None]:
        """Queue a snapshot that replaces the previous one."""
        return self._replace(SNAPSHOTS, table, snapshot)

    def keep_analysis(self, table: str, analysis: bytes) -> Future[None]:
        """Queue the analysis of a finished game, replacing the previous one."""
        return self._replace(ANALYSES, table, analysis)

    def _replace(self, rows: Table, table: str, body: bytes) -> Future[None]:
        def write(connection: Connection) -> None:
            connection.execute(delete(rows).where(rows.c.table_id == table))
            connection.execute(insert(rows).values(table_id=table, body=body))

        return self.submit(write, table)

    def keep_thumbnail(self, table: str, seq: int, body: bytes) -> Future[None]:
        """Queue a table's thumbnail, replacing the previous one."""

        def write(connection: Connection) -> None:
            connection.execute(delete(THUMBNAILS).where(THUMBNAILS.c.table_id == table))
            connection.execute(insert(THUMBNAILS).values(table_id=table, seq=seq, body=body))

        return self.submit(write, table)

    def set_status(self, table: str, status: str) -> Future[None]:
        """Queue a table's new status, which only affects lists."""
        return self.submit(lambda connection: change_status(connection, table, status), table)

    def set_standing(self, table: str, seat: int, body: bytes) -> Future[None]:
        """Queue a seat's standing answers, replacing the previous ones; an empty body deletes them."""

        def write(connection: Connection) -> None:
            connection.execute(delete(STANDING).where(STANDING.c.table_id == table, STANDING.c.seat == seat))
            if body:
                connection.execute(insert(STANDING).values(table_id=table, seat=seat, body=body))

        return self.submit(write, table, f"{table}:{seat}")

    def talk(self, table: str, line: ChatLine) -> Future[None]:
        """Queue a chat line. Old lines beyond the limit are deleted."""

        def write(connection: Connection) -> None:
            connection.execute(insert(TALK).values(table_id=table, **asdict(line)))
            old = (TALK.c.table_id == table, TALK.c.number <= line.number - MAX_LINES)
            connection.execute(delete(TALK).where(*old))

        return self.submit(write, table, table)

    def hint(self, table: str, hint: HintRow) -> Future[None]:
        """Queue the note that a seat asked for a hint."""

        def write(connection: Connection) -> None:
            connection.execute(insert(HINTS).values(table_id=table, **asdict(hint)))

        return self.submit(write, table, table)

    def change_key(self, table: str, seat: int, change: KeyChange) -> Future[None]:
        """Queue a new key for a seat; fails with `KeyTaken` if the key has changed meanwhile."""
        return self.submit(lambda connection: change_key(connection, table, seat, change), table, table)

    @with_retries
    def talked(self, table: str) -> int:
        """Return the number of a table's latest chat line."""
        with self._reader.connect() as connection:
            return last_line(connection, table)

    @with_retries
    def hints(self, table: str) -> tuple[HintRow, ...]:
        """Return the hints requested at a table."""
        with self._reader.connect() as connection:
            return hints_of(connection, table)

    @with_retries
    def lines(self, table: str, since: int) -> list[ChatLine]:
        """Return a table's chat lines after a number, oldest first."""
        c = TALK.c
        wanted = select(c.number, c.seat, c.kind, c.body, c.at_ms).where(c.table_id == table, c.number > since)
        with self._reader.connect() as connection:
            return [check_row(ChatLine(*row)) for row in connection.execute(wanted.order_by(c.number))]

    def create(
        self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogEntry] = (), daily: DailyRow | None = None
    ) -> Future[None]:
        """Queue a new table with its initial entries; for a battle of the day, with its person."""

        def write(connection: Connection) -> None:
            connection.execute(insert(TABLES).values(asdict(row)))
            for seat in seats:
                connection.execute(
                    insert(SEATS).values(
                        table_id=row.id,
                        seat=seat.seat,
                        holder=seat.holder,
                        name=seat.name,
                        bot=seat.bot,
                        key_hash=seat.key_hash,
                        invite_hash=seat.invite_hash,
                    )
                )
            for entry in entries:
                insert_entry(connection, row.id, entry)
            if daily is not None:
                insert_daily(connection, daily)

        # pages of a finished game are notified of its rematch; nobody is notified of a what-if
        return self.submit(write, row.id, (row.origin_table or "") if row.origin is None else "")

    # -- reading -------------------------------------------------------------------------------------------------------

    @with_retries
    def read(self, table: str) -> StoredTable | None:
        """Return everything about a table as a consistent snapshot."""
        with self._reader.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
            if row is None:
                return None
            sound_row = check_row(TableRow(**row._mapping))
            try:
                seats = seats_of(connection, table)
                found = (entries_of(connection, table, 0), standing_of(connection, table))
                hints = hints_of(connection, table)
            except Damaged as error:  # the row is enough to report the damage
                return StoredTable(sound_row, [], [], {}, damage=str(error))
            snapshot = connection.execute(
                select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)
            ).scalar_one_or_none()
            talked = last_line(connection, table)
        # a snapshot only saves time, so a damaged one is ignored
        kept = snapshot if isinstance(snapshot, bytes) else None
        return StoredTable(sound_row, seats, *found, kept, talked, hints)

    @with_retries
    def since(self, table: str, seq: int) -> StoredChanges | None:
        """Return what was added to a table after an entry, as a consistent snapshot; None if the table is gone."""
        with self._reader.connect() as connection:
            if connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).one_or_none() is None:
                return None
            return StoredChanges(
                seats_of(connection, table),
                entries_of(connection, table, seq),
                standing_of(connection, table),
                last_line(connection, table),
                hints_of(connection, table),
            )

    @with_retries
    def archive(self, table: str) -> bytes | None:
        """Return the archive of a finished game."""
        return self._body_of(ARCHIVES, table)

    @with_retries
    def analysis(self, table: str) -> bytes | None:
        """Return the analysis of a finished game."""
        return self._body_of(ANALYSES, table)

    def _body_of(self, rows: Table, table: str) -> bytes | None:
        with self._reader.connect() as connection:
            row = connection.execute(select(rows.c.body).where(rows.c.table_id == table)).one_or_none()
        return None if row is None else check_bytes(row[0])

    @with_retries
    def thumbnail(self, table: str) -> bytes | None:
        """Return a table's thumbnail, if it is up to date with the log."""
        last = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == table).scalar_subquery()
        with self._reader.connect() as connection:
            found = connection.execute(
                select(THUMBNAILS.c.body).where(
                    THUMBNAILS.c.table_id == table, THUMBNAILS.c.seq == func.coalesce(last, 0)
                )
            ).scalar_one_or_none()
        return None if found is None else check_bytes(found)

    @with_retries
    def listed(self, statuses: tuple[str, ...], first: tuple[str, ...], most: int) -> list[str]:
        """Return public tables with these statuses, newest first, with the tables in `first` ahead of the rest."""
        with self._reader.connect() as connection:
            listed = select(TABLES.c.id, TABLES.c.created_ms).where(
                TABLES.c.status.in_(statuses), TABLES.c.private.is_(False)
            )
            newest = (TABLES.c.created_ms.desc(), TABLES.c.id)
            rows: list[tuple[str, int]] = []
            for at in range(0, len(first), MAX_NAMED):
                some = first[at : at + MAX_NAMED]
                rows += [
                    (str(row.id), row.created_ms) for row in connection.execute(listed.where(TABLES.c.id.in_(some)))
                ]
            rows.sort(key=lambda row: (-row[1] if isinstance(row[1], int) else 0, row[0]))
            rest = connection.execute(listed.order_by(*newest).limit(most)).all()
        return list(dict.fromkeys([row[0] for row in rows] + [str(row.id) for row in rest]))[:most]

    @with_retries
    def daily_table(self, day: str, game: str, person: bytes) -> str | None:
        """Return the table at which a person plays the battle of a day."""
        with self._reader.connect() as connection:
            return table_of(connection, day, game, person)

    @with_retries
    def daily_board(self, day: str, game: str) -> StoredBoard:
        """Return the results of the battle of a day."""
        with self._reader.connect() as connection:
            return board_of(connection, day, game)

    @with_retries
    def playing(self) -> list[str]:
        """Return all tables with a game in progress, so that their bots can resume."""
        with self._reader.connect() as connection:
            rows = connection.execute(select(TABLES.c.id).where(TABLES.c.status == "playing")).all()
        return [str(row[0]) for row in rows]

    @with_retries
    def inactive(self, kind: Inactive, before_ms: int) -> dict[str, int]:
        """Return the tables of a kind without activity since a time, with the lengths of their logs."""
        length = select(func.count()).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        found = select(TABLES.c.id, length).where(*is_inactive(kind, before_ms))
        with self._reader.connect() as connection:
            return {str(table): int(entries) for table, entries in connection.execute(found)}

    def put_away(self, table: str, kind: Inactive, before_ms: int) -> Future[None]:
        """Queue the removal of an inactive table: a game is put to sleep, other tables are deleted.

        Does nothing if there was activity meanwhile.
        """

        def write(connection: Connection) -> None:
            # lock the row, so that nobody else can add to the log
            connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
            still = connection.execute(
                select(TABLES.c.id).where(TABLES.c.id == table, *is_inactive(kind, before_ms))
            ).all()
            if not still:
                return
            if kind == "left":
                change_status(connection, table, ASLEEP)
                return
            for part in (STANDING, TALK, HINTS, ENTRIES, ARCHIVES, ANALYSES, SNAPSHOTS, THUMBNAILS, SEATS):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

        return self.submit(write, table, table)

    @with_retries
    def count(self) -> int:
        with self._reader.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())
