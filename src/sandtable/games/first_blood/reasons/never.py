"""What a player is never asked in this game: the army or the table has nothing, or nothing any more, that would ask it.

Army lists, losses and the battlefield are open to both players (FB-1.6), so nothing told here is a secret. What is only spent,
or only impossible now, is no matter of this module: `not_asked` speaks of Phases, goes and occasions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandtable.games.first_blood.army_building.forces import (
    OF_SPELL,
    OF_SUPREMACY,
    OF_TECHNIQUE,
    BoundEffect,
    RegimentPlan,
)
from sandtable.games.first_blood.movement.formation.obstacles import is_standing, storeys
from sandtable.games.first_blood.movement.march.entry import Entry
from sandtable.games.first_blood.state import ARRIVING, GONE, NOWHERE, RESERVE, State
from sandtable.games.first_blood.tables.battlefields import GARRISON, RUIN
from sandtable.games.first_blood.tables.scenarios import PLUNDER
from sandtable.games.first_blood.tables.terms import (
    ARCING_FIRE,
    BARRAGE,
    BIOTIC_RENEWAL,
    BLESSED,
    BLOODLUST,
    BURNOUT,
    DECAY,
    FLANK,
    FLUX_POWERED,
    FORWARD_DEPLOYMENT,
    FURY,
    INFANTRY,
    LETHAL_DEMISE,
    LIGHT,
    OVERCHARGE,
    PRIEST,
    RAKE_ATTACK,
    REGENERATION,
    SNAPFIRE,
    SUPPORT,
    THROWING_WEAPONS,
    TURN_THE_TIDE,
    UNSTOPPABLE,
    VANGUARD,
    VOLLEY,
    WIZARD,
)
from sandtable.games.first_blood.turn.draw_events import COMMANDS, DRAWING

Reason = tuple[str, str]
"""The clause, and the word that the key of its sentence has."""

AUTOMATIC: Final = frozenset(
    [
        "acting_leader",
        "arrange",
        "casualty",
        "close_in",
        "close_to",
        "draw_in",
        "duel_place",
        "enter_from",
        "model_floor",
        "place_model",
        "return",
        "turn",
    ]
)
"""Questions that automatic placement answers (FB-1.14)."""
RULES: Final[Mapping[str, tuple[str, int]]] = {
    "vanguard": ("FB-24.54", VANGUARD),
    "blessing": ("FB-24.8", BLESSED),
    "blessed": ("FB-24.8", BLESSED),
    "snapfire": ("FB-24.44", SNAPFIRE),
    "deploy": ("FB-24.25", FORWARD_DEPLOYMENT),
    "rake": ("FB-24.35", RAKE_ATTACK),
    "bloodlust": ("FB-24.5", BLOODLUST),
    "flank": ("FB-9.9", FLANK),
    "demise": ("FB-24.26", LETHAL_DEMISE),
    "markers": ("FB-24.28", OVERCHARGE),
    "arcing": ("FB-24.1", ARCING_FIRE),
    "charge_again": ("FB-24.52", UNSTOPPABLE),
    "supports_against": ("FB-24.47", SUPPORT),
}
"""Questions that come up only for Regiments with a special rule."""
EVENTS: Final[Mapping[str, tuple[str, tuple[int, ...]]]] = {
    "burnout": ("FB-23.4", (BURNOUT,)),
    "flux": ("FB-23.9", (FLUX_POWERED,)),
    "fury": ("FB-23.10", (FURY,)),
    "acts_now": ("FB-11.17", (*DRAWING, TURN_THE_TIDE)),
    "event_for": ("FB-17.6", COMMANDS),
}
"""Questions that come up only for Regiments with one of these Draw Events."""


def is_drawn(bound: BoundEffect) -> bool:
    """Does an ability work when the card is drawn (FB-26.11)?"""
    return bound.source == OF_TECHNIQUE or bound.effect.when in ("draw", "activation")


def is_offered(bound: BoundEffect) -> bool:
    """May an ability be used or not, as its owner is asked (FB-17.49)?"""
    effect = bound.effect
    if effect.op in ("casting", "no_interference", "wound"):
        return effect.choice
    if effect.op in ("stat", "interference"):
        return bool(effect.uses)
    return effect.when == "command_phase" or (effect.op == "free_action" and bound.source == OF_SPELL)


def is_held(bound: BoundEffect) -> bool:
    """Is it a lasting Command effect that is named anew (FB-17.45)?"""
    effect = bound.effect
    lasts = not effect.when and not effect.uses and not effect.until and bound.part_of < 0
    given = bound.source in (OF_SPELL, OF_TECHNIQUE) or (bound.source == OF_SUPREMACY and not bound.always)
    return bound.command and lasts and not given and not (effect.op == "reroll" and effect.roll == "morale")


def rolls_again(roll: str, which: str = "") -> Callable[[BoundEffect], bool]:
    """Re-rolls of one sort of roll."""
    return lambda bound: (
        bound.effect.op == "reroll" and bound.effect.roll == roll and (not which or bound.effect.which == which)
    )


ABILITIES: Final[Mapping[str, tuple[str, str, Callable[[BoundEffect], bool]]]] = {
    "search": ("FB-10.9", "search", lambda bound: bound.effect.op == "search_stack"),
    "technique_for": ("FB-26.11", "none", lambda bound: is_drawn(bound) and bound.command),
    "technique_acts": (
        "FB-26.11",
        "card",
        lambda bound: bound.effect.op == "next_card" and bound.effect.then != "bottom",
    ),
    "hibernate": ("FB-26.11", "bottom", lambda bound: bound.effect.op == "next_card" and bound.effect.then == "bottom"),
    **dict.fromkeys(
        ("free_for", "free_action"),
        ("FB-17.44", "none", lambda bound: is_drawn(bound) and bound.effect.op == "free_action"),
    ),
    **dict.fromkeys(("to_bottom", "to_top"), ("FB-10.4", "none", lambda bound: bound.effect.op == "sort_top")),
    "signet": ("FB-10.4", "none", lambda bound: bound.effect.when == "command_phase"),
    "holder": ("FB-17.45", "none", is_held),
    "choose": ("FB-19.17", "none", lambda bound: bound.effect.op == "choose"),
    "use_ability": ("FB-17.49", "none", is_offered),
    "recast": ("FB-17.41", "none", rolls_again("casting", "all")),
    "reroll_cast": ("FB-17.42", "none", rolls_again("casting", "one")),
    "reroll_arrival": ("FB-9.10", "none", rolls_again("reinforcement")),
    "turn_arrival": ("FB-9.10", "turn", lambda bound: bound.effect.op == "auto_reinforce"),
    "reroll_sixes": (
        "FB-17.16",
        "none",
        lambda bound: bound.effect.op == "reroll" and bound.effect.which == "natural_6" and bound.effect.choice,
    ),
    "tactics": ("FB-17.19", "none", lambda bound: bound.command and rolls_again("morale")(bound)),
    "disciplined": ("FB-17.29", "none", lambda bound: bound.effect.op == "clean_withdraw"),
    "clash_too": ("FB-16.20", "none", lambda bound: bound.effect.when == "after_combat_reform"),
    "expose": ("FB-17.34", "none", lambda bound: bound.effect.op == "suppress_choice"),
    "overkill": ("FB-17.35", "none", lambda bound: bound.effect.when == "duel_wound"),
}
"""Questions that only certain abilities of one's own army ask: the clause, its word, and which abilities."""
ENTERING: Final = ("entry_edge", "enabling", "enter", "enter_from", "vanguard", "deploy")
DUELS: Final = ("duel", "accept", "duel_place", "expose", "overkill")
GARRISONS: Final = ("occupy", "leave_at", "storm", "deploy")
WAITING: Final = ("flank", "reroll_arrival", "turn_arrival", "arrives")


