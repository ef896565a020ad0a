"""Where a single Model may end: by an automatic path, on the last leg of a named path, or from a table edge."""

from __future__ import annotations

from typing import Final

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.paths import HUNDRED, OFF_THE_TABLE, PathGround, length, way_length
from sandtable.core.space.places import EAST, NORTH, SHIFTS, SOUTH, WEST, edge_distance, edge_spot, entry_starts
from sandtable.core.space.plane import Shape, square
from sandtable.core.space.regions import Hub, ReachRegion
from sandtable.games.first_blood.movement.formation.obstacles import (
    START_TOO_FAR,
    TOO_DEEP,
    TOO_FORWARD,
    Obstacles,
)
from sandtable.games.first_blood.movement.formation.places import Inward, Places, TurnPlaces, sample_around

TURN: Final = -2
"""The owner names a turning point first (FB-12.7)."""


class LastLeg(ReachRegion):
    """The last leg of a named path: straight on from the last turning point (FB-12.7)."""

    __slots__ = ("left", "turns")

    def __init__(self, turns: list[LatticePoint], allowance: int, ways: PathGround, ends: PathGround) -> None:
        """`turns` begin with the place where the Model stands."""
        self.turns = turns
        self.left = allowance * HUNDRED - way_length(turns)
        super().__init__(turns[-1][0], turns[-1][1], max(0, self.left) // HUNDRED, ways, ends)

    def find_hubs(self) -> list[Hub]:
        return [(self.x, self.y, 0)]

    def is_reached(self, x: int, y: int) -> bool:
        if length(self.x, self.y, x, y) > self.left:
            return False
        ways = self.ways
        return ways.is_clear_known(self.x, self.y) and ways.is_clear(x, y) and ways.is_free(self.x, self.y, x, y)

    def way(self, x: int, y: int) -> list[LatticePoint] | None:
        return [*self.turns, (x, y)] if self.is_reached(x, y) else None


def turning_places(named: list[LatticePoint], allowance: int, ways: PathGround, obstacles: Obstacles) -> Places:
    """Where a named path may turn next: anywhere the Model reaches in a straight line (FB-12.7)."""
    reach = LastLeg(named, allowance, ways, ways)
    last = named[-1]
    sample = sample_around(last[0], last[1], reach.allowance // 2, [])[1:]

    return TurnPlaces(reach, obstacles, "FB-12.7", None, sample)


class EntryReach(Inward):
    """From outside a table edge straight to a place (FB-13.8, FB-13.11, FB-13.23)."""

    __slots__ = (
        "all_ends",
        "all_ways",
        "edge",
        "first",
        "height",
        "last",
        "line",
        "open",
        "own",
        "radius",
        "reached",
        "upright",
        "width",
        "within",
    )

    def __init__(
        self,
        allowance: int,
        ways: PathGround,
        ends: PathGround,
        radius: int,
        edge: int,
        width: int,
        height: int,
        own: int,
        within: int,
        all_ways: PathGround,
        all_ends: PathGround,
    ) -> None:
        """`ways` and `ends` hold only reachable obstacles; the full set is used to find reasons."""
        left, low, right, high = ends.box
        super().__init__((left + right) // 2, (low + high) // 2, allowance, ways, ends)
        self.all_ways = all_ways
        self.all_ends = all_ends
        self.radius = radius
        self.edge = edge
        self.width = width
        self.height = height
        self.own = own
        """The player's own Reinforcement Edge; the entry point is at most `within` away from it (FB-13.11)."""
        self.within = within
        self.upright = edge in (SOUTH, NORTH)
        self.line = edge_spot(edge, -radius, 0, width, height)[1 if self.upright else 0]
        """Where all paths begin: the y outside the south and north edges, the x outside the others."""
        self.first, self.last = self.stretch()
        """The usable part of the edge, from and to."""
        self.open: dict[int, bool] = {}
        """Where along the edge the centre may begin, as far as known."""
        self.reached = strip(ends.box, own, within + max(SHIFTS), width, height)
        """A box outside which no place can be reached: beyond the strip, or too far aside of any entry point (FB-13.11)."""

    def stretch(self) -> LatticePoint:
        """The part of the edge near enough to the player's own (FB-13.11)."""
        long = self.width if self.upright else self.height
        ends = [edge_spot(self.edge, -self.radius, at, self.width, self.height) for at in (0, long)]
        one, two = [edge_distance(x, y, self.own, self.width, self.height) for x, y in ends]
        if one == two:
            return (0, long if one <= self.within else -1)
        return (0, min(long, self.within)) if one < two else (max(0, long - self.within), long)

    def near_ways(self) -> PathGround:
        return self.all_ways

    def near_ends(self) -> PathGround:
        if self.kept_ends is None:
            self.kept_ends = self.all_ends.boxed(self.ends.box)
        return self.kept_ends

    def starts(self, x: int, y: int) -> list[LatticePoint]:
        """Where a straight path to a place may begin (FB-13.11, FB-13.23)."""
        return [
            (at_x, at_y)
            for at_x, at_y in entry_starts(x, y, self.radius, self.edge, self.width, self.height)
            if edge_distance(at_x, at_y, self.own, self.width, self.height) <= self.within
        ]

    def way(self, x: int, y: int) -> list[LatticePoint] | None:
        return self.way_to_clear(x, y) if self.ways.is_clear(x, y) else None

    def is_bare_around(self, x: int, y: int, far: int) -> bool:
        """Are all paths free to places at most this far from a point? False negatives are possible."""
        left, low, right, high = self.reached
        aside, line = far + max(SHIFTS), self.line
        if self.upright:
            left, right = max(x - aside, self.first - aside), min(x + aside, self.last + aside)
            low, high = min(line, max(low, y - far)), max(line, min(high, y + far))
        else:
            low, high = max(y - aside, self.first - aside), min(y + aside, self.last + aside)
            left, right = min(line, max(left, x - far)), max(line, min(right, x + far))
        if not self.ways.is_bare(left, low, right, high):
            return False
        return self.ends.groups is self.ways.groups or self.ends.is_bare(left, low, right, high)

    def way_to_clear(self, x: int, y: int, bare: bool = False) -> list[LatticePoint] | None:
        """The path to a place that is itself clear: a Model that may end there may also pass there.

        `bare` means that nothing is on the paths.
        """
        ways, first, last, line, open_at = self.ways, self.first, self.last, self.line, self.open
        at, deep = (x, y - line) if self.upright else (y, x - line)
        most = self.allowance * self.allowance - deep * deep
        for shift in SHIFTS:
            if shift * shift > most:
                break
            start = at + shift
            if first <= start <= last:
                at_x, at_y = (start, line) if self.upright else (line, start)
                if bare:
                    return [(at_x, at_y), (x, y)]
                is_clear = open_at.get(start)
                if is_clear is None:
                    is_clear = open_at[start] = ways.is_clear(at_x, at_y)
                if is_clear and ways.is_free(at_x, at_y, x, y):
                    return [(at_x, at_y), (x, y)]
        return None

    def contains(self, x: int, y: int) -> bool:
        return self.ends.is_clear(x, y) and self.way_to_clear(x, y) is not None

    def is_reached(self, x: int, y: int) -> bool:
        return self.way(x, y) is not None

    def why_not(self, x: int, y: int) -> list[int]:
        found = self.offenders(x, y)
        if found or self.is_reached(x, y):
            return found
        most = self.allowance * self.allowance
        starts = [(at_x, at_y) for at_x, at_y in self.starts(x, y) if square(at_x, at_y, x, y) <= most]
        # going straight in from the edge it is near enough: only the allowed entry points rule it out (FB-13.11)
        return (self.near_ways().blockers(starts[0][0], starts[0][1], x, y) if starts else []) or [START_TOO_FAR]

    def beyond(self, x: int, y: int) -> int:
        """Off the table, beyond the strip behind the edge, or farther in than the Enabling Regiment (FB-13.9, FB-13.14)."""
        edges = (SOUTH, EAST, NORTH, WEST)
        if any(edge_distance(x, y, edge, self.width, self.height) < self.radius for edge in edges):
            return OFF_THE_TABLE
        deep = edge_distance(x, y, self.edge, self.width, self.height) + self.radius
        return TOO_DEEP if deep > self.allowance else TOO_FORWARD

    def shapes(self) -> list[Shape]:
        """The strip along the edge in which all Models must end (FB-3.7, FB-13.9)."""
        left, low, right, high = self.ends.box
        return [Shape(((left, low), (right, low), (right, high), (left, high)))]


def strip(box: tuple[int, int, int, int], edge: int, depth: int, width: int, height: int) -> tuple[int, int, int, int]:
    """The part of a box at most `depth` behind a table edge (FB-13.9, FB-13.14).

    >>> strip((50, 50, 3550, 3550), SOUTH, 450, 3600, 3600), strip((50, 50, 3550, 3550), EAST, 450, 3600, 3600)
    ((50, 50, 3550, 450), (3150, 50, 3550, 3550))
    """
    left, low, right, high = box
    if edge == SOUTH:
        return (left, low, right, min(high, depth))
    if edge == NORTH:
        return (left, max(low, height - depth), right, high)
    if edge == EAST:
        return (max(left, width - depth), low, right, high)
    return (left, low, min(right, depth), high)
