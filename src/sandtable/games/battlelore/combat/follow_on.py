"""Follow-on actions: gaining ground, pursuit and the bonus melee attack (chapter 10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.combat.answers import BONUS_ATTACK, YES
from sandtable.games.battlelore.combat.declare import has_bonus, near_enemies, why_not_target
from sandtable.games.battlelore.combat.in_progress import BONUS, MELEE_ATTACK, PROCEDURES
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HALTED, HELD_FAST, PURSUED
from sandtable.games.battlelore.tables.effects import FX_NO_MOVE
from sandtable.games.battlelore.tables.terrain import MOVE_FREE
from sandtable.games.battlelore.turn.lasting import has_effect
from sandtable.games.battlelore.turn.places import TAKEN, can_stand, enter, hex_rule, stop_of, why_not_stand
from sandtable.games.battlelore.turn.ways import first_of, obstacles, walking

# questions
GAIN_GROUND: Final = "gain_ground"
PURSUE_TO: Final = "pursue_to"
BONUS_TARGET: Final = "bonus_target"

NO: Final = 0
NOBODY: Final = -1

# steps
GAIN: Final = 0
PURSUE: Final = 1
STRIKE_AGAIN: Final = 2


def can_gain_ground(st: BattleState, unit: int, h: int) -> bool:
    """May an attacker move into the vacated hex (BL-10.2, BL-10.3, BL-10.11)?"""
    if st.tok[unit] & HELD_FAST or st.flags[unit] & HALTED or h not in st.ground.near[st.pos[unit]]:
        return False
    return can_stand(st, unit, h) and not (st.effects and has_effect(st, unit, FX_NO_MOVE))


BEYOND_PURSUIT: Final = Refusal("BL-10.4", "refused-bl-10-4")
BEYOND_LONG_PURSUIT: Final = Refusal("BL-20.17", "refused-bl-10-4")


def why_not_pursue_to(st: BattleState, unit: int, h: int) -> Refusal | Objection | None:
    """Why a pursuing unit cannot go to a hex; it may stay in the vacated one (BL-10.4, BL-20.17)."""
    here, far = st.pos[unit], c.UNIT_DEFS[st.utype[unit]].pursuit
    if h == here:
        return None
    if st.at[h] >= 0:
        return TAKEN
    closed = why_not_stand(st, unit, h)
    if closed is not None:
        return closed
    found = obstacles(st, unit, here, h, far, walking(st, unit, h))
    if found is not None:
        return first_of(unit, found)
    return BEYOND_PURSUIT if far < 2 else BEYOND_LONG_PURSUIT


def pursuit_options(st: BattleState, unit: int) -> list[Pick]:
    """The hexes a pursuing unit may go to from the vacated hex, including that hex itself (BL-10.4, BL-20.17)."""
    found: list[Pick] = [st.pos[unit]]
    edge = [st.pos[unit]]
    for _ in range(c.UNIT_DEFS[st.utype[unit]].pursuit):
        further: list[int] = []
        for h in edge:
            for n in st.ground.steps[h]:
                if n not in found and can_stand(st, unit, n):
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


@frame
class FollowOn(Frame[BattleState]):
    """Gain ground, pursue, bonus melee attack (BL-10.1 to BL-10.8)."""

    unit: int
    hex: int
    mode: int
    bonus: bool
    at: int = GAIN

    def advance(self, st: BattleState) -> Decision | None:
        unit = self.unit
        if self.at == GAIN:
            return Decision(GAIN_GROUND, st.seat_of(unit), [NO, YES], "BL-10.2", (unit, self.hex))
        if self.at == PURSUE:
            if pursues(st, unit, self.hex):
                return Decision(PURSUE_TO, st.seat_of(unit), pursuit_options(st, unit), "BL-10.4", (unit,))
            self.at = STRIKE_AGAIN
        else:
            targets: list[Pick] = [NOBODY]
            if self.bonus or strikes_again(st, unit):
                targets += bonus_targets(st, unit)
            if len(targets) > 1:
                return Decision(BONUS_TARGET, st.seat_of(unit), targets, "BL-10.5", (unit,))
            st.pop()
        return None

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        unit = self.unit
        if asked.kind == GAIN_GROUND:
            if pick == NO:
                st.pop()
                return
            if st.logging:
                st.emit("gains_ground", (unit, self.hex), "BL-10.2")
            enter(st, unit, self.hex, st.pos[unit])
            if self.mode == BONUS:
                st.pop()
            else:
                self.at = PURSUE
        elif asked.kind == PURSUE_TO:
            self.at = STRIKE_AGAIN
            if pick != st.pos[unit]:
                if st.logging:
                    st.emit("pursues", (unit, pick), "BL-10.4")
                enter(st, unit, pick, st.pos[unit])
        else:
            st.pop()
            if pick != NOBODY:
                st.flags[unit] |= PURSUED
                st.push(PROCEDURES["attack"](unit, pick, MELEE_ATTACK, BONUS, st.weapon[unit], st.pos[pick]))

    def rule(self, asked: Decision) -> Rule[BattleState] | None:
        return {BONUS_TARGET: BONUS_ATTACK, PURSUE_TO: PURSUIT_RULE}.get(asked.kind)


PURSUIT_RULE: Final = hex_rule("BL-10.4", lambda st, seat, h: why_not_pursue_to(st, asking(st, FollowOn).unit, h))
