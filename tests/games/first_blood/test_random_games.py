"""Complete random games: bases stay on the table and never overlap, and every Regiment stays together after its moves."""

from __future__ import annotations

import pytest

from sandtable.core.engine.rng import seeded
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.army_building.starters import STARTER_IDS
from sandtable.games.first_blood.knowledge import check_sound
from sandtable.games.first_blood.measuring import in_command_range
from sandtable.games.first_blood.movement.formation.set_down import ENTERED, MARCHED
from sandtable.games.first_blood.state import State

MOST = 5000


def strays(st: State) -> list[int]:
    """The Models out of Command Range, by number."""
    found: list[int] = []
    for plan in st.rules.plans:
        if st.is_on_table(plan.number) and st.inside[plan.number] < 0:
            found += [model for model in st.models(plan.number) if not in_command_range(st, model)]
    return found


def play(seed: int) -> State:
    rng = seeded(seed + 1000)
    armies = [STARTER_IDS[rng.below(len(STARTER_IDS))] for _ in range(2)]
    st = SPEC.start(2, {"army_1": armies[0], "army_2": armies[1]}, seed)
    for _ in range(MOST):
        if st.decision is None:
            break
        lost = strays(st)
        questions = st.open_questions()
        asked = questions[rng.below(len(questions))]
        candidates = asked.candidates()
        st.apply(candidates[rng.below(len(candidates))], asked.seat)
        check_sound(st)
        for name, args, _, _ in st.events:
            number = args[1] if name == "moved" else None
            if isinstance(number, int) and args[2] in (MARCHED, ENTERED) and st.is_on_table(number):
                plan = st.plan(number)
                new = [model for model in strays(st) if plan.first <= model < plan.end and model not in lost]
                assert not new, f"Models {new} of {plan.entry} have lost their Leader on a March"
    return st


@pytest.mark.parametrize("seed", range(3))
def test_random_games_come_to_an_end_and_stay_sound(seed: int) -> None:
    st = play(seed)
    assert st.result is not None
