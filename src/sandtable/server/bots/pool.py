"""Bots think in worker processes. A worker that dies takes nobody along: the pool is made anew and the question asked again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

from sandtable.bots import SHIPPED, Roster, UnknownBot, best_bot, find_bot, make_bot
from sandtable.bots.weighing import Advice, advise
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game, game_names
from sandtable.server.bots.queue import BotQueue

log = logging.getLogger("sandtable.server")

ATTEMPTS: Final = 3
FALLBACK: Final = "random"


def think(game: str, place: str, seat: int, seed: int, seen: State) -> str:
    """In a worker: the text of the option that the bot at a place of the roster picks from what its seat sees."""
    spec = find_game(game)
    asked = seen.asked(seat)
    pick = make_bot(place, spec, seed).choose(seen, asked)
    return spec.notation.option_text(seen, asked, pick)


def ponder(game: str, bot: str, seat: int, seen: State) -> Advice:
    """In a worker: what a bot would answer in place of the seat, from what the seat sees."""
    spec = find_game(game)
    return advise(spec, find_bot(bot, spec), seen, seen.asked(seat))


def get_ready() -> None:
    """In a worker: import what thinking needs."""
    for name in game_names():
        with suppress(ImportError, AttributeError):  # a game that is still being written
            find_game(name)
            find_bot(best_bot(name), find_game(name))


def end_with_parent() -> None:
    """In a worker: go when the server has gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotPool:
    """The pool of workers, made when the first bot has to think."""

    def __init__(self, workers: int, roster: Roster = SHIPPED) -> None:
        self.workers = workers
        self.roster = roster
        # one more than can think: somebody's answer is stored meanwhile
        self.queue = BotQueue(workers + 1, time.monotonic)
        self._pool: ProcessPoolExecutor | None = None

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # never fork a process with running threads
            method = "forkserver" if sys.platform == "linux" else "spawn"
            context = multiprocessing.get_context(method)
            self._pool = ProcessPoolExecutor(self.workers, context, end_with_parent)
        return self._pool

    async def choose(self, game: str, bot: str, seat: int, seed: int, seen: State) -> str:
        """A bot's answer. One that fails again and again is replaced by chance for this question."""
        for attempt in range(ATTEMPTS + 1):
            name = bot if attempt < ATTEMPTS else FALLBACK
            pool = self.pool()
            try:
                place = self.roster.place(name, game)
                return await asyncio.get_running_loop().run_in_executor(pool, think, game, place, seat, seed, seen)
            except UnknownBot as error:  # of a table from before the operator dropped it
                log.warning("%s; it is answered by chance", error)
                bot = FALLBACK
            except BrokenProcessPool:
                log.warning("a worker died while %s was thinking; asking again", name)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
            except Exception:
                log.exception("the bot %s failed at a question of %s", name, game)
        raise RuntimeError(f"no bot can answer for seat {seat}")

    async def advice(self, game: str, bot: str, seat: int, seen: State) -> Advice:
        """What a bot would answer; whoever asked may ask again if that fails."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool(), ponder, game, bot, seat, seen)
        except BrokenProcessPool:
            self._pool = None
            raise

    def warm_up(self) -> None:
        """Start a worker now, so that the first bot need not wait for one."""
        self.pool().submit(get_ready)

    def close(self) -> None:
        """End the workers at once: what they think about is asked again by whoever opens the table next."""
        if self._pool is not None:
            workers = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for worker in workers:  # the end of this process would wait for the last thought otherwise
                worker.terminate()
