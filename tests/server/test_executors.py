"""Heavy work runs in one executor per kind. A full executor refuses work without affecting the others or the health check."""

from __future__ import annotations

import asyncio
import random
import re
import threading
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from types import FunctionType, MethodType, ModuleType, NoneType
from typing import Any

import pytest

from sandtable.core.match.match import Match
from sandtable.core.registry import find_game, finished_games
from sandtable.learning.puzzles import load_puzzles
from sandtable.server.api_page import example_path
from sandtable.server.endpoints import Endpoint
from sandtable.server.executors import KINDS, SIZES, Executor, Executors, Kind, PoolSize
from sandtable.server.routes import ENDPOINTS
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.wire.problems import Refused
from tests.server.support import Json, Opened, Served, next_update, serving, until
from tests.server.test_analysis import analysed
from tests.server.test_loop import Where

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "design" / "server.md"
PUZZLE = next(iter(load_puzzles("bloodstones").values()))
HERE: list[Json] = [{"holder": "here"}, {"holder": "here"}]
ROW = re.compile(r"^\| `(GET|POST) (\S+)` \| (.+) \|$", re.MULTILINE)


@contextmanager
def full(served: Served, *kinds: Kind) -> Iterator[None]:
    """Keep every thread of these executors busy and their queues full until the block ends."""
    gate = threading.Event()
    waiting = []
    for kind in kinds:
        executor = served.registry.executors.of[kind]
        waiting += [executor.submit(gate.wait) for _ in range(executor.size.threads + executor.size.queue)]
    try:
        yield
    finally:
        gate.set()
        for future in waiting:
            future.result(30)


def busy_kinds(served: Served) -> dict[Kind, int]:
    return {kind: executor.finished for kind, executor in served.registry.executors.of.items()}


# -- one executor --------------------------------------------------------------------------------------------------------


def test_what_finds_no_place_is_refused_and_the_rest_is_done() -> None:
    executor = Executor("rules", PoolSize(1, 2))
    gate = threading.Event()
    taken: list[Future[Any]] = [executor.submit(gate.wait), executor.submit(str, 1), executor.submit(str, 2)]
    with pytest.raises(Refused) as refusal:
        executor.submit(str, 3)
    assert (refusal.value.status, refusal.value.problem.error) == (503, "busy")
    assert int(refusal.value.headers["retry-after"]) > 0
    gate.set()
    assert [future.result(30) for future in taken] == [True, "1", "2"]
    assert executor.submit(str, 4).result(30) == "4"
    assert executor.pending == 0
    executor.close()


def test_what_nobody_waits_for_any_more_gives_its_place_back() -> None:
    async def main() -> None:
        executors = Executors({kind: PoolSize(1, 1) for kind in KINDS})
        gate = threading.Event()
        running = asyncio.ensure_future(executors.run("rules", gate.wait))
        waiting = asyncio.ensure_future(executors.run("rules", str, 1))
        await asyncio.sleep(0)
        assert executors.of["rules"].pending == 2
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert executors.of["rules"].pending == 1
        gate.set()
        assert await running
        executors.close()

    asyncio.run(main())


def test_dropping_a_queue_cancels_what_has_not_begun() -> None:
    executor = Executor("rules", PoolSize(1, 1))
    gate, begun = threading.Event(), threading.Event()

    def work() -> bool:
        begun.set()
        return gate.wait(30)

    running, waiting = executor.submit(work), executor.submit(str, 1)
    assert begun.wait(30)
    executor.drop_queue()
    gate.set()
    assert running.result(30)
    with pytest.raises(CancelledError):
        waiting.result(30)
    executor.close()


# -- a server with full executors ----------------------------------------------------------------------------------------


def test_health_answers_while_every_other_executor_is_full(served: Served) -> None:
    with full(served, *[kind for kind in KINDS if kind != "health"]):
        for _ in range(3):
            health = served.get("/health")
            assert (health.status_code, health.json()["status"]) == (200, "ok")
        for path in ("/games", "/tables", "/rules/bloodstones?q=dragon", "/clauses/BS-1.1"):
            refused = served.http.get(f"/api{path}")
            assert (refused.status_code, refused.json()["error"]) == (503, "busy"), path
            assert int(refused.headers["retry-after"]) > 0
            assert refused.json()["said"]["key"] == "refused-busy"
    assert served.get("/games").status_code == 200


