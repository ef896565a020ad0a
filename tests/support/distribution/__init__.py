"""A small third-party distribution that announces bots. It is installed when this folder is on the path."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent


def installed(**more: str) -> dict[str, str]:
    """The environment variables of a process in which it is installed."""
    before = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(FOLDER), *([before] if before else [])]), **more}
