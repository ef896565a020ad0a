"""Forming up: a regiment's models find their places around the leader, one by one, and into contact (FB-12.9 to FB-12.16).

For every model the caller gives the floors to search, the barriers on its way and at its end, and the cost of each floor. This
module carries out the finite search of the ledger and adds no rules.
"""

from __future__ import annotations

from functools import cmp_to_key
from typing import Final

from sandtable.core.space.exact import LatticePoint, compare_gaps
from sandtable.core.space.paths import PathGround, length
from sandtable.core.space.places import comb_order, places_towards
from sandtable.core.space.plane import Polygon, square, square_to
from sandtable.core.space.points import LEAST, point, spots_of
from sandtable.core.space.shade import Shade
from sandtable.core.space.sight import Base

MANY: Final = 12
"""After this many failed formations a search looks for places that are not worth a try."""
TRIES: Final = 3
"""How many legal places without a straight way are tried by a detour (FB-12.9, FB-12.13)."""
POINTS: Final = (1 << 32) - 1
"""The part of a place's rank that is the number of the point (`rank`)."""
Gap = tuple[int, int, int]
"""The root of the first number divided by the second, minus the third. Exact, compared by squaring."""


class Floor:
    """A floor on which a model may look for a place: the barriers on its way and at its end, and the cost of the climb.

    The way runs on the lower of the two floors (FB-22.20). The climb is paid from the allowance (FB-22.5).
    """

    __slots__ = ("ends", "number", "toll", "ways")

    def __init__(self, number: int, ways: PathGround, ends: PathGround, toll: int = 0) -> None:
        self.number = number
        self.ways = ways
        self.ends = ends
        self.toll = toll


class Walker:
    """A model looking for its place: its number, where it starts, where it wants to go, the floors in the order to try.

    `bearer` marks a second Leader Model: it is placed first, and others may stay in its range (FB-4.11, FB-12.9).
    """

    __slots__ = ("bearer", "floors", "number", "want_x", "want_y", "x", "y")

    def __init__(
        self,
        number: int,
        x: int,
        y: int,
        want_x: int,
        want_y: int,
        floors: list[Floor],
        bearer: bool = False,
    ) -> None:
        self.number = number
        self.x = x
        self.y = y
        self.want_x = want_x
        self.want_y = want_y
        self.floors = floors
        self.bearer = bearer

    def is_beyond(self, x: int, y: int, allowance: int) -> bool:
        """Is a place too far away for any straight way?"""
        return (x - self.x) * (x - self.x) + (y - self.y) * (y - self.y) > allowance * allowance

    def straight(self, floor: Floor, x: int, y: int, allowance: int) -> list[LatticePoint] | None:
        """The straight way to a place that is a legal end, or None (FB-12.9, FB-12.13)."""
        ways, most = floor.ways, allowance - floor.toll
        if most < 0 or square(self.x, self.y, x, y) > most * most:
            return None
        if not ways.is_clear_known(self.x, self.y) or not (floor.ends is ways or ways.is_clear(x, y)):
            return None
        return [(self.x, self.y), (x, y)] if ways.is_free(self.x, self.y, x, y) else None

    def detour(self, floor: Floor, x: int, y: int, allowance: int) -> list[LatticePoint] | None:
        """The automatic way to a place, or None (FB-12.8)."""
        most = allowance - floor.toll
        return None if most < 0 else floor.ways.way(self.x, self.y, x, y, most)


class Placed:
    """A model's new place and floor, and its way, including start and end."""

    __slots__ = ("floor", "way", "x", "y")

    def __init__(self, x: int, y: int, floor: int, way: list[LatticePoint]) -> None:
        self.x = x
        self.y = y
        self.floor = floor
        self.way = way


def has_room(placed: list[tuple[int, int, int]], x: int, y: int, floor: int, least: int) -> bool:
    """Does a base overlap none of these on its floor? `least` is the square of two radii (FB-3.11)."""
    for px, py, on in placed:
        dx, dy = x - px, y - py
        if dx * dx + dy * dy < least and on == floor:
            return False
    return True


