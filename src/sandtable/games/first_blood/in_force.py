"""What is in force for a Regiment or Model: effects, special rules and modified Characteristics (chapters 5, 17, 24).

Nothing modified is stored: all is worked out when somebody asks, from profiles, living bearers and what lasts for a time.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.first_blood.army_building.muster import OF_RETINUE, Bound
from sandtable.games.first_blood.measuring import (
    COMMAND_RANGE,
    are_engaged,
    engaged_models,
    engaged_with,
    in_contact,
    is_in_piece,
    is_majority,
    leader_models,
    leader_of,
    models_in,
    models_within,
    standard_of,
    touches,
)
from sandtable.games.first_blood.state import BROKEN, FIELD, GONE, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import RUIN, WATER, ZONAL
from sandtable.games.first_blood.tables.effects import UNTIL_IDS, Effect
from sandtable.games.first_blood.tables.terms import (
    ATTACKS,
    BASTION,
    BURNOUT,
    CATEGORY_IDS,
    CLASH,
    DEFENCE,
    EVASION,
    FEARLESS,
    FLUX_POWERED,
    LINEBREAKER,
    MARCH,
    PHALANX,
    PRIEST,
    RAPID_VOLLEY,
    RELENTLESS_BLOWS,
    RESOLVE,
    RULE_IDS,
    SHIELD,
    TERRIFYING,
    TYPE_IDS,
    UNSTOPPABLE,
    VOLLEY,
    WIZARD,
    WOUNDS,
)

NO_ATTACK: Final = 0
BY_VOLLEY: Final = 1
BY_CLASH: Final = 2
BY_IMPACT: Final = 3
BY_DUEL: Final = 4
BY_SPELL: Final = 5
"""Kinds of Attacks, by which conditions and special rules ask."""

MELEE: Final = (BY_CLASH, BY_IMPACT, BY_DUEL)
UNTIL_TURN: Final = 1
UNTIL_NEXT_TURN: Final = 2
UNTIL_ACTIVATION: Final = 3
UNTIL_ACTION: Final = 4
UNTIL_CASTER_ACTS: Final = 5
UNTIL_TARGET_ACTED: Final = 6
"""How long a lasting effect lasts, in the order of `UNTIL_IDS`."""
UNTIL: Final = {name: at + 1 for at, name in enumerate(UNTIL_IDS)}
ARMED: Final = ("charged", "action_end", "friend_destroyed")
"""Effects that are noted and wait for something to happen."""
FOR_MODELS: Final = ("self", "enemy_model_contact", "duel_opponent")
"""Whom effects are for that are not for all Models of a Regiment alike."""
BY_VALUE: Final = (RAPID_VOLLEY, RELENTLESS_BLOWS)
"""Special rules that Models have by the value of a Characteristic (FB-5.7, FB-5.8)."""
DERIVED: Final = (UNSTOPPABLE, *BY_VALUE)
"""Special rules that follow from something else (FB-4.15)."""
BURNING: Final = 1
FLUX_CLASH: Final = 1
FLUX_ATTACKS: Final = 2
"""Choices made in Burnout and Flux-Powered (FB-23.4, FB-23.9)."""


class Situation:
    """What conditions ask about: the kind of Attack, the enemy Regiment."""

    __slots__ = ("bare", "charged", "foe", "kind")

    def __init__(self, kind: int = NO_ATTACK, foe: int = NOBODY, charged: bool = False, bare: bool = False) -> None:
        self.kind = kind
        self.foe = foe
        self.charged = charged
        """Did the Regiment charge successfully in this activation?"""
        self.bare = bare
        """Is it a Clash without Inspire, as Rake Attack is (FB-24.35)?"""


PLAIN: Final = Situation()


# -- effects -------------------------------------------------------------------------------------------------------------


def effects(st: State, op: str, regiment: int, model: int = NOBODY, sit: Situation = PLAIN) -> list[Bound]:
    """The effects of an op that are in force for a Model of a Regiment (NOBODY: any ordinary one).

    The same named effect from two sources counts once (FB-5.6).
    """
    muster = st.rules.muster
    bounds = muster.bounds
    found: list[Bound] = []
    if op in muster.reaching:
        for number in muster.reaching[op][regiment]:
            bound = bounds[number]
            if is_borne(st, bound) and reaches(st, number, bound, regiment, model) and holds(st, bound, regiment, sit):
                found.append(bound)
    if not st.lasting:
        return once(found)
    for number, receiver, until, turn in st.lasting:
        bound = bounds[number]
        if bound.effect.op != op or (until == UNTIL_NEXT_TURN and turn != st.turn) or bound.effect.when in ARMED:
            continue
        if receiver == NOBODY:
            hit = reaches(st, number, bound, regiment, model)
        else:
            hit = receiver == regiment and (bound.effect.to != "self" or model == self_of(st, bound))
        if hit and is_for(st, bound.effect, regiment) and holds(st, bound, regiment, sit) and not is_exposed(st, bound):
            found.append(bound)
    return once(found)


def once(found: list[Bound]) -> list[Bound]:
    """The same named effect from two sources counts once (FB-5.6)."""
    if len(found) < 2:
        return found
    named: dict[tuple[str, int], Bound] = {}
    for bound in found:
        named.setdefault((bound.ability, id(bound.effect)), bound)
    return list(named.values())


def is_borne(st: State, bound: Bound) -> bool:
    """Do the bearer and the Character it serves live, and enough Retinue Models for a row (FB-4.7, FB-17.14, FB-17.25)?

    What was named by Expose Weakness has no effect (FB-17.34).
    """
    if not st.is_alive(bound.bearer) or st.status[bound.regiment] == GONE or is_exposed(st, bound):
        return False
    plan = st.plan(bound.regiment)
    if plan.is_character and not st.is_alive(plan.first):
        return False
    if bound.always and not bound.offboard and st.status[bound.regiment] != FIELD:
        return False
    if bound.source == OF_RETINUE:
        category, need = bound.row
        return living_retinue(st, bound.regiment, category) >= need
    return True


def is_exposed(st: State, bound: Bound) -> bool:
    """Was this item, Retinue row or mastery named by Expose Weakness in the Duel that is fought (FB-17.34)?"""
    for number, receiver, _, named in st.lasting:
        bounds = st.rules.muster.bounds
        if bounds[number].effect.op == "suppress_choice" and receiver == bound.regiment:
            weak = bounds[named]
            if (weak.ability, weak.source) == (bound.ability, bound.source):
                return True
    return False


def living_retinue(st: State, regiment: int, category: int) -> int:
    """How many Retinue Models of a category live (FB-17.14)."""
    marks = st.rules.muster.marks
    return len([model for model in st.models(regiment) if marks[model] == CATEGORY_IDS[category]])


def reaches(st: State, number: int, bound: Bound, regiment: int, model: int) -> bool:
    """Is a Regiment, and a Model of it, among those whom an effect is for?"""
    effect = bound.effect
    if not is_for(st, effect, regiment):
        return False
    mine = st.owner(bound.regiment) == st.owner(regiment)
    to = effect.to
    if to == "self":
        return regiment == bound.regiment and model == self_of(st, bound)
    if to == "regiment":
        return mine and regiment in holders(st, number, bound)
    if to == "army":
        return mine and st.status[regiment] == FIELD
    if to == "warband":
        return mine and st.plan(regiment).warband == bound.regiment
    if to == "near":
        return mine and any(
            models_within(st, self_of(st, bound), one, effect.range) for one in leader_models(st, regiment)
        )
    if to == "presence":
        return is_present(st, bound.regiment, regiment)
    if to == "enemy_contact":
        return not mine and any(are_engaged(st, one, regiment) for one in holders(st, number, bound))
    if to == "enemy_model_contact":
        return not mine and model != NOBODY and in_contact(st, self_of(st, bound), model)
    if to == "duel_opponent":
        return not mine and model == st.plan(regiment).first  # in the Duel with the bearer, as `holds` asks
    return False


def self_of(st: State, bound: Bound) -> int:
    """The Model that an effect calls `self`: the Character for all that it carries and for its Lieutenants."""
    plan = st.plan(bound.regiment)
    return plan.first if plan.is_character else bound.bearer


def is_for(st: State, effect: Effect, regiment: int) -> bool:
    """Is a Regiment of a Type and Class that an effect is restricted to?"""
    plan = st.plan(regiment)
    return (not effect.types or plan.type in effect.types) and (not effect.classes or plan.klass in effect.classes)


def holders(st: State, number: int, bound: Bound) -> list[int]:
    """The Regiments that hold an effect: the bearer's own, or where a Command effect was given (FB-17.45).

    A Regiment that shares Command effects leaves it with the Character's own, too.
    """
    if bound.command:
        for held, regiment in st.holders_of:
            if held == number and regiment != bound.regiment and is_present(st, bound.regiment, regiment):
                shared = effects(st, "share_command", regiment)
                return [regiment, bound.regiment] if shared else [regiment]
    return [bound.regiment]


def presence_range(st: State, regiment: int) -> int:
    """How far the Commanding Presence of a Character reaches (FB-17.4)."""
    wider = [bound.effect.range for bound in effects(st, "presence_range", regiment, st.plan(regiment).first)]
    return max([COMMAND_RANGE, *wider])


def is_present(st: State, character: int, regiment: int) -> bool:
    """Does a Character give a Regiment its Commanding Presence (FB-17.4)?"""
    mine, theirs = st.plan(character), st.plan(regiment)
    if mine.owner != theirs.owner or not mine.is_character or theirs.is_character:
        return False
    if st.status[character] != FIELD or st.status[regiment] != FIELD or not st.is_alive(mine.first):
        return False
    if effects(st, "deny_presence", regiment):
        return False
    reach = presence_range(st, character)
    return any(models_within(st, mine.first, leader, reach) for leader in leader_models(st, regiment))


def holds(st: State, bound: Bound, regiment: int, sit: Situation) -> bool:
    """Do all conditions of an effect hold for the Regiment that has it?"""
    if bound.effect.to == "duel_opponent" and (sit.kind != BY_DUEL or sit.foe != bound.regiment):
        return False
    return all(is_true(st, bound, regiment, sit, word, about) for word, about in bound.effect.conditions)


def is_true(st: State, bound: Bound, regiment: int, sit: Situation, word: str, about: tuple[str, ...]) -> bool:
    kind = sit.kind
    if word in ATTACK_CONDITIONS:
        return kind in ATTACK_CONDITIONS[word]
    if word == "duel_started":
        return kind == BY_DUEL and st.owner(regiment) == st.active
    if word == "charged_this_activation":
        return sit.charged
    if word == "target_type":
        return sit.foe != NOBODY and TYPE_IDS[st.plan(sit.foe).type] in about
    if word == "not_caster":
        return magic_level(st, bound.regiment) == 0
    if word == "half_in_zonal":
        return is_half_in_zonal(st, regiment)
    if word == "in_garrison":
        return st.inside[regiment] != NOWHERE
    if word == "warband":
        return st.plan(regiment).warband == bound.regiment
    if word == "models_at_least":
        return st.count(regiment) >= int(about[0])
    if word == "friend_broken_or_lost":
        return has_friend_in_need(st, st.owner(bound.regiment))
    if word == "presence_of":
        named = [plan for plan in st.rules.plans if plan.is_character and is_named(plan.entry, about)]
        return any(is_present(st, plan.number, regiment) for plan in named)
    return False  # conditions about a spell are asked by `magic`


ATTACK_CONDITIONS: Final = {
    "volley": (BY_VOLLEY,),
    "clash": (BY_CLASH, BY_DUEL),
    "volley_or_clash": (BY_VOLLEY, BY_CLASH, BY_DUEL),
    "clash_or_impact": (BY_CLASH, BY_IMPACT, BY_DUEL),
    "duel": (BY_DUEL,),
}
"""A Duel counts as a Clash (FB-18.10)."""


def is_named(entry: str, about: tuple[str, ...]) -> bool:
    """Is it this Character entry, or its mounted version?"""
    return entry.removesuffix("_mounted") in about


def has_friend_in_need(st: State, seat: int) -> bool:
    """Is a friendly Regiment on the battlefield Broken, or was one destroyed this Turn?"""
    for plan in st.rules.plans:
        if plan.owner != seat:
            continue
        if st.status[plan.number] == FIELD and st.has_mark(plan.number, BROKEN):
            return True
        if st.status[plan.number] == GONE and st.gone[plan.number] == st.turn:
            return True
    return False


# -- terrain -------------------------------------------------------------------------------------------------------------


def is_half_in_zonal(st: State, regiment: int) -> bool:
    """Are at least half of the Models in Zonal Terrain, or do they count as such?"""
    if effects(st, "counts_in_zonal", regiment):
        return True
    zonal = [at for at, piece in enumerate(st.field().pieces) if piece.kind == ZONAL or st.collapsed >> at & 1]
    standing = [model for model in st.models(regiment) if any(is_in_piece(st, model, at) for at in zonal)]
    return 2 * len(standing) >= st.count(regiment)


def is_in_water(st: State, regiment: int) -> bool:
    """Are at least half of the Models in Water that does not leave them cold (FB-20.14)?"""
    if any("water" in bound.effect.words for bound in effects(st, "ignore_terrain", regiment)):
        return False
    wet = [at for at, piece in enumerate(st.field().pieces) if piece.has(WATER)]
    standing = [model for model in st.models(regiment) if any(is_in_piece(st, model, at) for at in wet)]
    return bool(standing) and 2 * len(standing) >= st.count(regiment)


def is_in_ruin(st: State, regiment: int) -> bool:
    """Is the majority of the Models in a Ruin that stands (FB-22.1)?"""
    for at, piece in enumerate(st.field().pieces):
        if (
            piece.kind == RUIN
            and not st.collapsed >> at & 1
            and is_majority(models_in(st, regiment, at), st.count(regiment))
        ):
            return True
    return False


# -- special rules -------------------------------------------------------------------------------------------------------


def rule_x(st: State, regiment: int, model: int, rule: int, sit: Situation = PLAIN) -> int:
    """The number of a special rule that a Model has, 1 for rules without one, 0 if it does not have it.

    Retinue Models have none of their Character's rules (FB-17.9).
    """
    plan = st.rules.plans[regiment]
    best = plan.numbers[rule] if not plan.is_character or model == plan.first else 0
    if is_ruled(st, regiment):
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


def is_ruled(st: State, regiment: int) -> bool:
    """May an effect give a Regiment special rules now, or take them away?"""
    muster = st.rules.muster
    if muster.ruled[regiment]:
        return True
    return bool(st.lasting) and not muster.ruling.isdisjoint([row[0] for row in st.lasting])


def examples(st: State, regiment: int, rule: int) -> list[int]:
    """The Models to ask about a special rule: where no effect has a say all are alike but the Character, who comes first."""
    models = st.models(regiment)
    return models if rule in BY_VALUE or is_ruled(st, regiment) else models[:2]


def is_suppressed(st: State, regiment: int, model: int, rule: int, sit: Situation) -> bool:
    from_foes = effects(st, "suppress", regiment, model, sit)
    return any(RULE_IDS[rule] in bound.effect.words for bound in from_foes)


def is_unknown(st: State, regiment: int, rule: int) -> bool:
    """Has certainly no Model a special rule: neither by the profile nor from elsewhere?"""
    return not st.rules.plans[regiment].numbers[rule] and rule not in DERIVED and not is_ruled(st, regiment)


def any_has(st: State, regiment: int, rule: int, sit: Situation = PLAIN) -> bool:
    """Has at least one Model of a Regiment a special rule?"""
    if is_unknown(st, regiment, rule):
        return False
    return any(rule_x(st, regiment, model, rule, sit) for model in examples(st, regiment, rule))


def all_have(st: State, regiment: int, rule: int, sit: Situation = PLAIN) -> bool:
    """Have all Models of a Regiment a special rule?"""
    if is_unknown(st, regiment, rule):
        return False
    models = examples(st, regiment, rule)
    return bool(models) and all(rule_x(st, regiment, model, rule, sit) for model in models)


def magic_level(st: State, regiment: int) -> int:
    """The Magic Level of a Wizard or Priest by its own profile, 0 for others (FB-19.1)."""
    numbers = st.plan(regiment).numbers
    return max(numbers[WIZARD], numbers[PRIEST])


# -- Characteristics -----------------------------------------------------------------------------------------------------


def characteristic(st: State, regiment: int, model: int, stat: int, sit: Situation = PLAIN) -> int:
    """A modified Characteristic: profile, plus all bonuses, less all penalties, then not below 0 (FB-5.2, FB-5.5).

    Defence and Evasion are those against the Attack of the situation. A Character's Regiment uses the Character's Defence,
    Evasion and Resolve while it lives (FB-17.11); Retinue Models have Attacks 1 and Wounds 1 (FB-17.9).
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
    if st.lasting or st.rules.muster.by_stat[stat][regiment]:
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


