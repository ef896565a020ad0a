"""Ways of a base over the table: where it may be, how long a way is, and the automatic way to a place.

The mover is the centre of its base. Everything it must keep away from is a `Barrier`. A `PathGround` holds all barriers for one
mover on one floor, either on its way or where it ends.
"""

from __future__ import annotations

from itertools import pairwise
from math import isqrt, sqrt
from typing import Final

from sandtable.core.space.barriers import Barrier as Barrier
from sandtable.core.space.barriers import DiscGroup as DiscGroup
from sandtable.core.space.barriers import Wall as Wall
from sandtable.core.space.barriers import disc_groups
from sandtable.core.space.barriers import keep_apart as keep_apart
from sandtable.core.space.barriers import keep_clear as keep_clear
from sandtable.core.space.barriers import keep_clear_of as keep_clear_of
from sandtable.core.space.barriers import keep_off as keep_off
from sandtable.core.space.exact import LatticePoint, turnings
from sandtable.core.space.plane import OUTSIDE, Polygon, polygon, stays_in
from sandtable.core.space.sight import box_of

OFF_THE_TABLE: Final = -1
OFF_THE_FLOOR: Final = -2
TOO_FAR: Final = -3
"""What is to blame if no barrier is: the table's edge, the edge of the floor, the allowance."""
HUNDRED: Final = 100
"""Lengths of ways are counted in hundredths of a lattice step (FB-29.3)."""
FAR: Final = 10**9

WIDE: Final = 24
"""Coordinates have fewer bits than this, so two make one number."""
CELL: Final = 8
"""Barriers are cached by squares of 256 steps: a formation takes a tenth less time, a region a fifth."""


FEW: Final = 6
"""With this few discs, squares are not worth it: the whole ground is one square."""

Turn = tuple[int, int, int, int]
"""A turning point: x, y, hundredths of a step from the start, hundredths to the end."""
Cell = tuple[list[tuple[int, int, int]], list[Wall]]
"""The discs with their smallest allowed squared distance, and the polygons, that matter in one square."""


