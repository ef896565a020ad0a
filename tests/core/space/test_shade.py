"""What lies in the shade is reached by no straight way, however close to the edge of a square."""

from __future__ import annotations

import random

from sandtable.core.space.paths import Barrier, PathGround, keep_apart, keep_clear, keep_off
from sandtable.core.space.shade import SIDE, Shade, is_convex

TABLE = (0, 0, 2000, 2000)
ROOF = ((900, 300), (1300, 300), (1300, 700), (1100, 500), (900, 700))


def crowded(rng: random.Random) -> PathGround:
    """A table with discs, some of them strict, and two pieces of ground, one of them not convex."""
    found: list[Barrier] = [keep_off(ROOF, 50), keep_off(((300, 1200), (800, 1250), (500, 1700)), 50)]
    for n in range(14):
        make = keep_clear if n % 3 else keep_apart
        found.append(make(rng.randrange(2000), rng.randrange(2000), rng.choice((100, 180, 300)), n))
    return PathGround(found, TABLE)


def test_no_straight_way_leads_into_the_shade() -> None:
    rng = random.Random(5)
    dark = 0
    for _ in range(12):
        ways, x, y = crowded(rng), rng.randrange(100, 1900), rng.randrange(100, 1900)
        ends = PathGround([keep_clear(rng.randrange(2000), rng.randrange(2000), 150)], TABLE)
        far = rng.choice((0, 64))
        shade = Shade(ways, ends, x - far, y - far, x + far, y + far)
        for _ in range(400):
            at_x, at_y = rng.randrange(2000), rng.randrange(2000)
            if not shade.is_dark(at_x, at_y):
                continue
            dark += 1
            # a corner of its square is the likeliest to be seen
            at_x, at_y = (
                at_x - at_x % (SIDE + 1) + rng.choice((0, SIDE)),
                at_y - at_y % (SIDE + 1) + rng.choice((0, SIDE)),
            )
            from_x, from_y = x + rng.choice((-far, 0, far)), y + rng.choice((-far, 0, far))
            if ways.is_clear(from_x, from_y) and ends.is_clear(at_x, at_y):
                assert not ways.is_leg(from_x, from_y, at_x, at_y)
    assert dark > 500


def test_what_is_in_plain_view_is_not_dark() -> None:
    ways = PathGround([keep_apart(1000, 1000, 300)], TABLE)
    shade = Shade(ways, ways, 500, 1000, 500, 1000)
    assert shade.is_dark(1500, 1000)
    assert shade.is_dark(1000, 1000)
    assert not shade.is_dark(600, 1000)
    assert not shade.is_dark(1500, 1900)


def test_ground_that_is_not_convex_hides_nothing_as_a_whole() -> None:
    roof, box = PathGround([keep_off(ROOF, 50)]), PathGround([keep_off(((0, 0), (0, 90), (90, 90), (90, 0)), 50)])
    assert not is_convex(roof.walls[0])
    assert is_convex(box.walls[0])
