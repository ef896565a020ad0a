"""One task for each table at which bots are to move; it ends when a person is asked or the game is over.

A move that fails, as when the disk is full, is tried again after a pause that grows; a page that opens ends the pause.
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
"""Seconds before a failed move is tried again; the last one for good."""


class BotTasks:
    """Lets bots move: `move` gives one bot's answer at a table, or False if no bot is asked there."""

    def __init__(self, move: Callable[[str], Awaitable[bool]], pause: float = 0.0) -> None:
        self.move = move
        self.pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._nudges: dict[str, asyncio.Event] = {}
        self._closing = False

    def drive(self, table: str) -> None:
        """Let the bots of a table move, if it is their turn; those that wait after a failure try at once."""
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
                        log.warning("the bots of table %s stopped: %s", table, error)
                        return
                    await self._back_off(table, failures, error)
                    failures += 1
        finally:
            del self._tasks[table], self._nudges[table]

    async def _back_off(self, table: str, failures: int, error: Exception) -> None:
        pause = PAUSES[min(failures, len(PAUSES) - 1)]
        # all of it once; the same again every minute would only hide other news
        log.error("the bots of table %s failed, again in %s s: %r", table, pause, error, exc_info=not failures)
        self._nudges[table].clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._nudges[table].wait()
