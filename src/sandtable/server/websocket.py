"""Serves the live channel: one WebSocket for each open page.

A page's outbox is a single flag that says there are changes. The page's writer task builds the newest update when it can send
again. So a page that reads slowly gets fewer updates, uses no extra memory, and delays nobody else.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.actions.rematch import is_known, look_up, offer
from sandtable.server.edge.budget import UpdatePacer
from sandtable.server.edge.http import decode_with
from sandtable.server.edge.limits import network_of
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
"""Close codes: 4000 plus the HTTP status means do not reconnect. After any other code, reconnect and catch up."""
TOO_SLOW: Final = 1013


FROM_CLIENT: Final[msgspec.json.Decoder[Hello | Look | Lost]] = msgspec.json.Decoder(Hello | Look | Lost)


def decode_page(text: str) -> Hello | Look | Lost:
    """Decode a message from a page."""
    return decode_with(text.encode(errors="replace"), FROM_CLIENT, "message")


class Page:
    """One open page: the seats it holds, the seat it shows, and what it knows."""

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
        self.address = network_of(socket.client.host if socket.client else "?")
        self.table = table
        self.held = held
        """The page's keys, by the seats they opened."""
        self.seats = tuple(seat for seat in sorted(held) if seat != PUBLIC)
        self.viewer = self.seats[0] if self.seats else PUBLIC
        self.chosen: int | None = None
        self.since = since
        self.hints = 0
        """How many of the requested hints the page has been told about."""
        self.shown: tuple[int, int] = (-1, PUBLIC)
        self.fresh = True
        self.follows = follows
        self.marks: Marks | None = None
        """The marks of the scene it was last sent, if it follows changes."""
        self.news = asyncio.Event()
        self.pace = UpdatePacer(socket.app.state.rates)

    def wake(self) -> None:
        self.news.set()

    def look(self, seat: int) -> None:
        """Show the table from this seat from now on."""
        if seat != PUBLIC and seat not in self.seats:
            raise Refused(403, "foreign_seat", "seat", f"this page does not hold seat {seat}")
        self.chosen = seat
        self.wake()

    def lose(self) -> None:
        """Forget what the page knows, because it could not apply a change."""
        self.fresh, self.marks, self.since, self.hints = True, None, -1, 0
        self.wake()

    def choose_viewer(self, table: Table) -> int:
        """Return the chosen seat, else a held seat that has to answer, else the seat shown before."""
        if self.chosen is not None:
            return self.chosen
        asked = [seat for seat in table.seats_to_answer() if seat in self.seats and not table.bot_of(seat)]
        return asked[0] if asked and self.viewer not in asked else self.viewer

    def check_keys(self, table: Table) -> None:
        """Refuse keys that have been changed since, even if they open another seat by now."""
        for seat, key in self.held.items():
            if table.seat_of(key) != seat:
                raise problems.wrong_key()

    async def next_update(self) -> bytes:
        """Build the newest update for this page, without what was sent before."""
        async with self.registry.render_queue:
            table = self.registry.unlocked(self.table)
            if table is not None and self.is_quick(table) and is_known(self.registry, table):
                return self.build_update(table)
        async with self.registry.lock(self.table):
            table = await self.registry.table(self.table)
            self.check_keys(table)
            if not self.is_quick(table):
                viewer = self.choose_viewer(table)
                await draw(self.registry.executors, table, viewer, self.since_of(viewer))
            await look_up(self.registry, table)
            return self.build_update(table)

    def is_quick(self, table: Table) -> bool:
        """Return whether the update can be built in the event loop. Without a new scene it always can."""
        viewer = self.choose_viewer(table)
        is_new = self.fresh or (table.head, viewer) != self.shown
        return (not is_new or is_quick(table, viewer)) and not table.log_text.is_long(self.since_of(viewer))

    def since_of(self, viewer: int) -> int:
        """Return how much of the log this page knows when showing a seat. Another seat's log differs."""
        return self.since if viewer == self.viewer else -1

    def build_update(self, table: Table) -> bytes:
        """Build an update for a table that is not being changed. It includes all changes so far."""
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
            self.registry.render_queue.note_rendered(table)
        return msgspec.json.encode(update)

    def follow(self, table: Table, viewer: int) -> SceneChange | msgspec.UnsetType:
        """Return the changes since the last scene sent for the same seat, if the page can follow them."""
        if not self.follows or not table.has_begun:
            return msgspec.UNSET
        before, self.marks = self.marks, table.marks(viewer)
        seq, seat = self.shown
        if before is None or self.marks is None or self.fresh or seat != viewer:
            return msgspec.UNSET
        return table.current_scene(viewer).change(seq, before)

    async def write(self) -> None:
        while True:
            await self.news.wait()
            text = (await self.next_update()).decode()
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.send_text(text)
            self.socket.app.state.metrics.updates += 1
            wait = self.pace.after(len(text))
            del text  # free it; the next update may be a long time off
            if wait:
                await asyncio.sleep(wait)

    async def read(self) -> None:
        while True:
            message = decode_page(await receive_text(self.socket))
            if isinstance(message, Hello):
                raise Refused(400, "unexpected", "type", "send hello only once")
            if isinstance(message, Look):
                self.look(message.seat)
            else:
                self.lose()
            await asyncio.sleep(LOOK_SECONDS)  # slows down a page that switches seats too fast


async def receive_text(socket: WebSocket) -> str:
    try:
        return await socket.receive_text()
    except KeyError:
        raise Refused(400, "malformed", "message", "messages must be text, not bytes") from None


async def receive_hello(registry: TableRegistry, socket: WebSocket) -> Page:
    """Wait for the page's hello and check its keys."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await receive_text(socket)
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
        held, since = await seats_held(registry, hello)  # the key was created at another process
    return Page(registry, socket, hello.table, held, since, hello.follows)


async def seats_held(registry: TableRegistry, hello: Hello) -> tuple[dict[int, str], int]:
    """Return the page's keys by the seats they open, and how much of the log it can know."""
    async with registry.lock(hello.table):
        table = await registry.table(hello.table, hello.since)
        return {table.seat_of(key): key for key in hello.keys}, min(hello.since, table.head)


async def live(socket: WebSocket) -> None:
    """Serve one page until it disconnects."""
    registry: TableRegistry = socket.app.state.registry
    await socket.accept()
    page: Page | None = None
    try:
        page = await receive_hello(registry, socket)
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
        await send_refusal(socket, refusal)
    except* (RuntimeError, OSError) as errors:
        log.debug("page lost: %s", errors.exceptions)
    finally:
        if page is not None:
            registry.unwatch(page.table, page)


async def send_refusal(socket: WebSocket, refusal: Refused) -> None:
    """Send the refusal and close."""
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
