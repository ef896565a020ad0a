"""Golden games come out the same on every Python of this machine from 3.11 on, not only on the one that runs the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NEWEST = 20


def other_pythons() -> dict[str, str]:
    """The other Pythons by version: those on the path, and those of pyenv."""
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
    """Is this a Python of that version? A shim of pyenv may stand for none."""
    code = f"import sys; sys.exit(sys.version_info[:2] != (3, {minor}))"
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


PYTHONS = other_pythons()


@pytest.mark.long
@pytest.mark.skipif(not PYTHONS, reason="no other Python from 3.11 on here")
@pytest.mark.parametrize("version", PYTHONS)
def test_golden_games_replay_on_another_python(version: str, pytestconfig: pytest.Config) -> None:
    env = {**os.environ, "PYTHONPATH": str(HERE.parents[1] / "src")}
    if pytestconfig.cache is not None:
        # to compile everything takes a seventh of the time, and nothing of it belongs beside the sources
        env["PYTHONPYCACHEPREFIX"] = str(pytestconfig.cache.mkdir("bytecode"))
        env.pop("PYTHONDONTWRITEBYTECODE", None)
    argv = [PYTHONS[version], str(HERE / "replay_all.py")]
    done = subprocess.run(argv, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith(f"Python {version}.")
