"""Why a question about a move is not asked although the Regiment moves: what comes first, is settled or out of reach."""

from __future__ import annotations

from math import sqrt

from sandtable.core.space.plane import OUTSIDE, Polygon, polygon, square_to_segment
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.charge import MOVE, Charge
from sandtable.games.first_blood.combat.clash import PILING_IN, Clash
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.measuring import leader_models
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.obstacles import storeys
from sandtable.games.first_blood.movement.formation.regiment import Member, MovingRegiment, march_distance
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.movement.march.garrison import Leave, Occupy, is_touched, occupiable, why_not_hold
from sandtable.games.first_blood.movement.march.march import Move, Rush
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.reasons.lacking import LENGTH, Lack, lack, who
from sandtable.games.first_blood.state import NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import GARRISON
from sandtable.games.first_blood.tables.terms import INFANTRY, VANGUARD

Moving = Move | Occupy


def comes_first(st: State, frame: Moving) -> Lack | None:
    """What is asked before the Leader's place; None if that is asked for now, or taken."""
    mover = frame.regiment
    if isinstance(frame, Occupy):
        return lack("FB-21.3", "first", mover)
    if isinstance(frame, Entry):
        return entry_first(st, frame)
    if isinstance(frame, Leave) and frame.start == NOWHERE:
        return lack("FB-21.19", "first", mover)
    if isinstance(frame, Rush):
        return lack("FB-24.6", "rush", mover)
    if frame.floor == NOWHERE:
        return lack("FB-22.24", "first", mover)
    return lack("FB-12.7", "first", mover) if frame.turning else None


def entry_first(st: State, frame: Entry) -> Lack | None:
    """The edge, the Enabling Regiment, the point of the edge; at last Vanguard (FB-13.8, FB-13.10, FB-24.54)."""
    if frame.vanguard:
        return lack("FB-24.54", "first", frame.regiment)
    if frame.edge == NOWHERE:
        return lack("FB-13.10", "edge", frame.regiment)
    if frame.edge != st.edge_of(st.owner(frame.regiment)) and frame.enabler == NOBODY:
        return lack("FB-13.10", "enabler", frame.regiment)
    if not frame.turning:
        return None
    return lack("FB-12.7" if frame.turns else "FB-13.23", "first", frame.regiment)


def is_entering(frame: Moving) -> bool:
    return isinstance(frame, Entry) and not frame.vanguard


def march(st: State, frame: Moving) -> Lack | None:
    """The Leader's place in a March (FB-12.11)."""
    if is_entering(frame):
        return lack("FB-13.8", "entry", frame.regiment)
    placed = isinstance(frame, Move) and bool(frame.steps) and not isinstance(frame, Rush | Entry)
    return lack("FB-12.11", "placed", frame.regiment) if placed else comes_first(st, frame)


def enter(st: State, frame: Entry) -> Lack | None:
    """The Leader's place in an Entry (FB-13.8)."""
    placed = bool(frame.steps) and not frame.vanguard
    return lack("FB-12.11", "placed", frame.regiment) if placed else entry_first(st, frame)


def arrange(st: State, frame: Moving) -> Lack | None:
    """Which other Model is placed elsewhere (FB-12.10)."""
    mover = frame.regiment
    if isinstance(frame, Entry) and frame.vanguard:
        return lack("FB-12.10", "done", mover)
    if st.count(mover) == 1:
        return lack("FB-12.10", "alone", mover)
    if isinstance(frame, Occupy) or not frame.steps:
        return lack("FB-12.10", "leader", mover)
    return lack("FB-12.10", "placing", mover) if frame.model != NOBODY else None


def place_model(st: State, frame: Moving) -> Lack | None:
    """Where another Model is placed (FB-12.10)."""
    found = arrange(st, frame)
    if (found is not None and found.word != "placing") or isinstance(frame, Occupy):
        return found
    if frame.model == NOBODY:
        return lack("FB-12.10", "which", frame.regiment)
    if frame.level == NOWHERE:
        return lack("FB-22.24", "level", frame.regiment)
    if isinstance(frame, Entry):
        return entry_first(st, frame)
    return lack("FB-12.7", "first", frame.regiment) if frame.turning else None


