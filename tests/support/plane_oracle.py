"""An independent oracle for the plane: shapely answers the same questions in floats, from the ledger's definitions alone.

Each check generates a random case, asks both and says whether they agree: `SAME`, `CLOSE` (the case lies within 0.001" of
its limit, where floats cannot decide) or a text that says what differs. Discs are centres and distances, never shapely's
buffers, which are polygons.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, floor, hypot, pi, radians, sin
from random import Random
from typing import Final

from shapely import LineString, Point, Polygon, box
from shapely.affinity import affine_transform

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.outlines import is_simple, middle, polygons
from sandtable.core.space.paths import (
    Barrier,
    PathGround,
    fits,
    keep_apart,
    keep_clear,
    keep_clear_of,
    keep_off,
    way_length,
)
from sandtable.core.space.plane import (
    INSIDE,
    OUTSIDE,
    gap_within,
    grown,
    polygon,
    square_to,
    stays_in,
    swept,
)
from sandtable.core.space.plane import Polygon as Corners
from sandtable.core.space.regions import BLUR, ReachRegion
from sandtable.core.space.sight import Base, sees

SAME: Final = ""
CLOSE: Final = "close"
NEAR: Final = 0.1
"""0.001 inch in lattice steps. Closer to a limit than this, floats cannot decide."""
RADII: Final = (50, 100, 150)


def spot(rng: Random, side: int) -> LatticePoint:
    return (rng.randrange(side), rng.randrange(side))


def beside(rng: Random, one: LatticePoint, two: LatticePoint, side: int) -> LatticePoint:
    """A point near the line between two others, or anywhere."""
    if rng.random() < 0.3:
        return spot(rng, side)
    at, wide = rng.random(), side // 8
    x, y = one[0] + (two[0] - one[0]) * at, one[1] + (two[1] - one[1]) * at
    return (round(x) + rng.randrange(-wide, wide), round(y) + rng.randrange(-wide, wide))


def outline(rng: Random, side: int, least: int = 60, most: int = 400) -> Corners:
    """A piece of ground with 3 to 9 corners around a centre, possibly with inner corners."""
    while True:
        x, y = spot(rng, side)
        turns = sorted([rng.random() * 2 * pi for _ in range(rng.randrange(3, 10))])
        fars = [rng.randrange(least, most) for _ in turns]
        found = tuple([(round(x + far * cos(t)), round(y + far * sin(t))) for t, far in zip(turns, fars, strict=True)])
        if len(found) > 2 and is_simple(found):
            return found


def compared(name: str, ours: bool, theirs: float, limit: float) -> str:
    """Compare our answer, whether something is within the limit, with their distance."""
    if abs(theirs - limit) < NEAR:
        return CLOSE
    return SAME if ours == (theirs < limit) else f"{name}: we say {ours}, but {theirs} is to be compared with {limit}"


def worst(answers: list[str]) -> str:
    """The first difference, if there is one; otherwise whether anything was close."""
    decided = [answer for answer in answers if answer not in (SAME, CLOSE)]
    return decided[0] if decided else CLOSE if CLOSE in answers else SAME


# -- placements --------------------------------------------------------------------------------------------------------


def check_placement(rng: Random) -> str:
    """Bases and pieces: gaps, overlap, within, in, nearest distances (FB-3.4 to FB-3.14)."""
    side = rng.choice((300, 1200, 3600))
    (ax, ay), (bx, by) = spot(rng, side), spot(rng, side)
    a, b, reach = rng.choice(RADII), rng.choice(RADII), rng.randrange(0, side)
    one, two = outline(rng, side), outline(rng, side)
    ground, other, here = Polygon(one), Polygon(two), Point(ax, ay)
    apart, off = hypot(ax - bx, ay - by), here.distance(ground)
    answers = [
        compared("gap", gap_within(ax, ay, a, bx, by, b, reach), apart - a - b, reach),
        compared("grown", grown(ax, ay, one, a + reach) != OUTSIDE, off, a + reach),
        compared("pieces", polygons(one, two, reach) != OUTSIDE, ground.distance(other), reach),
    ]
    edge = here.distance(ground.exterior)
    if edge > NEAR:
        inside = ground.contains(here)
        if (polygon(ax, ay, one) == INSIDE) != inside:
            answers.append(f"in: {ax, ay} and {one}")
    num, den = square_to(ax, ay, one)
    if abs((num / den) ** 0.5 - off) > NEAR:
        answers.append(f"distance: {(num / den) ** 0.5} is not {off}")
    x, y, below = middle(one)
    centre = ground.centroid
    if hypot(x / below - centre.x, y / below - centre.y) > NEAR:
        answers.append(f"middle: {x / below, y / below} is not {centre}")
    return worst(answers)


# -- moves -------------------------------------------------------------------------------------------------------------


class Scene:
    """A mover among bases and pieces, ours as barriers and theirs as geometries with the distance to keep."""

    def __init__(self, rng: Random, side: int, bases: int, pieces: int) -> None:
        self.radius = rng.choice(RADII)
        self.box = (self.radius, self.radius, side - self.radius, side - self.radius)
        self.start, self.end = self.inside(rng, side), self.inside(rng, side)
        self.barriers: list[Barrier] = []
        self.theirs: list[tuple[Point | Polygon, float]] = []
        self.corners: list[tuple[int, int, int]] = []
        for _ in range(bases):
            self.add_base(rng, side)
        for _ in range(pieces):
            self.add_piece(rng, side)
        self.ways = PathGround(self.barriers, self.box).started_at(*self.start)

    def inside(self, rng: Random, side: int) -> LatticePoint:
        return (rng.randrange(self.radius, side - self.radius), rng.randrange(self.radius, side - self.radius))

    def add_base(self, rng: Random, side: int) -> None:
        """A friend whom it may touch, or an enemy within 2" of whom it may not come, unless it starts there."""
        (x, y), apart = beside(rng, self.start, self.end, side), self.radius + rng.choice(RADII)
        far = hypot(x - self.start[0], y - self.start[1])
        if far < apart:
            return
        if rng.random() < 0.5:
            self.barriers.append(keep_apart(x, y, apart))
            self.theirs.append((Point(x, y), apart))
        else:
            apart += 200
            self.barriers.append(keep_clear(x, y, apart))
            self.theirs.append((Point(x, y), min(apart, far)))
        self.corners.append((x, y, apart))

    def add_piece(self, rng: Random, side: int) -> None:
        piece, apart = outline(rng, side), self.radius
        far = Polygon(piece).distance(Point(self.start))
        if far < apart:
            return
        if rng.random() < 0.5:
            self.barriers.append(keep_off(piece, apart))
            self.theirs.append((Polygon(piece), apart))
        else:
            apart += 100
            self.barriers.append(keep_clear_of(piece, apart))
            self.theirs.append((Polygon(piece), min(apart, far)))
        self.corners += [(x, y, apart) for x, y in piece]

    def room(self, one: LatticePoint, two: LatticePoint) -> float:
        """The margin by which a straight way keeps its distances; negative if it does not."""
        leg = Point(one) if one == two else LineString([one, two])
        left, low, right, high = self.box
        found = [each.distance(leg) - keep for each, keep in self.theirs]
        for x, y in (one, two):
            found += [x - left + NEAR * 2, right - x + NEAR * 2, y - low + NEAR * 2, high - y + NEAR * 2]
        return float(min(found))


