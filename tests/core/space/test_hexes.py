"""Boards of hexes: neighbours, distances, lines, sections, and drawings in which neighbours share their corners."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sandtable.core.space.hexes import NE, NO_HEX, NW, SE, SW, E, HexBoard, HexDrawing, W

BOARD = HexBoard(13, 9, ((0, 7), (7, 17), (17, 24)))
HEXES = some.sampled_from(BOARD.hexes)


def test_every_second_row_is_one_hex_shorter() -> None:
    assert len(BOARD.hexes) == 5 * 13 + 4 * 12
    assert [BOARD.is_hex(n) for n in (-1, 0, 24, 25, 26, 116, 117)] == [False, True, True, False, True, True, False]
    assert BOARD.neighbours[25] == ()
    assert BOARD.places[25] == NO_HEX
    assert [BOARD.hexes[BOARD.places[h]] for h in BOARD.hexes] == list(BOARD.hexes)


@given(HEXES, some.sampled_from([(E, W), (NE, SW), (NW, SE)]))
def test_the_way_there_is_the_way_back(h: int, ways: tuple[int, int]) -> None:
    there, back = ways
    n = BOARD.sides[h][there]
    assert n == NO_HEX or BOARD.sides[n][back] == h


@given(HEXES, HEXES)
def test_a_distance_is_the_number_of_steps(a: int, b: int) -> None:
    assert BOARD.distance[a][b] == BOARD.distance[b][a]
    if a == b:
        assert BOARD.distance[a][b] == 0
    else:
        assert BOARD.distance[a][b] == 1 + min(BOARD.distance[n][b] for n in BOARD.neighbours[a])


@given(HEXES)
def test_names_lead_back_to_their_hexes(h: int) -> None:
    assert BOARD.hex_named(BOARD.name_of(h)) == h
    assert BOARD.at(BOARD.x_of(h), BOARD.y_of(h)) == h


@pytest.mark.parametrize("name", ["", "A", "A0", "A10", "M2", "N1", "a1", "A-1", "A1²"])
def test_a_name_of_no_hex_names_none(name: str) -> None:
    assert BOARD.hex_named(name) == NO_HEX


def test_a_line_along_a_row_crosses_every_hex_between() -> None:
    a, b = BOARD.hex_named("B3"), BOARD.hex_named("E3")
    assert BOARD.line(a, b) == ((BOARD.hex_named("C3"), BOARD.hex_named("D3")), (), ())


def test_a_line_along_an_edge_runs_between_two_hexes() -> None:
    crossed, left, right = BOARD.line(BOARD.hex_named("C1"), BOARD.hex_named("C3"))
    assert crossed == ()
    assert {*left, *right} == {BOARD.hex_named("B2"), BOARD.hex_named("C2")}
    assert BOARD.line(BOARD.hex_named("C3"), BOARD.hex_named("C1")) == ((), right, left), "seen from the other end"


@given(HEXES, HEXES)
def test_a_line_is_the_same_from_both_ends(a: int, b: int) -> None:
    crossed, left, right = BOARD.line(a, b)
    back = BOARD.line(b, a)
    assert sorted(crossed) == sorted(back[0])
    assert (sorted(left), sorted(right)) == (sorted(back[2]), sorted(back[1]))
    assert len(crossed) + len(left) >= BOARD.distance[a][b] - 1 - len(right)


def test_sections_overlap_on_their_borders() -> None:
    assert [BOARD.sections[BOARD.hex_named(name)] for name in ("A1", "D2", "E1", "I2", "M1")] == [1, 3, 2, 6, 4]


def test_a_board_too_wide_for_letters_is_refused() -> None:
    with pytest.raises(ValueError, match="a board of 27 columns and 9 rows"):
        HexBoard(27, 9)


def test_neighbours_share_the_corners_of_their_side() -> None:
    drawing = HexDrawing(BOARD, 72.0)
    for h, (there, back) in product(BOARD.hexes, [(E, W), (NE, SW), (NW, SE)]):
        n = BOARD.sides[h][there]
        if n != NO_HEX:
            assert drawing.side(h, there) == drawing.side(n, back)[::-1]
            assert drawing.side_middle(h, there) == drawing.side_middle(n, back)


def test_all_hexes_lie_on_the_paper_and_the_south_is_below() -> None:
    drawing = HexDrawing(BOARD, 72.0)
    wide, high = drawing.size()
    for h in BOARD.hexes:
        assert all(0 <= x <= wide and 0 <= y <= high for x, y in drawing.outline(h))
    assert drawing.centre(BOARD.hex_named("A1"))[1] > drawing.centre(BOARD.hex_named("A9"))[1]
    assert drawing.centre(BOARD.hex_named("A1"))[0] < drawing.centre(BOARD.hex_named("B1"))[0]
