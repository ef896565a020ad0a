"""Where the work is done: worker processes on this machine, or those of a Ray cluster. Both offer the same `run`."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Protocol, TypeVar

from sandtable.lab.workers import Cluster, WorkerPool

Task = TypeVar("Task")
Answer = TypeVar("Answer")
Task_contra = TypeVar("Task_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)


class Executor(Protocol[Task_contra, Answer_co]):
    def run(self, tasks: Iterable[Task_contra]) -> Generator[tuple[int, Answer_co], None, None]:
        """The number of each task with its answer, as they arrive."""


Workers = int | Cluster
"""How many processes on this machine, or which cluster."""


def executor(
    work: Callable[[Task], Answer], workers: Workers, prepare: Callable[[], None] | None = None
) -> Executor[Task, Answer]:
    """Workers that call `work` on tasks, after `prepare`."""
    if isinstance(workers, int):
        return WorkerPool(work, workers, prepare=prepare)
    from sandtable.lab.ray_pool import RayPool  # only those who use a cluster have Ray

    return RayPool(work, workers, prepare)
