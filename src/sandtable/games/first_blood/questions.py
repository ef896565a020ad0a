"""When each question of chapter 27 is asked, and what a player may lack for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.questions import Question, Questions, Step
from sandtable.core.text.message import kebab
from sandtable.games.first_blood.combat.reform import clash_follows
from sandtable.games.first_blood.combat.withdraw import clean_withdraw_ability
from sandtable.games.first_blood.qualities import any_has, has_event
from sandtable.games.first_blood.reasons import needs
from sandtable.games.first_blood.reasons.needs import ability, at_time, by_hand, event, rolls_again, rule, with_op
from sandtable.games.first_blood.reasons.nothing import (
    DIVIDING,
    RAGING,
    first_of,
    is_infantry,
    makes_impacts,
    only_for,
    why_alone,
    why_no_ability,
    why_no_action,
    why_no_arc,
    why_no_enabler,
    why_no_floor,
    why_no_garrison,
    why_no_impact_choice,
    why_no_marker,
    why_no_markers,
    why_no_reroll,
    why_no_ruin,
    why_no_score,
    why_no_second_target,
    why_no_stack,
    why_no_vanguard,
    why_not_leaving,
    why_not_rolling,
    why_on_ground,
    why_undivided,
)
from sandtable.games.first_blood.state import PHASE_IDS, State
from sandtable.games.first_blood.tables.terms import (
    ARCING_FIRE,
    BLESSED,
    BLOODLUST,
    BURNOUT,
    FLUX_POWERED,
    FORWARD_DEPLOYMENT,
    FURY,
    OVERCHARGE,
    RAKE_ATTACK,
    SNAPFIRE,
    SUPPORT,
    TURN_THE_TIDE,
    UNSTOPPABLE,
    VANGUARD,
)
from sandtable.games.first_blood.turn import actions
from sandtable.games.first_blood.turn.draw_events import COMMANDS, DRAWING

# -- steps ---------------------------------------------------------------------------------------------------------------


def in_phase(phase: int) -> Callable[[State], bool]:
    return lambda st: st.phase == phase


def phase_step(phase: int, clause: str, turn: str = "") -> Step[State]:
    return Step(f"phase-{kebab(PHASE_IDS[phase])}", in_phase(phase), clause, turn)


TURN_CLAUSES: Final = ("", "", "", "", "FB-11.1", "")
"""Only in the Action Phase do the players take turns."""
GAME: Final = tuple(
    [phase_step(phase, "FB-1.2" if phase else "FB-8.1", turn) for phase, turn in enumerate(TURN_CLAUSES)]
)
SETUP, REINFORCEMENT, COMMAND, SUPREMACY, ACTION, VICTORY = [(step,) for step in GAME]


def taking(action: int) -> tuple[str, Target]:
    """The answer that leads to the questions of an Action."""
    return "action", ("action", action)


MARCH: Final = taking(actions.MARCH_ACTION)
VOLLEY: Final = taking(actions.VOLLEY_ACTION)
CHARGE: Final = taking(actions.CHARGE)
CLASH: Final = taking(actions.CLASH_ACTION)
REFORM: Final = taking(actions.COMBAT_REFORM)
WITHDRAW: Final = taking(actions.WITHDRAW_ACTION)
CAST: Final = taking(actions.SPELLCASTING)
DUEL: Final = taking(actions.DUEL_ACTION)

# -- what only some Regiments are asked ----------------------------------------------------------------------------------

only_unstoppable: Final = only_for("FB-24.52", lambda st, regiment: any_has(st, regiment, UNSTOPPABLE))
only_with_impact: Final = only_for("FB-15.17", makes_impacts)
only_batterers: Final = only_for("FB-22.14", lambda st, regiment: not is_infantry(st, regiment))
only_supporting: Final = only_for("FB-24.47", lambda st, regiment: any_has(st, regiment, SUPPORT))
only_furious: Final = only_for("FB-23.10", lambda st, regiment: has_event(st, regiment, FURY) >= 0)
only_with_clash: Final = only_for("FB-16.20", clash_follows)
only_disciplined: Final = only_for("FB-17.29", lambda st, regiment: clean_withdraw_ability(st, regiment) >= 0)
only_with_snapfire: Final = only_for("FB-24.44", lambda st, regiment: any_has(st, regiment, SNAPFIRE))

free_action: Final = ability("FB-17.44", needs.is_free_action)
sorting: Final = ability("FB-10.4", with_op("sort_top"))

# -- one row for each question -------------------------------------------------------------------------------------------

OUTSIDE_ACTIONS: Final[dict[str, Question[State]]] = {
    "edge": Question("FB-8.7", SETUP),
    "diagonal": Question("FB-25.6", SETUP, needs=(needs.markers,)),
    "flank": Question("FB-9.9", REINFORCEMENT, needs=(needs.waiting, needs.waiting_flank), nothing=why_not_rolling),
    "reroll_arrival": Question(
        "FB-9.10",
        REINFORCEMENT,
        needs=(ability("FB-9.10", rolls_again("reinforcement")), needs.waiting),
        nothing=why_not_rolling,
    ),
    "turn_arrival": Question(
        "FB-9.10",
        REINFORCEMENT,
        needs=(ability("FB-9.10", with_op("auto_reinforce"), "turn"), needs.waiting),
        nothing=why_not_rolling,
    ),
    "arrives": Question("FB-9.4", REINFORCEMENT, needs=(needs.waiting, needs.waiting_class), nothing=why_not_rolling),
    # an ability of the Supremacy Phase lets a player order the stack again
    "stack": Question("FB-10.1", COMMAND + SUPREMACY, nothing=why_no_stack),
    "signet": Question("FB-10.4", COMMAND, needs=(ability("FB-10.4", at_time("command_phase")),)),
    "score": Question("FB-10.7", SUPREMACY, nothing=why_no_score),
    "supremacy": Question("FB-10.10", SUPREMACY, needs=(needs.supremacy,), nothing=why_no_ability),
    "marker": Question("FB-25.7", VICTORY, needs=(needs.markers,), nothing=why_no_marker),
}

ACTIVATION: Final[dict[str, Question[State]]] = {
    "activate": Question("FB-4.22", ACTION, needs=(needs.shared_card,)),
    "search": Question("FB-11.3", ACTION, needs=(ability("FB-10.9", with_op("search_stack"), "search"),)),
    "draw_event": Question("FB-11.4", ACTION, needs=(needs.several_events,)),
    "event_for": Question("FB-17.6", ACTION, needs=(event("FB-17.6", *COMMANDS),)),
    "burnout": Question("FB-23.4", ACTION, needs=(event("FB-23.4", BURNOUT),)),
    "flux": Question("FB-23.9", ACTION, needs=(event("FB-23.9", FLUX_POWERED),)),
    "acts_now": Question("FB-11.17", ACTION, needs=(event("FB-11.17", *DRAWING, TURN_THE_TIDE),)),
    "technique_for": Question("FB-26.11", ACTION, needs=(ability("FB-26.11", needs.is_given),)),
    "technique_acts": Question("FB-26.11", ACTION, needs=(ability("FB-26.11", needs.lets_next_act, "card"),)),
    "hibernate": Question("FB-26.11", ACTION, needs=(ability("FB-26.11", needs.buries_next, "bottom"),)),
    "free_for": Question("FB-17.44", ACTION, needs=(free_action,)),
    "free_action": Question("FB-17.44", ACTION, needs=(free_action,)),
    "to_bottom": Question("FB-10.4", ACTION, needs=(sorting,)),
    "to_top": Question("FB-10.4", ACTION, needs=(sorting,)),
    "bloodlust": Question("FB-24.5", ACTION, needs=(rule("FB-24.5", BLOODLUST),)),
    "action": Question("FB-11.8", ACTION, nothing=why_no_action),
    "rake": Question("FB-24.35", ACTION, needs=(rule("FB-24.35", RAKE_ATTACK),)),
    "holder": Question("FB-17.45", ACTION, needs=(ability("FB-17.45", needs.is_held),)),
}

MOVES: Final[dict[str, Question[State]]] = {
    "occupy": Question(
        "FB-21.3",
        ACTION,
        needs=(needs.garrison, needs.infantry_for_garrison),
        nothing=why_no_garrison,
        after=MARCH,
    ),
    "floor": Question(
        "FB-22.24", ACTION, needs=(needs.upper_floor, needs.infantry_for_floor), nothing=why_no_floor, after=MARCH
    ),
    "march": Question("FB-12.11", ACTION, after=MARCH),
    "turn": Question("FB-12.7", ACTION, needs=(by_hand,)),
    "arrange": Question("FB-12.10", ACTION, needs=(by_hand,), nothing=why_alone, after=MARCH),
    "place_model": Question("FB-12.10", ACTION, needs=(by_hand,), nothing=why_alone, after=MARCH),
    "model_floor": Question(
        "FB-22.24",
        ACTION,
        needs=(by_hand, needs.upper_floor, needs.infantry_for_floor),
        nothing=first_of(why_on_ground, why_alone),
    ),
    "deploy": Question(
        "FB-24.25",
        ACTION,
        needs=(
            rule("FB-24.25", FORWARD_DEPLOYMENT),
            needs.expected,
            needs.garrison,
            needs.infantry_for_garrison,
        ),
    ),
    "entry_edge": Question("FB-13.10", ACTION, needs=(needs.expected,)),
    "enabling": Question("FB-13.10", ACTION, needs=(needs.expected,), nothing=why_no_enabler),
    "enter": Question("FB-13.8", ACTION, needs=(needs.expected,)),
    "enter_from": Question("FB-13.23", ACTION, needs=(by_hand, needs.expected)),
    "vanguard": Question(
        "FB-24.54", ACTION, needs=(rule("FB-24.54", VANGUARD), needs.expected), nothing=why_no_vanguard
    ),
    "leave_at": Question(
        "FB-21.19", ACTION, needs=(needs.garrison, needs.infantry_for_garrison), nothing=why_not_leaving
    ),
    "storm": Question("FB-21.18", ACTION, needs=(needs.garrison, needs.infantry_for_garrison)),
    "close_in": Question("FB-12.20", ACTION, needs=(by_hand,)),
    "close_to": Question("FB-12.20", ACTION, needs=(by_hand,)),
}

FIGHTS: Final[dict[str, Question[State]]] = {
    "barrage": Question(
        "FB-14.9",
        ACTION,
        needs=(needs.barrage, needs.several_barrages),
        after=VOLLEY,
    ),
    "volley": Question("FB-14.4", ACTION, needs=(needs.barrage,), after=VOLLEY),
    "markers": Question(
        "FB-24.28",
        ACTION,
        needs=(rule("FB-24.28", OVERCHARGE), needs.barrage),
        nothing=why_no_markers,
        after=VOLLEY,
    ),
    "arcing": Question(
        "FB-24.1", ACTION, needs=(rule("FB-24.1", ARCING_FIRE), needs.barrage), nothing=why_no_arc, after=VOLLEY
    ),
    "snapfire": Question(
        "FB-24.44", ACTION, needs=(rule("FB-24.44", SNAPFIRE), needs.barrage), nothing=only_with_snapfire
    ),
    "charges": Question("FB-15.2", ACTION, after=CHARGE),
    "charges_too": Question("FB-15.5", ACTION, nothing=why_no_second_target, after=CHARGE),
    "charge_again": Question(
        "FB-15.8", ACTION, needs=(rule("FB-24.52", UNSTOPPABLE),), nothing=only_unstoppable, after=CHARGE
    ),
    "impact_on": Question(
        "FB-15.19",
        ACTION,
        needs=(needs.impact,),
        nothing=first_of(only_with_impact, why_no_impact_choice),
        after=CHARGE,
    ),
    "strikes_first": Question("FB-16.12", ACTION),
    "clash_at": Question(
        "FB-22.14",
        ACTION,
        needs=(needs.ruin, needs.batterers),
        nothing=first_of(only_batterers, why_no_ruin),
        after=CLASH,
    ),
    "divide": Question("FB-16.9", ACTION, nothing=why_undivided(DIVIDING), after=CLASH),
    "supports_against": Question(
        "FB-24.47",
        ACTION,
        needs=(rule("FB-24.47", SUPPORT),),
        nothing=first_of(only_supporting, why_undivided(DIVIDING)),
        after=CLASH,
    ),
    "fury": Question(
        "FB-23.10",
        ACTION,
        needs=(event("FB-23.10", FURY),),
        nothing=first_of(only_furious, why_undivided(RAGING)),
        after=CLASH,
    ),
    "clash_too": Question(
        "FB-16.20",
        ACTION,
        needs=(ability("FB-16.20", at_time("after_combat_reform")),),
        nothing=only_with_clash,
        after=REFORM,
    ),
    "disciplined": Question(
        "FB-17.29",
        ACTION,
        needs=(ability("FB-17.29", with_op("clean_withdraw")),),
        nothing=only_disciplined,
        after=WITHDRAW,
    ),
    "duel": Question("FB-18.1", ACTION, needs=(needs.character,), after=DUEL),
    "spell": Question("FB-19.3", ACTION, needs=(needs.spell,), after=CAST),
    "spell_target": Question("FB-19.3", ACTION, needs=(needs.spell,), after=CAST),
    "recast": Question(
        "FB-17.41",
        ACTION,
        needs=(ability("FB-17.41", rolls_again("casting", "all")), needs.spell),
        nothing=why_no_reroll("FB-17.41", "all"),
        after=CAST,
    ),
    "reroll_cast": Question(
        "FB-17.42",
        ACTION,
        needs=(ability("FB-17.42", rolls_again("casting", "one")), needs.spell),
        nothing=why_no_reroll("FB-17.42", "one"),
        after=CAST,
    ),
}

AT_ANY_TIME: Final[dict[str, Question[State]]] = {
    "blessing": Question("FB-24.8", needs=(rule("FB-24.8", BLESSED),)),
    "blessed": Question("FB-24.8", needs=(rule("FB-24.8", BLESSED),)),
    "reroll_sixes": Question("FB-17.16", needs=(ability("FB-17.16", needs.rolls_sixes_again),)),
    "reroll_hit": Question("FB-4.8", needs=(needs.hit_reroll,)),
    "reroll_injury": Question("FB-4.9", needs=(needs.injury_reroll,)),
    "casualty": Question("FB-7.13", needs=(by_hand,)),
    "demise": Question("FB-24.26", needs=(needs.lethal_demise,)),
    "acting_leader": Question("FB-4.24", needs=(by_hand,)),
    "tactics": Question("FB-17.19", needs=(ability("FB-17.19", needs.is_tactics),)),
    "return": Question("FB-7.31", needs=(by_hand, needs.healing)),
    "draw_in": Question("FB-15.25", needs=(by_hand,)),
    "accept": Question("FB-18.4", needs=(needs.character,)),
    "duel_place": Question("FB-18.6", needs=(by_hand, needs.character)),
    "expose": Question("FB-17.34", needs=(ability("FB-17.34", with_op("suppress_choice")), needs.character)),
    "overkill": Question("FB-17.35", needs=(ability("FB-17.35", at_time("duel_wound")), needs.character)),
    "choose": Question("FB-19.17", needs=(ability("FB-19.17", with_op("choose")),)),
    "use_ability": Question("FB-17.49", needs=(ability("FB-17.49", needs.is_optional),)),
}
"""Hits, healing, Duels and abilities ask both players, some of them in any Phase."""

QUESTIONS: Final = Questions({**OUTSIDE_ACTIONS, **ACTIVATION, **MOVES, **FIGHTS, **AT_ANY_TIME}, (GAME,))
