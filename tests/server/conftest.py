"""A server for each test file, and what the tests keep in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support import Served, serving

TWO_LINKS = [{"holder": "here", "name": "Ada"}, {"holder": "link", "name": "Bo"}]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as made:
        yield made
