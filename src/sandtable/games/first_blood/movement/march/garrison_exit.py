"""A Regiment about to leave a Garrison: where its Leader may start, turn and end, and its ranks outside.

Covers FB-12.12, FB-21.19 and FB-21.29.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from sandtable.core.engine.refusal import Refusal
from sandtable.core.space.exact import LatticePoint, along
from sandtable.core.space.formation import Floor, Outing, Placed, PlacedBases, Walker
from sandtable.core.space.outlines import middle
from sandtable.core.space.places import (
    drawn_up,
    outline_places,
)
from sandtable.core.space.plane import Polygon, square_to_segment
from sandtable.core.space.points import point, x_of, y_of
from sandtable.core.space.regions import ReachRegion
from sandtable.core.space.shade import Shade
from sandtable.core.space.squads import Squad
from sandtable.games.first_blood.measuring import standard_of
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, MoveLimits, Obstacles, Storey
from sandtable.games.first_blood.movement.formation.places import (
    RINGS,
    SAME_POINT,
    LeaderPlaces,
    TurnPlaces,
    disc_steps,
    sample_around,
)
from sandtable.games.first_blood.movement.formation.reach import LastLeg
from sandtable.games.first_blood.movement.formation.regiment import (
    Member,
    MovingRegiment,
    can_fly,
    first_leader,
    march_distance,
    wide_of,
)
from sandtable.games.first_blood.movement.march import garrison_refusals as refused
from sandtable.games.first_blood.state import NOBODY, State


class Exit:
    """What is the same for a Regiment about to leave its Garrison, wherever its Leader starts; computed once."""

    __slots__ = (
        "allowance",
        "bearer",
        "first",
        "middle",
        "models",
        "obstacles",
        "outline",
        "radius",
        "regiment",
        "wide",
    )

    def __init__(self, st: State, regiment: int) -> None:
        piece = st.inside[regiment]
        self.regiment = regiment
        self.allowance = march_distance(st, regiment)
        self.radius = st.plan(regiment).radius
        limits = MoveLimits(marches=True, flies=can_fly(st, regiment), piece=piece, leaves=True, floors=0)
        self.obstacles = Obstacles(st, regiment, limits)
        self.wide = wide_of(st, regiment)
        self.outline = st.field().pieces[piece].outline
        self.middle = (st.field().width // 2, st.field().height // 2)
        self.first, self.bearer = first_leader(st, regiment), standard_of(st, regiment)
        self.models = sorted(
            [one for one in st.models(regiment) if one != self.first], key=lambda one: (one != self.bearer, one)
        )


class LeaveBody(MovingRegiment):
    """A Regiment about to leave a Garrison: all paths start where its Leader starts (FB-21.19, FB-21.20)."""

    __slots__ = ("facing", "finds", "middle", "outing", "wide")

    def __init__(self, way: Exit, x: int, y: int) -> None:
        self.regiment = way.regiment
        self.allowance = way.allowance
        self.radius = way.radius
        self.obstacles = way.obstacles
        self.wide = way.wide
        self.facing = outward(x, y, way.outline)
        self.middle = way.middle
        self.begin(NOBODY if way.bearer == way.first else way.bearer)
        self.leader = Member(way.first, x, y, GROUND, [GROUND], False)
        self.members = [Member(model, x, y, GROUND, [GROUND], model == way.bearer) for model in way.models]
        self.outing: Outing | None = None
        self.finds: dict[tuple[LatticePoint, ...], LatticePoint | None] = {}
        """For paths of the Leader, the first place that the last leg leads to, once computed."""

    def way_to(self, member: Member, storey: Storey) -> Floor:
        """All Models start from the same place."""
        return super().way_to(self.leader, storey)

    def squad_on(self, storey: Storey) -> Squad | None:
        """Models in the Garrison have no places to keep."""
        return None

    def line_up(self, x: int, y: int, walkers: list[Walker], company: PlacedBases) -> list[Placed] | None:
        """All start at one place, so they share what they find out about the places around their Leader."""
        if not walkers:
            return []
        if self.outing is None:
            self.outing = Outing(walkers[0], self.allowance)
        return self.outing.form_up(x, y, walkers, company)

    def walkers(self, x: int, y: int, storey: Storey, members: list[Member]) -> list[Walker]:
        """The others in ranks along the edge of the outline at which the Leader starts (FB-12.12)."""
        dx, dy = self.facing
        wanted = drawn_up(x, y, dx, dy, len(self.members) + 1, self.wide, 2 * self.radius)[1:]
        places = {each.model: want for each, want in zip(self.members, wanted, strict=True)}
        return [self.walker(each, *places[each.model], storey) for each in members]


def outward(x: int, y: int, outline: Polygon) -> LatticePoint:
    """The direction away from the edge of an outline that is nearest to a point; at a corner, the edge that begins there.

    >>> box = ((0, 0), (800, 0), (800, 800), (0, 800))
    >>> outward(400, -50, box), outward(850, -50, box)
    ((0, -800), (800, 0))
    """
    best: tuple[int, int] | None = None
    found: LatticePoint = (0, 1)
    for n, (ax, ay) in enumerate(outline):
        bx, by = outline[(n + 1) % len(outline)]
        num, den = square_to_segment(x, y, ax, ay, bx, by)
        begins = num == ((x - ax) * (x - ax) + (y - ay) * (y - ay)) * den
        if best is None or num * best[1] < best[0] * den or (num * best[1] == best[0] * den and begins):
            best, found = (num, den), (by - ay, ax - bx)
    return found


def starts_of(st: State, regiment: int) -> list[LatticePoint]:
    """Where the Leader may start, sampled all along the outline (FB-21.19, FB-21.29)."""
    outline = st.field().pieces[st.inside[regiment]].outline
    x, y, parts = middle(outline)
    return outline_places(x // parts, y // parts, st.plan(regiment).radius, outline)


class WayOut(LeaderPlaces):
    """Where the Leader may march to from its starting point, or from the last turning point (FB-21.19).

    `found` are places that earlier legs of its path lead to; a later one may lead there, too.
    """

    __slots__ = ("found", "shade")

    def __init__(
        self, body: LeaveBody, reach: ReachRegion, found: list[LatticePoint], shade: Shade | None = None
    ) -> None:
        """`shade` says where no straight way leads that begins near the last turning point, if known."""
        super().__init__(body, reach, GROUND, "FB-12.2", None, ahead(body, reach, body.middle))
        self.found = found
        self.shade = shade

    def further(self) -> Iterable[int]:
        return chain(super().further(), [point(x, y) for x, y in self.found])

    def lit(self, shade: Shade) -> Iterator[int]:
        """The places all over the reachable area that are not in the shade."""
        reach = self.reach
        left, low, right, high = reach.ends.bounds()
        for dx, dy in disc_steps(reach.allowance):
            x, y = reach.x + dx, reach.y + dy
            if left <= x <= right and low <= y <= high and not shade.is_dark(x, y):
                yield point(x, y)

    def is_open(self, plainly: bool = False) -> bool:
        """Is there a place for the Leader and for all others around it? With `plainly`, not all places are tried."""
        return any(self.contains(point(x, y)) for x, y in self.found) or self.find(plainly) is not None

    def find(self, plainly: bool = False) -> LatticePoint | None:
        """The first such place, without those of earlier legs."""
        rows: Iterable[int] = ()
        if not plainly:
            rows = super().further() if self.shade is None else self.lit(self.shade)
        found = next(filter(self.contains, chain(self.sampled(), rows)), None)
        return None if found is None else (x_of(found), y_of(found))


def finds(body: LeaveBody, named: list[LatticePoint]) -> list[LatticePoint]:
    """The first place that each leg of a path leads to, if it has one of its own.

    They depend on the path alone. So a turning point is legal if and only if the next question has an answer.
    """
    floor = body.way_to(body.leader, GROUND)
    found: list[LatticePoint] = []
    for n in range(1, len(named) + 1):
        key = tuple(named[:n])
        if key not in body.finds:
            straight = LastLeg(named[:n], body.allowance, floor.ways, floor.ends)
            body.finds[key] = WayOut(body, body.reach(body.leader, GROUND) if n == 1 else straight, []).find()
        spot = body.finds[key]
        found += [] if spot is None else [spot]
    return found


def ahead(body: LeaveBody, reach: ReachRegion, *towards: LatticePoint) -> list[int]:
    """Sample points: straight away from the outline, and all around."""
    most = reach.allowance
    found = [point(*along(reach.x, reach.y, *body.facing, far)) for far in (most, most * 2 // 3)]
    return [*found, *sample_around(reach.x, reach.y, most, list(towards))]


def steps_to(reach: ReachRegion, x: int, y: int) -> list[LatticePoint]:
    """The nearest first turning points (`TurnPlaces.further`) to the line towards a place, the farthest first."""
    dx, dy = x - reach.x, y - reach.y
    far = max(abs(dx), abs(dy))
    rings = [ring for ring in reversed(RINGS) if ring <= reach.allowance and ring <= far]
    return [(reach.x + rounded_share(dx * ring, far), reach.y + rounded_share(dy * ring, far)) for ring in rings]


def rounded_share(value: int, parts: int) -> int:
    """A part of a number, to the nearest whole one.

    >>> rounded_share(7, 2), rounded_share(-7, 3), rounded_share(12, 4)
    (4, -2, 3)
    """
    return (2 * value + parts) // (2 * parts)


class TurnsOut(TurnPlaces):
    """Where a Leader may turn on its way out: only where it can go on; it may not stay next to the Garrison (FB-21.19)."""

    __slots__ = ("body", "floor", "named", "shade")

    def __init__(self, body: LeaveBody, named: list[LatticePoint], floor: Floor) -> None:
        reach = LastLeg(named, max(0, body.allowance - floor.toll), floor.ways, floor.ways)
        sample = sample_around(reach.x, reach.y, reach.allowance // 2, [])[1:]
        super().__init__(reach, body.obstacles, SAME_POINT.clause, None, sample)
        self.body = body
        self.named = named
        self.floor = floor
        self.shade: Shade | None = None

    def check(self, x: int, y: int) -> Refusal | None:
        return super().check(x, y) or (None if self.goes_on(x, y) else refused.NO_WAY_ON)

    def has_candidate(self) -> bool:
        """Is there a place to turn? Most clearly lead on, and then no other is checked in detail.

        First come those on the way to a place that is known to be legal for all.
        """
        for x, y in finds(self.body, self.named):
            if any(self.leads_to(at_x, at_y, x, y) for at_x, at_y in steps_to(self.reach, x, y)):
                return True
        for spot in self.sampled():
            x, y = x_of(spot), y_of(spot)
            if self.reach.contains(x, y) and super().check(x, y) is None and self.goes_on(x, y, plainly=True):
                return True
        return any(self.contains(spot) for spot in self.sampled()) or self.has_first_step()

    def has_first_step(self) -> bool:
        """The same among the squares around the current point of the path: what is dark from all of them is not tried."""
        far, x, y = min(RINGS[-1], self.reach.allowance), self.reach.x, self.reach.y
        self.shade = Shade(self.floor.ways, self.floor.ends, x - far, y - far, x + far, y + far)
        found = any(map(self.contains, self.further()))
        self.shade = None
        return found

    def leads_to(self, at_x: int, at_y: int, x: int, y: int) -> bool:
        """May it turn at a point, and does the last leg of its path lead from there to a place that `finds` has found?"""
        if not self.reach.contains(at_x, at_y):
            return False
        return LastLeg([*self.named, (at_x, at_y)], self.body.allowance, self.floor.ways, self.floor.ends).contains(
            x, y
        )

    def goes_on(self, x: int, y: int, plainly: bool = False) -> bool:
        """Does it find a place if it turns there?"""
        reach = LastLeg([*self.named, (x, y)], self.body.allowance, self.floor.ways, self.floor.ends)
        return WayOut(self.body, reach, finds(self.body, self.named), self.shade).is_open(plainly)
