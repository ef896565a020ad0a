"""Choices that follow a card's effect: a place for a stolen army, a card of a hand or pile (WL-25.4, WL-25.7)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame, slotted
from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.board import NOBODY, NOWHERE
from sandtable.games.warlords.effects.registry import SeatCheck
from sandtable.games.warlords.effects.texts import Text, TextRule, why_not_card
from sandtable.games.warlords.reasons import ONE_CARD, ONE_PLACE, Rule
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import NO_CARD, OP_IDS, PRINTINGS, TYPE_IDS

ALL_TYPES: Final = tuple(range(len(TYPE_IDS)))


@frame
class Choice(Text):
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

    def text(self) -> tuple[int, str]:
        return next(n for n, card in enumerate(PRINTINGS) if card.op == OP_IDS[self.op]), "chosen"

    def rule(self, asked: Decision) -> Rule:
        """The text of a diplomacy card (WL-9.37), or a choice because of a success (WL-28.5)."""
        way = CHOICES[OP_IDS[self.op]]
        clause = "WL-9.37" if way.clause == "WL-25.4" else "WL-28.5"

        def legal(st: State, seat: int) -> list[int]:
            return [pick for pick in way.options(st, self) if isinstance(pick, int)]

        def why_not_chosen(st: State, seat: int, card: int) -> Refusal | None:
            if card in legal(st, seat):
                return None
            why = None if way.card is None else way.card(st, seat, card)
            return why or why_not_card(st, seat, card, way.kinds)

        if way.place is not None:
            return TextRule(clause, (Part("place", "place", legal, ONE_PLACE),), (Check(way.place, "place"),))
        return TextRule(clause, (Part("card", "card", legal, ONE_CARD),), (Check(why_not_chosen, "card"),))


@slotted
class ChoiceWay:
    """How the choice of one effect keyword is asked and carried out; `without` runs if there is nothing to choose.

    `place` says why a place cannot be chosen, if a place is chosen. `kinds` are the types of card, and `card` is what a
    rule has against a card besides.
    """

    question: str
    options: Callable[[State, Choice], list[Pick]]
    carry_out: Callable[[State, Choice, int], None]
    clause: str
    without: Callable[[State, Choice], None]
    place: SeatCheck | None = None
    card: SeatCheck | None = None
    kinds: Collection[int] = ALL_TYPES

    def context(self, choice: Choice) -> tuple[int, ...]:
        """The subject of the question: a player, a place, or the card that is held."""
        if choice.victim != NOBODY:
            return (choice.victim,)
        return (choice.card,) if choice.card != NO_CARD else (choice.place,)


def nothing(st: State, choice: Choice) -> None:
    """Do nothing: there is nothing to choose."""


CHOICES: Final[dict[str, ChoiceWay]] = {}
"""The choices by the effect keyword that asks them."""
