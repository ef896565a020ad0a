"""Writes to the database in one thread that batches pending writes into transactions.

A write is acknowledged when its transaction is on disk (SQLite: WAL with synchronous=FULL). Log entries, which make up nearly
all writes, are inserted together in one statement. If one of them is refused because its number is taken, the whole
transaction is started again with a savepoint per write, so that a failed write does not affect the others.

If the database is unreachable for a moment, writes are retried, unless a transaction was just being committed. In that case
only the log can tell whether it was stored (`CommitUnknown`).
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from sandtable.server.storage.database import is_transient
from sandtable.server.storage.statements import NEW_ENTRY, KeyTaken, Row

MAX_IN_ONE: Final = 64
"""The most writes in one transaction."""

PATIENCE: Final = 3.0
"""Seconds to keep retrying while the database is unreachable."""
AGAIN_SECONDS: Final = 0.1

Write = Callable[[Connection], None]
Notify = Callable[[Connection, list[str]], None]
"""Notifies other processes of changed tables, within the transaction that changes them."""


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


class Writer:
    """The writing thread of a store."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.notify: Notify | None = None
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="sandtable-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish pending writes."""
        self._queue.put(None)
        self._thread.join()

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
        while (outcomes := self._tried(batch, together, time.monotonic() > deadline)) is None:
            together = False
            time.sleep(AGAIN_SECONDS)
        for job, outcome in zip(batch, outcomes, strict=True):
            if outcome is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(outcome)

    def _tried(self, batch: list[Job], together: bool, is_last: bool) -> Sequence[BaseException | None] | None:
        """Store a batch in one transaction. Return the outcome of each write, or None if the batch can be retried."""
        outcomes: list[BaseException | None] = []
        is_committing = False
        try:
            with self._engine.begin() as connection:
                outcomes = _stored(connection, gathered(batch) if together else [(job, []) for job in batch])
                news = [job.news for job, outcome in zip(batch, outcomes, strict=True) if outcome is None and job.news]
                if self.notify is not None and news:
                    self.notify(connection, list(dict.fromkeys(news)))
                is_committing = True
        except Exception as error:
            if together and not is_committing and not is_transient(error):
                return self._tried(batch, False, is_last)  # one of them was refused
            if not is_transient(error):
                return [error] * len(batch)
            if is_committing:
                return [outcome or CommitUnknown(str(error)) for outcome in outcomes]
            return [error] * len(batch) if is_last else None
        return outcomes


def gathered(batch: list[Job]) -> Iterator[tuple[Job, list[Row]]]:
    """Yield the writes in order, with consecutive new entries merged and given with all their rows."""
    for is_row, jobs in groupby(batch, lambda job: job.row is not None):
        some = list(jobs)
        if is_row:
            yield some[0], [job.row for job in some if job.row is not None]
        else:
            yield from [(job, []) for job in some]


def _stored(connection: Connection, writes: Iterable[tuple[Job, list[Row]]]) -> list[BaseException | None]:
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
