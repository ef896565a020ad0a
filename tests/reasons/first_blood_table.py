"""A table of First Blood as another opinion sees it: plain fields of the state, measured by shapely from the ledger."""

from __future__ import annotations

from math import hypot
from typing import Final

from shapely import LineString, Point, Polygon

from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.state import State
from tests.support.plane_oracle import away_from_zero, is_within, lines_left, shape_of

RADIUS: Final = (50, 100, 100, 150)
"""Bases by Type: Infantry, Cavalry, Brute, Monster (FB-3.2)."""
INCH: Final = 100
TOUCH: Final = 5
NEAR: Final = 0.05
"""Closer than this to a limit either answer is taken."""
SLAIN: Final = -1
ON_FIELD: Final = 2
GARRISON: Final = 1
RUIN: Final = 2
OBSCURING: Final = 64
IMPASSABLE: Final = 128


class Table:
    """Who stands where, and how far from whom."""

    def __init__(self, st: State) -> None:
        self.st = st
        self.plans = st.rules.plans
        self.of = st.rules.forces.regiment_of
        self.roles = st.rules.forces.roles
        self.field = st.rules.fields[st.ground] if st.ground >= 0 else None
        self.pieces = [] if self.field is None else self.field.pieces
        self.ground = [shape_of(piece.outline) for piece in self.pieces]

    # -- who is there

    def owner(self, regiment: int) -> int:
        return self.plans[regiment].owner

    def radius(self, model: int) -> int:
        return RADIUS[self.plans[self.of[model]].type]

    def radius_of(self, regiment: int) -> int:
        return RADIUS[self.plans[regiment].type]

    def alive(self, regiment: int) -> list[int]:
        plan = self.plans[regiment]
        return [model for model in range(plan.first, plan.end) if self.st.place[model] != SLAIN]

    def there(self, regiment: int) -> bool:
        return self.st.status[regiment] == ON_FIELD

    def of_seat(self, seat: int) -> list[int]:
        """The Regiments of a player on the battlefield."""
        return [plan.number for plan in self.plans if plan.owner == seat and self.there(plan.number)]

    def leaders(self, regiment: int) -> list[int]:
        """Leader, Standard Bearer, acting Leader (FB-4.14, FB-4.18)."""
        acting = self.st.acting[regiment]
        return [model for model in self.alive(regiment) if self.roles[model] in (0, 1) or model == acting]

    def has_character(self, regiment: int) -> bool:
        plan = self.plans[regiment]
        return plan.is_character and self.st.place[plan.first] != SLAIN

    def is_lone(self, regiment: int) -> bool:
        return self.has_character(regiment) and len(self.alive(regiment)) == 1

    def inside(self, regiment: int) -> bool:
        return self.st.inside[regiment] >= 0

    # -- distances

    def spot(self, model: int) -> tuple[int, int]:
        return x_of(self.st.place[model]), y_of(self.st.place[model])

    def shape(self, model: int) -> tuple[Point | Polygon, int]:
        """Where a Model is: its centre and radius, or the outline that it holds (FB-21.4)."""
        regiment = self.of[model]
        if self.inside(regiment):
            return self.ground[self.st.inside[regiment]], 0
        return Point(self.spot(model)), self.radius(model)

    def gap(self, one: int, two: int) -> float:
        """From base to base, 0 if they overlap (FB-3.4)."""
        if self.st.place[one] >= 0 and self.st.place[two] >= 0:
            (ax, ay), (bx, by) = self.spot(one), self.spot(two)
            return max(0.0, hypot(ax - bx, ay - by) - self.radius(one) - self.radius(two))
        (a, more), (b, less) = self.shape(one), self.shape(two)
        return max(0.0, float(a.distance(b)) - more - less)

    def gaps(self, ones: list[int], twos: list[int]) -> float:
        return min([self.gap(a, b) for a in ones for b in twos], default=float("inf"))

    def touches(self, model: int, regiment: int) -> bool:
        """In contact with a Model of a Regiment, or with the outline that it holds (FB-3.10, FB-5.10, FB-21.12)."""
        if not self.there(self.of[model]) or not self.there(regiment):
            return False
        if self.inside(self.of[model]):
            return not self.inside(regiment) and any(
                self.touches(other, self.of[model]) for other in self.alive(regiment)
            )
        if self.inside(regiment):
            return self.st.floor[model] == 0 and self.gap(model, self.alive(regiment)[0]) <= TOUCH + 1e-6
        return any(
            self.st.floor[model] == self.st.floor[other] and self.gap(model, other) <= TOUCH + 1e-6
            for other in self.alive(regiment)
        )

    def foes_of(self, regiment: int) -> list[int]:
        """The enemies that a Regiment is engaged with (FB-5.9)."""
        foes = self.of_seat(1 - self.owner(regiment))
        return [foe for foe in foes if any(self.touches(model, foe) for model in self.alive(regiment))]

    def engaged(self, regiment: int) -> bool:
        return bool(self.foes_of(regiment))

    def in_piece(self, model: int, piece: int) -> bool:
        """The centre inside the outline or on it (FB-3.13)."""
        return self.st.place[model] >= 0 and is_within(self.pieces[piece].outline, self.spot(model))

    # -- sight (chapter 6)

    def stands(self, piece: int) -> bool:
        return not self.st.collapsed >> piece & 1

    def level(self, model: int) -> int:
        """Size and elevation (FB-4.4, FB-6.7 to FB-6.9, FB-21.8)."""
        regiment = self.of[model]
        if self.inside(regiment):
            return self.pieces[self.st.inside[regiment]].size
        size = self.plans[regiment].size
        for at, piece in enumerate(self.pieces):
            if piece.kind == RUIN and self.stands(at) and self.in_piece(model, at):
                return size + self.st.floor[model]
        models = self.alive(regiment)
        for at, piece in enumerate(self.pieces):
            if piece.elevated and 2 * len([one for one in models if self.in_piece(one, at)]) > len(models):
                return size + piece.elevated
        return size

    def ends(self, model: int) -> list[tuple[tuple[int, int], int]]:
        regiment = self.of[model]
        if not self.inside(regiment):
            return [(self.spot(model), self.radius(model))]
        corners = self.pieces[self.st.inside[regiment]].outline
        found = list(corners)
        for n, (ax, ay) in enumerate(corners):
            bx, by = corners[n - 1]
            found.append((away_from_zero((ax + bx) / 2), away_from_zero((ay + by) / 2)))
        return [(spot, 50) for spot in found]

    def sees(self, one: int, two: int, past_models: bool = False, past_pieces: bool = False) -> bool | None:
        """Is there Line of Sight? None if it hangs on a hair."""
        least = max(self.level(one), self.level(two))
        bases = []
        for plan in self.plans:
            if past_models or plan.number in (self.of[one], self.of[two]) or not self.there(plan.number):
                continue
            if not self.inside(plan.number):
                high = [model for model in self.alive(plan.number) if self.level(model) >= least]
                bases += [(*self.spot(model), RADIUS[plan.type]) for model in high]
        homes = (self.st.inside[self.of[one]], self.st.inside[self.of[two]])
        outlines = []
        for at, piece in enumerate(self.pieces):
            raised = piece.size + (self.pieces[piece.on].elevated if piece.on >= 0 else 0)
            if past_pieces or not self.stands(at) or piece.rules & OBSCURING or not piece.size or at in homes:
                continue
            if raised >= least and not self.in_piece(one, at) and not self.in_piece(two, at):
                outlines.append(piece.outline)
        unsure = False
        for p, a in self.ends(one):
            for q, b in self.ends(two):
                if p == q:
                    return True
                found = any_line(p, a, q, b, bases, outlines)
                if found:
                    return True
                unsure = unsure or found is None
        return None if unsure else False

    def any_sees(self, ones: list[int], twos: list[int], **past: bool) -> bool | None:
        found = [self.sees(one, two, **past) for one in ones for two in twos]
        return True if True in found else None if None in found else False


def any_line(p, a, q, b, bases, outlines) -> bool | None:  # type: ignore[no-untyped-def]
    """The five directions of FB-6.2."""
    length = hypot(q[0] - p[0], q[1] - p[1])
    found = []
    for k in (0, 0.5, -0.5, 0.25, -0.25):
        wide = k * (a + b) / length
        v = (
            q[0] - p[0] + away_from_zero(-(q[1] - p[1]) * wide),
            q[1] - p[1] + away_from_zero((q[0] - p[0]) * wide),
        )
        found.append(lines_left(p, a, q, b, v, bases, outlines))
    return True if True in found else None if None in found else False


def sweep(ax: float, ay: float, bx: float, by: float) -> Point | LineString:
    """The way of a centre."""
    return Point(ax, ay) if (ax, ay) == (bx, by) else LineString([(ax, ay), (bx, by)])
