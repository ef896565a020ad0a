"""Exact dice probabilities: of one test, of several dice, of the sum of two counts (chapters 2 and 7)."""

from __future__ import annotations

from math import comb
from typing import Final

FACES: Final = 6


def passing(value: int) -> float:
    """The chance that a die passes a test: a natural 1 always does, a natural 6 never (FB-2.2, FB-2.3).

    >>> [round(passing(value), 2) for value in (0, 1, 3, 6, 9)]
    [0.17, 0.17, 0.5, 0.83, 0.83]
    """
    return min(FACES - 1, max(1, value)) / FACES


def saving(value: int) -> float:
    """The chance that an Injury die passes: nothing passes against 0 (FB-7.5)."""
    return passing(value) if value > 0 else 0.0


def binomial(dice: int, chance: float) -> list[float]:
    """
    >>> binomial(2, 0.5)
    [0.25, 0.5, 0.25]
    """
    return [comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1)]


def sum_distribution(one: list[float], two: list[float]) -> list[float]:
    """The distribution of the sum of two counts."""
    found = [0.0] * (len(one) + len(two) - 1)
    for a, p in enumerate(one):
        for b, q in enumerate(two):
            found[a + b] += p * q
    return found
