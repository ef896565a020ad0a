"""Tactics: re-rolling natural 6s on Morale dice, for the Regiment itself or one nearby (FB-17.19, FB-17.45)."""

from __future__ import annotations

from sandtable.games.first_blood.in_force import UNTIL_ACTION, effects, is_borne, is_present
from sandtable.games.first_blood.measuring import leader_of
from sandtable.games.first_blood.state import State


def rerolls_sixes(st: State, regiment: int) -> bool:
    """Does the Regiment re-roll natural 6s on Morale dice (FB-17.19)? Not with effects given to another in this Action."""
    given = [st.rules.forces.bounds[row[0]] for row in st.lasting if row[2] == UNTIL_ACTION and row[1] != regiment]
    found = [bound for bound in effects(st, "reroll", regiment, leader_of(st, regiment)) if bound not in given]
    return any(bound.effect.roll == "morale" and bound.effect.which == "natural_6" for bound in found)


def tactics_for(st: State, regiment: int) -> list[int]:
    """The Command effects of Characters nearby that re-roll natural 6s on Morale dice and are unused in this Action."""
    used = [row[0] for row in st.lasting if row[2] == UNTIL_ACTION]
    found: list[int] = []
    for number in st.rules.forces.by_op.get("reroll", []):
        bound = st.rules.forces.bounds[number]
        able = bound.command and bound.effect.roll == "morale" and number not in used and is_borne(st, bound)
        if able and is_present(st, bound.regiment, regiment):
            found.append(number)
    return found


def note_tactics(st: State, regiment: int) -> None:
    """Record that its Command effects were used for this Morale Test; no other Regiment has them in this Action (FB-17.19)."""
    for number in st.rules.forces.by_op.get("reroll", []):
        bound = st.rules.forces.bounds[number]
        if bound.command and bound.effect.roll == "morale" and bound.regiment == regiment and is_borne(st, bound):
            st.lasting.append((number, regiment, UNTIL_ACTION, 0))
