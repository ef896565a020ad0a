"""Connection limits: connections are counted, and slow ones are closed. Tests pass in the time, so none has to wait."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from sandtable.server.edge.connections import ConnectionLimiter
from sandtable.server.edge.http import SAFE_HEADERS
from sandtable.server.edge.limits import Limits
from sandtable.server.edge.listen import Server, bind, make_server, raise_file_limit
from sandtable.server.edge.metrics import Metrics
from tests.server.client import PATIENCE

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
UPGRADE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2FuZHRhYmxlLXNhbmQgYQ==\r\n\r\n"
)
MUCH = 20_000_000


async def echo(request: Request) -> Response:
    return PlainTextResponse(await request.body() or b"nothing")


async def much(request: Request) -> Response:
    return Response(b"x" * MUCH)


async def live(socket: WebSocket) -> None:
    """Receive until the connection closes."""
    await socket.accept()
    with contextlib.suppress(Exception):
        while True:
            await socket.receive_text()


async def telling(socket: WebSocket) -> None:
    """Send more than any buffer holds, then receive."""
    await socket.accept()
    with contextlib.suppress(Exception):
        await socket.send_text("x" * MUCH)
        await socket.receive_text()


ROUTES = [
    Route("/", echo, methods=["GET", "POST"]),
    Route("/much", much),
    WebSocketRoute("/live", live),
    WebSocketRoute("/telling", telling),
]


class House:
    """A server in this event loop, and connections to it."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.limiter: ConnectionLimiter = server.limiter
        self.port = port
        self.writers: list[asyncio.StreamWriter] = []

    async def connect(self) -> Streams:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.writers.append(writer)
        return reader, writer

    async def visit(self, sent: bytes = b"") -> Streams:
        """A new connection on which these bytes were sent, once the server has counted it."""
        known = len(self.limiter.open)
        reader, writer = await self.connect()
        writer.write(sent)
        await until(lambda: len(self.limiter.open) > known)
        return reader, writer

    def later(self, seconds: float) -> int:
        """How many connections are closed once the server has waited this long for them."""
        began = [max(visit.since, visit.writing_since) for visit in self.limiter.open.values()]
        return self.limiter.sweep(max(began, default=0.0) + seconds)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def standing(limits: Limits) -> AsyncIterator[House]:
    app = Starlette(routes=ROUTES)
    app.state.metrics = Metrics()
    server = make_server(app, limits=limits)
    listening = bind("127.0.0.1", 0)
    port = listening.getsockname()[1]
    running = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        await until(lambda: server.started)
        house = House(server, port)
        yield house
        for writer in house.writers:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
    finally:
        server.should_exit = True
        await running


