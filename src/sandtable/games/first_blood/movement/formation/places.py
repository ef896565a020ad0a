"""Questions that ask for a place: any legal point may be picked, and every other has reasons (FB-27.7, FB-29.10).

Legality is tested exactly. The drawing is computed only on demand. It is slightly inexact where a formation fails
(FB-12.11), because places are sampled there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, hypot, isqrt, pi, sin, sqrt
from typing import Final

from sandtable.core.engine.decision import Hole, Target
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.exact import LatticePoint, steps_along
from sandtable.core.space.formation import PlacedBases
from sandtable.core.space.paths import OFF_THE_TABLE, TOO_FAR
from sandtable.core.space.plane import Polygon, Shape, square
from sandtable.core.space.points import LEAST, MOST, point, points_of, step_of, x_of, y_of
from sandtable.core.space.regions import ReachRegion
from sandtable.games.first_blood.movement.formation import place_refusals as refused
from sandtable.games.first_blood.movement.formation.obstacles import TOO_HIGH, Obstacles, Storey, blame_of
from sandtable.games.first_blood.movement.formation.place_refusals import ReachedRegion, targets
from sandtable.games.first_blood.movement.formation.progress import Progress
from sandtable.games.first_blood.movement.formation.regiment import Member, MovingRegiment
from sandtable.games.first_blood.refusals import gap, refusal
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import INCH

MAX_STARS: Final = 512
"""How many lists of steps are cached."""
GRAIN: Final = INCH
"""The spacing of formations tried for the drawing."""
WIDE: Final = 1 << 14
"""Larger than any table."""
FAR_OUT: Final = 40
"""A corner of a floor, this many times as far from its middle, is also off any table."""
SECTORS: Final = 48
"""The number of sectors for drawing the area outside Command Range."""
FINE: Final = INCH // 10
"""The spacing of places tried to find out whether there is any; wider only where a Model moves far."""
ROWS: Final = 40
"""The maximum number of rows of places to try: `FINE` apart in the 2" that a climb of 3" leaves of most Marches."""
RINGS: Final = (1, 2, 4, 8, 16, 32, 64)
"""Squares around a place, in hundredths of an inch to either side, tried as first points of a path from there."""


class Inward(ReachRegion):
    """What a Model reaches when it enters the table: its path may begin anywhere along an edge (FB-13.8)."""

    __slots__ = ()


def command_gap(st: State, seat: int, spot: int) -> Facts:
    """How far the nearest Leader Model is (`n`), and Command Range (`m`) (FB-4.10)."""
    region = st.asked(seat).region
    assert isinstance(region, ReachedRegion)
    company = region.company
    assert company is not None
    gaps = [hypot(x_of(spot) - x, y_of(spot) - y) for x, y in company.anchors]
    return gap(min(gaps) - 2 * company.radius, company.command)


NO_FORMATION: Final = refusal("FB-12.11", "place")
OTHERS_STUCK: Final = refusal("FB-12.10", "place")
SAME_POINT: Final = refusal("FB-12.7")
OUT_OF_COMMAND: Final = refusal("FB-4.10", more=command_gap)


class Places(ReachedRegion):
    """Where one Model may be placed: what it can reach, minus what `check` forbids.

    `always` is a place that is always legal: its current place (FB-12.11) or its automatic one.
    """

    __slots__ = ("always", "drawn", "obstacles")

    def __init__(
        self,
        reach: ReachRegion,
        obstacles: Obstacles,
        clause: str,
        always: LatticePoint | None,
        sample: list[int],
        company: PlacedBases | None = None,
    ) -> None:
        super().__init__([], clause, [], sample)
        self.reach = reach
        self.obstacles = obstacles
        self.always = always
        self.company = company
        self.drawn: tuple[list[Shape], list[Hole]] | None = None

    def check(self, x: int, y: int) -> Refusal | None:
        """Why the Model cannot be at a reachable place."""
        raise NotImplementedError

    def refusals(self, spot: int) -> list[Refusal]:
        x, y = x_of(spot), y_of(spot)
        if (x, y) == self.always:
            return []
        tags, end = self.tags(x, y)
        if OFF_THE_TABLE in tags and not self.obstacles.is_on_table(x, y):
            return [refused.OFF_TABLE]
        found = [self.obstacles.refusal(tag, end) for tag in tags] if tags else [self.check(x, y)]
        return [each for each in found if each is not None]

    def tags(self, x: int, y: int) -> tuple[list[int], bool]:
        """What keeps the Model from a place, and whether it does so at the end or on the path.

        Off the table and too far come first: if a place is out of reach, what stands there does not matter.
        """
        found = self.reach.offenders(x, y)
        if OFF_THE_TABLE in found:
            return [self.beyond(x, y)], True
        far = self.distance(x, y)
        if far > self.reach.allowance * self.reach.allowance:
            return [TOO_FAR if far > self.full() * self.full() else TOO_HIGH], False
        return (found, True) if found else (self.reach.why_not(x, y), False)

    def distance(self, x: int, y: int) -> int:
        """The squared distance of a place from where the Model, or the last leg of its path, begins; 0 if it enters."""
        return 0 if isinstance(self.reach, Inward) else square(self.reach.x, self.reach.y, x, y)

    def beyond(self, x: int, y: int) -> int:
        """The reason why a place outside the box of all ends is refused."""
        return OFF_THE_TABLE

    def full(self) -> int:
        """How far the Model could move without climbing."""
        return self.reach.allowance

    def contains(self, spot: int) -> bool:
        x, y = x_of(spot), y_of(spot)
        return (x, y) == self.always or (self.reach.contains(x, y) and self.check(x, y) is None)

    def blamed(self, spot: int) -> list[Target]:
        x, y = x_of(spot), y_of(spot)
        return [] if (x, y) == self.always else targets([blame_of(tag) for tag in self.tags(x, y)[0]])

    def further(self) -> Iterable[int]:
        """Rows of places all over the reachable area, and its rim: legal places are almost never more isolated than that."""
        reach = self.reach
        return disc_places(reach.x, reach.y, reach.allowance, reach.ends.bounds())

    def blur(self) -> int:
        """Whether a formation succeeds can change from one hundredth of an inch to the next."""
        return GRAIN

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        if self.drawn is None:
            self.drawn = (self.reach.shapes(), [*self.solid(), *self.around(), *self.gaps()])
        return self.drawn

    def solid(self) -> list[Hole]:
        """The areas the Model may not stand in or near."""
        found: list[Hole] = []
        for shape, strict, tag in self.reach.holes():
            blame = blame_of(tag)
            found.append(
                Hole(shape, self.obstacles.refusal(tag, True).clause, () if blame is None else (blame,), strict)
            )
        return found + [Hole(shape, refused.OFF_FLOOR.clause) for shape in beyond(self.reach.ends.fence)]

    def around(self) -> list[Hole]:
        """The bases of placed Models, and the area outside Command Range (FB-3.11, FB-4.10)."""
        if self.company is None:
            return []
        radius = self.company.radius
        found = [Hole(Shape(((x, y),), 2 * radius), refused.OVERLAP.clause) for x, y, _ in self.company.placed]
        return found + [Hole(shape, OUT_OF_COMMAND.clause) for shape in outside(self.company)]

    def gaps(self) -> list[Hole]:
        """Sampled reachable places where the formation fails, closer together where it begins to fail."""
        left, low, right, high = self.bounds()
        nodes = {(x, y): self.fails(x, y) for x in range(left, right + 1, GRAIN) for y in range(low, high + 1, GRAIN)}
        found: list[Hole] = []
        for (x, y), clause in nodes.items():
            beside = [
                nodes.get((x + dx * GRAIN, y + dy * GRAIN), clause) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            ]
            if all(other == clause for other in beside):
                found += [square_hole(x, y, GRAIN // 2, clause)] if clause else []
                continue
            part = GRAIN // 4
            for at_x, at_y in ((x - part, y - part), (x + part, y - part), (x - part, y + part), (x + part, y + part)):
                why = self.fails(at_x, at_y)
                found += [square_hole(at_x, at_y, part, why)] if why else []
        return found

    def fails(self, x: int, y: int) -> str:
        """The clause by which the formation fails around a reachable place, or ""."""
        if (x, y) == self.always or not self.reach.contains(x, y):
            return ""
        found = self.check(x, y)
        return found.clause if found is NO_FORMATION or found is OTHERS_STUCK else ""

    def bounds(self) -> tuple[int, int, int, int]:
        """A box around everything reachable."""
        left, low, right, high = self.reach.ends.box
        far, x, y = self.reach.allowance, self.reach.x, self.reach.y
        count = far // GRAIN
        return (
            max(left, x - count * GRAIN),
            max(low, y - count * GRAIN),
            min(right, x + count * GRAIN),
            min(high, y + count * GRAIN),
        )


class LeaderPlaces(Places):
    """Where a Leader may go: all others must automatically find places around it (FB-12.11, FB-12.17)."""

    __slots__ = ("body", "storey")

    def __init__(
        self,
        body: MovingRegiment,
        reach: ReachRegion,
        storey: Storey,
        clause: str,
        always: LatticePoint | None,
        sample: list[int],
    ) -> None:
        super().__init__(reach, body.obstacles, clause, always, sample)
        self.body = body
        self.storey = storey

    def beyond(self, x: int, y: int) -> int:
        return self.body.beyond(x, y)

    def full(self) -> int:
        return max(self.reach.allowance, 0 if self.is_turning() else self.body.allowance)

    def is_turning(self) -> bool:
        """Does the last leg begin somewhere other than the Leader's place?"""
        return (self.reach.x, self.reach.y) != (self.body.leader.x, self.body.leader.y)

    def check(self, x: int, y: int) -> Refusal | None:
        return None if self.body.is_formed(x, y, self.storey) else NO_FORMATION


