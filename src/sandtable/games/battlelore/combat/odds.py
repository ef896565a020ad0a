"""Exact odds of an attack from the six faces of the Battle die, for the attack panel and for bots.

A `Blow` holds everything about an attack that affects the dice. `blow_of` builds one from the state with the rules' own
functions, so no rule is written twice. `outcomes` enumerates the rolls and everything that follows up to a battle back:
axes, Frenzy, checks, retreats with their losses, panic. It reads only public information. It assumes that the target
ignores as many FLAGs as it may and takes the longest way of retreat. It leaves out cards and tokens not yet played, a
helper called by a horn, Tremors, what Heroes add, and a Frenzy that continues after a retreat.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from sandtable.games.battlelore.combat.dice import breath_dice, dice_count
from sandtable.games.battlelore.combat.in_progress import BREATH_ATTACK, M_IGNORE_HELMETS, MELEE_ATTACK, Clash
from sandtable.games.battlelore.combat.losses import necks_of
from sandtable.games.battlelore.combat.morale import is_frightened, most_ignored, retreat_per_flag
from sandtable.games.battlelore.combat.retreat import landings
from sandtable.games.battlelore.combat.scoring import horse_ignores, ignored_strikes, lore_hits, strike_rule
from sandtable.games.battlelore.state import BattleState
from sandtable.games.battlelore.tables import pieces as c
from sandtable.games.battlelore.tables.conditions import HELD_FAST, POISONED, VICTOR
from sandtable.games.battlelore.tables.effects import FX_STRIKE_DIE, IN_MELEE
from sandtable.games.battlelore.tables.pieces import CAMP
from sandtable.games.battlelore.turn.lasting import has_effect
from sandtable.games.battlelore.turn.places import why_not_stand

# special rules of an attack, one bit each
FEAR: Final = 1
"""Every hit counts as a FLAG (BL-22.1)."""
AXE: Final = 2
"""One STRIKE that hit brings another die (BL-21.5)."""
FRENZY: Final = 4
"""STRIKEs that hit are re-rolled (BL-18.27)."""
HELD: Final = 8
"""A webbed or frozen target cannot retreat: FLAGs hit (BL-18.3)."""
LOST: Final = 16
"""The target is lost when it must retreat (BL-20.13)."""
BERSERK: Final = 32
"""Each STRIKE that hits adds another die to the roll (Berserk)."""
NECKS: Final = 64
"""A Hydra is hit by helmets alone: FLAGs that cannot drive it off do nothing (BL-18.10)."""

MANY: Final = 9
"""More figures, flags or hits than any attack can have."""
FREE: Final[tuple[int, ...]] = ()
"""The way of retreat is open."""
NOWHERE: Final = (0,)


class Blow(NamedTuple):
    """One attack, reduced to what affects the dice."""

    dice: int
    helmet: bool
    """Do helmets of the target's colour hit?"""
    strike: bool
    ignored: int
    """STRIKEs the target ignores."""
    lore: bool
    figures: int
    """The number of hits that destroy the target."""
    check: int
    """Whether a check that can destroy the target follows hits: 0 none, 1 a die per hit, 2 a die for each hit but the first."""
    bold: int
    """FLAGs the target may ignore."""
    per_flag: int = 1
    """Hexes of retreat for each FLAG it does not ignore."""
    cover: tuple[int, ...] = FREE
    """How far it gets on a retreat of 0, 1, 2 ... hexes; each missing hex is a hit."""
    panic: int = 0
    """Dice rolled against a Frightened target for each hex it flees (BL-9.14)."""
    special: int = 0
    push: int = 0
    """Hexes of retreat for each LORE, which cannot be ignored (BL-18.26)."""
    ignored_helmets: int = 0
    """Helmets the target ignores."""
    faint: int = 0
    """Bold levels lost with its first figure."""
    drum: int = 0
    """Bold levels lost with its last figure but one."""
    holds: int = 0
    """This many LOREs web or freeze the target before the FLAGs of the roll count (BL-17.13, BL-18.2); 0: never."""


class AttackOdds(NamedTuple):
    """The expected results of a blow."""

    hit: float
    """The chance of at least one hit, by the dice or in the retreat."""
    hits: float
    """The average number of hits, counting no more than destroy the target."""
    kill: float
    driven: float
    """The chance that the target survives and leaves its hex."""
    stands: float
    """The chance that the target survives and stays in its hex."""


