"""Why all the rest is no answer: pieces, cards, abilities, dice, floors, edges, buttons and counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.frames import Parallel
from sandtable.core.space.places import nearest_contact
from sandtable.core.space.plane import OUTSIDE, grown, square
from sandtable.core.space.points import POINT, x_of, y_of
from sandtable.games.first_blood.army_building.forces import OF_SPELL, OF_SUPREMACY
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.draw_in import DrawIn
from sandtable.games.first_blood.combat.duel import Duel
from sandtable.games.first_blood.magic.spellcasting import Spellcasting, spell_of
from sandtable.games.first_blood.measuring import TOUCH, is_engaged, leader_models, radius_of
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import (
    GROUND,
    IN_PIECE,
    MAX_TURNS,
    is_standing,
    march_limits,
    storeys,
    table_box,
)
from sandtable.games.first_blood.movement.formation.reach import TURN
from sandtable.games.first_blood.movement.formation.regiment import Member, MovingRegiment, can_fly, march_distance
from sandtable.games.first_blood.movement.march.entry import why_not_enable
from sandtable.games.first_blood.movement.march.garrison import Leave, is_near, is_touched, why_not_hold
from sandtable.games.first_blood.movement.march.march import Move
from sandtable.games.first_blood.reasons.actions import action, free_action, why_not_spell
from sandtable.games.first_blood.reasons.regiments import why_no_room
from sandtable.games.first_blood.state import GONE, RESERVE, State
from sandtable.games.first_blood.tables.battlefields import RUIN
from sandtable.games.first_blood.tables.terms import INFANTRY
from sandtable.games.first_blood.turn.command import StackLane, cards_to_stack
from sandtable.games.first_blood.turn.draw_ability import SortTop

Reasons = Callable[[State, Decision, int], list[str]]
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


def occupy(st: State, asked: Decision, piece: int) -> list[str]:
    """Which Garrisons a March may end in (FB-21.3, FB-21.6, FB-21.27)."""
    regiment = asked.context[0]
    held = why_not_hold(st, regiment, piece)
    if held is not None:
        return [held]
    if is_touched(st, piece, 1 - st.owner(regiment)):
        return ["FB-21.27"]
    return why_no_way(st, regiment, piece)


def why_no_way(st: State, regiment: int, piece: int) -> list[str]:
    """Too far for every Leader Model, or what stands in the straight way of the one that is nearest (FB-12.4, FB-21.30)."""
    allowance = march_distance(st, regiment)
    if not is_near(st, regiment, piece, allowance):
        return ["FB-12.2"]
    body = MovingRegiment(st, regiment, allowance, march_limits(can_fly(st, regiment), piece))
    outline = st.field().pieces[piece].outline
    leaders = leader_models(st, regiment)
    for member in [body.leader, *[each for each in body.members if each.model in leaders]]:
        if grown(member.x, member.y, outline, body.radius + allowance) != OUTSIDE and GROUND in member.storeys:
            reach = body.reach(member, GROUND)
            spots = nearest_contact(member.x, member.y, body.radius, outline)
            tags = reach.why_not(*spots[0]) if spots else []
            found = [body.obstacles.clause(tag, False) for tag in tags]
            return list(dict.fromkeys(found)) or ["FB-21.3"]
    return ["FB-12.2"]


def deploy(st: State, asked: Decision, piece: int) -> list[str]:
    """Which Garrisons are for Forward Deployment (FB-24.25)."""
    regiment = asked.context[0]
    held = why_not_hold(st, regiment, piece)
    if held is not None:
        return [held]
    return ["FB-21.27"] if is_touched(st, piece, 1 - st.owner(regiment)) else ["FB-24.25"]


def clash_at(st: State, asked: Decision, piece: int) -> list[str]:
    """Which Ruins can be struck at (FB-22.14, FB-22.18)."""
    fallen = st.field().pieces[piece].kind == RUIN and not is_standing(st, piece)
    return ["FB-22.18" if fallen else "FB-22.14"]


# -- cards ---------------------------------------------------------------------------------------------------------------


def stacked(st: State, asked: Decision, card: int) -> list[str]:
    """Which card comes next in a Command Stack (FB-10.1, FB-10.3, FB-27.4)."""
    frame = st.stack[-1]
    if isinstance(frame, Parallel):
        lane = next(each for each in frame.lanes if isinstance(each, StackLane) and each.seat == asked.seat)
        if card in lane.left(st):
            return ["FB-10.3"]
    elif card in st.cards_of(asked.seat) and card not in frame_laid(st):
        return ["FB-10.3"]
    if card in cards_to_stack(st, asked.seat):
        return ["FB-27.4"]  # it lies already
    # a stack is laid of the cards of those who are on the battlefield or arrive; an ability orders one that lies
    return ["FB-10.1"] if isinstance(frame, Parallel) else no_card(st, asked.seat, card)


def frame_laid(st: State) -> list[int]:
    laid = getattr(st.stack[-1], "laid", None)
    return [] if laid is None or laid.value is None else list(laid.value)


def no_card(st: State, seat: int, card: int) -> list[str]:
    """Why a card is not in a stack: its Regiments are destroyed or wait, or it is the opponent's (FB-4.23, FB-10.1)."""
    own = [st.status[plan.number] for plan in st.rules.plans if plan.card == card and plan.owner == seat]
    if own and all(status == GONE for status in own):
        return ["FB-4.23"]
    return ["FB-10.1"]


