"""Garrisons: occupy one by a March, leave it by a March or a Withdraw, storm one (chapter 21, FB-24.25)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.engine.decision import Decision, Hole, Pick, Target
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.refusal import Refusal
from sandtable.core.space.formation import Placed, PlacedBases, Walker, find_place, first_reached
from sandtable.core.space.outlines import middle
from sandtable.core.space.paths import PathGround
from sandtable.core.space.places import AJAR, INWARD, edge_distance, outline_places, places_along
from sandtable.core.space.plane import INSIDE, OUTSIDE, Shape, grown
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.block import FAR, WAITING
from sandtable.games.first_blood.combat.rake import note_overflown
from sandtable.games.first_blood.measuring import COMMAND_RANGE, TOUCH, engaged_with, leader_models
from sandtable.games.first_blood.movement.formation.obstacles import (
    GROUND,
    MAX_TURNS,
    MoveLimits,
    Obstacles,
    Storey,
    blame_of,
    march_limits,
)
from sandtable.games.first_blood.movement.formation.place_refusals import PlaceRegion, targets
from sandtable.games.first_blood.movement.formation.places import FINE, Places
from sandtable.games.first_blood.movement.formation.progress import MoveStep
from sandtable.games.first_blood.movement.formation.regiment import Member, MovingRegiment, can_fly, march_distance
from sandtable.games.first_blood.movement.formation.set_down import MARCHED, WITHDREW, report, set_down
from sandtable.games.first_blood.movement.formation.terrain import roll_terrain
from sandtable.games.first_blood.movement.march import garrison_refusals as refused
from sandtable.games.first_blood.movement.march.garrison_exit import (
    Exit,
    LeaveBody,
    TurnsOut,
    WayOut,
    finds,
    starts_of,
)
from sandtable.games.first_blood.movement.march.march import March, Move
from sandtable.games.first_blood.state import FIELD, NOWHERE, SPENT, State, zone_depth
from sandtable.games.first_blood.tables.battlefields import GARRISON
from sandtable.games.first_blood.tables.terms import INFANTRY
from sandtable.games.first_blood.wounds import slay

NO: Final = 0
YES: Final = 1
STEP: Final = 25
"""Places at multiples of 0.25" (FB-21.21)."""


# -- occupying -----------------------------------------------------------------------------------------------------------


def why_not_hold(st: State, regiment: int, piece: int) -> Refusal | None:
    """Why a Regiment of Infantry cannot be in a Garrison, wherever it stands (FB-21.3, FB-21.6)."""
    one = st.field().pieces[piece]
    if one.kind != GARRISON:
        return refused.NOT_A_GARRISON
    if st.count(regiment) > one.capacity:
        return refused.TOO_MANY
    return refused.OCCUPIED if any(inside == piece for inside in st.inside) else None


def is_touched(st: State, piece: int, seat: int) -> bool:
    """Is a Model of a player in contact with the outline of a piece (FB-3.14)?"""
    one = st.field().pieces[piece]
    for regiment in st.on_table(seat):
        block, reach = st.block(regiment), st.plan(regiment).radius + TOUCH
        if block.is_apart(one.box, reach):
            continue
        if any(grown(x, y, one.outline, reach) != OUTSIDE for x, y, model in block.spots if st.floor[model] == 0):
            return True
    return False


def why_not_enter(st: State, regiment: int, piece: int) -> Refusal | None:
    """The same, and no enemy may be in contact with it (FB-21.27)."""
    found = why_not_hold(st, regiment, piece)
    return refused.ENEMY_TOUCHES if found is None and is_touched(st, piece, 1 - st.owner(regiment)) else found


def why_not_occupy(st: State, regiment: int, piece: int) -> Refusal | None:
    """Why a Regiment cannot occupy a Garrison by a March now (FB-21.3, FB-21.27)."""
    return why_not_enter(st, regiment, piece) or (
        None if way_in(st, regiment, piece) is not None else refused.NO_WAY_IN
    )


def way_in(st: State, regiment: int, piece: int) -> tuple[int, Placed] | None:
    """The Leader Model that first touches the outline in a March, and its path; None if none does (FB-21.29, FB-21.30)."""
    allowance = march_distance(st, regiment)
    if not is_near(st, regiment, piece, allowance):
        return None
    limits = march_limits(can_fly(st, regiment), piece)
    body = MovingRegiment(st, regiment, allowance, limits)
    leaders = leader_models(st, regiment)
    for member in [body.leader, *[each for each in body.members if each.model in leaders]]:
        if GROUND not in member.storeys:
            continue
        floor = body.way_to(member, GROUND)
        walker = Walker(member.model, member.x, member.y, member.x, member.y, [floor])
        company = PlacedBases(body.radius, COMMAND_RANGE)
        company.anchors, company.command = [(member.x, member.y)], FAR
        spots = outline_places(member.x, member.y, body.radius, st.field().pieces[piece].outline)
        found = first_reached(walker, spots, body.allowance, company)
        if found is not None:
            return member.model, found
    return None


