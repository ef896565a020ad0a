"""What one Charge does on average: Impact Attacks, then a Clash, with Morale Tests, until Regiments break (chapters 7, 15, 16).

Target values, dice and powers come from the rules of combat. The chances are exact. All Models of both sides are in contact,
and nobody uses a re-roll that a player may choose.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.authoring.workshop import Result
from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import NoRng
from sandtable.core.space.points import point
from sandtable.core.text.message import Message
from sandtable.games.first_blood.combat.attack_traits import attacks_of, clash_groups
from sandtable.games.first_blood.combat.clash import in_clash
from sandtable.games.first_blood.combat.impact import impact_groups, makes_impact
from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT, Situation, effects
from sandtable.games.first_blood.odds import binomial, passing
from sandtable.games.first_blood.presentation.names import entry_key
from sandtable.games.first_blood.presentation.outlook import Outlook, morale_value
from sandtable.games.first_blood.state import BROKEN, CHARGED, FIELD, INSPIRED, Rules, State, fresh
from sandtable.games.first_blood.wounds import extra_wounds, wounds_of

COMMON: Final = (
    ("hk-lords-muster", "militia"),
    ("hk-lords-muster", "men_at_arms"),
    ("sp-directorate-strike", "vanguard_clones"),
)
"""Regiments that many players meet: a ready army and an entry of it."""
SPOT: Final = (1000, 1000)
Losses = dict[tuple[int, bool], float]
"""The chance of each number of Wounds, and whether the Regiment is Broken by then."""


def charge_results(settings: Options, text: str, regiment: int) -> tuple[Result, ...]:
    """How many Models of some common Regiments fall to one Charge of a Regiment of this army."""
    found = []
    for army, foe_entry in COMMON:
        st = fresh(Rules({**settings, "army_1": text, "army_2": army}), NoRng())
        foe = next(plan.number for plan in st.rules.plans if plan.owner == 1 and plan.entry == foe_entry)
        falls = falling(st, regiment, foe)
        if falls is None:
            return ()
        found.append(Result(Message(entry_key(foe_entry)), round(falls, 4), st.count(foe)))
    return tuple(found)


def falling(st: State, regiment: int, foe: int) -> float | None:
    """The average number of Models that fall. None if the Regiment has no Attacks."""
    bring_together(st, regiment, foe)
    strikers = [model for model in st.models(regiment) if makes_impact(st, regiment, model)]
    impact = impact_groups(st, regiment, strikers, foe) if strikers else []
    st.set_mark(regiment, CHARGED | INSPIRED)  # FB-15.16
    sit = in_clash(st, regiment, foe)
    clash = clash_groups(st, regiment, [(one, attacks_of(st, regiment, one, sit)) for one in st.models(regiment)], sit)
    if not impact and not clash:
        return None
    losses: Losses = {(0, False): 1.0}
    for groups, kind in ((impact, BY_IMPACT), (clash, BY_CLASH)):
        if groups:
            losses = after_attack(st, foe, losses, Outlook(st, foe, groups, Situation(kind, regiment)).wounds)
    return sum([chance * lost(st, foe, wounds) for (wounds, _), chance in losses.items()])


def bring_together(st: State, *regiments: int) -> None:
    """Every Model of one Regiment touches every Model of the other."""
    x, y = SPOT
    for regiment in regiments:
        plan = st.plan(regiment)
        st.status[regiment] = FIELD
        for model in range(plan.first, plan.end):
            st.place[model] = point(x, y)
        x += plan.radius + st.plan(regiments[-1]).radius
    st.ground = 0
    st.structure = [0] * len(st.field().pieces)


def lost(st: State, foe: int, wounds: int) -> int:
    return min(st.count(foe), wounds // each_of(st, foe))


def each_of(st: State, foe: int) -> int:
    return wounds_of(st, st.models(foe)[-1])


def after_attack(st: State, foe: int, before: Losses, wounds: list[float]) -> Losses:
    """One Action: Wounds, the Morale Test, and whether the Regiment breaks or shatters (FB-7.10, FB-7.19 to FB-7.28)."""
    most = st.count(foe) * each_of(st, foe)
    found: Losses = {}
    for (had, broken), chance in before.items():
        for count, part in enumerate(wounds):
            suffered = min(count, most - had)
            for extra, share in morale_wounds(st, foe, had, suffered, broken).items():
                now = min(most, had + suffered + extra)
                start = st.count(foe) - lost(st, foe, had)
                halved = start > 0 and 2 * (lost(st, foe, now) - lost(st, foe, had)) >= start
                breaks = halved and not effects(st, "unbreakable", foe)
                end = (most if breaks and broken else now, broken or breaks)
                found[end] = found.get(end, 0.0) + chance * part * share
    return found


def morale_wounds(st: State, foe: int, had: int, suffered: int, broken: bool) -> dict[int, float]:
    """The chances of extra Wounds after a Morale Test with one die for each Wound (FB-7.18 to FB-7.20)."""
    if not suffered or lost(st, foe, had + suffered) >= st.count(foe):
        return {0: 1.0}
    if broken:
        st.set_mark(foe, BROKEN)
    value = morale_value(st, foe, had + suffered)
    st.drop_mark(foe, BROKEN)
    found: dict[int, float] = {}
    for failures, chance in enumerate(binomial(suffered, 1 - passing(value))):
        extra = extra_wounds(failures)
        found[extra] = found.get(extra, 0.0) + chance
    return found
