"""The penalties and special rules of a Model's Attacks and shots, packed into one number (chapters 14 to 16, 24)."""

from __future__ import annotations

from typing import Final

from sandtable.games.first_blood.dice import halved_up
from sandtable.games.first_blood.in_force import (
    BY_CLASH,
    BY_DUEL,
    BY_IMPACT,
    BY_SPELL,
    BY_VOLLEY,
    Situation,
    effects,
)
from sandtable.games.first_blood.qualities import characteristic, rule_x
from sandtable.games.first_blood.state import HINDERED, INSPIRED, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.effects import Rule
from sandtable.games.first_blood.tables.terms import (
    ARMOR_PIERCING,
    ATTACKS,
    BLESSED,
    BRUTAL_IMPACT,
    CLASH,
    CLEAVE,
    DEADLY_BLADES,
    DEADLY_SHOT,
    DEFENCE,
    EVASION,
    FIEND_HUNTER,
    FLURRY,
    LIGHT,
    MONSTER,
    PRECISE_SHOT,
    RAPID_VOLLEY,
    RELENTLESS_BLOWS,
    SMITE,
    TORRENTIAL_FIRE,
)

PENALTY: Final = 15
"""The lowest bits: how much Hits reduce the target's Defence (FB-24.2, FB-24.9, FB-24.11)."""
NO_DEFENCE: Final = 16
"""They treat the target's total Defence as 0 (FB-24.43)."""
PRECISE: Final = 32
"""The same for Hits from a natural 1 (FB-24.32)."""
DEADLY: Final = 64
"""Two Wounds for a failed Injury Roll on a Model with Wounds above 1 (FB-24.12, FB-24.13)."""
EXTRA: Final = 128
"""An additional Hit for each natural 1 (FB-24.37, FB-24.39)."""
AGAIN: Final = 256
"""All failed To Hit dice are re-rolled (FB-24.18, FB-24.21)."""
TORRENT: Final = 512
"""Each die that hits gives an additional one (FB-24.51)."""
NO_EVASION: Final = 1024
SIXES: Final = 2048
"""Natural 6s To Hit may be re-rolled (FB-17.16)."""

ALL_SIXES: Final = 4096
"""Natural 6s To Hit are re-rolled (content of `reroll` without choice)."""
BLEST: Final = 8192
"""The Model is Blessed: its failed dice may be re-rolled if that was declared (FB-24.7)."""
SURE: Final = 16384
"""Automatic Hits without a To Hit roll (content of `impact_hits`)."""
OF_HITS: Final = PENALTY | NO_DEFENCE | DEADLY | NO_EVASION
"""The bits that still matter once a die has hit."""

PENALTY_OF: Final = {
    BY_VOLLEY: "armor_piercing",
    BY_SPELL: "armor_piercing",
    BY_CLASH: "cleave",
    BY_DUEL: "cleave",
}
"""The rule that reduces Defence in each kind of Attack; an effect may cancel it."""
RELENTLESS: Final = 6
"""The Clash value from which a Model has Relentless Blows (FB-5.8)."""
IN_CLASH: Final = Situation(BY_CLASH)
Group = tuple[int, int, int]
"""The number of dice, the value they must not exceed, and the power of their Hits."""


def power_of(st: State, regiment: int, model: int, sit: Situation) -> int:
    """The power of a Model's Attacks in a Clash, a Duel or an Impact Attack (FB-15.23, FB-18.10)."""
    power = 0
    if sit.kind in (BY_CLASH, BY_DUEL):
        power |= min(PENALTY, rule_x(st, regiment, model, CLEAVE, sit))
        power |= NO_DEFENCE if rule_x(st, regiment, model, SMITE, sit) else 0
        power |= EXTRA if rule_x(st, regiment, model, RELENTLESS_BLOWS, sit) else 0
        power |= AGAIN if rule_x(st, regiment, model, FLURRY, sit) else 0
    elif sit.kind == BY_IMPACT:
        power |= min(PENALTY, rule_x(st, regiment, model, BRUTAL_IMPACT, sit))
    if rule_x(st, regiment, model, DEADLY_BLADES, sit):
        power |= DEADLY
    return power | common_power(st, regiment, model, sit)


def shot_power(st: State, regiment: int, model: int, barrage: Rule, more: int, sit: Situation) -> int:
    """The power of a Barrage's shots: its own rules and those of the Model (FB-14.19, FB-24.2, FB-24.4).

    `more` is what Overcharge adds to Armor Piercing: at most 1 for Models that have none (FB-24.28).
    """
    own = {rule.rule: max(1, rule.x) for rule in barrage.rules}
    piercing = own.get(ARMOR_PIERCING, 0)
    power = min(PENALTY, piercing + more if piercing else min(more, 1))
    for rule, bit in (
        (PRECISE_SHOT, PRECISE),
        (RAPID_VOLLEY, EXTRA),
        (TORRENTIAL_FIRE, TORRENT),
        (DEADLY_SHOT, DEADLY),
    ):
        if rule in own or rule_x(st, regiment, model, rule, sit):
            power |= bit
    return power | common_power(st, regiment, model, sit)


