"""What the army or the table of a player lacks, so that a question does not come up in the rest of the game.

Army lists, losses and the battlefield are open to both players (FB-1.6), so these reasons reveal nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.questions import WhyNot
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.first_blood.army_building.forces import (
    OF_SPELL,
    OF_SUPREMACY,
    OF_TECHNIQUE,
    BoundEffect,
    RegimentPlan,
)
from sandtable.games.first_blood.movement.formation.obstacles import is_standing, storeys
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.refusals import lack
from sandtable.games.first_blood.state import ARRIVING, GONE, NOWHERE, RESERVE, State
from sandtable.games.first_blood.tables.battlefields import GARRISON, RUIN
from sandtable.games.first_blood.tables.scenarios import PLUNDER
from sandtable.games.first_blood.tables.terms import (
    BARRAGE,
    BIOTIC_RENEWAL,
    DECAY,
    FLANK,
    INFANTRY,
    LETHAL_DEMISE,
    LIGHT,
    PRIEST,
    REGENERATION,
    THROWING_WEAPONS,
    UNSTOPPABLE,
    VOLLEY,
    WIZARD,
)

Fits = Callable[[BoundEffect], bool]


def living(st: State, seat: int) -> list[RegimentPlan]:
    """The Regiments of a player that are not destroyed."""
    return [plan for plan in st.rules.plans if plan.owner == seat and st.status[plan.number] != GONE]


def effects_of(st: State, plans: list[RegimentPlan]) -> list[BoundEffect]:
    """The effects whose bearers belong to these Regiments."""
    numbers = [plan.number for plan in plans]
    return [bound for bound in st.rules.forces.bounds if bound.regiment in numbers]


def unless(has: Callable[[State, list[RegimentPlan]], bool], refusal: Refusal) -> WhyNot[State]:
    """The refusal, if the Regiments that are left do not have what the question needs."""

    def why_not(st: State, seat: int) -> Refusal | None:
        return None if has(st, living(st, seat)) else refusal

    return why_not


def by_hand(st: State, seat: int) -> Refusal | None:
    """Automatic placement answers these questions (FB-1.14)."""
    return AUTOMATIC if st.rules.auto else None


AUTOMATIC: Final = lack("FB-1.14")

# -- abilities -----------------------------------------------------------------------------------------------------------


def rule(clause: str, number: int) -> WhyNot[State]:
    """A special rule that a Regiment has, or that an ability of either army can give it."""
    return unless(lambda st, plans: may_have(st, plans, number), lack(clause, "none"))


def may_have(st: State, plans: list[RegimentPlan], number: int) -> bool:
    if any(plan.numbers[number] or (number == UNSTOPPABLE and plan.bearer) for plan in plans):
        return True
    forces = st.rules.forces
    return any(number in rules and forces.bounds[at].effect.op != "suppress" for at, rules in enumerate(forces.ruling))


def event(clause: str, *events: int) -> WhyNot[State]:
    """One of these Draw Events."""
    return unless(lambda st, plans: not set(events).isdisjoint(events_of(st, plans)), lack(clause, "none"))


def events_of(st: State, plans: list[RegimentPlan]) -> list[int]:
    """All Draw Events of these Regiments, including those that abilities give."""
    given = [bound.effect.event for bound in effects_of(st, plans) if bound.effect.op == "event"]
    return [*given, *[event for plan in plans for event, _ in plan.events]]


def ability(clause: str, fits: Fits, word: str = "none") -> WhyNot[State]:
    """An ability that brings the question up."""
    return unless(lambda st, plans: any(fits(bound) for bound in effects_of(st, plans)), lack(clause, word))


def with_op(op: str) -> Fits:
    return lambda bound: bound.effect.op == op


def at_time(when: str) -> Fits:
    return lambda bound: bound.effect.when == when


def rolls_again(roll: str, which: str = "") -> Fits:
    """Re-rolls of one kind of roll."""
    return lambda bound: (
        bound.effect.op == "reroll" and bound.effect.roll == roll and (not which or bound.effect.which == which)
    )


def is_drawn(bound: BoundEffect) -> bool:
    """Does an ability work when the card is drawn (FB-26.11)?"""
    return bound.source == OF_TECHNIQUE or bound.effect.when in ("draw", "activation")


def is_given(bound: BoundEffect) -> bool:
    """Is it given to a Regiment when the card is drawn (FB-26.11)?"""
    return is_drawn(bound) and bound.command


def is_free_action(bound: BoundEffect) -> bool:
    """Does it give a free Action when the card is drawn (FB-17.44)?"""
    return is_drawn(bound) and bound.effect.op == "free_action"


def lets_next_act(bound: BoundEffect) -> bool:
    return bound.effect.op == "next_card" and bound.effect.then != "bottom"


def buries_next(bound: BoundEffect) -> bool:
    return bound.effect.op == "next_card" and bound.effect.then == "bottom"


def rolls_sixes_again(bound: BoundEffect) -> bool:
    return bound.effect.op == "reroll" and bound.effect.which == "natural_6" and bound.effect.choice


def is_tactics(bound: BoundEffect) -> bool:
    return bound.command and rolls_again("morale")(bound)


def is_optional(bound: BoundEffect) -> bool:
    """May its owner choose to use an ability or not (FB-17.49)?"""
    effect = bound.effect
    if effect.op in ("casting", "no_interference", "wound"):
        return effect.choice
    if effect.op in ("stat", "interference"):
        return bool(effect.uses)
    return effect.when == "command_phase" or (effect.op == "free_action" and bound.source == OF_SPELL)


def is_held(bound: BoundEffect) -> bool:
    """Is it a lasting Command effect whose holder is named again and again (FB-17.45)?"""
    effect = bound.effect
    lasts = not effect.when and not effect.uses and not effect.until and bound.part_of < 0
    given = bound.source in (OF_SPELL, OF_TECHNIQUE) or (bound.source == OF_SUPREMACY and not bound.always)
    return bound.command and lasts and not given and not is_tactics(bound)


def have_several_events(st: State, plans: list[RegimentPlan]) -> bool:
    """May a Regiment have more than one Draw Event or ability of the draw (FB-11.4)?"""
    own = effects_of(st, plans)
    given = {bound.effect.event for bound in own if bound.effect.op == "event"}
    for plan in plans:
        events = {number for number, _ in plan.events} | given
        drawn = {bound.ability for bound in own if bound.regiment == plan.number and is_drawn(bound)}
        if len(events - {DECAY}) + len(drawn) > 1:
            return True
    return False


def heal(st: State, plans: list[RegimentPlan]) -> bool:
    """Can anything in an army heal (FB-7.30)?"""
    events = events_of(st, plans)
    healing = any(bound.effect.op == "heal" for bound in effects_of(st, plans))
    return healing or BIOTIC_RENEWAL in events or REGENERATION in events


def lethal_demise(st: State, seat: int) -> Refusal | None:
    """Lethal Demise in the army list: it still strikes when its last Regiment is destroyed (FB-24.26)."""
    plans = [plan for plan in st.rules.plans if plan.owner == seat]
    return None if may_have(st, plans, LETHAL_DEMISE) else NO_LETHAL_DEMISE


NO_LETHAL_DEMISE: Final = lack("FB-24.26", "none")
several_events: Final = unless(have_several_events, lack("FB-11.4", "none"))
healing: Final = unless(heal, lack("FB-7.31", "none"))


def own_abilities(st: State, seat: int) -> list[int]:
    """The first effects of the abilities that a player can declare in the Supremacy Phase, used up or not (FB-10.9)."""
    forces = st.rules.forces
    return [
        number
        for number, bound in enumerate(forces.bounds)
        if bound.part_of < 0
        and forces.whole(number)[0] == number
        and st.owner(bound.regiment) == seat
        and ((bound.source == OF_SUPREMACY and not bound.always) or bound.effect.when == "supremacy")
    ]


def with_ability(st: State, seat: int) -> Facts:
    """The Character with an ability that is not used up (`r`), one who is not destroyed if possible."""
    bounds = st.rules.forces.bounds
    left = [bounds[number].regiment for number in own_abilities(st, seat) if (number, 0) not in st.used]
    return {"r": ("regiment", min(left, key=lambda regiment: st.status[regiment] == GONE))}


ALWAYS_ACTIVE: Final = lack("FB-10.13")
USED_UP: Final = lack("FB-10.9")
CHARACTER_LOST: Final = lack("FB-10.12", "gone", with_ability)


def supremacy(st: State, seat: int) -> Refusal | None:
    """An ability to declare that is not used up and whose Character is not destroyed (FB-10.9, FB-10.12, FB-10.13)."""
    own = own_abilities(st, seat)
    if not own:
        return ALWAYS_ACTIVE
    if all((number, 0) in st.used for number in own):
        return USED_UP
    bounds = st.rules.forces.bounds
    return CHARACTER_LOST if all(st.status[bounds[number].regiment] == GONE for number in own) else None


# -- Regiments -----------------------------------------------------------------------------------------------------------

NO_CASTER: Final = lack("FB-19.1", "none")
NO_SPELL: Final = lack("FB-19.3", "none")
shared_card: Final = unless(lambda st, plans: len({plan.card for plan in plans}) < len(plans), lack("FB-4.22", "none"))
character: Final = unless(
    lambda st, plans: any(plan.is_character and st.is_alive(plan.first) for plan in plans), lack("FB-18.1", "none")
)
hit_reroll: Final = unless(lambda st, plans: any(plan.leads or plan.bearer for plan in plans), lack("FB-4.8", "none"))
injury_reroll: Final = unless(
    lambda st, plans: (
        any(plan.leads or plan.bearer for plan in plans)
        or any(rolls_again("injury", "one")(bound) for bound in effects_of(st, plans))
    ),
    lack("FB-4.9", "none"),
)
impact: Final = unless(
    lambda st, plans: (
        any(plan.type != INFANTRY and plan.klass != LIGHT for plan in plans) or may_have(st, plans, THROWING_WEAPONS)
    ),
    lack("FB-15.17", "none"),
)


def most_barrages(st: State, plans: list[RegimentPlan]) -> int:
    """How many Barrages a Model may have at most (FB-14.3, FB-14.9)."""
    given = len([bound for bound in effects_of(st, plans) if bound.effect.op == "barrage"])
    own = [len([rule for rule in plan.profile.rules if rule.rule == BARRAGE]) for plan in plans if plan.stats[VOLLEY]]
    return max(own, default=0) + given


barrage: Final = unless(lambda st, plans: most_barrages(st, plans) > 0, lack("FB-14.3", "none"))
several_barrages: Final = unless(lambda st, plans: most_barrages(st, plans) > 1, lack("FB-14.9", "none"))


def spell(st: State, seat: int) -> Refusal | None:
    """A Wizard or Priest with a spell (FB-19.1, FB-19.3)."""
    casters = [plan for plan in living(st, seat) if plan.numbers[WIZARD] or plan.numbers[PRIEST]]
    if not any(st.is_alive(plan.first) for plan in casters):
        return NO_CASTER
    return None if any(bound.source == OF_SPELL for bound in effects_of(st, casters)) else NO_SPELL


def reserves(st: State, plans: list[RegimentPlan]) -> list[RegimentPlan]:
    return [plan for plan in plans if st.status[plan.number] == RESERVE]


def have_one_class(st: State, plans: list[RegimentPlan]) -> bool:
    """Do two Regiments of one Class wait (FB-9.4)?"""
    classes = [plan.klass for plan in reserves(st, plans)]
    return len(set(classes)) < len(classes)


def are_expected(st: State, plans: list[RegimentPlan]) -> bool:
    """Does a Regiment still have to enter, or is one entering (FB-13.8)?"""
    waiting = any(st.status[plan.number] in (RESERVE, ARRIVING) for plan in plans)
    return waiting or any(isinstance(frame, Entry) for frame in st.stack)


waiting: Final = unless(lambda st, plans: bool(reserves(st, plans)), lack("FB-9.1", "none"))
waiting_flank: Final = unless(lambda st, plans: may_have(st, reserves(st, plans), FLANK), lack("FB-9.9", "none"))
waiting_class: Final = unless(have_one_class, lack("FB-9.4", "none"))
expected: Final = unless(are_expected, lack("FB-13.8", "none"))

# -- the table -----------------------------------------------------------------------------------------------------------

NO_MARKERS: Final = lack("FB-25.6")
NO_GARRISON: Final = lack("FB-21.3", "none")
NO_UPPER_FLOOR: Final = lack("FB-22.2", "none")
NO_RUIN: Final = lack("FB-22.14", "none")
infantry_for_garrison: Final = unless(lambda st, plans: have_infantry(plans), lack("FB-21.3", "foot"))
infantry_for_floor: Final = unless(lambda st, plans: have_infantry(plans), lack("FB-22.2", "foot"))
batterers: Final = unless(lambda st, plans: any(plan.type != INFANTRY for plan in plans), lack("FB-22.14", "beasts"))


def have_infantry(plans: list[RegimentPlan]) -> bool:
    return any(plan.type == INFANTRY for plan in plans)


def markers(st: State, seat: int) -> Refusal | None:
    """The scenario with Objective Markers (FB-25.6)."""
    return None if st.scenario in (NOWHERE, PLUNDER) else NO_MARKERS


def garrison(st: State, seat: int) -> Refusal | None:
    """A Garrison on the battlefield, as soon as it is known (FB-21.3)."""
    there = st.ground < 0 or any(piece.kind == GARRISON for piece in st.field().pieces)
    return None if there else NO_GARRISON


def upper_floor(st: State, seat: int) -> Refusal | None:
    """A Ruin with upper floors (FB-22.2)."""
    return None if st.ground < 0 or storeys(st) else NO_UPPER_FLOOR


def ruin(st: State, seat: int) -> Refusal | None:
    """A Ruin that still stands (FB-22.14)."""
    if st.ground < 0:
        return None
    pieces = enumerate(st.field().pieces)
    return None if any(piece.kind == RUIN and is_standing(st, at) for at, piece in pieces) else NO_RUIN
