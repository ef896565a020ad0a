"""Limits on what a page sends and receives. Frames and bytes count, including control frames and those before the hello."""

from __future__ import annotations

import asyncio
import logging
import socket as sockets
from pathlib import Path

import pytest

from sandtable.server.edge.budget import ConnectionBudget, UpdatePacer
from sandtable.server.edge.connections import MAX_PONGS, WebSocketConnection
from sandtable.server.edge.http import MAX_BYTES
from sandtable.server.edge.limits import Limits, Rate
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, next_update, serving
from tests.server.test_connections import GET, UPGRADE, House, Streams, at_the_door, until
from tests.support.frames import CLOSED, CONTINUED, OPEN_TEXT, PACKED_TEXT, PING, PONG, TEXT, frame, packed

PACKING = UPGRADE.replace(b"\r\n\r\n", b"\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n")
FRAMES = 20
"""The upgrade and 19 more."""


async def upgraded(house: House, sent: bytes = UPGRADE) -> Streams:
    reader, writer = await house.visit(sent)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def visitor(house: House) -> WebSocketConnection:
    (transport,) = house.limiter.open
    assert isinstance(transport, asyncio.Transport)
    found = transport.get_protocol()
    assert isinstance(found, WebSocketConnection)
    return found


async def frames_from(reader: asyncio.StreamReader) -> list[tuple[int, bytes]]:
    """All frames until the server closes."""
    async with asyncio.timeout(20):
        got = await reader.read()
    found = []
    while got:
        head, size = got[0], got[1]
        found.append((head, got[2 : 2 + size]))
        got = got[2 + size :]
    return found


def close_of(code: int, reason: str) -> tuple[int, bytes]:
    return CLOSED, code.to_bytes(2, "big") + reason.encode()


@pytest.mark.parametrize(
    ("first", "each", "answered"),
    [
        (b"", frame(PING), True),
        (b"", frame(PING, b"x" * 125), True),
        (b"", frame(PONG), False),
        (b"", frame(TEXT, b"x"), False),
        (frame(OPEN_TEXT), frame(CONTINUED), False),
    ],
    ids=["empty pings", "full pings", "pongs", "tiny texts", "continuations"],
)
def test_frames_of_every_kind_are_counted(
    first: bytes, each: bytes, answered: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sandtable.server")
    refused: list[tuple[int, str]] = []

    async def play(house: House) -> None:
        house.limiter.refused = lambda status, kind: refused.append((status, kind))
        reader, writer = await upgraded(house)
        writer.write(first + each * 10 * FRAMES)
        *pongs, last = await frames_from(reader)
        assert last == close_of(1008, "too many frames")
        assert pongs == [(PONG, each[6:])] * ((FRAMES - 1) * answered)
        await until(lambda: not house.limiter.open)

    at_the_door(play, rates={"frames": Rate(FRAMES, 1)})
    assert refused == [(429, "too_many_frames")]
    assert "page from 127.0.0.1 disconnected: too many frames" in caplog.messages


def test_a_frame_that_comes_a_byte_at_a_time_counts_for_each() -> None:
    async def play(house: House) -> None:
        reader, writer = await upgraded(house)
        page = visitor(house)
        sent = 0
        for byte in frame(TEXT, b"x" * 10 * FRAMES):
            if page.conn.excess:
                break
            sent += 1
            left = page.conn.frames.left
            writer.write(bytes([byte]))
            await until(lambda left=left: page.conn.frames.left < left or bool(page.conn.excess))  # type: ignore[misc]
        assert sent == FRAMES
        assert await frames_from(reader) == [close_of(1008, "too many frames")]

    at_the_door(play, rates={"frames": Rate(FRAMES, 1)})


def test_bytes_are_counted() -> None:
    async def play(house: House) -> None:
        reader, writer = await upgraded(house)
        writer.write(frame(PONG, b"x" * 100) * 20)
        assert await frames_from(reader) == [close_of(1008, "too many bytes")]

    at_the_door(play, rates={"received": Rate(2, 1)})


def test_what_is_packed_counts_as_what_it_unpacks_to() -> None:
    data = packed(b"x" * 60_000)
    assert len(data) < 100

    async def play(house: House) -> None:
        reader, writer = await upgraded(house, PACKING)
        conn = visitor(house).conn
        writer.write(frame(PACKED_TEXT, data))
        await until(lambda: conn.received.left < 41_000)
        assert conn.received.left > 39_000
        writer.write(frame(PACKED_TEXT, data) * 50)
        assert await frames_from(reader) == [close_of(1008, "too many bytes")]

    at_the_door(play, rates={"received": Rate(100, 1)})


@pytest.mark.parametrize("parts", [1, 3])
def test_what_unpacks_to_more_than_a_message_is_never_unpacked(parts: int) -> None:
    data = packed(b"x" * 50_000_000)
    assert len(data) < MAX_BYTES

    async def play(house: House) -> None:
        reader, writer = await upgraded(house, PACKING)
        cut = len(data) // parts + 1
        pieces = [data[at : at + cut] for at in range(0, len(data), cut)]
        heads = [PACKED_TEXT & 0x7F if parts > 1 else PACKED_TEXT, *[CONTINUED] * (parts - 1)]
        writer.write(b"".join(map(frame, heads, pieces)))
        ((head, told),) = await frames_from(reader)
        assert (head, int.from_bytes(told[:2], "big")) == (CLOSED, 1009)

    at_the_door(play)


@pytest.mark.parametrize(
    "sent", [GET * 30 + UPGRADE, UPGRADE + frame(PING) * 5], ids=["requests before", "frames with"]
)
def test_what_is_sent_together_with_the_upgrade_changes_nothing(sent: bytes) -> None:
    async def play(house: House) -> None:
        reader, writer = await house.visit(sent)
        while b" 101 " not in await reader.readline():
            pass
        await reader.readuntil(b"\r\n\r\n")
        assert len(house.limiter.open) == 1
        writer.write(frame(PING) * 10 * FRAMES)
        *pongs, last = await frames_from(reader)
        assert last == close_of(1008, "too many frames")
        assert pongs == [(PONG, b"")] * (FRAMES - 1)

    at_the_door(play, rates={"frames": Rate(FRAMES, 1)})


def test_a_page_that_takes_no_pongs_piles_up_few() -> None:
    """This holds even where frames are not counted."""

    async def play(house: House) -> None:
        _, writer = await upgraded(house)
        page = visitor(house)
        page.transport.get_extra_info("socket").setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4_096)
        page.transport.set_write_buffer_limits(high=8_192)
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # of this kind it is
        most = 0
        while house.limiter.open and most < 2_000_000:
            with_ping = frame(PING, b"x" * 125) * 20
            writer.write(with_ping)
            await asyncio.sleep(0)
            most = max(most, page.transport.get_write_buffer_size())
        assert not house.limiter.open
        assert MAX_PONGS < most < 8_192 + MAX_PONGS + 200_000

    at_the_door(play, rates={})


