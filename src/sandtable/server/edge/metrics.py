"""Collects metrics in Prometheus text format. They reveal nothing about any table or person.

They are not part of the public API: `serve --metrics PORT` serves them on a separate port of the local machine only.
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
"""In seconds."""
LAG_SECONDS: Final = 0.25
"""Interval between measurements of the event loop's lag."""
HEAD_SECONDS: Final = 5.0
MAX_HEAD: Final = 8_192
TEXT: Final = "text/plain; version=0.0.4; charset=utf-8"


class Gauges(NamedTuple):
    """Values read on request: open pages, tables in memory, queue lengths."""

    pages: int
    tables: int
    bots_waiting: int
    store_queue: int
    executors: Mapping[str, int]
    """Running and queued work in threads, by kind."""


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.refusals: Counter[tuple[int, str]] = Counter()
        """By status and kind, for requests and pages."""
        self.acknowledged = [0] * (len(BUCKETS) + 1)
        """Response times of picks, gestures, undos and entries, by bucket."""
        self.seconds = 0.0
        self.updates = 0
        self.lag = 0.0
        """The longest delay of the event loop since the last report."""
        self.connections: Callable[[], int] = lambda: 0

    def acknowledge(self, seconds: float) -> None:
        self.acknowledged[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def refuse(self, status: int, kind: str) -> None:
        self.refusals[status, kind] += 1

    async def watch_loop(self) -> None:
        """Measure the event loop's lag until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.lag = max(self.lag, loop.time() - due)

    def report(self, now: Gauges) -> str:
        """Return all metrics as text."""
        lag, self.lag = self.lag, 0.0
        lines = [
            *gauge("info", "The running version.", 1, f'{{version="{__version__}"}}'),
            *gauge("connections", "Open connections.", self.connections()),
            *gauge("pages", "Open pages.", now.pages),
            *gauge("tables_in_memory", "Tables in memory.", now.tables),
            *gauge("bots_waiting", "Bots waiting for a turn to think.", now.bots_waiting),
            *gauge("store_queue", "Writes waiting for the database.", now.store_queue),
            *gauge("loop_lag_seconds", "The longest delay of the event loop since the last scrape.", lag),
            *counter("updates_total", "Updates sent to pages.", self.updates),
        ]
        name = "sandtable_executor_pending"
        lines += [f"# HELP {name} Running and queued work in threads, by kind.", f"# TYPE {name} gauge"]
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
            f"# HELP {name} Time from receiving a pick, gesture, undo or entry until it is on disk and answered.",
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
async def serve_metrics(listening: socket.socket | None, report: Callable[[], str]) -> AsyncIterator[None]:
    """Answer `GET /metrics` on a separate socket, if there is one."""
    if listening is None:
        yield
        return

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(HEAD_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                words = head.split(b" ", 2)[:2]
                found = words == [b"GET", b"/metrics"]
                body = report().encode() if found else b"only GET /metrics is available\n"
                status = "200 OK" if found else "404 Not Found"
                start = f"HTTP/1.1 {status}\r\nContent-Type: {TEXT}\r\nContent-Length: {len(body)}\r\n"
                writer.write(f"{start}Connection: close\r\n\r\n".encode() + body)
                await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, sock=listening, limit=MAX_HEAD)
    try:
        yield
    finally:
        server.close()
