"""How the number that a die of an attack needs comes about: a printed Characteristic and what changes it. Only for display."""

from __future__ import annotations

from typing import Final

from sandtable.core.text.message import kebab
from sandtable.games.first_blood.combat.attack_traits import NO_DEFENCE, NO_EVASION, PENALTY_OF, Group, is_inspired
from sandtable.games.first_blood.in_force import BY_CLASH, BY_DUEL, BY_IMPACT, BY_VOLLEY, MELEE, Situation
from sandtable.games.first_blood.measuring import leader_of
from sandtable.games.first_blood.qualities import characteristic, is_linebroken, rule_x
from sandtable.games.first_blood.state import BROKEN, NOBODY, NOWHERE, State
from sandtable.games.first_blood.tables.terms import (
    CLASH,
    DEFENCE,
    EVASION,
    INFANTRY,
    MONSTER,
    RESOLVE,
    SHIELD,
    STAT_IDS,
    VOLLEY,
)
from sandtable.games.first_blood.wounds import INFANTRY_BONUS, OTHER_BONUS

Part = tuple[str, int]
"""The key of a name, and what it adds."""
REST: Final = "need-rest"
STRIKES_WITH: Final = {BY_CLASH: CLASH, BY_IMPACT: CLASH, BY_DUEL: CLASH, BY_VOLLEY: VOLLEY}


def parts(st: State, regiment: int, stat: int, named: list[Part], need: int) -> tuple[Part, ...]:
    """The printed value, the named changes, and the rest up to what the dice need."""
    found = [(f"stat-{STAT_IDS[stat].lower()}", st.plan(regiment).stats[stat]), *[part for part in named if part[1]]]
    rest = need - sum([value for _, value in found])
    return tuple([*found, (REST, rest)] if rest else found)


def hit_parts(st: State, attacker: int, target: int, kind: int, groups: list[Group]) -> tuple[Part, ...]:
    """The best To Hit value of an attack (FB-14.18, FB-16.2, FB-16.13)."""
    if kind not in STRIKES_WITH or not groups:
        return ()
    inspired = is_inspired(st, attacker, Situation(kind, target))
    best = max([need for _, need, _ in groups])
    named: list[Part] = [("token-inspired", int(inspired))]
    if kind == BY_VOLLEY:  # the mark is used up by now: it is what the dice need beyond the Models' own Volley
        sit = Situation(kind, target)
        own = max([characteristic(st, attacker, model, VOLLEY, sit) for model in st.models(attacker)], default=best)
        named.append(("token-aim", max(0, best - own)))
    return parts(st, attacker, STRIKES_WITH[kind], named, best)


def injury_parts(st: State, attacker: int, target: int, kind: int, groups: list[Group]) -> tuple[Part, ...]:
    """The best Injury value of an attack: Defence with its changes, or Evasion if it is higher (FB-7.1, FB-7.2)."""
    if not groups:
        return ()
    _, need, power = max(groups, key=lambda group: group[1])
    sit = Situation(kind, attacker)
    model = leader_of(st, target) if st.plan(target).is_character else st.models(target)[-1]
    evasion = 0 if power & NO_EVASION else characteristic(st, target, model, EVASION, sit)
    defence = characteristic(st, target, model, DEFENCE, sit)
    if need == evasion and evasion >= defence:
        return parts(st, target, EVASION, [], need)
    named: list[Part] = []
    if kind == BY_VOLLEY or kind in MELEE:
        named.append(("rule-shield", int(rule_x(st, target, model, SHIELD, sit) > 0 and not is_linebroken(st, target))))
    if st.inside[target] != NOWHERE:
        named.append(("need-walls", st.field().pieces[st.inside[target]].defence))
    if need < defence:
        why = "no-defence" if power & NO_DEFENCE else kebab(PENALTY_OF.get(kind, "brutal_impact"))
        named.append((f"need-{why}", need - defence))
    return parts(st, target, DEFENCE, named, need)


def resolve_parts(st: State, regiment: int, need: int) -> tuple[Part, ...]:
    """The value of a Morale Test: Resolve, that of a Character nearby, the bonus of a large Regiment (FB-7.18, FB-17.5)."""
    plan = st.plan(regiment)
    own = characteristic(st, regiment, leader_of(st, regiment) if plan.is_character else NOBODY, RESOLVE)
    large = st.count(regiment) >= (INFANTRY_BONUS if plan.type == INFANTRY else OTHER_BONUS)
    counts = large and plan.type != MONSTER and not st.has_mark(regiment, BROKEN)
    size = int(counts)
    return parts(st, regiment, RESOLVE, [("need-presence", need - size - own), ("need-size", size)], need)
