"""Tables that nobody needs any more: those that never began and positions once tried out go, games that all have left sleep."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sandtable.server.house import REST_LOOK, REST_SECONDS, House
from sandtable.server.limits import Limits
from sandtable.server.problems import Refused
from sandtable.server.statements import Silent

log = logging.getLogger("sandtable.server")

DAY_MS: Final = 86_400_000
EACH_SECONDS: Final = 3_600


async def tidy(house: House, limits: Limits, now_ms: int) -> int:
    """Put away what nobody has touched for long; gives how many tables."""
    days: dict[Silent, float] = {
        "waiting": limits.waiting_days,
        "tried": limits.tried_days,
        "left": limits.left_days,
    }
    done = 0
    for kind, kept in days.items():
        if not kept:
            continue
        before = now_ms - round(kept * DAY_MS)
        for table in await house.run("store", house.store.silent, kind, before):
            done += await house.put_away(table, kind, before)
    if done:
        log.info("%d tables were put away", done)
    return done


async def keep_tidy(house: House, limits: Limits) -> None:
    """Once an hour, for as long as the server runs."""
    while True:
        try:
            await tidy(house, limits, time.time_ns() // 1_000_000)
        except Refused as refusal:
            log.warning("the tables were not put in order: %s", refusal)
        await asyncio.sleep(EACH_SECONDS)


async def keep_room(house: House) -> None:
    """Let go of tables that nobody looks at, for as long as the server runs; their logs have them."""
    while True:
        await asyncio.sleep(REST_LOOK)
        await house.rest(time.monotonic() - REST_SECONDS)