def check_leg(rng: Random) -> str:
    """A straight way of a base among others: free or not, on both floors' terms (FB-12.4, FB-13.4 to FB-13.6, FB-22.20)."""
    side = rng.choice((600, 1200, 3600))
    scene = Scene(rng, side, rng.randrange(1, 6), rng.randrange(3))
    ends = [scene.start if rng.random() < 0.7 else spot(rng, side), scene.end]
    room = scene.room(ends[0], ends[1])
    ours = scene.ways.is_leg(ends[0][0], ends[0][1], ends[1][0], ends[1][1])
    starts_within = any(abs(each.distance(Point(ends[0])) - keep) < NEAR for each, keep in scene.theirs)
    answers = [CLOSE if starts_within and abs(room) < NEAR else compared("leg", not ours, room, 0.0)]
    floor_plan = outline(rng, side)
    leg = LineString(ends) if ends[0] != ends[1] else Point(ends[0])
    ground = Polygon(floor_plan)
    off = leg.difference(ground.buffer(NEAR)).length
    inside = leg.difference(ground.buffer(-NEAR)).length
    stays = stays_in(ends[0][0], ends[0][1], ends[1][0], ends[1][1], floor_plan)
    if (stays and off > 0) or (not stays and inside == 0 and ground.buffer(-NEAR).covers(leg)):
        answers.append(f"floor: we say {stays} of {ends} in {floor_plan}")
    radius = rng.choice(RADII)
    over = swept(ends[0][0], ends[0][1], ends[1][0], ends[1][1], floor_plan, radius)
    answers.append(compared("swept", over != OUTSIDE, leg.distance(ground), radius))
    return worst(answers)


def away_from_zero(value: float) -> int:
    return floor(value + 0.5) if value >= 0 else -floor(0.5 - value)


