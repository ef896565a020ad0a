"""Healing and Regeneration: remove Wound Markers and return slain Models near their Leader (FB-7.30 to FB-7.35, FB-23.11)."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot
from typing import Final

from sandtable.core.engine.decision import Decision, Hole, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.exact import LatticePoint, circle
from sandtable.core.space.paths import Barrier, keep_apart, keep_clear, keep_clear_of, keep_off
from sandtable.core.space.places import AJAR, comb_places
from sandtable.core.space.plane import OUTSIDE, Shape, polygon, square
from sandtable.core.space.points import point, x_of, y_of
from sandtable.games.first_blood.dice import amount
from sandtable.games.first_blood.measuring import COMMAND_RANGE, TOUCH, are_engaged, leader_models, leader_of
from sandtable.games.first_blood.movement.formation.obstacles import (
    FOE_GAP,
    PIECES,
    WALL_GAP,
    Storey,
    blame_of,
    storey_at,
    table_box,
)
from sandtable.games.first_blood.movement.formation.place_refusals import (
    OVERLAP,
    STICKS_OUT,
    PlaceRegion,
    near_enemy,
    piece_in_the_way,
    targets,
)
from sandtable.games.first_blood.movement.formation.places import disc_places, is_there
from sandtable.games.first_blood.refusals import gap, refusal
from sandtable.games.first_blood.state import FIELD, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import GARRISON, IMPASSABLE
from sandtable.games.first_blood.tables.terms import BRUTE, CAVALRY, INFANTRY
from sandtable.games.first_blood.wounds import heal_markers, return_model, returnable

REGENERATED: Final = 4
"""Regeneration returns this many Infantry Models, or one Brute or Cavalry Model (FB-23.11)."""


def return_gap(st: State, seat: int, spot: int) -> Facts:
    """How far the nearest Leader Model is (`n`), and Command Range (`m`)."""
    region = st.asked(seat).region
    assert isinstance(region, ReturnPlaces)
    gaps = [hypot(x_of(spot) - x, y_of(spot) - y) for x, y in region.leaders]
    return gap(min(gaps) - 2 * region.radius, COMMAND_RANGE)


RETURNS_FAR: Final = refusal("FB-7.32", "far", return_gap)
RETURNS_NEAR_ENEMY: Final = refusal("FB-7.32", "foe", near_enemy)
RETURNS_NEAR_PIECE: Final = refusal("FB-7.32", "piece", piece_in_the_way)
RETURNS_INSIDE: Final = refusal("FB-7.32", "inside", piece_in_the_way)
RETURNS_NEAR_GARRISON: Final = refusal("FB-7.32", "held", piece_in_the_way)
IN_THE_WAY: Final = (OVERLAP, RETURNS_NEAR_ENEMY, RETURNS_NEAR_PIECE, RETURNS_INSIDE, RETURNS_NEAR_GARRISON)
"""Why an obstacle blocks. Regions keep the numbers, because a state is pickled with its question."""
NOT_BESIDE_LEADER: Final = refusal("FB-23.11")
NOT_BESIDE_OTHERS: Final = refusal("FB-23.11", "others")


class ReturnPlaces(PlaceRegion):
    """Where a returned Model may be placed.

    It must be within Command Range of a Leader Model and, with `beside`, in contact with one of those Models. It may not be
    near enemies that its Regiment is not engaged with, nor in walls or Impassable Terrain (FB-7.32, FB-23.11).
    """

    __slots__ = ("barriers", "beside", "box", "leaders", "radius", "storey", "why")

    def __init__(self, st: State, regiment: int, beside: list[int]) -> None:
        plan = st.plan(regiment)
        self.radius = plan.radius
        self.box = table_box(st, plan.radius)
        self.leaders: list[LatticePoint] = [
            (x_of(st.place[one]), y_of(st.place[one])) for one in leader_models(st, regiment)
        ]
        self.beside: list[LatticePoint] = [(x_of(st.place[one]), y_of(st.place[one])) for one in beside]
        first = leader_models(st, regiment)[0]
        lead_x, lead_y = x_of(st.place[first]), y_of(st.place[first])
        self.storey: Storey = storey_at(st, lead_x, lead_y, st.floor[first])
        """The floor of the Leader. Models returned inside its outline stand on it, others on the ground (FB-22.24)."""
        self.barriers: list[tuple[int, Barrier]] = []
        self.why: dict[int, int] = {}
        """Why each obstacle is in the way, by place in `IN_THE_WAY`."""
        self.add_models(st, regiment)
        self.add_pieces(st, regiment)
        anchors, reach = (
            (self.beside, 2 * self.radius + TOUCH) if beside else (self.leaders, COMMAND_RANGE + 2 * self.radius)
        )
        shapes = [Shape(((x, y),), reach) for x, y in anchors]
        if beside:
            sample = [spot for x, y in anchors for spot in circle(x, y, 2 * self.radius + AJAR)]
        else:
            combs = [comb_places(x, y, 2 * self.radius, COMMAND_RANGE, lead_x, lead_y) for x, y in anchors]
            sample = [spot for comb in combs for spot in comb]
        holes = [
            Hole(
                Shape(each.corners, each.keep),
                IN_THE_WAY[self.why[each.tag]].clause,
                tuple(targets([blame_of(each.tag)])),
                each.strict,
            )
            for floor, each in self.barriers
            if floor == self.storey[0]
        ]
        super().__init__(
            shapes,
            (NOT_BESIDE_LEADER if beside else RETURNS_FAR).clause,
            holes,
            [point(x, y) for x, y in sample if x > 0 and y > 0],
        )

    def add_models(self, st: State, regiment: int) -> None:
        for plan in st.rules.plans:
            if st.status[plan.number] != FIELD or st.inside[plan.number] != NOWHERE:
                continue
            apart = self.radius + plan.radius
            shy = plan.owner != st.owner(regiment) and not are_engaged(st, regiment, plan.number)
            for model in st.models(plan.number):
                x, y = x_of(st.place[model]), y_of(st.place[model])
                barrier = keep_clear(x, y, apart + FOE_GAP, model) if shy else keep_apart(x, y, apart, model)
                self.barriers.append((st.floor[model], barrier))
                self.why[model] = IN_THE_WAY.index(RETURNS_NEAR_ENEMY if shy else OVERLAP)

    def add_pieces(self, st: State, regiment: int) -> None:
        held = {st.inside[foe]: foe for foe in st.on_table(1 - st.owner(regiment)) if st.inside[foe] != NOWHERE}
        for number, piece in enumerate(st.field().pieces):
            tag = PIECES + number
            if piece.kind == GARRISON:
                shy = number in held and not are_engaged(st, regiment, held[number])
                far = keep_clear_of(piece.outline, self.radius + FOE_GAP, tag) if shy else None
                self.barriers.append((0, far or keep_off(piece.outline, self.radius, tag)))
                self.why[tag] = IN_THE_WAY.index(RETURNS_NEAR_GARRISON if shy else RETURNS_INSIDE)
            elif piece.has(IMPASSABLE):
                self.barriers.append((0, keep_off(piece.outline, self.radius + WALL_GAP, tag)))
                self.why[tag] = IN_THE_WAY.index(RETURNS_NEAR_PIECE)

    def further(self) -> Iterable[int]:
        """Candidate places: rows all over Command Range; for contact, both rims of the band around the Models to touch."""
        if not self.beside:
            far = COMMAND_RANGE + 2 * self.radius
            return (spot for x, y in self.leaders for spot in disc_places(x, y, far, self.box))
        near, wide = 2 * self.radius, 2 * self.radius + TOUCH
        rims = (range(near * near, (near + 1) * (near + 1)), range((wide - 1) * (wide - 1) + 1, wide * wide + 1))
        sides = range(-wide, wide + 1)
        band = [(dx, dy) for dx in sides for dy in sides if any(dx * dx + dy * dy in rim for rim in rims)]
        return (point(x + dx, y + dy) for x, y in self.beside for dx, dy in band if is_there(x + dx, y + dy))

    def floor_at(self, x: int, y: int) -> int:
        """The floor on which a Model stands at a place."""
        floor, outline = self.storey
        return floor if floor and polygon(x, y, outline) != OUTSIDE else 0

    def refusals(self, spot: int) -> list[Refusal]:
        x, y = x_of(spot), y_of(spot)
        left, low, right, high = self.box
        found = [] if left <= x <= right and low <= y <= high else [STICKS_OUT]
        if self.is_away(x, y, self.leaders, COMMAND_RANGE + 2 * self.radius):
            found.append(RETURNS_FAR)
        if self.beside and self.is_away(x, y, self.beside, 2 * self.radius + TOUCH):
            found.append(NOT_BESIDE_LEADER if self.beside == self.leaders else NOT_BESIDE_OTHERS)
        return found + [IN_THE_WAY[self.why[tag]] for tag in self.offenders(x, y)]

    def offenders(self, x: int, y: int) -> list[int]:
        """The Models and terrain that a Model at a place would be too near to."""
        floor = self.floor_at(x, y)
        return [each.tag for on, each in self.barriers if on == floor and each.keeps_off(x, y)]

    def blamed(self, spot: int) -> list[Target]:
        return targets([blame_of(tag) for tag in self.offenders(x_of(spot), y_of(spot))])

    def is_away(self, x: int, y: int, spots: list[LatticePoint], reach: int) -> bool:
        return all(square(x, y, at_x, at_y) > reach * reach for at_x, at_y in spots)


@frame
class Healing(Frame[State]):
    """Spend Heal Points one at a time; with `grows` they are Models returned by Regeneration (FB-7.30, FB-7.31, FB-23.11)."""

    regiment: int
    points: int
    grows: bool = False

    def advance(self, st: State) -> Decision | None:
        if not self.points or st.status[self.regiment] != FIELD:
            st.pop()
            return None
        if st.wounds[self.regiment] and not self.grows:
            left = heal_markers(st, self.regiment, self.points)
            if st.logging:
                st.emit("healed", (self.regiment, self.points - left), "FB-7.30")
            self.points = left
            return None
        if not returnable(st, self.regiment):
            st.pop()
            return None
        if st.inside[self.regiment] != NOWHERE:
            self.join(st)
            return None
        places = self.places(st)
        if places is None:
            st.pop()  # no legal place: that point and all later ones are lost (FB-7.32)
            return None
        if st.rules.auto:
            self.put(st, places, places.first())
            return None
        return Decision("return", st.owner(self.regiment), [], "FB-7.32", (self.regiment, self.points), region=places)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        assert isinstance(asked.region, ReturnPlaces)
        self.put(st, asked.region, pick)

    def places(self, st: State) -> ReturnPlaces | None:
        """Where the next Model may return: around the Leader, or for Regeneration in contact with it, else with another Model.

        If there is no such place, the Model does not return (FB-12.17).
        The automatic place is the one nearest to the Leader (FB-7.35).
        """
        if not self.grows:
            found = ReturnPlaces(st, self.regiment, [])
            return found if found.has_candidate() else None
        first = leader_of(st, self.regiment)
        leaders = [first] if first != NOBODY else leader_models(st, self.regiment)[:1]
        for beside in (leaders, st.models(self.regiment)):
            found = ReturnPlaces(st, self.regiment, beside)
            if found.has_candidate():
                return found
        return None

    def join(self, st: State) -> None:
        """Inside a Garrison, Models join up to its Capacity (FB-21.24)."""
        if st.count(self.regiment) >= st.field().pieces[st.inside[self.regiment]].capacity:
            st.pop()
            return
        self.give_back(st, 0, 0)

    def put(self, st: State, places: ReturnPlaces, spot: int) -> None:
        self.give_back(st, spot, places.floor_at(x_of(spot), y_of(spot)))

    def give_back(self, st: State, spot: int, floor: int) -> None:
        model = returnable(st, self.regiment)[0]
        return_model(st, model, spot, floor, unhurt=self.grows)
        self.points -= 1
        if st.logging:
            st.emit("returned", (st.owner(self.regiment), self.regiment, model), "FB-7.31")


# -- Draw Events that heal -------------------------------------------------------------------------------------------------


def regenerate(st: State, regiment: int) -> None:
    """Regeneration: remove all Wound Markers; if there are none, return slain Models in contact with the Leader (FB-23.11)."""
    if st.wounds[regiment]:
        heal_markers(st, regiment, st.wounds[regiment])
        return
    kind = st.plan(regiment).type
    count = REGENERATED if kind == INFANTRY else 1 if kind in (BRUTE, CAVALRY) else 0
    st.push(Healing(regiment, count, True))


def renew(st: State, regiment: int, near: list[int]) -> None:
    """Biotic Renewal: D6 for the Regiment, half a D6 for each friend nearby; D3 for non-Infantry (FB-23.3)."""
    frames = [Healing(regiment, healing_roll(st, regiment))]
    for friend in near:
        points = healing_roll(st, friend)
        foot = st.plan(friend).type == INFANTRY
        frames.append(Healing(friend, points // 2 if foot else (points + 1) // 2))
    for each in reversed(frames):
        st.push(each)


def healing_roll(st: State, regiment: int) -> int:
    foot = st.plan(regiment).type == INFANTRY
    return amount(st, st.owner(regiment), -6 if foot else -3, "FB-23.3")
