"""Find the effects in force for a Regiment or Model (chapters 5, 17, 24).

No modified values are stored. They are computed on demand from profiles, living bearers and lasting effects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.refusal import Facts
from sandtable.games.first_blood.army_building.forces import OF_RETINUE, BoundEffect
from sandtable.games.first_blood.measuring import (
    COMMAND_RANGE,
    are_engaged,
    is_in_piece,
    leader_models,
    models_meet,
    models_within,
)
from sandtable.games.first_blood.refusals import apart, gap, regiment_refusal
from sandtable.games.first_blood.state import BROKEN, FIELD, GONE, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.battlefields import ZONAL
from sandtable.games.first_blood.tables.effects import UNTIL_IDS, Effect
from sandtable.games.first_blood.tables.terms import (
    CATEGORY_IDS,
    PRIEST,
    TYPE_IDS,
    WIZARD,
)

NO_ATTACK: Final = 0
BY_VOLLEY: Final = 1
BY_CLASH: Final = 2
BY_IMPACT: Final = 3
BY_DUEL: Final = 4
BY_SPELL: Final = 5
"""Kinds of Attacks, as used by conditions and special rules."""

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
"""Triggers of effects that are recorded and wait for an event."""


class Situation:
    """The context for conditions: the kind of Attack and the enemy Regiment."""

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


def effects(st: State, op: str, regiment: int, model: int = NOBODY, sit: Situation = PLAIN) -> list[BoundEffect]:
    """The effects of an op that are in force for a Model of a Regiment (NOBODY means any ordinary one).

    The same named effect from two sources counts once (FB-5.6).
    """
    forces = st.rules.forces
    found: list[BoundEffect] = []
    reaching = forces.reaching.get(op)
    if reaching is not None:
        for number in reaching[regiment]:
            bound = forces.bounds[number]
            if is_borne(st, bound) and reaches(st, number, bound, regiment, model) and holds(st, bound, regiment, sit):
                found.append(bound)
    if st.lasting:
        found += lasting_effects(st, op, regiment, model, sit)
    return found if len(found) < 2 else once(found)


def lasting_effects(st: State, op: str, regiment: int, model: int, sit: Situation) -> list[BoundEffect]:
    """The same for effects that last for a time, whether or not their bearer lives (FB-5.6)."""
    bounds = st.rules.forces.bounds
    found: list[BoundEffect] = []
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
    return found


def may_have(st: State, op: str, regiment: int) -> bool:
    """Could an effect of an op be in force for a Regiment, permanently or for a time? False positives are possible."""
    reaching = st.rules.forces.reaching.get(op)
    if reaching is not None and reaching[regiment]:
        return True
    return bool(st.lasting) and any(st.rules.forces.bounds[row[0]].effect.op == op for row in st.lasting)


def once(found: list[BoundEffect]) -> list[BoundEffect]:
    """The same named effect from two sources counts once (FB-5.6)."""
    if len(found) < 2:
        return found
    named: dict[tuple[str, int], BoundEffect] = {}
    for bound in found:
        named.setdefault((bound.ability, id(bound.effect)), bound)
    return list(named.values())


def is_borne(st: State, bound: BoundEffect) -> bool:
    """Are the bearer and its Character alive, and enough Retinue Models for a row (FB-4.7, FB-17.14, FB-17.25)?

    Anything named by Expose Weakness has no effect (FB-17.34).
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


def is_exposed(st: State, bound: BoundEffect) -> bool:
    """Was this item, Retinue row or mastery named by Expose Weakness in the current Duel (FB-17.34)?"""
    for number, receiver, _, named in st.lasting:
        bounds = st.rules.forces.bounds
        if bounds[number].effect.op == "suppress_choice" and receiver == bound.regiment:
            weak = bounds[named]
            if (weak.ability, weak.source) == (bound.ability, bound.source):
                return True
    return False


