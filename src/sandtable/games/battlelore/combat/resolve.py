"""Carries out the results of a roll: tokens, hits, the axe swing, Lore, growing necks, flags (BL-7.16, steps (d) to (h))."""

from __future__ import annotations

from sandtable.core.engine.lists import with_item
from sandtable.games.battlelore.combat.in_progress import (
    BREATH_ATTACK,
    HAMMERED,
    M_HALVE,
    M_IGNORE_ANY,
    M_LEECH,
    M_POISON,
    M_REFLECT,
    M_SCORED,
    M_STRUCK_HERO,
    MELEE_ATTACK,
    RAMPAGED,
    RANGED_ATTACK,
    REROLLED,
    SWUNG,
    Clash,
)
from sandtable.games.battlelore.combat.losses import (
    apply_hits,
    neck_supply,
    necks_of,
    pack_necks,
    reward_victor,
    spend_victor,
)
from sandtable.games.battlelore.combat.morale import is_frightened, most_ignored, retreat_per_flag
from sandtable.games.battlelore.combat.retreat import Retreat, forced_flight
from sandtable.games.battlelore.combat.scoring import count_hits, lore_hits, rolled_flags
from sandtable.games.battlelore.heroes.attacks import place_tokens
from sandtable.games.battlelore.heroes.in_play import has_op, hero_in
from sandtable.games.battlelore.heroes.rewards import gain_artifact, gain_tokens
from sandtable.games.battlelore.state import GONE, BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST, POISONED, VICTOR
from sandtable.games.battlelore.tables.effects import FX_LORE_HITS, FX_NO_LORE, IN_MELEE
from sandtable.games.battlelore.tables.terrain import FORD
from sandtable.games.battlelore.turn.lasting import has_effect
from sandtable.games.battlelore.turn.tokens import set_tokens, token_count


def gains_lore(st: BattleState, unit: int) -> bool:
    """May the LORE this unit rolls become tokens? A creature's may not; a poisoned unit's hurts it (BL-7.15, BL-17.10,
    BL-18.6).
    """
    return c.T_KIND[st.utype[unit]] != c.CREATURE and not is_hurt_by_lore(st, unit)


def is_hurt_by_lore(st: BattleState, unit: int) -> bool:
    """Is a unit hurt by the LORE it rolls: is it poisoned, with no Hero who has a Lore Stone (BL-18.6)?"""
    return bool(st.tok[unit] & POISONED) and not (st.sheets and has_op(st, unit, "lore_never_hits"))


def take_hits(st: BattleState, clash: Clash) -> None:
    """(d) Place the tokens of the roll; (e) count and apply the hits."""
    poisoned = bool(st.tok[clash.dfn] & POISONED)
    clash.lore = clash.faces.count(c.LORE) + (clash.faces2.count(c.LORE) if clash.faces2 else 0)
    type_ = st.utype[clash.att]
    if clash.lore and type_ >= c.FIRST_CREATURE:
        creature_tokens(st, clash)
    hits, strikes, by_lore = count_hits(st, clash, poisoned)
    clash.gain = lore_gained(st, clash, poisoned) if clash.lore else 0
    held = bool(st.tok[clash.dfn] & HELD_FAST)
    clash.flags = 0 if held else rolled_flags(st, clash)
    if clash.faces.count(c.FLAG):
        clash.done |= HAMMERED
    clash.push = 0
    clash.again = strikes
    if c.T_ABILITIES[type_] & c.FEAR:  # every hit is a FLAG (BL-22.1), which on a held unit is a hit (BL-18.3)
        clash.again = 0
        if not held:
            clash.flags += hits
            hits = 0
    if c.T_ABILITIES[type_] & c.PUSHBACK and clash.lore:
        clash.push = 2 * clash.lore
    if st.sheets:
        await_checks(st, clash)
    if hits:
        suffer(st, clash, hits, strikes, by_lore)


def lore_gained(st: BattleState, clash: Clash, poisoned: bool) -> int:
    """The LORE of the current roll that may become tokens; LORE that hits yields none (BL-7.14, BL-18.6)."""
    immune = bool(st.sheets) and has_op(st, clash.dfn, "lore_never_hits")
    unhurt = immune or c.T_CHECK[st.utype[clash.dfn]] == c.CHECK_NECKS  # the Hydra is hit by helmets only (BL-18.10)
    if poisoned and not unhurt:
        return 0
    gain = clash.lore
    if (lore_hits(st, clash) and not immune) or is_hurt_by_lore(st, clash.att):
        gain -= clash.faces.count(c.LORE)
    helped = bool(gain and clash.faces2)
    if helped and (not gains_lore(st, clash.helper) or has_effect(st, clash.helper, FX_LORE_HITS, IN_MELEE)):
        gain -= clash.faces2.count(c.LORE)
    return gain


