"""Plane geometry: discs, segments and polygons on whole numbers, compared exactly (no square roots, no floats).

A comparison with a distance returns -1 (nearer, inside), 0 (exactly there, on the edge) or 1 (farther, outside), so that each
rule can decide what happens on the edge. A polygon is a tuple of three or more corners that does not cross itself, in either
orientation. A disc is a centre and a radius; a disc that moves straight is a segment with the same radius.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from typing import Final

from sandtable.core.space.exact import LatticePoint, sign

Corner = LatticePoint
Polygon = tuple[Corner, ...]
Squared = tuple[int, int]
"""A squared distance as a fraction: numerator and denominator."""

INSIDE: Final = -1
EDGE: Final = 0
OUTSIDE: Final = 1


def square(ax: int, ay: int, bx: int, by: int) -> int:
    """The squared distance between two points (FB-29.2).

    >>> square(0, 0, 3, 4)
    25
    """
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by)


# -- discs -------------------------------------------------------------------------------------------------------------


def disc(px: int, py: int, cx: int, cy: int, radius: int) -> int:
    """Where a point lies relative to a disc: inside, on its edge, outside. A disc without a radius is only its centre.

    >>> disc(3, 3, 0, 0, 5), disc(3, 4, 0, 0, 5), disc(4, 4, 0, 0, 5), disc(0, 0, 0, 0, 0)
    (-1, 0, 1, 0)
    """
    return sign(square(px, py, cx, cy) - radius * radius)


def discs_overlap(ax: int, ay: int, ar: int, bx: int, by: int, br: int) -> bool:
    """Do two discs overlap? Touching does not count (FB-3.11, FB-12.4).

    >>> discs_overlap(0, 0, 5, 10, 0, 5), discs_overlap(0, 0, 5, 9, 0, 5)
    (False, True)
    """
    return square(ax, ay, bx, by) < (ar + br) * (ar + br)


def gap_within(ax: int, ay: int, ar: int, bx: int, by: int, br: int, reach: int) -> bool:
    """Is the gap between the edges of two discs at most `reach` (FB-3.4, FB-3.6, FB-3.10)?

    >>> gap_within(0, 0, 5, 20, 0, 5, 10), gap_within(0, 0, 5, 21, 0, 5, 10)
    (True, False)
    """
    return square(ax, ay, bx, by) <= (ar + br + reach) * (ar + br + reach)


# -- segments ----------------------------------------------------------------------------------------------------------


def turn(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """Twice the area of a triangle: positive if it turns from the first axis to the second, 0 if its corners are collinear.

    >>> turn(0, 0, 4, 0, 4, 4), turn(0, 0, 4, 4, 4, 0), turn(0, 0, 1, 1, 2, 2)
    (16, -16, 0)
    """
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def segment(px: int, py: int, ax: int, ay: int, bx: int, by: int, reach: int) -> int:
    """The distance of a point from a segment, compared with `reach`.

    So a disc that moves from a to b hits another one exactly if this is -1 for the other's centre and the sum of the radii.

    >>> segment(5, 3, 0, 0, 10, 0, 3), segment(5, 3, 0, 0, 10, 0, 4), segment(14, 3, 0, 0, 10, 0, 4)
    (0, -1, 1)
    >>> segment(1, 2, 0, 0, 3, 3, 1)
    -1
    """
    dx, dy = bx - ax, by - ay
    along = dx * (px - ax) + dy * (py - ay)
    if along <= 0:
        return disc(px, py, ax, ay, reach)
    length = dx * dx + dy * dy
    if along >= length:
        return disc(px, py, bx, by, reach)
    across = dx * (py - ay) - dy * (px - ax)
    return sign(across * across - reach * reach * length)


def square_to_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> Squared:
    """The squared distance of a point from a segment, as a fraction (FB-29.2).

    >>> square_to_segment(5, 3, 0, 0, 10, 0), square_to_segment(14, 3, 0, 0, 10, 0), square_to_segment(0, 1, 0, 0, 1, 1)
    ((900, 100), (25, 1), (1, 2))
    """
    dx, dy = bx - ax, by - ay
    along = dx * (px - ax) + dy * (py - ay)
    if along <= 0:
        return (square(px, py, ax, ay), 1)
    length = dx * dx + dy * dy
    if along >= length:
        return (square(px, py, bx, by), 1)
    across = dx * (py - ay) - dy * (px - ax)
    return (across * across, length)


def on_segment(px: int, py: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """
    >>> on_segment(2, 1, 0, 0, 4, 2), on_segment(2, 2, 0, 0, 4, 2), on_segment(6, 3, 0, 0, 4, 2)
    (True, False, False)
    """
    if turn(ax, ay, bx, by, px, py) != 0:
        return False
    return min(ax, bx) <= px <= max(ax, bx) and min(ay, by) <= py <= max(ay, by)


def segments_meet(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Do two segments have a point in common? Their ends belong to them.

    >>> segments_meet(0, 0, 4, 4, 0, 4, 4, 0), segments_meet(0, 0, 1, 1, 2, 2, 3, 3), segments_meet(0, 0, 2, 0, 1, 0, 1, 5)
    (True, False, True)
    """
    one, two = turn(ax, ay, bx, by, cx, cy), turn(ax, ay, bx, by, dx, dy)
    if (one > 0 and two > 0) or (one < 0 and two < 0):
        return False  # the second segment is entirely on one side
    three, four = turn(cx, cy, dx, dy, ax, ay), turn(cx, cy, dx, dy, bx, by)
    if (three > 0 and four > 0) or (three < 0 and four < 0):
        return False
    if one and two and three and four:
        return True
    return (
        on_segment(cx, cy, ax, ay, bx, by)
        or on_segment(dx, dy, ax, ay, bx, by)
        or on_segment(ax, ay, cx, cy, dx, dy)
        or on_segment(bx, by, cx, cy, dx, dy)
    )


