"""A judge that always nods is worth nothing: given another clause than the game named, it must say so."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sandtable.core.engine.decision import Decision, Target
from sandtable.rulebook.ledger import load_ledger
from tests.reasons import judge as frame
from tests.reasons.judge import Verdict, cases, judge_of

TAKEN_IN = 6
"""Of 100 wrong clauses a judge may take so many for exact: of several rules that all forbid a thing each is right."""


@pytest.mark.parametrize("game", ["bloodstones", "battlelore"])
def test_a_wrong_clause_is_noticed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = list(load_ledger(game).clauses)
    judge, _ = judge_of(game)
    found: Counter[Verdict] = Counter()

    def deceived(st: Any, seat: int, asked: Decision, target: Target, named: list[str]) -> Verdict:
        at = clauses.index(named[0])
        for other in (clauses[(at + 1) % len(clauses)], clauses[at - 1], clauses[(at * 7 + 5) % len(clauses)]):
            if other not in (*named, asked.clause):
                found[judge(st, seat, asked, target, [other])] += 1
        return Verdict.EXACT

    monkeypatch.setattr(frame, "judge_of", lambda name: (deceived, None))
    list(cases(game, share=5))
    assert found.total() > 1000
    assert 100 * found[Verdict.EXACT] < TAKEN_IN * found.total(), found
    assert found[Verdict.FALSE] > 0.8 * found.total(), found
