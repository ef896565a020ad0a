"""Counts the results of an attack's dice: STRIKEs, helmets, LORE, and what the target ignores (BL-7.6 to BL-7.10, BL-7.17)."""

from __future__ import annotations

from sandtable.games.battlelore.combat.in_progress import (
    BREATH_ATTACK,
    CHANTED,
    HAMMERED,
    M_IGNORE_HELMETS,
    M_IGNORE_STRIKES,
    MELEE_ATTACK,
    RANGED_ATTACK,
    Clash,
)
from sandtable.games.battlelore.combat.morale import is_archer
from sandtable.games.battlelore.heroes.in_play import has_chant, has_op, hero_in, hero_number, ignored_hits
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST
from sandtable.games.battlelore.tables.effects import FX_LORE_HITS, FX_SPARED, IN_ANY, IN_MELEE
from sandtable.games.battlelore.tables.terrain import STAKES, TERRAIN_DEFS
from sandtable.games.battlelore.turn.lasting import has_effect, lasting


def ignored_strikes(st: BattleState, clash: Clash) -> int:
    """How many STRIKEs the target ignores in this attack, not counting the one a mounted target ignores (BL-7.8)."""
    if clash.kind == BREATH_ATTACK:
        return clash.mod(M_IGNORE_STRIKES)
    unit_def = c.UNIT_DEFS[st.utype[clash.dfn]]
    number = clash.mod(M_IGNORE_STRIKES)
    if st.sheets:
        number += ignored_hits(st, clash.dfn, clash.att, clash.kind == MELEE_ATTACK, "strike")
    if clash.kind == MELEE_ATTACK:
        number += unit_def.strike_melee
        if st.ground.stakes[st.pos[clash.dfn]] and is_archer(st, clash.dfn):
            number += TERRAIN_DEFS[STAKES].strike_melee
    else:
        number += unit_def.strike_ranged
    return number


def horse_ignores(st: BattleState, clash: Clash, weapon: int) -> int:
    """A mounted target ignores 1 STRIKE of a weapon with that mark (BL-7.8)."""
    if clash.kind != MELEE_ATTACK or not c.W_MOUNTED_IGNORE[weapon] or c.T_KIND[st.utype[clash.dfn]] != c.MOUNTED:
        return 0
    champion = st.utype[clash.att] >= c.FIRST_HERO
    if champion and c.T_KIND[st.utype[clash.att]] == c.MOUNTED:
        return 0  # a mounted Hero strikes as with a long sword (BL-23.3)
    if st.utype[clash.dfn] >= c.FIRST_HERO and not champion:
        return 0  # a mounted Champion ignores one from a Champion on foot only (BL-25.3)
    return c.W_MOUNTED_IGNORE[weapon]


def strike_rule(clash: Clash, weapon: int) -> int:
    """What a STRIKE does in this kind of combat: miss, hit or flag (BL-7.7).

    For a breath it is a hit (BL-19.7).
    """
    if clash.kind == MELEE_ATTACK:
        return c.W_STRIKE_MELEE[weapon]
    return c.W_STRIKE_RANGED[weapon] if clash.kind == RANGED_ATTACK else c.HIT


def strike_hits(st: BattleState, clash: Clash, use_up: bool) -> int:
    """The STRIKEs of the current roll that score, after the ignored ones (BL-7.7, BL-7.8, BL-7.17)."""
    abilities = c.T_ABILITIES[st.utype[clash.dfn]]
    if abilities & c.STRIKE_IMMUNE or c.T_CHECK[st.utype[clash.dfn]] == c.CHECK_NECKS:
        return 0
    strikes = clash.faces.count(c.STRIKE) if strike_rule(clash, clash.weapon) != c.MISS else 0
    others = 0
    if clash.helper >= 0:
        weapon = st.weapon[clash.helper]
        others = clash.faces2.count(c.STRIKE) if strike_rule(clash, weapon) != c.MISS else 0
    horse = min(horse_ignores(st, clash, clash.weapon), strikes)
    if others and not horse:
        horse = horse_ignores(st, clash, st.weapon[clash.helper])
    ignores = max(0, ignored_strikes(st, clash) + horse - clash.strikes_used)
    gone = min(ignores, strikes + others)
    if use_up:
        clash.strikes_used += gone
    left = strikes + others - gone
    if left and st.sheets:
        left -= strikes_ignored_once(st, clash, left, use_up)
    return left