def is_near(st: State, regiment: int, piece: int, allowance: int) -> bool:
    """Could a Leader Model reach the outline of a piece if nothing were in its way? False positives are possible."""
    left, low, right, high = st.field().pieces[piece].box
    far = allowance + st.plan(regiment).radius + 2 * AJAR
    for model in leader_models(st, regiment):
        x, y = x_of(st.place[model]), y_of(st.place[model])
        if left - far <= x <= right + far and low - far <= y <= high + far:
            return True
    return False


def occupiable(st: State, regiment: int) -> list[int]:
    """The Garrisons that a Regiment can occupy by a March now."""
    if st.plan(regiment).type != INFANTRY:
        return []
    pieces = [number for number in st.field().garrisons if why_not_hold(st, regiment, number) is None]
    if not pieces:
        return []
    allowance = march_distance(st, regiment)
    near = [number for number in pieces if is_near(st, regiment, number, allowance)]
    return [number for number in near if why_not_occupy(st, regiment, number) is None]


def occupy(st: State, regiment: int, piece: int, clause: str = "FB-21.3") -> None:
    """Put the Models inside; the remaining Actions of the activation are lost (FB-21.4, FB-21.5)."""
    for model in st.models(regiment):
        st.place[model] = WAITING
        st.floor[model] = 0
    st.status[regiment] = FIELD
    st.inside[regiment] = piece
    st.set_mark(regiment, SPENT)
    if st.logging:
        st.emit("occupied", (st.owner(regiment), regiment, piece), clause)


def march_in(st: State, regiment: int, piece: int) -> None:
    """March into a Garrison and roll for the terrain on the path of the Leader Model that touches it (FB-21.30)."""
    found = way_in(st, regiment, piece)
    assert found is not None
    model, placed = found
    st.marches[regiment] += 1
    report(st, regiment, MARCHED, [(model, placed.way)], "FB-21.30")
    note_overflown(st, regiment, [placed.way])
    occupy(st, regiment, piece)
    roll_terrain(st, regiment, [placed.way], flies=can_fly(st, regiment))


