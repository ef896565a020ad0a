"""Limits what one live connection may send and be sent: a burst of frames and bytes, then a rate per minute.

A page sends a hello, now and then a look, and a pong every 20 seconds. A page that sends far more is disconnected. Every frame
counts, including pings, pongs, continuations and anything before the hello. Updates to a page are never refused: if it has
been sent too much, the next update is delayed and then shows the newest state.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from sandtable.server.edge.limits import Meter, Rate

KILO: Final = 1_000


class ConnectionBudget:
    """A token bucket for one connection. Without a rate, nothing is counted."""

    __slots__ = ("at", "clock", "each_second", "left", "most")

    def __init__(self, rate: Rate | None, unit: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.most = rate.burst * unit if rate is not None else 0
        self.each_second = rate.minute * unit / 60 if rate is not None else 0.0
        self.left: float = self.most
        self.at = clock()

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.at) * self.each_second)
        self.at = now

    def take(self, amount: int) -> bool:
        """Take an amount if it is available. Return whether it was."""
        if not self.most:
            return True
        self._fill()
        if amount > self.left:
            return False
        self.left -= amount
        return True

    def take_anyway(self, amount: int) -> float:
        """Take an amount unconditionally. Return the seconds until the debt is paid off."""
        if not self.most:
            return 0.0
        self._fill()
        self.left -= amount
        return max(0.0, -self.left / self.each_second)


class UpdatePacer:
    """Limits how fast one page is sent updates."""

    __slots__ = ("sent", "updates")

    def __init__(self, rates: dict[Meter, Rate]) -> None:
        self.updates = ConnectionBudget(rates.get("updates"))
        self.sent = ConnectionBudget(rates.get("sent"), KILO)

    def after(self, size: int) -> float:
        """Count an update of this size. Return the seconds until the next one may be built."""
        return max(self.updates.take_anyway(1), self.sent.take_anyway(size))


class MeteredProtocol(ServerProtocol):
    """The WebSocket protocol of one connection. It fails as soon as the connection exceeds its budget.

    A frame counts with its size on the wire or its uncompressed size, whichever is larger. A fragment that arrives on its
    own counts as a frame, so sending single bytes does not evade the limit.
    """

    # an object with more than 30 attributes does not share its dictionary's keys with others
    __slots__ = ("_counted", "_fed", "_used", "excess", "frames", "received")

    def __init__(self, rates: dict[Meter, Rate], **more: Any) -> None:
        super().__init__(**more)
        self.frames = ConnectionBudget(rates.get("frames"))
        self.received = ConnectionBudget(rates.get("received"), KILO)
        self.excess = ""
        """What there was too much of: "frames" or "bytes"."""
        self._fed = 0
        self._used = 0
        self._counted = 0

    def receive_data(self, data: bytes | bytearray) -> None:
        counted = self._counted
        self._fed += len(data)
        super().receive_data(data)
        if counted == self._counted and not self.excess:
            self._count(0)

    def recv_frame(self, frame: Frame) -> None:
        used = self._fed - len(self.reader.buffer)
        size, self._used = max(used - self._used, len(frame.data)), used
        if self._count(size):
            super().recv_frame(frame)

    def _count(self, size: int) -> bool:
        """Count a frame. If it exceeds the budget, everything after it is discarded unread."""
        self._counted += 1
        if not self.frames.take(1):
            self.excess = "frames"
        elif not self.received.take(size):
            self.excess = "bytes"
        if self.excess:
            self.fail(CloseCode.POLICY_VIOLATION, f"too many {self.excess}")
        return not self.excess
