"""A Regiment about to enter: obstacles behind every edge, its ranks, and the first place with room for all.

Covers FB-13.8 to FB-13.23.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import Placed, PlacedBases
from sandtable.core.space.paths import PathGround
from sandtable.core.space.places import (
    AJAR,
    INWARD,
    NORTH,
    SOUTH,
    comb_rows,
    covered,
    drawn_up,
    edge_distance,
    entry_places,
    honeycomb,
)
from sandtable.core.space.regions import ReachRegion
from sandtable.core.space.squads import Squad
from sandtable.games.first_blood.block import FAR
from sandtable.games.first_blood.measuring import COMMAND_RANGE, leader_models, standard_of
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, MoveLimits, Obstacles, Storey, table_box
from sandtable.games.first_blood.movement.formation.reach import EntryReach, strip
from sandtable.games.first_blood.movement.formation.regiment import (
    Member,
    MovingRegiment,
    can_fly,
    first_leader,
    march_distance,
    wide_of,
)
from sandtable.games.first_blood.state import NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH

Formation = list[Placed] | None


class Ranks:
    """A Regiment that enters the table in ranks around its Leader: the finite search of `formation`, done for all at once.

    At a right angle to an edge nothing is rounded, so the ranks are the same around every place of the Leader (FB-12.12).
    """

    __slots__ = ("box", "command", "covers", "near", "order", "places", "radius", "wants")

    def __init__(self, wants: list[LatticePoint], radius: int, bearer: int) -> None:
        """`wants` are the places relative to the Leader; `bearer` is the number of the Standard Bearer's place, or -1."""
        self.wants = wants
        self.radius = radius
        self.command = COMMAND_RANGE
        keys = [(n != bearer, dx * dx + dy * dy, n) for n, (dx, dy) in enumerate(wants)]
        self.order = [n for _, _, n in sorted(keys)]
        """The order of placement (FB-12.9)."""
        most = (self.command + 2 * radius) * (self.command + 2 * radius)
        self.near = [dx * dx + dy * dy <= most for dx, dy in wants]
        """Which places are within Command Range of the Leader."""
        xs, ys = [0, *[dx for dx, _ in wants]], [0, *[dy for _, dy in wants]]
        self.box = (min(xs), min(ys), max(xs), max(ys))
        self.covers: list[list[int] | None] = [None] * len(wants)
        """For each Model in its rank, the honeycomb places around the Leader that it blocks, by number; computed on demand."""
        self.places = len(honeycomb(2 * radius, COMMAND_RANGE))

    def form(self, x: int, y: int, entry: EntryReach, company: PlacedBases, left: list[int], bearer: int) -> Formation:
        """The default formation of the remaining Models, in that order, with the Leader at a place; None if it fails (FB-12.9).

        `company` holds the Leader first, then the Models already placed. Models in their ranks leave each other room.
        """
        crowd = PlacedBases(company.radius, company.command)
        crowd.placed, crowd.anchors = list(company.placed), list(company.anchors)
        odd = crowd.placed[1:]
        found: dict[int, Placed] = {}
        taken: list[bool] = []
        bare = entry.is_bare_around(x, y, self.command + 2 * self.radius)
        for n in self.order:
            if n not in left:
                continue
            way = self.in_rank(n, x, y, entry, crowd, odd, bare)
            if way is None:
                if not taken:
                    taken = [False] * self.places
                    for kept in found:
                        for spot in self.covered_by(kept):
                            taken[spot] = True
                way = self.beside(x, y, *self.wants[n], entry, company, taken, bare)
                if way is None:
                    return None
                odd.append((*way[1], 0))
            elif taken:
                for spot in self.covered_by(n):
                    taken[spot] = True
            at_x, at_y = way[1]
            crowd.add(at_x, at_y, 0, n == bearer)
            found[n] = Placed(at_x, at_y, 0, way)
        return [found[n] for n in left]

    def in_rank(
        self, n: int, x: int, y: int, entry: EntryReach, crowd: PlacedBases, odd: list[tuple[int, int, int]], bare: bool
    ) -> list[LatticePoint] | None:
        """The path of a Model to its place in the ranks, or None; `odd` are Models that are not in their ranks (FB-12.12)."""
        west, south, east, north = entry.reached
        at_x, at_y = x + self.wants[n][0], y + self.wants[n][1]
        if not (west <= at_x <= east and south <= at_y <= north):
            return None
        near = self.near[n]
        free = bare and near
        if not (near or crowd.in_command(at_x, at_y)) or not (free or entry.ends.is_clear(at_x, at_y)):
            return None
        least = 4 * self.radius * self.radius
        for px, py, _ in odd:
            if (over := px - at_x) * over + (up := py - at_y) * up < least:
                return None
        return entry.way_to_clear(at_x, at_y, free)

    def covered_by(self, n: int) -> list[int]:
        found = self.covers[n]
        if found is None:
            found = covered(2 * self.radius, self.command, self.wants[n][0], self.wants[n][1])
            self.covers[n] = found
        return found

    def beside(
        self,
        x: int,
        y: int,
        dx: int,
        dy: int,
        entry: EntryReach,
        company: PlacedBases,
        taken: list[bool],
        bare: bool,
    ) -> list[LatticePoint] | None:
        """The path to a honeycomb place around the Leader for a Model that cannot reach its rank (FB-12.9).

        `company` are the Models placed before. `taken` says which places have no room next to the others or cannot be
        reached; no two honeycomb places overlap. `bare` means that nothing is on the paths.
        """
        ends, least = entry.ends, 4 * self.radius * self.radius
        left, low, right, high = entry.reached
        upright, wide = entry.upright, 2 * self.radius
        rows = (low - y, high - y) if upright else (left - x, right - x)
        for spot, over_x, over_y in comb_rows(wide, self.command, -dx, -dy, upright, rows[0], rows[1]):
            if taken[spot]:
                continue
            taken[spot] = True
            at_x, at_y = x + over_x, y + over_y
            if (at_x < left or at_x > right) if upright else (at_y < low or at_y > high):
                continue
            for px, py, _ in company.placed:
                if (over := px - at_x) * over + (up := py - at_y) * up < least:
                    break
            else:
                way = entry.way_to_clear(at_x, at_y, bare) if bare or ends.is_clear(at_x, at_y) else None
                if way is not None:
                    return way
        return None