def shortest(scene: Scene, end: LatticePoint, allowance: int) -> tuple[float, float]:
    """The shortest way with up to two turning points that surely keeps its distances, and the one that perhaps does."""
    points = {scene.start, end}
    for cx, cy, keep in scene.corners:
        far = keep / cos(radians(22.5)) + 2
        for step in range(8):
            at = (cx + far * cos(radians(45 * step)), cy + far * sin(radians(45 * step)))
            points.add((away_from_zero(at[0]), away_from_zero(at[1])))
    near = [p for p in points if hypot(*minus(p, scene.start)) + hypot(*minus(p, end)) <= allowance + 1]
    best = [float("inf"), float("inf")]
    rooms: dict[tuple[LatticePoint, LatticePoint], float] = {}

    def room(one: LatticePoint, two: LatticePoint) -> float:
        if (one, two) not in rooms:
            rooms[one, two] = scene.room(one, two)
        return rooms[one, two]

    firsts = [p for p in near if room(scene.start, p) > -NEAR]
    lasts = [p for p in near if room(p, end) > -NEAR]
    for p in firsts:
        for q in lasts:
            total = hypot(*minus(p, scene.start)) + hypot(*minus(q, p)) + hypot(*minus(end, q))
            if total < best[0] and total <= allowance + 1:
                least = min(room(scene.start, p), room(p, q), room(q, end))
                if least > NEAR:
                    best[0] = min(best[0], total)
                if least > -NEAR:
                    best[1] = min(best[1], total)
    return best[0], best[1]


def minus(one: LatticePoint, two: LatticePoint) -> LatticePoint:
    return (one[0] - two[0], one[1] - two[1])


def check_way(rng: Random) -> str:
    """The automatic way: it keeps its distances and fits, and no other is shorter; the region says the same (FB-12.8)."""
    side = rng.choice((1600, 2600))
    scene = Scene(rng, side, rng.randrange(1, 5), rng.randrange(3))
    ends = [scene.end] + [scene.inside(rng, side) for _ in range(4)]
    end = next((each for each in ends if scene.ways.is_clear(*each)), scene.end)
    allowance = round(hypot(*minus(end, scene.start)) * (0.95 + rng.random()))
    ours = scene.ways.way(scene.start[0], scene.start[1], end[0], end[1], allowance)
    reach = ReachRegion(scene.start[0], scene.start[1], allowance, scene.ways, PathGround([], scene.box))
    if reach.contains(end[0], end[1]) != (ours is not None) or bool(reach.why_not(end[0], end[1])) != (ours is None):
        return f"region: it differs from the way {ours}"
    sure, perhaps = shortest(scene, end, allowance)
    if ours is None:
        if sure < allowance - NEAR:
            return f"way: we find none, but there is one of {sure} within {allowance}"
        return SAME if perhaps > allowance + NEAR else CLOSE
    if not fits(ours, allowance) or any(scene.room(a, b) < -NEAR for a, b in pairwise(ours)):
        return f"way: {ours} is not legal"
    long = way_length(ours) / 100
    straight = hypot(*minus(end, scene.start))
    if len(ours) == 2:
        return SAME if abs(long - straight) < NEAR else f"way: {long} is not {straight}"
    if long > sure + NEAR:
        return f"way: {ours} is longer than {sure}"
    return CLOSE if long < perhaps - NEAR or perhaps < sure else SAME


# -- regions -----------------------------------------------------------------------------------------------------------


