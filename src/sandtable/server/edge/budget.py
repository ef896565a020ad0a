"""What one live connection may send and be sent: so many frames and bytes at once, then so many a minute.

A page sends a hello, now and then a look, and an answer to a ping every 20 seconds. Whoever sends far more is disconnected:
every frame counts, also pings, pongs, continuations and what comes before the hello. Updates to a page are never refused;
when it has been sent too much, the next one waits and then tells the newest state.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from websockets.frames import CloseCode, Frame
from websockets.server import ServerProtocol

from sandtable.server.edge.limits import Meter, Rate

KILO: Final = 1_000


class Budget:
    """A token bucket of one connection; without a rate nothing is counted."""

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
        """Take this much, if it is there."""
        if not self.most:
            return True
        self._fill()
        if amount > self.left:
            return False
        self.left -= amount
        return True

    def owe(self, amount: int) -> float:
        """Take this much in any case; gives the seconds until the debt is paid."""
        if not self.most:
            return 0.0
        self._fill()
        self.left -= amount
        return max(0.0, -self.left / self.each_second)


class Pace:
    """How fast one page is sent updates."""

    __slots__ = ("sent", "updates")

    def __init__(self, rates: dict[Meter, Rate]) -> None:
        self.updates = Budget(rates.get("updates"))
        self.sent = Budget(rates.get("sent"), KILO)

    def after(self, size: int) -> float:
        """An update of this size was sent: the seconds until the next one may be made."""
        return max(self.updates.owe(1), self.sent.owe(size))


class MeteredProtocol(ServerProtocol):
    """The WebSocket protocol of one connection, which fails as soon as it was sent more than its budget.

    A frame counts with what it took on the line or what it unpacks to, whichever is more. A part of a frame that arrives by
    itself counts as a frame, so a byte at a time is no way around this.
    """

    # with more than 30 attributes an object does not share the keys of its dictionary with others
    __slots__ = ("_counted", "_fed", "_used", "excess", "frames", "received")

    def __init__(self, rates: dict[Meter, Rate], **more: Any) -> None:
        super().__init__(**more)
        self.frames = Budget(rates.get("frames"))
        self.received = Budget(rates.get("received"), KILO)
        self.excess = ""
        """What there was too much of."""
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
        """Count a frame. If it is one too many, everything after it is thrown away unread."""
        self._counted += 1
        if not self.frames.take(1):
            self.excess = "frames"
        elif not self.received.take(size):
            self.excess = "bytes"
        if self.excess:
            self.fail(CloseCode.POLICY_VIOLATION, f"too many {self.excess}")
        return not self.excess
