"""The plane: exact results, compared with plain definitions for many integers."""

from __future__ import annotations

from fractions import Fraction
from math import hypot

from hypothesis import example, given
from hypothesis import strategies as hyp

from sandtable.core.space.paths import length
from sandtable.core.space.plane import (
    EDGE,
    INSIDE,
    OUTSIDE,
    Polygon,
    Shape,
    grown,
    is_cut,
    polygon,
    segment,
    segments,
    segments_meet,
    swept,
)
from sandtable.core.space.points import LEAST, MOST, is_point, point, point_text, read_point, x_of, y_of

near = hyp.integers(-40, 40)
spots = hyp.tuples(near, near)
reaches = hyp.integers(0, 30)
ELL: Polygon = ((0, 0), (30, 0), (30, 10), (12, 10), (12, 28), (0, 28))
"""A polygon with an inner corner."""


@given(hyp.integers(LEAST, MOST), hyp.integers(LEAST, MOST))
def test_a_point_is_one_number_and_back(x: int, y: int) -> None:
    spot = point(x, y)
    assert is_point(spot)
    assert (x_of(spot), y_of(spot)) == (x, y)
    assert read_point(point_text(spot)) == spot


def squared_distance(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> Fraction:
    """The squared distance of a point from a segment, as a fraction."""
    (px, py), (ax, ay), (bx, by) = p, a, b
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = Fraction(0) if length == 0 else Fraction((px - ax) * dx + (py - ay) * dy, length)
    along = max(Fraction(0), min(Fraction(1), along))
    return (ax + along * dx - px) ** 2 + (ay + along * dy - py) ** 2


@given(spots, spots, spots, reaches)
@example((5, 5), (0, 0), (0, 0), 7)
def test_the_distance_from_a_segment(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int], reach: int) -> None:
    exact = squared_distance(p, a, b) - reach * reach
    assert segment(*p, *a, *b, reach) == (exact > 0) - (exact < 0)


@given(spots, spots, spots, spots, reaches)
def test_segments_are_as_far_apart_either_way(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int], reach: int
) -> None:
    found = segments(*a, *b, *c, *d, reach)
    assert found == segments(*c, *d, *a, *b, reach) == segments(*b, *a, *d, *c, reach)
    if segments_meet(*a, *b, *c, *d):
        assert found == (EDGE if reach == 0 else INSIDE)


def inside_ell(x: int, y: int) -> bool:
    return (0 <= x <= 30 and 0 <= y <= 10) or (0 <= x <= 12 and 0 <= y <= 28)


@given(spots)
def test_a_point_in_a_polygon_whichever_way_it_turns(p: tuple[int, int]) -> None:
    found = polygon(*p, ELL)
    assert found == polygon(*p, ELL[::-1]) == polygon(*p, ELL[2:] + ELL[:2])
    assert (found != OUTSIDE) == inside_ell(*p)


@given(spots, reaches)
def test_a_polygon_grows_all_round(p: tuple[int, int], reach: int) -> None:
    edges = zip(ELL, ELL[1:] + ELL[:1], strict=True)
    nearest = min(squared_distance(p, a, b) for a, b in edges)
    found = grown(*p, ELL, reach)
    if polygon(*p, ELL) == INSIDE:
        assert found == INSIDE
    else:
        exact = nearest - reach * reach
        assert found == (exact > 0) - (exact < 0)
    assert Shape(ELL, reach).where(*p) == found


@given(spots, spots, reaches)
def test_a_disc_on_its_way_meets_what_it_meets_at_some_point(
    a: tuple[int, int], b: tuple[int, int], reach: int
) -> None:
    """The swept distance is at most that of any point on the way, and the same in both directions."""
    found = swept(*a, *b, ELL, reach)
    assert found == swept(*b, *a, ELL, reach)
    assert found <= min(grown(*a, ELL, reach), grown(*b, ELL, reach))


@given(spots, spots)
@example((-5, 10), (40, 10))
@example((0, -5), (0, 40))
@example((12, 10), (30, 28))
def test_a_line_of_sight_is_cut_by_ground_and_not_by_an_edge(a: tuple[int, int], b: tuple[int, int]) -> None:
    found = is_cut(*a, *b, ELL)
    assert found == is_cut(*b, *a, ELL)
    steps = 97
    scaled = tuple([(x * steps, y * steps) for x, y in ELL])
    points = [(a[0] * (steps - n) + b[0] * n, a[1] * (steps - n) + b[1] * n) for n in range(steps + 1)]
    if any(polygon(x, y, scaled) == INSIDE for x, y in points):
        assert found


@given(spots, spots)
def test_a_leg_is_rounded_up(a: tuple[int, int], b: tuple[int, int]) -> None:
    long = length(*a, *b)
    squared = 10000 * ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
    assert long * long >= squared
    assert long == 0 or (long - 1) ** 2 < squared
    assert abs(long - 100 * hypot(a[0] - b[0], a[1] - b[1])) < 1.001
