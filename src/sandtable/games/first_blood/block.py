"""Cached facts that depend only on where Models stand, kept until one of them moves or falls.

All copies of a game share the last result. Every lookup compares the places first, so a result for other places is never
used and nothing has to be invalidated.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.space.barriers import DiscGroup
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import spots_of
from sandtable.games.first_blood.army_building.forces import RegimentPlan
from sandtable.games.first_blood.tables.battlefields import Battlefield

SLAIN: Final = -1
WAITING: Final = -2
"""Used instead of a point: the Model is slain, or living without a place (in Reinforcements or inside a Garrison)."""
FAR: Final = 1 << 20
"""Farther than any distance on a table."""


class Block:
    """The Models of a Regiment at their places."""

    __slots__ = (
        "_field",
        "_groups",
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
        """The Models with a place: x, y and Model."""
        left = low = FAR
        right = high = -FAR
        ends, at = spots_of([spot for spot in places if spot >= 0]), 0
        model = plan.first
        for spot in places:
            if spot != SLAIN:
                self.living.append(model)
            if spot >= 0:
                x, y = ends[at]
                at += 1
                self.spots.append((x, y, model))
                if x < left:
                    left = x
                if x > right:
                    right = x
                if y < low:
                    low = y
                if y > high:
                    high = y
            model += 1
        self.box = (left, low, right, high)
        """Least and greatest x and y of the places."""
        radius = plan.radius
        self.around = (plan.number, left - radius, low - radius, right + radius, high + radius)
        """The number of the Regiment, and the bounding box of all bases."""
        self.levels: list[int] = []
        """The Levels of all Models by number, once computed for this battlefield and these floors."""
        self.ground = self.collapsed = -1
        self.floors: list[int] = []
        self._field: Battlefield | None = None
        self._in_pieces: list[list[int]] = []
        self._groups: dict[tuple[int, bool], DiscGroup] = {}

    def group(self, keep: int, strict: bool) -> DiscGroup:
        """The Models as obstacles from which the centres of others must keep a distance, by number (`core.space.barriers`)."""
        found = self._groups.get((keep, strict))
        if found is None:
            found = DiscGroup(self.spots, self.box, keep * keep, strict, keep, keep)
            self._groups[(keep, strict)] = found
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
        """Are all places farther than `reach` from a box, in x or in y?"""
        left, low, right, high = self.box
        return left - reach > box[2] or right + reach < box[0] or low - reach > box[3] or high + reach < box[1]


class Position:
    """All places of a table, with cached results about contact and sight."""

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
        """The Regiments in the open."""
        self.spread: list[list[tuple[int, int, int, int, int]]] = []
        """For each player, the Regiments on the battlefield: the number, and the bounding box of all bases."""
        self.engaged: dict[int, list[int]] = {}
        """The enemy Regiments that a Regiment is engaged with."""
        self.levels: dict[int, list[int]] = {}
        """The Levels of the Models of a Regiment in the open."""
        self.screens: list[tuple[int, int, int, int, int, RegimentPlan, Block]] = []
        """The Regiments in the open as cover: the number, the box of what is too near, the Regiment."""
        self.seen: dict[tuple[int, int, bool], bool] = {}
        """Whether one Model sees another, without and with Obscuring Terrain."""
        self.clear: dict[tuple[int, ...], list[int]] = {}
        """The Models of a Regiment that are Clear to Leader Models of another."""
