"""Line of Sight and Levels: which Models see which past Models and terrain (chapter 6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.outlines import openings
from sandtable.core.space.plane import Polygon
from sandtable.core.space.points import point, x_of, y_of
from sandtable.core.space.sight import A_WALL, Base, is_wall_before, sees, sees_past, stands_between
from sandtable.games.first_blood.army_building.forces import RegimentPlan
from sandtable.games.first_blood.block import Block, Position
from sandtable.games.first_blood.measuring import crowd, is_in_piece, is_majority, leader_models, models_in, radius_of
from sandtable.games.first_blood.refusals import actor, regiment_refusal
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH, TerrainPiece

SLACK: Final = 5
"""Gaps between bases narrower than 0.05" block sight (FB-6.3)."""
OPENING: Final = INCH // 2
"""The radius of the bases that stand at the openings of a Garrison (FB-6.14)."""


def level_of(st: State, model: int) -> int:
    """The Level of a Model: its Size plus its elevation (FB-6.7); inside a Garrison the Elevation of the piece (FB-21.8)."""
    return level_in(st, st.position(), st.rules.forces.regiment_of[model], model)


def level_in(st: State, kept: Position, regiment: int, model: int) -> int:
    """The same when the Regiment and the current position are known."""
    piece = st.inside[regiment]
    if piece != NOWHERE:
        return st.field().pieces[piece].size
    plan = st.rules.plans[regiment]
    levels = kept.levels.get(regiment)
    if levels is None:
        levels = kept.levels[regiment] = levels_of(st, plan, st.block(regiment))
    return levels[model - plan.first]


def levels_of(st: State, plan: RegimentPlan, block: Block) -> list[int]:
    """The Levels of the Models of a Regiment in the open, cached with their places."""
    floors = st.floor[plan.first : plan.end]
    if block.ground != st.ground or block.collapsed != st.collapsed or block.floors != floors:
        # in a Ruin, the number of the floor; otherwise the piece with the majority of the Regiment (FB-6.8, FB-6.9)
        levels = [plan.size + elevation_of(st, plan.number)] * len(floors)
        inside = block.in_pieces(st.field())
        for at in ruins(st):
            for model in inside[at]:
                levels[model - plan.first] = plan.size + st.floor[model]
        block.levels, block.ground, block.collapsed, block.floors = levels, st.ground, st.collapsed, floors
    return block.levels


def ruins(st: State) -> list[int]:
    """The standing Ruins."""
    return [at for at in st.field().ruins if not st.has_collapsed(at)]


def elevation_of(st: State, regiment: int) -> int:
    """The elevation of a Regiment with the majority of its Models on one Elevated piece (FB-6.8).

    Other Zonal pieces do not raise Models that stand in them (FB-20.3).
    """
    for at, piece in enumerate(st.field().pieces):
        if piece.elevated and is_majority(models_in(st, regiment, at), st.count(regiment)):
            return piece.elevated
    return 0


def ends_of(st: State, model: int) -> list[Base]:
    """The bases that a Model sees and is seen from: its own, or those at the openings of its Garrison (FB-6.14, FB-21.9)."""
    piece = st.inside[st.rules.forces.regiment_of[model]]
    if piece != NOWHERE:
        return [(x, y, OPENING) for x, y in openings(st.field().pieces[piece].outline)]
    spot = st.place[model]
    return [(x_of(spot), y_of(spot), radius_of(st, model))] if spot >= 0 else []


def higher(st: State, one: int, two: int) -> int:
    """The Level of the higher of two Models."""
    return max(level_of(st, one), level_of(st, two))


def bases_between(st: State, one: int, two: int, least: int = -1) -> list[Base]:
    """The bases that obstruct: of other Regiments, with a Level not lower than that of the higher end (FB-6.4, FB-6.5).

    Between Models in the open, only bases near the line between them count (FB-6.16). Pass `least` if that Level is known.
    A Model on high ground sees over lower Regiments and is seen over them (FB-6.12). The bases of its own Regiment do not
    obstruct (FB-15.15).
    """
    forces, plans = st.rules.forces, st.rules.plans
    first, second = forces.regiment_of[one], forces.regiment_of[two]
    least = higher(st, one, two) if least < 0 else least
    a, b = st.place[one], st.place[two]
    widest = max(plans[first].radius, plans[second].radius)
    px = py = dx = dy = 0
    left, low, right, high = around(st, one, two)
    if a >= 0 <= b:
        px, py = x_of(a), y_of(a)
        dx, dy = x_of(b) - px, y_of(b) - py
    left, low, right, high = left - widest, low - widest, right + widest, high + widest
    return near_line(st, st.position(), first, second, least, widest, px, py, dx, dy, left, low, right, high)


