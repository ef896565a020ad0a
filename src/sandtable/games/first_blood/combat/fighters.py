"""Which Models attack: those in contact and those that Support them; and the order of casualties (chapters 15, 16, 24)."""

from __future__ import annotations

from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT
from sandtable.games.first_blood.measuring import foes_touched, in_contact, touches
from sandtable.games.first_blood.qualities import rule_x
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.terms import SUPPORT

Fighter = tuple[int, list[int], bool]
"""A Model, the enemy Regiments it may attack, and whether it only supports another Model."""


def fighters(st: State, regiment: int) -> list[Fighter]:
    """The Models that contribute Attacks to a Clash: Engaged ones, and those that Support them (FB-16.7, FB-24.47).

    A Model with Support attacks a Regiment that an adjacent Model of its own Regiment is Engaged with.
    """
    engaged = {model: foes_touched(st, model) for model in st.models(regiment)}
    front = [model for model in engaged if engaged[model]]
    found: list[Fighter] = []
    for model in engaged:
        if engaged[model]:
            found.append((model, engaged[model], False))
        elif rule_x(st, regiment, model, SUPPORT):
            beside = [mate for mate in front if in_contact(st, model, mate)]
            foes = [foe for mate in beside for foe in engaged[mate]]
            if foes:
                found.append((model, sorted(set(foes)), True))
    return found


def casualty_order(st: State, kind: int, attacker: int, target: int) -> list[int]:
    """The order of casualties among the Rank and File of a target: a rank for each Model, including slain ones.

    In a Clash, Models not Engaged come first, then those Engaged with the attacker, then the others (FB-16.19); in Impact
    Attacks those not in contact with the charging Regiment first (FB-15.24). Inside a Garrison all rank the same
    (FB-21.17).
    """
    if kind not in (BY_CLASH, BY_IMPACT) or st.inside[target] != NOWHERE:
        return []
    plan = st.plan(target)
    return [
        model_order(st, kind, attacker, model) if st.is_alive(model) else 0 for model in range(plan.first, plan.end)
    ]


def model_order(st: State, kind: int, attacker: int, model: int) -> int:
    if touches(st, model, attacker):
        return 1
    return 2 if kind == BY_CLASH and foes_touched(st, model) else 0