class TurnPlaces(Places):
    """Where a path may turn: anywhere except its current point (FB-12.7)."""

    __slots__ = ()

    def tags(self, x: int, y: int) -> tuple[list[int], bool]:
        return super().tags(x, y)[0], False

    def refusals(self, spot: int) -> list[Refusal]:
        """A turning point that is itself too near to an enemy has a distance from it (FB-13.4)."""
        near = bool(self.reach.offenders(x_of(spot), y_of(spot)))
        return [
            refused.NEAR_ENEMY if near and each is refused.WAY_NEAR_ENEMY else each for each in super().refusals(spot)
        ]

    def check(self, x: int, y: int) -> Refusal | None:
        return SAME_POINT if x == self.reach.x and y == self.reach.y else None

    def further(self) -> Iterable[int]:
        """The squares around the current point of the path.

        A Model that can move straight in some direction can first move a little that way, so every gap of a degree counts.
        """
        reach = self.reach
        if not reach.ways.is_clear_known(reach.x, reach.y):
            return
        for ring in RINGS:
            if ring <= reach.allowance:
                for over in range(-ring, ring):
                    for dx, dy in ((over, -ring), (ring, over), (-over, ring), (-ring, -over)):
                        yield point(reach.x + dx, reach.y + dy)


class ModelPlaces(Places):
    """Another place for one Model.

    It must be next to placed Models and in Command Range, and all Models after it must still find a place automatically
    (FB-12.10).
    """

    __slots__ = ("floor", "member", "progress")

    def __init__(
        self,
        progress: Progress,
        member: Member,
        floor: int,
        reach: ReachRegion,
        always: LatticePoint | None,
        sample: list[int],
    ) -> None:
        super().__init__(reach, progress.body.obstacles, "FB-12.2", always, sample, progress.company)
        self.progress = progress
        self.member = member
        self.floor = floor

    def beyond(self, x: int, y: int) -> int:
        return self.progress.body.beyond(x, y)

    def full(self) -> int:
        turning = (self.reach.x, self.reach.y) != (self.member.x, self.member.y)
        return max(self.reach.allowance, 0 if turning else self.progress.body.allowance)

    def contains(self, spot: int) -> bool:
        x, y = x_of(spot), y_of(spot)
        if (x, y) == self.always:
            return True
        # Models in the way are checked first, because that is fast
        return self.why_crowded(x, y) is None and self.reach.contains(x, y) and self.goes_on(x, y)

    def refusals(self, spot: int) -> list[Refusal]:
        """Models of its own Regiment there, or being out of Command Range, come before other obstacles."""
        found = super().refusals(spot)
        x, y = x_of(spot), y_of(spot)
        tags, end = self.tags(x, y) if found else ([], True)
        crowded = self.why_crowded(x, y) if tags and not end and tags[0] not in (TOO_FAR, TOO_HIGH) else None
        return found if crowded is None else [crowded]

    def why_crowded(self, x: int, y: int) -> Refusal | None:
        company = self.progress.company
        if not company.has_room(x, y, self.floor):
            return refused.OWN_OVERLAP
        return None if company.in_command(x, y) else OUT_OF_COMMAND

    def goes_on(self, x: int, y: int) -> bool:
        return self.progress.goes_on(self.member.model, x, y, self.floor, self.member.bearer)

    def check(self, x: int, y: int) -> Refusal | None:
        return self.why_crowded(x, y) or (None if self.goes_on(x, y) else OTHERS_STUCK)


