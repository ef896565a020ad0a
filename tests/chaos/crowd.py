"""Hundreds of tables with a page for each seat, at which people play without pause; whoever is sent away comes back."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.chaos.played import HERE, PATIENCE, Fault, Pick, Played
from tests.server.support import LONG, Json

AT_ONCE: Final = 16
"""Tables that are opened at the same time."""
AGAIN: Final = 0.3
"""Seconds at most before somebody who was sent away comes back."""
COME_BACK: Final = 1012
"""The code with which a server that ends closes its pages."""
UNHEARD: Final = 1006
"""What stands for a close that nobody told: the line is cut."""


class Offered(msgspec.Struct):
    text: str


class Asked(msgspec.Struct):
    seat: int
    options: list[Offered]


class Scene(msgspec.Struct):
    questions: list[Asked]


class Table(msgspec.Struct):
    status: str


class News(msgspec.Struct):
    """What a player needs of an update."""

    table: Table
    seq: int
    scene: Scene | None


NEWS: Final = msgspec.json.Decoder(News)


@dataclass
class Page:
    """The page of a seat, over as many connections as it takes."""

    seat: int
    seq: int = 0
    questions: list[Asked] = field(default_factory=list)


class Caller:
    """Requests one after the other over a connection that is kept, as browsers do, and made anew when it is cut."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, key: str, body: Json) -> tuple[int, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        raw = msgspec.json.encode(body)
        head = f"POST /api{path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(raw)}\r\n"
        head += "Content-Type: application/json\r\n" + (f"Authorization: Bearer {key}\r\n" if key else "")
        try:
            writer.write(f"{head}\r\n".encode() + raw)
            answered = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(answered.partition("content-length:")[2].partition("\r\n")[0])
            found = msgspec.json.decode(await reader.readexactly(length))
        except BaseException:
            await self.close()
            raise
        if "connection: close" in answered:
            await self.close()
        return int(answered.split()[1]), found

    async def close(self) -> None:
        if self.streams is not None:
            writer, self.streams = self.streams[1], None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


@dataclass
class Busy(Played):
    """A table at which everybody has a page."""

    caller: Caller = field(kw_only=True)
    pages: list[Page] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    is_over: bool = False

    def asked(self) -> tuple[int, int, list[str]] | None:
        """Who is asked as far as the pages know: the seat, the next number, the answers."""
        newest = max(page.seq for page in self.pages)
        for page in self.pages:
            for question in page.questions:
                if question.seat == page.seat and question.options and page.seq == newest:
                    return page.seat, newest + 1, [option.text for option in question.options]
        return None


