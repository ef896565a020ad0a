"""Outlines of ground: validity checks for battlefield files, and measurements of a whole piece.

An outline is a polygon of the plane, counter-clockwise with y to the north, that does not cross itself (FB-3.12, FB-29.1).
"""

from __future__ import annotations

from sandtable.core.space.exact import LatticePoint, rounded_half
from sandtable.core.space.plane import INSIDE, OUTSIDE, Polygon, polygon, segments_meet, swept, turn


def area(corners: Polygon) -> int:
    """Twice the area of a polygon. Positive if its corners are listed counter-clockwise with y to the north (FB-29.1).

    >>> area(((0, 0), (8, 0), (8, 8), (0, 8))), area(((0, 0), (0, 8), (8, 0)))
    (128, -64)
    """
    total = 0
    ax, ay = corners[-1]
    for bx, by in corners:
        total += ax * by - bx * ay
        ax, ay = bx, by
    return total


def is_simple(corners: Polygon) -> bool:
    """Does an outline neither cross nor touch itself (FB-3.12, FB-29.1)?

    >>> is_simple(((0, 0), (8, 0), (8, 8), (0, 8))), is_simple(((0, 0), (8, 8), (8, 0), (0, 8)))
    (True, False)
    >>> is_simple(((0, 0), (8, 0), (4, 0)))
    False
    """
    count = len(corners)
    if count < 3 or len(set(corners)) < count:
        return False
    for n in range(count):
        (ax, ay), (bx, by), (cx, cy) = corners[n - 1], corners[n], corners[(n + 1) % count]
        if turn(ax, ay, bx, by, cx, cy) == 0 and (bx - ax) * (cx - bx) + (by - ay) * (cy - by) <= 0:
            return False
        for other in range(n + 2, count if n else count - 1):
            (px, py), (qx, qy) = corners[other], corners[(other + 1) % count]
            if segments_meet(bx, by, cx, cy, px, py, qx, qy):
                return False
    return True


def middle(corners: Polygon) -> tuple[int, int, int]:
    """The centroid of an area as fractions: the numerators of x and y, and their positive denominator (FB-25.16, FB-29.11).

    >>> middle(((0, 0), (8, 0), (8, 8), (0, 8)))
    (1536, 1536, 384)
    """
    x_sum, y_sum, total = 0, 0, 0
    ax, ay = corners[-1]
    for bx, by in corners:
        part = ax * by - bx * ay
        x_sum, y_sum, total = x_sum + (ax + bx) * part, y_sum + (ay + by) * part, total + 3 * part
        ax, ay = bx, by
    return (x_sum, y_sum, total) if total > 0 else (-x_sum, -y_sum, -total)


def across(corners: Polygon) -> tuple[int, int, int]:
    """The sides of the smallest rectangle around an outline, each times the root of the third number (FB-8.6, FB-21.25).

    >>> across(((0, 0), (8, 0), (8, 4), (0, 4)))
    (16, 32, 16)
    """
    found = (0, 0, 0)
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        ahead = [dx * x + dy * y for x, y in corners]
        left = [dx * y - dy * x for x, y in corners]
        sides = (max(ahead) - min(ahead), max(left) - min(left), dx * dx + dy * dy)
        if found[2] == 0 or sides[0] * sides[1] * found[2] < found[0] * found[1] * sides[2]:
            found = sides
        ax, ay = bx, by
    return found


def openings(corners: Polygon) -> list[LatticePoint]:
    """Every corner and the middle of every edge of an outline, from which its occupants see and are seen (FB-6.14, FB-21.9).

    >>> openings(((0, 0), (9, 0), (9, 8), (0, 8)))
    [(0, 0), (5, 0), (9, 0), (9, 4), (9, 8), (5, 8), (0, 8), (0, 4)]
    """
    found: list[LatticePoint] = []
    for n in range(len(corners)):
        (ax, ay), (bx, by) = corners[n], corners[(n + 1) % len(corners)]
        found += [(ax, ay), (rounded_half(ax + bx), rounded_half(ay + by))]
    return list(dict.fromkeys(found))


def polygons(one: Polygon, two: Polygon, reach: int) -> int:
    """The distance between the areas of two polygons, compared with `reach` (FB-8.6).

    >>> box, far = ((0, 0), (8, 0), (8, 8), (0, 8)), ((11, 12), (20, 12), (20, 20))
    >>> polygons(box, far, 5), polygons(box, far, 4), polygons(box, ((1, 1), (2, 1), (2, 2)), 0)
    (0, 1, -1)
    """
    if polygon(one[0][0], one[0][1], two) == INSIDE:
        return INSIDE
    nearest = OUTSIDE
    ax, ay = one[-1]
    for bx, by in one:
        nearest = min(nearest, swept(ax, ay, bx, by, two, reach))
        ax, ay = bx, by
    return INSIDE if polygon(two[0][0], two[0][1], one) == INSIDE else nearest
