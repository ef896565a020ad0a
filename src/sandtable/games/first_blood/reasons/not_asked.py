"""Why a player is not asked something: never at all, another Phase or go, nothing to choose (FB-1.2, FB-11.1, FB-27.15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.frames import Frame
from sandtable.games.first_blood.reasons.actions import why_not_action
from sandtable.games.first_blood.reasons.never import is_declared, why_never
from sandtable.games.first_blood.reasons.under_way import why_not_here
from sandtable.games.first_blood.state import (
    ACTION,
    COMMAND,
    NOBODY,
    REINFORCEMENT,
    SETTING_UP,
    SUPREMACY,
    VICTORY,
    State,
)
from sandtable.games.first_blood.tables.scenarios import PLUNDER
from sandtable.games.first_blood.turn.actions import (
    CHARGE,
    CLASH_ACTION,
    COMBAT_REFORM,
    DUEL_ACTION,
    MARCH_ACTION,
    SPELLCASTING,
    VOLLEY_ACTION,
    WITHDRAW_ACTION,
)
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.command import cards_to_stack
from sandtable.games.first_blood.turn.reinforcements import Arrivals
from sandtable.games.first_blood.turn.supremacy import abilities

PHASE_OF: Final[Mapping[str, int]] = {
    **dict.fromkeys(("edge", "diagonal"), SETTING_UP),
    **dict.fromkeys(("flank", "reroll_arrival", "turn_arrival", "arrives"), REINFORCEMENT),
    "signet": COMMAND,
    **dict.fromkeys(("score", "supremacy"), SUPREMACY),
    "marker": VICTORY,
}
"""Questions of one Phase only; `stack` belongs to the Command Phase, where no ability orders a stack anew, all others to the
Action Phase, but for those in `ANY_PHASE`."""
ANY_PHASE: Final = frozenset(
    [
        "acting_leader",
        "blessed",
        "casualty",
        "choose",
        "demise",
        "reroll_injury",
        "reroll_sixes",
        "return",
        "stack",
        "tactics",
        "use_ability",
    ]
)
"""Questions that Hits, healing and abilities may bring up in other Phases, too."""
OF_BOTH: Final = ANY_PHASE | frozenset(["accept", "blessing", "draw_in", "duel_place", "expose", "overkill"])
"""Questions that the player who does not act may be asked in the Action Phase."""
ACTION_OF: Final[Mapping[str, int]] = {
    **dict.fromkeys(("barrage", "volley", "markers", "arcing"), VOLLEY_ACTION),
    **dict.fromkeys(("charges", "charges_too", "charge_again", "impact_on"), CHARGE),
    **dict.fromkeys(("clash_at", "divide", "supports_against", "fury"), CLASH_ACTION),
    "clash_too": COMBAT_REFORM,
    "disciplined": WITHDRAW_ACTION,
    **dict.fromkeys(("spell", "spell_target", "recast", "reroll_cast"), SPELLCASTING),
    **dict.fromkeys(("duel",), DUEL_ACTION),
    **dict.fromkeys(("march", "floor", "arrange", "place_model", "occupy"), MARCH_ACTION),
}
"""Questions that come up only in the course of an Action."""
OWN: Final[Mapping[str, str]] = {
    "edge": "FB-8.7",
    "diagonal": "FB-25.6",
    "flank": "FB-9.9",
    "reroll_arrival": "FB-9.10",
    "turn_arrival": "FB-9.10",
    "arrives": "FB-9.4",
    "stack": "FB-10.4",
    "signet": "FB-10.4",
    "score": "FB-10.7",
    "activate": "FB-4.22",
    "draw_event": "FB-11.4",
    "event_for": "FB-17.6",
    "blessing": "FB-24.8",
    "burnout": "FB-23.4",
    "flux": "FB-23.9",
    "acts_now": "FB-11.17",
    "reroll_sixes": "FB-17.16",
    "blessed": "FB-24.8",
    "reroll_hit": "FB-4.8",
    "reroll_injury": "FB-4.9",
    "casualty": "FB-7.13",
    "snapfire": "FB-24.44",
    "demise": "FB-24.26",
    "close_in": "FB-12.20",
    "close_to": "FB-12.20",
    "rake": "FB-24.35",
    "draw_in": "FB-15.25",
    "strikes_first": "FB-16.12",
    "acting_leader": "FB-4.24",
    "tactics": "FB-17.19",
    "holder": "FB-17.45",
    "search": "FB-11.3",
    "technique_for": "FB-26.11",
    "technique_acts": "FB-26.11",
    "hibernate": "FB-26.11",
    "free_for": "FB-17.44",
    "free_action": "FB-17.44",
    "to_bottom": "FB-10.4",
    "to_top": "FB-10.4",
    "choose": "FB-19.17",
    "use_ability": "FB-17.49",
    "return": "FB-7.31",
    "accept": "FB-18.4",
    "duel_place": "FB-18.6",
    "expose": "FB-17.34",
    "overkill": "FB-17.35",
    "model_floor": "FB-22.24",
    "turn": "FB-12.7",
    "entry_edge": "FB-13.10",
    "enabling": "FB-13.10",
    "enter": "FB-13.8",
    "enter_from": "FB-13.8",
    "vanguard": "FB-24.54",
    "deploy": "FB-24.25",
    "leave_at": "FB-21.19",
    "storm": "FB-21.18",
    "bloodlust": "FB-24.5",
    "action": "FB-11.8",
    "marker": "FB-25.7",
}
"""By kind of question the clause that says when it comes up."""


def why_not_asked(st: State, seat: int, kind: str) -> list[str]:
    """The clauses by which a player is not asked a kind of question now ("": any), the nearest first; none if it is."""
    own = [asked.kind for asked in st.open_questions() if asked.seat == seat]
    if st.decision is None or (own and kind in ("", own[0])):
        return []
    if not kind:
        return why_not_at_all(st, seat)
    never = why_never(st, seat, kind)
    if never is not None:
        return [never[0]]
    phase = PHASE_OF.get(kind, ACTION)
    if kind not in ANY_PHASE and phase != st.phase:
        return ["FB-8.1" if phase == SETTING_UP else "FB-1.2"]
    if kind == "stack" and st.phase not in (COMMAND, SUPREMACY):
        return ["FB-1.2"]
    if st.phase == ACTION and st.active not in (NOBODY, seat) and kind not in OF_BOTH:
        return ["FB-11.1"]
    if phase == REINFORCEMENT:
        frame = st.stack[-1]
        turned = isinstance(frame, Arrivals) and frame.seat != seat
        return ["FB-9.6"] if turned else [OWN[kind]]
    if kind == "diagonal":
        return ["FB-25.6"]
    if kind == "stack" and st.phase == COMMAND:
        return why_no_stack(st, seat)
    if kind == "supremacy":
        return why_no_ability(st, seat)
    if kind == "marker":
        return ["FB-25.7"] if st.scenario == PLUNDER else ["FB-25.6"]
    here = why_not_here(st, seat, kind)
    if here is not None:
        return [here.clause]
    if kind in ACTION_OF:
        return why_no_action(st, seat, ACTION_OF[kind])
    return [OWN.get(kind, "FB-11.8")]


def why_not_at_all(st: State, seat: int) -> list[str]:
    """The opponent is asked: by what the question is for, or because it is the opponent's go."""
    asked = st.decision
    assert asked is not None
    if st.phase == ACTION:
        return ["FB-11.1"] if st.active == asked.seat else [asked.clause]
    if st.phase == COMMAND and asked.kind == "stack":
        return why_no_stack(st, seat)
    return ["FB-9.6"] if st.phase == REINFORCEMENT else [asked.clause]