class Crowd(threading.Thread):
    """Everybody at so many tables of the server at a port. `closes` counts how pages were closed, by code."""

    def __init__(self, port: int, tables: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.wanted = tables
        self.chance = random.Random(seed)
        self.tables: list[Busy] = []
        self.sitting = threading.Event()
        self.ending = threading.Event()
        self.closes: Counter[int] = Counter()
        self.repeats = 0
        self.fault = ""

    def run(self) -> None:
        try:
            asyncio.run(self._live())
        except Exception as error:
            self.fault = self.fault or repr(error)
        self.sitting.set()

    async def _live(self) -> None:
        limit = asyncio.Semaphore(AT_ONCE)

        async def opened() -> None:
            async with limit:
                self.tables.append(await self._open())

        async with asyncio.TaskGroup() as group:
            for _ in range(self.wanted):
                group.create_task(opened())
        self.sitting.set()
        try:
            async with asyncio.TaskGroup() as group:
                pages = [group.create_task(self._look(table, page)) for table in self.tables for page in table.pages]
                async with asyncio.TaskGroup() as players:
                    for table in self.tables:
                        players.create_task(self._play(table, random.Random(self.chance.random())))
                for task in pages:
                    task.cancel()
        finally:
            for table in self.tables:
                await table.caller.close()

    def picks(self) -> int:
        return sum(len(table.acknowledged) for table in self.tables)

    def wait_for_all(self) -> None:
        """Until a pick of each table was acknowledged from now on, or its game is over."""
        before = [len(table.acknowledged) for table in self.tables]
        deadline = time.monotonic() + PATIENCE
        while self.is_alive() and any(
            len(table.acknowledged) == n for table, n in zip(self.tables, before, strict=True) if not table.is_over
        ):
            if time.monotonic() > deadline:
                raise Fault(f"not every table was played at within {PATIENCE} s")
            time.sleep(0.02)
        if self.fault:
            raise Fault(self.fault)

    def end(self) -> None:
        self.ending.set()
        self.join(PATIENCE)

    # -- one table -----------------------------------------------------------------------------------------------------

    async def _open(self) -> Busy:
        caller = Caller(self.port)
        made = await self._insist(caller, "/tables", "", {"seats": HERE, "options": LONG})
        table = Busy(made["table"]["id"], {row["seat"]: row["key"] for row in made["keys"]}, caller=caller)
        for seat in (0, 1):
            await self._insist(
                caller, f"/tables/{table.id}/join", table.keys[seat], {"contribution": f"chance of {seat}"}
            )
            table.pages.append(Page(seat))
        return table

    async def _play(self, table: Busy, chance: random.Random) -> None:
        while not self.ending.is_set() and not table.is_over:
            table.news.clear()
            asked = table.asked()
            if asked is None:
                with suppress(TimeoutError):
                    await asyncio.wait_for(table.news.wait(), 0.5)
                continue
            seat, seq, options = asked
            table.pending = pending = (seq, seat, chance.choice(options))
            await self._pick(table, pending)
            while max(page.seq for page in table.pages) < seq and not self.ending.is_set():
                table.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(table.news.wait(), 0.5)

    async def _pick(self, table: Busy, pick: Pick) -> None:
        seq, seat, text = pick
        done = await self._insist(
            table.caller, f"/tables/{table.id}/pick", table.keys[seat], {"seq": seq, "pick": text}
        )
        if done != {"seq": seq}:
            raise Fault(f"pick {seq} of table {table.id} was acknowledged as {done}")
        table.acknowledged.append(pick)
        table.pending = None

    async def _look(self, table: Busy, page: Page) -> None:
        """Keep a page open; whoever is sent away comes back."""
        hello = {"type": "hello", "table": table.id, "keys": [table.keys[page.seat]]}
        while True:
            try:
                # without pings: people who stand still are not gone
                async with connect(
                    f"ws://127.0.0.1:{self.port}/api/live", max_size=None, proxy=None, ping_interval=None
                ) as socket:
                    await socket.send(msgspec.json.encode({**hello, "since": page.seq}).decode())
                    async for frame in socket:
                        news = NEWS.decode(frame)
                        page.seq = news.seq
                        if news.scene is not None:  # else only somebody has come or gone
                            page.questions = news.scene.questions
                        table.is_over |= news.table.status == "over"
                        table.news.set()
                    self.closes[socket.close_code or UNHEARD] += 1
            except ConnectionClosed as closed:
                self.closes[closed.rcvd.code if closed.rcvd else UNHEARD] += 1
            except (OSError, InvalidHandshake, EOFError, TimeoutError):
                pass  # the server is not there yet
            await asyncio.sleep(self.chance.random() * AGAIN)

    async def _insist(self, caller: Caller, path: str, key: str, body: Json) -> Any:
        """Ask until there is an answer; what is refused for good is a fault."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                status, found = await caller.post(path, key, body)
                if status < 300:
                    return found
                if status != 503:
                    raise Fault(f"POST {path} {body}: {status} {found}")
            except (OSError, EOFError, asyncio.IncompleteReadError):
                pass
            self.repeats += 1
            if time.monotonic() > deadline:
                raise Fault(f"POST {path} was not answered for {PATIENCE} s")
            await asyncio.sleep(self.chance.random() * AGAIN)
