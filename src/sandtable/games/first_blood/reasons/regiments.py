"""Why a Regiment is not a legal answer: whose it is, where it is, and what the rule of the question asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.first_blood.combat import charge, duel
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.impact import Impact
from sandtable.games.first_blood.in_force import OUT_OF_PRESENCE, is_present, presence_range
from sandtable.games.first_blood.magic import spellcasting
from sandtable.games.first_blood.magic.spellcasting import Spellcasting, spell_of
from sandtable.games.first_blood.measuring import COMMAND_RANGE, engaged_with, leader_models, models_within
from sandtable.games.first_blood.movement.march.entry import Entry, has_entry, why_not_enable
from sandtable.games.first_blood.movement.march.entry_room import Gate
from sandtable.games.first_blood.reasons.asking import Reasons, always, top
from sandtable.games.first_blood.refusals import actor, apart, gap, opponents_regiment, own_regiment, regiment_refusal
from sandtable.games.first_blood.shooting import volley
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.sight import hidden_by
from sandtable.games.first_blood.state import ACTIVATED, ARRIVING, FIELD, GONE, RESERVE, State
from sandtable.games.first_blood.tables.scenarios import CANNOT_ARRIVE, REINFORCEMENTS
from sandtable.games.first_blood.tables.terms import DOUBLE_TIME, FIRE_AND_ADVANCE, TURN_THE_TIDE
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_ability import DrawAbility
from sandtable.games.first_blood.turn.draw_events import TIDE_RANGE, acting_now
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS, why_not_free
from sandtable.games.first_blood.turn.reinforcements import ORDINARY, Arrivals, needed

ABSENT: Final[Mapping[int, Refusal]] = {
    GONE: regiment_refusal("FB-7.15"),
    RESERVE: regiment_refusal("FB-8.9"),
    ARRIVING: regiment_refusal("FB-9.7"),
}
"""Why a Regiment is not on the battlefield: it is destroyed, waits in Reinforcements, or has not marched on yet."""


def absent(st: State, regiment: int) -> Refusal | None:
    return ABSENT.get(st.status[regiment])


def enemy(clause: str, refused: Reasons) -> Reasons:
    """The reasons against an enemy on the battlefield; one's own Regiments, and those that are not there, have their own."""
    own = own_regiment(clause)

    def why_not(st: State, asked: Decision, regiment: int) -> Refusal | None:
        if st.owner(regiment) == asked.seat:
            return own
        return absent(st, regiment) or refused(st, asked, regiment)

    return why_not


# -- cards and events ----------------------------------------------------------------------------------------------------

OPPONENT_DOES_NOT_ARRIVE: Final = opponents_regiment("FB-9.6")
THERE_ALREADY: Final = regiment_refusal("FB-9.1")
ARRIVES_ALREADY: Final = regiment_refusal("FB-9.7", "already")
OTHER_CLASS: Final = regiment_refusal("FB-9.4")
CLASS_CANNOT_ARRIVE: Final = regiment_refusal("FB-9.2")
CLASS_KEPT_AWAY: Final = regiment_refusal("FB-9.11")
DECIDED_ALREADY: Final = regiment_refusal("FB-9.9")