@frame
class Occupy(Frame[State]):
    """A March that could end in a Garrison: the owner decides (FB-21.3, FB-27.7)."""

    regiment: int
    pieces: list[int] | None = unsaved(None)
    """The Garrisons, if already computed."""

    def advance(self, st: State) -> Decision | None:
        pieces = occupiable(st, self.regiment) if self.pieces is None else self.pieces
        options: list[Pick] = [NOWHERE, *pieces]
        return Decision("occupy", st.owner(self.regiment), options, "FB-21.3", (self.regiment,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        if pick == NOWHERE:
            st.push(March(self.regiment))
        else:
            march_in(st, self.regiment, pick)


def start_march(st: State, regiment: int) -> None:
    """Begin a March: out of a Garrison, perhaps into one, or in the open (FB-13.2, FB-21.3, FB-21.19)."""
    if st.inside[regiment] != NOWHERE:
        st.push(Leave(regiment))
        return
    pieces = occupiable(st, regiment)
    if not pieces:
        st.push(March(regiment))
        return
    entering = Occupy(regiment)
    entering.pieces = pieces
    st.push(entering)


def deployable(st: State, regiment: int) -> list[int]:
    """The Garrisons for Forward Deployment: those with their middle outside the opponent's Reinforcement Zone (FB-24.25)."""
    if st.plan(regiment).type != INFANTRY:
        return []
    field = st.field()
    edge = st.edge_of(1 - st.owner(regiment))
    depth = zone_depth(field, edge)
    found: list[int] = []
    for piece, one in enumerate(field.pieces):
        if why_not_hold(st, regiment, piece) is not None or is_touched(st, piece, 1 - st.owner(regiment)):
            continue
        x, y, parts = middle(one.outline)
        far = (y, field.width * parts - x, field.height * parts - y, x)[edge]
        if far > depth * parts:
            found.append(piece)
    return found


@frame
class Storm(Frame[State]):
    """After a Clash, Garrisons whose occupants it destroyed may be occupied immediately (FB-21.18, FB-27.14)."""

    regiment: int
    pieces: list[int]

    @classmethod
    def of(cls, st: State, regiment: int) -> Storm:
        """Before the Clash: the Garrisons of the enemies it is fought with."""
        return cls(regiment, [st.inside[foe] for foe in engaged_with(st, regiment) if st.inside[foe] != NOWHERE])

    def advance(self, st: State) -> Decision | None:
        if not self.pieces or st.status[self.regiment] != FIELD or st.inside[self.regiment] != NOWHERE:
            st.pop()
            return None
        piece = self.pieces[0]
        if st.plan(self.regiment).type != INFANTRY or why_not_hold(st, self.regiment, piece) is not None:
            self.pieces.pop(0)
            return None
        return Decision("storm", st.owner(self.regiment), [YES, NO], "FB-21.18", (self.regiment, piece))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        piece = self.pieces.pop(0)
        if pick == YES:
            occupy(st, self.regiment, piece, "FB-21.18")


# -- leaving -------------------------------------------------------------------------------------------------------------


@frame
class Leave(Move):
    """A Regiment leaves its Garrison by a March, its only Action (FB-21.19, FB-21.20).

    `start` is the place next to the outline from which all Models march.
    """

    floor: int = 0
    start: int = NOWHERE

    def made(self, st: State) -> LeaveBody:
        return LeaveBody(Exit(st, self.regiment), x_of(self.start), y_of(self.start))

    def advance(self, st: State) -> Decision | None:
        if self.start == NOWHERE:
            region = Starts(st, self.regiment)
            return Decision("leave_at", st.owner(self.regiment), [], "FB-21.19", (self.regiment,), region=region)
        return super().advance(st)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        if asked.kind == "leave_at":
            assert isinstance(pick, int)
            self.start = pick
        else:
            super().resume(st, asked, pick)

    def leader_places(self, st: State, body: MovingRegiment) -> Places:
        assert isinstance(body, LeaveBody)
        found = finds(body, self.named(body.leader)[:-1]) if self.turns else []
        return WayOut(body, self.reach(body, body.leader, GROUND), found)

    def can_turn(self, st: State, body: MovingRegiment, member: Member, storey: Storey) -> bool:
        if self.steps:
            return super().can_turn(st, body, member, storey)
        if len(self.turns) >= MAX_TURNS:
            return False
        return self.turn_places(body, member, storey).has_candidate()

    def turn_places(self, body: MovingRegiment, member: Member, storey: Storey) -> Places:
        if self.steps:
            return super().turn_places(body, member, storey)
        assert isinstance(body, LeaveBody)
        return TurnsOut(body, self.named(member), body.way_to(member, storey))

    def finish(self, st: State, steps: list[MoveStep]) -> None:
        st.pop()
        st.inside[self.regiment] = NOWHERE
        st.marches[self.regiment] += 1
        st.set_mark(self.regiment, SPENT)
        flies = self.body(st).obstacles.limits.flies
        report(st, self.regiment, MARCHED, [(step.model, step.way) for step in steps], "FB-21.19")
        note_overflown(st, self.regiment, [step.way for step in steps])
        roll_terrain(st, self.regiment, [step.way for step in steps], flies=flies)


class Starts(PlaceRegion):
    """Where a Leader leaving a Garrison may start: next to the outline, with room and a way on (FB-21.19, FB-21.20)."""

    __slots__ = ("apart", "ground", "obstacles", "outline", "radius", "starts", "way")

    def __init__(self, st: State, regiment: int) -> None:
        piece = st.field().pieces[st.inside[regiment]]
        self.outline = piece.outline
        self.radius = st.plan(regiment).radius
        near = self.radius + TOUCH
        left, low, right, high = piece.box
        around = (left - near, low - near, right + near, high + near)
        self.obstacles = Obstacles(st, regiment, MoveLimits(contact=()), around)
        self.ground = self.obstacles.ways(0, ())
        self.apart = PathGround([], groups=self.obstacles.ends_on[0])
        """No Model starts in contact with an enemy (FB-13.1, FB-21.19)."""
        self.way = Exit(st, regiment)
        self.starts = starts_of(st, regiment)
        super().__init__([Shape(self.outline, self.radius + TOUCH)], refused.STARTS_AT_WALL.clause, [], [])

    def sampled(self) -> list[int]:
        return [point(x, y) for x, y in self.starts if self.is_open(x, y)]

    def is_open(self, x: int, y: int) -> bool:
        return self.ground.is_clear(x, y) and self.apart.is_clear(x, y)

    def further(self) -> Iterable[int]:
        """Places all along the outline."""
        return (point(x, y) for x, y in places_along(self.outline, self.radius, FINE))

    def contains(self, spot: int) -> bool:
        """The same as `why_not`, with the fast checks first."""
        return self.is_beside(spot) and opens(self.way, x_of(spot), y_of(spot))

    def has_candidate(self) -> bool:
        """Is there a start? Most clearly have a way on, and then no other is checked in detail."""
        for x, y in self.starts:
            if self.is_beside(point(x, y)) and opens(self.way, x, y, plainly=True):
                return True
        return super().has_candidate()

    def is_beside(self, spot: int) -> bool:
        """Is there room, in contact with the outline?"""
        x, y = x_of(spot), y_of(spot)
        if not self.is_open(x, y) or grown(x, y, self.outline, self.radius + TOUCH) == OUTSIDE:
            return False
        return grown(x, y, self.outline, self.radius) != INSIDE

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        return self.shapes, [
            Hole(Shape(each.corners, each.keep), self.obstacles.refusal(each.tag, False).clause, (), each.strict)
            for each in self.ground.barriers
        ]

    def refusals(self, spot: int) -> list[Refusal]:
        x, y = x_of(spot), y_of(spot)
        beside = grown(x, y, self.outline, self.radius + TOUCH) != OUTSIDE
        if not beside or grown(x, y, self.outline, self.radius) == INSIDE:
            return [refused.STARTS_AT_WALL]  # away from the wall, or in it
        found = [self.obstacles.refusal(tag, False) for tag in self.ground.offenders(x, y)]
        found = found or [refused.STARTS_AT_ENEMY for _ in self.apart.offenders(x, y)]
        return found or ([] if opens(self.way, x, y) else [refused.NO_WAY_ON])

    def blamed(self, spot: int) -> list[Target]:
        x, y = x_of(spot), y_of(spot)
        return targets([blame_of(tag) for tag in [*self.ground.offenders(x, y), *self.apart.offenders(x, y)]])

    def blur(self) -> int:
        """The drawing ignores whether there is a way on from a place."""
        return 8 * self.radius


def opens(way: Exit, x: int, y: int, plainly: bool = False) -> bool:
    """Is there a legal March from a place next to the outline (FB-21.20)?"""
    body = LeaveBody(way, x, y)
    return WayOut(body, body.reach(body.leader, GROUND), []).find(plainly) is not None


def can_leave(st: State, regiment: int) -> bool:
    """Does a Regiment in a Garrison have a way out (FB-21.20)?"""
    return Starts(st, regiment).has_candidate()


# -- Withdraw ------------------------------------------------------------------------------------------------------------


def flee(st: State, regiment: int) -> None:
    """A Regiment withdraws from its Garrison.

    The Leader moves from the point of the outline nearest to its own edge straight towards that edge, and the others
    follow. A Model that finds no place is a casualty. There is no second Action (FB-21.21).
    """
    edge = st.edge_of(st.owner(regiment))
    found = flight(st, regiment, edge)
    st.set_mark(regiment, SPENT)
    models = st.models(regiment)
    st.inside[regiment] = NOWHERE
    placed = {} if found is None else found
    for model, spot in placed.items():
        set_down(st, model, spot.x, spot.y, spot.floor)
    lost = [model for model in models if model not in placed]
    report(st, regiment, WITHDREW, [(model, spot.way) for model, spot in placed.items()], "FB-21.21")
    for model in lost:
        slay(st, model)
    if st.status[regiment] == FIELD:
        roll_terrain(st, regiment, [spot.way for spot in placed.values()])


def flight(st: State, regiment: int, edge: int) -> dict[int, Placed] | None:
    """Which Model gets which place outside, the Leader first; None if not even the Leader has one."""
    field = st.field()
    way_home = Exit(st, regiment)
    allowance = way_home.allowance
    ahead_x, ahead_y = INWARD[edge]
    clear = Obstacles(st, regiment, MoveLimits()).ways(0, ())
    starts = [spot for spot in starts_of(st, regiment) if clear.is_clear(*spot)]
    starts.sort(key=lambda at: (edge_distance(at[0], at[1], edge, field.width, field.height), at[1], at[0]))
    for x, y in starts:
        body = LeaveBody(way_home, x, y)
        floor = body.way_to(body.leader, GROUND)
        for far in range(allowance // STEP * STEP, 0, -STEP):
            at_x, at_y = x - ahead_x * far, y - ahead_y * far
            way = body.walker(body.leader, at_x, at_y, GROUND).straight(floor, at_x, at_y, allowance)
            if way is not None and floor.ends.is_clear(at_x, at_y):
                return {body.leader.model: Placed(at_x, at_y, 0, way), **followers(body, at_x, at_y)}
    return None


def followers(body: LeaveBody, x: int, y: int) -> dict[int, Placed]:
    """The places of the Models that follow the Leader, in order; Models without one are left out (FB-12.9, FB-12.12)."""
    company = body.company(x, y, 0)
    walkers = body.walkers(x, y, GROUND, body.members)
    found: dict[int, Placed] = {}
    for n in body.order(x, y, GROUND):
        walker = walkers[n]
        spot = find_place(walker, x, y, body.allowance, company)
        if spot is not None:
            company.add(spot.x, spot.y, spot.floor, walker.bearer)
            found[walker.number] = spot
    return found
