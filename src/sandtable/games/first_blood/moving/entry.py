"""Entering the battlefield: over the own Reinforcement Edge, or over another one behind an Enabling Regiment
(FB-13.8 to FB-13.24), and Vanguard (FB-24.54)."""

from __future__ import annotations

from typing import Final, Self

from sandtable.core.decision import Decision, Hole, Pick, Region
from sandtable.core.space.exact import Spot
from sandtable.core.space.formation import Company, Floor, Placed, Walker
from sandtable.core.space.paths import Ground
from sandtable.core.space.places import AJAR, INWARD, NORTH, SOUTH, drawn_up, edge_distance, edge_spot, entry_places
from sandtable.core.space.plane import Shape
from sandtable.core.space.points import point, x_of, y_of
from sandtable.core.space.regions import Reach
from sandtable.core.space.squads import Squad
from sandtable.games.first_blood.in_force import any_has
from sandtable.games.first_blood.measuring import COMMAND_RANGE, leader_models, regiments_within, standard_of
from sandtable.games.first_blood.moving.body import Body, Member, can_fly, first_leader, march_distance, wide_of
from sandtable.games.first_blood.moving.carrying import ENTERED, report
from sandtable.games.first_blood.moving.garrison import start_march
from sandtable.games.first_blood.moving.march import Move
from sandtable.games.first_blood.moving.obstacles import GROUND, Limits, Obstacles, Storey, table_box
from sandtable.games.first_blood.moving.places import LeaderPlaces, Places
from sandtable.games.first_blood.moving.progress import Step
from sandtable.games.first_blood.moving.reaching import MOST_TURNS, EntryReach, LastLeg, strip, turning_places
from sandtable.games.first_blood.moving.terrain import roll_terrain
from sandtable.games.first_blood.state import EDGE_IDS, FIELD, NOBODY, NOWHERE, SPENT, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import FERAL, HEAVY, MEDIUM, SPEARHEAD, VANGUARD

VANGUARD_FREE: Final = 8 * INCH
"""No enemy may be so near to a Regiment that uses Vanguard (FB-24.54)."""
NO: Final = 0
YES: Final = 1
FAR: Final = 1 << 20
STRETCH: Final = INCH // 4
"""How far apart points of an edge are tried for the drawing."""


class Arrival(Walker):
    """A Model that comes onto the table: a straight way from outside the edge, or none (FB-13.8, FB-13.23)."""

    __slots__ = ("reach",)

    def __init__(self, number: int, x: int, y: int, reach: EntryReach, floors: list[Floor], bearer: bool) -> None:
        super().__init__(number, x, y, x, y, floors, bearer)
        self.reach = reach

    def straight(self, floor: Floor, x: int, y: int, allowance: int) -> list[Spot] | None:
        return self.reach.way(x, y)

    def detour(self, floor: Floor, x: int, y: int, allowance: int) -> list[Spot] | None:
        return None


class Gate:
    """What is the same for a Regiment about to enter, over whichever edge and whoever enables it; made once."""

    __slots__ = ("areas", "bearer", "bodies", "distances", "first", "members", "obstacles", "ranks", "regiment", "wide")

    def __init__(self, st: State, regiment: int) -> None:
        self.regiment = regiment
        self.wide = wide_of(st, regiment)
        self.distances = entry_distances(st, regiment)
        box = table_box(st, st.plan(regiment).radius)
        limits = Limits(marches=True, flies=can_fly(st, regiment), box=box, enters=True)
        self.obstacles = Obstacles(st, regiment, limits)
        self.first, self.bearer = first_leader(st, regiment), standard_of(st, regiment)
        others = [model for model in st.models(regiment) if model != self.first]
        others.sort(key=lambda model: (model != self.bearer, model))
        self.members = [Member(model, -FAR, -FAR, GROUND, [GROUND], model == self.bearer) for model in others]
        self.areas: dict[tuple[int, bool], tuple[Ground, Ground]] = {}
        self.bodies: dict[tuple[int, int, bool], EntryBody] = {}
        self.ranks: dict[int, dict[int, Spot]] = {}

    def body(self, st: State, edge: int, enabler: int, twice: bool) -> EntryBody:
        """The Regiment about to enter over an edge, as another one enables it."""
        found = self.bodies.get((edge, enabler, twice))
        if found is None:
            found = EntryBody(st, self.regiment, edge, enabler, twice, self)
            self.bodies[(edge, enabler, twice)] = found
        return found

    def wanted(self, edge: int) -> dict[int, Spot]:
        """The ranks parallel to an edge, as seen from the Leader (FB-12.12)."""
        found = self.ranks.get(edge)
        if found is None:
            dx, dy = INWARD[edge]
            # at a right angle to an edge nothing is rounded: all places are the same around every Leader
            places = drawn_up(0, 0, dx, dy, len(self.members) + 1, self.wide, 2 * self.obstacles.radius)
            found = {each.model: want for each, want in zip(self.members, places[1:], strict=True)}
            self.ranks[edge] = found
        return found

    def area(self, st: State, edge: int, twice: bool) -> tuple[Ground, Ground]:
        """What hinders on the way and at the end behind an edge, as far as anybody gets."""
        found = self.areas.get((edge, twice))
        if found is None:
            field, radius = st.field(), self.obstacles.radius
            outer = (-radius, -radius, field.width + radius, field.height + radius)
            left, low, right, high = strip(outer, edge, self.distances[twice] - radius, field.width, field.height)
            ways = self.obstacles.ways(0, ()).within(left, low, right, high)
            ends = self.obstacles.ends(0, ()).within(left, low, right, high)
            found = (ways, ends)
            self.areas[(edge, twice)] = found
        return found


