"""Barriers: what the centre of a base must keep away from, which is other bases (discs) and ground (polygons).

Everything is grown by the mover's radius. Each barrier has a tag, chosen by the caller (0 or greater), that says what is to
blame.
"""

from __future__ import annotations

from math import isqrt

from sandtable.core.space.outlines import area
from sandtable.core.space.plane import Polygon, Squared, square, square_to


class Barrier:
    """A disc's centre or a polygon from which the mover's centre must keep a distance: the root of `num` / `den`.

    The distance is more than 0. Standing at exactly that distance is allowed unless it is `strict`. `turn` is the distance for
    its turning points, 0 if it has none (FB-29.6). `keep` is the distance rounded up; the box is that of the corners. A barrier
    never changes, so several grounds may share it.

    >>> Barrier(((0, 0),), 10).keep, Barrier(((0, 0),), 100, 4).keep
    (4, 5)
    """

    __slots__ = (
        "corners",
        "den",
        "high",
        "keep",
        "left",
        "low",
        "num",
        "reach",
        "right",
        "strict",
        "tag",
        "turn",
        "walled",
    )

    def __init__(
        self,
        corners: Polygon,
        num: int,
        den: int = 1,
        strict: bool = False,
        turn: int = 0,
        tag: int = 0,
        keep: int = 0,
    ) -> None:
        """`keep` is given if the distance is a known whole number."""
        self.corners = corners
        self.num = num
        self.den = den
        self.strict = strict
        self.turn = turn
        self.tag = tag
        if not keep:
            squared = num if den == 1 else -(-num // den)
            keep = isqrt(squared)
            keep += keep * keep < squared
        self.keep = keep
        # Turning points lie less than 9/8 of their distance and 3 away.
        self.reach = max(keep, turn * 9 // 8 + 3)
        self.walled: Wall | None = None
        if len(corners) == 1:
            self.left, self.low = self.right, self.high = corners[0]
        else:
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            self.left, self.low, self.right, self.high = min(xs), min(ys), max(xs), max(ys)

    def wall(self) -> Wall:
        """The polygon, prepared for fast tests."""
        if self.walled is None:
            self.walled = Wall(self)
        return self.walled

    def square_from(self, x: int, y: int) -> Squared:
        """The squared distance of a point from the disc's centre or from the polygon's area."""
        if len(self.corners) == 1:
            return (square(x, y, self.corners[0][0], self.corners[0][1]), 1)
        return square_to(x, y, self.corners)

    def keeps_off(self, x: int, y: int) -> bool:
        """Is a centre at this point too close?

        >>> post = Barrier(((0, 0),), 25)
        >>> post.keeps_off(3, 4), post.keeps_off(3, 3), Barrier(((0, 0),), 25, strict=True).keeps_off(3, 4)
        (False, True, True)
        """
        num, den = self.square_from(x, y)
        return num * self.den < self.num * den + (1 if self.strict else 0)


def keep_apart(x: int, y: int, apart: int, tag: int = 0) -> Barrier:
    """A base that must not be overlapped. `apart` is the sum of both radii (FB-3.11, FB-12.4, FB-12.6).

    >>> keep_apart(0, 0, 100).keeps_off(100, 0), keep_apart(0, 0, 100).keeps_off(99, 0)
    (False, True)
    """
    return Barrier(((x, y),), apart * apart, 1, False, apart, tag, apart)


def keep_clear(x: int, y: int, apart: int, tag: int = 0) -> Barrier:
    """A base that must not be approached within `apart`, radii included (FB-13.4, FB-13.5: `PathGround.started_at`).

    >>> keep_clear(0, 0, 300).keeps_off(300, 0), keep_clear(0, 0, 300).keeps_off(301, 0)
    (True, False)
    """
    return Barrier(((x, y),), apart * apart, 1, True, apart, tag, apart)


def keep_off(corners: Polygon, apart: int, tag: int = 0, turn: int = 0) -> Barrier:
    """Ground from which the centre must keep `apart`: the radius, so that the base does not overlap it (FB-12.4, FB-20.18).

    >>> box = ((0, 0), (800, 0), (800, 800), (0, 800))
    >>> keep_off(box, 50).keeps_off(-50, 9), keep_off(box, 50).keeps_off(-49, 9), keep_off(box, 50).keeps_off(9, 9)
    (False, True, True)
    """
    return Barrier(corners, apart * apart, 1, False, turn or apart, tag, apart)


def keep_clear_of(corners: Polygon, apart: int, tag: int = 0) -> Barrier:
    """Ground that must not be approached within `apart`, radius included (FB-13.6, FB-13.25: `PathGround.started_at`).

    >>> box = ((0, 0), (800, 0), (800, 800), (0, 800))
    >>> keep_clear_of(box, 150).keeps_off(-150, 9), keep_clear_of(box, 150).keeps_off(-151, 9)
    (True, False)
    """
    return Barrier(corners, apart * apart, 1, True, apart, tag, apart)


class Wall:
    """A polygon barrier with a box outside which nothing is too close to it."""

    __slots__ = ("barrier", "den", "edges", "high", "left", "low", "num", "right", "side", "strict")

    def __init__(self, barrier: Barrier) -> None:
        self.barrier = barrier
        self.num = barrier.num
        self.den = barrier.den
        self.strict = 1 if barrier.strict else 0
        self.side = 1 if area(barrier.corners) > 0 else -1
        self.edges: list[tuple[int, int, int, int, int]] = []
        ax, ay = barrier.corners[-1]
        for bx, by in barrier.corners:
            self.edges.append((ax, ay, bx - ax, by - ay, square(ax, ay, bx, by)))
            ax, ay = bx, by
        keep = barrier.keep
        self.left, self.low = barrier.left - keep, barrier.low - keep
        self.right, self.high = barrier.right + keep, barrier.high + keep

    def keeps_off(self, x: int, y: int) -> bool:
        """Is a centre at this point too close? Same as `Barrier.keeps_off`, in one pass over the edges."""
        num, den, strict = self.num, self.den, self.strict
        inside = False
        for ax, ay, dx, dy, length in self.edges:
            px, py = x - ax, y - ay
            along = dx * px + dy * py
            across = dx * py - dy * px
            if along <= 0:
                # Past its end, the next edge takes over.
                if (px * px + py * py) * den < num + strict:
                    return True
            elif along < length and across * across * den < num * length + strict:
                return True
            if (py < 0) != (py < dy) and (across > 0) == (dy > 0):
                inside = not inside
        return inside

    def bars(self, ax: int, ay: int, bx: int, by: int) -> bool:
        """Does the straight line between two clear points come too close?

        It does if it comes too close to a corner or crosses an edge. Otherwise its nearest point is one of its ends.
        """
        dx, dy = bx - ax, by - ay
        length, num, den, strict = dx * dx + dy * dy, self.num, self.den, self.strict
        cx, cy = self.barrier.corners[-1]
        before = dx * (cy - ay) - dy * (cx - ax)
        for ex, ey in self.barrier.corners:
            x, y = ex - ax, ey - ay
            across = dx * y - dy * x
            if 0 < dx * x + dy * y < length and across * across * den < num * length + strict:
                return True
            if (before > 0 > across) or (before < 0 < across):
                # The corners lie on both sides of the line. Do its ends lie on both sides of the edge?
                one = (ex - cx) * (ay - cy) - (ey - cy) * (ax - cx)
                two = (ex - cx) * (by - cy) - (ey - cy) * (bx - cx)
                if (one > 0 > two) or (one < 0 < two):
                    return True
            cx, cy, before = ex, ey, across
        return False


class DiscGroup:
    """Discs that all require the same distance, such as the bases of a regiment. They are tested together, because most
    queries are far from all of them.

    `spots` are x, y and tag. Nothing outside the box is too close. A group never changes.
    """

    __slots__ = ("high", "keep", "least", "left", "low", "num", "reach", "right", "spots", "strict", "turn")

    def __init__(
        self,
        spots: list[tuple[int, int, int]],
        box: tuple[int, int, int, int],
        num: int,
        strict: bool,
        turn: int,
        keep: int,
    ) -> None:
        """`box` is that of the centres; the other arguments are as in `Barrier`."""
        self.spots = spots
        self.num = num
        self.strict = strict
        self.turn = turn
        self.keep = keep
        self.least = num + 1 if strict else num
        """The smallest squared distance that is allowed."""
        self.reach = max(keep, turn * 9 // 8 + 3)
        self.left, self.low, self.right, self.high = box[0] - keep, box[1] - keep, box[2] + keep, box[3] + keep

    def barriers(self) -> list[Barrier]:
        """The discs as separate barriers."""
        return [Barrier(((x, y),), self.num, 1, self.strict, self.turn, tag, self.keep) for x, y, tag in self.spots]

    def some(self, spots: list[tuple[int, int, int]]) -> DiscGroup:
        """The same with only these discs."""
        xs, ys = [x for x, _, _ in spots], [y for _, y, _ in spots]
        return DiscGroup(spots, (min(xs), min(ys), max(xs), max(ys)), self.num, self.strict, self.turn, self.keep)

    def within(self, left: int, low: int, right: int, high: int) -> DiscGroup | None:
        """The same with only the discs that a mover can meet whose centre stays in a box, or None if there are none."""
        more = self.reach - self.keep
        if self.left - more > right or self.right + more < left or self.low - more > high or self.high + more < low:
            return None
        most = self.reach
        left, low, right, high = left - most, low - most, right + most, high + most
        met = [(x, y, tag) for x, y, tag in self.spots if left <= x <= right and low <= y <= high]
        if len(met) == len(self.spots):
            return self
        return self.some(met) if met else None

    def bars(self, ax: int, ay: int, bx: int, by: int, left: int, low: int, right: int, high: int) -> bool:
        """Does a disc block the straight line between two clear points? The box is that of the line.

        The nearest point of the line lies at an end, which is clear, or across² >= keep² len² (FB-29.2).
        """
        dx, dy, keep = bx - ax, by - ay, self.keep
        length = dx * dx + dy * dy
        west, south, east, north = left - keep, low - keep, right + keep, high + keep
        most = self.num * length + (self.least - self.num)
        for px, py, _ in self.spots:
            if px < west or px > east or py < south or py > north:
                continue
            x, y = px - ax, py - ay
            if 0 < dx * x + dy * y < length:
                across = dx * y - dy * x
                if across * across < most:
                    return True
        return False

    def started_at(self, x: int, y: int) -> list[DiscGroup]:
        """The same for a mover that starts there (`PathGround.started_at`). Discs already too close get their own groups."""
        if not self.strict or not (self.left <= x <= self.right and self.low <= y <= self.high):
            return [self]
        found: list[DiscGroup] = []
        apart: list[tuple[int, int, int]] = []
        for spot in self.spots:
            squared = square(x, y, spot[0], spot[1])
            if squared >= self.least:
                apart.append(spot)
                continue
            if apart:
                found.append(self.some(apart))
                apart = []
            found.append(group_of_one(Barrier(((spot[0], spot[1]),), squared, 1, False, self.turn, spot[2])))
        if not found:
            return [self]
        return [*found, self.some(apart)] if apart else found


def group_of_one(disc: Barrier) -> DiscGroup:
    """A group of one disc."""
    x, y = disc.corners[0]
    return DiscGroup([(x, y, disc.tag)], (x, y, x, y), disc.num, disc.strict, disc.turn, disc.keep)


def disc_groups(barriers: list[Barrier]) -> list[DiscGroup]:
    """The discs among some barriers. Consecutive discs that require the same distance form one group."""
    discs = [each for each in barriers if len(each.corners) == 1]
    found: list[DiscGroup] = []
    first = 0
    for n, each in enumerate(discs):
        after = discs[n + 1] if n + 1 < len(discs) else None
        if after is None or (after.num, after.strict, after.turn) != (each.num, each.strict, each.turn):
            found.append(group_of_one(each).some([(one.left, one.low, one.tag) for one in discs[first : n + 1]]))
            first = n + 1
    return found
