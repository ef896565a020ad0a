"""Forming up around a leader, coming onto the table, and as near as possible (FB-12.9 to FB-12.16, FB-13.23, FB-22.24)."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import (
    Floor,
    Placed,
    PlacedBases,
    Walker,
    by_gap,
    closest_place,
    compare,
    first_reached,
    form_up,
    gap_to_base,
    gap_to_ground,
    in_turn,
    is_within,
    nearest_gap,
    touching,
)
from sandtable.core.space.paths import Barrier, PathGround, fits, keep_apart, keep_clear
from sandtable.core.space.places import closing_places, contact_places
from sandtable.core.space.plane import Polygon, square

BOX = (50, 50, 3550, 3550)
START: LatticePoint = (1000, 1000)
OFFSETS = ((102, 0), (-102, 0), (51, -88), (-51, -88), (0, 177))


def floor(barriers: list[Barrier], number: int = 0, toll: int = 0, fence: Polygon = ()) -> Floor:
    return Floor(number, PathGround(barriers, BOX), PathGround(barriers, BOX, fence), toll)


def walkers(
    to: LatticePoint, floors: list[Floor], offsets: tuple[LatticePoint, ...] = OFFSETS, bearer: int = -1
) -> list[Walker]:
    return [
        Walker(n + 1, START[0] + dx, START[1] + dy, to[0] + dx, to[1] + dy, floors, n == bearer)
        for n, (dx, dy) in enumerate(offsets)
    ]


def company(leader: LatticePoint, number: int = 0, radius: int = 50) -> PlacedBases:
    found = PlacedBases(radius, 500)
    found.add(*leader, number, True)
    return found


def spots(found: list[Placed] | None) -> list[LatticePoint]:
    assert found is not None
    return [(each.x, each.y) for each in found]


def test_in_the_open_everybody_keeps_his_place() -> None:
    to = (1300, 1400)
    found = form_up(*to, walkers(to, [floor([])]), 500, company(to))
    assert spots(found) == [(1300 + dx, 1400 + dy) for dx, dy in OFFSETS]
    assert found is not None
    assert found[0].way == [(1102, 1000), (1402, 1400)]


def test_a_taken_place_is_exchanged_for_the_nearest_of_the_honeycomb() -> None:
    """The wanted place (1402, 1400) is taken by somebody else; so are those north and south of it."""
    to = (1300, 1400)
    found = form_up(*to, walkers(to, [floor([keep_apart(1402, 1400, 100)])]), 500, company(to))
    assert found is not None
    assert (found[0].x, found[0].y) == (1504, 1400) or square(found[0].x, found[0].y, 1402, 1400) >= 100**2
    places = [to, *spots(found)]
    assert all(square(*a, *b) >= 100 * 100 for n, a in enumerate(places) for b in places[:n])


def test_ties_on_the_honeycomb_go_to_the_south_and_west() -> None:
    only = ((408, 0),)
    to = (1300, 1400)
    blocked = floor([keep_apart(1708, 1400, 40)])
    found = form_up(*to, walkers(to, [blocked], only), 900, company(to))
    assert spots(found) == [(1657, 1312)]


def test_the_bearer_goes_first_and_others_may_keep_to_him() -> None:
    to = (1500, 1000)
    offsets = ((500, 0), (1000, 0))
    led = walkers(to, [floor([])], offsets, 0)
    assert in_turn(*to, led) == [0, 1]
    assert in_turn(*to, walkers(to, [floor([])], offsets[::-1], 0)) == [0, 1]
    assert in_turn(*to, walkers(to, [floor([])], offsets[::-1])) == [1, 0]
    assert spots(form_up(*to, led, 600, company(to))) == [(2000, 1000), (2500, 1000)]
    alone = form_up(*to, walkers(to, [floor([])], offsets), 600, company(to))
    assert alone is not None
    assert square(alone[1].x, alone[1].y, *to) <= 600 * 600


def test_a_formation_fails_where_somebody_finds_no_place() -> None:
    to = (1500, 1000)
    assert form_up(*to, walkers(to, [floor([])], ((-600, 0),)), 500, company(to)) is not None
    far = [Walker(1, 100, 1000, 900, 1000, [floor([])])]
    assert form_up(*to, far, 500, company(to)) is None


def test_what_stands_already_is_left_alone_and_the_rest_forms_anew() -> None:
    """Free placement: after each choice the default places of the others are worked out again."""
    to = (1300, 1400)
    crowd = company(to)
    crowd.add(1402, 1400, 0, False)
    found = form_up(*to, walkers(to, [floor([])])[:1], 500, crowd)
    assert found is not None
    assert crowd.placed == [(1300, 1400, 0), (1402, 1400, 0)]
    assert square(found[0].x, found[0].y, 1402, 1400) >= 100 * 100


def test_only_the_first_three_legal_places_are_worth_a_detour() -> None:
    ways = Floor(0, PathGround([keep_apart(1300, 1000, 100)], BOX), PathGround([], BOX))
    walker, crowd = Walker(1, 1000, 1000, 0, 0, [ways]), company((1500, 1200))
    behind = [(1600, 1000), (1602, 1000), (1604, 1000)]
    direct = first_reached(walker, [*behind, (1500, 1350)], 700, crowd)
    assert direct is not None
    assert (direct.x, direct.y) == (1500, 1350)
    round_it = first_reached(walker, behind, 700, crowd)
    assert round_it is not None
    assert round_it.way == [(1000, 1000), (1300, 890), (1600, 1000)]
    # the fourth could be reached by a detour, too, but is not tried
    far = [(1700, 1000), (1702, 1000), (1704, 1000)]
    assert first_reached(walker, [*far, (1600, 1000)], 645, crowd) is None
    assert first_reached(walker, [*far[:2], (1600, 1000)], 645, crowd) is not None
    # a place that nobody may stand on is none of the three
    assert first_reached(walker, [*far[:2], (1500, 1150), (1600, 1000)], 645, crowd) is not None


def test_each_place_is_tried_on_the_floors_in_their_order() -> None:
    upper: Polygon = ((1200, 900), (1600, 900), (1600, 1500), (1200, 1500))
    up, ground = floor([], 1, 300, upper), floor([], 0, 0)
    found = form_up(1300, 1000, walkers((1300, 1000), [up, ground]), 650, company((1300, 1000), 1))
    assert found is not None
    assert [each.floor for each in found] == [1, 0, 1, 1, 1]
    lame = form_up(1300, 1000, walkers((1300, 1000), [up, ground]), 400, company((1300, 1000), 1))
    assert lame is not None
    assert {each.floor for each in lame} == {0}


def test_models_on_other_floors_take_no_room() -> None:
    crowd = company((1000, 1000), 1)
    assert crowd.may_end(floor([]), 1050, 1000)
    assert not crowd.may_end(floor([], 1), 1050, 1000)
    assert not crowd.may_end(floor([]), 1601, 1000)


offsets = hyp.lists(hyp.sampled_from([(102 * i + 51 * (j % 2), 88 * j) for i in range(-2, 3) for j in range(-2, 3) if i or j]),
                    unique=True, max_size=9)  # fmt: skip
steps = hyp.tuples(hyp.integers(-300, 300), hyp.integers(-300, 300))
others = hyp.lists(hyp.tuples(hyp.integers(700, 1300), hyp.integers(700, 1300)), max_size=6)


@given(offsets, steps, others)
@settings(deadline=None, max_examples=60)
def test_whatever_is_found_is_legal(body: list[LatticePoint], step: LatticePoint, among: list[LatticePoint]) -> None:
    to = (START[0] + step[0], START[1] + step[1])
    barriers = [keep_clear(x, y, 300, n) for n, (x, y) in enumerate(among)]
    here = floor(barriers)
    found = form_up(*to, walkers(to, [here], tuple(body)), 500, company(to))
    if found is None:
        return
    places = [to, *spots(found)]
    assert all(square(*a, *b) >= 100 * 100 for n, a in enumerate(places) for b in places[:n])
    assert all(square(*to, *place) <= 600 * 600 for place in places), "in Command Range of the Leader"
    for each, (dx, dy) in zip(found, body, strict=True):
        assert each.way[0] == (START[0] + dx, START[1] + dy)
        assert each.way[-1] == (each.x, each.y)
        assert fits(each.way, 500)
        assert here.ways.is_way(each.way)
        assert all(square(*each.way[-1], x, y) > 300 * 300 for x, y in among)
        assert len(list(pairwise(each.way))) <= 3


# -- contact and as near as possible -----------------------------------------------------------------------------------


def test_contact_is_found_straight_then_around() -> None:
    here = floor([keep_apart(1500, 1000, 100)])
    walker = Walker(1, 1000, 1000, 1000, 1000, [here])
    crowd = company((1000, 1300))
    tries = contact_places(1000, 1000, 50, 1500, 1000, 50)
    found = first_reached(walker, tries, 398, crowd)
    assert found is not None
    assert (found.x, found.y) == (1398, 1000)
    assert first_reached(walker, tries, 397, crowd) is None
    taken = company((1000, 1300))
    taken.add(1380, 1000, 0, False)
    beside = first_reached(walker, tries, 600, taken)
    assert beside is not None
    assert square(beside.x, beside.y, 1380, 1000) >= 100 * 100


def test_as_near_as_possible() -> None:
    """A target at (2000, 1000): 3" on, unless somebody is in contact beside whom there is room."""
    here = floor([keep_apart(2000, 1000, 100)])
    walker = Walker(1, 1000, 1000, 1000, 1000, [here])
    tries = closing_places(1000, 1000, 50, (2000, 1000), 310, [])
    found = closest_place(walker, tries, 310, company((1200, 1000)), [(2000, 1000, 50)], [])
    assert found is not None
    assert (found.x, found.y) == (1300, 1000)
    tries = closing_places(1000, 1000, 50, (2000, 1000), 900, [(1898, 1000)])
    crowd = company((1700, 1200))
    crowd.add(1898, 1000, 0, False)
    found = closest_place(walker, tries, 1000, crowd, [(2000, 1000, 50)], [])
    assert found is not None
    assert (found.x, found.y) == (1949, 912)
    assert closest_place(walker, tries, 10, crowd, [(2000, 1000, 50)], []) is None


