"""Draw Events, resolved when a card is drawn, and Decay at the end of the activation (chapter 23)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.cards import EVERYBODY, draw_top, face_of
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.games.first_blood.army_building.forces import OF_TECHNIQUE, BoundEffect
from sandtable.games.first_blood.dice import DECAY_ROLL, roll
from sandtable.games.first_blood.in_force import effects, is_borne, is_present
from sandtable.games.first_blood.measuring import COMMAND_RANGE, leader_models, model_to_regiment, models_within
from sandtable.games.first_blood.qualities import rule_x
from sandtable.games.first_blood.state import ACTIVATED, ARRIVING, FIELD, NOBODY, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import (
    BASTION,
    BIOTIC_RENEWAL,
    BURNOUT,
    DECAY,
    DOUBLE_TIME,
    FIRE_AND_ADVANCE,
    FLUX_POWERED,
    INFANTRY,
    RESIST_DECAY,
    SEIZE_THE_DAY,
)

COMMANDS: Final = (BASTION, BIOTIC_RENEWAL, BURNOUT, FLUX_POWERED)
"""Events marked Command: they may be given to a Regiment in Commanding Presence (FB-23.1)."""
DRAWING: Final = (DOUBLE_TIME, FIRE_AND_ADVANCE, SEIZE_THE_DAY)
"""Events that draw the next card (FB-23.7, FB-23.8, FB-23.12)."""
CHOICES: Final = {BURNOUT: 2, FLUX_POWERED: 2}
"""Events with a choice: burn or not, Clash or Attacks."""
TIDE_RANGE: Final = 12 * INCH
RENEWAL_RANGE: Final = 10 * INCH
ABILITY: Final = 100
"""Numbers from here on are not Draw Events but effects of techniques, items and Lieutenants, by effect number."""
BURNOUT_DECAY: Final = 3
DECAY_FACE: Final = 5
MODELS_A_DIE: Final = 4
"""Infantry rolls per four Models, rounded up (FB-23.5)."""


def own_events(st: State, regiment: int) -> list[int]:
    """The Draw Events of a Regiment: its own and those from a living Command Model, item or Retinue (FB-11.4, FB-23.17).

    Those of a Regiment that is not on the battlefield are ignored (FB-11.5). Decay waits for the end of the activation.
    """
    if st.status[regiment] != FIELD:
        return []
    plan = st.plan(regiment)
    found: list[int] = []
    if not plan.is_character or st.is_alive(plan.first):
        found = [event for event, _ in plan.events]
    found += [bound.effect.event for bound in standing_events(st, regiment)]
    found = [event for event in dict.fromkeys(found) if event != DECAY]
    return [*found, *[ABILITY + number for number in draw_abilities(st, regiment)]]


def draw_abilities(st: State, regiment: int) -> list[int]:
    """Techniques, items and Lieutenants that take effect when the card is drawn or the activation begins (FB-26.11)."""
    found: dict[str, int] = {}
    for number in st.rules.forces.brought[regiment]:
        bound = st.rules.forces.bounds[number]
        due = bound.source == OF_TECHNIQUE or bound.effect.when in ("draw", "activation")
        if due and is_borne(st, bound) and not st.is_used(number):
            found.setdefault(bound.ability, number)
    return list(found.values())


def due_now(st: State, events: list[int]) -> list[int]:
    """The events of a draw that may come next: those of the activation follow the Draw Events."""
    bounds = st.rules.forces.bounds
    late = [event for event in events if event >= ABILITY and bounds[event - ABILITY].effect.when == "activation"]
    return [event for event in events if event not in late] or late


def standing_events(st: State, regiment: int) -> list[BoundEffect]:
    """Events that last as long as their bearer lives, not those given for a time (FB-23.17)."""
    found = effects(st, "event", regiment, st.plan(regiment).first)
    return [bound for bound in found if not bound.effect.until]


def receivers(st: State, regiment: int) -> list[int]:
    """The Regiments that may receive a Command event: its own, or one in Commanding Presence (FB-17.6, FB-23.1)."""
    friends = [other for other in st.on_table(st.owner(regiment)) if is_present(st, regiment, other)]
    return [regiment, *friends]


def put_in_force(st: State, event: int, regiment: int, number: int) -> None:
    """Put an event in force until the end of the Turn; the same event does not stack (FB-5.6)."""
    st.events_on = [row for row in st.events_on if (row[0], row[1]) != (event, regiment) or event == DECAY]
    st.events_on.append((event, regiment, number))
    if event == BURNOUT and number:
        st.events_on.append((DECAY, regiment, BURNOUT_DECAY))  # FB-23.4


def is_near(st: State, character: int, regiment: int) -> bool:
    """Does a Regiment on the battlefield have a Leader Model within Command Range of the Character (FB-23.7)?"""
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


def biotic_renewal_targets(st: State, regiment: int, to: int) -> list[int]:
    """Other Regiments healed by Biotic Renewal: friends with a Leader Model within 10" of the Character or Leader (FB-23.3)."""
    found: list[int] = []
    for friend in st.on_table(st.owner(regiment)):
        leaders = leader_models(st, friend)
        mine = leader_models(st, regiment)[:1]
        if friend != to and any(models_within(st, one, leader, RENEWAL_RANGE) for one in mine for leader in leaders):
            found.append(friend)
    return found


