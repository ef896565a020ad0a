"""Draw Events: what happens when a card is drawn, and Decay at the end of the activation (chapter 23)."""

from __future__ import annotations

from typing import Final

from sandtable.games.first_blood.army_building.muster import Bound
from sandtable.games.first_blood.dice import DECAY_ROLL, roll
from sandtable.games.first_blood.in_force import effects, is_present, rule_x
from sandtable.games.first_blood.measuring import COMMAND_RANGE, leader_models, model_to_regiment, models_within
from sandtable.games.first_blood.state import ACTIVATED, FIELD, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import (
    BASTION,
    BURNOUT,
    DECAY,
    DOUBLE_TIME,
    FIRE_AND_ADVANCE,
    FLUX_POWERED,
    FURY,
    INFANTRY,
    RESIST_DECAY,
    SEIZE_THE_DAY,
    TURN_THE_TIDE,
)

BUILT: Final = (
    BASTION,
    BURNOUT,
    DECAY,
    DOUBLE_TIME,
    FIRE_AND_ADVANCE,
    FLUX_POWERED,
    FURY,
    SEIZE_THE_DAY,
    TURN_THE_TIDE,
)
"""The events that can be resolved so far."""
COMMANDS: Final = (BASTION, BURNOUT, FLUX_POWERED)
"""Events marked Command: they may be given to a Regiment in Commanding Presence (FB-23.1)."""
DRAWING: Final = (DOUBLE_TIME, FIRE_AND_ADVANCE, SEIZE_THE_DAY)
"""Events that draw the next card (FB-23.7, FB-23.8, FB-23.12)."""
CHOICES: Final = {BURNOUT: 2, FLUX_POWERED: 2}
"""Events with a choice: nothing or burning, Clash or Attacks."""
TIDE_RANGE: Final = 12 * INCH
BURNOUT_DECAY: Final = 3
DECAY_FACE: Final = 5
MODELS_A_DIE: Final = 4
"""Infantry rolls so many dice for every four Models begun (FB-23.5)."""


def own_events(st: State, regiment: int) -> list[int]:
    """The Draw Events that a Regiment has of its own or by a living Command Model, item or Retinue (FB-11.4, FB-23.17).

    Those of a Regiment that is not on the battlefield are ignored (FB-11.5). Decay waits for the end of the activation.
    """
    if st.status[regiment] != FIELD:
        return []
    plan = st.plan(regiment)
    found: list[int] = []
    if not plan.is_character or st.is_alive(plan.first):
        found = [event for event, _ in plan.events]
    found += [bound.effect.event for bound in standing_events(st, regiment)]
    return [event for event in dict.fromkeys(found) if event in BUILT and event != DECAY]


def standing_events(st: State, regiment: int) -> list[Bound]:
    """Events given for as long as their bearer lives, not those given for a time (FB-23.17)."""
    found = effects(st, "event", regiment, st.plan(regiment).first)
    return [bound for bound in found if not bound.effect.until]


def receivers(st: State, regiment: int) -> list[int]:
    """Who may be given a Command event: the own Regiment, or one in Commanding Presence (FB-17.6, FB-23.1)."""
    friends = [other for other in st.on_table(st.owner(regiment)) if is_present(st, regiment, other)]
    return [regiment, *friends]


def put_in_force(st: State, event: int, regiment: int, number: int) -> None:
    """An event is in force until the end of the Turn; the same one twice does not stack (FB-5.6)."""
    st.events_on = [row for row in st.events_on if (row[0], row[1]) != (event, regiment) or event == DECAY]
    st.events_on.append((event, regiment, number))
    if event == BURNOUT and number:
        st.events_on.append((DECAY, regiment, BURNOUT_DECAY))  # FB-23.4


def is_near(st: State, character: int, regiment: int) -> bool:
    """Has a Regiment on the battlefield a Leader Model within Command Range of the Character (FB-23.7)?"""
    if st.status[regiment] != FIELD:
        return False
    first = st.plan(character).first
    return any(models_within(st, first, leader, COMMAND_RANGE) for leader in leader_models(st, regiment))


def tide_targets(st: State, regiment: int) -> list[int]:
    """Friendly Regiments within 12" of the Character that have not acted this Turn (FB-23.13)."""
    first = st.plan(regiment).first
    friends = [other for other in st.on_table(st.owner(regiment)) if other != regiment]
    idle = [other for other in friends if not st.has_mark(other, ACTIVATED)]
    return [other for other in idle if model_to_regiment(st, first, other, TIDE_RANGE)]


# -- Decay ---------------------------------------------------------------------------------------------------------------


def decay_values(st: State, regiment: int, arrived: bool) -> list[int]:
    """All Decays of a Regiment: its own, unless it arrived just now, and those given to it (FB-23.5, FB-23.18)."""
    plan = st.plan(regiment)
    found = [] if arrived else [x for event, x in plan.events if event == DECAY]
    found += [x for event, receiver, x in st.events_on if event == DECAY and receiver == regiment]
    for bound in effects(st, "event", regiment, plan.first):
        if bound.effect.event == DECAY:
            found.append(bound.effect.x_by_type[plan.type])
    return found


def decay_dice(st: State, regiment: int, values: list[int]) -> int:
    """How many dice: all Decays for each Model, for every four of Infantry, less Resist Decay (FB-23.5, FB-24.41)."""
    x = sum(values)
    models = st.models(regiment)
    if st.plan(regiment).type != INFANTRY:
        return sum([max(0, x - rule_x(st, regiment, model, RESIST_DECAY)) for model in models])
    resisting = [rule_x(st, regiment, model, RESIST_DECAY) for model in models]
    feeling = [resist for resist in resisting if resist < x]
    dice = x * -(-len(feeling) // MODELS_A_DIE)
    strong = [resist for resist in feeling if resist]
    if strong:
        dice -= max(strong) * -(-len(strong) // MODELS_A_DIE)
    return max(0, dice)


def roll_decay(st: State, regiment: int, arrived: bool) -> int:
    """The Wounds of Decay at the end of an activation: each 5 or 6 is one (FB-23.5)."""
    dice = decay_dice(st, regiment, decay_values(st, regiment, arrived))
    faces = roll(st, st.owner(regiment), dice, DECAY_ROLL, "FB-23.5")
    return len([face for face in faces if face >= DECAY_FACE])
