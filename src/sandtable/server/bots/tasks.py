"""Runs one task per table where bots have to move. It ends when a person is asked or the game is over.

A move that fails, for example because the disk is full, is retried with growing delays. Opening a page ends the delay.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sandtable.server.wire.problems import Refused

log = logging.getLogger("sandtable.server")

PAUSES: Final = (0.5, 1, 2, 5, 10, 30, 60)
"""Seconds before a failed move is retried; the last one repeats."""


class BotTasks:
    """Lets bots move. `move` plays one bot's answer at a table, or returns False if no bot is asked there."""

    def __init__(self, move: Callable[[str], Awaitable[bool]], pause: float = 0.0) -> None:
        self.move = move
        self.pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._nudges: dict[str, asyncio.Event] = {}
        self._closing = False

    def drive(self, table: str) -> None:
        """Let the bots of a table move if it is their turn. A delayed retry happens at once."""
        if self._closing:
            return
        if table in self._tasks:
            self._nudges[table].set()
            return
        self._nudges[table] = asyncio.Event()
        self._tasks[table] = asyncio.create_task(self._drive(table), name=f"bots of {table}")

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: str) -> None:
        try:
            failures = 0
            while True:
                try:
                    if not await self.move(table):
                        return
                    failures = 0
                    await asyncio.sleep(self.pause)
                except Exception as error:
                    if isinstance(error, Refused) and error.status < 500:
                        log.warning("bots of table %s stopped: %s", table, error)
                        return
                    await self._back_off(table, failures, error)
                    failures += 1
        finally:
            del self._tasks[table], self._nudges[table]

    async def _back_off(self, table: str, failures: int, error: Exception) -> None:
        pause = PAUSES[min(failures, len(PAUSES) - 1)]
        # log the traceback only once, so that repetitions do not hide other messages
        log.error("bots of table %s failed, retrying in %s s: %r", table, pause, error, exc_info=not failures)
        self._nudges[table].clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._nudges[table].wait()
