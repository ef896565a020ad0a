"""Cached values equal freshly computed ones, throughout random games and their copies."""

from __future__ import annotations

from sandtable.core.space.plane import OUTSIDE, polygon
from sandtable.core.space.points import x_of, y_of
from sandtable.games.first_blood.army_building.forces import BoundEffect
from sandtable.games.first_blood.in_force import PLAIN, effects, holds, is_borne, once, reaches
from sandtable.games.first_blood.measuring import engaged_with, in_contact, leader_models, model_to_regiment, models_in
from sandtable.games.first_blood.qualities import all_have, any_has, characteristic, lowest, rule_x
from sandtable.games.first_blood.sight import is_in_sight, level_of, model_sees
from sandtable.games.first_blood.spec import SPEC
from sandtable.games.first_blood.state import FIELD, NOWHERE, SLAIN, State
from sandtable.games.first_blood.tables.terms import MARCH, RESOLVE, RULE_IDS
from sandtable.testing import any_answer, chooser_rng

GAMES = 4
EVERY = 29
"""Check every this many questions, in this many games."""


def touching(st: State, one: int, two: int) -> bool:
    """Are two Regiments engaged, according to every pair of Models (FB-5.9, FB-21.12)?"""
    if st.inside[one] != NOWHERE:
        one, two = two, one
    models = range(st.plan(one).first, st.plan(one).end)
    if st.inside[two] != NOWHERE:
        low = [model for model in models if st.place[model] >= 0 and st.floor[model] == 0]
        return any(model_to_regiment(st, model, two, 5) for model in low)
    return any(in_contact(st, a, b) for a in models for b in range(st.plan(two).first, st.plan(two).end))


def standing(st: State, op: str, regiment: int, model: int) -> list[BoundEffect]:
    """The standing effects of an op, according to all effects."""
    forces = st.rules.forces
    found: list[BoundEffect] = []
    for number in forces.by_op.get(op, []):
        bound = forces.bounds[number]
        if is_borne(st, bound) and reaches(st, number, bound, regiment, model) and holds(st, bound, regiment, PLAIN):
            found.append(bound)
    return once(found)


def check_places(st: State) -> None:
    for plan in st.rules.plans:
        models = range(plan.first, plan.end)
        assert st.models(plan.number) == [model for model in models if st.place[model] != SLAIN]
        for at, piece in enumerate(st.field().pieces if st.ground >= 0 else ()):
            here = [st.place[model] for model in models if st.place[model] >= 0]
            inside = [spot for spot in here if polygon(x_of(spot), y_of(spot), piece.outline) != OUTSIDE]
            assert models_in(st, plan.number, at) == len(inside)
        if st.status[plan.number] == FIELD:
            foes = [foe for foe in st.on_table(1 - plan.owner) if touching(st, plan.number, foe)]
            assert engaged_with(st, plan.number) == foes


def check_effects(st: State) -> None:
    for plan in st.rules.plans:
        models = st.models(plan.number)
        if not models:
            continue
        for op in st.rules.forces.by_op:
            lasting = [row for row in st.lasting if st.rules.forces.bounds[row[0]].effect.op == op]
            if not lasting:
                model = models[len(models) // 2]
                assert effects(st, op, plan.number, model) == standing(st, op, plan.number, model)
        for stat in (MARCH, RESOLVE):
            values = [characteristic(st, plan.number, model, stat) for model in models]
            assert lowest(st, plan.number, stat) == min(values)
        for rule in range(len(RULE_IDS)):
            having = [rule_x(st, plan.number, model, rule) > 0 for model in models]
            assert (any_has(st, plan.number, rule), all_have(st, plan.number, rule)) == (any(having), all(having))


def check_sight(st: State) -> None:
    """Check two Regiments of each side. A copy at another table has no cache."""
    fresh = SPEC.load(st.dump())
    for one in st.on_table(0)[:2]:
        for two in st.on_table(1)[:2]:
            eye, mark = leader_models(st, one)[0], st.models(two)[-1]
            assert level_of(st, mark) == level_of(fresh, mark)
            for veiled in (False, True):
                assert model_sees(st, eye, mark, veiled) == is_in_sight(fresh, eye, mark, veiled)


def test_cached_values_equal_fresh_ones() -> None:
    sets = SPEC.option_sets()
    for seed in range(GAMES):
        players, options = sets[(2 * seed + 1) % len(sets)]
        st = SPEC.start(players, options, seed, log=False)
        rng = chooser_rng(seed)
        old = st.clone()
        asked = 0
        while st.decision is not None:
            seat, pick = any_answer(st, rng)
            st.apply(pick, seat)
            asked += 1
            if asked % EVERY == 0 and st.ground >= 0:
                for each in (st, old, st):  # copies share the cache, but stand elsewhere
                    check_places(each)
                    check_sight(each)
                check_effects(st)
                old = st.clone()