class PathGround:
    """Everything that blocks one mover on one floor: barriers, the box its centre must stay in, the outline of its floor.

    Without a box it may leave the table, as on the way in from outside (FB-13.8). A ground never changes.
    """

    __slots__ = (
        "bends",
        "box",
        "cells",
        "clear",
        "corners",
        "fence",
        "fence_turn",
        "groups",
        "legs",
        "listed",
        "walls",
        "whole",
    )

    def __init__(
        self,
        barriers: list[Barrier],
        box: tuple[int, int, int, int] | None = None,
        fence: Polygon = (),
        fence_turn: int = 0,
        groups: list[DiscGroup] | None = None,
    ) -> None:
        """`box` is left, low, right, high for the centre (FB-3.3). `fence` is the floor that it may not leave (FB-22.20).

        `fence_turn` is the distance for the turning points at the corners of the floor, 0 if it has none (FB-29.6). If
        `groups` are given, they hold all discs, and `barriers` holds only polygons.
        """
        self.box = (-FAR, -FAR, FAR, FAR) if box is None else box
        self.fence = fence
        self.fence_turn = fence_turn
        self.listed: list[Barrier] | None = barriers if groups is None else None
        self.groups: list[DiscGroup] = disc_groups(barriers) if groups is None else groups
        self.walls: list[Wall] = [each.wall() for each in barriers if len(each.corners) > 1] if barriers else []
        self.corners: list[tuple[int, int, int]] | None = None
        self.bends: dict[int, list[LatticePoint]] = {}
        """For each corner, by number, its turning points where the centre may be. Filled on first use."""
        self.clear: dict[int, bool] = {}
        """Whether the centre may be at places, by number (`WIDE`)."""
        self.whole: Cell | None = None
        """The whole ground as one square, if there is little."""
        count = 0
        for group in self.groups:
            count += len(group.spots)
        if count <= FEW:
            self.whole = ([(x, y, group.least) for group in self.groups for x, y, _ in group.spots], self.walls)
        self.cells: dict[int, Cell] = {}
        self.legs: dict[int, dict[int, bool]] = {}
        """Whether straight ways are free, by the numbers of their ends."""

    @property
    def barriers(self) -> list[Barrier]:
        """All barriers, one by one."""
        if self.listed is None:
            self.listed = [each for group in self.groups for each in group.barriers()]
            self.listed += [wall.barrier for wall in self.walls]
        return self.listed

    @property
    def turning(self) -> list[tuple[int, int, int]]:
        """The corners around which ways turn, with the distance of their turning points (FB-29.6)."""
        if self.corners is None:
            turn = self.fence_turn
            self.corners = [(x, y, turn) for x, y in self.fence] if turn else []
            for group in self.groups:
                if group.turn:
                    self.corners += [(x, y, group.turn) for x, y, _ in group.spots]
            for wall in self.walls:
                if wall.barrier.turn:
                    self.corners += [(x, y, wall.barrier.turn) for x, y in wall.barrier.corners]
        return self.corners

    def near(self, x: int, y: int, far: int) -> PathGround:
        """The same ground with only what a mover can meet that goes no farther than `far` from a point (FB-29.6)."""
        return self.within(x - far, y - far, x + far, y + far)

    def within(self, left: int, low: int, right: int, high: int) -> PathGround:
        """The same ground with only what a mover can meet whose centre stays in a box."""
        met = [group.within(left, low, right, high) for group in self.groups]
        kept: list[Barrier] = []
        for wall in self.walls:
            each = wall.barrier
            most = each.reach
            beside = each.right < left - most or each.left > right + most
            if not beside and each.high >= low - most and each.low <= high + most:
                kept.append(each)
        return PathGround(kept, self.box, self.fence, self.fence_turn, [group for group in met if group is not None])

    def boxed(self, box: tuple[int, int, int, int]) -> PathGround:
        """The same ground with another box for the centre."""
        clone = PathGround([], box, self.fence, self.fence_turn, self.groups)
        clone.listed, clone.walls, clone.cells = self.listed, self.walls, self.cells
        clone.corners, clone.whole = self.corners, self.whole
        return clone

    def started_at(self, x: int, y: int) -> PathGround:
        """The same ground for a mover that starts there. If it starts within the reach of something that it must not approach,
        it only must not come closer than it starts (FB-13.5, FB-13.25).
        """
        if self.is_clear_known(x, y):
            return self
        groups = [part for group in self.groups for part in group.started_at(x, y)]
        found: list[Barrier] = []
        for wall in self.walls:
            each = wall.barrier
            if each.strict and each.keeps_off(x, y):
                num, den = each.square_from(x, y)
                found.append(Barrier(each.corners, num, den, False, each.turn, each.tag))
            else:
                found.append(each)
        return PathGround(found, self.box, self.fence, self.fence_turn, groups)

    def bounds(self) -> tuple[int, int, int, int]:
        """A box outside which the centre may not be: its own, or the part of it that contains the floor."""
        if not self.fence:
            return self.box
        left, low, right, high = self.box
        west, south, east, north = box_of(self.fence)
        return (max(left, west), max(low, south), min(right, east), min(high, north))

    # -- one point

    def is_clear(self, x: int, y: int) -> bool:
        """May the centre be there (FB-12.4, FB-12.6)?"""
        left, low, right, high = self.box
        if x < left or x > right or y < low or y > high:
            return False
        cell = self.whole
        if cell is None:
            key = (x >> CELL << 16) + (y >> CELL)
            cell = self.cells.get(key)
            if cell is None:
                cell = self.cells[key] = self.cell(x >> CELL << CELL, y >> CELL << CELL)
        posts, walls = cell
        for px, py, least in posts:
            if (over := x - px) * over + (up := y - py) * up < least:
                return False
        for wall in walls:
            if wall.left <= x <= wall.right and wall.low <= y <= wall.high and wall.keeps_off(x, y):
                return False
        return not self.fence or polygon(x, y, self.fence) != OUTSIDE

    def is_open(self, left: int, low: int, right: int, high: int) -> bool:
        """Is nothing near a box, so that every place in it is clear and every way free? False negatives are possible."""
        least_x, least_y, most_x, most_y = self.box
        if left < least_x or low < least_y or right > most_x or high > most_y or self.fence:
            return False
        return self.is_bare(left, low, right, high)

    def is_bare(self, left: int, low: int, right: int, high: int) -> bool:
        """Is no barrier near a box? False negatives are possible."""
        for group in self.groups:
            if group.left > right or group.right < left or group.low > high or group.high < low:
                continue
            west, south, east, north = left - group.keep, low - group.keep, right + group.keep, high + group.keep
            for x, y, _ in group.spots:
                if west <= x <= east and south <= y <= north:
                    return False
        for wall in self.walls:
            if wall.left <= right and wall.right >= left and wall.low <= high and wall.high >= low:
                return False
        return True

    def cell(self, x: int, y: int) -> Cell:
        """The barriers that matter in one square of the table, given by its corner. Most tables are crowded in few places."""
        most_x, most_y = x + (1 << CELL), y + (1 << CELL)
        posts: list[tuple[int, int, int]] = []
        for group in self.groups:
            if group.left > most_x or group.right < x or group.low > most_y or group.high < y:
                continue
            west, south, east, north = x - group.keep, y - group.keep, most_x + group.keep, most_y + group.keep
            least = group.least
            for px, py, _ in group.spots:
                if west <= px <= east and south <= py <= north:
                    posts.append((px, py, least))
        walls = [
            wall
            for wall in self.walls
            if wall.left <= most_x and wall.right >= x and wall.low <= most_y and wall.high >= y
        ]
        return (posts, walls)

    def offenders(self, x: int, y: int) -> list[int]:
        """What keeps the centre off a point: tags of barriers, `OFF_THE_TABLE`, `OFF_THE_FLOOR`. Empty if it may be there."""
        found: list[int] = []
        left, low, right, high = self.box
        if x < left or x > right or y < low or y > high:
            found.append(OFF_THE_TABLE)
        if self.fence and polygon(x, y, self.fence) == OUTSIDE:
            found.append(OFF_THE_FLOOR)
        found += [each.tag for each in self.barriers if each.keeps_off(x, y)]
        return list(dict.fromkeys(found))

    # -- one leg

    def is_free(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Is the straight way between two clear points free (FB-12.4)?"""
        left, right = (ax, bx) if ax < bx else (bx, ax)
        low, high = (ay, by) if ay < by else (by, ay)
        for group in self.groups:
            if group.left > right or group.right < left or group.low > high or group.high < low:
                continue
            if group.bars(ax, ay, bx, by, left, low, right, high):
                return False
        for wall in self.walls:
            if right < wall.left or left > wall.right or high < wall.low or low > wall.high:
                continue
            if wall.bars(ax, ay, bx, by):
                return False
        return not self.fence or stays_in(ax, ay, bx, by, self.fence)

    def is_leg(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """May the centre go straight from one point to another (FB-12.4)?"""
        return self.is_clear(ax, ay) and self.is_clear(bx, by) and self.is_free(ax, ay, bx, by)

    def blockers(self, ax: int, ay: int, bx: int, by: int) -> list[int]:
        """What blocks the straight way, including its ends: tags, `OFF_THE_TABLE`, `OFF_THE_FLOOR`."""
        found = self.offenders(ax, ay) + self.offenders(bx, by)
        for each in self.barriers:
            if not PathGround([each]).is_free(ax, ay, bx, by):
                found.append(each.tag)
        if self.fence and not stays_in(ax, ay, bx, by, self.fence):
            found.append(OFF_THE_FLOOR)
        return list(dict.fromkeys(found))

    # -- many legs

    def is_way(self, spots: list[LatticePoint]) -> bool:
        """May the centre follow these points in order (FB-12.4, FB-12.7)?"""
        if not all(self.is_clear(x, y) for x, y in spots):
            return False
        return all(self.is_free(ax, ay, bx, by) for (ax, ay), (bx, by) in pairwise(spots))

    def turning_points(self, ax: int, ay: int, bx: int, by: int, allowance: int) -> list[Turn]:
        """The turning points that count on a way from a to b: x, y, hundredths from a, hundredths to b (FB-29.6).

        Which turning points of a corner are clear is found out once, as soon as a way may lead around it.
        """
        most = allowance * HUNDRED
        found: list[Turn] = []
        bends = self.bends
        for n, (cx, cy, keep) in enumerate(self.turning):
            # The farthest turning point lies within 9/8 of the distance and 3. Floats sort out what is clearly too far.
            slack = keep * 9 // 8 + 3
            far, begun = allowance + 2 * slack + 1, (ax - cx) * (ax - cx) + (ay - cy) * (ay - cy)
            if begun > far * far or sqrt(begun) + sqrt((bx - cx) * (bx - cx) + (by - cy) * (by - cy)) > far:
                continue
            spots = bends.get(n)
            if spots is None:
                # Most of them lie inside other bases.
                spots = [(cx + ox, cy + oy) for ox, oy in turnings(keep) if self.is_clear(cx + ox, cy + oy)]
                bends[n] = spots
            for x, y in spots:
                begun, ended = (ax - x) * (ax - x) + (ay - y) * (ay - y), (bx - x) * (bx - x) + (by - y) * (by - y)
                if sqrt(begun) + sqrt(ended) <= allowance + 1:
                    first, second = length(ax, ay, x, y), length(x, y, bx, by)
                    if first + second <= most:
                        found.append((x, y, first, second))
        return found

    def is_clear_known(self, x: int, y: int) -> bool:
        """May the centre be there? Cached, for places that are tested often: starts and turning points."""
        key = (x << WIDE) + y
        known = self.clear.get(key)
        if known is None:
            known = self.clear[key] = self.is_clear(x, y)
        return known

    def legs_from(self, ax: int, ay: int) -> dict[int, bool]:
        """The cache for straight ways from a point, for legs that several ways share."""
        key = (ax << WIDE) + ay
        found = self.legs.get(key)
        if found is None:
            found = self.legs[key] = {}
        return found

    def reached(self, ax: int, ay: int, points: list[Turn]) -> list[Turn]:
        """Those of some turning points that are reached straight from a point."""
        known = self.legs_from(ax, ay)
        found: list[Turn] = []
        for each in points:
            x, y, _, _ = each
            key = (x << WIDE) + y
            free = known.get(key)
            if free is None:
                free = known[key] = self.is_free(ax, ay, x, y)
            if free:
                found.append(each)
        return found

    def is_free_known(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Is the straight way free? Cached, for legs that several ways share."""
        known, key = self.legs_from(ax, ay), (bx << WIDE) + by
        free = known.get(key)
        if free is None:
            free = known[key] = self.is_free(ax, ay, bx, by)
        return free

    def way(self, ax: int, ay: int, bx: int, by: int, allowance: int) -> list[LatticePoint] | None:
        """The automatic way from a to b, both included, or None if there is none (FB-12.8, FB-29.6).

        Straight if that is free, else the shortest way over one or two turning points that fits the allowance. Of equally
        long ones, the one with fewer turns, then with lower y, then lower x of the first turn, then of the second.
        """
        most = allowance * HUNDRED
        if length(ax, ay, bx, by) > most or not (self.is_clear_known(ax, ay) and self.is_clear(bx, by)):
            return None
        if self.is_free(ax, ay, bx, by):
            return [(ax, ay), (bx, by)]
        points = self.turning_points(ax, ay, bx, by, allowance)
        firsts = self.reached(ax, ay, points)
        if not firsts:
            return None
        # A way is free in both directions or in neither.
        lasts = self.reached(bx, by, points)
        best = most + 1
        way: list[LatticePoint] | None = None
        reached = {(x, y) for x, y, _, _ in firsts}
        over_one = [(begun + ended, y, x) for x, y, begun, ended in lasts if (x, y) in reached]
        if over_one:
            best, y, x = min(over_one)
            way = [(ax, ay), (x, y), (bx, by)]
        for _, py, px, qy, qx in over_two(firsts, lasts, best):
            if self.is_free_known(px, py, qx, qy):
                return [(ax, ay), (px, py), (qx, qy), (bx, by)]
        return way


def over_two(firsts: list[Turn], lasts: list[Turn], best: int) -> list[tuple[int, int, int, int, int]]:
    """The ways over two turning points that are shorter than the best one, shortest first: length, y, x, y, x (FB-29.6)."""
    found: list[tuple[int, int, int, int, int]] = []
    for px, py, begun, _ in firsts:
        for qx, qy, _, ended in lasts:
            if begun + ended < best:
                total = begun + length(px, py, qx, qy) + ended
                if total < best:
                    found.append((total, py, px, qy, qx))
    found.sort()
    return found


def length(ax: int, ay: int, bx: int, by: int) -> int:
    """The length of a leg in hundredths of a step, rounded up (FB-3.17, FB-29.3).

    >>> length(0, 0, 3, 4), length(0, 0, 1, 1)
    (500, 142)
    """
    squared = 10000 * ((ax - bx) * (ax - bx) + (ay - by) * (ay - by))
    root = isqrt(squared)
    return root if root * root == squared else root + 1


def way_length(spots: list[LatticePoint]) -> int:
    """The length of a way in hundredths of a step: the sum of its legs, each rounded up (FB-3.17, FB-29.3).

    >>> way_length([(0, 0), (1, 1), (4, 5)]), way_length([(0, 0)])
    (642, 0)
    """
    total = 0
    for (ax, ay), (bx, by) in pairwise(spots):
        total += length(ax, ay, bx, by)
    return total


def fits(spots: list[LatticePoint], allowance: int) -> bool:
    """Is a way no longer than an allowance (FB-3.17, FB-29.3)?

    >>> fits([(0, 0), (300, 400)], 500), fits([(0, 0), (1, 1), (300, 400)], 500)
    (True, False)
    """
    return way_length(spots) <= allowance * HUNDRED
