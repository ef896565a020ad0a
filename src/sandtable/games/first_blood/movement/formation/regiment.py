"""A Regiment about to move: its leading Model, all places, where each may go, and the default formation (FB-12.1 to FB-12.12).

A `MovingRegiment` is a snapshot of the table. It never changes, so a question made from it stays valid.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.formation import Floor, Placed, PlacedBases, Walker, form_up, in_turn, nearer_place
from sandtable.core.space.paths import OFF_THE_TABLE
from sandtable.core.space.plane import square
from sandtable.core.space.regions import ReachRegion
from sandtable.core.space.squads import Squad
from sandtable.games.first_blood.measuring import COMMAND_RANGE, leader_of, standard_of
from sandtable.games.first_blood.movement.formation.obstacles import (
    GROUND,
    Box,
    MoveLimits,
    Obstacles,
    Storey,
    storey_at,
    storeys_in_reach,
)
from sandtable.games.first_blood.qualities import all_have, lowest
from sandtable.games.first_blood.state import NOBODY, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import FLY, INFANTRY, MARCH

SECOND_MARCH: Final = 1
WIDE_RANK: Final = 5
OTHER_RANK: Final = 3
"""The number of Models in a rank: Infantry, others (FB-12.12)."""


def first_leader(st: State, regiment: int) -> int:
    """The Leader Model that goes first: the Leader, else the acting Leader, else the Standard Bearer (FB-12.1)."""
    for model in (leader_of(st, regiment), st.acting[regiment], standard_of(st, regiment)):
        if model != NOBODY and st.is_alive(model):
            return model
    return st.models(regiment)[0]


def march_distance(st: State, regiment: int) -> int:
    """The lowest March Characteristic in the Regiment.

    A Standard Bearer adds 1" to the second March of the Turn (FB-4.16, FB-13.2).
    """
    least = lowest(st, regiment, MARCH)
    more = 1 if st.marches[regiment] == SECOND_MARCH and standard_of(st, regiment) != NOBODY else 0
    return (least + more) * INCH


def wide_of(st: State, regiment: int) -> int:
    """The number of Models of a Regiment in a rank (FB-12.12)."""
    return WIDE_RANK if st.plan(regiment).type == INFANTRY else OTHER_RANK


def can_fly(st: State, regiment: int) -> bool:
    """Do all its Models have Fly (FB-24.22)?"""
    return all_have(st, regiment, FLY)


class Member:
    """A Model of a body: its place, its floor, and where it may end."""

    __slots__ = ("bearer", "floor", "model", "storeys", "x", "y")

    def __init__(self, model: int, x: int, y: int, floor: Storey, storeys: list[Storey], bearer: bool) -> None:
        self.model = model
        self.x = x
        self.y = y
        self.floor = floor
        self.storeys = storeys
        """The floors it may end on, its own first (FB-22.6)."""
        self.bearer = bearer


class MovingRegiment:
    """A Regiment with places about to move up to an allowance within the limits of an Action (FB-12.1, FB-12.2)."""

    __slots__ = (
        "allowance",
        "bearer",
        "floors",
        "formations",
        "leader",
        "members",
        "obstacles",
        "radius",
        "regiment",
        "squad",
    )

    def __init__(self, st: State, regiment: int, allowance: int, limits: MoveLimits) -> None:
        plan = st.plan(regiment)
        self.regiment = regiment
        self.allowance = allowance
        self.radius = plan.radius
        first, bearer = first_leader(st, regiment), standard_of(st, regiment)
        self.begin(NOBODY if bearer == first else bearer)
        self.members: list[Member] = []
        """All but the Leader, by number."""
        on_ground: list[Storey] | None = None
        """Where Models on the ground may end, the same for all of them."""
        block = st.block(regiment)
        for x, y, model in block.spots:
            floor = st.floor[model]
            here = GROUND if not floor else storey_at(st, x, y, floor)
            if on_ground is None or here[0]:
                reach = storeys_in_reach(st, x, y, floor, limits, plan.type)
                on_ground = on_ground if here[0] else reach
            else:
                reach = on_ground
            member = Member(model, x, y, here, reach, model == bearer)
            if model == first:
                self.leader = member
            else:
                self.members.append(member)
        self.obstacles = Obstacles(st, regiment, limits, self.around(block.box))

    def begin(self, bearer: int) -> None:
        """Reset the cached results."""
        self.bearer = bearer
        """The Standard Bearer, if another Model leads."""
        self.floors: dict[tuple[int, ...], Floor] = {}
        self.squad: Squad | None = None
        self.formations: dict[tuple[int, ...], list[Placed] | None] = {}

    def around(self, box: Box) -> Box:
        """A box that no centre can leave: the reach of each Model and the search for places around the Leader.

        `box` is the bounding box of all Models.
        """
        far, wide = self.allowance, self.allowance + COMMAND_RANGE + 2 * self.radius
        (left, low, right, high), x, y = box, self.leader.x, self.leader.y
        return (
            min(x - wide, left - far),
            min(y - wide, low - far),
            max(x + wide, right + far),
            max(y + wide, high + far),
        )

    # -- one Model

    def member(self, model: int) -> Member:
        """The member for a Model."""
        for each in self.members:
            if each.model == model:
                return each
        raise KeyError(model)

    def way_to(self, member: Member, storey: Storey) -> Floor:
        """The obstacles for a Model between its place and a floor.

        It may not come closer to enemies within 2" of its start. This holds on the floor where it starts; on another floor it
        keeps away from enemies (FB-13.5, FB-13.25).
        """
        key = (member.model, storey[0], id(storey[1]))
        found = self.floors.get(key)
        if found is None:
            found = self.floor_to(member.floor, storey)
            ways, ends = found.ways, found.ends
            if member.floor[0] <= storey[0]:
                # it walks on its own floor, then climbs (FB-22.20)
                ways = found.ways.started_at(member.x, member.y)
            if member.floor[0] == storey[0]:
                ends = ways if found.ends is found.ways else found.ends.started_at(member.x, member.y)
            if ways is not found.ways or ends is not found.ends:
                found = Floor(found.number, ways, ends, found.toll)
            self.floors[key] = found
        return found

    def floor_to(self, start: Storey, storey: Storey) -> Floor:
        """The obstacles for Models that start on one floor and end on another."""
        key = (-1 - start[0], id(start[1]), storey[0], id(storey[1]))
        found = self.floors.get(key)
        if found is None:
            found = self.obstacles.floor(start[0], start[1], storey[0], storey[1])
            self.floors[key] = found
        return found

    def reach(self, member: Member, storey: Storey) -> ReachRegion:
        """Where a Model may go on a floor, ignoring the others (FB-12.3, FB-12.6, FB-12.8)."""
        floor = self.way_to(member, storey)
        return ReachRegion(member.x, member.y, max(0, self.allowance - floor.toll), floor.ways, floor.ends)

    def beyond(self, x: int, y: int) -> int:
        """The reason for a place outside the box of all ends: the table edge (FB-3.3)."""
        return OFF_THE_TABLE

    def walker(self, member: Member, want_x: int, want_y: int, leads: Storey) -> Walker:
        """A Model looking for its place: on its Leader's floor, on its own, on the ground (FB-22.24)."""
        if not leads[0] and not member.floor[0]:
            floors = [self.way_to(member, GROUND)]
        else:
            tried = [storey for storey in (leads, member.floor, GROUND) if storey in member.storeys]
            floors = [self.way_to(member, storey) for storey in dict.fromkeys(tried)]
        return Walker(member.model, member.x, member.y, want_x, want_y, floors, member.bearer)

    # -- the formation

    def company(self, x: int, y: int, floor: int) -> PlacedBases:
        """The Leader at its new place, which the others stay close to (FB-12.6).

        Command Range is checked where they end, not on the way (FB-4.12).
        """
        company = PlacedBases(self.radius, COMMAND_RANGE)
        company.add(x, y, floor, True)
        return company

    def walkers(self, x: int, y: int, storey: Storey, members: list[Member]) -> list[Walker]:
        """The others, each wanting to keep its place relative to the Leader (FB-12.9)."""
        dx, dy = x - self.leader.x, y - self.leader.y
        return [self.walker(each, each.x + dx, each.y + dy, storey) for each in members]

    def formed(self, x: int, y: int, storey: Storey) -> list[Placed] | None:
        """The default formation around a place of the Leader, in the order of `members`; None if it fails (FB-12.9)."""
        return self.form(x, y, storey, self.company(x, y, storey[0]), [], list(range(len(self.members))))

    def is_formed(self, x: int, y: int, storey: Storey) -> bool:
        """Does the default formation succeed around a place of the Leader? Where all keep their places, none is worked out."""
        squad = self.squad_on(storey)
        return (squad is not None and squad.keeps_shape(x, y)) or self.formed(x, y, storey) is not None

    def form(
        self, x: int, y: int, storey: Storey, company: PlacedBases, done: list[int], left: list[int]
    ) -> list[Placed] | None:
        """The default formation of the remaining Models, given the Leader's place and the Models already placed.

        `left` are numbers among the members. The result has number, place and floor for each, and is cached.
        """
        key = (x, y, storey[0], id(storey[1]), *done)
        if key not in self.formations:
            squad = self.squad_on(storey)
            if squad is not None:
                self.formations[key] = squad.form(x, y, company, left)
            else:
                walkers = self.walkers(x, y, storey, [self.members[n] for n in left])
                self.formations[key] = self.line_up(x, y, walkers, company)
        return self.formations[key]

    def line_up(self, x: int, y: int, walkers: list[Walker], company: PlacedBases) -> list[Placed] | None:
        """The same for Models that find their places one by one."""
        return form_up(x, y, walkers, self.allowance, company)

    def squad_on(self, storey: Storey) -> Squad | None:
        """The others as a group that moves in parallel with its Leader, if all are on the ground and stay there."""
        if self.squad is None and self.is_level():
            lead = self.leader
            walkers = self.open_walkers() or [self.walker(each, each.x, each.y, GROUND) for each in self.members]
            self.squad = Squad(lead.x, lead.y, walkers, self.allowance, self.radius, COMMAND_RANGE)
        return self.squad if storey == GROUND else None

    def open_walkers(self) -> list[Walker]:
        """The others, if nothing is near their start, so that the same obstacles apply to all; otherwise None (FB-13.5)."""
        floor = self.floor_to(GROUND, GROUND)
        xs, ys = [each.x for each in self.members], [each.y for each in self.members]
        if not xs or not floor.ways.is_open(min(xs), min(ys), max(xs), max(ys)):
            return []
        if floor.ends is not floor.ways and not floor.ends.is_open(min(xs), min(ys), max(xs), max(ys)):
            return []
        return [Walker(each.model, each.x, each.y, each.x, each.y, [floor], each.bearer) for each in self.members]

    def is_level(self) -> bool:
        """Are all Models on the ground, so that all may keep their places around the Leader?"""
        return not self.leader.floor[0] and not any(each.floor[0] for each in self.members)

    def order(self, x: int, y: int, storey: Storey) -> list[int]:
        """The members, as numbers in the list, in the order in which they are placed (FB-12.9)."""
        squad = self.squad_on(storey)
        return squad.order if squad is not None else in_turn(x, y, self.walkers(x, y, storey, self.members))

    def stayed(self) -> list[Placed]:
        """The Leader stays although the formation fails.

        Models that can come into Command Range do so; the others come as near as they can (FB-4.20, FB-12.11).
        """
        lead, radius = self.leader, self.radius
        spots = [(each.x, each.y, each.floor[0]) for each in self.members]
        found = [Placed(each.x, each.y, each.floor[0], [(each.x, each.y)]) for each in self.members]
        anchors: list[LatticePoint] = [(lead.x, lead.y)]
        for n in self.order(lead.x, lead.y, lead.floor):
            member = self.members[n]
            crowd = PlacedBases(radius, COMMAND_RANGE)
            crowd.placed = [(lead.x, lead.y, lead.floor[0]), *spots[:n], *spots[n + 1 :]]
            crowd.anchors = anchors
            if not crowd.in_command(member.x, member.y):
                walker = self.walker(member, member.x, member.y, lead.floor)
                placed = form_up(lead.x, lead.y, [walker], self.allowance, crowd)
                found[n] = placed[0] if placed is not None else self.nearer(member, walker, anchors, crowd)
                spots[n] = (found[n].x, found[n].y, found[n].floor)
            if member.bearer:
                anchors = [*anchors, (found[n].x, found[n].y)]
        return found

    def nearer(self, member: Member, walker: Walker, anchors: list[LatticePoint], crowd: PlacedBases) -> Placed:
        """Straight towards the nearest Leader Model, to the farthest legal place at a multiple of 0.25" (FB-4.20)."""
        x, y = min(anchors, key=lambda at: square(member.x, member.y, at[0], at[1]))
        return nearer_place(walker, self.way_to(member, member.floor), x, y, self.allowance, crowd)
