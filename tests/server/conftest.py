"""A server for each test file, and what the tests keep in it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sandtable.server import keys
from tests.postgres import ONE_WORKER, Postgres
from tests.server.support import Served, serving

TWO_LINKS = [{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]


BOTH_DATABASES = [
    pytest.param("sqlite", id="sqlite"),
    pytest.param("postgres", id="postgres", marks=ONE_WORKER),
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A file that says ON_BOTH_DATABASES holds on either of them."""
    for name in ("served", "store"):
        if name in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH_DATABASES", False):
            metafunc.parametrize(name, BOTH_DATABASES, indirect=True, scope="module" if name == "served" else None)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.close()


@pytest.fixture(scope="module")
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    is_postgres = getattr(request, "param", "sqlite") == "postgres"
    database = request.getfixturevalue("postgres").database() if is_postgres else ""
    with serving(tmp_path_factory.mktemp("server"), database=database) as made:
        yield made


@pytest.fixture(autouse=True)
def _same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test sees the same keys, secrets and dice in every run."""
    monkeypatch.setattr(keys, "CHANCE", random.Random(request.node.nodeid))
