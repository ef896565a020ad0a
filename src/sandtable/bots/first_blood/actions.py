"""Choose the Actions of a Regiment: Clash, Volley, spells or moving to its aim, whatever promises most."""

from __future__ import annotations

from typing import Final

from sandtable.bots.first_blood.aims import RegimentGoal, aim_of, contests
from sandtable.bots.first_blood.moves import number
from sandtable.bots.first_blood.odds import wounds
from sandtable.bots.first_blood.spells import best_cast
from sandtable.bots.first_blood.survey import POINT, Survey
from sandtable.bots.weighing import highest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.first_blood.combat.charge import primary_targets
from sandtable.games.first_blood.combat.duel import blows, challenge_targets, health_of
from sandtable.games.first_blood.in_force import BY_DUEL, Situation
from sandtable.games.first_blood.measuring import engaged_models
from sandtable.games.first_blood.shooting.volley import targets
from sandtable.games.first_blood.state import NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.scenarios import DESECRATE
from sandtable.games.first_blood.turn.actions import (
    CHARGE,
    CLASH_ACTION,
    COMBAT_RALLY,
    COMBAT_REFORM,
    DUEL_ACTION,
    END,
    INSPIRE,
    MARCH_ACTION,
    OVERCHARGE_ACTION,
    RALLY_ACTION,
    SPELLCASTING,
    TAKE_AIM,
    VOLLEY_ACTION,
    WITHDRAW_ACTION,
)
from sandtable.games.first_blood.turn.draw_events import Actor

THRESHOLD: Final = 3.0
"""The minimum expected value of a Charge."""
WINS: Final = 0.35
"""The share of a contested aim won by charging the enemy that contests it."""
LEAVES: Final = 0.6
"""The share of an aim lost by charging away from it."""
INSPIRES: Final = 0.25
"""How much more Attacks do when Inspired."""
AIMED: Final = 1.25
"""How much more an aimed Volley does."""
HOPELESS: Final = 4.0
"""Withdraw when the enemy's Attacks cost this many times what its own gain."""
IDLE: Final = 1.0
"""The value of a March for its own sake, from a bad place to a better one."""


class ActionAnswers:
    """Answers for the next Action, and for which Regiment acts."""

    def action(self, table: Survey, asked: Decision) -> Pick:
        options = [number(option) for option in asked.options]
        for action in (RALLY_ACTION, COMBAT_RALLY):
            if action in options:
                return action
        regiment = asked.context[0]
        frame = table.st.stack[-1]
        left = frame.left if isinstance(frame, Actor) else 1
        foes = table.engaged(regiment)
        plans = fighting(table, regiment, foes, options, left) if foes else roaming(table, regiment, options, left)
        best = highest(plans, key=lambda action: (plans[action], -action), default=END)
        return best if plans.get(best, 0.0) > 0 else END

    def bloodlust(self, table: Survey, asked: Decision) -> Pick:
        """It acts in any case, unless it stands where it should and has nothing to fight for."""
        regiment = asked.context[0]
        aim = aim_of(table, regiment)
        return END if aim.there and table.st.scenario != DESECRATE and table.nearest(regiment) > 20 * INCH else 1

    def activate(self, table: Survey, asked: Decision) -> Pick:
        return highest(asked.options, key=lambda one: (urgency(table, number(one)), -number(one)))

    def acts_now(self, table: Survey, asked: Decision) -> Pick:
        return highest(asked.options, key=lambda one: (urgency(table, number(one)), -number(one)))


def urgency(table: Survey, regiment: int) -> float:
    """How early a Regiment should act: first those that can attack, then those threatened, last those that only march."""
    st = table.st
    if not st.is_on_table(regiment):
        return 1.0
    gap = table.nearest(regiment)
    worth = table.worth(regiment) / 100.0
    if gap <= INCH / 10:
        return 8.0 + worth
    reach = table.reach(regiment)
    if reach and gap <= reach:
        return 7.0 + worth
    if gap <= table.march(regiment) + 5 * INCH:
        return 6.0 + worth
    return 2.0 + worth - gap / (50 * INCH)


# -- in contact ----------------------------------------------------------------------------------------------------------


