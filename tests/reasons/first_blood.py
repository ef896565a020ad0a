"""The judge of First Blood: why a thing without a lift is no answer, worked out again from the plain fields of the state.

Regiments, Models and Actions have lifts (`first_blood_lifts`). Of pieces, cards, dice, floors, edges, buttons and places this
judge knows all clauses that truly forbid them (`first_blood_things`, `first_blood_places`). What was named is exact if every
clause of it is among these, false if one is not, and general if it is only the clause by which the question is asked.
Distances, contact, sight and ways are measured anew (`first_blood_table`).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Target
from sandtable.core.engine.kinds import WORD
from sandtable.core.interaction.why_not import why_not_asked
from sandtable.core.registry import find_game
from sandtable.core.space.points import POINT
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.state import State
from tests.reasons.claims import Claims, weigh_claim
from tests.reasons.first_blood_lifts import LIFTS
from tests.reasons.first_blood_never import never
from tests.reasons.first_blood_nothing import nothing
from tests.reasons.first_blood_places import place_verdict
from tests.reasons.first_blood_things import THINGS, Case, word
from tests.reasons.judge import Verdict, weighed

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
    """All clauses that truly forbid a thing of the sort that is asked for; None if it is of another sort or has a lift."""
    kind = asked.kind
    if part == WORD:
        return word(Case(st, seat, asked, value))
    of = st.rules.forces.regiment_of
    if kind in OF_CARDS and part in ("regiment", "model", "card"):
        plan = st.rules.plans[of[value] if part == "model" else value]
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
"""What is asked in which Phase; all others belong to the Action Phase, or to Hits and abilities in any Phase."""
ANY_TIME: Final = (
    "casualty reroll_injury reroll_sixes blessed demise tactics acting_leader return use_ability choose "
    "accept duel_place expose overkill draw_in blessing reroll_hit"
)
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


def lacks(st: State, seat: int, kind: str) -> set[str]:
    """The messages about what a player lacks that are true now."""
    return never(st, seat, kind) | nothing(st, seat, kind)


def ranks(st: State, seat: int, kind: str) -> tuple[int, int] | None:
    """The Phase that asks this kind, and the Phase now."""
    phase = next((number for number, kinds in PHASES.items() if kind in kinds.split()), 4)
    return None if kind in ANY_TIME.split() else (phase, st.phase)


def led(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    """The Action that leads to the question is refused."""
    action = next((number for number, kinds in ACTIONS.items() if kind in kinds.split()), -1)
    if st.decision is None or st.decision.kind != "action" or st.decision.seat != seat:
        return Verdict.FALSE
    objection = SPEC.presentation.objection(st, seat, ("action", action))
    if objection is None or list(objection.clauses) != named:
        return Verdict.FALSE
    return weighed(find_game("first_blood"), verdict, LIFTS, st, st.decision, ("action", action), named)[0]


CLAIMS = Claims(SPEC, lacks, ranks, led, lambda st: (st.turn, st.phase, st.active), never)


def not_asked(st: State, seat: int, kind: str, named: list[str]) -> Verdict:
    said = why_not_asked(SPEC, st.seen_by(seat), seat, kind).sentence
    assert said is not None
    if "-asked" in said.key and said.key.startswith("refused-") and said.key not in lacks(st, seat, kind):
        return Verdict.FALSE  # the clause of a refused Action may be the same, the message is not
    return weigh_claim(CLAIMS, st, seat, kind)
