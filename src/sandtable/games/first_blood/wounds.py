"""Wounds and casualties, Morale, Broken and Shattered, healing (chapter 7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import face_of
from sandtable.core.space.plane import square
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.army_building.forces import LEADER, RANK, SPECIAL
from sandtable.games.first_blood.dice import MORALE, WARD, is_passed, roll
from sandtable.games.first_blood.in_force import UNTIL_ACTIVATION, UNTIL_TURN, effects, is_borne, is_present
from sandtable.games.first_blood.measuring import leader_models, leader_of, model_to_regiment
from sandtable.games.first_blood.qualities import characteristic, is_terrified
from sandtable.games.first_blood.state import (
    ACTIVATED,
    ARRIVING,
    BROKEN,
    FIELD,
    GONE,
    NOBODY,
    NOWHERE,
    SLAIN,
    TURNED_UP,
    WAITING,
    State,
)
from sandtable.games.first_blood.tables.scenarios import DESECRATE, SCENARIOS
from sandtable.games.first_blood.tables.terms import INFANTRY, MONSTER, RESOLVE
from sandtable.games.first_blood.tables.terms import WOUNDS as WOUNDS_STAT
from sandtable.games.first_blood.uses import caster_acts, lasting_numbers, usable, use_up

FAILURES_PER_WOUND: Final = 3
MAX_EXTRA: Final = 4
"""Extra Wounds of a Morale Test: one for every three failures or part of three, at most four (FB-7.20)."""
INFANTRY_BONUS: Final = 6
OTHER_BONUS: Final = 2
"""The minimum number of Models for the size bonus to Resolve (FB-7.18)."""


# -- casualties ----------------------------------------------------------------------------------------------------------


def priority(st: State, model: int, preferred: list[int]) -> int:
    """The rank of a Model in the order of casualties, lowest first (FB-7.11, FB-7.12, FB-17.12).

    Rank and File come first, and among them those that the source of the Wounds takes first (`preferred`: 0, 1, 2 ... by
    Model, counted from the first Model). Then come special Command Models, the Standard Bearer, the Leader or acting
    Leader. All Retinue Models rank the same, including a Lieutenant. An acting Leader is removed as late as a Leader
    (FB-4.19).
    """
    forces = st.rules.forces
    regiment = forces.regiment_of[model]
    plan = st.plan(regiment)
    role = forces.roles[model]
    if role == LEADER or model == st.acting[regiment]:
        return 100
    if plan.is_character or role == RANK:
        return preferred[model - plan.first] if preferred else 0
    return 50 if role == SPECIAL else 60


def next_casualties(st: State, regiment: int, preferred: list[int]) -> list[int]:
    """The Models of equal priority from which the next casualty is chosen (FB-7.11, FB-7.13).

    Every Leader Model ranks alone, so no choice takes another Model out of Command Range (FB-7.14).
    """
    models = st.models(regiment)
    ranks = [priority(st, model, preferred) for model in models]
    lowest = min(ranks)
    return [model for model, rank in zip(models, ranks, strict=True) if rank == lowest]


def automatic(st: State, regiment: int, equal: list[int]) -> int:
    """The automatic choice: the Model farthest from the Leader; ties go to the highest number (FB-7.13)."""
    leaders = leader_models(st, regiment)
    if st.inside[regiment] != NOWHERE or st.status[regiment] != FIELD or not leaders:
        return equal[-1]
    x, y = x_of(st.place[leaders[0]]), y_of(st.place[leaders[0]])
    return max(equal, key=lambda model: (square(x, y, x_of(st.place[model]), y_of(st.place[model])), model))


def wounds_of(st: State, model: int) -> int:
    """The Wounds Characteristic of a Model."""
    return max(1, characteristic(st, st.rules.forces.regiment_of[model], model, WOUNDS_STAT))


def bears_markers(st: State, model: int) -> bool:
    """Do Wound Markers of the Regiment belong to this Model? With a Character they are the Character's (FB-17.12)."""
    plan = st.plan(st.rules.forces.regiment_of[model])
    return not plan.is_character or model == plan.first