def fighting(table: Survey, regiment: int, foes: list[int], options: list[int], left: int) -> dict[int, float]:
    """The expected value of each Action in contact."""
    st = table.st
    found: dict[int, float] = {}
    given = max([table.melee(regiment, foe)[0] for foe in foes])
    taken = sum([table.melee(regiment, foe)[1] for foe in foes])
    if CLASH_ACTION in options:
        found[CLASH_ACTION] = 1.0 + given
        if INSPIRE in options and left > 1:
            found[INSPIRE] = (1.0 + given) * (1 + INSPIRES)
    elif INSPIRE in options and left > 1:
        found[INSPIRE] = 0.1
    if COMBAT_REFORM in options:
        touching = len(engaged_models(st, regiment))
        idle = st.count(regiment) - touching
        found[COMBAT_REFORM] = 0.5 + (given if left > 1 and idle > 2 * touching else 0.0)
    if DUEL_ACTION in options:
        found[DUEL_ACTION] = duelling(table, regiment)
    if SPELLCASTING in options:
        found[SPELLCASTING] = best_cast(table, regiment)[0]
    if WITHDRAW_ACTION in options and taken > HOPELESS * (given + 2.0) and taken > 0.5 * table.worth(regiment):
        found[WITHDRAW_ACTION] = given + 2.0
    return found


def duelling(table: Survey, regiment: int) -> float:
    return max([duel_worth(table, regiment, foe) for foe in challenge_targets(table.st, regiment)], default=-1.0)


def duel_worth(table: Survey, regiment: int, foe: int) -> float:
    """The expected value of a Duel: the other Character's Wounds minus its own."""
    st = table.st
    given = duel_wounds(st, regiment, foe) / max(1, health_of(st, foe))
    taken = duel_wounds(st, foe, regiment) / max(1, health_of(st, regiment)) * max(0.0, 1 - given)
    return prize(table, foe) * min(1.0, given * given) - prize(table, regiment) * min(1.0, taken * taken)


def duel_wounds(st: State, striker: int, struck: int) -> float:
    return wounds(st, struck, blows(st, striker, struck), Situation(BY_DUEL, striker))


def prize(table: Survey, regiment: int) -> float:
    """The value of a Character's life."""
    return table.st.plan(regiment).profile.cost + (2 * POINT if table.st.scenario == DESECRATE else 10.0)


# -- at large ------------------------------------------------------------------------------------------------------------


def roaming(table: Survey, regiment: int, options: list[int], left: int) -> dict[int, float]:
    """The expected value of each Action out of contact, including what the second Action adds."""
    found: dict[int, float] = {}
    aim = aim_of(table, regiment)
    steps = marching(table, regiment, aim) if MARCH_ACTION in options else 0.0
    shot = shooting(table, regiment) if VOLLEY_ACTION in options else 0.0
    cast = best_cast(table, regiment)[0] if SPELLCASTING in options else 0.0
    second = left > 1
    if shot:
        found[VOLLEY_ACTION] = shot + (max(steps, cast, 0.0) if second else 0.0)
        if TAKE_AIM in options and second:
            found[TAKE_AIM] = AIMED * shot
    if cast:
        found[SPELLCASTING] = cast + (max(steps, shot, 0.0) if second else 0.0)
    if steps:
        # the second March is worth less than a shot, if there is one
        found[MARCH_ACTION] = steps * (1.6 if second and not shot else 1.0)
    if OVERCHARGE_ACTION in options and not steps and table.st.overcharge[regiment] < 2:
        found[OVERCHARGE_ACTION] = 1.0
    if CHARGE in options:
        found[CHARGE] = best_charge(table, regiment, aim, second)
    return found


def marching(table: Survey, regiment: int, aim: RegimentGoal) -> float:
    """The value of a March towards the aim: a share of the aim for each March it takes."""
    if aim.there:
        return 0.0
    marches = max(1.0, table.far(regiment, aim.spot) / table.march(regiment))
    if table.st.inside[regiment] != NOWHERE:
        marches += 1
    return max(IDLE, aim.value / marches)


def shooting(table: Survey, regiment: int) -> float:
    """The expected value of the best Volley."""
    guns = table.guns(regiment)
    foes = targets(table.st, regiment, guns, False)
    return max([table.volley(regiment, foe, guns) for foe in foes], default=0.5)


def best_charge(table: Survey, regiment: int, aim: RegimentGoal, clash: bool) -> float:
    """The expected value of the best Charge."""
    foes = primary_targets(table.st, regiment)
    return max([charge_worth(table, regiment, foe, aim, clash) for foe in foes], default=-1.0)


def charge_worth(table: Survey, regiment: int, foe: int, aim: RegimentGoal, clash: bool) -> float:
    """The expected value of a Charge, including its effect on the aim: a contested aim is won, a held one left."""
    value = table.charge(regiment, foe, clash) - THRESHOLD
    if contests(table, foe, aim):
        value += WINS * aim.value
    elif aim.there and table.st.scenario != DESECRATE:
        value -= LEAVES * aim.value
    return value
