"""When each question of chapter 25 is asked, and what a player may lack for it (chapters 4, 5, 10, 15, 20, 23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sandtable.core.engine.questions import Question, Questions, Step, during, frame_of
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.battle.aftermath import (
    AVENGE_RULE,
    DENY_RULE,
    PROMOTE_RULE,
    VICTIM_RULE,
    Aftermath,
    is_stack,
)
from sandtable.games.warlords.battle.assault import Assault
from sandtable.games.warlords.battle.attacks import why_not_launch
from sandtable.games.warlords.battle.conquest import DETACH, PILLAGED, Conquest
from sandtable.games.warlords.battle.field import AMBUSH_LOSS_RULE, AMBUSH_RULE, FieldBattle
from sandtable.games.warlords.battle.launching import GROUND_RULE, INTERCEPTION_RULE, Launch
from sandtable.games.warlords.battle.losses import LOSSES_RULE
from sandtable.games.warlords.battle.reach import ATTACK_RULE, BATTLES_RULE, SECOND_RULE
from sandtable.games.warlords.board import CALAMITIES, NOBODY
from sandtable.games.warlords.effects.sacrifice import SACRIFICE
from sandtable.games.warlords.permissions import CANNOT_INTERCEPT, why_not_intercept
from sandtable.games.warlords.reasons import grouped
from sandtable.games.warlords.setup import TAKE_FOR_RULE, TAKE_RULE
from sandtable.games.warlords.stacks import is_besieged
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps.calamities import CALAMITY_RULE, LOSS_RULE, MOVE_RULE, RETEST_RULE
from sandtable.games.warlords.steps.casting import CASTING, MAGIC, casters, why_not_source
from sandtable.games.warlords.steps.castles import CASTLES
from sandtable.games.warlords.steps.exploring import EXPLORE, HAZARD_RULE, Search, searches, why_not_explorer
from sandtable.games.warlords.steps.ground import COUNTER_RULE, GROUND
from sandtable.games.warlords.steps.heroes import HEROES
from sandtable.games.warlords.steps.marching import MARCH_RULE
from sandtable.games.warlords.steps.revenue import SPEND_RULE, STARVE_RULE
from sandtable.games.warlords.steps.ruins import RUINS
from sandtable.games.warlords.steps.wrap_up import WRAP_UP
from sandtable.games.warlords.tables.cards import NO_CARD, RAID, TYPE
from sandtable.games.warlords.tables.statuses import FIELD
from sandtable.games.warlords.turn import STEP_OF, Rounds, Turn

# -- steps -------------------------------------------------------------------------------------------------------------------


def is_set_up(st: State) -> bool:
    return st.round == 0


def is_direction_named(st: State) -> bool:
    return st.round > 0 and isinstance(st.stack[-1], Rounds)


def turn_step(name: str) -> Step[State]:
    """A step of a player turn, which only the active player takes (WL-5.6, WL-5.11)."""
    return Step(f"phase-{name.replace('_', '-')}", during(Turn, STEP_OF[name]), "WL-5.7", "WL-5.11")


SETUP: Final = Step[State]("phase-setup", is_set_up, "WL-4.12")
DIRECTION: Final = Step[State]("phase-direction", is_direction_named, "WL-5.1")
STEPS: Final = {name: turn_step(name) for name in STEP_OF if name != "close"}
GAME: Final = (SETUP, DIRECTION, *STEPS.values())

# -- what a player lacks -----------------------------------------------------------------------------------------------------


def lack(clause: str, which: str = "") -> Refusal:
    key = f"refused-{clause.lower().replace('.', '-')}-asked"
    return Refusal(clause, f"{key}-{which}" if which else key)


def of_scenario(st: State, seat: int) -> Facts:
    return {"s": ("word", f"scenario-{st.rules.scenario.id.replace('_', '-')}")}


OUT: Final = lack("WL-24.4")
TWO_PLAYERS: Final = lack("WL-5.4")
NO_ROLES: Final = Refusal("WL-4.15", "refused-wl-4-15-asked-none", of_scenario)
ROLES_CHOSEN: Final = lack("WL-4.15", "done")
NO_CARD_TO_PLAY: Final = lack("WL-25.16")
NO_CARD_TO_ANSWER: Final = lack("WL-25.12")
NOT_BESIEGED: Final = lack("WL-9.24")
FED_ALREADY: Final = lack("WL-9.24", "done")
NO_ARMIES: Final = lack("WL-9.25")
NOT_STRUCK: Final = lack("WL-11.13")
CALAMITY_PLAYED: Final = lack("WL-11.1")
NO_MAGIC: Final = lack("WL-12.1")
NO_STACK: Final = lack("WL-14.2")
NO_RUIN: Final = lack("WL-20.1")
CASTLE_ATTACKED: Final = lack("WL-10.25", "castle")
TOO_LATE_FOR_GROUND: Final = lack("WL-10.19", "late")
FIELD_BATTLE: Final = lack("WL-15.3")
TOO_LATE_TO_INTERCEPT: Final = lack("WL-15.1", "late")
NOBODY_TO_SEND: Final = lack("WL-15.2")
GARRISON_WON: Final = lack("WL-23.3")
OF_ALL: Final = {
    clause: lack(clause)
    for clause in (
        *("WL-5.13", "WL-12.1", "WL-12.2", "WL-12.3", "WL-14.2", "WL-14.3", "WL-14.13", "WL-14.16", "WL-14.21"),
        *("WL-15.2", "WL-15.4", "WL-15.6", "WL-15.7", "WL-15.9", "WL-15.10"),
        *("WL-20.1", "WL-20.2", "WL-20.3"),
    )
}
"""Said if a clause keeps all of a player's stacks or artefacts from something."""