def is_ignored(st: State, model: int, duel: bool) -> bool:
    """Does an item or Lieutenant ignore this Wound of a Character? Only the first one of the Turn or game may be ignored."""
    plan = st.plan(st.rules.forces.regiment_of[model])
    if not plan.is_character or model != plan.first:
        return False
    if lasting_numbers(st, "survive", plan.number):
        return True  # it is saved and takes no more Wounds in this activation (FB-17.48)
    for number in usable(st, "ignore_wound", plan.number):
        effect = st.rules.forces.bounds[number].effect
        if effect.scope == "duel" and not duel:
            continue
        use_up(st, number)
        if not effect.on or roll(st, plan.owner, 1, WARD, "FB-17.44")[0] >= effect.on:
            return True
    return False


def survives(st: State, model: int) -> bool:
    """Does a slain Character survive with 1 Wound remaining, once per game (content of `survive`, FB-17.48)?"""
    plan = st.plan(st.rules.forces.regiment_of[model])
    found = usable(st, "survive", plan.number) if plan.is_character and model == plan.first else []
    if not found:
        return False
    use_up(st, found[0])
    st.lasting.append((found[0], plan.number, UNTIL_ACTIVATION, plan.number))
    st.wounds[plan.number] = max(0, wounds_of(st, model) - st.rules.forces.bounds[found[0]].effect.wounds)
    return True


def suffer(st: State, model: int) -> bool:
    """Apply one Wound: add a marker, or slay the Model and reset the markers (FB-7.8, FB-7.9). Returns whether it is slain."""
    regiment = st.rules.forces.regiment_of[model]
    if not bears_markers(st, model):
        slay(st, model)
        return True
    st.wounds[regiment] += 1
    if st.wounds[regiment] < wounds_of(st, model) or survives(st, model):
        return False
    st.wounds[regiment] = 0
    slay(st, model)
    return True


def slay(st: State, model: int) -> None:
    """Remove a Model as a casualty; a Regiment without Models is destroyed (FB-4.7, FB-4.24, FB-7.15)."""
    regiment = st.rules.forces.regiment_of[model]
    spot = st.place[model]
    if st.count(regiment) == 1:
        note_mourners(st, regiment)
    st.place[model] = SLAIN
    st.floor[model] = 0
    if st.logging:
        st.emit("slain", (st.owner(regiment), regiment, model), "FB-7.8")
    left = st.models(regiment)
    if st.plan(regiment).is_character and model == st.plan(regiment).first:
        st.wounds[regiment] = 0  # they were the Character's (FB-17.12)
        caster_acts(st, regiment)  # effects it maintained end with it (FB-19.20)
    if not left:
        destroy(st, regiment)
    elif not leader_models(st, regiment):
        st.acting[regiment] = nearest_to(st, left, spot)
    elif st.acting[regiment] == model:
        st.acting[regiment] = NOBODY


def nearest_to(st: State, models: list[int], spot: int) -> int:
    """The Model nearest to a place, ties to the lowest number: the automatic acting Leader (FB-4.24)."""
    if spot < 0 or any(st.place[model] < 0 for model in models):
        return models[0]
    x, y = x_of(spot), y_of(spot)
    return min(models, key=lambda model: (square(x, y, x_of(st.place[model]), y_of(st.place[model])), model))


