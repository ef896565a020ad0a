"""Ways: what bars them, how long they are, and the way that is found by itself (FB-3.17, FB-12.4 to 12.8, FB-13.4 to 13.6)."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.core.space.exact import LatticePoint, turnings
from sandtable.core.space.paths import (
    OFF_THE_FLOOR,
    OFF_THE_TABLE,
    Barrier,
    PathGround,
    Wall,
    fits,
    keep_apart,
    keep_clear,
    keep_clear_of,
    keep_off,
    length,
    way_length,
)
from sandtable.core.space.plane import Polygon
from tests.support import clause

near = hyp.integers(-40, 40)
spots = hyp.tuples(near, near)
ELL: Polygon = ((0, 0), (30, 0), (30, 10), (12, 10), (12, 28), (0, 28))
BOX: Polygon = ((0, 0), (800, 0), (800, 800), (0, 800))


def squared_distance(p: LatticePoint, a: LatticePoint, b: LatticePoint) -> Fraction:
    """Of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = dx * dx + dy * dy
    at = Fraction(0) if size == 0 else Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, size)
    at = max(Fraction(0), min(Fraction(1), at))
    return (a[0] + at * dx - p[0]) ** 2 + (a[1] + at * dy - p[1]) ** 2


# -- barriers ----------------------------------------------------------------------------------------------------------


@given(spots, spots, spots, hyp.integers(1, 30), hyp.booleans())
def test_a_leg_keeps_its_distance_from_a_disc(
    p: LatticePoint, a: LatticePoint, b: LatticePoint, keep: int, strict: bool
) -> None:
    ground = PathGround([Barrier((p,), keep * keep, 1, strict, keep, 7)])
    apart = squared_distance(p, a, b) - keep * keep
    free = apart > 0 if strict else apart >= 0
    assert ground.is_leg(*a, *b) == ground.is_leg(*b, *a) == free
    assert ground.blockers(*a, *b) == ([] if free else [7])


@given(spots, spots, hyp.integers(1, 20), hyp.integers(1, 3), hyp.booleans())
def test_a_leg_keeps_its_distance_from_ground(
    a: LatticePoint, b: LatticePoint, num: int, den: int, strict: bool
) -> None:
    """Where the way does not cross an edge, its distance is that of an end from an edge or of a corner from the way."""
    ground = PathGround([Barrier(ELL, num, den, strict, 5, 7)])
    edges = [*pairwise(ELL), (ELL[-1], ELL[0])]
    apart = min(
        [squared_distance(end, *edge) for end in (a, b) for edge in edges]
        + [squared_distance(corner, a, b) for corner in ELL]
    ) - Fraction(num, den)
    inside = any(in_ell(Fraction(a[0]) + (b[0] - a[0]) * at, Fraction(a[1]) + (b[1] - a[1]) * at) for at in cuts(a, b))
    free = not inside and (apart > 0 if strict else apart >= 0)
    assert ground.is_leg(*a, *b) == ground.is_leg(*b, *a) == free
    assert bool(ground.blockers(*a, *b)) == (not free)
    for ring in (ELL, ELL[::-1]):
        barrier = Barrier(ring, num, den, strict)
        assert Wall(barrier).keeps_off(*a) == barrier.keeps_off(*a)


def cuts(a: LatticePoint, b: LatticePoint) -> list[Fraction]:
    """Where a way crosses the lines through the edges of ELL, the middles between, and its ends."""
    found = {Fraction(0), Fraction(1)}
    for at in (0, 12, 30):
        if a[0] != b[0]:
            found.add(Fraction(at - a[0], b[0] - a[0]))
    for at in (0, 10, 28):
        if a[1] != b[1]:
            found.add(Fraction(at - a[1], b[1] - a[1]))
    stops = sorted(at for at in found if 0 <= at <= 1)
    return stops + [(one + two) / 2 for one, two in pairwise(stops)]


def in_ell(x: Fraction, y: Fraction) -> bool:
    return (0 <= x <= 30 and 0 <= y <= 10) or (0 <= x <= 12 and 0 <= y <= 28)


def test_a_base_may_be_touched_but_not_overlapped() -> None:
    ground = PathGround([keep_apart(0, 0, 100)])
    assert ground.is_leg(-300, 100, 300, 100)
    assert not ground.is_leg(-300, 99, 300, 99)


def test_an_enemy_is_not_even_come_within_reach_of() -> None:
    ground = PathGround([keep_clear(0, 0, 300)])
    assert ground.is_leg(-400, 301, 400, 301)
    assert not ground.is_leg(-400, 300, 400, 300)


def test_who_starts_within_reach_of_an_enemy_only_comes_no_nearer() -> None:
    start = (120, 160)
    ground = PathGround([keep_clear(0, 0, 300)]).started_at(*start)
    assert ground.is_leg(*start, 240, 320)
    assert ground.is_leg(*start, 120 - 4, 160 + 3)
    assert not ground.is_leg(*start, 119, 160)
    assert not ground.is_leg(*start, -160, 120)
    outside = PathGround([keep_clear(0, 0, 300)])
    assert outside.started_at(0, 301) is outside
    assert outside.started_at(0, 300).is_leg(0, 300, 0, 300)
    mixed = PathGround(
        [keep_clear(0, 0, 300, 1), keep_clear(0, 550, 300, 2), keep_apart(0, 250, 60, 3)], (0, 0, 900, 900), ELL, 5
    )
    loose = mixed.started_at(0, 200)
    assert [(each.num, each.strict, each.turn, each.tag) for each in loose.barriers] == [
        (40000, False, 300, 1), (90000, True, 300, 2), (3600, False, 60, 3)
    ]  # fmt: skip
    assert (loose.box, loose.fence, loose.fence_turn) == (mixed.box, ELL, 5)


def test_who_starts_within_reach_of_a_garrison_only_comes_no_nearer() -> None:
    ground = PathGround([keep_clear_of(BOX, 150)]).started_at(-60, 400)
    assert ground.is_leg(-60, 400, -60, 700)
    assert not ground.is_leg(-60, 400, -59, 700)
    slanted: Polygon = ((0, 0), (700, 100), (600, 800), (-100, 700))
    start = (300, -30)
    beside = PathGround([keep_clear_of(slanted, 150)]).started_at(*start)
    assert beside.is_leg(*start, *start)
    assert beside.is_leg(*start, 300 + 700, -30 + 100)
    assert not beside.is_leg(*start, 299, -29)


def test_the_base_stays_on_the_table_and_on_its_floor() -> None:
    table = PathGround([], (50, 50, 3550, 3550))
    assert table.is_leg(50, 50, 3550, 50)
    assert table.offenders(49, 50) == [OFF_THE_TABLE] == table.blockers(60, 60, 60, 40)
    upstairs = PathGround([], None, ELL)
    assert upstairs.is_leg(0, 0, 12, 28)
    assert not upstairs.is_leg(30, 10, 12, 28)
    assert upstairs.blockers(30, 10, 12, 28) == [OFF_THE_FLOOR]
    assert upstairs.offenders(29, 11) == [OFF_THE_FLOOR]


def test_what_is_out_of_reach_is_left_out() -> None:
    ground = PathGround(
        [keep_apart(0, 0, 100, 1), keep_apart(1000, 0, 100, 2), keep_off(BOX, 50, 3)], (0, 0, 9, 9), ELL, 5
    )
    kept = ground.near(1800, 0, 700)
    assert [each.tag for each in kept.barriers] == [2]
    assert (kept.box, kept.fence, kept.fence_turn) == (ground.box, ground.fence, 5)
    assert [each.tag for each in ground.near(-400, 0, 300).barriers] == [1]
    assert [each.tag for each in ground.near(1100, 700, 300).barriers] == [3]


def test_what_cannot_be_met_from_a_box_is_left_out() -> None:
    ground = PathGround(
        [keep_apart(0, 0, 100, 1), keep_clear(1000, 0, 300, 2), keep_off(BOX, 50, 3)], (0, 0, 9, 9), ELL, 5
    )
    assert [each.tag for each in ground.within(-900, -400, -115, 400).barriers] == [1]
    assert [each.tag for each in ground.within(-900, -400, -116, 400).barriers] == []
    kept = ground.within(400, -900, 1400, -200)
    assert [each.tag for each in kept.barriers] == [2]
    assert (kept.box, kept.fence, kept.fence_turn) == (ground.box, ground.fence, 5)
    assert [each.tag for each in ground.within(300, 900, 1400, 1000).barriers] == []
    assert [each.tag for each in ground.within(300, 300, 301, 301).barriers] == [3]


def test_the_same_ground_may_have_another_box() -> None:
    wide = PathGround([keep_apart(500, 500, 100), keep_off(BOX, 50)], (0, 0, 3000, 3000))
    assert wide.is_clear(1200, 1200)
    small = wide.boxed((0, 0, 1000, 3000))
    assert not small.is_clear(1200, 1200)
    assert small.is_clear(900, 1200)
    assert small.offenders(500, 550) == wide.offenders(500, 550)
    assert not small.is_clear_known(1200, 1200)
    assert wide.is_clear_known(1200, 1200)


# -- lengths -----------------------------------------------------------------------------------------------------------


