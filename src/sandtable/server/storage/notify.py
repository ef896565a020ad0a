"""Exchanges notifications between server processes that share a PostgreSQL database.

Every transaction that changes a table names it in a NOTIFY within the same transaction, so a notification is sent exactly when
the change is committed. A process that has the table in memory reads the new entries before it uses the table again. After a
lost connection everything in memory may be outdated, so all of it is refreshed.

Processes also announce which seats have open pages (`SeatInfo.here`), and hold advisory locks for the tables whose bots they
run. A lock belongs to a connection and is released when its process dies. The other processes then take over its games.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection, func, select

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.storage.database import is_shared, session_connection
from sandtable.server.storage.store import Store

log = logging.getLogger("sandtable.server")

CHANNEL: Final = "sandtable"
MAX_BYTES: Final = 7_000
"""The size limit of one message; PostgreSQL accepts 8,000 bytes."""
SERVERS: Final = 0x5A4D
"""The class of the advisory locks that mark running processes."""
LIVE_PROCESSES: Final = (
    "SELECT objid FROM pg_locks JOIN pg_database ON oid = database AND datname = current_database() "
    f"WHERE locktype = 'advisory' AND objsubid = 2 AND classid = {SERVERS} AND granted"
)
"""Queries the running processes."""
WATCH_SECONDS: Final = 2.0
RECONNECT_SECONDS: Final = 0.3
WAKE_SECONDS: Final = 1.0

Looking = dict[str, tuple[int, ...]]
"""By table: the seats of its open pages. A negative number counts the spectators' pages."""


class Notification(msgspec.Struct, omit_defaults=True):
    """A notification from one process to the others."""

    sender: int
    tables: tuple[str, ...] = ()
    """Tables that changed; with `:SEAT`, the change concerns only that seat."""
    looking: Looking = {}
    whole: bool = False
    """`looking` replaces everything sent before."""
    asks: bool = False
    """The sender has just connected and asks the others to send `looking`."""


NOTIFICATION: Final = msgspec.json.Decoder(Notification)


class Listener(Protocol):
    """Receives notifications."""

    def table_changed(self, table_id: str, seat: int | None) -> None:
        """Another process has changed a table; with a seat, something that concerns only that seat."""

    def all_changed(self) -> None:
        """Notifications may have been lost, so any table may have changed."""

    def presence_changed(self, table_id: str) -> None:
        """Pages of a table were opened or closed at another process."""

    def resume(self) -> None:
        """Another process has ended: continue its games."""


class SingleProcess:
    """The only process that uses the database."""

    async def start(self, listener: Listener) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Stop listening and release all locks."""

    @property
    def exist(self) -> bool:
        """Whether another process may change a table."""
        return False

    def looking(self, table_id: str) -> frozenset[int]:
        """Return the seats with open pages at other processes; -1 for spectators."""
        return frozenset()

    def watching(self, table_id: str) -> int:
        """Return the number of spectators' pages open at other processes."""
        return 0

    def looked_at(self) -> Iterable[str]:
        """Return the tables with pages open at other processes."""
        return ()

    def announce_pages(self, table_id: str, looking: frozenset[int]) -> None:
        """Announce the seats with pages open here."""

    def drives(self, table_id: str) -> bool:
        """Return whether this process runs the table's bots."""
        return True

    async def drive(self, table_id: str) -> bool:
        """Try to become the one process that runs the table's bots."""
        return True

    def leave(self, table_id: str) -> None:
        """Stop running the table's bots."""


def others_of(store: Store) -> SingleProcess:
    """Return the connection to the other processes that use this store's database."""
    return OtherProcesses(store) if is_shared(store.url) else SingleProcess()


