"""Barrage: the shots of a Model, who contributes to a Volley, and when shots are halved (FB-14.9 to FB-14.16, FB-24.4)."""

from __future__ import annotations

from sandtable.games.first_blood.combat.attack_traits import EXTRA, TORRENT, Group, shot_power
from sandtable.games.first_blood.dice import halved_up
from sandtable.games.first_blood.in_force import BY_VOLLEY, Situation, effects, may_have
from sandtable.games.first_blood.measuring import leaders_within, models_within
from sandtable.games.first_blood.qualities import characteristic, rule_x
from sandtable.games.first_blood.sight import any_sees, is_obscured_by_sight
from sandtable.games.first_blood.state import AIM, NOWHERE, State
from sandtable.games.first_blood.tables.effects import Effect, Rule
from sandtable.games.first_blood.tables.terms import ARMOR_PIERCING, BARRAGE, SNAPFIRE, SURESHOT, VOLLEY

SHOTS_PER_MARKER = 2
"""Shots that an Overcharge Marker adds (FB-24.28)."""
RAPID = 6
"""The Volley value from which a Model has Rapid Volley (FB-5.7)."""

Gun = tuple[int, Rule]
"""A Model and the Barrage it uses."""


def has_guns(st: State, regiment: int) -> bool:
    """Could any Model have a Barrage, from its own profile or elsewhere (FB-5.4)?"""
    plan = st.rules.plans[regiment]
    if plan.stats[VOLLEY] == 0:
        return False
    return bool(plan.numbers[BARRAGE]) or may_have(st, "barrage", regiment)


def are_armed_alike(st: State, regiment: int) -> bool:
    """Do all Models have exactly the Barrages of their profile?"""
    return not (st.plan(regiment).is_character or may_have(st, "barrage", regiment))


def barrages(st: State, regiment: int, model: int) -> list[Rule]:
    """The Barrage profiles of a Model: its own, and what items, masteries and Retinue add (FB-17.9, FB-17.22, FB-17.36).

    An effect that adds to a Barrage adds to each existing one, or else gives a new one. Volley 0 means that the Model
    cannot shoot (FB-5.4).
    """
    plan = st.plan(regiment)
    if plan.stats[VOLLEY] == 0:
        return []
    found: list[Rule] = []
    if plan.numbers[BARRAGE] and (not plan.is_character or model == plan.first):
        found = [rule for rule in plan.profile.rules if rule.rule == BARRAGE]
    for bound in effects(st, "barrage", regiment, model):
        effect = bound.effect
        if found and effect.add_if_present:
            found = [with_effect(rule, effect) for rule in found]
        else:
            found.append(Rule(BARRAGE, effect.x, effect.range, effect.rules))
    return found


def with_effect(barrage: Rule, effect: Effect) -> Rule:
    """A Barrage with the shots and rules that an effect adds; Armor Piercing adds up."""
    added = effect.rules if effect.rules_if_present is None else effect.rules_if_present
    rules = {rule.rule: rule for rule in barrage.rules}
    for rule in added:
        old = rules.get(rule.rule)
        piercing = old.x + rule.x if old is not None and rule.rule == ARMOR_PIERCING else rule.x
        rules[rule.rule] = Rule(rule.rule, piercing)
    return Rule(BARRAGE, barrage.x + effect.add_if_present, barrage.range, tuple(rules.values()))


def shooters(st: State, regiment: int, snap: bool) -> list[int]:
    """The Models that can shoot; for Snapfire, only those with the rule (FB-14.3, FB-24.44)."""
    models = st.models(regiment)
    if are_armed_alike(st, regiment):
        able = models if models and barrages(st, regiment, models[0]) else []
    else:
        able = [model for model in models if barrages(st, regiment, model)]
    return [model for model in able if rule_x(st, regiment, model, SNAPFIRE)] if snap else able


