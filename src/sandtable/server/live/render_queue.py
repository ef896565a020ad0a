"""Drawing for one page at a time. Whoever waits for an answer goes before whoever waits for a picture.

A pick is acknowledged when it is on disk; what the pages are sent then costs more than the pick itself. So the loop gets to
everything else between two of these drawings: requests that have come meanwhile are answered first.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

from sandtable.server.tables.table import Table

MOST_FRESH: Final = 16
"""Tables whose present scenes are kept for the next page; a scene is longer than all the rest of a page."""


class RenderQueue:
    """One place for drawing: `async with` it."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._is_free = True
        self._fresh: OrderedDict[str, Table] = OrderedDict()

    async def __aenter__(self) -> None:
        if self._is_free:
            self._is_free = False
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was our turn already
            raise

    async def __aexit__(self, *_: object) -> None:
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_free = True

    def drew(self, table: Table) -> None:
        """Scenes of a table were made; those made longest ago are let go."""
        self._fresh[table.row.id] = table
        self._fresh.move_to_end(table.row.id)
        if len(self._fresh) > MOST_FRESH:
            _, oldest = self._fresh.popitem(last=False)
            oldest.scenes.clear()
