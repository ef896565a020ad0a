"""Fixtures of the server tests: a server for each test file, its database, its clock and its randomness."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from sandtable.server.clock import CLOCK
from sandtable.server.edge import keys
from tests.postgres import ONE_WORKER, Postgres
from tests.server.support import Served, serving

TWO_LINKS = [{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]


BOTH = [pytest.param("sqlite", id="sqlite"), pytest.param("postgres", id="postgres", marks=ONE_WORKER)]
on_both_databases = pytest.mark.parametrize("served", BOTH, indirect=True, scope="module")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.close()


@pytest.fixture(scope="session")
def served_on_postgres(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server"), database=postgres.database()) as made:
        yield made


@pytest.fixture(scope="module")
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if getattr(request, "param", "sqlite") == "postgres":
        yield request.getfixturevalue("served_on_postgres")
        return
    with serving(tmp_path_factory.mktemp("server")) as made:
        yield made


Jump = Callable[[float], None]
"""Moves the date, as the server reads it, by a number of hours."""


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Jump:
    right = CLOCK.time_ns

    def set_clock(hours: float) -> None:
        monkeypatch.setattr(CLOCK, "time_ns", lambda: right() + round(hours * 3_600_000_000_000))

    return set_clock


@pytest.fixture(autouse=True)
def _same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test the same keys, secrets and dice in every run."""
    monkeypatch.setattr(keys, "CHANCE", random.Random(request.node.nodeid))
