"""Spells, techniques, Draw Events and abilities: whom they help most, and whether they are worth an Action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.bots.first_blood.moves import MoveAnswers, number
from sandtable.bots.first_blood.odds import at_least, with_morale, wounds
from sandtable.bots.first_blood.survey import Survey
from sandtable.bots.weighing import highest, lowest
from sandtable.core.engine.decision import Decision, Pick
from sandtable.games.first_blood.dice import is_passed
from sandtable.games.first_blood.effect_ops import spell_power
from sandtable.games.first_blood.in_force import BY_SPELL, Situation
from sandtable.games.first_blood.magic.casting import Casting, dice_of, difficulty_of, needed
from sandtable.games.first_blood.magic.spellcasting import spell_of, spells_of, targets
from sandtable.games.first_blood.measuring import engaged_with, is_engaged
from sandtable.games.first_blood.odds import passing
from sandtable.games.first_blood.state import BLESSED_DEFENCE, BLESSED_HITS, BROKEN, FIELD, GONE, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.terms import (
    ATTACKS,
    BASTION,
    BIOTIC_RENEWAL,
    CLASH,
    DEADLY_SHOT,
    DEFENCE,
    EVASION,
    FLUID_FORMATION,
    MARCH,
    REGENERATION,
)
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS

NONE: Final = -1
NO: Final = 0
YES: Final = 1
RALLIES: Final = 25.0
HELPS: Final = 9.0
"""The value of help to a Regiment in the middle of a fight."""
HEALS: Final = 7.0
"""The value of a healed Wound."""
CLOSE: Final = 10 * INCH
"""How near enemies must be for help to matter."""
DIE: Final = 3.5
FIT: Final = 4
"""A Regiment with this many Models can afford the Wounds of a sacrifice."""


# -- spells --------------------------------------------------------------------------------------------------------------


def best_cast(table: Survey, caster: int) -> tuple[float, int, int]:
    """The best spell and target, and its expected value."""
    best = (0.0, NONE, NONE)
    for spell in spells_of(table.st, caster):
        for target in targets(table.st, caster, spell_of(table.st, spell)):
            best = max(best, (cast_worth(table, caster, spell, target), -spell, -target))
    return best[0], -best[1], -best[2]


def cast_worth(table: Survey, caster: int, spell: int, target: int) -> float:
    """The expected value of a spell on a target: its effects times the chance of success."""
    st = table.st
    named = spell_of(st, spell)
    dice, need = dice_of(st, caster, target, named), difficulty_of(st, caster, named)
    chance = at_least(dice, need, needed(st, caster, target, named))
    successes = max(1.0, dice * passing(need))
    numbers = st.rules.forces.whole(spell)
    return chance * sum([effect_worth(table, target, st.rules.forces.bounds[n].effect, successes) for n in numbers])


def effect_worth(table: Survey, target: int, effect: Effect, successes: float) -> float:
    """The value of one effect for a Regiment, or against it."""
    return SPELL_WEIGHTS.get(effect.op, lasting)(table, target, effect, successes)


def hits(table: Survey, target: int, effect: Effect, successes: float) -> float:
    many = effect.amount if effect.amount > 0 else effect.per_success * successes
    group = (round(100 * many), 9, spell_power(effect))
    found = wounds(table.st, target, [group], Situation(BY_SPELL)) / 100 / passing(9)
    return table.harm(target, with_morale(table.st, target, found))


def rally(table: Survey, target: int, effect: Effect, successes: float) -> float:
    return RALLIES if table.st.has_mark(target, BROKEN) else 0.0


def heal(table: Survey, target: int, effect: Effect, successes: float) -> float:
    points = effect.per_success * successes if effect.per_success > 0 else DIE
    return HEALS * min(points, table.wounds_taken(target))


def best_option(table: Survey, target: int, effect: Effect, successes: float) -> float:
    return max([effect_worth(table, target, option, successes) for option in effect.options])


def lasting(table: Survey, target: int, effect: Effect, successes: float) -> float:
    """Lasting effects help, or harm, in the middle of a fight."""
    if is_engaged(table.st, target):
        return HELPS
    near = table.nearest(target) if table.st.owner(target) == table.seat else min_gap(table, target)
    return HELPS / 2 if near < CLOSE else 0.0


SPELL_WEIGHTS: Final[dict[str, Callable[[Survey, int, Effect, float], float]]] = {
    "hits": hits,
    "rally": rally,
    "heal": heal,
    "choose": best_option,
}
"""Effects on a Regiment that are not valued as lasting help."""


def min_gap(table: Survey, foe: int) -> float:
    return min([table.gap(one, foe) for one in table.own], default=9999.0)


class SpellAnswers(MoveAnswers):
    """Answers for chapters 17, 19 and 23: which Regiment gets what."""

    def spell(self, table: Survey, asked: Decision) -> Pick:
        _, spell, _ = best_cast(table, asked.context[0])
        return spell if spell in asked.options else asked.options[0]

    def spell_target(self, table: Survey, asked: Decision) -> Pick:
        caster, spell = asked.context
        return highest(asked.options, key=lambda one: (cast_worth(table, caster, spell, number(one)), -number(one)))

    def recast(self, table: Survey, asked: Decision) -> Pick:
        """Re-roll all dice if the spell would fail and an average roll would not."""
        frame = table.st.stack[-1]
        assert isinstance(frame, Casting)
        return YES if lacking(table.st, frame) > 0 else NO

    def reroll_cast(self, table: Survey, asked: Decision) -> Pick:
        frame = table.st.stack[-1]
        assert isinstance(frame, Casting)
        need = difficulty_of(table.st, frame.caster, frame.named(table.st))
        failed = [die for die in asked.options if die != NONE and not is_passed(frame.faces[number(die)], need)]
        return failed[0] if failed else NONE

    # -- Draw Events -----------------------------------------------------------------------------------------------------

    def draw_event(self, table: Survey, asked: Decision) -> Pick:
        """Helpful events come before those that let others act."""
        first = [event for event in asked.options if event in (REGENERATION, BIOTIC_RENEWAL, BASTION)]
        return first[0] if first else asked.options[0]

    def event_for(self, table: Survey, asked: Decision) -> Pick:
        """The Regiment that is most wounded, or most in the fight."""
        if asked.context[1] == BIOTIC_RENEWAL:
            return highest(asked.options, key=lambda one: (table.wounds_taken(number(one)), -number(one)))
        return self.thickest(table, asked)

    def thickest(self, table: Survey, asked: Decision) -> Pick:
        return highest(asked.options, key=lambda one: (table.front(number(one)) if one != NONE else 0.0, -number(one)))

    def holder(self, table: Survey, asked: Decision) -> Pick:
        return self.thickest(table, asked)

    def technique_for(self, table: Survey, asked: Decision) -> Pick:
        return self.thickest(table, asked)

    def technique_acts(self, table: Survey, asked: Decision) -> Pick:
        return self.thickest(table, asked)

    def blessing(self, table: Survey, asked: Decision) -> Pick:
        """For Hits if it will attack, otherwise for Defence."""
        regiment = asked.context[0]
        near = table.nearest(regiment)
        strikes = near <= max(table.reach(regiment), table.march(regiment) + 3 * INCH)
        return BLESSED_HITS if strikes else BLESSED_DEFENCE

    def burnout(self, table: Survey, asked: Decision) -> Pick:
        """Use Burnout only in a fight."""
        return YES if is_engaged(table.st, asked.context[0]) else NO

    def flux(self, table: Survey, asked: Decision) -> Pick:
        """Clash or Attacks, whichever gives more Hits."""
        attacks, clash = table.stat(asked.context[0], ATTACKS), table.stat(asked.context[0], CLASH)
        return 1 if (attacks + 2) * passing(clash) > attacks * passing(clash + 2) else 0

    def hibernate(self, table: Survey, asked: Decision) -> Pick:
        """A badly wounded Regiment hibernates."""
        hurt = [one for one in asked.options if one != NONE and table.wounds_taken(number(one)) >= FIT]
        return hurt[0] if hurt else NONE

    def free_for(self, table: Survey, asked: Decision) -> Pick:
        return self.thickest(table, asked)

    def free_action(self, table: Survey, asked: Decision) -> Pick:
        """Clash before Volley before March."""
        return lowest(asked.options, key=lambda way: ("clash", "volley", "march").index(FREE_ACTIONS[number(way)]))

    def choose_effect(self, table: Survey, asked: Decision) -> Pick:
        """The effect that suits the bearer best."""
        bounds = table.st.rules.forces.bounds
        regiment = asked.context[0]
        return highest(
            asked.options, key=lambda one: (liking(table, regiment, bounds[number(one)].effect), -number(one))
        )

    def use_ability(self, table: Survey, asked: Decision) -> Pick:
        """Use every ability on offer, except those that cost the bearer's life."""
        st = table.st
        bound = st.rules.forces.bounds[asked.context[0]]
        effect = bound.effect
        if any(inner.op == "slay" for inner in effect.chain):
            return NO
        if effect.op == "wound":
            return YES if can_spare(table) else NO
        if effect.op == "free_action":
            return YES if not st.has_mark(bound.regiment, BROKEN) and st.wounds[bound.regiment] < 2 else NO
        return YES

    def expose(self, table: Survey, asked: Decision) -> Pick:
        return asked.options[0]

    # -- Supremacy -------------------------------------------------------------------------------------------------------

    def supremacy(self, table: Survey, asked: Decision) -> Pick:
        """Once the armies are close and help is needed."""
        st = table.st
        best, value = NONE, 0.0
        for pick in asked.options:
            if pick == NONE:
                continue
            effects = [st.rules.forces.bounds[n].effect for n in st.rules.forces.whole(number(pick))]
            worth = sum([supreme_worth(table, effect) for effect in effects])
            if worth > value:
                best, value = number(pick), worth
        return best if value > HELPS or st.turn >= 7 else NONE


