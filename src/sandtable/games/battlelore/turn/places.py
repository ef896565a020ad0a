"""Placing units in hexes, and the effects of a hex on a unit that enters it (BL-5.14 to BL-5.17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sandtable.core.engine.cards import face_of, take
from sandtable.core.engine.legality import Check, Part, Predicate, Rule, Words
from sandtable.core.engine.lists import with_item
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.morale import is_archer
from sandtable.games.battlelore.heroes.in_play import has_op, hero_in, ignores_stop, lead
from sandtable.games.battlelore.state import LED, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BORROWED, BURNING, HALTED, MOVED, NO_BATTLE, ORDERED
from sandtable.games.battlelore.tables.effects import FX_NO_BANS, FX_NO_STOPS
from sandtable.games.battlelore.tables.ground import BAN_ALWAYS, BAN_UNLESS_ARCHERS, BAN_UNLESS_RAMPART
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import (
    FORD,
    FOREST_LAIR,
    MOVE_CLOSED,
    MOVE_FREE,
    MOVE_STOP_TURN,
    RAMPART,
    WOODED,
)
from sandtable.games.battlelore.turn.lasting import has_effect, is_switched_off


def order(st: BattleState, unit: int) -> None:
    """Give a unit its order for this turn (BL-4.6)."""
    st.flags[unit] |= ORDERED if st.owner[unit] == st.active else ORDERED | BORROWED
    if st.logging:
        st.emit("orders", (unit,), "BL-4.4")


def put(st: BattleState, unit: int, h: int) -> None:
    """Put a unit into a vacant hex, for any reason.

    All its figures move together: a unit has one place (BL-5.5). The unit does not enter the hex: after a retreat the
    terrain has no effect on it (BL-8.9).
    """
    old = st.pos[unit]
    if old >= 0 and st.at[old] == unit:
        st.at[old] = -1
    champion = st.at[h]
    st.pos[unit] = h
    st.at[h] = unit
    if st.temp and old != h:
        kept = [held for held in st.temp if held[2] != unit]
        if len(kept) != len(st.temp):
            st.temp = kept
            st.stirred = True
    if champion >= 0 and champion != unit:
        lead(st, champion, unit)  # BL-24.12
    if st.tok[unit] & BURNING and st.ground.terrain[h] == FORD:
        st.tok[unit] &= ~BURNING  # BL-19.19
        st.emit("quenched", (unit,), "BL-19.19")
    if st.ground.strongholds:
        visit_keep(st, unit, h, False)


def all_hexes(st: BattleState, seat: int) -> Sequence[int]:
    return st.ground.board.hexes


def all_units(st: BattleState, seat: int) -> list[int]:
    return [unit for unit, h in enumerate(st.pos) if h >= 0 or h == LED]


def hex_rule(clause: str, why_not: Predicate, words: Words[BattleState] | None = None) -> Rule[BattleState]:
    """The rule of a question for one hex. Messages call it x."""
    part = Part("x", "hex", all_hexes, Refusal(clause, "refused-bl-given-hex"))
    return Rule((part,), (Check(why_not, "x"),), None, words=words)


def unit_rule(clause: str, why_not: Predicate, words: Words[BattleState] | None = None) -> Rule[BattleState]:
    """The rule of a question for one unit. Messages call it v."""
    part = Part("v", "unit", all_units, Refusal(clause, "refused-bl-given"))
    return Rule((part,), (Check(why_not, "v"),), None, words=words)


def layers(st: BattleState, h: int) -> list[int]:
    """The contents of a hex, from the top: landmark, overlay, terrain."""
    return [kind for kind in (st.ground.special[h], st.ground.overlay[h], st.ground.terrain[h]) if kind >= 0]


def of_ground(st: BattleState, *values: int) -> Facts:
    """The hex, which is the last of the values, and what lies on top in it."""
    return {"o": ("hex", values[-1]), "g": ("terrain", layers(st, values[-1])[0])}


def of_occupant(st: BattleState, *values: int) -> Facts:
    """The hex, which is the last of the values, and the unit in it."""
    return {"o": ("hex", values[-1]), "w": ("unit", st.at[values[-1]])}


CLOSED: Final = Refusal("BL-12.22", "refused-bl-12-22", of_ground)
ON_FOOT_ONLY: Final = Refusal("BL-15.22", "refused-bl-15-22", of_ground)
TAKEN: Final = Refusal("BL-5.4", "refused-bl-5-4", of_occupant)


def taken_by(clause: str) -> Refusal:
    """A unit stands in the hex, as a refusal by another clause."""
    return Refusal(clause, TAKEN.key, of_occupant)


def why_not_stand(st: BattleState, unit: int, h: int) -> Refusal | None:
    """Why a unit can never be in this hex: impassable ground, or a hut too small (BL-12.22, BL-15.22)."""
    if not st.ground.open[h]:
        return CLOSED
    if st.ground.foot_only[h] and c.T_KIND[st.utype[unit]] != c.FOOT:
        return ON_FOOT_ONLY
    return None


def can_stand(st: BattleState, unit: int, h: int) -> bool:
    """Is the hex vacant and passable for this unit?"""
    return st.at[h] < 0 and why_not_stand(st, unit, h) is None


def stop_of(st: BattleState, unit: int, h: int) -> int:
    """Whether the hex stops a unit that enters it: not at all, for this move, or for the entire turn (BL-5.15)."""
    stop = st.ground.stop[h]
    if st.chests and hero_in(st, unit) >= 0 and any(place == h for place, _ in st.chests):
        return MOVE_STOP_TURN  # BL-26.2
    if stop == MOVE_FREE or may_pass(st, unit, h):
        return MOVE_FREE
    if stop != MOVE_CLOSED and (creature_may_pass(st, unit, h) or (st.sheets and ignores_stop(st, unit, h))):
        return MOVE_FREE
    return stop


def may_pass(st: BattleState, unit: int, h: int) -> bool:
    """Does a rule of the adventure or a Lore card keep terrain from stopping the unit here?"""
    for rule in st.rules.adventure.rules:
        if rule.type == "no_stop" and rule.unit == st.utype[unit] and st.ground.terrain[h] in rule.terrain:
            return True
    return bool(st.effects) and has_effect(st, unit, FX_NO_STOPS)


def creature_may_pass(st: BattleState, unit: int, h: int) -> bool:
    """Is it a creature that this hex does not stop: in its own lair, an elemental, or in wood (BL-16.5, BL-18.13, BL-18.24)?"""
    type_ = st.utype[unit]
    if type_ < c.FIRST_CREATURE:
        return False
    if st.ground.creature_free[h] == type_ or c.UNIT_DEFS[type_].elemental:
        return True  # its own lair (BL-16.5, BL-16.6); elementals ignore terrain (BL-18.13)
    return bool(c.T_ABILITIES[type_] & c.WOOD_WALKER) and only_wood(st, h)


def only_wood(st: BattleState, h: int) -> bool:
    """Are units restricted here only by wood or the Forest Lair (BL-16.1, BL-18.24)?"""
    special = st.ground.special[h]
    return (st.ground.terrain[h] == WOODED and special < 0) or special == FOREST_LAIR


def is_banned(st: BattleState, unit: int, h: int, came_from: int) -> bool:
    """Does entering this hex forbid battle this turn (BL-12.17, BL-12.19, BL-15.6, BL-15.23)?"""
    ban = st.ground.ban[h]
    if not ban:
        return False
    if st.ground.creature_free[h] == st.utype[unit] or c.UNIT_DEFS[st.utype[unit]].elemental:
        return False  # its own lair (BL-16.5, BL-16.6); elementals ignore terrain (BL-18.13)
    if st.effects and has_effect(st, unit, FX_NO_BANS):
        return False
    if st.sheets and has_op(st, unit, "terrain_as_countryside"):
        return False
    if ban & BAN_ALWAYS:
        return True
    if ban & BAN_UNLESS_ARCHERS and not is_archer(st, unit):
        return True
    from_rampart = st.ground.overlay[came_from] == RAMPART and came_from in st.ground.board.neighbours[h]
    return bool(ban & BAN_UNLESS_RAMPART) and not from_rampart


def enter(st: BattleState, unit: int, h: int, came_from: int) -> None:
    """A unit enters a hex by its own move: it has moved, may be halted, and may lose its battle (BL-5.17)."""
    put(st, unit, h)
    flags = st.flags[unit] | MOVED
    if (st.ground.stop[h] == MOVE_STOP_TURN or st.chests) and stop_of(st, unit, h) == MOVE_STOP_TURN:
        flags |= HALTED
    if st.ground.ban[h] and is_banned(st, unit, h, came_from):
        flags |= NO_BATTLE
    st.flags[unit] = flags
    if st.ground.strongholds:
        visit_keep(st, unit, h, True)


def visit_keep(st: BattleState, unit: int, h: int, entering: bool) -> None:
    """An enemy who enters a Stronghold takes it; a unit of its owner in the hex takes it back (BL-15.9, BL-15.10)."""
    for keep, holder in st.ground.strongholds:
        if keep != h or is_switched_off(st, keep):
            continue
        if st.owner[unit] & CAMP != holder & CAMP:
            if entering and not st.keep_lost[holder]:
                st.keep_lost = with_item(st.keep_lost, holder, True)
                st.emit("keep_lost", (holder, unit), "BL-15.9")
                st.hand_size = with_item(st.hand_size, holder, st.hand_size[holder] - 1)
                hand = st.hands[holder]
                if hand:
                    st.discard.append(face_of(take(hand, face_of(hand[st.chance(len(hand))]))))
        elif st.owner[unit] == holder and st.keep_lost[holder]:
            st.keep_lost = with_item(st.keep_lost, holder, False)
            st.hand_size = with_item(st.hand_size, holder, st.hand_size[holder] + 1)
            st.emit("keep_regained", (holder, unit), "BL-15.10")
            draw_command(st, holder)


def draw_command(st: BattleState, holder: int) -> int:
    """Draw one Command card into a hand; an empty deck is refilled from the discards first (BL-11.1). -1: none left."""
    kind = take_command(st)
    if kind >= 0:
        st.hands[holder].append(kind)
        st.hands[holder].sort()
    return kind


def take_command(st: BattleState) -> int:
    """Draw a random Command card from the deck, which is kept unordered; -1 if it is empty (BL-29.12)."""
    if not st.deck:
        st.deck = st.discard
        st.discard = []
        if not st.deck:
            return -1
        st.deck.sort()
        st.emit("reshuffled", (), "BL-11.1")
    deck = st.deck
    return deck.pop(st.chance(len(deck)))
