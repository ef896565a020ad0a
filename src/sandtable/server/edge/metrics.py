"""What the server counts of itself, in the text form that Prometheus reads. It tells nothing of any table or person.

It is not among the public addresses: `serve --metrics PORT` shows it at a port of its own on this machine alone.
"""

from __future__ import annotations

import asyncio
import socket
from bisect import bisect_left
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final, NamedTuple

from sandtable import __version__

BUCKETS: Final = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds."""
LAG_SECONDS: Final = 0.25
"""Between two looks at how late the loop is."""
HEAD_SECONDS: Final = 5.0
MOST_HEAD: Final = 8_192
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"


class Gauges(NamedTuple):
    """What is counted when somebody asks: open pages, tables in memory, and what waits."""

    pages: int
    tables: int
    bots_waiting: int
    store_queue: int
    executors: Mapping[str, int]
    """Work in threads, running or waiting, by kind."""


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.refusals: Counter[tuple[int, str]] = Counter()
        """By status and kind, of requests and of pages."""
        self.acknowledged = [0] * (len(BUCKETS) + 1)
        """How many answers to picks, gestures, take-backs and entries took how long."""
        self.seconds = 0.0
        self.updates = 0
        self.lag = 0.0
        """By how much the loop was late at most since it was last told."""
        self.connections: Callable[[], int] = lambda: 0

    def acknowledge(self, seconds: float) -> None:
        self.acknowledged[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def refuse(self, status: int, kind: str) -> None:
        self.refusals[status, kind] += 1

    async def watch_loop(self) -> None:
        """See how late the loop is, for as long as it runs."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag = max(self.lag, loop.time() - due)

    def told(self, now: Gauges) -> str:
        """Everything, for Prometheus."""
        lag, self.lag = self.lag, 0.0
        lines = [
            *gauge("info", "The version that runs.", 1, f'{{version="{__version__}"}}'),
            *gauge("connections", "Open connections.", self.connections()),
            *gauge("pages", "Open pages.", now.pages),
            *gauge("tables_in_memory", "Tables in memory.", now.tables),
            *gauge("bots_waiting", "Bots that wait for their turn to think.", now.bots_waiting),
            *gauge("store_queue", "Writes that wait for the database.", now.store_queue),
            *gauge("loop_lag_seconds", "By how much the event loop was late at most since the last look.", lag),
            *counter("updates_total", "Updates sent to pages.", self.updates),
        ]
        name = "sandtable_executor_pending"
        lines += [f"# HELP {name} Work that is done or waits in threads, by kind.", f"# TYPE {name} gauge"]
        lines += [f'{name}{{kind="{kind}"}} {pending}' for kind, pending in now.executors.items()]
        name = "sandtable_refusals_total"
        lines += [f"# HELP {name} Refused requests and pages, by status and kind.", f"# TYPE {name} counter"]
        lines += [
            f'{name}{{status="{status}",kind="{kind}"}} {count}'
            for (status, kind), count in sorted(self.refusals.items())
        ]
        return "\n".join([*lines, *self._histogram(), ""])

    def _histogram(self) -> list[str]:
        name, below = "sandtable_acknowledgement_seconds", 0
        lines = [
            f"# HELP {name} From a pick, gesture, take-back or entry until it is on disk and answered.",
            f"# TYPE {name} histogram",
        ]
        for limit, count in zip((*BUCKETS, "+Inf"), self.acknowledged, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {below}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {below}"]


def gauge(name: str, about: str, value: float, labels: str = "") -> list[str]:
    """
    >>> gauge("pages", "Open pages.", 3)[-1]
    'sandtable_pages 3'
    """
    return [f"# HELP sandtable_{name} {about}", f"# TYPE sandtable_{name} gauge", f"sandtable_{name}{labels} {value:g}"]


def counter(name: str, about: str, value: int) -> list[str]:
    return [f"# HELP sandtable_{name} {about}", f"# TYPE sandtable_{name} counter", f"sandtable_{name} {value}"]


@asynccontextmanager
async def shown(listening: socket.socket | None, tell: Callable[[], str]) -> AsyncIterator[None]:
    """Answer `GET /metrics` at a socket of its own, if there is one."""
    if listening is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                words = head.split(b" ", 2)[:2]
                found = words == [b"GET", b"/metrics"]
                body = tell().encode() if found else b"there is only GET /metrics\n"
                status = "200 OK" if found else "404 Not Found"
                start = f"HTTP/1.1 {status}\r\nContent-Type: {TEXT}\r\nContent-Length: {len(body)}\r\n"
                writer.write(f"{start}Connection: close\r\n\r\n".encode() + body)
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, sock=listening, limit=MOST_HEAD)
    try:
        yield
    finally:
        server.close()
