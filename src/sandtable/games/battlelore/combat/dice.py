"""The number of dice of an attack (BL-7.1 to BL-7.5, BL-7.18, BL-7.19, chapter 21)."""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.combat.in_progress import BACK, BONUS, MELEE_ATTACK, OPPORTUNITY, RANGED_ATTACK
from sandtable.games.battlelore.combat.losses import necks_of
from sandtable.games.battlelore.heroes.in_play import fewer_dice, hero_dice
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import BURNING, FROZEN, MOVED
from sandtable.games.battlelore.tables.effects import AT_RANGE, FX_CHARGE, FX_DICE, FX_LIMIT, IN_MELEE, IN_NEITHER
from sandtable.games.battlelore.turn.lasting import effect_total, has_effect, lowest_limit
from sandtable.games.battlelore.turn.places import only_wood

TOKEN_CAP: Final = 2
"""The cap of a burning or frozen unit (BL-19.18, BL-19.20)."""


def has_spotter(st: BattleState, unit: int, weapon: int) -> bool:
    """Does a Spotter help with this weapon (BL-21.15)? Not with a Hero's own shot or spell."""
    return st.attach[unit] == c.SPOTTER and st.figs[unit] > 1 and weapon == st.weapon[unit]


def base_dice(st: BattleState, unit: int, weapon: int) -> int:
    """Step 1: dice by banner colour, creature entry or weapon (BL-7.1, BL-18.8).

    Lost figures do not change it (BL-6.3), nor does a Leader (BL-23.8); missile weapons use it point blank too (BL-21.7).
    """
    if c.W_DICE[weapon]:
        return c.W_DICE[weapon]
    type_ = st.utype[unit]
    if type_ < c.FIRST_CREATURE:
        return st.colour[unit] + 2
    if c.T_CHECK[type_] == c.CHECK_NECKS:
        return c.UNIT_DEFS[type_].dice + sum(necks_of(st.extra[unit]))
    return c.UNIT_DEFS[type_].dice


def cap_between(st: BattleState, unit: int, here: int, there: int) -> int:
    """Step 3: the lowest cap for battling out of one hex into another (BL-7.3, BL-12.1, BL-12.6).

    Every hex except hills and cliffs has height 0 (BL-12.23).
    """
    type_ = st.utype[unit]
    ground = st.ground
    if c.T_ABILITIES[type_] & c.NO_CAPS:
        cap = 99
    else:
        cap = ground.cap_low[there] if ground.height[here] < ground.height[there] else ground.cap_in[there]
        free = type_ >= c.FIRST_CREATURE and (
            ground.creature_free[here] == type_ or (c.T_ABILITIES[type_] & c.WOOD_WALKER and only_wood(st, here))
        )
        if not free and ground.cap_out[here] < cap:
            cap = ground.cap_out[here]
    if st.tok[unit] & (BURNING | FROZEN) and cap > TOKEN_CAP:
        cap = TOKEN_CAP
    return cap


def dice_count(st: BattleState, unit: int, target: int, kind: int, mode: int, weapon: int, extra: int = 0) -> int:
    """The number of dice of an attack: base, reductions, caps, bonuses, limits (BL-7.1 to BL-7.5, BL-7.18).

    `extra` are bonus dice of this one attack (Riposte, Ambush, a victor's token).
    """
    dice = base_dice(st, unit, weapon)
    flags = st.flags[unit]
    moved = c.W_MOVED[weapon]
    if moved and flags & MOVED:
        if moved == c.MINUS_1:
            dice -= 1
        elif moved == c.ONE_DIE:
            dice = 1
        elif moved == c.NO_BATTLE:
            return 0
    if st.sheets:
        dice = fewer_dice(st, target, dice, kind == RANGED_ATTACK, mode == OPPORTUNITY)
    # an opportunity strike is made in the striker's own hex (BL-25.20)
    cap = cap_between(st, unit, st.pos[unit], st.pos[unit if mode == OPPORTUNITY else target])
    if dice > cap:
        dice = cap
    dice += extra + bonus_dice(st, unit, target, kind, mode, weapon)
    if st.effects:
        dice = lowest_limit(st, unit, FX_LIMIT, AT_RANGE if kind == RANGED_ATTACK else IN_MELEE, dice)
    return dice if dice > 0 else 0


def breath_dice(st: BattleState, unit: int) -> int:
    """The dice of a breath attack: no caps, and only cards that name no kind of combat count (BL-7.19, BL-19.8)."""
    dice = c.UNIT_DEFS[st.utype[unit]].breath_dice
    if st.effects:
        dice += effect_total(st, unit, FX_DICE, IN_NEITHER)
        dice = lowest_limit(st, unit, FX_LIMIT, IN_NEITHER, dice)
    return dice


def bonus_dice(st: BattleState, unit: int, target: int, kind: int, mode: int, weapon: int) -> int:
    """Step 4: the dice that weapon, troop and cards add (BL-7.4, BL-20.8, BL-20.11, BL-21.3, BL-21.6, BL-21.14,
    BL-21.15).

    Bonuses for the whole turn also count in a bonus melee attack (BL-10.10).
    """
    type_ = st.utype[unit]
    dice = 0
    if mode == BACK:
        dice += c.W_BACK_DICE[weapon]
    if c.W_STILL_DICE[weapon] and not st.flags[unit] & MOVED:
        dice += c.W_STILL_DICE[weapon]
    unit_def = c.UNIT_DEFS[type_]
    if unit_def.dice_full and st.figs[unit] >= unit_def.figures:
        dice += unit_def.dice_full
    if mode == BONUS:
        dice += unit_def.bonus_dice
    if kind == RANGED_ATTACK and has_spotter(st, unit, weapon):
        dice += c.W_RANGED_DICE[c.SPY_GLASS]
    if st.sheets:
        dice += hero_dice(st, unit, target, kind == MELEE_ATTACK, mode == BACK)
    if st.effects:
        combat = AT_RANGE if kind == RANGED_ATTACK else IN_MELEE
        dice += effect_total(st, unit, FX_DICE, combat)
        if c.W_CHARGE_DICE[weapon] and kind == MELEE_ATTACK and has_effect(st, unit, FX_CHARGE):
            dice += c.W_CHARGE_DICE[weapon] - 1  # in place of the card's own +1 (BL-21.6)
    return dice
