"""Battles of the day at this server: the current day, the result of a finished one, and boards that are read at most once in a
few seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from typing import Final

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.clock import CLOCK
from sandtable.server.storage.daily import DailyEnd, Outcome, StoredBoard
from sandtable.server.tables.table import Table

BOARD_SECONDS: Final = 5.0
"""How long a board that was read is shown again."""
MAX_BOARDS: Final = 100

Reader = Callable[[str, str], Awaitable[StoredBoard]]


def today() -> str:
    """Return the current day. Days are UTC days, so that they are the same for everyone."""
    return datetime.fromtimestamp(CLOCK.date_ms() / 1000, UTC).date().isoformat()


def seconds_left() -> int:
    """Return how long the current day lasts."""
    now = datetime.fromtimestamp(CLOCK.date_ms() / 1000, UTC)
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), UTC)
    return int((midnight - now).total_seconds())


def days_ago(day: str) -> int:
    return (date.fromisoformat(today()) - date.fromisoformat(day)).days


def end_of(table: Table) -> DailyEnd | None:
    """Return the result of a battle of the day that has just ended; None for other tables and after the day is over."""
    result = None if table.match is None else table.match.state.result
    if table.row.daily != today() or result is None:
        return None
    seat = next((n for n, each in enumerate(table.seats) if not each.row.bot), PUBLIC)
    is_shared = len(result.winners) in (0, len(result.scores))
    outcome: Outcome = "drawn" if is_shared else "won" if seat in result.winners else "lost"
    others = [score for n, score in enumerate(result.scores) if n != seat]
    return DailyEnd(outcome, result.scores[seat], max(others, default=0), CLOCK.date_ms())


class Boards:
    """The boards read last, by day and game. Concurrent requests share one query."""

    def __init__(self, read: Reader) -> None:
        self._read = read
        self._kept: dict[tuple[str, str], tuple[float, asyncio.Future[StoredBoard]]] = {}

    async def of(self, day: str, game: str) -> StoredBoard:
        at, reading = self._kept.get((day, game), (0.0, None))
        failed = reading is not None and reading.done() and (reading.cancelled() or reading.exception() is not None)
        if reading is None or failed or time.monotonic() - at > BOARD_SECONDS:
            if len(self._kept) >= MAX_BOARDS:
                self._kept.clear()
            reading = asyncio.ensure_future(self._read(day, game))
            self._kept[day, game] = (time.monotonic(), reading)
        return await asyncio.shield(reading)

    def drop(self, day: str, game: str) -> None:
        """Forget a board that has just changed."""
        self._kept.pop((day, game), None)
