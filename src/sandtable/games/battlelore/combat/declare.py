"""Which units may battle, and whom (BL-6, BL-9.5 to BL-9.12, BL-22.6, chapter 21)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.battlelore.combat.dice import dice_count, has_spotter
from sandtable.games.battlelore.combat.in_progress import (
    BACK,
    FIRST_STRIKE,
    M_ALLOW_BACK,
    M_NO_BACK,
    MELEE_ATTACK,
    NORMAL,
    RANGED_ATTACK,
    Clash,
    clash_of,
)
from sandtable.games.battlelore.combat.morale import bold_level
from sandtable.games.battlelore.facts import of_both, of_target, of_u, of_v, refusal
from sandtable.games.battlelore.heroes.in_play import (
    hero_in,
    is_out_of_sight,
    working_cards,
)
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.cards import LORE_CARDS
from sandtable.games.battlelore.tables.conditions import (
    BATTLED,
    FLEW,
    HEALED,
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
    COMBAT_OF,
    FX_AVOIDED,
    FX_DISABLED,
    FX_NO_LOS,
    FX_RANGE,
    FX_TWO_SHOTS,
    FX_UNTARGET,
    IN_MELEE,
)
from sandtable.games.battlelore.tables.ground import sees
from sandtable.games.battlelore.tables.heroes import hero_card
from sandtable.games.battlelore.tables.ops import Effect
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.tables.terrain import TERRAIN_DEFS, TERRAIN_IDS
from sandtable.games.battlelore.turn.drawing import LORE_BASE
from sandtable.games.battlelore.turn.lasting import effect_total, has_effect
from sandtable.games.battlelore.turn.places import layers


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


# -- whether a unit battles at all -------------------------------------------------------------------------------------

NO_ORDER: Final = refusal("BL-4.5", of_v)
HAS_HEALED: Final = refusal("BL-15.13", of_v)
HAS_BATTLED: Final = refusal("BL-6.2", of_v)
HAS_FLOWN: Final = refusal("BL-19.2", of_v, "flew")
BANNED: Final = refusal("BL-5.14", of_v)
CAUGHT: Final = refusal("BL-18.2", of_v)
ENGINE_MOVED: Final = refusal("BL-20.13", of_v)


def why_not_battle(st: BattleState, unit: int) -> Refusal | None:
    """Why a unit of the active player may not battle at all now (BL-4.5, BL-6.2, BL-5.14, BL-7.13, BL-15.13, BL-18.2,
    BL-19.2, BL-20.13). `ban_of` says where a ban comes from.
    """
    flags = st.flags[unit]
    if not flags & ORDERED or st.pos[unit] < 0:
        return NO_ORDER
    if flags & BATTLED:
        return HAS_HEALED if flags & HEALED else HAS_BATTLED
    if flags & FLEW:
        return HAS_FLOWN
    if flags & NO_BATTLE:
        return BANNED
    if st.tok[unit] & WEBBED:
        return CAUGHT
    if flags & MOVED and c.W_MOVED[st.weapon[unit]] == c.NO_BATTLE:
        return ENGINE_MOVED
    return None


def with_ground(st: BattleState, seat: int, unit: int, *others: int) -> Facts:
    h = st.pos[unit]
    return {"v": ("unit", unit), "o": ("hex", h), "g": ("terrain", ban_in(st, h))}


def ban_in(st: BattleState, h: int) -> int:
    """What forbids battle to a unit that entered a hex: a landmark, an overlay, or the terrain."""
    return next(kind for kind in layers(st, h) if TERRAIN_DEFS[kind].battle)


BANNED_BY: Final[dict[str, Refusal]] = {
    name: Refusal(clause, "refused-bl-ban", with_ground)
    for name, clause in (
        ("stakes", "BL-12.17"),
        ("rampart", "BL-12.19"),
        ("witchs_hut", "BL-15.23"),
        ("summoning_circle", "BL-16.1"),
        ("rock_pile", "BL-16.1"),
    )
}
BANNED_BY_LANDMARK: Final = Refusal("BL-15.6", "refused-bl-ban", with_ground)
WENT_TOO_FAR: Final = {
    clause: Refusal(clause, "refused-bl-5-7", of_v) for clause in ("BL-5.7", "BL-18.25", "BL-18.28", "BL-20.15")
}


def ban_of(st: BattleState, unit: int) -> Refusal:
    """Why a unit has a ban on battle: the hex it entered, or how far it went (BL-5.7, BL-12.17, BL-12.19, BL-15.6, BL-18.25,
    BL-18.28, BL-20.15).
    """
    h, type_ = st.pos[unit], st.utype[unit]
    if st.flags[unit] & MOVED and st.ground.ban[h]:
        return BANNED_BY.get(TERRAIN_IDS[ban_in(st, h)], BANNED_BY_LANDMARK)
    if type_ >= c.FIRST_HERO:
        return BANNED
    unit_def = c.UNIT_DEFS[type_]
    if type_ >= c.FIRST_CREATURE:
        return WENT_TOO_FAR["BL-18.25" if "giant" in unit_def.id or unit_def.id.startswith("c_hgi") else "BL-18.28"]
    if unit_def.abilities & c.RUSH:
        return WENT_TOO_FAR["BL-20.15"]
    return WENT_TOO_FAR["BL-5.7"] if c.T_KIND[type_] == c.FOOT else BANNED


def why_no_battle(st: BattleState, unit: int) -> Refusal | None:
    """The same as `why_not_battle`, with the source of a ban."""
    found = why_not_battle(st, unit)
    return ban_of(st, unit) if found is BANNED else found


# -- whom it may attack ------------------------------------------------------------------------------------------------


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


def reach_of(st: BattleState, unit: int, weapon: int) -> int:
    """The range of a missile weapon; a Spotter and cards add to it (BL-6.7, BL-21.15)."""
    reach = c.W_RANGE[weapon]
    if has_spotter(st, unit, weapon):
        reach += c.W_RANGE[c.SPY_GLASS]
    if st.effects:
        reach += effect_total(st, unit, FX_RANGE)
    return reach


def shot_cards(st: BattleState, unit: int) -> list[int]:
    """The cards with which the Hero of a unit shoots."""
    if not st.sheets or hero_in(st, unit) < 0:
        return []
    return [each for each in working_cards(st, unit) if hero_card(each).effects[0].op == "ranged_attack"]


def with_shot(st: BattleState, seat: int, unit: int, target: int) -> Facts:
    return {**of_both(st, seat, unit, target), "c": ("heroic", shot_cards(st, unit)[0])}


def with_range(st: BattleState, seat: int, unit: int, target: int) -> Facts:
    away, reach = distance(st, unit, target), reach_of(st, unit, ranged_weapon(st, unit))
    return {**of_both(st, seat, unit, target), "m": ("count", away), "n": ("count", reach)}


def with_sight(st: BattleState, seat: int, unit: int, target: int) -> Facts:
    """What the line of sight meets first, seen from the attacker (BL-6.11)."""
    here = st.pos[unit]
    ways = st.ground.board.line(here, st.pos[target])
    crossed, left, right = [[h for h in way if st.at[h] >= 0 or st.ground.blocks_from(here, h)] for way in ways]
    blocking = [*crossed, *left, *right] if left and right else crossed
    h = min(blocking, key=st.ground.board.distance[here].__getitem__)
    what = ("unit", st.at[h]) if st.at[h] >= 0 else ("terrain", layers(st, h)[0])
    return {**of_both(st, seat, unit, target), "o": ("hex", h), "w": what}


def with_protection(st: BattleState, seat: int, unit: int, target: int) -> Facts:
    """The Lore card that protects the target."""
    combat = next(how for kind, who, _, how, _ in st.effects if kind == FX_UNTARGET and who == target)
    cards = [n for n, card in enumerate(LORE_CARDS) for effect in card.effects if protects(effect, combat)]
    return {**of_both(st, seat, unit, target), "c": ("card", LORE_BASE + cards[0])}


def protects(effect: Effect, combat: int) -> bool:
    return effect.op == "untargetable" and COMBAT_OF[effect.word("combat")] == combat


OWN_SIDE: Final = refusal("BL-6.4", of_target)
ESCAPED: Final = refusal("BL-26.12", of_both, "escaped")
SHOOTS_TWICE: Final = refusal("BL-4.2", of_u, "shots")
PROTECTED: Final = refusal("BL-13.21", with_protection, "untarget")
DISABLED: Final = refusal("BL-13.21", of_u, "disabled")
NO_DIE: Final = refusal("BL-7.5", of_both)
ENEMY_NEAR: Final = refusal("BL-6.8", of_both)
UNARMED: Final = refusal("BL-6.6", of_both)
SHOOTS_BY_CARD: Final = refusal("BL-6.6", with_shot, "card")
RUSHED: Final = refusal("BL-20.15", of_u, "melee")
BEHIND_CLIFF: Final = refusal("BL-12.11", of_both)
OUT_OF_RANGE: Final = refusal("BL-6.7", with_range)
HIDDEN: Final = refusal("BL-26.11", of_both)
OUT_OF_SIGHT: Final = refusal("BL-6.11", with_sight)


def distance(st: BattleState, unit: int, target: int) -> int:
    return st.ground.board.distance[st.pos[unit]][st.pos[target]]


def why_not_target(st: BattleState, unit: int, target: int) -> Refusal | None:
    """Why a unit that may battle cannot attack this target (BL-6.4 to BL-6.16)."""
    if st.pos[target] < 0 or st.owner[unit] & CAMP == st.owner[target] & CAMP:
        return OWN_SIDE
    here = st.pos[unit]
    there = st.pos[target]
    if there in st.ground.near[here]:
        if st.effects:
            if st.sheets and is_avoided(st, unit, target):
                return ESCAPED
            if has_effect(st, unit, FX_TWO_SHOTS):
                return SHOOTS_TWICE
            if has_effect(st, target, FX_UNTARGET, IN_MELEE):
                return PROTECTED
        return None if dice_count(st, unit, target, MELEE_ATTACK, NORMAL, st.weapon[unit]) else NO_DIE
    weapon = ranged_weapon(st, unit)
    if has_near_enemy(st, unit, here) and weapon >= 0:  # else the enemy beside it is not to blame
        return ENEMY_NEAR
    return why_not_shoot(st, unit, target, weapon)


def is_avoided(st: BattleState, unit: int, target: int) -> bool:
    """Has the target escaped this unit's attack this turn (Draught of Invisibility)?"""
    return any(kind == FX_AVOIDED and who == unit and what == target for kind, who, what, _, _ in st.effects)


