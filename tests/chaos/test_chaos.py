"""The short form of `run.py chaos`, and that what is lost or doubled would be told."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from tests.chaos.deeds import DEEDS, DEEDS_ON_POSTGRES
from tests.chaos.played import Played, compared
from tests.chaos.world import Server, World
from tests.postgres import ONE_WORKER, Postgres
from tests.server.support import Served
from tests.server.test_shares import sat_down, share


@pytest.mark.timeout(1200)
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can limit the files of another process")
def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path) -> None:
    world = World(tmp_path, players=2, seed=7)
    try:
        for deed, _, seldom in DEEDS.values():
            deed(world, seldom)
        world.wait_for(31 - world.picks)  # play goes on after the last blow
    finally:
        world.close()
    assert world.faults() == []
    assert world.picks > 30
    assert world.refusals()
    assert world.line.cuts >= 8


@ONE_WORKER
@pytest.mark.timeout(1200)
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells which processes a PostgreSQL has")
def test_nothing_acknowledged_is_lost_or_doubled_on_postgresql(tmp_path: Path) -> None:
    postgres = Postgres()
    try:
        world = World(tmp_path, players=2, seed=7, postgres=postgres)
        try:
            for deed, _, seldom in DEEDS_ON_POSTGRES.values():
                deed(world, seldom)
            world.wait_for(21 - world.picks)  # play goes on after the last blow
        finally:
            world.close()
        assert world.faults() == []
        assert world.picks > 20
    finally:
        postgres.close()


def test_a_clock_that_jumps_while_people_sit_down_lets_everybody_contribute(tmp_path: Path) -> None:
    """The last one sits down at one date, and the server looks at the table at another."""
    server = Server(tmp_path, 0, str(tmp_path / "tables.db"), seed=1)
    served, ending = Served(server.port), threading.Event()

    def jump() -> None:
        while not ending.is_set():
            for hours in (40, 0, -40):
                server.clock.write_text(str(hours * 3_600))

    jumping = threading.Thread(target=jump)
    jumping.start()
    try:
        answers = []
        for _ in range(30):
            table = sat_down(served)
            answers += [share(table, seat).status_code for seat in (0, 1)]
    finally:
        ending.set()
        jumping.join()
        served.http.close()
        server.line.close()
        server.stop()
        server.kept.close()
    assert answers == [200] * 60


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
    found = compared(Played("t", {}, [A, B], pending), stored)
    assert said in " ".join(found)
    assert bool(found) == bool(said)
