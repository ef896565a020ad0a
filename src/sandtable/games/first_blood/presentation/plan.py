"""Preview of a point before it is chosen: the path, where all Models would stand, the distance to every enemy."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, inf, sqrt
from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.scene.plane import Plan, PlanGap, PlanPlace
from sandtable.core.scene.scene import Arg, Figure, Message
from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import x_of, y_of
from sandtable.core.text.message import number_arg
from sandtable.games.first_blood.combat.charge import BEST_ROLL, charge_distance
from sandtable.games.first_blood.measuring import is_engaged, is_majority, leader_models, radius_of
from sandtable.games.first_blood.movement.formation.obstacles import FLOOR_TOLL
from sandtable.games.first_blood.movement.formation.progress import steps_of
from sandtable.games.first_blood.movement.formation.regiment import MovingRegiment
from sandtable.games.first_blood.movement.march.march import Move
from sandtable.games.first_blood.presentation.names import clause_key, ground_key, regiment_arg, regiment_words
from sandtable.games.first_blood.presentation.scenery import model_type
from sandtable.games.first_blood.presentation.units import role_of
from sandtable.games.first_blood.shooting.volley import all_guns, longest
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import INFANTRY

LEADER_PLACES: Final = ("march", "enter")
"""Questions for the Leader's place, after which the others form up automatically (FB-12.9)."""


def plan(st: State, asked: Decision, spot: int) -> Plan | None:
    if asked.region is None:
        return None
    x, y = x_of(spot), y_of(spot)
    clauses = tuple(asked.region.why_not(spot))
    reason = reason_of(st, clauses[0], asked.region.blamed(spot)) if clauses else None
    frame = st.stack[-1]
    if not isinstance(frame, Move):
        who = [asked.context[0]] if asked.kind == "draw_in" else []
        return Plan((x, y), clauses, reason, places=tuple([place_of(st, model, (x, y)) for model in who]))
    body = frame.body(st)
    climbed, enters = 0, asked.kind == "enter"
    if asked.kind in LEADER_PLACES:
        storey = frame.storey(body)
        way = frame.reach(body, body.leader, storey).way(x, y) or []
        places = [place_of(st, body.leader.model, (x, y), floor=storey[0])]
        if not enters:
            climbed = abs(storey[0] - body.leader.floor[0]) * body.obstacles.limits.toll
        if not clauses:
            places += formed_places(st, frame, body, x, y, enters)
    else:
        mover = frame.model if asked.kind == "place_model" else body.leader.model
        way = way_of(frame, body, mover, x, y)
        standing = [(step.model, step.way[-1]) for step in steps_of(frame.steps)]
        places = [place_of(st, model, at) for model, at in standing if model != mover]
        places.append(place_of(st, mover, (x, y)))
    spots = {int(place.piece[1:]): (place.at[0], place.at[1]) for place in places}
    return Plan(
        at=(x, y),
        clauses=clauses,
        reason=reason,
        way=tuple([(a, b) for a, b in way]),
        length=round(length_of(way)) + climbed,
        reach=body.allowance,
        places=tuple(places),
        climbed=climbed,
        gaps=tuple(gaps(st, frame.regiment, spots, {int(place.piece[1:]): place.floor for place in places})),
        gains=gains(st, places),
    )


def formed_places(st: State, frame: Move, body: MovingRegiment, x: int, y: int, enters: bool) -> list[PlanPlace]:
    """Where the others would form up around the Leader, and which would lose their relative places (FB-12.9)."""
    formed = body.formed(x, y, frame.storey(body))
    if formed is None:
        return []
    dx, dy = x - body.leader.x, y - body.leader.y
    found = []
    for member, placed in zip(body.members, formed, strict=True):
        kept = enters or hypot(placed.x - member.x - dx, placed.y - member.y - dy) < 1
        found.append(place_of(st, member.model, (placed.x, placed.y), not kept, placed.floor))
    return found


def way_of(frame: Move, body: MovingRegiment, model: int, x: int, y: int) -> list[LatticePoint]:
    """The path of one Model to a place, empty if there is none (FB-12.8)."""
    member = next(each for each in [body.leader, *body.members] if each.model == model)
    storey = frame.storey(body)
    here = storey if storey in member.storeys else member.floor
    return frame.reach(body, member, here).way(x, y) or []


def forming(st: State) -> Plan | None:
    """Where a Regiment that is forming up would stand: placed Models, and default places of the others (FB-12.9, FB-12.10)."""
    frame = st.stack[-1]
    if not isinstance(frame, Move) or not frame.steps:
        return None
    body = frame.body(st)
    steps = steps_of(frame.steps)
    places = [place_of(st, step.model, step.way[-1]) for step in steps]
    for model, placed in (frame.progress(body).formation() or {}).items():
        places.append(place_of(st, model, (placed.x, placed.y)))
    way = steps[0].way
    return Plan(
        at=way[-1],
        clauses=(),
        way=tuple(way),
        length=round(length_of(way)),
        reach=body.allowance,
        places=tuple(places),
    )


