"""Why a Model is no answer: it belongs to another Regiment, or others come before it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.first_blood.army_building.forces import LEADER, RANK
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT, BY_VOLLEY
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn, ways_of
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN, REFORMED
from sandtable.games.first_blood.reasons.asking import top
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.wounds import priority, wounds_of

ORDERS: Final = {BY_VOLLEY: "FB-14.22", BY_IMPACT: "FB-15.24", BY_CLASH: "FB-16.19"}
"""The order of casualties among the Rank and File by what hurts them (FB-7.12)."""
MOVES: Final = {CHARGED: "FB-15.10", PILED_IN: "FB-16.5", REFORMED: "FB-16.20"}
"""Who moves into contact: every Model of the Regiment that charges, piles in or reforms."""


def casualty(st: State, asked: Decision, model: int) -> list[str]:
    """The order of casualties (FB-7.11 to FB-7.14)."""
    frame = top(st, Attack)
    forces = st.rules.forces
    regiment = asked.context[0]
    if forces.regiment_of[model] != regiment:
        return ["FB-7.9" if wounds_of(st, st.models(regiment)[-1]) > 1 else "FB-7.8"]
    if forces.roles[model] == LEADER or model == st.acting[regiment]:
        return ["FB-17.12" if st.plan(regiment).is_character else "FB-7.11"]
    if not st.plan(regiment).is_character and forces.roles[model] != RANK:
        return ["FB-7.11"]
    lowest = min([priority(st, one, frame.order) for one in st.models(regiment)])
    if priority(st, model, frame.order) > lowest:
        return [ORDERS.get(frame.kind, "FB-7.12")]
    return ["FB-7.14"]


def acting_leader(st: State, asked: Decision, model: int) -> list[str]:
    """One of the Models that lost their Leader (FB-4.24)."""
    return ["FB-4.24"]


def close_in(st: State, asked: Decision, model: int) -> list[str]:
    """Who goes next into contact: Leader Models first; nobody twice, and in a pile-in nobody who is in contact (FB-12.20)."""
    frame = top(st, CloseIn)
    if st.rules.forces.regiment_of[model] != frame.regiment:
        return [MOVES[frame.how]]
    moved = [number for number, _ in ways_of(frame.steps)]
    return ["FB-12.20"] if model in frame.queue or model in moved else ["FB-16.6"]


def arrange(st: State, asked: Decision, model: int) -> list[str]:
    """Who may still be placed elsewhere: not the Leader, nobody twice (FB-12.10)."""
    return ["FB-12.10"] if st.rules.forces.regiment_of[model] == asked.context[0] else ["FB-12.1"]


MODELS: Final[Mapping[str, Callable[[State, Decision, int], list[str]]]] = {
    "casualty": casualty,
    "acting_leader": acting_leader,
    "close_in": close_in,
    "arrange": arrange,
}
"""By kind of question why a Model that is not offered is none of its answers."""
