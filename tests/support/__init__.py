"""Helpers for all tests. `@clause("BS-7.1", "BS-7.2")` says which clauses of the ledger a test checks."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

import pytest

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.rulebook import ledger

S = TypeVar("S", bound=State)


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test, or a parameter by `marks=`, with the clauses it checks; write each id out, no ranges.

    An id that no ledger knows fails here, when the file is collected: a hook would be too late, its words are
    lost when several processes run the tests.
    """
    if not ids:
        raise ledger.LedgerError("name at least one clause")
    for clause_id in ids:
        # The scan for tested clauses compares ids letter by letter.
        if ledger.clause(clause_id).id != clause_id:
            raise ledger.LedgerError(f"write {ledger.clause(clause_id).id}, not {clause_id}")
    return pytest.mark.clause(*ids)


def question(st: State) -> Decision:
    """The open question; the first one if there are several."""
    assert st.decision is not None, "the game is over"
    return st.decision


class Asked(Generic[S]):
    """A table set up by a test: its state and its open question."""

    st: S

    @property
    def decision(self) -> Decision:
        return question(self.st)

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def seat(self) -> int:
        return self.decision.seat


def is_running(st: State) -> bool:
    """Has the game no result yet? A function, so that mypy does not assume the same answer later in the game."""
    return st.result is None


def any_game(spec: GameSpec[S]) -> GameSpec[State]:
    """A game typed as `find_game` returns it, with any kind of state, so that a list can hold different games."""
    return cast("GameSpec[State]", spec)
