"""Obstacles on a Model's path and at its end: Models, terrain, table edges, floors (FB-12.4, FB-12.6, FB-22.20).

A `MoveLimits` holds what one Action adds to the rules for all moves. Every obstacle is a barrier whose tag names the Model
or the piece, so that a refusal can name the obstacle and the clause.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.refusal import Refusal
from sandtable.core.space.formation import Floor
from sandtable.core.space.paths import (
    OFF_THE_FLOOR,
    OFF_THE_TABLE,
    Barrier,
    DiscGroup,
    PathGround,
)
from sandtable.core.space.plane import OUTSIDE, Polygon, polygon
from sandtable.core.space.routes import Routes
from sandtable.games.first_blood.army_building.forces import RegimentPlan
from sandtable.games.first_blood.block import Block
from sandtable.games.first_blood.measuring import TOUCH, crowd
from sandtable.games.first_blood.movement.formation import place_refusals as refused
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import GARRISON, INCH, RUIN, TerrainPiece
from sandtable.games.first_blood.tables.terms import INFANTRY

MAX_TURNS: Final = 8
"""The maximum number of turning points of a named path (FB-12.7)."""
FOE_GAP: Final = 2 * INCH
"""A March keeps more than 2" away from enemies (FB-13.4)."""
WALL_GAP: Final = INCH
"""A March keeps more than 1" away from Garrisons, and no move ends nearer than 1" to Impassable Terrain (FB-13.6, FB-20.18)."""
FLOOR_TOLL: Final = 3 * INCH
"""The cost of one floor up or down (FB-22.5)."""
WIDE: Final = 1 << 16
"""Larger than any table."""
IN_PIECE: Final = 16
"""In a pick that names a floor, the step between Ruins."""
PIECES: Final = 1 << 16
"""Tags from here on are terrain pieces; lower ones are Models."""
TOO_DEEP: Final = -5
TOO_FORWARD: Final = -6
TOO_HIGH: Final = -7
START_TOO_FAR: Final = -8
"""Reasons other than barriers, beyond those of `core.space.paths`.

Too deep for its March; farther in than its Enabling Regiment; too far because
of the climb; an entry point farther from the player's own edge than the Enabling Regiment.
"""

IMPASSABLE_HERE: Final = 0
PIECE_REFUSALS: Final = (
    refused.NEAR_IMPASSABLE,
    refused.PIECE_IN_THE_WAY,
    refused.NEAR_HELD_GARRISON,
    refused.NEAR_GARRISON,
    refused.TOUCHES_GARRISON,
    refused.BESIDE_GARRISON_LEFT,
)
"""Why a piece of terrain blocks. Obstacles keep the numbers, because a state is pickled with its question."""
BLAME: Final = {
    OFF_THE_TABLE: refused.STICKS_OUT,
    OFF_THE_FLOOR: refused.OFF_FLOOR,
    START_TOO_FAR: refused.ENTRY_POINT_TOO_FAR,
    TOO_DEEP: refused.BEYOND_MARCH,
    TOO_FORWARD: refused.BEYOND_ENABLER,
    TOO_HIGH: refused.FLOOR_TOO_HIGH,
}

Box = tuple[int, int, int, int]
"""Left, low, right, high for the centre of a base."""


class MoveLimits:
    """What an Action requires of a move besides the rules for all moves (FB-12.4 (d), FB-12.6).

    `marches`: it keeps away from enemies and Garrisons (FB-13.4, FB-13.6). `flies`: obstacles matter only where it ends
    (FB-24.22). `contact`: the enemy Regiments it may end in contact with; None if that does not matter. `piece`: a Garrison
    that it may approach. `floors`: how many floors it may change; `toll`: the cost of each. `box`: where its centre must
    end, as on entry. `enters`: its path begins outside the table (FB-13.8). `leaves`: it comes out of that Garrison and
    ends at least 1" away from it (FB-21.19).
    """

    __slots__ = ("box", "contact", "enters", "flies", "floors", "leaves", "marches", "piece", "toll")

    def __init__(
        self,
        marches: bool = False,
        flies: bool = False,
        contact: tuple[int, ...] | None = None,
        piece: int = NOWHERE,
        floors: int = 1,
        toll: int = FLOOR_TOLL,
        box: Box | None = None,
        enters: bool = False,
        leaves: bool = False,
    ) -> None:
        self.marches = marches
        self.flies = flies
        self.contact = contact
        self.piece = piece
        self.floors = floors
        self.toll = toll
        self.box = box
        self.enters = enters
        self.leaves = leaves