def segments(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int, reach: int) -> int:
    """The distance between two segments, compared with `reach`.

    >>> segments(0, 0, 10, 0, 5, 3, 5, 9, 3), segments(0, 0, 10, 0, 5, 3, 5, 9, 2), segments(0, 0, 10, 0, 5, -3, 5, 9, 0)
    (0, 1, 0)
    """
    if segments_meet(ax, ay, bx, by, cx, cy, dx, dy):
        return sign(-reach)
    return min(
        segment(cx, cy, ax, ay, bx, by, reach),
        segment(dx, dy, ax, ay, bx, by, reach),
        segment(ax, ay, cx, cy, dx, dy, reach),
        segment(bx, by, cx, cy, dx, dy, reach),
    )


# -- polygons ----------------------------------------------------------------------------------------------------------


def polygon(px: int, py: int, corners: Polygon) -> int:
    """Where a point lies relative to a polygon: inside, on its edge, outside (FB-3.12, FB-3.13).

    >>> roof = ((0, 0), (8, 0), (8, 8), (4, 4), (0, 8))
    >>> polygon(1, 1, roof), polygon(4, 4, roof), polygon(4, 5, roof), polygon(0, 3, roof)
    (-1, 0, 1, 0)
    """
    inside = False
    ax, ay = corners[-1]
    for bx, by in corners:
        # An edge entirely above or below the point does not count.
        if (ay >= py or by >= py) and (ay <= py or by <= py):
            across = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
            if across == 0:
                if min(ax, bx) <= px <= max(ax, bx):
                    return EDGE
            # It counts if it crosses the height of the point to its right. Its lower end belongs to it, its upper end does not.
            elif (ay > py) != (by > py) and (across > 0) == (by > ay):
                inside = not inside
        ax, ay = bx, by
    return INSIDE if inside else OUTSIDE


def grown(px: int, py: int, corners: Polygon, reach: int) -> int:
    """The distance of a point from the area of a polygon, compared with `reach`: its position relative to the grown polygon.

    So a disc overlaps a polygon exactly if this is -1 for its centre and radius.

    >>> box = ((0, 0), (8, 0), (8, 8), (0, 8))
    >>> grown(4, 4, box, 2), grown(10, 4, box, 2), grown(11, 12, box, 5), grown(10, 10, box, 2), grown(8, 4, box, 0)
    (-1, 0, 0, 1, 0)
    """
    here = polygon(px, py, corners)
    if here == INSIDE or (here == EDGE and reach == 0):
        return here
    nearest = OUTSIDE
    ax, ay = corners[-1]
    for bx, by in corners:
        nearest = min(nearest, segment(px, py, ax, ay, bx, by, reach))
        if nearest == INSIDE:
            return INSIDE
        ax, ay = bx, by
    return nearest


def swept(ax: int, ay: int, bx: int, by: int, corners: Polygon, reach: int) -> int:
    """The distance of a segment from the area of a polygon, compared with `reach`.

    So a disc that moves from a to b hits a polygon exactly if this is -1 for its radius.

    >>> box = ((0, 0), (8, 0), (8, 8), (0, 8))
    >>> swept(-5, -2, 20, -2, box, 2), swept(-5, -1, 20, -1, box, 2), swept(-5, 4, 20, 4, box, 0), swept(2, 2, 3, 3, box, 0)
    (0, -1, -1, -1)
    """
    if polygon(ax, ay, corners) == INSIDE or (reach == 0 and is_cut(ax, ay, bx, by, corners)):
        return INSIDE
    nearest = OUTSIDE
    cx, cy = corners[-1]
    for dx, dy in corners:
        nearest = min(nearest, segments(ax, ay, bx, by, cx, cy, dx, dy, reach))
        cx, cy = dx, dy
    return nearest


def is_cut(ax: int, ay: int, bx: int, by: int, corners: Polygon) -> bool:
    """Does the straight line from a to b run through the area of a polygon? A line that only touches it is free.

    >>> box = ((0, 0), (8, 0), (8, 8), (0, 8))
    >>> is_cut(-2, 4, 12, 4, box), is_cut(-2, 0, 12, 0, box), is_cut(-4, 4, 4, -4, box), is_cut(-2, 9, 12, 9, box)
    (True, False, False, False)
    """
    stops = sorted(set(crossings(ax, ay, bx, by, corners)) | {Fraction(0), Fraction(1)})
    # Between two neighbouring crossings the line stays on one side of the edge, so its middle decides.
    return any(where_on(ax, ay, bx, by, (one + two) / 2, corners) == INSIDE for one, two in pairwise(stops))


