"""Backing up, restoring and moving a database keep every row and never overwrite anything."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from click.testing import CliRunner
from sqlalchemy import Connection, text

from sandtable.cli import main
from sandtable.server.storage import backup
from sandtable.server.storage.backup import Content
from sandtable.server.storage.database import Unusable, make_engine, migrate, script_config
from sandtable.server.storage.file_lock import FileLock
from sandtable.server.storage.statements import insert_entry
from sandtable.server.storage.store import Store
from tests.postgres import ONE_WORKER, Postgres
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, SHORT, Opened, Served, lasting, serving
from tests.server.test_store import entry, row


def filled(served: Served) -> tuple[Opened, Opened]:
    """Open a running game with a standing answer, and a finished game with its archive."""
    running, done = served.open_table(TWO_LINKS, LONG).join(), served.open_table(TWO_LINKS, SHORT).join()
    running.play(12)
    assert served.post(f"{running.path}/standing", {"until_my_turn": True}, running.keys[1]).status_code == 200
    entering = {"seq": done.view(0)["seq"] + 1, "entry": "concede", "picks": 1}
    answer = served.post(f"{done.path}/enter", entering, done.keys[0])
    assert answer.status_code == 200, answer.text
    return running, done


def shown(tables: tuple[Opened, Opened]) -> list[object]:
    return [lasting(table.view(seat)) for table in tables for seat in (0, 1)]


def rows(content: Content) -> dict[str, int]:
    return {name: part.rows for name, part in content.items() if part.rows and name != "alembic_version"}


def tables_at(served: Served, tables: tuple[Opened, Opened]) -> tuple[Opened, Opened]:
    one, other = [Opened(served, table.id, table.keys, table.info) for table in tables]
    return one, other


def test_a_backup_of_a_file_under_play_can_be_used_as_it_is(tmp_path: Path) -> None:
    copy, restored = tmp_path / "copy.db", tmp_path / "restored.db"
    with serving(tmp_path) as served:
        tables = filled(served)
        made = backup.backup(f"sqlite:///{tmp_path / 'tables.db'}", copy)
        seen = shown(tables)
        assert tables[0].play(3) == 3  # play continues
    assert rows(made).keys() >= {"tables", "seats", "entries", "archives"}
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.db"]
    assert rows(backup.restore(copy, f"sqlite:///{restored}")) == rows(made)
    for name in ("copy.db", "restored.db"):
        with serving(tmp_path, name) as again:
            assert shown(tables_at(again, tables)) == seen
            assert tables_at(again, tables)[0].play(2) == 2


@ONE_WORKER
def test_a_club_moves_to_postgresql_and_back(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path) as served:
        tables = filled(served)
        seen = shown(tables)
    old, new = f"sqlite:///{tmp_path / 'tables.db'}", postgres.database()
    moved = backup.move(old, new)
    with serving(tmp_path, database=new) as club:
        assert shown(tables_at(club, tables)) == seen
        assert tables_at(club, tables)[0].play(3) == 3
        seen = shown(tables_at(club, tables))
        backed_up = backup.backup(new, tmp_path / "copy.db")
        with pytest.raises(Unusable, match="in use by 1 server processes"):
            backup.move(new, f"sqlite:///{tmp_path / 'no.db'}")
    assert backed_up["entries"].rows == moved["entries"].rows + 3
    back = backup.move(new, f"sqlite:///{tmp_path / 'back.db'}")
    assert {**back, "faces": backed_up["faces"]} == backed_up  # a server stores the thumbnails again when it closes
    with serving(tmp_path, "back.db") as again:
        assert shown(tables_at(again, tables)) == seen
        assert tables_at(again, tables)[0].play(2) == 2
    with pytest.raises(Unusable, match="already holds tables; nothing was overwritten"):
        backup.restore(tmp_path / "copy.db", new)
    fresh = postgres.database()
    assert backup.restore(tmp_path / "copy.db", fresh) == backed_up


@ONE_WORKER
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_shows_one_moment(kind: str, tmp_path: Path, postgres: Postgres) -> None:
    """Each transaction writes to two tables, so a backup must never hold more rows of one than of the other."""
    url = postgres.database() if kind == "postgres" else f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url)
    for name in ("a", "b"):
        store.create(row(name), []).result(20)
    ending = threading.Event()

    def write() -> None:
        seq = 0
        while not ending.is_set():
            seq += 1

            def both(connection: Connection, seq: int = seq) -> None:
                for name in ("a", "b"):
                    insert_entry(connection, name, entry(seq))

            store.submit(both).result(20)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for number in range(5):
            file = tmp_path / f"copy{number}.db"
            backup.backup(url, file)
            with closing(sqlite3.connect(file)) as copy:
                found = dict(copy.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id").fetchall())
            assert found.get("a") == found.get("b")
    finally:
        ending.set()
        writer.join()
        store.close()
    assert found["a"] > 0


def test_a_copy_that_differs_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(old)
    store.create(row("t"), []).result(20)
    store.append("t", entry(1)).result(20)
    store.close()
    real = backup.content_of

    def damaged(connection: Connection) -> Content:
        connection.execute(text("UPDATE entries SET body = 'y'"))
        return real(connection)

    monkeypatch.setattr(backup, "content_of", damaged)
    with pytest.raises(Unusable, match="differs from the original in entries; it was not kept"):
        backup.move(old, f"sqlite:///{tmp_path / 'new.db'}")
    assert [path.name for path in tmp_path.glob("*new*")] == []


def test_an_older_backup_comes_back_in_the_newest_shape(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    engine = make_engine(f"sqlite:///{old}", writes=True)
    migrate(engine)
    config = script_config()
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0005")
        connection.commit()
    engine.dispose()
    before = old.read_bytes()
    backup.restore(old, f"sqlite:///{tmp_path / 'new.db'}")
    assert old.read_bytes() == before
    Store(f"sqlite:///{tmp_path / 'new.db'}").close()


def exists(folder: Path) -> list[str]:
    (folder / "copy.db").write_text("mine")
    return ["backup", str(folder / "copy.db"), "--db", str(folder / "tables.db")]


def not_there(folder: Path) -> list[str]:
    return ["backup", str(folder / "copy.db"), "--db", str(folder / "none.db")]


def no_folder(folder: Path) -> list[str]:
    return ["backup", str(folder / "none" / "copy.db"), "--db", str(folder / "tables.db")]


def no_backup(folder: Path) -> list[str]:
    (folder / "text").write_text("no database at all, but text that is long enough to be looked at" * 20)
    return ["restore", str(folder / "text"), "--db", str(folder / "new.db")]


def foreign(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "foreign.db")) as connection:
        connection.execute("CREATE TABLE birds (name)")
    return ["backup", str(folder / "copy.db"), "--db", str(folder / "foreign.db")]


def over_another(folder: Path) -> list[str]:
    return ["move", str(folder / "tables.db"), str(folder / "tables.db")]


def no_url(folder: Path) -> list[str]:
    return ["move", "what://", str(folder / "new.db")]


def no_server(folder: Path) -> list[str]:
    return ["move", str(folder / "tables.db"), f"postgresql://club@/x?host={folder}"]


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (exists, "copy.db already exists; nothing was overwritten"),
        (not_there, "there is no database"),
        (no_folder, "No such file or directory"),
        (no_backup, "file is not a database"),
        (foreign, "belongs to another program: it has the tables birds"),
        (over_another, "tables.db already exists; nothing was overwritten"),
        (no_url, "is neither a SQLite file nor a PostgreSQL database"),
        (no_server, "cannot be used: "),
    ],
)
def test_every_refusal_is_one_sentence(make: Callable[[Path], list[str]], said: str, tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path / 'tables.db'}").close()
    words = make(tmp_path)
    before = sorted((path.name, path.read_bytes()) for path in tmp_path.iterdir())
    done = CliRunner().invoke(main, ["database", *words])
    assert done.exit_code == 2
    assert said in done.output
    assert done.output.count("\n") == 1
    assert sorted((path.name, path.read_bytes()) for path in tmp_path.iterdir()) == before


def test_a_file_in_use_is_backed_up_but_not_moved(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url, FileLock(url, "process 1, port 2"))
    store.create(row("t"), []).result(20)
    try:
        refused = CliRunner().invoke(main, ["database", "move", str(tmp_path / "tables.db"), str(tmp_path / "new.db")])
        assert (refused.exit_code, "is in use by a server (process 1, port 2)" in refused.output) == (2, True)
        words = ["database", "backup", str(tmp_path / "copy.db"), "--db", str(tmp_path / "tables.db")]
        done = CliRunner().invoke(main, words)
    finally:
        store.close()
    assert done.exit_code == 0
    assert "1 tables with 0 entries, compared with the original" in done.output
    assert os.path.exists(tmp_path / "copy.db")