class PlacedBases:
    """The models of a regiment already in place, and its Leader Models, in whose range the others stay (FB-12.6).

    All bases of a regiment have one radius. Models on other floors do not block, but Command Range ignores height (FB-3.9).
    """

    __slots__ = ("anchors", "command", "placed", "radius")

    def __init__(self, radius: int, command: int) -> None:
        self.radius = radius
        self.command = command
        self.placed: list[tuple[int, int, int]] = []
        self.anchors: list[LatticePoint] = []

    def add(self, x: int, y: int, floor: int, leads: bool) -> None:
        self.placed.append((x, y, floor))
        if leads:
            self.anchors.append((x, y))

    def in_command(self, x: int, y: int) -> bool:
        """Is a model there within Command Range of a Leader Model already placed (FB-4.10, FB-4.11, FB-12.6)?

        >>> company = PlacedBases(50, 500)
        >>> company.add(1000, 1000, 0, True)
        >>> company.in_command(1600, 1000), company.in_command(1601, 1000)
        (True, False)
        """
        most = (self.command + 2 * self.radius) * (self.command + 2 * self.radius)
        for ax, ay in self.anchors:
            dx, dy = x - ax, y - ay
            if dx * dx + dy * dy <= most:
                return True
        return False

    def has_room(self, x: int, y: int, floor: int) -> bool:
        """Does a base there overlap no other base of the regiment on its floor (FB-3.11, FB-12.6)?"""
        return has_room(self.placed, x, y, floor, 4 * self.radius * self.radius)

    def may_end(self, floor: Floor, x: int, y: int) -> bool:
        """Is it a legal end position (FB-12.6)?"""
        least, number = 4 * self.radius * self.radius, floor.number
        for px, py, on in self.placed:
            if (over := x - px) * over + (up := y - py) * up < least and on == number:
                return False
        return self.in_command(x, y) and floor.ends.is_clear(x, y)

    def keeps(self, x: int, y: int, floor: int) -> bool:
        """Do the others keep Command Range if a model ends there? Tested last, for a place that it can reach (FB-12.22)."""
        return True


def first_reached(
    walker: Walker,
    spots: list[LatticePoint],
    allowance: int,
    company: PlacedBases,
    tries: int = TRIES,
    from_x: int = 0,
    from_y: int = 0,
) -> Placed | None:
    """The first legal place with a straight way. If there is none, the first of the first three legal ones that an automatic
    way reaches (FB-12.9, FB-12.13, FB-22.24). The places may be given relative to a point."""
    legal: list[tuple[int, int, Floor]] = []
    seen = 0
    left, low, right, high = box_of(walker.floors)
    for dx, dy in spots:
        x, y = from_x + dx, from_y + dy
        if x < left or x > right or y < low or y > high:
            continue
        if seen >= tries and walker.is_beyond(x, y, allowance):
            continue
        found = False
        for floor in walker.floors:
            if company.may_end(floor, x, y):
                way = walker.straight(floor, x, y, allowance)
                if way is not None:
                    if company.keeps(x, y, floor.number):
                        return Placed(x, y, floor.number, way)
                elif seen < tries:
                    legal.append((x, y, floor))
                    found = True
        seen += found
    for x, y, floor in legal:
        way = walker.detour(floor, x, y, allowance)
        if way is not None and company.keeps(x, y, floor.number):
            return Placed(x, y, floor.number, way)
    return None


def box_of(floors: list[Floor]) -> tuple[int, int, int, int]:
    """A box outside which no centre can end on any of the floors."""
    if len(floors) == 1:
        return floors[0].ends.box
    boxes = [floor.ends.box for floor in floors] or [(0, 0, -1, -1)]
    return (
        min([box[0] for box in boxes]),
        min([box[1] for box in boxes]),
        max([box[2] for box in boxes]),
        max([box[3] for box in boxes]),
    )


def find_place(walker: Walker, leader_x: int, leader_y: int, allowance: int, company: PlacedBases) -> Placed | None:
    """The place of one model around its leader: the place it wants if a straight way leads there, else one in the
    honeycomb (FB-12.9)."""
    spot = first_reached(walker, [(walker.want_x, walker.want_y)], allowance, company, 0)
    if spot is None:
        away_x, away_y = leader_x - walker.want_x, leader_y - walker.want_y
        comb = comb_order(2 * company.radius, company.command, away_x, away_y)
        spot = first_reached(walker, comb, allowance, company, TRIES, leader_x, leader_y)
    return spot


def in_turn(leader_x: int, leader_y: int, walkers: list[Walker]) -> list[int]:
    """The order in which models find their places: the Standard Bearer, then by the distance of the wanted place from the
    Leader, then by number (FB-12.1, FB-12.9)."""
    keys = [
        (not each.bearer, square(leader_x, leader_y, each.want_x, each.want_y), each.number, n)
        for n, each in enumerate(walkers)
    ]
    return [n for _, _, _, n in sorted(keys)]


