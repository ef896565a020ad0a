"""Workers on the machines of a Ray cluster. They take tasks as those of `lab.workers` do.

Each worker is an actor, a process of its own. It is given tasks once it has said which version it runs, so a worker that finds
no free processor holds up nothing. When a worker or its machine is lost, its task is done again by another one. Answers travel
back to this process, which alone writes files: the machines need no common folder.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

from sandtable import __version__
from sandtable.lab.workers import MAX_DEATHS, Cluster, TaskFailed, attempt

Task = TypeVar("Task")
Answer = TypeVar("Answer")

CONNECT_SECONDS: Final = 10
HELLO: Final = -1
"""In place of the number of a task: the worker says which version it runs."""


class Worker(Generic[Task, Answer]):
    """The process on a machine of the cluster."""

    def __init__(self, work: Callable[[Task], Answer], prepare: Callable[[], None] | None) -> None:
        self.work = work
        if prepare is not None:
            prepare()

    def hello(self) -> str:
        return __version__

    def answer(self, task: Task) -> tuple[Answer | None, str]:
        return attempt(self.work, task)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster. It reports no usage."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    before = ray.is_initialized()
    if not before:
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except OSError as err:
            raise TaskFailed(0, f"no Ray cluster at {address}: {err}") from None
    try:
        yield ray
    finally:
        if not before:
            ray.shutdown()


def knock(address: str) -> None:
    """Does anything answer at HOST:PORT? Ray would try for minutes. Other forms of addresses are left to Ray."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdecimal():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


class RayPool(Generic[Task, Answer]):
    """Workers of a Ray cluster that call `work` on tasks."""

    def __init__(
        self, work: Callable[[Task], Answer], cluster: Cluster, prepare: Callable[[], None] | None = None
    ) -> None:
        self.work = work
        self.cluster = cluster
        self.prepare = prepare
        self.deaths: dict[int, int] = {}
        """How many workers each task has ended."""

    def run(self, tasks: Iterable[Task]) -> Generator[tuple[int, Answer], None, None]:
        """The number of each task with its answer, as they arrive. Tasks are only drawn when a worker is free."""
        with connected(self.cluster.address) as ray:
            size = self.cluster.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
            actor = ray.remote(num_cpus=1, max_restarts=0)(Worker)
            waiting = iter(enumerate(tasks))
            open_tasks: dict[int, Task] = {}
            again: list[int] = []
            idle: list[Any] = []
            busy: dict[Any, tuple[Any, int]] = {}
            all_drawn = False
            try:
                while not (all_drawn and not open_tasks):
                    for _ in range(size - len(idle) - len(busy)):
                        worker = actor.remote(self.work, self.prepare)
                        busy[worker.hello.remote()] = (worker, HELLO)
                    (done,), _ = ray.wait(list(busy), num_returns=1)
                    worker, number = busy.pop(done)
                    try:
                        message = ray.get(done)
                    except ray.exceptions.RayActorError as err:
                        self.bury(number, str(err))
                        if number != HELLO:
                            again.append(number)
                    else:
                        idle.append(worker)
                        if number == HELLO:
                            check_version(message)
                        else:
                            answer, failure = message
                            if failure:
                                raise TaskFailed(number, failure)
                            del open_tasks[number]
                            yield number, answer
                    while idle and not (all_drawn and not again):
                        number, task = (again[-1], open_tasks[again.pop()]) if again else next(waiting, (HELLO, None))
                        all_drawn = all_drawn or number == HELLO
                        if task is not None:
                            open_tasks[number] = task
                            worker = idle.pop()
                            busy[worker.answer.remote(task)] = (worker, number)
            finally:
                for worker in [*idle, *[worker for worker, _ in busy.values()]]:
                    ray.kill(worker)

    def bury(self, number: int, why: str) -> None:
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] == MAX_DEATHS:
            what = "no worker could be started" if number == HELLO else f"task {number} ended {MAX_DEATHS} workers"
            raise TaskFailed(number, f"{what}; the last one: {why}")


def check_version(version: str) -> None:
    """Refuse a machine with another version: its games could be others."""
    if version != __version__:
        raise TaskFailed(0, f"a machine of the cluster runs sandtable {version}, this one {__version__}")
