"""`--ray`: the same rows on a cluster, also when one of its nodes is killed. Needs Ray, which the tests do not install."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from tests.server.client import PATIENCE

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install -r requirements/ray.txt")
def test_two_nodes_of_which_one_is_killed_play_the_same_games() -> None:
    words = [sys.executable, "-m", "tests.lab.two_nodes", "120"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=4 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    found = [line.split() for line in done.stdout.splitlines()]
    assert [line[0] for line in found if len(line) == 3] == ["here", "pool", "cluster", "killed"]
    assert len({line[1] for line in found if len(line) == 3}) == 1


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_command_says_what_to_install(tmp_path: Path) -> None:
    words = ["lab", "simulate", "warlords", "--bots", "random", "--ray", "auto", "--out", str(tmp_path / "out")]
    result = CliRunner().invoke(main, words)
    assert (result.exit_code, "pip install 'sandtable[ray]'" in result.output) == (1, True)
    assert not (tmp_path / "out").exists()
