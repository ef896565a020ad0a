"""The reasons of each game that has a judge: 95 of 100 exact, none false; a longer run is `python3 run.py reasons`."""

from __future__ import annotations

import pytest

from tests.reasons.judge import Verdict, cases
from tests.reasons.report import GAMES, Figures, worst

SHARES = {"battlelore": 2, "bloodstones": 2, "first_blood": 6, "warlords": 3}
"""Only one in so many option sets is played: a few seconds a game."""
ENOUGH = 300
"""So many refusals are weighed at least, or the figures say little."""


@pytest.mark.parametrize("game", GAMES)
def test_the_reasons_are_exact_and_none_is_false(game: str) -> None:
    found = list(cases(game, share=SHARES[game]))
    figures = Figures.of(found)
    told = "\n".join(map(str, worst(found)[:20]))
    assert figures.asked >= ENOUGH
    assert not figures.count[Verdict.FALSE], told
    assert figures.good, f"{figures.exact_of_100:.1f} of 100 are exact\n{told}"
