"""Distances between Models and ranges of spells."""

from __future__ import annotations

from math import sqrt

from sandtable.core.space.formation import Gap
from sandtable.games.first_blood.magic.spellcasting import longer_range
from sandtable.games.first_blood.measuring import gap_between
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.abilities import SPELL_OF


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
