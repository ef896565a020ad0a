"""Slow work does not run in the event loop."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from pathlib import Path

import pytest

from sandtable.bots import SHIPPED
from sandtable.core.registry import find_game
from sandtable.server.app import load_games
from sandtable.server.library.games import game_info
from sandtable.server.pictures import thumbnails
from sandtable.server.tables import log_text
from tests.server.client import PATIENCE
from tests.server.support import Served, next_update, serving


class Where:
    """Records the threads in which a function is called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> None:
        self.threads: set[str] = set()
        real = getattr(owner, name)

        def called(*args: object, **more: object) -> object:
            self.threads.add(threading.current_thread().name)
            return real(*args, **more)

        monkeypatch.setattr(owner, name, called)

    @property
    def is_beside_the_loop(self) -> bool:
        return bool(self.threads) and all(name.startswith("sandtable-") for name in self.threads)


def test_scenes_that_have_been_slow_are_made_beside_the_loop(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}]).join()
    seat, seq, options = table.asked()
    with table.hello(0) as page:
        next_update(page)
        served.registry._tables[table.id].scenes.longest = 0.1
        where = Where(monkeypatch, type(find_game("bloodstones").presentation), "scene")
        assert table.pick(seat, seq, options[0]).status_code == 200
        next_update(page, seq)
    assert where.is_beside_the_loop
    assert served.registry._tables[table.id].scenes.longest > 0


def test_a_long_story_is_written_beside_the_loop(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}]).join()
    table.play(12)
    steps = table.view(0)["steps"]
    monkeypatch.setattr(log_text, "MAX_AT_ONCE", 5)
    where = Where(monkeypatch, log_text.LogStep, "step")
    with table.hello(0) as page:
        assert next_update(page)["steps"] == steps
    assert where.is_beside_the_loop
    where.threads.clear()
    with table.hello(0, since=steps[-3]["seq"]) as page:
        assert next_update(page)["steps"] == steps[-2:]
    assert not where.is_beside_the_loop, "a few steps are written at once"


def test_pictures_of_tables_that_leave_memory_are_made_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = Where(monkeypatch, thumbnails, "thumbnail_of")
    with serving(tmp_path) as served:
        table = served.open_table([{"holder": "here"}, {"holder": "here"}]).join()
        while table.id in served.registry._tables:
            resting = served.registry.drop_idle(time.monotonic())
            asyncio.run_coroutine_threadsafe(resting, served.registry.loop).result(PATIENCE)
        assert where.is_beside_the_loop
        table.play(1)
        where.threads.clear()
    assert where.is_beside_the_loop, "what is in memory when the server ends is kept, too"


def test_positions_to_try_out_are_made_beside_the_loop(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = served.open_table([{"holder": "here"}, {"holder": "here"}]).join()
    where = Where(monkeypatch, type(find_game("bloodstones")), "redeal")
    assert served.post(f"{table.path}/what-if", {"at": 0}, table.keys[0]).status_code == 201
    assert where.is_beside_the_loop


@pytest.mark.parametrize(
    ("path", "body", "function"),
    [
        ("workshop/check", {"text": "nothing"}, "check_text"),
        ("workshop/random", {"seed": 1}, "random"),
        ("workshop/random", {"seed": 1}, "check_text"),
    ],
)
def test_what_people_build_is_looked_through_beside_the_loop(
    served: Served, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, object], function: str
) -> None:
    workshop = find_game("warlords").presentation.workshop
    where = Where(monkeypatch, type(workshop), function)
    assert served.post(f"/games/warlords/{path}", body).status_code == 200
    assert where.is_beside_the_loop


def test_what_is_kept_for_good_is_no_garbage_to_look_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.server.app.playable_games", lambda: [find_game("bloodstones")])
    game_info.cache_clear()
    try:
        load_games(SHIPPED)
        assert game_info.cache_info().currsize == 1
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
