"""Outlines: what a battlefield must keep to, and the middle of a piece."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as hyp

from sandtable.core.space.outlines import across, area, is_simple, middle, openings, polygons
from sandtable.core.space.plane import EDGE, INSIDE, OUTSIDE, Polygon

ELL: Polygon = ((0, 0), (30, 0), (30, 10), (12, 10), (12, 28), (0, 28))


def test_an_outline_neither_crosses_nor_touches_itself() -> None:
    assert is_simple(ELL)
    assert is_simple(ELL[::-1])
    assert not is_simple(ELL[:2])
    assert not is_simple(((0, 0), (10, 0), (10, 10), (5, 0), (0, 10)))
    assert not is_simple(((0, 0), (10, 0), (20, 0), (10, 0), (10, 10)))
    assert not is_simple(((0, 0), (10, 10), (10, 0), (0, 10)))


@given(hyp.integers(-50, 50), hyp.integers(-50, 50), hyp.integers(0, 5))
def test_area_and_middle_move_with_the_piece(dx: int, dy: int, first: int) -> None:
    moved = tuple([(x + dx, y + dy) for x, y in ELL[first:] + ELL[:first]])
    assert area(moved) == area(ELL) == 2 * (30 * 10 + 12 * 18) == -area(moved[::-1])
    x, y, below = middle(moved)
    assert below > 0
    assert x == (dx * below) + middle(ELL)[0]
    assert y == (dy * below) + middle(ELL)[1]
    assert middle(moved[::-1]) == (x, y, below)


def test_the_middle_of_two_boxes_is_weighed_by_their_areas() -> None:
    x, y, below = middle(ELL)
    assert x * (300 + 216) == (15 * 300 + 6 * 216) * below
    assert y * (300 + 216) == (5 * 300 + 19 * 216) * below


def test_the_smallest_rectangle_lies_along_an_edge() -> None:
    along, beside, squared = across(((0, 0), (30, 40), (-10, 70), (-40, 30)))
    assert along == beside == 50 * 50
    assert squared == 50 * 50


def test_people_look_out_of_corners_and_middles() -> None:
    assert openings(((0, 0), (7, 0), (7, 4), (0, 4))) == [
        (0, 0), (4, 0), (7, 0), (7, 2), (7, 4), (4, 4), (0, 4), (0, 2)
    ]  # fmt: skip


def test_pieces_apart_touching_and_one_inside_the_other() -> None:
    far: Polygon = ((33, 14), (40, 14), (40, 20))
    assert [polygons(ELL, far, reach) for reach in (4, 5, 6)] == [OUTSIDE, EDGE, INSIDE]
    assert polygons(ELL, ((1, 1), (2, 1), (2, 2)), 0) == INSIDE == polygons(((1, 1), (2, 1), (2, 2)), ELL, 0)
    assert polygons(ELL, ((30, 0), (40, 0), (40, 10)), 0) == EDGE
