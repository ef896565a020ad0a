"""Creatures that enter during play by conjuring or summoning (BL-16.2, BL-16.3, BL-18.18 to BL-18.23)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.legality import Rule, asking
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.declare import why_no_battle
from sandtable.games.battlelore.combat.dice import dice_count
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, NORMAL
from sandtable.games.battlelore.combat.losses import leave_board, necks_of, pack_necks, roll
from sandtable.games.battlelore.facts import of_v, refusal
from sandtable.games.battlelore.state import WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BATTLED, MOVED, ORDERED, UNASKED
from sandtable.games.battlelore.tables.terrain import COUNTRYSIDE, MAGIC_VORTEX, STONE_BRIDGE, SUMMONING_CIRCLE
from sandtable.games.battlelore.turn.landmarks import MarkUse
from sandtable.games.battlelore.turn.places import CLOSED, TAKEN, can_stand, hex_rule, layers, why_not_stand

CONJURE_AT: Final = "conjure_at"
SUMMON_AT: Final = "summon_at"
CONJURE: Final = 90
"""The option to conjure the Rock Elemental, listed among the cards of the Command phase."""


def first_life(type_: int) -> int:
    """Life tokens or necks a creature starts with (BL-18.9, BL-18.30)."""
    unit_def = c.UNIT_DEFS[type_]
    if unit_def.necks:
        return pack_necks(list(unit_def.necks), len(unit_def.neck_supply))
    return unit_def.life


def waiting_creature(st: BattleState, holder: int, summon: str) -> int:
    """The holder's creature off the board that can enter in this way, or -1."""
    for unit, h in enumerate(st.pos):
        if h == WAITING and st.owner[unit] == holder and c.UNIT_DEFS[st.utype[unit]].summon == summon:
            return unit
    return -1


def conjure_cost(st: BattleState, holder: int, unit: int) -> int:
    """10, 9 or 8 Lore by the Wizard's level (BL-18.18)."""
    return c.UNIT_DEFS[st.utype[unit]].conjure_costs[st.councils[holder][c.WIZARD] - 1]


def with_conjuring_price(st: BattleState, seat: int, *others: int) -> Facts:
    holder = st.rules.holder_of_seat(seat)
    cost = conjure_cost(st, holder, waiting_creature(st, holder, "conjuration"))
    return {"n": ("count", cost), "m": ("count", st.tokens[holder])}


NO_WIZARD: Final = refusal("BL-18.18", variant="wizard")
NONE_TO_CONJURE: Final = refusal("BL-18.18", variant="gone")
CONJURING_DEAR: Final = refusal("BL-18.18", with_conjuring_price)
NO_COUNTRY: Final = refusal("BL-18.19")


def why_not_conjure(st: BattleState, holder: int) -> Refusal | None:
    """Why a holder does not conjure the Rock Elemental now (BL-18.18, BL-18.19)."""
    if not st.rules.lore or st.rules.medieval_lore or not st.councils[holder][c.WIZARD]:
        return NO_WIZARD
    unit = waiting_creature(st, holder, "conjuration")
    if unit < 0:
        return NONE_TO_CONJURE
    if st.tokens[holder] < conjure_cost(st, holder, unit):
        return CONJURING_DEAR
    return None if conjure_hexes(st) else NO_COUNTRY


NO_OPEN_COUNTRY: Final = Refusal(
    "BL-18.19", "refused-bl-18-19-ground", lambda st, seat, h: {"g": ("terrain", layers(st, h)[0])}
)
NOT_BESIDE_CIRCLE: Final = Refusal("BL-16.2", "refused-bl-16-2-far")


def why_not_conjure_in(st: BattleState, seat: int, h: int) -> Refusal | None:
    """The Rock Elemental appears in any vacant countryside hex (BL-12.21, BL-18.19)."""
    if st.at[h] >= 0:
        return TAKEN
    ground = st.ground
    plain = ground.terrain[h] == COUNTRYSIDE and ground.special[h] < 0 and ground.overlay[h] < 0
    return None if plain else NO_OPEN_COUNTRY if ground.open[h] else CLOSED


def conjure_hexes(st: BattleState) -> list[Pick]:
    return [h for h in st.ground.board.hexes if why_not_conjure_in(st, -1, h) is None]


