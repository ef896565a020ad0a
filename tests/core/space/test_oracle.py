"""The plane against another opinion: shapely, asked the same in floats (`benchmarks/geometry_oracle.py` asks far more)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hyp

from tests.support.plane_oracle import CHECKS, CLOSE, SAME, lines_left


@pytest.mark.parametrize("check", CHECKS)
@given(seed=hyp.integers(0, 10**9))
@settings(max_examples=60, deadline=None)
def test_nobody_disagrees(check: Callable[[Random], str], seed: int) -> None:
    assert check(Random(seed)) in (SAME, CLOSE)


def test_a_base_level_with_the_end_matters_only_if_it_could_take_lines_away() -> None:
    beside, near, between = (150, 700, 50), (40, 700, 50), (0, 300, 60)
    sight = ((0, 0), 50, (0, 700), 50, (0, 700))
    assert lines_left(*sight, [beside], []) is True
    assert lines_left(*sight, [beside, between], []) is False
    assert lines_left(*sight, [near, (-20, 300, 40)], []) is None
