"""Manages all tables of a server process: finding them, storing entries, passing windows, notifying pages, driving bots.

A table is only changed under its lock: first in memory, where the rules refuse what is not allowed, then in the log. The
request is answered and the pages are notified once the change is durable. If the log refuses it, the table is dropped and
rebuilt. `storage.notify` reports what other processes store in the same database; a table reads it when it is next used.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from sandtable.bots import SHIPPED, Roster
from sandtable.core.engine.decision import PUBLIC
from sandtable.server.bots.analyses import AnalysisQueue
from sandtable.server.bots.pool import BotPool
from sandtable.server.bots.tasks import BotTasks
from sandtable.server.executors import Executors
from sandtable.server.live.pages import OpenPage, OpenPages
from sandtable.server.live.render_queue import RenderQueue
from sandtable.server.pictures.thumbnails import Thumbnails
from sandtable.server.storage.daily import StoredBoard
from sandtable.server.storage.database import cause_of
from sandtable.server.storage.notify import others_of
from sandtable.server.storage.rows import (
    GESTURE,
    PICK,
    STANDING,
    UNDO,
    Damaged,
    GestureBody,
    KeyChange,
    LogEntry,
    StoredTable,
    TableRow,
)
from sandtable.server.storage.statements import Inactive, KeyTaken
from sandtable.server.storage.store import ASLEEP, Store
from sandtable.server.storage.writer import CommitUnknown
from sandtable.server.tables import windows
from sandtable.server.tables.archive import archive_of, broken_info, read_archive
from sandtable.server.tables.daily import Boards, end_of
from sandtable.server.tables.table import BROKEN, Table, build_table
from sandtable.server.tables.table_info import info_of
from sandtable.server.wire import problems
from sandtable.server.wire.messages import TableInfo
from sandtable.server.wire.problems import BrokenTable, Refused

log = logging.getLogger("sandtable.server")

MAX_IN_MEMORY: Final = 400
"""The most tables without open pages. Tables with open pages always stay."""
IDLE_SECONDS: Final = 30.0
"""How long a table without open pages stays in memory after its last use."""
IDLE_CHECK_SECONDS: Final = 5.0
"""Seconds between two checks for such tables."""
SHARE_SECONDS: Final = 60.0
"""How long a table waits for contributions to the dice after everyone has sat down. Background pages are slow."""
FEW: Final = 4
"""The most picks and undos of another process to replay in the event loop; more are replayed in a thread."""
THUMBNAILS_SECONDS: Final = 2.0
"""How long a stopping server spends on storing thumbnails."""


class TableRegistry:
    """All tables of one server process."""

    def __init__(
        self,
        store: Store,
        move: Callable[[TableRegistry, str], Awaitable[bool]],
        workers: int = 0,
        pause: float = 0.0,
        roster: Roster = SHIPPED,
    ) -> None:
        """`move` plays one bot's answer at a table, or returns False if no bot is asked there (`actions.bot_moves`)."""
        self.store = store
        self.roster = roster
        """The bots that requests may name."""
        self.executors = Executors()
        self.run = self.executors.run
        self.bot_pool = BotPool(workers or max(1, (os.cpu_count() or 2) - 1), roster)
        self.analyses = AnalysisQueue()
        self._bot_tasks = BotTasks(partial(move, self), pause)
        self.thinking: dict[str, asyncio.Future[str | None]] = {}
        """The answer that a table's bot is looking for."""
        self.timers = windows.Timers(self.drive)
        self.takeovers = windows.Timers(self.drive)
        self.others = others_of(store)
        self._behind: set[str] = set()
        """Tables in memory that another process has changed since."""
        self.learned = 0
        """How often this process found changes by others in the log. A request refused in the meantime may be retried."""
        self._resuming: set[asyncio.Task[None]] = set()
        self._counting: asyncio.Future[int] | None = None
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock exists for as long as someone holds it or waits for it."""
        self.thumbnails = Thumbnails()
        self.render_queue = RenderQueue()
        self.rematches: dict[str, TableRow | None] = {}
        """For finished tables with open pages: the row of the rematch, or None if there is none."""
        self.share_seconds = SHARE_SECONDS
        self.pages = OpenPages(self.others)
        self.boards = Boards(self._read_board)
        self.is_shared = True
        """Whether other people use this server. If not, nobody else sees results."""

    async def open(self) -> None:
        """Start listening to other processes, and resume the games in which a bot has to move."""
        self.loop = asyncio.get_running_loop()
        await self.others.start(self)
        self.resume()

    async def _resume(self) -> None:
        """Load tables one at a time, so that a request waits for at most one of them."""
        for table in await self.run("store", self.store.playing):
            with suppress(Refused):  # driving its bots reports the problem
                async with self.lock(table):
                    await self.table(table)
            self.drive(table)

    async def close(self) -> None:
        self.timers.close()
        self.pages.close()
        self.takeovers.close()
        resuming = [*self._resuming]
        for task in resuming:
            task.cancel()
        await asyncio.gather(*resuming, return_exceptions=True)
        await self._bot_tasks.close()
        self.bot_pool.close()
        await self.analyses.close()
        self.executors.drop_queues()
        await self.run("scenes", self._keep_thumbnails, time.monotonic() + THUMBNAILS_SECONDS)
        await self.others.close()
        await self.run("store", self.store.close)
        self.executors.close()

    # -- finding tables ------------------------------------------------------------------------------------------------

    def lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def table(self, table_id: str, known: int = 0) -> Table:
        """Return a table from memory or rebuilt from its log. Requires its lock. The caller knows the log up to `known`."""
        found = self._tables.get(table_id)
        if table_id in self._behind or (found is not None and known > found.head and self.others.exist):
            await self._catch_up(table_id)
            found = self._tables.get(table_id)
        if found is not None:
            found.used = time.monotonic()
            self._tables.move_to_end(table_id)
            return found
        stored = await self.stored_table(table_id)
        try:
            made = await self.run("tables", build_table, stored)
        except BrokenTable as error:
            made = await self._load_archive(stored, error)
        if stored.row.status in (
            BROKEN,
            ASLEEP,
        ):  # set aside by a server with other rules, or asleep; it is in use again
            self.store.set_status(table_id, made.status)
        is_migrated = made.status != "waiting" and made.match is not None and made.is_migrated
        if is_migrated and made.row.rules not in made.spec.earlier_rules:
            now = made.spec.rules_version
            log.info("table %s was started under rules %s and continues under rules %s", table_id, made.row.rules, now)
        self._tables[table_id] = made
        await self._make_room()
        if made.awaits_shares:  # the server was stopped meanwhile
            self.drive(table_id)
        return made

    async def _catch_up(self, table_id: str) -> bool:
        """Replay what another process has added to a table's log. Return whether there was anything. Requires the lock."""
        found = self._tables.get(table_id)
        self._behind.discard(table_id)
        if found is None:
            return False
        try:
            later = await self.run("store", self.store.since, table_id, found.head)
            if later is not None:
                is_quick = len(later.entries) <= FEW and all(
                    entry.kind in (PICK, STANDING, UNDO) for entry in later.entries
                )
                is_new = found.catch_up(later) if is_quick else await self.run("tables", found.catch_up, later)
                self.learned += is_new
                return is_new
        except asyncio.CancelledError:  # the caller is gone; the next one reloads the table
            self.forget(table_id)
            raise
        except Exception as error:  # our own entries may never have been stored; the log decides
            log.info("rebuilding table %s: %s", table_id, error)
        self.learned += 1
        self.forget(table_id)
        return True

    async def is_behind(self, table_id: str) -> bool:
        """Return whether this process was behind on a table, so that a refused request should be retried."""
        if not self.others.exist:
            return False
        async with self.lock(table_id):
            return table_id not in self._tables or await self._catch_up(table_id)

    async def stored_table(self, table_id: str) -> StoredTable:
        try:
            stored = await self.run("store", self.store.read, table_id)
        except (SQLAlchemyError, ValueError) as error:  # part of the file is damaged; other tables are not affected
            log.error("table %s cannot be read: %s", table_id, error)
            raise problems.unplayable("it cannot be read from the database") from None
        if stored is None:
            raise problems.unknown_table(table_id)
        return stored

    async def _load_archive(self, stored: StoredTable, reason: BrokenTable) -> Table:
        """Return the archive of a table that cannot be replayed, if its game is over; otherwise set the table aside."""
        try:
            archive = await self.run("store", self.store.archive, stored.row.id)
            if archive is not None:
                return await self.run("tables", read_archive, stored, archive)
        except (BrokenTable, Damaged, SQLAlchemyError) as error:
            log.error("the archive of table %s cannot be read: %s", stored.row.id, error)
        self._set_aside(stored.row, reason)
        raise problems.unplayable(reason)

    def _set_aside(self, row: TableRow, reason: BrokenTable) -> None:
        """Mark a table as unplayable. It is no longer listed, and its players are told the reason."""
        if row.status != BROKEN:
            log.error("table %s is set aside: %s", row.id, reason)
            self.store.set_status(row.id, BROKEN)

    async def _make_room(self) -> None:
        """Drop the least recently used table if there are too many without open pages."""
        if len(self._tables) > MAX_IN_MEMORY + len(self.pages.tables()):
            await self.drop_idle(time.monotonic(), 1)

    async def drop_idle(self, before: float, most: int = sys.maxsize) -> int:
        """Drop up to `most` tables without open pages that were not used since `before`. Return how many."""
        dropped = 0
        for table_id, table in list(self._tables.items()):
            if table.used > before or dropped == most:
                break  # tables are ordered by last use
            if table_id in self.pages or table_id in self._locks or table.awaits_shares:
                continue  # a rebuilt table would start waiting for contributions again
            async with self.lock(table_id):
                await self._keep_thumbnail(table)
                if table_id not in self.pages and self._tables.get(table_id) is table and table.used <= before:
                    del self._tables[table_id]
                    self._behind.discard(table_id)
                    dropped += 1
        return dropped

    async def tables_stored(self) -> int:
        """Return the number of stored tables. Concurrent requests share one query."""
        if self._counting is None or self._counting.done():
            self._counting = asyncio.ensure_future(self.run("health", self.store.count))
        return await asyncio.shield(self._counting)

    def in_memory(self) -> int:
        return len(self._tables)

    def is_in_memory(self, table_id: str) -> bool:
        return table_id in self._tables

    def forget(self, table_id: str) -> None:
        """Drop a table from memory. It is rebuilt from its log when needed."""
        self._tables.pop(table_id, None)
        self.thumbnails.drop(table_id)

    async def put_away(self, table_id: str, kind: Inactive, before_ms: int) -> bool:
        """Remove a table without activity since a time, unless it has open pages. Return whether it was removed."""
        async with self.lock(table_id):
            if table_id in self.pages or self.others.looking(table_id):
                return False
            await self.stored(self.store.put_away(table_id, kind, before_ms))
            self.timers.stop(table_id)
            if kind == "left" and table_id in self._tables:
                await self._keep_thumbnail(self._tables[table_id])
            self.forget(table_id)
        return True

    async def info(self, table_id: str) -> TableInfo:
        """Return a table's public information; for one that was set aside, what its row says, and why."""
        async with self.lock(table_id):
            try:
                return info_of(await self.table(table_id), self.pages.present(table_id))
            except Refused as refusal:
                if refusal.problem.error != problems.UNPLAYABLE:
                    raise
                return broken_info(await self.stored_table(table_id), refusal.problem)

    async def _read_board(self, day: str, game: str) -> StoredBoard:
        return await self.run("store", self.store.daily_board, day, game)

    async def _keep_thumbnail(self, table: Table) -> None:
        """Store the thumbnail of a table that leaves memory. It is built in a thread. Requires the lock."""
        await self.run("scenes", self._store_thumbnail, table)

    def _store_thumbnail(self, table: Table) -> None:
        thumbnail = self.thumbnails.of(table)
        self.store.keep_thumbnail(table.row.id, thumbnail.info.seq, msgspec.json.encode(thumbnail))

    def _keep_thumbnails(self, deadline: float) -> None:
        """Store thumbnails until the deadline. The others are built when needed."""
        for table in [*self._tables.values()]:
            if time.monotonic() > deadline:
                return
            self._store_thumbnail(table)

    # -- entries -------------------------------------------------------------------------------------------------------

    async def enter(self, table: Table, seat: int, entry: str, picks: int, seq: int) -> str:
        """Carry out an entry other than a pick, in a thread because a take-back replays the game. Requires the lock."""
        try:
            return await self.run("tables", table.enter, seat, entry, picks, seq)
        except asyncio.CancelledError:  # it may still be carried out, but will not be logged
            self.forget(table.row.id)
            raise

    async def append(self, table: Table, entry: LogEntry, before: str, change: KeyChange | None = None) -> None:
        """Store an entry that was carried out in memory. If that fails, drop the table from memory."""
        status = table.status if table.status != before else ""
        if thinking := self.thinking.pop(table.row.id, None):
            thinking.cancel()  # its position is no longer the table's
        try:
            archive = await self.run("tables", archive_of, table) if status == "over" else b""
            daily = end_of(table) if status == "over" else None
            await self.stored(self.store.append(table.row.id, entry, status, change, archive, daily))
            if daily is not None and table.row.daily is not None:
                self.boards.drop(table.row.daily, table.row.game)
        except KeyTaken:
            self.learned += 1
            self.forget(table.row.id)
            raise problems.stale(entry.seq, entry.seq) from None
        except BaseException:
            self.forget(table.row.id)
            raise
        if snapshot := await self.run("tables", table.snapshot) if table.wants_snapshot else b"":
            self.store.keep(table.row.id, snapshot)

    async def stored(self, writing: Future[None]) -> None:
        """Wait until a write is on disk; refuse the request if it fails."""
        try:
            await asyncio.wrap_future(writing)
        except (SQLAlchemyError, OSError) as error:
            log.error("cannot write to the database: %s", cause_of(error))
            raise problems.not_stored() from None
        except CommitUnknown as error:
            log.error("lost the database connection during a commit: %s", error)
            raise problems.unsure() from None

    # -- reaction windows ----------------------------------------------------------------------------------------------

    async def pass_windows(self, table: Table, shown: int = PUBLIC) -> None:
        """Pass the windows that are due for an automatic pass, and set a timer for the next one. Requires the lock.

        In between, gestures that waited for these passes go on. The seat `shown` has already seen its open window.
        """
        try:
            while True:
                due = windows.next_passing(table)
                part = windows.next_part(table) if due is None else None
                if due is None and part is None:
                    self.timers.stop(table.row.id)
                    return
                if part is not None:
                    await self.walk_on(table, part)
                    continue
                assert due is not None
                if due.seconds:
                    self.timers.set(table.row.id, due.seconds)
                    return
                before = table.status
                kind, shown = (PICK, PUBLIC) if due.seat == shown else (due.kind, shown)
                digest = table.play(due.seat, due.text, table.head + 1, kind)
                await self.append(table, table.entry(kind, due.seat, due.text.encode(), digest), before)
        except Exception as error:  # the request itself has succeeded; passing is retried
            if isinstance(error, Refused) and error.problem.error == "stale":  # another process has passed it
                self.drive(table.row.id)
                return
            log.warning("could not pass a window of table %s: %r", table.row.id, error)
            self.timers.set(table.row.id, windows.RETRY_SECONDS)

    async def walk_on(self, table: Table, part: GestureBody) -> None:
        """Make the next pick of a gesture that waited for others. Requires the lock."""
        assert table.announced is not None
        before, seat = table.status, table.announced.seat
        digest = table.handle(seat, part.picks, table.head + 1)
        await self.append(table, table.entry(GESTURE, seat, msgspec.json.encode(part), digest), before)

    # -- notifications -------------------------------------------------------------------------------------------------

    def watch(self, table_id: str, watcher: OpenPage) -> None:
        """Register an open page."""
        self.pages.add(table_id, watcher)
        self.drive(table_id)

    def unwatch(self, table_id: str, watcher: OpenPage) -> None:
        """Unregister a closed page."""
        self.pages.remove(table_id, watcher)
        if table_id not in self.pages:
            self.rematches.pop(table_id, None)

    def table_changed(self, table_id: str, seat: int | None) -> None:
        """Handle a change by another process."""
        if table_id in self._tables:
            self._behind.add(table_id)
        self.rematches.pop(table_id, None)
        self.announce(table_id, seat)

    def all_changed(self) -> None:
        """Handle the loss of notifications: other processes may have changed anything."""
        for table_id in {*self._tables, *self.pages.tables()}:
            self.table_changed(table_id, None)

    def presence_changed(self, table_id: str) -> None:
        """Handle pages that were opened or closed at another process."""
        self.pages.has_changed(table_id)
        self.announce(table_id)

    def resume(self) -> None:
        """Resume games in which a bot has to move, after a start or when another process has ended."""
        task = asyncio.create_task(self._resume(), name="resuming")
        self._resuming.add(task)
        task.add_done_callback(self._resuming.discard)

    def announce(self, table_id: str, seat: int | None = None) -> None:
        """Wake the pages of a table; with a seat, only those that hold it."""
        self.pages.announce(table_id, seat)

    def unlocked(self, table_id: str) -> Table | None:
        """Return a table in memory that is not being changed. It can be used without a lock until the next await."""
        lock, found = self._locks.get(table_id), self._tables.get(table_id)
        if found is None or table_id in self._behind or (lock is not None and lock.locked()):
            return None
        found.used = time.monotonic()
        self._tables.move_to_end(table_id)
        return found

    # -- bots ----------------------------------------------------------------------------------------------------------

    def drive(self, table_id: str) -> None:
        """Let the bots of a table move if it is their turn."""
        self._bot_tasks.drive(table_id)


def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry
