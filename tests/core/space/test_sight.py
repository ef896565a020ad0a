"""Sight: the ledger's figures, and changes that must not affect it."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.core.space.plane import Polygon
from sandtable.core.space.sight import SHIFTS, Base, direction, is_wall_before, sees
from sandtable.core.space.sight_lines import is_line_left
from tests.support import clause

coordinate = hyp.integers(0, 1500)
spots = hyp.tuples(coordinate, coordinate)
radii = hyp.sampled_from([50, 100, 150])
bases = hyp.lists(hyp.tuples(coordinate, coordinate, radii), max_size=5)
boxes = hyp.lists(hyp.tuples(coordinate, coordinate, hyp.integers(1, 400), hyp.integers(1, 400)), max_size=3)
WALL: Polygon = ((700, -1000), (720, -1000), (720, 1000), (700, 1000))


def outline(x: int, y: int, wide: int, high: int) -> Polygon:
    """An L, so that it has an inner corner."""
    return (
        (x, y),
        (x + 2 * wide, y),
        (x + 2 * wide, y + high),
        (x + wide, y + high),
        (x + wide, y + 2 * high),
        (x, y + 2 * high),
    )


@clause("FB-28.21", "FB-29.5")
def test_a_base_just_to_the_side_leaves_a_line() -> None:
    """The figures of FB-28.21."""
    assert not sees(500, 1800, 50, 3000, 1800, 50, [(1000, 1804, 50)], [])
    assert sees(500, 1800, 50, 3000, 1800, 50, [(1000, 1805, 50)], [])


def test_bases_in_contact_leave_no_slit() -> None:
    row: list[Base] = [(1000, 1000 + 105 * n, 50) for n in range(-4, 5)]
    assert not sees(500, 1000, 50, 1500, 1000, 50, row, [])
    apart: list[Base] = [(1000, 1000 + 111 * n - 55, 50) for n in range(-4, 5)]
    assert sees(500, 1000, 50, 1500, 1000, 50, apart, [])


def test_a_base_behind_either_end_takes_nothing() -> None:
    behind: list[Base] = [(500, 1000, 150), (1500, 1000, 150), (400, 1000, 150), (1600, 1000, 150)]
    assert sees(500, 1000, 50, 1500, 1000, 50, behind, [])


def test_a_wall_blocks_and_its_edge_is_free() -> None:
    assert not sees(500, 0, 50, 1000, 0, 50, [], [WALL])
    assert sees(500, 1000, 50, 1000, 1000, 50, [], [WALL])
    assert not sees(500, 900, 50, 1000, 900, 50, [], [WALL])


def test_a_line_along_the_limit_is_free() -> None:
    """Two pieces leave a slit of zero width between them. The line through it only touches both."""
    low, high = ((700, 0), (800, 0), (800, 1000), (700, 1000)), ((700, 1000), (800, 1000), (800, 2000), (700, 2000))
    assert sees(500, 1000, 50, 1000, 1000, 50, [], [low, high])
    assert not sees(500, 1000, 50, 1000, 1000, 50, [], [((700, 0), (800, 0), (800, 2000), (700, 2000))])


@clause("FB-6.3")
def test_separate_parts_of_a_piece_take_lines_away_separately() -> None:
    """Only the arms of a U lie between the ends, so there is a line of sight between them."""
    arms: Polygon = ((0, 0), (2000, 0), (2000, 100), (300, 100), (300, 900), (2000, 900), (2000, 1000), (0, 1000))
    assert sees(600, 500, 50, 1500, 500, 50, [], [arms])
    assert not sees(-200, 500, 50, 1500, 500, 50, [], [arms])


def test_who_stands_at_the_same_place_sees() -> None:
    assert sees(700, 0, 50, 700, 0, 100, [(700, 0, 50)], [WALL])


@clause("FB-6.13", "FB-6.16")
@given(spots, radii, spots, radii, bases, boxes)
@settings(deadline=None)
def test_sight_is_the_same_from_both_ends_moved_and_mirrored(
    p: tuple[int, int],
    a: int,
    q: tuple[int, int],
    b: int,
    among: list[Base],
    grounds: list[tuple[int, int, int, int]],
) -> None:
    pieces = [outline(*each) for each in grounds]
    found = sees(*p, a, *q, b, among, pieces)
    assert found == sees(*q, b, *p, a, among, pieces)
    moved = [tuple([(x + 371, y - 94) for x, y in piece]) for piece in pieces]
    assert found == sees(
        p[0] + 371, p[1] - 94, a, q[0] + 371, q[1] - 94, b, [(x + 371, y - 94, r) for x, y, r in among], moved
    )
    mirrored = [tuple([(-x, y) for x, y in piece]) for piece in pieces]
    assert found == sees(-p[0], p[1], a, -q[0], q[1], b, [(-x, y, r) for x, y, r in among], mirrored)
    turned = [tuple([(-y, x) for x, y in piece]) for piece in pieces]
    assert found == sees(-p[1], p[0], a, -q[1], q[0], b, [(-y, x, r) for x, y, r in among], turned)
    assert found == sees(*p, a, *q, b, among[::-1], [piece[::-1] for piece in pieces[::-1]])


@given(spots, radii, spots, radii, bases, boxes)
@settings(deadline=None)
def test_more_in_the_way_never_helps(
    p: tuple[int, int],
    a: int,
    q: tuple[int, int],
    b: int,
    among: list[Base],
    grounds: list[tuple[int, int, int, int]],
) -> None:
    pieces = [outline(*each) for each in grounds]
    if sees(*p, a, *q, b, among, pieces):
        return
    assert not sees(*p, a, *q, b, [*among, (700, 700, 100)], [*pieces, WALL])


def test_each_of_the_five_directions_may_be_the_only_one_with_a_line() -> None:
    """A model blocks all the other directions."""
    for among in (
        [(450, -90, 50), (700, 90, 50), (150, -10, 50)],
        [(800, -110, 50), (100, 10, 50), (950, -80, 50)],
        [(700, 40, 50), (750, 80, 50), (250, -70, 50), (100, -50, 50)],
        [(750, -60, 50), (500, 40, 50), (250, 50, 50), (800, -60, 50)],
    ):
        left = [
            is_line_left(0, 0, 50, 1000, 0, 50, *direction(0, 0, 50, 1000, 0, 50, shift), among, []) for shift in SHIFTS
        ]
        assert left.count(True) == 1
        assert sees(0, 0, 50, 1000, 0, 50, among, [])


def test_a_corner_on_the_line_through_the_far_end() -> None:
    """The arms meet behind the target. The line between them reaches the corner at the far centre."""
    arms: Polygon = ((300, 100), (900, 0), (200, -75), (500, 0), (700, 25))
    assert sees(0, 0, 50, 500, 0, 50, [], [arms])


def test_what_is_a_wall_before_a_box_hides_every_place_in_it() -> None:
    rng = Random(6)
    found = 0
    for _ in range(400):
        a, b = rng.choice((25, 40)), rng.choice((25, 50))
        left, low = rng.randrange(500, 2500), rng.randrange(-900, 900)
        box = (left, low, left + rng.randrange(400), low + rng.randrange(400))
        west, south = rng.randrange(100, 1500), rng.randrange(-1200, 300)
        east, north = west + rng.randrange(50, 900), south + rng.randrange(200, 1800)
        piece = ((west, south), (east, south), (east, north), (west, north))
        if is_wall_before(0, 0, a, b, box, piece):
            found += 1
            spots = [(x, y) for x in (box[0], (box[0] + box[2]) // 2, box[2]) for y in (box[1], box[3])]
            assert not any(sees(0, 0, a, x, y, b, [], [piece]) for x, y in spots)
    assert found > 20


def test_a_wall_that_ends_behind_the_nearest_place_of_a_box_is_none_before_it() -> None:
    piece = ((400, -600), (500, -600), (500, 600), (400, 600))
    assert is_wall_before(0, 0, 25, 25, (700, -50, 900, 50), piece)
    assert not is_wall_before(0, 0, 25, 25, (450, -50, 900, 50), piece)
    assert not is_wall_before(0, 0, 25, 25, (700, -50, 900, 1500), piece)