def is_broad(reach: ReachRegion, x: int, y: int, inside: bool) -> bool:
    """Is the region, or what is out of it, broader there than the blur? Slivers between two edges may be drawn away."""
    places = [(x + dx * BLUR, y + dy * BLUR) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [reach.contains(*place) for place in places].count(inside) > 3


def check_drawing(rng: Random) -> str:
    """The drawing of a region matches what it contains, except for the blur (FB-29.10)."""
    side = rng.choice((1200, 2000))
    scene = Scene(rng, side, rng.randrange(9), rng.randrange(4))
    allowance = rng.randrange(100, 900)
    ends = PathGround([*scene.ways.barriers, keep_apart(*spot(rng, side), 150)], scene.box)
    reach = ReachRegion(*scene.start, allowance, scene.ways, ends)
    shapes, holes = reach.shapes(), reach.holes()

    def is_drawn(x: int, y: int) -> bool:
        if all(shape.where(x, y) == OUTSIDE for shape in shapes):
            return False
        return not any(hole.where(x, y) < (1 if edge else 0) for hole, edge, _ in holes)

    for _ in range(20):
        x, y = scene.start[0] + round(rng.gauss(0, allowance / 2)), scene.start[1] + round(rng.gauss(0, allowance / 2))
        inside = reach.contains(x, y)
        if bool(reach.why_not(x, y)) == inside:
            return f"region: {x, y} is {'in' if inside else 'out'}, and the reasons are {reach.why_not(x, y)}"
        if is_drawn(x, y) == inside:
            continue
        looks = [is_drawn(x + dx * BLUR, y + dy * BLUR) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        if inside not in looks and is_broad(reach, x, y, inside):
            return f"drawing: {x, y} is {'in' if inside else 'out'}, but drawn otherwise; {scene.start}, {allowance}"
    return SAME


# -- sight -------------------------------------------------------------------------------------------------------------


def check_sight(rng: Random) -> str:
    """Sight between two bases past others and past pieces, line by line (FB-6.2, FB-6.3, FB-29.5)."""
    side = rng.choice((900, 1800, 3600))
    p, q, a, b = spot(rng, side), spot(rng, side), rng.choice(RADII), rng.choice(RADII)
    bases: list[Base] = [(*beside(rng, p, q, side), rng.choice(RADII)) for _ in range(rng.randrange(8))]
    pieces = [outline(rng, side) for _ in range(rng.randrange(4))]
    ours = sees(*p, a, *q, b, bases, pieces)
    if ours != sees(*q, b, *p, a, bases, pieces):
        return "sight: it differs from the other end"
    if p == q:
        return SAME if ours else "sight: nobody sees where it stands"
    length = hypot(*minus(q, p))
    verdicts = []
    for k in (0, 0.5, -0.5, 0.25, -0.25):
        wide = k * (a + b) / length
        v = (
            q[0] - p[0] + away_from_zero(-(q[1] - p[1]) * wide),
            q[1] - p[1] + away_from_zero((q[0] - p[0]) * wide),
        )
        verdicts.append(lines_left(p, a, q, b, v, bases, pieces))
    if True in verdicts:
        return SAME if ours else "sight: we see nothing, but lines are left"
    if None in verdicts:
        return CLOSE
    return SAME if not ours else "sight: we see, but no line is left"


@lru_cache(maxsize=2_000)
def shape_of(corners: Corners) -> Polygon:
    """The shape of an outline, cached because each battlefield needs its outlines thousands of times."""
    return Polygon(corners)


@lru_cache(maxsize=20_000)
def is_within(corners: Corners, spot: LatticePoint) -> bool:
    """Is a point inside an outline or on it?"""
    return bool(shape_of(corners).distance(Point(spot)) < 1e-9)


def lines_left(
    p: LatticePoint, a: int, q: LatticePoint, b: int, v: LatticePoint, bases: list[Base], pieces: list[Corners]
) -> bool | None:
    """Are there free lines in a direction? None if less than 0.001" decides."""
    size = hypot(*v)
    ux, uy = v[0] / size, v[1] / size

    def ahead_and_aside(x: float, y: float) -> tuple[float, float]:
        return (ux * (x - p[0]) + uy * (y - p[1]), ux * (y - p[1]) - uy * (x - p[0]))

    end, there = ahead_and_aside(*q)
    low, high = max(-a, there - b), min(a, there + b)
    taken: list[tuple[float, float]] = []
    doubtful: list[tuple[float, float]] = []
    for x, y, r in bases:
        ahead, over = ahead_and_aside(x, y)
        if min(abs(ahead), abs(ahead - end)) < 1e-6:
            doubtful.append((over - r - 5, over + r + 5))
        elif 0 < ahead < end:
            taken.append((over - r - 5, over + r + 5))
    for piece in pieces:
        # rotated so that x points ahead and y to the side
        turned = affine_transform(shape_of(piece), [ux, uy, -uy, ux, -ux * p[0] - uy * p[1], uy * p[0] - ux * p[1]])
        if any(min(abs(ahead), abs(ahead - end)) < 1e-6 for ahead, _ in [ahead_and_aside(*corner) for corner in piece]):
            doubtful.append((turned.bounds[1], turned.bounds[3]))
            continue
        part = turned.intersection(box(0, -1e5, end, 1e5))
        for each in getattr(part, "geoms", [part]):
            if each.is_empty:
                continue
            _, least, _, most = each.bounds
            taken.append((least, most))
    surely = is_covered(low, high, [(one + NEAR, two - NEAR) for one, two in taken if two - one > 2 * NEAR])
    perhaps = is_covered(low + NEAR, high - NEAR, [(one - NEAR, two + NEAR) for one, two in [*taken, *doubtful]])
    return not surely if surely == perhaps else None


def is_covered(low: float, high: float, taken: list[tuple[float, float]]) -> bool:
    """Do the intervals cover everything from low to high?"""
    for one, two in sorted(taken):
        if one > low:
            return False
        low = max(low, two)
        if low > high:
            return True
    return False


CHECKS: Final = (check_placement, check_leg, check_way, check_drawing, check_sight)
