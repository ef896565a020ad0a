"""Lists of places that the rules calculate: around a base, along an outline, in ranks, towards an edge.

All are lattice points, rounded once from their exact values, without duplicates, in the order in which they are tried
(FB-12.21, FB-29.4). The caller tests whether a model may stand or go there.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Final

from sandtable.core.space.exact import LatticePoint, along, aside, circle, directions, rounded, steps_along
from sandtable.core.space.plane import Polygon, square

SOUTH: Final = 0
EAST: Final = 1
NORTH: Final = 2
WEST: Final = 3
EDGES: Final = (SOUTH, EAST, NORTH, WEST)
INWARD: Final = ((0, 1), (-1, 0), (0, -1), (1, 0))
"""For each table edge, the direction from it onto the table."""

AJAR: Final = 2
"""The gap left between bases put into contact, so that rounding never makes them overlap (FB-12.9, FB-12.13)."""


MAX_ORDERS: Final = 2048
"""How many lists of each kind are cached."""

# -- table edges -------------------------------------------------------------------------------------------------------


def edge_distance(x: int, y: int, edge: int, width: int, height: int) -> int:
    """The distance of a centre from a table edge (FB-3.15, FB-13.11, FB-13.13).

    >>> [edge_distance(100, 700, edge, 3600, 3600) for edge in EDGES]
    [700, 3500, 2900, 100]
    """
    return (y, width - x, height - y, x)[edge]


def edge_spot(edge: int, depth: int, at: int, width: int, height: int) -> LatticePoint:
    """The point at a depth from a table edge and a distance along it, from the west or from the south.

    >>> [edge_spot(edge, 50, 700, 3600, 4800) for edge in EDGES]
    [(700, 50), (3550, 700), (700, 4750), (50, 700)]
    """
    return ((at, depth), (width - depth, at), (at, height - depth), (depth, at))[edge]


def quadrant(x: int, y: int, width: int, height: int, den: int = 1) -> int:
    """0 south-west, 1 south-east, 2 north-west, 3 north-east; a dividing line belongs to the east or the north (FB-25.16).

    A point that is not on the lattice is given by its numerators and their common denominator `den` (FB-29.11).

    >>> quadrant(1799, 1800, 3600, 3600), quadrant(1800, 0, 3600, 3600), quadrant(5397, 5400, 3600, 3600, 3)
    (2, 1, 2)
    """
    return (1 if 2 * x >= width * den else 0) + (2 if 2 * y >= height * den else 0)


SHIFTS: Final = (0, 100, -100, 200, -200, 300, -300)
"""How far to the side of its place a straight way onto the table may begin, in the order to try (FB-13.23)."""


def entry_starts(x: int, y: int, radius: int, edge: int, width: int, height: int) -> list[LatticePoint]:
    """Where a straight way onto the table may begin: behind the place at a right angle to the edge, or 1", 2", 3" to the side,
    east or north first. The base just touches the edge from outside (FB-13.8, FB-13.23).

    >>> entry_starts(1000, 400, 50, SOUTH, 3600, 3600)[:3], entry_starts(3300, 400, 50, EAST, 3600, 3600)[0]
    ([(1000, -50), (1100, -50), (900, -50)], (3650, 400))
    """
    upright = edge in (SOUTH, NORTH)
    at, most = (x, width) if upright else (y, height)
    return [edge_spot(edge, -radius, at + shift, width, height) for shift in SHIFTS if 0 <= at + shift <= most]


def entry_places(
    edge: int, depths: list[int], low: int, high: int, width: int, height: int, step: int = 50
) -> Iterator[LatticePoint]:
    """Where a leader tries to come on: along an edge from its middle outwards, west or south first at each distance, at each of
    the depths (FB-13.22), from `low` to `high` along the edge.

    >>> list(entry_places(SOUTH, [450, 150], 50, 3550, 3600, 3600))[:5]
    [(1800, 450), (1800, 150), (1750, 450), (1750, 150), (1850, 450)]
    """
    long = width if edge in (SOUTH, NORTH) else height
    middle = long // 2
    # The middle may lie outside.
    least = max(0, low - middle, middle - high)
    most = min(long - 1, max(middle - low, high - middle))
    for far in range(-(-least // step) * step, most + 1, step):
        for at in (middle - far, middle + far) if far else (middle,):
            if low <= at <= high:
                for depth in depths:
                    yield edge_spot(edge, depth, at, width, height)


def lines_home(x: int, y: int, radius: int, edge: int, width: int, height: int) -> Iterator[LatticePoint]:
    """The places that a withdrawing model tries: from where it stands straight towards its edge in steps of 0.25", then on
    lines 1" to 6" to the side, left first at each distance, as seen from the edge (FB-16.28).

    >>> list(lines_home(100, 110, 50, SOUTH, 3600, 3600))
    [(100, 110), (100, 85), (100, 60), (200, 110), (200, 85), (200, 60), (300, 110), (300, 85), (300, 60), (400, 110), \
(400, 85), (400, 60), (500, 110), (500, 85), (500, 60), (600, 110), (600, 85), (600, 60), (700, 110), (700, 85), (700, 60)]
    """
    ahead_x, ahead_y = INWARD[edge]
    for shift in (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6):
        at_x, at_y = x - 100 * shift * ahead_y, y + 100 * shift * ahead_x
        while radius <= at_x <= width - radius and radius <= at_y <= height - radius:
            yield (at_x, at_y)
            at_x, at_y = at_x - 25 * ahead_x, at_y - 25 * ahead_y


# -- formations --------------------------------------------------------------------------------------------------------

COMBS: Final[dict[tuple[int, int], list[LatticePoint]]] = {}


def honeycomb(diameter: int, command: int) -> list[LatticePoint]:
    """The places around a leader at the origin within Command Range, one row from west to east (FB-12.9, FB-29.7, FB-28.20).

    Neighbours are one base diameter + 2 apart. The order is from south to north, then from west to east.

    >>> len(honeycomb(100, 500)), len(honeycomb(200, 500)), honeycomb(100, 500)[60:62]
    (120, 42, [(102, 0), (204, 0)])
    """
    found = COMBS.get((diameter, command))
    if found is None:
        apart = diameter + AJAR
        most = (command + diameter) * (command + diameter)
        rows = 2 * (command + diameter) // apart + 2
        found = []
        for j in range(-rows, rows + 1):
            y = rounded(0, 1, 1 if j > 0 else -1, 3 * j * j * apart * apart, 4)
            for i in range(-2 * rows, 2 * rows + 1):
                x = (2 * i + j) * apart // 2
                if (i or j) and x * x + y * y <= most:
                    found.append((x, y))
        COMBS[(diameter, command)] = found
    return found


def nearest_first(x: int, y: int, spots: list[LatticePoint]) -> list[LatticePoint]:
    """Places by distance from a point. Equally distant ones keep their order (FB-12.13, FB-29.8).

    >>> nearest_first(0, 0, [(5, 0), (3, 4), (1, 1)])
    [(1, 1), (5, 0), (3, 4)]
    """
    return sorted(spots, key=lambda spot: square(x, y, spot[0], spot[1]))


def comb_places(x: int, y: int, diameter: int, command: int, want_x: int, want_y: int) -> list[LatticePoint]:
    """The honeycomb around a leader, nearest to a wanted place first. Of equally distant ones the further south, then the
    further west (FB-12.9).

    >>> comb_places(1000, 1000, 100, 500, 1102, 1000)[:3]
    [(1102, 1000), (1051, 912), (1153, 912)]
    """
    order = comb_order(diameter, command, x - want_x, y - want_y)
    return [(x + dx, y + dy) for dx, dy in order]


ORDERS: Final[dict[tuple[int, int, int, int], list[LatticePoint]]] = {}


def comb_order(diameter: int, command: int, away_x: int, away_y: int) -> list[LatticePoint]:
    """The honeycomb around a leader at the origin, nearest first to a wanted place that is this far away from the leader.

    A body that keeps its shape needs the same orders repeatedly, so the latest ones are cached.
    """
    key = (diameter, command, away_x, away_y)
    found = ORDERS.get(key)
    if found is None:
        comb = honeycomb(diameter, command)
        far = [(dx + away_x) * (dx + away_x) + (dy + away_y) * (dy + away_y) for dx, dy in comb]
        # The comb runs from the south-west, so its indices decide ties.
        found = list(map(comb.__getitem__, sorted(range(len(comb)), key=far.__getitem__)))
        if len(ORDERS) >= MAX_ORDERS:
            ORDERS.clear()
        ORDERS[key] = found
    return found


ROWS: Final[dict[tuple[int, ...], list[tuple[int, int, int]]]] = {}


def comb_rows(
    diameter: int, command: int, away_x: int, away_y: int, upright: bool, low: int, high: int
) -> list[tuple[int, int, int]]:
    """The same with only the places that are not too far south or north, or else west or east, of the leader. Behind a table
    edge there are few. Each comes with its number in the honeycomb."""
    far = command + diameter
    # Limits beyond the honeycomb make no difference.
    low, high = max(low, -far), min(high, far)
    key = (diameter, command, away_x, away_y, upright, low, high)
    found = ROWS.get(key)
    if found is None:
        number = {spot: n for n, spot in enumerate(honeycomb(diameter, command))}
        order = comb_order(diameter, command, away_x, away_y)
        found = [(number[spot], *spot) for spot in order if low <= spot[upright] <= high]
        if len(ROWS) >= MAX_ORDERS:
            ROWS.clear()
        ROWS[key] = found
    return found


def covered(diameter: int, command: int, dx: int, dy: int) -> list[int]:
    """The places of the honeycomb around a leader at the origin, by number, where a base would overlap one that stands there.

    >>> [honeycomb(100, 500)[n] for n in covered(100, 500, 120, 60)]
    [(102, 0), (51, 88), (153, 88)]
    """
    least = diameter * diameter
    return [
        n
        for n, (x, y) in enumerate(honeycomb(diameter, command))
        if dx - diameter < x < dx + diameter and (x - dx) * (x - dx) + (y - dy) * (y - dy) < least
    ]


def ranks(count: int, wide: int) -> list[LatticePoint]:
    """The places of a body in ranks, in steps to the right and to the rear: the leader in the middle of the front rank, then
    alternately one to the right and one to the left, with further ranks behind, filled in the same way (FB-12.12).

    >>> ranks(7, 5)
    [(0, 0), (1, 0), (-1, 0), (2, 0), (-2, 0), (0, 1), (1, 1)]
    """
    found: list[LatticePoint] = []
    for n in range(count):
        place, back = n % wide, n // wide
        found.append(((place + 1) // 2 if place % 2 else -(place // 2), back))
    return found


def drawn_up(x: int, y: int, dx: int, dy: int, count: int, wide: int, diameter: int) -> list[LatticePoint]:
    """The wanted places of a body with its leader at a point, facing a direction. The leader's is the first (FB-12.12).

    >>> drawn_up(1000, 500, 0, 1, 6, 5, 100)
    [(1000, 500), (1102, 500), (898, 500), (1204, 500), (796, 500), (1000, 398)]
    """
    apart = diameter + AJAR
    return [aside(x, y, dx, dy, -apart * back, -apart * right) for right, back in ranks(count, wide)]


# -- contact -----------------------------------------------------------------------------------------------------------


def contact_places(x: int, y: int, radius: int, at_x: int, at_y: int, other: int) -> list[LatticePoint]:
    """The places in contact with a base that a model at x, y tries: straight towards it, then one every 15 degrees around it,
    nearest to its own place first (FB-12.13, FB-29.8).

    >>> contact_places(0, 0, 50, 1000, 0, 50)[:4]
    [(898, 0), (901, 26), (901, -26), (912, 51)]
    >>> contact_places(1000, 300, 50, 1000, 0, 50)[:2]
    [(1000, 102), (1026, 99)]
    """
    return list(dict.fromkeys(contact_tries(x, y, radius, at_x, at_y, other)))


def contact_tries(
    x: int, y: int, radius: int, at_x: int, at_y: int, other: int, some: list[LatticePoint] | None = None
) -> Iterator[LatticePoint]:
    """The same as an iterator, because the first will often do. The straight one may be repeated.

    `some` are the places around the base, relative to it, that are worth a try (`contact_ring`).
    """
    apart = radius + other + AJAR
    dx, dy = x - at_x, y - at_y
    yield along(at_x, at_y, dx, dy, apart)
    ring = contact_ring(at_x, at_y, apart) if some is None else some
    # The indices decide ties. Whole numbers sort faster than tuples.
    wide = len(ring)
    order = [((ox - dx) * (ox - dx) + (oy - dy) * (oy - dy)) * wide + n for n, (ox, oy) in enumerate(ring)]
    order.sort()
    for each in order:
        ox, oy = ring[each % wide]
        yield (at_x + ox, at_y + oy)


def contact_ring(at_x: int, at_y: int, apart: int) -> list[LatticePoint]:
    """The places every 15 degrees around a base, relative to it (FB-29.8)."""
    return [(x - at_x, y - at_y) for x, y in circle(at_x, at_y, apart)] if apart % 2 else directions(apart)


def outline_places(x: int, y: int, radius: int, corners: Polygon, step: int = 50) -> list[LatticePoint]:
    """The places in contact with an outline that a model at x, y tries (FB-21.29): at the nearest point of the outline, on the
    side it comes from, then outward from the points at every 0.50" of each edge, nearest first (ties: south, then west).

    >>> outline_places(400, -500, 50, ((0, 0), (800, 0), (800, 800), (0, 800)))[:3]
    [(400, -52), (350, -52), (450, -52)]
    """
    order = [((x - px) * (x - px) + (y - py) * (y - py), py, px) for px, py in places_along(corners, radius, step)]
    order.sort()
    return list(dict.fromkeys([*nearest_contact(x, y, radius, corners), *[(px, py) for _, py, px in order]]))


SIDES: Final[dict[tuple[Polygon, int, int], list[LatticePoint]]] = {}


def places_along(corners: Polygon, radius: int, step: int) -> list[LatticePoint]:
    """The places outward from the points at every `step` of each edge of an outline, cached (FB-21.29)."""
    found = SIDES.get((corners, radius, step))
    if found is None:
        found = []
        for n in range(len(corners)):
            (ax, ay), (bx, by) = corners[n], corners[(n + 1) % len(corners)]
            length = square(ax, ay, bx, by)
            at = 0
            while at * at <= length:
                found.append(aside(ax, ay, bx - ax, by - ay, at, -radius - AJAR))
                at += step
        if len(SIDES) >= MAX_ORDERS:
            SIDES.clear()
        SIDES[(corners, radius, step)] = found
    return found


def nearest_contact(x: int, y: int, radius: int, corners: Polygon) -> list[LatticePoint]:
    """The place in contact with the nearest point of an outline, on the side of x, y. Empty for a point on it (FB-21.29).

    >>> box = ((0, 0), (800, 0), (800, 800), (0, 800))
    >>> nearest_contact(1100, 1200, 48, box), nearest_contact(3, -9, 48, box), nearest_contact(3, 0, 48, box)
    ([(830, 840)], [(3, -50)], [])
    """
    best: tuple[int, int] = (0, 0)
    spots: list[LatticePoint] = []
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        length, ahead = dx * dx + dy * dy, dx * (x - ax) + dy * (y - ay)
        if ahead <= 0 or ahead >= length:
            cx, cy = (ax, ay) if ahead <= 0 else (bx, by)
            far = (square(x, y, cx, cy), 1)
            spot = along(cx, cy, x - cx, y - cy, radius + AJAR)
        else:
            over = dx * (y - ay) - dy * (x - ax)
            far = (over * over, length)
            apart = (radius + AJAR) * (radius + AJAR)
            left = 1 if over > 0 else -1
            spot = (
                rounded(ax * length + dx * ahead, length, -left if dy > 0 else left, dy * dy * apart, length),
                rounded(ay * length + dy * ahead, length, left if dx > 0 else -left, dx * dx * apart, length),
            )
        if far[0] == 0:
            return []
        order = far[0] * best[1] - best[0] * far[1]
        if not spots or order < 0 or (order == 0 and (spot[1], spot[0]) < (spots[0][1], spots[0][0])):
            best, spots = far, [spot]
        ax, ay = bx, by
    return spots


def places_towards(x: int, y: int, at_x: int, at_y: int, most: int, step: int = 25) -> list[LatticePoint]:
    """The places at every 0.25" of the straight line towards a point, not beyond it and no farther than `most`, nearest
    first (FB-12.14, FB-4.20, FB-21.21, FB-24.6).

    >>> places_towards(0, 0, 300, 400, 60), places_towards(0, 0, 30, 40, 90), places_towards(0, 0, 0, 0, 60)
    ([(15, 20), (30, 40)], [(15, 20), (30, 40)], [])
    """
    if x == at_x and y == at_y:
        return []
    most = min(most, isqrt(square(x, y, at_x, at_y)))
    return list(dict.fromkeys(steps_along(x, y, at_x - x, at_y - y, range(step, most + 1, step))))


def closing_places(
    x: int, y: int, radius: int, at: LatticePoint, most: int, mates: list[LatticePoint]
) -> list[LatticePoint]:
    """The places that a model tries if it cannot reach contact (FB-12.14): around each model of its regiment that is in
    contact, towards the nearest target at `at` but no farther than `most`, and where it stands.

    >>> len(closing_places(0, 0, 50, (1000, 0), 100, [(800, 0)])), closing_places(0, 0, 50, (1000, 0), 50, [])
    (29, [(25, 0), (50, 0), (0, 0)])
    """
    found: list[LatticePoint] = []
    for mate_x, mate_y in mates:
        found += circle(mate_x, mate_y, 2 * radius + AJAR)
    found += places_towards(x, y, at[0], at[1], most)
    return list(dict.fromkeys([*found, (x, y)]))
