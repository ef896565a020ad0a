"""Why a Model cannot be placed somewhere: refusals of points, and regions that give them (FB-12.4, FB-12.6, FB-27.7)."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from sandtable.core.engine.decision import Region, Target
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.formation import PlacedBases
from sandtable.core.space.places import edge_distance
from sandtable.core.space.points import x_of, y_of
from sandtable.core.space.regions import ReachRegion
from sandtable.games.first_blood.measuring import radius_of
from sandtable.games.first_blood.refusals import actor, gap, inches, refusal
from sandtable.games.first_blood.state import State

if TYPE_CHECKING:
    from sandtable.games.first_blood.movement.formation.reach import EntryReach


class PlaceRegion(Region):
    """A region that gives the refusals of a point, the nearest first. None of them means that the point is legal."""

    __slots__ = ()

    def refusals(self, spot: int) -> list[Refusal]:
        raise NotImplementedError

    def contains(self, spot: int) -> bool:
        return not self.refusals(spot)

    def why_not(self, spot: int) -> list[str]:
        return list(dict.fromkeys([each.clause for each in self.refusals(spot)]))


class ReachedRegion(PlaceRegion):
    """The places of a Model that moves: what it can reach from where the last leg of its path begins.

    `company` are the placed Models that limit the place by their bases and Command Range.
    """

    __slots__ = ("company", "reach")

    reach: ReachRegion
    company: PlacedBases | None


# -- facts ---------------------------------------------------------------------------------------------------------------


def blamed(st: State, seat: int, spot: int, part: str) -> list[int]:
    """The Models or the pieces that keep a Model from a place."""
    region = st.asked(seat).region
    assert region is not None
    return [value for name, value in region.blamed(spot) if name == part]


def in_the_way(st: State, seat: int, spot: int) -> Facts:
    """The Regiment in the way (`r`)."""
    models = blamed(st, seat, spot, "model")
    return {"r": ("regiment", st.rules.forces.regiment_of[models[0]])}


def piece_in_the_way(st: State, seat: int, spot: int) -> Facts:
    """The piece in the way (`x`)."""
    return {"x": ("piece", blamed(st, seat, spot, "piece")[0])}


def near_enemy(st: State, seat: int, spot: int) -> Facts:
    """The enemy that a place or a way comes too near to (`r`), and its distance from the place (`n`) (FB-13.4)."""
    sides, own = st.rules.forces.regiment_of, st.plan(actor(st, seat, spot)).radius
    foes = [model for model in blamed(st, seat, spot, "model") if st.owner(sides[model]) != seat]
    x, y = x_of(spot), y_of(spot)
    gaps = [
        (hypot(x - x_of(st.place[model]), y - y_of(st.place[model])) - radius_of(st, model) - own, model)
        for model in foes
    ]
    gap, foe = min(gaps)
    return {"r": ("regiment", sides[foe]), "n": inches(max(0.0, gap))}


def step_gap(st: State, seat: int, spot: int) -> Facts:
    """How far a place is (`n`) from where the way begins, and how far the Model may still go (`m`) (FB-12.2, FB-22.5)."""
    region = st.asked(seat).region
    assert isinstance(region, ReachedRegion)
    return gap(hypot(x_of(spot) - region.reach.x, y_of(spot) - region.reach.y), region.reach.allowance)


def entry_depth(st: State, seat: int, spot: int) -> Facts:
    """How far from the edge the far side of the base would be (`n`), and how far the March leads (`m`) (FB-13.9)."""
    entry = entry_reach(st)
    deep = edge_distance(x_of(spot), y_of(spot), entry.edge, entry.width, entry.height) + entry.radius
    return gap(deep, entry.allowance)


def own_edge_gap(st: State, seat: int, spot: int) -> Facts:
    """How far a point is from the player's own edge (`n`), and how far the Enabling Regiment is (`m`) (FB-13.11, FB-13.14)."""
    entry = entry_reach(st)
    return gap(edge_distance(x_of(spot), y_of(spot), entry.own, entry.width, entry.height), entry.within)


def entry_reach(st: State) -> EntryReach:
    """What the Regiment that enters can reach."""
    from sandtable.games.first_blood.movement.march.entry import Entry  # it uses these refusals
    from sandtable.games.first_blood.movement.march.entry_room import EntryBody

    frame = st.stack[-1]
    assert isinstance(frame, Entry)
    body = frame.body(st)
    assert isinstance(body, EntryBody)
    return body.entry


# -- refusals ------------------------------------------------------------------------------------------------------------

STICKS_OUT: Final[Refusal] = refusal("FB-3.3")
OFF_TABLE: Final[Refusal] = refusal("FB-3.3", "off")
TOO_FAR_AWAY: Final[Refusal] = refusal("FB-12.2", more=step_gap)
FLOOR_TOO_HIGH: Final[Refusal] = refusal("FB-22.5", more=step_gap)
OFF_FLOOR: Final[Refusal] = refusal("FB-22.20", "place")
ENTRY_POINT_TOO_FAR: Final[Refusal] = refusal("FB-13.11", "far", own_edge_gap)
BEYOND_MARCH: Final[Refusal] = refusal("FB-13.9", more=entry_depth)
BEYOND_ENABLER: Final[Refusal] = refusal("FB-13.14", more=own_edge_gap)
OVERLAP: Final[Refusal] = refusal("FB-3.11", more=in_the_way)
OWN_OVERLAP: Final[Refusal] = refusal("FB-3.11", "place")
IN_THE_WAY: Final[Refusal] = refusal("FB-12.4", more=in_the_way)
PIECE_IN_THE_WAY: Final[Refusal] = refusal("FB-12.4", "piece", piece_in_the_way)
TOUCHES_UNCHARGED: Final[Refusal] = refusal("FB-15.12", more=in_the_way)
NEAR_ENEMY: Final[Refusal] = refusal("FB-13.4", more=near_enemy)
WAY_NEAR_ENEMY: Final[Refusal] = refusal("FB-13.4", "way", near_enemy)
NEAR_GARRISON: Final[Refusal] = refusal("FB-13.6", more=piece_in_the_way)
NEAR_HELD_GARRISON: Final[Refusal] = refusal("FB-21.23", more=piece_in_the_way)
TOUCHES_GARRISON: Final[Refusal] = refusal("FB-21.28", more=piece_in_the_way)
BESIDE_GARRISON_LEFT: Final[Refusal] = refusal("FB-21.19", more=piece_in_the_way)
NEAR_IMPASSABLE: Final[Refusal] = refusal("FB-20.18", more=piece_in_the_way)


def targets(blame: list[Target | None]) -> list[Target]:
    """What can be pointed at, each once."""
    return list(dict.fromkeys([target for target in blame if target is not None]))
