"""Models that move together with their leader form up exactly as if placed one after another (FB-12.9)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as hyp

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import Floor, Outing, Placed, PlacedBases, Walker, form_up
from sandtable.core.space.paths import Barrier, PathGround, keep_apart, keep_clear, keep_clear_of, keep_off
from sandtable.core.space.squads import Squad

BOX = (50, 50, 2550, 2550)
LEAD: LatticePoint = (1000, 1000)
MARCH = 600
RANK = ((102, 0), (-102, 0), (204, 0), (-204, 0), (0, -102), (102, -102), (-102, -102))


def floor_of(barriers: list[Barrier], tight: bool) -> Floor:
    """The obstacles on the way, and a few more at the end of the move if `tight` is set."""
    ways = PathGround(barriers, BOX)
    more = [keep_apart(1500, 1300, 150, 99)] if tight else []
    return Floor(0, ways, PathGround([*barriers, *more], BOX) if tight else ways)


def barriers_of(discs: list[tuple[int, int, bool]], blocks: list[tuple[int, int, int, bool]]) -> list[Barrier]:
    """Enemies and friends, garrisons and cliffs."""
    barriers = [keep_clear(x, y, 300, n) if foe else keep_apart(x, y, 100, n) for n, (x, y, foe) in enumerate(discs)]
    for n, (x, y, wide, held) in enumerate(blocks):
        corners = ((x, y), (x + wide, y + wide // 3), (x + wide, y + wide), (x, y + wide // 2))
        barriers.append(keep_clear_of(corners, 150, 50 + n) if held else keep_off(corners, 50, 50 + n))
    return barriers


def walkers(floor: Floor, offsets: list[LatticePoint], bearer: int, at: LatticePoint) -> list[Walker]:
    """The models around the leader, which are to keep their places around the leader's new position."""
    found: list[Walker] = []
    for n, (dx, dy) in enumerate(offsets):
        x, y = LEAD[0] + dx, LEAD[1] + dy
        ways = floor.ways.started_at(x, y)
        ends = ways if floor.ends is floor.ways else floor.ends.started_at(x, y)
        own = floor if ways is floor.ways and ends is floor.ends else Floor(0, ways, ends)
        found.append(Walker(n + 1, x, y, at[0] + dx, at[1] + dy, [own], n == bearer))
    return found


def company(at: LatticePoint, others: list[LatticePoint]) -> PlacedBases:
    found = PlacedBases(50, 500)
    found.add(*at, 0, True)
    for spot in others:
        found.add(*spot, 0, False)
    return found


def told(found: list[Placed] | None) -> list[tuple[int, int, list[LatticePoint]]] | None:
    return None if found is None else [(each.x, each.y, each.way) for each in found]


def both(
    barriers: list[Barrier],
    offsets: list[LatticePoint],
    bearer: int,
    at: LatticePoint,
    others: list[LatticePoint],
    left: list[int],
    tight: bool,
) -> tuple[object, object]:
    """The formation found for the squad at once, and for one model after another."""
    floor = floor_of(barriers, tight)
    squad = Squad(*LEAD, walkers(floor, offsets, bearer, LEAD), MARCH, 50, 500)
    together = squad.form(*at, company(at, others), left)
    assert others or together is not None or not squad.keeps_shape(*at)
    wanting = walkers(floor, offsets, bearer, at)
    alone = form_up(*at, [wanting[n] for n in left], MARCH, company(at, others))
    return told(together), told(alone)


NEAR = hyp.integers(300, 1900)
DISCS = hyp.lists(hyp.tuples(NEAR, NEAR, hyp.booleans()), max_size=6)
BLOCKS = hyp.lists(hyp.tuples(NEAR, NEAR, hyp.integers(40, 300), hyp.booleans()), max_size=2)
SHIFT = hyp.integers(-620, 620)


