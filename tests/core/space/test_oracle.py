"""The plane against another opinion: shapely, asked the same in floats (`benchmarks/geometry_oracle.py` asks far more)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as hyp

from tests.support.plane_oracle import CHECKS, CLOSE, SAME


@pytest.mark.parametrize("check", CHECKS)
@given(seed=hyp.integers(0, 10**9))
@settings(max_examples=60, deadline=None)
def test_nobody_disagrees(check: Callable[[Random], str], seed: int) -> None:
    assert check(Random(seed)) in (SAME, CLOSE)