def destroy(st: State, regiment: int) -> None:
    """Destroy a Regiment: its card leaves the stack, and the enemy may score (FB-4.23, FB-7.15, FB-25.11)."""
    plan = st.plan(regiment)
    note_mourners(st, regiment)
    caster_acts(st, regiment)
    for model in range(plan.first, plan.end):
        st.place[model] = SLAIN
    st.status[regiment] = GONE
    st.gone[regiment] = st.turn
    st.inside[regiment] = NOWHERE
    st.acting[regiment] = NOBODY
    st.wounds[regiment] = 0
    st.overcharge[regiment] = 0
    st.acting[regiment] = NOBODY
    st.drop_mark(regiment, BROKEN)
    if st.logging:
        st.emit("destroyed", (plan.owner, regiment), "FB-7.15")
    drop_card(st, regiment)
    if st.scenario == DESECRATE:
        pay = SCENARIOS[DESECRATE].pay[1 if plan.is_character or plan.bearer else 0]
        st.vp[1 - plan.owner] += pay
        if st.logging:
            st.emit("scored", (1 - plan.owner, pay), "FB-25.11")


def note_mourners(st: State, regiment: int) -> None:
    """Record who gains from the loss of a friendly Regiment nearby; `effect_ops.mourn` applies it at the end of the Action."""
    for number, bound in enumerate(st.rules.forces.bounds):
        if bound.effect.when != "friend_destroyed" or bound.regiment == regiment or not is_borne(st, bound):
            continue
        first = st.plan(bound.regiment).first
        friend = st.owner(bound.regiment) == st.owner(regiment) and st.status[bound.regiment] == FIELD
        if friend and st.status[regiment] == FIELD and model_to_regiment(st, first, regiment, bound.effect.range):
            st.lasting.append((number, bound.regiment, UNTIL_TURN, 0))


def drop_card(st: State, regiment: int) -> None:
    """Remove the card of a Regiment destroyed before its activation; of identical cards, the lowest (FB-4.23)."""
    cards = st.command[st.owner(regiment)]
    if st.has_mark(regiment, ACTIVATED | TURNED_UP):
        return  # its card was drawn already, or is discarded when drawn (FB-23.13)
    for at, card in enumerate(cards):
        if face_of(card) == st.plan(regiment).card:
            del cards[at]
            return


# -- Morale --------------------------------------------------------------------------------------------------------------


def resolve_value(st: State, regiment: int) -> int:
    """The Resolve value in a Morale Test: its own or that of a Character in Commanding Presence, plus the size bonus.

    A Broken Regiment uses its unmodified profile Resolve (FB-7.18, FB-7.25, FB-17.5).
    """
    plan = st.plan(regiment)
    model = leader_of(st, regiment) if plan.is_character else NOBODY
    best = characteristic(st, regiment, model, RESOLVE)
    if st.has_mark(regiment, BROKEN):
        return best
    for other in st.rules.plans:
        if other.is_character and other.owner == plan.owner and is_present(st, other.number, regiment):
            # only the source of the value changes; Terrifying and the like still apply
            borrowed = characteristic(st, other.number, other.first, RESOLVE) - resolve_penalty(st, regiment, model)
            best = max(best, borrowed)
    if plan.type == MONSTER:
        return best
    need = INFANTRY_BONUS if plan.type == INFANTRY else OTHER_BONUS
    return best + (1 if st.count(regiment) >= need else 0)


def resolve_penalty(st: State, regiment: int, model: int) -> int:
    """What spells and Terrifying enemies subtract from the Resolve of a Regiment, ignoring bonuses (FB-17.5)."""
    lower = [bound.effect.add for bound in effects(st, "stat", regiment, model) if bound.effect.stat == RESOLVE]
    return (1 if is_terrified(st, regiment) else 0) - sum([add for add in lower if add < 0])


