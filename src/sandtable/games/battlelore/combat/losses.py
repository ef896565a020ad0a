"""Applies hits: figures, critical hit checks, necks and life tokens, elimination (BL-7.11 to BL-7.13, BL-17.3 to
BL-17.5, BL-18.10, BL-18.30, BL-19.14, BL-7.20).
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Frame
from sandtable.core.engine.lists import with_item
from sandtable.games.battlelore.combat.in_progress import MELEE_ATTACK, clash_of
from sandtable.games.battlelore.heroes.casualties import casualty_check
from sandtable.games.battlelore.heroes.in_play import caused_dice, hero_in, release_leader
from sandtable.games.battlelore.heroes.rewards import gain_tokens
from sandtable.games.battlelore.state import GONE, WAITING, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import FROZEN, VICTOR
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import MAGIC_VORTEX
from sandtable.games.battlelore.turn.tokens import give_back

NECK: Final = "neck"
"""The question which neck the Hydra loses; an option is the number of heads on it."""

SLOT_BITS: Final = 2
HEADS: Final = 3
"""The bits of one neck: the number of its heads."""
SUPPLY_SHIFT: Final = 8


def necks_of(packed: int) -> list[int]:
    """The heads on each of the Hydra's necks.

    >>> necks_of(pack_necks([1, 2], 3))
    [1, 2]
    """
    found: list[int] = []
    while packed & HEADS:
        found.append(packed & HEADS)
        packed >>= SLOT_BITS
        if len(found) == 4:
            break
    return found


def pack_necks(necks: list[int], supply: int) -> int:
    """Necks and the number of two-headed necks still in the supply as one number (BL-18.9, BL-18.12)."""
    packed = supply << SUPPLY_SHIFT
    for number, heads in enumerate(necks):
        packed |= heads << SLOT_BITS * number
    return packed


def neck_supply(packed: int) -> int:
    return packed >> SUPPLY_SHIFT


def roll(st: BattleState, number: int) -> list[int]:
    """Roll Battle dice with the game's random source."""
    return [st.chance(6) for _ in range(number)]


def foe_holder(st: BattleState, unit: int, by: int) -> int:
    """The holder whose Victory track gets a lost unit: the opponent who caused the loss, or the next one (BL-7.13)."""
    if by >= 0 and by & CAMP != st.owner[unit] & CAMP:
        return by
    return 1 - (st.owner[unit] & CAMP)


def eliminate(st: BattleState, unit: int, by: int, killer: int = -1, strikes: int = 0) -> None:
    """Remove a unit and put its banner on the opponent's Victory track, whatever the cause (BL-7.13, BL-17.4).

    A Champion takes a check of 3 dice instead; the Leader of a lost troop one die more than `strikes` (BL-25.4, BL-25.8).
    """
    if st.utype[unit] >= c.FIRST_HERO:
        casualty_check(st, unit, 3, by)
        return
    hero = st.leader[unit]
    if hero >= 0:
        release_leader(st, unit)
        remove(st, unit, by)
        casualty_check(st, hero, 1 + strikes + more_dice(st, killer, "caused_check_dice", True), by)
        return
    remove(st, unit, by)
    if c.T_KIND[st.utype[unit]] == c.CREATURE and killer >= 0:
        if st.sheets and hero_in(st, killer) >= 0:
            gain_tokens(st, hero_in(st, killer), 0, 1)  # BL-25.13
        reward_victor(st, killer)


def remove(st: BattleState, unit: int, by: int) -> None:
    """Off the board and onto the Victory track."""
    if st.logging:
        st.emit("eliminated", (unit, foe_holder(st, unit, by)), "BL-7.13")
    leave_board(st, unit)
    st.pos[unit] = GONE
    st.figs[unit] = 0
    track = foe_holder(st, unit, by)
    st.taken = with_item(st.taken, track, [*st.taken[track], unit])
    st.stirred = True


def reward_victor(st: BattleState, killer: int) -> None:
    """A troop or Champion that killed a creature gets a Lore token it can spend once (BL-17.5)."""
    if st.pos[killer] >= 0 and c.T_KIND[st.utype[killer]] != c.CREATURE and st.pool and not st.tok[killer] & VICTOR:
        st.pool -= 1
        st.tok[killer] |= VICTOR
        st.emit("victor", (killer,), "BL-17.5")


def can_spend_victor(st: BattleState, unit: int) -> bool:
    """Does the unit hold a victor's token it may spend to ignore a flag (BL-17.5)?"""
    return bool(st.tok[unit] & VICTOR) and not st.tok[unit] & FROZEN and c.T_KIND[st.utype[unit]] != c.CREATURE


def spend_victor(st: BattleState, unit: int) -> None:
    """The token goes back to the pool when spent (BL-17.5)."""
    give_back(st, unit)
    st.emit("victor_spent", (unit,), "BL-17.5")


