"""The lifts of Bloodstones notice a predicate that names a fact which is not the cause."""

from __future__ import annotations

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
        (construct, "IS_FULL", construct.OTHERS_THERE),
        (capture, "CAPTURE_ONE", capture.TILE_NOW),
        (construct, "OTHERS_THERE", construct.IS_FULL),
    ],
)
def test_a_refusal_that_is_not_the_cause_is_noticed(
    module: ModuleType, cause: str, said: Refusal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, cause, said)
    assert any(case.verdict is Verdict.FALSE for case in cases("bloodstones", share=9))


def test_a_refusal_without_a_lift_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    lifts = {name: lift for name, lift in bloodstones_lifts.LIFTS.items() if name is not movement.NO_WAY}
    monkeypatch.setattr(bloodstones_lifts, "LIFTS", lifts)
    assert any(case.verdict in (Verdict.FALSE, Verdict.UNLIFTED) for case in cases("bloodstones", share=9))


def test_a_wrong_fact_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement.TOO_DEAR, "facts", lambda st, seat, end: {"t": ("count", 99)})
    with listening(find_game("bloodstones"), pytest.MonkeyPatch()) as found:
        assert any("$t is 99, not " in " ".join(found.wrong) for _ in cases("bloodstones", share=9))