def form_up(
    leader_x: int, leader_y: int, walkers: list[Walker], allowance: int, company: PlacedBases
) -> list[Placed] | None:
    """The default formation: a place for every model around the leader's new place, or None if it fails (FB-12.9, FB-12.11).

    `company` holds the leader and all others already in place; it is not changed. The result is in the order of `walkers`.
    """
    crowd = PlacedBases(company.radius, company.command)
    crowd.placed, crowd.anchors = list(company.placed), list(company.anchors)
    found: list[tuple[int, Placed]] = []
    for n in in_turn(leader_x, leader_y, walkers):
        walker = walkers[n]
        spot = find_place(walker, leader_x, leader_y, allowance, crowd)
        if spot is None:
            return None
        crowd.add(spot.x, spot.y, spot.floor, walker.bearer)
        found.append((n, spot))
    found.sort(key=lambda pair: pair[0])
    return [spot for _, spot in found]


class Outing:
    """Models that form up around their leader and all start at one place with the same barriers, as on the way out of a house.

    What one of them finds out about a place holds for all: no base fits in where another stands, and a way that is barred to
    one is barred to the others. So a place is tested once, not once for each model: the slowest searches take two thirds of the
    time.
    """

    __slots__ = ("allowance", "barred", "closed", "detours", "failed", "floor", "shade", "straight", "walker")

    def __init__(self, walker: Walker, allowance: int) -> None:
        """`walker` is any of them."""
        self.walker = walker
        self.floor = walker.floors[0]
        self.allowance = allowance
        self.closed: set[LatticePoint] = set()
        """Places where none of them can end."""
        self.straight: dict[LatticePoint, list[LatticePoint] | None] = {}
        """The straight ways to places where the centre may be."""
        self.barred: set[LatticePoint] = set()
        """Those of them to which no straight way leads."""
        self.detours: dict[LatticePoint, list[LatticePoint] | None] = {}
        self.failed = 0
        """How many formations have failed."""
        self.shade: Shade | None = None
        """Where no straight way leads, once many formations have failed."""

    def form_up(self, leader_x: int, leader_y: int, walkers: list[Walker], company: PlacedBases) -> list[Placed] | None:
        """The default formation, as by `form_up`."""
        crowd = PlacedBases(company.radius, company.command)
        crowd.placed, crowd.anchors = list(company.placed), list(company.anchors)
        found: dict[int, Placed] = {}
        self.closed = set()
        for n in in_turn(leader_x, leader_y, walkers):
            walker = walkers[n]
            spot = self.find_place(leader_x, leader_y, walker, crowd)
            if spot is None:
                self.note_failure()
                return None
            crowd.add(spot.x, spot.y, spot.floor, walker.bearer)
            found[n] = spot
        return [found[n] for n in range(len(walkers))]

    def note_failure(self) -> None:
        """Where many formations fail, most places cannot be reached: then it is worth knowing which."""
        self.failed += 1
        if self.failed == MANY:
            floor, x, y = self.floor, self.walker.x, self.walker.y
            self.shade = Shade(floor.ways, floor.ends, x, y, x, y)

    def find_place(self, leader_x: int, leader_y: int, walker: Walker, crowd: PlacedBases) -> Placed | None:
        """The place of one of them, as by `find_place`."""
        number, closed = self.floor.number, self.closed
        x, y = walker.want_x, walker.want_y
        way = self.straight_to(x, y) if self.may_end(x, y, crowd) else None
        if way is not None:
            return Placed(x, y, number, way)
        legal: list[LatticePoint] = []
        shade = self.shade
        for dx, dy in comb_order(2 * crowd.radius, crowd.command, leader_x - x, leader_y - y):
            if shade is not None and len(legal) >= TRIES and shade.is_dark(leader_x + dx, leader_y + dy):
                continue
            spot = (leader_x + dx, leader_y + dy)
            if spot in closed or (len(legal) >= TRIES and spot in self.barred):
                continue
            if not self.may_end(spot[0], spot[1], crowd):
                continue
            way = self.straight_to(spot[0], spot[1])
            if way is not None:
                return Placed(spot[0], spot[1], number, way)
            if len(legal) < TRIES:
                legal.append(spot)
        for spot in legal:
            if spot not in self.detours:
                self.detours[spot] = self.walker.detour(self.floor, spot[0], spot[1], self.allowance)
            way = self.detours[spot]
            if way is not None:
                return Placed(spot[0], spot[1], number, way)
        return None

    def may_end(self, x: int, y: int, crowd: PlacedBases) -> bool:
        """Is it a legal end position (`PlacedBases.may_end`)?"""
        if (x, y) in self.straight:
            clear = crowd.has_room(x, y, self.floor.number)
        else:
            clear = crowd.has_room(x, y, self.floor.number) and self.floor.ends.is_clear(x, y)
        if not clear:
            self.closed.add((x, y))
        return clear and crowd.in_command(x, y)

    def straight_to(self, x: int, y: int) -> list[LatticePoint] | None:
        """The straight way to a place where the centre may be, or None."""
        if (x, y) not in self.straight:
            way = self.straight[(x, y)] = self.walker.straight(self.floor, x, y, self.allowance)
            if way is None:
                self.barred.add((x, y))
        return self.straight[(x, y)]


