"""What a Regiment has beyond its profile: items, masteries, spells, Retinue, Draw Events; and the clauses of rules."""

from __future__ import annotations

from typing import Final

from sandtable.core.scene.plane import Asset
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.army_building.forces import (
    OF_COMMAND_MODEL,
    OF_ITEM,
    OF_LIEUTENANT,
    OF_MASTERY,
    OF_RETINUE,
    OF_SPELL,
    OF_SUPREMACY,
    OF_TECHNIQUE,
    BoundEffect,
)
from sandtable.games.first_blood.in_force import is_borne
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.abilities import MASTERIES, RETINUE
from sandtable.games.first_blood.tables.terms import EVENT_IDS

# fmt: off
_SPECIAL: Final = (
    1, 2, 3, 4, 7, 5, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 37, 38, 39,
    41, 42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 54, 56,
)
# fmt: on
SPECIAL_CLAUSES: Final = tuple([f"FB-24.{at}" for at in _SPECIAL])
"""The clause of each special rule, in the order of RULE_IDS."""
EVENT_CLAUSES: Final = tuple([f"FB-23.{at}" for at in (2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13)])
"""The clause of each Draw Event, in the order of EVENT_IDS."""
KINDS: Final = {
    OF_SUPREMACY: "asset-supremacy",
    OF_ITEM: "asset-item",
    OF_MASTERY: "asset-mastery",
    OF_TECHNIQUE: "asset-technique",
    OF_SPELL: "asset-spell",
    OF_LIEUTENANT: "asset-lieutenant",
    OF_RETINUE: "asset-retinue",
    OF_COMMAND_MODEL: "asset-command",
}
"""The source of an effect, in display order."""
CLAUSES: Final = {
    OF_SUPREMACY: "FB-10.9",
    OF_ITEM: "FB-17.26",
    OF_MASTERY: "FB-17.26",
    OF_TECHNIQUE: "FB-26.11",
    OF_SPELL: "FB-19.2",
    OF_LIEUTENANT: "FB-17.25",
    OF_COMMAND_MODEL: "FB-4.6",
}
_ROWS: Final = {(row.category, row.row): row.clause for row in RETINUE}
_MASTERIES: Final = {mastery.id: mastery.clause for mastery in MASTERIES}


def assets(st: State, regiment: int) -> tuple[Asset, ...]:
    """Each ability once, the leader's first, then the Draw Events; idle if its bearer has fallen or it is used up."""
    forces = st.rules.forces
    by_source: dict[tuple[int, str], list[int]] = {}
    for number in forces.brought[regiment]:
        bound = forces.bounds[number]
        by_source.setdefault((bound.source, bound.ability), []).append(number)
    found = [
        asset(st, forces.bounds[numbers[0]], numbers)
        for source in KINDS
        for (of, _), numbers in by_source.items()
        if of == source
    ]
    events = [
        Asset(f"drawing-{kebab(EVENT_IDS[event])}", "asset-event", "", EVENT_CLAUSES[event], False)
        for event, _ in st.plan(regiment).events
    ]
    return (*found, *events)


def asset(st: State, bound: BoundEffect, numbers: list[int]) -> Asset:
    key = kebab(bound.ability)
    is_row = bound.source == OF_RETINUE
    return Asset(
        name=f"ability-{key}",
        kind=KINDS[bound.source],
        about="" if is_row else f"about-{key}",
        clause=_ROWS[bound.row] if is_row else _MASTERIES.get(bound.ability) or CLAUSES[bound.source],
        idle=not is_borne(st, bound) or all(st.is_used(number) for number in numbers),
    )
