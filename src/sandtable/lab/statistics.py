"""Intervals and a sequential test for results of bots.

The unit is the *round*: all games of one deal, each bot in each seat (`lab.matchup`). Seats and dice that favour one side
favour each bot once, so the mean of a round varies less than that of single games, and the test needs fewer games.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

Z95: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""
ENOUGH_PAIRS: Final = 6
"""Fewer pairs can all differ to the same side by accident, more often than once in twenty times."""
PRIOR: Final = 1e-3
"""Added to the count of each outcome, so that a test can decide about a bot that wins every game."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval for a proportion of independent games.

    >>> [round(end, 3) for end in wilson(90, 100)], [round(end, 3) for end in wilson(0, 10)]
    ([0.826, 0.945], [0.0, 0.278])
    """
    share = wins / games
    centre = share + Z95 * Z95 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    scale = 1 + Z95 * Z95 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def student95(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors, for a variance from a sample (Student's t).

    >>> [round(student95(freedom), 2) for freedom in (1, 2, 3, 9, 30, 1000)]
    [12.71, 4.3, 3.18, 2.26, 2.04, 1.96]
    """
    if freedom < 3:
        return (math.inf, 12.7062, 4.3027)[freedom]
    z, v = Z95, freedom  # the expansion of Cornish and Fisher; Abramowitz and Stegun 26.7.5
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )


def mean_of(figures: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval, which is infinite for a single figure.

    >>> mean_of([4, 4, 4]), mean_of([7])
    ((4.0, 0.0), (7.0, inf))
    """
    mean = sum(figures) / len(figures)
    if len(figures) < 2:
        return mean, math.inf
    variance = sum([(figure - mean) ** 2 for figure in figures]) / (len(figures) - 1)
    return mean, student95(len(figures) - 1) * math.sqrt(variance / len(figures))


def share_interval(rounds: Sequence[float], games_in_round: int) -> tuple[float, float]:
    """The 95 % interval for the mean share of rounds, from the variance between rounds.

    Rounds that are all alike show no variance, however few they are: then the games count, as if they were independent.

    >>> [round(end, 3) for end in share_interval([0.5] * 50 + [1.0] * 50, 2)]
    [0.7, 0.8]
    >>> [round(end, 3) for end in share_interval([1.0] * 10, 2)]
    [0.839, 1.0]
    >>> [round(end, 3) for end in share_interval([0.5] * 2, 2)]
    [0.15, 0.85]
    """
    mean, spread = mean_of(rounds)
    if len(set(rounds)) == 1:
        return wilson(mean * len(rounds) * games_in_round, len(rounds) * games_in_round)
    return max(0.0, mean - spread), min(1.0, mean + spread)


@dataclass(frozen=True)
class Paired:
    """The means of two samples taken in pairs, and their difference with half the width of its 95 % interval."""

    base: float
    changed: float
    difference: float
    spread: float
    saved: float | None
    """The part of the variance that pairing removes, against independent samples. Negative if it adds some; None if there is
    no variance."""
    pairs: int

    def is_certain(self) -> bool:
        """Is no difference outside the interval, and are there enough pairs to say so?"""
        return self.pairs >= ENOUGH_PAIRS and abs(self.difference) > self.spread


def paired(base: Sequence[float], changed: Sequence[float]) -> Paired:
    """Compare two samples whose n-th figures belong together.

    >>> paired([1, 2, 3, 4], [2, 3, 4, 5])
    Paired(base=2.5, changed=3.5, difference=1.0, spread=0.0, saved=1.0, pairs=4)
    """
    difference, spread = mean_of([now - then for then, now in zip(base, changed, strict=True)])
    apart = sum([mean_of(figures)[1] ** 2 for figures in (base, changed)])
    saved = 1 - spread**2 / apart if 0 < apart < math.inf else None
    return Paired(sum(base) / len(base), sum(changed) / len(changed), difference, spread, saved, len(base))


@dataclass
class SequentialTest:
    """Is a bot's share of the victory at most `low` or at least `high`? Decided after as few rounds as possible.

    A generalised sequential probability ratio test on the outcomes of rounds, as engine testers use it for pairs of games.
    With probability 1 - `risk` the answer is right if the true share is one of the two.

    >>> test = SequentialTest(0.5, 0.65)
    >>> while not test.verdict:
    ...     test.add(1.0)
    >>> test.rounds, test.verdict
    (12, 'high')
    """

    low: float
    high: float
    risk: float = 0.05
    counts: Counter[float] = field(default_factory=Counter)
    rounds: int = 0
    verdict: str = ""
    """`low`, `high`, or "" while the test is undecided."""

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise ValueError(
                f"a test needs two shares between 0 and 1, the lower first, not {self.low} and {self.high}"
            )
        self.limit = math.log((1 - self.risk) / self.risk)

    def add(self, share: float) -> None:
        """Count one round with this mean share."""
        self.counts[share] += 1
        self.rounds += 1
        ratio = self.log_ratio()
        self.verdict = "high" if ratio >= self.limit else "low" if ratio <= -self.limit else ""

    def log_ratio(self) -> float:
        """The logarithm of how much better `high` explains the rounds than `low`."""
        outcomes = {0.0: PRIOR, 1.0: PRIOR, **{share: count + PRIOR for share, count in self.counts.items()}}
        tilt_low, tilt_high = tilt(outcomes, self.low), tilt(outcomes, self.high)
        return sum(
            [
                count * math.log((1 + tilt_low * (share - self.low)) / (1 + tilt_high * (share - self.high)))
                for share, count in sorted(outcomes.items())
            ]
        )


def tilt(outcomes: dict[float, float], mean: float) -> float:
    """The multiplier that makes the observed outcomes, weighted by 1 / (1 + multiplier * (outcome - mean)), have this mean.

    These weights are the most likely distribution with that mean.
    """
    low, high = -1 / (1 - mean), 1 / mean  # between these, all weights are positive
    for _ in range(60):
        middle = (low + high) / 2
        pull = sum(
            [count * (share - mean) / (1 + middle * (share - mean)) for share, count in sorted(outcomes.items())]
        )
        if pull > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
