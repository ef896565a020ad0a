"""The examples in the docstrings of board mathematics."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from sandtable.core.space import areas, exact, formation, hexes, outlines, paths, places, plane, points, regions, sight

MODULES = [areas, exact, formation, hexes, outlines, paths, places, plane, points, regions, sight]


@pytest.mark.parametrize("module", MODULES, ids=[module.__name__.rpartition(".")[2] for module in MODULES])
def test_examples_hold(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
