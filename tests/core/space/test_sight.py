"""Sight: the ledger's figures, and what must not change it."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.core.space.plane import Polygon
from sandtable.core.space.sight import Base, in_the_way, sees

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
    """Two pieces leave a slit without a width between them: the line in it only touches both."""
    low, high = ((700, 0), (800, 0), (800, 1000), (700, 1000)), ((700, 1000), (800, 1000), (800, 2000), (700, 2000))
    assert sees(500, 1000, 50, 1000, 1000, 50, [], [low, high])
    assert not sees(500, 1000, 50, 1000, 1000, 50, [], [((700, 0), (800, 0), (800, 2000), (700, 2000))])


def test_separate_parts_of_a_piece_take_lines_away_separately() -> None:
    """Of a U only the arms lie between the ends: one sees between them."""
    arms: Polygon = ((0, 0), (2000, 0), (2000, 100), (300, 100), (300, 900), (2000, 900), (2000, 1000), (0, 1000))
    assert sees(600, 500, 50, 1500, 500, 50, [], [arms])
    assert not sees(-200, 500, 50, 1500, 500, 50, [], [arms])


def test_who_stands_at_the_same_place_sees() -> None:
    assert sees(700, 0, 50, 700, 0, 100, [(700, 0, 50)], [WALL])


def test_what_is_in_the_way_is_named() -> None:
    found = in_the_way(500, 0, 50, 1000, 0, 50, [(600, 0, 50), (600, 900, 50)], [((0, 500), (9, 500), (9, 600)), WALL])
    assert found == ([0], [1])
    assert in_the_way(500, 0, 50, 500, 0, 50, [(600, 0, 50)], []) == ([], [])


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
    assert any(in_the_way(*p, a, *q, b, among, pieces))
    assert not sees(*p, a, *q, b, [*among, (700, 700, 100)], [*pieces, WALL])
