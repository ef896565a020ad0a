"""Enter the battlefield over the player's own edge or, behind an Enabling Regiment, over another one.

Covers FB-13.8 to FB-13.24, and Vanguard (FB-24.54).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.engine.decision import Decision, Hole, Pick, Target
from sandtable.core.engine.declare import frame, unsaved
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.places import NORTH, SOUTH, edge_distance, edge_spot
from sandtable.core.space.plane import Shape
from sandtable.core.space.points import point, spots_of, x_of, y_of
from sandtable.core.space.regions import ReachRegion
from sandtable.games.first_blood.block import FAR
from sandtable.games.first_blood.combat.rake import note_overflown
from sandtable.games.first_blood.measuring import regiments_within
from sandtable.games.first_blood.movement.formation.obstacles import GROUND, MAX_TURNS, Storey, blame_of
from sandtable.games.first_blood.movement.formation.place_refusals import ENTRY_POINT_TOO_FAR, PlaceRegion, targets
from sandtable.games.first_blood.movement.formation.places import MAX_STARS, LeaderPlaces, Places
from sandtable.games.first_blood.movement.formation.progress import MoveStep
from sandtable.games.first_blood.movement.formation.reach import LastLeg, turning_places
from sandtable.games.first_blood.movement.formation.regiment import Member, MovingRegiment
from sandtable.games.first_blood.movement.formation.set_down import ENTERED, report
from sandtable.games.first_blood.movement.formation.terrain import roll_terrain
from sandtable.games.first_blood.movement.march.entry_room import EntryBody, Gate, rear_of
from sandtable.games.first_blood.movement.march.garrison import start_march
from sandtable.games.first_blood.movement.march.march import Move
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.refusals import inches, refusal, regiment_refusal
from sandtable.games.first_blood.state import EDGE_IDS, FIELD, NOBODY, NOWHERE, SPENT, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import FERAL, HEAVY, MEDIUM, SPEARHEAD, VANGUARD

VANGUARD_FREE: Final = 8 * INCH
"""No enemy may be this near to a Regiment that uses Vanguard (FB-24.54)."""
NO: Final = 0
YES: Final = 1
STRETCH: Final = INCH // 4
"""The spacing of points on an edge that are tried for the drawing."""


# -- other edges ---------------------------------------------------------------------------------------------------------


def front_of(st: State, seat: int, edge: int) -> int:
    """How far the rearmost Leader Models of the opponent are from an edge of a player (FB-13.13)."""
    return min([FAR, *[rear_of(st, foe, edge) for foe in st.on_table(1 - seat)]])


def enemy_nearer(st: State, seat: int, regiment: int) -> Facts:
    """How far a Regiment is from its own edge (`m`), and the enemy nearest to that edge (`t`) with its distance (`n`)."""
    own = st.edge_of(seat)
    foe = min(st.on_table(1 - seat), key=lambda each: rear_of(st, each, own))
    return {"m": inches(rear_of(st, regiment, own)), "t": ("regiment", foe), "n": inches(rear_of(st, foe, own))}


NOT_ON_BATTLEFIELD: Final = regiment_refusal("FB-13.16")
IS_FERAL: Final = regiment_refusal("FB-24.17")
TOO_LIGHT: Final = regiment_refusal("FB-13.12")
ENEMY_NEARER: Final = regiment_refusal("FB-13.13", more=enemy_nearer)
ENTERS_AT_EDGE: Final = refusal("FB-13.8")


def why_not_enable(st: State, entering: int, regiment: int, front: int = -1) -> Refusal | None:
    """Why a Regiment cannot enable another to enter over another edge (FB-13.10 to FB-13.16).

    When checking many Regiments, pass the distance of the opponent's rearmost Leader Models as `front` (`front_of`).
    With Spearhead it counts as Heavy (FB-24.46).
    """
    plan, own = st.plan(entering), st.edge_of(st.owner(entering))
    if st.status[regiment] != FIELD or st.owner(regiment) != plan.owner:
        return NOT_ON_BATTLEFIELD
    if any_has(st, regiment, FERAL):
        return IS_FERAL
    klass = HEAVY if any_has(st, regiment, SPEARHEAD) else st.plan(regiment).klass
    if plan.klass == HEAVY and klass not in (HEAVY, MEDIUM):
        return TOO_LIGHT
    front = front_of(st, plan.owner, own) if front < 0 else front
    return ENEMY_NEARER if front <= rear_of(st, regiment, own) else None


class EdgePlaces(PlaceRegion):
    """Where a Model may enter over an edge.

    Its centre begins outside, one radius from the point of the edge nearest to the place pointed at (FB-13.8, FB-13.11).
    """

    __slots__ = ("entry", "long", "obstacles")

    def __init__(self, body: EntryBody) -> None:
        self.entry = body.entry
        self.obstacles = body.obstacles
        self.long = body.entry.width if body.edge in (SOUTH, NORTH) else body.entry.height
        super().__init__([], ENTERS_AT_EDGE.clause, [], [])

    def sampled(self) -> list[int]:
        spots = [self.start_at(at) for at in (self.long // 2, *range(INCH, self.long, 2 * INCH))]
        return list(dict.fromkeys([point(x, y) for x, y in spots]))

    def has_candidate(self) -> bool:
        """Is there a start? Usually the middle of those near enough to the player's edge is one, and no others are needed."""
        middle = (self.entry.first + self.entry.last) // 2
        return self.contains(point(*self.start_at(middle))) or super().has_candidate()

    def further(self) -> Iterable[int]:
        """Every start near enough to the player's own edge (FB-13.11); this may be less than an inch of the edge."""
        return (point(*self.start_at(at)) for at in range(self.entry.first, self.entry.last + 1))

    def contains(self, spot: int) -> bool:
        """The same as `why_not`, without the reasons."""
        entry, x, y = self.entry, x_of(spot), y_of(spot)
        along = x if entry.upright else y
        beyond = abs(edge_distance(x, y, entry.edge, entry.width, entry.height)) > entry.radius
        return not beyond and entry.first <= along <= entry.last and entry.ways.is_clear(*self.start_at(along))

    def spot_at(self, deep: int, at: int) -> LatticePoint:
        return edge_spot(self.entry.edge, deep, at, self.entry.width, self.entry.height)

    def start_at(self, at: int) -> LatticePoint:
        return self.spot_at(-self.entry.radius, at)

    def start(self, spot: int) -> LatticePoint:
        """Where the path begins for a place pointed at."""
        return self.start_at(x_of(spot) if self.entry.edge in (SOUTH, NORTH) else y_of(spot))

    def refusals(self, spot: int) -> list[Refusal]:
        entry = self.entry
        deep = edge_distance(x_of(spot), y_of(spot), entry.edge, entry.width, entry.height)
        x, y = self.start(spot)
        along = x_of(spot) if entry.edge in (SOUTH, NORTH) else y_of(spot)
        if abs(deep) > entry.radius or not 0 <= along <= self.long:
            return [ENTERS_AT_EDGE]
        if edge_distance(x, y, entry.own, entry.width, entry.height) > entry.within:
            return [ENTRY_POINT_TOO_FAR]
        return [self.obstacles.refusal(tag, False) for tag in entry.ways.offenders(x, y)]

    def blamed(self, spot: int) -> list[Target]:
        return targets([blame_of(tag) for tag in self.entry.ways.offenders(*self.start(spot))])

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        """The usable parts of the edge, found by sampling."""
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


