"""Average results of dice: Hits, Wounds, Morale, spells. Single-die chances are the same as those shown to players."""

from __future__ import annotations

from typing import Final

from sandtable.bots.weights import read_weights
from sandtable.games.first_blood.combat.attack_traits import (
    AGAIN,
    DEADLY,
    EXTRA,
    NO_DEFENCE,
    PRECISE,
    SURE,
    TORRENT,
    Group,
    injury_need,
)
from sandtable.games.first_blood.in_force import Situation
from sandtable.games.first_blood.odds import FACES, binomial, passing, saving
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import WOUNDS
from sandtable.games.first_blood.wounds import FAILURES_PER_WOUND, resolve_value

WEIGHTS: Final = read_weights("sandtable.bots.first_blood")


def hits(dice: int, need: int, power: int) -> float:
    """The expected Hits of a number of dice.

    >>> hits(6, 3, 0), hits(6, 3, EXTRA), hits(6, 3, AGAIN)
    (3.0, 4.0, 4.5)
    """
    if power & SURE:
        return float(dice)
    chance, ones = passing(need), 1 / FACES
    if power & AGAIN:
        chance, ones = chance + (1 - chance) * chance, ones + (1 - chance) * ones
    if power & TORRENT:
        chance, ones = chance * (1 + passing(need)), ones * (1 + passing(need))
    return dice * (chance + (ones if power & EXTRA else 0.0))


def wounds(st: State, target: int, groups: list[Group], sit: Situation) -> float:
    """The expected Wounds from the dice of an attack; `sit` is the attack as the target sees it."""
    plan = st.plan(target)
    models = st.models(target)
    if not models:
        return 0.0
    model = plan.first if plan.is_character and st.is_alive(plan.first) else models[-1]
    found = 0.0
    for dice, need, power in groups:
        each = 1 - saving(injury_need(st, target, model, power, sit))
        if power & PRECISE:
            each += (1 - saving(injury_need(st, target, model, power | NO_DEFENCE, sit)) - each) / FACES / passing(need)
        if power & DEADLY and plan.stats[WOUNDS] > 1:
            each *= 2
        found += hits(dice, need, power) * each
    return found


def with_morale(st: State, target: int, suffered: float) -> float:
    """Wounds plus the expected extra Wounds of the Morale Test that follows (FB-7.19, FB-7.20)."""
    failures = suffered * (1 - passing(resolve_value(st, target)))
    return suffered + (failures / FAILURES_PER_WOUND + min(1.0, failures) / 2 if failures > 0 else 0.0)


def at_least(dice: int, need: int, successes: int) -> float:
    """The chance that at least `successes` of the dice pass.

    >>> at_least(2, 3, 1), at_least(2, 3, 0), at_least(1, 3, 2)
    (0.75, 1.0, 0)
    """
    return sum(binomial(dice, passing(need))[max(0, successes) :])


def charging(short: float, again: bool) -> float:
    """The chance that a Charge Roll covers the missing inches.

    >>> charging(0.0, False), charging(3.5, False), charging(3.5, True), charging(7.0, True)
    (1.0, 0.5, 0.75, 0.0)
    """
    chance = len([face for face in range(1, FACES + 1) if face >= short]) / FACES
    return 1 - (1 - chance) ** 2 if again else chance