def why_never(st: State, seat: int, kind: str) -> Reason | None:
    """Why a player cannot be asked this in the rest of the game; None if it may still come."""
    if st.rules.auto and kind in AUTOMATIC:
        return "FB-1.14", ""
    living = [plan for plan in st.rules.plans if plan.owner == seat and st.status[plan.number] != GONE]
    found = lacks_ability(st, seat, living, kind)
    return found or lacks_regiment(st, living, kind) or lacks_table(st, living, kind)


# -- what the army has ---------------------------------------------------------------------------------------------------


def lacks_ability(st: State, seat: int, living: list[RegimentPlan], kind: str) -> Reason | None:
    """A special rule, a Draw Event, an ability that nobody has."""
    own = owned(st, living)
    if kind in RULES:
        clause, rule = RULES[kind]
        return None if may_have(st, living, rule) else (clause, "none")
    if kind in EVENTS:
        clause, events = EVENTS[kind]
        return None if any(event in events for event in events_of(living, own)) else (clause, "none")
    if kind in ABILITIES:
        clause, word, fits = ABILITIES[kind]
        if not any(fits(bound) for bound in own):
            return clause, word
    if kind == "draw_event" and not any(several_events(st, plan, own) for plan in living):
        return "FB-11.4", "none"
    if kind == "return" and not heals(living, own):
        return "FB-7.31", "none"
    return lacks_supremacy(st, seat) if kind == "supremacy" else None


