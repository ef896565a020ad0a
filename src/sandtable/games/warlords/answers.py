"""Responses with one card from the hand: what makes them legal (WL-5.12, WL-25.12)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sandtable.core.engine.legality import Check, Part
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.reasons import Rule, by_clause, is_held, own_hand
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import TYPE

ELSEWHERE: Final = by_clause("WL-5.12")


def why_not_from_hand(st: State, seat: int, card: int) -> Refusal | None:
    """You respond with a card from your hand (WL-5.12)."""
    return None if is_held(st, seat, card) else ELSEWHERE


def answer_rule(clause: str, kinds: Collection[int], wrong: str = "") -> Rule:
    """The rule of a response with one card of these types. `wrong` is the clause against other types, if it is another."""
    unfit = by_clause(wrong or clause)

    def why_not_kind(st: State, seat: int, card: int) -> Refusal | None:
        return None if TYPE[card] in kinds else unfit

    return Rule(
        (Part("card", "card", own_hand, Refusal(clause, "one-answer")),),
        (Check(why_not_from_hand, "card"), Check(why_not_kind, "card")),
        by_clause(clause),
    )
