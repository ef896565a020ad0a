"""Scenes are rendered one at a time, and other requests run in between."""

from __future__ import annotations

import asyncio

import pytest

from sandtable.server.live.render_queue import RenderQueue
from tests.server.support import LONG, Served, next_update


def test_requests_come_between_two_drawings() -> None:
    done: list[str] = []

    async def page(easel: RenderQueue, name: str) -> None:
        async with easel:
            done.append(name)
            asyncio.get_running_loop().call_soon(done.append, "request")

    async def run() -> None:
        easel = RenderQueue()
        await asyncio.gather(*[page(easel, name) for name in ("one", "two", "three")])

    asyncio.run(run())
    assert done[:5] == ["one", "request", "two", "request", "three"]


def test_a_page_that_is_gone_keeps_nobody_waiting() -> None:
    done: list[str] = []

    async def page(easel: RenderQueue, name: str) -> None:
        async with easel:
            done.append(name)

    async def run() -> None:
        easel = RenderQueue()
        async with easel:
            tasks = [asyncio.create_task(page(easel, name)) for name in ("waiting", "called", "last")]
            await asyncio.sleep(0)
            tasks[0].cancel()  # while it waits
        await asyncio.sleep(0)
        tasks[1].cancel()  # just when its turn has come
        await asyncio.wait_for(asyncio.gather(*tasks, return_exceptions=True), 30)
        async with easel:
            done.append("free")

    asyncio.run(run())
    assert done == ["last", "free"]


def test_scenes_are_let_go_and_pages_follow_all_the_same(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.live.render_queue.MAX_FRESH", 1)
    first, second = (served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join() for _ in range(2))
    with first.hello(0, 1) as page, second.hello(0, 1) as other:
        next_update(page)
        next_update(other)
        seat, seq, options = second.asked()
        assert second.pick(seat, seq, options[0]).status_code == 200
        next_update(other, seq)
        assert not served.registry._tables[first.id].scenes._made
        seat, seq, options = first.asked()
        assert first.pick(seat, seq, options[0]).status_code == 200
        assert next_update(page, seq)["scene"] == first.view(seat, since=1_000_000)["scene"]
