"""A database that is damaged, foreign, newer or full gives one clear sentence, and intact tables keep working."""

from __future__ import annotations

import logging
import resource
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner

from sandtable.cli import main
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import Rng
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.match import Match
from sandtable.core.match.proof import check_draws
from sandtable.core.match.record import read_record
from sandtable.core.registry import find_game
from sandtable.server.storage.database import Unusable
from sandtable.server.storage.file_lock import FileLock
from sandtable.server.storage.store import Store
from tests.server.client import PATIENCE
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, SHORT, Opened, Process, Served, serving, until

# -- files that are not our database ---------------------------------------------------------------------------------------


def sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def ours(path: Path) -> Path:
    Store(f"sqlite:///{path}").close()
    return path


def garbage(path: Path) -> str:
    path.write_bytes(b"no database at all " * 500)
    return str(path)


def damaged(path: Path) -> str:
    raw = bytearray(ours(path).read_bytes())
    raw[100:4000] = b"\xff" * 3900
    path.write_bytes(raw)
    return str(path)


def foreign(path: Path) -> str:
    sql(path, "CREATE TABLE recipes (cake TEXT)")
    return str(path)


def foreign_with_our_tool(path: Path) -> str:
    sql(path, "CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('cake')")
    return str(path)


def newer(path: Path) -> str:
    sql(ours(path), "UPDATE alembic_version SET version_num = '9999'")
    return str(path)


def without_rows(path: Path) -> str:
    sql(ours(path), "INSERT INTO entries VALUES ('nosuch', 1, 'pick', 0, x'00', '', 1)")
    return str(path)


def read_only(path: Path) -> str:
    return f"sqlite:///file:{ours(path)}?mode=ro&uri=true"


def folder(path: Path) -> str:
    path.mkdir()
    return str(path)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (garbage, "file is not a database"),
        (damaged, "malformed"),
        (foreign, "belongs to another program: it has the tables recipes"),
        (foreign_with_our_tool, "belongs to another program"),
        (newer, "was created by a newer version of Sandtable: its schema version is 9999"),
        (without_rows, "rows without a table"),
        (read_only, "readonly"),
        (folder, "unable to open database file"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path, make: object, said: str) -> None:
    assert callable(make)
    path = tmp_path / "tables.db"
    url = make(path)
    before = path.read_bytes() if path.is_file() else b""
    beside = sorted(tmp_path.iterdir())
    done = CliRunner().invoke(main, ["serve", "--port", "0", "--db", url])
    assert done.exit_code == 2
    assert isinstance(done.exception, SystemExit)
    (line,) = done.output.splitlines()
    assert line.startswith("the database ")
    assert said in line
    assert "tables.db" in line
    assert before == (path.read_bytes() if path.is_file() else b"")
    # SQLite itself creates an index and an empty log beside the file to read it in this mode
    assert [each for each in sorted(tmp_path.iterdir()) if not each.name.endswith(("-shm", "-wal"))] == beside


