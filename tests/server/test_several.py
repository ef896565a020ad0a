"""Several servers on one PostgreSQL: each sees what the others store, bots move once, a restart loses nothing."""

from __future__ import annotations

import asyncio
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from sandtable.server.actions import bot_moves, playing
from sandtable.server.actions.playing import play_pick
from sandtable.server.registry import TableRegistry
from sandtable.server.storage import database as database_module
from sandtable.server.storage.database import Unusable
from sandtable.server.storage.notify import OtherProcesses
from sandtable.server.storage.schema import ENTRIES
from sandtable.server.storage.statements import KeyTaken, insert_entry
from sandtable.server.storage.store import Store
from tests.postgres import ONE_WORKER, Postgres
from tests.server.client import PATIENCE
from tests.server.conftest import TWO_LINKS
from tests.server.support import (
    LONG,
    SHORT,
    Json,
    Opened,
    Process,
    Served,
    heard_until_said,
    next_update,
    serving,
    until,
)
from tests.server.test_store import entry, row

pytestmark = [ONE_WORKER]

OPEN: list[Json] = [{"holder": "here"}, {"holder": "open"}]
BOTS: list[Json] = [{"holder": "bot", "bot": "random"}] * 2


def at(served: Served, table: Opened) -> Opened:
    """The same table on another server."""
    return Opened(served, table.id, table.keys, table.info)


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.database()


@pytest.fixture(scope="module")
def two(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Served]]:
    folder = tmp_path_factory.mktemp("two")
    with serving(folder, database=database) as one, serving(folder, database=database) as other:
        yield one, other


def stored(postgres: Postgres, database: str, table: Opened) -> list[tuple[int, int, str]]:
    """The picks in the log of a table."""
    found = postgres.rows(
        database, "SELECT seq, seat, body FROM entries WHERE table_id = %s AND kind = 'pick' ORDER BY seq", table.id
    )
    return [(seq, seat, body.decode()) for seq, seat, body in found]


def test_people_at_two_processes_talk_and_see_who_is_there(two: tuple[Served, Served]) -> None:
    one, other = two
    table = one.open_table(TWO_LINKS, LONG).join()
    there = at(other, table)
    with table.hello(0) as here:
        next_update(here)
        with there.hello(1), there.hello(-1):
            until(lambda: next_update(here)["table"]["spectators"] == 1)
            assert there.served.post(f"{there.path}/talk", {"phrase": "hello"}, there.keys[1]).json() == {"number": 1}
            until(lambda: next_update(here)["table"]["talked"] == 1)
            assert one.post(f"{table.path}/talk", {"text": "Good day"}, table.keys[0]).json() == {"number": 2}
        until(lambda: next_update(here)["table"]["spectators"] == 0)
        # a player who left at the other process is gone here, too
        until(lambda: table.view(0)["table"]["seats"][1]["away"] > 0)
    said = other.get(f"{table.path}/talk", table.keys[1]).json()["lines"]
    assert [(line["seat"], line["body"]) for line in said] == [(1, "hello"), (0, "Good day")]
    # both know about a bot that plays for someone
    seat, seq, _ = table.asked()
    assert other.post(f"{table.path}/deputy", {"seq": seq, "bot": "random"}, table.keys[seat]).json() == {"seq": seq}
    until(lambda: table.view(seat)["table"]["seats"][seat]["deputy"] == "random")
    until(lambda: seat not in table.view(seat)["table"]["asked"])


def test_a_page_hears_of_a_pick_at_another_process(two: tuple[Served, Served]) -> None:
    one, other = two
    table = one.open_table(TWO_LINKS, LONG).join()
    there = at(other, table)
    with there.hello(1) as page, table.hello(0) as here:
        first = next_update(page)
        until(lambda: next_update(here)["table"]["seats"][1]["here"])  # the page is seen at the other process
        until(lambda: all(seat["here"] for seat in there.view(1)["table"]["seats"]))
        for _ in range(5):
            seat, seq, options = table.asked()
            assert table.pick(seat, seq, options[0]).status_code == 200
            assert next_update(page, seq)["seq"] == seq > first["seq"]
            seat, seq, options = there.asked()
            assert there.pick(seat, seq, options[-1]).status_code == 200
            assert next_update(here, seq)["seq"] == seq
        assert there.undo(seat, seq + 1).status_code in (200, 409)
    until(lambda: not table.view(0)["table"]["seats"][1]["here"])
    known = there.view(0)["seq"]  # a page that sends the number it has gets the same scene
    assert table.view(0, since=known)["scene"] == there.view(0)["scene"]
    assert table.view(1)["steps"] == there.view(1)["steps"]


