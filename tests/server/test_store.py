"""The log is durable and append-only, with one writer per number. Migrations lead to the current schema."""

from __future__ import annotations

import os
import stat
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Engine, create_engine, event, inspect, text

from sandtable.server.storage.database import VERSION, found_in, schema_versions, script_config, url_of
from sandtable.server.storage.rows import KeyChange, LogEntry, SeatRow, TableRow
from sandtable.server.storage.schema import METADATA, SCHEMA_VERSION
from sandtable.server.storage.statements import KeyTaken
from sandtable.server.storage.store import Store
from tests.server.conftest import BOTH, TWO_LINKS, on_both_databases
from tests.server.support import LONG, Served, serving


def row(table: str) -> TableRow:
    return TableRow(table, "bloodstones", "1", 2, b"{}", "", "secret", None, False, "waiting", 1)


def entry(seq: int, body: bytes = b"x") -> LogEntry:
    return LogEntry(seq, "pick", 0, body, "", 1)


@pytest.fixture(params=BOTH)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    is_postgres = request.param == "postgres"
    url = request.getfixturevalue("postgres").database() if is_postgres else f"sqlite:///{tmp_path / 'a.db'}"
    made = Store(url)
    made.create(row("t"), [SeatRow(0, "open", "", "", None)]).result(10)
    yield made
    made.close()


def test_a_number_is_given_once(store: Store) -> None:
    writers = [store.append("t", entry(seq, b"%d" % n)) for seq in range(1, 40) for n in range(3)]
    outcomes = [future.exception(10) for future in writers]
    assert sum(outcome is None for outcome in outcomes) == 39
    assert all(outcome is None or isinstance(outcome, KeyTaken) for outcome in outcomes)
    stored = store.read("t")
    assert stored is not None
    assert [line.seq for line in stored.entries] == list(range(1, 40))


def test_a_refused_write_does_not_spoil_its_neighbours(store: Store) -> None:
    started, go = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        started.set()
        go.wait(10)

    store.submit(wait)
    started.wait(10)
    writes = [store.append("t", entry(1)), store.append("t", entry(1)), store.append("t", entry(2))]
    writes.append(store.append("nosuch", entry(1)))
    go.set()
    assert [type(future.exception(10)) for future in writes] == [type(None), KeyTaken, type(None), KeyTaken]


def test_an_open_seat_has_one_taker(store: Store) -> None:
    first = store.append("t", entry(1), "", KeyChange(None, b"key of one"))
    second = store.append("t", entry(2), "", KeyChange(None, b"key of another"))
    assert first.exception(10) is None
    assert isinstance(second.exception(10), KeyTaken)
    stored = store.read("t")
    assert stored is not None
    assert [line.seq for line in stored.entries] == [1]
    assert stored.seats[0].key_hash == b"key of one"


def test_the_database_is_set_up_to_keep_its_word(store: Store) -> None:
    with store._writer.connect() as connection:
        if connection.dialect.name == "postgresql":
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
            return
        found = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        assert found == ["wal", 2]
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def shape_of(engine: Engine) -> dict[str, object]:
    """The schema of a database, without the order of columns."""
    found = inspect(engine)
    return {
        table: (
            sorted([(c["name"], str(c["type"]), c["nullable"], str(c["default"])) for c in found.get_columns(table)]),
            found.get_pk_constraint(table),
            sorted(map(str, found.get_foreign_keys(table))),
            sorted(map(str, found.get_indexes(table))),
            sorted(map(str, found.get_unique_constraints(table))),
            sorted(map(str, found.get_check_constraints(table))),
        )
        for table in found.get_table_names()
    }


@pytest.mark.parametrize("place", BOTH)
def test_migrations_lead_to_the_shape_of_a_new_database(
    request: pytest.FixtureRequest, tmp_path: Path, place: str
) -> None:
    is_postgres = place == "postgres"
    url = request.getfixturevalue("postgres").database() if is_postgres else f"sqlite:///{tmp_path / 'b.db'}"
    Store(url).close()
    Store(url).close()  # nothing left to do
    engine = create_engine(url_of(url))
    made = shape_of(engine)
    assert set(made) == {*METADATA.tables, VERSION}
    config = script_config()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        connection.commit()
        assert set(shape_of(engine)) == {VERSION}
        command.upgrade(config, "head")
        command.check(config)
        connection.commit()
        assert found_in(connection)[1] == [SCHEMA_VERSION] == schema_versions()[:1]
    assert shape_of(engine) == made
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        connection.commit()
    engine.dispose()
    Store(url).close()  # an empty version table alone, as if the process had been killed at the start
    engine = create_engine(url_of(url))
    assert shape_of(engine) == made
    engine.dispose()


@on_both_databases
def test_two_writers_race_for_one_number(served: Served) -> None:
    table = served.open_table(TWO_LINKS, LONG).join()
    for _ in range(12):
        seat, seq, options = table.asked()
        picks = options[:4] * 3
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda text, s=seat, q=seq: table.pick(s, q, text), picks))
        granted = {text for text, answer in zip(picks, answers, strict=True) if answer.status_code == 200}
        assert len(granted) == 1  # equal requests got equal responses
        assert {answer.status_code for answer in answers} <= {200, 409}
        assert table.view(seat)["seq"] == seq


def test_a_second_server_on_the_same_file_cannot_overwrite(served: Served, tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        table = one.open_table(TWO_LINKS, LONG).join()
        seat, seq, options = table.asked()
        table.served = two
        assert table.view(seat)["seq"] == seq - 1  # the second has the table in memory
        table.served = one
        assert table.pick(seat, seq, options[0]).status_code == 200
        table.served = two
        other = table.pick(seat, seq, options[-1])
        assert (other.status_code, other.json()["error"]) == (409, "stale")
        assert table.view(seat)["seq"] == seq  # it has reread the log
        seat, seq, options = table.asked()
        assert table.pick(seat, seq, options[0]).status_code == 200


def test_a_write_nobody_waits_for_any_more_is_left_out_and_harms_nobody(store: Store) -> None:
    started, go = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        started.set()
        go.wait(10)

    store.submit(wait)
    started.wait(10)
    given_up, kept = store.append("t", entry(1, b"given up")), store.append("t", entry(1, b"kept"))
    assert given_up.cancel()
    go.set()
    kept.result(10)
    store.append("t", entry(2)).result(10)
    stored = store.read("t")
    assert stored is not None
    assert [line.body for line in stored.entries] == [b"kept", b"x"]


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps no such bits")
def test_a_new_database_file_is_read_by_its_owner_alone(tmp_path: Path) -> None:
    made = Store(f"sqlite:///{tmp_path / 'a.db'}")
    try:
        made.create(row("t"), []).result(10)
        kept = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    finally:
        made.close()
    assert kept == {"a.db": 0o600, "a.db-wal": 0o600, "a.db-shm": 0o600}


def test_closing_also_closes_the_connection_that_somebody_still_reads_with(store: Store) -> None:
    opened, closed = list[object](), list[object]()
    event.listen(store._reader, "connect", lambda connection, _: opened.append(connection))
    event.listen(store._reader, "close", lambda connection, _: closed.append(connection))
    reading, go = threading.Event(), threading.Event()

    def read() -> None:
        with store._reader.connect() as connection:
            connection.execute(text("SELECT 1"))
            reading.set()
            go.wait(10)

    with ThreadPoolExecutor(1) as pool:
        done = pool.submit(read)
        assert reading.wait(10)
        threading.Timer(0.2, go.set).start()
        store.close()
        done.result(10)
    assert len(closed) == len(opened) == 1
