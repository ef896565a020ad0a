"""The shortest ways over many turning points (FB-12.7, FB-12.14, FB-29.6)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as hyp

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.paths import Barrier, PathGround, fits, way_length
from sandtable.core.space.routes import Routes
from tests.support import clause

near = hyp.integers(-300, 300)
spots = hyp.tuples(near, near)


def among(discs: list[LatticePoint]) -> PathGround:
    """Bases of 1" around a mover of 1"."""
    return PathGround([Barrier((disc,), 100 * 100, 1, False, 100, n) for n, disc in enumerate(discs)])


@clause("FB-12.14", "FB-29.6")
@given(hyp.lists(spots, max_size=6), spots, spots, hyp.integers(50, 900), hyp.integers(2, 8))
def test_fb_12_14_a_route_is_legal_and_no_longer_than_the_automatic_way(
    discs: list[LatticePoint], start: LatticePoint, end: LatticePoint, allowance: int, turns: int
) -> None:
    ground = among(discs)
    way = Routes(ground, *start, allowance, 100, turns).way(*end)
    automatic = ground.way(*start, *end, allowance)
    if way is not None:
        assert (way[0], way[-1]) == (start, end)
        assert ground.is_way(way)
        assert fits(way, allowance)
        assert len(way) - 2 <= turns
        assert automatic is None or way_length(way) <= way_length(automatic)
    elif turns == 8:
        assert automatic is None


@clause("FB-12.14")
def test_fb_12_14_a_route_leads_out_of_a_pocket_with_the_turns_that_it_needs() -> None:
    ground = among([(-102, 0), (102, 0), (-51, 89), (51, 89)])
    assert ground.way(0, 0, 0, 400, 2000) is None
    found = {turns: Routes(ground, 0, 0, 2000, 100, turns).way(0, 400) for turns in range(9)}
    way = found[8]
    assert way is not None
    assert ground.is_way(way)
    needed = len(way) - 2
    assert 2 < needed <= 8
    assert found[needed] == way
    assert found[1] is None
    exact = -(-way_length(way) // 100)
    assert Routes(ground, 0, 0, exact, 100, 8).way(0, 400) == way
    assert Routes(ground, 0, 0, exact - 1, 100, 8).way(0, 400) is None