def test_a_key_is_good_everywhere_at_once(two: tuple[Served, Served]) -> None:
    one, other = two
    for _ in range(4):
        table = one.open_table(OPEN, LONG).join(0)
        there = at(other, table)
        assert there.view(0)["seq"] == 1  # in memory there
        body = {"name": "Bo", "contribution": "chance", "key": "B" * 22}
        assert one.post(f"{table.path}/seats/1/claim", body).status_code == 200
        table.keys[1] = "B" * 22
        with there.hello(1) as page:
            assert next_update(page)["held"] == [1]
        assert (
            other.post(f"{table.path}/seats/1/claim", body).json()["key"] == "B" * 22
        )  # the same request, the same answer
        assert other.post(f"{table.path}/seats/1/claim", {**body, "key": "C" * 22}).status_code == 409


def test_who_is_behind_reads_on_also_when_it_has_learned_of_another_table_meanwhile(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Notifications may be late and concern many tables: after a refusal, that table is read again."""
    one, other = two
    tables = [one.open_table(TWO_LINKS, LONG).join() for _ in range(2)]
    table, another = tables
    for each in tables:
        assert at(other, each).view(0)["seq"] == 2  # in memory there
    registry, late = other.registry, {each.id for each in tables}
    heard, pick = registry.table_changed, playing.play_pick

    def heard_late(table_id: str, seat: int | None) -> None:
        if table_id not in late:
            heard(table_id, seat)

    learned: list[bool] = []

    async def picked(asked: TableRegistry, *wish: Any) -> int:
        if asked is registry and not learned:
            learned.append(await registry.is_behind(another.id))
        return await pick(asked, *wish)

    monkeypatch.setattr(registry, "table_changed", heard_late)
    monkeypatch.setattr(playing, "play_pick", picked)
    for each in tables:
        assert each.play(1) == 1
    seat, seq, options = table.asked()
    assert at(other, table).pick(seat, seq, options[0]).json() == {"seq": seq}
    assert learned == [True]


def test_a_changed_key_is_dead_everywhere(two: tuple[Served, Served]) -> None:
    one, other = two
    table = one.open_table(TWO_LINKS, LONG).join()
    there = at(other, table)
    with there.hello(1) as page:
        next_update(page)
        fresh = {"key": "another-key-for-seat-one"}
        assert one.post(f"{table.path}/key", fresh, table.keys[1]).status_code == 200
        with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  # whatever comes before
            while True:
                page.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_several_processes_race_for_one_number(two: tuple[Served, Served], postgres: Postgres, database: str) -> None:
    table = two[0].open_table(TWO_LINKS, LONG).join()
    tables = [at(two[n % 2], table) for n in range(8)]
    expected = []
    for _ in range(8):
        seat, seq, options = table.asked()
        texts = (options[:2] * 4)[:8]
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda where, text, s=seat, q=seq: where.pick(s, q, text), tables, texts))
        granted = {text for text, answer in zip(texts, answers, strict=True) if answer.status_code == 200}
        assert len(granted) == 1  # equal requests got equal responses, at either process
        same = [a.status_code for text, a in zip(texts, answers, strict=True) if text in granted]
        assert same == [200] * len(same)
        assert {answer.status_code for answer in answers} <= {200, 409}
        expected.append((seq, seat, granted.pop()))
    assert stored(postgres, database, table) == expected


def test_giving_up_at_several_processes_happens_once(
    two: tuple[Served, Served], postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process does not know yet what was played at the other, and both get the same request several times at once."""
    one, other = two
    table = one.open_table(TWO_LINKS, LONG).join()
    there = at(other, table)
    seat = 1 - table.asked()[0]
    seq = there.view(seat)["seq"] + 1
    monkeypatch.setattr(other.registry, "table_changed", lambda *_: None)
    for _ in range(2):
        asked, number, options = table.asked()
        if asked == seat:
            break
        assert table.pick(asked, number, options[0]).status_code == 200
    head = table.view(seat)["seq"]
    assert head >= seq
    body = {"seq": seq, "entry": "concede"}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: two[n % 2].post(f"{table.path}/enter", body, table.keys[seat]), range(8)))
    assert [answer.json() for answer in answers] == [{"seq": head + 1}] * 8
    kept = one.registry.store.read(table.id)
    assert kept is not None
    assert [(entry.seq, entry.seat) for entry in kept.entries if entry.kind == "concede"] == [(head + 1, seat)]


