"""The odds of an attack before any die is rolled: the pool, its target values, possible results.

The odds ignore re-rolls that are choices.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.scene.scene import Figure, Likely, Option
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack_traits import (
    AGAIN,
    ALL_SIXES,
    DEADLY,
    EXTRA,
    NO_DEFENCE,
    OF_HITS,
    PRECISE,
    SURE,
    TORRENT,
    Group,
    attacks_of,
    clash_groups,
    injury_need,
)
from sandtable.games.first_blood.combat.charge import BEST_ROLL, charge_distance
from sandtable.games.first_blood.combat.clash import in_clash
from sandtable.games.first_blood.combat.fighters import fighters
from sandtable.games.first_blood.dice import is_passed
from sandtable.games.first_blood.in_force import BY_CLASH, Situation
from sandtable.games.first_blood.measuring import radius_of
from sandtable.games.first_blood.odds import FACES, binomial, passing, saving, sum_distribution
from sandtable.games.first_blood.qualities import all_have, characteristic
from sandtable.games.first_blood.state import BROKEN, State
from sandtable.games.first_blood.tables.battlefields import INCH
from sandtable.games.first_blood.tables.terms import INFANTRY, MARCH, MONSTER, PARRY
from sandtable.games.first_blood.turn.actions import CHARGE, CLASH_ACTION, MARCH_ACTION
from sandtable.games.first_blood.wounds import INFANTRY_BONUS, OTHER_BONUS, extra_wounds, resolve_value, wounds_of

CHARGED_AT: Final = ("charges", "charges_too")


def apart(st: State, one: int, two: int) -> float:
    a, b = st.place[one], st.place[two]
    return hypot(x_of(a) - x_of(b), y_of(a) - y_of(b)) - radius_of(st, one) - radius_of(st, two)


def gap_between(st: State, one: int, two: int) -> float:
    """The smallest gap between the bases of two Regiments in the open (FB-3.8)."""
    pairs = [apart(st, a, b) for a in st.models(one) for b in st.models(two) if st.place[a] >= 0 and st.place[b] >= 0]
    return max(0.0, round(min(pairs, default=0.0), 1))


class Outlook:
    """Groups of dice against a Regiment: how many, the best target value, the Wounds they may cause."""

    def __init__(self, st: State, foe: int, groups: list[Group], sit: Situation) -> None:
        self.dice = sum([dice for dice, _, _ in groups])
        self.need = max([need for _, need, _ in groups], default=0)
        self.hits = 0.0
        self.wounds = [1.0]
        for dice, need, power in groups:
            each = one_die(st, foe, need, power, sit)
            self.hits += dice * sum([hits * chance for (hits, _), chance in each.items()])
            wounds = [0.0] * (1 + max([wounds for _, wounds in each]))
            for (_, count), chance in each.items():
                wounds[count] += chance
            for _ in range(dice):
                self.wounds = sum_distribution(self.wounds, wounds)

    def expected(self) -> float:
        return sum([count * chance for count, chance in enumerate(self.wounds)])

    def figures(self) -> tuple[Figure, ...]:
        wounds = self.expected()
        return (
            Figure("aim-dice", self.dice, clause="FB-16.10"),
            Figure("aim-need", self.need, clause="FB-16.13"),
            Figure("aim-hits", round(self.hits), text=f"≈\N{NO-BREAK SPACE}{self.hits:.1f}", clause="FB-16.13"),
            Figure("aim-wounds", round(wounds), text=f"≈\N{NO-BREAK SPACE}{wounds:.1f}", clause="FB-7.1"),
        )


# -- one die -------------------------------------------------------------------------------------------------------------

Outcomes = dict[tuple[int, int], float]
"""The chance of each number of Hits and Wounds."""
ONE_FACE: Final = 1 / FACES


def one_die(st: State, foe: int, need: int, power: int, sit: Situation, further: bool = True) -> Outcomes:
    """The possible results of one To Hit die, with all re-rolls that no player decides (FB-2.8, FB-16.13).

    Parry, Flurry and the like, two Hits or no Defence for a natural 1, further dice from Torrential Fire, automatic Hits.
    """
    if power & SURE:
        return wounding(st, foe, power, sit, 1)
    parries = all_have(st, foe, PARRY, sit)
    chances: dict[int, float] = {}
    for face in range(1, FACES + 1):
        missed = not is_passed(face, need)
        if (parries and face == 1) or (missed and power & AGAIN) or (face == FACES and power & ALL_SIXES):
            for again in range(1, FACES + 1):
                chances[again] = chances.get(again, 0.0) + ONE_FACE * ONE_FACE
        else:
            chances[face] = chances.get(face, 0.0) + ONE_FACE
    found: Outcomes = {}
    for face, chance in chances.items():
        for result, part in of_face(st, foe, need, power, sit, face, further).items():
            found[result] = found.get(result, 0.0) + chance * part
    return found


def of_face(st: State, foe: int, need: int, power: int, sit: Situation, face: int, further: bool) -> Outcomes:
    """The results of a die that has this face after its re-rolls."""
    if not is_passed(face, need):
        return {(0, 0): 1.0}
    natural = face == 1
    hits = 2 if natural and power & EXTRA else 1
    found = wounding(st, foe, power | (NO_DEFENCE if natural and power & PRECISE else 0), sit, hits)
    if further and power & TORRENT:
        found = added(found, one_die(st, foe, need, power, sit, False))
    return found


def wounding(st: State, foe: int, power: int, sit: Situation, hits: int) -> Outcomes:
    """The Wounds of some Hits; a deadly one causes two to a Model with several (FB-7.1, FB-24.12)."""
    last = st.models(foe)[-1]
    saves = saving(injury_need(st, foe, last, power & OF_HITS, sit))
    each = 2 if power & DEADLY and wounds_of(st, last) > 1 else 1
    one: Outcomes = {(1, 0): saves, (1, each): 1 - saves}
    return one if hits == 1 else added(one, one)


def added(one: Outcomes, two: Outcomes) -> Outcomes:
    found: Outcomes = {}
    for (hits, wounds), chance in one.items():
        for (more, further), part in two.items():
            key = (hits + more, wounds + further)
            found[key] = found.get(key, 0.0) + chance * part
    return found


# -- who falls and who breaks --------------------------------------------------------------------------------------------


def models_lost(st: State, regiment: int, wounds: int) -> int:
    """The number of Models removed by this many Wounds, including Wound Markers (FB-7.7)."""
    return min(st.count(regiment), (st.wounds[regiment] + wounds) // wounds_of(st, st.models(regiment)[-1]))


def at_start(st: State, regiment: int) -> int:
    """The number of Models it had when the Action began (FB-7.22)."""
    for frame in st.stack:
        if isinstance(frame, ActionEnd):
            return next((count for number, count, _ in frame.before if number == regiment), st.count(regiment))
    return st.count(regiment)


def breaks(st: State, regiment: int, wounds: int) -> bool:
    """Would this many more Wounds remove half of it in this Action (FB-7.22)?"""
    start = at_start(st, regiment)
    return 2 * (start - st.count(regiment) + models_lost(st, regiment, wounds)) >= start


def morale_value(st: State, regiment: int, wounds: int) -> int:
    """The Resolve of the test after these Wounds: fallen Models no longer count for the bonus (FB-7.17, FB-7.18)."""
    value, kind = resolve_value(st, regiment), st.plan(regiment).type
    if kind == MONSTER or st.has_mark(regiment, BROKEN):
        return value
    need = INFANTRY_BONUS if kind == INFANTRY else OTHER_BONUS
    left = st.count(regiment) - models_lost(st, regiment, wounds)
    return value - 1 if st.count(regiment) >= need > left else value


def morale(st: State, regiment: int, wounds: int) -> tuple[Likely, ...]:
    """The Morale Test after this many Wounds: no more losses, further losses, or the Regiment breaks (FB-7.19)."""
    if not wounds or models_lost(st, regiment, wounds) >= st.count(regiment):
        return ()
    failing = 1 - passing(morale_value(st, regiment, wounds))
    chances = binomial(wounds, failing)
    broken = [
        chance for failures, chance in enumerate(chances) if breaks(st, regiment, wounds + extra_wounds(failures))
    ]
    return (
        Likely("likely-holds", round(chances[0] * 1000)),
        Likely("likely-more-fall", round((1 - chances[0]) * 1000)),
        Likely("likely-shattered" if st.has_mark(regiment, BROKEN) else "likely-broken", round(sum(broken) * 1000)),
    )


def losses(st: State, regiment: int, wounds: list[float]) -> tuple[Likely, ...]:
    """The result of these chances of Wounds without a Morale Test (FB-7.16)."""
    some = [chance for count, chance in enumerate(wounds) if models_lost(st, regiment, count)]
    half = [chance for count, chance in enumerate(wounds) if breaks(st, regiment, count)]
    word = "likely-shattered" if st.has_mark(regiment, BROKEN) else "likely-broken"
    return (Likely("likely-falls", round(sum(some) * 1000)), Likely(word, round(sum(half) * 1000)))


# -- what Actions and targets promise ------------------------------------------------------------------------------------


def with_odds(st: State, asked: Decision, option: Option) -> Option:
    """An Action with its expected result: the pool of a Clash, the reach of a March or a Charge."""
    return replace(option, figures=action_figures(st, asked.context[0], option))


def action_figures(st: State, regiment: int, option: Option) -> tuple[Figure, ...]:
    actions = {f"action:{MARCH_ACTION}": march, f"action:{CLASH_ACTION}": clash, f"action:{CHARGE}": charge}
    action = actions.get(option.targets[0]) if option.targets else None
    return action(st, regiment) if action else ()


def march(st: State, regiment: int) -> tuple[Figure, ...]:
    if not st.is_on_table(regiment):
        return ()
    reach = min([characteristic(st, regiment, model, MARCH) for model in st.models(regiment)])
    return (Figure("aim-reach", reach, text=f"{reach}″", clause="FB-13.2"),)


def charge(st: State, regiment: int) -> tuple[Figure, ...]:
    least, most = [charge_distance(st, regiment, die) // INCH for die in (1, BEST_ROLL)]
    return (Figure("aim-reach", most, text=f"{least}-{most}″", clause="FB-15.6"),)


def clash(st: State, regiment: int) -> tuple[Figure, ...]:
    """The pool from the current contacts, before the pile-in (FB-16.10)."""
    against: dict[int, list[tuple[int, int]]] = {}
    for model, foes, _ in fighters(st, regiment):
        against.setdefault(foes[0], []).append(
            (model, attacks_of(st, regiment, model, in_clash(st, regiment, foes[0])))
        )
    if not against:
        return ()
    foe = max(against, key=lambda one: (sum([count for _, count in against[one]]), -one))
    sit = in_clash(st, regiment, foe)
    groups = clash_groups(st, regiment, against[foe], sit)
    return Outlook(st, foe, groups, Situation(BY_CLASH, regiment)).figures()
