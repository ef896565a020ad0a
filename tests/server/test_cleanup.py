"""Unused tables are removed from memory and from the database. Tests pass in the time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.actions import opening, seating
from sandtable.server.actions.cleanup import DAY_MS, Cleanup
from sandtable.server.actions.listing import list_open_tables
from sandtable.server.clock import CLOCK
from sandtable.server.edge.limits import OWN_MACHINE, Limits
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.database import write_nothing
from sandtable.server.storage.store import ASLEEP
from sandtable.server.wire.messages import Join, NewTableAnswer, WhatIf
from sandtable.server.wire.problems import Refused
from tests.server.client import PATIENCE
from tests.server.support import LONG, Served, in_house, next_update, open_inside, until

LIMITS = Limits(waiting_days=10, what_if_days=20, left_days=30)


class Onlooker:
    address = "192.0.2.7"

    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


async def begun(registry: TableRegistry) -> NewTableAnswer:
    made = await open_inside(registry)
    for given in made.keys:
        if given.seat != PUBLIC:
            await seating.join(registry, made.table.id, given.key, Join(contribution="x"))
    return made


async def after(registry: TableRegistry, days: float, limits: Limits = LIMITS) -> int:
    """How many tables are removed after a number of days, one day after they were found idle."""
    tidying = Cleanup(registry, limits)
    now = CLOCK.steady_ms() + round(days * DAY_MS)
    assert await tidying.look(now - DAY_MS // 4) == 0
    return await tidying.look(now + DAY_MS)


def is_gone(registry: TableRegistry, table: str) -> bool:
    return registry.store.read(table) is None


def test_a_table_waits_so_many_days(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        made = await open_inside(registry)
        await seating.join(registry, made.table.id, made.keys[0].key, Join(contribution="x"))
        assert await after(registry, 9) == 0
        assert await after(registry, 11, OWN_MACHINE) == 0  # a server for your own machine keeps everything
        onlooker = Onlooker()
        registry.watch(made.table.id, onlooker)
        assert await after(registry, 11) == 0
        registry.unwatch(made.table.id, onlooker)
        assert await after(registry, 11) == 1
        assert is_gone(registry, made.table.id)
        with pytest.raises(Refused, match="there is no table"):
            await registry.info(made.table.id)
        assert await list_open_tables(registry) == []

    in_house(tmp_path, play)


def test_a_game_that_all_have_left_sleeps_until_somebody_comes(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        made = await begun(registry)
        table = made.table.id
        assert await after(registry, 29) == 0
        assert await after(registry, 31) == 1
        stored = registry.store.read(table)
        assert stored is not None
        assert (stored.row.status, len(stored.entries)) == (ASLEEP, 2)
        assert await list_open_tables(registry) == []
        assert registry.store.playing() == []
        assert (await registry.info(table)).status == "playing"
        await registry.stored(registry.store.submit(write_nothing))  # what was queued before is written
        assert [face.info.id for face in await list_open_tables(registry)] == [table]

    in_house(tmp_path, play)


def test_what_was_tried_out_goes_and_its_game_stays(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        made = await begun(registry)
        tried = await opening.what_if(registry, made.table.id, made.keys[0].key, WhatIf(at=0))
        assert await after(registry, 19) == 0
        assert await after(registry, 21) == 1
        assert is_gone(registry, tried.table.id)
        assert not is_gone(registry, made.table.id)

    in_house(tmp_path, play)


def test_somebody_who_comes_at_the_last_moment_is_in_time(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        made = await open_inside(registry)
        await registry.stored(registry.store.put_away(made.table.id, "waiting", 1))
        assert not is_gone(registry, made.table.id)

    in_house(tmp_path, play)


def test_empty_tables_hide_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.actions.listing.MAX_LISTED", 3)

    async def play(registry: TableRegistry) -> None:
        ours = await open_inside(registry)
        for _ in range(4):
            await open_inside(registry)
        assert ours.table.id not in [face.info.id for face in await list_open_tables(registry)]
        registry.watch(ours.table.id, Onlooker())
        shown = [face.info.id for face in await list_open_tables(registry)]
        assert shown[0] == ours.table.id
        assert len(shown) == 3

    in_house(tmp_path, play)


def test_spectators_come_and_go_unnoticed_and_players_do_not(tmp_path: Path) -> None:
    """Otherwise the cost of many pages at one table would grow with the square of their number."""

    async def play(registry: TableRegistry) -> None:
        table = (await begun(registry)).table.id
        first = Onlooker(0)
        registry.watch(table, first)
        assert first.woken == 1
        crowd = [Onlooker() for _ in range(20)]
        for page in crowd:
            registry.watch(table, page)
        registry.watch(table, Onlooker(0))  # a second page of a player who is present
        registry.unwatch(table, crowd.pop())
        assert first.woken == 1
        second = Onlooker(1)
        registry.watch(table, second)
        assert first.woken == 2
        assert {page.woken for page in crowd} == {2}
        registry.unwatch(table, second)
        assert first.woken == 3

    in_house(tmp_path, play)


def rest(served: Served, before: float) -> None:
    """Run the registry's search for unused tables in its own event loop."""
    asyncio.run_coroutine_threadsafe(served.registry.drop_idle(before), served.registry.loop).result(PATIENCE)


def test_tables_that_nobody_looks_at_are_dropped_from_memory_and_come_back(served: Served) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}], LONG).join()
    table.play(6)
    before = table.view(0)
    with table.hello(0) as page:
        next_update(page)
        rest(served, time.monotonic())
        assert table.id in served.registry._tables, "somebody looks at it"
    until(lambda: table.id not in served.registry.pages)
    rest(served, 0.0)
    assert table.id in served.registry._tables, "it was used a moment ago"
    while table.id in served.registry._tables:  # a driver may still be running for it
        rest(served, time.monotonic())
        time.sleep(0.01)
    assert table.id not in served.registry._locks
    again = table.view(0)
    assert (again["scene"], again["steps"]) == (before["scene"], before["steps"])