def why_not_shoot(st: BattleState, unit: int, target: int, weapon: int) -> Refusal | None:
    """Why a unit with no enemy adjacent cannot shoot at a unit (BL-6.6, BL-6.7, BL-6.10 to BL-6.16)."""
    here = st.pos[unit]
    there = st.pos[target]
    away = st.ground.board.distance[here][there]
    if away < 2:
        return BEHIND_CLIFF
    if weapon < 0:
        return SHOOTS_BY_CARD if st.sheets and shot_cards(st, unit) else UNARMED
    if st.flags[unit] & MELEE:
        return RUSHED
    if away > reach_of(st, unit, weapon):
        return OUT_OF_RANGE
    if st.sheets and is_out_of_sight(st, target, away):
        return HIDDEN
    if st.effects:
        if st.sheets and is_avoided(st, unit, target):
            return ESCAPED
        if has_effect(st, unit, FX_DISABLED):
            return DISABLED
        if has_effect(st, target, FX_UNTARGET, AT_RANGE):
            return PROTECTED
        if not has_effect(st, unit, FX_NO_LOS) and not sees(st.ground, st.at, here, there):
            return OUT_OF_SIGHT
    elif not sees(st.ground, st.at, here, there):
        return OUT_OF_SIGHT
    return None if dice_count(st, unit, target, RANGED_ATTACK, NORMAL, weapon) else NO_DIE


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


