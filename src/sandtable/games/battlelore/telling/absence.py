"""Why a player is not asked something now: another's turn, another phase, nothing that could be done, a rule not in force."""

from __future__ import annotations

from typing import Final

from sandtable.core.decision import Decision
from sandtable.games.battlelore.combat.declare import why_not_battle_back
from sandtable.games.battlelore.combat.in_progress import clash_of
from sandtable.games.battlelore.lore.windows import can_play
from sandtable.games.battlelore.rules import DEPLOYMENT_IDS
from sandtable.games.battlelore.setup import Setup
from sandtable.games.battlelore.state import Battle
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import ORDERED
from sandtable.games.battlelore.tables.pieces import ALLY, CAMP
from sandtable.games.battlelore.telling.why_battles import why_no_battle, why_no_target
from sandtable.games.battlelore.telling.why_cards import CLEANSED
from sandtable.games.battlelore.turn.movement import ordered_units
from sandtable.games.battlelore.turn.reach import why_not_move
from sandtable.games.battlelore.turn.tokens import token_count
from sandtable.games.battlelore.turn.turn import DrawPhase, Turn

COMMAND: Final = 1
ORDER: Final = 2
MOVEMENT: Final = 3
COMBAT: Final = 4
DRAW: Final = 5

PHASES: Final[dict[str, tuple[int, str]]] = {
    "play_command": (COMMAND, "BL-3.3"),
    "second_card": (COMMAND, "BL-29.5"),
    "play_as": (COMMAND, "BL-4.2"),
    "copy_card": (COMMAND, "BL-29.16"),
    "conjure_at": (COMMAND, "BL-18.18"),
    "order_unit": (ORDER, "BL-4.4"),
    "cleanse": (ORDER, "BL-3.7"),
    "move_unit": (MOVEMENT, "BL-5.1"),
    "move_how": (MOVEMENT, "BL-5.13"),
    "move_to": (MOVEMENT, "BL-5.3"),
    "move_step": (MOVEMENT, "BL-5.3"),
    "hero_to": (MOVEMENT, "BL-24.10"),
    "hero_step": (MOVEMENT, "BL-24.10"),
    "fly_to": (MOVEMENT, "BL-19.2"),
    "breathe_on": (MOVEMENT, "BL-19.5"),
    "passage_to": (MOVEMENT, "BL-15.15"),
    "spend_step": (MOVEMENT, "BL-17.5"),
    "attack": (COMBAT, "BL-6.1"),
    "call_help": (COMBAT, "BL-22.6"),
    "summon_at": (COMBAT, "BL-16.2"),
    "keep_command": (DRAW, "BL-11.2"),
    "discard_command": (DRAW, "BL-14.5"),
    "lore_choice": (DRAW, "BL-11.3"),
    "keep_lore": (DRAW, "BL-11.3"),
}
"""The questions of a turn: the phase of each, and the clause that asks it."""

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
    "levy_becomes": "BL-30.15",
    "specialist": "BL-30.17",
    "special_unit": "BL-30.17",
    "special_type": "BL-30.17",
    "special_hex": "BL-30.17",
    "special_way": "BL-30.17",
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
AFTER: Final[dict[str, str]] = {
    "ransom_to": "BL-27.3",
    "miracle_cure": "BL-26.17",
    "shop": "BL-27.6",
    "more_draws": "BL-27.8",
    "keep_artifact": "BL-27.9",
    "return_artifact": "BL-27.12",
    "level_up": "BL-27.13",
}
"""What is asked after the adventure."""

MUSTER: Final = (
    "choose_set",
    "guard",
    "shift",
    "deploy_at",
    "reserve_unit",
    "levy_becomes",
    "specialist",
    "special_unit",
    "special_type",
    "special_hex",
    "special_way",
)
OF_HEROES: Final = (
    "hero_class",
    "hero_skill",
    "hero_artifact",
    "hero_at",
    "hero_to",
    "hero_step",
    "flee_to",
    "hero_card",
    "hero_unit",
    "hero_die",
    "hero_equip",
    "steal_what",
    "chest_counts",
    "drop_artifact",
)
OF_CAMPAIGNS: Final = ("advisor", "hero_who", "hero_name", "hero_gift", "equip", *AFTER)
OF_LORE: Final = (
    "council_level",
    "keep_first_lore",
    "cleanse",
    "play_lore",
    "lore_target",
    "lore_opponent",
    "lore_section",
    "strike_next",
    "chain_to",
    "bolt_flags",
    "reroll",
    "portal_to",
    "fall_back_to",
    "spy_discard",
    "false_orders",
    "keep_lore",
    "discard_lore",
    "lore_choice",
    "conjure_at",
    "spend_step",
    "spend_die",
    "retreat_more",
)
OF_ORGANISED: Final = {
    "levy_becomes": "BL-30.15",
    "specialist": "BL-30.17",
    "special_unit": "BL-30.17",
    "special_type": "BL-30.17",
    "special_hex": "BL-30.17",
    "special_way": "BL-30.17",
}
OF_EPICS: Final = {"second_card": "BL-29.5", "copy_card": "BL-29.16"}


