"""Decides whose bot thinks next when more are waiting than can think at once.

With first come, first served, a client that opens three hundred tables would delay everyone else's bots. Instead, time is
shared fairly: most of it goes to tables with open pages, then it is shared by the address of the pages, then by table. The
next turn goes to the one that has used the least. A newcomer starts level with the others and has no credit saved up.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

WATCHED: Final = "watched"
ALONE: Final = "alone"
WEIGHTS: Final = {WATCHED: 10.0, ALONE: 1.0}
"""Tables with open pages get ten times the share of tables without."""

MAX_REMEMBERED: Final = 2_000

Line = tuple[str, ...]
"""A level of sharing: (watched or not,), then with the address, then with the table."""


@dataclass(eq=False, slots=True)
class Waiting:
    """A waiting bot, with the three levels it shares time at: kind, address, table."""

    lines: tuple[Line, Line, Line]
    number: int
    called: asyncio.Future[None]


class BotQueue:
    """Lets a limited number of bots think at once. The others wait until they are called."""

    def __init__(self, places: int, clock: Callable[[], float]) -> None:
        self.free = places
        self.clock = clock
        self._queue: list[Waiting] = []
        self._had: dict[Line, float] = {}
        """Seconds of thinking so far, divided by weight."""
        self._level: dict[Line, float] = {}
        """Per level: the time used by the last one called. Nobody starts with less."""
        self._number = 0

    def waiting(self) -> int:
        """Return the number of waiting bots."""
        return len(self._queue)

    @asynccontextmanager
    async def turn(self, table: str, address: str = "") -> AsyncIterator[None]:
        """Wait for a turn and hold it. `address` is where the table is watched from, if it is."""
        kind = WATCHED if address else ALONE
        lines = ((kind,), (kind, address), (kind, address, table))
        await self._wait(lines)
        began = self.clock()
        try:
            yield
        finally:
            spent = self.clock() - began
            for line in lines:
                weight = WEIGHTS[kind] if line == (kind,) else 1.0
                self._had[line] = self._had.get(line, 0.0) + spent / weight
            self.free += 1
            self._call()

    async def _wait(self, lines: tuple[Line, Line, Line]) -> None:
        self._number += 1
        for line in lines:
            self._had[line] = max(self._had.get(line, 0.0), self._level.get(line[:-1], 0.0))
        waiting = Waiting(lines, self._number, asyncio.get_running_loop().create_future())
        self._queue.append(waiting)
        self._call()
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting in self._queue:
                self._queue.remove(waiting)
            elif not waiting.called.cancelled():  # called and cancelled at the same time
                self.free += 1
                self._call()
            raise

    def _call(self) -> None:
        while self.free and self._queue:
            first = min(self._queue, key=self._rank)
            self._queue.remove(first)
            if first.called.cancelled():
                continue
            self.free -= 1
            for line in first.lines:
                self._level[line[:-1]] = self._had[line]
            first.called.set_result(None)
        if len(self._had) > MAX_REMEMBERED:
            self._forget()

    def _rank(self, waiting: Waiting) -> tuple[float, ...]:
        return (*[self._had[line] for line in waiting.lines], waiting.number)

    def _forget(self) -> None:
        """Forget those who are not waiting and would start level with the others anyway."""
        wanted = {line for waiting in self._queue for line in waiting.lines}
        self._had = {
            line: had for line, had in self._had.items() if line in wanted or had > self._level.get(line[:-1], 0.0)
        }
        self._level = {line: level for line, level in self._level.items() if len(line) < 2 or line in self._had}
