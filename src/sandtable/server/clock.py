"""Two clocks: the date, which is stored and shown and may jump, and a steady one, by which everything waits.

Somebody may set the clock of the machine, or a time server does. No game may notice: whatever lasts a while (the wait for
contributions, the pause before a pass, how long somebody is away, how long a table is left alone) is measured by the steady
clock. It begins at the date at which the process began and never jumps.

Dates in the log are all that is known of what happened before a table was built. `steady_of` finds out when that was. For this
it remembers by how much the date was ahead of the steady clock, and from when to when.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

JUMP_MS: Final = 1_000
"""A date that is off by more than this has jumped."""
MOST_SPANS: Final = 50


@dataclass(frozen=True, slots=True)
class Span:
    """From `since` on, by the steady clock, the date was `ahead` of it."""

    since: int
    ahead: int


class Clock:
    """Both clocks of a process, in milliseconds."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._began_ms = time.time_ns() // 1_000_000
        self._spans = [Span(self._began_ms, 0)]

    def steady_ms(self) -> int:
        return self._began_ms + int((time.monotonic() - self._began) * 1000)

    def date_ms(self) -> int:
        """The date, for what is stored and shown. Nothing may be decided by it."""
        date, steady = time.time_ns() // 1_000_000, self.steady_ms()
        if abs(date - steady - self._spans[-1].ahead) > JUMP_MS:
            self._spans = [*self._spans[1 - MOST_SPANS :], Span(steady, date - steady)]
        return date

    def date_of(self, steady: int) -> int:
        """The date at a time of the steady clock, as the clock is set now; for people."""
        self.date_ms()
        return steady + self._spans[-1].ahead

    def steady_of(self, date: int) -> int:
        """When something happened that has this date; never later than now.

        If the clock was put back, a date may have been there twice: then it is the later time.
        """
        self.date_ms()
        now = until = self.steady_ms()
        for span in reversed(self._spans):
            at = date - span.ahead
            if span.since - JUMP_MS <= at <= until + JUMP_MS:
                return min(at, now)
            until = span.since
        return min(date, now)  # from before the process began


CLOCK: Final = Clock()
