"""The live channel: one WebSocket for each open page, with an outbox of its own.

The outbox is a single slot: a flag that there is news. The page's own writer task makes the newest update when it can send
again, so a page that reads slowly gets fewer updates, costs no memory, and holds up nobody.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.actions.rematch import is_known, look_up, offer
from sandtable.server.edge.budget import Pace
from sandtable.server.edge.http import decode_with
from sandtable.server.edge.limits import neighbourhood
from sandtable.server.live.updates import draw, is_quick, update_of
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.deltas import Marks
from sandtable.server.wire.messages import Hello, Look, Lost, SceneChange
from sandtable.server.wire.problems import Refused

log = logging.getLogger("sandtable.server")

HELLO_SECONDS: Final = 10
SEND_SECONDS: Final = 10
LOOK_SECONDS: Final = 0.05
REFUSED: Final = 4000
"""Close codes: 4000 plus what the HTTP status would be; do not reconnect. Anything else: reconnect and catch up."""
TOO_SLOW: Final = 1013


FROM_CLIENT: Final[msgspec.json.Decoder[Hello | Look | Lost]] = msgspec.json.Decoder(Hello | Look | Lost)


def decode_page(text: str) -> Hello | Look | Lost:
    """A message of a page, strictly."""
    return decode_with(text.encode(errors="replace"), FROM_CLIENT, "message")


class Page:
    """One open page: which seats it holds, which one it looks from, what it knows."""

    def __init__(
        self,
        registry: TableRegistry,
        socket: WebSocket,
        table: str,
        held: dict[int, str],
        since: int,
        follows: bool = False,
    ) -> None:
        self.registry = registry
        self.socket = socket
        self.address = neighbourhood(socket.client.host if socket.client else "?")
        self.table = table
        self.held = held
        """The keys it came with, by the seats that they opened."""
        self.seats = tuple(seat for seat in sorted(held) if seat != PUBLIC)
        self.viewer = self.seats[0] if self.seats else PUBLIC
        self.chosen: int | None = None
        self.since = since
        self.hints = 0
        """How many of the hints that were asked for it has been told of."""
        self.shown: tuple[int, int] = (-1, PUBLIC)
        self.fresh = True
        self.follows = follows
        self.marks: Marks | None = None
        """Of the scene that it was sent last, if it follows changes."""
        self.news = asyncio.Event()
        self.pace = Pace(socket.app.state.rates)

    def wake(self) -> None:
        self.news.set()

    def look(self, seat: int) -> None:
        """See the table from this seat from now on."""
        if seat != PUBLIC and seat not in self.seats:
            raise Refused(403, "foreign_seat", "seat", f"this page does not hold seat {seat}")
        self.chosen = seat
        self.wake()

    def lose(self) -> None:
        """The page could not follow: it knows nothing any more."""
        self.fresh, self.marks, self.since, self.hints = True, None, -1, 0
        self.wake()

    def choose_viewer(self, table: Table) -> int:
        """The chosen seat, else the one of those held that is really asked, else the one shown before."""
        if self.chosen is not None:
            return self.chosen
        asked = [seat for seat in table.really_asked() if seat in self.seats and not table.bot_of(seat)]
        return asked[0] if asked and self.viewer not in asked else self.viewer

    def check_keys(self, table: Table) -> None:
        """A key that was changed meanwhile shows nothing any more, even if it opens another seat by now."""
        for seat, key in self.held.items():
            if table.seat_of(key) != seat:
                raise problems.wrong_key()

    async def next_update(self) -> bytes:
        """The newest state of the table for this page; what was sent before is not sent again."""
        async with self.registry.render_queue:
            table = self.registry.at_rest(self.table)
            if table is not None and self.is_quick(table) and is_known(self.registry, table):
                return self.made_update(table)
        async with self.registry.lock(self.table):
            table = await self.registry.table(self.table)
            self.check_keys(table)
            if not self.is_quick(table):
                viewer = self.choose_viewer(table)
                await draw(self.registry.executors, table, viewer, self.since_of(viewer))
            await look_up(self.registry, table)
            return self.made_update(table)

    def is_quick(self, table: Table) -> bool:
        """Can its update be made between two other things? Without a new scene always."""
        viewer = self.choose_viewer(table)
        is_new = self.fresh or (table.head, viewer) != self.shown
        return (not is_new or is_quick(table, viewer)) and not table.log_text.is_long(self.since_of(viewer))

    def since_of(self, viewer: int) -> int:
        """What this page knows of the log if it looks from a seat: another seat was told other things."""
        return self.since if viewer == self.viewer else -1

    def made_update(self, table: Table) -> bytes:
        """The same of a table that nobody changes meanwhile. All news so far is in it."""
        self.news.clear()
        self.check_keys(table)
        viewer = self.choose_viewer(table)
        self.since = self.since_of(viewer)
        self.viewer = viewer
        now = (table.head, viewer)
        is_new = self.fresh or now != self.shown
        change = self.follow(table, viewer) if is_new else msgspec.UNSET
        whole = is_new and change is msgspec.UNSET
        present = self.registry.pages.present(self.table)
        update = update_of(table, present, viewer, self.seats, self.since, whole, self.hints)
        if change is not msgspec.UNSET:
            update = msgspec.structs.replace(update, change=change)
        again = offer(self.registry, table, self.seats)
        if again is not None:
            update = msgspec.structs.replace(update, again=again)
        self.fresh = False
        self.shown = now
        self.since, self.hints = table.head, len(table.hints)
        if is_new:
            self.registry.render_queue.drew(table)
        return msgspec.json.encode(update)

    def follow(self, table: Table, viewer: int) -> SceneChange | msgspec.UnsetType:
        """What has changed since the scene that the page was sent last from the same seat, if it can follow that."""
        if not self.follows or not table.has_begun:
            return msgspec.UNSET
        before, self.marks = self.marks, table.marks(viewer)
        seq, seat = self.shown
        if before is None or self.marks is None or self.fresh or seat != viewer:
            return msgspec.UNSET
        return table.drawn(viewer).change(seq, before)

    async def write(self) -> None:
        while True:
            await self.news.wait()
            text = (await self.next_update()).decode()
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.send_text(text)
            self.socket.app.state.metrics.updates += 1
            wait = self.pace.after(len(text))
            del text  # it may be long until the next one
            if wait:
                await asyncio.sleep(wait)

    async def read(self) -> None:
        while True:
            message = decode_page(await received(self.socket))
            if isinstance(message, Hello):
                raise Refused(400, "unexpected", "type", "send hello only once")
            if isinstance(message, Look):
                self.look(message.seat)
            else:
                self.lose()
            await asyncio.sleep(
                LOOK_SECONDS
            )  # whoever turns the table faster than anybody can look is read more slowly


async def received(socket: WebSocket) -> str:
    try:
        return await socket.receive_text()
    except KeyError:
        raise Refused(400, "malformed", "message", "messages must be text, not bytes") from None


async def greeted(registry: TableRegistry, socket: WebSocket) -> Page:
    """Wait for the page's hello and check its keys."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await received(socket)
    except TimeoutError:
        raise Refused(408, "no_hello", "message", "send hello first") from None
    hello = decode_page(text)
    if not isinstance(hello, Hello):
        raise Refused(400, "unexpected", "type", "send hello first")
    if not hello.keys:
        raise Refused(401, "no_key", "keys", "a seat key or the spectator key is required")
    try:
        held, since = await seats_held(registry, hello)
    except Refused as refusal:
        if refusal.status != 403 or not await registry.is_behind(hello.table):
            raise
        held, since = await seats_held(registry, hello)  # the key was given at another process
    return Page(registry, socket, hello.table, held, since, hello.follows)