@settings(max_examples=300, deadline=None)
@given(
    DISCS,
    BLOCKS,
    hyp.lists(hyp.tuples(hyp.integers(-500, 500), hyp.integers(-500, 500)), min_size=1, max_size=9),
    hyp.booleans(),
    hyp.integers(-1, 3),
    hyp.tuples(SHIFT, SHIFT),
    hyp.lists(hyp.tuples(NEAR, NEAR), max_size=2),
    hyp.booleans(),
)
def test_all_together_stand_where_one_after_the_other_would(
    discs: list[tuple[int, int, bool]],
    blocks: list[tuple[int, int, int, bool]],
    loose: list[LatticePoint],
    ranked: bool,
    bearer: int,
    shift: LatticePoint,
    others: list[LatticePoint],
    tight: bool,
) -> None:
    """With enemies and friends, garrisons and cliffs, ranks and crowds, and models already placed."""
    barriers = barriers_of(discs, blocks)
    offsets = list(RANK) if ranked else loose
    at = (LEAD[0] + shift[0], LEAD[1] + shift[1])
    left = list(range(len(offsets)))[1 if others else 0 :]
    together, alone = both(barriers, offsets, bearer, at, others, left, tight)
    assert together == alone


def test_in_the_open_all_keep_their_places() -> None:
    together, alone = both([], list(RANK), -1, (1300, 1400), [], list(range(7)), False)
    assert together == alone
    assert together == [(1300 + dx, 1400 + dy, [(1000 + dx, 1000 + dy), (1300 + dx, 1400 + dy)]) for dx, dy in RANK]


def test_who_is_cut_off_looks_for_a_place_in_the_honeycomb() -> None:
    """A base blocks the place of the first model, and the place of the fourth is off the table."""
    at = (304, 1000)
    offsets = [(102, 0), (-102, 0), (204, 0), (-306, 0)]
    together, alone = both([keep_apart(406, 1000, 100)], offsets, -1, at, [], [0, 1, 2, 3], False)
    assert together == alone
    assert isinstance(together, list)
    assert (together[0][0], together[0][1]) != (406, 1000)
    assert together[3][0] >= 50


def test_a_way_farther_than_the_allowance_is_no_formation() -> None:
    together, alone = both([], list(RANK), -1, (1000, 2400), [], list(range(7)), False)
    assert together is None
    assert alone is None


def test_what_was_found_for_one_place_is_not_kept_for_another() -> None:
    """The squad caches which ways are free; they differ for another position of the leader."""
    floor = floor_of([keep_apart(1300, 1000, 100)], False)
    squad = Squad(*LEAD, walkers(floor, [(102, 0)], -1, LEAD), MARCH, 50, 500)
    for at in ((1198, 1000), (1000, 1300), (1198, 1000)):
        alone = form_up(*at, walkers(floor, [(102, 0)], -1, at), MARCH, company(at, []))
        assert told(squad.form(*at, company(at, []), [0])) == told(alone)


@settings(max_examples=300, deadline=None)
@given(
    DISCS,
    BLOCKS,
    hyp.lists(hyp.tuples(hyp.integers(-400, 400), hyp.integers(-400, 400)), min_size=1, max_size=9),
    hyp.lists(hyp.tuples(SHIFT, SHIFT), min_size=1, max_size=3),
    hyp.booleans(),
)
def test_models_that_start_at_one_place_form_up_as_if_placed_one_after_another(
    discs: list[tuple[int, int, bool]],
    blocks: list[tuple[int, int, int, bool]],
    wants: list[LatticePoint],
    shifts: list[LatticePoint],
    tight: bool,
) -> None:
    """Around one place of the leader after another: what is known from the first must not mislead the next."""
    floor = floor_of(barriers_of(discs, blocks), tight)
    outing = Outing(Walker(0, *LEAD, *LEAD, [floor]), MARCH)
    for dx, dy in shifts:
        x, y = LEAD[0] + dx, LEAD[1] + dy
        wanting = [Walker(n, *LEAD, x + a, y + b, [floor], n == 1) for n, (a, b) in enumerate(wants)]
        alone = form_up(x, y, wanting, MARCH, company((x, y), []))
        assert told(outing.form_up(x, y, wanting, company((x, y), []))) == told(alone)
