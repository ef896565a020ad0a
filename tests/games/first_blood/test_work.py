"""How much work a decision takes in random games, counted in calls: the same on every machine, unlike a time."""

from __future__ import annotations

import sys
from types import FrameType

from sandtable.games.first_blood.spec import SPEC
from sandtable.testing import any_answer, chooser_rng

SEEDS = (3, 5)
MAX_CALLS = 270
"""262 today. If more are needed for good reasons, raise it, and measure with `benchmarks/compare.py` first."""


def test_a_decision_takes_few_calls() -> None:
    calls = decisions = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal calls
        # newer versions of Python make no calls for comprehensions
        if event == "call" and not frame.f_code.co_name.startswith("<"):
            calls += 1

    before = sys.getprofile()
    for seed in SEEDS:
        st = SPEC.start(2, {}, seed, log=False)
        rng = chooser_rng(seed)
        sys.setprofile(count)
        try:
            while st.decision is not None:
                seat, pick = any_answer(st, rng)
                st.step(pick, seat)
                decisions += 1
        finally:
            sys.setprofile(before)
    assert calls <= MAX_CALLS * decisions, f"{calls / decisions:.1f} calls a decision"
