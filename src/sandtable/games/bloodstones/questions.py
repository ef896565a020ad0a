"""When each question of chapter 19 is asked, and what a player may lack for it (chapters 4, 5, 10, 15, 16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.questions import Question, Questions, Step, during, frame_of, on_stack
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.bloodstones import construct
from sandtable.games.bloodstones.actions import BATTLE, BUILD, BUILD_RULE, CAPTURE, MOVE, PAY_RULE
from sandtable.games.bloodstones.aftermath import CASUALTY, RAISE, RETREAT, Aftermath
from sandtable.games.bloodstones.battle import BATTLE_RULE, FIRST, SECOND, WITHDRAW, Battle
from sandtable.games.bloodstones.capture import TILE_RULE, VILLAGE_RULE, why_no_villages
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.reentry import REENTRY_RULE
from sandtable.games.bloodstones.retreat import withdrawal
from sandtable.games.bloodstones.setup import CHOOSE_FACTIONS, FACTION_RULE, Setup, StartingForce
from sandtable.games.bloodstones.state import NOWHERE, State
from sandtable.games.bloodstones.tables.factions import CAPTURES_BY_ACTION, FACTIONS, MOVES_UNDEAD, RETURNS
from sandtable.games.bloodstones.tables.units import UNDEAD
from sandtable.games.bloodstones.turn import CAPTURE as CAPTURE_PHASE
from sandtable.games.bloodstones.turn import CONSTRUCT, MAIN, REENTRY, UNDEAD_MOVES, Turn

# -- steps -------------------------------------------------------------------------------------------------------------


def are_factions_chosen(st: State) -> bool:
    setup = frame_of(st, Setup)
    return setup is not None and setup.at == CHOOSE_FACTIONS


def in_battle(*places: int) -> Callable[[State], bool]:
    """Is a battle at one of these places?"""

    def is_now(st: State) -> bool:
        battle = frame_of(st, Battle)
        return battle is not None and battle.at in places

    return is_now


FACTION_STEP: Final = Step[State]("step-factions", are_factions_chosen, "BS-4.8")
SETUP_STEP: Final = Step[State]("phase-setup", on_stack(StartingForce), "BS-4.35")
REENTRY_STEP: Final = Step[State]("step-reentry", during(Turn, REENTRY), "BS-15.5", "BS-5.1")
CAPTURE_STEP: Final = Step[State]("phase-capture", during(Turn, CAPTURE_PHASE), "BS-5.2", "BS-5.1")
UNDEAD_STEP: Final = Step[State]("phase-undead", during(Turn, UNDEAD_MOVES), "BS-5.2", "BS-5.1")
MAIN_STEP: Final = Step[State]("phase-main", during(Turn, MAIN), "BS-5.2", "BS-5.1")
CONSTRUCT_STEP: Final = Step[State]("phase-construct", during(Turn, CONSTRUCT), "BS-5.2", "BS-5.1")
ENDING_STEP: Final = Step[State]("phase-end", on_stack(Ending), "BS-16.4", "BS-16.3")
GAME: Final = (
    *(FACTION_STEP, SETUP_STEP, REENTRY_STEP, CAPTURE_STEP, UNDEAD_STEP, MAIN_STEP, CONSTRUCT_STEP, ENDING_STEP),
)

WITHDRAWAL_STEP: Final = Step[State]("step-withdrawal", in_battle(WITHDRAW), "BS-10.5")
SUBSTITUTION_STEP: Final = Step[State]("step-substitution", in_battle(FIRST, SECOND), "BS-10.5")
CASUALTY_STEP: Final = Step[State]("step-casualty", during(Aftermath, CASUALTY), "BS-10.48")
RETREAT_STEP: Final = Step[State]("step-retreat", during(Aftermath, RETREAT), "BS-10.48")
RAISING_STEP: Final = Step[State]("step-raising", during(Aftermath, RAISE), "BS-10.48")
FIGHT: Final = (WITHDRAWAL_STEP, SUBSTITUTION_STEP, CASUALTY_STEP, RETREAT_STEP, RAISING_STEP)


def capture_steps(st: State, seat: int) -> tuple[Step[State], ...]:
    """The Chaos Horde captures villages as an action (BS-5.3, BS-8.1)."""
    return (MAIN_STEP,) if st.faction[seat] in CAPTURES_BY_ACTION else (CAPTURE_STEP,)


# -- what a player lacks -----------------------------------------------------------------------------------------------

CONCEDED: Final = Refusal("BS-15.14", "refused-bs-15-14")
ELIMINATED: Final = Refusal("BS-15.9", "refused-bs-15-9")
NO_DRAFT: Final = Refusal("BS-18.6", "refused-bs-18-6")
NO_CITADEL: Final = Refusal("BS-1.5", "refused-bs-1-5")
CITADEL_STANDS: Final = Refusal("BS-4.14", "refused-bs-4-14")
ONLY_CHAOS_STARTS: Final = Refusal("BS-4.29", "refused-bs-4-29-asked")
ONLY_CHAOS_RETURNS: Final = Refusal("BS-15.5", "refused-bs-15-5-others")
HAS_UNITS: Final = Refusal("BS-15.5", "refused-bs-15-5-units")
ONLY_NECROMANCERS_MOVE: Final = Refusal("BS-5.4", "refused-bs-5-4")
NO_UNDEAD: Final = Refusal("BS-7.2", "refused-bs-7-2-none")
NO_VILLAGES: Final = Refusal("BS-5.3", "refused-bs-5-3")
NO_LATE_WITHDRAWAL: Final = Refusal("BS-16.8", "refused-bs-16-8")
EMPTY_HAND: Final = Refusal("BS-10.23", "refused-bs-10-23")
ONLY_NECROMANCERS_RAISE: Final = Refusal("BS-14.19", "refused-bs-14-19-others")
NO_NECROMANCER: Final = Refusal("BS-14.19", "refused-bs-14-19-without")
NO_UNDEAD_LEFT: Final = Refusal("BS-14.21", "refused-bs-14-21-none")


def why_out(st: State, seat: int) -> Refusal | None:
    if not st.is_out(seat):
        return None
    return CONCEDED if st.has_conceded(seat) else ELIMINATED


def why_no_draft(st: State, seat: int) -> Refusal | None:
    return None if st.rules.faction_assignment == "draft" else NO_DRAFT


def only_for(fits: Callable[[int], bool], refusal: Refusal) -> Callable[[State, int], Refusal | None]:
    """Other factions are never asked. Before a player has a faction, nobody knows."""

    def why_not(st: State, seat: int) -> Refusal | None:
        return None if st.faction[seat] < 0 or fits(st.faction[seat]) else refusal

    return why_not


with_citadel: Final = only_for(lambda faction: FACTIONS[faction].has_citadel, NO_CITADEL)
without_citadel: Final = only_for(lambda faction: not FACTIONS[faction].has_citadel, ONLY_CHAOS_STARTS)
with_villages: Final = only_for(lambda faction: FACTIONS[faction].villages > 0, NO_VILLAGES)
with_undead: Final = only_for(lambda faction: FACTIONS[faction].undead > 0, ONLY_NECROMANCERS_RAISE)
moving_undead: Final = only_for(lambda faction: faction in MOVES_UNDEAD, ONLY_NECROMANCERS_MOVE)
returning: Final = only_for(lambda faction: faction in RETURNS, ONLY_CHAOS_RETURNS)


def why_citadel_stands(st: State, seat: int) -> Refusal | None:
    return None if st.citadel[seat] == NOWHERE else CITADEL_STANDS


def why_no_return(st: State, seat: int) -> Refusal | None:
    return HAS_UNITS if st.unit_areas(seat) else None


def why_no_undead(st: State, seat: int) -> Refusal | None:
    return None if any(UNDEAD in force for force in st.units[seat]) else NO_UNDEAD


# -- battles -----------------------------------------------------------------------------------------------------------


def defender(st: State) -> tuple[int, ...]:
    battle = frame_of(st, Battle)
    return () if battle is None else (battle.defender,)


def fighters(st: State) -> tuple[int, ...]:
    battle = frame_of(st, Battle)
    return () if battle is None else (battle.attacker, battle.defender)


def loser(st: State) -> tuple[int, ...]:
    after = frame_of(st, Aftermath)
    return () if after is None else (after.loser,)


def winner(st: State) -> tuple[int, ...]:
    after = frame_of(st, Aftermath)
    return () if after is None else (after.winner,)


def why_no_withdrawal(st: State, seat: int) -> Refusal | Objection | None:
    battle, ending = frame_of(st, Battle), frame_of(st, Ending)
    if battle is None:
        return None
    fight = (battle.area, battle.attacker, battle.defender)
    ends, _, denied = withdrawal(st, *fight)
    if not ends:
        return Objection(denied, *fight)
    return NO_LATE_WITHDRAWAL if ending is not None and ending.lap else None


def why_no_substitute(st: State, seat: int) -> Refusal | None:
    return None if st.hand[seat] else EMPTY_HAND


def why_none_raised(st: State, seat: int) -> Refusal | None:
    after = frame_of(st, Aftermath)
    if after is None:
        return None
    if not after.raises:
        return NO_NECROMANCER
    return None if st.undead else NO_UNDEAD_LEFT


# -- one row for each question -----------------------------------------------------------------------------------------


def after(action: int) -> tuple[str, Target]:
    """The main action that leads to a question."""
    return "main_action", ("action", action)


ROWS: Final[dict[str, Question[State]]] = {
    "choose_faction": Question("BS-4.8", (FACTION_STEP,), needs=(why_no_draft,), rule=FACTION_RULE),
    "place_citadel": Question("BS-4.14", (SETUP_STEP,), needs=(with_citadel,), nothing=why_citadel_stands),
    "place_starting_unit": Question("BS-4.21", (SETUP_STEP,)),
    "chaos_start_area": Question("BS-4.28", (SETUP_STEP,), needs=(without_citadel,)),
    "chaos_reentry": Question("BS-15.5", (REENTRY_STEP,), needs=(returning,), nothing=why_no_return, rule=REENTRY_RULE),
    **{
        kind: Question("BS-19.5", capture_steps, nothing=why_no_villages, after=after(CAPTURE), rule=rule)
        for kind, rule in (("capture_tile", TILE_RULE), ("capture_village", VILLAGE_RULE))
    },
    "undead_step": Question("BS-19.6", (UNDEAD_STEP,), needs=(moving_undead,), nothing=why_no_undead),
    "main_action": Question("BS-8.1", (MAIN_STEP,)),
    "build_unit": Question("BS-19.8", (MAIN_STEP,), after=after(BUILD), rule=BUILD_RULE),
    "build_pay": Question("BS-19.8", (MAIN_STEP, REENTRY_STEP), after=after(BUILD), rule=PAY_RULE),
    **{
        kind: Question("BS-19.9", (MAIN_STEP,), after=after(MOVE))
        for kind in ("move_from", "move_to", "move_units", "move_pay")
    },
    "battle": Question("BS-19.10", (MAIN_STEP, ENDING_STEP), after=after(BATTLE), rule=BATTLE_RULE),
    "withdraw": Question("BS-10.6", (WITHDRAWAL_STEP,), whose=defender, nothing=why_no_withdrawal),
    "substitute": Question("BS-10.19", (SUBSTITUTION_STEP,), whose=fighters, nothing=why_no_substitute),
    "casualty": Question("BS-10.45", (CASUALTY_STEP,), whose=loser),
    "retreat": Question("BS-10.46", (RETREAT_STEP,), whose=loser),
    "raise_undead": Question("BS-14.19", (RAISING_STEP,), whose=winner, needs=(with_undead,), nothing=why_none_raised),
    "construct_tile": Question("BS-12.1", (CONSTRUCT_STEP,), needs=(with_villages,), rule=construct.TILE_RULE),
    "construct_village": Question("BS-19.16", (CONSTRUCT_STEP,), needs=(with_villages,), rule=construct.VILLAGE_RULE),
}

QUESTIONS: Final = Questions(ROWS, (GAME, FIGHT), why_out)
