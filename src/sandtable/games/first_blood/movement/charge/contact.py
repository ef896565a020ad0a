"""Find places for moves into contact: Charge, pile-in, Combat Reform (FB-12.13 to FB-12.16, FB-12.20, FB-21.29, FB-22.22).

Models of the same Regiment, moved or not, count where they currently stand, so staying is always possible.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from sandtable.core.space.exact import LatticePoint, circle
from sandtable.core.space.formation import (
    Floor,
    Gap,
    Placed,
    PlacedBases,
    Walker,
    are_alike,
    by_gap,
    closest_place,
    closest_ranked,
    first_reached,
    gap_to_base,
    gap_to_ground,
    nearer_place,
    nearest_gap,
    rank,
)
from sandtable.core.space.places import (
    AJAR,
    comb_places,
    contact_ring,
    contact_tries,
    nearest_contact,
    outline_places,
    places_towards,
)
from sandtable.core.space.plane import Polygon, square
from sandtable.core.space.points import x_of, y_of
from sandtable.core.space.sight import Base
from sandtable.games.first_blood.block import FAR
from sandtable.games.first_blood.measuring import COMMAND_RANGE, leader_models, standard_of, touches
from sandtable.games.first_blood.movement.formation.obstacles import (
    MoveLimits,
    Obstacles,
    Storey,
    storey_at,
    storeys_in_reach,
)
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.state import NOBODY, NOWHERE, State

Standing = tuple[list[tuple[int, Base]], list[Polygon]]
TRIES: Final = 3
"""How many legal places to try by an automatic path if no straight path leads into contact (FB-12.13)."""


class Closed:
    """Results shared by all Models of a Regiment that move into contact one after another (`Throng`)."""

    __slots__ = ("circles", "heads", "places", "rings", "standing", "touching")

    def __init__(self) -> None:
        self.heads: tuple[int, int, list[int]] | None = None
        """The Model that leads, the Standard Bearer and all Leader Models."""
        self.standing: dict[tuple[int, ...], Standing] = {}
        """Where the Models of targets stand: only the Regiment moves."""
        self.touching: dict[tuple[int, ...], bool] = {}
        """Whether a Model at a place touches a target, by Model, place, floor and targets."""
        self.places: dict[int, set[LatticePoint]] = {}
        """Places where no Model of the Regiment can end any more, by what blocks them."""
        self.rings: dict[tuple[int, int, int], list[LatticePoint]] = {}
        """For floors and places of enemies, the places every 15 degrees around them that are not blocked."""
        self.circles: dict[tuple[int, ...], dict[LatticePoint, list[int]]] = {}
        """For sets of targets and places of Models in contact, the places every 15 degrees around these, nearest first
        (`core.space.formation.rank`)."""

    def kept(self) -> Closed:
        """A copy that is not updated any more."""
        clone = Closed()
        clone.places = {hinders: set(spots) for hinders, spots in self.places.items()}
        clone.rings, clone.circles = dict(self.rings), self.circles
        clone.heads, clone.standing, clone.touching = self.heads, self.standing, self.touching
        return clone


class Followers:
    """The Models of a Regiment that follow one of its Models. In this base class there are none."""

    __slots__ = ()

    def keep(self, x: int, y: int, floor: int) -> bool:
        """Do all Models that were in Command Range stay in it if the Model ends there (FB-12.22)?"""
        return True

    def left_behind(self, x: int, y: int, floor: int) -> int:
        """The Model that would lose Command Range if this one ended there, or NOBODY."""
        return NOBODY

    def nearly_keep(self, x: int, y: int, floor: int) -> bool:
        """The same for a drawing, at a fraction of the cost: places that worked once for the others are tried again."""
        return True


NO_FOLLOWERS: Final = Followers()


class Throng(PlacedBases):
    """The other Models of a Regiment that moves into contact.

    Where Models that have moved stand, or where all are blocked, no Model finds room any more. Such places are cached,
    because all Models try the same ones (FB-12.13, FB-12.14).
    """

    __slots__ = ("closed", "followers", "others", "settled")

    def __init__(self, radius: int, command: int, closed: Closed) -> None:
        super().__init__(radius, command)
        self.closed = closed
        self.followers: Followers = NO_FOLLOWERS
        self.settled: list[tuple[int, int, int]] = []
        """The Models that move no farther, and all others."""
        self.others: list[tuple[int, int, int]] = []

    def keeps(self, x: int, y: int, floor: int) -> bool:
        return self.followers.keep(x, y, floor)

    def may_end(self, floor: Floor, x: int, y: int) -> bool:
        closed = self.closed.places.get(id(floor.ends))
        if closed is None:
            closed = self.closed.places[id(floor.ends)] = set()
        if (x, y) in closed:
            return False
        least, number = 4 * self.radius * self.radius, floor.number
        for px, py, on in self.settled:
            if (over := x - px) * over + (up := y - py) * up < least and on == number:
                closed.add((x, y))
                return False
        if not floor.ends.is_clear(x, y):
            closed.add((x, y))
            return False
        for px, py, on in self.others:
            if (over := x - px) * over + (up := y - py) * up < least and on == number:
                return False
        return self.in_command(x, y)


class Closing:
    """One Model moving into contact: its obstacles, the Models around it, and the enemies it may touch."""

    __slots__ = (
        "bases",
        "company",
        "floors",
        "model",
        "obstacles",
        "pieces",
        "radius",
        "ranked",
        "storeys",
        "targets",
        "walkers",
        "x",
        "y",
    )

    def __init__(
        self,
        st: State,
        model: int,
        targets: list[int],
        limits: MoveLimits,
        obstacles: Obstacles | None = None,
        moving: list[int] | None = None,
        closed: Closed | None = None,
    ) -> None:
        """`obstacles` are the same for all Models of the Regiment while only they move (`hindering`).

        `moving` are the Models that have not moved yet (all by default), and `closed` is what is known from those that have
        (`Throng`).
        """
        regiment = st.rules.forces.regiment_of[model]
        plan = st.plan(regiment)
        self.model = model
        self.radius = plan.radius
        self.x, self.y = x_of(st.place[model]), y_of(st.place[model])
        self.targets = targets
        self.obstacles = Obstacles(st, regiment, limits) if obstacles is None else obstacles
        here = storey_at(st, self.x, self.y, st.floor[model])
        self.storeys: list[Storey] = storeys_in_reach(st, self.x, self.y, st.floor[model], limits, plan.type)
        self.floors = [self.obstacles.floor(here[0], here[1], storey[0], storey[1]) for storey in self.storeys]
        closed = Closed() if closed is None else closed
        self.company = company_without(st, model, moving, closed)
        key = tuple(targets)
        found = closed.standing.get(key)
        if found is None:
            found = closed.standing[key] = standing(st, targets)
        self.bases, self.pieces = found
        self.ranked: list[int] | None = None
        self.walkers: dict[int, Walker] = {}

    def walker(self, floor: int) -> Walker:
        """The Model, looking for a place on a floor."""
        found = self.walkers.get(floor)
        if found is None:
            floors = [each for each in self.floors if each.number == floor]
            found = self.walkers[floor] = Walker(self.model, self.x, self.y, self.x, self.y, floors)
        return found

    def on_floor(self, floor: int) -> Closing:
        """The same with only the enemies it may touch on a floor."""
        clone = Closing.__new__(Closing)
        clone.model, clone.radius, clone.x, clone.y = self.model, self.radius, self.x, self.y
        clone.targets, clone.obstacles, clone.company = self.targets, self.obstacles, self.company
        clone.storeys, clone.floors, clone.walkers = self.storeys, self.floors, self.walkers
        clone.bases = [(at, base) for at, base in self.bases if at == floor]
        clone.pieces = self.pieces if floor == 0 else []
        clone.ranked = None
        return clone

    def in_contact(self, allowance: int) -> Placed | None:
        """The place in contact that FB-12.13 finds, or None.

        Straight paths to each target are tried in order of gap, then the first three legal places by an automatic path
        (FB-12.13, FB-21.29).
        """
        most = allowance * allowance
        legal: list[tuple[Walker, Floor, LatticePoint]] = []
        for n in self.nearest():
            if n < len(self.bases):
                floor, (at_x, at_y, radius) = self.bases[n]
                # no place around it, or around those that follow, is nearer than this: no path leads there
                far = allowance + self.radius + radius + 2 * AJAR
                if square(self.x, self.y, at_x, at_y) > far * far:
                    break
                ring = self.open_ring(floor, at_x, at_y, self.radius + radius + AJAR)
                spots = contact_tries(self.x, self.y, self.radius, at_x, at_y, radius, ring)
            else:
                floor = 0
                spots = iter(outline_places(self.x, self.y, self.radius, self.pieces[n - len(self.bases)]))
            walker = self.walker(floor)
            first: LatticePoint | None = None
            for x, y in spots:
                far_off = (x - self.x) * (x - self.x) + (y - self.y) * (y - self.y) > most
                if (x, y) == first or (far_off and len(legal) >= TRIES):
                    continue
                first = first or (x, y)
                for each in walker.floors:
                    if not self.company.may_end(each, x, y):
                        continue
                    way = None if far_off else walker.straight(each, x, y, allowance)
                    if way is not None:
                        if self.company.keeps(x, y, each.number):
                            return Placed(x, y, each.number, way)
                    elif len(legal) < TRIES:
                        legal.append((walker, each, (x, y)))
        for walker, each, (x, y) in legal:
            way = walker.detour(each, x, y, allowance)
            if way is not None and self.company.keeps(x, y, each.number):
                return Placed(x, y, each.number, way)
        return None

    def open_ring(self, floor: int, at_x: int, at_y: int, apart: int) -> list[LatticePoint]:
        """The places every 15 degrees around an enemy, as seen from it, where a Model may still end as far as known."""
        rings, key = self.company.closed.rings, (floor, at_x, at_y)
        ring = rings.get(key)
        if ring is None:
            ring = contact_ring(at_x, at_y, apart)
        places = self.company.closed.places
        known = [places.get(id(each.ends)) for each in self.floors if each.number == floor]
        shut = known[0] if len(known) == 1 else None
        if shut:
            ring = [spot for spot in ring if (at_x + spot[0], at_y + spot[1]) not in shut]
            rings[key] = ring
        return ring

    def nearest(self) -> list[int]:
        """The targets by gap, as `gaps` lists them; they are the same whether contact is looked for or only a near place."""
        if self.ranked is None:
            self.ranked = by_gap(self.gaps())
        return self.ranked

    def gaps(self) -> list[Gap]:
        """The gap to each target Model, then to each outline (FB-3.8)."""
        found = [gap_to_base(self.x, self.y, self.radius, x, y, radius) for _, (x, y, radius) in self.bases]
        return found + [gap_to_ground(self.x, self.y, self.radius, outline) for outline in self.pieces]

    def closest(self, allowance: int, mates: list[LatticePoint]) -> Placed:
        """As close as possible if contact cannot be reached; otherwise it stays (FB-12.14, FB-22.22)."""
        only = [base for _, base in self.bases]
        nearest = self.nearest()[0]
        if nearest < len(only):
            x, y, radius = only[nearest]
            apart, floor = self.radius + radius, self.bases[nearest][0]
        else:
            beside = nearest_contact(self.x, self.y, self.radius, self.pieces[nearest - len(only)])
            x, y = beside[0] if beside else (self.x, self.y)
            apart, floor = 0, 0
        most = min(allowance, max(0, isqrt(square(self.x, self.y, x, y)) - apart))
        far = allowance + 2 * self.radius + 2 * AJAR
        near = [at for at in mates if square(self.x, self.y, at[0], at[1]) <= far * far]
        walker = self.walker(self.floor_before(floor, allowance))
        towards = [*places_towards(self.x, self.y, x, y, most), (self.x, self.y)]
        if are_alike(only, self.pieces):
            ranks = self.ranked_places(only, near, towards)
            shut = self.company.closed.places.get(id(walker.floors[0].ends)) if len(walker.floors) == 1 else None
            found = closest_ranked(walker, ranks, allowance, self.company, set() if shut is None else shut)
        else:
            around = [spot for at_x, at_y in near for spot in circle(at_x, at_y, 2 * self.radius + AJAR)]
            spots = list(dict.fromkeys([*around, *towards]))
            found = closest_place(walker, spots, allowance, self.company, only, self.pieces)
        if found is not None:
            return found
        return self.held_back(allowance)

    def ranked_places(self, bases: list[Base], mates: list[LatticePoint], towards: list[LatticePoint]) -> list[int]:
        """The places every 15 degrees around some Models of its Regiment, and those on a line towards the nearest target, the
        nearest to any target first (FB-12.14).
        """
        circles = self.company.closed.circles.setdefault((len(bases), *self.targets), {})
        found: list[int] = []
        for mate in mates:
            ranks = circles.get(mate)
            if ranks is None:
                apart = 2 * self.radius + AJAR
                rivals = nearest_of(bases, mate, 2 * apart + 3)
                ranks = [rank(x, y, rivals) for x, y in circle(mate[0], mate[1], apart)]
                ranks.sort()
                circles[mate] = ranks
            found += ranks
        # From a place on the line, no target is nearer than the one it leads to, except by rounding where they are as near.
        rivals = nearest_of(bases, (self.x, self.y), 3)
        found += [rank(x, y, rivals) for x, y in towards]
        found.sort()
        return found

    def held_back(self, allowance: int) -> Placed:
        """Its current place if that is in Command Range; otherwise it moves no farther than it has to (FB-12.22)."""
        own = self.floors[0].number
        if self.company.in_command(self.x, self.y) and self.company.keeps(self.x, self.y, own):
            return Placed(self.x, self.y, own, [(self.x, self.y)])
        return self.catch_up(allowance)

    def catch_up(self, allowance: int) -> Placed:
        """The Leader Models are too far ahead: move into Command Range of the nearest, or as near as possible.

        See FB-4.20 and FB-12.14. It tries the floor of the Leader Model, then its own, then the ground (FB-22.24).
        """
        company = self.company
        lead_x, lead_y = min(company.anchors, key=lambda at: square(self.x, self.y, at[0], at[1]))
        led = next(floor for x, y, floor in company.placed if (x, y) == (lead_x, lead_y))
        tried = dict.fromkeys([led, self.floors[0].number, 0])
        floors = [each for number in tried for each in self.floors if each.number == number]
        walker = Walker(self.model, self.x, self.y, self.x, self.y, floors)
        comb = comb_places(lead_x, lead_y, 2 * self.radius, company.command, self.x, self.y)
        found = first_reached(walker, comb, allowance, company)
        found = found or self.follow(floors, allowance)
        return found or nearer_place(walker, self.floors[0], lead_x, lead_y, allowance, company)

    def follow(self, floors: list[Floor], allowance: int) -> Placed | None:
        """The first place around any Leader Model that the shortest path reaches (FB-12.14)."""
        company = self.company
        spots: list[tuple[int, int, int]] = []
        for lead_x, lead_y in company.anchors:
            for x, y in comb_places(lead_x, lead_y, 2 * self.radius, company.command, self.x, self.y):
                spots.append((square(self.x, self.y, x, y), y, x))
        for far, y, x in sorted(spots):
            if far > allowance * allowance:
                break
            for floor in floors:
                if floor.toll > allowance or not company.may_end(floor, x, y):
                    continue
                way = self.obstacles.routes_from(floor, self.x, self.y, allowance).way(x, y)
                if way is not None and company.keeps(x, y, floor.number):
                    return Placed(x, y, floor.number, way)
        return None

    def floor_before(self, floor: int, allowance: int) -> int:
        """The floor before the target's on the path, or the last one the allowance pays for (FB-22.22)."""
        own = self.floors[0].number
        if floor == own:
            return own
        up = 1 if floor > own else -1
        paid = [each.number for each in self.floors if each.toll <= allowance]
        numbers = [number for number in paid if 0 <= (number - own) * up < (floor - own) * up]
        return max(numbers, key=lambda number: (number - own) * up) if numbers else own


