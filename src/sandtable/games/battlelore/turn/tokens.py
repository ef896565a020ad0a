"""Tokens on units: counting, placing and returning them."""

from __future__ import annotations

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables.conditions import TOKEN_MASK, TOKEN_SHIFT, VICTOR


def token_count(st: BattleState, unit: int, kind: int) -> int:
    """How many tokens of a kind a unit carries."""
    return st.tok[unit] >> TOKEN_SHIFT[kind] & TOKEN_MASK[kind]


def set_tokens(st: BattleState, unit: int, kind: int, number: int) -> None:
    shift = TOKEN_SHIFT[kind]
    mask = TOKEN_MASK[kind]
    st.tok[unit] = st.tok[unit] & ~(mask << shift) | min(number, mask) << shift


def give_back(st: BattleState, unit: int) -> None:
    """A victor's Lore token goes back to the pool (BL-17.5)."""
    if st.tok[unit] & VICTOR:
        st.tok[unit] &= ~VICTOR
        st.pool += 1
