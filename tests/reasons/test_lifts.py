"""Lifts notice a predicate that names a fact which is not the cause."""

from __future__ import annotations

from collections import Counter

import pytest

from sandtable.core.engine.legality import Predicate, Rule
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.warlords import reasons
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps import castles, exploring, ruins
from tests.reasons import warlords_lifts
from tests.reasons.judge import Verdict, weighed
from tests.reasons.lifts import lifts_of
from tests.reasons.test_warlords import SPEC, TABLES, positions
from tests.reasons.warlords import verdict


def verdicts() -> Counter[Verdict]:
    """Of the refusals of rules at made-up tables, which reach more of them than random games."""
    found: Counter[Verdict] = Counter()
    for st, asked, _, targets in positions(range(TABLES)):
        if st.stack[-1].rule(asked) is not None:
            for target in targets:
                named = SPEC.presentation.why_not(st, asked.seat, target)
                found[weighed(SPEC, verdict, lifts_of("warlords"), st, asked, target, named)[0]] += 1
    return found


@pytest.mark.parametrize(
    ("rule", "cause", "said"),
    [
        (castles.CASTLES, reasons.IN_OTHER_STEP, reasons.IN_OWN_PILE),
        (castles.CASTLES, reasons.IN_OWN_PILE, reasons.IN_OTHER_STEP),
        (exploring.EXPLORE, exploring.WRONG_STATUS, exploring.HAS_EXPLORED),
        (exploring.EXPLORE, exploring.ENEMY_CASTLE, exploring.OWN_CASTLE),
        (ruins.RUINS, ruins.NOT_YOURS, ruins.HERO_AWAY),
        (ruins.RUINS, ruins.NOT_WITH_YOU, ruins.CARRIER_AWAY),
    ],
)
def test_a_refusal_that_is_not_the_cause_is_noticed(
    rule: Rule[State], cause: Refusal, said: Refusal, monkeypatch: pytest.MonkeyPatch
) -> None:
    for check in rule.checks:

        def mutated(
            st: State, seat: int, *parts: int, why_not: Predicate = check.why_not
        ) -> Refusal | Objection | None:
            found: Refusal | Objection | None = why_not(st, seat, *parts)
            return said if found is cause else found

        monkeypatch.setattr(check, "why_not", mutated)
    assert verdicts()[Verdict.FALSE] > 0


def test_a_refusal_without_a_lift_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warlords_lifts, "LIFTS", {})
    assert verdicts()[Verdict.UNLIFTED] > 0
