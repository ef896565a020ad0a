"""Analyses finished games in a worker process, one game at a time.

A game is analysed in small parts, which are counted in decisions, so a request can cost only so much. The worker has a low
priority: bots that think come first. If it dies, another one does the part again.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

from sandtable.analysis.analyser import AnalysisPlan, Part, analyse_part
from sandtable.analysis.positions import Analysis, Position
from sandtable.core.scene.scene import Message
from sandtable.core.text.message import number_arg
from sandtable.processes import prepare_worker
from sandtable.server.bots.pool import ProcessPool
from sandtable.server.wire.problems import Refused

log = logging.getLogger("sandtable.server")

ATTEMPTS: Final = 3
"""How often a part is tried if its worker dies."""
MAX_WAITING: Final = 20
"""The most games that wait to be analysed."""
MAX_FAILED: Final = 100
AGAIN_SECONDS: Final = 60
NICE: Final = 10

Keep = Callable[[Analysis], Awaitable[None]]
"""Stores a finished analysis."""


def prepare_analysis() -> None:
    """Let bots and requests go first. Runs in a worker."""
    prepare_worker()
    if hasattr(os, "nice"):
        os.nice(NICE)


class AnalysisJob:
    """The analysis of the game at one table."""

    def __init__(self, table_id: str, record: str, steps: int, keep: Keep) -> None:
        self.table_id = table_id
        self.record = record
        self.plan = AnalysisPlan(steps)
        self.keep = keep
        self.progress = 0
        """How much is done, in thousandths."""
        self.task: asyncio.Task[None] | None = None


class AnalysisQueue:
    """The games that are being analysed or wait for it, in order of their requests."""

    def __init__(self) -> None:
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()
        """By table. The first one is running."""
        self.failed: OrderedDict[str, str] = OrderedDict()
        """Why the analysis of a table ended without a result."""
        self.workers = ProcessPool(1, prepare_analysis)
        self._runner: asyncio.Task[None] | None = None

    def ahead(self, table_id: str) -> int:
        """Return how many games are analysed before that of a table."""
        return list(self.jobs).index(table_id)

    def start(self, table_id: str, record: str, steps: int, keep: Keep) -> None:
        """Queue a game, unless it is queued already."""
        if table_id in self.jobs:
            return
        if len(self.jobs) > MAX_WAITING:
            raise Refused(
                503,
                "busy",
                "analysis",
                f"too many games are being analysed; try again in {AGAIN_SECONDS} s",
                said=Message("refused-busy", {"n": number_arg(AGAIN_SECONDS)}),
                headers={"retry-after": str(AGAIN_SECONDS)},
            )
        self.failed.pop(table_id, None)
        self.jobs[table_id] = AnalysisJob(table_id, record, steps, keep)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.create_task(self._run(), name="analysing games")

    def cancel(self, table_id: str) -> None:
        """Stop the analysis of a table. What it has found is lost."""
        job = self.jobs.pop(table_id, None)
        if job is not None and job.task is not None:
            job.task.cancel()
            self.workers.close()  # otherwise the worker would finish the part first

    async def close(self) -> None:
        for table_id in [*self.jobs]:
            self.cancel(table_id)
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)
        self.workers.close()

    async def _run(self) -> None:
        try:
            while self.jobs:
                job = next(iter(self.jobs.values()))
                job.task = asyncio.create_task(self._analyse(job), name=f"analysing {job.table_id}")
                await asyncio.wait([job.task])
                if self.jobs.get(job.table_id) is job:
                    del self.jobs[job.table_id]
                error = None if job.task.cancelled() else job.task.exception()
                if isinstance(error, Exception):
                    self._fail(job, error)
        finally:
            self.workers.close()

    def _fail(self, job: AnalysisJob, error: Exception) -> None:
        log.error("the game at table %s cannot be analysed: %r", job.table_id, error)
        self.failed[job.table_id] = repr(error)  # an exception would hold on to the record
        while len(self.failed) > MAX_FAILED:
            self.failed.popitem(last=False)

    async def _analyse(self, job: AnalysisJob) -> None:
        parts = job.plan.parts()
        part = next(parts)
        with suppress(StopIteration):
            while True:
                job.progress = part.progress
                part = parts.send(await self._do(job.record, part))
        assert job.plan.analysis is not None
        await job.keep(job.plan.analysis)

    async def _do(self, record: str, part: Part) -> list[Position]:
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.workers.pool()
            try:
                return await asyncio.wrap_future(self.workers.submit(analyse_part, record, part))
            except BrokenProcessPool:
                self.workers.drop(pool)
                if attempt == ATTEMPTS:
                    raise
                log.warning("a worker died while it analysed a game; trying again")
        raise AssertionError("unreachable")
