"""The lifts of Bloodstones notice a predicate that names a fact which is not the cause."""

from __future__ import annotations

from collections import Counter
from types import ModuleType

import pytest

from sandtable.core.engine.refusal import Refusal
from sandtable.core.registry import find_game
from sandtable.games.bloodstones import actions, capture, construct, movement, retreat, setup
from tests.reasons import bloodstones_lifts
from tests.reasons.judge import Verdict, cases
from tests.reasons.said import listening


@pytest.mark.parametrize(
    ("module", "cause", "said"),
    [
        (setup, "TOO_NEAR", setup.NO_GROUND),
        (capture, "OWN_VILLAGE", capture.NO_UNIT_THERE),
        (construct, "NOT_NEAR", construct.OTHERS_THERE),
        (actions, "NOT_AT_HOME", actions.FOES_THERE),
        (movement, "HELD_HERE", movement.ONLY_FORTS),
        (movement, "TOO_DEAR", movement.NO_WAY),
        (retreat, "ONLY_OTHERS", retreat.HAS_LEFT),
    ],
)
def test_a_refusal_that_is_not_the_cause_is_noticed(
    module: ModuleType, cause: str, said: Refusal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, cause, said)
    found = Counter(case.verdict for case in cases("bloodstones", share=9))
    assert found[Verdict.FALSE] > 0


def test_a_refusal_without_a_lift_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lifts = {name: lift for name, lift in bloodstones_lifts.LIFTS.items() if name is not movement.NO_WAY}
    monkeypatch.setattr(bloodstones_lifts, "LIFTS", lifts)
    found = Counter(case.verdict for case in cases("bloodstones", share=9))
    assert found[Verdict.FALSE] + found[Verdict.UNLIFTED] > 0


def test_a_wrong_fact_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement.TOO_DEAR, "facts", lambda st, seat, end: {"t": ("count", 99)})
    with listening(find_game("bloodstones"), pytest.MonkeyPatch()) as found:
        list(cases("bloodstones", share=9))
    assert any("$t is 99, not " in wrong for wrong in found.wrong)