def march_limits(flies: bool = False, piece: int = NOWHERE) -> MoveLimits:
    """A March: the 2" rule, 1" from Garrisons, one floor (FB-13.4, FB-13.6, FB-22.6).

    For a flying Regiment, obstacles matter only where it ends (FB-24.23).
    """
    return MoveLimits(marches=True, flies=flies, piece=piece)


def contact_limits(targets: list[int], floors: int = 9, toll: int = FLOOR_TOLL) -> MoveLimits:
    """Charge, pile-in, Combat Reform: no 2" rule, but contact with these Regiments only (FB-15.12, FB-16.6, FB-16.21).

    They are not Marches, so Fly does not affect them (FB-24.23).
    """
    return MoveLimits(contact=tuple(targets), floors=floors, toll=toll)


def table_box(st: State, radius: int) -> Box:
    """Where the centre may be so that the whole base lies on the table (FB-3.3)."""
    field = st.field()
    return (radius, radius, field.width - radius, field.height - radius)


def is_standing(st: State, piece: int) -> bool:
    """Is this a Ruin that has not collapsed?"""
    return st.field().pieces[piece].kind == RUIN and not st.has_collapsed(piece)


class Obstacles:
    """All obstacles for the Models of one Regiment in one move; computed once for all of them."""

    __slots__ = (
        "box",
        "end_walls",
        "ends_on",
        "grounds",
        "limits",
        "owner",
        "radius",
        "regiment",
        "routes",
        "rules",
        "same",
        "walls",
        "ways_on",
        "why",
    )

    def __init__(self, st: State, regiment: int, limits: MoveLimits, around: Box | None = None) -> None:
        """`around` is a box that no centre can leave; obstacles out of reach from there are left out."""
        plan = st.plan(regiment)
        self.regiment = regiment
        self.owner = plan.owner
        self.radius = plan.radius
        self.limits = limits
        self.rules = st.rules
        self.box = table_box(st, plan.radius)
        self.ways_on: dict[int, list[DiscGroup]] = {0: []}
        """Models on the path, by the floor on which they stand."""
        self.ends_on: dict[int, list[DiscGroup]] = {0: []}
        self.walls: list[Barrier] = []
        """Pieces on the path, all on the ground."""
        self.end_walls: list[Barrier] = []
        self.same = not limits.flies
        """Are the obstacles the same on the path and at the end?"""
        self.why: dict[int, tuple[int, int]] = {}
        """For the tags of pieces, why they block on the path and at the end, by place in `PIECE_REFUSALS`."""
        self.grounds: dict[tuple[int, bool, int], PathGround] = {}
        self.routes: dict[tuple[PathGround, int, int, int], Routes] = {}
        """The shortest paths from places, by ground, place and allowance, once computed."""
        self.add_models(st, (-WIDE, -WIDE, WIDE, WIDE) if around is None else around)
        self.add_pieces(st, (-WIDE, -WIDE, WIDE, WIDE) if around is None else around)

    def add_models(self, st: State, around: Box) -> None:
        """Models of all other Regiments with a place, friend or enemy (FB-12.4 (b), FB-12.5, FB-13.4, FB-15.12).

        The Models of the moving Regiment do not block it (FB-15.15).
        """
        left, low, right, high = around
        flies, shuns = self.limits.flies, self.limits.contact is not None
        for plan, block in crowd(st):
            if plan.number == self.regiment:
                continue
            apart = self.radius + plan.radius
            shy = self.is_shy(plan)
            keep = apart + FOE_GAP if shy else apart
            # turning points lie less than 9/8 of the distance and 3 away
            far = (keep if shy else apart + TOUCH) * 9 // 8 + 3
            west, south, east, north = block.box
            if west - far > right or east + far < left or south - far > high or north + far < low:
                continue
            box = (left - far, low - far, right + far, high + far)
            met = by_floor(block.group(keep, shy), st.floor, box, block)
            if not flies:
                add(self.ways_on, met)
            if shuns and self.is_shunned(plan):
                self.same = False
                met = by_floor(block.group(apart + TOUCH, True), st.floor, box, block)
            add(self.ends_on, met)

    def is_shy(self, plan: RegimentPlan) -> bool:
        """Must it keep a distance from the Models of a Regiment (FB-13.4)?"""
        return self.limits.marches and plan.owner != self.owner

    def is_shunned(self, plan: RegimentPlan) -> bool:
        """Must it not end in contact with a Regiment (FB-15.12)?"""
        allowed = self.limits.contact
        return allowed is not None and plan.owner != self.owner and plan.number not in allowed

    def add_pieces(self, st: State, around: Box) -> None:
        """Garrisons and Impassable Terrain, on the ground (FB-12.4 (c), FB-13.6, FB-20.18, FB-21.23).

        Zonal Terrain blocks nothing unless it is Impassable. Only a Regiment that occupies a Garrison comes closer to it
        than 1" (FB-20.4, FB-21.2).
        """
        field = st.field()
        far = self.radius + FOE_GAP
        far = far * 9 // 8 + 3
        left, low, right, high = around[0] - far, around[1] - far, around[2] + far, around[3] + far
        for number in field.solid:
            piece = field.pieces[number]
            if piece.box[0] > right or piece.box[2] < left or piece.box[1] > high or piece.box[3] < low:
                continue
            if piece.kind == GARRISON:
                self.add_garrison(st, number, piece)
            else:
                self.add_impassable(number, piece)

    def add_garrison(self, st: State, number: int, piece: TerrainPiece) -> None:
        """A Garrison stops every Model at its outline; a March keeps a distance (FB-12.4 (c), FB-13.6, FB-21.23).

        No Model ends in contact with an enemy Garrison that is not charged, nor within 1" of the one just left (FB-21.28,
        FB-21.19).
        """
        limits, radius, tag = self.limits, self.radius, PIECES + number
        holder = holder_of(st, number)
        held = holder >= 0 and st.owner(holder) != self.owner
        free = not limits.marches or number == limits.piece
        keep = radius if free else radius + (FOE_GAP if held else WALL_GAP)
        barrier = piece.barrier(keep, not free, keep, tag)
        if not limits.flies:
            self.walls.append(barrier)
        why = why_end = (
            refused.PIECE_IN_THE_WAY if free else refused.NEAR_HELD_GARRISON if held else refused.NEAR_GARRISON
        )
        if held and limits.contact is not None and holder not in limits.contact:
            barrier = piece.barrier(radius + TOUCH, True, radius + TOUCH, tag)
            why_end = refused.TOUCHES_GARRISON
            self.same = False
        if limits.leaves and number == limits.piece:
            barrier = piece.barrier(radius + WALL_GAP, False, radius, tag)
            why_end = refused.BESIDE_GARRISON_LEFT
            self.same = False
        self.why[tag] = (PIECE_REFUSALS.index(why), PIECE_REFUSALS.index(why_end))
        self.end_walls.append(barrier)

    def add_impassable(self, number: int, piece: TerrainPiece) -> None:
        """Impassable Terrain: no Model moves through it or ends within 1" of it (FB-20.18)."""
        radius, tag = self.radius, PIECES + number
        if not self.limits.flies:
            self.walls.append(piece.barrier(radius, False, radius, tag))
        self.end_walls.append(piece.barrier(radius + WALL_GAP, False, radius, tag))
        self.why[tag] = (IMPASSABLE_HERE, IMPASSABLE_HERE)
        self.same = False

    def is_on_table(self, x: int, y: int) -> bool:
        """Is the centre on the table, even if the base is not?"""
        left, low, right, high = self.box
        return left - self.radius <= x <= right + self.radius and low - self.radius <= y <= high + self.radius

    def refusal(self, tag: int, end: bool) -> Refusal:
        """Why an obstacle blocks: at the end of the move, or on the path."""
        if tag < 0:
            return BLAME.get(tag, refused.TOO_FAR_AWAY)
        if tag >= PIECES:
            return PIECE_REFUSALS[self.why[tag][1 if end else 0]]
        plan = self.rules.plans[self.rules.forces.regiment_of[tag]]
        if self.is_shy(plan):
            return refused.NEAR_ENEMY if end else refused.WAY_NEAR_ENEMY
        if not end:
            return refused.IN_THE_WAY
        return refused.TOUCHES_UNCHARGED if self.is_shunned(plan) else refused.OVERLAP

    def ways(self, floor: int, fence: Polygon) -> PathGround:
        """The obstacles on the path on a floor; on upper floors the centre may not leave the outline (FB-22.20)."""
        return self.ground(floor, fence, False)

    def ends(self, floor: int, fence: Polygon) -> PathGround:
        return self.ground(floor, fence, True)

    def ground(self, floor: int, fence: Polygon, end: bool) -> PathGround:
        if end and self.same and not fence and self.limits.box is None and not self.limits.enters:
            end = False
        key = (floor, end, id(fence))
        found = self.grounds.get(key)
        if found is None:
            groups = (self.ends_on if end else self.ways_on).get(floor, [])
            walls = [] if floor else self.end_walls if end else self.walls
            box: Box | None = self.box
            if self.limits.enters and not end:
                box = None
            elif end and self.limits.box is not None:
                box = self.limits.box
            found = PathGround(walls, box, fence, 0 if end or not fence else self.radius, groups)
            self.grounds[key] = found
        return found

    def floor(self, start: int, under: Polygon, end: int, fence: Polygon) -> Floor:
        """From one floor to another: the path runs on the lower of the two, and the climb is paid (FB-22.5, FB-22.20)."""
        low, outline = (start, under) if start <= end else (end, fence)
        return Floor(
            end, self.ways(low, outline if low else ()), self.ends(end, fence), abs(end - start) * self.limits.toll
        )

    def routes_from(self, floor: Floor, x: int, y: int, allowance: int) -> Routes:
        """The shortest paths of a Model at this place to places on a floor (FB-12.7)."""
        key = (floor.ways, x, y, allowance - floor.toll)
        found = self.routes.get(key)
        if found is None:
            found = self.routes[key] = Routes(*key, 2 * self.radius, MAX_TURNS)
        return found


