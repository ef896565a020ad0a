"""Where a base can go: an exact test for every lattice point, the reason why not, and shapes to draw (FB-27.7, FB-29.10).

A place is reached straight, or over one or two turning points (FB-12.8). A turning point that can be reached is called a hub.
From every hub the rest of the allowance leads straight on, so the reachable area is what the hubs see within it. What a hub
sees is drawn as a star: a polygon whose corners are the ends of rays, with an error of at most `BLUR`.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from math import acos, asin, atan2, ceil, cos, hypot, pi, sin, sqrt
from typing import Final

from sandtable.core.space.exact import LatticePoint, turnings
from sandtable.core.space.paths import HUNDRED, TOO_FAR, PathGround, length
from sandtable.core.space.plane import Shape, square

BLUR: Final = 3
"""The error of drawn edges: chords for arcs, rays for tangents, and corners on the lattice."""
NARROW: Final = 1e-5
"""The angle to either side of a tangent at which rays are drawn."""
LESS: Final = 1e-4
"""How much smaller distances are drawn: a hub may lie exactly on the edge and must be outside for its rays."""
FEW: Final = 2
"""This many places that are not reached straight are tested one by one."""
OPEN: Final = -1
"""The owner of a ray that nothing stops."""

Hub = tuple[int, int, int]
"""A point from which a way continues straight: x, y, and the hundredths spent to get there."""


class ReachRegion:
    """Where the centre of a base can go from a point within an allowance. `ways` blocks it on its way, `ends` where it stops.

    Testing a point on a straight way needs nothing else. For hubs, reasons and drawings, only the barriers within the allowance
    are kept (`near_ways`, `near_ends`).
    """

    __slots__ = ("allowance", "asked", "ends", "found", "kept_ends", "kept_ways", "ways", "x", "y")

    def __init__(self, x: int, y: int, allowance: int, ways: PathGround, ends: PathGround) -> None:
        self.x = x
        self.y = y
        self.allowance = allowance
        self.ways = ways
        self.ends = ends
        self.kept_ways: PathGround | None = None
        self.kept_ends: PathGround | None = None
        self.found: list[Hub] = []
        self.asked = 0

    def near_ways(self) -> PathGround:
        if self.kept_ways is None:
            self.kept_ways = self.ways.near(self.x, self.y, self.allowance)
        return self.kept_ways

    def near_ends(self) -> PathGround:
        if self.kept_ends is None:
            self.kept_ends = self.ends.near(self.x, self.y, self.allowance)
        return self.kept_ends

    def hubs(self) -> list[Hub]:
        """The start, then every turning point that is reached straight or over another one, each at its lowest cost."""
        if not self.found:
            self.found = self.find_hubs()
        return self.found

    def find_hubs(self) -> list[Hub]:
        ways, most = self.near_ways(), self.allowance * HUNDRED
        if not ways.is_clear(self.x, self.y):
            return []
        near: list[Hub] = []
        hidden: list[Hub] = []
        for x, y, spent, _ in self.turning_points():
            if spent < most:
                (near if ways.is_free(self.x, self.y, x, y) else hidden).append((x, y, spent))
        near.sort(key=lambda hub: hub[2])
        found = [(self.x, self.y, 0), *near]
        for x, y, least in hidden:
            # The first free way over another hub, shortest first.
            over: list[tuple[int, int, int]] = []
            for px, py, spent in near:
                if spent >= most:
                    break
                total = spent + length(px, py, x, y)
                if least <= total < most:
                    over.append((total, px, py))
            over.sort()
            for total, px, py in over:
                if ways.is_free(px, py, x, y):
                    found.append((x, y, total))
                    break
        return found

    def turning_points(self) -> list[tuple[int, int, int, int]]:
        """Clear turning points within the allowance of the start, with their distance (FB-29.6)."""
        found: list[tuple[int, int, int, int]] = []
        seen: set[LatticePoint] = set()
        most = self.allowance * self.allowance
        ways = self.near_ways()
        for cx, cy, keep in ways.turning:
            for ox, oy in turnings(keep):
                x, y = cx + ox, cy + oy
                if square(self.x, self.y, x, y) < most and (x, y) not in seen:
                    seen.add((x, y))
                    if ways.is_clear_known(x, y):
                        found.append((x, y, length(self.x, self.y, x, y), 0))
        return found

    def is_reached(self, x: int, y: int) -> bool:
        """Is there an automatic way (FB-12.8)?"""
        ways = self.ways
        if square(self.x, self.y, x, y) > self.allowance * self.allowance or not ways.is_clear_known(self.x, self.y):
            return False
        if not ways.is_clear(x, y):
            return False
        if ways.is_free(self.x, self.y, x, y):
            return True
        if self.asked < FEW and not self.found:
            # Hubs are worth computing only if many places are tested.
            self.asked += 1
            return self.near_ways().way(self.x, self.y, x, y, self.allowance) is not None
        most = self.allowance * HUNDRED
        ways = self.near_ways()
        for hx, hy, spent in self.hubs()[1:]:
            left = most - spent
            if 10000 * ((hx - x) * (hx - x) + (hy - y) * (hy - y)) <= left * left and ways.is_free(hx, hy, x, y):
                return True
        return False

    def contains(self, x: int, y: int) -> bool:
        """May it end there, and is there an automatic way (FB-12.6, FB-12.8)?"""
        return (self.ends is self.ways or self.ends.is_clear(x, y)) and self.is_reached(x, y)

    def why_not(self, x: int, y: int) -> list[int]:
        """What keeps it from ending there: tags of barriers and the numbers of `paths`. Empty if nothing does.

        First, what it may not stand on or near; else that it is too far, or what blocks the straight way.
        """
        found = self.offenders(x, y)
        if found or self.is_reached(x, y):
            return found
        if square(self.x, self.y, x, y) > self.allowance * self.allowance:
            return [TOO_FAR]
        return self.near_ways().blockers(self.x, self.y, x, y) or [TOO_FAR]

    def offenders(self, x: int, y: int) -> list[int]:
        """What keeps it from standing there, regardless of the way."""
        return self.near_ends().offenders(x, y)

    def way(self, x: int, y: int) -> list[LatticePoint] | None:
        """The automatic way there, or None (FB-12.8)."""
        return self.ways.way(self.x, self.y, x, y, self.allowance)

    def shapes(self) -> list[Shape]:
        """The reachable area as stars to draw, with an error of at most `BLUR`. Places where it may not end are in `holes`."""
        found: list[Shape] = []
        most = self.allowance * HUNDRED
        for hx, hy, spent in self.hubs():
            if most - spent > HUNDRED * BLUR:
                corners = star(self.near_ways(), hx, hy, (most - spent) / HUNDRED)
                if len(corners) > 2:
                    found.append(Shape(tuple(corners)))
        return found or [Shape(((self.x, self.y),), 0)]

    def holes(self) -> list[tuple[Shape, bool, int]]:
        """Where it may not end although it can get there: shape, whether its edge is excluded too, tag of the barrier."""
        return [(Shape(each.corners, each.keep), each.strict, each.tag) for each in self.near_ends().barriers]


def patches(reach: ReachRegion, is_good: Callable[[int, int], bool], step: int) -> list[Shape]:
    """Where the base can go but something else fails, such as the formation around it (FB-12.11): squares to take out.

    Places at every `step` from the start are tested, so the drawing may be off by that much.
    """
    found: list[Shape] = []
    count, half = reach.allowance // step, step // 2
    for down in range(-count, count + 1):
        for over in range(-count, count + 1):
            x, y = reach.x + over * step, reach.y + down * step
            if reach.contains(x, y) and not is_good(x, y):
                corners = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
                found.append(Shape(corners))
    return found


# -- stars: what a point sees within a distance --------------------------------------------------------------------------


class Curve:
    """Something that stops rays from a hub: a disc, or a segment (`keep` 0), within an interval of angles.

    Coordinates are relative to the hub. A disc has its centre at a.
    """

    __slots__ = ("ax", "ay", "dx", "dy", "high", "keep", "low", "turn")

    def __init__(self, ax: float, ay: float, bx: float, by: float, keep: float) -> None:
        self.ax = ax
        self.ay = ay
        self.dx = bx - ax
        self.dy = by - ay
        self.keep = keep
        self.turn = ax * self.dy - ay * self.dx
        if keep > 0:
            middle, half = atan2(ay, ax), asin(min(1.0, keep / max(1e-9, hypot(ax, ay))))
            self.low, self.high = middle - half, middle + half
        else:
            one, two = atan2(ay, ax), atan2(by, bx)
            if one > two:
                one, two = two, one
            if two - one > pi:
                one, two = two, one + 2 * pi
            self.low, self.high = one, two

    def spans(self, angle: float) -> bool:
        """Does a ray at this angle meet it?"""
        low, high = self.low, self.high
        return low <= angle <= high or low <= angle + 2 * pi <= high or low <= angle - 2 * pi <= high

    def stops(self, ux: float, uy: float) -> float:
        """How far a ray that meets it gets, or a negative number if the ray just passes."""
        if self.keep > 0:
            across = self.ax * uy - self.ay * ux
            under = self.keep * self.keep - across * across
            return self.ax * ux + self.ay * uy - sqrt(under) if under > 0 else -1.0
        slope = ux * self.dy - uy * self.dx
        return self.turn / slope if slope else -1.0


def star(ground: PathGround, x: int, y: int, far: float) -> list[LatticePoint]:
    """The polygon of what can be reached straight from a clear point within a distance, with an error of at most `BLUR`."""
    curves = curves_around(ground, x, y, far)
    angles = rays(curves, far) + corner_rays(ground, x, y, far)
    angles = sorted([angle - 2 * pi if angle >= pi else angle + 2 * pi if angle < -pi else angle for angle in angles])
    across = [cos(angle) for angle in angles]
    along = [sin(angle) for angle in angles]
    ends, owners = ray_ends(curves, angles, across, along, far)
    left, low, right, high = ground.box
    boxed = x - far < left or x + far > right or y - far < low or y + far > high
    found: list[LatticePoint] = []
    for n in range(len(angles)):
        end = ends[n]
        if boxed:
            end = inside(ground, x, y, across[n], along[n], end)
        found.append((round(x + across[n] * end), round(y + along[n] * end)))
        after = n + 1 if n + 1 < len(angles) else 0
        if owners[n] != owners[after]:
            until = angles[after] if after else angles[after] + 2 * pi
            found += between(ground, curves, x, y, far, angles[n], owners[n], until, owners[after])
    return thin_corners(found)


def ray_ends(
    curves: list[Curve], angles: list[float], across: list[float], along: list[float], far: float
) -> tuple[list[float], list[int]]:
    """For each ray, how far it gets, and the index of the curve that stops it."""
    ends = [far] * len(angles)
    owners = [OPEN] * len(angles)
    for n, each in enumerate(curves):
        for turn in (-2 * pi, 0.0, 2 * pi):
            if each.high + turn < -pi or each.low + turn > pi:
                continue
            for at in range(bisect_left(angles, each.low + turn), bisect_right(angles, each.high + turn)):
                end = each.stops(across[at], along[at])
                if 0 <= end < ends[at]:
                    ends[at], owners[at] = end, n
    return ends, owners


def rays(curves: list[Curve], far: float) -> list[float]:
    """Angles that need a ray: all round, so that no chord is more than 1 off its arc, and where something begins or ends."""
    count = max(12, ceil(2 * pi / sqrt(8 / far)))
    angles = [-pi + 2 * pi * n / count for n in range(count)]
    for each in curves:
        if each.keep == 0:
            angles += [each.low, each.high]
            continue
        angles += [each.low - NARROW, each.low + NARROW, each.high - NARROW, each.high + NARROW]
        # Where the disc leaves the range.
        apart = hypot(each.ax, each.ay)
        cosine = (apart * apart + far * far - each.keep * each.keep) / (2 * apart * far)
        if -1 < cosine < 1:
            middle, half = atan2(each.ay, each.ax), acos(cosine)
            angles += [middle - half, middle + half]
    return angles


def corner_rays(ground: PathGround, x: int, y: int, far: float) -> list[float]:
    """Angles to the corners of the box within a distance, and to the points where the distance crosses its sides."""
    left, low, right, high = ground.box
    corners = [(left, low), (left, high), (right, low), (right, high)]
    found = [atan2(cy - y, cx - x) for cx, cy in corners if hypot(cx - x, cy - y) <= far]
    for turn, apart in ((0.0, right - x), (pi / 2, high - y), (pi, x - left), (-pi / 2, y - low)):
        if 0 <= apart < far:
            found += [turn - acos(apart / far), turn + acos(apart / far)]
    return found


def curves_around(ground: PathGround, x: int, y: int, far: float) -> list[Curve]:
    """Everything that can stop rays from a point within a distance: discs, and polygons grown by the distance to keep."""
    found: list[Curve] = []
    for group in ground.groups:
        keep = sqrt(group.num) - LESS
        for px, py, _ in group.spots:
            if hypot(px - x, py - y) < far + group.keep:
                found.append(Curve(px - x, py - y, 0.0, 0.0, keep))
    for wall in ground.walls:
        if wall.left > x + far or wall.right < x - far or wall.low > y + far or wall.high < y - far:
            continue
        keep = sqrt(wall.num / wall.den) - LESS
        ax, ay = wall.barrier.corners[-1]
        for bx, by in wall.barrier.corners:
            if hypot(bx - x, by - y) < far + keep:
                found.append(Curve(bx - x, by - y, 0.0, 0.0, keep))
            # An edge stops rays from outside: from its right, if the corners are listed counter-clockwise.
            dx, dy = bx - ax, by - ay
            over = (dx * (y - ay) - dy * (x - ax)) * wall.side
            apart = hypot(dx, dy)
            if 0 > over > -(far + keep) * apart:
                side = -wall.side * keep / apart
                ox, oy = -dy * side - x, dx * side - y
                found.append(Curve(ax + ox, ay + oy, bx + ox, by + oy, 0.0))
            ax, ay = bx, by
    if ground.fence:
        ax, ay = ground.fence[-1]
        for bx, by in ground.fence:
            found.append(Curve(ax - x, ay - y, bx - x, by - y, 0.0))
            ax, ay = bx, by
    return found


def between(
    ground: PathGround,
    curves: list[Curve],
    x: int,
    y: int,
    far: float,
    begin: float,
    first: int,
    until: float,
    last: int,
) -> list[LatticePoint]:
    """The ends of rays between two that are stopped by different things, closing in on where one takes over."""
    if (until - begin) * far < 2:
        return []
    angle = (begin + until) / 2
    ux, uy = cos(angle), sin(angle)
    end, owner = far, OPEN
    for n, each in enumerate(curves):
        if each.spans(angle):
            stop = each.stops(ux, uy)
            if 0 <= stop < end:
                end, owner = stop, n
    end = inside(ground, x, y, ux, uy, end)
    found: list[LatticePoint] = []
    if owner != first:
        found += between(ground, curves, x, y, far, begin, first, angle, owner)
    found.append((round(x + ux * end), round(y + uy * end)))
    if owner != last:
        found += between(ground, curves, x, y, far, angle, owner, until, last)
    return found


def inside(ground: PathGround, x: int, y: int, ux: float, uy: float, far: float) -> float:
    """How far a ray gets before it leaves the box that the centre must stay in. A ray along a side stays on it."""
    left, low, right, high = ground.box
    if ux > NARROW:
        far = min(far, (right - x) / ux)
    elif ux < -NARROW:
        far = min(far, (left - x) / ux)
    if uy > NARROW:
        far = min(far, (high - y) / uy)
    elif uy < -NARROW:
        far = min(far, (low - y) / uy)
    return far


def thin_corners(spots: list[LatticePoint]) -> list[LatticePoint]:
    """A closed list of corners without duplicates and without those on a straight line between their neighbours.

    >>> thin_corners([(0, 0), (0, 0), (4, 0), (8, 0), (8, 8)])
    [(0, 0), (8, 0), (8, 8)]
    """
    found: list[LatticePoint] = []
    for x, y in spots:
        while len(found) > 1:
            (ax, ay), (bx, by) = found[-2], found[-1]
            if (bx - ax) * (y - by) != (by - ay) * (x - bx) or (bx - ax) * (x - bx) + (by - ay) * (y - by) < 0:
                break
            found.pop()
        if not found or found[-1] != (x, y):
            found.append((x, y))
    while len(found) > 1 and found[0] == found[-1]:
        found.pop()
    return found
