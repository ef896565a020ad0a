"""Python reads this before anything else where its folder is on the path: a clock that somebody else puts forward and back."""

from __future__ import annotations

import os
import time

_FILE = os.environ["CHAOS_CLOCK"]
_now = time.time_ns


def _time_ns() -> int:
    try:
        with open(_FILE) as file:
            return _now() + int(file.read() or 0) * 1_000_000_000
    except (OSError, ValueError):
        return _now()


time.time_ns = _time_ns
time.time = lambda: _time_ns() / 1e9