def add(found: dict[int, list[DiscGroup]], groups: list[tuple[int, DiscGroup]]) -> None:
    """Add Models to those on the same floor."""
    for floor, group in groups:
        found.setdefault(floor, []).append(group)


def by_floor(group: DiscGroup, floors: list[int], box: Box, block: Block) -> list[tuple[int, DiscGroup]]:
    """The Models whose places are in a box, by floor: those on other floors do not block (FB-12.18, FB-22.13)."""
    left, low, right, high = box
    least_x, least_y, most_x, most_y = block.box
    inside = left <= least_x and most_x <= right and low <= least_y and most_y <= high
    spots = group.spots
    if not any(floors[spots[0][2] : spots[-1][2] + 1]):
        if not inside:
            spots = [spot for spot in spots if left <= spot[0] <= right and low <= spot[1] <= high]
        return [(0, group if inside else group.some(spots))] if spots else []
    on: dict[int, list[tuple[int, int, int]]] = {}
    for spot in spots:
        if left <= spot[0] <= right and low <= spot[1] <= high:
            on.setdefault(floors[spot[2]], []).append(spot)
    return [(floor, group.some(some)) for floor, some in on.items()]


def holder_of(st: State, piece: int) -> int:
    """The Regiment that occupies a Garrison, or -1."""
    found = -1
    for plan in st.rules.plans:
        if st.inside[plan.number] == piece:
            found = plan.number
    return found


