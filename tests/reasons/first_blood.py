"""The judge of First Blood: which clauses forbid a thing, worked out again from the ledger and the plain fields of the state.

For each kind of question `BANS` says of a Regiment, Model, piece, card ... all clauses that truly forbid it. What was named is
exact if every clause of it is among these, false if one is not, and general if it is only the clause by which the question is
asked although a closer one is among them. Characteristics and what items, spells and abilities change are read from the game;
distances, contact, sight and ways are measured anew (`first_blood_table`, `first_blood_places`).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.space.points import POINT
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.state import State
from tests.reasons.first_blood_never import never
from tests.reasons.first_blood_places import place_verdict
from tests.reasons.first_blood_regiments import REGIMENTS, Case
from tests.reasons.first_blood_things import MODELS, THINGS, word
from tests.reasons.first_blood_under_way import here
from tests.reasons.judge import Verdict

LEDGER_27: Final = {
    "FB-27.2": "edge diagonal acting_leader",
    "FB-27.3": "flank reroll_arrival turn_arrival arrives",
    "FB-27.4": "stack signet",
    "FB-27.5": "score supremacy",
    "FB-27.6": "activate draw_event event_for technique_for technique_acts hibernate free_for free_action blessing burnout "
    "flux acts_now action holder search to_bottom to_top bloodlust",
    "FB-27.7": "march floor turn arrange place_model model_floor entry_edge enabling enter enter_from occupy",
    "FB-27.8": "barrage volley markers arcing reroll_hit reroll_sixes blessed",
    "FB-27.9": "charges charges_too charge_again close_in close_to impact_on strikes_first",
    "FB-27.10": "close_in close_to divide strikes_first fury supports_against reroll_hit reroll_sixes blessed clash_at "
    "clash_too",
    "FB-27.11": "reroll_injury blessed casualty demise reroll_sixes tactics",
    "FB-27.12": "duel accept choose expose duel_place overkill",
    "FB-27.13": "spell spell_target recast reroll_cast choose",
    "FB-27.14": "storm leave_at deploy vanguard snapfire rake return marker",
    "FB-17.29": "disciplined",
    "FB-15.25": "draw_in",
    "FB-17.49": "use_ability",
}
"""What chapter 27 asks by which clause, in the words of the kinds of questions."""
OF_CARDS: Final = ("stack", "search", "signet", "to_bottom", "to_top")


def bans_of(st: State, seat: int, asked: Decision, part: str, value: int) -> set[str] | None:
    """All clauses that truly forbid a thing of the sort that is asked for; None if it is of another sort."""
    kind = asked.kind
    if part == WORD:
        return word(Case(st, seat, asked, value))
    of = st.rules.forces.regiment_of
    if kind in REGIMENTS and part in ("regiment", "model"):
        regiment = of[value] if part == "model" else value
        return None if regiment in asked.options else REGIMENTS[kind](Case(st, seat, asked, regiment))
    if kind in MODELS and part in ("regiment", "model"):
        if part == "regiment" and value == asked.context[0]:
            return None
        model = st.rules.plans[value].first if part == "regiment" else value
        return MODELS[kind](Case(st, seat, asked, model))
    if kind in OF_CARDS and part in ("regiment", "model", "card"):
        plan = st.rules.plans[of[value] if part == "model" else value]
        if plan.owner != seat:
            return {"FB-10.1"}
        return None if plan.card in asked.options else THINGS[kind, "card"](Case(st, seat, asked, plan.card))
    judge = THINGS.get((kind, part))
    return None if judge is None else judge(Case(st, seat, asked, value))


def verdict(st: State, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
    part, value = target
    if not named:
        return Verdict.FALSE
    if part == POINT:
        return place_verdict(st, asked, value, named)
    bans = bans_of(st, seat, asked, part, value)
    if bans is None:
        # of another sort than the answers: what is asked here, chapter 27 says
        listed = [clause for clause, kinds in LEDGER_27.items() if asked.kind in kinds.split()]
        if asked.kind == "use_ability":  # a technique is a Draw Event (FB-26.11)
            source = st.rules.forces.bounds[asked.context[0]].source
            listed = ["FB-27.6"] if source == 7 else ["FB-27.13"] if source == 6 else listed
        if part in SPEC.kinds[asked.kind].parts and (part, value) not in [(part, pick) for pick in asked.options]:
            sure = part == "regiment" or part == "card"
            return Verdict.UNJUDGED if not sure else Verdict.EXACT if named[0] in listed else Verdict.FALSE
        if named == [asked.clause] and named[0] not in listed:
            return Verdict.GENERAL
        return Verdict.EXACT if len(named) == 1 and named[0] in listed else Verdict.FALSE
    if not bans:
        return Verdict.UNJUDGED
    if any(clause not in bans for clause in named):
        return Verdict.GENERAL if named == [asked.clause] else Verdict.FALSE
    return Verdict.EXACT


# -- why was I not asked? ------------------------------------------------------------------------------------------------

PHASES: Final = {
    0: "edge diagonal",
    1: "flank reroll_arrival turn_arrival arrives",
    2: "stack signet",
    3: "score supremacy",
    5: "marker",
}
"""What is asked in which Phase only; all others belong to the Action Phase, or to Hits and abilities in any Phase."""
ANYWHEN: Final = (
    "casualty reroll_injury reroll_sixes blessed demise tactics acting_leader return use_ability choose stack"
)
OF_BOTH: Final = f"{ANYWHEN} accept duel_place expose overkill draw_in blessing"
CAUSES: Final = {
    "FB-8.7": "edge",
    "FB-25.6": "diagonal marker",
    "FB-9.9": "flank",
    "FB-9.10": "reroll_arrival turn_arrival",
    "FB-9.4": "arrives",
    "FB-10.4": "stack signet to_bottom to_top",
    "FB-10.7": "score",
    "FB-10.10": "supremacy",
    "FB-4.22": "activate",
    "FB-11.3": "search activate",
    "FB-11.4": "draw_event",
    "FB-17.6": "event_for",
    "FB-24.8": "blessing blessed",
    "FB-23.4": "burnout",
    "FB-23.9": "flux",
    "FB-11.17": "acts_now",
    "FB-17.16": "reroll_sixes",
    "FB-4.8": "reroll_hit",
    "FB-4.9": "reroll_injury",
    "FB-7.13": "casualty",
    "FB-24.44": "snapfire",
    "FB-24.26": "demise",
    "FB-12.20": "close_in close_to",
    "FB-24.35": "rake",
    "FB-15.25": "draw_in",
    "FB-16.12": "strikes_first",
    "FB-4.24": "acting_leader",
    "FB-17.19": "tactics",
    "FB-17.45": "holder",
    "FB-26.11": "technique_for technique_acts hibernate",
    "FB-17.44": "free_for free_action",
    "FB-19.17": "choose",
    "FB-17.49": "use_ability",
    "FB-7.31": "return",
    "FB-18.4": "accept",
    "FB-18.6": "duel_place",
    "FB-17.34": "expose",
    "FB-17.35": "overkill",
    "FB-22.24": "model_floor",
    "FB-12.7": "turn",
    "FB-13.10": "entry_edge enabling",
    "FB-13.8": "enter enter_from",
    "FB-24.54": "vanguard",
    "FB-24.25": "deploy",
    "FB-21.19": "leave_at",
    "FB-21.18": "storm",
    "FB-24.5": "bloodlust",
    "FB-25.7": "marker",
    "FB-11.8": "action barrage volley markers arcing charges charges_too charge_again impact_on clash_at divide fury clash_too "
    "supports_against disciplined spell spell_target recast reroll_cast duel march floor arrange place_model occupy",
}
"""By which clause a question comes up at all: without its cause nobody is asked."""
ACTIONS: Final = {
    5: "barrage volley markers arcing",
    6: "charges charges_too charge_again impact_on",
    7: "clash_at divide fury supports_against",
    8: "clash_too",
    9: "disciplined",
    10: "spell spell_target recast reroll_cast",
    11: "duel",
    12: "march floor arrange place_model occupy",
}


def absences(st: State, seat: int, kind: str) -> set[str]:
    """All clauses by which a seat is not asked a kind of question now."""
    phase = next((number for number, kinds in PHASES.items() if kind in kinds.split()), 4)
    if phase != st.phase and kind not in ANYWHEN.split():
        return {"FB-8.1"} if phase == 0 else {"FB-1.2"}
    if kind == "stack" and st.phase not in (2, 3):
        return {"FB-1.2"}
    if st.phase == 4 and st.active not in (-1, seat) and kind not in OF_BOTH.split():
        return {"FB-11.1"}
    if st.phase == 1 and getattr(st.stack[-1], "seat", seat) != seat and phase == 1:
        return {"FB-9.6"}
    found = {clause for clause, kinds in CAUSES.items() if kind in kinds.split()}
    under_way = here(st, seat, kind) if st.phase == 4 else None
    if under_way is not None:
        return under_way
    if kind == "stack":
        cards = [plan for plan in st.rules.plans if plan.owner == seat and st.status[plan.number] in (1, 2)]
        return {"FB-10.2"} if not cards else {"FB-27.15"} if len(cards) == 1 else {"FB-10.4"}
    if kind == "supremacy":
        return supremacy_absence(st, seat)
    if kind == "marker":
        return {"FB-25.7"} if st.scenario == 0 else {"FB-25.6"}
    asked = st.decision
    if asked is not None and asked.kind == "action" and asked.seat == seat:
        number = next((number for number, kinds in ACTIONS.items() if kind in kinds.split()), -1)
        if number >= 0 and number not in asked.options:
            return THINGS["action", "action"](Case(st, seat, asked, number))
    return found


def supremacy_absence(st: State, seat: int) -> set[str]:
    """Used up, not on the battlefield, always active, or not this player's turn to declare (FB-10.9 to FB-10.13)."""
    bounds = st.rules.forces.bounds
    own = [
        number
        for number, bound in enumerate(bounds)
        if st.rules.plans[bound.regiment].owner == seat
        and bound.part_of < 0
        and (bound.source == 5 or bound.effect.when == "supremacy")
    ]
    if all(bounds[number].always for number in own):
        return {"FB-10.13"}
    found = {"FB-10.9"} if any(row in st.used for row in [(number, 0) for number in own]) else set()
    if all(st.status[bounds[number].regiment] != 2 for number in own if not bounds[number].always):
        found.add("FB-10.12")
    return found or {"FB-10.10"}


def not_asked(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    at_all = never(st, seat, kind)
    if at_all:
        # that it is another Phase or go is true, but a player who is never asked learns nothing by it
        other = named and all(clause in at_all | absences(st, seat, kind) for clause in named)
        return (
            Verdict.EXACT
            if named and all(clause in at_all for clause in named)
            else (Verdict.GENERAL if other else Verdict.FALSE)
        )
    true = absences(st, seat, kind)
    if not true:
        return Verdict.UNJUDGED
    return Verdict.EXACT if named and all(clause in true for clause in named) else Verdict.FALSE