def of_all(
    reasons: Mapping[int, Refusal | None], nobody: Refusal, mixed: str, words: str, kind: str = "places"
) -> Refusal | None:
    """Why none of several can act, if none can: the one clause that holds of all, or each with its reason."""
    if None in reasons.values():
        return None
    clauses = list(dict.fromkeys([reason.clause for reason in reasons.values() if reason is not None]))
    if not clauses:
        return nobody
    return OF_ALL[clauses[0]] if len(clauses) == 1 else grouped(reasons, mixed, words, kind)


def why_out(st: State, seat: int) -> Refusal | None:
    return OUT if st.is_out(seat) else None


def why_no_direction(st: State, seat: int) -> Refusal | None:
    return TWO_PLAYERS if len(st.left()) == 2 else None


def why_no_role(st: State, seat: int) -> Refusal | None:
    if len(st.rules.scenario.setups) < 2:
        return NO_ROLES
    return None if st.defender == NOBODY else ROLES_CHOSEN


def why_no_card(st: State, seat: int) -> Refusal | None:
    return None if st.hands[seat] else NO_CARD_TO_PLAY


def why_no_hunger(st: State, seat: int) -> Refusal | None:
    hungry = [castle for castle in st.castles_of(seat) if is_besieged(st, castle)]
    if not hungry:
        return NOT_BESIEGED
    return FED_ALREADY if any(st.armies[castle] for castle in hungry) else NO_ARMIES


def why_no_retest(st: State, seat: int) -> Refusal | None:
    return None if any(st.calamity[place] != NO_CARD for place in st.places_of(seat)) else NOT_STRUCK


def why_no_calamity(st: State, seat: int) -> Refusal | None:
    return CALAMITY_PLAYED if st.uses(CALAMITIES, 0) else why_no_card(st, seat)


def why_no_spell(st: State, seat: int) -> Refusal | None:
    if casters(st, seat):
        return why_no_card(st, seat)
    magic = [card for stack in st.stacks_of(seat) for card in st.artefacts[stack] if MAGIC[card]]
    reasons = {card: why_not_source(st, seat, card) for card in magic}
    return of_all(reasons, NO_MAGIC, "refused-no-caster", "caster-", "cards")


def why_no_battle(st: State, seat: int) -> Refusal | None:
    reasons = {stack: why_not_launch(st, seat, stack) for stack in st.stacks_of(seat)}
    return of_all(reasons, NO_STACK, "refused-idle", "stack-") or why_no_card(st, seat)


def why_no_search(st: State, seat: int) -> Refusal | None:
    if searches(st, seat):
        return why_no_card(st, seat)
    reasons = {stack: why_not_explorer(st, seat, stack) for stack in st.stacks_of(seat)}
    return of_all(reasons, NO_RUIN, "refused-no-explorer", "explorer-") or NO_RUIN


# -- windows -----------------------------------------------------------------------------------------------------------------


def no_answer(st: State, seat: int, may: bool) -> Refusal | None:
    """Somebody without cards is not asked for a response (WL-25.12)."""
    return NO_CARD_TO_ANSWER if may and not st.hands[seat] else None


def is_resolved(st: State) -> bool:
    """Is an assault being fought, or its castle taken, so that nobody can intercept any more (WL-15.1)?"""
    return frame_of(st, Assault) is not None or frame_of(st, Conquest) is not None


def why_no_ground(st: State, seat: int) -> Refusal | None:
    """Only a patrol that is attacked in the field may go to ground, and only before the battle (WL-10.19, WL-10.25)."""
    launch = frame_of(st, Launch)
    if launch is None or launch.foe != seat:
        return None
    if launch.attack != FIELD:
        return CASTLE_ATTACKED
    return None if frame_of(st, FieldBattle) is None else TOO_LATE_FOR_GROUND


def why_no_interception(st: State, seat: int) -> Refusal | None:
    launch = frame_of(st, Launch)
    if launch is None or launch.card == NO_CARD or launch.foe != seat:
        return None
    if launch.attack == FIELD:
        return FIELD_BATTLE
    if TYPE[launch.card] == RAID:
        return CANNOT_INTERCEPT["WL-15.8"]
    if is_resolved(st):
        return TOO_LATE_TO_INTERCEPT
    reasons = {stack: why_not_intercept(st, stack, launch.target, False) for stack in st.stacks_of(seat)}
    return of_all(reasons, NOBODY_TO_SEND, "refused-no-interceptor", "interceptor-") or no_answer(st, seat, True)


