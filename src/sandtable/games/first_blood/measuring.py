"""Measure between Models, Regiments and edges; find Leader Models and Engaged Regiments (chapters 3 to 5).

All comparisons use whole numbers (FB-29.2). A Regiment inside a Garrison is at the outline of the piece (FB-21.4).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.space.formation import Gap, by_gap, compare, gap_to_base, gap_to_ground
from sandtable.core.space.outlines import polygons
from sandtable.core.space.plane import OUTSIDE, Polygon, grown
from sandtable.core.space.points import square_between, x_of, y_of
from sandtable.games.first_blood.army_building.forces import LEADER, STANDARD, RegimentPlan
from sandtable.games.first_blood.block import Block
from sandtable.games.first_blood.state import FIELD, NOBODY, NOWHERE, SLAIN, State
from sandtable.games.first_blood.tables.battlefields import INCH

TOUCH: Final = 5
"""Bases touch if the gap is at most 0.05" (FB-3.10)."""
COMMAND_RANGE: Final = 5 * INCH
"""FB-4.10."""


def radius_of(st: State, model: int) -> int:
    return st.rules.plans[st.rules.forces.regiment_of[model]].radius


def models_within(st: State, one: int, two: int, reach: int) -> bool:
    """Is the gap between two Models at most `reach` (FB-3.4, FB-3.6)? Models in a Garrison are at its outline."""
    a, b = st.place[one], st.place[two]
    if a < 0 or b < 0:
        return inside_within(st, one, two, reach)
    plans, regiment_of = st.rules.plans, st.rules.forces.regiment_of
    far = plans[regiment_of[one]].radius + plans[regiment_of[two]].radius + reach
    return square_between(a, b) <= far * far


def inside_within(st: State, one: int, two: int, reach: int) -> bool:
    """The same when a Model is inside a Garrison (FB-21.4). A Model that is not on the battlefield is near nothing."""
    if st.place[one] >= 0:
        one, two = two, one
    piece = st.inside[st.rules.forces.regiment_of[one]]
    if piece == NOWHERE:
        return False
    outline = st.field().pieces[piece].outline
    spot = st.place[two]
    if spot >= 0:
        return grown(x_of(spot), y_of(spot), outline, radius_of(st, two) + reach) != OUTSIDE
    other = st.inside[st.rules.forces.regiment_of[two]]
    return other == piece or (other != NOWHERE and are_near(outline, st.field().pieces[other].outline, reach))


NEAR: Final[dict[tuple[Polygon, Polygon, int], bool]] = {}
"""Cached distances between outlines: pieces never move."""


def are_near(one: Polygon, two: Polygon, reach: int) -> bool:
    """Is the gap between two outlines at most `reach`?"""
    found = NEAR.get((one, two, reach))
    if found is None:
        if len(NEAR) > 999:  # a server plays many battlefields
            NEAR.clear()
        found = polygons(one, two, reach) <= 0
        NEAR[(one, two, reach)] = found
    return found


def in_contact(st: State, one: int, two: int) -> bool:
    """Do two Models touch? Only on the same floor (FB-3.10, FB-5.10)."""
    if st.place[one] < 0 or st.place[two] < 0 or st.floor[one] != st.floor[two]:
        return False
    return models_within(st, one, two, TOUCH)


def lies_on_table(st: State, model: int) -> bool:
    """Does the base lie wholly on the table (FB-3.3)?"""
    radius = radius_of(st, model)
    return all(st.edge_distance(model, edge) >= radius for edge in range(4))


def is_majority(part: int, whole: int) -> bool:
    """Strictly more than half (FB-3.16).

    >>> is_majority(2, 4), is_majority(3, 5)
    (False, True)
    """
    return 2 * part > whole


def model_to_regiment(st: State, model: int, regiment: int, reach: int) -> bool:
    """Is a Model within `reach` of a Regiment (FB-3.8)?"""
    if not may_be_within(st, model, regiment, reach):
        return False
    return any(models_within(st, model, other, reach) for other in st.models(regiment))