def lacking(st: State, frame: Casting) -> int:
    """The number of successes a spell still needs."""
    spell = frame.named(st)
    need = difficulty_of(st, frame.caster, spell)
    passed = len([face for face in frame.faces if is_passed(face, need)])
    return needed(st, frame.caster, frame.target, spell) - passed


def liking(table: Survey, regiment: int, effect: Effect) -> float:
    """How well an effect suits the Regiment."""
    if effect.op == "stat":
        if effect.stat in (DEFENCE, EVASION):
            return 2.0 + table.stat(regiment, effect.stat)
        return 3.0 if effect.stat == MARCH else 2.5
    if effect.rule is not None and effect.rule.rule in (DEADLY_SHOT, FLUID_FORMATION):
        return 3.5 if effect.rule.rule == DEADLY_SHOT and table.reach(regiment) else 0.5
    return 2.0


def can_spare(table: Survey) -> bool:
    """Is there a Regiment in contact whose Wounds are worth those of its enemies?"""
    st = table.st
    for one in table.own:
        foes = engaged_with(st, one)
        gain = sum([table.harm(foe, DIE) for foe in foes])
        if foes and st.count(one) > FIT and gain > table.harm(one, DIE):
            return True
    return False


def supreme_worth(table: Survey, effect: Effect) -> float:
    """The current value of an effect for the army."""
    return SUPREME_WEIGHTS.get(effect.op, for_the_front)(table)