@frame
class Entry(Move):
    """A Regiment Marches onto the battlefield, with both Marches as one move if one is not enough (FB-13.8, FB-13.17).

    `edge` is the edge it enters over, and `enabler` the Enabling Regiment if that is not the player's own edge. `vanguard`
    means that all have entered and only the free March of Vanguard is left.
    """

    floor: int = 0
    edge: int = NOWHERE
    enabler: int = NOBODY
    twice: bool = False
    vanguard: bool = False
    edges: list[int] | None = unsaved(None, shared=True)
    """The edges over which it can enter, if already computed."""
    gate: Gate | None = unsaved(None, shared=True)

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

    def leader_places(self, st: State, body: MovingRegiment) -> Places:
        assert isinstance(body, EntryBody)
        found = body.first_place(st)
        first = [] if found is None else [found[0]]
        sample = [*[point(x, y) for x, y in first], *spread(st, body)]
        reach = self.reach(body, body.leader, GROUND)
        return LeaderPlaces(body, reach, GROUND, "FB-13.9", first[0] if first else None, sample)

    # named paths: the first point is where the Model crosses the edge (FB-13.8, FB-13.23)

    def reach(self, body: MovingRegiment, member: Member, storey: Storey) -> ReachRegion:
        assert isinstance(body, EntryBody)
        if not self.turns:
            return body.entry
        return LastLeg(self.named(member), body.allowance, body.entry.ways, body.entry.ends)

    def named(self, member: Member) -> list[LatticePoint]:
        return spots_of(self.turns)

    def can_turn(self, st: State, body: MovingRegiment, member: Member, storey: Storey) -> bool:
        if not self.turns:
            assert isinstance(body, EntryBody)
            return EdgePlaces(body).has_candidate()
        # the point on the edge is not a turning point
        if len(self.turns) > MAX_TURNS:
            return False
        return self.turn_places(body, member, storey).has_candidate()

    def turn_places(self, body: MovingRegiment, member: Member, storey: Storey) -> Places:
        assert isinstance(body, EntryBody)
        return turning_places(self.named(member), body.allowance, body.entry.ways, body.obstacles)

    def ask_turn(self, st: State, body: MovingRegiment, member: Member, storey: Storey) -> Decision:
        assert isinstance(body, EntryBody)
        if self.turns:
            return super().ask_turn(st, body, member, storey)
        region = EdgePlaces(body)
        return Decision("enter_from", st.owner(self.regiment), [], "FB-13.23", (member.model,), region=region)

    def finish(self, st: State, steps: list[MoveStep]) -> None:
        """All Models are on the battlefield (FB-13.8); then a Regiment with Vanguard may March on (FB-24.54)."""
        flies = self.body(st).obstacles.limits.flies
        st.status[self.regiment] = FIELD
        st.marches[self.regiment] += 2 if self.twice else 1
        if st.logging:
            report(st, self.regiment, ENTERED, [(step.model, step.way) for step in steps], "FB-13.8")
        note_overflown(st, self.regiment, [step.way for step in steps])
        if self.twice:
            st.set_mark(self.regiment, SPENT)
            st.pop()
        else:
            self.vanguard = True
            self.steps = []
            for step in steps:
                self.put(step)
        roll_terrain(st, self.regiment, [step.way for step in steps], flies=flies)

    def ask_vanguard(self, st: State) -> Decision | None:
        """Offer a free March, if no enemy is within 8" (FB-24.54, FB-24.55, FB-27.14)."""
        if st.status[self.regiment] != FIELD or not has_vanguard(st, self.regiment):
            st.pop()
            return None
        return Decision("vanguard", st.owner(self.regiment), [NO, YES], "FB-24.54", (self.regiment,))