def test_standing_answers_are_heard_by_their_own_seat_alone(two: tuple[Served, Served]) -> None:
    one, other = two
    table = one.open_table(TWO_LINKS, LONG).join()
    there = at(other, table)
    with there.hello(0) as foreign, there.hello(1) as own:
        next_update(foreign)
        assert next_update(own)["standing"]["until_my_turn"] is False
        until(lambda: all(seat["here"] for seat in table.view(0)["table"]["seats"]))
        heard_until_said(there, 1, foreign, own)
        assert one.post(f"{table.path}/standing", {"until_my_turn": True}, table.keys[1]).status_code == 200
        while not next_update(own)["standing"]["until_my_turn"]:
            pass
        assert heard_until_said(there, 2, foreign) == [1], "what was said next, and nothing before it"


def test_bots_move_at_one_process_at_a_time(
    two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch, postgres: Postgres, database: str
) -> None:
    monkeypatch.setattr(bot_moves, "TAKEOVER_SECONDS", 0.01)
    asked = [heard_by(served, [], monkeypatch) for served in two]
    table = two[0].open_table(BOTS, SHORT)
    there = at(two[1], table)
    with there.hello(-1) as page, table.hello(-1):
        while next_update(page)["table"]["status"] != "over":
            pass
    kept = two[0].registry.store.read(table.id)
    assert kept is not None
    meant = {bot_moves.bot_seed(kept.row, seq - 1) for seq, _, _ in stored(postgres, database, table)}
    # tables of other tests may continue meanwhile
    assert sorted(seed for seeds in asked for seed in seeds if seed in meant) == sorted(meant)


def test_who_takes_over_the_bots_thinks_about_no_question_that_is_answered(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_moves, "TAKEOVER_SECONDS", 0.01)
    url = postgres.database()
    gates = [threading.Event(), threading.Event()]
    with serving(tmp_path, database=url) as one, serving(tmp_path, database=url) as other:
        asked = [heard_by(one, gates, monkeypatch), heard_by(other, [], monkeypatch)]
        others = one.registry.others
        assert isinstance(others, OtherProcesses)
        table = one.open_table(BOTS, SHORT)
        until(lambda: len(asked[0]) == 1)
        with at(other, table).hello(-1) as page:
            next_update(page)  # the other process knows the current table, and receives no notifications from now on
            monkeypatch.setattr(other.registry.others, "_receive", lambda _: None)
            gates[0].set()
            until(lambda: len(asked[0]) == 2)
            others._loop.call_soon_threadsafe(others.leave, table.id)
            until(lambda: bool(asked[1]))
        gates[1].set()
    assert asked[1][0] == asked[0][1] != asked[0][0], "the second question, not the first"


def test_who_waits_for_the_bots_thinks_about_no_question_that_is_answered_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notification may arrive between the question and the lock: then the process is up to date, but the question is old."""
    with serving(tmp_path) as served:
        registry, waited = served.registry, list[int]()

        async def drive(table_id: str) -> bool:
            table = await registry.table(table_id)
            if not waited:
                seq, (seat, *_) = table.head + 1, table.seats_to_answer()
                waited.append(bot_moves.bot_seed(table.row, len(table.playing().lines)))
                asked = table.playing().state.asked(seat)
                text = table.spec.notation.option_text(table.playing().state, asked, asked.options[0])
                await play_pick(registry, table_id, seat, seq, text, is_bot=True)
            return True

        thought = heard_by(served, [], monkeypatch)
        monkeypatch.setattr(registry.others, "drives", lambda _: bool(thought))
        monkeypatch.setattr(registry.others, "drive", drive)
        table = served.open_table(BOTS, SHORT)
        until(lambda: table.view(-1)["table"]["status"] == "over")
        assert waited
        assert thought
        assert waited[0] not in thought


def heard_by(served: Served, gates: list[threading.Event], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seeds of the questions that a server's bots think about. The first answers wait until the gates open."""
    bot_pool, seeds = served.registry.bot_pool, list[int]()
    real = bot_pool.choose

    async def choose(game: str, bot: str, seat: int, seed: int, seen: Any, concedes: bool) -> str | None:
        seeds.append(seed)
        if len(seeds) <= len(gates):
            await asyncio.to_thread(gates[len(seeds) - 1].wait, 30)
        return await real(game, bot, seat, seed, seen, concedes)

    monkeypatch.setattr(bot_pool, "choose", choose)
    return seeds


