"""Removes unused tables: those that never started and what-if tables are deleted, abandoned games are put to sleep.

Inactivity is derived from the dates in the log, and clocks can be wrong. So a table is only removed after this server has seen
it inactive for a whole day of uptime, with nothing added to its log. A clock that was wrong at the start has a day to be
corrected, and later jumps do not matter.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sandtable.server.clock import CLOCK
from sandtable.server.edge.limits import Limits
from sandtable.server.registry import IDLE_CHECK_SECONDS, IDLE_SECONDS, TableRegistry
from sandtable.server.storage.statements import Inactive
from sandtable.server.wire.problems import Refused

log = logging.getLogger("sandtable.server")

DAY_MS: Final = 86_400_000
EACH_SECONDS: Final = 3_600


class Cleanup:
    """Removes tables, and remembers since when they have been inactive."""

    def __init__(self, registry: TableRegistry, limits: Limits) -> None:
        self.registry = registry
        self.days: dict[Inactive, float] = {
            "waiting": limits.waiting_days,
            "what-if": limits.what_if_days,
            "left": limits.left_days,
        }
        self._found: dict[tuple[Inactive, str], tuple[int, int]] = {}
        """By kind and table: the length of the log, and when it was first seen inactive at that length."""

    async def look(self, now_ms: int) -> int:
        """Remove tables that have been inactive for long. Return how many. The time is from the steady clock."""
        done = 0
        found: dict[tuple[Inactive, str], tuple[int, int]] = {}
        for kind, kept in self.days.items():
            if not kept:
                continue
            before = now_ms - round(kept * DAY_MS)
            for table, length in (await self.registry.run("store", self.registry.store.inactive, kind, before)).items():
                known, since = self._found.get((kind, table), (length, now_ms))
                since = since if known == length else now_ms
                if now_ms - since < DAY_MS or not await self.registry.put_away(table, kind, before):
                    found[kind, table] = (length, since)
                else:
                    done += 1
        self._found = found
        if done:
            log.info("%d inactive tables removed", done)
        return done


async def clean_up(registry: TableRegistry, limits: Limits) -> None:
    """Clean up once an hour until cancelled."""
    cleanup = Cleanup(registry, limits)
    while True:
        try:
            await cleanup.look(CLOCK.steady_ms())
        except Refused as refusal:
            log.warning("cleanup of tables failed: %s", refusal)
        await asyncio.sleep(EACH_SECONDS)


async def drop_idle_tables(registry: TableRegistry) -> None:
    """Drop tables from memory that nobody is looking at, until cancelled. They are rebuilt from their logs."""
    while True:
        await asyncio.sleep(IDLE_CHECK_SECONDS)
        CLOCK.date_ms()  # notices clock jumps early
        await registry.drop_idle(time.monotonic() - IDLE_SECONDS)