RANKS: Final[dict[tuple[int, ...], Ranks]] = {}
"""Cached ranks: there are few sizes of Regiments and bases."""


class Tries:
    """What is known about an edge from the Enabling Regiments tried so far.

    The nearer an Enabling Regiment is to the player's own edge, the fewer places there are.
    """

    __slots__ = ("finds", "spots", "within")

    def __init__(self) -> None:
        self.finds: list[tuple[LatticePoint, list[Placed]]] = []
        """Places of the Leader with the formations around them."""
        self.within = -1
        self.spots: list[LatticePoint] = []
        """The only places the Leader reaches if it enters this near to its own edge; no formation was found there."""


class Gate:
    """What is the same for a Regiment about to enter, for any edge and any Enabling Regiment; computed once."""

    __slots__ = (
        "areas",
        "bearer",
        "bodies",
        "distances",
        "first",
        "members",
        "obstacles",
        "regiment",
        "tries",
        "wide",
    )

    def __init__(self, st: State, regiment: int) -> None:
        self.regiment = regiment
        self.wide = wide_of(st, regiment)
        self.distances = entry_distances(st, regiment)
        box = table_box(st, st.plan(regiment).radius)
        limits = MoveLimits(marches=True, flies=can_fly(st, regiment), box=box, enters=True)
        self.obstacles = Obstacles(st, regiment, limits)
        self.first, self.bearer = first_leader(st, regiment), standard_of(st, regiment)
        others = [model for model in st.models(regiment) if model != self.first]
        others.sort(key=lambda model: (model != self.bearer, model))
        self.members = [Member(model, -FAR, -FAR, GROUND, [GROUND], model == self.bearer) for model in others]
        self.areas: dict[int, tuple[PathGround, PathGround]] = {}
        self.tries: dict[tuple[int, bool], Tries] = {}
        self.bodies: dict[tuple[int, int, bool], EntryBody] = {}

    def body(self, st: State, edge: int, enabler: int, twice: bool) -> EntryBody:
        """The Regiment about to enter over an edge, given its Enabling Regiment."""
        found = self.bodies.get((edge, enabler, twice))
        if found is None:
            found = EntryBody(st, self.regiment, edge, enabler, twice, self)
            self.bodies[(edge, enabler, twice)] = found
        return found

    def wanted(self, edge: int) -> Ranks:
        """The ranks parallel to an edge (FB-12.12)."""
        bearers = [n for n, each in enumerate(self.members) if each.bearer]
        key = (edge, len(self.members) + 1, self.wide, self.obstacles.radius, bearers[0] if bearers else NOBODY)
        found = RANKS.get(key)
        if found is None:
            found = Ranks(drawn_up(0, 0, *INWARD[edge], key[1], key[2], 2 * key[3])[1:], key[3], key[4])
            RANKS[key] = found
        return found

    def area(self, st: State, edge: int) -> tuple[PathGround, PathGround]:
        """The obstacles on the path and at the end behind an edge, as far as any Model can move (FB-13.21)."""
        found = self.areas.get(edge)
        if found is None:
            field, radius = st.field(), self.obstacles.radius
            outer = (-radius, -radius, field.width + radius, field.height + radius)
            left, low, right, high = strip(outer, edge, self.distances[1] - radius, field.width, field.height)
            ways = self.obstacles.ways(0, ()).within(left, low, right, high)
            # the box differs anyway (`EntryBody`)
            same = self.obstacles.same
            found = (ways, ways if same else self.obstacles.ends(0, ()).within(left, low, right, high))
            self.areas[edge] = found
        return found


