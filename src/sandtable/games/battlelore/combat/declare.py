"""Which units may battle, whom, and with how many dice (BL-6, BL-7.1 to BL-7.5, BL-7.18, BL-9.5 to BL-9.12, BL-22.6,
chapter 21).
"""

from __future__ import annotations

from typing import Final

from sandtable.games.battlelore.combat.in_progress import (
    BACK,
    BONUS,
    FIRST_STRIKE,
    M_ALLOW_BACK,
    M_NO_BACK,
    MELEE_ATTACK,
    NORMAL,
    OPPORTUNITY,
    RANGED_ATTACK,
    Clash,
)
from sandtable.games.battlelore.combat.losses import necks_of
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.heroes.in_play import fewer_dice, hero_dice, is_out_of_sight
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import (
    BATTLED,
    BURNING,
    FLEW,
    FROZEN,
    MELEE,
    MOVED,
    NO_BATTLE,
    ORDERED,
    PURSUED,
    SHOT,
    WEBBED,
)
from sandtable.games.battlelore.tables.effects import (
    AT_RANGE,
    FX_AVOIDED,
    FX_CHARGE,
    FX_DICE,
    FX_DISABLED,
    FX_LIMIT,
    FX_NO_LOS,
    FX_RANGE,
    FX_TWO_SHOTS,
    FX_UNTARGET,
    IN_MELEE,
    IN_NEITHER,
)
from sandtable.games.battlelore.tables.ground import sees
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_IDS
from sandtable.games.battlelore.turn.lasting import effect_total, has_effect, lowest_limit
from sandtable.games.battlelore.turn.places import only_wood

TOKEN_CAP: Final = 2
"""The cap of a burning or frozen unit (BL-19.18, BL-19.20)."""


def near_enemies(st: BattleState, unit: int) -> list[int]:
    """Enemy units adjacent to a unit, with no cliff side between them (BL-6.8, BL-6.9)."""
    camp = st.owner[unit] & CAMP
    at = st.at
    owner = st.owner
    return [at[n] for n in st.ground.near[st.pos[unit]] if at[n] >= 0 and owner[at[n]] & CAMP != camp]


def has_near_enemy(st: BattleState, unit: int, h: int) -> bool:
    """Would a unit in this hex be adjacent to an enemy?"""
    camp = st.owner[unit] & CAMP
    at = st.at
    for n in st.ground.near[h]:  # noqa: SIM110 - twice as fast as any() over a generator, and asked for every hex
        if at[n] >= 0 and st.owner[at[n]] & CAMP != camp:
            return True
    return False


def why_not_battle(st: BattleState, unit: int) -> str | None:
    """The clause that stops a unit of the active player from battling at all now, or None (BL-4.5, BL-6.2, BL-5.14,
    BL-18.2, BL-19.2, BL-20.13).
    """
    flags = st.flags[unit]
    if st.pos[unit] < 0:
        return "BL-7.13"
    if not flags & ORDERED:
        return "BL-4.5"
    if flags & BATTLED:
        return "BL-6.2"
    if flags & FLEW:
        return "BL-19.2"
    if flags & NO_BATTLE:
        return "BL-5.14"
    if st.tok[unit] & WEBBED:
        return "BL-18.2"
    if flags & MOVED and c.W_MOVED[st.weapon[unit]] == c.NO_BATTLE:
        return "BL-20.13"
    return None


def ranged_weapon(st: BattleState, unit: int) -> int:
    """The weapon a unit can use at a distance from where it stands, or -1 (BL-6.6, BL-16.5, BL-16.6).

    A Giant on the right hex throws like a unit with any other ranged weapon (BL-16.7).
    """
    weapon = st.weapon[unit]
    if c.W_TYPE[weapon] == c.MISSILE:
        return weapon
    type_ = st.utype[unit]
    if type_ >= c.FIRST_CREATURE:
        unit_def = c.UNIT_DEFS[type_]
        if unit_def.ranged_weapon >= 0:
            h = st.pos[unit]
            place = TERRAIN_IDS[st.ground.special[h]] if st.ground.special[h] >= 0 else ""
            if place in unit_def.ranged_on or TERRAIN_IDS[st.ground.terrain[h]] in unit_def.ranged_on:
                return unit_def.ranged_weapon
    return -1


