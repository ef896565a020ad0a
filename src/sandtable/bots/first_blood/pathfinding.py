"""The path to a far goal: straight if nothing is in the way, otherwise along a coarse grid of the table."""

from __future__ import annotations

from heapq import heappop, heappush
from math import atan2, cos, hypot, pi, sin
from typing import Final

from sandtable.bots.first_blood.survey import Point
from sandtable.core.engine.decision import Region
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.paths import PathGround
from sandtable.core.space.points import LEAST, MOST, point, x_of, y_of
from sandtable.games.first_blood.movement.formation.places import Places
from sandtable.games.first_blood.tables.battlefields import INCH

TURNS: Final = (0, 15, -15, 30, -30, 50, -50, 70, -70, 95, -95)
"""Directions to try besides the straight one, in degrees."""
COMPASS: Final = (0, 20, -20, 45, -45, 75, -75, 110, -110, 145, -145, 180)
"""Directions of a March from the straight one, in degrees."""
LENGTHS: Final = (1.0, 0.65, 0.3)
"""How far to March, as shares of the distance allowed."""
PARTS: Final = (1.0, 0.75, 0.5, 0.25)
"""How much of the distance to try."""
STEP: Final = INCH
"""The cell size of the grid."""
ROW: Final = 1 << 11
"""The step from a cell to the next column; more than there are rows."""
MIDDLE: Final = ROW // 2
ORIGIN: Final = MIDDLE * ROW + MIDDLE
"""The cell of the start."""
NEIGHBOURS: Final = (
    (ROW, 1.0),
    (1, 1.0),
    (-ROW, 1.0),
    (-1, 1.0),
    (ROW + 1, 1.42),
    (1 - ROW, 1.42),
    (-ROW - 1, 1.42),
    (ROW - 1, 1.42),
)
"""The steps to the cells around a cell, with their lengths."""
BEYOND: Final = 1e9
"""Farther than any path."""
TRIES: Final = 8
"""How many places along a path to try."""


def away(pick: int, spot: Point) -> float:
    return hypot(x_of(pick) - spot[0], y_of(pick) - spot[1])


def is_legal(region: Region, spot: Point) -> bool:
    x, y = round(spot[0]), round(spot[1])
    return LEAST <= x <= MOST and LEAST <= y <= MOST and region.contains(point(x, y))


def towards(region: Region, goal: Point) -> int:
    """A legal place on the way to a goal."""
    assert isinstance(region, Places)
    reach = region.reach
    start = (float(reach.x), float(reach.y))
    ground = region.obstacles.ways(0, ())
    tries = fan(start, goal, reach.allowance)
    if not ground.is_free(reach.x, reach.y, round(goal[0]), round(goal[1])):
        tries = [*along_path(ground, (reach.x, reach.y), goal, reach.allowance), *tries]
    for spot in tries:
        if is_legal(region, spot):
            return point(round(spot[0]), round(spot[1]))
    return min(region.candidates(), key=lambda pick: (away(pick, goal), pick))


def choices(region: Places, goal: Point) -> list[tuple[Point, float]]:
    """Places within reach in all directions, each with how much of the way to a goal is left from it."""
    reach = region.reach
    start = (reach.x, reach.y)
    ground = region.obstacles.ways(0, ())
    if ground.is_free(*start, round(goal[0]), round(goal[1])):
        return around(start, goal, reach.allowance)
    grid = Grid(ground, start, goal)
    path, costs = grid.path()
    whole = costs[path[0]] * STEP if path else 0.0
    rest = hypot(grid.spot(path[0])[0] - goal[0], grid.spot(path[0])[1] - goal[1]) if path else BEYOND
    found: list[tuple[Point, float]] = []
    for cell in path:
        if costs[cell] * STEP <= reach.allowance:
            x, y = grid.spot(cell)
            found.append(((float(x), float(y)), whole - costs[cell] * STEP + rest))
    return found[:TRIES] + [(spot, whole + rest) for spot, _ in around(start, goal, reach.allowance)]


def around(start: Point, goal: Point, allowance: float) -> list[tuple[Point, float]]:
    """Places in all directions, most of them ahead, with their distances from a goal; the goal itself if it can be reached."""
    apart = hypot(goal[0] - start[0], goal[1] - start[1])
    found: list[tuple[Point, float]] = [(goal, 0.0)] if apart <= allowance else []
    ahead = atan2(goal[1] - start[1], goal[0] - start[0])
    for turn in COMPASS:
        angle = ahead + turn * pi / 180
        over, up = cos(angle), sin(angle)
        for part in LENGTHS:
            far = allowance * part - 1
            x, y = start[0] + far * over, start[1] + far * up
            found.append(((x, y), hypot(x - goal[0], y - goal[1])))
    return found


