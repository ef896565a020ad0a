"""Follow-on actions: gaining ground, pursuit and the bonus melee attack (chapter 10).

The frame that asks is `attack.FollowOn`, because it and the attack start each other.
"""

from __future__ import annotations

from sandtable.core.engine.decision import Pick
from sandtable.games.battlelore.combat.declare import has_bonus, near_enemies, why_not_target
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HALTED, HELD_FAST, PURSUED
from sandtable.games.battlelore.tables.effects import FX_NO_MOVE
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.lasting import has_effect
from sandtable.games.battlelore.turn.places import stop_of, why_not_stand


def why_not_gain_ground(st: BattleState, unit: int, h: int) -> str | None:
    """The clause that stops an attacker from moving into the vacated hex, or None (BL-10.2, BL-10.3, BL-10.11)."""
    if st.at[h] >= 0:
        return "BL-5.4"
    if st.tok[unit] & HELD_FAST or st.flags[unit] & HALTED:
        return "BL-10.3"
    if h not in st.ground.near[st.pos[unit]]:
        return "BL-10.3"
    if st.effects and has_effect(st, unit, FX_NO_MOVE):
        return "BL-13.21"
    return why_not_stand(st, unit, h)


def pursuit_options(st: BattleState, unit: int) -> list[Pick]:
    """The hexes a pursuing unit may go to from the vacated hex, including that hex itself (BL-10.4, BL-20.17)."""
    found: list[Pick] = [st.pos[unit]]
    edge = [st.pos[unit]]
    for _ in range(c.UNIT_DEFS[st.utype[unit]].pursuit):
        further: list[int] = []
        for h in edge:
            for n in st.ground.steps[h]:
                if st.at[n] < 0 and n not in found and why_not_stand(st, unit, n) is None:
                    found.append(n)
                    if stop_of(st, unit, n) == MOVE_FREE:
                        further.append(n)
        edge = further
    return found


def pursues(st: BattleState, unit: int, h: int) -> bool:
    """Mounted units pursue unless the vacated hex stops them or their entry gives the bonus attack only (BL-20.9)."""
    type_ = st.utype[unit]
    if c.T_KIND[type_] != c.MOUNTED or c.T_ABILITIES[type_] & c.BONUS_MELEE_AFTER_GAIN:
        return False
    return st.flags[unit] & (HALTED | PURSUED) == 0 and stop_of(st, unit, h) == MOVE_FREE


def strikes_again(st: BattleState, unit: int) -> bool:
    """Mounted units, Foot Knights and the like; others only if they press the attack (BL-10.5, BL-20.5)."""
    type_ = st.utype[unit]
    return c.T_KIND[type_] == c.MOUNTED or bool(c.T_ABILITIES[type_] & c.BONUS_MELEE_AFTER_GAIN)


def bonus_targets(st: BattleState, unit: int) -> list[int]:
    """The units that a bonus melee attack may strike (BL-10.5)."""
    if not has_bonus(st, unit):
        return []
    return [foe for foe in near_enemies(st, unit) if why_not_target(st, unit, foe) is None]
