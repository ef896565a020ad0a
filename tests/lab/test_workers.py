"""Worker processes: answers arrive, deaths are survived, failures are reported."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from sandtable.lab.workers import TaskFailed, WorkerPool
from tests.lab.tasks import die, die_once, fail_at_three, prepare_at, square
from tests.server.client import PATIENCE
from tests.server.support import until


@pytest.mark.parametrize("workers", [1, 2])
def test_every_task_is_answered_once(workers: int) -> None:
    assert sorted(WorkerPool(square, workers).run(range(20))) == [(n, n * n) for n in range(20)]


@pytest.mark.parametrize("workers", [1, 2])
def test_workers_are_prepared_and_this_process_never_is(workers: int, tmp_path: Path) -> None:
    pool = WorkerPool(square, workers, prepare=partial(prepare_at, str(tmp_path)))
    assert sorted(pool.run(range(6))) == [(n, n * n) for n in range(6)]
    prepared = {int(path.name) for path in tmp_path.iterdir()}
    assert len(prepared) == workers
    assert os.getpid() not in prepared


def test_tasks_are_drawn_only_when_a_worker_is_free() -> None:
    drawn: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            drawn.append(number)
            yield number

    others = set(multiprocessing.active_children())
    answers = WorkerPool(square, 2).run(tasks())
    next(answers)
    assert len(drawn) <= 3
    answers.close()
    assert set(multiprocessing.active_children()) <= others


def test_a_worker_that_is_killed_is_replaced_and_its_task_done_again(tmp_path: Path) -> None:
    tasks = [str(tmp_path / str(number)) for number in range(3)]
    pool = WorkerPool(die_once, 2)
    assert sorted(pool.run(tasks)) == [(number, str(number)) for number in range(3)]
    assert pool.deaths == dict.fromkeys(range(3), 1)


def test_a_task_that_kills_every_worker_is_reported() -> None:
    others = set(multiprocessing.active_children())
    with pytest.raises(TaskFailed, match="task 1 ended 3 workers, the last one with exit code -9"):
        list(WorkerPool(die, 2, max_deaths=3).run(range(4)))
    assert set(multiprocessing.active_children()) <= others


@pytest.mark.parametrize("workers", [1, 2])
def test_an_exception_of_a_task_is_reported_with_its_traceback(workers: int) -> None:
    others = set(multiprocessing.active_children())
    with pytest.raises(TaskFailed, match=r"(?s)fail_at_three.*three is too many"):
        list(WorkerPool(fail_at_three, workers).run(range(5)))
    assert set(multiprocessing.active_children()) <= others


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    words = ["tournament", "bloodstones", "--bots", "steward,steward", "--rounds", "500", "--workers", "2"]
    out = tmp_path / "out"
    command = subprocess.Popen(
        [sys.executable, "-m", "sandtable", "lab", *words, "-o", "max_rounds=1", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until(lambda: (out / "done.jsonl").exists())
    command.kill()
    assert command.communicate(timeout=PATIENCE) == ("", "")  # it ends when the last worker has closed its streams
