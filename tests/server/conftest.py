"""A server for each test file, and what the tests keep in it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sandtable.server import keys
from tests.server.support import Served, serving

TWO_LINKS = [{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture(autouse=True)
def _same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test sees the same keys, secrets and dice in every run."""
    monkeypatch.setattr(keys, "CHANCE", random.Random(request.node.nodeid))
