"""The house keeps the tables: it opens, seats, plays, takes back, copies and watches them, and lets the bots move.

Whatever changes a table happens under its lock: first in memory, where the rules refuse what is not allowed, then in the
log; only when it is durable the request is answered and the pages hear of it. If the log refuses, the table in memory is
dropped and built again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import OrderedDict
from typing import Final, Protocol

import msgspec

from sandtable.bots import UnknownBot, find_bot
from sandtable.core.decision import PUBLIC, IllegalPick, NotAsked
from sandtable.core.registry import UnknownGame, find_game
from sandtable.core.seed import derive
from sandtable.core.spec import BadOption, GameSpec, Options
from sandtable.core.state import State
from sandtable.server import keys, problems
from sandtable.server.messages import (
    Holder,
    JoinAnswer,
    NewTable,
    NewTableAnswer,
    SeatKey,
    SeatWish,
    TableInfo,
    Update,
    WhatIf,
)
from sandtable.server.problems import Refused
from sandtable.server.store import Entry, SeatRow, Store, TableRow, Taken
from sandtable.server.table import JOIN, PICK, UNDO, Broken, JoinBody, Seat, Table
from sandtable.server.thinking import Thinkers, best_bot

log = logging.getLogger("sandtable.server")

MOST_IN_MEMORY: Final = 400
MOST_LISTED: Final = 100


class Watcher(Protocol):
    """An open page."""

    seats: tuple[int, ...]

    def wake(self) -> None:
        """There is news."""


class House:
    """All tables of one server process."""

    def __init__(self, store: Store, workers: int = 0, pause: float = 0.0) -> None:
        self.store = store
        self.thinkers = Thinkers(workers or max(1, (os.cpu_count() or 2) - 1))
        self.pause = pause
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._watchers: dict[str, set[Watcher]] = {}
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    async def open(self) -> None:
        """Resume the games in which a bot is to move."""
        for table in await asyncio.to_thread(self.store.playing):
            self.drive(table)

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._driving.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    # -- finding tables ------------------------------------------------------------------------------------------------

    def lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def table(self, table_id: str) -> Table:
        """The table, from memory or built from its log; hold its lock."""
        found = self._tables.get(table_id)
        if found is not None:
            self._tables.move_to_end(table_id)
            return found
        stored = await asyncio.to_thread(self.store.read, table_id)
        if stored is None:
            self._locks.pop(table_id, None)
            raise problems.unknown_table(table_id)
        try:
            made = await asyncio.to_thread(Table, stored)
        except Broken as error:
            log.error("table %s cannot be rebuilt: %s", table_id, error)
            raise Refused(409, "unplayable", "table", f"this table cannot be played any more: {error}") from None
        self._tables[table_id] = made
        self._make_room()
        return made

    def _make_room(self) -> None:
        for table_id in list(self._tables):
            if len(self._tables) <= MOST_IN_MEMORY:
                return
            if not self._watchers.get(table_id) and not self.lock(table_id).locked():
                del self._tables[table_id]
                del self._locks[table_id]

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; it is built again from its log when somebody asks."""
        self._tables.pop(table_id, None)

    async def info(self, table_id: str) -> TableInfo:
        async with self.lock(table_id):
            return (await self.table(table_id)).info(self.present(table_id))

    async def listed(self) -> tuple[TableInfo, ...]:
        """The open tables, the newest first."""
        found = await asyncio.to_thread(self.store.listed, ("waiting", "playing"), MOST_LISTED)
        infos = []
        for table_id in found:
            try:
                infos.append(await self.info(table_id))
            except Refused:
                continue  # one that cannot be played any more
        return tuple(infos)

    # -- opening tables ------------------------------------------------------------------------------------------------

    async def open_table(self, wish: NewTable) -> NewTableAnswer:
        spec = game_of(wish.game, "game")
        wishes = wish.seats or default_seats(spec)
        options = checked_options(spec, len(wishes), wish.options)
        return await self._open(spec, options, wishes, wish.title)

    async def open_sequel(self, wish: NewTable, key: str) -> NewTableAnswer:
        """A table that goes on from a finished one: whatever it hands on is read from its log, nothing else is stored."""
        try:
            spec, taken_over, seats = await self.sequel(wish.sequel_of, key)
        except Refused as refusal:
            problem = refusal.problem
            where = "sequel_of" if problem.where == "table" else problem.where
            raise Refused(refusal.status, problem.error, where, problem.detail) from None
        if wish.game != spec.name:
            raise Refused(422, "bad_option", "game", f"table {wish.sequel_of} is one of {spec.name}")
        wishes = wish.seats or seats
        options = checked_options(spec, len(wishes), {**wish.options, **taken_over})
        return await self._open(spec, options, wishes, wish.title)

    async def sequel(self, table_id: str, key: str) -> tuple[GameSpec[State], Options, tuple[SeatWish, ...]]:
        """What a finished table hands on, and who sat at it; only to those who did."""
        async with self.lock(table_id):
            table = await self.table(table_id)
            if table.seat_of(key) == PUBLIC:
                raise problems.only_watching()
            if table.status != "over":
                raise Refused(403, "not_over", "table", "a game hands on something when it is over")
            options = table.sequel()
            if options is None:
                raise Refused(409, "no_sequel", "table", "this game is not part of a campaign")
            return table.spec, options, tuple(seat_wish(seat) for seat in table.seats)

    async def _open(
        self,
        spec: GameSpec[State],
        options: Options,
        wishes: tuple[SeatWish, ...],
        title: str = "",
        origin: bytes | None = None,
        private: bool = False,
    ) -> NewTableAnswer:
        given: list[SeatKey] = []
        rows = [seat_row(spec, n, wish, given) for n, wish in enumerate(wishes)]
        rows.append(seat_row(spec, PUBLIC, SeatWish("link"), given))
        row = TableRow(
            keys.new_table_id(),
            spec.name,
            spec.rules_version,
            len(wishes),
            msgspec.json.encode(options),
            title,
            keys.new_secret(),
            origin,
            private,
            "playing" if all(wish.holder == "bot" for wish in wishes) else "waiting",
            time.time_ns() // 1_000_000,
        )
        await asyncio.wrap_future(self.store.create(row, rows))
        info = await self.info(row.id)
        if info.status == "playing":  # bots alone
            self.drive(row.id)
        return NewTableAnswer(info, tuple(given))

    async def what_if(self, table_id: str, key: str, wish: WhatIf) -> NewTableAnswer:
        """A private copy of a position. Hidden things are dealt anew, from what the seat knew then."""
        async with self.lock(table_id):
            table = await self.table(table_id)
            seat = table.seat_of(key)
            state = table.state_at(wish.at)
            if wish.everything and table.status != "over":
                raise Refused(403, "not_over", "everything", "everything is shown when the game is over")
            spec, options, players = table.spec, table.options, table.row.players
            if not wish.everything:
                state = spec.redeal(state.seen_by(seat), secrets.randbits(64))
            origin = state.dump()
            names = [person.name for person in table.seats]
        bot = SeatWish("bot", bot=best_bot(spec.name))
        seats = tuple(
            bot if wish.bots and n != max(seat, 0) else SeatWish("here", name=names[n]) for n in range(players)
        )
        return await self._open(spec, options, seats, table.row.title, origin, private=True)

    # -- sitting down --------------------------------------------------------------------------------------------------

    async def join(self, table_id: str, key: str, name: str, contribution: str) -> JoinAnswer:
        """A person with the key of a seat sits down. The last one starts the game."""
        async with self.lock(table_id):
            table = await self.table(table_id)
            seat = table.seat_of(key)
            if seat == PUBLIC:
                raise problems.only_watching()
            body = JoinBody(name, contribution)
            if not is_same_join(table, seat, body):
                await self._join(table, seat, body)
            info = table.info(self.present(table_id))
        self.announce(table_id)
        self.drive(table_id)
        return JoinAnswer(info, seat)

    async def claim(self, table_id: str, seat: int, body: JoinBody, own_key: str = "") -> JoinAnswer:
        """Somebody takes an open seat and gets its key: their own, with which it can be repeated, or a new one."""
        async with self.lock(table_id):
            table = await self.table(table_id)
            if not 0 <= seat < len(table.seats):
                raise Refused(404, "unknown_seat", "seat", f"there is no seat {seat}")
            person = table.seats[seat]
            is_repeated = keys.fits(own_key, person.row.key_hash) and is_same_join(table, seat, body)
            if person.row.holder != "open" or (person.joined and not is_repeated):
                raise Refused(409, "taken", "seat", f"seat {seat} is not open")
            key = own_key or keys.new_key()
            if not is_repeated:
                table.give_key(seat, keys.hash_key(key))
                await self._join(table, seat, body, keys.hash_key(key))
            info = table.info(self.present(table_id))
        self.announce(table_id)
        self.drive(table_id)
        return JoinAnswer(info, seat, key)

    async def _join(self, table: Table, seat: int, body: JoinBody, key_hash: bytes | None = None) -> None:
        table.sit(seat, body)
        await self._append(table, table.entry(JOIN, seat, msgspec.json.encode(body)), "waiting", key_hash)

    # -- playing -------------------------------------------------------------------------------------------------------

    async def pick(self, table_id: str, seat: int, seq: int, text: str) -> int:
        """Answer the open question of a seat; gives the number of the entry."""
        async with self.lock(table_id):
            table = await self.table(table_id)
            body = text.encode()
            if not table.repeated(seq, PICK, seat, body):
                table.playing()
                before = table.status
                try:
                    digest = table.play(seat, text, seq)
                except NotAsked as error:
                    raise Refused(409, "not_asked", "seat", str(error), table.head) from None
                except IllegalPick as error:
                    raise Refused(422, "not_offered", "pick", str(error)) from None
                await self._append(table, table.entry(PICK, seat, body, digest), before)
        self.announce(table_id)
        self.drive(table_id)
        return seq

    async def undo(self, table_id: str, seat: int, seq: int, picks: int) -> int:
        """Take back own picks; the undo is an entry of its own."""
        async with self.lock(table_id):
            table = await self.table(table_id)
            body = str(picks).encode()
            if not table.repeated(seq, UNDO, seat, body):
                before = table.status
                try:
                    table.take_back(seat, picks)
                except IllegalPick as error:
                    raise Refused(409, "cannot_undo", "picks", str(error), table.head) from None
                await self._append(table, table.entry(UNDO, seat, body), before)
        self.announce(table_id)
        self.drive(table_id)
        return seq

    async def _append(self, table: Table, entry: Entry, before: str, key_hash: bytes | None = None) -> None:
        """Make an entry durable that was carried out in memory, or drop the memory."""
        status = table.status if table.status != before else ""
        try:
            await asyncio.wrap_future(self.store.append(table.row.id, entry, status, key_hash))
        except Taken:
            self.forget(table.row.id)
            raise problems.stale(entry.seq, entry.seq) from None
        except BaseException:
            self.forget(table.row.id)
            raise

    # -- news ----------------------------------------------------------------------------------------------------------

    def watch(self, table_id: str, watcher: Watcher) -> None:
        self._watchers.setdefault(table_id, set()).add(watcher)
        self.announce(table_id)

    def unwatch(self, table_id: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
        self.announce(table_id)

    def announce(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.wake()

    def present(self, table_id: str) -> frozenset[int]:
        return frozenset(seat for watcher in self._watchers.get(table_id, ()) for seat in watcher.seats)

    def pages(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())

    def update(self, table: Table, viewer: int, held: tuple[int, ...], since: int, scene: bool = True) -> Update:
        """Everything a page needs that knows the log up to `since`."""
        keep, steps = table.steps(viewer, since, table.last)
        made: object = table.scene(viewer) if scene and table.match is not None else None
        return Update(
            table=table.info(self.present(table.row.id)),
            seq=table.head,
            at=table.last,
            last=table.last,
            viewer=viewer,
            held=held,
            undo=table.undoable(viewer),
            scene=made,  # type: ignore[arg-type]  # encoded already
            keep=keep,
            steps=steps,
            secret=table.row.secret if table.status == "over" else msgspec.UNSET,
        )

    # -- bots ----------------------------------------------------------------------------------------------------------

    def drive(self, table_id: str) -> None:
        """Let the bots of a table move, if it is their turn."""
        if table_id not in self._driving and not self._closing:
            task = asyncio.create_task(self._drive(table_id), name=f"bots of {table_id}")
            self._driving[table_id] = task

    async def _drive(self, table_id: str) -> None:
        try:
            while await self._move(table_id):
                if self.pause:
                    await asyncio.sleep(self.pause)
        except Refused as refusal:
            log.warning("the bots of table %s stopped: %s", table_id, refusal)
        except Exception:
            log.exception("the bots of table %s stopped", table_id)
        finally:
            del self._driving[table_id]

    async def _move(self, table_id: str) -> bool:
        """One bot's answer; False if no bot is asked."""
        async with self.lock(table_id):
            table = await self.table(table_id)
            asked = [seat for seat in table.asked_seats() if table.seats[seat].row.bot]
            if not asked:
                return False
            seat, seq, bot = asked[0], table.head + 1, table.seats[asked[0]].row.bot
            seen = table.playing().state.seen_by(seat)
        # the same question gets the same answer, also after a restart
        seed = bot_seed(table.row, seq)
        text = await self.thinkers.choose(table.spec.name, bot, seat, seed, seen)
        try:
            await self.pick(table_id, seat, seq, text)
        except Refused as refusal:
            if refusal.problem.error != "stale":
                raise
        return True


def bot_seed(row: TableRow, seq: int) -> int:
    """The seed of a bot's answer: nobody outside can foresee it, and what the bot does with it tells nothing of the dice."""
    return int.from_bytes(derive(row.secret, "bot", (row.id, str(seq)))[:8], "big")


# -- wishes ----------------------------------------------------------------------------------------------------------------


def game_of(name: str, where: str) -> GameSpec[State]:
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused(404, "unknown_game", where, str(error)) from None
    except (AttributeError, ImportError):
        raise Refused(404, "unknown_game", where, f"the game {name!r} cannot be played yet") from None


def checked_options(spec: GameSpec[State], players: int, options: Options) -> Options:
    """The options with defaults filled in, or a refusal that names the one at fault."""
    low, high = spec.players
    if not low <= players <= high:
        raise Refused(422, "bad_option", "seats", f"{spec.name} is for {low} to {high} players, not {players}")
    try:
        return spec.check_options(players, options)
    except BadOption as error:
        raise Refused(422, "bad_option", "options", str(error)) from None


def default_seats(spec: GameSpec[State]) -> tuple[SeatWish, ...]:
    """One person here, bots in all other seats."""
    bot = SeatWish("bot", bot=best_bot(spec.name))
    return (SeatWish("here"), *[bot] * (spec.players[0] - 1))


def seat_wish(seat: Seat) -> SeatWish:
    """The same person or bot once more."""
    row = seat.row
    holder = msgspec.convert(row.holder, Holder)
    return SeatWish(holder, seat.name or msgspec.UNSET, row.bot or msgspec.UNSET)


def seat_row(spec: GameSpec[State], seat: int, wish: SeatWish, given: list[SeatKey]) -> SeatRow:
    """A seat as it is stored; a key that was made for it is added to those to be given away."""
    bot = "" if wish.bot is msgspec.UNSET else wish.bot
    name = "" if wish.name is msgspec.UNSET else wish.name
    if (wish.holder == "bot") != bool(bot):
        raise Refused(422, "bad_seat", f"seats[{seat}].bot", "a bot needs the name of a bot, and nobody else has one")
    if bot:
        try:
            find_bot(bot, spec)
        except UnknownBot as error:
            raise Refused(422, "unknown_bot", f"seats[{seat}].bot", str(error)) from None
        return SeatRow(seat, wish.holder, name or bot, bot, None)
    if wish.holder == "open":
        return SeatRow(seat, wish.holder, name, "", None)
    key = keys.new_key()
    given.append(SeatKey(seat, key))
    return SeatRow(seat, wish.holder, name, "", keys.hash_key(key))


def is_same_join(table: Table, seat: int, body: JoinBody) -> bool:
    """Has this very request been granted already?"""
    raw = msgspec.json.encode(body)
    return any(old.kind == JOIN and old.seat == seat and old.body == raw for old in table.entries)