def test_who_came_and_went_between_two_roll_calls_is_missed(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its notifications are enough to notice that it is gone; otherwise no process would move its bots."""
    url = postgres.database()
    with serving(tmp_path, database=url) as one:
        resumed: list[int] = []
        monkeypatch.setattr(one.registry, "resume", lambda: resumed.append(1))
        store = Store(url)
        OtherProcesses(store)
        store.create(row("t"), []).result(20)
        store.append("t", entry(1)).result(20)
        store.close()
        until(lambda: bool(resumed))
        until(lambda: not one.registry.others._known)  # type: ignore[attr-defined]  # OtherProcesses, as PostgreSQL is shared
        assert resumed == [1]


def test_a_table_that_is_looked_at_elsewhere_is_not_put_away(two: tuple[Served, Served]) -> None:
    one, other = two
    table = one.open_table(OPEN, LONG)
    there = at(other, table)
    now = time.time_ns() // 1_000_000 + 1_000

    def put_away() -> bool:
        others = one.registry.others
        assert isinstance(others, OtherProcesses)
        done = asyncio.run_coroutine_threadsafe(one.registry.put_away(table.id, "waiting", now), others._loop)
        return done.result(20)

    with there.hello(-1) as page:
        next_update(page)
        until(lambda: bool(one.registry.others.looking(table.id)))
        assert not put_away()
    until(lambda: not one.registry.others.looking(table.id))
    assert put_away()
    assert other.get(table.path).status_code in (200, 404)
    until(lambda: other.get(table.path).status_code == 404)


def test_nothing_is_put_away_while_somebody_writes(postgres: Postgres) -> None:
    database = postgres.database()
    one, other = Store(database), Store(database)
    one.create(row("t"), []).result(20)
    with one._writer.begin() as connection:  # another process that is adding to the log
        insert_entry(connection, "t", entry(1))
        away = other.put_away("t", "waiting", 2)
        with pytest.raises(TimeoutError):
            away.result(0.3)
        connection.execute(update(ENTRIES).values(at_ms=5))
    away.result(20)
    found = one.read("t")
    assert found is not None
    assert [line.seq for line in found.entries] == [1]
    other.put_away("t", "waiting", 6).result(20)
    assert one.read("t") is None
    assert isinstance(one.append("t", entry(2)).exception(20), KeyTaken)
    one.close()
    other.close()


def test_processes_that_start_at_once_make_one_database(postgres: Postgres) -> None:
    url = postgres.database()
    with ThreadPoolExecutor(4) as pool:
        stores = list(pool.map(lambda _: Store(url), range(4)))
    assert [store.count() for store in stores] == [0] * 4
    for store in stores:
        store.close()


def test_a_database_that_is_not_there_is_one_sentence(postgres: Postgres) -> None:
    with pytest.raises(Unusable, match=r"^the database 'postgresql\+psycopg://.* cannot be used: .*nosuch") as found:
        Store(postgres.url("nosuch"))
    assert "\n" not in str(found.value)


def test_a_broken_table_is_set_aside_at_all_processes(
    two: tuple[Served, Served], postgres: Postgres, database: str
) -> None:
    one, other = two
    table, sound = one.open_table(TWO_LINKS, LONG).join(), one.open_table(TWO_LINKS, LONG).join()
    table.play(4)
    postgres.rows(
        database, "UPDATE entries SET digest = 'x' WHERE table_id = %s AND kind = 'pick' RETURNING seq", table.id
    )
    refused = other.get(f"{table.path}/view", table.keys[0])
    assert (refused.status_code, refused.json()["error"]) == (409, "unplayable")
    until(lambda: table.id not in [info["id"] for info in one.get("/tables").json()["tables"]])
    assert sound.id in [info["id"] for info in other.get("/tables").json()["tables"]]
    assert at(other, sound).play(2) == 2


class Playing(threading.Thread):
    """Plays without pause, each pick at another server, and repeats requests that got no response."""

    def __init__(self, table: Opened, servers: list[Served], seed: int) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.places = [at(Served(served.port), table) for served in servers]
        self.chance = random.Random(seed)
        self.acknowledged: list[tuple[int, int, str]] = []
        self.ending = threading.Event()
        self.odd: list[str] = []

    def run(self) -> None:
        while not self.ending.is_set():
            try:
                seat, seq, options = self.chance.choice(self.places).asked()
            except Exception:
                time.sleep(0.05)
                continue
            if seat < 0:
                return
            if options:
                self.insist(seat, seq, self.chance.choice(options))

    def insist(self, seat: int, seq: int, text: str) -> None:
        while True:
            try:
                answer = self.chance.choice(self.places).pick(seat, seq, text)
            except Exception:
                time.sleep(0.05)
                continue
            if answer.status_code == 200:
                self.acknowledged.append((seq, seat, text))
                return
            if answer.status_code != 503:
                self.odd.append(f"{seq}: {answer.status_code} {answer.text}")
                return
            time.sleep(0.05)

    def end(self) -> None:
        self.ending.set()
        self.join(60)
        for place in self.places:
            place.served.http.close()


def test_the_database_restarts_under_play(two: tuple[Served, Served], postgres: Postgres, database: str) -> None:
    tables = [two[n % 2].open_table(TWO_LINKS, LONG).join() for n in range(2)]
    people = [Playing(table, list(two), seed) for seed, table in enumerate(tables)]
    for person in people:
        person.start()
    for how in (signal.SIGINT, signal.SIGKILL, signal.SIGQUIT):
        before = [len(person.acknowledged) for person in people]
        until(lambda before=before: all(len(p.acknowledged) > n + 3 for p, n in zip(people, before, strict=True)))  # type: ignore[misc]  # a lambda with a default
        postgres.restart(how)
    before = [len(person.acknowledged) for person in people]
    until(lambda: all(len(p.acknowledged) > n + 3 for p, n in zip(people, before, strict=True)))
    for person in people:
        person.end()
        assert person.odd == []
        assert stored(postgres, database, person.table) == person.acknowledged
    with at(two[1], tables[0]).hello(0) as page:  # notifications work again, too
        next_update(page)
        seat, seq, options = tables[0].asked()
        until(lambda: tables[0].pick(seat, seq, options[0]).status_code == 200)
        assert next_update(page, seq)["seq"] == seq


def test_a_write_waits_for_a_database_that_is_away(postgres: Postgres) -> None:
    database = postgres.database()
    with ExitStack() as stack:
        store = Store(database)
        stack.callback(store.close)
        store.create(row("t"), []).result(20)
        postgres.stop()
        try:
            waiting = store.append("t", entry(1))
            with pytest.raises(TimeoutError):
                waiting.result(0.3)
        finally:
            postgres.start()
        waiting.result(20)
        found = store.read("t")
        assert found is not None
        assert len(found.entries) == 1


@pytest.mark.long
def test_a_process_is_killed_under_play_and_the_other_goes_on(
    two: tuple[Served, Served], tmp_path: Path, postgres: Postgres, database: str
) -> None:
    process, other = Process(tmp_path, database=database), two[0]
    served = process.start()
    bots = served.open_table(BOTS, {"max_rounds": 12, "faction_assignment": "random"})
    table = served.open_table(TWO_LINKS, LONG).join()
    person = Playing(table, [served, other], 3)
    person.start()
    until(lambda: len(person.acknowledged) > 5 and bots.view(-1)["last"] > 5)
    assert process.stop(signal.SIGKILL) == -signal.SIGKILL
    served.http.close()
    reached, seen = len(person.acknowledged), at(other, bots).view(-1)["last"]
    until(lambda: len(person.acknowledged) > reached + 5 and at(other, bots).view(-1)["last"] > seen + 5)
    person.end()
    assert person.odd == []
    assert stored(postgres, database, table) == person.acknowledged
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_connection_that_dies_while_it_is_made_is_made_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(postgres.database())
    store.create(row("t"), []).result(20)
    settings = database_module.SETTINGS
    try:
        for name in ("_writer", "_reader"):
            getattr(store, name).dispose()
        deaths = iter(["SELECT pg_terminate_backend(pg_backend_pid())"] * 2)

        class Dying(dict[str, str]):
            def items(self) -> object:  # type: ignore[override]  # more than a dict would give
                return [
                    (f"search_path = ''; {death}; --", "") for death in [next(deaths, "")] if death
                ] or settings.items()

        monkeypatch.setattr(database_module, "SETTINGS", Dying())
        store.append("t", entry(1)).result(20)
        found = store.read("t")
        assert found is not None
        assert len(found.entries) == 1
        assert next(deaths, "") == ""
    finally:
        store.close()
