"""The open pages of all tables: who is there, at this process and at others, and who hears of news."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final, Protocol

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.edge.limits import GONE_MINUTES
from sandtable.server.storage.notify import Alone, spectating
from sandtable.server.tables.presence import Departures, Present

COUNT_SECONDS: Final = 1.0
"""Spectators come and go in crowds: the pages hear of it once in a while."""


class OpenPage(Protocol):
    """An open page."""

    seats: tuple[int, ...]
    address: str
    """Where it was opened."""

    def wake(self) -> None:
        """There is news."""


class OpenPages:
    """Everybody who looks at a table."""

    def __init__(self, others: Alone) -> None:
        self.others = others
        self.gone_minutes = GONE_MINUTES
        self._watchers: dict[str, set[OpenPage]] = {}
        self._departures = Departures()
        self._known: dict[str, frozenset[int]] = {}
        """The seats at each table, as they were known last."""
        self._counting: dict[str, asyncio.TimerHandle] = {}
        """Tables whose pages are to hear soon how many look on."""

    def close(self) -> None:
        for soon in self._counting.values():
            soon.cancel()

    def __contains__(self, table_id: str) -> bool:
        """Does anybody look at this table, here?"""
        return table_id in self._watchers

    def tables(self) -> Collection[str]:
        """Those at which somebody looks, here."""
        return self._watchers.keys()

    def count(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())

    def come(self, table_id: str, watcher: OpenPage) -> None:
        """A page opens. The others hear of it at once if a seat is there now that was not, of spectators a little later."""
        self._watchers.setdefault(table_id, set()).add(watcher)
        self.others.tell(table_id, self._looking(table_id))
        if self.has_changed(table_id):
            self.announce(table_id)
        else:
            watcher.wake()
        self._count(table_id, watcher)

    def go(self, table_id: str, watcher: OpenPage) -> None:
        """A page is closed."""
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
        self._count(table_id, watcher)
        self.others.tell(table_id, self._looking(table_id))
        if self.has_changed(table_id):
            self.announce(table_id)

    def _count(self, table_id: str, watcher: OpenPage) -> None:
        """Let the pages know how many look on, if it was one of those who came or went."""
        if watcher.seats or table_id in self._counting:
            return

        def tell() -> None:
            del self._counting[table_id]
            self.announce(table_id)

        self._counting[table_id] = asyncio.get_running_loop().call_later(COUNT_SECONDS, tell)

    def announce(self, table_id: str, seat: int | None = None) -> None:
        """Wake the pages of a table; with a seat only those that hold it."""
        for watcher in self._watchers.get(table_id, ()):
            if seat is None or seat in watcher.seats:
                watcher.wake()

    def _looking(self, table_id: str) -> frozenset[int]:
        return spectating([watcher.seats for watcher in self._watchers.get(table_id, ())])

    def present(self, table_id: str) -> Present:
        """Who is at a table now, here and at other processes."""
        pages = self._watchers.get(table_id, ())
        here = frozenset(seat for page in pages for seat in page.seats)
        return Present(
            here | (self.others.looking(table_id) - {PUBLIC}),
            self._departures.of(table_id),
            self._departures.floor,
            sum(not page.seats for page in pages) + self.others.watching(table_id),
            round(self.gone_minutes * 60_000),
        )

    def has_changed(self, table_id: str) -> bool:
        """Are other seats at a table than when this was asked last? Who is there no more has left now."""
        before, now = self._known.pop(table_id, frozenset()), self.present(table_id).here
        if now:
            self._known[table_id] = now
        self._departures.note(table_id, before - now)
        return now != before

    def looked_at_from(self, table_id: str) -> str:
        """The address from which somebody looks on; nothing if nobody does."""
        elsewhere = "elsewhere" if self.others.looking(table_id) else ""
        return min([watcher.address for watcher in self._watchers.get(table_id, ())], default=elsewhere)
