"""Refusals: why a rule does not allow something, as a value with a clause, a message and the facts of the position.

A predicate of a rule returns None (allowed) or a `Refusal`. Refusals are shared constants beside their predicates, so listing
options allocates nothing. The facts are looked up only when somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.state import State

Facts = dict[str, tuple[str, object]]
"""The arguments of a message: for each name the kind of thing and which one, as in `Presentation.prompt_args`."""
FindFacts = Callable[..., Facts]  # type: ignore[explicit-any]
"""Finds the facts from the state and the arguments of the predicate. Predicates have different numbers of arguments."""

HUNDREDTHS: Final = "hundredths"
"""The kind of a fact that is a length in hundredths. Each language formats its own decimals."""
NO_FACTS: Final[Facts] = {}


def no_facts(st: State, *values: int) -> Facts:
    return NO_FACTS


class Refusal:
    """Why something is not allowed: the clause that forbids it, the key of its message, and how to find the message's facts.

    A message that gives several reasons has more clauses in `also`.
    """

    __slots__ = ("also", "clause", "facts", "key")

    def __init__(self, clause: str, key: str, facts: FindFacts = no_facts, also: tuple[str, ...] = ()) -> None:
        self.clause = clause
        self.key = key
        self.facts = facts
        self.also = also


class Objection:
    """A refusal with the arguments of the predicate that returned it. `about` holds facts that the caller knows."""

    __slots__ = ("about", "refusal", "values")

    def __init__(self, refusal: Refusal, *values: int, about: Facts = NO_FACTS) -> None:
        self.refusal = refusal
        self.values = values
        self.about = about

    @property
    def clause(self) -> str:
        return self.refusal.clause

    @property
    def clauses(self) -> tuple[str, ...]:
        return (self.refusal.clause, *self.refusal.also)

    def facts(self, st: State) -> Facts:
        return {**self.about, **self.refusal.facts(st, *self.values)}
