"""The short form of `run.py chaos`, and that what is lost or doubled would be told."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import pytest

from tests.chaos.deeds import DEEDS
from tests.chaos.world import Played, World, compared


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the files of another process")
def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    world = World(tmp_path, players=2, seed=7)
    try:
        for deed, _, seldom in DEEDS.values():
            deed(world, seldom)
    finally:
        world.close()
    assert world.faults() == []
    assert world.picks > 30
    assert world.refusals()
    assert world.line.cuts >= 8


A, B, C = (3, 0, "here"), (4, 1, "there"), (5, 0, "here")


@pytest.mark.parametrize(
    ("stored", "pending", "said"),
    [
        ([A, B], None, ""),
        ([A, B], C, ""),
        ([A, B, C], C, ""),
        ([A], None, "lost (4, 1, 'there')"),
        ([A, (4, 1, "elsewhere")], None, "lost (4, 1, 'there')"),
        ([A, B, (5, 1, "there")], None, "3 picks are stored, 2 were acknowledged"),
        ([A, B, (5, 1, "there")], C, "3 picks are stored"),
    ],
)
def test_what_is_lost_or_doubled_is_told(
    stored: list[tuple[int, int, str]], pending: tuple[int, int, str] | None, said: str
) -> None:
    connection = sqlite3.connect(":memory:")
    connection.execute("CREATE TABLE entries (table_id, seq, kind, seat, body)")
    for seq, seat, text in stored:
        connection.execute("INSERT INTO entries VALUES ('t', ?, 'pick', ?, ?)", (seq, seat, text.encode()))
    found = compared(Played("t", {}, [A, B], pending), connection)
    connection.close()
    assert said in " ".join(found)
    assert bool(found) == bool(said)
