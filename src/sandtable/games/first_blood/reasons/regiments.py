"""Why a Regiment is no answer: whose it is, where it is, and what the rule of the question asks of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.first_blood.combat.charge import (
    BEST_ROLL,
    charge_distance,
    reaches,
    sees,
    why_not_second,
)
from sandtable.games.first_blood.combat.charge import why_not_target as why_not_charged
from sandtable.games.first_blood.combat.clash import Clash
from sandtable.games.first_blood.combat.duel import why_not_challenge
from sandtable.games.first_blood.combat.impact import Impact
from sandtable.games.first_blood.in_force import is_present, presence_range
from sandtable.games.first_blood.magic.spellcasting import Spellcasting, spell_of, why_not_target
from sandtable.games.first_blood.measuring import (
    engaged_with,
    is_character_regiment,
    leader_models,
    models_within,
)
from sandtable.games.first_blood.movement.march.entry import Entry, has_entry, why_not_enable
from sandtable.games.first_blood.movement.march.entry_room import Gate
from sandtable.games.first_blood.reasons.asking import ABSENT, top
from sandtable.games.first_blood.shooting.volley import Volley
from sandtable.games.first_blood.shooting.volley import why_not_target as why_not_shoot
from sandtable.games.first_blood.sight import model_blocked_by
from sandtable.games.first_blood.state import ACTIVATED, FIELD, GONE, NOWHERE, RESERVE, State
from sandtable.games.first_blood.tables.scenarios import CANNOT_ARRIVE, REINFORCEMENTS
from sandtable.games.first_blood.tables.terms import DOUBLE_TIME, FIRE_AND_ADVANCE, TURN_THE_TIDE
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_ability import DrawAbility
from sandtable.games.first_blood.turn.draw_events import acting_now
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS, WHY_NOT
from sandtable.games.first_blood.turn.reinforcements import ORDINARY, Arrivals, needed

EVENT_CLAUSES: Final = {DOUBLE_TIME: "FB-23.7", FIRE_AND_ADVANCE: "FB-23.8"}
Reasons = Callable[[State, Decision, int], list[str]]


def absent(st: State, regiment: int) -> list[str]:
    """Why a Regiment is not on the battlefield, nothing if it is."""
    status = st.status[regiment]
    return [] if status == FIELD else [ABSENT[status]]


# -- cards and events ----------------------------------------------------------------------------------------------------


def arrives(st: State, asked: Decision, regiment: int) -> list[str]:
    """For each success of a Class one Regiment of it that waits (FB-9.1 to FB-9.11)."""
    plan = st.plan(regiment)
    if plan.owner != asked.seat:
        return ["FB-9.6"]
    if st.status[regiment] != RESERVE:
        return ["FB-9.1"] if st.status[regiment] == FIELD else absent(st, regiment)
    if plan.klass != asked.context[0]:
        if needed(st, plan.klass) != CANNOT_ARRIVE:
            return ["FB-9.4"]
        printed = REINFORCEMENTS[min(st.turn, len(REINFORCEMENTS)) - 1][plan.klass]
        return ["FB-9.2" if printed == CANNOT_ARRIVE else "FB-9.11"]
    flanks = top(st, Arrivals).flanks
    decided = dict(zip(flanks[::2], flanks[1::2], strict=True))
    return ["FB-9.9"] if decided.get(regiment, ORDINARY) != ORDINARY else ["FB-9.4"]


def of_card(st: State, asked: Decision, regiment: int, card: int, drawn: str) -> list[str]:
    """The card that was drawn activates a Regiment of its entry that was not activated yet (FB-4.22, FB-11.3)."""
    plan = st.plan(regiment)
    if plan.owner != asked.seat:
        return [drawn]
    if st.status[regiment] == GONE:
        return absent(st, regiment)
    if st.status[regiment] == RESERVE:
        return ["FB-10.1"]
    if st.has_mark(regiment, ACTIVATED):
        return ["FB-11.15"]
    return [drawn] if plan.card != card else ["FB-4.22"]


def activate(st: State, asked: Decision, regiment: int) -> list[str]:
    return of_card(st, asked, regiment, asked.context[0], "FB-11.3")


def technique(st: State, asked: Decision, regiment: int) -> list[str]:
    return of_card(st, asked, regiment, top(st, DrawAbility).card, "FB-11.3")


def acts_now(st: State, asked: Decision, regiment: int) -> list[str]:
    """Who acts by a Draw Event: whose card was drawn, or one near by that has not acted (FB-23.7, FB-23.12, FB-23.13)."""
    event = asked.context[1]
    if event == TURN_THE_TIDE:
        return (absent(st, regiment) if st.owner(regiment) == asked.seat else []) or ["FB-23.13"]
    clause = EVENT_CLAUSES.get(event, "FB-23.12")
    found = of_card(st, asked, regiment, top(st, Activation).card, clause)
    return [clause] if found == ["FB-4.22"] and regiment not in acting_now(st) else found


def presence(st: State, asked: Decision, regiment: int) -> list[str]:
    """Command effects are for the own Regiment or one in Commanding Presence (FB-17.4, FB-17.6)."""
    if st.owner(regiment) == asked.seat and absent(st, regiment):
        return absent(st, regiment)
    return ["FB-1.8"] if is_denied(st, asked.context[0], regiment) else ["FB-17.4"]


def is_denied(st: State, character: int, regiment: int) -> bool:
    """Is it near enough, and only an ability keeps it out of Commanding Presence?"""
    mine, theirs = st.plan(character), st.plan(regiment)
    if mine.owner != theirs.owner or theirs.is_character or is_present(st, character, regiment):
        return False
    reach = presence_range(st, character)
    return any(models_within(st, mine.first, leader, reach) for leader in leader_models(st, regiment))


def free_for(st: State, asked: Decision, regiment: int) -> list[str]:
    """A friendly Regiment near by that can make one of the free Actions."""
    frame = top(st, DrawAbility)
    effect = st.rules.forces.bounds[asked.context[1]].effect
    if st.owner(regiment) != asked.seat or regiment == frame.regiment:
        return [asked.clause]
    if absent(st, regiment):
        return absent(st, regiment)
    first = st.plan(frame.regiment).first
    if not any(models_within(st, first, model, effect.range) for model in st.models(regiment)):
        return [asked.clause]
    ways = [at for at, name in enumerate(FREE_ACTIONS) if name in effect.actions]
    found = [WHY_NOT[at](st, regiment) for at in ways]
    return list(dict.fromkeys([clause for clause in found if clause is not None])) or [asked.clause]


def enabling(st: State, asked: Decision, regiment: int) -> list[str]:
    """Which friend lets a Regiment come over another edge (FB-13.10 to FB-13.16)."""
    frame = top(st, Entry)
    if st.owner(regiment) != asked.seat:
        return ["FB-13.10"]
    return [why_not_enable(st, frame.regiment, regiment) or why_no_room(st, frame.regiment, frame.edge, regiment)]


def why_no_room(st: State, entering: int, edge: int, friend: int) -> str:
    """Behind a friend so near to the own edge there is no room for all, or others are in the way (FB-13.11, FB-13.22)."""
    empty = st.clone()
    for plan in st.rules.plans:
        if plan.number not in (entering, friend) and st.status[plan.number] == FIELD:
            empty.status[plan.number] = RESERVE
    return "FB-13.22" if has_entry(empty, edge, friend, Gate(empty, entering)) else "FB-13.11"


# -- targets -------------------------------------------------------------------------------------------------------------


def shot(st: State, asked: Decision, regiment: int) -> list[str]:
    """Whom a Volley may be aimed at (FB-14.4 to FB-14.8)."""
    if st.owner(regiment) == asked.seat:
        return ["FB-14.4"]
    frame = top(st, Volley)
    return absent(st, regiment) or why_not_shot(st, frame, regiment)


def why_not_shot(st: State, frame: Volley, regiment: int) -> list[str]:
    guns = frame.guns(st)
    found = why_not_shoot(st, frame.regiment, regiment, guns, False)
    return why_not_shoot(st, frame.regiment, regiment, guns, True) if found and frame.arcs(st) else found


def charged(st: State, asked: Decision, regiment: int) -> list[str]:
    """Whom a Charge may be declared against (FB-15.2 to FB-15.4)."""
    if st.owner(regiment) == asked.seat:
        return ["FB-15.2"]
    return absent(st, regiment) or why_not_primary(st, asked.context[0], regiment)


def why_not_primary(st: State, regiment: int, foe: int) -> list[str]:
    """Too far, on another floor, out of sight and why, or a Character that is not the closest target."""
    clause = why_not_charged(st, regiment, foe)
    leaders, distance = leader_models(st, regiment), charge_distance(st, regiment, BEST_ROLL)
    if clause == "FB-15.3":
        flat = any(models_within(st, leader, other, distance) for leader in leaders for other in st.models(foe))
        return ["FB-22.10" if flat else "FB-15.3"]
    if clause == "FB-15.2":
        if any(sees(st, leader, foe) for leader in leaders):
            return ["FB-15.3"]  # whoever sees it is too far away
        near = [leader for leader in leaders if reaches(st, leader, foe, distance)]
        return ["FB-15.2", *model_blocked_by(st, near, st.models(foe))]
    return [] if clause is None else [clause]


def charged_too(st: State, asked: Decision, regiment: int) -> list[str]:
    """The secondary target (FB-15.5)."""
    frame_regiment, primary = asked.context
    if st.owner(regiment) == asked.seat:
        return ["FB-15.5"]
    return absent(st, regiment) or [why_not_second(st, frame_regiment, primary, regiment) or "FB-15.5"]


def raked(st: State, asked: Decision, regiment: int) -> list[str]:
    """Enemies over whom the flyers Marched (FB-24.35, FB-24.36)."""
    if st.owner(regiment) == asked.seat:
        return ["FB-24.35"]
    return absent(st, regiment) or ["FB-24.36"]


def impact_on(st: State, asked: Decision, regiment: int) -> list[str]:
    """Whom a charging Model in contact with several targets strikes (FB-15.18, FB-15.19, FB-15.26)."""
    if st.owner(regiment) == asked.seat:
        return ["FB-15.19"]
    if absent(st, regiment):
        return absent(st, regiment)
    if regiment in top(st, Impact).targets and st.inside[regiment] != NOWHERE:
        return ["FB-15.26"]
    return ["FB-15.18"]


def struck_next(st: State, asked: Decision, regiment: int) -> list[str]:
    """The order of the targets of a Clash or of Impact Attacks (FB-16.8 to FB-16.12, FB-15.28)."""
    frame = st.stack[-1]
    if st.owner(regiment) != asked.seat and absent(st, regiment):
        return absent(st, regiment)
    if isinstance(frame, Impact):
        if regiment in frame.targets and st.inside[regiment] != NOWHERE:
            return ["FB-15.26"]
        return ["FB-15.28"] if regiment in frame.struck else ["FB-15.18"]
    assert isinstance(frame, Clash)
    if any(foe == regiment for _, foe, _ in frame.strikes):
        return ["FB-16.12"]
    return ["FB-16.11"] if regiment in engaged_with(st, frame.regiment) else ["FB-16.8"]


def supported(st: State, asked: Decision, regiment: int) -> list[str]:
    """Whom a Model with Support attacks (FB-24.47)."""
    return (absent(st, regiment) if st.owner(regiment) != asked.seat else []) or ["FB-24.47"]


def demise(st: State, asked: Decision, regiment: int) -> list[str]:
    """Who takes the Hits of Lethal Demise: enemies in contact, one after the other (FB-24.26, FB-24.57)."""
    if st.owner(regiment) == asked.seat:
        return ["FB-24.26"]
    if absent(st, regiment):
        return absent(st, regiment)
    return ["FB-24.57"] if regiment in engaged_with(st, asked.context[0]) else ["FB-24.26"]


def challenged(st: State, asked: Decision, regiment: int) -> list[str]:
    """Whom a Character may challenge (FB-18.1, FB-18.15)."""
    if st.owner(regiment) == asked.seat:
        return ["FB-18.1"]
    if absent(st, regiment):
        return absent(st, regiment)
    if st.plan(regiment).is_character and not is_character_regiment(st, regiment):
        return ["FB-17.13"]
    return why_not_challenge(st, asked.context[0], regiment) or [asked.clause]


def overkilled(st: State, asked: Decision, regiment: int) -> list[str]:
    """An enemy Regiment near the Character that dealt the Wounds (FB-17.35)."""
    return (absent(st, regiment) if st.owner(regiment) != asked.seat else []) or ["FB-17.35"]


def enchanted(st: State, asked: Decision, regiment: int) -> list[str]:
    """Whom a spell may be cast on (FB-19.3 to FB-19.7, FB-17.27)."""
    frame = top(st, Spellcasting)
    spell = spell_of(st, frame.spell)
    mine = st.owner(regiment) == asked.seat
    if spell.target == "self":
        if not mine or not spell.command:
            return ["FB-19.3"]
        return absent(st, regiment) or presence(st, asked, regiment)
    if mine != (spell.target != "enemy"):
        return ["FB-19.2"]
    return absent(st, regiment) or why_not_target(st, frame.caster, regiment, spell)


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
    "volley": shot,
    "snapfire": shot,
    "charges": charged,
    "charges_too": charged_too,
    "rake": raked,
    "impact_on": impact_on,
    "strikes_first": struck_next,
    "supports_against": supported,
    "demise": demise,
    "duel": challenged,
    "overkill": overkilled,
    "spell_target": enchanted,
}
"""By kind of question why a Regiment that is not offered is none of its answers."""
