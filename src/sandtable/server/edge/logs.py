"""A log that cannot be flooded: of lines that say the same about others only the first few of a while are written."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

SECONDS: Final = 10.0
MOST: Final = 20


class Structured(logging.Formatter):
    """Each line a JSON object: when (UTC), how bad, whose, what was said; the kind of line is the same for all of its kind."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "kind": str(record.msg),
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Sparse(logging.Filter):
    """Lets so many lines of a kind pass in so many seconds, and says afterwards how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST, seconds: float = SECONDS) -> None:
        super().__init__()
        self.clock = clock
        self.most = most
        self.seconds = seconds
        self._began = clock()
        self._seen: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        left_out = 0
        now = self.clock()
        if now - self._began >= self.seconds:
            left_out = sum(count - self.most for count in self._seen.values() if count > self.most)
            self._began = now
            self._seen.clear()
        kind = (record.name, str(record.msg))
        self._seen[kind] += 1
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} lines like those before were left out)"
            record.args = ()
        return self._seen[kind] <= self.most
