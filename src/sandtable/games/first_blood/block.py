"""What follows from where Models stand and from nothing else, kept until one of them moves or falls.

All copies of a game share what was worked out last, and whoever asks compares the places first: an answer for other places is
never used, so that nobody has to say when it is out of date.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.space.barriers import Herd
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.army_building.muster import RegimentPlan
from sandtable.games.first_blood.tables.battlefields import Battlefield

SLAIN: Final = -1
WAITING: Final = -2
"""In place of a point: a Model that is slain, and a living one without a place (in Reinforcements or inside a Garrison)."""
FAR: Final = 1 << 20
"""Further than any place on a table."""


class Block:
    """The Models of a Regiment at their places."""

    __slots__ = (
        "_field",
        "_herds",
        "_in_pieces",
        "around",
        "box",
        "collapsed",
        "floors",
        "ground",
        "levels",
        "living",
        "places",
        "spots",
    )

    def __init__(self, plan: RegimentPlan, places: list[int]) -> None:
        self.places = places
        self.living: list[int] = []
        """The living Models by number."""
        self.spots: list[tuple[int, int, int]] = []
        """Those with a place: where, and who."""
        for model, spot in enumerate(places, plan.first):
            if spot != SLAIN:
                self.living.append(model)
                if spot >= 0:
                    self.spots.append((x_of(spot), y_of(spot), model))
        self.box = (FAR, FAR, -FAR, -FAR)
        """Least and greatest x and y of the places."""
        if self.spots:
            xs, ys, _ = zip(*self.spots, strict=True)
            self.box = (min(xs), min(ys), max(xs), max(ys))
        left, low, right, high = self.box
        radius = plan.radius
        self.around = (plan.number, left - radius, low - radius, right + radius, high + radius)
        """The number of the Regiment, and the box that the edges of all bases lie in."""
        self.levels: list[int] = []
        """The Levels of all Models by number, once somebody has worked them out for this ground and these floors."""
        self.ground = self.collapsed = -1
        self.floors: list[int] = []
        self._field: Battlefield | None = None
        self._in_pieces: list[list[int]] = []
        self._herds: dict[tuple[int, bool], Herd] = {}

    def herd(self, keep: int, strict: bool) -> Herd:
        """The Models as something from which the centres of others must keep a distance, by number (`core.space.barriers`)."""
        found = self._herds.get((keep, strict))
        if found is None:
            found = Herd(self.spots, self.box, keep * keep, strict, keep, keep)
            self._herds[(keep, strict)] = found
        return found

    def in_pieces(self, field: Battlefield) -> list[list[int]]:
        """The Models in each terrain piece: the centre of the base inside the outline or on it (FB-3.13)."""
        if self._field is not field:
            self._in_pieces = [self.within(piece.box, piece.outline) for piece in field.pieces]
            self._field = field
        return self._in_pieces

    def within(self, box: tuple[int, int, int, int], outline: tuple[tuple[int, int], ...]) -> list[int]:
        left, low, right, high = box
        if left > self.box[2] or right < self.box[0] or low > self.box[3] or high < self.box[1]:
            return []
        return [
            model
            for x, y, model in self.spots
            if left <= x <= right and low <= y <= high and polygon(x, y, outline) != OUTSIDE
        ]

    def is_apart(self, box: tuple[int, int, int, int], reach: int) -> bool:
        """Are all places further than `reach` from a box, in x or in y?"""
        left, low, right, high = self.box
        return left - reach > box[2] or right + reach < box[0] or low - reach > box[3] or high + reach < box[1]


class Position:
    """All places of a table and what is known about contact and sight; who works it out notes it here."""

    __slots__ = (
        "clear",
        "collapsed",
        "crowd",
        "engaged",
        "floor",
        "ground",
        "inside",
        "levels",
        "place",
        "screens",
        "seen",
        "spread",
        "status",
    )

    def __init__(
        self, ground: int, collapsed: int, place: list[int], floor: list[int], inside: list[int], status: list[int]
    ) -> None:
        self.ground = ground
        self.collapsed = collapsed
        self.place = place
        self.floor = floor
        self.inside = inside
        self.status = status
        self.crowd: list[tuple[RegimentPlan, Block]] = []
        """The Regiments that stand in the open."""
        self.spread: list[list[tuple[int, int, int, int, int]]] = []
        """For each player the Regiments on the battlefield: the number, and the box that the edges of all bases lie in."""
        self.engaged: dict[int, list[int]] = {}
        """The enemy Regiments that a Regiment is engaged with."""
        self.levels: dict[int, list[int]] = {}
        """The Levels of the Models of a Regiment in the open."""
        self.screens: list[tuple[int, int, int, int, int, RegimentPlan, Block]] = []
        """The Regiments in the open as something to hide behind: the number, the box of what is too near, the Regiment."""
        self.seen: dict[tuple[int, int, bool], bool] = {}
        """Whether a Model sees another one, without and with Obscuring Terrain."""
        self.clear: dict[tuple[int, ...], list[int]] = {}
        """The Models of a Regiment that are Clear for Leader Models of another one."""