def place_of(st: State, model: int, at: tuple[int, int], moved: bool = False, floor: int = 0) -> PlanPlace:
    seat = st.owner(st.rules.forces.regiment_of[model])
    return PlanPlace(f"m{model}", at, model_type(st, model), seat, role_of(st, model), moved, floor)


def reason_of(st: State, clause: str, blamed: list[Target]) -> Message:
    """A short text for a clause that forbids a place, and what is in the way."""
    names: dict[str, Arg] = {}
    for part, value in blamed[:1]:
        if part == "regiment":
            names["x"] = regiment_arg(st, value)
        elif part == "model":
            names["x"] = regiment_arg(st, st.rules.forces.regiment_of[value])
        elif part == "piece":
            names["x"] = Arg("word", (value,), ground_key(st.field(), value))
    key = f"reason-{clause_key(clause)}"
    return Message(f"{key}-of" if names else key, names, "reason-of" if names else "reason")


def length_of(way: list[LatticePoint]) -> float:
    return sum([hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)])


def gains(st: State, places: list[PlanPlace]) -> tuple[Figure, ...]:
    """Cover in a Ruin, and Models on upper floors, which only Infantry can charge (FB-22.1, FB-22.10)."""
    found = []
    for at in st.field().ruins:
        outline = st.field().pieces[at].outline
        inside = [place for place in places if polygon(round(place.at[0]), round(place.at[1]), outline) != OUTSIDE]
        if inside and not st.has_collapsed(at) and is_majority(len(inside), len(places)):
            found.append(Figure("plan-cover", 1, text="+1", clause="FB-22.1"))
    above = len([place for place in places if place.floor])
    if above:
        key = "plan-above-all" if above == len(places) else "plan-above"
        found.append(Figure(key, above, clause="FB-22.10"))
    return tuple(found)


def threats(
    st: State, regiment: int, spots: dict[int, tuple[float, float]], floors: dict[int, int], foe: int
) -> tuple[Message, ...]:
    """What an enemy could do to a Regiment whose Models stood there: the lowest Charge Roll that reaches it, and a Volley.

    Only distances count here, from the enemy's Leader Models (FB-14.5, FB-15.3), neither sight nor what is in the way. Another
    floor is 3" farther for Infantry, and no others charge there (FB-22.10).
    """
    radius = st.plan(regiment).radius
    theirs = [model for model in leader_models(st, foe) if st.place[model] >= 0]
    if not theirs or not spots or is_engaged(st, foe):
        return ()
    between = {
        model: min(
            [hypot(x_of(st.place[one]) - x, y_of(st.place[one]) - y) - radius - radius_of(st, one) for one in theirs]
        )
        for model, (x, y) in spots.items()
    }
    found = []
    die = charge_die(st, foe, between, floors, st.floor[theirs[0]])
    if die:
        found.append(Message("threat-charge" if die > 1 else "threat-charge-sure", {"n": number_arg(die)}))
    guns = all_guns(st, foe)
    seen = [between[model] for model in leader_models(st, regiment) if model in between]
    if guns and longest(guns) >= min(seen, default=min(between.values())):
        found.append(Message("threat-volley"))
    return tuple(found)


def charge_die(st: State, foe: int, between: dict[int, float], floors: dict[int, int], floor: int) -> int:
    """The lowest Charge Roll with which an enemy on this floor reaches one of the Models, or 0 if none does."""
    climbs = st.plan(foe).type == INFANTRY
    ways = [
        gap + abs(floors[one] - floor) * FLOOR_TOLL for one, gap in between.items() if climbs or floors[one] == floor
    ]
    far = min(ways, default=inf)
    return next((die for die in range(1, BEST_ROLL + 1) if charge_distance(st, foe, die) >= far), 0)


def gaps(st: State, regiment: int, places: dict[int, tuple[float, float]], floors: dict[int, int]) -> list[PlanGap]:
    """The smallest gap to each enemy Regiment in the open, nearest first (FB-3.8), and what the enemy could do."""
    spots = list(places.values())
    radius = st.plan(regiment).radius
    found: list[PlanGap] = []
    for foe in st.on_table(1 - st.owner(regiment)):
        best: tuple[float, tuple[float, float], tuple[float, float], int] | None = None
        for model in st.models(foe):
            place = st.place[model]
            if place < 0:
                continue
            fx, fy = x_of(place), y_of(place)
            for x, y in spots:
                far = sqrt((fx - x) ** 2 + (fy - y) ** 2)
                if best is None or far < best[0]:
                    best = (far, (x, y), (fx, fy), model)
        if best is None:
            continue
        far, (ax, ay), (bx, by), model = best
        other = radius_of(st, model)
        ux, uy = ((bx - ax) / far, (by - ay) / far) if far else (0.0, 0.0)
        start = (round(ax + ux * radius, 1), round(ay + uy * radius, 1))
        end = (round(bx - ux * other, 1), round(by - uy * other, 1))
        gap = max(0.0, round(far - radius - other, 1))
        coming = threats(st, regiment, places, floors, foe)
        found.append(PlanGap(start, end, gap, f"regiment:{foe}", regiment_words(st, foe), coming))
    return sorted(found, key=lambda one: one.gap)
