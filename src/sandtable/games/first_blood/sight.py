"""Line of Sight and Levels: who sees whom past Models and terrain (chapter 6)."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Target
from sandtable.core.space.outlines import openings
from sandtable.core.space.plane import Polygon
from sandtable.core.space.points import point, x_of, y_of
from sandtable.core.space.sight import Base, sees
from sandtable.games.first_blood.in_force import is_in_piece, models_in
from sandtable.games.first_blood.measuring import is_majority, leader_models, radius_of
from sandtable.games.first_blood.state import FIELD, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import ELEVATED, INCH, OBSCURING, RUIN

ASIDE: Final = 10 * INCH
"""More than the radii of the largest bases added up twice."""
SLACK: Final = 5
"""Bases leave no slit of less than 0.05" (FB-6.3)."""
EVERYWHERE: Final = 1 << 60
OPENING: Final = INCH // 2
"""The radius of the bases that stand at the openings of a Garrison (FB-6.14)."""


def level_of(st: State, model: int) -> int:
    """The Level of a Model: its Size and its elevation (FB-6.7); inside a Garrison the Elevation of the piece (FB-21.8)."""
    regiment = st.rules.muster.regiment_of[model]
    if st.inside[regiment] != NOWHERE:
        return st.field().pieces[st.inside[regiment]].size
    return st.plan(regiment).size + elevation_of(st, model)


def elevation_of(st: State, model: int) -> int:
    """In a Ruin the number of its floor, else that of the piece that holds the majority of its Regiment (FB-6.8, FB-6.9)."""
    in_ruin = any(is_in_piece(st, model, at) for at in ruins(st))
    return st.floor[model] if in_ruin else raised(st, st.rules.muster.regiment_of[model])


def ruins(st: State) -> list[int]:
    """The Ruins that stand."""
    pieces = st.field().pieces
    return [at for at in range(len(pieces)) if pieces[at].kind == RUIN and not st.collapsed >> at & 1]


def raised(st: State, regiment: int) -> int:
    """The elevation of a Regiment with the majority of its Models on one Elevated piece (FB-6.8)."""
    for at, piece in enumerate(st.field().pieces):
        if piece.has(ELEVATED) and is_majority(models_in(st, regiment, at), st.count(regiment)):
            return piece.elevated
    return 0


def ends_of(st: State, model: int) -> list[Base]:
    """The bases from which a Model sees and is seen: its own, or those at the openings of its Garrison (FB-6.14, FB-21.9)."""
    piece = st.inside[st.rules.muster.regiment_of[model]]
    if piece != NOWHERE:
        return [(x, y, OPENING) for x, y in openings(st.field().pieces[piece].outline)]
    spot = st.place[model]
    return [(x_of(spot), y_of(spot), radius_of(st, model))] if spot >= 0 else []


def bases_between(st: State, one: int, two: int) -> list[Base]:
    """The bases that obstruct: of other Regiments, with a Level not lower than that of the higher end (FB-6.4, FB-6.5)."""
    muster = st.rules.muster
    ends = (muster.regiment_of[one], muster.regiment_of[two])
    least = max(level_of(st, one), level_of(st, two))
    left, low, right, high = around(st, one, two)
    widest = max(radius_of(st, one), radius_of(st, two))
    x, y = x_of(st.place[one]), y_of(st.place[one])
    dx, dy = x_of(st.place[two]) - x, y_of(st.place[two]) - y
    # bases further from the line between the centres than this take nothing away (FB-29.5)
    length = dx * dx + dy * dy if st.place[one] >= 0 and st.place[two] >= 0 else EVERYWHERE
    found: list[Base] = []
    for plan in st.rules.plans:
        if plan.number in ends or st.status[plan.number] != FIELD or st.inside[plan.number] != NOWHERE:
            continue
        near: list[int] = []
        wide = widest + plan.radius + SLACK
        for model in st.models(plan.number):
            spot = st.place[model]
            if spot >= 0 and left <= x_of(spot) <= right and low <= y_of(spot) <= high:
                over = dx * (y_of(spot) - y) - dy * (x_of(spot) - x)
                if over * over <= wide * wide * length:
                    near.append(model)
        if near and plan.size < least:
            # only those are high enough who stand higher; for a Regiment that is worked out once, not for each Model
            up, standing = plan.size + raised(st, plan.number), ruins(st)
            in_ruin = [model for model in near if any(is_in_piece(st, model, at) for at in standing)]
            near = [model for model in near if (plan.size + st.floor[model] if model in in_ruin else up) >= least]
        found += [(x_of(st.place[model]), y_of(st.place[model]), plan.radius) for model in near]
    return found


def around(st: State, one: int, two: int) -> tuple[int, int, int, int]:
    """A box outside which no base can be in the way between two Models: a shortcut, with room to spare (FB-6.16)."""
    a, b = st.place[one], st.place[two]
    if a < 0 or b < 0:
        return (0, 0, st.field().width, st.field().height)
    xs, ys = (x_of(a), x_of(b)), (y_of(a), y_of(b))
    return (min(xs) - ASIDE, min(ys) - ASIDE, max(xs) + ASIDE, max(ys) + ASIDE)


