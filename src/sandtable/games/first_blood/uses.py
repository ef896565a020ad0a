"""Lasting effects and limited-use abilities (FB-17.49, FB-19.20)."""

from __future__ import annotations

from sandtable.games.first_blood.in_force import UNTIL_CASTER_ACTS, is_borne
from sandtable.games.first_blood.state import State


def lasting_numbers(st: State, op: str, regiment: int) -> list[int]:
    """The numbers of the lasting effects of an op recorded for a Regiment."""
    bounds = st.rules.forces.bounds
    return [number for number, receiver, _, _ in st.lasting if receiver == regiment and bounds[number].effect.op == op]


def usable(st: State, op: str, regiment: int) -> list[int]:
    """The limited-use abilities of a Regiment with an op that are borne and not used up yet."""
    found: list[int] = []
    for number in st.rules.forces.brought[regiment]:
        bound = st.rules.forces.bounds[number]
        fits = bound.effect.op == op and bound.effect.uses
        if fits and is_borne(st, bound) and not st.is_used(number):
            found.append(number)
    return found


def use_up(st: State, number: int) -> None:
    """Mark an ability as used, for this Turn or for the game."""
    once_a_turn = st.rules.forces.bounds[number].effect.uses == "turn"
    st.used.append((number, st.turn if once_a_turn else 0))
    if st.logging:
        st.emit("ability", (st.owner(st.rules.forces.bounds[number].regiment), number), "FB-17.44")


def caster_acts(st: State, caster: int) -> None:
    """The caster acts again or dies: end the effects that lasted until then (FB-19.20)."""
    st.lasting = [row for row in st.lasting if not (row[2] == UNTIL_CASTER_ACTS and row[3] == caster)]
