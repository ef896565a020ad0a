"""Aura of Death: Hits for enemies in contact at the start of the Supremacy Phase (FB-10.5, FB-24.3)."""

from __future__ import annotations

from typing import Final

from sandtable.games.first_blood.combat.attack import harmed
from sandtable.games.first_blood.measuring import engaged_with, touches
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.terms import AURA_OF_DEATH, INFANTRY

MODELS_A_HIT: Final = 4

Struck = tuple[int, int, int]
"""A Regiment with the rule, an enemy Regiment, the Hits."""


def aura_bearers(st: State) -> list[int]:
    """The Regiments on the battlefield with Models that have the rule, in the order of the players (FB-1.8)."""
    order = [*st.on_table(st.elder()), *st.on_table(1 - st.elder())]
    return [regiment for regiment in order if any_has(st, regiment, AURA_OF_DEATH)]


def aura_hits(st: State, bearers: list[int]) -> list[Struck]:
    """The Hits for each Regiment with the rule and each enemy in contact.

    One Hit for every 4 Models in contact, rounded up; Brutes, Cavalry and Monsters give one each (FB-24.3).
    """
    found: list[Struck] = []
    for regiment in bearers:
        for foe in engaged_with(st, regiment):
            inside = st.inside[foe] != NOWHERE
            models = st.models(foe) if inside else [model for model in st.models(foe) if touches(st, model, regiment)]
            foot = st.plan(foe).type == INFANTRY
            found.append((regiment, foe, -(-len(models) // MODELS_A_HIT) if foot else len(models)))
    return found


def strike_all(st: State, struck: list[Struck]) -> None:
    """Resolve the Hits one Regiment at a time: normal Injury Rolls, no Morale Test (FB-24.3, FB-7.16)."""
    for regiment, foe, hits in reversed(struck):
        if hits:
            st.push(harmed(hits, regiment, foe, ("aura", -1)))
