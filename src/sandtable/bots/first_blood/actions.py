"""Choose the Actions of a Regiment: Clash, Volley, spells or moving to its aim, whatever promises most."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.first_blood.aims import aim_of, contests
from sandtable.bots.first_blood.moves import WALK, best_march, ground_floor, number, shelter
from sandtable.bots.first_blood.odds import wounds
from sandtable.bots.first_blood.places import PlaceValues
from sandtable.bots.first_blood.spells import SpellAnswers, best_cast
from sandtable.bots.first_blood.survey import Survey
from sandtable.bots.weighing import highest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.first_blood.combat.charge import primary_targets
from sandtable.games.first_blood.combat.duel import blows, challenge_targets, health_of
from sandtable.games.first_blood.in_force import BY_DUEL, Situation
from sandtable.games.first_blood.measuring import engaged_models
from sandtable.games.first_blood.movement.formation.regiment import first_leader
from sandtable.games.first_blood.movement.march.march import STAY
from sandtable.games.first_blood.shooting.volley import targets
from sandtable.games.first_blood.state import FIELD, NOWHERE, State
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

IDLE: Final = 1.0
"""The value of a March for its own sake, from a bad place to a better one."""


class ActionAnswers(SpellAnswers):
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
        places = None if foes else PlaceValues(table, regiment, aim_of(table, regiment))
        plans = fighting(table, regiment, foes, options, left) if places is None else roaming(places, options, left)
        best = highest(plans, key=lambda action: (plans[action], -action), default=END)
        if best == MARCH_ACTION and places is not None and is_idle(places):
            del plans[MARCH_ACTION]
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
            found[INSPIRE] = (1.0 + given) * (1 + table.weights["judge.inspires"])
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
    if (
        WITHDRAW_ACTION in options
        and taken > table.weights["judge.hopeless"] * (given + 2.0)
        and taken > 0.5 * table.worth(regiment)
    ):
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
    points = 2 * table.weights["judge.victory_point"] if table.st.scenario == DESECRATE else 10.0
    return table.st.plan(regiment).profile.cost + points


# -- at large ------------------------------------------------------------------------------------------------------------


def roaming(places: PlaceValues, options: list[int], left: int) -> dict[int, float]:
    """The expected value of each Action out of contact, including what the second Action adds."""
    table, regiment = places.table, places.regiment
    found: dict[int, float] = {}
    steps = marching(places) if MARCH_ACTION in options else 0.0
    shot = shooting(table, regiment) if VOLLEY_ACTION in options else 0.0
    cast = best_cast(table, regiment)[0] if SPELLCASTING in options else 0.0
    second = left > 1
    if shot:
        found[VOLLEY_ACTION] = shot + (max(steps, cast, 0.0) if second else 0.0)
        if TAKE_AIM in options and second:
            found[TAKE_AIM] = table.weights["judge.aimed"] * shot
    if cast:
        found[SPELLCASTING] = cast + (max(steps, shot, 0.0) if second else 0.0)
    if steps:
        # the second March is worth less than a shot, if there is one
        found[MARCH_ACTION] = steps * (table.weights["judge.two_marches"] if second and not shot else 1.0)
    if OVERCHARGE_ACTION in options and not steps and table.st.overcharge[regiment] < 2:
        found[OVERCHARGE_ACTION] = 1.0
    if CHARGE in options:
        found[CHARGE] = best_charge(places, second)
    return found


def marching(places: PlaceValues) -> float:
    """By how much the best place of a March is better than staying."""
    table, regiment, aim = places.table, places.regiment, places.aim
    if not table.st.is_on_table(regiment) or table.st.inside[regiment] != NOWHERE:
        marches = 1 + table.far(regiment, aim.spot) / table.march(regiment)
        return 0.0 if aim.there else max(IDLE, aim.value / marches)
    return max(0.0, places.best() - places.here())


def is_idle(places: PlaceValues) -> bool:
    """Would a March of this Regiment end where it stands?"""
    table, regiment = places.table, places.regiment
    st = table.st
    if st.status[regiment] != FIELD or st.inside[regiment] != NOWHERE:
        return False
    look = st.clone()
    look.step(MARCH_ACTION)
    asked = look.decision
    while asked is not None and asked.kind in WAYS:
        pick = WAYS[asked.kind](table, asked)
        if asked.kind == "occupy" and pick != WALK:
            return False
        look.step(pick)
        asked = look.decision
    if asked is None or asked.kind != "march":
        return False
    pick = best_march(table, regiment, asked, places)
    return pick == STAY or pick == st.place[first_leader(st, regiment)]


WAYS: Final[dict[str, Callable[[Survey, Decision], Pick]]] = {"occupy": shelter, "floor": ground_floor}
"""The questions that come before the place of a March."""


def shooting(table: Survey, regiment: int) -> float:
    """The expected value of the best Volley."""
    guns = table.guns(regiment)
    foes = targets(table.st, regiment, guns, False)
    return max([table.volley(regiment, foe, guns) for foe in foes], default=0.5)


def best_charge(places: PlaceValues, clash: bool) -> float:
    """The expected value of the best Charge."""
    foes = primary_targets(places.table.st, places.regiment)
    return max([charge_worth(places, foe, clash) for foe in foes], default=-1.0)


def charge_worth(places: PlaceValues, foe: int, clash: bool) -> float:
    """The expected value of a Charge, including what it wins or leaves: points, and the aim that the enemy contests."""
    table, aim = places.table, places.aim
    weights = table.weights
    value = table.charge(places.regiment, foe, clash) - weights["judge.charge_least"]
    contested = contests(table, foe, aim)
    value += places.charging(foe, contested or table.st.scenario == DESECRATE)
    if contested:
        value += weights["judge.charge_wins"] * aim.value * table.breakthrough(places.regiment, foe)
    return value