def why_no_stack(st: State, seat: int) -> list[str]:
    """No card, one card, or the stack is laid (FB-10.2, FB-10.4, FB-27.15)."""
    cards = cards_to_stack(st, seat)
    if not cards:
        return ["FB-10.2"]
    return ["FB-27.15"] if len(cards) == 1 else ["FB-10.4"]


def why_no_ability(st: State, seat: int) -> list[str]:
    """The First Player declares first; there is one ability at most, and nobody declares what is used up or not there."""
    if st.first == NOBODY or abilities(st, seat):
        return ["FB-10.10"]
    forces = st.rules.forces
    own = [number for number, bound in enumerate(forces.bounds) if is_declared(st, seat, number) and bound.part_of < 0]
    if own and all(st.is_used(number) for number in own):
        return ["FB-10.9"]
    return ["FB-10.12"] if own else ["FB-10.13"]


def why_no_action(st: State, seat: int, action: int) -> list[str]:
    """The Action of the question cannot be taken, or was not (FB-11.8)."""
    frame: Frame[State] = st.stack[-1]
    asked = st.decision
    if isinstance(frame, Activation) and asked is not None and asked.kind == "action" and asked.seat == seat:
        return why_not_action(st, frame, action) or ["FB-11.8"]
    return ["FB-11.8"]
