"""Why an Action cannot be taken now: what the Regiment never can first, then what keeps it from it here."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision
from sandtable.games.first_blood.magic.spellcasting import (
    is_caster,
    spell_of,
    spells_of,
    why_not_target,
)
from sandtable.games.first_blood.measuring import is_character_regiment
from sandtable.games.first_blood.qualities import any_has
from sandtable.games.first_blood.reasons.asking import top
from sandtable.games.first_blood.reasons.regiments import why_not_primary
from sandtable.games.first_blood.shooting.volley import all_guns, can_arc
from sandtable.games.first_blood.shooting.volley import why_not_target as why_not_shoot
from sandtable.games.first_blood.state import ARRIVING, State
from sandtable.games.first_blood.tables.abilities import Spell
from sandtable.games.first_blood.tables.terms import OVERCHARGE
from sandtable.games.first_blood.turn.actions import (
    ACTION_IDS,
    CHARGE,
    DUEL_ACTION,
    OVERCHARGE_ACTION,
    SPELLCASTING,
    VOLLEY_ACTION,
)
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.draw_ability import DrawAbility
from sandtable.games.first_blood.turn.free_actions import FREE_ACTIONS, WHY_NOT


def action(st: State, asked: Decision, value: int) -> list[str]:
    return why_not_action(st, top(st, Activation), value) or [asked.clause]


def why_not_action(st: State, frame: Activation, number: int) -> list[str]:
    """The clauses against an Action of the acting Regiment, the nearest first; none if it can be taken."""
    regiment = frame.regiment
    if not 0 <= number < len(ACTION_IDS):
        return []
    if st.status[regiment] != ARRIVING:
        found = lacks(st, regiment, number)
        if found:
            return [found]
    clause = frame.why_not_take(st, number)
    if clause is None:
        return []
    if clause == "FB-11.12" and number == DUEL_ACTION:
        return ["FB-18.1"]  # a Duel is a Character Action, not a Combat Action (FB-11.10)
    if clause == "FB-14.4" and number == VOLLEY_ACTION:
        return no_target_in_sight(st, regiment)
    if clause in ("FB-15.2", "FB-15.3", "FB-15.4") and number == CHARGE:
        return no_charge(st, regiment)
    if clause == "FB-19.3" and number == SPELLCASTING:
        return no_spell(st, regiment)
    return [clause]


def lacks(st: State, regiment: int, number: int) -> str:
    """What a Regiment of this sort cannot do at all, "" if it could."""
    if number == OVERCHARGE_ACTION and not any_has(st, regiment, OVERCHARGE):
        return "FB-24.28"
    if number == VOLLEY_ACTION and not all_guns(st, regiment):
        return "FB-14.3"
    if number == SPELLCASTING and not is_caster(st, regiment):
        return "FB-19.1"
    if number == SPELLCASTING and not spells_of(st, regiment):
        return "FB-19.3"
    return "FB-18.1" if number == DUEL_ACTION and not is_character_regiment(st, regiment) else ""


def shared(found: list[list[str]], otherwise: str) -> list[str]:
    """The reasons that hold against every enemy; if each has its own, only that there is no target."""
    if not found:
        return [otherwise]
    return [clause for clause in found[0] if all(clause in other for other in found)] or [otherwise]


def no_target_in_sight(st: State, regiment: int) -> list[str]:
    """Why nobody can be shot at (FB-14.4)."""
    guns, arcs = all_guns(st, regiment), can_arc(st, regiment)
    foes = st.on_table(1 - st.owner(regiment))
    return shared([why_not_shoot(st, regiment, foe, guns, arcs) for foe in foes], "FB-14.4")


def no_charge(st: State, regiment: int) -> list[str]:
    """Why nobody can be charged (FB-15.2 to FB-15.4): the nearest miss, or that there is no enemy."""
    found = [why_not_primary(st, regiment, foe) for foe in st.on_table(1 - st.owner(regiment))]
    same = shared(found, "")
    if same != [""]:
        return same
    firsts = [clauses[0] for clauses in found]
    return [next((clause for clause in ("FB-15.4", "FB-15.2", "FB-22.10") if clause in firsts), "FB-15.2")]


def no_spell(st: State, regiment: int) -> list[str]:
    """Why no spell of a caster has a target (FB-19.3 to FB-19.7)."""
    return no_target(st, regiment, [spell_of(st, number) for number in spells_of(st, regiment)])


def why_not_spell(st: State, caster: int, spell: Spell) -> list[str]:
    """Why a spell has no target: what keeps all from it that it is made for."""
    return no_target(st, caster, [spell])


def no_target(st: State, caster: int, spells: list[Spell]) -> list[str]:
    """What keeps all from being a target: of those in Range, if there are any; otherwise they are out of Range."""
    seat = st.owner(caster)
    found = [
        why_not_target(st, caster, one, spell)
        for spell in spells
        for one in st.on_table(1 - seat if spell.target == "enemy" else seat)
    ]
    near = [clauses for clauses in found if "FB-19.3" not in clauses]
    return shared(near or found, "FB-19.3")


def free_action(st: State, asked: Decision, value: int) -> list[str]:
    """Why a free Action cannot be made: the ability names others, or the Regiment cannot."""
    frame = top(st, DrawAbility)
    effect = st.rules.forces.bounds[frame.queue[0]].effect
    if FREE_ACTIONS[value] not in effect.actions:
        return [asked.clause]
    return [WHY_NOT[value](st, frame.chosen) or asked.clause]