class OtherProcesses(SingleProcess):
    """The other processes on the same PostgreSQL database."""

    def __init__(self, store: Store) -> None:
        self.url = store.url
        self.number = secrets.randbits(31)
        store.writer.notify = self._notify
        self._connection: Any = None
        self._work = ThreadPoolExecutor(1, "sandtable-notify")
        """Runs everything that uses `_connection`, one call at a time."""
        self._driven: set[str] = set()
        self._here: Looking = {}
        self._untold: set[str] = set()
        self._known: dict[int, Looking] = {}
        self._there: set[int] = set()
        self._missing: set[int] = set()
        """Processes seen or heard from before that were not running at the last check."""
        self._closing = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._flushing = asyncio.Event()

    @property
    def exist(self) -> bool:
        return True

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, name="sandtable-listener", daemon=True)
        self._thread.start()
        self._tasks = [
            asyncio.create_task(self._watch_processes(), name="watching other processes"),
            asyncio.create_task(self._flush(), name="announcing open pages"),
        ]

    async def close(self) -> None:
        self._closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # announces that our pages are gone; also wakes our listener thread so that it ends
            await self._run(self._send, [Notification(self.number, whole=True)])
        await asyncio.to_thread(self._work.shutdown)
        await asyncio.to_thread(self._thread.join)
        self._disconnect()

    # -- receiving -----------------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        """Receive notifications until closed, reconnecting as needed. Runs in a thread."""
        while not self._closing.is_set():
            try:
                with session_connection(self.url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._in_loop(self._listener.all_changed)
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=WAKE_SECONDS, stop_after=1):
                            self._in_loop(self._receive, notice.payload)
            except Exception as error:  # reconnect after any error
                log.warning("no notifications from other processes: %s", " ".join(str(error).split()))
                self._closing.wait(RECONNECT_SECONDS)

    def _in_loop(self, call: Callable[..., None], *args: str) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(call, *args)

    def _receive(self, payload: str) -> None:
        try:
            message = NOTIFICATION.decode(payload)
        except msgspec.DecodeError as error:
            log.warning("unreadable notification: %s", error)
            return
        if message.sender == self.number:
            return
        for name in message.tables:
            table_id, _, seat = name.partition(":")
            self._listener.table_changed(table_id, int(seat) if seat else None)
        known = self._known.setdefault(message.sender, {})
        changed = set(message.looking)
        if message.whole:
            changed |= set(known)
            known.clear()
        known.update({table: seats for table, seats in message.looking.items() if seats})
        for table in changed:
            if not message.looking.get(table):
                known.pop(table, None)
            self._listener.presence_changed(table)
        if message.asks:
            self._untold |= set(self._here)
            self._flushing.set()

    # -- sending -------------------------------------------------------------------------------------------------------

    def _notify(self, connection: Connection, tables: list[str]) -> None:
        """Notify the others of a transaction, as part of it. Runs in the writer's thread."""
        payload = msgspec.json.encode(Notification(self.number, tuple(tables))).decode()
        connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def looking(self, table_id: str) -> frozenset[int]:
        seats = [seat for known in self._known.values() for seat in known.get(table_id, ())]
        return frozenset(max(seat, PUBLIC) for seat in seats)

    def watching(self, table_id: str) -> int:
        return sum(-seat for known in self._known.values() for seat in known.get(table_id, ()) if seat < 0)

    def looked_at(self) -> Iterable[str]:
        return {table for known in self._known.values() for table in known}

    def announce_pages(self, table_id: str, looking: frozenset[int]) -> None:
        if looking:
            self._here[table_id] = tuple(sorted(looking))
        else:
            self._here.pop(table_id, None)
        self._untold.add(table_id)
        self._flushing.set()

    async def _flush(self) -> None:
        """Announce open pages whenever they change."""
        while True:
            await self._flushing.wait()
            self._flushing.clear()
            untold, self._untold = self._untold, set()
            looking = {table: self._here.get(table, ()) for table in untold}
            with suppress(Exception):  # everything is announced again after reconnecting
                await self._run(self._send, [Notification(self.number, looking=part) for part in parts_of(looking)])

    def _send(self, messages: list[Notification]) -> None:
        for message in messages:
            payload = msgspec.json.encode(message).decode()
            self._connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    # -- bots and other processes --------------------------------------------------------------------------------------

    def drives(self, table_id: str) -> bool:
        return table_id in self._driven

    async def drive(self, table_id: str) -> bool:
        try:
            return bool(await self._run(self._lock, table_id))
        except Exception as error:
            log.warning("cannot run the bots of table %s: %s", table_id, " ".join(str(error).split()))
            return False

    def leave(self, table_id: str) -> None:
        if table_id in self._driven:
            self._driven.discard(table_id)
            with suppress(RuntimeError):  # closed; all locks are released
                self._loop.run_in_executor(self._work, self._unlock, table_id)

    def _lock(self, table_id: str) -> bool:
        (held,) = self._connection.execute("SELECT pg_try_advisory_lock(%s)", (lock_of(table_id),)).fetchone()
        if held:
            self._driven.add(table_id)
        return bool(held)

    def _unlock(self, table_id: str) -> None:
        with suppress(Exception):  # a lost connection has released its locks
            if self._connection is not None:
                self._connection.execute("SELECT pg_advisory_unlock(%s)", (lock_of(table_id),))

    async def _watch_processes(self) -> None:
        """Check regularly which processes are running. The games of one that has ended are resumed here."""
        while True:
            try:
                there = await self._run(self._live_processes)
                missing = (self._there | set(self._known)) - there  # a process may start and end between two checks
                if missing - self._missing:
                    self._listener.resume()
                for number in missing & self._missing:  # missing twice, so not just reconnecting
                    for table in self._known.pop(number, ()):
                        self._listener.presence_changed(table)
                self._there, self._missing = there, missing
            except Exception as error:
                log.warning("cannot see the other processes: %s", " ".join(str(error).split()))
            await asyncio.sleep(WATCH_SECONDS)

    def _live_processes(self) -> set[int]:
        return {int(row[0]) for row in self._connection.execute(LIVE_PROCESSES).fetchall()} - {self.number}

    async def _run(self, action: Callable[..., Any], *args: Any) -> Any:
        return await self._loop.run_in_executor(self._work, self._do, action, *args)

    def _do(self, action: Callable[..., Any], *args: Any) -> Any:
        """Run an action on the connection that holds our locks. If it fails, drop the connection and thereby all locks."""
        try:
            if self._connection is None:
                self._connection = session_connection(self.url)
                self._connection.execute("SELECT pg_advisory_lock(%s, %s)", (SERVERS, self.number))
                first, *rest = parts_of(dict(self._here))
                whole = Notification(self.number, looking=first, whole=True, asks=True)
                self._send([whole, *[Notification(self.number, looking=part) for part in rest]])
            return action(*args)
        except Exception:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        self._driven.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def lock_of(table_id: str) -> int:
    """Return the number of the advisory lock for a table's bots."""
    return int.from_bytes(blake2b(table_id.encode(), digest_size=8).digest(), "big", signed=True)


def parts_of(looking: Looking) -> Iterator[Looking]:
    """Split into parts that fit into a message. Yields at least one part, which may be empty.

    >>> [len(part) for part in parts_of({str(n): (0, 1) for n in range(1000)})]
    [444, 437, 119]
    """
    part: Looking = {}
    size = 0
    for table, seats in looking.items():
        more = len(table) + 5 + 4 * len(seats)
        if part and size + more > MAX_BYTES:
            yield part
            part, size = {}, 0
        part[table] = seats
        size += more
    yield part


def spectating(seats: Iterable[tuple[int, ...]]) -> frozenset[int]:
    """Return the seats these pages hold, and the negated number of pages that hold none.

    >>> sorted(spectating([(0, 1), (1,), (), ()]))
    [-2, 0, 1]
    """
    pages = list(seats)
    watching = sum(not held for held in pages)
    return frozenset([seat for held in pages for seat in held] + ([-watching] if watching else []))
