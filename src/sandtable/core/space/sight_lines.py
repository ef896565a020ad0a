"""The lines in one direction that are left between two bases, computed exactly (FB-6.2, FB-6.3, FB-29.5).

A line is identified by its offset: its distance from the first centre to the left, times the length of the direction.
Obstacles remove open intervals of offsets. All ends are fractions plus a whole number of roots of the squared length and are
compared by squaring. Floats are a shortcut if the difference is clear.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.space.exact import compare_with_root
from sandtable.core.space.plane import Polygon

SLIT: Final = 5
"""Lines that pass the edge of a base at less than this are removed (FB-6.3)."""
PLAIN: Final = 2.0
"""A difference of two ends that floats cannot get wrong: they are below 10^9 and have 16 digits (FB-29.2)."""

Base = tuple[int, int, int]
"""x, y and radius of a base that may be in the way."""


class End:
    """`num` / `den` + `times` times the root of the squared length of the direction: the end of an interval of offsets."""

    __slots__ = ("den", "near", "num", "times")

    def __init__(self, num: int, den: int, times: int, root: float) -> None:
        self.num = num
        self.den = den
        self.times = times
        self.near = num / den + times * root

    def compare(self, other: End, squared: int) -> int:
        """-1, 0 or 1: before the other, at it, after it."""
        apart = self.near - other.near
        if apart > PLAIN:
            return 1
        if apart < -PLAIN:
            return -1
        whole = self.num * other.den - other.num * self.den
        return compare_with_root(whole, (self.times - other.times) * self.den * other.den, squared)


Interval = tuple[End, End]


def is_line_left(
    px: int,
    py: int,
    a: int,
    qx: int,
    qy: int,
    b: int,
    vx: int,
    vy: int,
    bases: list[Base],
    pieces: list[Polygon],
) -> bool:
    """Is a line left in one direction (FB-6.2, FB-29.5)?"""
    squared = vx * vx + vy * vy
    low, high = span(px, py, a, qx, qy, b, vx, vy)
    taken: list[Interval] = []
    for piece in pieces:
        for one, two in piece_takes(px, py, qx, qy, vx, vy, piece):
            if one.compare(low, squared) < 0 and two.compare(high, squared) > 0:
                return False
            taken.append((one, two))
    for x, y, r in bases:
        taken += base_takes(px, py, qx, qy, vx, vy, x, y, r)
    left = low
    while taken:
        # Of all intervals that contain the leftmost free line, the one that reaches farthest moves it on.
        rest: list[Interval] = []
        moved = False
        for one, two in taken:
            if two.compare(left, squared) <= 0:
                continue
            if one.compare(left, squared) < 0:
                left, moved = two, True
            else:
                rest.append((one, two))
        if left.compare(high, squared) > 0:
            return False
        if not moved:
            return True
        taken = rest
    return left.compare(high, squared) <= 0


def span(px: int, py: int, a: int, qx: int, qy: int, b: int, vx: int, vy: int) -> Interval:
    """The offsets of the lines in a direction that meet both bases (FB-29.5)."""
    squared = vx * vx + vy * vy
    root = sqrt(squared)
    there = vx * (qy - py) - vy * (qx - px)
    low, low_there = End(0, 1, -a, root), End(there, 1, -b, root)
    high, high_there = End(0, 1, a, root), End(there, 1, b, root)
    if low.compare(low_there, squared) < 0:
        low = low_there
    if high.compare(high_there, squared) > 0:
        high = high_there
    return (low, high)


def base_takes(px: int, py: int, qx: int, qy: int, vx: int, vy: int, x: int, y: int, radius: int) -> list[Interval]:
    """The offsets that a base removes, if its centre lies strictly between the two ends (FB-6.3, FB-29.5)."""
    ahead = vx * (x - px) + vy * (y - py)
    if not 0 < ahead < vx * (qx - px) + vy * (qy - py):
        return []
    root = sqrt(vx * vx + vy * vy)
    middle = vx * (y - py) - vy * (x - px)
    return [(End(middle, 1, -radius - SLIT, root), End(middle, 1, radius + SLIT, root))]


def piece_takes(px: int, py: int, qx: int, qy: int, vx: int, vy: int, piece: Polygon) -> list[Interval]:
    """The offsets that ground removes: those of its points between the lines across the direction through both centres.

    Separate parts remove offsets separately (FB-6.3, FB-29.5). Every such point lies, along the direction, on an edge or on one
    of the two lines, so the edges cut off at the lines and the ground's share of the lines make up the whole set.
    """
    end = vx * (qx - px) + vy * (qy - py)
    ahead = [vx * (x - px) + vy * (y - py) for x, y in piece]
    if min(ahead) > end or max(ahead) < 0:
        return []
    sides = [vx * (y - py) - vy * (x - px) for x, y in piece]
    if min(ahead) >= 0 and max(ahead) <= end:
        # Entirely between the ends, it is one part.
        return [(End(min(sides), 1, 0, 0.0), End(max(sides), 1, 0, 0.0))]
    found: list[Interval] = []
    at_start: list[End] = []
    at_end: list[End] = []
    for n in range(len(piece)):
        one, two, side, other = ahead[n - 1], ahead[n], sides[n - 1], sides[n]
        if one > two:
            one, two, side, other = two, one, other, side
        if one < 0 <= two:
            at_start.append(cut(one, side, two, other, 0))
        if one < end <= two:
            at_end.append(cut(one, side, two, other, end))
        if two < 0 or one > end:
            continue
        begin = at_start[-1] if one < 0 else End(side, 1, 0, 0.0)
        until = (at_end[-1] if one < end else End(side, 1, 0, 0.0)) if two > end else End(other, 1, 0, 0.0)
        found.append((begin, until) if begin.compare(until, 0) <= 0 else (until, begin))
    return merge_intervals([*found, *parts_of_line(at_start), *parts_of_line(at_end)])


def parts_of_line(crossings: list[End]) -> list[Interval]:
    """The ground's share of a line, from the points where its edges cross it."""
    ends = in_order(crossings)
    return [(ends[n], ends[n + 1]) for n in range(0, len(ends) - 1, 2)]


def cut(one: int, side: int, two: int, other: int, at: int) -> End:
    """The offset where an edge crosses one of the two lines.

    >>> end = cut(-10, 0, 10, 7, 0)
    >>> end.num, end.den
    (70, 20)
    """
    return End(side * (two - one) + (other - side) * (at - one), two - one, 0, 0.0)


def in_order(ends: list[End]) -> list[End]:
    """Ends without roots, sorted."""
    found: list[End] = []
    for end in ends:
        at = len(found)
        while at > 0 and end.compare(found[at - 1], 0) < 0:
            at -= 1
        found.insert(at, end)
    return found


def merge_intervals(found: list[Interval]) -> list[Interval]:
    """The interior of a union of closed intervals without roots. Those that overlap or touch are merged; points are dropped."""
    united: list[Interval] = []
    for one, two in found:
        apart: list[Interval] = []
        for low, high in united:
            if low.compare(two, 0) > 0 or high.compare(one, 0) < 0:
                apart.append((low, high))
            else:
                one = low if low.compare(one, 0) < 0 else one
                two = high if high.compare(two, 0) > 0 else two
        apart.append((one, two))
        united = apart
    return [(low, high) for low, high in united if low.compare(high, 0) < 0]