class EntryBody(Body):
    """A Regiment about to enter over an edge, with one March or with both as one move (FB-13.9, FB-13.17)."""

    __slots__ = ("edge", "entry", "found", "known", "wanted", "wide")

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
        ways, ends = gate.area(st, edge, twice)
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
        self.wanted = gate.wanted(edge)
        """Where each Model wants to stand, as seen from its Leader."""
        self.known = False
        self.found: tuple[Spot, list[Placed]] | None = None
        """The first place, once it is known."""

    def reach(self, member: Member, storey: Storey) -> Reach:
        return self.entry

    def squad_on(self, storey: Storey) -> Squad | None:
        """They do not keep places that they do not have."""
        return None

    def walkers(self, x: int, y: int, storey: Storey, members: list[Member]) -> list[Walker]:
        """The others in ranks parallel to the edge, the Standard Bearer first, then by number (FB-12.12)."""
        floors = [Floor(0, self.entry.ways, self.entry.ends)]
        found: list[Walker] = []
        for each in members:
            dx, dy = self.wanted[each.model]
            found.append(Arrival(each.model, x + dx, y + dy, self.entry, floors, each.bearer))
        return found

    def form(
        self, x: int, y: int, storey: Storey, company: Company, done: list[int], left: list[int]
    ) -> list[Placed] | None:
        if not done and self.is_swept_clear(x, y):
            return [self.straight_in(x, y, self.wanted[self.members[n].model]) for n in left]
        return super().form(x, y, storey, company, done, left)

    def is_swept_clear(self, x: int, y: int) -> bool:
        """Is nothing near the ways of all, straight from the edge to their ranks around the Leader?"""
        entry, reach = self.entry, COMMAND_RANGE + 2 * self.radius
        spots = [(0, 0), *self.wanted.values()]
        if any(dx * dx + dy * dy > reach * reach for dx, dy in spots):
            return False
        xs, ys = [dx for dx, _ in spots], [dy for _, dy in spots]
        left, low, right, high = x + min(xs), y + min(ys), x + max(xs), y + max(ys)
        if not entry.ends.is_open(left, low, right, high):
            return False
        ends = (left, right) if self.edge in (SOUTH, NORTH) else (low, high)
        starts = [edge_spot(self.edge, -self.radius, at, entry.width, entry.height) for at in ends]
        if any(edge_distance(*start, entry.own, entry.width, entry.height) > entry.within for start in starts):
            return False
        out = ((left, -self.radius), (entry.width + self.radius, low), (left, entry.height + self.radius))
        at_x, at_y = (*out, (-self.radius, low))[self.edge]
        return entry.ways.is_open(min(left, at_x), min(low, at_y), max(right, at_x), max(high, at_y))

    def straight_in(self, x: int, y: int, want: Spot) -> Placed:
        """A Model that goes to its rank at a right angle to the edge."""
        at_x, at_y = x + want[0], y + want[1]
        along = at_x if self.edge in (SOUTH, NORTH) else at_y
        start = edge_spot(self.edge, -self.radius, along, self.entry.width, self.entry.height)
        return Placed(at_x, at_y, 0, [start, (at_x, at_y)])

    def depths(self) -> list[int]:
        """How deep the Leader tries to stand: as far in as it may, and so that the last rank just stands on the table."""
        ranks = -(-(len(self.members) + 1) // self.wide)
        most = self.allowance - self.radius
        least = self.radius + (ranks - 1) * (2 * self.radius + AJAR)
        return [most, min(most, least)]

    def tries(self, st: State) -> list[Spot]:
        """Places for the Leader along the edge from the middle outwards (FB-13.22)."""
        field = st.field()
        return entry_places(self.edge, self.depths(), self.radius, field.width, field.height)

    def first_place(self, st: State) -> tuple[Spot, list[Placed]] | None:
        """The first of the tries that succeeds, and the formation there; None if there is none (FB-13.22)."""
        if not self.known:
            self.found = self.find_place(st)
            self.known = True
        return self.found

    def find_place(self, st: State) -> tuple[Spot, list[Placed]] | None:
        left, low, right, high = self.entry.ends.box
        for x, y in self.tries(st):
            if left <= x <= right and low <= y <= high and self.entry.contains(x, y):
                found = self.formed(x, y, GROUND)
                if found is not None:
                    return (x, y), found
        return None


def entry_distances(st: State, regiment: int) -> tuple[int, int]:
    """One March, and both together, the second with the inch of a Standard Bearer (FB-4.16, FB-13.9, FB-13.17)."""
    once = march_distance(st, regiment)
    return once, 2 * once + (INCH if standard_of(st, regiment) != NOBODY else 0)


# -- other edges ---------------------------------------------------------------------------------------------------------


def rear_of(st: State, regiment: int, edge: int) -> int:
    """How far the rearmost Leader Model of a Regiment is from an edge; in a Garrison the outline (FB-3.15, FB-13.11)."""
    piece = st.inside[regiment]
    if piece == NOWHERE:
        return min([st.edge_distance(model, edge) for model in leader_models(st, regiment)])
    field = st.field()
    return min([edge_distance(x, y, edge, field.width, field.height) for x, y in field.pieces[piece].outline])


def front_of(st: State, seat: int, edge: int) -> int:
    """How far the rearmost Leader Models of the opponent are from an edge of a player (FB-13.13)."""
    return min([FAR, *[rear_of(st, foe, edge) for foe in st.on_table(1 - seat)]])


def why_not_enable(st: State, entering: int, regiment: int) -> str | None:
    """The clause that keeps a Regiment from enabling another one to come over another edge (FB-13.10 to FB-13.16)."""
    plan, own = st.plan(entering), st.edge_of(st.owner(entering))
    if st.status[regiment] != FIELD or st.owner(regiment) != plan.owner:
        return "FB-13.16"
    if any_has(st, regiment, FERAL):
        return "FB-24.17"
    klass = HEAVY if any_has(st, regiment, SPEARHEAD) else st.plan(regiment).klass
    if plan.klass == HEAVY and klass not in (HEAVY, MEDIUM):
        return "FB-13.12"
    return "FB-13.13" if front_of(st, plan.owner, own) <= rear_of(st, regiment, own) else None


class EdgePlaces(Region):
    """Where a Model may come over an edge: its centre begins outside, at its radius from the point of the edge that is nearest
    to the place pointed at (FB-13.8, FB-13.11)."""

    __slots__ = ("entry", "long", "obstacles")

    def __init__(self, body: EntryBody) -> None:
        self.entry = body.entry
        self.obstacles = body.obstacles
        self.long = body.entry.width if body.edge in (SOUTH, NORTH) else body.entry.height
        spots = [self.start_at(at) for at in (self.long // 2, *range(INCH, self.long, 2 * INCH))]
        super().__init__([], "FB-13.8", [], [point(x, y) for x, y in spots])

    def spot_at(self, deep: int, at: int) -> Spot:
        return edge_spot(self.entry.edge, deep, at, self.entry.width, self.entry.height)

    def start_at(self, at: int) -> Spot:
        return self.spot_at(-self.entry.radius, at)

    def start(self, spot: int) -> Spot:
        """Where the way begins for a place pointed at."""
        return self.start_at(x_of(spot) if self.entry.edge in (SOUTH, NORTH) else y_of(spot))

    def why_not(self, spot: int) -> list[str]:
        entry = self.entry
        deep = edge_distance(x_of(spot), y_of(spot), entry.edge, entry.width, entry.height)
        x, y = self.start(spot)
        along = x_of(spot) if entry.edge in (SOUTH, NORTH) else y_of(spot)
        if abs(deep) > entry.radius or not 0 <= along <= self.long:
            return ["FB-13.8"]
        if edge_distance(x, y, entry.own, entry.width, entry.height) > entry.within:
            return ["FB-13.11"]
        return [self.obstacles.clause(tag, False) for tag in entry.ways.offenders(x, y)]

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        """The stretches of the edge, tried at intervals."""
        radius = self.entry.radius
        tried = range(0, self.long + 1, STRETCH)
        good = [at for at in tried if self.contains(point(*self.start_at(at)))]
        begins = [at for at in good if at - STRETCH not in good]
        ends = [at for at in good if at + STRETCH not in good]
        corners = [
            ((-radius, one), (-radius, two), (radius, two), (radius, one))
            for one, two in zip(begins, ends, strict=True)
        ]
        return [Shape(tuple([self.spot_at(deep, at) for deep, at in each])) for each in corners], []

    def blur(self) -> int:
        return STRETCH


class Entry(Move):
    """A Regiment Marches onto the battlefield; with both Marches as one move if one does not suffice (FB-13.8, FB-13.17).

    `edge` is the edge that it comes over, `enabler` the Enabling Regiment of another edge than the own; `vanguard` says that
    all have entered and only the free March of Vanguard is open.
    """

    __slots__ = ("edge", "edges", "enabler", "gate", "twice", "vanguard")

    def __init__(
        self,
        regiment: int,
        floor: int = 0,
        turns: list[int] | None = None,
        turning: bool = False,
        steps: list[int] | None = None,
        model: int = NOBODY,
        level: int = NOWHERE,
        edge: int = NOWHERE,
        enabler: int = NOBODY,
        twice: bool = False,
        vanguard: bool = False,
    ) -> None:
        super().__init__(regiment, floor, turns, turning, steps, model, level)
        self.edge = edge
        self.enabler = enabler
        self.twice = twice
        self.vanguard = vanguard
        self.edges: list[int] | None = None
        """The edges over which it can enter, if somebody has found out already."""
        self.gate: Gate | None = None

    def clone(self) -> Self:
        twin = super().clone()
        twin.edges, twin.gate = self.edges, self.gate
        return twin

    def made(self, st: State) -> EntryBody:
        return self.gate_of(st).body(st, self.edge, self.enabler, self.twice)

    def gate_of(self, st: State) -> Gate:
        if self.gate is None:
            self.gate = Gate(st, self.regiment)
        return self.gate

    def open_edges(self, st: State) -> list[int]:
        if self.edges is None:
            self.edges = open_edges(st, self.regiment, self.gate_of(st))
        return self.edges

    def kind(self) -> str:
        return "enter"

    def advance(self, st: State) -> Decision | None:
        if self.vanguard:
            return self.ask_vanguard(st)
        own = st.edge_of(st.owner(self.regiment))
        if self.edge == NOWHERE:
            options: list[Pick] = list(self.open_edges(st))
            return Decision("entry_edge", st.owner(self.regiment), options, "FB-13.10", (self.regiment,))
        if self.edge != own and self.enabler == NOBODY:
            friends: list[Pick] = list(enablers(st, self.regiment, self.edge, self.gate_of(st)))
            return Decision("enabling", st.owner(self.regiment), friends, "FB-13.10", (self.regiment, self.edge))
        return super().advance(st)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "entry_edge":
            self.edge = pick
            own = st.edge_of(st.owner(self.regiment))
            self.twice = pick == own and not is_open(st, own, NOBODY, False, self.gate_of(st))
        elif asked.kind == "enabling":
            self.enabler = pick
            self.twice = not is_open(st, self.edge, pick, False, self.gate_of(st))
        elif asked.kind == "enter_from":
            body = self.body(st)
            assert isinstance(body, EntryBody)
            x, y = EdgePlaces(body).start(pick)
            super().resume(st, asked, point(x, y))
        elif asked.kind == "vanguard":
            st.pop()
            if pick == YES:
                start_march(st, self.regiment)
        else:
            super().resume(st, asked, pick)

    def leader_places(self, st: State, body: Body) -> Places:
        assert isinstance(body, EntryBody)
        found = body.first_place(st)
        first = [] if found is None else [found[0]]
        sample = [*first, *spread(st, body)]
        reach = self.reach(body, body.leader, GROUND)
        return LeaderPlaces(body, reach, GROUND, "FB-13.9", first[0] if first else None, sample)

    # named ways: the first point is where the Model comes over the edge (FB-13.8, FB-13.23)

    def reach(self, body: Body, member: Member, storey: Storey) -> Reach:
        assert isinstance(body, EntryBody)
        if not self.turns:
            return body.entry
        return LastLeg(self.named(member), body.allowance, body.entry.ways, body.entry.ends)

    def named(self, member: Member) -> list[Spot]:
        return [(x_of(spot), y_of(spot)) for spot in self.turns]

    def may_turn(self, st: State, body: Body, member: Member, storey: Storey) -> bool:
        if not self.turns:
            assert isinstance(body, EntryBody)
            return not st.rules.auto and bool(EdgePlaces(body).candidates())
        # the point on the edge is no turning point
        if len(self.turns) > MOST_TURNS:
            return False
        return bool(self.turn_places(body, member, storey).candidates())

    def turn_places(self, body: Body, member: Member, storey: Storey) -> Places:
        assert isinstance(body, EntryBody)
        return turning_places(self.named(member), body.allowance, body.entry.ways, body.obstacles)

    def ask_turn(self, st: State, body: Body, member: Member, storey: Storey) -> Decision:
        assert isinstance(body, EntryBody)
        if self.turns:
            return super().ask_turn(st, body, member, storey)
        region = EdgePlaces(body)
        return Decision("enter_from", st.owner(self.regiment), [], "FB-13.23", (member.model,), region=region)

    def finish(self, st: State, steps: list[Step]) -> None:
        """All are on the battlefield (FB-13.8); then Vanguard may March on (FB-24.54)."""
        flies = self.body(st).obstacles.limits.flies
        st.status[self.regiment] = FIELD
        st.marches[self.regiment] += 2 if self.twice else 1
        report(st, self.regiment, ENTERED, [(step.model, step.way) for step in steps], "FB-13.8")
        if self.twice:
            st.set_mark(self.regiment, SPENT)
            st.pop()
        else:
            self.vanguard = True
        roll_terrain(st, self.regiment, [step.way for step in steps], flies=flies)

    def ask_vanguard(self, st: State) -> Decision | None:
        """A free March at once, if no enemy is within 8" (FB-24.54, FB-24.55)."""
        if st.status[self.regiment] != FIELD or not has_vanguard(st, self.regiment):
            st.pop()
            return None
        return Decision("vanguard", st.owner(self.regiment), [NO, YES], "FB-24.54", (self.regiment,))

    def fields(self) -> tuple[object, ...]:
        return (*self.state(), self.edge, self.enabler, self.twice, self.vanguard)


def has_vanguard(st: State, regiment: int) -> bool:
    """May it use Vanguard: has it the rule, and is no enemy within 8" of any of its Models (FB-24.54)?"""
    if not any_has(st, regiment, VANGUARD):
        return False
    return not any(regiments_within(st, regiment, foe, VANGUARD_FREE) for foe in st.on_table(1 - st.owner(regiment)))


def spread(st: State, body: EntryBody) -> list[Spot]:
    """Places for the Leader all along the edge, for a sample: every 3", as far in as it may."""
    field = st.field()
    long = field.width if body.edge in (0, 2) else field.height
    deep, shallow = body.depths()
    found: list[Spot] = []
    for at in range(3 * INCH // 2, long, 3 * INCH):
        found += [edge_spot(body.edge, depth, at, field.width, field.height) for depth in (deep, shallow)]
    return found


def enablers(st: State, regiment: int, edge: int, gate: Gate | None = None) -> list[int]:
    """The Regiments that enable another one to come over an edge, and behind which it finds a place (FB-13.10)."""
    found = Gate(st, regiment) if gate is None else gate
    return sorted([one for one in able(st, regiment) if has_entry(st, edge, one, found)])


def able(st: State, regiment: int) -> list[int]:
    """The Regiments that may enable another one, wherever it finds a place; the farthest from the own edge first, because they
    leave most room behind them."""
    seat = st.owner(regiment)
    own = st.edge_of(seat)
    friends = sorted([(-rear_of(st, one, own), one) for one in st.on_table(seat)])
    return [one for _, one in friends if why_not_enable(st, regiment, one) is None]


def is_open(st: State, edge: int, enabler: int, twice: bool, gate: Gate) -> bool:
    """Does a Regiment find a place behind an edge?"""
    return gate.body(st, edge, enabler, twice).first_place(st) is not None


def has_entry(st: State, edge: int, enabler: int, gate: Gate) -> bool:
    """Does one March or do two together bring it over an edge (FB-13.17, FB-13.22)?"""
    return any(is_open(st, edge, enabler, twice, gate) for twice in (False, True))


def open_edges(st: State, regiment: int, gate: Gate | None = None) -> list[int]:
    """The edges over which a Regiment can enter, the own one first (FB-13.10, FB-13.22); none if it cannot (FB-13.18)."""
    own = st.edge_of(st.owner(regiment))
    found = Gate(st, regiment) if gate is None else gate
    friends = able(st, regiment)
    edges = [own] if has_entry(st, own, NOBODY, found) else []
    sides = sorted([(own + 1) % len(EDGE_IDS), (own + 3) % len(EDGE_IDS)])
    return edges + [edge for edge in sides if any(has_entry(st, edge, one, found) for one in friends)]