def searched(st: State, asked: Decision, card: int) -> list[str]:
    """Which cards of the own stack can be taken: those that are still in it (FB-11.3)."""
    own = [st.status[plan.number] for plan in st.rules.plans if plan.card == card and plan.owner == asked.seat]
    if not own or any(status not in (RESERVE, GONE) for status in own):
        return ["FB-11.3"]
    return no_card(st, asked.seat, card)


def sorted_top(st: State, asked: Decision, card: int) -> list[str]:
    """Only the top cards that were looked at change their places (FB-10.4)."""
    frame = st.stack[-1]
    assert isinstance(frame, SortTop)
    return ["FB-10.4"] if card in st.cards_of(asked.seat) else searched(st, asked, card)


# -- abilities and dice --------------------------------------------------------------------------------------------------


def supreme(st: State, asked: Decision, number: int) -> list[str]:
    """Which Supremacy Ability can be declared (FB-10.9, FB-10.12, FB-10.13)."""
    bound = st.rules.forces.bounds[number]
    if bound.source == OF_SUPREMACY and bound.always:
        return ["FB-10.13"]
    return ["FB-10.9"] if st.is_used(number) else ["FB-10.12"]


def spell(st: State, asked: Decision, number: int) -> list[str]:
    """Which spells have a target (FB-19.3)."""
    bound = st.rules.forces.bounds[number]
    frame = st.stack[-1]
    if not isinstance(frame, Spellcasting) or bound.source != OF_SPELL or bound.regiment != frame.caster:
        return [asked.clause]
    return why_not_spell(st, frame.caster, spell_of(st, number))


def die(st: State, asked: Decision, number: int) -> list[str]:
    """A die that was rolled again is never rolled again; one that is like another is the same choice (FB-2.6, FB-2.9)."""
    frame = st.stack[-1]
    again = getattr(frame, "again", [])
    if asked.kind == "turn_arrival" or not 0 <= number < len(again):
        alike = [pick for pick in asked.options if isinstance(pick, int) and pick >= 0]
        same = 0 <= number < len(faces(st)) and any(faces(st)[pick] == faces(st)[number] for pick in alike)
        if not same and asked.kind == "turn_arrival":
            return ["FB-9.1"]  # whatever is not like a failed die has succeeded
        return ["FB-2.9" if same else asked.clause]
    return ["FB-2.6" if again[number] else "FB-2.9"]


# -- floors and edges ----------------------------------------------------------------------------------------------------


def storey(st: State, asked: Decision, code: int) -> list[str]:
    """Which floors a Model may end on (FB-22.2, FB-22.5, FB-22.6, FB-22.20)."""
    frame = st.stack[-1]
    piece, level = divmod(code, IN_PIECE)
    if isinstance(frame, CloseIn):
        if level and st.plan(frame.regiment).type != INFANTRY:
            return ["FB-22.2"]
        # elsewhere it finds nobody to touch
        return ["FB-22.12" if abs(level - st.floor[frame.model]) > frame.floors else "FB-12.15"]
    assert isinstance(frame, Move)
    body = frame.body(st)
    leads = asked.kind == "floor"
    member = body.leader if leads else next(each for each in body.members if each.model == asked.context[0])
    if level and st.plan(frame.regiment).type != INFANTRY:
        return ["FB-22.2"]
    here = member.floor[0]
    outline = st.field().pieces[piece - 1].outline if level else ()
    elsewhere = bool(here and level) and grown(member.x, member.y, outline, 1) == OUTSIDE
    if elsewhere or abs(level - here) > body.obstacles.limits.floors:
        return ["FB-22.6"]
    return ["FB-22.5" if is_too_high(body, member, outline, level) else "FB-22.20"]


