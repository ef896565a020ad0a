"""Changes of a position by which nothing stands between a unit and its target."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.ground import TerrainTable
from tests.reasons.battlelore_field import MELEE_ONLY, Look
from tests.reasons.lifts import claim

Lift = Callable[[BattleState, int, int], None]

FOR_EVER, ANY_COMBAT = 1_000_000, 2
DICE, LIMIT, RANGE, NO_SIGHT = 0, 1, 8, 9
"""Effects of cards by their numbers in a saved game."""


def with_effect(kind: int, number: int) -> Lift:
    def lift(st: BattleState, unit: int, foe: int) -> None:
        st.effects.append((kind, unit, number, ANY_COMBAT, FOR_EVER))

    return lift


def take_away_neighbours(st: BattleState, unit: int, foe: int) -> None:
    """Nobody beside it but the target (BL-6.8)."""
    look = Look(st)
    for h in look.beside(st.pos[unit]):
        other = st.at[h]
        if other >= 0 and other != foe and look.foes(unit, other):
            st.at[h] = -1
            st.pos[other] = -1


def arm(st: BattleState, unit: int, foe: int) -> None:
    """A sling, the weakest missile weapon (BL-6.6, BL-21.14)."""
    claim(c.W_TYPE[st.weapon[unit]] != c.MISSILE)
    st.weapon[unit] = c.WEAPON_IDS.index("sling")


def level(st: BattleState, unit: int, foe: int) -> None:
    """No cliff sides (BL-12.11)."""
    st.ground = levelled(st.ground)


@lru_cache(500)
def levelled(ground: TerrainTable) -> TerrainTable:
    """The same ground, which nobody changes, without cliff sides."""
    return TerrainTable(ground.board, ground.terrains, (), ground.overlays, ground.marks, ground.heights)


def free_hand(st: BattleState, unit: int, foe: int) -> None:
    claim(bool(st.flags[unit] & MELEE_ONLY))
    st.flags[unit] &= ~MELEE_ONLY


def unmask(st: BattleState, unit: int, foe: int) -> None:
    """No Heroes' cards (BL-26.11)."""
    st.sheets = []


def more_dice(st: BattleState, unit: int, foe: int) -> None:
    st.effects = [effect for effect in st.effects if effect[0] != LIMIT]
    with_effect(DICE, 9)(st, unit, foe)
