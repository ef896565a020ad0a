"""Lifts notice a predicate that names a fact which is not the cause."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType

import pytest

from sandtable.core.engine.legality import Predicate, Rule
from sandtable.core.engine.refusal import Objection, Refusal
from sandtable.games.battlelore.combat import declare
from sandtable.games.battlelore.lore import playing
from sandtable.games.battlelore.turn import battling, places, reach
from sandtable.games.first_blood.combat import charge
from sandtable.games.first_blood.reasons import models, regiments
from sandtable.games.first_blood.turn import choosing
from sandtable.games.warlords import reasons
from sandtable.games.warlords.battle import attacks
from sandtable.games.warlords.battle.reach import BATTLES_RULE
from sandtable.games.warlords.state import State
from sandtable.games.warlords.steps import calamities, castles, exploring, heroes, marching, ruins
from tests.reasons import warlords_lifts
from tests.reasons.judge import Verdict, cases, weighed
from tests.reasons.lifts import lifts_of
from tests.reasons.test_warlords import SPEC, TABLES, positions
from tests.reasons.warlords import verdict


def verdicts() -> Iterator[Verdict]:
    """Of the refusals of rules at made-up tables, which reach more of them than random games."""
    for st, asked, _, targets in positions(range(TABLES)):
        if SPEC.presentation.rule(st, asked) is not None:
            for target in targets:
                named = SPEC.presentation.why_not(st, asked.seat, target)
                yield weighed(SPEC, verdict, lifts_of("warlords"), st, asked, target, named)[0]


@pytest.mark.parametrize(
    ("rule", "cause", "said"),
    [
        (castles.CASTLES, reasons.IN_OTHER_STEP, reasons.IN_OWN_PILE),
        (castles.CASTLES, reasons.IN_OWN_PILE, reasons.IN_OTHER_STEP),
        (exploring.EXPLORE, exploring.WRONG_STATUS, exploring.HAS_EXPLORED),
        (exploring.EXPLORE, exploring.ENEMY_CASTLE, exploring.OWN_CASTLE),
        (ruins.RUINS, ruins.NOT_YOURS, ruins.HERO_AWAY),
        (ruins.RUINS, ruins.NOT_WITH_YOU, ruins.CARRIER_AWAY),
        (heroes.HEROES, heroes.HAS_BANNER, heroes.IN_A_STORM),
        (marching.MARCH_RULE, marching.NOT_YOURS, marching.NOTHING_TO_CURE),
        (BATTLES_RULE, attacks.AT_HOME, attacks.NO_ATTACK_LEFT),
        (calamities.CALAMITY_RULE, calamities.NOT_AN_ENEMY, calamities.SUFFERS_ALREADY),
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
    assert Verdict.FALSE in verdicts()


def test_a_refusal_without_a_lift_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warlords_lifts, "LIFTS", {})
    assert Verdict.UNLIFTED in verdicts()


@pytest.mark.busy
@pytest.mark.parametrize(
    ("module", "cause", "said"),
    [
        (reach, "TAKEN", places.CLOSED),
        (reach, "NO_ORDER", reach.HAS_MOVED),
        (reach, "HAS_MOVED", reach.NO_ORDER),
        (reach, "TOO_FAR", reach.RUSH_ENDS_AT_ENEMY),
        (battling, "NO_ORDER", declare.HAS_BATTLED),
        (battling, "NOBODY_NEAR", battling.NOBODY_IN_RANGE),
        (declare, "OUT_OF_RANGE", declare.OUT_OF_SIGHT),
        (playing, "TOO_DEAR", playing.HAS_PLAYED),
        (playing, "NO_REACTION", playing.HAS_PLAYED),
        (playing, "NONE_FITS", playing.NO_LORE_HELD),
        (places, "CLOSED", places.ON_FOOT_ONLY),
    ],
)
def test_a_predicate_of_battlelore_that_names_another_fact_is_noticed(
    module: ModuleType, cause: str, said: Refusal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, cause, said)
    assert any(case.verdict is Verdict.FALSE for case in cases("battlelore", share=4))


@pytest.mark.busy
@pytest.mark.parametrize(
    ("module", "cause", "said"),
    [
        (charge, "TOO_FAR", charge.CANNOT_CLIMB),
        (choosing, "NOT_IN_CONTACT", choosing.MUST_RALLY),
        (regiments, "OTHER_CARD", regiments.ACTIVATED_ALREADY),
        (models, "OTHERS_MOVE", models.PLACED_ALREADY),
    ],
)
def test_a_predicate_of_first_blood_that_names_another_fact_is_noticed(
    module: ModuleType, cause: str, said: Refusal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, cause, said)
    assert any(case.verdict is Verdict.FALSE for case in cases("first_blood", share=6))