def at_the_door(play: Callable[[House], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        async with standing(Limits(**limits)) as house:
            await play(house)

    asyncio.run(run())


async def ended(reader: asyncio.StreamReader) -> bool:
    """Has the server closed the connection without sending anything?"""
    try:
        return await reader.read() == b""
    except ConnectionResetError:  # the server had not read everything
        return True


async def answer_of(reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in head[1:] if line)
    return int(head[0].split()[1]), headers, await reader.readexactly(int(headers["content-length"]))


@pytest.mark.parametrize("sent", [b"", b"GET / HT", GET[:-2], GET + b"GE"], ids=["silence", "part", "no end", "second"])
def test_a_head_has_ten_seconds(sent: bytes) -> None:
    async def play(house: House) -> None:
        reader, _ = await house.visit(sent)
        if sent.startswith(GET):
            await answer_of(reader)
        await until(lambda: all(v.reading == "head" for v in house.limiter.open.values()))
        assert house.later(9) == 0
        assert house.later(11) == 1
        assert await ended(reader)

    at_the_door(play)


def test_a_head_that_trickles_has_no_more_time() -> None:
    async def play(house: House) -> None:
        reader, writer = await house.visit(b"GET / HTTP/1.1\r\n")
        for number in range(3):
            writer.write(f"X-{number}: y\r\n".encode())
            await asyncio.sleep(0.01)
        assert house.later(11) == 1
        assert await ended(reader)

    at_the_door(play)


def test_a_body_has_ten_seconds() -> None:
    async def play(house: House) -> None:
        reader, writer = await house.visit(POST + b"12345")
        await until(lambda: all(v.reading == "body" for v in house.limiter.open.values()))
        assert house.later(9) == 0
        writer.write(b"67890")
        assert (await answer_of(reader))[2] == b"1234567890"
        assert house.later(11) == 0  # between two requests there is more time: uvicorn closes after a minute
        writer.write(POST + b"123")
        await until(lambda: all(v.reading == "body" for v in house.limiter.open.values()))
        assert house.later(11) == 1
        assert await ended(reader)

    at_the_door(play)


def test_who_takes_no_answer_is_turned_out() -> None:
    async def play(house: House) -> None:
        _, writer = await house.visit(GET.replace(b"/ ", b"/much "))
        await until(lambda: any(v.writing for v in house.limiter.open.values()))
        assert house.later(9) == 0
        assert house.later(11) == 1
        await until(lambda: not house.limiter.open)
        writer.close()

    at_the_door(play)


def test_a_page_that_takes_no_update_is_turned_out() -> None:
    async def play(house: House) -> None:
        await house.visit(UPGRADE.replace(b"/live", b"/telling"))
        await until(lambda: any(v.writing for v in house.limiter.open.values()))
        assert house.later(9) == 0
        assert house.later(11) == 1
        await until(lambda: not house.limiter.open)

    at_the_door(play)


def test_a_page_may_be_silent_and_is_counted_until_it_goes() -> None:
    async def play(house: House) -> None:
        reader, writer = await house.visit(UPGRADE)
        assert b"101" in await reader.readline()
        assert house.later(1_000) == 0
        assert len(house.limiter.open) == 1
        writer.close()
        await until(lambda: not house.limiter.open)

    at_the_door(play)


@pytest.mark.parametrize("bound", [{"connections": 3}, {"per_address": 3}])
def test_connections_are_bounded(bound: dict[str, int]) -> None:
    async def play(house: House) -> None:
        inside = [await house.visit() for _ in range(3)]
        reader, _ = await house.connect()
        status, headers, body = await answer_of(reader)
        assert (status, json.loads(body)["error"]) == (503, "busy")
        assert SAFE_HEADERS.items() <= headers.items()
        assert await ended(reader)
        inside[0][1].close()
        await until(lambda: len(house.limiter.open) == 2)
        reader, _ = await house.visit(GET)  # a place is free again
        assert (await answer_of(reader))[0] == 200

    at_the_door(play, **bound)


def test_other_addresses_still_come_in() -> None:
    door = ConnectionLimiter(Limits(connections=10, per_address=2, proxies=("10.0.0.1",)))
    made = [asyncio.Transport() for _ in range(9)]
    hosts = ["2001:db8::1", "2001:db8::2", "2001:db8::3", "192.0.2.7", *["10.0.0.1"] * 4, "::ffff:192.0.2.7"]
    let_in = [door.enter(transport, host, 0) for transport, host in zip(made, hosts, strict=True)]
    assert let_in == [True, True, False, True, *[True] * 4, True]
    for transport in made:
        door.leave(transport)
        door.leave(transport)
    assert door.enter(made[0], "2001:db8::1", 0)


def test_what_is_no_request_is_refused_with_all_headers() -> None:
    async def play(house: House) -> None:
        reader, _ = await house.visit(b"\x16\x03\x01 hello\r\n\r\n")
        status, headers, body = await answer_of(reader)
        assert (status, json.loads(body)["error"]) == (400, "malformed")
        assert SAFE_HEADERS.items() <= headers.items()
        reader, _ = await house.visit(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 40_000)
        assert (await answer_of(reader))[0] == 400

    at_the_door(play)


def test_the_file_limit_is_raised() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert raise_file_limit(100) == 100
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 256
        assert raise_file_limit(300) == 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 300
        if hard != resource.RLIM_INFINITY:
            assert raise_file_limit(hard + 1) == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
