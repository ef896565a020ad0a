"""The units that a card names: one entry of `FILTERS` for each filter of `ops.toml` (BL-4.2, BL-30.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.ops import meaning_of

PROUD: Final = ("h_fkn_r", "d_chf_r")
"""Knights and Clan Chiefs, which no card counts as units with swords."""


def any_unit(st: BattleState, unit: int) -> bool:
    return True


def has_banner(st: BattleState, unit: int, colour: int) -> bool:
    """Does the unit have this banner colour? Champions have no banner."""
    return st.utype[unit] < c.FIRST_HERO and st.colour[unit] == colour


def green(st: BattleState, unit: int) -> bool:
    return has_banner(st, unit, c.GREEN)


def blue(st: BattleState, unit: int) -> bool:
    return has_banner(st, unit, c.BLUE)


def red(st: BattleState, unit: int) -> bool:
    return has_banner(st, unit, c.RED)


def foot(st: BattleState, unit: int) -> bool:
    return c.T_KIND[st.utype[unit]] == c.FOOT


def mounted(st: BattleState, unit: int) -> bool:
    return c.T_KIND[st.utype[unit]] == c.MOUNTED


def missile(st: BattleState, unit: int) -> bool:
    return c.W_TYPE[st.weapon[unit]] == c.MISSILE


def foot_troop(st: BattleState, unit: int) -> bool:
    """Is it a foot troop, neither creature nor Hero?"""
    return st.utype[unit] < c.FIRST_CREATURE and foot(st, unit)


def red_foot_troop(st: BattleState, unit: int) -> bool:
    return foot_troop(st, unit) and st.colour[unit] == c.RED


def missile_foot(st: BattleState, unit: int) -> bool:
    return foot_troop(st, unit) and missile(st, unit)


def human_foot(st: BattleState, unit: int) -> bool:
    return foot_troop(st, unit) and c.T_RACE[st.utype[unit]] == c.HUMAN


def goblinoid_foot(st: BattleState, unit: int) -> bool:
    return foot_troop(st, unit) and c.T_RACE[st.utype[unit]] == c.GOBLINOID


def sword_foot(st: BattleState, unit: int) -> bool:
    return foot_troop(st, unit) and st.weapon[unit] in c.SWORDS and c.TYPE_IDS[st.utype[unit]] not in PROUD


def human_foot_sword(st: BattleState, unit: int) -> bool:
    return sword_foot(st, unit) and c.T_RACE[st.utype[unit]] == c.HUMAN


def blue_foot_sword(st: BattleState, unit: int) -> bool:
    return sword_foot(st, unit) and st.colour[unit] == c.BLUE


FILTERS: Final[dict[str, Callable[[BattleState, int], bool]]] = meaning_of(
    "filter",
    {
        "any": any_unit,
        "green": green,
        "blue": blue,
        "red": red,
        "foot": foot,
        "mounted": mounted,
        "missile": missile,
        "foot_troop": foot_troop,
        "red_foot_troop": red_foot_troop,
        "missile_foot": missile_foot,
        "human_foot": human_foot,
        "goblinoid_foot": goblinoid_foot,
        "human_foot_sword": human_foot_sword,
        "blue_foot_sword": blue_foot_sword,
    },
)


def fits_filter(st: BattleState, unit: int, name: str) -> bool:
    """Is the unit one of those a card names?"""
    return FILTERS[name](st, unit)