def rally_all(table: Survey) -> float:
    return RALLIES * len([one for one in table.own if table.st.has_mark(one, BROKEN)])


def heal_all(table: Survey) -> float:
    return HEALS * sum([min(3, table.wounds_taken(one)) for one in table.own])


def better_orders(table: Survey) -> float:
    return 4.0 * len(table.own) if min_of(table) < 2 * CLOSE else 0.0


def hold_up(table: Survey) -> float:
    """The value of delaying arrivals: more of the enemy's than of its own."""
    st = table.st
    waiting = [plan for plan in st.rules.plans if st.status[plan.number] not in (FIELD, GONE)]
    theirs = len([plan for plan in waiting if plan.owner != table.seat])
    return 6.0 * (2 * theirs - len(waiting))


def for_the_front(table: Survey) -> float:
    return HELPS / 2 * len([one for one in table.own if table.nearest(one) < CLOSE])


ORDER_OPS: Final = ("restack", "search_stack", "burst", "casting", "no_interference", "extra_action")
SUPREME_WEIGHTS: Final[dict[str, Callable[[Survey], float]]] = {
    **dict.fromkeys(ORDER_OPS, better_orders),
    "rally": rally_all,
    "heal": heal_all,
    "reinforcement": hold_up,
}
"""Effects for the army that are not valued by how many Regiments are near the enemy."""


def min_of(table: Survey) -> float:
    return min([table.nearest(one) for one in table.own], default=9999.0)
