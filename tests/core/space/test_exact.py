"""Roots compared and rounded without any error: against sixty digits."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal, localcontext

from hypothesis import example, given
from hypothesis import strategies as hyp

from sandtable.core.space.exact import (
    along,
    aside,
    circle,
    compare_gaps,
    compare_with_root,
    directions,
    rounded,
    turnings,
)

whole = hyp.integers(-5000, 5000)
squares = hyp.integers(0, 10**8)
parts = hyp.integers(1, 10**4)
lengths = hyp.integers(0, 400)
PI = Decimal("3.14159265358979323846264338327950288419716939937510582097494")


def nearest(value: Decimal) -> int:
    """To the nearest whole number, halves away from zero (which is what Decimal calls half up)."""
    return int(value.quantize(Decimal(1), rounding=ROUND_HALF_UP))


def root(num: int, den: int = 1) -> Decimal:
    with localcontext() as context:
        context.prec = 60
        return (Decimal(num) / Decimal(den)).sqrt()


def order(value: Decimal) -> int:
    return 0 if abs(value) < Decimal("1e-40") else 1 if value > 0 else -1


@given(whole, whole, squares)
@example(-6, 2, 9)
def test_a_number_and_a_root(number: int, factor: int, radicand: int) -> None:
    with localcontext() as context:
        context.prec = 60
        assert compare_with_root(number, factor, radicand) == order(number + factor * root(radicand))


@given(squares, parts, lengths, squares, parts, lengths)
@example(25, 1, 2, 16, 1, 1)
@example(0, 1, 50, 0, 1, 100)
def test_gaps_in_order(num: int, den: int, less: int, num_b: int, den_b: int, less_b: int) -> None:
    with localcontext() as context:
        context.prec = 60
        exact = order((root(num, den) - less) - (root(num_b, den_b) - less_b))
    found = compare_gaps(num, den, less, num_b, den_b, less_b)
    assert found == exact == -compare_gaps(num_b, den_b, less_b, num, den, less)


@given(whole, hyp.integers(1, 400), hyp.sampled_from([-1, 1]), squares, parts)
@example(5, 2, -1, 0, 1)
@example(0, 1, -1, 1, 4)
def test_a_root_is_rounded_once(number: int, part: int, side: int, num: int, den: int) -> None:
    with localcontext() as context:
        context.prec = 60
        exact = Decimal(number) / part + side * root(num, den)
    assert rounded(number, part, side, num, den) == nearest(exact)


@given(whole, whole, whole, whole, hyp.integers(0, 2000), whole)
def test_places_ahead_and_aside(x: int, y: int, dx: int, dy: int, far: int, left: int) -> None:
    if dx == 0 and dy == 0:
        assert along(x, y, dx, dy, far) == (x, y)
        return
    with localcontext() as context:
        context.prec = 60
        size = root(dx * dx + dy * dy)
        ahead = (nearest(x + dx * far / size), nearest(y + dy * far / size))
        beside = (nearest(x + (far * dx - left * dy) / size), nearest(y + (far * dy + left * dx) / size))
    assert along(x, y, dx, dy, far) == ahead == aside(x, y, dx, dy, far, 0)
    assert aside(x, y, dx, dy, far, left) == beside


def cosine(degrees: Decimal) -> Decimal:
    """By its series."""
    with localcontext() as context:
        context.prec = 70
        angle = degrees * PI / 180
        total, term = Decimal(1), Decimal(1)
        for n in range(1, 60):
            term = -term * angle * angle / ((2 * n - 1) * (2 * n))
            total += term
        return total


COSINES = [cosine(Decimal(15 * step)) for step in range(24)]


def test_the_places_every_15_degrees_are_the_nearest_lattice_points() -> None:
    for far in range(1, 400):
        for step, (x, y) in enumerate(directions(far)):
            across, up = far * COSINES[step], far * COSINES[(step + 18) % 24]
            assert abs(across - x) <= Decimal("0.5") + Decimal("1e-30")
            assert abs(up - y) <= Decimal("0.5") + Decimal("1e-30")


def test_an_exact_half_is_rounded_as_part_of_the_whole_coordinate() -> None:
    """101 at 60 degrees is 50.5: on the table halves go up, on either side of the centre."""
    assert (1000 + 51, 1087) in circle(1000, 1000, 101)
    assert (1000 - 50, 1087) in circle(1000, 1000, 101)


def test_turning_points_are_the_nearest_lattice_points() -> None:
    eighth = cosine(Decimal("22.5"))
    slant = cosine(Decimal(45))
    for keep in range(1, 500):
        far = keep / eighth + 2
        assert turnings(keep)[0] == (nearest(far), 0)
        assert turnings(keep)[1] == (nearest(far * slant), nearest(far * slant))
        assert len(set(turnings(keep))) == 8


def test_the_way_round_a_base_over_its_turning_points_keeps_the_distance() -> None:
    for keep in (100, 150, 200, 250, 300, 350, 450):
        points = turnings(keep)
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
            across, length = ax * by - ay * bx, (ax - bx) ** 2 + (ay - by) ** 2
            assert across * across > keep * keep * length