def test_a_file_has_one_server(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    url = f"sqlite:///{path}"
    store = Store(url, FileLock(url, "process 7, port 8000"))
    other_way = tmp_path / "link.db"
    other_way.symlink_to(path)
    for name in (path, other_way):
        done = CliRunner().invoke(main, ["serve", "--port", "0", "--db", str(name)])
        assert done.exit_code == 2
        (line,) = done.output.splitlines()
        assert line == (
            f"the database {path} is in use by a server (process 7, port 8000); "
            "stop that server, or choose another file with --db"
        )
    store.close()
    Store(url, FileLock(url, "the next")).close()


def test_databases_without_a_file_are_not_held() -> None:
    for url in ("sqlite://", "sqlite:///:memory:", "postgresql+psycopg://club@host/sandtable", "nonsense"):
        FileLock(url, "one"), FileLock(url, "two")


def test_a_password_is_not_told() -> None:
    with pytest.raises(Unusable) as refusal:
        Store("nosuch://club:secret@host/sandtable")
    assert "secret" not in str(refusal.value)


# -- tables that are set aside ---------------------------------------------------------------------------------------------

BREAKING = {
    "options": "UPDATE tables SET options = x'ff00' WHERE id = ?",
    "game": "UPDATE tables SET game = 'chess' WHERE id = ?",
    "rules": "UPDATE tables SET rules = '0' WHERE id = ?",
    "players": "UPDATE tables SET players = 5 WHERE id = ?",
    "seats": "DELETE FROM seats WHERE seat = 1 AND table_id = ?",
    "join": "UPDATE entries SET body = x'ff' WHERE seq = 1 AND table_id = ?",
    "pick": "UPDATE entries SET body = 'nowhere' WHERE seq = 4 AND table_id = ?",
    "undo": "UPDATE entries SET kind = 'undo', body = 'x' WHERE seq = 4 AND table_id = ?",
    "seat": "UPDATE entries SET seat = 9 WHERE seq = 1 AND table_id = ?",
    "digest": "UPDATE entries SET digest = '0' WHERE seq = 4 AND table_id = ?",
    "gap": "DELETE FROM entries WHERE seq = 4 AND table_id = ?",
}


@pytest.mark.parametrize("what", BREAKING)
def test_a_broken_table_is_set_aside_and_the_others_go_on(tmp_path: Path, what: str) -> None:
    with serving(tmp_path) as served:
        broken, whole = [served.open_table(TWO_LINKS, LONG).join() for _ in range(2)]
        for table in (broken, whole):
            table.play(5)
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(BREAKING[what], (broken.id,))
        connection.commit()
    with serving(tmp_path) as served:
        info = served.get(broken.path).json()
        until(lambda: stored_status(path, broken.id) == "broken")  # the view was sent before the mark was stored
        listed = served.get("/tables")
        assert [row["id"] for row in listed.json()["tables"]] == [whole.id]
        assert (info["status"], info["id"]) == ("broken", broken.id)
        assert info["broken"].startswith("this table can no longer be played: ")
        for seat in (0, -1):
            view = served.get(f"{broken.path}/view", broken.keys[seat])
            assert (view.status_code, view.json()["error"]) == (409, "unplayable")
        whole.served = served
        assert whole.play(3) == 3


def stored_status(path: Path, table: str) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return str(connection.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()[0])


def change_rules(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Switch to another rules version, under which every game takes a different course."""
    spec = find_game(game)
    start = type(spec).start_with

    def otherwise(
        self: GameSpec[State], players: int, options: Options | None, rng: Rng, log: bool = True, rules: str = ""
    ) -> State:
        rng.word()
        return start(self, players, options, rng, log, rules)

    monkeypatch.setattr(type(spec), "start_with", otherwise)
    monkeypatch.setattr(spec, "rules_version", "9")


def test_a_running_game_goes_on_under_rules_that_play_it_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, SHORT).join()
        table.play(12)
        begun = table.view(0)
    monkeypatch.setattr(find_game("bloodstones"), "rules_version", "9")
    caplog.set_level(logging.INFO, "sandtable.server")
    with serving(tmp_path) as served:
        table.served = served
        again = table.view(0)
        assert (again["scene"], again["table"]["status"]) == (begun["scene"], "playing")
        assert again["table"]["rules"] == begun["table"]["rules"]
        report = f"table {table.id} was started under rules {begun['table']['rules']} and continues under rules 9"
        assert report in caplog.messages
        table.play(5000)
        record = read_record(served.get(f"{table.path}/record", table.keys[0]).text)
    assert (record.rules, record.seed.rules) == ("9", begun["table"]["rules"])
    assert check_draws(record) > 10
    assert record.to_text() == Match.from_record(find_game("bloodstones"), record).record().to_text()


def test_a_table_set_aside_by_other_rules_comes_back_with_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, LONG).join()
        table.play(4)
    with monkeypatch.context() as later:
        change_rules(later, "bloodstones")
        with serving(tmp_path) as served:
            said = served.get(table.path).json()["broken"]
            begun = table.info["rules"]
            assert said.endswith(f": started under rules {begun}, the current rules are 9")
            assert served.get("/tables").json()["tables"] == []
    with serving(tmp_path) as served:
        table.served = served
        assert served.get(table.path).json()["status"] == "playing"
        assert table.play(3) == 3
        assert [row["id"] for row in served.get("/tables").json()["tables"]] == [table.id]


# -- finished games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["bloodstones", "battlelore"])
def test_a_finished_game_can_be_read_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    options = {"max_rounds": 1, "faction_assignment": "random"} if game == "bloodstones" else {"turn_limit": 4}
    with serving(tmp_path) as served:
        table = served.open_table(TWO_LINKS, options, game=game)
        program = {"name": "Deep", "contribution": "chance", "program": True}
        table.keys[1] = served.post(f"{table.path}/join", program, table.keys[1]).json()["key"]
        assert table.join(0).play(5000) < 5000
        before = looked_at(served, table)
    change_rules(monkeypatch, game)
    with serving(tmp_path) as served:
        assert looked_at(served, table) == before
        table.served = served
        view = table.view(0)
        assert view["scene"]["result"]["scores"]
        assert view["secret"]
        assert (
            read_record(served.get(f"{table.path}/record", table.keys[1]).text).rules == view["table"]["rules"] != "9"
        )
        assert table.view(0, since=view["seq"])["steps"] == []
        for answer in (
            served.get(f"{table.path}/view", table.keys[0], at=2),
            served.post(f"{table.path}/what-if", {"at": 2}, table.keys[0]),
            served.post(f"{table.path}/what-if", {"at": view["last"]}, table.keys[0]),
            table.pick(0, view["seq"] + 1, "x"),
            table.undo(0, view["seq"] + 1),
        ):
            assert (answer.status_code, answer.json()["error"]) == (409, "archived"), answer.text
        assert served.get(f"{table.path}/view", "forged").status_code == 403
        with table.hello(1) as page:
            page.recv(PATIENCE)


def looked_at(served: Served, table: Opened) -> list[object]:
    """Every response that shows a finished game."""
    views = [served.get(f"{table.path}/view", table.keys[0], seat=seat) for seat in (-1, 0, 1)]
    views.append(served.get(f"{table.path}/view", table.keys[0], all=True))
    others = [
        served.get(table.path),
        served.get(f"{table.path}/static"),
        served.get(f"{table.path}/record", table.keys[0]),
    ]
    assert {answer.status_code for answer in (*views, *others)} == {200}
    return [answer.text for answer in (*views, *others)]


# -- a full disk -----------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the files of another process")
def test_a_full_disk_makes_the_server_unwell_and_loses_nothing(tmp_path: Path) -> None:
    process = Process(tmp_path)
    served = process.start()
    table = served.open_table(TWO_LINKS, LONG).join()
    table.play(5)
    assert served.get("/health").status_code == 200
    assert process.process is not None
    pid = process.process.pid
    size = max(path.stat().st_size for path in tmp_path.iterdir())
    free = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, free[1]))
    seat, seq, options = table.asked()
    refused = table.pick(seat, seq, options[0])
    assert (refused.status_code, refused.json()["error"], refused.json()["where"]) == (503, "not_stored", "database")
    assert served.post("/tables", {}).status_code == 503
    health = wait_for_health(served, 503)
    assert (health["error"], health["where"]) == ("unwritable", "database")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, free)
    assert wait_for_health(served, 200)["status"] == "ok"
    assert table.pick(seat, seq, options[0]).status_code == 200
    served.http.close()
    process.stop()


def wait_for_health(served: Served, status: int) -> dict[str, object]:
    until(lambda: served.get("/health").status_code == status)
    found: dict[str, object] = served.get("/health").json()
    return found
