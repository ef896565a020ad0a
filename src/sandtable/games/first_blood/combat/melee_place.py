"""Where a Model may be put in a move into contact: a region with its reasons (FB-12.6, FB-12.15, FB-12.16)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Region, Target
from sandtable.core.space.exact import Spot, circle
from sandtable.core.space.formation import Floor, Gap, Placed, compare, is_within, nearest_gap
from sandtable.core.space.places import AJAR, contact_places, outline_places
from sandtable.core.space.plane import Polygon, Shape
from sandtable.core.space.points import point, x_of, y_of
from sandtable.core.space.regions import Reach
from sandtable.core.space.sight import Base
from sandtable.games.first_blood.measuring import TOUCH
from sandtable.games.first_blood.moving.contact import Closing
from sandtable.games.first_blood.moving.obstacles import blame_of, clause_of
from sandtable.games.first_blood.state import State

SLACK: Final = 25
"""How much less close than possible a Model may be put (FB-12.16)."""
STEP: Final = 8
"""How far apart the places are that are tried for the drawing."""
SAMPLES: Final = 12


class MeleePlace(Region):
    """The places of one Model: in contact with a target if the automatic place is, else nearly as close as that one.

    What is drawn is found out by trying when somebody looks; `blur` says how coarsely.
    """

    __slots__ = ("allowance", "best", "closing", "drawn", "floor", "mates", "placed", "reach", "st")

    def __init__(
        self, st: State, closing: Closing, placed: Placed, allowance: int, clause: str, mates: list[Spot]
    ) -> None:
        self.st = st
        self.closing = closing
        self.placed = placed
        self.clause = clause
        self.allowance = allowance
        self.mates = mates
        self.floor: Floor = next(floor for floor in closing.floors if floor.number == placed.floor)
        self.reach = Reach(closing.x, closing.y, max(0, allowance - self.floor.toll), self.floor.ways, self.floor.ends)
        self.best: Gap = self.gap(placed.x, placed.y)
        self.holes = []
        self.sample = self.samples()
        self.drawn: list[Shape] | None = None

    def bases(self) -> list[Base]:
        """The target Models on the floor of the automatic place; all of them if there is none (FB-22.22)."""
        level = [base for floor, base in self.closing.bases if floor == self.placed.floor]
        if level or (self.closing.pieces and self.placed.floor == 0):
            return level
        return [base for _, base in self.closing.bases]

    def pieces(self) -> list[Polygon]:
        return self.closing.pieces

    def gap(self, x: int, y: int) -> Gap:
        return nearest_gap(x, y, self.closing.radius, self.bases(), self.pieces())

    def touches(self) -> bool:
        """Must it be in contact (FB-12.15)?"""
        level = any(floor == self.placed.floor for floor, _ in self.closing.bases) or bool(self.closing.pieces)
        return level and is_within(self.best, TOUCH)

    def placed_at(self, spot: int) -> Placed:
        """The Model there, with the way it goes: the automatic one (FB-12.8)."""
        x, y = x_of(spot), y_of(spot)
        if (x, y) == (self.placed.x, self.placed.y):
            return self.placed
        way = self.reach.way(x, y)
        assert way is not None, "a place that cannot be reached"
        return Placed(x, y, self.placed.floor, way)

    def why_not(self, spot: int) -> list[str]:
        x, y = x_of(spot), y_of(spot)
        if (x, y) == (self.placed.x, self.placed.y):
            return []
        closing = self.closing
        found: list[str] = []
        gap = self.gap(x, y)
        if self.touches():
            if not is_within(gap, TOUCH):
                found.append("FB-12.15")
        elif compare(gap, self.best, SLACK) > 0:
            found.append("FB-12.16")
        if not closing.company.has_room(x, y, self.placed.floor):
            found.append("FB-3.11")
        if not closing.company.in_command(x, y):
            found.append("FB-4.10")
        if not found:
            limits, regiment = closing.obstacles.limits, closing.obstacles.regiment
            ends = self.reach.ends.offenders(x, y)
            tags = self.reach.why_not(x, y)
            found += [clause_of(self.st, regiment, limits, tag, tag in ends) for tag in tags]
        return list(dict.fromkeys(found))

    def blamed(self, point: int) -> list[Target]:
        tags = self.reach.why_not(x_of(point), y_of(point))
        return list(dict.fromkeys([target for target in [blame_of(tag) for tag in tags] if target is not None]))

    def samples(self) -> list[int]:
        """The automatic place, then some of those that it tries."""
        closing = self.closing
        tried: list[Spot] = [(self.placed.x, self.placed.y)]
        if self.touches():
            near = sorted(self.bases(), key=lambda base: (base[0] - closing.x) ** 2 + (base[1] - closing.y) ** 2)
            for x, y, radius in near[:2]:
                tried += contact_places(closing.x, closing.y, closing.radius, x, y, radius)[:SAMPLES]
            for outline in self.pieces()[:1]:
                tried += outline_places(closing.x, closing.y, closing.radius, outline)[:SAMPLES]
        else:
            tried.append((closing.x, closing.y))
            for x, y in self.mates[:2]:
                tried += circle(x, y, 2 * closing.radius + AJAR)
        return list(dict.fromkeys([point(x, y) for x, y in tried]))

    # -- drawing

    @property
    def shapes(self) -> list[Shape]:
        if self.drawn is None:
            self.drawn = self.draw()
        return self.drawn

    @shapes.setter
    def shapes(self, value: list[Shape]) -> None:
        self.drawn = value

    def draw(self) -> list[Shape]:
        """Small squares around the places that were tried and are legal."""
        half = STEP // 2
        spots = [spot for spot in self.tries() if self.contains(point(spot[0], spot[1]))]
        spots = list(dict.fromkeys([*spots, (self.placed.x, self.placed.y)]))
        return [
            Shape(((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)))
            for x, y in spots
        ]

    def tries(self) -> list[Spot]:
        closing, far = self.closing, self.reach.allowance
        if self.touches():
            rings = [(x, y, closing.radius + radius + TOUCH // 2) for x, y, radius in self.bases()]
            found = [spot for x, y, apart in rings for spot in ring(x, y, apart)]
            for outline in self.pieces():
                found += outline_places(closing.x, closing.y, closing.radius, outline, STEP)
            return found
        found = []
        for x in range(self.placed.x - far, self.placed.x + far + 1, STEP):
            for y in range(self.placed.y - far, self.placed.y + far + 1, STEP):
                if compare(self.gap(x, y), self.best, SLACK) <= 0:
                    found.append((x, y))
        return found

    def blur(self) -> int:
        return STEP


def ring(x: int, y: int, radius: int) -> list[Spot]:
    """Places around a point, close together; only for drawing."""
    from math import cos, pi, sin

    count = max(24, int(2 * pi * radius / STEP) + 1)
    turns = [2 * pi * n / count for n in range(count)]
    return [(round(x + radius * cos(turn)), round(y + radius * sin(turn))) for turn in turns]