def has_spotter(st: BattleState, unit: int, weapon: int) -> bool:
    """Does a Spotter help with this weapon (BL-21.15)? Not with a Hero's own shot or spell."""
    return st.attach[unit] == c.SPOTTER and st.figs[unit] > 1 and weapon == st.weapon[unit]


def reach_of(st: BattleState, unit: int, weapon: int) -> int:
    """The range of a missile weapon; a Spotter and cards add to it (BL-6.7, BL-21.15)."""
    reach = c.W_RANGE[weapon]
    if has_spotter(st, unit, weapon):
        reach += c.W_RANGE[c.SPY_GLASS]
    if st.effects:
        reach += effect_total(st, unit, FX_RANGE)
    return reach


def why_not_target(st: BattleState, unit: int, target: int) -> str | None:
    """The clause that stops a unit that may battle from attacking this target, or None (BL-6.4 to BL-6.16)."""
    if st.pos[target] < 0 or st.owner[unit] & CAMP == st.owner[target] & CAMP:
        return "BL-6.4"
    here = st.pos[unit]
    there = st.pos[target]
    if there in st.ground.near[here]:
        if st.effects:
            if st.sheets and is_avoided(st, unit, target):
                return "BL-26.12"
            if has_effect(st, unit, FX_TWO_SHOTS):
                return "BL-4.2"
            if has_effect(st, target, FX_UNTARGET, IN_MELEE):
                return "BL-13.21"
        return None if dice_count(st, unit, target, MELEE_ATTACK, NORMAL, st.weapon[unit]) else "BL-7.5"
    if has_near_enemy(st, unit, here):
        return "BL-6.8"
    return why_not_shoot(st, unit, target, ranged_weapon(st, unit))


def is_avoided(st: BattleState, unit: int, target: int) -> bool:
    """Has the target escaped this unit's attack this turn (Draught of Invisibility)?"""
    return any(kind == FX_AVOIDED and who == unit and what == target for kind, who, what, _, _ in st.effects)


def why_not_shoot(st: BattleState, unit: int, target: int, weapon: int) -> str | None:
    """The clause that stops a unit with no enemy adjacent from shooting at a unit, or None (BL-6.6, BL-6.7, BL-6.10 to
    BL-6.16).
    """
    here = st.pos[unit]
    there = st.pos[target]
    distance = st.ground.board.distance[here][there]
    if weapon < 0:
        return "BL-6.6" if distance > 1 else "BL-12.11"
    if st.flags[unit] & MELEE:
        return "BL-20.15"
    if distance < 2:
        return "BL-12.11"  # behind a cliff side
    if distance > reach_of(st, unit, weapon):
        return "BL-6.7"
    if st.sheets and is_out_of_sight(st, target, distance):
        return "BL-26.11"
    if st.effects:
        if st.sheets and is_avoided(st, unit, target):
            return "BL-26.12"
        if has_effect(st, unit, FX_DISABLED) or has_effect(st, target, FX_UNTARGET, AT_RANGE):
            return "BL-13.21"
        if not has_effect(st, unit, FX_NO_LOS) and not sees(st.ground, st.at, here, there):
            return "BL-6.11"
    elif not sees(st.ground, st.at, here, there):
        return "BL-6.11"
    return None if dice_count(st, unit, target, RANGED_ATTACK, NORMAL, weapon) else "BL-7.5"