Roll = tuple[float, int, int, int, int]
"""The chance of a roll, and its helmets, STRIKEs, FLAGs and LOREs."""
Outcome = tuple[float, int, int, int]
"""A chance, the hits, the dice of the checks that follow them, and whether the target was driven off."""
Sums = dict[tuple[int, int, int], float]


@cache
def rolls(dice: int) -> tuple[Roll, ...]:
    """Every result of this many dice; faces that never matter are counted together.

    >>> [round(chance, 4) for chance, helmets, _, _, _ in rolls(1) if helmets]
    [0.1667]
    """
    found: list[Roll] = []
    for helmets in range(dice + 1):
        for strikes in range(dice - helmets + 1):
            for flags in range(dice - helmets - strikes + 1):
                for lore in range(dice - helmets - strikes - flags + 1):
                    rest = dice - helmets - strikes - flags - lore
                    ways = comb(dice, helmets) * comb(dice - helmets, strikes)
                    ways *= comb(dice - helmets - strikes, flags) * comb(lore + rest, lore)
                    found.append((ways * 2**rest / 6**dice, helmets, strikes, flags, lore))
    return tuple(found)


def all_rolls(blow: Blow) -> tuple[Roll, ...]:
    """Every result of the first roll, including the dice that Berserk adds."""
    if not blow.special & BERSERK:
        return rolls(blow.dice)
    found: list[Roll] = []
    for chance, helmets, strikes, flags, lore in rolls(blow.dice):
        further = max(0, strikes - blow.ignored) if blow.strike else 0
        for part, more_helmets, more_strikes, more_flags, more_lore in rolls(further):
            found.append(
                (chance * part, helmets + more_helmets, strikes + more_strikes, flags + more_flags, lore + more_lore)
            )
    return tuple(found)


@cache
def outcomes(blow: Blow) -> tuple[Outcome, ...]:
    """Every possible outcome of an attack."""
    sums: Sums = {}
    for chance, helmets, strikes, flags, lore in all_rolls(blow):
        scoring = max(0, strikes - blow.ignored) if blow.strike else 0
        hits = scoring + (max(0, helmets - blow.ignored_helmets) if blow.helmet else 0) + (lore if blow.lore else 0)
        held = blow.special & HELD or (blow.holds and lore >= blow.holds)
        if held:
            hits += 0 if blow.special & NECKS else flags
            flags = 0
        if blow.special & FEAR and not held:
            flags += hits
            hits = scoring = 0
        left = blow._replace(
            ignored=max(0, blow.ignored - strikes),
            ignored_helmets=max(0, blow.ignored_helmets - helmets),
            special=blow.special & ~BERSERK | (HELD if held else 0),
        )
        for part, more_hits, more_flags in swings(blow, scoring if hits < blow.figures else 0):
            done = (hits + more_hits, checks(blow, hits) + checks(blow, more_hits))
            settle(left, sums, chance * part, done, flags + more_flags, lore, scoring)
    return tuple([(chance, *what) for what, chance in sorted(sums.items())])


def checks(blow: Blow, hits: int) -> int:
    """The dice of the check that follows one event of hits (BL-17.3, BL-19.14)."""
    return 0 if not blow.check else hits if blow.check == 1 else max(0, hits - 1)


def swings(blow: Blow, scoring: int) -> tuple[tuple[float, int, int], ...]:
    """The effect of the Axe Swing die: chance, hits, FLAGs."""
    if not (blow.special & AXE and scoring):
        return ((1.0, 0, 0),)
    hit = 2 if blow.helmet else 1
    if blow.special & HELD:
        return (((hit + 1) / 6, 1, 0), ((5 - hit) / 6, 0, 0))
    return ((hit / 6, 1, 0), (1 / 6, 0, 1), ((5 - hit) / 6, 0, 0))


def bold_after(blow: Blow, hits: int) -> int:
    """The FLAGs that the target may ignore after this many hits."""
    level = blow.bold
    if hits and blow.faint:
        level -= blow.faint
    if blow.drum and blow.figures - hits <= 1:
        level -= blow.drum
    return max(0, level)


