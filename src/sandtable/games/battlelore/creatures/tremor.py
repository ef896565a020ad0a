"""The Rock Elemental's tremor: all units next to it retreat (BL-18.15 to BL-18.17, BL-18.38)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, RAMPAGED, Clash
from sandtable.games.battlelore.combat.losses import apply_hits
from sandtable.games.battlelore.combat.morale import is_frightened
from sandtable.games.battlelore.combat.retreat import Retreat
from sandtable.games.battlelore.facts import refusal
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.places import unit_rule

TREMOR_NEXT: Final = "tremor_next"


def shake(st: BattleState, clash: Clash) -> None:
    """(j) An Elemental that rolled LORE shakes all units next to it (BL-18.15 to BL-18.17)."""
    power = c.UNIT_DEFS[st.utype[clash.att]].powers.get("tremor")
    if power is None or clash.lore < power or st.pos[clash.att] < 0 or clash.kind != MELEE_ATTACK:
        return
    shaken = [st.at[h] for h in st.ground.board.neighbours[st.pos[clash.att]] if st.at[h] >= 0]
    st.emit("tremor", (clash.att, clash.lore), "BL-18.15")
    calm = clash.dfn if clash.done & RAMPAGED else -1  # its Rampage was part of this battle (BL-18.37)
    st.push(Tremor(clash.att, clash.lore, [u for u in shaken if not c.UNIT_DEFS[st.utype[u]].elemental], calm))


def with_shaker(st: BattleState, seat: int, unit: int) -> Facts:
    return {"u": ("unit", asking(st, Tremor).att)}


STANDS_FIRM: Final = refusal("BL-18.15", variant="firm")
HAS_RETREATED: Final = refusal("BL-18.15", variant="over")
NOT_BESIDE: Final = refusal("BL-18.15", with_shaker)
RETREATS_LATER: Final = refusal("BL-18.15", lambda st, seat, unit: {"p": ("seat", seat)}, "later")


def why_not_shaken(st: BattleState, seat: int, unit: int) -> Refusal | None:
    """Why a unit does not retreat next: it is not shaken, or its turn comes later (BL-18.15)."""
    if unit in st.asked(seat).options:
        return None
    tremor = asking(st, Tremor)
    if unit == tremor.att or c.UNIT_DEFS[st.utype[unit]].elemental:
        return STANDS_FIRM
    if unit in tremor.units:
        return RETREATS_LATER
    near = st.pos[unit] in st.ground.board.neighbours[st.pos[tremor.att]]
    return HAS_RETREATED if near else NOT_BESIDE


SHAKEN: Final = unit_rule("BL-18.15", why_not_shaken)


@frame
class Tremor(Frame[BattleState]):
    """Every unit next to the Elemental retreats, the defender's first, each player choosing the order (BL-18.15)."""

    att: int
    lore: int
    units: list[int]
    calm: int = -1
    """The unit that has had its Rampage, or -1."""

    def advance(self, st: BattleState) -> Decision | None:
        waiting = [unit for unit in self.units if st.pos[unit] >= 0]
        if not waiting:
            st.pop()
            return None
        camp = st.owner[self.att] & CAMP
        first = [unit for unit in waiting if st.owner[unit] & CAMP != camp] or waiting
        seat = st.seat_of(first[0])
        options: list[Pick] = [unit for unit in sorted(first) if st.seat_of(unit) == seat]
        return Decision(TREMOR_NEXT, seat, options, "BL-18.15", (self.att,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        """Earthquake: 1 hit first; then a retreat of 1 hex per LORE that Bold does not lessen (BL-18.16, BL-18.38)."""
        assert isinstance(pick, int)
        self.units.remove(pick)
        quake = c.UNIT_DEFS[st.utype[self.att]].powers["earthquake"]
        by = st.holder_of(self.att)
        frightened = is_frightened(st, pick)
        st.push(Retreat(pick, self.lore, by, frightened, pick != self.calm, hero=st.leader[pick]))
        if self.lore >= quake:
            apply_hits(st, pick, 1, st.holder_of(self.att), self.att)

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return SHAKEN
