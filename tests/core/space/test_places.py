"""The lists of places that the rules calculate: the ledger's figures, and that they do what they are for (FB-28.20)."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as hyp

from sandtable.core.space.exact import LatticePoint, directions, turnings
from sandtable.core.space.places import (
    EAST,
    EDGES,
    INWARD,
    NORTH,
    SOUTH,
    WEST,
    closing_places,
    comb_places,
    contact_places,
    drawn_up,
    edge_distance,
    edge_spot,
    entry_places,
    entry_starts,
    honeycomb,
    lines_home,
    nearest_contact,
    outline_places,
    places_towards,
)
from sandtable.core.space.plane import INSIDE, OUTSIDE, Polygon, gap_within, grown, square
from tests.support import clause

radii = hyp.sampled_from([50, 100, 150])
coordinate = hyp.integers(0, 3600)
SLANTED: Polygon = ((1000, 1000), (1700, 1100), (1600, 1800), (1300, 1400), (900, 1700))


@clause("FB-28.20")
def test_the_figures_of_the_ledger() -> None:
    assert turnings(300)[:3] == [(327, 0), (231, 231), (0, 327)]
    assert turnings(100)[:2] == [(110, 0), (78, 78)]
    assert directions(102)[:7] == [(102, 0), (99, 26), (88, 51), (72, 72), (51, 88), (26, 99), (0, 102)]
    assert len(honeycomb(100, 500)) == 120
    assert len(honeycomb(200, 500)) == 42


@clause("FB-29.7")
def test_the_honeycomb_of_the_ledger() -> None:
    assert len(honeycomb(100, 500)) == 120
    assert len(honeycomb(200, 500)) == 42
    for diameter in (100, 200, 300):
        comb = [(0, 0), *honeycomb(diameter, 500)]
        assert all(square(*a, *b) >= diameter * diameter for n, a in enumerate(comb) for b in comb[:n])
        assert all(square(0, 0, *a) <= (500 + diameter) ** 2 for a in comb)
        assert {(-x, -y) for x, y in comb} == set(comb)
        assert sum(square(0, 0, *a) <= (diameter + 5) ** 2 for a in comb) == 7


def test_comb_places_are_tried_from_the_wanted_one_on() -> None:
    found = comb_places(1000, 1000, 100, 500, 1400, 900)
    far = [square(1400, 900, x, y) for x, y in found]
    assert far == sorted(far)
    assert len(found) == 120


@given(coordinate, coordinate, radii, coordinate, coordinate, radii)
def test_places_in_contact_touch_and_never_overlap(x: int, y: int, a: int, at_x: int, at_y: int, b: int) -> None:
    assume((x, y) != (at_x, at_y))
    found = contact_places(x, y, a, at_x, at_y, b)
    assert len(found) in (24, 25)
    for px, py in found:
        assert square(px, py, at_x, at_y) >= (a + b) ** 2
        assert gap_within(px, py, a, at_x, at_y, b, 5)
    far = [square(x, y, *spot) for spot in found[1:]]
    assert far == sorted(far)


@given(coordinate, coordinate, radii)
def test_places_in_contact_with_an_outline(x: int, y: int, radius: int) -> None:
    assume(grown(x, y, SLANTED, 1) == OUTSIDE)
    first = nearest_contact(x, y, radius, SLANTED)
    assert len(first) == 1
    assert grown(*first[0], SLANTED, radius) != INSIDE or square(*first[0], 1300, 1400) < 4 * radius * radius
    assert grown(*first[0], SLANTED, radius + 5) == INSIDE
    found = outline_places(x, y, radius, SLANTED)
    assert found[0] == first[0]
    assert len(set(found)) == len(found)
    far = [square(x, y, *spot) for spot in found[1:]]
    assert far == sorted(far)
    # only at the inner corner a place on one edge may be too near to the other
    assert all(grown(*spot, SLANTED, radius) != INSIDE or square(*spot, 1300, 1400) < 16 * radius**2 for spot in found)


def test_steps_towards_a_target_and_the_places_beside_mates() -> None:
    assert places_towards(0, 0, 1000, 0, 60) == [(25, 0), (50, 0)]
    found = closing_places(0, 0, 50, (1000, 0), 60, [(500, 0)])
    assert found[:2] == [(602, 0), (599, 26)]
    assert found[-3:] == [(25, 0), (50, 0), (0, 0)]


def test_ranks_stand_behind_the_leader_and_to_both_sides() -> None:
    north = drawn_up(1000, 500, 0, 1, 8, 3, 200)
    assert north == [(1000, 500), (1202, 500), (798, 500), (1000, 298), (1202, 298), (798, 298), (1000, 96), (1202, 96)]
    assert drawn_up(1000, 500, -1, 0, 3, 3, 200) == [(1000, 500), (1000, 702), (1000, 298)]
    slanted = drawn_up(1000, 500, 3, 4, 7, 5, 100)
    assert all(square(*a, *b) >= 100 * 100 for n, a in enumerate(slanted) for b in slanted[:n])


def test_edges_and_what_lies_on_them() -> None:
    for edge in EDGES:
        x, y = edge_spot(edge, 300, 700, 3600, 4800)
        assert edge_distance(x, y, edge, 3600, 4800) == 300
        dx, dy = INWARD[edge]
        assert edge_distance(x + dx, y + dy, edge, 3600, 4800) == 301


def test_a_way_in_begins_outside_and_shifts_first_to_the_east_or_north() -> None:
    assert entry_starts(1000, 400, 50, SOUTH, 3600, 3600) == [(x, -50) for x in (1000, 1100, 900, 1200, 800, 1300, 700)]
    assert entry_starts(400, 1000, 50, WEST, 3600, 3600)[:3] == [(-50, 1000), (-50, 1100), (-50, 900)]
    assert entry_starts(100, 400, 50, NORTH, 3600, 3600) == [(x, 3650) for x in (100, 200, 0, 300, 400)]


def test_entry_is_tried_from_the_middle_outwards() -> None:
    found = list(entry_places(EAST, [450, 152], 50, 3550, 3600, 3600))
    assert found[:4] == [(3150, 1800), (3448, 1800), (3150, 1750), (3448, 1750)]
    assert found[-1] == (3448, 3550)
    assert len(found) == 2 * 71
    # only a part of the edge, the middle outside it
    assert list(entry_places(EAST, [450, 152], 1890, 1950, 3600, 3600)) == [
        (3150, 1900), (3448, 1900), (3150, 1950), (3448, 1950)
    ]  # fmt: skip


def test_withdrawing_goes_straight_home_and_then_aside_first_to_the_left() -> None:
    found = list(lines_home(1000, 300, 50, SOUTH, 3600, 3600))
    assert found[:3] == [(1000, 300), (1000, 275), (1000, 250)]
    assert found[11] == (900, 300)
    assert found[22] == (1100, 300)
    assert len(found) == 11 * 13
    assert list(lines_home(300, 1000, 50, WEST, 3600, 3600))[11] == (300, 1100)
    assert list(lines_home(1000, 3300, 50, NORTH, 3600, 3600))[11] == (1100, 3300)


def test_a_place_on_the_outline_has_no_side() -> None:
    inside: LatticePoint = (1000, 1000)
    assert nearest_contact(*inside, 50, SLANTED) == []
