"""Squares of the table that no straight way from a place reaches, found once for many ways.

What one disc hides from a point is convex, as is what it hides a point from. So if it lies between each corner of a box and
each corner of a square, it lies between any point of the one and any point of the other. The same holds for convex ground.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.space.barriers import Wall
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.paths import WIDE, PathGround

SQUARE: Final = 5
"""Squares are 32 steps wide."""
SIDE: Final = (1 << SQUARE) - 1


class Shade:
    """For ways that begin in a box: which squares cannot be reached straight, or cannot be ended in.

    False negatives are possible, as where two discs together hide a square.
    """

    __slots__ = ("begins", "dark", "ends", "middle", "walls", "ways")

    def __init__(self, ways: PathGround, ends: PathGround, left: int, low: int, right: int, high: int) -> None:
        self.ways = ways
        self.ends = ends
        self.begins = list(dict.fromkeys([(left, low), (right, low), (left, high), (right, high)]))
        self.middle = ((left + right) // 2, (low + high) // 2)
        self.walls = [wall for wall in ways.walls if is_convex(wall)]
        self.dark: dict[int, bool] = {}

    def is_dark(self, x: int, y: int) -> bool:
        """Is a point in a square that is not worth looking at?"""
        key = (x >> SQUARE << WIDE) + (y >> SQUARE)
        found = self.dark.get(key)
        if found is None:
            found = self.dark[key] = self.find(x >> SQUARE << SQUARE, y >> SQUARE << SQUARE)
        return found

    def find(self, x: int, y: int) -> bool:
        corners = [(x, y), (x + SIDE, y), (x, y + SIDE), (x + SIDE, y + SIDE)]
        from_x, from_y = self.middle
        at_x, at_y = x + SIDE // 2, y + SIDE // 2
        for group in self.ways.groups:
            num, least = group.num, group.least
            for px, py, _ in group.spots:
                if hides(px, py, num, least, from_x, from_y, at_x, at_y) and self.is_hidden(
                    px, py, num, least, corners
                ):
                    return True
        for group in self.ends.groups:
            least = group.least
            for px, py, _ in group.spots:
                if (at_x - px) * (at_x - px) + (at_y - py) * (at_y - py) < least and all(
                    (cx - px) * (cx - px) + (cy - py) * (cy - py) < least for cx, cy in corners
                ):
                    return True
        return any(self.is_behind(wall, corners) for wall in self.walls)

    def is_hidden(self, px: int, py: int, num: int, least: int, corners: list[LatticePoint]) -> bool:
        for ax, ay in self.begins:
            for bx, by in corners:
                if not hides(px, py, num, least, ax, ay, bx, by):
                    return False
        return True

    def is_behind(self, wall: Wall, corners: list[LatticePoint]) -> bool:
        for bx, by in corners:
            if not wall.keeps_off(bx, by):
                for ax, ay in self.begins:
                    if not (wall.keeps_off(ax, ay) or wall.bars(ax, ay, bx, by)):
                        return False
        return True


def hides(px: int, py: int, num: int, least: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Does the straight line from a to b, its ends included, come too close to a disc's centre (`DiscGroup.bars`)?

    >>> hides(50, 9, 100, 100, 0, 0, 100, 0), hides(50, 10, 100, 100, 0, 0, 100, 0), hides(50, 10, 100, 101, 0, 0, 100, 0)
    (True, False, True)
    """
    x, y = px - ax, py - ay
    if x * x + y * y < least or (px - bx) * (px - bx) + (py - by) * (py - by) < least:
        return True
    dx, dy = bx - ax, by - ay
    length, ahead = dx * dx + dy * dy, dx * x + dy * y
    if not 0 < ahead < length:
        return False
    across = dx * y - dy * x
    return across * across < num * length + (least - num)


def is_convex(wall: Wall) -> bool:
    """Is ground convex?"""
    left = right = False
    corners = wall.barrier.corners
    for n, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[n - 2], corners[n - 1]
        turn = (bx - ax) * (y - by) - (by - ay) * (x - bx)
        left, right = left or turn > 0, right or turn < 0
    return not (left and right)