async def seats_held(registry: TableRegistry, hello: Hello) -> tuple[dict[int, str], int]:
    """The keys of a page by the seats that they open, and what it can know of the log."""
    async with registry.lock(hello.table):
        table = await registry.table(hello.table, hello.since)
        return {table.seat_of(key): key for key in hello.keys}, min(hello.since, table.head)


async def live(socket: WebSocket) -> None:
    """Serve one page until it goes away."""
    registry: TableRegistry = socket.app.state.registry
    await socket.accept()
    page: Page | None = None
    try:
        page = await greeted(registry, socket)
        registry.watch(page.table, page)
        async with asyncio.TaskGroup() as group:
            group.create_task(page.write())
            group.create_task(page.read())
    except* WebSocketDisconnect:
        pass
    except* TimeoutError:
        await close(socket, TOO_SLOW, "too slow")
    except* Refused as refusals:
        refusal = next(error for error in refusals.exceptions if isinstance(error, Refused))
        socket.app.state.metrics.refuse(refusal.status, refusal.problem.error)
        log.info("page refused: %d %s at %s", refusal.status, refusal.problem.error, refusal.problem.where)
        await tell(socket, refusal)
    except* (RuntimeError, OSError) as errors:
        log.debug("page lost: %s", errors.exceptions)
    finally:
        if page is not None:
            registry.unwatch(page.table, page)


async def tell(socket: WebSocket, refusal: Refused) -> None:
    """Say what was wrong and close."""
    if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await socket.send_text(msgspec.json.encode(refusal.problem).decode())
        except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
            return
    await close(socket, REFUSED + refusal.status, refusal.problem.error)


async def close(socket: WebSocket, code: int, reason: str) -> None:
    try:
        async with asyncio.timeout(1):
            await socket.close(code, reason)
    except (RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
        return
