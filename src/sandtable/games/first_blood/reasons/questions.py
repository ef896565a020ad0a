"""Why something is no answer to an open question: by what it is and what the question asks for, the nearest clause first."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.kinds import WORD
from sandtable.games.first_blood.reasons.asking import listed
from sandtable.games.first_blood.reasons.models import MODELS
from sandtable.games.first_blood.reasons.regiments import REGIMENTS
from sandtable.games.first_blood.reasons.things import THINGS, own_clause, word
from sandtable.games.first_blood.state import State

CARDS = ("stack", "search", "signet", "to_bottom", "to_top")
"""Questions for a card: whoever points at a Regiment means its card."""


def why_not(st: State, asked: Decision, parts: tuple[str, ...], part: str, value: int) -> list[str]:
    """The clauses that keep (part, value) from being an answer; `parts` is what the question asks for."""
    if part == WORD:
        return word(st, asked, value)
    forces = st.rules.forces
    if asked.kind in REGIMENTS and part in ("regiment", "model"):
        regiment = value if part == "regiment" else forces.regiment_of[value]
        return [listed(st, asked)] if regiment in asked.options else REGIMENTS[asked.kind](st, asked, regiment)
    if asked.kind in MODELS and part in ("regiment", "model"):
        if part == "model":
            return MODELS[asked.kind](st, asked, value)
        plan = st.plan(value)
        return [listed(st, asked)] if value == asked.context[0] else MODELS[asked.kind](st, asked, plan.first)
    if asked.kind in CARDS and part in ("regiment", "model", "card"):
        plan = st.plan(forces.regiment_of[value] if part == "model" else value)
        if plan.owner != asked.seat:
            return ["FB-10.1"]
        return [listed(st, asked)] if plan.card in asked.options else THINGS[asked.kind, "card"](st, asked, plan.card)
    reasons = THINGS.get((asked.kind, part))
    if reasons is not None:
        return reasons(st, asked, value)
    return own_clause(st, asked, value) if part in parts else [listed(st, asked)]
