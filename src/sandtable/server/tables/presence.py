"""Tracks who is at a table: seats with an open page, when the others left, and the number of spectators.

This is kept in process memory only. It is neither stored nor part of the log.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from sandtable.server.clock import CLOCK

MAX_TABLES: Final = 5_000
"""The number of tables for which departures are remembered."""

LINK_PATIENCE: Final = 6
"""At tables with invitation links, the grace period is this many times as long: friends may play over days."""


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is at one table. `left` is when a seat's last page was closed; `floor` is the default for all other seats.

    All times are from the steady clock.
    """

    here: frozenset[int] = frozenset()
    left: dict[int, int] = field(default_factory=dict)
    floor: int = 0
    spectators: int = 0
    patience_ms: int = 0
    """How long a player may be away while the game waits before the others may let a bot continue."""

    def away_since(self, seat: int) -> int:
        """Return when the seat was left; 0 while it has an open page."""
        return 0 if seat in self.here else self.left.get(seat, self.floor)


NOBODY: Final = Presence()


class Departures:
    """Remembers when seats were left. A forgotten seat counts as left at the latest time among the forgotten ones."""

    def __init__(self) -> None:
        self.floor = CLOCK.steady_ms()
        """A seat not seen since the server started counts as left then."""
        self._left: OrderedDict[str, dict[int, int]] = OrderedDict()

    def of(self, table: str) -> dict[int, int]:
        return self._left.get(table, {})

    def note(self, table: str, seats: frozenset[int]) -> None:
        """Record that these seats have been left."""
        if not seats:
            return
        self._left[table] = {**self.of(table), **dict.fromkeys(seats, CLOCK.steady_ms())}
        self._left.move_to_end(table)
        while len(self._left) > MAX_TABLES:
            _, gone = self._left.popitem(last=False)
            self.floor = max([self.floor, *gone.values()])
