"""Which clauses truly forbid a piece, a card, a die, a floor, an edge or a button, worked out again from the ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shapely import Point, shortest_line
from shapely.geometry.base import BaseGeometry

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.frames import Parallel
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import REBELLIOUS
from tests.reasons.first_blood_table import GARRISON, IMPASSABLE, INCH, NEAR, RUIN, TOUCH, Table

ARRIVING, FIELD, GONE = 1, 2, 3
BY_HAND: Final = 1 << 17


class Case:
    """One thing asked for at one question."""

    def __init__(self, st: State, seat: int, asked: Decision, value: int) -> None:
        self.st = st
        self.seat = seat
        self.asked = asked
        self.value = value
        self.table = Table(st)
        self.frame: Any = st.stack[-1]
        if isinstance(self.frame, Parallel):
            self.frame = next(lane for lane in self.frame.lanes if getattr(lane, "seat", -1) == seat)

    def marked(self, regiment: int, mark: int) -> bool:
        return bool(self.st.marks[regiment] & mark)


def own_edge(c: Case) -> int:
    return c.st.edge if c.seat == c.st.edge_winner else (c.st.edge + 2) % 4


# -- pieces --------------------------------------------------------------------------------------------------------------


def ruins_near(c: Case, regiment: int) -> list[int]:
    t = c.table
    return [
        at
        for at, piece in enumerate(t.pieces)
        if piece.kind == RUIN
        and t.stands(at)
        and any(
            c.st.place[one] >= 0 and t.ground[at].distance(Point(t.spot(one))) <= t.radius(one) + INCH
            for one in t.alive(regiment)
        )
    ]


def holds_bans(c: Case, regiment: int) -> set[str]:
    """FB-21.3, FB-21.6, FB-21.27."""
    t, piece = c.table, c.table.pieces[c.value]
    if piece.kind != GARRISON:
        return {"FB-21.3"}
    found = set()
    if t.plans[regiment].type != 0 or len(t.alive(regiment)) > piece.capacity:
        found.add("FB-21.3")
    if c.value in c.st.inside:
        found.add("FB-21.6")
    for foe in t.of_seat(1 - c.seat):
        for model in t.alive(foe):
            close = c.st.place[model] >= 0 and c.st.floor[model] == 0
            if close and t.ground[c.value].distance(Point(t.spot(model))) <= t.radius(model) + TOUCH + NEAR:
                found.add("FB-21.27")
    return found


def occupy(c: Case) -> set[str]:
    regiment = c.asked.context[0]
    found = holds_bans(c, regiment)
    if found:
        return found
    from sandtable.games.first_blood.movement.formation.regiment import march_distance

    t, march = c.table, march_distance(c.st, regiment)
    goal = t.ground[c.value]
    gaps = [goal.distance(Point(t.spot(one))) - t.radius(one) for one in t.leaders(regiment)]
    found = {"FB-12.2"} if max(gaps) > march - 5 else set()
    for one in t.leaders(regiment):
        start = Point(t.spot(one))
        path = shortest_line(start, goal)
        found |= {"FB-12.2"} if path.length - t.radius(one) > march - 5 else set()
        found |= on_path(c, regiment, path, t.radius(one))
    return found


def on_path(c: Case, regiment: int, path: BaseGeometry, radius: int) -> set[str]:
    """What stands in or near the straight way to a Garrison (FB-12.4, FB-13.4, FB-13.6, FB-20.18, FB-21.23)."""
    t = c.table
    found: set[str] = set()
    for plan in t.plans:
        if plan.number == regiment or not t.there(plan.number) or t.inside(plan.number):
            continue
        for model in t.alive(plan.number):
            gap = path.distance(Point(t.spot(model))) - radius - t.radius(model)
            found |= {"FB-12.4"} if gap < NEAR else set()
            found |= {"FB-13.4"} if plan.owner != c.seat and gap <= 2 * INCH + NEAR else set()
    for at, piece in enumerate(t.pieces):
        gap = t.ground[at].distance(path) - radius
        if at != c.value and piece.kind == GARRISON and gap <= 2 * INCH:
            found |= {"FB-21.23", "FB-13.6"} if gap <= INCH else {"FB-21.23"}
        elif piece.rules & IMPASSABLE and gap < INCH + NEAR:
            found.add("FB-20.18")
    return found


def deploy(c: Case) -> set[str]:
    found = holds_bans(c, c.asked.context[0])
    if found:
        return found
    field = c.table.field
    assert field is not None
    edge = (own_edge(c) + 2) % 4
    at = c.table.ground[c.value].centroid
    far = (at.y, field.width - at.x, field.height - at.y, at.x)[edge]
    depth = (field.height if edge in (0, 2) else field.width) / 3
    return {"FB-24.25"} if far <= depth + NEAR else set()


def clash_at(c: Case) -> set[str]:
    piece = c.table.pieces[c.value]
    if piece.kind == RUIN and not c.table.stands(c.value):
        return {"FB-22.18"}
    return set() if c.value in ruins_near(c, c.asked.context[0]) else {"FB-22.14"}


# -- cards, abilities, dice ----------------------------------------------------------------------------------------------


def statuses(c: Case) -> list[int]:
    return [c.st.status[plan.number] for plan in c.table.plans if plan.card == c.value and plan.owner == c.seat]


def stack(c: Case) -> set[str]:
    """FB-10.1, FB-10.3; one card at a time of those that are left (FB-27.4)."""
    own = statuses(c)
    if not own:
        return {"FB-10.1"}
    count = len([status for status in own if status in (ARRIVING, FIELD)])
    if not count:
        return {"FB-10.1"}
    laid = list(c.frame.laid.value or ())
    if laid.count(c.value) >= count:
        return {"FB-27.4"}
    wild = [
        plan.card
        for plan in c.table.plans
        if plan.owner == c.seat
        and c.st.status[plan.number] in (ARRIVING, FIELD)
        and any_has(c.st, plan.number, REBELLIOUS)
    ]
    return {"FB-10.3"} if wild and laid and (c.value in wild) != (laid[0] in wild) else set()


def searched(c: Case) -> set[str]:
    own = statuses(c)
    if own and all(status in (0, GONE) for status in own):
        return {"FB-10.1"}
    return {"FB-11.3"}


def supremacy(c: Case) -> set[str]:
    bound = c.st.rules.forces.bounds[c.value]
    found = {"FB-10.13"} if bound.always else set()
    found |= {"FB-10.9"} if (c.value, 0) in c.st.used else set()
    return found | ({"FB-10.12"} if c.st.status[bound.regiment] != FIELD else set())


def die(c: Case) -> set[str]:
    faces = c.frame.faces
    again = getattr(c.frame, "again", [False] * len(faces))
    found = {"FB-2.6"} if again[c.value] and c.asked.kind != "turn_arrival" else set()
    alike = [one for one in c.asked.options if isinstance(one, int) and one >= 0 and faces[one] == faces[c.value]]
    # a die is like another one, or a re-roll cannot help it
    found |= {"FB-2.9"} if alike or (c.asked.kind != "turn_arrival" and not found) else set()
    return found or {"FB-9.1"}


def storey(c: Case) -> set[str]:
    """Floors: FB-22.5, FB-22.6; where there is no place FB-22.20."""
    t = c.table
    level = c.value % 16
    model = c.asked.context[0] if c.asked.kind == "model_floor" else t.leaders(c.asked.context[0])[0]
    if c.asked.kind == "model_floor" and hasattr(c.frame, "how"):  # into contact: no target there, or too many floors
        if c.frame.how == 3 and abs(level - c.st.floor[model]) > 1:
            return {"FB-22.12"}
        return {"FB-12.15"}
    two = abs(level - c.st.floor[model]) > 1 or (level and c.st.floor[model])
    return {"FB-22.6"} if two else {"FB-22.5", "FB-22.20"}


def entry_edge(c: Case) -> set[str]:
    own = own_edge(c)
    if c.value == own:
        return {"FB-13.22"}
    if c.value == (own + 2) % 4:
        return {"FB-13.11"}
    return {"FB-13.10"}


def word(c: Case) -> set[str]:
    """Buttons that are not there."""
    kind, frame = c.asked.kind, c.frame
    if c.value == -3 or (kind == "action" and c.value == -2):  # to place the Models by hand
        if c.st.rules.auto:
            return {"FB-1.14"}
        if c.marked(c.asked.context[0], BY_HAND):
            return {"FB-12.10"}
        return {"FB-12.20"} if kind == "action" else {"FB-12.4"}
    if c.value == -2:  # a turning point
        if c.st.rules.auto:
            return {"FB-1.14"}
        if not c.marked(frame.regiment, BY_HAND):
            return {"FB-12.7"}
        return {"FB-12.7"} if len(frame.turns) >= 8 else {"FB-12.4", "FB-12.2"}
    if kind == "march" and c.table.inside(c.asked.context[0]):
        return {"FB-21.19"}
    if kind == "march":  # to stay is to point at the place where the Leader stands
        assert c.asked.region is not None
        return {"FB-12.11"} if c.asked.region.contains(c.st.place[c.table.leaders(c.asked.context[0])[0]]) else set()
    if kind == "place_model":
        return {"FB-12.10"}
    if kind == "clash_at":
        return set() if c.table.engaged(c.asked.context[0]) else {"FB-16.4"}
    return {"FB-13.22"} if kind == "deploy" else set()


def count(c: Case) -> set[str]:
    """More than there are: markers, Attacks, dice of Fury."""
    return {c.asked.clause} if c.value > c.asked.context[-1] else set()


THINGS: Final[dict[tuple[str, str], Callable[[Case], set[str]]]] = {
    ("occupy", "piece"): occupy,
    ("deploy", "piece"): deploy,
    ("clash_at", "piece"): clash_at,
    ("stack", "card"): stack,
    ("search", "card"): searched,
    ("signet", "card"): searched,
    ("to_bottom", "card"): lambda c: {"FB-10.4"} if c.value in c.st.cards_of(c.seat) else searched(c),
    ("to_top", "card"): lambda c: {"FB-10.4"} if c.value in c.st.cards_of(c.seat) else searched(c),
    ("supremacy", "ability"): supremacy,
    **{(kind, "die"): die for kind in ("reroll_arrival", "turn_arrival", "reroll_hit", "reroll_injury", "reroll_cast")},
    ("floor", "storey"): storey,
    ("model_floor", "storey"): storey,
    ("entry_edge", "edge"): entry_edge,
    ("accept", "answer"): lambda c: {"FB-17.31"} if c.value == 2 else set(),
    ("markers", "count"): count,
    ("divide", "count"): count,
    ("fury", "count"): count,
    ("draw_event", "drawing"): lambda c: {"FB-11.4"} if c.value not in c.frame.events else set(),
    ("blessing", "blessing"): lambda c: {"FB-24.8"},
    ("marker", "marker"): lambda c: {"FB-25.7"},
}
