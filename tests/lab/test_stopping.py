"""`lab tournament` and `fuzz` end with one line when they are interrupted or terminated, and leave no process behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import PATIENCE
from tests.server.support import until
from tests.test_cli_browser import interrupt, is_running, terminate

ENDLESS = {
    "tournament": ["lab", "tournament", "battlelore", "--bots", "random,random", "--rounds", "1000000"],
    "fuzz": ["fuzz", "battlelore", "--games", "1000000"],
}


def threads(process: int) -> int:
    """The threads of a process and of the processes it has started."""
    tasks = list(Path(f"/proc/{process}/task").iterdir())
    started = [int(word) for task in tasks for word in (task / "children").read_text().split()]
    return len(tasks) + sum(threads(each) for each in started)


def handles_sigterm(process: int) -> bool:
    caught = re.search(r"^SigCgt:\s*(\w+)$", Path(f"/proc/{process}/status").read_text(), re.MULTILINE)
    assert caught is not None
    return bool(int(caught[1], 16) >> (signal.SIGTERM - 1) & 1)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process has started")
@pytest.mark.parametrize("stop", [interrupt, terminate])
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("command", ENDLESS)
def test_it_ends_with_one_line(command: str, workers: int, stop: Callable[[int], None]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sandtable", *ENDLESS[command], "--workers", str(workers)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until(lambda: handles_sigterm(process.pid))
        if workers > 1:
            until(lambda: threads(process.pid) >= 2 + 2 * workers)
        stop(process.pid)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert out == ""
    assert re.fullmatch(r"Stopped after \d+ of 1000000 (rounds|games of battlelore)\.\n", err)
    assert process.returncode == 128 + (signal.SIGINT if stop is interrupt else signal.SIGTERM)
    until(lambda: not is_running(process.pid))