# -- floors --------------------------------------------------------------------------------------------------------------


def on_the_ground(st: State, frame: Moving) -> Lack | None:
    """Who enters or leaves a Garrison ends on the ground, and so do all but Infantry (FB-13.8, FB-21.19, FB-22.2)."""
    if is_entering(frame):
        return lack("FB-13.8", "ground", frame.regiment)
    if isinstance(frame, Leave):
        return lack("FB-21.19", "ground", frame.regiment)
    return None if st.plan(frame.regiment).type == INFANTRY else lack("FB-22.2", "regiment", frame.regiment)


def floor(st: State, frame: Moving) -> Lack | None:
    """The Leader's floor (FB-22.24)."""
    found = on_the_ground(st, frame)
    if found is not None or isinstance(frame, Occupy | Rush | Entry):
        return found or comes_first(st, frame)
    body = frame.body(st)
    lead = body.leader
    if any(frame.is_open(st, body, n) for n in range(1, len(lead.storeys))):
        return lack("FB-22.24", "settled", frame.regiment)
    return no_floor(st, body, lead, frame.regiment)


def model_floor(st: State, frame: Moving) -> Lack | None:
    """The floor of another Model (FB-22.24)."""
    found = on_the_ground(st, frame) or arrange(st, frame)
    if (found is not None and found.word != "placing") or isinstance(frame, Occupy):
        return found
    if frame.model == NOBODY:
        return lack("FB-12.10", "which", frame.regiment)
    body = frame.body(st)
    member = body.member(frame.model)
    others = [n for n in range(len(member.storeys)) if n != frame.level]
    if any(frame.is_level_open(body, member, n) for n in others):
        return lack("FB-22.24", "chosen", frame.regiment)
    return no_floor(st, body, member, frame.regiment)


def no_floor(st: State, body: MovingRegiment, member: Member, regiment: int) -> Lack:
    """The nearest upper floor is too far away, or there is no free place on one (FB-22.5, FB-22.20)."""
    gaps = sorted([(away(member.x, member.y, piece.outline), at) for at, piece in storeys(st)])
    far, piece = gaps[0]
    if member.floor[0] or far + body.obstacles.limits.toll <= body.allowance:
        return lack("FB-22.20", "other", regiment)
    lengths = {"n": (LENGTH, far), "m": (LENGTH, body.allowance)}
    return lack("FB-22.5", "nearest", regiment, x=("piece", piece), **lengths)


def away(x: int, y: int, outline: Polygon) -> float:
    """How far a point is from an outline, 0 inside."""
    if polygon(x, y, outline) != OUTSIDE:
        return 0.0
    sides = [square_to_segment(x, y, *outline[n - 1], *corner) for n, corner in enumerate(outline)]
    return min([sqrt(num / den) for num, den in sides])


# -- Garrisons -----------------------------------------------------------------------------------------------------------


def occupy(st: State, frame: Moving) -> Lack | None:
    """Into which Garrison a March leads (FB-13.24, FB-21.3)."""
    mover = frame.regiment
    if is_entering(frame):
        return lack("FB-13.24", "entry", mover)
    if isinstance(frame, Leave):
        return lack("FB-21.19", "leaving", mover)
    if isinstance(frame, Rush | Entry):
        return comes_first(st, frame)
    if st.plan(mover).type != INFANTRY:
        return lack("FB-21.3", "regiment", mover)
    return lack("FB-21.3", "settled", mover) if occupiable(st, mover) else no_garrison(st, mover)


def no_garrison(st: State, regiment: int) -> Lack:
    """None is free, or the nearest free one cannot be reached (FB-12.2, FB-21.3, FB-21.6, FB-21.27)."""
    walls = [at for at, piece in enumerate(st.field().pieces) if piece.kind == GARRISON]
    free = sorted([(garrison_gap(st, regiment, at), at) for at in walls if why_not_hold(st, regiment, at) is None])
    if not free:
        held = [why_not_hold(st, regiment, at) == "FB-21.6" for at in walls]
        count = ("count", st.count(regiment))
        if all(held):
            return lack("FB-21.6", "all", regiment)
        return lack("FB-21.3", "mixed" if any(held) else "small", regiment, n=count)
    (far, piece), allowance = free[0], march_distance(st, regiment)
    named: tuple[str, object] = ("piece", piece)
    if far > allowance:
        return lack("FB-12.2", "garrison", regiment, x=named, n=(LENGTH, far), m=(LENGTH, allowance))
    touched = is_touched(st, piece, 1 - st.owner(regiment))
    return lack("FB-21.27" if touched else "FB-21.3", "nearest", regiment, x=named)


