"""Why something is not a legal answer to an open question: by what it is and what the question asks for."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.kinds import WORD
from sandtable.core.engine.refusal import Facts, Objection, Refusal
from sandtable.core.space.points import POINT
from sandtable.games.first_blood.movement.formation.place_refusals import PlaceRegion
from sandtable.games.first_blood.reasons.asking import listed
from sandtable.games.first_blood.reasons.cards import IN_STACK_ALREADY, OPPONENTS_CARD
from sandtable.games.first_blood.reasons.models import MODELS
from sandtable.games.first_blood.reasons.regiments import REGIMENTS
from sandtable.games.first_blood.reasons.things import OWN_CLAUSES, THINGS, word
from sandtable.games.first_blood.refusals import with_numbers
from sandtable.games.first_blood.state import State

CARDS: Final = ("stack", "search", "signet", "to_bottom", "to_top")
"""Questions for a card: pointing at a Regiment means its card."""
OWN_SORTS: Final = ("spell", "clash_at", "deploy", "occupy", "expose", "bloodlust")
"""Questions that ask for more than one sort of thing. They have their own sentence."""


def of_regiment(st: State, seat: int, regiment: int) -> Facts:
    return with_numbers(st, {"r": ("regiment", regiment)})


def other_sort(st: State, asked: Decision, sort: str) -> Refusal:
    """What is no such answer is refused by the clause that says what is asked."""
    return Refusal(listed(st, asked), f"refused-sort-{asked.kind if asked.kind in OWN_SORTS else sort}")


def offered(st: State, asked: Decision, sort: str, regiment: int) -> Objection:
    """The thing of this sort that is meant by pointing at a Regiment can be chosen itself."""
    return Objection(Refusal(listed(st, asked), f"refused-sort-{sort}-of", of_regiment), asked.seat, regiment)


def objection(st: State, asked: Decision, parts: tuple[str, ...], part: str, value: int) -> Objection:
    """Why (part, value), which is not offered, is not a legal answer. `parts` is what the question asks for."""
    seat, kind, of = asked.seat, asked.kind, st.rules.forces.regiment_of
    if part == POINT and isinstance(asked.region, PlaceRegion):
        return Objection(asked.region.refusals(value)[0], seat, value)
    found: Refusal | None = None
    regiment = of[value] if part == "model" else value
    if part == WORD:
        found = word(st, asked, value)
    elif kind in REGIMENTS and part in ("regiment", "model"):
        if regiment in asked.options:
            return offered(st, asked, "regiment", regiment)
        value, found = regiment, REGIMENTS[kind](st, asked, regiment)
    elif kind in MODELS and part in ("regiment", "model"):
        if part == "model" or value != asked.context[0]:
            value = value if part == "model" else st.plan(value).first
            found = MODELS[kind](st, asked, value)
    elif kind in CARDS and part in ("regiment", "model", "card"):
        return objection_to_card(st, asked, parts, regiment)
    elif (kind, part) in THINGS:
        found = THINGS[kind, part](st, asked, value)
    elif part in parts:
        found = OWN_CLAUSES.get(asked.clause)
    return Objection(other_sort(st, asked, parts[0]) if found is None else found, seat, value)


def objection_to_card(st: State, asked: Decision, parts: tuple[str, ...], regiment: int) -> Objection:
    """Why the card of a Regiment is not a legal answer."""
    seat, plan = asked.seat, st.plan(regiment)
    if plan.owner != seat:
        return Objection(OPPONENTS_CARD, seat, regiment)
    if plan.card in asked.options:
        return offered(st, asked, "card", regiment)
    found = THINGS[asked.kind, "card"](st, asked, plan.card)
    value = plan.card if found is IN_STACK_ALREADY else regiment
    return Objection(other_sort(st, asked, parts[0]) if found is None else found, seat, value)
