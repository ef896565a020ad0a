"""Reads and writes the database: one writer thread that batches pending writes into transactions, and concurrent readers.

A write is acknowledged when its transaction is on disk (SQLite: WAL with synchronous=FULL). Log entries, which make up nearly
all writes, are inserted together in one statement. If one of them is refused because its number is taken, the whole
transaction is started again with a savepoint per write, so that a failed write does not affect the others.

A database server may be unreachable for a moment. Writes and reads are then retried, unless a transaction was just being
committed. In that case only the log can tell whether it was stored (`CommitUnknown`).
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from functools import wraps
from itertools import groupby
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

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
    NEW_ENTRY,
    Inactive,
    KeyTaken,
    Row,
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
from sandtable.server.wire import problems

MAX_IN_ONE: Final = 64
"""The most writes in one transaction."""

MAX_NAMED: Final = 500
"""The most ids in one statement."""

PROBE_SECONDS: Final = 1.0
TRUST_SECONDS: Final = 3.0
"""How long a successful probe counts while the next one waits."""
PATIENCE: Final = 3.0
"""Seconds to keep retrying while the database is unreachable."""
AGAIN_SECONDS: Final = 0.1

MAX_LINES: Final = 200
"""The number of chat lines kept per table."""

Write = Callable[[Connection], None]
Notify = Callable[[Connection, list[str]], None]
"""Notifies other processes of changed tables, within the transaction that changes them."""

ASLEEP: Final = "asleep"
"""The status of an abandoned game: it is not listed and its bots do not move until someone opens it again."""


class CommitUnknown(Exception):
    """The connection was lost during a commit. Only the log can tell whether anything was stored."""


@dataclass(frozen=True, slots=True)
class Job:
    """A pending write: its table, what to notify other processes of, and the future to resolve."""

    write: Write
    table: str
    news: str
    future: Future[None]
    row: Row | None = None
    """The row, if the write is just one new entry."""


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
        self.notify: Notify | None = None
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="sandtable-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish pending writes and close the database."""
        self._queue.put(None)
        self._thread.join()
        close_engine(self._writer)
        close_engine(self._reader)
        if self._held is not None:
            self._held.release()

    # -- writing -------------------------------------------------------------------------------------------------------

    def submit(self, write: Write, table: str = "", news: str = "", row: Row | None = None) -> Future[None]:
        """Queue a write. The future resolves when it is on disk, or fails with `KeyTaken` or the error.

        `news` is sent to other processes on the same database: a table, or a table and a seat (`TABLE:SEAT`).
        """
        future: Future[None] = Future()
        self._queue.put(Job(write, table, news, future, row))
        return future

    def waiting(self) -> int:
        """Return the number of queued writes."""
        return self._queue.qsize()

    def append(
        self, table: str, entry: LogEntry, status: str = "", change: KeyChange | None = None, archive: bytes = b""
    ) -> Future[None]:
        """Queue a log entry, optionally with the table's new status and the seat's new key.

        The entry that ends a game comes with its archive.
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

        def write(connection: Connection) -> None:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
            connection.execute(insert(SNAPSHOTS).values(table_id=table, body=snapshot))

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

    def create(self, row: TableRow, seats: list[SeatRow], entries: Sequence[LogEntry] = ()) -> Future[None]:
        """Queue a new table with its initial entries."""

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

        # pages of a finished game are notified of its rematch; nobody is notified of a what-if
        return self.submit(write, row.id, (row.origin_table or "") if row.origin is None else "")

    def _write(self) -> None:
        ending = False
        while not ending:
            item = self._queue.get()
            batch: list[Job] = []
            while True:
                if item is None:
                    ending = True
                    break
                batch.append(item)
                if len(batch) == MAX_IN_ONE:
                    break
                try:
                    item = self._queue.get_nowait()
                except queue.Empty:
                    break
            if batch:
                self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        # cancelled writes were never acknowledged; from here on a write can no longer be cancelled
        batch = [job for job in batch if job.future.set_running_or_notify_cancel()]
        batch.sort(key=lambda job: job.table)  # a fixed order prevents deadlocks between processes
        deadline = time.monotonic() + PATIENCE
        together = True
        while (outcomes := self._try_batch(batch, together, time.monotonic() > deadline)) is None:
            together = False
            time.sleep(AGAIN_SECONDS)
        for job, outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(outcome)

    def _try_batch(self, batch: list[Job], together: bool, is_last: bool) -> Sequence[BaseException | None] | None:
        """Store a batch in one transaction. Return the outcome of each write, or None if the batch can be retried."""
        outcomes: list[BaseException | None] = []
        is_committing = False
        try:
            with self._writer.begin() as connection:
                outcomes = _run_writes(connection, merge_entries(batch) if together else [(job, []) for job in batch])
                news = [job.news for job, outcome in zip(batch, outcomes, strict=True) if outcome is None and job.news]
                if self.notify is not None and news:
                    self.notify(connection, list(dict.fromkeys(news)))
                is_committing = True
        except Exception as error:
            if together and not is_committing and not is_transient(error):
                return self._try_batch(batch, False, is_last)  # one of them was refused
            if not is_transient(error):
                return [error] * len(batch)
            if is_committing:
                return [outcome or CommitUnknown(str(error)) for outcome in outcomes]
            return [error] * len(batch) if is_last else None
        return outcomes

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
        with self._reader.connect() as connection:
            row = connection.execute(select(ARCHIVES.c.body).where(ARCHIVES.c.table_id == table)).one_or_none()
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
            for part in (STANDING, TALK, HINTS, ENTRIES, ARCHIVES, SNAPSHOTS, THUMBNAILS, SEATS):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))

        return self.submit(write, table, table)

    @with_retries
    def count(self) -> int:
        with self._reader.connect() as connection:
            return int(connection.execute(select(func.count()).select_from(TABLES)).scalar_one())


def merge_entries(batch: list[Job]) -> Iterator[tuple[Job, list[Row]]]:
    """Yield the writes in order, with consecutive new entries merged and given with all their rows."""
    for is_row, jobs in groupby(batch, lambda job: job.row is not None):
        some = list(jobs)
        if is_row:
            yield some[0], [job.row for job in some if job.row is not None]
        else:
            yield from [(job, []) for job in some]


def _run_writes(connection: Connection, writes: Iterable[tuple[Job, list[Row]]]) -> list[BaseException | None]:
    """Run the writes in order, inserting rows of new entries together. Return the error of each, if any."""
    outcomes: list[BaseException | None] = []
    for job, rows in writes:
        if rows:
            connection.execute(NEW_ENTRY, rows)
        outcomes += [None] * len(rows) if rows else [_attempt(connection, job.write)]
    return outcomes


def _attempt(connection: Connection, write: Write) -> BaseException | None:
    """Run one write in a savepoint. Return the error, if any; a failed write leaves nothing behind."""
    try:
        with connection.begin_nested():
            write(connection)
    except IntegrityError as error:
        return KeyTaken(str(error.orig))
    except Exception as error:
        if is_transient(error):
            raise  # the transaction was lost with its connection
        return error
    return None