def has_bonus(st: BattleState, unit: int) -> bool:
    """May a unit that gained ground make a bonus melee attack, unless it has pursued, entered a ban or is caught in a web
    (BL-10.5, BL-10.7, BL-10.8, BL-18.2)?
    """
    return not (st.flags[unit] & (PURSUED | NO_BATTLE) or st.tok[unit] & WEBBED)


NOT_BESIDE: Final = refusal("BL-10.5", of_both)


def why_not_bonus_target(st: BattleState, unit: int, foe: int) -> Refusal | None:
    """Why a bonus melee attack does not strike a unit: it strikes an adjacent enemy (BL-10.5)."""
    if st.pos[foe] in st.ground.near[st.pos[unit]] or st.owner[foe] & CAMP == st.owner[unit] & CAMP:
        return why_not_target(st, unit, foe)
    return BEHIND_CLIFF if distance(st, unit, foe) < 2 else NOT_BESIDE


RANGED_NO_BACK: Final = refusal("BL-9.11")
BACK_ALREADY: Final = refusal("BL-9.7")


def why_back_fails(st: BattleState, seat: int, unit: int) -> Facts:
    """The unit, and what keeps it from battling back: the attacker is not next to it, a Web, a card (BL-9.20)."""
    clash = clash_of(st)
    assert clash is not None
    near = st.pos[clash.att] in st.ground.near[clash.home]
    word = "back-gone" if not near else "back-web" if st.tok[unit] & WEBBED else "back-card"
    return {"v": ("unit", unit), "cause": ("word", word)}


