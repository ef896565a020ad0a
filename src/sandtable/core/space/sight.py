"""Line of sight between two bases, computed exactly (FB-6.2, FB-6.3, FB-29.5).

In each of five directions, all parallel lines that meet both bases are tested together. There is sight if in some direction a
line is left. Floats decide if the difference is clear, otherwise `sight_lines` does.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sandtable.core.space.exact import plainly_rounded, rounded
from sandtable.core.space.plane import Polygon
from sandtable.core.space.sight_lines import PLAIN, SLIT, is_line_left
from sandtable.core.space.sight_lines import Base as Base

NONE_LEFT: Final = 0
LEFT: Final = 1
UNSURE: Final = -1
AWAY: Final = 0
NEARBY: Final = 1
A_WALL: Final = 2
"""Where a piece is, relative to the line between two bases."""
SHIFTS: Final = (0, 2, -2, 1, -1)
"""By how many quarters of the sum of the radii the far end is shifted, to the left and to the right (FB-29.5)."""


def sees(px: int, py: int, a: int, qx: int, qy: int, b: int, bases: list[Base], pieces: list[Polygon]) -> bool:
    """Does one base see another past the bases and the pieces of ground in the way (FB-6.2, FB-6.3, FB-29.5)?

    The caller leaves out what never obstructs (FB-6.4 to FB-6.6, FB-6.11). The result is the same from both ends (FB-6.13).

    >>> sees(500, 1800, 50, 3000, 1800, 50, [(1000, 1804, 50)], []), sees(500, 1800, 50, 3000, 1800, 50, [(1000, 1805, 50)], [])
    (False, True)
    """
    if px == qx and py == qy:
        return True
    bases, pieces = in_reach(px, py, a, qx, qy, b, bases, pieces)
    if any(is_wall(px, py, qx - px, qy - py, a, b, piece) for piece in pieces):
        return False
    return sees_past(px, py, a, qx, qy, b, bases, pieces)


def sees_past(px: int, py: int, a: int, qx: int, qy: int, b: int, bases: list[Base], pieces: list[Polygon]) -> bool:
    """The same, with everything out of reach already left out (`in_reach`)."""
    if not bases and not pieces:
        return True
    # Relative to the first centre, once for all directions.
    dx, dy = qx - px, qy - py
    outlines = [[(x - px, y - py) for x, y in piece] for piece in pieces]
    circles = [(x - px, y - py, radius + SLIT) for x, y, radius in bases]
    for shift in SHIFTS:
        vx, vy = direction(px, py, a, qx, qy, b, shift) if shift else (dx, dy)
        found = at_a_glance(dx, dy, a, b, vx, vy, circles, outlines)
        if found == LEFT or (found == UNSURE and is_line_left(px, py, a, qx, qy, b, vx, vy, bases, pieces)):
            return True
    return False


def is_wall(px: int, py: int, dx: int, dy: int, a: int, b: int, piece: Polygon) -> bool:
    """Does ground between two bases remove all lines in every direction?

    False negatives are possible. At the far end a direction is turned by at most `aside` from the straight one (FB-29.5),
    which moves what is `far` away by no more than `slack`.
    """
    length = dx * dx + dy * dy
    root, aside = sqrt(length), (a + b) / 2 + 2
    outline = [(x - px, y - py) for x, y in piece]
    far = max([abs(x) + abs(y) for x, y in outline])
    slack = aside * far + PLAIN
    sides = [dx * y - dy * x for x, y in outline]
    wide = a * (root + aside) + slack
    if min(sides) >= -wide or max(sides) <= wide:
        return False
    ahead = [dx * x + dy * y for x, y in outline]
    return min(ahead) > slack and max(ahead) < length - aside * root - slack


def stands_between(px: int, py: int, dx: int, dy: int, a: int, b: int, piece: Polygon) -> int:
    """Is a piece near the line between two bases (`is_near_line`), and is it a wall between them (`is_wall`)?"""
    outline = [(x - px, y - py) for x, y in piece]
    sides = [dx * y - dy * x for x, y in outline]
    least, greatest = min(sides), max(sides)
    length, wide = dx * dx + dy * dy, a if a > b else b
    if (least > 0 and least * least > wide * wide * length) or (
        greatest < 0 and greatest * greatest > wide * wide * length
    ):
        return AWAY
    root = sqrt(length)
    if least >= -a * root or greatest <= a * root:
        return NEARBY
    aside = (a + b) / 2 + 2
    slack = aside * max([abs(x) + abs(y) for x, y in outline]) + PLAIN
    most = a * (root + aside) + slack
    if least >= -most or greatest <= most:
        return NEARBY
    ahead = [dx * x + dy * y for x, y in outline]
    return A_WALL if min(ahead) > slack and max(ahead) < length - aside * root - slack else NEARBY


def is_wall_before(px: int, py: int, a: int, b: int, box: tuple[int, int, int, int], piece: Polygon) -> bool:
    """Is ground a wall between a base and all bases of a radius with their centres in a box (`is_wall`)?

    False negatives are possible. How far a corner of the ground lies to the side of the line, along it and before its far end
    is a sum of a term in the x of the far end and a term in its y, so the minimum of each is enough.
    """
    left, low, right, high = box[0] - px, box[1] - py, box[2] - px, box[3] - py
    aside = (a + b) / 2 + 2
    outline = [(x - px, y - py) for x, y in piece]
    far = max([abs(x) + abs(y) for x, y in outline])
    slack = aside * far + PLAIN
    most = max(abs(left), abs(right)) + max(abs(low), abs(high))
    wide, before = a * (most + aside) + slack, aside * most + slack
    one = other = False
    for x, y in outline:
        # The minimum and maximum of dx * y - dy * x, and the minimum of dx * x + dy * y.
        if min(left * x, right * x) + min(low * y, high * y) <= slack:
            return False
        end_x, end_y = min(max(x / 2, left), right), min(max(y / 2, low), high)
        if end_x * (end_x - x) + end_y * (end_y - y) <= before:
            return False
        up, down = (right, left) if y > 0 else (left, right)
        over, under = (low, high) if x > 0 else (high, low)
        one = one or up * y - over * x < -wide
        other = other or down * y - under * x > wide
    return one and other


BOXES: Final[dict[Polygon, tuple[int, int, int, int]]] = {}
"""A cache of boxes around pieces. Computing them again took a third of the time of sight."""


def box_of(piece: Polygon) -> tuple[int, int, int, int]:
    """The west, south, east and north end of a piece.

    >>> box_of(((3, 1), (9, 2), (4, 7)))
    (3, 1, 9, 7)
    """
    found = BOXES.get(piece)
    if found is None:
        if len(BOXES) > 9999:  # a server sees many battlefields
            BOXES.clear()
        xs, ys = [x for x, _ in piece] or [0], [y for _, y in piece] or [0]
        found = (min(xs), min(ys), max(xs), max(ys))
        BOXES[piece] = found
    return found


def in_reach(
    px: int, py: int, a: int, qx: int, qy: int, b: int, bases: list[Base], pieces: list[Polygon]
) -> tuple[list[Base], list[Polygon]]:
    """What is near enough to the straight line between the centres to remove anything (FB-6.16, FB-29.5)."""
    wide = a if a > b else b
    left, right = (px - wide, qx + wide) if px < qx else (qx - wide, px + wide)
    low, high = (py - wide, qy + wide) if py < qy else (qy - wide, py + wide)
    dx, dy = qx - px, qy - py
    length = dx * dx + dy * dy
    near_bases: list[Base] = []
    for x, y, r in bases:
        more = r + SLIT
        if left - more <= x <= right + more and low - more <= y <= high + more:
            across = dx * (y - py) - dy * (x - px)
            if across * across <= (wide + more) * (wide + more) * length:
                near_bases.append((x, y, r))
    near_pieces: list[Polygon] = []
    for piece in pieces:
        west, south, east, north = box_of(piece)
        if west > right or east < left or south > high or north < low:
            continue
        if is_near_line(px, py, dx, dy, wide * wide * length, piece):
            near_pieces.append(piece)
    return (near_bases, near_pieces)


def is_near_line(px: int, py: int, dx: int, dy: int, most: int, piece: Polygon) -> bool:
    """Is a piece near a line? `most` is the squared distance times the squared length of the direction."""
    sides = [dx * (y - py) - dy * (x - px) for x, y in piece]
    least = min(sides)
    if least > 0:
        return least * least <= most
    greatest = max(sides)
    return greatest >= 0 or greatest * greatest <= most


def direction(px: int, py: int, a: int, qx: int, qy: int, b: int, shift: int) -> tuple[int, int]:
    """One of the directions: from centre to centre, the far end shifted left by quarters of the sum of the radii (FB-29.5).

    >>> direction(0, 0, 50, 2500, 0, 50, 2), direction(0, 0, 50, 300, 400, 50, -1)
    ((2500, 50), (320, 385))
    """
    dx, dy = qx - px, qy - py
    if shift == 0:
        return (dx, dy)
    length = dx * dx + dy * dy
    wide = shift * (a + b)
    near = wide / (4 * sqrt(length))
    over_x, over_y = plainly_rounded(-dy * near), plainly_rounded(dx * near)
    if over_x is not None and over_y is not None:
        return (dx + over_x, dy + over_y)
    scale = wide * wide
    left = 1 if wide > 0 else -1
    over_x = rounded(0, 1, -left if dy > 0 else left, scale * dy * dy, 16 * length)
    over_y = rounded(0, 1, left if dx > 0 else -left, scale * dx * dx, 16 * length)
    return (dx + over_x, dy + over_y)


def at_a_glance(
    dx: int, dy: int, a: int, b: int, vx: int, vy: int, circles: list[Base], outlines: list[list[tuple[int, int]]]
) -> int:
    """Is a line left in one direction, computed with floats? UNSURE if two ends are too close together for floats.

    Everything is relative to the first centre. `circles` are bases with the slit around them.
    """
    root = sqrt(vx * vx + vy * vy)
    there, end = vx * dy - vy * dx, vx * dx + vy * dy
    left = max(-a * root, there - b * root)
    high = min(a * root, there + b * root)
    # An interval that spans both sides leaves nothing. One that lies entirely outside does not matter.
    before, behind = left - PLAIN, high + PLAIN
    taken: list[tuple[float, float]] = []
    if outlines and not add_outlines(taken, outlines, vx, vy, end, before, behind):
        return NONE_LEFT
    for x, y, radius in circles:
        if 0 < vx * x + vy * y < end:
            middle, wide = vx * y - vy * x, radius * root
            if middle - wide < before and middle + wide > behind:
                return NONE_LEFT
            if middle + wide >= before and middle - wide <= behind:
                taken.append((middle - wide, middle + wide))
    return gap_between(taken, left, high)


def add_outlines(
    taken: list[tuple[float, float]],
    outlines: list[list[tuple[int, int]]],
    vx: int,
    vy: int,
    end: int,
    before: float,
    behind: float,
) -> bool:
    """Add the offsets that ground removes in one direction. False if a piece removes all of them (FB-6.3, FB-29.5)."""
    for outline in outlines:
        ahead = [vx * x + vy * y for x, y in outline]
        least, most = min(ahead), max(ahead)
        if least > end or most < 0:
            continue
        sides = [vx * y - vy * x for x, y in outline]
        one, two = float(min(sides)), float(max(sides))
        if two < before or one > behind:
            continue
        if least < 0 or most > end:
            taken += parts_between(ahead, sides, end, before, behind)
        elif one < before and two > behind:
            return False
        else:
            taken.append((one, two))
    return True


def gap_between(taken: list[tuple[float, float]], left: float, high: float) -> int:
    """Is an offset left between two others that no interval removes?"""
    behind = high + PLAIN
    taken.sort()
    for begin, until in taken:
        if until < left - PLAIN:
            continue
        if begin > left + PLAIN:
            break
        if begin > left - PLAIN or until < left + PLAIN:
            return UNSURE
        left = until
        if left > behind:
            return NONE_LEFT
    if left > high - PLAIN:
        return NONE_LEFT if left > behind else UNSURE
    return LEFT


def parts_between(
    ahead: list[int], sides: list[int], end: int, before: float, behind: float
) -> list[tuple[float, float]]:
    """What `piece_takes` finds, in floats, from the positions of the ground's corners along a direction and to its side.

    Edges entirely before or after the range in question are left out.
    """
    found: list[tuple[float, float]] = []
    at_start: list[float] = []
    at_end: list[float] = []
    for n in range(len(ahead)):
        one, two, side, other = ahead[n - 1], ahead[n], sides[n - 1], sides[n]
        if one > two:
            one, two, side, other = two, one, other, side
        if two < 0 or one > end:
            continue
        begin, until = float(side), float(other)
        if one >= 0 and two < end:
            if begin > until:
                begin, until = until, begin
            if until >= before and begin <= behind:
                found.append((begin, until))
            continue
        if one < 0:
            begin = side + (other - side) * -one / (two - one)
            at_start.append(begin)
        if one < end <= two:
            at_end.append(side + (other - side) * (end - one) / (two - one))
        if two > end:
            until = at_end[-1] if one < end else float(side)
        found.append((begin, until) if begin <= until else (until, begin))
    at_start.sort()
    at_end.sort()
    found += zip(at_start[::2], at_start[1::2], strict=False)
    found += zip(at_end[::2], at_end[1::2], strict=False)
    return unite_intervals(found)


def unite_intervals(intervals: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The same offsets as intervals that do not touch. Empty intervals are left out.

    >>> unite_intervals([(4.0, 6.0), (1.0, 2.0), (2.0, 3.0), (7.0, 7.0)])
    [(1.0, 3.0), (4.0, 6.0)]
    """
    intervals.sort()
    found: list[tuple[float, float]] = []
    for begin, until in intervals:
        if found and begin <= found[-1][1]:
            if until > found[-1][1]:
                found[-1] = (found[-1][0], until)
        else:
            found.append((begin, until))
    return [(begin, until) for begin, until in found if begin < until]