def settle(blow: Blow, sums: Sums, chance: float, done: tuple[int, int], flags: int, lore: int, scoring: int) -> None:
    """Add what follows from one roll: a retreat with its losses, or the next roll of a Frenzy."""
    hits, dice = done
    if hits >= blow.figures:
        add(sums, blow.figures, dice, 0, chance)
        return
    ignores = bold_after(blow, hits)
    hexes = max(0, flags - ignores) * blow.per_flag + lore * blow.push
    if hexes and blow.special & LOST:
        add(sums, blow.figures, dice, 0, chance)
        return
    if hexes:
        covered = hexes if blow.cover == FREE else blow.cover[min(hexes, len(blow.cover) - 1)]
        if blow.special & HELD:
            covered = 0
        blocked = hexes - covered
        dice += checks(blow, blocked)
        hits = min(blow.figures, hits + blocked)
        if covered or hits >= blow.figures:
            fled = covered * blow.panic if hits < blow.figures else 0
            for panics in range(fled + 1):
                part = comb(fled, panics) * 5 ** (fled - panics) / 6**fled
                total = dice + checks(blow, panics)
                add(sums, min(blow.figures, hits + panics), total, int(covered > 0), chance * part)
            return
    if blow.special & FRENZY and scoring:
        again = blow._replace(
            dice=scoring,
            bold=max(0, blow.bold - min(flags, ignores)),
            figures=blow.figures - hits,
            faint=0 if hits else blow.faint,
        )
        if hits and blow.faint:
            again = again._replace(bold=max(0, again.bold - blow.faint))
        for part, more, further, driven in outcomes(again):
            add(sums, hits + more, dice + further, driven, chance * part)
    else:
        add(sums, hits, dice, 0, chance)


def add(sums: Sums, hits: int, dice: int, driven: int, chance: float) -> None:
    sums[hits, dice, driven] = sums.get((hits, dice, driven), 0.0) + chance


def death(blow: Blow, hits: int, dice: int) -> float:
    """The chance that the target is dead after this many hits and check dice."""
    return 1 - (5 / 6) ** dice if blow.check else float(hits >= blow.figures)


@cache
def odds_of(blow: Blow) -> AttackOdds:
    """Sum up all outcomes of a blow."""
    hit = hits = kill = driven = stands = 0.0
    for chance, number, dice, moved in outcomes(blow):
        ended = death(blow, number, dice)
        hit += chance * (number > 0)
        hits += chance * number
        kill += chance * ended
        if moved:
            driven += chance * (1 - ended)
        else:
            stands += chance * (1 - ended)
    return AttackOdds(hit, hits, kill, driven, stands)


# -- reading it off the table ------------------------------------------------------------------------------------------


def can_strike(clash: Clash, target: int) -> bool:
    """Do STRIKEs of an attack hit a unit of this type (BL-7.7, BL-18.10)?"""
    if c.T_CHECK[target] == c.CHECK_NECKS or c.T_ABILITIES[target] & c.STRIKE_IMMUNE:
        return False
    return strike_rule(clash, clash.weapon) != c.MISS


def blow_of(st: BattleState, clash: Clash, extra: int = 0) -> Blow:
    """The `Blow` of a declared attack, with both units where they stand. `extra` is the number of dice a card would add."""
    target = clash.dfn
    type_ = st.utype[target]
    if clash.kind == BREATH_ATTACK:
        dice = breath_dice(st, clash.att)
    else:
        dice = dice_count(st, clash.att, target, clash.kind, clash.mode, clash.weapon, extra)
    rule = c.T_CHECK[type_]
    abilities = c.T_ABILITIES[st.utype[clash.att]]
    strike = can_strike(clash, type_)
    ignored = ignored_strikes(st, clash) + horse_ignores(st, clash, clash.weapon) if strike else 0
    flags = clash.flags
    clash.flags = MANY
    bold = most_ignored(st, clash)[1]
    clash.flags = flags
    if st.tok[target] & VICTOR and bold < MANY and c.T_KIND[type_] != c.CREATURE:
        bold += 1  # its token lets it ignore one more FLAG (BL-17.5)
    push = 2 if abilities & c.PUSHBACK and c.T_FLAGS[type_] != c.FLAGS_ALL else 0
    check, figures = ends_after(st, target)
    per_flag = panic = 1
    cover = FREE
    if (bold < dice or push) and type_ < c.FIRST_HERO:
        per_flag = retreat_per_flag(st, target)
        cover = way_of_retreat(st, target, dice * max(per_flag, push))
        panic = int(is_frightened(st, target))
    poisoned = bool(st.tok[target] & POISONED) or (bool(st.effects or st.sheets) and lore_hits(st, clash))
    faint, drum = bold_by_figures(st, target) if bold < MANY else (0, 0)
    return Blow(
        min(dice, MANY),
        c.T_RACE[type_] != c.HERO,
        strike,
        min(ignored, MANY),
        poisoned and rule != c.CHECK_NECKS,
        figures,
        check,
        min(bold, MANY),
        per_flag,
        cover,
        panic,
        special_of(st, clash),
        push,
        clash.mod(M_IGNORE_HELMETS) if clash.mods else 0,
        faint,
        drum,
        lores_to_hold(st, clash),
    )