def is_there(x: int, y: int) -> bool:
    return LEAST <= x <= MOST and LEAST <= y <= MOST


def disc_places(x: int, y: int, far: int, box: tuple[int, int, int, int]) -> Iterator[int]:
    """Places all over a disc inside a box: its middle, then rows `FINE` apart, every fourth place first, and its rim.

    >>> found = [(x_of(spot), y_of(spot)) for spot in disc_places(500, 500, 20, (0, 0, 1000, 505))]
    >>> found[0], (480, 500) in found, (510, 490) in found, (500, 510) in found
    ((500, 500), True, True, False)
    """
    left, low, right, high = box[0] - x, box[1] - y, box[2] - x, box[3] - y
    if left > far or right < -far or low > far or high < -far:
        return
    for dx, dy in disc_steps(far):
        if left <= dx <= right and low <= dy <= high:
            yield point(x + dx, y + dy)


def disc_steps(far: int) -> list[LatticePoint]:
    """The steps from the middle of a disc to the places tried in it."""
    found = DISCS.get(far)
    if found is None:
        step = max(FINE, 2 * far // ROWS)
        rows = [(n * step, isqrt(far * far - n * n * step * step)) for n in range(-(far // step), far // step + 1)]
        inner = [(at * step, dy) for dy, wide in rows for at in range(-(wide // step), wide // step + 1)]
        wide = 4 * step
        inner.sort(key=lambda at: (at != (0, 0), at[0] % wide != 0 or at[1] % wide != 0))
        rim = [(aside, deep) for deep, most in rows for aside in (-most, most)]
        found = list(dict.fromkeys([*inner, *rim, *[(deep, aside) for aside, deep in rim]]))
        if len(DISCS) >= MAX_STARS:
            DISCS.clear()
        DISCS[far] = found
    return found


DISCS: Final[dict[int, list[LatticePoint]]] = {}


def square_hole(x: int, y: int, half: int, clause: str) -> Hole:
    return Hole(Shape(((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))), clause)


def beyond(fence: Polygon) -> list[Shape]:
    """The area outside a floor, one piece for each side."""
    if not fence:
        return []
    x, y = sum([at for at, _ in fence]) // len(fence), sum([at for _, at in fence]) // len(fence)
    far = [(x + FAR_OUT * (at_x - x), y + FAR_OUT * (at_y - y)) for at_x, at_y in fence]
    return [Shape((fence[n - 1], far[n - 1], far[n], fence[n])) for n in range(len(fence))]


def outside(company: PlacedBases) -> list[Shape]:
    """The area outside Command Range of all Leader Models, cut into sectors around the middle between them."""
    spots = company.anchors
    x, y = sum(at for at, _ in spots) / len(spots), sum(at for _, at in spots) / len(spots)
    near = company.command + 2 * company.radius
    turn = 2 * pi / SECTORS
    rays = [(cos(n * turn), sin(n * turn)) for n in range(SECTORS + 1)]
    fars = [max([leaves(at_x - x, at_y - y, ux, uy, near) for at_x, at_y in spots]) for ux, uy in rays]
    found: list[Shape] = []
    for n in range(SECTORS):
        (ax, ay), (bx, by) = rays[n], rays[n + 1]
        one, two = fars[n], fars[n + 1]
        corners = [(ax * one, ay * one), (ax * WIDE, ay * WIDE), (bx * WIDE, by * WIDE), (bx * two, by * two)]
        found.append(Shape(tuple([(round(x + dx), round(y + dy)) for dx, dy in corners])))
    return found


def leaves(cx: float, cy: float, ux: float, uy: float, radius: int) -> float:
    """How far a ray from the origin runs inside a disc around a centre."""
    ahead, across = cx * ux + cy * uy, cx * uy - cy * ux
    return ahead + sqrt(max(0.0, radius * radius - across * across))


def sample_around(x: int, y: int, allowance: int, towards: list[LatticePoint]) -> list[int]:
    """Points worth trying: its place, as far as possible towards each goal, then eight directions, whole and half.

    >>> [(x_of(spot), y_of(spot)) for spot in sample_around(0, 0, 400, [(1000, 0)])[:4]]
    [(0, 0), (400, 0), (300, 0), (400, 0)]
    """
    here = point(x, y)
    found = [here]
    for at_x, at_y in towards:
        dx, dy = at_x - x, at_y - y
        steps = [step for step in (allowance, allowance * 3 // 4) if step * step < dx * dx + dy * dy]
        found += points_of(steps_along(x, y, dx, dy, steps))
    found += [here + over for over in star(allowance)]
    return found


STEPS: Final[dict[int, list[LatticePoint]]] = {}
STARS: Final[dict[int, list[int]]] = {}


def star(step: int) -> list[int]:
    """A step in each of eight directions, whole and half, as offsets to add to a point number."""
    found = STARS.get(step)
    if found is None:
        found = [step_of(dx, dy) for far in (step, step // 2) for dx, dy in eight_steps(far)]
        if len(STARS) >= MAX_STARS:
            STARS.clear()
        STARS[step] = found
    return found


def eight_steps(step: int) -> list[LatticePoint]:
    """A step in each of eight directions; the diagonal ones are a little shorter.

    >>> eight_steps(200)[:3]
    [(200, 0), (140, 140), (0, 200)]
    """
    found = STEPS.get(step)
    if found is None:
        found = [(dx * step // 100, dy * step // 100) for dx, dy in EIGHT]
        if len(STEPS) >= MAX_STARS:
            STEPS.clear()
        STEPS[step] = found
    return found


EIGHT: Final = ((100, 0), (70, 70), (0, 100), (-70, 70), (-100, 0), (-70, -70), (0, -100), (70, -70))
"""Eight directions in hundredths; the diagonal ones are a little shorter."""