def near_line(
    st: State,
    kept: Position,
    first: int,
    second: int,
    least: int,
    widest: int,
    px: int,
    py: int,
    dx: int,
    dy: int,
    left: int,
    low: int,
    right: int,
    high: int,
) -> list[Base]:
    """The same near a line from a point in a direction, within a box around it, without these two Regiments."""
    length = dx * dx + dy * dy
    found: list[Base] = []
    for number, west, south, east, north, plan, block in kept.screens or screens(st):
        if west > right or east < left or south > high or north < low or number in (first, second):
            continue
        radius = plan.radius
        wide = widest + radius + SLACK
        most = wide * wide * length
        if is_aside(block.box, px, py, dx, dy, most):
            continue
        levels = [] if plan.size >= least else levels_of(st, plan, block)
        more = radius + SLACK
        for x, y, model in block.spots:
            across = dx * (y - py) - dy * (x - px)
            if across * across > most or x < left - more or x > right + more or y < low - more or y > high + more:
                continue
            # only Regiments of enough Size, or standing higher, are high enough
            if not levels or levels[model - plan.first] >= least:
                found.append((x, y, radius))
    return found


def is_aside(box: tuple[int, int, int, int], px: int, py: int, dx: int, dy: int, most: int) -> bool:
    """Is a box entirely beside a line? `most` is the squared distance times the squared length of the direction."""
    west, south, east, north = box
    # twice the middle of the box, and how far its corners are from there, across the line
    middle = dx * (south + north - 2 * py) - dy * (west + east - 2 * px)
    apart = abs(middle) - abs(dx) * (north - south) - abs(dy) * (east - west)
    return apart > 0 and apart * apart > 4 * most


def screens(st: State) -> list[tuple[int, int, int, int, int, RegimentPlan, Block]]:
    """The Regiments in the open with the box around all their bases and the slits next to them."""
    kept = st.position()
    if not kept.screens:
        for plan, block in crowd(st):
            (left, low, right, high), more = block.box, plan.radius + SLACK
            kept.screens.append((plan.number, left - more, low - more, right + more, high + more, plan, block))
    return kept.screens


def around(st: State, one: int, two: int) -> tuple[int, int, int, int]:
    """A box around the centres of two Models; anything farther from it than their width is not in the way (FB-6.16)."""
    a, b = st.place[one], st.place[two]
    if a < 0 or b < 0:
        return (0, 0, st.field().width, st.field().height)
    px, py, qx, qy = x_of(a), y_of(a), x_of(b), y_of(b)
    return (min(px, qx), min(py, qy), max(px, qx), max(py, qy))


def pieces_between(st: State, one: int, two: int, obscuring: bool = False, least: int = -1) -> list[Polygon]:
    """The pieces that obstruct: with a Size, not Obscuring, not lower than both ends, neither end in it (FB-6.6, FB-6.11).

    With `obscuring`, Obscuring pieces that count for a Volley are added; `two` is the target (FB-20.16, FB-20.17).
    Obscuring pieces never obstruct; other Zonal pieces with a Size do, unless they are lower (FB-6.12, FB-20.15, FB-20.19).
    """
    field, homes = st.field(), st.rules.forces.regiment_of
    wide = max(radius_of(st, one), radius_of(st, two))
    left, low, right, high = around(st, one, two)
    left, low, right, high = left - wide, low - wide, right + wide, high + wide
    found: list[Polygon] = []
    least = higher(st, one, two) if least < 0 else least
    for west, south, east, north, at, piece, level, veils in field.high_ones():
        if west > right or east < left or south > high or north < low:
            continue
        if st.has_collapsed(at):
            level, veils = level - piece.size, True  # rubble has Size 0 (FB-22.18)
        if veils:
            if obscuring and (level >= least or is_in_piece(st, two, at)):
                found.append(piece.outline)
            continue
        if level < least or not piece.size or at in (st.inside[homes[one]], st.inside[homes[two]]):
            continue
        if not is_in_piece(st, one, at) and not is_in_piece(st, two, at):
            found.append(piece.outline)
    return found