def may_be_within(st: State, model: int, regiment: int, reach: int) -> bool:
    """Could a Model be within `reach` of a Regiment? A quick bounding box check that rules out most (FB-3.8)."""
    spot = st.place[model]
    if spot < 0:
        return True
    x, y, far = x_of(spot), y_of(spot), radius_of(st, model) + reach
    if st.inside[regiment] != NOWHERE:
        left, low, right, high = st.field().pieces[st.inside[regiment]].box
    else:
        left, low, right, high = st.block(regiment).box
        far += st.rules.plans[regiment].radius
    return left - far <= x <= right + far and low - far <= y <= high + far


def may_meet(st: State, regiment: int, reach: int) -> list[int]:
    """The enemy Regiments that could be within `reach` of a Regiment in the open, by the same check on both boxes."""
    plan = st.rules.plans[regiment]
    far = plan.radius + reach
    left, low, right, high = st.block(regiment).box
    left, low, right, high = left - far, low - far, right + far, high + far
    return [
        foe
        for foe, west, south, east, north in spread_of(st, 1 - plan.owner)
        if west <= right and east >= left and south <= high and north >= low
    ]


def spread_of(st: State, seat: int) -> list[tuple[int, int, int, int, int]]:
    """The Regiments of a player on the battlefield: the number and the bounding box of all bases.

    For a Regiment inside a Garrison the box is that of the piece (FB-21.4).
    """
    kept = st.position()
    if not kept.spread:
        kept.spread = [[], []]
        for plan, block in crowd(st):
            kept.spread[plan.owner].append(block.around)
        for regiment, piece in enumerate(st.inside):
            if piece != NOWHERE and st.status[regiment] == FIELD:
                mates = kept.spread[st.owner(regiment)]
                mates.append((regiment, *st.field().pieces[piece].box))
                mates.sort()
    return kept.spread[seat]


def crowd(st: State) -> list[tuple[RegimentPlan, Block]]:
    """The Regiments in the open."""
    kept = st.position()
    if not kept.crowd:
        kept.crowd = [
            (plan, st.block(plan.number))
            for plan in st.rules.plans
            if st.status[plan.number] == FIELD and st.inside[plan.number] == NOWHERE
        ]
    return kept.crowd


def regiments_within(st: State, one: int, two: int, reach: int) -> bool:
    """Is the smallest gap between two Regiments at most `reach` (FB-3.8, FB-21.4)?"""
    return any(model_to_regiment(st, model, two, reach) for model in st.models(one))


def gap_between(st: State, one: int, two: int) -> Gap:
    """A comparable value for the gap between two Models; inside a Garrison they are at its outline (FB-3.4, FB-21.4)."""
    if st.place[one] < 0:
        one, two = two, one
    if st.place[one] < 0:
        home, other = outline_of(st, one), outline_of(st, two)
        gaps = [gap_to_ground(x, y, 0, other) for x, y in home] + [gap_to_ground(x, y, 0, home) for x, y in other]
        return gaps[by_gap(gaps)[0]]
    x, y, radius = x_of(st.place[one]), y_of(st.place[one]), radius_of(st, one)
    if st.place[two] < 0:
        return gap_to_ground(x, y, radius, outline_of(st, two))
    return gap_to_base(x, y, radius, x_of(st.place[two]), y_of(st.place[two]), radius_of(st, two))


def outline_of(st: State, model: int) -> Polygon:
    """The outline of the Garrison that a Model is in."""
    return st.field().pieces[st.inside[st.rules.forces.regiment_of[model]]].outline


def is_closest(st: State, model: int, other: int, among: list[int]) -> bool:
    """Is none of these Models closer to a Model than this one? All with an equal gap are closest (FB-3.20)."""
    mine = gap_between(st, model, other)
    here, num, less = st.place[model], mine[0] if mine[1] == 1 else -1, mine[2] - radius_of(st, model)
    for one in among:
        if here >= 0 <= st.place[one] and num >= 0 and radius_of(st, one) == less:
            # among bases of one size, the nearer centre is nearer
            if square_between(here, st.place[one]) < num:
                return False
        elif compare(mine, gap_between(st, model, one)) > 0:
            return False
    return True


