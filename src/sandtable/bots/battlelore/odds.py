"""What an attack is likely to do: exact odds from the six faces of the Battle die, without a state and without chance.

A `Blow` says all about an attack that the dice ask for. `blow_of` reads it off a table with the game's own functions, so
that no rule is written twice; `outcomes` enumerates its rolls; `odds_of` sums them up. Both are remembered: a game has
few different blows.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

from sandtable.games.battlelore import content as c
from sandtable.games.battlelore.attack import most_ignored
from sandtable.games.battlelore.combat import dice_count
from sandtable.games.battlelore.fight import BREATH_ATTACK, MELEE_ATTACK, Clash
from sandtable.games.battlelore.hits import horse_ignores, ignored_strikes, lore_hits, strike_rule
from sandtable.games.battlelore.losses import necks_of
from sandtable.games.battlelore.morale import is_frightened, retreat_per_flag
from sandtable.games.battlelore.retreat import retreat_options
from sandtable.games.battlelore.state import HELD_FAST, POISONED, Battle

# what else an attack does, one bit each
FEAR: Final = 1
"""Every hit counts as a FLAG (BL-22.1)."""
AXE: Final = 2
"""One STRIKE that hit brings another die (BL-21.5)."""
FRENZY: Final = 4
"""STRIKEs that hit are rolled again (BL-18.27)."""
HELD: Final = 8
"""A webbed or frozen target cannot retreat: FLAGs hit (BL-18.3)."""

MANY: Final = 9
"""More figures, flags or hits than any attack can deal with."""

LOSS: Final = (1.0, 0.5, 0.28, 0.14, 0.05, 0.0)
"""How much of a banner an enemy has of a troop that has so many figures left: each hit is worth more than the one before,
for the last one brings the banner."""
DRIVEN: Final = 0.05
"""What it is worth to drive a unit back: it loses its place, its support and the chance to battle back."""


class Blow(NamedTuple):
    """One attack as the dice see it."""

    dice: int
    helmet: bool
    """Do helmets of the target's colour hit?"""
    strike: bool
    ignored: int
    """STRIKEs the target ignores."""
    lore: bool
    figures: int
    """Hits that end the target."""
    check: int
    """Hits are followed by a check that ends the target at once: 0 none, 1 a die each, 2 a die for all but the first."""
    bold: int
    """FLAGs the target may ignore."""
    stuck: int
    """Hits for each FLAG it cannot ignore because it has nowhere to go."""
    panic: int
    """Dice rolled against a Frightened target for each FLAG it cannot ignore (BL-9.14)."""
    special: int


class Odds(NamedTuple):
    """What to expect of a blow."""

    hits: float
    """Figures lost, on average."""
    kill: float
    driven: float
    """The chance that the target lives and leaves its hex."""
    stands: float
    """The chance that it lives and still stands there, ready to battle back."""
    harm: float
    """The loss of the target in banners (`LOSS`, `DRIVEN`), a unit of one banner."""


Roll = tuple[float, int, int, int, int]
"""A chance, and the helmets, STRIKEs, FLAGs and LOREs of a roll."""


