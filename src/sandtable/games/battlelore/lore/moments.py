"""The attack or move that a Lore card applies to: one entry of `MOMENTS` for each `when` keyword of `ops.toml` (BL-13.20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.battlelore.combat.in_progress import (
    ENDED,
    FLY,
    MELEE_ATTACK,
    RANGED_ATTACK,
    Clash,
    clash_of,
    moving_of,
)
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import MOVED
from sandtable.games.battlelore.tables.ops import meaning_of
from sandtable.games.battlelore.tables.pieces import CAMP


def is_flight(st: BattleState) -> bool:
    moving = moving_of(st)
    return moving is not None and moving.how == FLY and moving.at < ENDED


def own_clash(st: BattleState, holder: int) -> Clash | None:
    """The attack in progress, if a unit of the holder's camp makes it."""
    clash = clash_of(st)
    return clash if clash is not None and st.owner[clash.att] & CAMP == holder & CAMP else None


def enemy_clash(st: BattleState, holder: int) -> Clash | None:
    clash = clash_of(st)
    return clash if clash is not None and st.owner[clash.att] & CAMP != holder & CAMP else None


def own_attack(st: BattleState, holder: int) -> bool:
    return own_clash(st, holder) is not None


def own_melee(st: BattleState, holder: int) -> bool:
    clash = own_clash(st, holder)
    return clash is not None and clash.kind == MELEE_ATTACK


def own_melee_success(st: BattleState, holder: int) -> bool:
    """Is the target eliminated, or has it left its hex?"""
    clash = own_clash(st, holder)
    return clash is not None and clash.kind == MELEE_ATTACK and st.pos[clash.dfn] != clash.home


def own_ranged(st: BattleState, holder: int) -> bool:
    clash = own_clash(st, holder)
    return clash is not None and clash.kind == RANGED_ATTACK


def enemy_attack(st: BattleState, holder: int) -> bool:
    return enemy_clash(st, holder) is not None


def enemy_melee(st: BattleState, holder: int) -> bool:
    clash = enemy_clash(st, holder)
    return clash is not None and clash.kind == MELEE_ATTACK


def enemy_ranged(st: BattleState, holder: int) -> bool:
    clash = enemy_clash(st, holder)
    return clash is not None and clash.kind == RANGED_ATTACK


def enemy_move_end_adjacent(st: BattleState, holder: int) -> bool:
    """Has the move just ended? The card's target determines which units are adjacent (BL-13.25)."""
    moving = moving_of(st)
    return moving is not None and moving.at >= ENDED and bool(st.flags[moving.unit] & MOVED)


MOMENTS: Final[dict[str, Callable[[BattleState, int], bool]]] = meaning_of(
    "when",
    {
        "own_attack": own_attack,
        "own_melee": own_melee,
        "own_melee_success": own_melee_success,
        "own_ranged": own_ranged,
        "enemy_attack": enemy_attack,
        "enemy_melee": enemy_melee,
        "enemy_ranged": enemy_ranged,
        "enemy_move_end_adjacent": enemy_move_end_adjacent,
    },
)


def is_moment(st: BattleState, holder: int, when: str) -> bool:
    """Is this an attack or move that the card applies to?"""
    return MOMENTS[when](st, holder)
