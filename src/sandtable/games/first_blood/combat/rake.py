"""Rake Attack: flyers attack enemies they Marched over, at the end of their activation (FB-24.35, FB-24.36)."""

from __future__ import annotations

from itertools import pairwise

from sandtable.core.space.exact import LatticePoint
from sandtable.core.space.plane import INSIDE, segment
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack import Attack
from sandtable.games.first_blood.combat.attack_traits import attacks_of, clash_groups
from sandtable.games.first_blood.dice import halved_up
from sandtable.games.first_blood.in_force import BY_CLASH, Situation
from sandtable.games.first_blood.qualities import all_have
from sandtable.games.first_blood.state import FIELD, INSPIRED, State
from sandtable.games.first_blood.tables.terms import RAKE_ATTACK


def note_overflown(st: State, regiment: int, ways: list[list[LatticePoint]]) -> None:
    """Record which enemies a Rake Attack Regiment Marched over: a path came closer than the sum of the radii (FB-24.36)."""
    if not all_have(st, regiment, RAKE_ATTACK):
        return
    for foe in st.on_table(1 - st.owner(regiment)):
        if (regiment, foe) not in st.overflown and is_overflown(st, regiment, foe, ways):
            st.overflown.append((regiment, foe))


def is_overflown(st: State, regiment: int, foe: int, ways: list[list[LatticePoint]]) -> bool:
    apart = st.plan(regiment).radius + st.plan(foe).radius
    for model in st.models(foe):
        x, y = x_of(st.place[model]), y_of(st.place[model])
        for way in ways if st.place[model] >= 0 else []:
            if any(segment(x, y, ax, ay, bx, by, apart) == INSIDE for (ax, ay), (bx, by) in pairwise(way)):
                return True
    return False


def rake_targets(st: State, regiment: int) -> list[int]:
    """The enemies that a Regiment may rake now (FB-24.35)."""
    if not all_have(st, regiment, RAKE_ATTACK):
        return []
    return [foe for flyer, foe in st.overflown if flyer == regiment and st.status[foe] == FIELD]


def rake(st: State, regiment: int, foe: int) -> None:
    """Half of the Models, rounded up, attack as in a Clash, at any distance, without Inspire (FB-24.35, FB-24.36)."""
    st.drop_mark(regiment, INSPIRED)
    sit = Situation(BY_CLASH, foe, bare=True)
    models = st.models(regiment)[: halved_up(st.count(regiment))]
    groups = clash_groups(st, regiment, [(model, attacks_of(st, regiment, model, sit)) for model in models], sit)
    st.push(ActionEnd.of(st, regiment))
    if groups:
        st.push(Attack(0, regiment, foe, BY_CLASH, groups, []))
