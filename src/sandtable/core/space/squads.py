"""Forms up a body of models that moves with its leader over one floor: the finite search of `formation`, done together.

All models want to keep their places around the leader (FB-12.9), so all wanted ways are one way, shifted. Barriers that are in
no model's way are sorted out once for all. Models that keep their places leave each other room as before.
"""

from __future__ import annotations

from math import isqrt

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import TRIES, Floor, Placed, PlacedBases, Walker, has_room, in_turn
from sandtable.core.space.paths import PathGround, Wall
from sandtable.core.space.places import comb_order

Near = tuple[int, int, int, int, int, int]
"""A disc near the ways: x, y, position along and across the way, the least squared distance from an end and from the way."""


class Squad:
    """The models of a regiment except its leader, all on one floor: where each starts, and what blocks it there.

    Walkers are given as they stand, with one floor each. Where they want to go follows from where the leader goes.
    """

    __slots__ = (
        "allowance",
        "among",
        "box",
        "command",
        "common",
        "free",
        "lead_x",
        "lead_y",
        "near",
        "order",
        "radius",
        "walkers",
        "went",
        "whole",
    )

    def __init__(
        self, lead_x: int, lead_y: int, walkers: list[Walker], allowance: int, radius: int, command: int
    ) -> None:
        self.lead_x = lead_x
        self.lead_y = lead_y
        self.walkers = walkers
        self.allowance = allowance
        self.radius = radius
        self.command = command
        self.order = in_turn(lead_x, lead_y, walkers)
        most = (command + 2 * radius) * (command + 2 * radius)
        self.near = [
            (each.x - lead_x) * (each.x - lead_x) + (each.y - lead_y) * (each.y - lead_y) <= most for each in walkers
        ]
        """Which models are within Command Range of the leader, and stay so."""
        self.among = self.stand_apart()
        """Do they leave each other room, and so also wherever they go together?"""
        self.whole = self.among and all(self.near)
        """May they all keep their places around the leader, wherever it goes, as long as nothing is in their way?"""
        xs, ys = [each.x for each in walkers], [each.y for each in walkers]
        self.box = (min(xs), min(ys), max(xs), max(ys)) if walkers else (0, 0, 0, 0)
        """The box around all of them."""
        floors = {id(each.floors[0]) for each in walkers}
        self.common = walkers[0].floors[0] if len(floors) == 1 else None
        """What blocks them, if it is the same for all."""
        self.went: LatticePoint | None = None
        self.free: list[bool] = []
        """Which models reach their wanted place by a straight way, if the leader went as far as `went`."""

    def stand_apart(self) -> bool:
        """Do no bases of the body overlap?"""
        spots = sorted([(self.lead_x, self.lead_y), *[(each.x, each.y) for each in self.walkers]])
        wide = 2 * self.radius
        for n, (ax, ay) in enumerate(spots):
            for m in range(n + 1, len(spots)):
                bx, by = spots[m]
                if bx - ax >= wide:
                    break
                if (bx - ax) * (bx - ax) + (by - ay) * (by - ay) < wide * wide:
                    return False
        return True

    # -- the common way

    def free_ways(self, dx: int, dy: int) -> list[bool]:
        """Which of the models may go straight to where they want, regardless of the others (FB-12.4, FB-12.6)."""
        if self.went != (dx, dy):
            self.went = (dx, dy)
            self.free = self.find_free(dx, dy)
        return self.free

    def find_free(self, dx: int, dy: int) -> list[bool]:
        if dx * dx + dy * dy > self.allowance * self.allowance:
            return [False] * len(self.walkers)
        if self.is_open_to(dx, dy):
            return [True] * len(self.walkers)
        found: list[bool] = []
        sorted_out: dict[int, tuple[list[Near], list[Wall]]] = {}
        for each in self.walkers:
            floor = each.floors[0]
            near = sorted_out.get(id(floor.ways))
            if near is None:
                near = self.in_the_way(floor.ways, dx, dy)
                sorted_out[id(floor.ways)] = near
            found.append(is_free(each, floor, dx, dy, near[0], near[1]))
        return found

    def is_open_to(self, dx: int, dy: int) -> bool:
        """Is nothing near the body or any of its ways?"""
        floor = self.common
        if floor is None:
            return False
        left, low, right, high = self.box
        left, right = (left, right + dx) if dx > 0 else (left + dx, right)
        low, high = (low, high + dy) if dy > 0 else (low + dy, high)
        if not floor.ways.is_open(left, low, right, high):
            return False
        return floor.ends is floor.ways or floor.ends.is_open(left, low, right, high)

    def in_the_way(self, ground: PathGround, dx: int, dy: int) -> tuple[list[Near], list[Wall]]:
        """What is near the ways of the body, all of which lie in one box along the way."""
        length = dx * dx + dy * dy
        root = isqrt(length) + 1
        aheads = [dx * each.x + dy * each.y for each in self.walkers]
        lefts = [dx * each.y - dy * each.x for each in self.walkers]
        back, front, one, other = min(aheads), max(aheads) + length, min(lefts), max(lefts)
        left, right = self.box[0] + min(0, dx), self.box[2] + max(0, dx)
        low, high = self.box[1] + min(0, dy), self.box[3] + max(0, dy)
        posts: list[Near] = []
        for group in ground.groups:
            if group.left > right or group.right < left or group.low > high or group.high < low:
                continue
            most, least, aside = group.keep * root, group.least, group.num * length + (group.least - group.num)
            for x, y, _ in group.spots:
                across = dx * y - dy * x
                if one - most <= across <= other + most:
                    along = dx * x + dy * y
                    if back - most <= along <= front + most:
                        posts.append((x, y, along, across, least, aside))
        walls = [
            wall
            for wall in ground.walls
            if wall.left <= right and wall.right >= left and wall.low <= high and wall.high >= low
        ]
        return posts, walls

    # -- the formation

    def keeps_shape(self, x: int, y: int) -> bool:
        """Do all keep their places if the leader goes there? Then the formation succeeds, whatever it is.

        Telling this takes a third of the time of forming up.
        """
        return self.whole and all(self.free_ways(x - self.lead_x, y - self.lead_y))

    def form(self, x: int, y: int, company: PlacedBases, left: list[int]) -> list[Placed] | None:
        """The default formation of the models in `left`, given by their numbers among the walkers. Same result as `form_up`.

        `company` holds the leader at its new place first, then all others already in place; it is not changed.
        """
        dx, dy = x - self.lead_x, y - self.lead_y
        free = self.free_ways(dx, dy)
        if self.whole and len(company.placed) == 1 and all(free):
            number = company.placed[0][2]
            return [self.keep_place(self.walkers[n], dx, dy, number) for n in left]
        crowd = PlacedBases(company.radius, company.command)
        crowd.placed, crowd.anchors = list(company.placed), list(company.anchors)
        number = company.placed[0][2]
        odd = list(crowd.placed) if not self.among else crowd.placed[1:]
        found: dict[int, Placed] = {}
        taken: dict[int, set[LatticePoint]] = {}
        least = 4 * self.radius * self.radius
        for n in self.order:
            if n not in left:
                continue
            walker = self.walkers[n]
            at_x, at_y = walker.x + dx, walker.y + dy
            near = free[n] and (self.near[n] or crowd.in_command(at_x, at_y))
            if near and (not odd or has_room(odd, at_x, at_y, number, least)):
                placed: Placed | None = self.keep_place(walker, dx, dy, number)
                if not self.among:
                    odd.append((at_x, at_y, number))
            else:
                placed = self.beside(walker, x, y, crowd, taken)
                if placed is None:
                    return None
                odd.append((placed.x, placed.y, number))
            assert placed is not None
            crowd.add(placed.x, placed.y, number, walker.bearer)
            found[n] = placed
        return [found[n] for n in left]

    def keep_place(self, walker: Walker, dx: int, dy: int, number: int) -> Placed:
        """A model that keeps its place around the leader."""
        x, y = walker.x + dx, walker.y + dy
        return Placed(x, y, number, [(walker.x, walker.y), (x, y)])

    def beside(
        self, walker: Walker, x: int, y: int, crowd: PlacedBases, taken: dict[int, set[LatticePoint]]
    ) -> Placed | None:
        """A place in the honeycomb around the leader for a model that cannot get where it wants (FB-12.9).

        `taken` caches the places where no model with the same barriers may end.
        """
        floor = walker.floors[0]
        ways, ends, number = floor.ways, floor.ends, floor.number
        most = self.allowance * self.allowance
        left, low, right, high = ends.box
        starts = ways.is_clear_known(walker.x, walker.y)
        closed = taken.setdefault(id(ends), set())
        least = 4 * self.radius * self.radius
        legal: list[LatticePoint] = []
        for spot in comb_order(2 * self.radius, self.command, self.lead_x - walker.x, self.lead_y - walker.y):
            if spot in closed:
                continue
            at_x, at_y = x + spot[0], y + spot[1]
            if at_x < left or at_x > right or at_y < low or at_y > high:
                closed.add(spot)
                continue
            dx, dy = at_x - walker.x, at_y - walker.y
            near = starts and dx * dx + dy * dy <= most
            if not near and len(legal) >= TRIES:
                continue
            if not (has_room(crowd.placed, at_x, at_y, number, least) and ends.is_clear(at_x, at_y)):
                closed.add(spot)
                continue
            clear = near and (ends is ways or ways.is_clear(at_x, at_y))
            if clear and ways.is_free(walker.x, walker.y, at_x, at_y):
                return Placed(at_x, at_y, number, [(walker.x, walker.y), (at_x, at_y)])
            if len(legal) < TRIES:
                legal.append((at_x, at_y))
        return self.by_detour(walker, floor, legal)

    def by_detour(self, walker: Walker, floor: Floor, places: list[LatticePoint]) -> Placed | None:
        """The first of some legal places that a model reaches by a way with turns (FB-12.8)."""
        for x, y in places:
            way = walker.detour(floor, x, y, self.allowance)
            if way is not None:
                return Placed(x, y, floor.number, way)
        return None


def is_free(walker: Walker, floor: Floor, dx: int, dy: int, posts: list[Near], walls: list[Wall]) -> bool:
    """May a model go straight by this much, past what is near, and end there?"""
    ways, x, y = floor.ways, walker.x, walker.y
    at_x, at_y = x + dx, y + dy
    left, low, right, high = ways.box
    if at_x < left or at_x > right or at_y < low or at_y > high or not ways.is_clear_known(x, y):
        return False
    length, ahead, aside = dx * dx + dy * dy, dx * x + dy * y, dx * y - dy * x
    for px, py, along, across, least, most in posts:
        far = along - ahead
        if far >= length:
            if (at_x - px) * (at_x - px) + (at_y - py) * (at_y - py) < least:
                return False
        elif far > 0 and (across - aside) * (across - aside) < most:
            return False
    for wall in walls:
        if wall.left <= at_x <= wall.right and wall.low <= at_y <= wall.high and wall.keeps_off(at_x, at_y):
            return False
        if wall.bars(x, y, at_x, at_y):
            return False
    return floor.ends is ways or floor.ends.is_clear(at_x, at_y)