def strikes_ignored_once(st: BattleState, clash: Clash, strikes: int, use_up: bool) -> int:
    """STRIKE hits that a Hero ignores once a turn (Bearskin Mail)."""
    hero = hero_in(st, clash.dfn)
    if hero < 0 or clash.kind == BREATH_ATTACK or has_effect(st, hero, FX_SPARED):
        return 0
    number = min(strikes, ignored_hits(st, clash.dfn, clash.att, clash.kind == MELEE_ATTACK, "strike", True))
    if number and use_up:
        lasting(st, (FX_SPARED, hero, clash.att, IN_ANY, st.turn))
    return number


def count_hits(st: BattleState, clash: Clash, poisoned: bool) -> tuple[int, int, int]:
    """The hits of the current roll, and how many of them are STRIKE and LORE hits (BL-7.6 to BL-7.10, BL-18.3, BL-18.6)."""
    target = clash.dfn
    strikes = strike_hits(st, clash, True)
    helmets = helmet_hits(st, clash)
    others = 0
    flags = 0
    if c.T_CHECK[st.utype[target]] != c.CHECK_NECKS:  # the Hydra is hit by helmets only (BL-18.10)
        others = lore_scored(st, clash, poisoned)
        if st.tok[target] & HELD_FAST:
            flags = rolled_flags(st, clash)
    if st.sheets and helmets + strikes and not clash.done & CHANTED and has_chant(st, target):
        clash.done |= CHANTED
        if strikes:
            strikes -= 1  # the hit that would also cause a check
        else:
            helmets -= 1
    return helmets + strikes + others + flags, strikes, others


def helmet_hits(st: BattleState, clash: Clash) -> int:
    """The helmets of the target's colour in the current roll, after the ignored ones (BL-7.6, BL-7.10)."""
    target = clash.dfn
    faces = clash.faces + clash.faces2 if clash.faces2 else clash.faces
    if c.T_RACE[st.utype[target]] == c.HERO:
        return 0
    helmets = faces.count(st.colour[target])
    if c.W_ANY_HELMET[clash.weapon]:
        helmets = sum([1 for face in faces if face < c.FLAG])
    if helmets and (clash.mods or st.sheets):
        ignores = clash.mod(M_IGNORE_HELMETS)
        if st.sheets:
            ignores += ignored_hits(st, target, clash.att, clash.kind == MELEE_ATTACK, "helmet")
        spare = min(helmets, max(0, ignores - clash.helmets_used))
        clash.helmets_used += spare
        helmets -= spare
    return helmets


def lore_scored(st: BattleState, clash: Clash, poisoned: bool) -> int:
    """The LORE of the current roll that hits: by a card, or because the target is poisoned (BL-7.9, BL-18.6)."""
    if st.sheets and has_op(st, clash.dfn, "lore_never_hits"):
        return 0
    hits = 0
    if clash.helper >= 0 and (poisoned or has_effect(st, clash.helper, FX_LORE_HITS, IN_MELEE)):
        hits += clash.faces2.count(c.LORE)
    lore = clash.faces.count(c.LORE)
    if lore and (poisoned or lore_hits(st, clash)):
        hits += lore
    return hits


def rolled_flags(st: BattleState, clash: Clash) -> int:
    """The FLAGs of the current roll; a Leader's hammer adds to them once per attack (Hammer of Thunder)."""
    flags = clash.faces.count(c.FLAG) + clash.faces2.count(c.FLAG)
    if flags and st.sheets and clash.kind == MELEE_ATTACK and not clash.done & HAMMERED:
        flags += hero_number(st, clash.att, "add_flags")
    return flags


def lore_hits(st: BattleState, clash: Clash) -> bool:
    """Do LORE faces of this attack hit because of a card (Weapon Master, Enchanted Blades)?"""
    if c.W_LORE_HITS[clash.weapon] and clash.kind == RANGED_ATTACK:
        return True
    if clash.kind != MELEE_ATTACK:
        return False
    if st.sheets and has_op(st, clash.att, "lore_hits"):
        return True
    return bool(st.effects) and has_effect(st, clash.att, FX_LORE_HITS, IN_MELEE)