def why_not_asked(st: Battle, seat: int, kind: str) -> list[str]:
    """The clauses that keep a player from being asked this now, the nearest first; kind "" stands for anything at all."""
    open_now = st.open_questions()
    own = [asked.kind for asked in open_now if asked.seat == seat]
    if not open_now or (own and (not kind or kind in own)):
        return []
    if not kind:
        return [why_not_anything(st, seat, open_now[0])]
    reason = why_never(st, kind)
    if reason is not None:
        return [reason]
    if kind in BEFORE:
        return [BEFORE[kind]]
    if kind in AFTER:
        return [AFTER[kind]]
    if kind in ON_OCCASION:
        return [why_no_occasion(st, seat, kind)]
    return why_not_in_turn(st, seat, kind)


def why_never(st: Battle, kind: str) -> str | None:
    """The choice of the table by which this adventure has no such question (BL-2.1, chapter 34)."""
    rules = st.rules
    if kind in OF_LORE and not rules.lore:
        return "BL-2.1"
    if kind in MUSTER and not rules.deployment:
        return "BL-34.6"
    if kind in OF_CAMPAIGNS and st.saga is None:
        return "BL-34.4"
    if kind in OF_HEROES and not rules.heroes:
        return "BL-34.4"
    if kind == "lore_opponent" and not rules.allies:
        return "BL-34.7"
    if kind == "council_loss" and not (rules.allies or DEPLOYMENT_IDS[rules.deployment] == "organised"):
        return "BL-34.7"
    if kind == "place_mark" and not any(rules.switches):
        return "BL-34.3"
    if kind in OF_ORGANISED and DEPLOYMENT_IDS[rules.deployment] != "organised":
        return OF_ORGANISED[kind]
    return OF_EPICS[kind] if kind in OF_EPICS and not rules.epic else None


def why_not_anything(st: Battle, seat: int, other: Decision) -> str:
    """Why somebody else is asked: it is his turn, his wing, or his answer to what happens."""
    if other.kind not in PHASES:
        return other.clause
    return not_his_turn(st, seat) or other.clause


def not_his_turn(st: Battle, seat: int) -> str | None:
    """The clause by which this is not the player's turn (BL-3.1, BL-29.23, BL-31.3)."""
    if st.rules.seats[st.active] == seat:
        return None
    if st.rules.team:
        return "BL-3.1" if seat & CAMP != st.active & CAMP else "BL-29.23"
    return "BL-31.3" if st.rules.allies else "BL-3.1"


def why_not_in_turn(st: Battle, seat: int, kind: str) -> list[str]:
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
    passed = why_passed(st, seat, kind) if now > phase else None
    return ["BL-3.1"] if passed is None else [passed, "BL-3.1"]


def phase_now(st: Battle) -> int:
    """The phase of the turn in progress (BL-3.1); 0 outside of turns."""
    return next((frame.at - 1 for frame in st.stack if isinstance(frame, Turn)), 0)


def why_passed(st: Battle, seat: int, kind: str) -> str | None:
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


def why_nothing_cleansed(st: Battle, units: list[int]) -> str | None:
    """No ordered unit carries a token, or none that the Lore there is could remove (BL-3.7, BL-18.4, BL-18.7, BL-19.10)."""
    held = [token for unit in units for token in range(len(c.TOKEN_COST)) if token_count(st, unit, token)]
    if not held:
        return "BL-3.7"
    dear = min(c.TOKEN_COST[token] for token in held) > st.tokens[st.active]
    return CLEANSED.get(held[0], "BL-19.10") if dear else None


def why_no_occasion(st: Battle, seat: int, kind: str) -> str:
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