def arrives(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """For each success of a Class one Regiment of it that waits (FB-9.1 to FB-9.11)."""
    plan = st.plan(regiment)
    if plan.owner != asked.seat:
        return OPPONENT_DOES_NOT_ARRIVE
    if st.status[regiment] != RESERVE:
        return {FIELD: THERE_ALREADY, ARRIVING: ARRIVES_ALREADY}.get(st.status[regiment]) or absent(st, regiment)
    if plan.klass != asked.context[0]:
        if needed(st, plan.klass) != CANNOT_ARRIVE:
            return OTHER_CLASS
        printed = REINFORCEMENTS[min(st.turn, len(REINFORCEMENTS)) - 1][plan.klass]
        return CLASS_CANNOT_ARRIVE if printed == CANNOT_ARRIVE else CLASS_KEPT_AWAY
    flanks = top(st, Arrivals).flanks
    decided = dict(zip(flanks[::2], flanks[1::2], strict=True))
    return DECIDED_ALREADY if decided.get(regiment, ORDINARY) != ORDINARY else None


def event_gap(st: State, seat: int, regiment: int) -> Facts:
    """How far a Regiment is from the Character (`n`)."""
    return gap(apart(st, [st.plan(actor(st, seat, regiment)).first], leader_models(st, regiment)), COMMAND_RANGE)


def tide_gap(st: State, seat: int, regiment: int) -> Facts:
    return gap(apart(st, [st.plan(actor(st, seat, regiment)).first], st.models(regiment)), TIDE_RANGE)


OTHER_CARD: Final = regiment_refusal("FB-11.3", "own")
OPPONENTS_TURN: Final = regiment_refusal("FB-11.3", "enemy")
NO_CARD: Final = regiment_refusal("FB-10.1", "own")
ACTIVATED_ALREADY: Final = regiment_refusal("FB-11.15")
BEING_ACTIVATED: Final = regiment_refusal("FB-4.22")
EVENTS: Final = {DOUBLE_TIME: "FB-23.7", FIRE_AND_ADVANCE: "FB-23.8"}
FAR_FROM_EVENT: Final = {event: regiment_refusal(clause, more=event_gap) for event, clause in EVENTS.items()}
OPPONENTS_TIDE: Final = opponents_regiment("FB-23.13")
OWN_TIDE: Final = regiment_refusal("FB-23.13", "self")
FAR_FROM_TIDE: Final = regiment_refusal("FB-23.13", "far", tide_gap)
ACTED_BEFORE_TIDE: Final = regiment_refusal("FB-23.13", "own")


def of_card(st: State, asked: Decision, regiment: int, card: int) -> Refusal | None:
    """The card that was drawn activates a Regiment of its entry that was not activated yet (FB-4.22, FB-11.3)."""
    plan = st.plan(regiment)
    if plan.owner != asked.seat:
        return OPPONENTS_TURN
    if st.status[regiment] == GONE:
        return absent(st, regiment)
    if st.status[regiment] == RESERVE:
        return NO_CARD
    if st.has_mark(regiment, ACTIVATED):
        return ACTIVATED_ALREADY
    if plan.card != card:
        return OTHER_CARD
    return BEING_ACTIVATED if regiment in acting_now(st) else None


def activate(st: State, asked: Decision, regiment: int) -> Refusal | None:
    return of_card(st, asked, regiment, asked.context[0])


def technique(st: State, asked: Decision, regiment: int) -> Refusal | None:
    return of_card(st, asked, regiment, top(st, DrawAbility).card)


def acts_now(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Who acts by a Draw Event: whose card was drawn, or one near by that has not acted (FB-23.7, FB-23.12, FB-23.13)."""
    event = asked.context[1]
    if event != TURN_THE_TIDE:
        return of_card(st, asked, regiment, top(st, Activation).card) or FAR_FROM_EVENT.get(event)
    if st.owner(regiment) != asked.seat:
        return OPPONENTS_TIDE
    if absent(st, regiment) is not None:
        return absent(st, regiment)
    character = top(st, Activation).regiment
    if regiment == character:
        return OWN_TIDE
    far = apart(st, [st.plan(character).first], st.models(regiment)) > TIDE_RANGE
    return FAR_FROM_TIDE if far else ACTED_BEFORE_TIDE


OPPONENTS_PRESENCE: Final = opponents_regiment("FB-17.4")
NO_PRESENCE_FOR_CHARACTER: Final = regiment_refusal("FB-17.4", "character")
PRESENCE_DENIED: Final = regiment_refusal("FB-1.8")


def presence(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Command effects are for the own Regiment or one in Commanding Presence (FB-17.4, FB-17.6)."""
    character = asked.context[0]
    if st.owner(regiment) != asked.seat:
        return OPPONENTS_PRESENCE
    if absent(st, regiment) is not None:
        return absent(st, regiment)
    if regiment == character or is_present(st, character, regiment):
        return None
    if st.plan(regiment).is_character:
        return NO_PRESENCE_FOR_CHARACTER
    first, reach = st.plan(character).first, presence_range(st, character)
    near = any(models_within(st, first, leader, reach) for leader in leader_models(st, regiment))
    return PRESENCE_DENIED if near else OUT_OF_PRESENCE


def ability_gap(st: State, seat: int, regiment: int) -> Facts:
    """How far a Regiment is from the Character (`n`), and how far the ability reaches (`m`) (FB-17.44)."""
    reach = st.rules.forces.bounds[st.asked(seat).context[1]].effect.range
    return gap(apart(st, [st.plan(top(st, DrawAbility).regiment).first], st.models(regiment)), reach)


OPPONENTS_ACTION: Final = opponents_regiment("FB-17.44")
OWN_ACTION: Final = regiment_refusal("FB-17.44", "self")
OUT_OF_ABILITY: Final = regiment_refusal("FB-17.44", "far", ability_gap)


def free_for(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """A friendly Regiment near by that can make one of the free Actions."""
    frame = top(st, DrawAbility)
    effect = st.rules.forces.bounds[asked.context[1]].effect
    if st.owner(regiment) != asked.seat:
        return OPPONENTS_ACTION
    if regiment == frame.regiment:
        return OWN_ACTION
    if absent(st, regiment) is not None:
        return absent(st, regiment)
    first = st.plan(frame.regiment).first
    if not any(models_within(st, first, model, effect.range) for model in st.models(regiment)):
        return OUT_OF_ABILITY
    ways = [at for at, name in enumerate(FREE_ACTIONS) if name in effect.actions]
    found = [why_not_free(st, regiment, at) for at in ways]
    return None if None in found else found[0]


OPPONENT_ENABLES: Final = regiment_refusal("FB-13.10")
NO_ROOM_BEHIND: Final = regiment_refusal("FB-13.11", "room")
NO_ROOM_WITH: Final = regiment_refusal("FB-13.22", "with")


def enabling(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Which friend lets a Regiment come over another edge (FB-13.10 to FB-13.16)."""
    frame = top(st, Entry)
    if st.owner(regiment) != asked.seat:
        return OPPONENT_ENABLES
    return why_not_enable(st, frame.regiment, regiment) or why_no_room(st, frame.regiment, frame.edge, regiment)


def why_no_room(st: State, entering: int, edge: int, friend: int) -> Refusal:
    """Behind a friend so near to the own edge there is no room for all, or others are in the way (FB-13.11, FB-13.22)."""
    empty = st.clone()
    for plan in st.rules.plans:
        if plan.number not in (entering, friend) and st.status[plan.number] == FIELD:
            empty.status[plan.number] = RESERVE
    return NO_ROOM_WITH if has_entry(empty, edge, friend, Gate(empty, entering)) else NO_ROOM_BEHIND


# -- targets -------------------------------------------------------------------------------------------------------------


def shot(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Whom a Volley may be aimed at (FB-14.4 to FB-14.8)."""
    frame = top(st, Volley)
    found = next(iter(frame.why_not_shot(st, regiment)), None)
    return hidden_by(st, frame.regiment, regiment, found, volley.HIDDEN) if found is volley.UNSEEN else found


def charged(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Whom a Charge may be declared against (FB-15.2 to FB-15.4)."""
    return charge.why_not_charged(st, asked.context[0], regiment)


def charged_too(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """The secondary target (FB-15.5)."""
    charging, primary = asked.context
    return charge.why_not_second(st, charging, primary, regiment)


NOT_OVERFLOWN: Final = regiment_refusal("FB-24.36")
NOT_TOUCHED: Final = regiment_refusal("FB-15.18")
NO_IMPACT: Final = regiment_refusal("FB-15.18", "none")
STRUCK_ALREADY: Final = regiment_refusal("FB-16.12")
NO_ATTACKS_GIVEN: Final = regiment_refusal("FB-16.11")
NOT_ENGAGED: Final = regiment_refusal("FB-16.8")
NOT_SUPPORTED: Final = regiment_refusal("FB-24.47")
HAS_TAKEN_HITS: Final = regiment_refusal("FB-24.57")
NOT_IN_CONTACT: Final = regiment_refusal("FB-24.26")
FAR_FROM_DUEL: Final = regiment_refusal("FB-17.35")


def struck_next(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """The order of the targets of a Clash, or of both targets of Impact Attacks (FB-16.8 to FB-16.12, FB-15.18)."""
    frame = st.stack[-1]
    if st.owner(regiment) == asked.seat:
        return own_regiment(asked.clause)
    if absent(st, regiment) is not None:
        return absent(st, regiment)
    if isinstance(frame, Impact):
        return NO_IMPACT
    assert isinstance(frame, Clash)
    if any(foe == regiment for _, foe, _ in frame.strikes):
        return STRUCK_ALREADY
    return NO_ATTACKS_GIVEN if regiment in engaged_with(st, frame.regiment) else NOT_ENGAGED


def demise(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Who takes the Hits of Lethal Demise: enemies in contact, one after the other (FB-24.26, FB-24.57)."""
    return HAS_TAKEN_HITS if regiment in engaged_with(st, asked.context[0]) else NOT_IN_CONTACT


def challenged(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Whom a Character may challenge (FB-18.1, FB-18.15)."""
    return duel.why_not_challenge(st, asked.context[0], regiment)


def enchanted(st: State, asked: Decision, regiment: int) -> Refusal | None:
    """Whom a spell may be cast on (FB-19.3 to FB-19.7, FB-17.27)."""
    frame = top(st, Spellcasting)
    spell = spell_of(st, frame.spell)
    mine = st.owner(regiment) == asked.seat
    if mine == (spell.target != "enemy") and absent(st, regiment) is not None:
        return absent(st, regiment)
    if spell.target == "self" and mine:
        return presence(st, asked, regiment)
    found = next(spellcasting.why_not_target(st, frame.caster, regiment, spell), None)
    return hidden_by(st, frame.caster, regiment, found, spellcasting.HIDDEN) if found is spellcasting.UNSEEN else found


REGIMENTS: Final[Mapping[str, Reasons]] = {
    "arrives": arrives,
    "activate": activate,
    "technique_acts": technique,
    "hibernate": technique,
    "acts_now": acts_now,
    "event_for": presence,
    "technique_for": presence,
    "holder": presence,
    "free_for": free_for,
    "enabling": enabling,
    "volley": enemy("FB-14.4", shot),
    "snapfire": enemy("FB-14.4", shot),
    "charges": enemy("FB-15.2", charged),
    "charges_too": enemy("FB-15.5", charged_too),
    "rake": enemy("FB-24.35", always(NOT_OVERFLOWN)),
    "impact_on": enemy("FB-15.19", always(NOT_TOUCHED)),
    "strikes_first": struck_next,
    "supports_against": enemy("FB-24.47", always(NOT_SUPPORTED)),
    "demise": enemy("FB-24.26", demise),
    "duel": enemy("FB-18.1", challenged),
    "overkill": enemy("FB-17.35", always(FAR_FROM_DUEL)),
    "spell_target": enchanted,
}
"""For each kind of question, why a Regiment that is not offered is not a legal answer."""
