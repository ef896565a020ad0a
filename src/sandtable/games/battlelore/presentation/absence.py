"""Why a player is not asked something now: another's turn, another phase, nothing that could be done, a rule not in force."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.combat.declare import why_not_battle_back
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.lore.windows import can_play
from sandtable.games.battlelore.presentation.nearer import must_discard
from sandtable.games.battlelore.presentation.never import AFTER, OF_ORGANISED, Reason, why_never
from sandtable.games.battlelore.presentation.waiting import COMBAT, MOVEMENT, PHASES, why_waiting
from sandtable.games.battlelore.presentation.why_battles import why_no_battle, why_no_target
from sandtable.games.battlelore.presentation.why_cards import CLEANSED
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import ORDERED
from sandtable.games.battlelore.tables.pieces import ALLY, CAMP
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.reach import why_not_move
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.turn import DISCARD_COMMAND, DrawPhase, Turn

ON_OCCASION: Final[dict[str, str]] = {
    "spend_die": "BL-17.5",
    "ignore_flags": "BL-9.2",
    "retreat_to": "BL-8.4",
    "retreat_more": "BL-17.5",
    "flee_to": "BL-25.15",
    "battle_back": "BL-9.5",
    "gain_ground": "BL-10.2",
    "pursue_to": "BL-10.4",
    "bonus_target": "BL-10.5",
    "neck": "BL-18.10",
    "new_neck": "BL-18.12",
    "tremor_next": "BL-18.15",
    "hero_card": "BL-26.12",
    "hero_unit": "BL-26.12",
    "hero_die": "BL-26.12",
    "hero_equip": "BL-26.8",
    "steal_what": "BL-26.25",
    "chest_counts": "BL-26.3",
    "play_lore": "BL-13.6",
    "lore_target": "BL-13.2",
    "lore_opponent": "BL-31.11",
    "lore_section": "BL-13.2",
    "strike_next": "BL-13.2",
    "chain_to": "BL-13.2",
    "bolt_flags": "BL-9.2",
    "reroll": "BL-13.2",
    "portal_to": "BL-5.13",
    "fall_back_to": "BL-13.24",
    "spy_discard": "BL-13.2",
    "false_orders": "BL-13.2",
    "discard_lore": "BL-13.13",
    "drop_artifact": "BL-26.7",
}
"""What is asked when something happens that a rule or a card ties it to."""

BEFORE: Final[dict[str, str]] = {
    "council_level": "BL-14.2",
    "keep_first_lore": "BL-14.8",
    "place_mark": "BL-2.5",
    "choose_set": "BL-30.4",
    "guard": "BL-30.4",
    "shift": "BL-30.3",
    "deploy_at": "BL-30.5",
    "reserve_unit": "BL-30.7",
    **OF_ORGANISED,
    "council_loss": "BL-31.15",
    "hero_class": "BL-23.11",
    "hero_skill": "BL-23.5",
    "hero_artifact": "BL-23.6",
    "hero_at": "BL-23.10",
    "advisor": "BL-28.4",
    "hero_who": "BL-23.10",
    "hero_name": "BL-23.1",
    "hero_gift": "BL-28.8",
    "equip": "BL-26.8",
}
"""What is asked in the set-up."""


def why_not_asked(st: BattleState, seat: int, kind: str) -> list[str]:
    """The clauses that keep a player from being asked this now, the nearest first; kind "" stands for anything at all."""
    open_now = st.open_questions()
    own = [asked.kind for asked in open_now if asked.seat == seat]
    if not open_now or (own and (not kind or kind in own)):
        return []
    reason = elsewhere(st, seat, kind)
    if reason is not None:
        return [reason[0]]
    if kind in BEFORE:
        return [BEFORE[kind]]
    if kind in AFTER:
        return [AFTER[kind]]
    if kind in ON_OCCASION:
        return [why_no_occasion(st, seat, kind)]
    return why_not_in_turn(st, seat, kind)


def elsewhere(st: BattleState, seat: int, kind: str) -> Reason | None:
    """Why a question is none of this game, or another player's now; None if it has only not come up."""
    reason = why_never(st, seat, kind) if kind else None
    if reason is not None or kind in PHASES:
        return reason
    others = [asked for asked in st.open_questions() if asked.seat != seat and kind in ("", asked.kind)]
    return why_waiting(st, seat, others[0]) if others else None


