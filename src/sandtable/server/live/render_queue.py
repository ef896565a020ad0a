"""Renders for one page at a time, so that requests are answered before pages are updated.

A pick is acknowledged when it is on disk. Updating the pages afterwards costs more than the pick itself. So the event loop
handles everything else between two renderings: requests that have arrived meanwhile are answered first.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

from sandtable.server.tables.table import Table

MAX_FRESH: Final = 16
"""Tables whose current scenes are kept for the next page. A scene is larger than the rest of a page."""


class RenderQueue:
    """Allows one rendering at a time; use it with `async with`."""

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
                self._next()  # it was already our turn
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

    def note_rendered(self, table: Table) -> None:
        """Note that scenes of a table were rendered. The scenes of the least recently rendered table are dropped."""
        self._fresh[table.row.id] = table
        self._fresh.move_to_end(table.row.id)
        if len(self._fresh) > MAX_FRESH:
            _, oldest = self._fresh.popitem(last=False)
            oldest.scenes.clear()
