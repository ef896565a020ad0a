"""Clock jumps do not disturb anything in progress. (`test_shares` covers contributions.)"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sandtable.server.actions.cleanup import DAY_MS, Cleanup
from sandtable.server.clock import CLOCK, JUMP_MS, MAX_SPANS, Clock
from sandtable.server.edge.limits import OWN_MACHINE, Limits
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import JOIN
from sandtable.server.tables import windows
from sandtable.server.tables.players import JoinBody
from sandtable.server.tables.table import Table
from tests.server.conftest import TWO_LINKS, Jump
from tests.server.support import LONG, Opened, Served, in_house, next_update, open_inside, serving
from tests.server.test_together import enter, until, until_here
from tests.server.test_windows import LINK, lore_table, to_lone_pass

HOUR_MS = 3_600_000
YEARS = 90_000
"""A jump by about ten years, in hours."""


class Hands:
    """What a clock reads, set by the test."""

    def __init__(self) -> None:
        self.date = 1_700_000_000_000
        self.passed = 0

    def clock(self) -> Clock:
        return Clock(lambda: self.passed / 1000, lambda: (self.date + self.passed) * 1_000_000)

    def wait(self, ms: int) -> None:
        self.passed += ms


def test_the_steady_clock_knows_when_something_was_whatever_the_date() -> None:
    hands = Hands()
    clock = hands.clock()
    known = []
    for jump in (0, 5 * HOUR_MS, -90 * HOUR_MS, 40 * HOUR_MS, -JUMP_MS // 2, JUMP_MS * 2):
        hands.date += jump
        for _ in range(3):
            hands.wait(60_000)
            known.append((clock.date_ms(), clock.steady_ms()))
    assert [at for _, at in known] == [1_700_000_000_000 + 60_000 * (n + 1) for n in range(len(known))]
    for date, at in known:
        assert abs(clock.steady_of(date) - at) <= JUMP_MS
    date, at = known[-1]
    assert abs(clock.date_of(at) - date) <= JUMP_MS


def test_a_date_that_was_there_twice_is_the_later_one() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wait(HOUR_MS)
    hands.date -= HOUR_MS
    clock.date_ms()
    hands.wait(HOUR_MS // 2)
    date = clock.date_ms()
    assert clock.steady_of(date) == clock.steady_ms()
    assert clock.steady_of(date + HOUR_MS // 4) < clock.steady_ms() - HOUR_MS // 2, "not yet again"


def test_what_happened_before_the_process_or_at_another_clock() -> None:
    hands = Hands()
    clock = hands.clock()
    began = clock.steady_ms()
    hands.wait(HOUR_MS)
    hands.date += 5 * HOUR_MS
    assert clock.steady_of(began - HOUR_MS) == began - HOUR_MS
    assert clock.steady_of(began + YEARS * HOUR_MS) == clock.steady_ms(), "never later than now"


def test_jumps_without_end_are_forgotten() -> None:
    hands = Hands()
    clock = hands.clock()
    for _ in range(3 * MAX_SPANS):
        hands.wait(1_000)
        hands.date += HOUR_MS
        clock.date_ms()
    assert len(clock._spans) == MAX_SPANS
    assert clock.steady_of(clock.date_ms()) == clock.steady_ms()


def inside(table: Opened) -> Table:
    return table.served.registry._tables[table.id]


def build_again(table: Opened) -> None:
    """Drop a table from memory and build it from its log."""

    async def build() -> None:
        registry = table.served.registry
        async with registry.lock(table.id):
            registry.forget(table.id)
            await registry.table(table.id)

    asyncio.run_coroutine_threadsafe(build(), table.served.registry.loop).result(20)


@pytest.mark.parametrize("hours", [5, -5, YEARS])
@pytest.mark.parametrize("rebuilt", [False, True], ids=["in memory", "built again"])
def test_nobody_is_replaced_because_of_a_jump(served: Served, jump: Jump, hours: int, rebuilt: bool) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    gone = table.asked()[0]
    with table.hello(gone):
        until_here(table, gone)
    until_here(table, gone, here=False)
    before = inside(table).gone_at(gone, served.registry.pages.present(table.id))
    jump(hours)
    if rebuilt:
        build_again(table)
    assert enter(table, 1 - gone, "replace", seat=gone, bot="random") == (409, "too_early")
    assert abs(inside(table).gone_at(gone, served.registry.pages.present(table.id)) - before) <= JUMP_MS
    seat_info = table.view(1 - gone)["table"]["seats"][gone]
    assert abs(seat_info["away"] - CLOCK.date_ms()) < 60_000, "people are told the date"
    assert abs(seat_info["gone"] - seat_info["away"] - HOUR_MS) < 60_000


@pytest.mark.parametrize("hours", [5, -5])
def test_who_is_gone_is_replaced_whatever_the_date(tmp_path: Path, jump: Jump, hours: int) -> None:
    with serving(tmp_path, limits=replace(OWN_MACHINE, gone_minutes=0.001)) as served:
        table = served.open_table([{"holder": "link"}] * 3, LONG).join()
        gone = table.asked()[0]
        first, second = [seat for seat in range(3) if seat != gone]
        with table.hello(first), table.hello(second):
            until_here(table, first, second)
            present = served.registry.pages.present(table.id)
            until(table, lambda info: inside(table).gone_at(gone, present) <= CLOCK.steady_ms())
            assert enter(table, first, "replace", seat=gone, bot="random") == (200, "")
            jump(hours)
            assert table.view(second)["table"]["seats"][gone]["agreed"] == [first]
            build_again(table)
            assert table.view(second)["table"]["seats"][gone]["agreed"] == [first]
            assert enter(table, second, "replace", seat=gone, bot="random") == (200, "")
            assert table.view(first)["table"]["seats"][gone]["deputy"] == "random"


@pytest.mark.parametrize("hours", [5, -5])
def test_a_pass_comes_neither_sooner_nor_later(
    served: Served, jump: Jump, hours: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "SHORTEST", 20.0)
    table = lore_table(served, LINK, LINK)
    to_lone_pass(table, 1)
    before = windows.next_passing(inside(table))
    jump(hours)
    after = windows.next_passing(inside(table))
    assert before is not None
    assert after is not None
    assert before.seconds - 15 < after.seconds <= before.seconds <= windows.LONGEST
    assert after.seconds > 1


# -- tidying -------------------------------------------------------------------------------------------------------------


def test_a_jump_by_years_clears_nothing_away(tmp_path: Path, jump: Jump) -> None:
    async def play(registry: TableRegistry) -> None:
        table = (await open_inside(registry)).table.id
        tidying = Cleanup(registry, Limits())
        for hours in (YEARS, -YEARS, 0):
            jump(hours)
            assert await tidying.look(CLOCK.steady_ms()) == 0
            await open_inside(registry)
            assert await tidying.look(CLOCK.steady_ms()) == 0
        assert registry.store.read(table) is not None
        assert registry.store.count() == 4

    in_house(tmp_path, play)


def test_a_server_that_starts_with_a_wrong_date_has_a_day_to_be_put_right(tmp_path: Path) -> None:
    async def play(registry: TableRegistry) -> None:
        table = (await open_inside(registry)).table.id
        wrong = CLOCK.steady_ms() + YEARS * HOUR_MS
        for days in (0, 0.5, 0.9):
            assert await Cleanup(registry, Limits()).look(wrong + round(days * DAY_MS)) == 0
        tidying = Cleanup(registry, Limits())
        assert await tidying.look(wrong) == 0
        assert await tidying.look(wrong + DAY_MS - 1) == 0
        assert registry.store.read(table) is not None
        assert await tidying.look(wrong + DAY_MS) == 1
        assert registry.store.read(table) is None

    in_house(tmp_path, play)


def test_a_table_at_which_something_happens_has_another_day(tmp_path: Path) -> None:
    """This holds whatever date the clock shows."""

    async def play(registry: TableRegistry) -> None:
        table = (await open_inside(registry)).table.id
        tidying = Cleanup(registry, Limits())
        later = CLOCK.steady_ms() + 30 * DAY_MS
        assert await tidying.look(later) == 0
        async with registry.lock(table):
            kept = await registry.table(table)
            kept.sit(0, JoinBody("Ada", "x"))
            await registry.append(kept, kept.entry(JOIN, 0, msgspec.json.encode(JoinBody("Ada", "x"))), "waiting")
        assert await tidying.look(later + DAY_MS) == 0
        assert await tidying.look(later + 2 * DAY_MS) == 1

    in_house(tmp_path, play)


def test_a_page_follows_a_game_over_jumps(served: Served, jump: Jump) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    with table.hello(0) as page:
        for hours in (YEARS, -YEARS, 1, -1, 0):
            jump(hours)
            seat, seq, options = table.asked()
            assert table.pick(seat, seq, options[0]).status_code == 200
            assert next_update(page, seq)["seq"] == seq