# -- terrain ------------------------------------------------------------------------------------------------------------


def is_in_piece(st: State, model: int, piece: int) -> bool:
    """Is a Model in a terrain piece: the centre of its base inside the outline or on it (FB-3.13)?"""
    return model in st.block(st.rules.forces.regiment_of[model]).in_pieces(st.field())[piece]


def models_in(st: State, regiment: int, piece: int) -> int:
    return len(st.block(regiment).in_pieces(st.field())[piece])


# -- Leader Models -------------------------------------------------------------------------------------------------------


def leader_of(st: State, regiment: int) -> int:
    """The living Leader or Character of a Regiment, or NOBODY."""
    first = st.rules.plans[regiment].first
    return first if st.place[first] != SLAIN and st.rules.forces.roles[first] == LEADER else NOBODY


def standard_of(st: State, regiment: int) -> int:
    """The living Standard Bearer of a Regiment, or NOBODY."""
    bearer = st.rules.plans[regiment].standard
    return bearer if bearer != NOBODY and st.is_alive(bearer) else NOBODY


def leader_models(st: State, regiment: int) -> list[int]:
    """Leader, Standard Bearer and acting Leader: they count as Leaders for all measuring (FB-4.13, FB-4.14, FB-4.18)."""
    plan, place, acting = st.rules.plans[regiment], st.place, st.acting[regiment]
    first, standard = plan.first, plan.standard
    found: list[int] = []
    if place[first] != SLAIN and st.rules.forces.roles[first] == LEADER:
        found.append(first)
    if standard != NOBODY and place[standard] != SLAIN:
        found.append(standard)
    if acting != NOBODY and place[acting] != SLAIN and acting not in found:
        found.append(acting)
        found.sort()
    return found


def leaders_within(st: State, one: int, two: int, reach: int) -> bool:
    """Is a Leader Model of one Regiment within `reach` of a Leader Model of another (FB-14.5)?"""
    return are_leaders_within(st, leader_models(st, one), two, reach)


def are_leaders_within(st: State, leaders: list[int], regiment: int, reach: int) -> bool:
    """The same for known Leader Models of a Regiment."""
    theirs = leader_models(st, regiment)
    for mine in leaders:
        for other in theirs:
            if models_within(st, mine, other, reach):
                return True
    return False


def true_leaders(st: State, regiment: int) -> int:
    """The number of Leader Models without acting ones: two may charge two targets (FB-15.5)."""
    acting = st.acting[regiment]
    return len([model for model in leader_models(st, regiment) if model != acting])


def has_reroll(st: State, regiment: int) -> bool:
    """Does a Regiment have a Leader's re-roll (FB-4.8, FB-4.9, FB-4.17)?

    A living Leader or Standard Bearer gives one, an acting Leader none; a Character only while it leads others (FB-17.10).
    """
    if st.plan(regiment).is_character:
        return leader_of(st, regiment) != NOBODY and st.count(regiment) > 1
    leader = leader_of(st, regiment)
    return (leader != NOBODY and leader != st.acting[regiment]) or standard_of(st, regiment) != NOBODY


def in_command_range(st: State, model: int) -> bool:
    """Is a Model within Command Range of a Leader Model (FB-4.10, FB-4.11)? A Standard Bearer needs the Leader."""
    regiment = st.rules.forces.regiment_of[model]
    leaders = leader_models(st, regiment)
    leader = leader_of(st, regiment)
    if model == leader or (leader == NOBODY and model == st.acting[regiment]):
        return True
    if st.rules.forces.roles[model] == STANDARD:
        anchors = [leader] if leader != NOBODY else []
        return not anchors or models_within(st, model, leader, COMMAND_RANGE)
    return any(other == model or models_within(st, model, other, COMMAND_RANGE) for other in leaders)


def is_lone_character(st: State, regiment: int) -> bool:
    """Is this a Character without living Retinue Models (FB-17.47)?"""
    return st.plan(regiment).is_character and leader_of(st, regiment) != NOBODY and st.count(regiment) == 1