def why_no_promotion(st: State, seat: int) -> Refusal | None:
    battle = frame_of(st, Aftermath)
    if battle is None or battle.victor != seat:
        return None
    if not is_stack(st, battle.stack, seat):
        return GARRISON_WON
    return no_answer(st, seat, True)


def why_no_denial(st: State, seat: int) -> Refusal | None:
    battle = frame_of(st, Aftermath)
    may = battle is not None and battle.loser == seat and battle.promotion != NO_CARD and bool(battle.survivors)
    return no_answer(st, seat, may)


def why_no_revenge(st: State, seat: int) -> Refusal | None:
    battle = frame_of(st, Aftermath)
    return no_answer(st, seat, battle is not None and battle.loser == seat)


def why_no_hazard(st: State, seat: int) -> Refusal | None:
    return no_answer(st, seat, frame_of(st, Search) is not None and seat != st.active)


# -- one row for each question -----------------------------------------------------------------------------------------------

ROWS: Final[dict[str, Question[State]]] = {
    "direction": Question("WL-5.3", (SETUP, DIRECTION), needs=(why_no_direction,)),
    "role": Question("WL-4.15", (SETUP,), needs=(why_no_role,)),
    "take": Question("WL-4.4", (SETUP,), rule=TAKE_RULE),
    "take_for": Question("WL-4.4", (SETUP,), rule=TAKE_FOR_RULE),
    "castles": Question("WL-25.3", (STEPS["castles"],), nothing=why_no_card, rule=CASTLES),
    "heroes": Question("WL-25.3", (STEPS["heroes"],), nothing=why_no_card, rule=HEROES),
    "starve": Question("WL-9.24", (STEPS["revenue"],), nothing=why_no_hunger, rule=STARVE_RULE),
    "spend": Question("WL-25.4", (STEPS["revenue"],), rule=SPEND_RULE),
    "ground_step": Question("WL-25.5", (STEPS["ground"],), nothing=why_no_card, rule=GROUND),
    "calamities": Question("WL-25.6", (STEPS["calamities"],), nothing=why_no_calamity, rule=CALAMITY_RULE),
    "cast": Question("WL-25.7", (STEPS["spells"],), nothing=why_no_spell, rule=CASTING),
    "march": Question("WL-25.8", (STEPS["march"],), rule=MARCH_RULE),
    "retest": Question("WL-11.13", (STEPS["retests"],), nothing=why_no_retest, rule=RETEST_RULE),
    "battles": Question("WL-25.9", (STEPS["battles"],), nothing=why_no_battle, rule=BATTLES_RULE),
    "explore": Question("WL-25.10", (STEPS["explore"],), nothing=why_no_search, rule=EXPLORE),
    "ruins": Question("WL-25.3", (STEPS["ruins"],), rule=RUINS),
    "wrap_up": Question("WL-25.11", (STEPS["wrap_up"],), nothing=why_no_card, rule=WRAP_UP),
    **{name: Question("WL-28.5") for name in ("name_player", "name_place", "name_card", "name_army", "name_pair")},
    "name_armies": Question("WL-28.5"),
    **{name: Question("WL-25.4") for name in ("shelter", "spy_discard", "tribute")},
    **{name: Question("WL-25.7") for name in ("from_pile", "crumble")},
    "sacrifice": Question("WL-25.7", rule=SACRIFICE),
    "calamity_loss": Question("WL-25.6", rule=LOSS_RULE),
    "move_calamity": Question("WL-25.6", rule=MOVE_RULE),
    "counter": Question("WL-10.12", rule=COUNTER_RULE),
    "attack": Question("WL-14.32", rule=ATTACK_RULE),
    "second_card": Question("WL-14.9", rule=SECOND_RULE),
    "ground": Question("WL-10.19", nothing=why_no_ground, rule=GROUND_RULE),
    "intercept": Question("WL-15.1", nothing=why_no_interception, rule=INTERCEPTION_RULE),
    "losses": Question("WL-16.31", rule=LOSSES_RULE),
    "ambush_effect": Question("WL-16.32", rule=AMBUSH_RULE),
    "ambush_loss": Question("WL-16.32", rule=AMBUSH_LOSS_RULE),
    "detach": Question("WL-18.2", rule=DETACH),
    "pillage_pick": Question("WL-18.5", rule=PILLAGED),
    "promote": Question("WL-23.2", nothing=why_no_promotion, rule=PROMOTE_RULE),
    "deny": Question("WL-23.4", nothing=why_no_denial, rule=DENY_RULE),
    "avenge": Question("WL-23.6", nothing=why_no_revenge, rule=AVENGE_RULE),
    "victim": Question("WL-23.6", rule=VICTIM_RULE),
    "hazard": Question("WL-20.8", nothing=why_no_hazard, rule=HAZARD_RULE),
}

QUESTIONS: Final = Questions(ROWS, (GAME,), why_out)