def has_vanguard(st: State, regiment: int) -> bool:
    """May it use Vanguard: does it have the rule, and is no enemy within 8" of any of its Models (FB-24.54)?"""
    if not any_has(st, regiment, VANGUARD):
        return False
    return not any(regiments_within(st, regiment, foe, VANGUARD_FREE) for foe in st.on_table(1 - st.owner(regiment)))


SPREADS: Final[dict[tuple[int, ...], list[int]]] = {}
"""Cached places along an edge: there are few sizes of Regiments and tables."""


def spread(st: State, body: EntryBody) -> list[int]:
    """Sample places for the Leader all along the edge: every 3", as far in as allowed."""
    width, height = st.field().width, st.field().height
    deep, shallow = body.depths()
    key = (body.edge, deep, shallow, width, height)
    found = SPREADS.get(key)
    if found is None:
        along = range(3 * INCH // 2, width if body.edge in (SOUTH, NORTH) else height, 3 * INCH)
        spots = [edge_spot(body.edge, depth, at, width, height) for at in along for depth in (deep, shallow)]
        if len(SPREADS) >= MAX_STARS:
            SPREADS.clear()
        found = SPREADS[key] = [point(x, y) for x, y in spots]
    return found


def enablers(st: State, regiment: int, edge: int, gate: Gate | None = None) -> list[int]:
    """The Regiments that enable another to enter over an edge, and behind which it finds a place (FB-13.10)."""
    found = Gate(st, regiment) if gate is None else gate
    return sorted([one for one in able(st, regiment) if has_entry(st, edge, one, found)])


def able(st: State, regiment: int) -> list[int]:
    """The Regiments that may enable another, whether or not it finds a place.

    Those farthest from the player's own edge come first, because they leave the most room behind them.
    """
    seat = st.owner(regiment)
    own = st.edge_of(seat)
    friends = sorted([(-rear_of(st, one, own), one) for one in st.on_table(seat)])
    front = front_of(st, seat, own) if friends else 0
    return [one for _, one in friends if why_not_enable(st, regiment, one, front) is None]


def is_open(st: State, edge: int, enabler: int, twice: bool, gate: Gate) -> bool:
    """Is there a place for the Regiment behind an edge?"""
    return gate.body(st, edge, enabler, twice).is_open(st)


def has_entry(st: State, edge: int, enabler: int, gate: Gate) -> bool:
    """Can it enter over an edge with one March, or two together (FB-13.17, FB-13.22)?"""
    return any(is_open(st, edge, enabler, twice, gate) for twice in (False, True))


def open_edges(st: State, regiment: int, gate: Gate | None = None) -> list[int]:
    """The edges over which a Regiment can enter, its own first (FB-13.10, FB-13.22); none if it cannot (FB-13.18)."""
    own = st.edge_of(st.owner(regiment))
    found = Gate(st, regiment) if gate is None else gate
    friends = able(st, regiment)
    edges = [own] if has_entry(st, own, NOBODY, found) else []
    sides = sorted([(own + 1) % len(EDGE_IDS), (own + 3) % len(EDGE_IDS)])
    return edges + [edge for edge in sides if any(has_entry(st, edge, one, found) for one in friends)]
