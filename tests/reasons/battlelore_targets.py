"""Which rules stand between a unit and its target: each is lifted in a copy of the position, and the question asked again.

A rule stands between them if the attack is offered with all rules lifted but not with all but this one. So the judge needs no
list of its own of what is nearer: of several units (or targets) the one with the fewest rules against it is nearest.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.ground import TerrainTable
from tests.reasons.battlelore_field import MELEE_ONLY, ORDERED, Look

Lift = Callable[[BattleState, int, int], None]

FOR_EVER, ANY_COMBAT = 1_000_000, 2
DICE, LIMIT, RANGE, NO_SIGHT, UNTARGET, DISABLED, TWO_SHOTS, AVOIDED = 0, 1, 8, 9, 15, 16, 19, 26
"""Effects of cards by their numbers in a saved game."""


def without_effects(*kinds: int) -> Lift:
    def lift(st: BattleState, unit: int, foe: int) -> None:
        st.effects = [effect for effect in st.effects if effect[0] not in kinds]

    return lift


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
    if c.W_TYPE[st.weapon[unit]] != c.MISSILE:
        st.weapon[unit] = c.WEAPON_IDS.index("sling")


def level(st: BattleState, unit: int, foe: int) -> None:
    """No cliff sides (BL-12.11)."""
    st.ground = levelled(st.ground)


@lru_cache(500)
def levelled(ground: TerrainTable) -> TerrainTable:
    """The same ground, which nobody changes, without cliff sides."""
    return TerrainTable(ground.board, ground.terrains, (), ground.overlays, ground.marks, ground.heights)


def free_hand(st: BattleState, unit: int, foe: int) -> None:
    st.flags[unit] &= ~MELEE_ONLY


def unmask(st: BattleState, unit: int, foe: int) -> None:
    """No Heroes' cards (BL-26.11)."""
    st.sheets = []


def more_dice(st: BattleState, unit: int, foe: int) -> None:
    without_effects(LIMIT)(st, unit, foe)
    with_effect(DICE, 9)(st, unit, foe)


LIFTS: dict[str, Lift] = {
    "BL-4.2": without_effects(TWO_SHOTS),
    "BL-6.6": arm,
    "BL-6.7": with_effect(RANGE, 50),
    "BL-6.8": take_away_neighbours,
    "BL-6.11": with_effect(NO_SIGHT, 0),
    "BL-7.5": more_dice,
    "BL-12.11": level,
    "BL-13.21": without_effects(UNTARGET, DISABLED),
    "BL-20.15": free_hand,
    "BL-26.11": unmask,
    "BL-26.12": without_effects(AVOIDED),
}
"""For each clause that keeps a unit that may battle from a target: the position in which it does not hold."""


def offered(st: BattleState, unit: int, foe: int, lifted: list[str]) -> bool:
    """Is the attack an answer when this unit alone is ordered and these clauses do not hold?"""
    clone = st.clone()
    for other in range(len(clone.flags)):
        if other != unit:
            clone.flags[other] &= ~ORDERED
    for clause in lifted:
        LIFTS[clause](clone, unit, foe)
    asked = clone.stack[-1].advance(clone)
    return asked is not None and (unit, foe) in asked.options


def between(st: BattleState, unit: int, foe: int) -> frozenset[str] | None:
    """The clauses each of which keeps this unit from that target; None if something else does."""
    if not offered(st, unit, foe, list(LIFTS)):
        return None
    if offered(st, unit, foe, []):
        return frozenset()
    ask = partial(offered, st, unit, foe)
    return frozenset([clause for clause in LIFTS if not ask([each for each in LIFTS if each != clause])])


def nearest(bars: list[frozenset[str]]) -> tuple[set[str], set[str]]:
    """Of several units or targets: the clauses of those with the fewest against them, and those of the others."""
    least = min((len(bar) for bar in bars), default=0)
    exact = {clause for bar in bars if len(bar) == least for clause in told(bar)}
    return exact, {clause for bar in bars for clause in told(bar)} - exact


def told(bar: frozenset[str]) -> frozenset[str]:
    """Without a missile weapon nothing is said of the range, the sight and the neighbours of one (BL-6.6)."""
    return frozenset({"BL-6.6"}) if "BL-6.6" in bar else bar
