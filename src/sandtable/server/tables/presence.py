"""Who is at a table now: the seats with an open page, since when the others are away, and how many only watch.

This is known to the process alone and forgotten with it: nothing of it is stored, and nothing of it is part of the log.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from sandtable.server.clock import CLOCK

MOST_TABLES: Final = 5_000
"""So many tables whose seats were left are remembered."""

LINK_PATIENCE: Final = 6
"""Where people were invited by links, one is waited for so many times as long: friends may play over days."""


@dataclass(frozen=True, slots=True)
class Present:
    """The company at one table. `left` says when the last page of a seat was closed, `floor` what is known of all others.

    All times are those of the steady clock.
    """

    here: frozenset[int] = frozenset()
    left: dict[int, int] = field(default_factory=dict)
    floor: int = 0
    spectators: int = 0
    patience_ms: int = 0
    """How long somebody may be away with the game waiting, before the others may go on with a bot."""

    def away_since(self, seat: int) -> int:
        """When the seat was left; 0 while somebody is there."""
        return 0 if seat in self.here else self.left.get(seat, self.floor)


NOBODY: Final = Present()


class Departures:
    """When the seats of all tables were left. What is forgotten counts as left when the latest of that was."""

    def __init__(self) -> None:
        self.floor = CLOCK.steady_ms()
        """Whoever was not seen since the server began has been away at least since then."""
        self._left: OrderedDict[str, dict[int, int]] = OrderedDict()

    def of(self, table: str) -> dict[int, int]:
        return self._left.get(table, {})

    def note(self, table: str, seats: frozenset[int]) -> None:
        """These seats have been left."""
        if not seats:
            return
        self._left[table] = {**self.of(table), **dict.fromkeys(seats, CLOCK.steady_ms())}
        self._left.move_to_end(table)
        while len(self._left) > MOST_TABLES:
            _, gone = self._left.popitem(last=False)
            self.floor = max([self.floor, *gone.values()])