# -- as near as possible -----------------------------------------------------------------------------------------------


def gap_to_base(x: int, y: int, radius: int, at_x: int, at_y: int, other: int) -> Gap:
    """The gap between two bases (FB-3.4)."""
    return (square(x, y, at_x, at_y), 1, radius + other)


def gap_to_ground(x: int, y: int, radius: int, corners: Polygon) -> Gap:
    """The gap between a base and a piece of ground. Negative if they overlap, which the rules treat as touching (FB-3.14)."""
    num, den = square_to(x, y, corners)
    return (num, den, radius)


def compare(one: Gap, two: Gap, slack: int = 0) -> int:
    """-1 if the first gap is less than the second plus `slack`, 0 if it is equal, 1 if it is greater (FB-29.2, FB-12.16).

    >>> compare((10000, 1, 100), (15625, 1, 100)), compare((15625, 1, 100), (10000, 1, 100), 25)
    (-1, 0)
    """
    return compare_gaps(one[0], one[1], one[2], two[0], two[1], two[2] - slack)


def is_within(gap: Gap, reach: int) -> bool:
    """Is a gap at most a length (FB-3.6)?

    >>> is_within((40000, 1, 100), 100), is_within((40001, 1, 100), 100)
    (True, False)
    """
    return compare_gaps(gap[0], gap[1], gap[2], 0, 1, -reach) <= 0


def nearest_gap(x: int, y: int, radius: int, bases: list[Base], pieces: list[Polygon]) -> Gap:
    """The smallest gap from a base to any of the others and any of the pieces. There must be at least one (FB-3.8)."""
    best: Gap | None = None
    near = size = 0
    for bx, by, br in bases:
        squared = (x - bx) * (x - bx) + (y - by) * (y - by)
        # Among bases of one size, the nearer centre means the nearer base.
        if best is None or (squared < near if br == size else compare((squared, 1, radius + br), best) < 0):
            near, size = squared, br
            best = (squared, 1, radius + br)
    for piece in pieces:
        gap = gap_to_ground(x, y, radius, piece)
        if best is None or compare(gap, best) < 0:
            best = gap
    assert best is not None, "nothing to be near to"
    return best


def by_gap(gaps: list[Gap]) -> list[int]:
    """The indices of the gaps, smallest gap first; of equal ones, the first (FB-3.20, FB-12.13, FB-12.20).

    >>> by_gap([(900, 1, 10), (900, 1, 20), (400, 1, 0), (100, 1, 0)])
    [1, 3, 0, 2]
    """

    def order(a: int, b: int) -> int:
        return compare(gaps[a], gaps[b])

    if len({gap[1:] for gap in gaps}) <= 1:
        # Between bases of the same sizes, comparing squares is enough.
        return sorted(range(len(gaps)), key=lambda n: gaps[n][0])
    return sorted(range(len(gaps)), key=cmp_to_key(order))


def closest_place(
    walker: Walker,
    spots: list[LatticePoint],
    allowance: int,
    company: PlacedBases,
    bases: list[Base],
    pieces: list[Polygon],
) -> Placed | None:
    """Of the places that are legal ends with a straight way, the one with the smallest gap to the nearest target. Of equal
    ones the shorter way, then the further south, then the further west. None if no place will do (FB-12.14, FB-22.22).
    """
    if are_alike(bases, pieces):
        return closest_ranked(walker, sorted([rank(x, y, bases) for x, y in spots]), allowance, company, set())
    most, at_x, at_y = allowance * allowance, walker.x, walker.y
    near = [(x, y) for x, y in spots if (x - at_x) * (x - at_x) + (y - at_y) * (y - at_y) <= most]
    best: Placed | None = None
    best_gap: Gap = (0, 1, 0)
    best_order = (0, 0, 0)
    for x, y in near:
        gap = nearest_gap(x, y, company.radius, bases, pieces)
        nearer = -1 if best is None else compare(gap, best_gap)
        if nearer > 0:
            continue
        order = (length(walker.x, walker.y, x, y), y, x)
        if nearer == 0 and order >= best_order:
            continue
        found = placed_straight(walker, x, y, allowance, company)
        if found is not None:
            best, best_gap, best_order = found, gap, order
    return best