def nearest_of(bases: list[Base], spot: LatticePoint, more: int) -> list[Base]:
    """The bases whose centres are at most this much farther from a point than the nearest one, and perhaps a little more."""
    x, y = spot
    fars = [(x - bx) * (x - bx) + (y - by) * (y - by) for bx, by, _ in bases]
    most = isqrt(min(fars)) + 1 + more
    return [bases[n] for n, far in enumerate(fars) if far <= most * most]


def hindering(st: State, regiment: int, limits: MoveLimits, allowance: int) -> Obstacles:
    """The obstacles for the Models of a Regiment that move no farther than an allowance."""
    left, low, right, high = st.block(regiment).box
    return Obstacles(st, regiment, limits, (left - allowance, low - allowance, right + allowance, high + allowance))


def standing(st: State, targets: list[int]) -> Standing:
    """The target Models with their floors, by number, and the outlines of the Garrisons that targets occupy."""
    bases: list[tuple[int, Base]] = []
    pieces: list[Polygon] = []
    for foe in sorted(targets):
        if st.inside[foe] != NOWHERE:
            pieces.append(st.field().pieces[st.inside[foe]].outline)
            continue
        radius = st.plan(foe).radius
        bases += [(st.floor[other], (x, y, radius)) for x, y, other in st.block(foe).spots]
    return bases, pieces