def suffer(st: BattleState, clash: Clash, hits: int, strikes: int, by_lore: int) -> None:
    """(e) Cards may redirect or cancel hits; the target and its Hero suffer the rest."""
    target = clash.dfn
    if clash.mods:
        if clash.mod(M_REFLECT) and strikes:
            hits = max(0, hits - strikes)
            turn_strikes(st, clash, strikes)
            strikes = clash.again = 0
        hits = spare(clash, hits)
    if not hits:
        return
    if st.sheets:
        clash.mods.append((M_SCORED, 100 * hits + min(hits, strikes)))
    apply_hits(st, target, hits, clash.winner(st), clash.att, min(hits, strikes + by_lore))
    if clash.mods and clash.mod(M_POISON) and st.pos[target] >= 0:
        set_tokens(st, target, c.POISON, 1)


def await_checks(st: BattleState, clash: Clash) -> None:
    """With Heroes: casualty checks may ask for cards, so the consequences of the hits wait for them."""
    clash.mods = [mod for mod in clash.mods if mod[0] not in (M_STRUCK_HERO, M_SCORED)]
    clash.mods.append((M_STRUCK_HERO, hero_in(st, clash.dfn) + 1))


def after_checks(st: BattleState, clash: Clash) -> None:
    """With Heroes: the consequences of the hits, once all checks are rolled (BL-25.12, BL-25.13, BL-25.25)."""
    target = clash.dfn
    hits = clash.mod(M_SCORED) // 100
    if not clash.done & SWUNG:
        place_tokens(st, clash, hits, clash.mod(M_SCORED) % 100)
    hero = clash.mod(M_STRUCK_HERO) - 1
    if hits and hero >= 0:
        after_hero(st, clash, target, hero)


def after_hero(st: BattleState, clash: Clash, target: int, hero: int) -> None:
    """A Hero who outlives his troop takes its flags; a wounded Hero rewards the victor (BL-25.12, BL-25.25)."""
    if st.pos[hero] == GONE:
        winner = hero_in(st, clash.att)
        if winner >= 0:
            gain_tokens(st, winner, 0, 1)  # BL-25.13
            gain_artifact(st, winner)
        elif clash.kind == MELEE_ATTACK:
            reward_victor(st, clash.att)
    elif st.pos[target] < 0 and st.pos[hero] == clash.home:
        clash.dfn = hero


def turn_strikes(st: BattleState, clash: Clash, strikes: int) -> None:
    """The attacker suffers its own STRIKE hits, unless STRIKEs cannot hurt it (Backstab, BL-13.22)."""
    if not c.T_ABILITIES[st.utype[clash.att]] & c.STRIKE_IMMUNE:
        apply_hits(st, clash.att, strikes, st.holder_of(clash.dfn), clash.dfn, strikes)


def spare(clash: Clash, hits: int) -> int:
    """The hits left after Stone Skin or Guardian Spirit, counted over all rolls of the attack (BL-13.23)."""
    before = hits_suffered(clash)
    clash.hits += hits
    return hits_suffered(clash) - before


def hits_suffered(clash: Clash) -> int:
    """The hits suffered so far of those scored (BL-13.12)."""
    hits = max(0, clash.hits - clash.mod(M_IGNORE_ANY))
    return (hits + 1) // 2 if clash.mod(M_HALVE) else hits


def creature_tokens(st: BattleState, clash: Clash) -> None:
    """Place Web, Poison and breath tokens as soon as the roll is made (BL-17.13, BL-18.2, BL-18.5, BL-19.9).

    The power must be used, so there is no question (BL-17.10).
    """
    unit_def = c.UNIT_DEFS[st.utype[clash.att]]
    target = clash.dfn
    if clash.kind == BREATH_ATTACK:
        token = unit_def.breath_token
        if not (token == c.FIRE and st.ground.terrain[st.pos[target]] == FORD):
            set_tokens(st, target, token, token_count(st, target, token) + clash.lore)
            st.emit("tokens", (target, token, clash.lore), "BL-19.9")
        return
    web = unit_def.powers.get("web")
    poison = unit_def.powers.get("poison")
    if web is not None and clash.lore >= web:
        before = st.tok[target]
        poisons = poison is not None and clash.lore >= poison
        set_tokens(st, target, c.WEB, 1)
        if poisons:
            set_tokens(st, target, c.POISON, 1)
        if st.tok[target] != before:  # it may have both already (BL-17.14)
            st.emit("webbed", (clash.att, target, int(poisons)), "BL-18.2")