def where_on(ax: int, ay: int, bx: int, by: int, at: Fraction, corners: Polygon) -> int:
    """Where a point on the line from a (0) to b (1) lies relative to a polygon.

    >>> where_on(0, 0, 9, 0, Fraction(1, 2), ((0, -5), (4, -5), (4, 5), (0, 5)))
    1
    """
    scale = at.denominator
    x, y = ax * scale + (bx - ax) * at.numerator, ay * scale + (by - ay) * at.numerator
    return polygon(x, y, tuple([(cx * scale, cy * scale) for cx, cy in corners]))


def crossings(ax: int, ay: int, bx: int, by: int, corners: Polygon) -> list[Fraction]:
    """Where on the line from a (0) to b (1) a segment meets the edges of a polygon. For edges along it, their ends.

    >>> [str(at) for at in crossings(-2, 4, 14, 4, ((0, 0), (8, 0), (8, 8), (0, 8)))]
    ['1/8', '5/8']
    """
    found: list[Fraction] = []
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    if length == 0:
        return found
    cx, cy = corners[-1]
    for ex, ey in corners:
        if segments_meet(ax, ay, bx, by, cx, cy, ex, ey):
            slope = dx * (ey - cy) - dy * (ex - cx)
            if slope:
                found.append(Fraction((cx - ax) * (ey - cy) - (cy - ay) * (ex - cx), slope))
            else:
                ends = [Fraction(dx * (x - ax) + dy * (y - ay), length) for x, y in ((cx, cy), (ex, ey))]
                found += [at for at in ends if 0 <= at <= 1]
        cx, cy = ex, ey
    return sorted(found)


def square_to(px: int, py: int, corners: Polygon) -> Squared:
    """The squared distance of a point from the area of a polygon, as a fraction. 0 inside and on it (FB-3.14, FB-29.2).

    >>> box = ((0, 0), (8, 0), (8, 8), (0, 8))
    >>> square_to(4, 4, box), square_to(8, 4, box), square_to(11, 12, box), square_to(4, -2, box)
    ((0, 1), (0, 1), (25, 1), (256, 64))
    """
    if polygon(px, py, corners) != OUTSIDE:
        return (0, 1)
    ax, ay = corners[-1]
    num, den = square(px, py, ax, ay), 1
    for bx, by in corners:
        above, below = square_to_segment(px, py, ax, ay, bx, by)
        if above * den < num * below:
            num, den = above, below
        ax, ay = bx, by
    return (num, den)


def stays_in(ax: int, ay: int, bx: int, by: int, corners: Polygon) -> bool:
    """Does the straight line from a to b stay in the polygon (FB-22.20)? Its outline belongs to it.

    >>> roof = ((0, 0), (8, 0), (8, 8), (4, 4), (0, 8))
    >>> stays_in(0, 0, 8, 0, roof), stays_in(1, 6, 7, 6, roof), stays_in(0, 8, 8, 8, roof), stays_in(0, 4, 8, 4, roof)
    (True, False, False, True)
    """
    if polygon(ax, ay, corners) == OUTSIDE or polygon(bx, by, corners) == OUTSIDE:
        return False
    stops = [Fraction(0), *crossings(ax, ay, bx, by, corners), Fraction(1)]
    return all(where_on(ax, ay, bx, by, (one + two) / 2, corners) != OUTSIDE for one, two in pairwise(stops))


# -- shapes ------------------------------------------------------------------------------------------------------------


class Shape:
    """A disc (one corner and a radius), or a segment or polygon grown by a radius. Its corners are circular arcs."""

    __slots__ = ("corners", "radius")

    def __init__(self, corners: Polygon, radius: int = 0) -> None:
        self.corners = corners
        self.radius = radius

    def where(self, x: int, y: int) -> int:
        """Where a point lies relative to the shape: inside, on its edge, outside.

        >>> Shape(((0, 0),), 5).where(3, 4), Shape(((0, 0), (9, 0)), 2).where(4, 1), Shape(((0, 0), (9, 0), (0, 9))).where(8, 8)
        (0, -1, 1)
        """
        corners = self.corners
        if len(corners) == 1:
            return disc(x, y, corners[0][0], corners[0][1], self.radius)
        if len(corners) == 2:
            return segment(x, y, corners[0][0], corners[0][1], corners[1][0], corners[1][1], self.radius)
        return grown(x, y, corners, self.radius)

    def box(self) -> tuple[int, int, int, int]:
        """The smallest and largest x and y.

        >>> Shape(((0, 0), (9, 3)), 2).box()
        (-2, -2, 11, 5)
        """
        xs = [x for x, _ in self.corners]
        ys = [y for _, y in self.corners]
        return min(xs) - self.radius, min(ys) - self.radius, max(xs) + self.radius, max(ys) + self.radius

    def fields(self) -> tuple[Polygon, int]:
        return (self.corners, self.radius)