def extra_wounds(failures: int) -> int:
    """Extra Wounds of a Morale Test by number of failures (FB-7.20).

    >>> [extra_wounds(n) for n in (0, 1, 3, 4, 6, 7, 9, 10, 15)]
    [0, 1, 1, 2, 2, 3, 3, 4, 4]
    """
    return min(MAX_EXTRA, -(-failures // FAILURES_PER_WOUND))


def morale_faces(st: State, regiment: int, dice: int) -> list[int]:
    """One die for each Wound suffered from the causing Action (FB-7.19)."""
    return roll(st, st.owner(regiment), dice, MORALE, "FB-7.19")


def morale_failures(faces: list[int], value: int) -> int:
    """The number of dice higher than the Resolve value; 1 always passes and 6 always fails (FB-7.19)."""
    return len([face for face in faces if not is_passed(face, value)])


# -- Broken and Shattered ------------------------------------------------------------------------------------------------


def settle_losses(st: State, before: list[tuple[int, int, bool]], acting: int) -> None:
    """At the end of an Action, Regiments that lost half or more of their Models break; those already Broken are Shattered.

    `before` holds for each Regiment its number of Models at the start of the Action and whether it was Broken; the acting
    Regiment comes last (FB-7.22, FB-7.27, FB-7.28, FB-7.37).
    Losses from a Regiment's own Action count too (FB-7.23).
    """
    plans, place = st.rules.plans, st.place
    if SLAIN not in place:
        return
    fewer: list[tuple[int, int, bool]] = []
    for row in before:
        plan = plans[row[0]]
        first, end = plan.first, plan.end
        if end - first - row[1] != place[first:end].count(SLAIN):
            fewer.append(row)
    if not fewer:
        return
    for regiment, models, was_broken in sorted(fewer, key=lambda row: (row[0] == acting, row[0])):
        left = st.count(regiment)
        if st.status[regiment] == GONE or 2 * (models - left) < models:
            continue
        if effects(st, "unbreakable", regiment):
            continue
        if was_broken:
            if st.logging:
                st.emit("shattered", (st.owner(regiment), regiment), "FB-7.27")
            destroy(st, regiment)
        else:
            break_regiment(st, regiment)


def break_regiment(st: State, regiment: int) -> None:
    """A Regiment becomes Broken (FB-7.22).

    It still Claims territory, gives Commanding Presence and enables reinforcements (FB-7.29).
    """
    if not st.has_mark(regiment, BROKEN):
        st.set_mark(regiment, BROKEN)
        if st.logging:
            st.emit("broken", (st.owner(regiment), regiment), "FB-7.22")


def tally(st: State) -> list[tuple[int, int, bool]]:
    """The counts `settle_losses` compares with: Regiments on the battlefield at the start of an Action, and those arriving."""
    place, marks = st.place, st.marks
    any_slain = SLAIN in place
    found: list[tuple[int, int, bool]] = []
    for regiment, status in enumerate(st.status):
        if status in (FIELD, ARRIVING):
            plan = st.rules.plans[regiment]
            first, end = plan.first, plan.end
            count = end - first - place[first:end].count(SLAIN) if any_slain else end - first
            found.append((regiment, count, marks[regiment] & BROKEN != 0))
    return found


# -- healing -------------------------------------------------------------------------------------------------------------


def heal_markers(st: State, regiment: int, points: int) -> int:
    """Remove one Wound Marker per Heal Point; returns the remaining points (FB-7.30)."""
    healed = min(points, st.wounds[regiment])
    st.wounds[regiment] -= healed
    return points - healed


def returnable(st: State, regiment: int) -> list[int]:
    """The slain Models that can be returned: Rank and File, no Retinue (FB-7.33)."""
    plan = st.plan(regiment)
    if plan.is_character or st.status[regiment] != FIELD:
        return []
    roles = st.rules.forces.roles
    return [model for model in range(plan.first, plan.end) if st.place[model] == SLAIN and roles[model] == RANK]


def return_model(st: State, model: int, spot: int, floor: int = 0, unhurt: bool = False) -> None:
    """Return a slain Model, with 1 Wound remaining or unhurt, to a place or inside a Garrison (FB-7.31, FB-23.11)."""
    regiment = st.rules.forces.regiment_of[model]
    st.place[model] = WAITING if st.inside[regiment] != NOWHERE else spot
    st.floor[model] = floor
    st.wounds[regiment] = 0 if unhurt else wounds_of(st, model) - 1
