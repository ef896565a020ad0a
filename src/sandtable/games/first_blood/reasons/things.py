"""Why anything else is not a legal answer: pieces, cards, abilities, dice, floors, edges, buttons and counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.core.space.places import nearest_contact
from sandtable.core.space.plane import OUTSIDE, grown, square
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.games.first_blood.army_building.forces import OF_SPELL, OF_SUPREMACY
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.draw_in import DrawIn
from sandtable.games.first_blood.combat.duel import Duel
from sandtable.games.first_blood.kinds import KINDS
from sandtable.games.first_blood.magic.spellcasting import Spellcasting, why_nobody
from sandtable.games.first_blood.measuring import TOUCH, is_engaged, leader_models, radius_of
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation import place_refusals
from sandtable.games.first_blood.movement.formation.obstacles import (
    GROUND,
    IN_PIECE,
    MAX_TURNS,
    blame_of,
    is_standing,
    march_limits,
    storeys,
    table_box,
)
from sandtable.games.first_blood.movement.formation.reach import TURN
from sandtable.games.first_blood.movement.formation.regiment import (
    Member,
    MovingRegiment,
    can_fly,
    first_leader,
    march_distance,
)
from sandtable.games.first_blood.movement.march.entry import (
    ENEMY_NEARER,
    IS_FERAL,
    TOO_LIGHT,
    why_not_enable,
)
from sandtable.games.first_blood.movement.march.garrison import Leave, is_near, why_not_enter
from sandtable.games.first_blood.movement.march.garrison_refusals import NO_WAY_IN, of_piece
from sandtable.games.first_blood.movement.march.march import Move
from sandtable.games.first_blood.reasons.asking import Reasons, always, top
from sandtable.games.first_blood.reasons.cards import searched, sorted_top, stacked
from sandtable.games.first_blood.reasons.regiments import NO_ROOM_BEHIND, NO_ROOM_WITH, why_no_room
from sandtable.games.first_blood.refusals import (
    actor,
    away,
    gap,
    garrison_gap,
    inches,
    refusal,
)
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.battlefields import RUIN
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_ability import DrawAbility
from sandtable.games.first_blood.turn.draw_events import own_events
from sandtable.games.first_blood.turn.free_actions import why_not_free
from sandtable.games.first_blood.turn.reinforcements import Arrivals

DICE: Final = ("reroll_arrival", "turn_arrival", "reroll_hit", "reroll_injury", "reroll_cast")


def further(st: State, asked: Decision) -> list[Target]:
    """What else can be pointed at here: abilities, dice and floors of the question, offered or not."""
    bounds = st.rules.forces.bounds
    if asked.kind in DICE:
        return [("die", die) for die in range(len(faces(st)))]
    if asked.kind in ("supremacy", "spell"):
        first: dict[tuple[str, int], int] = {}
        for number, bound in enumerate(bounds):
            mine = st.owner(bound.regiment) == asked.seat and bound.part_of < 0
            named = bound.source == OF_SPELL if asked.kind == "spell" else is_supreme(st, number)
            if mine and named and (asked.kind != "spell" or bound.regiment == asked.context[0]):
                first.setdefault((bound.ability, bound.regiment), number)
        return [("ability", number) for number in first.values()]
    if asked.kind in ("floor", "model_floor"):
        upper = [(at + 1) * IN_PIECE + level + 1 for at, piece in storeys(st) for level in range(len(piece.floors))]
        return [("storey", code) for code in (0, *upper)]
    return []


def is_supreme(st: State, number: int) -> bool:
    bound = st.rules.forces.bounds[number]
    return bound.source == OF_SUPREMACY or bound.effect.when == "supremacy"


def faces(st: State) -> list[int]:
    """The dice on the table."""
    found = getattr(st.stack[-1], "faces", [])
    return found if isinstance(found, list) else []


# -- pieces --------------------------------------------------------------------------------------------------------------


def march_to(st: State, seat: int, piece: int) -> Facts:
    """How far a piece is (`n`), and how far a March leads (`m`)."""
    regiment = actor(st, seat, piece)
    return {**of_piece(st, seat, piece), **gap(garrison_gap(st, regiment, piece), march_distance(st, regiment))}


def in_straight_way(st: State, seat: int, piece: int) -> Facts:
    """The Regiment (`r`) or the piece (`x`) in the way to a Garrison."""
    target = blame_of(straight_way(st, actor(st, seat, piece), piece)[1][0])
    assert target is not None
    if target[0] == "piece":
        return {"x": target}
    return {"r": ("regiment", st.rules.forces.regiment_of[target[1]])}


TOO_FAR_TO_MARCH: Final = refusal("FB-12.2", "piece", march_to)
NOT_OPPONENTS_ZONE: Final = refusal("FB-24.25", more=of_piece)
COLLAPSED: Final = refusal("FB-22.18", more=of_piece)
NOT_A_RUIN: Final = refusal("FB-22.14", "none", of_piece)
RUIN_TOO_FAR: Final = refusal("FB-22.14", more=of_piece)


def occupy(st: State, asked: Decision, piece: int) -> Refusal:
    """Which Garrisons a March may end in (FB-21.3, FB-21.6, FB-21.27)."""
    regiment = asked.context[0]
    found = why_not_enter(st, regiment, piece)
    if found is not None:
        return found
    if not is_near(st, regiment, piece, march_distance(st, regiment)):
        return TOO_FAR_TO_MARCH
    body, tags = straight_way(st, regiment, piece)
    if body is None:
        return TOO_FAR_TO_MARCH
    return STRAIGHT_WAY.get(body.obstacles.refusal(tags[0], False), NO_WAY_IN) if tags else NO_WAY_IN


STRAIGHT_WAY: Final = {
    place_refusals.IN_THE_WAY: refusal("FB-12.4", more=in_straight_way),
    place_refusals.WAY_NEAR_ENEMY: refusal("FB-13.4", "way", in_straight_way),
    place_refusals.PIECE_IN_THE_WAY: refusal("FB-12.4", "piece", in_straight_way),
    place_refusals.NEAR_GARRISON: refusal("FB-13.6", more=in_straight_way),
    place_refusals.NEAR_HELD_GARRISON: refusal("FB-21.23", more=in_straight_way),
    place_refusals.NEAR_IMPASSABLE: refusal("FB-20.18", more=in_straight_way),
}
"""By what blocks a point on the way, the refusal of the Garrison behind it."""


def straight_way(st: State, regiment: int, piece: int) -> tuple[MovingRegiment | None, list[int]]:
    """What stands in the straight way of the nearest Leader Model that could reach a Garrison (FB-12.4, FB-21.30)."""
    allowance = march_distance(st, regiment)
    body = MovingRegiment(st, regiment, allowance, march_limits(can_fly(st, regiment), piece))
    outline = st.field().pieces[piece].outline
    leaders = leader_models(st, regiment)
    for member in [body.leader, *[each for each in body.members if each.model in leaders]]:
        if grown(member.x, member.y, outline, body.radius + allowance) != OUTSIDE and GROUND in member.storeys:
            spots = nearest_contact(member.x, member.y, body.radius, outline)
            return body, body.reach(member, GROUND).why_not(*spots[0]) if spots else []
    return None, []


def deploy(st: State, asked: Decision, piece: int) -> Refusal:
    """Which Garrisons are for Forward Deployment (FB-24.25)."""
    return why_not_enter(st, asked.context[0], piece) or NOT_OPPONENTS_ZONE


def clash_at(st: State, asked: Decision, piece: int) -> Refusal:
    """Which Ruins can be struck at (FB-22.14, FB-22.18)."""
    if st.field().pieces[piece].kind != RUIN:
        return NOT_A_RUIN
    return RUIN_TOO_FAR if is_standing(st, piece) else COLLAPSED


# -- abilities and dice --------------------------------------------------------------------------------------------------


def of_ability(st: State, seat: int, number: int) -> Facts:
    """The Character with an ability (`r`)."""
    return {"r": ("regiment", st.rules.forces.bounds[number].regiment)}


ALWAYS_ACTIVE: Final = refusal("FB-10.13")
USED_UP: Final = refusal("FB-10.9")
CHARACTER_AWAY: Final = refusal("FB-10.12", more=of_ability)
ROLLED_AGAIN: Final = refusal("FB-2.6")
LIKE_ANOTHER: Final = refusal("FB-2.9")
CANNOT_HELP: Final = refusal("FB-2.9", "help")
SUCCEEDED: Final = refusal("FB-9.1", "die")


def supreme(st: State, asked: Decision, number: int) -> Refusal:
    """Which Supremacy Ability can be declared (FB-10.9, FB-10.12, FB-10.13)."""
    bound = st.rules.forces.bounds[number]
    if bound.source == OF_SUPREMACY and bound.always:
        return ALWAYS_ACTIVE
    return USED_UP if st.is_used(number) else CHARACTER_AWAY


def spell(st: State, asked: Decision, number: int) -> Refusal:
    """Which spells have a target (FB-19.3)."""
    return why_nobody(st, top(st, Spellcasting).caster, [number])


def die(st: State, asked: Decision, number: int) -> Refusal | None:
    """A die that was rolled again is never rolled again; one that is like another is the same choice (FB-2.6, FB-2.9)."""
    again = getattr(st.stack[-1], "again", [])
    if asked.kind == "turn_arrival" or not 0 <= number < len(again):
        alike = [pick for pick in asked.options if isinstance(pick, int) and pick >= 0]
        same = 0 <= number < len(faces(st)) and any(faces(st)[pick] == faces(st)[number] for pick in alike)
        if not same and asked.kind == "turn_arrival":
            return SUCCEEDED  # whatever is not like a failed die has succeeded
        return LIKE_ANOTHER if same else None
    if again[number]:
        return ROLLED_AGAIN
    dice = [pick for pick in asked.options if isinstance(pick, int) and pick >= 0]
    return LIKE_ANOTHER if any(are_alike(st, number, die) for die in dice) else CANNOT_HELP


def are_alike(st: State, one: int, two: int) -> bool:
    """Do two dice show the same face, for the same purpose (FB-2.9)?"""
    frame = st.stack[-1]
    groups = frame.kinds if isinstance(frame, Attack) else frame.classes if isinstance(frame, Arrivals) else []
    return faces(st)[one] == faces(st)[two] and (not groups or groups[one] == groups[two])


# -- floors and edges ----------------------------------------------------------------------------------------------------


def floor_gap(st: State, seat: int, code: int) -> Facts:
    """The Ruin of a floor (`x`), how far its outline is from the Model (`n`), and how far a March leads (`m`)."""
    asked, reach = st.asked(seat), inches(march_distance(st, actor(st, seat, code)))
    model, piece = asked.context[0], code // IN_PIECE - 1
    spot = st.place[first_leader(st, model) if asked.kind == "floor" else model]
    gap = inches(away(x_of(spot), y_of(spot), st.field().pieces[piece].outline))
    return {"x": ("piece", piece), "n": gap, "m": reach}


PILES_IN_ONE_FLOOR: Final = refusal("FB-22.12")
NOBODY_ON_FLOOR: Final = refusal("FB-12.15", "storey")
ONE_FLOOR: Final = refusal("FB-22.6")
OTHER_RUIN: Final = refusal("FB-22.6", "ruin")
FLOOR_TOO_FAR: Final = refusal("FB-22.5", "floor", floor_gap)
FLOOR_FULL: Final = refusal("FB-22.20")


def storey(st: State, asked: Decision, code: int) -> Refusal:
    """Which floors a Model may end on (FB-22.5, FB-22.6, FB-22.20)."""
    frame = st.stack[-1]
    piece, level = divmod(code, IN_PIECE)
    assert isinstance(frame, CloseIn | Move)
    if isinstance(frame, CloseIn):  # elsewhere it finds nobody to touch
        return PILES_IN_ONE_FLOOR if abs(level - st.floor[frame.model]) > frame.floors else NOBODY_ON_FLOOR
    body = frame.body(st)
    member = body.leader if asked.kind == "floor" else body.member(asked.context[0])
    here = member.floor[0]
    outline = st.field().pieces[piece - 1].outline if level else ()
    elsewhere = bool(here and level) and grown(member.x, member.y, outline, 1) == OUTSIDE
    if elsewhere or abs(level - here) > body.obstacles.limits.floors:
        return OTHER_RUIN if here and level and abs(here - level) < 2 else ONE_FLOOR
    if is_too_high(body, member, outline, level):
        return FLOOR_TOO_FAR
    return FLOOR_FULL


def is_too_high(body: MovingRegiment, member: Member, outline: tuple[tuple[int, int], ...], level: int) -> bool:
    """Does the climb, after the way under an upper floor, cost more than the allowance (FB-22.5)?"""
    left = body.allowance - abs(level - member.floor[0]) * body.obstacles.limits.toll
    return bool(level) and (left < 0 or grown(member.x, member.y, outline, max(1, left)) == OUTSIDE)


def why_not_open(st: State, entering: int, edge: int, friend: int) -> Refusal:
    return why_not_enable(st, entering, friend) or why_no_room(st, entering, edge, friend)


def best_enabler(st: State, seat: int, edge: int) -> Facts:
    """The Regiment that fails at the last of the conditions for an Enabling Regiment, and the sentence about it (`why`)."""
    entering = st.asked(seat).context[0]
    found = [(why_not_open(st, entering, edge, friend), friend) for friend in st.on_table(seat)]
    why, friend = max(found, key=lambda each: CONDITIONS.index(each[0]))
    return {"r": ("regiment", friend), "why": ("word", why.key), **why.facts(st, seat, friend)}


NO_WAY_OVER_EDGE: Final = refusal("FB-13.22")
OPPONENTS_EDGE: Final = refusal("FB-13.11", "edge")
NO_ENABLER: Final = refusal("FB-13.10", "edge", best_enabler)
CONDITIONS: Final = (IS_FERAL, TOO_LIGHT, ENEMY_NEARER, NO_ROOM_BEHIND, NO_ROOM_WITH)
"""What keeps a friend from enabling an entry, in the order in which it is checked."""


def entry_edge(st: State, asked: Decision, edge: int) -> Refusal:
    """Over which edges a Regiment can come (FB-13.10 to FB-13.22)."""
    own = st.edge_of(asked.seat)
    if edge == own:
        return NO_WAY_OVER_EDGE
    if edge == (own + 2) % 4:
        return OPPONENTS_EDGE
    return NO_ENABLER


# -- places that are listed ----------------------------------------------------------------------------------------------


def overlapped(st: State, seat: int, spot: int) -> Facts:
    """The Regiment that the base would overlap (`r`)."""
    model = st.asked(seat).context[0]
    other = overlaps(st, model, spot)[0]
    return {"r": ("regiment", st.rules.forces.regiment_of[other])}


OVERLAPS: Final = refusal("FB-3.11", more=overlapped)
NOT_BESIDE_CHARACTER: Final = refusal("FB-18.6")
NOT_BESIDE_CHARGER: Final = refusal("FB-15.25")
NO_DUEL_PLACE: Final = refusal("FB-18.7")
NO_CHARGER_PLACE: Final = refusal("FB-12.13")


def beside(st: State, asked: Decision, spot: int) -> Refusal:
    """Where a Model is set down in contact: off the table, away from whom it touches, on top of others, or beside a place of
    the list (FB-15.25, FB-18.6, FB-18.7)."""
    model, frame = asked.context[0], st.stack[-1]
    radius, (left, low, right, high) = radius_of(st, model), table_box(st, radius_of(st, model))
    x, y = x_of(spot), y_of(spot)
    if not (left <= x <= right and low <= y <= high):
        on_table = left - radius <= x <= right + radius and low - radius <= y <= high + radius
        return place_refusals.STICKS_OUT if on_table else place_refusals.OFF_TABLE
    if not any(lies_within(st, x, y, radius + TOUCH, other) for other in touched_by(st, model)):
        return NOT_BESIDE_CHARACTER if isinstance(frame, Duel) else NOT_BESIDE_CHARGER
    if overlaps(st, model, spot):
        return OVERLAPS
    return NO_DUEL_PLACE if isinstance(frame, Duel) else NO_CHARGER_PLACE


def touched_by(st: State, model: int) -> list[int]:
    """The Models with one of which a Model has to be in contact."""
    frame, mine = st.stack[-1], st.rules.forces.regiment_of[model]
    if isinstance(frame, Duel):
        return [st.plan(frame.regiment if mine == frame.foe else frame.foe).first]
    return st.models(frame.charger) if isinstance(frame, DrawIn) else []


def overlaps(st: State, model: int, spot: int) -> list[int]:
    """The Models that a base would overlap at a place, on the floor of those it has to touch."""
    floor, radius = st.floor[touched_by(st, model)[0]], radius_of(st, model)
    level = [other for other, at in enumerate(st.place) if at >= 0 and other != model and st.floor[other] == floor]
    return [other for other in level if lies_within(st, x_of(spot), y_of(spot), radius - 1, other)]


def lies_within(st: State, x: int, y: int, reach: int, other: int) -> bool:
    """Is the base of a Model within a distance of a point?"""
    spot = st.place[other]
    return spot >= 0 and square(x, y, x_of(spot), y_of(spot)) <= (reach + radius_of(st, other)) ** 2


# -- buttons -------------------------------------------------------------------------------------------------------------

AUTOMATIC: Final = refusal("FB-1.14")
EIGHT_TURNS: Final = refusal("FB-12.7", "word")
NO_ROOM_TO_TURN: Final = refusal("FB-12.4", "word")
NOBODY_STAYS: Final = refusal("FB-21.19", "word")
STAY_BY_POINTING: Final = refusal("FB-12.11", "word")
PLACE_BY_POINTING: Final = refusal("FB-12.10", "word")
NO_ENEMY_TO_STRIKE: Final = refusal("FB-16.4")
NO_WAY_OVER_ANY_EDGE: Final = refusal("FB-13.22", "word")
TURNS_BY_HAND: Final = refusal("FB-12.7", "adjust")
BY_HAND_ALREADY: Final = refusal("FB-12.10", "adjust")
NOBODY_MOVES: Final = refusal("FB-12.20", "adjust")


def word(st: State, asked: Decision, value: int) -> Refusal | None:
    """Why a button is not there."""
    frame = st.stack[-1]
    if KINDS[asked.kind].words.get(value) == "adjust":
        return why_not_adjust(st, asked)
    if value == TURN:
        if st.rules.auto:
            return AUTOMATIC
        if isinstance(frame, Move) and not st.is_by_hand(frame.regiment):
            return TURNS_BY_HAND
        return EIGHT_TURNS if len(getattr(frame, "turns", [])) >= MAX_TURNS else NO_ROOM_TO_TURN
    if asked.kind == "march":
        # out of a Garrison nobody stays beside it; elsewhere to stay is to point at where the Leader stands
        return NOBODY_STAYS if isinstance(frame, Leave) else STAY_BY_POINTING
    if asked.kind == "place_model":
        return PLACE_BY_POINTING
    if asked.kind == "clash_at" and isinstance(frame, Clash) and not is_engaged(st, frame.regiment):
        return NO_ENEMY_TO_STRIKE
    return NO_WAY_OVER_ANY_EDGE if asked.kind == "deploy" else None


def why_not_adjust(st: State, asked: Decision) -> Refusal:
    """Why a player cannot ask to place the Models (FB-1.14, FB-12.10, FB-12.20)."""
    if st.rules.auto:
        return AUTOMATIC
    if st.is_by_hand(asked.context[0]):
        return BY_HAND_ALREADY
    return NOBODY_MOVES if asked.kind == "action" else NO_ROOM_TO_TURN


# -- the rest ------------------------------------------------------------------------------------------------------------


def counts(st: State, seat: int, value: int) -> Facts:
    """A number (`n`), and how many there are (`m`)."""
    return {"n": ("count", value), "m": ("count", st.asked(seat).context[-1])}


def of_event(st: State, seat: int, event: int) -> Facts:
    return {"x": ("drawing", event)}


NO_SUCH_EVENT: Final = refusal("FB-11.4", "named", of_event)
EVENT_DONE: Final = refusal("FB-11.4", "done", of_event)
OWN_CLAUSES: Final = {
    "FB-16.9": refusal("FB-16.9", more=counts),
    "FB-23.10": refusal("FB-23.10", more=counts),
    "FB-24.28": refusal("FB-24.28", "count", counts),
    **{clause: refusal(clause) for clause in ("FB-24.8", "FB-25.7")},
}
"""Refusals by the question's own clause: too many, too far from a marker, not declared for that."""


