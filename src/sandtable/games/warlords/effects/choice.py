"""Choices that follow a card's effect: a place for a stolen army, a card of a hand or pile (WL-25.4, WL-25.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.board import NOBODY, NOWHERE
from sandtable.games.warlords.state import Procedure, State
from sandtable.games.warlords.tables.cards import NO_CARD, OP_IDS


@frame
class Choice(Procedure):
    """One choice of a player about a place or another player.

    `op` is the effect keyword that asks; `card` is a card the effect holds meanwhile, such as an army that changes
    sides.
    """

    op: int
    seat: int
    place: int = NOWHERE
    victim: int = NOBODY
    card: int = NO_CARD

    def held(self) -> tuple[int, ...]:
        return () if self.card == NO_CARD else (self.card,)

    def ends_with(self, st: State, seat: int) -> bool:
        return seat in (self.seat, self.victim) or (self.place != NOWHERE and st.controller[self.place] == seat)

    def advance(self, st: State) -> Decision | None:
        """If there is nothing to choose, carry on without; a choice from a hand is asked even if there is only one card."""
        way = CHOICES[OP_IDS[self.op]]
        options = way.options(st, self)
        if not options:
            st.pop()
            way.without(st, self)
            return None
        return Decision(
            way.question, self.seat, options, way.clause, way.context(self), automatic=self.victim == NOBODY
        )

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        st.pop()
        CHOICES[OP_IDS[self.op]].carry_out(st, self, pick)

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        """The clause of a specific rule, else that of the text: diplomacy (WL-9.37), or a choice after a success (WL-28.5)."""
        way = CHOICES[OP_IDS[self.op]]
        return [way.why(st, self, part, value) or ("WL-9.37" if way.clause == "WL-25.4" else "WL-28.5")]


class ChoiceWay:
    """How the choice of one effect keyword is asked and carried out; `without` runs if there is nothing to choose."""

    __slots__ = ("carry_out", "clause", "options", "question", "why", "without")

    def __init__(
        self,
        question: str,
        options: Callable[[State, Choice], list[Pick]],
        carry_out: Callable[[State, Choice, int], None],
        clause: str,
        without: Callable[[State, Choice], None],
        why: Callable[[State, Choice, str, int], str | None] | None = None,
    ) -> None:
        self.question = question
        self.options = options
        self.carry_out = carry_out
        self.clause = clause
        self.without = without
        self.why = by_its_text if why is None else why

    def context(self, choice: Choice) -> tuple[int, ...]:
        """The subject of the question: a player, a place, or the card that is held."""
        if choice.victim != NOBODY:
            return (choice.victim,)
        return (choice.card,) if choice.card != NO_CARD else (choice.place,)


def by_its_text(st: State, choice: Choice, part: str, value: int) -> str | None:
    """Only the text of the card rules this out; no other rule does."""
    return None


def nothing(st: State, choice: Choice) -> None:
    """Do nothing: there is nothing to choose."""


CHOICES: Final[dict[str, ChoiceWay]] = {}
"""The choices by the effect keyword that asks them."""
