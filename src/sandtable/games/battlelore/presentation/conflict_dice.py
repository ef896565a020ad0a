"""An attack die by die: the effect of each face on the target, and why (BL-7.6 to BL-7.10)."""

from __future__ import annotations

from typing import Final

from sandtable.core.scene.scene import Chance, Message, message_arg, number_arg
from sandtable.core.text.message import key_of
from sandtable.games.battlelore.combat.attack import TOKENS
from sandtable.games.battlelore.combat.in_progress import (
    ALL_OF_THEM,
    CHANTED,
    M_IGNORE_HELMETS,
    MELEE_ATTACK,
    REROLLED,
    Clash,
)
from sandtable.games.battlelore.combat.resolve import is_hurt_by_lore, why_no_token
from sandtable.games.battlelore.combat.scoring import (
    horse_ignores,
    ignored_strikes,
    lore_hits,
    strike_rule,
    strikes_ignored_once,
)
from sandtable.games.battlelore.heroes.attacks import attack_effects
from sandtable.games.battlelore.heroes.in_play import has_chant, has_op, hero_in, hero_number, ignored_hits
from sandtable.games.battlelore.presentation.scenery import FIRST_FACE
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST, POISONED
from sandtable.games.battlelore.tables.effects import FX_SPARED, IN_ANY

HIT: Final = "hit"
FLAG: Final = "flag"
IGNORED: Final = "ignored"
LORE: Final = "lore"
MISS: Final = "miss"

HITTING: Final = (c.GREEN, c.BLUE, c.RED, c.STRIKE)
"""The faces that can be hits."""

OPEN: Final = -1
GONE: Final = -2
"""Values in place of the number of flags that the target ignored: not known yet, or the target was destroyed first."""


def explain(st: BattleState, clash: Clash, faces: list[int], ignored: int = OPEN) -> tuple[Chance, ...]:
    """Each die and its effect on the target, in the order rolled; for `ignored` see OPEN and GONE."""
    target = clash.dfn
    spare_strikes, spare_helmets = ignored_results(st, clash)
    held = bool(st.tok[target] & HELD_FAST)
    fear = bool(c.T_ABILITIES[st.utype[clash.att]] & c.FEAR) and not held
    found: list[Chance] = []
    flags = 0
    for face in faces:
        if face == c.STRIKE:
            does, why, clause = strike_does(st, clash, spare_strikes)
            spare_strikes -= 1
        elif face == c.FLAG:
            does, why, clause = held_flag(st, target) if held else (FLAG, "die-flag", "BL-8.1")
        elif face == c.LORE:
            does, why, clause = lore_does(st, clash)
        else:
            does, why, clause = helmet_does(st, clash, face, spare_helmets)
            spare_helmets -= why == "die-helmet-ignored"
        if fear and does == HIT:
            does, why, clause = FLAG, "die-fear", "BL-22.1"
        if does == FLAG:
            does, why, clause = flag_does(why, clause, flags, ignored)
            flags += 1
        args = {"a": message_arg(key_of("colour", c.COLOUR_IDS[st.colour[target]]))}
        found.append(Chance(face, FIRST_FACE + face, does != MISS, "", does, Message(why, args), clause))
    if st.sheets:
        if has_chant(st, target) and bool(clash.done & CHANTED) == (clash.at > TOKENS):
            explain_chant(found)
        if ignored in (OPEN, 0):
            explain_hammer(st, clash, found)
        explain_marks(st, clash, found)
    return tuple(found)


def ignored_results(st: BattleState, clash: Clash) -> tuple[int, int]:
    """The STRIKEs and helmets of a roll that its target ignores, including those this roll has just used up."""
    target = clash.dfn
    past = clash.at > TOKENS
    strikes = ignored_strikes(st, clash) + horse_ignores(st, clash, clash.weapon)
    strikes = max(0, strikes - (0 if past else clash.strikes_used))
    helmets = clash.mod(M_IGNORE_HELMETS)
    if st.sheets:
        if not past:
            strikes += strikes_ignored_once(st, clash, ALL_OF_THEM, False)
        elif (FX_SPARED, hero_in(st, target), clash.att, IN_ANY, st.turn) in st.effects:
            strikes += 1
        helmets += ignored_hits(st, target, clash.att, clash.kind == MELEE_ATTACK, "helmet")
        helmets = max(0, helmets - (0 if past else clash.helmets_used))
    return strikes, helmets


def set_reason(dice: list[Chance], place: int, words: Message, does: str = "") -> None:
    """Give a die another reason, that of a Hero's card."""
    die = dice[place]
    does = does or die.does
    dice[place] = Chance(die.value, die.type, does != MISS, "", does, words, "BL-26.11")


def explain_hammer(st: BattleState, clash: Clash, dice: list[Chance]) -> None:
    """The Leader's card makes the first FLAG of an attack count for more (Hammer of Thunder)."""
    flags = [place for place, die in enumerate(dice) if die.value == c.FLAG and die.does == FLAG]
    more = hero_number(st, clash.att, "add_flags") if flags and clash.kind == MELEE_ATTACK else 0
    if more and not clash.done & REROLLED:
        set_reason(dice, flags[0], Message("die-flag-hammer", {"n": number_arg(1 + more)}))