def living_retinue(st: State, regiment: int, category: int) -> int:
    """The number of living Retinue Models of a category (FB-17.14)."""
    marks = st.rules.forces.marks
    return len([model for model in st.models(regiment) if marks[model] == CATEGORY_IDS[category]])


def reaches(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    """Does an effect apply to a Regiment, and to a Model of it?"""
    effect = bound.effect
    if not is_for(st, effect, regiment):
        return False
    reached = REACHED.get(effect.to)
    return reached is not None and reached(st, number, bound, regiment, model)


def is_mine(st: State, bound: BoundEffect, regiment: int) -> bool:
    return st.owner(bound.regiment) == st.owner(regiment)


def reaches_self(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    return regiment == bound.regiment and model == self_of(st, bound)


def reaches_regiment(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    return is_mine(st, bound, regiment) and regiment in holders(st, number, bound)


def reaches_army(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    return is_mine(st, bound, regiment) and st.status[regiment] == FIELD


def reaches_warband(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    return is_mine(st, bound, regiment) and st.plan(regiment).warband == bound.regiment


def reaches_near(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    if not is_mine(st, bound, regiment):
        return False
    source, reach = self_of(st, bound), bound.effect.range
    return any(models_within(st, source, one, reach) for one in leader_models(st, regiment))


def reaches_presence(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    return is_present(st, bound.regiment, regiment)


def reaches_contact(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    if is_mine(st, bound, regiment):
        return False
    return any(are_engaged(st, one, regiment) for one in holders(st, number, bound))


def reaches_model_contact(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    return not is_mine(st, bound, regiment) and model != NOBODY and models_meet(st, self_of(st, bound), model)


def reaches_opponent(st: State, number: int, bound: BoundEffect, regiment: int, model: int) -> bool:
    """Does it apply to the opponent in the Duel with the bearer? `holds` checks for the Duel."""
    return not is_mine(st, bound, regiment) and model == st.plan(regiment).first


REACHED: Final[dict[str, Callable[[State, int, BoundEffect, int, int], bool]]] = {
    "self": reaches_self,
    "regiment": reaches_regiment,
    "army": reaches_army,
    "warband": reaches_warband,
    "near": reaches_near,
    "presence": reaches_presence,
    "enemy_contact": reaches_contact,
    "enemy_model_contact": reaches_model_contact,
    "duel_opponent": reaches_opponent,
}
"""Checks by an effect's `for` value. Effects for others (a target, the drawn card) are given, not found."""


def self_of(st: State, bound: BoundEffect) -> int:
    """The Model that an effect calls `self`: the Character, for everything it carries and for its Lieutenants."""
    plan = st.plan(bound.regiment)
    return plan.first if plan.is_character else bound.bearer


def is_for(st: State, effect: Effect, regiment: int) -> bool:
    """Does a Regiment have a Type and Class that an effect is restricted to?"""
    plan = st.plan(regiment)
    return (not effect.types or plan.type in effect.types) and (not effect.classes or plan.klass in effect.classes)


def holders(st: State, number: int, bound: BoundEffect) -> list[int]:
    """The Regiments that hold an effect: the bearer's own, or the one a Command effect was given to (FB-17.45).

    With shared Command effects, the Character's own Regiment keeps it too.
    """
    if bound.command:
        for held, regiment in st.holders_of:
            if held == number and regiment != bound.regiment and is_present(st, bound.regiment, regiment):
                shared = effects(st, "share_command", regiment)
                return [regiment, bound.regiment] if shared else [regiment]
    return [bound.regiment]


def presence_range(st: State, regiment: int) -> int:
    """The range of a Character's Commanding Presence (FB-17.4)."""
    wider = [bound.effect.range for bound in effects(st, "presence_range", regiment, st.plan(regiment).first)]
    return max([COMMAND_RANGE, *wider])


def presence_gap(st: State, seat: int, regiment: int) -> Facts:
    """How far a Regiment is from the Character (`n`), and how far Commanding Presence reaches (`m`) (FB-17.4)."""
    character = st.asked(seat).context[0]
    return gap(apart(st, [st.plan(character).first], leader_models(st, regiment)), presence_range(st, character))


OUT_OF_PRESENCE: Final = regiment_refusal("FB-17.4", more=presence_gap)


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


def holds(st: State, bound: BoundEffect, regiment: int, sit: Situation) -> bool:
    """Do all conditions of an effect hold for the Regiment that has it?"""
    if bound.effect.to == "duel_opponent" and (sit.kind != BY_DUEL or sit.foe != bound.regiment):
        return False
    return all(is_true(st, bound, regiment, sit, word, about) for word, about in bound.effect.conditions)


def is_true(st: State, bound: BoundEffect, regiment: int, sit: Situation, word: str, about: tuple[str, ...]) -> bool:
    if word in ATTACK_CONDITIONS:
        return sit.kind in ATTACK_CONDITIONS[word]
    condition = CONDITIONS.get(word)
    return condition is not None and condition(st, bound, regiment, sit, about)


ATTACK_CONDITIONS: Final = {
    "volley": (BY_VOLLEY,),
    "clash": (BY_CLASH, BY_DUEL),
    "volley_or_clash": (BY_VOLLEY, BY_CLASH, BY_DUEL),
    "clash_or_impact": (BY_CLASH, BY_IMPACT, BY_DUEL),
    "duel": (BY_DUEL,),
}
"""A Duel counts as a Clash (FB-18.10)."""


def target_is(st: State, bound: BoundEffect, regiment: int, sit: Situation, about: tuple[str, ...]) -> bool:
    return sit.foe != NOBODY and TYPE_IDS[st.plan(sit.foe).type] in about


def presence_is(st: State, bound: BoundEffect, regiment: int, sit: Situation, about: tuple[str, ...]) -> bool:
    named = [plan for plan in st.rules.plans if plan.is_character and is_named(plan.entry, about)]
    return any(is_present(st, plan.number, regiment) for plan in named)


CONDITIONS: Final[dict[str, Callable[[State, BoundEffect, int, Situation, tuple[str, ...]], bool]]] = {
    "duel_started": lambda st, bound, regiment, sit, about: sit.kind == BY_DUEL and st.owner(regiment) == st.active,
    "charged_this_activation": lambda st, bound, regiment, sit, about: sit.charged,
    "target_type": target_is,
    "not_caster": lambda st, bound, regiment, sit, about: magic_level(st, bound.regiment) == 0,
    "half_in_zonal": lambda st, bound, regiment, sit, about: is_half_in_zonal(st, regiment),
    "in_garrison": lambda st, bound, regiment, sit, about: st.inside[regiment] != NOWHERE,
    "warband": lambda st, bound, regiment, sit, about: st.plan(regiment).warband == bound.regiment,
    "models_at_least": lambda st, bound, regiment, sit, about: st.count(regiment) >= int(about[0]),
    "friend_broken_or_lost": lambda st, bound, regiment, sit, about: has_friend_in_need(st, st.owner(bound.regiment)),
    "presence_of": presence_is,
}
"""The other conditions; `magic` checks those about a spell."""


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


def magic_level(st: State, regiment: int) -> int:
    """The Magic Level of a Wizard or Priest from its own profile, 0 for others (FB-19.1)."""
    numbers = st.plan(regiment).numbers
    return max(numbers[WIZARD], numbers[PRIEST])


# -- terrain -------------------------------------------------------------------------------------------------------------


def is_half_in_zonal(st: State, regiment: int) -> bool:
    """Are at least half of the Models in Zonal Terrain, or treated as such?"""
    if effects(st, "counts_in_zonal", regiment):
        return True
    zonal = [at for at, piece in enumerate(st.field().pieces) if piece.kind == ZONAL or st.has_collapsed(at)]
    standing = [model for model in st.models(regiment) if any(is_in_piece(st, model, at) for at in zonal)]
    return 2 * len(standing) >= st.count(regiment)