def company_without(st: State, model: int, moving: list[int] | None, closed: Closed) -> Throng:
    """The other Models of the Regiment at their places; the Leader Models are the anchors (FB-4.11, FB-12.20).

    The Leader itself needs no anchor; the Standard Bearer needs the Leader.
    """
    regiment = st.rules.forces.regiment_of[model]
    company = Throng(st.plan(regiment).radius, COMMAND_RANGE, closed)
    if closed.heads is None:
        closed.heads = (first_leader(st, regiment), standard_of(st, regiment), leader_models(st, regiment))
    first, bearer, leaders = closed.heads
    if model == bearer:
        leaders = [first]
    floors = st.floor
    for x, y, other in st.block(regiment).spots:
        if other != model:
            spot = (x, y, floors[other])
            company.placed.append(spot)
            if other in leaders:
                company.anchors.append((x, y))
            (company.others if moving is None or other in moving else company.settled).append(spot)
    if model == first:
        company.command = FAR
        if not company.anchors:
            company.anchors = [(x_of(st.place[model]), y_of(st.place[model]))]
    return company


def outside_command(st: State, regiment: int, spots: dict[int, LatticePoint]) -> list[int]:
    """The Models of a Regiment that would be out of Command Range if all stood at these places (FB-4.10, FB-4.11)."""
    first, bearer, leaders = first_leader(st, regiment), standard_of(st, regiment), leader_models(st, regiment)
    near = COMMAND_RANGE + 2 * st.plan(regiment).radius
    anchors = [spots[leader] for leader in leaders]
    found: list[int] = []
    for model, (x, y) in spots.items():
        if model == first:
            continue
        for at_x, at_y in [spots[first]] if model == bearer else anchors:
            if (x - at_x) * (x - at_x) + (y - at_y) * (y - at_y) <= near * near:
                break
        else:
            found.append(model)
    return found