def test_of_equal_gaps_the_shorter_way_then_the_south() -> None:
    walker = Walker(1, 1000, 1000, 1000, 1000, [floor([])])
    crowd = company((1200, 1000))
    targets = [(1500, 1000, 50)]
    found = closest_place(walker, [(1300, 1000), (1500, 800), (1500, 1200)], 900, crowd, targets, [])
    assert found is not None
    assert (found.x, found.y) == (1300, 1000)
    found = closest_place(walker, [(1500, 1200), (1500, 800)], 900, crowd, targets, [])
    assert found is not None
    assert (found.x, found.y) == (1500, 800)


def test_gaps_to_bases_of_all_sizes_and_to_ground() -> None:
    box: Polygon = ((0, 0), (800, 0), (800, 800), (0, 800))
    infantry, monster = gap_to_base(0, 0, 50, 500, 0, 50), gap_to_base(0, 0, 50, 0, 610, 150)
    assert compare(infantry, monster) < 0
    assert compare(infantry, gap_to_base(0, 0, 50, 0, 600, 150)) == 0
    assert compare(monster, infantry, 10) == 0
    assert compare(monster, infantry, 9) > 0
    assert by_gap([monster, infantry, infantry]) == [1, 2, 0]
    assert is_within(gap_to_ground(-150, 400, 50, box), 100)
    assert not is_within(gap_to_ground(-151, 400, 50, box), 100)
    assert is_within(gap_to_ground(400, 400, 50, box), 0)
    assert nearest_gap(-150, 400, 50, [(-450, 400, 50)], [box]) == gap_to_ground(-150, 400, 50, box)
    assert nearest_gap(-150, 400, 50, [(-350, 400, 50)], [box])[2] == 100
    assert nearest_gap(-150, 400, 50, [(-340, 400, 50)], [box]) == gap_to_base(-150, 400, 50, -340, 400, 50)


def test_who_is_in_contact() -> None:
    assert touching([(0, 0, 50)], [(105, 0, 50), (106, 0, 50), (0, 155, 100)]) == [(0, 0), (0, 2)]