def targets_of(st: BattleState, unit: int) -> list[int]:
    """The enemy units that one of the player's units can attack, if it may battle."""
    near = near_enemies(st, unit)
    if near:
        return [target for target in near if why_not_target(st, unit, target) is None]
    weapon = ranged_weapon(st, unit)
    if weapon < 0 or st.flags[unit] & MELEE:
        return []
    camp = st.owner[unit] & CAMP
    reach = reach_of(st, unit, weapon)
    row = st.ground.board.distance[st.pos[unit]]
    found: list[int] = []
    for target, h in enumerate(st.pos):
        if h < 0 or row[h] > reach or st.owner[target] & CAMP == camp:
            continue
        if why_not_shoot(st, unit, target, weapon) is None:
            found.append(target)
    return found


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


def attack_kind(st: BattleState, unit: int, target: int) -> int:
    """An attack on an adjacent unit is melee, any other is ranged (BL-6.5, BL-6.6)."""
    return MELEE_ATTACK if st.pos[target] in st.ground.near[st.pos[unit]] else RANGED_ATTACK


def mark_battled(st: BattleState, unit: int) -> None:
    """A unit battles once per turn; with Darken the Sky it shoots twice (BL-6.2)."""
    if st.effects and has_effect(st, unit, FX_TWO_SHOTS) and not st.flags[unit] & SHOT:
        st.flags[unit] |= SHOT
    else:
        st.flags[unit] |= BATTLED


def unmark_battled(st: BattleState, unit: int) -> None:
    """A cancelled attack does not use up the attacker's battle."""
    if st.flags[unit] & BATTLED:
        st.flags[unit] &= ~BATTLED
    else:
        st.flags[unit] &= ~SHOT


def why_not_bonus(st: BattleState, unit: int) -> str | None:
    """The clause that denies a bonus melee attack to a unit that gained ground, or None (BL-10.5, BL-10.7, BL-10.8)."""
    if st.flags[unit] & PURSUED:
        return "BL-10.7"
    if st.flags[unit] & NO_BATTLE:
        return "BL-10.8"
    if st.tok[unit] & WEBBED:
        return "BL-18.2"
    return None


def why_not_battle_back(st: BattleState, clash: Clash) -> str | None:
    """The clause that stops the defender from battling back, or None (BL-9.5 to BL-9.12, BL-9.20, BL-20.18).

    A unit that has left its hex may not, even with Support or Battle Savvy (BL-9.18, BL-20.19).
    """
    target = clash.dfn
    if clash.kind != MELEE_ATTACK:
        return "BL-9.11"
    if clash.mode in (BACK, FIRST_STRIKE):
        return "BL-9.7"
    if st.pos[target] != clash.home:
        return "BL-9.9"
    if st.pos[clash.att] < 0 or st.pos[clash.att] not in st.ground.near[clash.home]:
        return "BL-9.20"
    if st.tok[target] & WEBBED or clash.mod(M_NO_BACK):
        return "BL-9.20"
    if not (st.savvy[target] or clash.mod(M_ALLOW_BACK)) and bold_level(st, target) < 1:
        return "BL-9.5"
    if not dice_count(st, target, clash.att, MELEE_ATTACK, BACK, st.weapon[target]):
        return "BL-7.5"
    return None


def has_horn(st: BattleState, unit: int) -> bool:
    """Does the unit still have a hornblower? He falls before the bearer (BL-7.12, BL-22.6)."""
    return st.attach[unit] == c.HORN and st.figs[unit] > 1


def helpers(st: BattleState, unit: int, target: int) -> list[int]:
    """The units a Horn may call: adjacent friends, ordered, next to the target, that have not battled (BL-22.6)."""
    found: list[int] = []
    for h in st.ground.near[st.pos[unit]]:
        friend = st.at[h]
        if friend < 0 or st.owner[friend] & CAMP != st.owner[unit] & CAMP:
            continue
        if (
            why_not_battle(st, friend) is None
            and h in st.ground.near[st.pos[target]]
            and why_not_target(st, friend, target) is None
        ):
            found.append(friend)
    return found
