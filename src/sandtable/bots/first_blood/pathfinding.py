"""The path to a far goal: straight if nothing is in the way, otherwise along a coarse grid of the table."""

from __future__ import annotations

from heapq import heappop, heappush
from math import atan2, cos, hypot, pi, sin
from typing import Final

from sandtable.bots.first_blood.survey import Point
from sandtable.core.engine.decision import Region
from sandtable.core.space.paths import PathGround
from sandtable.core.space.points import LEAST, MOST, point, x_of, y_of
from sandtable.games.first_blood.movement.formation.places import Places
from sandtable.games.first_blood.tables.battlefields import INCH

TURNS: Final = (0, 15, -15, 30, -30, 50, -50, 70, -70, 95, -95)
"""Directions to try besides the straight one, in degrees."""
PARTS: Final = (1.0, 0.75, 0.5, 0.25)
"""How much of the distance to try."""
NEIGHBOURS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))
STEP: Final = INCH
"""The cell size of the grid."""
TRIES: Final = 8
"""How many places along a path to try."""

Cell = tuple[int, int]


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


def along_path(ground: PathGround, start: Cell, goal: Point, allowance: int) -> list[Point]:
    """Places on the shortest grid path to the reachable cell nearest to a goal, farthest first."""
    costs, came = reachable_cells(ground, start)

    def left(cell: Cell) -> tuple[float, float]:
        return hypot(start[0] + cell[0] * STEP - goal[0], start[1] + cell[1] * STEP - goal[1]), costs[cell]

    cell = min(costs, key=left)
    path: list[Cell] = []
    while cell != (0, 0):
        path.append(cell)
        cell = came[cell]
    near = [cell for cell in path if costs[cell] * STEP <= allowance]
    return [(start[0] + i * STEP, start[1] + j * STEP) for i, j in near[:TRIES]]


def reachable_cells(ground: PathGround, start: Cell) -> tuple[dict[Cell, float], dict[Cell, Cell]]:
    """Every reachable cell of the grid: its distance and the previous cell."""
    costs: dict[Cell, float] = {(0, 0): 0.0}
    came: dict[Cell, Cell] = {}
    clear: dict[Cell, bool] = {}
    queue: list[tuple[float, Cell]] = [(0.0, (0, 0))]
    while queue:
        cost, cell = heappop(queue)
        if cost > costs[cell]:
            continue
        for di, dj in NEIGHBOURS:
            other = (cell[0] + di, cell[1] + dj)
            if other not in clear:
                clear[other] = ground.is_clear(start[0] + other[0] * STEP, start[1] + other[1] * STEP)
            more = cost + (1.0 if di == 0 or dj == 0 else 1.42)
            if clear[other] and more < costs.get(other, 1e9):
                costs[other] = more
                came[other] = cell
                heappush(queue, (more, other))
    return costs, came
