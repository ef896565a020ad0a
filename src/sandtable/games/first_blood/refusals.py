"""How refusals are made and what they tell: names of Regiments with their number, lengths as shown to players, distances.

The facts of a refused answer are found with the seat that is asked and the thing it asks about (`Find`). The facts of a
question that does not come up (`lack`) are found with the arguments of its predicate.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt
from typing import Final

from sandtable.core.engine.refusal import HUNDREDTHS, Facts, FindFacts, Refusal
from sandtable.core.space.formation import Gap
from sandtable.core.space.plane import OUTSIDE, Polygon, polygon, square_to_segment
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.measuring import engaged_with, gap_between, is_character_regiment, leader_models
from sandtable.games.first_blood.state import NOBODY, State

Find = Callable[[State, int, int], Facts]
"""(state, seat that is asked, thing that is refused) -> facts."""

# -- lengths -------------------------------------------------------------------------------------------------------------


def inches(length: float) -> tuple[str, object]:
    """A length as shown to players, in hundredths.

    >>> inches(723.4), inches(600)
    (('hundredths', 720), ('hundredths', 600))
    """
    return HUNDREDTHS, round(length / 10) * 10


def least(length: float, reach: float) -> tuple[str, object]:
    """A length greater than a reach, never rounded down to it.

    >>> least(600.2, 600), least(730, 600)
    (('hundredths', 601), ('hundredths', 730))
    >>> least(502.03, 500)
    ('hundredths', 502)
    """
    if round(length / 10) * 10 > reach:
        return inches(length)
    return HUNDREDTHS, round(length) if round(length) > reach else ceil(length)


def gap(far: float, reach: float) -> Facts:
    """How far away something is (`n`), and how far something reaches (`m`)."""
    return {"n": least(far, reach) if far > reach else inches(far), "m": inches(reach)}


def size(gap: Gap) -> float:
    return max(0.0, sqrt(gap[0] / gap[1]) - gap[2])


def apart(st: State, ones: list[int], twos: list[int]) -> float:
    """The shortest distance between Models of two groups."""
    return min([size(gap_between(st, one, two)) for one in ones for two in twos], default=0.0)


def away(x: int, y: int, outline: Polygon) -> float:
    """How far a point is from an outline, 0 inside."""
    if polygon(x, y, outline) != OUTSIDE:
        return 0.0
    sides = [square_to_segment(x, y, *outline[n - 1], *corner) for n, corner in enumerate(outline)]
    return min([sqrt(num / den) for num, den in sides])


def garrison_gap(st: State, regiment: int, piece: int) -> float:
    """How far the nearest Leader Model of a Regiment is from a Garrison, from its base to the outline."""
    outline = st.field().pieces[piece].outline
    spots = [st.place[model] for model in leader_models(st, regiment) if st.place[model] >= 0]
    gaps = [away(x_of(spot), y_of(spot), outline) - st.plan(regiment).radius for spot in spots]
    return max(0.0, min(gaps, default=0.0))


# -- names ---------------------------------------------------------------------------------------------------------------


def bodies(st: State, regiment: int) -> int:
    """Whether its name is singular or plural: 1 for a Character or a single Model, else the Models that were bought."""
    plan = st.plan(regiment)
    return 1 if plan.is_character else plan.end - plan.first


def with_numbers(st: State, facts: Facts) -> Facts:
    """The facts, and for each Regiment `s` the number `sn` that verbs agree with."""
    regiments = {name: value for name, (kind, value) in facts.items() if kind == "regiment" and isinstance(value, int)}
    return {**facts, **{f"{name}n": ("count", bodies(st, value)) for name, value in regiments.items()}}


def of_regiment(st: State, regiment: int) -> Facts:
    return with_numbers(st, {"s": ("regiment", regiment)})


def of_both(st: State, regiment: int, other: int) -> Facts:
    return with_numbers(st, {"s": ("regiment", regiment), "t": ("regiment", other)})


# -- refusals ------------------------------------------------------------------------------------------------------------

OF_CONTEXT: Final = ("demise", "free_action", "marker")
"""Questions about another Regiment than the one whose activation it is: the first thing that they name."""


def actor(st: State, seat: int, value: int) -> int:
    """The Regiment whose activation, move or roll the question is about; NOBODY if there is none.

    A free Action is made by the Regiment that is asked about (FB-17.44).
    """
    asked, frame = st.asked(seat), st.stack[-1]
    if asked.kind == "free_for":
        return value
    found = (
        asked.context[0] if asked.kind in OF_CONTEXT else getattr(frame, "regiment", getattr(frame, "caster", NOBODY))
    )
    return found if isinstance(found, int) else NOBODY


def fighting(st: State, seat: int, value: int) -> Facts:
    """With whom the acting Regiment is Engaged (`t`)."""
    return {"t": ("regiment", engaged_with(st, actor(st, seat, value))[0])}


def key_of(clause: str, word: str) -> str:
    """Several reasons of one clause differ by a word in the key of the message."""
    key = f"refused-{clause.lower().replace('.', '-')}"
    return f"{key}-{word}" if word else key


def refusal(clause: str, word: str = "", more: Find | None = None, key: str = "") -> Refusal:
    """Why something is not a legal answer. The sentence may speak of the Regiment that acts (`s`).

    `key` names a message that several clauses share.
    """

    def facts(st: State, seat: int, value: int) -> Facts:
        acting = actor(st, seat, value)
        found: Facts = {} if acting == NOBODY else {"s": ("regiment", acting)}
        return with_numbers(st, {**found, **(more(st, seat, value) if more else {})})

    return Refusal(clause, key or key_of(clause, word), facts)


def regiment_refusal(clause: str, word: str = "", more: Find | None = None, key: str = "") -> Refusal:
    """Why a Regiment is not a legal answer. The sentence may speak of it (`r`) and of the Regiment that acts (`s`)."""

    def facts(st: State, seat: int, regiment: int) -> Facts:
        return {"r": ("regiment", regiment), **(more(st, seat, regiment) if more else {})}

    return refusal(clause, word, facts, key)


def own_regiment(clause: str) -> Refusal:
    """It takes an enemy."""
    return regiment_refusal(clause, key="refused-own")


def opponents_regiment(clause: str) -> Refusal:
    """Only a Regiment of your own will do."""
    return regiment_refusal(clause, key="refused-opponents")


def nobody(clause: str) -> Refusal:
    """No enemy is on the battlefield."""
    return refusal(clause, key="refused-nobody")


ENGAGED: Final = refusal("FB-11.11", more=fighting)
ENGAGED_CHARACTER: Final = refusal("FB-11.11", "character", fighting)
NOT_IN_CONTACT: Final = refusal("FB-11.12")
INSIDE: Final = refusal("FB-21.26")


def why_engaged(st: State, regiment: int) -> Refusal:
    """In contact only Combat Actions are left; a Character has its own Actions besides (FB-11.11)."""
    return ENGAGED_CHARACTER if is_character_regiment(st, regiment) else ENGAGED


def lack(clause: str, word: str = "", facts: FindFacts | None = None) -> Refusal:
    """Why a question does not come up."""
    key = key_of(clause, f"asked-{word}" if word else "asked")
    return Refusal(clause, key) if facts is None else Refusal(clause, key, facts)
