"""Runs work in threads by kind, with a bounded queue for each kind, so that a flood of one kind does not block the others.

The event loop only does what takes a few milliseconds. Everything else runs here, including anything that takes longer the
longer a game is. If a queue is full, the request is refused with 503 and `Retry-After`. `docs/design/server.md` lists the
routes and their kinds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import Any, Final, Literal, ParamSpec, TypeVar, get_args

from sandtable.core.scene.scene import Message
from sandtable.core.text.message import number_arg
from sandtable.server.wire.problems import Refused

Kind = Literal[
    "health", "store", "tables", "scenes", "views", "gestures", "questions", "records", "checks", "rules", "content"
]
"""The health check; reading the database; replaying games; rendering for open pages and lists; tables read over HTTP; gestures
that answer questions; questions about a table; uploaded records; what players write (options, documents, decks); rule lookups;
content of the games."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
RETRY_SECONDS: Final = 2

P = ParamSpec("P")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PoolSize:
    threads: int
    queue: int
    """How many calls may wait in addition to the running ones."""


SIZES: Final[dict[Kind, PoolSize]] = {
    "health": PoolSize(1, 20),
    "store": PoolSize(4, 1_000),
    # at most one of these at a time per table
    "tables": PoolSize(2, 1_000),
    "scenes": PoolSize(2, 1_000),
    "views": PoolSize(1, 100),
    "gestures": PoolSize(1, 100),
    "questions": PoolSize(1, 100),
    "records": PoolSize(1, 8),
    "checks": PoolSize(1, 50),
    "rules": PoolSize(1, 50),
    "content": PoolSize(1, 100),
}


class Executor:
    """The threads and queue of one kind of work."""

    def __init__(self, kind: Kind, size: PoolSize) -> None:
        self.kind = kind
        self.size = size
        self._pool = ThreadPoolExecutor(size.threads, f"sandtable-{kind}")
        self._lock = Lock()
        self._pending: set[Future[Any]] = set()
        self.finished = 0
        """The number of calls finished or cancelled."""

    @property
    def pending(self) -> int:
        """The number of running and queued calls."""
        return len(self._pending)

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Queue a call, with the caller's context."""
        if self.pending >= self.size.threads + self.size.queue:
            raise busy(self.kind)
        call = partial(function, *args, **kwargs)
        future: Future[T] = self._pool.submit(copy_context().run, call)
        with self._lock:
            self._pending.add(future)
        future.add_done_callback(self._end)
        return future

    def _end(self, future: Future[Any]) -> None:
        with self._lock:
            self._pending.discard(future)
            self.finished += 1

    def drop_queue(self) -> None:
        """Cancel all calls that have not started."""
        with self._lock:
            waiting = list(self._pending)
        for future in waiting:
            future.cancel()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Executors:
    """A server's executors, one for each kind."""

    def __init__(self, sizes: dict[Kind, PoolSize] = SIZES) -> None:
        self.of = {kind: Executor(kind, sizes[kind]) for kind in KINDS}

    async def run(self, kind: Kind, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a thread of its kind; refuse if too many calls are waiting.

        A call that has started finishes before a cancellation is passed on, so that the caller's lock covers all of it.
        """
        future = self.of[kind].submit(function, *args, **kwargs)
        result = asyncio.wrap_future(future)
        try:
            return await asyncio.shield(result)
        except asyncio.CancelledError:
            future.cancel()
            while not future.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([result])
            raise

    def drop_queues(self) -> None:
        for executor in self.of.values():
            executor.drop_queue()

    def close(self) -> None:
        for executor in self.of.values():
            executor.close()


def busy(kind: Kind) -> Refused:
    return Refused(
        503,
        "busy",
        kind,
        f"the server is busy; nothing was changed, try again in {RETRY_SECONDS} s",
        said=Message("refused-busy", {"n": number_arg(RETRY_SECONDS)}),
        headers={"retry-after": str(RETRY_SECONDS)},
    )
