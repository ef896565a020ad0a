"""Tracks the open pages of all tables, at this process and at others, and wakes them on changes."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Final, Protocol

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.edge.limits import GONE_MINUTES
from sandtable.server.storage.notify import SingleProcess, spectating
from sandtable.server.tables.presence import Departures, Presence

COUNT_SECONDS: Final = 1.0
"""Spectators come and go in groups, so pages are told their number at most this often."""


class OpenPage(Protocol):
    """An open page."""

    seats: tuple[int, ...]
    address: str
    """Where it was opened from."""

    def wake(self) -> None:
        """Notify the page of a change."""


class OpenPages:
    """All open pages, by table."""

    def __init__(self, others: SingleProcess) -> None:
        self.others = others
        self.gone_minutes = GONE_MINUTES
        self._watchers: dict[str, set[OpenPage]] = {}
        self._departures = Departures()
        self._known: dict[str, frozenset[int]] = {}
        """The seats last known to be present at each table."""
        self._counting: dict[str, asyncio.TimerHandle] = {}
        """Tables whose pages will soon be told the number of spectators."""

    def close(self) -> None:
        for soon in self._counting.values():
            soon.cancel()

    def __contains__(self, table_id: str) -> bool:
        """Return whether a page of this table is open at this process."""
        return table_id in self._watchers

    def tables(self) -> Collection[str]:
        """Return the tables with pages open at this process."""
        return self._watchers.keys()

    def count(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())

    def add(self, table_id: str, watcher: OpenPage) -> None:
        """Add a page. The others are told at once if it brings a new seat; of spectators, a little later."""
        self._watchers.setdefault(table_id, set()).add(watcher)
        self.others.announce_pages(table_id, self._looking(table_id))
        if self.has_changed(table_id):
            self.announce(table_id)
        else:
            watcher.wake()
        self._count(table_id, watcher)

    def remove(self, table_id: str, watcher: OpenPage) -> None:
        """Remove a page."""
        watchers = self._watchers.get(table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(table_id, None)
        self._count(table_id, watcher)
        self.others.announce_pages(table_id, self._looking(table_id))
        if self.has_changed(table_id):
            self.announce(table_id)

    def _count(self, table_id: str, watcher: OpenPage) -> None:
        """Schedule telling the pages the number of spectators, if a spectator came or went."""
        if watcher.seats or table_id in self._counting:
            return

        def update() -> None:
            del self._counting[table_id]
            self.announce(table_id)

        self._counting[table_id] = asyncio.get_running_loop().call_later(COUNT_SECONDS, update)

    def announce(self, table_id: str, seat: int | None = None) -> None:
        """Wake the pages of a table; with a seat, only those that hold it."""
        for watcher in self._watchers.get(table_id, ()):
            if seat is None or seat in watcher.seats:
                watcher.wake()

    def _looking(self, table_id: str) -> frozenset[int]:
        return spectating([watcher.seats for watcher in self._watchers.get(table_id, ())])

    def present(self, table_id: str) -> Presence:
        """Return who is at a table, here and at other processes."""
        pages = self._watchers.get(table_id, ())
        here = frozenset(seat for page in pages for seat in page.seats)
        return Presence(
            here | (self.others.looking(table_id) - {PUBLIC}),
            self._departures.of(table_id),
            self._departures.floor,
            sum(not page.seats for page in pages) + self.others.watching(table_id),
            round(self.gone_minutes * 60_000),
        )

    def has_changed(self, table_id: str) -> bool:
        """Return whether the seats at a table have changed since the last call. Seats that are gone count as left now."""
        before, now = self._known.pop(table_id, frozenset()), self.present(table_id).here
        if now:
            self._known[table_id] = now
        self._departures.note(table_id, before - now)
        return now != before

    def watched_from(self, table_id: str) -> str:
        """Return the address a table is watched from, or "" if it is not."""
        elsewhere = "elsewhere" if self.others.looking(table_id) else ""
        return min([watcher.address for watcher in self._watchers.get(table_id, ())], default=elsewhere)