def find_contact(st: State, model: int, targets: list[int], allowance: int, limits: MoveLimits) -> Placed | None:
    """The automatic place of a Model in contact with one of the target Regiments, or None (FB-12.13)."""
    return Closing(st, model, targets, limits).in_contact(allowance)


def mates_in_contact(st: State, model: int, targets: list[int], closed: Closed | None = None) -> list[LatticePoint]:
    """The places of the Regiment's other Models that touch a target, so that rear ranks close up (FB-12.14)."""
    known = {} if closed is None else closed.touching
    found: list[LatticePoint] = []
    for x, y, other in st.block(st.rules.forces.regiment_of[model]).spots:
        if other == model:
            continue
        key = (other, x, y, st.floor[other], *targets)
        near = known.get(key)
        if near is None:
            near = known[key] = any(touches(st, other, foe) for foe in targets)
        if near:
            found.append((x, y))
    return found


def contact_order(st: State, regiment: int, targets: list[int]) -> list[int]:
    """Leader, Standard Bearer, then the others in order of their gap to the nearest target Model (FB-12.20)."""
    first = first_leader(st, regiment)
    bearer = standard_of(st, regiment)
    heads = [model for model in (first, bearer) if model != NOBODY and st.is_alive(model)]
    rest = [model for model in st.models(regiment) if model not in heads]
    on_floors, pieces = standing(st, targets)
    bases, radius = [base for _, base in on_floors], st.plan(regiment).radius
    spots = [(x_of(st.place[model]), y_of(st.place[model])) for model in rest]
    gaps = [nearest_gap(x, y, radius, bases, pieces) for x, y in spots]
    return [*dict.fromkeys(heads), *[rest[n] for n in by_gap(gaps)]]