def is_too_high(body: MovingRegiment, member: Member, outline: tuple[tuple[int, int], ...], level: int) -> bool:
    """Does the climb, after the way under the floor, cost more than the allowance (FB-22.5)?"""
    left = body.allowance - abs(level - member.floor[0]) * body.obstacles.limits.toll
    return left < 0 or (bool(level) and left >= 0 and grown(member.x, member.y, outline, max(1, left)) == OUTSIDE)


def entry_edge(st: State, asked: Decision, edge: int) -> list[str]:
    """Over which edges a Regiment can come (FB-13.10 to FB-13.22)."""
    regiment = asked.context[0]
    own = st.edge_of(asked.seat)
    if edge == own:
        return ["FB-13.22"]
    if edge == (own + 2) % 4:
        return ["FB-13.11"]
    friends = st.on_table(asked.seat)
    if not friends:
        return ["FB-13.16"]
    found = [why_not_enable(st, regiment, one) or why_no_room(st, regiment, edge, one) for one in friends]
    if "FB-13.22" in found:
        return ["FB-13.22"]
    clauses = list(dict.fromkeys(found))
    return clauses if len(clauses) == 1 else ["FB-13.10"]


# -- places that are listed ----------------------------------------------------------------------------------------------


def beside(st: State, asked: Decision, spot: int) -> list[str]:
    """Where a Model is set down in contact: off the table, away from whom it touches, on top of others, or beside a place of
    the list (FB-15.25, FB-18.6, FB-18.7)."""
    model, frame = asked.context[0], st.stack[-1]
    radius, (left, low, right, high) = radius_of(st, model), table_box(st, radius_of(st, model))
    x, y = x_of(spot), y_of(spot)
    if not (left <= x <= right and low <= y <= high):
        return ["FB-3.3"]
    mine = st.rules.forces.regiment_of[model]
    if isinstance(frame, Duel):
        touched = [st.plan(frame.regiment if mine == frame.foe else frame.foe).first]
    else:
        touched = st.models(frame.charger) if isinstance(frame, DrawIn) else []
    if not any(lies_within(st, x, y, radius + TOUCH, other) for other in touched):
        return ["FB-18.6" if isinstance(frame, Duel) else "FB-15.25"]
    standing = [other for other, at in enumerate(st.place) if at >= 0 and other != model]
    level = [other for other in standing if st.floor[other] == st.floor[touched[0]]]
    if any(lies_within(st, x, y, radius - 1, other) for other in level):
        return ["FB-3.11"]
    return ["FB-18.7" if isinstance(frame, Duel) else "FB-12.13"]


def lies_within(st: State, x: int, y: int, reach: int, other: int) -> bool:
    """Is the base of a Model within a distance of a point?"""
    spot = st.place[other]
    return spot >= 0 and square(x, y, x_of(spot), y_of(spot)) <= (reach + radius_of(st, other)) ** 2


# -- buttons -------------------------------------------------------------------------------------------------------------


def word(st: State, asked: Decision, value: int) -> list[str]:
    """Why a button is not there."""
    frame = st.stack[-1]
    if value == TURN:
        if st.rules.auto:
            return ["FB-1.14"]
        return ["FB-12.7" if len(getattr(frame, "turns", [])) >= MAX_TURNS else "FB-12.4"]
    if asked.kind == "march":
        # out of a Garrison nobody stays beside it; elsewhere to stay is to point at where the Leader stands
        return ["FB-21.19" if isinstance(frame, Leave) else "FB-12.11"]
    if asked.kind == "place_model":
        return ["FB-12.10"]
    if asked.kind == "clash_at" and isinstance(frame, Clash):
        return ["FB-16.4"] if not is_engaged(st, frame.regiment) else [asked.clause]
    return ["FB-13.22"] if asked.kind == "deploy" else [asked.clause]


def answer(st: State, asked: Decision, value: int) -> list[str]:
    """Only a Calm Strategist refuses a Duel without a loss, once (FB-17.31)."""
    return ["FB-17.31"]


def own_clause(st: State, asked: Decision, value: int) -> list[str]:
    """The question's own clause forbids it: too many, too far from a marker, not declared for that."""
    return [asked.clause]


THINGS: Final[Mapping[tuple[str, str], Reasons]] = {
    ("action", "action"): action,
    ("free_action", "free"): free_action,
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
    ("accept", "answer"): answer,
    ("duel_place", POINT): beside,
    ("draw_in", POINT): beside,
}
"""By kind of question and part why what is not offered is none of its answers."""