class EntryBody(MovingRegiment):
    """A Regiment about to enter over an edge, with one March or with both as one move (FB-13.9, FB-13.17)."""

    __slots__ = ("edge", "entry", "found", "known", "ranks", "tries", "wide")

    def __init__(
        self, st: State, regiment: int, edge: int, enabler: int, twice: bool, gate: Gate | None = None
    ) -> None:
        plan, field = st.plan(regiment), st.field()
        gate = Gate(st, regiment) if gate is None else gate
        own = st.edge_of(plan.owner)
        self.regiment = regiment
        self.edge = edge
        self.radius = plan.radius
        self.wide = gate.wide
        self.allowance = gate.distances[twice]
        within = FAR if enabler == NOBODY else rear_of(st, enabler, own)
        depth = self.allowance - self.radius
        box = strip(table_box(st, self.radius), edge, depth, field.width, field.height)
        if enabler != NOBODY and not twice:
            box = strip(box, own, within, field.width, field.height)
        self.obstacles = gate.obstacles
        ways, ends = gate.area(st, edge)
        self.entry = EntryReach(
            self.allowance,
            ways,
            ends.boxed(box),
            self.radius,
            edge,
            field.width,
            field.height,
            own,
            within,
            self.obstacles.ways(0, ()),
            self.obstacles.ends(0, ()),
        )
        self.begin(NOBODY if gate.bearer == gate.first else gate.bearer)
        self.leader = Member(gate.first, -FAR, -FAR, GROUND, [GROUND], False)
        self.members = gate.members
        self.ranks = gate.wanted(edge)
        self.tries = gate.tries.setdefault((edge, twice), Tries())
        self.known = False
        self.found: tuple[LatticePoint, list[Placed]] | None = None
        """The first place, once computed."""

    def reach(self, member: Member, storey: Storey) -> ReachRegion:
        return self.entry

    def beyond(self, x: int, y: int) -> int:
        return self.entry.beyond(x, y)

    def squad_on(self, storey: Storey) -> Squad | None:
        """Models off the table have no places to keep."""
        return None

    def order(self, x: int, y: int, storey: Storey) -> list[int]:
        return self.ranks.order

    def is_formed(self, x: int, y: int, storey: Storey) -> bool:
        return self.is_swept_clear(x, y) or self.formed(x, y, storey) is not None

    def form(
        self, x: int, y: int, storey: Storey, company: PlacedBases, done: list[int], left: list[int]
    ) -> list[Placed] | None:
        """The others in ranks parallel to the edge, the Standard Bearer first, then by number (FB-12.12)."""
        if not done and self.is_swept_clear(x, y):
            return self.straight_in(x, y, left)
        key = (x, y, *done)
        if key not in self.formations:
            bearer = next((n for n, each in enumerate(self.members) if each.bearer), NOBODY)
            self.formations[key] = self.ranks.form(x, y, self.entry, company, left, bearer)
        return self.formations[key]

    def is_swept_clear(self, x: int, y: int) -> bool:
        """Is nothing near the paths of all Models, straight from the edge to their ranks around the Leader?"""
        entry = self.entry
        if not all(self.ranks.near):
            return False
        least_x, least_y, most_x, most_y = self.ranks.box
        left, low, right, high = x + least_x, y + least_y, x + most_x, y + most_y
        if not entry.ends.is_open(left, low, right, high):
            return False
        line = entry.line
        if entry.upright:
            is_near = entry.first <= left and right <= entry.last
            low, high = min(low, line), max(high, line)
        else:
            is_near = entry.first <= low and high <= entry.last
            left, right = min(left, line), max(right, line)
        return is_near and entry.ways.is_open(left, low, right, high)

    def straight_in(self, x: int, y: int, left: list[int]) -> list[Placed]:
        """Models that go to their ranks at a right angle to the edge."""
        line, upright, wants = self.entry.line, self.entry.upright, self.ranks.wants
        found: list[Placed] = []
        for n in left:
            dx, dy = wants[n]
            end = (x + dx, y + dy)
            found.append(Placed(end[0], end[1], 0, [(end[0], line) if upright else (line, end[1]), end]))
        return found

    def depths(self) -> list[int]:
        """How deep the Leader tries to stand: as far in as allowed, and so that the last rank is just on the table."""
        ranks = -(-(len(self.members) + 1) // self.wide)
        most = self.allowance - self.radius
        least = self.radius + (ranks - 1) * (2 * self.radius + AJAR)
        return [most, min(most, least)]

    def first_place(self, st: State) -> tuple[LatticePoint, list[Placed]] | None:
        """The first try that succeeds, with its formation; None if there is none (FB-13.22)."""
        if not self.known:
            self.found = self.find_place()
            self.known = True
        return self.found

    def is_open(self, st: State) -> bool:
        """Is there a place? One found with another Enabling Regiment may work too (FB-13.22)."""
        if not self.known and any(self.would_do(spot, placed) for spot, placed in self.tries.finds):
            return True
        return self.first_place(st) is not None

    def would_do(self, spot: LatticePoint, formation: list[Placed]) -> bool:
        """Would the Leader reach a place, and would all others find the same places around it?

        They would: with fewer places to choose from, the first choice remains the first.
        """
        entry = self.entry
        left, low, right, high = entry.ends.box
        for each in formation:
            start = each.way[0][0] if entry.upright else each.way[0][1]
            if not (left <= each.x <= right and low <= each.y <= high and entry.first <= start <= entry.last):
                return False
        return left <= spot[0] <= right and low <= spot[1] <= high and entry.contains(*spot)

    def find_place(self) -> tuple[LatticePoint, list[Placed]] | None:
        """Search along the edge from the middle outwards (FB-13.22)."""
        entry, tries = self.entry, self.tries
        left, low, right, high = entry.reached
        along = (left, right) if self.edge in (SOUTH, NORTH) else (low, high)
        places = entry_places(self.edge, self.depths(), *along, entry.width, entry.height)
        reached: list[LatticePoint] = []
        for x, y in places if entry.within > tries.within else iter(tries.spots):
            if left <= x <= right and low <= y <= high and entry.contains(x, y):
                found = self.formed(x, y, GROUND)
                if found is not None:
                    tries.finds.append(((x, y), found))
                    return (x, y), found
                reached.append((x, y))
        if entry.within > tries.within:
            tries.within, tries.spots = entry.within, reached
        return None


def entry_distances(st: State, regiment: int) -> tuple[int, int]:
    """One March, and both together, the second with the inch of a Standard Bearer (FB-4.16, FB-13.9, FB-13.17)."""
    once = march_distance(st, regiment)
    return once, 2 * once + (INCH if standard_of(st, regiment) != NOBODY else 0)


def rear_of(st: State, regiment: int, edge: int) -> int:
    """The distance of a Regiment's rearmost Leader Model from an edge; in a Garrison, of the outline (FB-3.15, FB-13.11)."""
    piece = st.inside[regiment]
    if piece == NOWHERE:
        return min([st.edge_distance(model, edge) for model in leader_models(st, regiment)])
    field = st.field()
    return min([edge_distance(x, y, edge, field.width, field.height) for x, y in field.pieces[piece].outline])
