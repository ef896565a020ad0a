"""Bots hold seats and move on their own. They think in worker processes, and a worker may die."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures import Future
from dataclasses import replace

import msgspec
import pytest

from sandtable.core.engine.rng import KeyedRng
from sandtable.server.actions.bot_moves import bot_seed
from sandtable.server.bots import tasks
from sandtable.server.storage.rows import TableRow
from tests.server.client import PATIENCE
from tests.server.support import Opened, Served, until


def test_play_now_is_an_empty_wish(served: Served) -> None:
    table = served.open_table(options={})
    assert [seat["holder"] for seat in table.info["seats"]] == ["here", "bot"]
    table.join()
    for _ in range(12):
        until(lambda: table.asked()[0] == 0)
        _, seq, options = table.asked()
        assert table.pick(0, seq, options[0]).status_code == 200
    view = table.view(0)
    assert {step["seat"] for step in view["steps"]} >= {0, 1}


def test_a_dead_worker_takes_nobody_along(served: Served) -> None:
    table = served.open_table(
        [{"holder": "bot", "bot": "random"}] * 2, {"max_rounds": 8, "faction_assignment": "random"}
    )
    killed = 0
    deadline = time.monotonic() + 120
    while table.view(-1, since=1_000_000)["table"]["status"] != "over":
        assert time.monotonic() < deadline
        pool = served.registry.bot_pool._pool
        if killed < 2 and pool is not None and table.view(-1, since=1_000_000)["last"] > 10 * killed + 5:
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
        while msgspec.json.decode(page.recv(PATIENCE))["table"]["status"] != "over":
            pass


BOTS = [{"holder": "bot", "bot": "random"}] * 2


class FullDisk:
    """Makes every write to the log fail until `is_over` is called."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tried = threading.Semaphore(0)
        self.monkeypatch = monkeypatch
        self.monkeypatch.setattr(served.registry.store, "append", self.refuse)

    def refuse(self, *_: object) -> Future[None]:
        self.tried.release()
        failed: Future[None] = Future()
        failed.set_exception(OSError("no space left on device"))
        return failed

    def is_over(self) -> None:
        self.monkeypatch.undo()


def wait_for_the_end(table: Opened) -> None:
    until(lambda: table.view(-1, since=1_000_000)["table"]["status"] == "over")


def test_bots_go_on_after_writes_have_failed(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "PAUSES", (0.01, 0.02))
    disk = FullDisk(served, monkeypatch)
    table = served.open_table(BOTS, {"max_rounds": 1, "faction_assignment": "random"})
    for _ in range(5):
        assert disk.tried.acquire(timeout=PATIENCE)
    assert table.view(-1)["last"] == 0
    disk.is_over()
    wait_for_the_end(table)
    assert "no space left on device" in caplog.text
    assert caplog.text.count("Traceback") == 1


def test_bots_that_wait_after_a_failure_try_again_when_a_page_opens(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as slow:
        slow.setattr(tasks, "PAUSES", (600,))
        disk = FullDisk(served, monkeypatch)
        table = served.open_table(BOTS, {"max_rounds": 1, "faction_assignment": "random"})
        assert disk.tried.acquire(timeout=PATIENCE)
        disk.is_over()

        def go_on_by_a_page() -> bool:
            with table.hello(-1) as page:
                page.recv(PATIENCE)
            return bool(table.view(-1)["last"])

        until(go_on_by_a_page)  # after the failure the bots may not be waiting yet
        wait_for_the_end(table)


def test_a_bots_seed_follows_from_the_tables_secret_and_nothing_public() -> None:
    row = TableRow("tttttttttttt", "bloodstones", "1", 2, b"{}", "", "a secret", None, False, "playing", 0)
    assert bot_seed(row, 5) == bot_seed(replace(row, title="another", created_ms=9), 5), "the same after a restart"
    others = [
        bot_seed(row, 6),
        bot_seed(replace(row, secret="another"), 5),
        bot_seed(replace(row, id="uuuuuuuuuuuu"), 5),
    ]
    assert len({bot_seed(row, 5), *others}) == 4


def test_the_truth_of_a_table_is_keyed_and_no_view_has_the_key(served: Served) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}], {"faction_assignment": "random"})
    table.join()
    truth = served.registry._tables[table.id].playing().state
    assert isinstance(truth.rng, KeyedRng)
    key = truth.rng.key.hex()
    assert key.encode() in truth.dump()
    assert all(key.encode() not in truth.seen_by(seat).dump() for seat in (-1, 0, 1))
