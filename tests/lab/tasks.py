"""Tasks for worker processes. Each worker imports this module, so it imports little itself."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    return number * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


def die_once(marker: str) -> str:
    """The first worker that gets this task is killed while it works on it."""
    path = Path(marker)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return path.name


def die(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def prepare_at(folder: str) -> None:
    Path(folder, str(os.getpid())).touch()
