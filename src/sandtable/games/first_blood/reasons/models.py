"""Why a Model is not a legal answer: it belongs to another Regiment, or others come before it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.first_blood.army_building.forces import LEADER, RANK
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT, BY_VOLLEY
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn, ways_of
from sandtable.games.first_blood.movement.formation.set_down import CHARGED, PILED_IN, REFORMED
from sandtable.games.first_blood.reasons.asking import Reasons, always, top
from sandtable.games.first_blood.refusals import refusal
from sandtable.games.first_blood.state import State


def of_model(st: State, seat: int, model: int) -> Facts:
    return {"r": ("regiment", st.rules.forces.regiment_of[model])}


def suffering(st: State, seat: int, model: int) -> Facts:
    """Whose Wounds they are (`t`)."""
    return {"t": ("regiment", st.asked(seat).context[0])}


ORDERS: Final = {BY_VOLLEY: refusal("FB-14.22"), BY_IMPACT: refusal("FB-15.24"), BY_CLASH: refusal("FB-16.19")}
"""The order of casualties among the Rank and File by what hurts them (FB-7.12)."""
OTHERS_WOUNDED: Final = refusal("FB-7.8", more=suffering)
COMMAND_FALLS_LAST: Final = refusal("FB-7.11", more=of_model)
CHARACTER_FALLS_LAST: Final = refusal("FB-17.12")
MOVES: Final = {
    CHARGED: refusal("FB-15.10", more=of_model),
    PILED_IN: refusal("FB-16.5", more=of_model),
    REFORMED: refusal("FB-16.20", more=of_model),
}
"""Who moves into contact: every Model of the Regiment that charges, piles in or reforms."""
LEADER_FIRST: Final = refusal("FB-12.20")
MOVED_ALREADY: Final = refusal("FB-12.20", "moved")
IN_CONTACT_ALREADY: Final = refusal("FB-16.6")
PLACED_ALREADY: Final = refusal("FB-12.10")
OTHERS_MOVE: Final = refusal("FB-12.1", more=of_model)


def casualty(st: State, asked: Decision, model: int) -> Refusal | None:
    """The order of casualties (FB-7.11, FB-7.12)."""
    frame = top(st, Attack)
    forces = st.rules.forces
    regiment = asked.context[0]
    if forces.regiment_of[model] != regiment:
        return OTHERS_WOUNDED
    is_leader = forces.roles[model] == LEADER or model == st.acting[regiment]
    if is_leader and st.plan(regiment).is_character:
        return CHARACTER_FALLS_LAST
    if is_leader or (not st.plan(regiment).is_character and forces.roles[model] != RANK):
        return COMMAND_FALLS_LAST
    return ORDERS.get(frame.kind)


def close_in(st: State, asked: Decision, model: int) -> Refusal:
    """Who goes next into contact: Leader Models first; nobody twice, and in a pile-in nobody who is in contact (FB-12.20)."""
    frame = top(st, CloseIn)
    if st.rules.forces.regiment_of[model] != frame.regiment:
        return MOVES[frame.how]
    if model in frame.queue:
        return LEADER_FIRST
    return MOVED_ALREADY if model in [number for number, _ in ways_of(frame.steps)] else IN_CONTACT_ALREADY


def arrange(st: State, asked: Decision, model: int) -> Refusal:
    """Who may still be placed elsewhere: not the Leader, nobody twice (FB-12.10)."""
    return PLACED_ALREADY if st.rules.forces.regiment_of[model] == asked.context[0] else OTHERS_MOVE


MODELS: Final[Mapping[str, Reasons]] = {
    "casualty": casualty,
    "acting_leader": always(refusal("FB-4.24")),
    "close_in": close_in,
    "arrange": arrange,
}
"""For each kind of question, why a Model that is not offered is not a legal answer."""
