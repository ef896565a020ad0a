"""A bot stops thinking when nobody needs its answer any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sandtable.bots import SHIPPED
from sandtable.core.registry import find_game
from sandtable.server.bots.pool import BotPool
from tests.server.client import PATIENCE
from tests.server.support import Served, until


def test_a_worker_stops_a_search_that_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only worker answers the next question; the search alone would go on for years."""
    st = find_game("warlords").start(2, {}, 4, log=False)
    while st.decision is not None and len(st.decision.options) < 4:
        st.apply(st.decision.options[0])
    assert st.decision is not None
    seat = st.decision.seat
    pool = BotPool(1, SHIPPED.with_places("warlords", {"endless": "tests.server.endless:EndlessBot"}))

    asked: list[Future[Any]] = []

    def submit(*args: Any) -> Future[Any]:
        asked.append(BotPool.submit(pool, *args))
        return asked[-1]

    monkeypatch.setattr(pool, "submit", submit)

    async def ask() -> str | None:
        searching = asyncio.create_task(pool.choose("warlords", "endless", seat, 1, st.seen_by(seat)))
        while not (asked and asked[0].running()):
            await asyncio.sleep(0.001)
        searching.cancel()
        async with asyncio.timeout(PATIENCE):
            return await pool.choose("warlords", "random", seat, 1, st.seen_by(seat))

    try:
        assert asyncio.run(ask())
    finally:
        pool.close()


def test_undo_ends_the_thinking_and_the_bot_is_asked_again(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    bot_pool = served.registry.bot_pool
    choose = bot_pool.choose
    asked: list[str] = []

    async def thinks_for_ever_once(*args: Any) -> str | None:
        asked.append("bot")
        if len(asked) == 1:
            await asyncio.Event().wait()
        return await choose(*args)

    monkeypatch.setattr(bot_pool, "choose", thinks_for_ever_once)
    table = served.open_table([{"holder": "here"}, {"holder": "bot", "bot": "random"}], {"first_player": "1"}).join()
    _, seq, options = table.asked()
    assert table.pick(0, seq, options[0]).status_code == 200
    until(lambda: bool(asked))
    assert table.undo(0, seq + 1).status_code == 200
    _, seq, options = table.asked()
    assert table.pick(0, seq, options[1]).status_code == 200
    until(lambda: 1 in {step["seat"] for step in table.view(0)["steps"]})
    assert len(asked) >= 2


def test_a_bot_does_not_begin_to_think_about_a_position_that_is_gone(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry, waiting, asked = served.registry, asyncio.Event(), list[str]()
    is_undone = asyncio.Event()

    @asynccontextmanager
    async def comes_late(*_: str) -> AsyncIterator[None]:
        waiting.set()
        await is_undone.wait()
        yield

    async def choose(*_: object) -> str | None:
        asked.append("bot")
        return None

    monkeypatch.setattr(registry.bot_pool.queue, "turn", comes_late)
    monkeypatch.setattr(registry.bot_pool, "choose", choose)
    table = served.open_table([{"holder": "here"}, {"holder": "bot", "bot": "random"}], {"first_player": "1"}).join()
    _, seq, options = table.asked()
    assert table.pick(0, seq, options[0]).status_code == 200
    until(waiting.is_set)
    tasks = registry._bot_tasks._tasks
    loop = tasks[table.id].get_loop()
    assert table.undo(0, seq + 1).status_code == 200
    loop.call_soon_threadsafe(is_undone.set)
    until(lambda: table.id not in tasks)
    assert not asked
