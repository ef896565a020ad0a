"""Tables that nobody needs any more: those that never began and positions once tried out go, games that all have left sleep.

How long a table has been left alone follows from the dates in its log, and a clock can be wrong. So a table is put away only
when this server has found it silent for a whole day of its own running, with nothing added to its log meanwhile: a clock that
was wrong at the start has a day to be put right, and one that jumps later is not even asked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sandtable.server.clock import CLOCK
from sandtable.server.edge.limits import Limits
from sandtable.server.registry import REST_LOOK, REST_SECONDS, TableRegistry
from sandtable.server.storage.statements import Silent
from sandtable.server.wire.problems import Refused

log = logging.getLogger("sandtable.server")

DAY_MS: Final = 86_400_000
EACH_SECONDS: Final = 3_600


class Cleanup:
    """Puts tables away, and remembers since when they have been silent."""

    def __init__(self, registry: TableRegistry, limits: Limits) -> None:
        self.registry = registry
        self.days: dict[Silent, float] = {
            "waiting": limits.waiting_days,
            "tried": limits.tried_days,
            "left": limits.left_days,
        }
        self._found: dict[tuple[Silent, str], tuple[int, int]] = {}
        """By kind and table: the length of the log, and when it was first found so."""

    async def look(self, now_ms: int) -> int:
        """Put away what nobody has touched for long; gives how many tables. The time is that of the steady clock."""
        done = 0
        found: dict[tuple[Silent, str], tuple[int, int]] = {}
        for kind, kept in self.days.items():
            if not kept:
                continue
            before = now_ms - round(kept * DAY_MS)
            for table, length in (await self.registry.run("store", self.registry.store.silent, kind, before)).items():
                known, since = self._found.get((kind, table), (length, now_ms))
                since = since if known == length else now_ms
                if now_ms - since < DAY_MS or not await self.registry.put_away(table, kind, before):
                    found[kind, table] = (length, since)
                else:
                    done += 1
        self._found = found
        if done:
            log.info("%d tables were put away", done)
        return done


async def keep_clean(registry: TableRegistry, limits: Limits) -> None:
    """Once an hour, for as long as the server runs."""
    tidying = Cleanup(registry, limits)
    while True:
        try:
            await tidying.look(CLOCK.steady_ms())
        except Refused as refusal:
            log.warning("the tables were not put in order: %s", refusal)
        await asyncio.sleep(EACH_SECONDS)


async def keep_room(registry: TableRegistry) -> None:
    """Let go of tables that nobody looks at, for as long as the server runs; their logs have them."""
    while True:
        await asyncio.sleep(REST_LOOK)
        CLOCK.date_ms()  # a jump is noticed soon
        await registry.rest(time.monotonic() - REST_SECONDS)
