"""Finds the Pythons on this machine other than the one that runs the tests."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

NEWEST: Final = 20
REQUIREMENTS: Final = (
    "msgspec",
    "starlette",
    "uvicorn",
    "websockets",
    "sqlalchemy",
    "alembic",
    "click",
    "rich",
    "fluent.runtime",
)


def other_pythons() -> dict[str, str]:
    """The other Pythons from 3.11 on by version: those on the path, and those of pyenv."""
    found: dict[str, str] = {}
    for minor in range(11, NEWEST):
        if minor == sys.version_info.minor:
            continue
        places = sorted(Path.home().glob(f".pyenv/versions/3.{minor}.*/bin/python"))
        named = [str(path) for path in places] + [shutil.which(f"python3.{minor}") or ""]
        working = next((path for path in named if path and starts(path, minor)), None)
        if working:
            found[f"3.{minor}"] = working
    return found


def starts(python: str, minor: int) -> bool:
    """Is this a Python of that version? A pyenv shim may point to none."""
    return runs(python, f"import sys; sys.exit(sys.version_info[:2] != (3, {minor}))")


def runs(python: str, code: str) -> bool:
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def with_requirements(pythons: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """The Pythons with the packages that a server needs, and the versions of the others."""
    code = "; ".join([f"import {name}" for name in REQUIREMENTS])
    able = {version: python for version, python in pythons.items() if runs(python, code)}
    return able, [version for version in pythons if version not in able]