def not_his_turn(st: BattleState, seat: int) -> str | None:
    """The clause by which this is not the player's turn (BL-3.1, BL-29.23, BL-31.3)."""
    if st.rules.seats[st.active] == seat:
        return None
    if st.rules.team:
        return "BL-3.1" if seat & CAMP != st.active & CAMP else "BL-29.23"
    return "BL-31.3" if st.rules.allies else "BL-3.1"


def why_not_in_turn(st: BattleState, seat: int, kind: str) -> list[str]:
    """A question of the turn: not his turn, another phase, or a phase with nothing to do (BL-3.1, BL-3.4)."""
    phase, clause = PHASES[kind]
    turn = next((frame for frame in st.stack if isinstance(frame, Turn)), None)
    if turn is None:
        return ["BL-2.2" if any(isinstance(frame, Setup) for frame in st.stack) else "BL-3.1"]
    reason = not_his_turn(st, seat)
    if reason is not None and not (reason == "BL-29.23" and phase in (MOVEMENT, COMBAT)):
        return [reason]
    now = phase_now(st)
    if now == phase:
        wing = reason is not None and any(asked.kind == kind for asked in st.open_questions())
        return ["BL-29.23" if wing else clause]
    if kind == DISCARD_COMMAND and not must_discard(st):
        return [clause]
    passed = why_passed(st, seat, kind) if now > phase else None
    return ["BL-3.1"] if passed is None else [passed, "BL-3.1"]


def phase_now(st: BattleState) -> int:
    """The phase of the turn in progress (BL-3.1); 0 outside of turns."""
    return next((frame.at - 1 for frame in st.stack if isinstance(frame, Turn)), 0)


def why_passed(st: BattleState, seat: int, kind: str) -> str | None:
    """Why there was nothing to do in a phase that is over, as the table lies now; in a team for the own wing."""
    units = [unit for unit in ordered_units(st) if not st.rules.team or st.seat_of(unit) == seat]
    if kind in ("move_unit", "attack") and not units:
        return "BL-3.4"
    if kind == "cleanse":
        return why_nothing_cleansed(st, units)
    if kind == "order_unit" and not any(flags & ORDERED for flags in st.flags):
        return "BL-3.4"
    if kind == "move_unit":
        reasons = [why_not_move(st, unit) for unit in units]
        held = [reason for reason in reasons if reason not in (None, "BL-5.1")]
        return held[0] if held and len(held) == len(units) else None
    if kind == "attack" and any(isinstance(frame, DrawPhase) for frame in st.stack):
        reasons = [why_no_battle(st, unit) or why_no_target(st, unit) for unit in units]
        idle = [reason for reason in reasons if reason != "BL-6.2"]
        return idle[0] if len(idle) == len(units) else None
    return None


def why_nothing_cleansed(st: BattleState, units: list[int]) -> str | None:
    """No ordered unit carries a token, or none that the Lore there is could remove (BL-3.7, BL-18.4, BL-18.7, BL-19.10)."""
    held = [token for unit in units for token in range(len(c.TOKEN_COST)) if token_count(st, unit, token)]
    if not held:
        return "BL-3.7"
    dear = min(c.TOKEN_COST[token] for token in held) > st.tokens[st.active]
    return CLEANSED.get(held[0], "BL-19.10") if dear else None


def why_no_occasion(st: BattleState, seat: int, kind: str) -> str:
    """What ties a question to something that has not happened, or not to him."""
    if kind == "play_lore":
        holder = st.rules.holder_of_seat(seat)
        if holder < 0 or st.rules.seats[holder] != seat:
            return "BL-29.23"
        if st.lore_used[holder]:
            return "BL-13.4"
        if not st.lore[holder]:
            return "BL-13.18"
        if st.rules.allies and not can_play(st, holder):
            return "BL-31.8" if st.lore_used[holder ^ ALLY] else "BL-31.7"
    clash = clash_of(st)
    if kind == "battle_back" and clash is not None and st.pos[clash.dfn] >= 0 and st.seat_of(clash.dfn) == seat:
        return why_not_battle_back(st, clash) or ON_OCCASION[kind]
    return ON_OCCASION[kind]
