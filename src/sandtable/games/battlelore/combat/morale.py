"""Morale: Bold levels, Support, Frightened (chapter 9, with BL-12.15 to BL-12.20, BL-15.5, BL-15.8, BL-17.6, BL-22.3)."""

from __future__ import annotations

from sandtable.games.battlelore.combat.in_progress import Clash
from sandtable.games.battlelore.heroes.in_play import hero_levels
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import FROZEN
from sandtable.games.battlelore.tables.effects import FX_ALL_FLAGS, FX_BOLD, FX_FRIGHT, FX_NO_BOLD
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import STONE_BRIDGE
from sandtable.games.battlelore.turn.lasting import concerns, has_effect, is_switched_off


def supporters(st: BattleState, unit: int) -> int:
    """Friendly units that count as adjacent for Support, at most 2 (BL-9.17, BL-22.3, BL-6.9).

    Creatures and Champions give Support too (BL-9.19).
    """
    h = st.pos[unit]
    camp = st.owner[unit] & CAMP
    at = st.at
    owner = st.owner
    number = 0
    for n in st.ground.near[h]:
        other = at[n]
        if other >= 0 and owner[other] & CAMP == camp:
            number += 1
            if number == 2:
                return 2
    if st.bands:
        number += band_presence(st, unit)
    return number


def band_presence(st: BattleState, unit: int) -> int:
    """One presence from each Goblin Band in the unit's section that is not already adjacent (BL-22.3).

    It helps both allies of the camp (BL-31.16).
    """
    h = st.pos[unit]
    camp = st.owner[unit] & CAMP
    sections = st.ground.board.sections
    number = 0
    for other in st.bands:
        place = st.pos[other]
        if place < 0 or other == unit or st.owner[other] & CAMP != camp:
            continue
        if sections[place] & sections[h] and place not in st.ground.near[h]:
            number += 1
    return number


def place_bold(st: BattleState, unit: int) -> int:
    """Bold levels that a troop or Champion gets from its hex (BL-12.15, BL-12.18, BL-12.20, BL-15.5, BL-15.8)."""
    h = st.pos[unit]
    ground = st.ground
    level = ground.bold[h]
    if ground.stakes[h] and is_archer(st, unit):
        level += 1
    for keep, holder in ground.strongholds:
        if (
            holder == st.owner[unit]
            and (keep == h or keep in ground.board.neighbours[h])
            and not is_switched_off(st, keep)
        ):
            level += 1
            break
    return level


def is_archer(st: BattleState, unit: int) -> bool:
    """Is it a foot unit with a ranged weapon (BL-12.17, BL-12.18)?"""
    return c.T_KIND[st.utype[unit]] == c.FOOT and c.W_TYPE[st.weapon[unit]] == c.MISSILE


def bold_level(st: BattleState, unit: int) -> int:
    """All Bold levels of a unit in its current position (BL-9.1, BL-9.4).

    A creature has one level of its own, and only cards add to it (BL-17.6, BL-17.7). After an effect that removes all
    levels, only levels that a card gives later count. A unit with a level of 1 or more is Bold (BL-9.3). Creatures
    receive no Support (BL-9.19).
    """
    type_ = st.utype[unit]
    if c.T_KIND[type_] == c.CREATURE:
        level = 1
    else:
        level = c.T_BOLD[type_] + place_bold(st, unit)
        if c.T_ABILITIES[type_] & c.BOLD_WHILE_DRUMMER and st.figs[unit] > 1:
            level += 1
        if c.UNIT_DEFS[type_].bold_full != c.T_BOLD[type_] and st.figs[unit] >= c.T_FIGURES[type_]:
            level += c.UNIT_DEFS[type_].bold_full - c.T_BOLD[type_]
        if st.attach[unit] == c.GOBLIN_DRUM and st.figs[unit] > 1:
            level += 1
        if supporters(st, unit) >= 2:
            level += 1
        if st.sheets:
            level += hero_levels(st, unit)
    if st.effects:
        for kind, who, number, _, _ in st.effects:
            if who == unit:
                if kind == FX_NO_BOLD:
                    level = 0
                elif kind == FX_BOLD:
                    level += number
    return level


def is_frightened(st: BattleState, unit: int) -> bool:
    """Is the unit Frightened (BL-9.13, BL-20.16, BL-15.21)?"""
    if c.T_ABILITIES[st.utype[unit]] & c.FRIGHTENED:
        return True
    if st.ground.graves and st.pos[unit] in st.ground.graves:
        return True
    return bool(st.effects) and has_effect(st, unit, FX_FRIGHT)


def ignores_any(st: BattleState, unit: int) -> bool:
    """May the unit ignore any number of flags because of a card that no later card has undone (BL-13.26)?"""
    found = False
    for kind, who, _, _, _ in st.effects:
        if kind == FX_ALL_FLAGS and concerns(st, who, unit):
            found = True
        elif kind == FX_NO_BOLD and who == unit:
            found = False
    return found


def flags_ignored(st: BattleState, unit: int, flags: int, used: int = 0) -> tuple[int, int]:
    """The fewest and the most of these flags a unit can ignore, given the flags it has already ignored in this battle
    (BL-9.2, BL-17.6, BL-19.12, BL-19.21, BL-12.16, BL-13.26).
    """
    if st.tok[unit] & FROZEN:
        return 0, 0  # no exceptions (BL-19.21)
    type_ = st.utype[unit]
    rule = c.T_FLAGS[type_]
    if rule == c.FLAGS_ALL:
        return flags, flags
    if c.T_CHECK[type_] == c.CHECK_LIFE and st.ground.terrain[st.pos[unit]] == STONE_BRIDGE:
        return flags, flags
    most = max(0, bold_level(st, unit) - used)
    if st.effects and ignores_any(st, unit):
        most = flags
    must = min(flags, 1, most) if rule == c.FLAGS_MUST_1 and not used else 0
    return must, min(flags, most)


def retreat_per_flag(st: BattleState, unit: int) -> int:
    """Hexes of one retreat move (BL-8.2, BL-15.21, BL-17.8)."""
    type_ = st.utype[unit]
    if c.UNIT_DEFS[type_].dragon:
        return c.T_RETREAT[type_]
    return max(c.T_RETREAT[type_], 2) if is_frightened(st, unit) else c.T_RETREAT[type_]


def most_ignored(st: BattleState, clash: Clash) -> tuple[int, int]:
    """The fewest and the most flags of this attack the target can ignore (BL-9.2, BL-17.6, BL-19.12, BL-19.21, BL-12.16)."""
    return flags_ignored(st, clash.dfn, clash.flags, clash.flags_used)
