"""Numbers about armies for the workshop: when Regiments arrive, how far they charge, how the factions compare."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.core.authoring.workshop import Draft, LineNote, Measure, ShareRow, ShareTable, line_at, paths_of
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import NoRng
from sandtable.core.text.message import Figure, Message, make_message
from sandtable.games.first_blood.army_building.forces import RegimentPlan
from sandtable.games.first_blood.army_building.lists import ArmyList
from sandtable.games.first_blood.army_building.starters import STARTER_IDS
from sandtable.games.first_blood.combat.charge import BEST_ROLL, charge_distance
from sandtable.games.first_blood.combat.impact import impact_groups, makes_impact
from sandtable.games.first_blood.odds import passing, saving
from sandtable.games.first_blood.presentation.charge_results import charge_results
from sandtable.games.first_blood.state import Rules, State, fresh
from sandtable.games.first_blood.tables.abilities import FIGURES
from sandtable.games.first_blood.tables.battlefields import INCH, SIZE_IDS
from sandtable.games.first_blood.tables.factions import FACTIONS, FactionDef, RegimentDef
from sandtable.games.first_blood.tables.scenarios import AUTOMATIC, CANNOT_ARRIVE, REINFORCEMENTS
from sandtable.games.first_blood.tables.terms import BARRAGE, CLASS_IDS, STAT_IDS

FACES: Final = 6


# -- arrival -------------------------------------------------------------------------------------------------------------


def arrival_table(army: ArmyList) -> ShareTable:
    """The chance that a Regiment of each Class in the army has arrived by each Game Turn (FB-9.2, FB-9.3)."""
    classes = sorted(set(classes_of(army)))
    turns = range(1, len(REINFORCEMENTS) + 1)
    rows = [ShareRow(Message(f"class-{CLASS_IDS[klass]}"), arrived_by(klass)) for klass in classes]
    columns = [make_message("army-turn", {"n": turn}) for turn in turns]
    return ShareTable(Message("army-arrival"), tuple(columns), tuple(rows), "FB-9.2")


def arrived_by(klass: int) -> tuple[float, ...]:
    """The chance to have arrived by the end of each Game Turn, one die each Turn.

    >>> [round(share, 2) for share in arrived_by(CLASS_IDS.index("light"))]
    [0.67, 0.89, 1.0, 1.0, 1.0]
    """
    waiting = 1.0
    found = []
    for row in REINFORCEMENTS:
        waiting *= 1 - arriving(row[klass])
        found.append(1 - waiting)
    return tuple(found)


def arriving(need: int) -> float:
    """The chance of one die: this face or a higher one (FB-9.1)."""
    if need in (AUTOMATIC, CANNOT_ARRIVE):
        return float(need == AUTOMATIC)
    return (FACES + 1 - need) / FACES


def classes_of(army: ArmyList) -> Iterator[int]:
    faction = army.list_of()
    for character in army.characters:
        yield faction.characters[character.entry].klass
        yield from [faction.regiments[one.entry].klass for one in character.regiments]


SETTINGS: Final[Options] = {
    "points_limit": FIGURES.default_points,
    "army_2": STARTER_IDS[0],
    "scenario": "random",
    "battlefield": "random",
    "own_battlefield": "",
    "battlefield_size": SIZE_IDS[0],
    "placement": "auto",
    "open_stacks": "off",
}
"""A table at which the army meets another one."""


# -- Charges -------------------------------------------------------------------------------------------------------------


def charge_notes(draft: Draft, text: str) -> tuple[LineNote, ...]:
    """How far each Regiment and Character charges, and its Impact dice if all its Models are in contact (FB-15.6, FB-15.18)."""
    st = fresh(Rules({**SETTINGS, "army_1": text}), NoRng())
    plans = [plan for plan in st.rules.plans if plan.owner == 0]
    notes = []
    for path in paths_of(draft.lines):
        plan = next((one for one in plans if one.entry == line_at(draft, path).item), None)
        if plan is not None:
            plans.remove(plan)
            against = charge_results(SETTINGS, text, plan.number)
            notes.append(LineNote(path, tuple(charge_figures(st, plan)), Message("army-charge-does"), against))
    return tuple(notes)


def charge_figures(st: State, plan: RegimentPlan) -> Iterator[Figure]:
    low, high = [charge_distance(st, plan.number, die) // INCH for die in (1, BEST_ROLL)]
    yield Figure("army-charge", high, text=f"{low}\N{EN DASH}{high}\N{DOUBLE PRIME}", clause="FB-15.6")
    models = [model for model in range(plan.first, plan.end) if makes_impact(st, plan.number, model)]
    foe = next(one.number for one in st.rules.plans if one.owner == 1)
    dice = sum([count for count, _, _ in impact_groups(st, plan.number, models, foe)]) if models else 0
    if dice:
        yield Figure("army-impact", dice, clause="FB-15.18")


# -- factions ------------------------------------------------------------------------------------------------------------

BOXES: Final = 5
"""A measure of a faction is shown in this many boxes: all of them for the highest of all factions, one for the lowest."""


def march_of(one: RegimentDef) -> float:
    return one.stats[STAT_IDS.index("M")]


def volley_of(one: RegimentDef) -> float:
    """The Hits of a Volley by 100 points of the Regiment (FB-14.14)."""
    shots = max([rule.x for rule in one.rules if rule.rule == BARRAGE], default=0)
    return shots * passing(one.stats[STAT_IDS.index("V")]) / one.cost * 100


def clash_of(one: RegimentDef) -> float:
    """The Hits of a Clash by 100 points of the Regiment (FB-16.10)."""
    return one.stats[STAT_IDS.index("A")] * passing(one.stats[STAT_IDS.index("C")]) / one.cost * 100


def staying_of(one: RegimentDef) -> float:
    """The Hits that 100 points of the Regiment withstand (FB-7.3)."""
    saved = saving(max(one.stats[STAT_IDS.index("D")], one.stats[STAT_IDS.index("E")]))
    return one.stats[STAT_IDS.index("W")] / (1 - saved) / one.cost * 100


MEASURED: Final[tuple[tuple[str, Callable[[RegimentDef], float]], ...]] = (
    ("army-speed", march_of),
    ("army-shooting", volley_of),
    ("army-melee", clash_of),
    ("army-staying", staying_of),
)


def compared(faction: FactionDef) -> tuple[Measure, ...]:
    """The averages over all Regiments of a faction, between the lowest and the highest of all factions."""
    found = []
    for label, measure in MEASURED:
        means = {one.id: mean([measure(each) for each in one.regiments.values()]) for one in FACTIONS}
        low, high = min(means.values()), max(means.values())
        boxes = round(1 + (BOXES - 1) * (means[faction.id] - low) / (high - low))
        found.append(Measure(Message(label), boxes, "count", -1, BOXES))
    return tuple(found)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)