def lowest(st: State, regiment: int, stat: int) -> int:
    """The lowest value of a Characteristic among the living Models of a Regiment."""
    models = st.models(regiment)
    if are_alike(st, regiment, stat):
        models = models[:2]
    return min([characteristic(st, regiment, model, stat) for model in models])


def are_alike(st: State, regiment: int, stat: int) -> bool:
    """Have all Models but the Character, who comes first, the same value? Only effects for single Models make a difference."""
    muster = st.rules.muster
    numbers = muster.by_stat[stat][regiment]
    if st.lasting:
        numbers = numbers + [row[0] for row in st.lasting]
    return not any(muster.bounds[number].effect.to in FOR_MODELS for number in numbers)


def has_event(st: State, regiment: int, event: int) -> int:
    """The number of a Draw Event in force for a Regiment, or of the choice made in it; -1 if it is not in force."""
    for on, receiver, number in st.events_on:
        if on == event and receiver == regiment:
            return number
    return -1


def by_events(st: State, regiment: int, stat: int) -> int:
    """What Draw Events in force add: Bastion, Burnout, Flux-Powered (FB-23.2, FB-23.4, FB-23.9)."""
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
    """What special rules and terrain add to or take from a Characteristic in a situation."""
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
    """Is a Model with Linebreaker in contact? Then Shield and Bastion are of no use (FB-24.27)."""
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
    """Is an enemy with Terrifying in contact, and nobody Fearless here (FB-24.15, FB-24.49)?"""
    if st.status[regiment] != FIELD:
        return False
    foes = [foe for foe in engaged_with(st, regiment) if any_has(st, foe, TERRIFYING)]
    return bool(foes) and not any_has(st, regiment, FEARLESS)
