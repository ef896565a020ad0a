"""Why a player is not asked something now: not their turn, another phase, nothing that could be done (chapters 4, 5, 10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.games.bloodstones.actions import BATTLE, BUILD, CAPTURE, MOVE, MainActions
from sandtable.games.bloodstones.aftermath import Aftermath
from sandtable.games.bloodstones.battle import Battle
from sandtable.games.bloodstones.capture import capture_areas, why_no_capture
from sandtable.games.bloodstones.ending import Ending
from sandtable.games.bloodstones.retreat import withdrawal
from sandtable.games.bloodstones.state import State
from sandtable.games.bloodstones.tables.factions import CAPTURES_BY_ACTION, MOVES_UNDEAD, RETURNS
from sandtable.games.bloodstones.tables.units import UNDEAD
from sandtable.games.bloodstones.turn import CAPTURE as CAPTURES
from sandtable.games.bloodstones.turn import CONSTRUCT, MAIN, REENTRY, UNDEAD_MOVES, Turn

SETUP: Final = ("choose_faction", "place_citadel", "place_starting_unit", "chaos_start_area")
PHASE: Final = {
    "chaos_reentry": REENTRY,
    "capture_tile": CAPTURES,
    "capture_village": CAPTURES,
    "undead_step": UNDEAD_MOVES,
    "construct_tile": CONSTRUCT,
    "construct_village": CONSTRUCT,
}
"""The phase of a question of the turn; all others belong to the main actions."""
ACTION: Final = {
    "build_unit": BUILD,
    "build_pay": BUILD,
    "move_from": MOVE,
    "move_to": MOVE,
    "move_units": MOVE,
    "move_pay": MOVE,
    "battle": BATTLE,
    "capture_tile": CAPTURE,
    "capture_village": CAPTURE,
}
PARTS_OF: Final = {
    "capture_tile": "BS-19.5",
    "capture_village": "BS-19.5",
    "undead_step": "BS-19.6",
    "main_action": "BS-8.1",
    "build_unit": "BS-19.8",
    "build_pay": "BS-19.8",
    "move_from": "BS-19.9",
    "move_to": "BS-19.9",
    "move_units": "BS-19.9",
    "move_pay": "BS-19.9",
    "construct_tile": "BS-12.1",
    "construct_village": "BS-19.16",
    "chaos_reentry": "BS-19.17",
}
"""In which order the parts of one action or phase are asked."""
OF_BATTLES: Final = {
    "withdraw": "BS-10.6",
    "substitute": "BS-10.19",
    "casualty": "BS-10.45",
    "retreat": "BS-10.46",
    "raise_undead": "BS-14.19",
}
"""When a battle asks a player."""


def why_not_asked(st: State, seat: int, kind: str) -> list[str]:
    """The clauses that keep a player from being asked this now, the nearest first; kind "" stands for anything at all."""
    open_now = st.open_questions()
    own = [asked.kind for asked in open_now if asked.seat == seat]
    if not open_now or (own and (not kind or kind in own)):
        return []
    if not kind:
        return why_not_anything(st, seat, open_now[0])
    if kind in SETUP:
        return [why_not_set_up(st, seat, kind)]
    if st.is_out(seat):
        return ["BS-15.14" if st.has_conceded(seat) else "BS-15.9"]
    if kind in OF_BATTLES:
        return [why_not_in_battle(st, seat, kind)]
    reason = why_not_faction(st, seat, kind)
    if reason is not None:
        return [reason]
    if any(isinstance(frame, Ending) for frame in st.stack):
        return [why_not_in_the_end(st, seat, kind)]
    turn = next((frame for frame in st.stack if isinstance(frame, Turn)), None)
    if turn is None:
        return ["BS-4.35"]
    if turn.seat != seat:
        return ["BS-5.1"]
    return why_not_in_turn(st, turn, kind)


def why_not_anything(st: State, seat: int, other: Decision) -> list[str]:
    """Why somebody else is asked: set-up, the other's turn, or the other's part in a battle."""
    turn = next((frame for frame in st.stack if isinstance(frame, Turn)), None)
    if st.is_out(seat):
        return why_not_asked(st, seat, other.kind)
    if other.kind in SETUP:
        return [why_not_yet(st, seat, other.kind)]
    if turn is not None and turn.seat != seat and other.seat == turn.seat:
        return ["BS-5.1"]
    return [OF_BATTLES.get(other.kind, other.clause)]


def why_not_yet(st: State, seat: int, kind: str) -> str:
    """Why another sets up now: the order of choosing and placing (BS-4.8, BS-4.14, BS-4.28)."""
    if kind == "choose_faction":
        return "BS-4.8"
    return "BS-4.14" if st.faction_of(seat).has_citadel else "BS-4.28"


def why_not_set_up(st: State, seat: int, kind: str) -> str:
    """Set-up is done once, in its order (BS-4.8, BS-4.14, BS-4.21, BS-4.28, BS-4.30)."""
    if kind == "choose_faction":
        return "BS-4.8" if st.rules.faction_assignment == "draft" else "BS-18.6"
    led = st.faction[seat] >= 0
    chaos = led and not st.faction_of(seat).has_citadel
    if kind == "place_citadel" and chaos:
        return "BS-1.5"
    if kind == "chaos_start_area" and led and not chaos:
        return "BS-4.29"
    own = [asked.kind for asked in st.open_questions() if asked.seat == seat]
    if kind == "place_starting_unit" and ("place_citadel" in own or "chaos_start_area" in own):
        return "BS-4.30" if chaos else "BS-4.21"
    return why_not_yet(st, seat, kind) if led else "BS-4.14"


def why_not_in_the_end(st: State, seat: int, kind: str) -> str:
    """Only battles are left, of one player after the other (BS-10.1, BS-16.3, BS-16.4)."""
    if kind != "battle" or st.active == seat:
        return "BS-16.4"
    return "BS-16.3" if st.own_battles(seat) else "BS-10.1"


def why_not_faction(st: State, seat: int, kind: str) -> str | None:
    """The clause by which a faction never has this phase, or has it only as an action (BS-5.3, BS-5.4, BS-15.5)."""
    faction = st.faction[seat]
    if faction < 0:
        return None
    if kind == "undead_step":
        return None if faction in MOVES_UNDEAD else "BS-5.4"
    if kind == "chaos_reentry":
        return None if faction in RETURNS else "BS-15.5"
    if kind in ("construct_tile", "construct_village"):
        return None if st.faction_of(seat).villages else "BS-5.3"
    return None


def why_not_in_turn(st: State, turn: Turn, kind: str) -> list[str]:
    """For the player whose turn it is: the phase is over, or still to come, or passed by itself (BS-5.2, BS-5.5)."""
    seat, now = turn.seat, turn.at - 1
    main = next((frame for frame in st.stack if isinstance(frame, MainActions)), None)
    by_action = kind in ("capture_tile", "capture_village") and st.faction[seat] in CAPTURES_BY_ACTION
    phase = MAIN if by_action else PHASE.get(kind, MAIN)
    if main is not None and st.stack[-1] is main and kind in ACTION and phase == MAIN:
        return [main.why_no_action(st, ACTION[kind]) or "BS-19.7"]
    if now == phase:
        begun = [BATTLE if asked.kind in OF_BATTLES else ACTION.get(asked.kind) for asked in st.open_questions()]
        of_other = main is not None and kind in ACTION and ACTION[kind] not in begun
        return ["BS-8.1" if of_other or kind == "battle" else PARTS_OF[kind]]
    passed = why_passed(st, seat, kind) if now > phase else None
    return ["BS-5.2"] if passed is None else [passed, "BS-5.2"]


def why_passed(st: State, seat: int, kind: str) -> str | None:
    """The clause by which there is nothing to do in a phase that is over, as the table lies now."""
    if kind == "chaos_reentry":
        return "BS-15.5" if st.unit_areas(seat) else None
    if kind in ("capture_tile", "capture_village"):
        return None if capture_areas(st, seat) else why_no_capture(st, seat)
    if kind == "undead_step":
        return None if any(UNDEAD in force for force in st.units[seat]) else "BS-7.2"
    return None


def why_not_in_battle(st: State, seat: int, kind: str) -> str:
    """For the questions of a battle and its consequences (BS-10.2, BS-10.6, BS-10.19, BS-10.44 to BS-10.46)."""
    battle = next((frame for frame in st.stack if isinstance(frame, Battle)), None)
    after = next((frame for frame in st.stack if isinstance(frame, Aftermath)), None)
    if battle is not None:
        if seat not in (battle.attacker, battle.defender):
            return "BS-10.2"
        return why_not_fighting(st, battle, seat, kind)
    if after is not None:
        if seat not in (after.winner, after.loser):
            return "BS-10.2"
        return why_not_after(st, after, seat, kind)
    return OF_BATTLES[kind]


def why_not_fighting(st: State, battle: Battle, seat: int, kind: str) -> str:
    if kind == "withdraw" and seat == battle.defender:
        ends, _, denied = withdrawal(st, battle.area, battle.attacker, battle.defender)
        late = any(isinstance(frame, Ending) and frame.lap for frame in st.stack)
        return ("BS-16.8" if late else "BS-10.6") if ends else denied
    if kind == "substitute":
        return OF_BATTLES[kind] if st.hand[seat] else "BS-10.23"
    return OF_BATTLES[kind]


def why_not_after(st: State, after: Aftermath, seat: int, kind: str) -> str:
    if kind in ("withdraw", "substitute"):
        return "BS-10.5"
    if kind == "raise_undead" and seat == after.winner and after.raises:
        return "BS-14.19" if st.undead else "BS-14.21"
    return "BS-10.48" if kind in ("casualty", "retreat") and seat == after.loser else OF_BATTLES[kind]