def is_never_veiled(st: State, regiment: int, gun: Gun, sit: Situation) -> bool:
    """Sureshot: Regiments and terrain in between never obscure (FB-24.48)."""
    return any(rule.rule == SURESHOT for rule in gun[1].rules) or rule_x(st, regiment, gun[0], SURESHOT, sit) > 0


def is_at_long_range(st: State, regiment: int, target: int, barrage: Rule) -> bool:
    """Are the Leaders farther apart than half the range (FB-14.13)?"""
    return not leaders_within(st, regiment, target, barrage.range // 2)


def is_obscured(st: State, regiment: int, target: int, gun: Gun, arcing: bool) -> bool:
    """Does the target count as Obscured for these shots, for whatever reason (FB-14.12 to FB-14.14, FB-21.10, FB-24.1)?"""
    if st.inside[regiment] != NOWHERE or effects(st, "obscured", target):
        return True
    if is_at_long_range(st, regiment, target, gun[1]) and not effects(st, "clear_range", regiment, gun[0]):
        return True
    if arcing or is_never_veiled(st, regiment, gun, Situation(BY_VOLLEY, target)):
        return False
    return is_obscured_by_sight(st, regiment, target)


def contributes(st: State, regiment: int, target: int, gun: Gun, arcing: bool) -> bool:
    """Does a Model shoot: is a target Model in the range of its Barrage, and seen by it (FB-14.5, FB-14.10, FB-21.10)?

    At a Regiment inside a Garrison, range and sight are those of its outline. Each Model needs its own sight; Levels
    matter, heights do not (FB-21.11, FB-22.8).
    """
    model, barrage = gun
    if not leaders_within(st, regiment, target, barrage.range):
        return False
    inside = st.inside[target] != NOWHERE
    aims = st.models(target)[:1] if inside else st.models(target)
    near = (other for other in aims if models_within(st, model, other, barrage.range))
    return any(True for _ in near) if arcing else any_sees(st, [model], near)


def volley_of(st: State, regiment: int, model: int, sit: Situation, more: int) -> int:
    """The Volley value that a Model shoots with; Take Aim and Snapfire change it (FB-14.1, FB-14.18, FB-24.44)."""
    return max(0, characteristic(st, regiment, model, VOLLEY, sit) + more)


def volley_groups(
    st: State, regiment: int, target: int, guns: list[Gun], arcing: bool, markers: int, snap: bool
) -> list[Group]:
    """The dice of a Volley.

    Models with the same Barrage, Volley and rules form a group. Each group is halved separately against an Obscured target.
    Shots of Overcharge Markers are added before halving (FB-14.10, FB-14.15, FB-14.16, FB-14.23).
    """
    sit = Situation(BY_VOLLEY, target)
    aimed = 1 if st.has_mark(regiment, AIM) and not arcing and not snap else 0
    found: dict[tuple[int, int, int, int, bool], int] = {}
    for gun in guns:
        if not contributes(st, regiment, target, gun, arcing):
            continue
        model, barrage = gun
        need = volley_of(st, regiment, model, sit, aimed - (1 if snap else 0))
        power = shot_power(st, regiment, model, barrage, markers, sit)
        if need >= RAPID:
            power |= EXTRA
        if is_at_long_range(st, regiment, target, barrage):
            power &= ~TORRENT  # FB-24.51
        key = (barrage.x, barrage.range, need, power, is_obscured(st, regiment, target, gun, arcing))
        found[key] = found.get(key, 0) + barrage.x
    alike: dict[tuple[int, int], int] = {}
    extra = SHOTS_PER_MARKER * markers
    for (_, _, need, power, obscured), dice in found.items():
        shots = halved_up(dice + extra) if obscured else dice + extra
        alike[need, power] = (
            alike.get((need, power), 0) + shots
        )  # equal dice are one choice, whichever Model shot them (FB-2.9)
        extra = 0
    return [(dice, need, power) for (need, power), dice in alike.items()]
