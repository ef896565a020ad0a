"""What one Charge does on average: exact chances, compared with Charges fought by the rules."""

from __future__ import annotations

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.games.first_blood.army_building.starters import STARTERS
from sandtable.games.first_blood.army_building.text_form import text_of
from sandtable.games.first_blood.combat.action_end import ActionEnd
from sandtable.games.first_blood.combat.attack import NO, Attack
from sandtable.games.first_blood.combat.attack_traits import Group, attacks_of, clash_groups
from sandtable.games.first_blood.combat.clash import in_clash
from sandtable.games.first_blood.combat.impact import impact_groups, makes_impact
from sandtable.games.first_blood.in_force import BY_CLASH, BY_IMPACT
from sandtable.games.first_blood.presentation.army_figures import SETTINGS
from sandtable.games.first_blood.presentation.charge_results import bring_together, charge_results, falling
from sandtable.games.first_blood.state import CHARGED, FIELD, INSPIRED, Rules, State, fresh

FIGHTS = 400


def state(army_1: str, army_2: str, seed: int) -> State:
    return fresh(Rules({**SETTINGS, "army_1": army_1, "army_2": army_2}), seeded(seed))


def number(st: State, seat: int, entry: str) -> int:
    return next(plan.number for plan in st.rules.plans if plan.owner == seat and plan.entry == entry)


def fought(st: State, regiment: int, foe: int, groups: list[Group], kind: int) -> None:
    """One Action of these dice by the rules. Nobody uses a re-roll that may be declined."""
    if not groups or st.status[foe] != FIELD:
        return
    st.push(ActionEnd.of(st, regiment))
    st.push(Attack(0, regiment, foe, kind, groups, []))
    st.run()
    while st.decision is not None:
        kinds = st.decision.kind
        st.apply(st.decision.options[0] if kinds.startswith("reroll") or kinds == "casualty" else NO)


@pytest.mark.parametrize(
    ("army", "entry", "foe_army", "foe_entry"),
    [
        ("hk-lords-muster", "household_knights", "hk-lords-muster", "militia"),
        ("hk-lords-muster", "household_knights", "sp-directorate-strike", "vanguard_clones"),
        ("no-jarls-raid", "raiders", "hk-lords-muster", "men_at_arms"),
        ("no-jarls-raid", "raiders", "sp-directorate-strike", "vanguard_clones"),
    ],
)
def test_the_average_is_that_of_charges_fought_by_the_rules(
    army: str, entry: str, foe_army: str, foe_entry: str
) -> None:
    st = state(army, foe_army, 0)
    regiment, foe = number(st, 0, entry), number(st, 1, foe_entry)
    expected = falling(st, regiment, foe)
    assert expected is not None
    counts = []
    for seed in range(FIGHTS):
        st = state(army, foe_army, seed)
        bring_together(st, regiment, foe)
        before = st.count(foe)
        strikers = [model for model in st.models(regiment) if makes_impact(st, regiment, model)]
        impact = impact_groups(st, regiment, strikers, foe) if strikers else []
        fought(st, regiment, foe, impact, BY_IMPACT)
        if st.status[foe] == FIELD:
            st.set_mark(regiment, CHARGED | INSPIRED)
            sit = in_clash(st, regiment, foe)
            attacks = [(model, attacks_of(st, regiment, model, sit)) for model in st.models(regiment)]
            fought(st, regiment, foe, clash_groups(st, regiment, attacks, sit), BY_CLASH)
        counts.append(before - st.count(foe))
    mean = sum(counts) / FIGHTS
    spread = (sum([(count - mean) ** 2 for count in counts]) / FIGHTS) ** 0.5
    assert abs(mean - expected) <= 3 * spread / FIGHTS**0.5, (mean, expected)


def test_three_common_regiments_are_shown() -> None:
    text = text_of(STARTERS["hk-lords-muster"])
    st = state(text, "hk-lords-muster", 0)
    knights = charge_results(SETTINGS, text, number(st, 0, "household_knights"))
    assert [(result.name.key, result.of) for result in knights] == [
        ("entry-militia", 10),
        ("entry-men-at-arms", 11),
        ("entry-vanguard-clones", 6),
    ]
    assert all(0 < result.falls < result.of for result in knights)
    militia = charge_results(SETTINGS, text, number(st, 0, "militia"))
    assert militia[0].falls < knights[0].falls
