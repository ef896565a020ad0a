"""Intervals and the sequential test."""

from __future__ import annotations

import math

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.lab.statistics import SequentialTest, mean_of, paired, share_interval, tilt, wilson


def test_wilson_keeps_within_bounds() -> None:
    for games in (1, 7, 100):
        for wins in (0.0, games / 2, float(games)):
            low, high = wilson(wins, games)
            assert 0.0 <= low <= wins / games <= high <= 1.0


def test_intervals_computed_by_hand() -> None:
    """Wilson for 8 of 10 (Brown, Cai and DasGupta's formula by hand), and the mean of 2, 4, 6: 4 +- 4.303 * 2 / sqrt(3)."""
    assert [round(end, 4) for end in wilson(8, 10)] == [0.4902, 0.9433]
    mean, spread = mean_of([2, 4, 6])
    assert (mean, round(spread, 3)) == (4.0, 4.968)
    low, high = share_interval([1.0, 0.5, 0.5, 0.0] * 4, 2)  # deviation 0.3651, standard error 0.0913, t 2.131
    assert (round(low, 3), round(high, 3)) == (0.305, 0.695)


def test_pairs_computed_by_hand() -> None:
    """Differences 1, 0, 2: mean 1, variance 1. The samples 1, 4, 7 and 2, 4, 9 have variances 9 and 13: 1 - 1 / 22 is saved."""
    found = paired([1, 4, 7], [2, 4, 9])
    assert (found.base, found.changed, found.difference) == (4.0, 5.0, 1.0)
    assert (round(found.spread, 4), found.saved and round(found.saved, 4)) == (2.4842, 0.9545)
    assert not found.is_certain()
    assert paired([3, 3], [3, 3]).saved is None
    opposed = paired([0, 2], [2, 0])  # twins that go opposite ways: pairs cost twice the games
    assert opposed.saved == -1.0


def test_rounds_that_split_evenly_narrow_the_interval() -> None:
    """One win each in every round says more than as many games won at random."""
    low, high = share_interval([0.5] * 40 + [0.75] * 10, 2)
    free_low, free_high = wilson(55, 100)
    assert high - low < (free_high - free_low) / 2


def test_a_few_rounds_that_are_all_alike_decide_nothing() -> None:
    """They show no variance, so the interval is that of their games."""
    for share in (0.0, 0.5, 0.75, 1.0):
        low, high = share_interval([share] * 3, 2)
        assert (low, high) == wilson(share * 6, 6)
    assert not paired([0.5, 0.5], [1.0, 1.0]).is_certain()
    assert paired([0.5] * 6, [1.0] * 6).is_certain()


def test_the_tilted_outcomes_have_the_wanted_mean() -> None:
    outcomes = {0.0: 3.0, 0.25: 1.0, 0.5: 8.0, 1.0: 11.0}
    for mean in (0.2, 0.5, 0.9):
        by = tilt(outcomes, mean)
        weights = {share: count / (1 + by * (share - mean)) for share, count in outcomes.items()}
        assert math.isclose(sum(weights.values()), sum(outcomes.values()), rel_tol=1e-6)
        assert math.isclose(sum(share * weight for share, weight in weights.items()) / sum(weights.values()), mean)


@pytest.mark.parametrize(("chance", "right"), [(0.5, "low"), (0.65, "high")])
def test_the_test_is_wrong_as_rarely_as_it_says(chance: float, right: str) -> None:
    """At a true share of `low` or `high`, at most 5 % of the verdicts are wrong; 200 tries allow 8 %."""
    rng = seeded(3)
    verdicts = []
    for _ in range(200):
        test = SequentialTest(0.5, 0.65)
        while not test.verdict:
            test.add(sum([rng.below(100) < chance * 100 for _ in range(2)]) / 2)
        verdicts.append(test.verdict)
    assert verdicts.count(right) >= 184


def test_a_clear_difference_is_decided_sooner_than_a_small_one() -> None:
    def rounds_at(chance: float) -> int:
        rng, total = seeded(5), 0
        for _ in range(20):
            test = SequentialTest(0.5, 0.65)
            while not test.verdict:
                test.add(sum([rng.below(100) < chance * 100 for _ in range(2)]) / 2)
            total += test.rounds
        return total

    assert rounds_at(0.9) < rounds_at(0.65) / 2


@pytest.mark.parametrize("shares", [(0.6, 0.5), (0.5, 0.5), (0.0, 0.5), (0.5, 1.0)])
def test_a_test_needs_two_shares_in_order(shares: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="two shares between 0 and 1"):
        SequentialTest(*shares)
