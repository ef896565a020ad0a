"""News between the processes that serve one database: PostgreSQL tells each of them what the others have stored.

Every transaction that changes a table names it to the others (NOTIFY), in the transaction itself: there is no news of what was
not stored, and nothing is stored without news. Whoever hears of a table that he has in memory reads the new entries before he
uses it again. When the connection was lost, everything in memory may be old, so all of it is read on.

Besides, the processes tell each other which seats look on (`SeatInfo.here`), and lock the tables whose bots they drive: a lock
belongs to a connection and is free as soon as its process dies. Then the others go on with what it has left.
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
from sandtable.server.storage.database import is_shared, lasting_connection
from sandtable.server.storage.store import Store

log = logging.getLogger("sandtable.server")

CHANNEL: Final = "sandtable"
MOST_BYTES: Final = 7_000
"""Of one message; PostgreSQL takes 8,000."""
SERVERS: Final = 0x5A4D
"""The class of the locks by which processes show that they are there."""
ROLL: Final = (
    "SELECT objid FROM pg_locks JOIN pg_database ON oid = database AND datname = current_database() "
    f"WHERE locktype = 'advisory' AND objsubid = 2 AND classid = {SERVERS} AND granted"
)
"""Asks for the processes that are there."""
ROLL_CALL_SECONDS: Final = 2.0
RECONNECT_SECONDS: Final = 0.3
WAKE_SECONDS: Final = 1.0

Looking = dict[str, tuple[int, ...]]
"""By table: the seats of its open pages; a number below 0 says how many pages of spectators there are."""


class Message(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    sender: int
    tables: tuple[str, ...] = ()
    """There is news of these; with `:SEAT` only for that seat."""
    looking: Looking = {}
    whole: bool = False
    """`looking` begins anew: what was told before does not hold any more."""
    asks: bool = False
    """Who has just come wants to know who looks on."""


MESSAGE: Final = msgspec.json.Decoder(Message)


class Listener(Protocol):
    """Who wants to hear of it."""

    def heard(self, table_id: str, seat: int | None) -> None:
        """Another process has changed a table; with a seat, something that concerns this one alone."""

    def missed(self) -> None:
        """Anything may have changed."""

    def came_or_went(self, table_id: str) -> None:
        """Other seats look on now, at another process."""

    def resume(self) -> None:
        """Another process is gone: go on with what it may have left."""


class Alone:
    """Nobody else uses the database."""

    async def start(self, listener: Listener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Listen no more; whatever was held is free."""

    @property
    def are_there(self) -> bool:
        """May anybody else change a table?"""
        return False

    def looking(self, table_id: str) -> frozenset[int]:
        """The seats that look on at other processes, -1 for spectators."""
        return frozenset()

    def watching(self, table_id: str) -> int:
        """How many pages of spectators are open at other processes."""
        return 0

    def looked_at(self) -> Iterable[str]:
        """The tables that somebody looks at elsewhere."""
        return ()

    def tell(self, table_id: str, looking: frozenset[int]) -> None:
        """These seats look on here."""

    def drives(self, table_id: str) -> bool:
        """Do the bots of a table move here?"""
        return True

    async def drive(self, table_id: str) -> bool:
        """May the bots of a table move here? They do so at one process at a time."""
        return True

    def leave(self, table_id: str) -> None:
        """They have moved."""


def others_of(store: Store) -> Alone:
    """The other processes that use the database of this one."""
    return Others(store) if is_shared(store.url) else Alone()