@frame
class ConjureAt(Frame[BattleState]):
    """Pay, and place the Magic Vortex with the Rock Elemental on it (BL-18.18 to BL-18.21, BL-18.39)."""

    holder: int

    def advance(self, st: BattleState) -> Decision | None:
        unit = waiting_creature(st, self.holder, "conjuration")
        return Decision(CONJURE_AT, st.rules.seats[self.holder], conjure_hexes(st), "BL-18.19", (unit,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        unit = waiting_creature(st, self.holder, "conjuration")
        st.pay(self.holder, conjure_cost(st, self.holder, unit))
        st.ground = st.ground.with_marks((*st.ground.marks, (pick, MAGIC_VORTEX, self.holder)))
        st.pos[unit] = pick
        st.at[pick] = unit
        st.figs[unit] = 1
        st.conjured = with_item(st.conjured, self.holder, True)
        st.flags[unit] |= ORDERED | UNASKED
        st.emit("conjured", (unit, pick), "BL-18.18")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return CONJURE_RULE


CONJURE_RULE: Final = hex_rule("BL-18.19", why_not_conjure_in)


CONJURED: Final[tuple[bool, ...]] = tuple([unit.summon == "conjuration" for unit in c.UNIT_DEFS])


def dismiss_unordered(st: BattleState) -> None:
    """A Rock Elemental not ordered on its owner's turn vanishes at the end of that turn (BL-18.22, BL-18.23)."""
    for unit, type_ in enumerate(st.utype):
        if CONJURED[type_] and st.pos[unit] >= 0 and st.owner[unit] == st.active and not st.flags[unit] & ORDERED:
            leave_board(st, unit)
            st.emit("vanishes", (unit,), "BL-18.22")


SUMMONING: Final = MarkUse(SUMMONING_CIRCLE, "BL-16.2")
ENTERED: Final = refusal("BL-16.2", of_v, "entered")
NONE_WAITS: Final = refusal("BL-16.2", of_v, "gone")
NO_ROOM: Final = refusal("BL-16.2", of_v, "room")


def why_not_summon(st: BattleState, unit: int) -> Refusal | None:
    """Why a troop does not roll for the Earth Elemental instead of battling (BL-16.2)."""
    found = SUMMONING.why_not(st, unit)
    if found is not None:
        return found
    if st.flags[unit] & MOVED:
        return ENTERED
    if waiting_creature(st, st.owner[unit], "summoning_circle") < 0:
        return NONE_WAITS
    return why_no_battle(st, unit) if summon_hexes(st, unit) else NO_ROOM


def summon_hexes(st: BattleState, unit: int) -> list[Pick]:
    """Vacant passable hexes adjacent to the Circle (BL-16.2)."""
    creature = waiting_creature(st, st.owner[unit], "summoning_circle")
    return [h for h in st.ground.board.neighbours[st.pos[unit]] if creature >= 0 and can_stand(st, creature, h)]


def why_not_summon_in(st: BattleState, seat: int, h: int) -> Refusal | None:
    """The Earth Elemental appears in a vacant passable hex next to the Circle (BL-16.2)."""
    unit = asking(st, SummonAt).unit
    if st.at[h] >= 0:
        return TAKEN
    if h not in st.ground.board.neighbours[st.pos[unit]]:
        return NOT_BESIDE_CIRCLE if st.ground.open[h] else CLOSED
    return why_not_stand(st, waiting_creature(st, st.owner[unit], "summoning_circle"), h)


def summon(st: BattleState, unit: int) -> None:
    """Roll the troop's melee dice; a LORE brings the Elemental (BL-16.2, BL-16.3)."""
    st.flags[unit] |= BATTLED
    faces = roll(st, dice_count(st, unit, unit, MELEE_ATTACK, NORMAL, st.weapon[unit]))
    st.emit("summons", (unit, *faces), "BL-16.2")
    if c.LORE in faces:
        st.push(SummonAt(unit))


@frame
class SummonAt(Frame[BattleState]):
    """The Earth Elemental appears next to the Circle, which is removed (BL-16.2)."""

    unit: int

    def advance(self, st: BattleState) -> Decision | None:
        return Decision(SUMMON_AT, st.seat_of(self.unit), summon_hexes(st, self.unit), "BL-16.2", (self.unit,))

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        creature = waiting_creature(st, st.owner[self.unit], "summoning_circle")
        circle = st.pos[self.unit]
        st.pos[creature] = pick
        st.at[pick] = creature
        st.figs[creature] = 1
        st.ground = st.ground.with_marks(tuple(mark for mark in st.ground.marks if mark[0] != circle))
        st.emit("summoned", (creature, pick), "BL-16.2")

    def rule(self, asked: Decision) -> Rule[BattleState]:
        return SUMMON_RULE


SUMMON_RULE: Final = hex_rule("BL-16.2", why_not_summon_in)


def heal_trolls(st: BattleState) -> None:
    """A Troll on a stone bridge regains a life token at the start of its owner's turns (BL-12.16)."""
    for unit, type_ in enumerate(st.utype):
        if c.T_CHECK[type_] != c.CHECK_LIFE:
            continue
        h = st.pos[unit]
        if h < 0 or st.owner[unit] != st.active:
            continue
        if st.ground.terrain[h] == STONE_BRIDGE and st.extra[unit] < c.UNIT_DEFS[type_].life:
            st.extra = with_item(st.extra, unit, st.extra[unit] + 1)
            st.emit("life", (unit, st.extra[unit]), "BL-12.16")


__all__ = ["necks_of"]