@cache
def rolls(dice: int) -> tuple[Roll, ...]:
    """Every result of so many dice, faces that never matter counted together.

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


@cache
def outcomes(blow: Blow) -> tuple[tuple[float, int, int], ...]:
    """Chance, hits (never more than end the target) and whether it was driven off, for every result.

    The target ignores all the FLAGs it may. A Frenzy goes on while it is not driven off.
    """
    sums: dict[tuple[int, int], float] = {}
    for chance, helmets, strikes, flags, lore in rolls(blow.dice):
        scoring = max(0, strikes - blow.ignored) if blow.strike else 0
        hits = scoring + (helmets if blow.helmet else 0) + (lore if blow.lore else 0)
        if blow.special & HELD:
            hits += flags
            flags = 0
        if blow.special & FEAR:
            flags += hits
            hits = scoring = 0
        for part, more_hits, more_flags in swings(blow, scoring if hits < blow.figures else 0):
            settle(blow, sums, chance * part, hits + more_hits, flags + more_flags, scoring, strikes)
    return tuple([(chance, hits, driven) for (hits, driven), chance in sorted(sums.items())])


def swings(blow: Blow, scoring: int) -> tuple[tuple[float, int, int], ...]:
    """What the die of an Axe Swing adds: chance, hits, FLAGs."""
    if not (blow.special & AXE and scoring):
        return ((1.0, 0, 0),)
    hit = 2 if blow.helmet else 1
    if blow.special & HELD:
        return (((hit + 1) / 6, 1, 0), ((5 - hit) / 6, 0, 0))
    return ((hit / 6, 1, 0), (1 / 6, 0, 1), ((5 - hit) / 6, 0, 0))


def settle(
    blow: Blow, sums: dict[tuple[int, int], float], chance: float, hits: int, flags: int, scoring: int, strikes: int
) -> None:
    """Add what follows from one roll: retreat with its losses, or the next roll of a Frenzy."""
    if hits >= blow.figures:
        add(sums, blow.figures, 0, chance)
        return
    retreats = max(0, flags - blow.bold)
    if retreats and blow.stuck:
        add(sums, min(blow.figures, hits + retreats * blow.stuck), 0, chance)
    elif retreats:
        dice = retreats * blow.panic
        for panics in range(dice + 1):
            part = comb(dice, panics) * 5 ** (dice - panics) / 6**dice
            add(sums, min(blow.figures, hits + panics), 1, chance * part)
    elif blow.special & FRENZY and scoring:
        again = blow._replace(
            dice=scoring,
            ignored=max(0, blow.ignored - strikes),
            bold=max(0, blow.bold - flags),
            figures=blow.figures - hits,
        )
        for part, more, driven in outcomes(again):
            add(sums, hits + more, driven, chance * part)
    else:
        add(sums, hits, 0, chance)


def add(sums: dict[tuple[int, int], float], hits: int, driven: int, chance: float) -> None:
    sums[hits, driven] = sums.get((hits, driven), 0.0) + chance


@cache
def odds_of(blow: Blow) -> Odds:
    """The sums over all outcomes."""
    hits = kill = driven = stands = harm = 0.0
    before = LOSS[min(blow.figures, len(LOSS) - 1)]
    for chance, number, moved in outcomes(blow):
        hits += chance * number
        ended = 1.0 if number >= blow.figures else 0.0
        if blow.check:
            dice = number if blow.check == 1 else max(0, number - 1)
            ended = 1 - (5 / 6) ** dice
            harm += chance * ended
        else:
            harm += chance * (LOSS[min(blow.figures - number, len(LOSS) - 1)] - before)
        kill += chance * ended
        lives = chance * (1 - ended)
        if moved:
            driven += lives
            harm += lives * DRIVEN
        else:
            stands += lives
    return Odds(hits, kill, driven, stands, harm)


def blow_of(st: Battle, clash: Clash, extra: int = 0) -> Blow:
    """Read a declared attack off the table; both units stand where they stand. `extra` are dice a card would add."""
    target = clash.dfn
    type_ = st.utype[target]
    melee = clash.kind == MELEE_ATTACK
    if clash.kind == BREATH_ATTACK:
        dice = c.UNIT_DEFS[st.utype[clash.att]].breath_dice
    else:
        dice = dice_count(st, clash.att, target, clash.kind, clash.mode, clash.weapon, extra)
    rule = c.T_CHECK[type_]
    hero = type_ >= c.FIRST_HERO
    abilities = c.T_ABILITIES[st.utype[clash.att]]
    strike = (
        strike_rule(clash, clash.weapon) != c.MISS
        and rule != c.CHECK_NECKS
        and not c.T_ABILITIES[type_] & c.STRIKE_IMMUNE
    )
    ignored = ignored_strikes(st, clash) + horse_ignores(st, clash, clash.weapon) if strike else 0
    flags = clash.flags
    clash.flags = MANY
    bold = most_ignored(st, clash)[1]
    clash.flags = flags
    special = 0
    if abilities:
        special = (FEAR if abilities & c.FEAR else 0) | (AXE if abilities & c.AXE_SWING else 0)
        special |= FRENZY if melee and abilities & c.FRENZY else 0
    if st.tok[target] & HELD_FAST:
        special |= HELD
    check, figures = ends_after(st, target)
    stuck = panic = 0
    if bold < dice and not hero:
        per_flag = retreat_per_flag(st, target)
        if c.T_ABILITIES[type_] & c.ELIMINATED_BY_RETREAT:
            stuck = MANY
        elif not c.UNIT_DEFS[type_].dragon and not retreat_options(st, target):
            stuck = per_flag
        elif is_frightened(st, target):
            panic = per_flag
    poisoned = bool(st.tok[target] & POISONED) or (bool(st.effects or st.heirs) and lore_hits(st, clash))
    return Blow(
        min(dice, MANY),
        c.T_RACE[type_] != c.T_RACE[c.FIRST_HERO],
        strike,
        min(ignored, MANY),
        poisoned and rule != c.CHECK_NECKS,
        figures,
        check,
        min(bold, MANY),
        stuck,
        panic,
        special,
    )


def ends_after(st: Battle, unit: int) -> tuple[int, int]:
    """How a unit takes hits: the check that follows them (see `Blow.check`), and the hits that end it."""
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