class Others(Alone):
    """The other processes on the same PostgreSQL database."""

    def __init__(self, store: Store) -> None:
        self.url = store.url
        self.number = secrets.randbits(31)
        store.herald = self._herald
        self._ears: Any = None
        self._hands: Any = None
        self._work = ThreadPoolExecutor(1, "sandtable-news")
        """All that `_hands` do, one after the other."""
        self._driven: set[str] = set()
        self._here: Looking = {}
        self._untold: set[str] = set()
        self._known: dict[int, Looking] = {}
        self._there: set[int] = set()
        self._missing: set[int] = set()
        """Those that were there, or have told something, and were not there at the last roll call."""
        self._closing = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._flushing = asyncio.Event()

    @property
    def are_there(self) -> bool:
        return True

    async def start(self, listener: Listener) -> None:
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, name="sandtable-ears", daemon=True)
        self._thread.start()
        self._tasks = [
            asyncio.create_task(self._call_roll(), name="roll call"),
            asyncio.create_task(self._flush(), name="telling who looks on"),
        ]

    async def close(self) -> None:
        self._closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):  # that our pages are gone; it also wakes our own ears, which see that all is over
            await self._handle(self._say, [Message(self.number, whole=True)])
        await asyncio.to_thread(self._work.shutdown)
        await asyncio.to_thread(self._thread.join)
        self._let_go()

    # -- hearing -------------------------------------------------------------------------------------------------------

    def _listen(self) -> None:
        """In a thread: hear until the end, over any number of connections."""
        while not self._closing.is_set():
            try:
                with lasting_connection(self.url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._in_loop(self._listener.missed)
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=WAKE_SECONDS, stop_after=1):
                            self._in_loop(self._hear, notice.payload)
            except Exception as error:  # whatever it is, there will be another connection
                log.warning("no news from other processes: %s", " ".join(str(error).split()))
                self._closing.wait(RECONNECT_SECONDS)

    def _in_loop(self, call: Callable[..., None], *words: str) -> None:
        with suppress(RuntimeError):  # the loop is closed: so are we
            self._loop.call_soon_threadsafe(call, *words)

    def _hear(self, payload: str) -> None:
        try:
            message = MESSAGE.decode(payload)
        except msgspec.DecodeError as error:
            log.warning("news that cannot be read: %s", error)
            return
        if message.sender == self.number:
            return
        for news in message.tables:
            table_id, _, seat = news.partition(":")
            self._listener.heard(table_id, int(seat) if seat else None)
        known = self._known.setdefault(message.sender, {})
        changed = set(message.looking)
        if message.whole:
            changed |= set(known)
            known.clear()
        known.update({table: seats for table, seats in message.looking.items() if seats})
        for table in changed:
            if not message.looking.get(table):
                known.pop(table, None)
            self._listener.came_or_went(table)
        if message.asks:
            self._untold |= set(self._here)
            self._flushing.set()

    # -- telling -------------------------------------------------------------------------------------------------------

    def _herald(self, connection: Connection, tables: list[str]) -> None:
        """In the writer's thread: tell the others of a transaction, in it."""
        payload = msgspec.json.encode(Message(self.number, tuple(tables))).decode()
        connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def looking(self, table_id: str) -> frozenset[int]:
        told = [seat for known in self._known.values() for seat in known.get(table_id, ())]
        return frozenset(max(seat, PUBLIC) for seat in told)

    def watching(self, table_id: str) -> int:
        return sum(-seat for known in self._known.values() for seat in known.get(table_id, ()) if seat < 0)

    def looked_at(self) -> Iterable[str]:
        return {table for known in self._known.values() for table in known}

    def tell(self, table_id: str, looking: frozenset[int]) -> None:
        if looking:
            self._here[table_id] = tuple(sorted(looking))
        else:
            self._here.pop(table_id, None)
        self._untold.add(table_id)
        self._flushing.set()

    async def _flush(self) -> None:
        """Tell who looks on, as often as that changes."""
        while True:
            await self._flushing.wait()
            self._flushing.clear()
            untold, self._untold = self._untold, set()
            looking = {table: self._here.get(table, ()) for table in untold}
            with suppress(Exception):  # whoever connects anew tells everything
                await self._handle(self._say, [Message(self.number, looking=part) for part in parts_of(looking)])

    def _say(self, messages: list[Message]) -> None:
        for message in messages:
            payload = msgspec.json.encode(message).decode()
            self._hands.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    # -- bots, and who is there ----------------------------------------------------------------------------------------

    def drives(self, table_id: str) -> bool:
        return table_id in self._driven

    async def drive(self, table_id: str) -> bool:
        try:
            return bool(await self._handle(self._lock, table_id))
        except Exception as error:
            log.warning("the bots of table %s wait: %s", table_id, " ".join(str(error).split()))
            return False

    def leave(self, table_id: str) -> None:
        if table_id in self._driven:
            self._driven.discard(table_id)
            with suppress(RuntimeError):  # closed: everything is free
                self._loop.run_in_executor(self._work, self._unlock, table_id)

    def _lock(self, table_id: str) -> bool:
        (held,) = self._hands.execute("SELECT pg_try_advisory_lock(%s)", (lock_of(table_id),)).fetchone()
        if held:
            self._driven.add(table_id)
        return bool(held)

    def _unlock(self, table_id: str) -> None:
        with suppress(Exception):  # a lost connection has let go
            if self._hands is not None:
                self._hands.execute("SELECT pg_advisory_unlock(%s)", (lock_of(table_id),))

    async def _call_roll(self) -> None:
        """See again and again who is there; what one has left who is gone, the others go on with."""
        while True:
            try:
                there = await self._handle(self._roll)
                missing = (self._there | set(self._known)) - there  # one may come and go between two roll calls
                if missing - self._missing:
                    self._listener.resume()
                for number in missing & self._missing:  # missing twice: it was not only slow to connect again
                    for table in self._known.pop(number, ()):
                        self._listener.came_or_went(table)
                self._there, self._missing = there, missing
            except Exception as error:
                log.warning("the other processes cannot be seen: %s", " ".join(str(error).split()))
            await asyncio.sleep(ROLL_CALL_SECONDS)

    def _roll(self) -> set[int]:
        return {int(row[0]) for row in self._hands.execute(ROLL).fetchall()} - {self.number}

    async def _handle(self, deed: Callable[..., Any], *words: Any) -> Any:
        return await self._loop.run_in_executor(self._work, self._do, deed, *words)

    def _do(self, deed: Callable[..., Any], *words: Any) -> Any:
        """Do something at the one connection that holds our locks; one that fails is given up, and all locks with it."""
        try:
            if self._hands is None:
                self._hands = lasting_connection(self.url)
                self._hands.execute("SELECT pg_advisory_lock(%s, %s)", (SERVERS, self.number))
                first, *rest = parts_of(dict(self._here))
                whole = Message(self.number, looking=first, whole=True, asks=True)
                self._say([whole, *[Message(self.number, looking=part) for part in rest]])
            return deed(*words)
        except Exception:
            self._let_go()
            raise

    def _let_go(self) -> None:
        self._driven.clear()
        hands, self._hands = self._hands, None
        if hands is not None:
            with suppress(Exception):
                hands.close()


def lock_of(table_id: str) -> int:
    """The number of the lock for the bots of a table."""
    return int.from_bytes(blake2b(table_id.encode(), digest_size=8).digest(), "big", signed=True)


def parts_of(looking: Looking) -> Iterator[Looking]:
    """In parts that fit into a message; at least one, be it empty.

    >>> [len(part) for part in parts_of({str(n): (0, 1) for n in range(1000)})]
    [437, 437, 126]
    """
    part: Looking = {}
    size = 0
    for table, seats in looking.items():
        more = len(table) + 5 + 4 * len(seats)
        if part and size + more > MOST_BYTES:
            yield part
            part, size = {}, 0
        part[table] = seats
        size += more
    yield part


def spectating(seats: Iterable[tuple[int, ...]]) -> frozenset[int]:
    """All seats that pages with these look from, and how many pages have none.

    >>> sorted(spectating([(0, 1), (1,), (), ()]))
    [-2, 0, 1]
    """
    pages = list(seats)
    watching = sum(not held for held in pages)
    return frozenset([seat for held in pages for seat in held] + ([-watching] if watching else []))
