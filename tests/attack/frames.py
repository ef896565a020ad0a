"""Attacks over a live connection: floods of frames, most of them without a hello, and pages that read nothing."""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from tests.attack.target import Breaches, Target, attack, victim
from tests.support.frames import CONTINUED, OPEN_TEXT, PACKED_TEXT, PING, PONG, TEXT, frame, packed

UPGRADE: Final = (
    b"GET /api/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2FuZHRhYmxlLXNhbmQgYQ==\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)
POURED: Final = 1_000_000
"""Bytes of frames sent on one connection, if the server accepts them."""
MAX_MEMORY: Final = 30_000_000
SECONDS_EACH: Final = 0.1
"""Seconds of processor time for one connection. It takes a few milliseconds; the rest allows for a busy machine."""
GIVE_UP: Final = 20


@contextlib.contextmanager
def channel(target: Target, before: bytes = b"") -> Iterator[socket.socket]:
    """A live connection of the attacker that has been accepted."""
    with target.raw(before + UPGRADE) as made:
        got = b""
        while b" 101 " not in got or not got.endswith(b"\r\n\r\n"):
            part = made.recv(65_536)
            assert part, got[-200:]
            got += part
        yield made


def was_cut_off(made: socket.socket, sent: bytes) -> bool:
    """Send all of this, as far as the server allows, and read nothing. Has it closed the connection?"""
    made.setblocking(False)
    deadline, view = time.monotonic() + GIVE_UP, memoryview(sent)
    try:
        while view:
            with contextlib.suppress(BlockingIOError):
                view = view[made.send(view) :]
                continue
            if time.monotonic() > deadline:
                return False
            time.sleep(0.01)
        made.settimeout(1)
        while made.recv(65_536):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


class Cost:
    """The processor time that the server uses, on systems that report it."""

    def __init__(self, target: Target) -> None:
        assert target.process.process is not None
        self.folder = Path("/proc") / str(target.process.process.pid)
        self.before = self._now()

    def _now(self) -> tuple[float, int]:
        if not self.folder.is_dir():
            return 0.0, 0
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        pages = int((self.folder / "statm").read_text().split()[1])
        return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE")

    def breaches(self, connections: int) -> Breaches:
        now = self._now()
        seconds, grown = now[0] - self.before[0], now[1] - self.before[1]
        found = []
        if seconds > SECONDS_EACH * connections + 0.5:
            found.append(f"{connections} connections took {seconds:.1f} s of the processor")
        if grown > MAX_MEMORY:
            found.append(f"{connections} connections took {grown / 1e6:.0f} MB of memory")
        return found


def poured(target: Target, each: bytes, first: bytes = b"") -> Breaches:
    """Send the same frame over and over, on one connection after another."""
    sent = first + each * (POURED // len(each))
    connections, kept = 5 * target.scale, 0
    cost = Cost(target)
    for _ in range(connections):
        with channel(target) as made:
            kept += not was_cut_off(made, sent)
            if kept > 2:
                break  # that is enough to know
    found = cost.breaches(connections)
    return found + ([f"{kept} connections were never cut off"] if kept else []) + target.ills()


@attack("empty pings", "live channels without a hello that send nothing but pings")
def empty_pings(target: Target) -> Breaches:
    return poured(target, frame(PING))


@attack("pings without reading", "pings as large as they get, and no pong is ever read")
def full_pings(target: Target) -> Breaches:
    return poured(target, frame(PING, b"x" * 125))


@attack("unasked pongs", "pongs to no ping")
def pongs(target: Target) -> Breaches:
    return poured(target, frame(PONG))


@attack("endless message", "one text in continuation frames with nothing in them, which never ends")
def endless(target: Target) -> Breaches:
    return poured(target, frame(CONTINUED), frame(OPEN_TEXT))


@attack("tiny texts", "texts of one letter instead of a hello")
def tiny_texts(target: Target) -> Breaches:
    return poured(target, frame(TEXT, b"x"))


@attack("deflate bombs", "texts of 80 bytes that unpack to 60 kB, and one that would unpack to 50 MB")
def bombs(target: Target) -> Breaches:
    found = poured(target, frame(PACKED_TEXT, packed(b" " * 60_000)))
    cost = Cost(target)
    with channel(target) as made:
        if not was_cut_off(made, frame(PACKED_TEXT, packed(b" " * 50_000_000))):
            found.append("a message that unpacks to 50 MB was taken")
    return found + cost.breaches(1)


@attack("upgrade at the end", "a hundred requests at once, an upgrade after them, then pings")
def upgrade_at_the_end(target: Target) -> Breaches:
    requests = b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100
    with channel(target, requests) as made:
        kept = not was_cut_off(made, frame(PING) * 100_000)
    return ["pings after requests are not counted"] if kept else []


@attack("pages that take nothing", "pages of a game that ask for it again and again and read nothing")
def untaken_pages(target: Target) -> Breaches:
    table = victim(target)
    hello = msgspec.json.encode({"type": "hello", "table": table.id, "keys": [table.keys[0]], "since": -1})
    lost = frame(TEXT, msgspec.json.encode({"type": "lost"}))
    cost = Cost(target)
    found: Breaches = []
    for _ in range(2 * target.scale):
        with channel(target) as made:
            made.sendall(frame(TEXT, hello))
            if not was_cut_off(made, lost * 2_000):
                found.append("a page that asks without end was kept")
    return found + cost.breaches(2 * target.scale) + target.ills()
