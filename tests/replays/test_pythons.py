"""Golden games come out the same on every Python of this machine from 3.11 on, not only on the one that runs the tests."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.pythons import other_pythons

HERE = Path(__file__).parent
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