HAS_LEFT: Final = refusal("BL-9.9", of_v)
CANNOT_BACK: Final = refusal("BL-9.20", why_back_fails)
NOT_BOLD: Final = refusal("BL-9.5", of_v)
NO_DIE_BACK: Final = refusal("BL-7.5", of_v, "back")


def why_not_battle_back(st: BattleState, clash: Clash) -> Refusal | None:
    """Why the defender cannot battle back (BL-9.5 to BL-9.12, BL-9.20, BL-20.18).

    A unit that has left its hex may not, even with Support or Battle Savvy (BL-9.18, BL-20.19).
    """
    target = clash.dfn
    if clash.kind != MELEE_ATTACK:
        return RANGED_NO_BACK
    if clash.mode in (BACK, FIRST_STRIKE):
        return BACK_ALREADY
    if st.pos[target] != clash.home:
        return HAS_LEFT
    if st.pos[clash.att] < 0 or st.pos[clash.att] not in st.ground.near[clash.home]:
        return CANNOT_BACK
    if st.tok[target] & WEBBED or clash.mod(M_NO_BACK):
        return CANNOT_BACK
    if not (st.savvy[target] or clash.mod(M_ALLOW_BACK)) and bold_level(st, target) < 1:
        return NOT_BOLD
    if not dice_count(st, target, clash.att, MELEE_ATTACK, BACK, st.weapon[target]):
        return NO_DIE_BACK
    return None


def has_horn(st: BattleState, unit: int) -> bool:
    """Does the unit still have a hornblower? He falls before the bearer (BL-7.12, BL-22.6)."""
    return st.attach[unit] == c.HORN and st.figs[unit] > 1


def with_caller(st: BattleState, seat: int, friend: int, unit: int, target: int) -> Facts:
    return {"v": ("unit", friend), "u": ("unit", unit), "w": ("unit", target)}


HAS_HORN: Final = refusal("BL-22.6", with_caller, "self")
NOT_A_FRIEND: Final = refusal("BL-22.6", with_caller, "enemy")
NOT_BESIDE_HORN: Final = refusal("BL-22.6", with_caller)
NOT_BESIDE_TARGET: Final = refusal("BL-22.6", with_caller, "target")


def why_not_call(st: BattleState, friend: int, unit: int, target: int) -> Refusal | None:
    """Why a Horn does not call a unit into the attack: it calls an adjacent friend who is ordered, has not battled and
    stands next to the target (BL-22.6).
    """
    if friend == unit:
        return HAS_HORN
    if st.owner[friend] & CAMP != st.owner[unit] & CAMP:
        return NOT_A_FRIEND
    found = why_no_battle(st, friend)
    if found is not None:
        return found
    here = st.pos[friend]
    if here not in st.ground.near[st.pos[unit]]:
        return NOT_BESIDE_HORN
    return None if here in st.ground.near[st.pos[target]] else NOT_BESIDE_TARGET


def helpers(st: BattleState, unit: int, target: int) -> list[int]:
    """The units a Horn may call (BL-22.6)."""
    near = [st.at[h] for h in st.ground.near[st.pos[unit]] if st.at[h] >= 0]
    return [
        friend
        for friend in near
        if why_not_call(st, friend, unit, target) is None and why_not_target(st, friend, target) is None
    ]
