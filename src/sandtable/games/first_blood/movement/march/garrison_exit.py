"""A Regiment about to leave a Garrison: where its Leader may start, and its ranks outside (FB-12.12, FB-21.19, FB-21.29)."""

from __future__ import annotations

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import Floor, Outing, Placed, PlacedBases, Walker
from sandtable.core.space.outlines import middle
from sandtable.core.space.places import (
    drawn_up,
    outline_places,
)
from sandtable.core.space.plane import Polygon, square_to_segment
from sandtable.core.space.squads import Squad
from sandtable.games.first_blood.measuring import standard_of
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, MoveLimits, Obstacles, Storey
from sandtable.games.first_blood.movement.formation.regiment import (
    Member,
    MovingRegiment,
    can_fly,
    first_leader,
    march_distance,
    wide_of,
)
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
        self.finds: list[LatticePoint] = []
        """Places of the Leader around which all others find places, as far as known."""

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
