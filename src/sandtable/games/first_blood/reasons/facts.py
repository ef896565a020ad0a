"""What refusals tell: names of Regiments with their number, lengths as shown to players, distances to terrain."""

from __future__ import annotations

from math import ceil, sqrt

from sandtable.core.engine.refusal import HUNDREDTHS, Facts, FindFacts, Refusal
from sandtable.core.space.plane import OUTSIDE, Polygon, polygon, square_to_segment
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.measuring import leader_models
from sandtable.games.first_blood.state import State


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


def lack(clause: str, word: str = "", facts: FindFacts | None = None) -> Refusal:
    """Why a question does not come up. Several reasons of one clause differ by a word in the key of the message."""
    key = f"refused-{clause.lower().replace('.', '-')}-asked"
    key = f"{key}-{word}" if word else key
    return Refusal(clause, key) if facts is None else Refusal(clause, key, facts)
