"""What dice do on average: Hits, Wounds, Morale, spells. The dice themselves are those of the rules."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final

from sandtable.games.first_blood.combat.power import (
    AGAIN,
    DEADLY,
    EXTRA,
    NO_DEFENCE,
    PRECISE,
    TORRENT,
    Group,
    injury_need,
)
from sandtable.games.first_blood.dice import is_passed, is_saved
from sandtable.games.first_blood.in_force import Situation
from sandtable.games.first_blood.state import State
from sandtable.games.first_blood.tables.terms import WOUNDS
from sandtable.games.first_blood.wounds import FAILURES_PER_WOUND, resolve_value

FACES: Final = range(1, 7)


@cache
def passing(need: int) -> float:
    """How likely a die passes a test.

    >>> passing(0) == 1 / 6, passing(3) == 0.5, passing(9) == 5 / 6
    (True, True, True)
    """
    return len([face for face in FACES if is_passed(face, need)]) / 6


@cache
def wounding(need: int) -> float:
    """How likely an Injury die fails.

    >>> wounding(0), wounding(3)
    (1.0, 0.5)
    """
    return len([face for face in FACES if not is_saved(face, need)]) / 6


def hits(dice: int, need: int, power: int) -> float:
    """How many Hits so many dice bring.

    >>> hits(6, 3, 0), hits(6, 3, EXTRA), hits(6, 3, AGAIN)
    (3.0, 4.0, 4.5)
    """
    chance, ones = passing(need), 1 / 6
    if power & AGAIN:
        chance, ones = chance + (1 - chance) * chance, ones + (1 - chance) * ones
    if power & TORRENT:
        dice, chance, ones = dice, chance * (1 + passing(need)), ones * (1 + passing(need))
    return dice * (chance + (ones if power & EXTRA else 0.0))


def wounds(st: State, target: int, groups: list[Group], sit: Situation) -> float:
    """How many Wounds the dice of an attack cause on average; `sit` is the attack as the target sees it."""
    plan = st.plan(target)
    models = st.models(target)
    if not models:
        return 0.0
    model = plan.first if plan.is_character and st.is_alive(plan.first) else models[-1]
    found = 0.0
    for dice, need, power in groups:
        each = wounding(injury_need(st, target, model, power, sit))
        if power & PRECISE:
            each += (wounding(injury_need(st, target, model, power | NO_DEFENCE, sit)) - each) / 6 / passing(need)
        if power & DEADLY and plan.stats[WOUNDS] > 1:
            each *= 2
        found += hits(dice, need, power) * each
    return found


def with_morale(st: State, target: int, suffered: float) -> float:
    """Wounds with the extra ones of the Morale Test that follows them (FB-7.19, FB-7.20)."""
    failures = suffered * (1 - passing(resolve_value(st, target)))
    return suffered + (failures / FAILURES_PER_WOUND + min(1.0, failures) / 2 if failures > 0 else 0.0)


def at_least(dice: int, need: int, successes: int) -> float:
    """How likely so many of the dice pass.

    >>> at_least(2, 3, 1), at_least(2, 3, 0), at_least(1, 3, 2)
    (0.75, 1.0, 0)
    """
    if successes <= 0:
        return 1.0
    chance = passing(need)
    return sum([comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(successes, dice + 1)])


def charging(short: float, again: bool) -> float:
    """How likely a Charge Roll makes up for so many inches.

    >>> charging(0.0, False), charging(3.5, False), charging(3.5, True), charging(7.0, True)
    (1.0, 0.5, 0.75, 0.0)
    """
    chance = len([face for face in FACES if face >= short]) / 6
    return 1 - (1 - chance) ** 2 if again else chance