def is_character_regiment(st: State, regiment: int) -> bool:
    """Does it have a living Character? Retinue Models that lost theirs no longer count (FB-17.13)."""
    return st.plan(regiment).is_character and leader_of(st, regiment) != NOBODY


# -- contact -------------------------------------------------------------------------------------------------------------


def touches(st: State, model: int, regiment: int) -> bool:
    """Is a Model in contact with a Model of a Regiment, or with the Garrison that it occupies (FB-5.9, FB-21.12)?"""
    if st.place[model] < 0:
        return False
    if st.inside[regiment] != NOWHERE:
        return st.floor[model] == 0 and model_to_regiment(st, model, regiment, TOUCH)
    if not may_be_within(st, model, regiment, TOUCH):
        return False
    x, y, floor = x_of(st.place[model]), y_of(st.place[model]), st.floor[model]
    apart = radius_of(st, model) + st.rules.plans[regiment].radius + TOUCH
    for other_x, other_y, other in st.block(regiment).spots:
        dx, dy = other_x - x, other_y - y
        if -apart <= dx <= apart and dx * dx + dy * dy <= apart * apart and st.floor[other] == floor:
            return True
    return False


def models_meet(st: State, one: int, two: int) -> bool:
    """Are two enemy Models in contact? A Model touching a Garrison is in contact with all inside (FB-21.12, FB-21.28)."""
    mine, theirs = st.rules.forces.regiment_of[one], st.rules.forces.regiment_of[two]
    if st.inside[mine] != NOWHERE:
        return touches(st, two, mine)
    return touches(st, one, theirs) if st.inside[theirs] != NOWHERE else in_contact(st, one, two)


def foes_touched(st: State, model: int) -> list[int]:
    """The enemy Regiments that a Model is Engaged with; all Models inside a Garrison share its enemies (FB-21.12)."""
    regiment = st.rules.forces.regiment_of[model]
    if st.inside[regiment] != NOWHERE:
        return engaged_with(st, regiment)
    return [foe for foe in foes_of(st, regiment) if touches(st, model, foe)]


def engaged_with(st: State, regiment: int) -> list[int]:
    """The enemy Regiments that a Regiment is engaged with (FB-5.9, FB-16.18)."""
    return foes_of(st, regiment)[:]


def foes_of(st: State, regiment: int) -> list[int]:
    """The same, but returns the cached list itself: do not modify it."""
    known = st.position().engaged
    found = known.get(regiment)
    if found is None:
        foes = st.on_table(1 - st.owner(regiment)) if st.inside[regiment] != NOWHERE else may_meet(st, regiment, TOUCH)
        found = known[regiment] = [foe for foe in foes if are_engaged(st, regiment, foe)] if foes else foes
    return found


def are_engaged(st: State, one: int, two: int) -> bool:
    """Are two Regiments engaged with each other (FB-5.9)?"""
    if st.inside[one] != NOWHERE:
        one, two = two, one
    block, plans = st.block(one), st.rules.plans
    if st.inside[two] != NOWHERE:
        around, reach = st.field().pieces[st.inside[two]].box, plans[one].radius + TOUCH
        return not block.is_apart(around, reach) and any(touches(st, model, two) for model in block.living)
    other = st.block(two)
    apart = plans[one].radius + plans[two].radius + TOUCH
    if block.is_apart(other.box, apart):
        return False
    left, low, right, high = other.box
    for x, y, model in block.spots:
        if left - apart <= x <= right + apart and low - apart <= y <= high + apart:
            for at_x, at_y, foe in other.spots:
                dx, dy = at_x - x, at_y - y
                if -apart <= dx <= apart and dx * dx + dy * dy <= apart * apart and st.floor[foe] == st.floor[model]:
                    return True
    return False


def is_engaged(st: State, regiment: int) -> bool:
    return st.is_on_table(regiment) and bool(foes_of(st, regiment))


def engaged_models(st: State, regiment: int) -> list[int]:
    """The Models of a Regiment in contact with an enemy (FB-5.9)."""
    return [model for model in st.models(regiment) if foes_touched(st, model)]
