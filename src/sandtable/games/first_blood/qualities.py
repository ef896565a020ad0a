"""The special rules and modified Characteristics that a Model currently has (chapters 5, 24).

No modified values are stored; they are computed on demand. For most Regiments nothing changes the profile.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.first_blood.in_force import BY_VOLLEY, MELEE, PLAIN, Situation, effects
from sandtable.games.first_blood.measuring import (
    engaged_models,
    engaged_with,
    is_majority,
    leader_of,
    models_in,
    standard_of,
    touches,
)
from sandtable.games.first_blood.state import BROKEN, FIELD, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.effects import Effect
from sandtable.games.first_blood.tables.terms import (
    ATTACKS,
    BASTION,
    BURNOUT,
    CLASH,
    DEFENCE,
    EVASION,
    FEARLESS,
    FLUX_POWERED,
    LINEBREAKER,
    MARCH,
    PHALANX,
    RAPID_VOLLEY,
    RELENTLESS_BLOWS,
    RESOLVE,
    RULE_IDS,
    SHIELD,
    TERRIFYING,
    UNSTOPPABLE,
    VOLLEY,
    WOUNDS,
)

FOR_MODELS: Final = ("self", "enemy_model_contact", "duel_opponent")
"""The `for` values of effects that do not apply to all Models of a Regiment alike."""
BY_VALUE: Final = (RAPID_VOLLEY, RELENTLESS_BLOWS)
"""Special rules that Models get from the value of a Characteristic (FB-5.7, FB-5.8)."""
DERIVED: Final = (UNSTOPPABLE, *BY_VALUE)
"""Special rules that follow from something else (FB-4.15)."""
BURNING: Final = 1
FLUX_CLASH: Final = 1
FLUX_ATTACKS: Final = 2
"""Choices made in Burnout and Flux-Powered (FB-23.4, FB-23.9)."""


# -- terrain ------------------------------------------------------------------------------------------------------------


def is_in_water(st: State, regiment: int) -> bool:
    """Are at least half of the Models in Water that affects them (FB-20.14)?"""
    wet = st.field().wet
    if not wet or any("water" in bound.effect.words for bound in effects(st, "ignore_terrain", regiment)):
        return False
    inside = st.block(regiment).in_pieces(st.field())
    standing = {model for at in wet for model in inside[at]}
    return bool(standing) and 2 * len(standing) >= st.count(regiment)


def is_in_ruin(st: State, regiment: int) -> bool:
    """Are the majority of the Models in a standing Ruin (FB-22.1)?"""
    for at in st.field().ruins:
        if not st.has_collapsed(at) and is_majority(models_in(st, regiment, at), st.count(regiment)):
            return True
    return False


# -- special rules -------------------------------------------------------------------------------------------------------


def rule_x(st: State, regiment: int, model: int, rule: int, sit: Situation = PLAIN) -> int:
    """The number of a special rule that a Model has: 1 for rules without a number, 0 if it does not have the rule.

    Retinue Models have none of their Character's rules (FB-17.9).
    """
    plan = st.rules.plans[regiment]
    best = plan.numbers[rule] if not plan.is_character or model == plan.first else 0
    if is_ruled(st, regiment, rule):
        if is_suppressed(st, regiment, model, rule, sit):
            return 0
        for bound in effects(st, "rule", regiment, model, sit):
            own = bound.effect.rule
            if own is not None and own.rule == rule:
                best = max(best, max(1, own.x))
        for bound in effects(st, "rule_add", regiment, model, sit):
            own = bound.effect.rule
            if own is not None and own.rule == rule:
                best += own.x
    if best == 0 and rule == UNSTOPPABLE and standard_of(st, regiment) != NOBODY:
        return 1  # FB-4.15
    if best == 0 and rule == RAPID_VOLLEY:
        return int(characteristic(st, regiment, model, VOLLEY, sit) >= 6)  # FB-5.7
    if best == 0 and rule == RELENTLESS_BLOWS:
        return int(characteristic(st, regiment, model, CLASH, sit) >= 6)  # FB-5.8
    return best


def is_ruled(st: State, regiment: int, rule: int) -> bool:
    """Could an effect give a Regiment a special rule now, or take it away?"""
    forces = st.rules.forces
    if rule in forces.ruled[regiment]:
        return True
    return bool(st.lasting) and any(rule in forces.ruling[row[0]] for row in st.lasting)


def examples(st: State, regiment: int, rule: int) -> list[int]:
    """The Models to check for a special rule; do not modify the list.

    Without such effects all are alike except the Character, who comes first.
    """
    models = st.block(regiment).living
    if rule in BY_VALUE or is_ruled(st, regiment, rule):
        return models
    return models[:2] if st.rules.plans[regiment].is_character else models[:1]


def is_suppressed(st: State, regiment: int, model: int, rule: int, sit: Situation) -> bool:
    from_foes = effects(st, "suppress", regiment, model, sit)
    return any(RULE_IDS[rule] in bound.effect.words for bound in from_foes)


def is_unknown(st: State, regiment: int, rule: int) -> bool:
    """Is it certain that no Model has a special rule, from the profile or elsewhere?"""
    return not st.rules.plans[regiment].numbers[rule] and rule not in DERIVED and not is_ruled(st, regiment, rule)


def any_has(st: State, regiment: int, rule: int, sit: Situation = PLAIN) -> bool:
    """Does at least one Model of a Regiment have a special rule?"""
    if not st.lasting and rule not in DERIVED:
        # most profiles lack most rules, and no effect gives them; same as `is_unknown`
        if not st.rules.plans[regiment].numbers[rule] and rule not in st.rules.forces.ruled[regiment]:
            return False
    elif is_unknown(st, regiment, rule):
        return False
    return any(rule_x(st, regiment, model, rule, sit) for model in examples(st, regiment, rule))


def all_have(st: State, regiment: int, rule: int, sit: Situation = PLAIN) -> bool:
    """Do all Models of a Regiment have a special rule?"""
    if is_unknown(st, regiment, rule):
        return False
    models = examples(st, regiment, rule)
    return bool(models) and all(rule_x(st, regiment, model, rule, sit) for model in models)


# -- Characteristics -----------------------------------------------------------------------------------------------------


def characteristic(st: State, regiment: int, model: int, stat: int, sit: Situation = PLAIN) -> int:
    """A modified Characteristic: profile plus all bonuses minus all penalties, at least 0 (FB-5.2, FB-5.5).

    Defence and Evasion are those against the Attack of the situation. A Character's Regiment uses the Character's Defence,
    Evasion and Resolve while it lives (FB-17.11); Retinue Models have Attacks 1 and Wounds 1 (FB-17.9). All Models start
    from the profile of their Regiment. There is no upper limit. Abilities of a Character alone reach its Retinue in no
    other way (FB-4.5, FB-5.3, FB-17.46).
    """
    plan = st.plan(regiment)
    value = plan.stats[stat]
    if plan.is_character and model != plan.first:
        if stat in (ATTACKS, WOUNDS):
            value = 1
        elif stat in (DEFENCE, EVASION, RESOLVE) and leader_of(st, regiment) != NOBODY:
            model = plan.first
    if stat == RESOLVE and st.has_mark(regiment, BROKEN):
        return value  # FB-7.25
    capped: list[Effect] = []
    if is_changed(st, regiment, stat):
        for bound in effects(st, "stat", regiment, model, sit):
            if bound.effect.stat == stat:
                if bound.effect.max >= 0:
                    capped.append(bound.effect)
                else:
                    value += bound.effect.add
    if st.events_on:
        value += by_events(st, regiment, stat)
    value += by_rules(st, regiment, model, stat, sit)
    for effect in capped:
        value = max(value, min(value + effect.add, effect.max))
    return max(0, value)


def is_changed(st: State, regiment: int, stat: int) -> bool:
    """Could an effect change a Characteristic of a Regiment now?"""
    forces = st.rules.forces
    if forces.by_stat[stat][regiment]:
        return True
    for row in st.lasting:
        effect = forces.bounds[row[0]].effect
        if effect.op == "stat" and effect.stat == stat:
            return True
    return False


def lowest(st: State, regiment: int, stat: int) -> int:
    """The lowest value of a Characteristic among the living Models of a Regiment."""
    plan = st.rules.plans[regiment]
    if stat == MARCH and not (by_events(st, regiment, stat) or is_changed(st, regiment, stat)):
        return plan.stats[stat]
    models = st.block(regiment).living
    if are_alike(st, regiment, stat):
        models = models[:2] if plan.is_character else models[:1]
    return min([characteristic(st, regiment, model, stat) for model in models])


def are_alike(st: State, regiment: int, stat: int) -> bool:
    """Do all Models except the Character, who comes first, have the same value? Only effects on single Models differ."""
    forces = st.rules.forces
    numbers = forces.by_stat[stat][regiment]
    if st.lasting:
        numbers = numbers + [row[0] for row in st.lasting]
    return not any(forces.bounds[number].effect.to in FOR_MODELS for number in numbers)


def has_event(st: State, regiment: int, event: int) -> int:
    """The number of a Draw Event in force for a Regiment, or of the choice made in it; -1 if it is not in force."""
    for on, receiver, number in st.events_on:
        if on == event and receiver == regiment:
            return number
    return -1


def by_events(st: State, regiment: int, stat: int) -> int:
    """The modifier from Draw Events in force: Bastion, Burnout, Flux-Powered (FB-23.2, FB-23.4, FB-23.9)."""
    if stat == DEFENCE:
        return 1 if has_event(st, regiment, BASTION) >= 0 and not is_linebroken(st, regiment) else 0
    if stat == MARCH:
        return 2 if has_event(st, regiment, BURNOUT) == BURNING else 0
    if stat == CLASH:
        burning = 1 if has_event(st, regiment, BURNOUT) == BURNING else 0
        return burning + (2 if has_event(st, regiment, FLUX_POWERED) == FLUX_CLASH else 0)
    if stat == ATTACKS:
        return 2 if has_event(st, regiment, FLUX_POWERED) == FLUX_ATTACKS else 0
    return 0


def by_rules(st: State, regiment: int, model: int, stat: int, sit: Situation) -> int:
    """The modifier from special rules and terrain to a Characteristic in a situation."""
    if stat == RESOLVE:
        return -1 if is_terrified(st, regiment) else 0
    if stat == CLASH and sit.kind in MELEE:
        return -1 if is_in_water(st, regiment) else 0
    if stat != DEFENCE:
        return 0
    more = 0
    if st.inside[regiment] != NOWHERE:
        more += st.field().pieces[st.inside[regiment]].defence  # FB-21.7
    if sit.kind == BY_VOLLEY or sit.kind in MELEE:
        if rule_x(st, regiment, model, SHIELD, sit) and not is_linebroken(st, regiment):
            more += 1  # FB-24.42
        if rule_x(st, regiment, model, PHALANX, sit) and is_phalanx(st, regiment):
            more += 1  # FB-24.31
    if sit.kind == BY_VOLLEY and is_in_ruin(st, regiment):
        more += 1  # FB-22.1
    return more


def is_linebroken(st: State, regiment: int) -> bool:
    """Is a Model with Linebreaker in contact? Then Shield and Bastion do not apply (FB-24.27)."""
    for foe in engaged_with(st, regiment):
        for model in st.models(foe):
            touching = st.inside[foe] != NOWHERE or touches(st, model, regiment)  # all inside fight (FB-21.12)
            if touching and rule_x(st, foe, model, LINEBREAKER):
                return True
    return False


def is_phalanx(st: State, regiment: int) -> bool:
    """Are half or more of the Models not Engaged (FB-24.31)?"""
    if effects(st, "phalanx_always", regiment):
        return True
    free = st.count(regiment) - len(engaged_models(st, regiment))
    return 2 * free >= st.count(regiment)


def is_terrified(st: State, regiment: int) -> bool:
    """Is an enemy with Terrifying in contact, and no Fearless Model here (FB-24.15, FB-24.49)?"""
    if st.status[regiment] != FIELD:
        return False
    foes = [foe for foe in engaged_with(st, regiment) if any_has(st, foe, TERRIFYING)]
    return bool(foes) and not any_has(st, regiment, FEARLESS)