def pieces_between(st: State, one: int, two: int, obscuring: bool = False) -> list[Polygon]:
    """The pieces that obstruct: with a Size, not Obscuring, not lower than both ends, neither end in it (FB-6.6, FB-6.11).

    With `obscuring` the Obscuring ones that count for a Volley come on top, `two` being the target (FB-20.16, FB-20.17).
    """
    least = max(level_of(st, one), level_of(st, two))
    muster = st.rules.muster
    homes = (st.inside[muster.regiment_of[one]], st.inside[muster.regiment_of[two]])
    found: list[Polygon] = []
    for at, piece in enumerate(st.field().pieces):
        fallen = bool(st.collapsed >> at & 1)
        veils = fallen or piece.has(OBSCURING)
        level = st.field().level_of(at) - (piece.size if fallen else 0)  # rubble has Size 0 (FB-22.18)
        if veils:
            if obscuring and (level >= least or is_in_piece(st, two, at)):
                found.append(piece.outline)
            continue
        inside = is_in_piece(st, one, at) or is_in_piece(st, two, at) or at in homes
        if piece.size and level >= least and not inside:
            found.append(piece.outline)
    return found


def model_sees(st: State, one: int, two: int, obscuring: bool = False) -> bool:
    """Is there Line of Sight between two Models (FB-6.2, FB-6.3, FB-6.15)? With `obscuring`: is the second one Clear?"""
    bases = bases_between(st, one, two)
    pieces = pieces_between(st, one, two, obscuring)
    for px, py, a in ends_of(st, one):
        for qx, qy, b in ends_of(st, two):
            if sees(px, py, a, qx, qy, b, bases, pieces):
                return True
    return False


def regiment_sees(st: State, one: int, two: int) -> bool:
    """Line of Sight from a Regiment: from one of its Leader Models to any Model of the other (FB-6.1)."""
    seen = st.models(two)
    if st.inside[two] != NOWHERE:
        seen = seen[:1]
    return any(model_sees(st, leader, model) for leader in leader_models(st, one) for model in seen)


def what_blocks(st: State, one: int, two: int) -> list[str]:
    """Why a Regiment does not see another: Models in the way, terrain, or both together (FB-6.5, FB-6.6)."""
    return model_blocked_by(st, leader_models(st, one), st.models(two))


def model_blocked_by(st: State, ones: list[int], twos: list[int]) -> list[str]:
    """The same for single Models that do not see each other."""
    past_models = past_terrain = False
    for one in ones:
        for two in twos:
            bases, pieces = bases_between(st, one, two), pieces_between(st, one, two)
            for px, py, a in ends_of(st, one):
                for qx, qy, b in ends_of(st, two):
                    past_models = past_models or sees(px, py, a, qx, qy, b, [], pieces)
                    past_terrain = past_terrain or sees(px, py, a, qx, qy, b, bases, [])
    if past_models != past_terrain:
        return ["FB-6.5"] if past_models else ["FB-6.6"]
    return ["FB-6.5", "FB-6.6"]


def in_the_way(st: State, one: int, two: int) -> list[Target]:
    """What hides one Model from another: of all that stands between, what cannot be left out (FB-6.5, FB-6.6).

    Whatever hides it alone is named alone; nothing is named where it is seen.
    """
    if model_sees(st, one, two):
        return []
    standing = {st.place[model]: model for model in reversed(range(len(st.place))) if st.place[model] >= 0}
    outlines = [piece.outline for piece in st.field().pieces]
    between: list[tuple[Target, list[Base], list[Polygon]]] = [
        (("model", standing[point(base[0], base[1])]), [base], []) for base in bases_between(st, one, two)
    ]
    between += [(("piece", outlines.index(outline)), [], [outline]) for outline in pieces_between(st, one, two)]

    def hides(those: list[tuple[Target, list[Base], list[Polygon]]]) -> bool:
        bases = [base for _, some, _ in those for base in some]
        pieces = [outline for _, _, some in those for outline in some]
        ends = [(a, b) for a in ends_of(st, one) for b in ends_of(st, two)]
        return not any(sees(*a, *b, bases, pieces) for a, b in ends)

    alone = [target for target, bases, pieces in between if hides([(target, bases, pieces)])]
    if alone:
        return alone
    for each in list(between):
        rest = [other for other in between if other is not each]
        if hides(rest):
            between = rest
    return [target for target, _, _ in between]


def clear_models(st: State, one: int, two: int) -> list[int]:
    """The Models of a target that are Clear for a firing Leader Model; the others are Obscured (FB-14.11)."""
    leaders = leader_models(st, one)
    return [model for model in st.models(two) if any(model_sees(st, leader, model, True) for leader in leaders)]


def is_obscured_by_sight(st: State, one: int, two: int) -> bool:
    """A target counts as Obscured unless more than half of its Models are Clear (FB-14.12)."""
    return not is_majority(len(clear_models(st, one, two)), st.count(two))
