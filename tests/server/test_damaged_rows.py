"""Damage every column of every relation in turn: that table reports a clear problem, and the others keep working."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import msgspec
import pytest
from sqlalchemy import LargeBinary, String
from websockets.exceptions import ConnectionClosed

from sandtable.core.registry import find_game
from sandtable.server.storage.schema import METADATA
from tests.server.conftest import TWO_LINKS
from tests.server.support import SHORT, Json, Opened, Served, serving

pytestmark = pytest.mark.busy

OWNERS = ("id", "table_id")
COLUMNS = [
    (relation.name, column.name)
    for relation in METADATA.tables.values()
    for column in relation.columns
    if column.name not in OWNERS  # without these the table does not exist
]
TEXTS: tuple[object, ...] = (None, "", "junk", b"\xff\x00")
BODIES: tuple[object, ...] = (None, "junk", b"\xff\x00", b"{}")
NUMBERS: tuple[object, ...] = (None, "junk", -1, 2**40)
KINDS = ("waiting", "playing", "over", "archived")
JUNK = {"waiting": slice(1), "playing": slice(4), "over": slice(1, 2), "archived": slice(2, 3)}
"""A running game gets every kind of junk. All tables are read by the same code, so each of the others gets one kind."""

Rows = dict[str, list[tuple[object, ...]]]


class Kept:
    """Tables of every kind on a running server, and their rows, to be restored after each damage."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.path = served.registry.store.url.removeprefix("sqlite:///")
        self.tables = {kind: self.table(kind) for kind in KINDS}
        self.other = served.open_table(TWO_LINKS, SHORT).join()
        for table in self.tables.values():
            served.registry._store_thumbnail(served.registry._tables[table.id])
        self.settle()
        with self.connection() as connection:
            self.rows = {table.id: self.read(connection, table.id) for table in self.tables.values()}

    def table(self, kind: str) -> Opened:
        table = self.served.open_table(TWO_LINKS, SHORT, hints=True)
        if kind == "waiting":
            return table.join(0)
        table.join()
        self.served.post(f"{table.path}/talk", {"text": "hello"}, table.keys[0])
        self.served.get(f"{table.path}/hint", table.keys[table.asked()[0]])
        table.play(3)
        if kind == "playing":
            self.served.post(f"{table.path}/standing", {"until_my_turn": True}, table.keys[1])
            inside = self.served.registry._tables[table.id]
            self.served.registry.store.keep(table.id, inside.snapshot())
        else:
            seq = table.view(0)["seq"] + 1
            self.served.post(f"{table.path}/enter", {"seq": seq, "entry": "concede"}, table.keys[0])
        return table

    def connection(self) -> closing[sqlite3.Connection]:
        return closing(sqlite3.connect(self.path, isolation_level=None))

    def read(self, connection: sqlite3.Connection, table: str) -> Rows:
        return {
            name: connection.execute(
                f"SELECT * FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?", (table,)
            ).fetchall()
            for name in METADATA.tables
        }

    def settle(self) -> None:
        """Wait until all pending writes are done."""
        self.served.registry.store.submit(lambda _: None).result(20)

    def restore(self, table: str) -> None:
        self.settle()
        with self.connection() as connection:
            connection.execute("BEGIN IMMEDIATE")
            for name, rows in self.rows[table].items():
                connection.execute(f"DELETE FROM {name} WHERE {'id' if name == 'tables' else 'table_id'} = ?", (table,))
                for row in rows:
                    connection.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
            connection.execute("COMMIT")
        self.served.registry.forget(table)

    def damage(self, table: str, relation: str, column: str, junk: object) -> bool:
        """Put junk into all rows; return False if there are none or the database refuses it."""
        owner = "id" if relation == "tables" else "table_id"
        self.settle()
        with self.connection() as connection:
            try:
                done = connection.execute(f"UPDATE {relation} SET {column} = ? WHERE {owner} = ?", (junk, table))
            except sqlite3.IntegrityError:
                return False
        self.served.registry.forget(table)
        self.served.registry.rematches.pop(table, None)
        return done.rowcount > 0


def junk_for(relation: str, column: str) -> tuple[object, ...]:
    kind = METADATA.tables[relation].c[column].type
    return BODIES if isinstance(kind, LargeBinary) else TEXTS if isinstance(kind, String) else NUMBERS


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    with serving(tmp_path_factory.mktemp("server")) as served:
        yield Kept(served)


LOOKS = ("", "/static", "/briefing")
SEEN = ("/view", "/record", "/course", "/sequel", "/talk", "/link", "/why?target=area:1", "/rules/BS-7.1")
DEEDS: dict[str, Json] = {
    "pick": {"seq": 6, "pick": "x"},
    "undo": {"seq": 6},
    "enter": {"seq": 6, "entry": "draw"},
    "what-if": {"at": 0},
    "standing": {},
    "talk": {"phrase": "yes"},
    "deputy": {"seq": 6, "bot": "random"},
    "join": {"name": "Bo"},
    "share": {"contribution": "c" * 22},
    "key": {"key": "n" * 22},
}


def failures(served: Served, table: Opened) -> list[str]:
    """Send every kind of request about a table; return those that failed with status 500."""
    answers = {"lists": served.get("/tables"), "ids": served.get("/tables", ids=table.id)}
    answers |= {look or "info": served.get(f"{table.path}{look}") for look in LOOKS}
    answers |= {look: served.get(f"{table.path}{look}", table.keys[0]) for look in SEEN}
    answers["what spectators see"] = served.get(f"{table.path}/view", table.keys[-1])
    for deed, body in DEEDS.items():
        answers[deed] = served.post(f"{table.path}/{deed}", body, table.keys[1])
    for wish in ({"again_of": table.id}, {"sequel_of": table.id}):
        answers[f"{wish}"] = served.post("/tables", wish, table.keys[0])
    found = [f"{what}: {answer.text}" for what, answer in answers.items() if answer.status_code >= 500]
    try:
        with table.hello(0) as page:
            message = msgspec.json.decode(page.recv(20))
            if message["type"] == "problem" and message["error"] == "failed":
                found.append(f"live: {message}")
    except ConnectionClosed as closed:
        found.append(f"live: {closed}")
    return found


@pytest.mark.parametrize(("relation", "column"), COLUMNS)
def test_a_damaged_column_is_a_clear_problem(
    kept: Kept, monkeypatch: pytest.MonkeyPatch, relation: str, column: str
) -> None:
    found = []
    for kind, table in kept.tables.items():
        if kind == "archived":
            monkeypatch.setattr(find_game("bloodstones"), "rules_version", "9")
        for junk in junk_for(relation, column)[JUNK[kind]]:
            if kept.damage(table.id, relation, column, junk):
                found += [f"{kind}, {junk!r}: {what}" for what in failures(kept.served, table)]
                kept.restore(table.id)
        monkeypatch.undo()
    assert found == []
    assert kept.other.play(1) == 1 or kept.other.asked()[0] == -1
