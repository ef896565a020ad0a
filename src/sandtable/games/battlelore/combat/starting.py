"""How an attack starts: a unit declares it, or an ambush springs."""

from __future__ import annotations

from sandtable.games.battlelore.combat.attack import Attack
from sandtable.games.battlelore.combat.declare import attack_kind, mark_battled
from sandtable.games.battlelore.combat.in_progress import AMBUSH, M_DICE, MELEE_ATTACK, NORMAL, RANGED_ATTACK
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c


def declare(st: BattleState, unit: int, target: int) -> None:
    """An ordered unit attacks; this uses its battle of the turn (BL-6.2)."""
    mark_battled(st, unit)
    kind = attack_kind(st, unit, target)
    weapon = st.weapon[unit]
    if kind == RANGED_ATTACK and c.W_TYPE[weapon] != c.MISSILE:
        weapon = c.UNIT_DEFS[st.utype[unit]].ranged_weapon
    st.push(Attack(unit, target, kind, NORMAL, weapon, st.pos[target]))


def ambush(st: BattleState, ambusher: int, unit: int) -> None:
    """The unit that lay in ambush, if any, attacks a unit that has moved next to it, with one extra die."""
    if ambusher >= 0 and st.pos[unit] >= 0:
        strike = Attack(ambusher, unit, MELEE_ATTACK, AMBUSH, st.weapon[ambusher], st.pos[unit])
        strike.mods.append((M_DICE, 1))
        st.push(strike)
