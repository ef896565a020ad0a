"""The places for a Model in a move into contact, as a region with reasons for refusals (FB-12.6, FB-12.15, FB-12.16)."""

from __future__ import annotations

from math import cos, isqrt, pi, sin
from typing import Final

from sandtable.core.engine.decision import Hole, Target
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.exact import LatticePoint, circle
from sandtable.core.space.formation import Gap, Placed, compare, gap_to_ground, is_within, nearest_gap
from sandtable.core.space.places import AJAR, contact_places, outline_places
from sandtable.core.space.plane import Polygon, Shape, square
from sandtable.core.space.points import point, x_of, y_of
from sandtable.core.space.regions import ReachRegion
from sandtable.core.space.sight import Base
from sandtable.games.first_blood.measuring import TOUCH
from sandtable.games.first_blood.movement.charge.contact import Closing, standing
from sandtable.games.first_blood.movement.formation.obstacles import blame_of
from sandtable.games.first_blood.movement.formation.place_refusals import OWN_OVERLAP, ReachedRegion, step_gap, targets
from sandtable.games.first_blood.movement.formation.places import OUT_OF_COMMAND
from sandtable.games.first_blood.movement.formation.reach import LastLeg
from sandtable.games.first_blood.refusals import inches, least, refusal, size
from sandtable.games.first_blood.state import State

SLACK: Final = 25
"""How much less close than possible a freely chosen place may be (FB-12.16)."""
STEP: Final = 8
"""The spacing of places tried for the drawing."""
DETOUR: Final = 150
"""How much closer than the automatic place to look for others."""
SAMPLES: Final = 8
RING: Final = 150
"""The minimum number of places around a base to try for the drawing."""


def contact_target(st: State, seat: int, spot: int) -> Facts:
    """Whom the Model has to touch (`t`)."""
    return {"t": ("regiment", close_places(st, seat).closing.targets[0])}


def contact_gap(st: State, seat: int, spot: int) -> Facts:
    """The same, and how far a place is (`n`) that it cannot get to anyway (`m`)."""
    return {**contact_target(st, seat, spot), **step_gap(st, seat, spot)}


def closest_gap(st: State, seat: int, spot: int) -> Facts:
    """The nearest target (`t`), how far it is from a place (`n`) and from the closest place (`m`) (FB-12.16)."""
    region = close_places(st, seat)
    x, y, best = x_of(spot), y_of(spot), size(region.gap)
    gaps: list[tuple[float, int]] = []
    for foe in region.closing.targets:
        bases, pieces = standing(st, [foe])
        gaps.append((size(nearest_gap(x, y, region.closing.radius, [base for _, base in bases], pieces)), foe))
    far, nearest = min(gaps)
    return {"t": ("regiment", nearest), "n": least(far, best + SLACK), "m": inches(best)}


def left_behind(st: State, seat: int, spot: int) -> Facts:
    """Who would lose Command Range (`o`) (FB-12.22)."""
    region = close_places(st, seat)
    followers = region.closing.company.followers
    return {"o": ("model", followers.left_behind(x_of(spot), y_of(spot), region.best.floor))}


def close_places(st: State, seat: int) -> ClosePlaces:
    region = st.asked(seat).region
    assert isinstance(region, ClosePlaces)
    return region


REACHES_CONTACT: Final = refusal("FB-12.15")
REACHES_TARGET: Final = refusal("FB-12.15", "place", contact_target)
REACHES_TARGET_NOT_PLACE: Final = refusal("FB-12.15", "far", contact_gap)
NOT_CLOSEST: Final = refusal("FB-12.16", more=closest_gap)
OTHER_TARGET_FIRST: Final = refusal("FB-15.14")
LEAVES_BEHIND: Final = refusal("FB-12.22", more=left_behind)