def garrison_gap(st: State, regiment: int, piece: int) -> float:
    """How far the nearest Leader Model of a Regiment is from a Garrison, from its base to the outline."""
    outline = st.field().pieces[piece].outline
    spots = [st.place[model] for model in leader_models(st, regiment) if st.place[model] >= 0]
    gaps = [away(x_of(spot), y_of(spot), outline) - st.plan(regiment).radius for spot in spots]
    return max(0.0, min(gaps, default=0.0))


def leave_at(st: State, frame: Moving) -> Lack | None:
    """Where the Leader starts that leaves a Garrison (FB-21.19)."""
    if not isinstance(frame, Leave):
        return lack("FB-21.19", "outside", frame.regiment)
    return None if frame.start == NOWHERE else lack("FB-21.19", "started", frame.regiment)


# -- entering ------------------------------------------------------------------------------------------------------------


def entry_edge(st: State, frame: Entry) -> Lack | None:
    """Over which edge (FB-13.10)."""
    return None if frame.edge == NOWHERE else lack("FB-13.10", "settled", frame.regiment, e=("edge", frame.edge))


def enabling(st: State, frame: Entry) -> Lack | None:
    """Which friend opens another edge (FB-13.10)."""
    if frame.edge == NOWHERE:
        return lack("FB-13.10", "edge", frame.regiment)
    if frame.edge == st.edge_of(st.owner(frame.regiment)):
        return lack("FB-13.10", "own", frame.regiment)
    return None if frame.enabler == NOBODY else lack("FB-13.10", "enabled", frame.regiment, t=who(frame.enabler))


def enter_from(st: State, frame: Entry) -> Lack | None:
    """Over which point of the edge a Model comes whose way is named (FB-13.23)."""
    found = None if frame.turning else entry_first(st, frame)
    if found is not None:
        return found
    if frame.steps and frame.model == NOBODY:
        return lack("FB-12.10", "which", frame.regiment)
    return lack("FB-13.23", "started" if frame.turns else "straight", frame.regiment)


def vanguard(st: State, frame: Entry) -> Lack | None:
    """The free March of Vanguard (FB-24.54)."""
    if not any_has(st, frame.regiment, VANGUARD):
        return lack("FB-24.54", "regiment", frame.regiment)
    if frame.vanguard:
        return None
    return lack("FB-13.17", "twice", frame.regiment) if frame.twice else lack("FB-24.54", "later", frame.regiment)


# -- into contact --------------------------------------------------------------------------------------------------------


def close_in(st: State, frame: CloseIn | Charge | Clash | Reform) -> Lack | None:
    """Which Model goes next into contact (FB-12.20)."""
    if isinstance(frame, CloseIn):
        return lack("FB-12.20", "going", frame.regiment) if frame.model != NOBODY else None
    if isinstance(frame, Charge) and frame.at <= MOVE:
        return lack("FB-15.10", "later", frame.regiment)
    if isinstance(frame, Clash) and frame.at <= PILING_IN:
        return lack("FB-16.5", "later", frame.regiment)
    return lack("FB-12.20", "done", frame.regiment)


def close_to(st: State, frame: CloseIn | Charge | Clash | Reform) -> Lack | None:
    """Where the Model goes (FB-12.20)."""
    if not isinstance(frame, CloseIn):
        return close_in(st, frame)
    if frame.model == NOBODY:
        return lack("FB-12.20", "which", frame.regiment)
    if frame.level == NOWHERE:
        return lack("FB-22.24", "level", frame.regiment)
    return lack("FB-12.7", "first", frame.regiment) if frame.turning else None
