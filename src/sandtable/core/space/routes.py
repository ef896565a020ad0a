"""Finds the shortest ways of a base from one start, over as many turning points as a named way may have (FB-12.7, FB-29.6)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from sandtable.core.space.exact import LatticePoint, turnings
from sandtable.core.space.paths import HUNDRED, PathGround, length

Stop = tuple[int, int, int, int]
"""Hundredths from the start, number of turns so far, y, x. In this order, the shorter way sorts first."""

OUT: Final = (1, 2, 3)
"""How many base diameters from the start the additional turning points lie (FB-12.14)."""


class Routes:
    """Where a mover can get from a start within an allowance, with a limited number of turns.

    Each turning point is reached by the shortest way; of equally long ones, by the one with fewer turns. A turning point whose
    shortest way has too many turns is not reached.
    """

    __slots__ = ("before", "ground", "most", "start", "stops")

    def __init__(self, ground: PathGround, x: int, y: int, allowance: int, diameter: int, turns: int) -> None:
        self.ground = ground
        self.start = (x, y)
        self.most = allowance * HUNDRED
        self.before: dict[LatticePoint, LatticePoint] = {}
        """For each point, the previous one on its way."""
        self.stops: list[Stop] = []
        """The start and the turning points that are reached, nearest first."""
        if ground.is_clear_known(x, y):
            self.search(diameter, turns)

    def search(self, diameter: int, turns: int) -> None:
        left = dict.fromkeys(self.turning_points(diameter))
        known: dict[LatticePoint, tuple[int, int]] = {self.start: (0, 0)}
        queue: list[Stop] = [(0, 0, self.start[1], self.start[0])]
        while queue:
            stop = heappop(queue)
            far, count, y, x = stop
            if known[(x, y)] != (far, count):
                continue
            left.pop((x, y), None)
            self.stops.append(stop)
            if count == turns:
                continue
            for to_x, to_y in left:
                to = (far + length(x, y, to_x, to_y), count + 1)
                if to[0] > self.most or to >= known.get((to_x, to_y), (self.most + 1, 0)):
                    continue
                if self.ground.is_free_known(x, y, to_x, to_y):
                    known[(to_x, to_y)] = to
                    self.before[(to_x, to_y)] = (x, y)
                    heappush(queue, (*to, to_y, to_x))

    def turning_points(self, diameter: int) -> list[LatticePoint]:
        """The turning points within the allowance (FB-29.6). Those around the start lead straight out of narrow places."""
        found: list[LatticePoint] = []
        around = [(*self.start, bases * diameter) for bases in OUT]
        for at_x, at_y, keep in [*around, *self.ground.turning]:
            for dx, dy in turnings(keep):
                x, y = at_x + dx, at_y + dy
                if length(*self.start, x, y) <= self.most and self.ground.is_clear_known(x, y):
                    found.append((x, y))
        return found

    def way(self, x: int, y: int) -> list[LatticePoint] | None:
        """The shortest way to a place, including start and end, or None. Of equally long ones the one with fewer turns, then
        with the last turn further south, then further west."""
        if not self.stops or length(*self.start, x, y) > self.most or not self.ground.is_clear(x, y):
            return None
        ways = [(far + length(at_x, at_y, x, y), count, at_y, at_x) for far, count, at_y, at_x in self.stops]
        for total, _, at_y, at_x in sorted(ways):
            if total > self.most:
                return None
            if self.ground.is_free(at_x, at_y, x, y):
                return [*self.way_back(at_x, at_y), (x, y)]
        return None

    def way_back(self, x: int, y: int) -> list[LatticePoint]:
        """The way from the start to a point that is reached."""
        found = [(x, y)]
        while found[-1] != self.start:
            found.append(self.before[found[-1]])
        return found[::-1]