class ClosePlaces(ReachedRegion):
    """The places of one Model: in contact with a target if the automatic place is, otherwise nearly as close as it.

    The drawing is found by sampling, on demand; `blur` gives the resolution.
    """

    __slots__ = (
        "allowance",
        "bases",
        "best",
        "closing",
        "drawn",
        "elsewhere",
        "gap",
        "mates",
        "pieces",
        "touching",
        "turns",
    )

    def __init__(
        self,
        closing: Closing,
        best: Placed,
        allowance: int,
        mates: list[LatticePoint],
        turns: list[LatticePoint] | None = None,
    ) -> None:
        """`turns` are the turning points of a path that the owner names (FB-12.7)."""
        self.turns = turns or []
        self.closing = closing
        self.company = closing.company
        self.best = best
        """The automatic place; it is always legal."""
        self.mates = mates
        self.allowance = allowance
        floor = next(each for each in closing.floors if each.number == best.floor)
        most = max(0, allowance - floor.toll)
        start = (closing.x, closing.y)
        self.reach = (
            LastLeg([start, *self.turns], most, floor.ways, floor.ends)
            if self.turns
            else ReachRegion(*start, most, floor.ways, floor.ends)
        )
        # Garrisons stand on the ground; from a floor they count only if there is no other target to approach
        self.pieces: list[Polygon] = closing.pieces if best.floor == 0 or not closing.bases else []
        on_floor = [base for floor, base in closing.bases if floor == best.floor]
        self.bases: list[Base] = on_floor if on_floor or self.pieces else [base for _, base in closing.bases]
        """The target Models on the floor of the automatic place; all of them if there is none (FB-22.22)."""
        self.gap = self.gap_at(best.x, best.y)
        level = bool(on_floor) or (best.floor == 0 and bool(closing.pieces))
        self.touching = level and is_within(self.gap, TOUCH)
        """Must it be in contact (FB-12.15)?"""
        self.drawn: list[Shape] | None = None
        self.elsewhere: Closing | None = None
        """The other targets of a Charge, if it has to go to this one first (FB-15.14)."""
        super().__init__([], (REACHES_CONTACT if self.touching else NOT_CLOSEST).clause, [], self.samples())

    def turned(self, turns: list[LatticePoint]) -> ClosePlaces:
        """The same for a custom path through these turning points (FB-12.7)."""
        made = ClosePlaces(self.closing, self.best, self.allowance, self.mates, turns)
        made.elsewhere = self.elsewhere
        return made

    def gap_at(self, x: int, y: int) -> Gap:
        return nearest_gap(x, y, self.closing.radius, self.bases, self.pieces)

    def is_near(self, x: int, y: int) -> bool:
        """Is it in contact, or close enough if contact is impossible?"""
        if not self.touching:
            return compare(self.gap_at(x, y), self.gap, SLACK) <= 0
        far = self.closing.radius + TOUCH
        for bx, by, radius in self.bases:
            if (x - bx) * (x - bx) + (y - by) * (y - by) <= (far + radius) * (far + radius):
                return True
        return any(is_within(gap_to_ground(x, y, self.closing.radius, piece), TOUCH) for piece in self.pieces)

    def placed(self, spot: int) -> Placed:
        """The Model at a legal place, with the automatic or the named path there (FB-12.7, FB-12.8)."""
        x, y = x_of(spot), y_of(spot)
        way = None if not self.turns and (x, y) == (self.best.x, self.best.y) else self.reach.way(x, y)
        if way is None and (x, y) == (self.best.x, self.best.y):
            return self.best
        assert way is not None, "a place that cannot be reached"
        return Placed(x, y, self.best.floor, way)

    def contains(self, spot: int) -> bool:
        """The same as `why_not`, with the fast checks first."""
        x, y = x_of(spot), y_of(spot)
        if (x, y) == (self.best.x, self.best.y):
            return True
        return self.is_legal_for_itself(x, y) and self.closing.company.keeps(x, y, self.best.floor)

    def is_legal_for_itself(self, x: int, y: int) -> bool:
        """Is this a legal place, ignoring the Models that move later?"""
        company = self.closing.company
        if not (company.has_room(x, y, self.best.floor) and company.in_command(x, y) and self.is_near(x, y)):
            return False
        return self.reach.contains(x, y)

    def refusals(self, spot: int) -> list[Refusal]:
        x, y = x_of(spot), y_of(spot)
        if (x, y) == (self.best.x, self.best.y):
            return []
        if not self.is_near(x, y):
            return [OTHER_TARGET_FIRST if self.is_elsewhere(x, y) else self.why_not_near(x, y)]
        company, obstacles = self.closing.company, self.closing.obstacles
        found: list[Refusal] = []
        if not company.has_room(x, y, self.best.floor):
            found.append(OWN_OVERLAP)
        if not company.in_command(x, y):
            found.append(OUT_OF_COMMAND)
        ends = self.reach.offenders(x, y)
        found += [obstacles.refusal(tag, True) for tag in ends]
        if not found:
            found = [obstacles.refusal(tag, False) for tag in self.reach.why_not(x, y)]
        if not found and not company.keeps(x, y, self.best.floor):
            found.append(LEAVES_BEHIND)
        return found

    def why_not_near(self, x: int, y: int) -> Refusal:
        """It can reach contact, or come closer (FB-12.15, FB-12.16)."""
        if not self.touching:
            return NOT_CLOSEST
        if len(self.closing.targets) > 1:
            return REACHES_CONTACT
        too_far = square(self.reach.x, self.reach.y, x, y) > self.reach.allowance * self.reach.allowance
        return REACHES_TARGET_NOT_PLACE if too_far and not self.turns else REACHES_TARGET

    def is_elsewhere(self, x: int, y: int) -> bool:
        """Is it in contact with a target other than the one not touched yet (FB-15.14)?"""
        if self.elsewhere is None:
            return False
        bases = [base for floor, base in self.elsewhere.bases if floor == self.best.floor]
        pieces = self.elsewhere.pieces if self.best.floor == 0 else []
        return bool(bases or pieces) and is_within(nearest_gap(x, y, self.closing.radius, bases, pieces), TOUCH)

    def blamed(self, spot: int) -> list[Target]:
        x, y = x_of(spot), y_of(spot)
        if (x, y) == (self.best.x, self.best.y):
            return []
        return targets([blame_of(tag) for tag in self.reach.why_not(x, y)])

    def samples(self) -> list[int]:
        """The automatic place, then some sampled places."""
        closing = self.closing
        tried: list[LatticePoint] = [(self.best.x, self.best.y)]
        if self.touching:
            near = sorted(self.bases, key=lambda base: square(base[0], base[1], closing.x, closing.y))
            for x, y, radius in near[:2]:
                tried += contact_places(closing.x, closing.y, closing.radius, x, y, radius)[:SAMPLES]
            for outline in self.pieces[:1]:
                tried += outline_places(closing.x, closing.y, closing.radius, outline)[:SAMPLES]
        else:
            tried.append((closing.x, closing.y))
            for x, y in self.mates[:2]:
                tried += circle(x, y, 2 * closing.radius + AJAR)[::3]
        return list(dict.fromkeys([point(x, y) for x, y in tried]))

    # -- drawing

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        """Small squares around the sampled places that are legal."""
        if self.drawn is None:
            spots = self.in_contact() if self.touching else self.legal(self.bands())
            half = STEP // 2
            self.drawn = [
                Shape(((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)))
                for x, y in dict.fromkeys([*spots, (self.best.x, self.best.y)])
            ]
        return self.drawn, []

    def legal(self, spots: list[LatticePoint]) -> list[LatticePoint]:
        """The places that are legal, to the precision a drawing needs."""
        floor, followers = self.best.floor, self.closing.company.followers
        legal = [(x, y) for x, y in spots if self.is_legal_for_itself(x, y)]
        return [(x, y) for x, y in legal if followers.nearly_keep(x, y, floor)]

    def in_contact(self) -> list[LatticePoint]:
        """Legal places in contact: nearly touching, or if that fails, just touching or as loosely as contact allows."""
        closing = self.closing
        found: list[LatticePoint] = []
        for x, y, radius in self.bases:
            if not self.is_within(x, y, closing.radius + radius + TOUCH):
                continue
            rings = [self.ring(x, y, closing.radius + radius + far) for far in (AJAR, 0, TOUCH)]
            for places in zip(*rings, strict=True):
                found += self.legal(self.in_reach(list(places)))[:1]
        for outline in self.pieces:
            found += self.legal(self.in_reach(outline_places(closing.x, closing.y, closing.radius, outline, STEP)))
        return found

    def is_within(self, x: int, y: int, radius: int) -> bool:
        """Could a place on a ring be within the allowance?"""
        far = self.reach.allowance + radius + STEP
        return square(self.reach.x, self.reach.y, x, y) <= far * far

    def ring(self, x: int, y: int, radius: int) -> list[LatticePoint]:
        """Closely spaced places around a point; only for drawing."""
        count = RING if self.touching else max(RING, 7 * radius // STEP)
        turns = [2 * pi * n / count for n in range(count)]
        return [(round(x + radius * cos(turn)), round(y + radius * sin(turn))) for turn in turns]

    def in_reach(self, spots: list[LatticePoint]) -> list[LatticePoint]:
        most, x, y = self.reach.allowance * self.reach.allowance, self.reach.x, self.reach.y
        return [(at_x, at_y) for at_x, at_y in spots if (at_x - x) * (at_x - x) + (at_y - y) * (at_y - y) <= most]

    def bands(self) -> list[LatticePoint]:
        """Places around the targets as close as the automatic one and a little farther, within the allowance."""
        closing = self.closing
        num, den, less = self.gap
        close = max(0, isqrt(num // den) - less)
        found: list[LatticePoint] = []
        # some closer places can be reached by a detour
        for far in range(max(0, close - DETOUR), close + SLACK + 1, STEP):
            for x, y, radius in self.bases:
                apart = closing.radius + radius + far
                found += self.in_reach(self.ring(x, y, apart)) if self.is_within(x, y, apart) else []
            for outline in self.pieces:
                found += self.in_reach(outline_places(closing.x, closing.y, closing.radius + far, outline, STEP))
        # the bands around neighbours overlap: each square is tried once
        half = STEP // 2
        return list(dict.fromkeys([((x + half) // STEP * STEP, (y + half) // STEP * STEP) for x, y in found]))

    def blur(self) -> int:
        return STEP


class EitherPlaces(ClosePlaces):
    """The places of a Model that cannot reach contact and may move towards any of several Regiments (FB-16.21)."""

    __slots__ = ("others",)

    def __init__(self, first: ClosePlaces, others: list[ClosePlaces]) -> None:
        super().__init__(first.closing, first.best, first.allowance, first.mates, first.turns)
        self.others = others
        self.sample = [*self.sample, *[spot for each in others for spot in each.sample]]

    def turned(self, turns: list[LatticePoint]) -> ClosePlaces:
        return EitherPlaces(super().turned(turns), [each.turned(turns) for each in self.others])

    def towards(self, spot: int) -> ClosePlaces | None:
        """The other Regiment that this place belongs to."""
        return next((each for each in self.others if each.contains(spot)), None)

    def contains(self, spot: int) -> bool:
        return super().contains(spot) or self.towards(spot) is not None

    def refusals(self, spot: int) -> list[Refusal]:
        found = super().refusals(spot)
        return [] if found and self.towards(spot) is not None else found

    def blamed(self, spot: int) -> list[Target]:
        return super().blamed(spot) if self.refusals(spot) else []

    def placed(self, spot: int) -> Placed:
        other = None if not super().refusals(spot) else self.towards(spot)
        return super().placed(spot) if other is None else other.placed(spot)

    def drawing(self) -> tuple[list[Shape], list[Hole]]:
        shapes, holes = super().drawing()
        return [*shapes, *[shape for each in self.others for shape in each.drawing()[0]]], holes