def fan(start: Point, goal: Point, allowance: int) -> list[Point]:
    """Places nearer to a goal: the goal if reachable, otherwise ahead and to both sides, nearest to it first."""
    apart = hypot(goal[0] - start[0], goal[1] - start[1])
    found: list[Point] = [goal] if apart <= allowance else []
    ahead = atan2(goal[1] - start[1], goal[0] - start[0])
    for part in PARTS:
        far = min(allowance, apart) * part - 1
        for turn in TURNS if part == 1.0 else TURNS[:5]:
            angle = ahead + turn * pi / 180
            found.append((start[0] + far * cos(angle), start[1] + far * sin(angle)))
    near = [(hypot(x - goal[0], y - goal[1]), x, y) for x, y in found]
    return [(x, y) for left, x, y in sorted(near) if left < apart]


def along_path(ground: PathGround, start: LatticePoint, goal: Point, allowance: int) -> list[Point]:
    """Places on the shortest grid path to the reachable cell nearest to a goal, farthest first."""
    grid = Grid(ground, start, goal)
    path, costs = grid.path()
    near = [cell for cell in path if costs[cell] * STEP <= allowance]
    return [grid.spot(cell) for cell in near[:TRIES]]


class Grid:
    """A coarse grid of the table around the start of a path, searched for the cell nearest to a goal.

    A cell is one number, so that it is hashed and compared fast; the numbers sort by column, then by row.
    """

    __slots__ = ("clear", "goal", "ground", "start")

    def __init__(self, ground: PathGround, start: LatticePoint, goal: Point) -> None:
        self.ground = ground
        self.start = start
        self.goal = goal
        self.clear: dict[int, bool] = {}
        """Whether the centre may be in the middle of a cell, as far as known."""

    def spot(self, cell: int) -> LatticePoint:
        """The middle of a cell."""
        return self.start[0] + (cell // ROW - MIDDLE) * STEP, self.start[1] + (cell % ROW - MIDDLE) * STEP

    def path(self) -> tuple[list[int], dict[int, float]]:
        """The cells of the shortest path to the reachable cell nearest to the goal, from its end; the costs of cells."""
        costs, came = self.reached()
        cell = min(costs, key=lambda cell: (self.left(cell), costs[cell]))
        path: list[int] = []
        while cell != ORIGIN:
            path.append(cell)
            cell = came[cell]
        return path, costs

    def left(self, cell: int) -> float:
        """How far a cell is from the goal."""
        x, y = self.spot(cell)
        return hypot(x - self.goal[0], y - self.goal[1])

    def is_clear(self, cell: int) -> bool:
        known = self.clear.get(cell)
        if known is None:
            known = self.clear[cell] = self.ground.is_clear(*self.spot(cell))
        return known

    def nearest(self) -> set[int]:
        """The clear cells nearest to the goal, reachable or not; the start counts as clear."""
        over, up = round((self.goal[0] - self.start[0]) / STEP), round((self.goal[1] - self.start[1]) / STEP)
        least, found = self.left(ORIGIN), {ORIGIN}
        for ring in range(max(abs(over), abs(up)) + 2):
            if (ring - 1) * STEP > least:
                break
            for cell in ring_around(ORIGIN + over * ROW + up, ring):
                left = self.left(cell)
                if left <= least and self.is_clear(cell):
                    found = {cell} if left < least else found | {cell}
                    least = left
        return found

    def reached(self) -> tuple[dict[int, float], dict[int, int]]:
        """The cells reached until those nearest to the goal are: their distances and the previous cells.

        Cells come in the order of their distances, so the paths to them are final. Stopping there takes a third of the time of
        searching the whole table. If none of them can be reached, all others are searched.
        """
        costs: dict[int, float] = {ORIGIN: 0.0}
        came: dict[int, int] = {}
        queue: list[tuple[float, int]] = [(0.0, ORIGIN)]
        wanted, clear, is_clear = self.nearest(), self.clear, self.ground.is_clear
        left, low = self.start[0] - MIDDLE * STEP, self.start[1] - MIDDLE * STEP
        while queue:
            cost, cell = heappop(queue)
            if cost > costs[cell]:
                continue
            if cell in wanted:
                wanted.remove(cell)
                if not wanted:
                    break
            for step, far in NEIGHBOURS:
                other, more = cell + step, cost + far
                if more < costs.get(other, BEYOND):
                    known = clear.get(other)
                    if known is None:
                        known = clear[other] = is_clear(left + other // ROW * STEP, low + other % ROW * STEP)
                    if known:
                        costs[other] = more
                        came[other] = cell
                        heappush(queue, (more, other))
        return costs, came


def ring_around(cell: int, ring: int) -> list[int]:
    """The cells of a square ring around a cell.

    >>> len(ring_around(ORIGIN, 0)), len(ring_around(ORIGIN, 2)), ring_around(ORIGIN, 1)[0] == ORIGIN - ROW - 1
    (1, 16, True)
    """
    across = range(-ring, ring + 1)
    sides = (-ring, ring) if ring else (0,)
    return [
        *[cell + over * ROW + up for over in sides for up in across],
        *[cell + over * ROW + up for over in across[1:-1] for up in sides],
    ]