def test_a_game_goes_on_while_nothing_else_does(served: Served) -> None:
    table = served.open_table(HERE).join()
    seat, seq, options = table.asked()
    kept: tuple[Kind, ...] = ("health", "store", "tables", "scenes")
    with full(served, *[kind for kind in KINDS if kind not in kept]), table.hello(seat) as page:
        assert table.pick(seat, seq, options[0]).status_code == 200
        next_update(page, seq)


def test_an_entry_that_finds_no_place_changes_nothing(served: Served) -> None:
    table = served.open_table(HERE).join()
    seq = table.view(0)["seq"] + 1
    body = {"seq": seq, "entry": "draw"}
    with full(served, "tables"):
        assert served.post(f"{table.path}/enter", body, table.keys[0]).status_code == 503
        assert served.get(table.path).json()["seq"] == seq - 1
    assert served.post(f"{table.path}/enter", body, table.keys[0]).status_code == 200


def test_a_granted_take_back_is_replayed_beside_the_loop(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = served.open_table(HERE).join()
    table.play(8)
    proposer = next(
        seat
        for seat in (0, 1)
        if served.post(
            f"{table.path}/enter",
            {"seq": table.view(seat)["seq"] + 1, "entry": "back", "picks": table.view(seat)["undo"] + 1},
            table.keys[seat],
        ).status_code
        == 200
    )
    where = Where(monkeypatch, Match, "_go_back")
    body = {"seq": table.view(0)["seq"] + 1, "entry": "accept"}
    assert served.post(f"{table.path}/enter", body, table.keys[1 - proposer]).status_code == 200
    assert where.is_beside_the_loop


# -- the table of routes -------------------------------------------------------------------------------------------------


def documented() -> dict[tuple[str, str], set[str]]:
    rows = ROW.findall(DOCS.read_text("utf-8"))
    return {(method, path): set(re.findall(r"`(\w+)`", executors)) for method, path, executors in rows}


def test_every_route_is_in_the_table() -> None:
    assert set(documented()) == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    assert {name for names in documented().values() for name in names} <= set(KINDS)
    assert set(SIZES) == set(KINDS)


def test_every_route_uses_the_executors_of_the_table(tmp_path: Path) -> None:
    found: dict[str, tuple[set[str], set[str]]] = {}
    with serving(tmp_path) as served:
        table = served.open_table(HERE, hints=True).join()
        over = served.open_table(HERE).join()
        watched = served.open_table([HERE[0], {"holder": "open"}]).join(0)
        over.play(12)
        served.post(f"{over.path}/enter", {"seq": over.view(0)["seq"] + 1, "entry": "concede"}, over.keys[0])
        judged = next(step["at"] - 1 for step in analysed(over)["analysis"]["steps"] if step["tried"])
        for endpoint in ENDPOINTS:
            needs_end = endpoint.name in ("record", "course", "sequel", "openRecord") or "/analysis" in endpoint.path
            at = over if needs_end else table
            at = watched if endpoint.path.endswith("/watch") else at
            key = table.keys[table.asked()[0]] if at is table else at.keys[0]
            path, body = example_path(endpoint, table=at.id), {**endpoint.example, **present(endpoint, at)}
            path = path.replace("at=12", f"at={judged}") if "/analysis" in path else path
            path = path.replace("0b3c5d7e", PUZZLE.id)
            before = busy_kinds(served)
            answer = served.post(path, body, key) if endpoint.method == "POST" else served.get(path, key)
            assert answer.status_code in (endpoint.status, 409), (path, answer.text)
            used: set[str] = {kind for kind, count in busy_kinds(served).items() if count > before[kind]}
            named = documented()[endpoint.method, endpoint.path]
            of_tables = {"store", "tables"}
            allowed = named | of_tables if "{table}" in endpoint.path else named
            if used - of_tables != named - of_tables or not used <= allowed:
                found[f"{endpoint.method} {endpoint.path}"] = (used, named)
    assert found == {}


def present(endpoint: Endpoint, table: Opened) -> Json:
    """What a table's players know and an example cannot: the log, the keys, and the record."""
    if endpoint.name == "openRecord":
        return {"record": table.served.get(f"{table.path}/record", table.keys[0]).text, "at": 0}
    if endpoint.name == "changeKey":
        return {"key": table.keys[0]}  # the same once more, so that the next requests still have a key
    if endpoint.path.startswith("/puzzles/"):
        return {"answer": PUZZLE.solution}
    if endpoint.name == "whatIf":
        return {"at": 0}
    found: Json = {"seq": table.view(0)["seq"] + 1} if "seq" in endpoint.example else {}
    return {**found, "pick": table.asked()[2][0]} if endpoint.name == "pick" else found


def test_the_default_executor_is_not_used() -> None:
    """The exception is a server that shuts down, when no one is waiting any more."""
    found = [
        f"{path.name}: {line.strip()}"
        for path in sorted((ROOT / "src" / "sandtable" / "server").rglob("*.py"))
        for line in path.read_text("utf-8").splitlines()
        if "to_thread(" in line or "run_in_executor(None" in line
    ]
    assert found == [
        "notify.py: await asyncio.to_thread(self._work.shutdown)",
        "notify.py: await asyncio.to_thread(self._thread.join)",
    ]


# -- threads and the game -----------------------------------------------------------------------------------------------------


def mutable_parts(thing: object, found: dict[int, object]) -> dict[int, object]:
    """All mutable objects reachable from an object, by identity."""
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if isinstance(one, (str, bytes, int, float, bool, type, Enum, FunctionType, MethodType, ModuleType, NoneType)):
            continue
        if isinstance(one, (tuple, frozenset)):
            waiting += one
            continue
        if id(one) in found:
            continue
        found[id(one)] = one
        if isinstance(one, dict):
            waiting += [*one, *one.values()]
        elif isinstance(one, (list, set)):
            waiting += one
        else:
            slots = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
            waiting += [getattr(one, name, None) for name in (*slots, *getattr(one, "__dict__", ()))]
    return found


@pytest.mark.parametrize("game", finished_games())
def test_a_question_looks_at_a_copy_that_shares_nothing_with_the_game(game: str) -> None:
    spec, rng = find_game(game), random.Random(4)
    state = spec.start(players=2, seed=4)
    for _ in range(40):
        assert state.decision is not None
        state.apply(rng.choice(state.decision.candidates()), state.decision.seat)
    assert state.decision is not None
    seat = state.decision.seat
    spec.presentation.scene(state.seen_by(seat), seat)  # fills the caches of this position
    game_parts, apart = mutable_parts(state, {}), seen_copy(state, seat)
    assert len(game_parts) > 20
    assert [part for key, part in mutable_parts(apart, {}).items() if key in game_parts] == []
    assert spec.presentation.scene(apart, seat) == spec.presentation.scene(state.seen_by(seat), seat)


def test_a_cancelled_call_ends_before_the_lock_is_released() -> None:
    """Otherwise a thread would work on a table while others change it."""

    async def scenario() -> list[str]:
        executors, lock = Executors(), asyncio.Lock()
        begun, gate, told = threading.Event(), threading.Event(), []

        def work() -> None:
            begun.set()
            gate.wait()
            told.append("worked")

        async def page() -> None:
            async with lock:
                await executors.run("scenes", work)

        drawing = asyncio.create_task(page())
        while not begun.is_set():
            await asyncio.sleep(0)
        drawing.cancel()
        waiting = asyncio.create_task(lock.acquire())
        for _ in range(5):
            await asyncio.sleep(0)
        told.append("free" if waiting.done() else "locked")
        gate.set()
        await waiting
        told.append("free")
        executors.close()
        assert drawing.cancelled()
        return told

    assert asyncio.run(scenario()) == ["locked", "worked", "free"]


def test_after_a_start_one_table_is_built_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new table does not have to wait until all running ones are built."""
    with serving(tmp_path) as served:
        for _ in range(6):
            served.open_table(HERE).join()
    waiting: list[int] = []
    submit = Executor.submit

    def counted(self: Executor, function: Any, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.kind == "tables":
            waiting.append(self.pending)
        return submit(self, function, *args, **kwargs)

    monkeypatch.setattr(Executor, "submit", counted)
    with serving(tmp_path) as served:
        until(lambda: len(waiting) == 6)
        until(lambda: not served.registry._resuming)
    assert waiting == [0] * 6