# -- drawing cards -------------------------------------------------------------------------------------------------------


class Drawer(Frame[State]):
    """A procedure that turns over a card of a Command Stack: `card` is its face."""

    __slots__ = ("card",)

    card: int

    def draw(self, st: State, seat: int) -> None:
        """Draw the top card, or any card if an ability allows it (FB-11.3, content of `search_stack`)."""
        if len(set(st.command[seat])) > 1 and searches(st, seat):
            st.push(Search(seat))
        else:
            self.card = draw_card(st, seat)


class Go(Drawer):
    """One player's part in the Action Phase: `burst` is the number of cards resolved in a row (content of `burst`)."""

    __slots__ = ("burst",)

    burst: int


def in_burst(st: State) -> bool:
    """Are several cards resolved in a row, so that Draw Events cannot draw more (content of `burst`)?"""
    return any(isinstance(frame, Go) and frame.burst > 0 for frame in st.stack)


class Actor(Drawer):
    """An activation as draw abilities see it: `acts` is a Regiment that acts now, `left` the number of Actions left."""

    __slots__ = ("acts", "left", "regiment")

    regiment: int
    left: int
    acts: int


@frame
class Search(Frame[State]):
    """A player takes any card of their own stack instead of the top one (content of `search_stack`)."""

    seat: int

    def advance(self, st: State) -> Decision | None:
        options: list[Pick] = list(dict.fromkeys(st.cards_of(self.seat)[::-1]))
        return Decision("search", self.seat, options, "FB-11.3", (len(st.command[self.seat]),))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        cards = st.command[self.seat]
        at = max(place for place, card in enumerate(cards) if face_of(card) == pick)
        cards.append(cards.pop(at))
        st.pop()
        drawer = st.stack[-1]
        assert isinstance(drawer, Drawer)
        drawer.card = draw_card(st, self.seat)


def searches(st: State, seat: int) -> bool:
    """May a player take any card instead of the top one this Turn?"""
    return any(st.owner(bound.regiment) == seat for bound in noted_for_all(st, "search_stack"))


def noted_for_all(st: State, op: str) -> list[BoundEffect]:
    """The effects of an op set up by Supremacy Abilities that are in force."""
    bounds = [st.rules.forces.bounds[row[0]] for row in st.lasting if row[1] == NOBODY]
    return [bound for bound in bounds if bound.effect.op == op]


def draw_card(st: State, seat: int) -> int:
    """Turn over the top card for everyone to see (FB-11.3)."""
    cards = st.command[seat]
    st.show(cards, len(cards) - 1, EVERYBODY)
    face = face_of(draw_top(cards))
    if st.logging:
        st.emit("card", (seat, face), "FB-11.3")
    return face


def waiting_for(st: State, seat: int, card: int) -> list[int]:
    """The Regiments of an entry that have not been activated and are not acting now (FB-4.22)."""
    acting = acting_now(st)
    return [
        plan.number
        for plan in st.rules.plans
        if plan.owner == seat
        and plan.card == card
        and st.status[plan.number] in (FIELD, ARRIVING)
        and not st.has_mark(plan.number, ACTIVATED)
        and plan.number not in acting
    ]


def acting_now(st: State) -> list[int]:
    """The Regiments whose activation is open (FB-11.17)."""
    return [frame.regiment for frame in st.stack if isinstance(frame, Actor)]


# -- Decay ---------------------------------------------------------------------------------------------------------------


def decay_values(st: State, regiment: int, arrived: bool) -> list[int]:
    """All Decays of a Regiment: its own, unless it has just arrived, and those given to it (FB-23.5, FB-23.6, FB-23.18)."""
    plan = st.plan(regiment)
    found = [] if arrived else [x for event, x in plan.events if event == DECAY]
    found += [x for event, receiver, x in st.events_on if event == DECAY and receiver == regiment]
    for bound in effects(st, "event", regiment, plan.first):
        if bound.effect.event == DECAY:
            found.append(bound.effect.x_by_type[plan.type])
    return found


def decay_dice(st: State, regiment: int, values: list[int]) -> int:
    """The number of dice: all Decays per Model, or per four Infantry Models, minus Resist Decay (FB-23.5, FB-24.41)."""
    x = sum(values)
    if not x:
        return 0
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
    """The Wounds from Decay at the end of an activation: each 5 or 6 causes one (FB-23.5).

    The currently living Models count (FB-23.6).
    """
    dice = decay_dice(st, regiment, decay_values(st, regiment, arrived))
    faces = roll(st, st.owner(regiment), dice, DECAY_ROLL, "FB-23.5")
    return len([face for face in faces if face >= DECAY_FACE])