def common_power(st: State, regiment: int, model: int, sit: Situation) -> int:
    """Fiend Hunter, denied Evasion, and re-rolls To Hit given by effects."""
    power = 0
    if sit.foe != NOBODY and st.plan(sit.foe).type == MONSTER and rule_x(st, regiment, model, FIEND_HUNTER, sit):
        power |= AGAIN  # FB-24.18
    if rule_x(st, regiment, model, BLESSED, sit):
        power |= BLEST
    if effects(st, "deny_evasion", regiment, model, sit):
        power |= NO_EVASION
    wanted = "impact" if sit.kind == BY_IMPACT else "to_hit"
    for bound in effects(st, "reroll", regiment, model, sit):
        if bound.effect.roll == wanted:
            sixes = SIXES if bound.effect.choice else ALL_SIXES
            power |= AGAIN if bound.effect.which == "failed" else sixes
    return power


def injury_need(st: State, regiment: int, model: int, power: int, sit: Situation) -> int:
    """The value of an Injury Roll: the higher of modified Defence and Evasion (FB-7.1, FB-7.2, FB-7.4, FB-5.5).

    Penalties reduce only Defence. An effect may cancel some of them, but never those of Brutal Impact.
    """
    penalty = power & PENALTY
    kind = PENALTY_OF.get(sit.kind, "")
    for bound in effects(st, "reduce_penalty", regiment, model, sit):
        if kind in bound.effect.kinds:
            penalty = max(0, penalty - bound.effect.by)
    defence = max(0, characteristic(st, regiment, model, DEFENCE, sit) - penalty)
    if power & NO_DEFENCE:
        defence = 0
    evasion = 0 if power & NO_EVASION else characteristic(st, regiment, model, EVASION, sit)
    return max(defence, evasion)


def clash_groups(st: State, regiment: int, attacks: list[tuple[int, int]], sit: Situation) -> list[Group]:
    """The dice of a Clash against one target: Models and their Attacks, grouped by target value and power.

    An Inspired Regiment has +1 Clash unless the target denies it (FB-16.2, FB-16.10, FB-16.13, FB-16.14); against and from a
    Garrison half of the pool is rolled, rounded up (FB-21.15).
    """
    inspired = is_inspired(st, regiment, sit)
    found: dict[tuple[int, int], int] = {}
    for model, count in attacks:
        if st.plan(regiment).stats[CLASH] == 0:
            continue  # a profile value of 0 means it cannot attack (FB-5.4)
        need = characteristic(st, regiment, model, CLASH, sit) + (1 if inspired else 0)
        power = power_of(st, regiment, model, sit)
        if inspired and need >= RELENTLESS:
            power |= EXTRA
        found[need, power] = found.get((need, power), 0) + count
    walls = st.inside[regiment] != NOWHERE or st.inside[sit.foe] != NOWHERE
    groups = [(dice, need, power) for (need, power), dice in found.items()]
    return halve_dice(groups) if walls and sit.kind == BY_CLASH else groups


def halve_dice(groups: list[Group]) -> list[Group]:
    """Half of a pool, rounded up once: the first odd group is rounded up, the next one down, and so on (FB-21.15).

    >>> halve_dice([(3, 2, 0), (4, 3, 0), (3, 3, 1), (1, 4, 0)]), halve_dice([(1, 2, 0), (1, 3, 0)])
    ([(2, 2, 0), (2, 3, 0), (1, 3, 1), (1, 4, 0)], [(1, 2, 0)])
    """
    found: list[Group] = []
    before = 0
    for dice, need, power in groups:
        half = halved_up(before + dice) - halved_up(before)
        before += dice
        if half:
            found.append((half, need, power))
    return found


def ruin_groups(st: State, regiment: int, attacks: list[tuple[int, int]]) -> list[Group]:
    """The dice of a Clash against a Ruin, which counts as Inspired unless the Charge was hindered (FB-20.13, FB-22.14)."""
    sit = Situation(BY_CLASH)
    more = 0 if is_hindered(st, regiment) else 1
    found: dict[tuple[int, int], int] = {}
    for model, count in attacks:
        if st.plan(regiment).stats[CLASH]:
            need = characteristic(st, regiment, model, CLASH, sit) + more
            power = power_of(st, regiment, model, sit) | (EXTRA if need >= RELENTLESS else 0)
            found[need, power] = found.get((need, power), 0) + count
    return [(dice, need, power) for (need, power), dice in found.items()]


def is_inspired(st: State, regiment: int, sit: Situation) -> bool:
    """Does the Inspire bonus apply? Never to Impact Attacks, Rake Attack or after a hindered Charge (FB-15.22, FB-16.2)."""
    if sit.kind not in (BY_CLASH, BY_DUEL) or sit.bare or is_hindered(st, regiment):
        return False
    if effects(st, "deny_inspired", sit.foe) or (sit.kind == BY_DUEL and st.owner(regiment) != st.active):
        return False  # in a Duel only the active Character has the bonus (FB-18.13)
    return st.has_mark(regiment, INSPIRED) or (sit.kind == BY_CLASH and bool(effects(st, "inspired", regiment)))


def is_hindered(st: State, regiment: int) -> bool:
    """Did a Medium or Heavy Regiment charge through Hindering Terrain this Turn (FB-20.13)?"""
    return st.has_mark(regiment, HINDERED) and st.plan(regiment).klass != LIGHT


def attacks_of(st: State, regiment: int, model: int, sit: Situation = IN_CLASH) -> int:
    """The number of Attacks of a Model (FB-16.10)."""
    return characteristic(st, regiment, model, ATTACKS, sit)


def fury_dice(is_infantry: bool, engaged: int) -> int:
    """Attacks that Fury adds: one per four Engaged Infantry Models (rounded up), one per Model of other Types (FB-23.10).

    >>> fury_dice(True, 5), fury_dice(True, 9), fury_dice(False, 3)
    (2, 3, 3)
    """
    return -(-engaged // 4) if is_infantry else engaged
