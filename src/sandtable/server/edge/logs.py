"""Formats and throttles the log: of similar lines, only the first few in a period are written."""

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


class JsonFormatter(logging.Formatter):
    """Formats each line as a JSON object: time (UTC), level, logger, message. `kind` is the same for similar lines."""

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


class LogThrottle(logging.Filter):
    """Passes a limited number of lines of a kind per period, and reports how many were omitted."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST, seconds: float = SECONDS) -> None:
        super().__init__()
        self.clock = clock
        self.most = most
        self.seconds = seconds
        self._began = clock()
        self._seen: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        omitted = 0
        now = self.clock()
        if now - self._began >= self.seconds:
            omitted = sum(count - self.most for count in self._seen.values() if count > self.most)
            self._began = now
            self._seen.clear()
        kind = (record.name, str(record.msg))
        self._seen[kind] += 1
        if omitted:
            record.msg = f"{record.getMessage()} ({omitted} similar lines were omitted)"
            record.args = ()
        return self._seen[kind] <= self.most
