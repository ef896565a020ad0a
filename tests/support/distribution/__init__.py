"""A small distribution that announces bots, as somebody else would publish it: with this folder on the path it is installed."""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent


def installed(**more: str) -> dict[str, str]:
    """The environment of a process in which it is installed."""
    before = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(FOLDER), *([before] if before else [])]), **more}