def model_sees(st: State, one: int, two: int, obscuring: bool = False) -> bool:
    """Is there Line of Sight between two Models (FB-6.2, FB-6.3, FB-6.15)? With `obscuring`: is the second Clear?"""
    return any_sees(st, [one], [two], obscuring)


def any_sees(st: State, ones: list[int], twos: Iterable[int], obscuring: bool = False) -> bool:
    """Is there Line of Sight from any of these Models to any of the others?"""
    known = st.position().seen
    for one in ones:
        for two in twos:
            key = (one, two, obscuring)
            seen = known.get(key)
            if seen is None:
                # a hidden Model is not Clear, and a Clear one is not hidden
                other = known.get((one, two, not obscuring))
                seen = other if other is (not obscuring) else is_in_sight(st, one, two, obscuring)
                known[key] = seen
            if seen:
                return True
    return False


def is_in_sight(st: State, one: int, two: int, obscuring: bool) -> bool:
    """The same without the cache."""
    a, b = st.place[one], st.place[two]
    if a >= 0 <= b and a != b:
        return sees_in_the_open(st, one, two, obscuring)
    least = higher(st, one, two)
    pieces = pieces_between(st, one, two, obscuring, least)
    bases = bases_between(st, one, two, least)
    ends = ends_of(st, two)
    return any(sees(*start, *end, bases, pieces) for start in ends_of(st, one) for end in ends)


def sees_in_the_open(st: State, one: int, two: int, obscuring: bool) -> bool:
    """The same for Models at different places. Checks first what hides them on its own (`pieces_between`)."""
    kept, field, plans, homes = st.position(), st.field(), st.rules.plans, st.rules.forces.regiment_of
    first, second = homes[one], homes[two]
    a, b = plans[first].radius, plans[second].radius
    px, py = x_of(st.place[one]), y_of(st.place[one])
    qx, qy = x_of(st.place[two]), y_of(st.place[two])
    dx, dy, wide = qx - px, qy - py, a if a > b else b
    left, right = (px - wide, qx + wide) if px < qx else (qx - wide, px + wide)
    low, high = (py - wide, qy + wide) if py < qy else (qy - wide, py + wide)
    least = max(level_in(st, kept, first, one), level_in(st, kept, second, two))
    inside, beyond = st.block(first).in_pieces(field), st.block(second).in_pieces(field)
    pieces: list[Polygon] = []
    for west, south, east, north, at, piece, level, veils in field.high_ones():
        if west > right or east < left or south > high or north < low:
            continue
        if st.has_collapsed(at):
            level, veils = level - piece.size, True
        if veils and not obscuring:
            continue
        if not may_hide(piece, level, least, veils, one in inside[at], two in beyond[at]):
            continue
        stands = stands_between(px, py, dx, dy, a, b, piece.outline)
        if stands == A_WALL:
            return False
        if stands:
            pieces.append(piece.outline)
    bases = near_line(st, kept, first, second, least, wide, px, py, dx, dy, left, low, right, high)
    return sees_past(px, py, a, qx, qy, b, bases, pieces)


def may_hide(piece: TerrainPiece, level: int, least: int, veils: bool, around_one: bool, around_two: bool) -> bool:
    """Does a piece obstruct: with a Size, not lower than both ends, neither end in it (FB-6.6, FB-6.11)?

    An Obscuring piece does if it is not lower than both ends, or if the target is in it (FB-20.16, FB-20.17).
    """
    if veils:
        return level >= least or around_two
    return level >= least and bool(piece.size) and not around_one and not around_two


def pieces_in_the_way(st: State, one: int, twos: list[int]) -> list[int]:
    """The pieces that alone keep a Model from seeing one of these Clear (FB-6.6, FB-14.11)."""
    outlines = [piece.outline for piece in st.field().pieces]
    found: set[int] = set()
    for two in twos:
        pieces = pieces_between(st, one, two, True)
        for px, py, a in ends_of(st, one):
            for qx, qy, b in ends_of(st, two):
                found |= {outlines.index(each) for each in pieces if not sees(px, py, a, qx, qy, b, [], [each])}
    return sorted(found)


