"""The figures of a run, and which of its cases are the worst."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Self

from sandtable.core.registry import playable_games
from tests.reasons.judge import Case, Verdict

EXACT_OF_100 = 95
GAMES = [game for game in playable_games() if find_spec(f"tests.reasons.{game}") is not None]
"""The games that have a judge."""
BADNESS = {Verdict.FALSE: 0, Verdict.UNLIFTED: 1, Verdict.GENERAL: 2, Verdict.UNJUDGED: 3, Verdict.EXACT: 4}


@dataclass(frozen=True, slots=True)
class Figures:
    """How many refusals were weighed, and with which verdicts; what cannot be judged does not count as exact."""

    count: Counter[Verdict]

    @classmethod
    def of(cls, found: Iterable[Case]) -> Self:
        return cls(Counter(case.verdict for case in found))

    @property
    def asked(self) -> int:
        return self.count.total()

    @property
    def exact_of_100(self) -> float:
        return 100 * self.count[Verdict.EXACT] / max(1, self.asked)

    @property
    def good(self) -> bool:
        none = not self.count[Verdict.FALSE] and not self.count[Verdict.UNLIFTED]
        return self.exact_of_100 >= EXACT_OF_100 and none


def worst(found: Iterable[Case]) -> list[Case]:
    """One of each sort of what is not exact, false ones first."""
    sorts: dict[tuple[object, ...], Case] = {}
    for case in sorted(found, key=lambda case: BADNESS[case.verdict]):
        if case.verdict is not Verdict.EXACT:
            sorts.setdefault((case.verdict, case.kind, case.named), case)
    return list(sorts.values())
