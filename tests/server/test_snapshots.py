"""Snapshots of long games: a table built from one equals the table built from its whole log, and is quick to build."""

from __future__ import annotations

import random
import sqlite3
import time
import zlib
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from sandtable.core.engine.state import State
from sandtable.core.match.entries import entry_text
from sandtable.core.match.match import Match
from sandtable.core.registry import find_game
from sandtable.server.edge import keys
from sandtable.server.storage.rows import JOIN, PICK, UNDO, SeatRow, StoredTable, TableRow
from sandtable.server.tables import snapshots, table
from sandtable.server.tables.players import JoinBody
from sandtable.server.tables.snapshots import Snapshot, valid_snapshot
from sandtable.server.tables.table import Table
from sandtable.server.tables.table_info import info_of
from sandtable.testing import any_answer, chooser_rng
from tests.server.conftest import TWO_LINKS
from tests.server.support import LONG, serving

GAMES = ("battlelore", "bloodstones", "first_blood", "warlords")


def played(game: str, entries: int, undone: float = 0.1, seed: int = 5) -> StoredTable:
    """A game in progress with undos and a take-back by agreement, and the latest snapshot that was taken of it."""
    spec = find_game(game)
    options = msgspec.json.encode(spec.check_options(2, {}))
    row = TableRow(keys.new_table_id(), game, spec.rules_version, 2, options, "", "5e" * 16, None, False, "playing", 1)
    seats = [SeatRow(n, "here", f"Person {n}", "", bytes(32)) for n in range(2)]
    made = Table(StoredTable(row, seats, [], {}))
    for seat in range(2):
        body = JoinBody(f"Person {seat}", "chance")
        made.sit(seat, body)
        made.entry(JOIN, seat, msgspec.json.encode(body))
    chance, chooser, latest = random.Random(seed), chooser_rng(seed), b""
    while made.status == "playing" and made.head < entries:
        match = made.playing()
        if made.head == entries // 3 and match.returnable(0) > match.undoable(0):
            picks = match.undoable(0) + 1
            for who, entry in ((0, "back"), (1, "accept")):
                digest = made.enter(who, entry, picks, made.head + 1)
                made.entry(entry, who, entry_text(entry, picks).encode(), digest)
        seat, pick = any_answer(match.state, chooser)
        text = match.spec.notation.option_text(match.state, match.state.asked(seat), pick)
        made.entry(PICK, seat, text.encode(), made.play(seat, text, made.head + 1))
        if made.wants_snapshot:
            latest = made.snapshot()
        if made.undoable(seat) and chance.random() < undone:
            made.take_back(seat, 1)
            made.entry(UNDO, seat, b"1")
    return StoredTable(row, seats, made.entries, {}, latest)


def all_of(made: Table) -> list[object]:
    """Everything that can be sent about a table."""
    viewers = (-1, 0, 1)
    places = range(0, made.last + 1, max(1, made.last // 7))
    return [
        info_of(made),
        made.playing().record().to_text(),
        made.weighed,
        made.log_text.steps,
        [made.log_text.since(viewer, -1, made.last) for viewer in viewers],
        [bytes(made.scene(viewer)) for viewer in viewers],
        [made.state_at(place).dump() for place in places],
        [(made.undoable(seat), made.back(seat), made.possible_entries(seat)) for seat in (0, 1)],
        [made.playing().turns(seat) for seat in (0, 1)],
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_from_a_snapshot_is_the_same_as_one_from_its_log(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "EVERY", 40)
    stored = played(game, 150)
    kept = valid_snapshot(stored, stored.row.rules)
    assert kept is not None
    assert 40 <= kept.seq <= len(stored.entries)
    quick, whole = Table(stored), Table(replace(stored, snapshot=None))
    assert all_of(quick) == all_of(whole)
    chooser = chooser_rng(9)
    for _ in range(20):  # and both continue alike, even with undos past the snapshot
        if whole.status != "playing":
            break
        match = whole.playing()
        seat, pick = any_answer(match.state, chooser)
        text = match.spec.notation.option_text(match.state, match.state.asked(seat), pick)
        for each in (quick, whole):
            each.entry(PICK, seat, text.encode(), each.play(seat, text, each.head + 1))
    picks = whole.undoable(0) + 12
    if whole.status == "playing" and whole.playing().returnable(0) >= picks:
        for each in (quick, whole):
            each.enter(0, "back", picks, each.head + 1)
            each.enter(1, "accept", 1, each.head + 1)
    assert all_of(quick) == all_of(whole)


def test_a_snapshot_that_does_not_fit_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "EVERY", 40)
    stored = played("bloodstones", 100)
    assert stored.snapshot
    kept = msgspec.msgpack.decode(zlib.decompress(stored.snapshot), type=Snapshot)
    wrong = [
        msgspec.structs.replace(kept, format=0),
        msgspec.structs.replace(kept, version="0"),
        msgspec.structs.replace(kept, rules="0"),
        msgspec.structs.replace(kept, seq=kept.seq - 1),
        msgspec.structs.replace(kept, seq=10**6),
        msgspec.structs.replace(kept, state=b"(2,())"),
    ]
    raws = [zlib.compress(msgspec.msgpack.encode(each)) for each in wrong]
    expected = all_of(Table(replace(stored, snapshot=None)))
    for raw in (*raws, b"", b"nonsense", stored.snapshot[:-9], zlib.compress(b"nonsense")):
        damaged = replace(stored, snapshot=raw)
        assert valid_snapshot(damaged, stored.row.rules) is None
    assert all_of(Table(replace(stored, snapshot=b"nonsense"))) == expected


def test_five_thousand_entries_are_built_at_once() -> None:
    stored = played("bloodstones", 5000, undone=0.75)
    assert stored.snapshot
    assert len(stored.entries) > 3000
    best = 9.0
    for _ in range(3):
        began = time.thread_time()
        Table(stored)
        best = min(best, time.thread_time() - began)
    assert best < 0.2


def test_the_server_takes_snapshots_and_uses_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "EVERY", 20)
    with serving(tmp_path) as served:
        opened = served.open_table(TWO_LINKS, LONG).join()
        opened.play(70)
        before = [opened.view(seat) for seat in (0, 1)]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT table_id FROM snapshots").fetchall() == [(opened.id,)]
    resumed: list[int] = []

    def noted(match: Match[State], kept: Snapshot) -> None:
        resumed.append(kept.seq)
        snapshots.resume(match, kept)

    monkeypatch.setattr(table, "resume", noted)
    with serving(tmp_path) as served:
        opened.served = served
        after = [opened.view(seat) for seat in (0, 1)]
        assert [each["scene"] for each in after] == [each["scene"] for each in before]
        assert [each["steps"] for each in after] == [each["steps"] for each in before]
        assert opened.play(5) == 5
        assert opened.view(0, at=3)["at"] == 3
    (seq,) = resumed
    assert seq >= 20