def explain_marks(st: BattleState, clash: Clash, dice: list[Chance]) -> None:
    """LORE that marks the target (Snaring Rope, Frost Bolt), or whose token goes to the target's camp (Leech)."""
    lore = [place for place, die in enumerate(dice) if die.value == c.LORE and die.does != HIT]
    if not lore:
        return
    if has_op(st, clash.dfn, "divert_lore"):
        for place in lore:
            if dice[place].does == LORE:
                set_reason(dice, place, Message("die-lore-leech"))
    hit = any(die.does == HIT for die in dice)
    for effect in attack_effects(st, clash):
        if effect.op == "token_on_lore" or (
            effect.op == "token_on_hit" and "lore" in effect.words("faces") and not hit
        ):
            token = message_arg(key_of("token", effect.word("token")))
            set_reason(dice, lore[0], Message("die-lore-mark", {"a": token}), LORE)


def held_flag(st: BattleState, target: int) -> tuple[str, str, str]:
    """A flag against a unit that cannot retreat is a hit, but not on a Hydra (BL-18.3, BL-18.10)."""
    if c.T_CHECK[st.utype[target]] == c.CHECK_NECKS:
        return MISS, "die-flag-hydra", "BL-18.10"
    return HIT, "die-flag-held", "BL-18.3"


def flag_does(why: str, clause: str, before: int, ignored: int) -> tuple[str, str, str]:
    """The effect of a flag, given the number of flags before it (BL-8.1, BL-9.2)."""
    if ignored == GONE:
        return MISS, "die-flag-gone", "BL-7.13"
    if ignored == OPEN or why != "die-flag":
        return FLAG, why, clause
    return (IGNORED, "die-flag-ignored", "BL-9.2") if before < ignored else (FLAG, "die-flag-retreat", "BL-8.1")


def explain_chant(dice: list[Chance]) -> None:
    """A chant turns away a STRIKE that hit, or else a helmet."""
    hits = [place for place, die in enumerate(dice) if die.does == HIT and die.value in HITTING]
    if hits:
        place = next((place for place in hits if dice[place].value == c.STRIKE), hits[-1])
        die = dice[place]
        why = "die-strike-ignored" if die.value == c.STRIKE else "die-helmet-ignored"
        dice[place] = Chance(die.value, die.type, False, "", MISS, Message(why), "BL-26.11")


def helmet_does(st: BattleState, clash: Clash, face: int, ignored: int) -> tuple[str, str, str]:
    target = clash.dfn
    if c.T_RACE[st.utype[target]] == c.HERO:
        return MISS, "die-hero", "BL-25.2"
    if face != st.colour[target] and not c.W_ANY_HELMET[clash.weapon]:
        return MISS, "die-other-helmet", "BL-7.10"
    if ignored > 0:
        return MISS, "die-helmet-ignored", "BL-13.2"
    return HIT, "die-any-helmet" if face != st.colour[target] else "die-helmet", "BL-7.6"


def strike_does(st: BattleState, clash: Clash, ignored: int) -> tuple[str, str, str]:
    type_ = st.utype[clash.dfn]
    if c.T_ABILITIES[type_] & c.STRIKE_IMMUNE:
        return MISS, "die-strike-immune", "BL-7.8"
    if c.T_CHECK[type_] == c.CHECK_NECKS:
        return MISS, "die-strike-hydra", "BL-18.10"
    if strike_rule(clash, clash.weapon) == c.MISS:
        return MISS, "die-strike-weapon", "BL-7.7"
    return (MISS, "die-strike-ignored", "BL-7.8") if ignored > 0 else (HIT, "die-strike", "BL-7.7")


def lore_does(st: BattleState, clash: Clash) -> tuple[str, str, str]:
    target, unit = clash.dfn, clash.att
    necks = c.T_CHECK[st.utype[target]] == c.CHECK_NECKS
    immune = bool(st.sheets and has_op(st, target, "lore_never_hits"))
    if not necks and not immune and st.tok[target] & POISONED:
        return HIT, "die-lore-poison", "BL-18.6"
    if not immune and lore_hits(st, clash):
        return (MISS, "die-lore-none", "BL-18.10") if necks else (HIT, "die-lore-hits", "BL-7.9")
    if c.T_KIND[st.utype[unit]] == c.CREATURE:
        return LORE, "die-lore-power", "BL-17.11"
    if is_hurt_by_lore(st, unit):
        return MISS, "die-lore-own", "BL-18.6"
    if not st.rules.lore:
        return MISS, "die-lore-nothing", "BL-7.9"
    clause = why_no_token(st, clash)
    return (LORE, "die-lore", "BL-7.14") if clause is None else (MISS, "die-lore-none", clause)