# -- floors --------------------------------------------------------------------------------------------------------------

Storey = tuple[int, Polygon]
"""A floor and its outline, () on the ground."""
GROUND: Final[Storey] = (0, ())


def storeys(st: State) -> list[tuple[int, TerrainPiece]]:
    """The standing Ruins with upper floors (FB-22.7, FB-22.18)."""
    field = st.field()
    return [(at, field.pieces[at]) for at in field.ruins if field.pieces[at].floors and is_standing(st, at)]


def storey_at(st: State, x: int, y: int, floor: int) -> Storey:
    """The floor of a Ruin at a place; the ground if there is none that high (FB-22.7)."""
    if floor > 0:
        for _, piece in storeys(st):
            if floor <= len(piece.floors) and polygon(x, y, piece.floors[floor - 1]) != OUTSIDE:
                return (floor, piece.floors[floor - 1])
    return GROUND


def storeys_in_reach(st: State, x: int, y: int, floor: int, limits: MoveLimits, type_: int) -> list[Storey]:
    """The floors on which a Model that stands there may end: its own, then the ground, then those above (FB-22.2, FB-22.6).

    An upper floor is left or entered in the Ruin to which it belongs; from the ground every Ruin may be entered.
    Fly makes no difference (FB-22.23).
    """
    here = storey_at(st, x, y, floor)
    found = [here]
    if type_ != INFANTRY:
        return found
    if here[0] and here[0] <= limits.floors:
        found.append(GROUND)
    for _, piece in storeys(st):
        if here[0] and polygon(x, y, piece.outline) == OUTSIDE:
            continue
        found += [
            (at + 1, outline)
            for at, outline in enumerate(piece.floors)
            if at + 1 != here[0] and abs(at + 1 - here[0]) <= limits.floors
        ]
    return found


def storey_code(st: State, storey: Storey) -> int:
    """A floor as a pick: 0 is the ground, otherwise the floor plus `IN_PIECE` times the number of its Ruin."""
    for number, piece in storeys(st):
        if storey[0] and storey[0] <= len(piece.floors) and piece.floors[storey[0] - 1] is storey[1]:
            return (number + 1) * IN_PIECE + storey[0]
    return 0


# -- explaining ----------------------------------------------------------------------------------------------------------


def blame_of(tag: int) -> Target | None:
    """What a tag names: a Model, a terrain piece, or nothing that can be pointed at."""
    if tag < 0:
        return None
    return ("piece", tag - PIECES) if tag >= PIECES else ("model", tag)
