"""One predicate for each list: what is not refused is offered, in the true state, the seen one and a redealt one."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.space.points import POINT, point
from sandtable.games.first_blood import SPEC
from sandtable.games.first_blood.combat.duel import ACCEPT
from sandtable.games.first_blood.combat.reform import Reform
from sandtable.games.first_blood.reasons.regiments import REGIMENTS
from sandtable.games.first_blood.reasons.things import THINGS
from sandtable.games.first_blood.state import State
from sandtable.testing import any_answer, chooser_rng
from tests.games.first_blood.support import answer, asked, listed, put, run
from tests.games.first_blood.test_ch16_clash import CHOSEN, JARL, MEN, field
from tests.games.first_blood.test_ch18_duel import fight, table
from tests.games.first_blood.test_refusals_exact import both
from tests.reasons.first_blood_melee import melee
from tests.support import clause

WHOLE = (
    *("activate", "arrives", "charges", "charges_too", "duel", "event_for", "free_for", "hibernate", "holder"),
    *("snapfire", "spell_target", "technique_acts", "technique_for", "volley"),
)
"""Questions for a Regiment whose list is made of the Regiments that nothing is said against."""


def open_values(st: State, asked: Decision) -> list[int] | None:
    """What is not refused at a question for a Regiment or an Action; None if it is another question."""
    if asked.kind == "action":
        return [action for action in range(13) if THINGS["action", "action"](st, asked, action) is None]
    if asked.kind not in WHOLE:
        return None
    return [plan.number for plan in st.rules.plans if REGIMENTS[asked.kind](st, asked, plan.number) is None]


@pytest.mark.parametrize("seed", [9, 17, 1002, 1031])
def test_what_no_predicate_refuses_is_the_list(seed: int) -> None:
    players, options = SPEC.option_sets()[seed % len(SPEC.option_sets())]
    st = melee(seed) if seed >= 1000 else SPEC.start(players, options, seed, log=False)
    answers, deals = chooser_rng(seed), chooser_rng(seed, "deals")
    met: Counter[str] = Counter()
    for number in range(300):
        if st.decision is None:
            break
        for question in st.open_questions():
            seen = st.seen_by(question.seat)
            for world in (st, seen, SPEC.redeal(seen, deals.word())):
                found = open_values(world, question)
                if found is not None:
                    offered = sorted([pick for pick in question.options if isinstance(pick, int) and pick >= 0])
                    assert found == offered, (seed, number, question.kind)
                    met[question.kind] += 1
        seat, pick = any_answer(st, rng=answers)
        st.apply(pick, seat)
    assert met["action"] > 30
    assert len(met) > 2


@clause("FB-12.16", "FB-16.21")
def test_a_place_not_close_enough_names_the_enemy_and_how_close_one_can_come() -> None:
    st = field("free")
    put(st, MEN, (1500, 1500), (1000, 1500), (1000, 1000))
    put(st, JARL, (1500, 1602))
    put(st, CHOSEN, (1000, 1602))
    for model in (*st.models(MEN)[3:], *st.models(CHOSEN)[1:]):
        st.place[model] = -1
    far = st.models(MEN)[2]
    st.plan(MEN).stats = (1, *st.plan(MEN).stats[1:])  # March 1: it stays far from both
    run(st, Reform(0, MEN))
    for model in st.models(MEN)[:2]:
        st.apply(model)
        st.apply(st.place[model])
    answer(st, "close_in", far)
    english, german = both(st, (POINT, point(1000, 900)))
    assert english == "That is 6″ from Bow-Chosen. The Model can come as close as 4″, and has to."
    assert german.startswith("Das ist 6″ entfernt. Das Modell kommt bis auf 4″ heran")
    assert german.endswith("Sein Ziel: Bogenerwählte.")


@clause("FB-18.6", "FB-3.3")
def test_a_place_for_a_duel_says_what_is_wrong_with_it() -> None:
    st = table(theirs=listed("Jarl", "- 6 Raiders", faction="nords"))
    put(st, 3, (1000, 1102))
    put(st, 2, (1000, 500))
    fight(st)
    st.apply(ACCEPT)
    question = asked(st, "duel_place")
    away = both(st, (POINT, point(1500, 500)), question.seat)
    assert away[0] == "The Character has to stand in contact with the other one."
    assert both(st, (POINT, point(60, 1)), question.seat)[0] == "The base would stick out over the table edge."


def test_in_a_made_up_battle_the_card_of_a_destroyed_regiment_leaves_its_stack() -> None:
    """Its first activation was broken off, and the mark of it stayed."""
    st, answers = melee(3268), chooser_rng(3268)
    for _ in range(60):
        assert st.decision is not None
        assert st.decision.options or st.decision.region is not None
        seat, pick = any_answer(st, rng=answers)
        st.apply(pick, seat)