def are_alike(bases: list[Base], pieces: list[Polygon]) -> bool:
    """Are all targets bases of one size, so that the nearer centre means the nearer base?"""
    if pieces or not bases:
        return False
    radius = bases[0][2]
    return all(each[2] == radius for each in bases)


def rank(x: int, y: int, bases: list[Base]) -> int:
    """A place with its squared distance from the nearest of some bases, as one number.

    Numbers sort by distance, then south to north, then west to east.

    >>> rank(3, 4, [(0, 0, 50), (99, 0, 50)]) >> 32, rank(0, 5, [(0, 0, 50)]) - rank(3, 4, [(0, 0, 50)])
    (25, 65533)
    """
    nearest = -1
    for bx, by, _ in bases:
        far = (x - bx) * (x - bx) + (y - by) * (y - by)
        if far < nearest or nearest < 0:
            nearest = far
    return (nearest << 32) + point(x, y)


def closest_ranked(
    walker: Walker, ranks: list[int], allowance: int, company: PlacedBases, shut: set[LatticePoint]
) -> Placed | None:
    """The same for targets of one size and places in order (`rank`): the best places are tested first.

    `shut` are places where it cannot end, as far as known.
    """
    most, at_x, at_y = allowance * allowance, walker.x, walker.y
    first, count = 0, len(ranks)
    while first < count:
        best = ranks[first]
        last = first + 1
        if last < count and ranks[last] >> 32 == best >> 32:
            while last < count and ranks[last] >> 32 == best >> 32:
                last += 1
            alike = spots_of([each & POINTS for each in dict.fromkeys(ranks[first:last])])
            if len(alike) > 1:
                order = [(length(at_x, at_y, x, y), y, x) for x, y in alike]
                order.sort()
                alike = [(x, y) for _, y, x in order]
        else:
            alike = [((best & 0xFFFF) + LEAST, (best >> 16 & 0xFFFF) + LEAST)]
        for x, y in alike:
            if (x - at_x) * (x - at_x) + (y - at_y) * (y - at_y) <= most and (x, y) not in shut:
                found = placed_straight(walker, x, y, allowance, company)
                if found is not None:
                    return found
        first = last
    return None


def placed_straight(walker: Walker, x: int, y: int, allowance: int, company: PlacedBases) -> Placed | None:
    """A place on the first of the floors where it is a legal end with a straight way, or None (FB-12.14)."""
    for floor in walker.floors:
        way = walker.straight(floor, x, y, allowance) if company.may_end(floor, x, y) else None
        if way is not None and company.keeps(x, y, floor.number):
            return Placed(x, y, floor.number, way)
    return None


def nearer_place(walker: Walker, floor: Floor, x: int, y: int, allowance: int, company: PlacedBases) -> Placed:
    """Straight towards a point, to the furthest legal place at a multiple of 0.25", ignoring Command Range. If there is none,
    where it stands (FB-4.20)."""
    for at_x, at_y in reversed(places_towards(walker.x, walker.y, x, y, allowance)):
        way = walker.straight(floor, at_x, at_y, allowance)
        if way is not None and company.has_room(at_x, at_y, floor.number) and floor.ends.is_clear(at_x, at_y):
            return Placed(at_x, at_y, floor.number, way)
    return Placed(walker.x, walker.y, floor.number, [(walker.x, walker.y)])


def touching(one: list[Base], two: list[Base], slack: int = 5) -> list[tuple[int, int]]:
    """Which bases of two lists on the same floor are in contact, as pairs of their indices (FB-3.10).

    >>> touching([(0, 0, 50), (500, 0, 50)], [(105, 0, 50), (606, 0, 50)])
    [(0, 0)]
    """
    return [
        (n, m)
        for n, (ax, ay, ar) in enumerate(one)
        for m, (bx, by, br) in enumerate(two)
        if square(ax, ay, bx, by) <= (ar + br + slack) * (ar + br + slack)
    ]