def owned(st: State, living: list[RegimentPlan]) -> list[BoundEffect]:
    """The effects whose bearers' Regiments are not destroyed."""
    numbers = [plan.number for plan in living]
    return [bound for bound in st.rules.forces.bounds if bound.regiment in numbers]


def may_have(st: State, living: list[RegimentPlan], rule: int) -> bool:
    """Has a Regiment a special rule, or can an ability of either army give it?"""
    if any(plan.numbers[rule] or (rule == UNSTOPPABLE and plan.bearer) for plan in living):
        return True
    forces = st.rules.forces
    return any(rule in rules and forces.bounds[at].effect.op != "suppress" for at, rules in enumerate(forces.ruling))


def events_of(living: list[RegimentPlan], own: list[BoundEffect]) -> list[int]:
    """All Draw Events of an army, those that abilities give with them."""
    given = [bound.effect.event for bound in own if bound.effect.op == "event"]
    return [*given, *[event for plan in living for event, _ in plan.events]]


def several_events(st: State, plan: RegimentPlan, own: list[BoundEffect]) -> bool:
    """May a Regiment have more than one Draw Event or ability of the draw (FB-11.4)?"""
    events = {event for event in events_of([plan], own) if event != DECAY}
    drawn = {bound.ability for bound in own if bound.regiment == plan.number and is_drawn(bound)}
    return len(events) + len(drawn) > 1


def heals(living: list[RegimentPlan], own: list[BoundEffect]) -> bool:
    """Can anything in an army heal (FB-7.30)?"""
    events = events_of(living, own)
    return any(bound.effect.op == "heal" for bound in own) or BIOTIC_RENEWAL in events or REGENERATION in events


def lacks_supremacy(st: State, seat: int) -> Reason | None:
    """No ability that is declared; all are used up, or their Characters are destroyed (FB-10.9, FB-10.12, FB-10.13)."""
    own = [
        number
        for number, bound in enumerate(st.rules.forces.bounds)
        if is_declared(st, seat, number) and bound.part_of < 0
    ]
    if not own:
        return "FB-10.13", ""
    if all((number, 0) in st.used for number in own):
        return "FB-10.9", ""
    gone = all(st.status[st.rules.forces.bounds[number].regiment] == GONE for number in own)
    return ("FB-10.12", "gone") if gone else None


def is_declared(st: State, seat: int, number: int) -> bool:
    """Is it an ability of a player that is declared in the Supremacy Phase?"""
    bound = st.rules.forces.bounds[number]
    first = st.rules.forces.whole(number)[0] == number
    supreme = bound.source == OF_SUPREMACY and not bound.always
    return first and st.owner(bound.regiment) == seat and (supreme or bound.effect.when == "supremacy")


# -- of what sort its Regiments are --------------------------------------------------------------------------------------