def action(st: State, asked: Decision, value: int) -> Refusal | None:
    return top(st, Activation).why_not_take(st, value)


def free_action(st: State, asked: Decision, value: int) -> Refusal | None:
    """Why a Regiment cannot make a free Action; an ability gives all three."""
    return why_not_free(st, top(st, DrawAbility).chosen, value)


def drawing(st: State, asked: Decision, value: int) -> Refusal:
    """A Draw Event that is done, or that the Regiment does not have (FB-11.4)."""
    return EVENT_DONE if value in own_events(st, actor(st, asked.seat, value)) else NO_SUCH_EVENT


THINGS: Final[Mapping[tuple[str, str], Reasons]] = {
    ("action", "action"): action,
    ("free_action", "free"): free_action,
    ("draw_event", "drawing"): drawing,
    ("occupy", "piece"): occupy,
    ("deploy", "piece"): deploy,
    ("clash_at", "piece"): clash_at,
    ("stack", "card"): stacked,
    ("search", "card"): searched,
    ("signet", "card"): searched,
    ("to_bottom", "card"): sorted_top,
    ("to_top", "card"): sorted_top,
    ("supremacy", "ability"): supreme,
    ("spell", "ability"): spell,
    **{(kind, "die"): die for kind in DICE},
    ("floor", "storey"): storey,
    ("model_floor", "storey"): storey,
    ("entry_edge", "edge"): entry_edge,
    ("accept", "answer"): always(refusal("FB-17.31")),
    ("duel_place", POINT): beside,
    ("draw_in", POINT): beside,
}
"""For each kind of question and part, why something that is not offered is not a legal answer."""