def test_a_budget_fills_up_again() -> None:
    now = 0.0
    budget = ConnectionBudget(Rate(10, 60), clock=lambda: now)
    assert [budget.take(4) for _ in range(3)] == [True, True, False]
    now = 2.0
    assert budget.take(4)
    assert not budget.take(1)
    now = 1_000.0
    assert not budget.take(11)
    assert budget.take(10)
    assert ConnectionBudget(None).take(1_000_000)


def test_who_was_sent_much_waits_for_the_next_update() -> None:
    pace = UpdatePacer({"updates": Rate(2, 60), "sent": Rate(100, 6_000)})
    assert [pace.after(1_000), pace.after(1_000)] == [0, 0]
    assert 0.9 < pace.after(1_000) <= 1, "a third update"
    pace = UpdatePacer({"sent": Rate(100, 6_000)})
    assert 8.9 < pace.after(1_000_000) <= 9
    assert UpdatePacer({}).after(1_000_000_000) == 0


def test_a_page_is_sent_fewer_updates_and_the_newest(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(rates={"updates": Rate(1, 60)})) as served:
        table = served.open_table(TWO_LINKS, LONG).join()
        with table.hello(0) as page:
            first = next_update(page)["seq"]
            table.play(20)
            received = [next_update(page)["seq"]]
            while received[-1] < first + 20:
                received.append(next_update(page)["seq"])
        assert len(received) < 10


def test_an_honest_page_is_far_from_its_limits(tmp_path: Path) -> None:
    """Even a page that rotates the table and pings with every pick stays below its limits."""
    with serving(tmp_path, limits=Limits()) as served:
        table = served.open_table(TWO_LINKS, LONG).join()
        with table.hello(0, 1) as page:
            for number in range(40):
                page.send(f'{{"type":"look","seat":{number % 2}}}')
                answered = page.ping()
                seat, seq, options = table.asked()
                assert table.pick(seat, seq, options[0]).status_code == 200
                assert next_update(page, seq)["seq"] == seq
                assert answered.wait(20)