def leave_board(st: BattleState, unit: int) -> None:
    """Take a unit and everything it carries off its hex; a Rock Elemental takes its Vortex along (BL-17.12, BL-18.23)."""
    h = st.pos[unit]
    if h >= 0 and st.at[h] == unit:
        st.at[h] = -1
    st.pos[unit] = WAITING
    if st.tok[unit]:
        give_back(st, unit)
        st.tok[unit] = 0
    if st.temp:
        st.temp = [held for held in st.temp if held[2] != unit]
        st.stirred = True
    if c.UNIT_DEFS[st.utype[unit]].summon == "conjuration":
        st.conjured = with_item(st.conjured, st.owner[unit], False)
        vortex = (MAGIC_VORTEX, st.owner[unit])
        st.ground = st.ground.with_marks(tuple(mark for mark in st.ground.marks if mark[1:] != vortex))


def apply_hits(st: BattleState, unit: int, number: int, by: int, killer: int = -1, strikes: int = 0) -> None:
    """One event of hits: figures leave, or a creature is checked; dice are rolled by the holder who caused them.

    A single hit does nothing to a dragon (BL-19.14). A Champion takes a casualty check of one die per hit (BL-25.8), a
    Leader one for the STRIKE and LORE hits on his troop, `strikes` of them (BL-25.1, BL-25.5). The Hydra's owner chooses
    its necks, so a frame may be pushed.
    Any hit kills a Troll without life tokens (BL-18.31). Hits of different causes are separate events (BL-19.15).
    """
    if number <= 0 or st.pos[unit] < 0:
        return
    type_ = st.utype[unit]
    check = c.T_CHECK[type_]
    if type_ >= c.FIRST_HERO:
        casualty_check(st, unit, number + more_dice(st, killer, "caused_check_dice", True), by)
    elif check == c.CHECK_NONE:
        left = st.figs[unit] - number
        if st.logging:
            st.emit("losses", (unit, min(number, st.figs[unit])), "BL-7.11")
        if left <= 0:
            eliminate(st, unit, by, killer, strikes)
        else:
            st.figs[unit] = left
            if strikes and st.leader[unit] >= 0:
                strikes += more_dice(st, killer, "caused_check_dice", True)
                casualty_check(st, st.leader[unit], strikes, by)
    elif check == c.CHECK_CRITICAL:
        critical_check(st, unit, number, by, killer)
    elif check == c.CHECK_DRAGON:
        if number >= 2:
            critical_check(st, unit, number - 1, by, killer)
    elif check == c.CHECK_LIFE:
        st.extra = with_item(st.extra, unit, st.extra[unit] - number)
        st.emit("life", (unit, max(st.extra[unit], 0)), "BL-18.30")
        if st.extra[unit] < 0:
            st.extra = with_item(st.extra, unit, 0)
            eliminate(st, unit, by, killer)
    elif check == c.CHECK_NECKS:
        st.push(NeckLoss(unit, number, by, killer))


def more_dice(st: BattleState, killer: int, op: str, against_hero: bool) -> int:
    """Extra dice from a unit's Hero for a check that his melee attack caused (BL-25.7)."""
    if killer < 0 or not st.sheets:
        return 0
    clash = clash_of(st)
    if clash is None or clash.att != killer or clash.kind != MELEE_ATTACK:
        return 0
    return caused_dice(st, killer, op, against_hero)


def critical_check(st: BattleState, unit: int, dice: int, by: int, killer: int) -> None:
    """The creature dies if a die shows its banner colour (BL-17.3)."""
    faces = roll(st, dice + more_dice(st, killer, "caused_critical_dice", False))
    if st.logging:
        st.emit("critical", (unit, *faces), "BL-17.3")
    if st.colour[unit] in faces:
        eliminate(st, unit, by, killer)


@frame
class NeckLoss(Frame[BattleState]):
    """Each hit on the Hydra removes a neck of its owner's choice; without necks it is dead (BL-18.10, BL-18.11)."""

    unit: int
    left: int
    by: int
    killer: int

    def advance(self, st: BattleState) -> Decision | None:
        necks = necks_of(st.extra[self.unit])
        if self.left and necks:
            kinds: list[Pick] = [*sorted(set(necks))]
            return Decision(NECK, st.seat_of(self.unit), kinds, "BL-18.10", (self.unit,))
        st.pop()
        if not necks:
            eliminate(st, self.unit, self.by, self.killer)
        return None

    def resume(self, st: BattleState, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        necks = necks_of(st.extra[self.unit])
        necks.remove(pick)
        st.extra = with_item(st.extra, self.unit, pack_necks(necks, neck_supply(st.extra[self.unit])))
        self.left -= 1
        st.emit("neck_lost", (self.unit, pick), "BL-18.10")
