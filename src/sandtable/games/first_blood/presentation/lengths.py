"""Lengths as shown to players, and distances between Models."""

from __future__ import annotations

from math import ceil, sqrt
from typing import Final

from sandtable.core.space.formation import Gap
from sandtable.games.first_blood.magic.spellcasting import longer_range
from sandtable.games.first_blood.measuring import gap_between
from sandtable.games.first_blood.reasons.lacking import LENGTH, Args
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.abilities import SPELL_OF

HUNDREDTHS: Final = "hundredths"
"""The argument kind for lengths: each language formats its own decimals."""


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


def with_lengths(args: Args) -> Args:
    """Arguments with lengths as shown to players; an `n` beyond the reach `m` is never rounded down to it."""
    given = args.get("m", ("", 0.0))[1]
    most = float(given) if isinstance(given, int | float) else 0.0
    found: Args = {}
    for name, (kind, value) in args.items():
        if kind != LENGTH or not isinstance(value, int | float):
            found[name] = (kind, value)
        else:
            found[name] = least(value, most) if name == "n" and value > most else inches(value)
    return found


def size(gap: Gap) -> float:
    return max(0.0, sqrt(gap[0] / gap[1]) - gap[2])


def apart(st: State, ones: list[int], twos: list[int]) -> float:
    return min([size(gap_between(st, one, two)) for one in ones for two in twos], default=0.0)


def is_in_range(st: State, caster: int, spells: list[int]) -> bool:
    """Is a valid target of one of these spells within its Range, seen or not (FB-19.3)?"""
    plan = st.plan(caster)
    for number in spells:
        spell = SPELL_OF[st.rules.forces.bounds[number].ability]
        ones = st.on_table(1 - plan.owner if spell.target == "enemy" else plan.owner)
        if any(apart(st, [plan.first], st.models(one)) <= spell_range(st, caster, number) for one in ones):
            return True
    return False


def spell_range(st: State, caster: int, number: int) -> int:
    """The Range of a spell, including what can extend it (FB-19.3)."""
    spell = SPELL_OF[st.rules.forces.bounds[number].ability]
    return spell.range + longer_range(st, caster, spell)