def regiment_sees(st: State, one: int, two: int) -> bool:
    """Line of Sight from a Regiment: from one of its Leader Models to any Model of the other (FB-6.1)."""
    return any(sees_any_of(st, leader, two) for leader in leader_models(st, one))


def sees_any_of(st: State, one: int, regiment: int) -> bool:
    """Does a Model have Line of Sight to any Model of a Regiment?"""
    if st.inside[regiment] != NOWHERE:
        return any_sees(st, [one], st.models(regiment)[:1])
    return not is_walled_off(st, one, regiment) and any_sees(st, [one], st.block(regiment).living)


def is_walled_off(st: State, one: int, regiment: int) -> bool:
    """Does a piece hide a whole Regiment in the open from a Model (FB-6.6)? False negatives are possible."""
    known, key = st.position().seen, (one, -1 - regiment, False)
    found = known.get(key)
    if found is None:
        found = st.place[one] >= 0 and has_wall_before(st, one, regiment)
        known[key] = found
    return found


def has_wall_before(st: State, one: int, regiment: int) -> bool:
    """The same without the cache, for a Model in the open."""
    field, plan, block = st.field(), st.plan(regiment), st.block(regiment)
    x, y = x_of(st.place[one]), y_of(st.place[one])
    left, low, right, high = block.box
    west, south, east, north = min(left, x), min(low, y), max(right, x), max(high, y)
    level, radius = -1, radius_of(st, one)
    for at_west, at_south, at_east, at_north, at, piece, high_up, veils in field.high_ones():
        if at_west > east or at_east < west or at_south > north or at_north < south:
            continue
        if veils or not piece.size or st.has_collapsed(at) or block.in_pieces(field)[at]:
            continue
        if level < 0:
            level = max(level_of(st, one), *levels_of(st, plan, block))
        if high_up < level or is_in_piece(st, one, at):
            continue
        if is_wall_before(x, y, radius, plan.radius, block.box, piece.outline):
            return True
    return False


def blocker(st: State, regiment: int, foe: int) -> Target:
    """The first thing in the line of sight from a Leader Model of a Regiment to an enemy that it does not see."""
    twos = st.models(foe)[:1]
    found = [in_the_way(st, one, two) for one in leader_models(st, regiment) for two in twos]
    return next(targets[0] for targets in found if targets)


def blocking(st: State, seat: int, foe: int) -> Facts:
    """What takes the line of sight: a Regiment (`t`) or a piece (`x`) (FB-6.5, FB-6.6)."""
    target = blocker(st, actor(st, seat, foe), foe)
    if target[0] == "piece":
        return {"x": target}
    return {"t": ("regiment", st.rules.forces.regiment_of[target[1]])}


def unseen(clause: str, key: str) -> tuple[Refusal, Refusal]:
    """The refusals of an enemy that terrain hides, and of one that Models hide."""
    return regiment_refusal(clause, "", blocking, f"{key}-what"), regiment_refusal(clause, "", blocking, f"{key}-who")


def hidden_by(st: State, regiment: int, foe: int, terrain: Refusal, models: Refusal) -> Refusal:
    """Why a Regiment does not see another: terrain or Models in the way (FB-6.5, FB-6.6)."""
    return terrain if blocker(st, regiment, foe)[0] == "piece" else models


def in_the_way(st: State, one: int, two: int) -> list[Target]:
    """What hides one Model from another: of everything in between, the parts that matter (FB-6.5, FB-6.6).

    Anything that hides it on its own is named alone. If it is seen, nothing is named.
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
    """The Models of a target that are Clear to a firing Leader Model; the others are Obscured (FB-14.11).

    Models inside a Garrison are all Clear or all Obscured (FB-21.11).
    """
    known, leaders = st.position().clear, leader_models(st, one)
    key = (two, *leaders)
    if key not in known:
        known[key] = [model for model in st.models(two) if any_sees(st, leaders, [model], True)]
    return known[key][:]


def is_obscured_by_sight(st: State, one: int, two: int) -> bool:
    """A target counts as Obscured unless more than half of its Models are Clear (FB-14.12)."""
    return not is_majority(len(clear_models(st, one, two)), st.count(two))
