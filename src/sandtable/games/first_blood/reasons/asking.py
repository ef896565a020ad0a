"""What the questions are about: the clause of chapter 27 that lists each of them, and the frame that asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.refusal import Refusal
from sandtable.games.first_blood.army_building.forces import OF_SPELL, OF_TECHNIQUE
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.duel import Duel
from sandtable.games.first_blood.in_force import BY_VOLLEY
from sandtable.games.first_blood.movement.charge.into_contact import CloseIn
from sandtable.games.first_blood.movement.formation.set_down import CHARGED
from sandtable.games.first_blood.state import State

F = TypeVar("F", bound=Frame[State])
Reasons = Callable[[State, Decision, int], Refusal | None]
"""(state, question, thing that is not offered) -> why it cannot be an answer; None if another kind of thing is asked for."""

CHAPTER_27: Final = {
    "FB-27.2": "edge diagonal acting_leader",
    "FB-27.3": "flank reroll_arrival turn_arrival arrives",
    "FB-27.4": "stack signet",
    "FB-27.5": "score supremacy",
    "FB-27.6": "activate draw_event event_for blessing burnout flux acts_now action bloodlust holder technique_for "
    "technique_acts hibernate free_for free_action search to_bottom to_top",
    "FB-27.7": "march floor turn arrange place_model model_floor entry_edge enabling enter enter_from occupy",
    "FB-27.8": "barrage volley markers arcing",
    "FB-27.9": "charges charges_too charge_again impact_on",
    "FB-27.10": "divide supports_against fury clash_at clash_too",
    "FB-27.11": "reroll_injury casualty demise tactics",
    "FB-27.12": "duel accept expose duel_place overkill",
    "FB-27.13": "spell spell_target recast reroll_cast",
    "FB-27.14": "storm leave_at deploy vanguard snapfire rake return marker",
    "FB-17.29": "disciplined",
    "FB-15.25": "draw_in",
    "FB-17.49": "use_ability",
}
LISTED: Final[Mapping[str, str]] = {kind: clause for clause, kinds in CHAPTER_27.items() for kind in kinds.split()}
"""For each kind of question, the clause that says when it is asked and how it is answered."""


def listed(st: State, asked: Decision) -> str:
    """The clause that says what is asked here. It refuses everything that is not such an answer."""
    frame = st.stack[-1]
    kind = asked.kind
    if kind == "use_ability":
        # a choice in a Draw Event, in a spell, or what an item or a Lieutenant offers (FB-11.6, FB-19.17, FB-17.49)
        source = st.rules.forces.bounds[asked.context[0]].source
        return {OF_TECHNIQUE: "FB-27.6", OF_SPELL: "FB-27.13"}.get(source, LISTED[kind])
    if kind in LISTED:
        return LISTED[kind]
    if kind == "choose":
        return "FB-27.12" if isinstance(frame, Duel) else "FB-27.13"
    if kind in ("close_in", "close_to"):
        return "FB-27.9" if isinstance(frame, CloseIn) and frame.how == CHARGED else "FB-27.10"
    if kind == "strikes_first":
        return "FB-27.9" if asked.clause == "FB-15.28" else "FB-27.10"
    if isinstance(frame, Attack):
        # dice of the attacker, or of the target
        if asked.seat != frame.seat(st):
            return "FB-27.11"
        return "FB-27.8" if frame.kind == BY_VOLLEY else "FB-27.10"
    return asked.clause


def top(st: State, kind: type[F]) -> F:
    """The frame that asks."""
    frame = st.stack[-1]
    assert isinstance(frame, kind)
    return frame


def always(refusal: Refusal) -> Reasons:
    """Only one reason is possible."""
    return lambda st, asked, value: refusal
