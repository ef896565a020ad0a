"""One task for each table at which bots are to move; it ends when a person is asked or the game is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sandtable.server.problems import Refused

log = logging.getLogger("sandtable.server")


class Drivers:
    """Lets bots move: `move` gives one bot's answer at a table, or False if no bot is asked there."""

    def __init__(self, move: Callable[[str], Awaitable[bool]], pause: float = 0.0) -> None:
        self.move = move
        self.pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = False

    def drive(self, table: str) -> None:
        """Let the bots of a table move, if it is their turn."""
        if table not in self._tasks and not self._closing:
            self._tasks[table] = asyncio.create_task(self._drive(table), name=f"bots of {table}")

    async def close(self) -> None:
        self._closing = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drive(self, table: str) -> None:
        try:
            while await self.move(table):
                if self.pause:
                    await asyncio.sleep(self.pause)
        except Refused as refusal:
            log.warning("the bots of table %s stopped: %s", table, refusal)
        except Exception:
            log.exception("the bots of table %s stopped", table)
        finally:
            del self._tasks[table]
