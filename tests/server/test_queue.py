"""Which bot thinks next. Only thinking advances the clock of these tests."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from sandtable.server.bots.queue import MAX_REMEMBERED, BotQueue


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def thought(tables: dict[str, tuple[str, float]], total: float) -> Counter[str]:
    """How often each table's bots had a turn in `total` seconds. Each table has an address and a thinking time."""
    clock = Clock()
    turns = BotQueue(1, clock)
    had: Counter[str] = Counter()

    async def drive(table: str, address: str, seconds: float) -> None:
        while clock.now < total:
            async with turns.turn(table, address):
                clock.now += seconds
                had[table] += 1
                await asyncio.sleep(0)
            await asyncio.sleep(0)  # the answer is stored

    async def run() -> None:
        await asyncio.gather(*[drive(table, *how) for table, how in tables.items()])

    asyncio.run(run())
    return had


def test_three_hundred_games_of_bots_take_a_tenth_at_most() -> None:
    flood = {f"flood {n}": ("", 1.0) for n in range(300)}
    had = thought({**flood, "ours": ("192.0.2.7", 1.0)}, 440)
    assert had["ours"] >= 0.45 * 440  # it stores while another bot thinks: at most every second turn
    assert sum(had.values()) - had["ours"] > 0


def test_an_address_with_many_tables_has_no_more_than_one_with_few() -> None:
    flood = {f"flood {n}": ("203.0.113.5", 1.0) for n in range(100)}
    had = thought({**flood, "one": ("192.0.2.7", 1.0), "two": ("192.0.2.7", 1.0)}, 400)
    assert had["one"] + had["two"] >= 0.45 * 400


def test_long_thoughts_count_for_more() -> None:
    had = thought({"slow": ("a", 10.0), "quick": ("b", 1.0), "quick too": ("b", 1.0)}, 400)
    assert had["quick"] + had["quick too"] >= 9 * had["slow"]


def test_tables_of_one_address_share_alike() -> None:
    had = thought({f"table {n}": ("club", 1.0) for n in range(5)}, 500)
    assert max(had.values()) - min(had.values()) <= 2


def test_nobody_starves() -> None:
    had = thought({**{f"club {n}": ("club", 1.0) for n in range(5)}, "bots alone": ("", 1.0)}, 330)
    assert had["bots alone"] >= 25


def test_who_comes_late_has_saved_up_nothing() -> None:
    clock = Clock()
    turns = BotQueue(1, clock)
    had: Counter[str] = Counter()

    async def drive(table: str, start: int, end: int) -> None:
        while clock.now < start:
            await asyncio.sleep(0)
        while clock.now < end:
            async with turns.turn(table, "club"):
                clock.now += 1
                had[table] += clock.now > 100
                await asyncio.sleep(0)

    async def run() -> None:
        await asyncio.gather(drive("early", 0, 200), drive("also early", 0, 200), drive("late", 100, 200))

    asyncio.run(run())
    assert max(had.values()) - min(had.values()) <= 3


@pytest.mark.parametrize("called", [False, True])
def test_who_goes_away_keeps_no_place(called: bool) -> None:
    async def run() -> None:
        turns = BotQueue(1, Clock())
        entered = asyncio.Event()

        async def have() -> None:
            async with turns.turn("table"):
                entered.set()

        holder = turns.turn("holder")
        await holder.__aenter__()
        task = asyncio.create_task(have())
        await asyncio.sleep(0)
        if called:
            await holder.__aexit__(None, None, None)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert not entered.is_set()
        if not called:
            await holder.__aexit__(None, None, None)
        async with asyncio.timeout(5), turns.turn("next"):
            pass
        assert turns.free == 1

    asyncio.run(run())


def test_the_memory_is_bounded() -> None:
    async def run() -> None:
        turns = BotQueue(1, Clock())
        for number in range(MAX_REMEMBERED * 2):
            async with turns.turn(f"table {number}", f"address {number}"):
                pass
        assert len(turns._had) <= MAX_REMEMBERED + 3

    asyncio.run(run())
