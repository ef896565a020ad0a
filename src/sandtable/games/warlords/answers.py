"""Responses with one card from the hand: what makes them legal (WL-5.12, WL-25.12)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.legality import Check, Part, Rule
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.reasons import is_held, of_card, own_hand
from sandtable.games.warlords.state import State
from sandtable.games.warlords.tables.cards import TYPE


def of_chosen(st: State, seat: int, card: int) -> Facts:
    return {"c": ("card", card)}


def of_place(st: State, seat: int, place: int) -> Facts:
    return {"x": ("place", place)}


def of_seat(st: State, seat: int, other: int) -> Facts:
    return {"x": ("seat", other)}


ELSEWHERE: Final = Refusal("WL-5.12", "refused-wl-5-12", of_card)


def why_not_from_hand(st: State, seat: int, card: int) -> Refusal | None:
    """You respond with a card from your hand (WL-5.12)."""
    return None if is_held(st, seat, card) else ELSEWHERE


def key_of(clause: str) -> str:
    return f"refused-{clause.lower().replace('.', '-')}"


def answer_rule(clause: str, kinds: Collection[int], wrong: str = "") -> Rule[State]:
    """The rule of a response with one card of these types. `wrong` is the clause against other types, if it is another."""
    unfit = Refusal(wrong or clause, key_of(wrong or clause), of_card)
    place, seat_itself = Refusal(clause, key_of(clause), of_place), Refusal(clause, key_of(clause), of_seat)

    def why_not_kind(st: State, seat: int, card: int) -> Refusal | None:
        return None if TYPE[card] in kinds else unfit

    def no_card(st: State, seat: int, target: Target) -> Refusal:
        return place if target[0] == "place" else seat_itself

    return Rule(
        (Part("card", "card", own_hand, Refusal(clause, "refused-pair-answer", of_chosen)),),
        (Check(why_not_from_hand, "card"), Check(why_not_kind, "card")),
        no_card,
    )
