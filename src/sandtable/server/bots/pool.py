"""Runs bots in worker processes. If a worker dies, the pool is rebuilt and the question is asked again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, Final, ParamSpec, TypeVar

from sandtable.bots import FALLBACK, SHIPPED, Roster, UnknownBot, find_bot, make_bot, policy_of
from sandtable.bots.proposals import accepts_draw, concedes
from sandtable.bots.search import SearchBot
from sandtable.bots.search.coach import Coaching, coach
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game, game_names
from sandtable.processes import prepare_worker, signals_blocked
from sandtable.server.bots.queue import BotQueue

log = logging.getLogger("sandtable.server")

ATTEMPTS: Final = 3
SLOTS: Final = 64
"""More questions at once than any pool works on."""

Stops = Any
"""A shared array with a byte for each question that is being thought about: not zero if nobody needs the answer any more."""

P = ParamSpec("P")
T = TypeVar("T")


_stops: Stops | None = None
"""In a worker: the marks of this pool's questions."""


def start_worker(stops: Stops) -> None:
    """Prepare a worker process."""
    global _stops  # what a worker inherits reaches its functions in no other way
    _stops = stops
    prepare_worker()


def choose_pick(
    game: str, place: str, seat: int, seed: int, seen: State, may_concede: bool, slot: int = -1
) -> str | None:
    """Return the text of the pick of a bot, given by its place in the roster, from what its seat sees. Runs in a worker.

    None: it concedes. A search ends early, without an answer, when its slot is marked.
    """
    spec = find_game(game)
    asked, bot = seen.asked(seat), make_bot(place, spec, seed)
    if isinstance(bot, SearchBot):
        bot.search.is_stopped = lambda: _stops is not None and slot >= 0 and _stops[slot] != b"\0"
    if may_concede and concedes(game, bot, seen, seat):
        return None
    return spec.notation.option_text(seen, asked, bot.choose(seen, asked))


def accepts_proposed_draw(game: str, place: str, seat: int, seed: int, seen: State) -> bool:
    """Return whether a bot accepts a draw. Runs in a worker."""
    return accepts_draw(game, make_bot(place, find_game(game), seed), seen, seat)


def advise_seat(game: str, bot: str, seat: int, seen: State, warns: bool) -> Coaching:
    """Return what the coach says about the seat's question, from what the seat sees. Runs in a worker."""
    spec = find_game(game)
    policies = [find_bot(bot, spec, each) for each in range(seen.players)]
    return coach(spec, policies, seen, seen.asked(seat), warns)


def import_bots() -> None:
    """Import what bots need. Runs in a worker."""
    for name in game_names():
        with suppress(ImportError, AttributeError):  # a game under development
            find_game(name)
            find_bot(policy_of(name), find_game(name))


class ProcessPool:
    """Worker processes, started when the first call comes."""

    def __init__(self, workers: int, prepare: Callable[..., None] = prepare_worker) -> None:
        """`prepare` is called first in each worker, with `arguments`."""
        self.workers = workers
        self.prepare = prepare
        self.arguments: tuple[Any, ...] = ()
        self._pool: ProcessPoolExecutor | None = None
        self.context = multiprocessing.get_context("forkserver" if sys.platform == "linux" else "spawn")
        """Never fork a process with running threads."""

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, self.context, self.prepare, self.arguments)
        return self._pool

    def submit(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call a function in a worker, which is started if there is none to spare."""
        with signals_blocked():
            return self.pool().submit(function, *args, **kwargs)

    def drop(self, broken: ProcessPoolExecutor) -> None:
        """Give up a pool that lost a worker. The next call starts another one."""
        if self._pool is broken:
            self._pool = None
            broken.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop the workers at once, whatever they are doing."""
        if self._pool is not None:
            workers = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for worker in workers:  # otherwise this process would not exit until they are done
                worker.terminate()


class BotPool(ProcessPool):
    """The workers in which bots think. Questions that they leave open are asked again when the tables are next loaded."""

    def __init__(self, workers: int, roster: Roster = SHIPPED) -> None:
        super().__init__(workers, start_worker)
        self._stops: Stops = self.context.RawArray("c", SLOTS)
        self.arguments = (self._stops,)
        self._slots = list(range(SLOTS))
        """The marks that are free."""
        self.roster = roster
        # one more than there are workers, because another answer may be stored meanwhile
        self.queue = BotQueue(workers + 1, time.monotonic)

    async def choose(
        self, game: str, bot: str, seat: int, seed: int, seen: State, may_concede: bool = False
    ) -> str | None:
        """Return a bot's answer, None if it concedes. A bot that fails repeatedly is replaced by a random answer."""
        for attempt in range(ATTEMPTS + 1):
            name = bot if attempt < ATTEMPTS else FALLBACK
            pool = self.pool()
            try:
                place = self.roster.place(name, game)
                return await self.think(game, place, seat, seed, seen, may_concede)
            except UnknownBot as error:  # the table is older than its removal by the operator
                log.warning("%s; using a random answer", error)
                bot = FALLBACK
            except BrokenProcessPool:
                log.warning("a worker died while %s was thinking; retrying", name)
                self.drop(pool)
            except Exception:
                log.exception("bot %s failed at a question of %s", name, game)
        raise RuntimeError(f"no bot can answer for seat {seat}")

    async def think(self, game: str, place: str, seat: int, seed: int, seen: State, may_concede: bool) -> str | None:
        """Let a worker choose. If this is cancelled, the worker stops searching."""
        slot = self._slots.pop() if self._slots else -1
        if slot >= 0:
            self._stops[slot] = b"\0"
        chosen = self.submit(choose_pick, game, place, seat, seed, seen, may_concede, slot)
        if slot >= 0:
            chosen.add_done_callback(lambda _: self._slots.append(slot))
        try:
            return await asyncio.wrap_future(chosen)
        except asyncio.CancelledError:
            if slot >= 0 and not chosen.done():  # else another question may have the slot by now
                self._stops[slot] = b"\1"
            raise

    async def accepts_draw(self, game: str, bot: str, seat: int, seed: int, seen: State) -> bool:
        """Return whether a bot accepts a draw. One that fails declines."""
        pool = self.pool()
        try:
            place = self.roster.place(bot, game)
            return await asyncio.wrap_future(self.submit(accepts_proposed_draw, game, place, seat, seed, seen))
        except BrokenProcessPool:
            self.drop(pool)
        except Exception:
            log.exception("bot %s failed at a draw in %s", bot, game)
        return False

    async def advice(self, game: str, bot: str, seat: int, seen: State, warns: bool) -> Coaching:
        """Return what the coach says. If it fails, the caller may ask again."""
        pool = self.pool()
        try:
            return await asyncio.wrap_future(self.submit(advise_seat, game, bot, seat, seen, warns))
        except BrokenProcessPool:
            self.drop(pool)
            raise

    def warm_up(self) -> None:
        """Start a worker now, so that the first bot need not wait for one."""
        self.submit(import_bots)