@clause("FB-3.17")
@given(hyp.lists(hyp.tuples(hyp.integers(0, 3600), hyp.integers(0, 3600)), min_size=1, max_size=5))
def test_legs_are_rounded_up_one_by_one(way: list[LatticePoint]) -> None:
    total = way_length(way)
    exact = sum(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in pairwise(way)) * 100
    assert exact - 1e-6 <= total < exact + len(way)
    assert fits(way, -(-total // 100))
    assert not fits(way, -(-total // 100) - 1)


@clause("FB-29.3")
@given(hyp.tuples(hyp.integers(0, 3600), hyp.integers(0, 3600)), hyp.integers(0, 4000))
def test_a_single_leg_fits_by_its_square(end: LatticePoint, allowance: int) -> None:
    assert fits([(0, 0), end], allowance) == (end[0] ** 2 + end[1] ** 2 <= allowance**2)


# -- the automatic way -------------------------------------------------------------------------------------------------


def test_the_straight_way_is_taken_where_it_is_free() -> None:
    assert PathGround([keep_apart(0, 0, 100)]).way(-300, 100, 300, 100, 600) == [(-300, 100), (300, 100)]
    assert PathGround([keep_apart(0, 0, 100)]).way(-300, 100, 300, 100, 599) is None


def test_the_shortest_way_round_a_base_and_the_southern_one_of_two() -> None:
    way = PathGround([keep_apart(0, 0, 100)]).way(-300, 0, 300, 0, 700)
    assert way == [(-300, 0), (0, -110), (300, 0)]
    assert PathGround([keep_apart(0, 0, 100)]).way(-300, 0, 300, 0, 639) is None
    assert PathGround([keep_apart(0, 0, 100)]).way(-300, 0, 300, 0, 640) == way
    beside = PathGround([keep_apart(0, -10, 100)]).way(-300, 0, 300, 0, 700)
    assert beside == [(-300, 0), (0, 100), (300, 0)]


def test_two_turns_lead_round_a_corner_of_ground() -> None:
    """One turn would come too near the corner. Close along both sides of it two do not suffice: a way must be named."""
    ground = PathGround([keep_off(BOX, 50)])
    assert ground.way(-60, 400, 400, -250, 2000) == [(-60, 400), (-56, 0), (-40, -40), (400, -250)]
    assert ground.way(-60, 400, 400, -60, 2000) is None
    assert ground.is_way([(-60, 400), (-56, 0), (-40, -40), (0, -56), (400, -60)])


def test_three_turns_are_not_looked_for() -> None:
    """Out of a dead end that bends thrice."""
    maze: Polygon = (
        (0, 0), (1000, 0), (1000, 1000), (200, 1000), (200, 400), (600, 400), (600, 600), (500, 600), (500, 500),
        (300, 500), (300, 900), (900, 900), (900, 100), (0, 100),
    )  # fmt: skip
    assert PathGround([keep_off(maze, 20)]).way(550, 550, 550, 550, 500) is None
    assert PathGround([keep_off(maze, 20)]).way(700, 300, 1100, 500, 5000) is None


def test_a_way_that_begins_or_ends_where_nobody_may_be_is_none() -> None:
    ground = PathGround([keep_apart(0, 0, 100)], (-500, -500, 500, 500))
    assert ground.way(0, 0, 300, 0, 900) is None
    assert ground.way(300, 0, 0, 99, 900) is None
    assert ground.way(300, 0, 501, 0, 900) is None


posts = hyp.lists(hyp.tuples(hyp.integers(-250, 250), hyp.integers(-250, 250), hyp.integers(20, 120)), max_size=3)
ends = hyp.tuples(hyp.integers(-400, 400), hyp.integers(-400, 400))


def every_way(
    ground: PathGround, a: LatticePoint, b: LatticePoint, allowance: int
) -> list[tuple[int, int, tuple[tuple[int, int], ...]]]:
    """All ways with up to two turns that are free and fit: length, turns, and y and x of each turn."""
    corners = [(x + ox, y + oy) for x, y, keep in ground.turning for ox, oy in turnings(keep)]
    ways: list[list[LatticePoint]] = [[a, b]] + [[a, p, b] for p in corners]
    if not any(ground.is_way(way) and fits(way, allowance) for way in ways[:1]):
        ways += [[a, p, q, b] for p in corners if ground.is_way([a, p]) for q in corners if p != q]
    free = [way for way in ways if fits(way, allowance) and ground.is_way(way)]
    return sorted([(way_length(way), len(way), tuple([(y, x) for x, y in way[1:-1]])) for way in free])


@clause("FB-12.8", "FB-29.6")
@given(posts, ends, ends, hyp.integers(100, 1300))
@settings(deadline=None, max_examples=60)
def test_no_other_way_is_shorter_and_ties_are_decided(
    among: list[tuple[int, int, int]], a: LatticePoint, b: LatticePoint, allowance: int
) -> None:
    ground = PathGround([keep_apart(x, y, keep) for x, y, keep in among])
    found = ground.way(*a, *b, allowance)
    others = every_way(ground, a, b, allowance)
    if found is None:
        assert not others
        return
    assert (found[0], found[-1]) == (a, b)
    assert ground.is_way(found)
    assert fits(found, allowance)
    if len(found) > 2:
        assert (way_length(found), len(found), tuple([(y, x) for x, y in found[1:-1]])) == others[0]
    mirrored = PathGround([keep_apart(-x, y, keep) for x, y, keep in among]).way(-a[0], a[1], -b[0], b[1], allowance)
    moved = PathGround([keep_apart(x + 99, y - 7, keep) for x, y, keep in among])
    assert mirrored is not None
    assert way_length(mirrored) == way_length(found)
    assert moved.way(a[0] + 99, a[1] - 7, b[0] + 99, b[1] - 7, allowance) == [(x + 99, y - 7) for x, y in found]


def test_the_length_of_a_leg_is_whole() -> None:
    assert length(0, 0, 300, 400) == 50000
    assert length(0, 0, 1, 2) == 224