def axe_swing(st: BattleState, clash: Clash) -> bool:
    """(f) Re-roll one STRIKE that hit, once, for a hit or a flag (BL-21.5); return True if casualty checks must come first."""
    clash.done |= SWUNG
    if st.pos[clash.dfn] < 0:
        return False
    face = st.chance(6)
    st.emit("axe_swing", (clash.att, face), "BL-21.5")
    if face == c.LORE:
        return False
    if face == c.FLAG and not st.tok[clash.dfn] & HELD_FAST:
        clash.flags += 1
        return False
    rolled = clash.faces
    clash.faces = [face]
    hits, strikes, _ = count_hits(st, clash, False)
    clash.faces = rolled
    if st.sheets:
        await_checks(st, clash)
    if hits:
        suffer(st, clash, hits, strikes, 0)
    return bool(st.sheets)


def use_lore(st: BattleState, clash: Clash) -> None:
    """(g) Lore tokens and Troll life (BL-7.14, BL-7.15, BL-18.32, BL-29.18)."""
    unit = clash.att
    type_ = st.utype[unit]
    if c.T_CHECK[type_] == c.CHECK_LIFE:
        if clash.kind == MELEE_ATTACK and st.extra[unit] < c.UNIT_DEFS[type_].life:
            st.extra = with_item(st.extra, unit, min(c.UNIT_DEFS[type_].life, st.extra[unit] + clash.lore))
            st.emit("life", (unit, st.extra[unit]), "BL-18.32")
    elif c.T_KIND[type_] != c.CREATURE and st.rules.lore and why_no_token(st, clash) is None:
        leech = clash.mod(M_LEECH) if clash.mods else 0
        holder = leech - 1 if leech else clash.winner(st)
        gained = st.gain(holder, clash.gain)
        if st.logging and gained:
            st.emit("lore", (holder, gained), "BL-7.14")


def why_no_token(st: BattleState, clash: Clash) -> str | None:
    """The clause that keeps the LORE of this roll from becoming tokens, or None (BL-18.27, BL-20.20, BL-29.18, BL-29.20)."""
    if clash.done & REROLLED:
        return "BL-18.27"
    if clash.kind == RANGED_ATTACK and (st.rules.epic or st.savvy[clash.att]):
        return "BL-29.18" if st.rules.epic else "BL-20.20"
    return "BL-29.20" if st.effects and has_effect(st, clash.att, FX_NO_LORE) else None


def can_grow_neck(st: BattleState, clash: Clash) -> bool:
    """May the Hydra's owner place a two-headed neck for a LORE (BL-18.12)?"""
    unit = clash.att
    if not clash.lore or c.T_CHECK[st.utype[unit]] != c.CHECK_NECKS or st.pos[unit] < 0 or clash.kind != MELEE_ATTACK:
        return False
    packed = st.extra[unit]
    return len(necks_of(packed)) < c.UNIT_DEFS[st.utype[unit]].neck_slots and neck_supply(packed) > 0


def add_neck(st: BattleState, clash: Clash) -> None:
    packed = st.extra[clash.att]
    heads = c.UNIT_DEFS[st.utype[clash.att]].neck_supply[0]
    st.extra = with_item(st.extra, clash.att, pack_necks([*necks_of(packed), heads], neck_supply(packed) - 1))
    clash.lore -= 1
    st.emit("neck_grown", (clash.att, heads), "BL-18.12")


def suffer_poison(st: BattleState, clash: Clash) -> None:
    """A poisoned unit is hurt by the LORE it rolled itself (BL-18.6)."""
    if is_hurt_by_lore(st, clash.att):
        apply_hits(st, clash.att, clash.faces.count(c.LORE), st.owner[clash.dfn])
    if clash.faces2 and is_hurt_by_lore(st, clash.helper):
        apply_hits(st, clash.helper, clash.faces2.count(c.LORE), st.owner[clash.dfn])


def take_flags(st: BattleState, clash: Clash, ignored: int) -> None:
    """Retreat for every flag that was not ignored, and for every push.

    A Frightened unit flees 2 hexes for each flag it did not ignore (BL-9.16).
    """
    target = clash.dfn
    if clash.flags and st.tok[target] & VICTOR and ignored > most_ignored(st, clash)[1]:
        spend_victor(st, target)
    clash.flags_used += ignored
    flags = clash.flags - ignored
    push = clash.push
    held = st.tok[target] & HELD_FAST  # by a token of this roll: each FLAG is a hit, whatever a retreat is (BL-26.22)
    hexes = flags * (1 if held else retreat_per_flag(st, target)) + push
    clash.flags = 0
    clash.push = 0
    if st.logging and ignored:
        st.emit("ignores", (target, ignored), "BL-9.2")
    if flags and st.utype[target] >= c.FIRST_HERO and not held:
        st.push(forced_flight(target, clash.winner(st), push, flags))
    elif hexes:
        first = not clash.done & RAMPAGED
        clash.done |= RAMPAGED
        st.push(Retreat(target, hexes, clash.winner(st), is_frightened(st, target), first))