def special_of(st: BattleState, clash: Clash) -> int:
    """The special rules that both units and cards apply to this attack, as bits of `Blow.special`."""
    abilities = c.T_ABILITIES[st.utype[clash.att]]
    melee = clash.kind == MELEE_ATTACK
    special = 0
    if abilities:
        special = (FEAR if abilities & c.FEAR else 0) | (AXE if abilities & c.AXE_SWING else 0)
        special |= FRENZY if melee and abilities & c.FRENZY else 0
    if st.tok[clash.dfn] & HELD_FAST:
        special |= HELD
    if st.effects and melee and has_effect(st, clash.att, FX_STRIKE_DIE, IN_MELEE):
        special |= BERSERK
    if c.T_ABILITIES[st.utype[clash.dfn]] & c.ELIMINATED_BY_RETREAT:
        special |= LOST
    if c.T_CHECK[st.utype[clash.dfn]] == c.CHECK_NECKS:
        special |= NECKS
    return special


def lores_to_hold(st: BattleState, clash: Clash) -> int:
    """How many LOREs of this attack web or freeze its target at once; 0 if none do (BL-18.2, BL-19.9)."""
    unit_def = c.UNIT_DEFS[st.utype[clash.att]]
    if clash.kind == BREATH_ATTACK:
        return 1 if unit_def.breath_token == c.FROST else 0
    web = unit_def.powers.get("web")
    return 0 if web is None else web


def bold_by_figures(st: BattleState, unit: int) -> tuple[int, int]:
    """The Bold levels a troop loses with its first figure, and with its last figure but one (BL-9.1, BL-22.4)."""
    type_ = st.utype[unit]
    faint = drum = 0
    if type_ < c.FIRST_CREATURE:
        if st.figs[unit] >= c.T_FIGURES[type_]:
            faint = c.UNIT_DEFS[type_].bold_full - c.T_BOLD[type_]
        if st.figs[unit] > 1:
            drum = bool(c.T_ABILITIES[type_] & c.BOLD_WHILE_DRUMMER) + (st.attach[unit] == c.GOBLIN_DRUM)
    return faint, drum


def way_of_retreat(st: BattleState, unit: int, most: int) -> tuple[int, ...]:
    """How far a unit gets on a retreat of 0, 1, 2 ... hexes by the longest way (BL-8.3 to BL-8.6, BL-19.12)."""
    most = min(most, MANY)
    if c.UNIT_DEFS[st.utype[unit]].dragon:
        return tuple([landings(st, unit, hexes)[0] for hexes in range(most + 1)])
    board = st.ground.board
    camp = st.owner[unit] & CAMP
    row = [st.pos[unit]]
    for far in range(most):
        further = [
            n
            for h in row
            for n in board.retreat_steps(h, camp)
            if n >= 0 and n in st.ground.near[h] and st.at[n] < 0 and why_not_stand(st, unit, n) is None
        ]
        if not further:
            return tuple(range(far + 1))
        row = list(dict.fromkeys(further))
    return FREE


def ends_after(st: BattleState, unit: int) -> tuple[int, int]:
    """How a unit takes hits: the check that follows them (see `Blow.check`), and the number of hits that destroy it."""
    type_ = st.utype[unit]
    if type_ >= c.FIRST_HERO:
        return 1, MANY
    rule = c.T_CHECK[type_]
    if rule == c.CHECK_NONE:
        return 0, st.figs[unit]
    if rule == c.CHECK_LIFE:
        return 0, st.extra[unit] + 1
    if rule == c.CHECK_NECKS:
        return 0, max(1, len(necks_of(st.extra[unit])))
    return (1 if rule == c.CHECK_CRITICAL else 2), MANY
