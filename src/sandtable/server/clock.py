"""Provides two clocks: the date, which is stored and shown and may jump, and a steady clock, which all waiting uses.

A user or a time server may set the machine's clock. Games must not be affected: anything that measures time (waiting for
contributions, the delay before a pass, how long a player is away or a table inactive) uses the steady clock. It starts at the
date when the process started and never jumps.

For events before a table was loaded, only the dates in the log are known. `steady_of` converts them. For this it remembers by
how much the date was ahead of the steady clock, and when.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

JUMP_MS: Final = 1_000
"""If the date differs from the expected one by more than this, the clock has jumped."""
MAX_SPANS: Final = 50


@dataclass(frozen=True, slots=True)
class Span:
    """From `since` on, by the steady clock, the date was `ahead` of the steady clock."""

    since: int
    ahead: int


class Clock:
    """Both clocks of a process, in milliseconds.

    Tests pass clocks of their own: replaced in `time`, they would change the waiting of every thread in the process.
    """

    def __init__(
        self, monotonic: Callable[[], float] = time.monotonic, time_ns: Callable[[], int] = time.time_ns
    ) -> None:
        self.monotonic = monotonic
        self.time_ns = time_ns
        self._began = monotonic()
        self._began_ms = time_ns() // 1_000_000
        self._spans = [Span(self._began_ms, 0)]

    def steady_ms(self) -> int:
        return self._began_ms + int((self.monotonic() - self._began) * 1000)

    def date_ms(self) -> int:
        """Return the date, to be stored and shown. Nothing may be decided by it."""
        date, steady = self.time_ns() // 1_000_000, self.steady_ms()
        if abs(date - steady - self._spans[-1].ahead) > JUMP_MS:
            self._spans = [*self._spans[1 - MAX_SPANS :], Span(steady, date - steady)]
        return date

    def date_of(self, steady: int) -> int:
        """Convert a time of the steady clock to a date, as the clock is set now; for display."""
        self.date_ms()
        return steady + self._spans[-1].ahead

    def steady_of(self, date: int) -> int:
        """Convert a date to a time of the steady clock, never later than now.

        If the clock was set back, a date may have occurred twice; the later time is returned.
        """
        self.date_ms()
        now = until = self.steady_ms()
        for span in reversed(self._spans):
            at = date - span.ahead
            if span.since - JUMP_MS <= at <= until + JUMP_MS:
                return min(at, now)
            until = span.since
        return min(date, now)  # before the process started


CLOCK: Final = Clock()