def lacks_regiment(st: State, living: list[RegimentPlan], kind: str) -> Reason | None:
    """No Regiment of the sort that is asked about, or none that still waits."""
    if kind in WAITING:
        return lacks_waiting(st, living, kind)
    if kind in ENTERING and not is_expected(st, living):
        return "FB-13.8", "none"
    if kind == "activate":
        cards = [plan.card for plan in living]
        return ("FB-4.22", "none") if len(set(cards)) == len(cards) else None
    if kind in ("volley", "barrage", "markers", "arcing", "snapfire"):
        return lacks_guns(st, living, kind)
    if kind in ("spell", "spell_target", "recast", "reroll_cast"):
        casters = [plan for plan in living if plan.numbers[WIZARD] or plan.numbers[PRIEST]]
        if not any(st.is_alive(plan.first) for plan in casters):
            return "FB-19.1", "none"
        spells = any(bound.source == OF_SPELL for bound in owned(st, casters))
        return None if spells else ("FB-19.3", "none")
    if kind in DUELS and not any(plan.is_character and st.is_alive(plan.first) for plan in living):
        return "FB-18.1", "none"
    if kind in ("reroll_hit", "reroll_injury") and not any(plan.leads or plan.bearer for plan in living):
        one = any(rolls_again("injury", "one")(bound) for bound in owned(st, living))
        return None if one and kind == "reroll_injury" else ("FB-4.8" if kind == "reroll_hit" else "FB-4.9", "none")
    if kind == "impact_on" and not may_have(st, living, THROWING_WEAPONS):
        heavy = any(plan.type != INFANTRY and plan.klass != LIGHT for plan in living)
        return None if heavy else ("FB-15.17", "none")
    return None


def lacks_waiting(st: State, living: list[RegimentPlan], kind: str) -> Reason | None:
    """Nobody in Reinforcements, nobody with Flank, no two of a Class (FB-9.1, FB-9.4, FB-9.9)."""
    waiting = [plan for plan in living if st.status[plan.number] == RESERVE]
    if not waiting:
        return "FB-9.1", "none"
    if kind == "flank" and not may_have(st, waiting, FLANK):
        return "FB-9.9", "none"
    classes = [plan.klass for plan in waiting]
    return ("FB-9.4", "none") if kind == "arrives" and len(set(classes)) == len(classes) else None


def is_expected(st: State, living: list[RegimentPlan]) -> bool:
    """Does a Regiment still have to come onto the battlefield, or is it about to?"""
    waiting = any(st.status[plan.number] in (RESERVE, ARRIVING) for plan in living)
    return waiting or any(isinstance(frame, Entry) for frame in st.stack)


def lacks_guns(st: State, living: list[RegimentPlan], kind: str) -> Reason | None:
    """Nobody with Barrage, or nobody with several (FB-14.3, FB-14.9)."""
    given = len([bound for bound in owned(st, living) if bound.effect.op == "barrage"])
    own = [len([rule for rule in plan.profile.rules if rule.rule == BARRAGE]) for plan in living if plan.stats[VOLLEY]]
    most = max(own, default=0) + given
    if not most:
        return "FB-14.3", "none"
    return ("FB-14.9", "none") if kind == "barrage" and most < 2 else None


# -- what the table has --------------------------------------------------------------------------------------------------


def lacks_table(st: State, living: list[RegimentPlan], kind: str) -> Reason | None:
    """No Objective Markers, no Garrison, no Ruin, or nobody who could use one (FB-21.3, FB-22.2, FB-22.14, FB-25.6)."""
    if kind in ("diagonal", "marker"):
        return None if st.scenario in (NOWHERE, PLUNDER) else ("FB-25.6", "")
    if st.ground < 0:
        return None
    pieces = st.field().pieces
    foot = any(plan.type == INFANTRY for plan in living)
    if kind in GARRISONS:
        garrisons = any(piece.kind == GARRISON for piece in pieces)
        return None if garrisons and foot else ("FB-21.3", "foot" if garrisons else "none")
    if kind in ("floor", "model_floor"):
        ruins = bool(storeys(st))
        return None if ruins and foot else ("FB-22.2", "foot" if ruins else "none")
    if kind == "clash_at":
        standing = any(piece.kind == RUIN and is_standing(st, at) for at, piece in enumerate(pieces))
        batterers = any(plan.type != INFANTRY for plan in living)
        return None if standing and batterers else ("FB-22.14", "beasts" if standing else "none")
    return None
