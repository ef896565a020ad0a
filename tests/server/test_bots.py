"""Bots hold seats: they answer by themselves, in other processes, and survive the death of one."""

from __future__ import annotations

import os
import signal
import time

import msgspec

from tests.server.support import Served


def test_play_now_is_an_empty_wish(served: Served) -> None:
    table = served.open_table(options={})
    assert [seat["holder"] for seat in table.info["seats"]] == ["here", "bot"]
    table.join()
    deadline = time.monotonic() + 120
    done = 0
    while done < 12 and time.monotonic() < deadline:
        seat, seq, options = table.asked()
        if seat == 0:
            assert table.pick(0, seq, options[0]).status_code == 200
            done += 1
        else:
            time.sleep(0.02)
    assert done == 12
    view = table.view(0)
    assert {step["seat"] for step in view["steps"]} >= {0, 1}


def test_a_dead_worker_takes_nobody_along(served: Served) -> None:
    table = served.open_table(
        [{"holder": "bot", "bot": "random"}] * 2, {"max_rounds": 8, "faction_assignment": "random"}
    )
    killed = 0
    deadline = time.monotonic() + 120
    while table.view(-1)["table"]["status"] != "over":
        assert time.monotonic() < deadline
        pool = served.house.thinkers._pool
        if killed < 2 and pool is not None and table.view(-1)["last"] > 10 * killed + 5:
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            killed += 1
        time.sleep(0.01)
    assert killed == 2


def test_bots_alone_need_nobody_and_can_be_watched(served: Served) -> None:
    table = served.open_table(
        [{"holder": "bot", "bot": "random"}] * 3, {"max_rounds": 1, "faction_assignment": "random"}
    )
    with table.hello(-1) as page:
        deadline = time.monotonic() + 60
        while True:
            assert time.monotonic() < deadline
            if msgspec.json.decode(page.recv(20))["table"]["status"] == "over":
                break
