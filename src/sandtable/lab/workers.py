"""Worker processes that survive anything: one that dies is replaced, and its task is done again.

`WorkerPool.run` hands out tasks in order and yields each result as it arrives, so the caller decides when something counts as
finished. The parent waits for answers and for deaths at the same time. `concurrent.futures` gives up as soon as one worker
dies, which loses a night's work to a single out-of-memory kill.
"""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Generic, TypeVar, cast

from sandtable.processes import prepare_worker, signals_blocked

Task = TypeVar("Task")
Answer = TypeVar("Answer")

MAX_DEATHS: Final = 20
"""A task that ends this many workers is at fault itself."""
JOIN_SECONDS: Final = 5


class TaskFailed(RuntimeError):
    """A task raised an exception, or its workers died again and again."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)
        self.number = number


@dataclass(frozen=True)
class Cluster:
    """The Ray cluster at an address, and how many workers to start there; 0 for one for each of its processors."""

    address: str
    workers: int = 0


@dataclass
class Worker(Generic[Task]):
    """One process and the task it is working on."""

    process: SpawnProcess
    pipe: Connection
    number: int = -1
    """The number of its task, -1 if it is idle."""


class WorkerPool(Generic[Task, Answer]):
    """Processes that call `work` on tasks. `work` is a function of a module, and tasks and answers can be pickled.

    With one worker everything runs in this process, unless workers have to be prepared: `prepare` is the first thing that a
    worker calls, before any game is imported.
    """

    def __init__(
        self,
        work: Callable[[Task], Answer],
        workers: int,
        max_deaths: int = MAX_DEATHS,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        self.work = work
        self.prepare = prepare
        self.size = workers
        self.max_deaths = max_deaths
        self.deaths: dict[int, int] = {}
        """How many workers each task has ended."""

    def run(self, tasks: Iterable[Task]) -> Generator[tuple[int, Answer], None, None]:
        """The number of each task with its answer, as they arrive. Tasks are only drawn when a worker is free."""
        if self.size == 1 and self.prepare is None:
            for number, task in enumerate(tasks):
                found, why = attempt(self.work, task)
                if why:
                    raise TaskFailed(number, why)
                yield number, cast("Answer", found)
            return
        waiting = iter(enumerate(tasks))
        open_tasks: dict[int, Task] = {}
        again: list[int] = []
        team: list[Worker[Task]] = []
        try:
            while True:
                while len(team) < self.size or any(worker.number < 0 for worker in team):
                    number = again.pop() if again else self.draw(waiting, open_tasks)
                    if number < 0:
                        break
                    worker = next((worker for worker in team if worker.number < 0), None) or self.hire(team)
                    self.send(worker, number, open_tasks[number])
                if not open_tasks:
                    return
                for worker in self.ready(team):
                    number, message = worker.number, receive(worker)
                    worker.number = -1
                    if message is None:
                        team.remove(worker)
                        self.bury(worker, number)
                        again.append(number)
                        continue
                    answer, failure = message
                    if failure:
                        raise TaskFailed(number, failure)
                    del open_tasks[number]
                    yield number, answer
        finally:
            dismiss(team)

    def draw(self, waiting: Iterator[tuple[int, Task]], open_tasks: dict[int, Task]) -> int:
        """Take the next task and return its number, or -1 after the last one."""
        for number, task in waiting:
            open_tasks[number] = task
            return number
        return -1

    def hire(self, team: list[Worker[Task]]) -> Worker[Task]:
        """Start a worker. A signal waits until the worker is on the team, so that none is left behind."""
        context = get_context("spawn")
        with signals_blocked(signal.SIGINT, signal.SIGTERM):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, self.work, self.prepare), daemon=True)
            process.start()
            theirs.close()  # so that the death of the worker closes the pipe
            team.append(Worker(process, ours))
        return team[-1]

    def send(self, worker: Worker[Task], number: int, task: Task) -> None:
        """A worker that died before its task arrived is found dead when its answer is due."""
        worker.number = number
        with contextlib.suppress(OSError):
            worker.pipe.send(task)

    def ready(self, team: list[Worker[Task]]) -> list[Worker[Task]]:
        """Wait until a busy worker has answered or died."""
        busy = {worker.pipe: worker for worker in team if worker.number >= 0}
        return [busy[pipe] for pipe in connection.wait(list(busy)) if isinstance(pipe, Connection)]

    def bury(self, worker: Worker[Task], number: int) -> None:
        worker.pipe.close()
        worker.process.join(JOIN_SECONDS)
        self.deaths[number] = self.deaths.get(number, 0) + 1
        if self.deaths[number] == self.max_deaths:
            code = worker.process.exitcode
            raise TaskFailed(
                number, f"task {number} ended {self.max_deaths} workers, the last one with exit code {code}"
            )


def receive(worker: Worker[Task]) -> tuple[Any, str] | None:
    """What a worker answered: the answer, or the text of its exception. None if it has died."""
    try:
        message: tuple[Any, str] = worker.pipe.recv()
    except (EOFError, OSError):
        return None
    return message


def attempt(work: Callable[[Task], Answer], task: Task) -> tuple[Answer | None, str]:
    """The answer, or the text of the exception."""
    try:
        return work(task), ""
    except Exception:  # everything a task can raise belongs in the report
        return None, traceback.format_exc()


def dismiss(team: list[Worker[Task]]) -> None:
    """End all workers now, whatever they are doing."""
    for worker in team:
        worker.process.kill()
    for worker in team:
        worker.process.join(JOIN_SECONDS)
        worker.pipe.close()


def serve(pipe: Connection, work: Callable[[Task], Answer], prepare: Callable[[], None] | None) -> None:
    """The loop of a worker: answer tasks until the parent closes the pipe or is gone."""
    prepare_worker()
    if prepare is not None:
        prepare()
    while True:
        try:
            task: Task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(attempt(work, task))
        except OSError:
            return
