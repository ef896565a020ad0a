"""Why a card is not a legal answer: whose it is, and whether it is in the stack."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.frames import Parallel
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.first_blood.refusals import refusal, regiment_refusal
from sandtable.games.first_blood.state import GONE, RESERVE, State
from sandtable.games.first_blood.turn.command import StackLane, cards_to_stack


def of_card(st: State, seat: int, card: int) -> Facts:
    return {"c": ("card", card)}


OPPONENTS_CARD: Final = regiment_refusal("FB-10.1", "enemy")
NOT_COMING: Final = regiment_refusal("FB-10.1", "own")
DESTROYED: Final = regiment_refusal("FB-10.1", "gone")
REBELS_TOGETHER: Final = refusal("FB-10.3")
IN_STACK_ALREADY: Final = refusal("FB-27.4", more=of_card)
NOT_IN_STACK: Final = regiment_refusal("FB-11.3", "stack")
NOT_LOOKED_AT: Final = refusal("FB-10.4")
LAID_ALREADY: Final = regiment_refusal("FB-10.4", "laid")


def stacked(st: State, asked: Decision, card: int) -> Refusal:
    """Which card comes next in a Command Stack (FB-10.1, FB-10.3, FB-27.4)."""
    frame = st.stack[-1]
    if isinstance(frame, Parallel):
        lane = next(each for each in frame.lanes if isinstance(each, StackLane) and each.seat == asked.seat)
        if card in lane.left(st):
            return REBELS_TOGETHER
    elif card in st.cards_of(asked.seat) and card not in frame_laid(st):
        return REBELS_TOGETHER
    if card in cards_to_stack(st, asked.seat):
        return IN_STACK_ALREADY
    return not_coming(st, asked.seat, card)


def frame_laid(st: State) -> list[int]:
    laid = getattr(st.stack[-1], "laid", None)
    return [] if laid is None or laid.value is None else list(laid.value)


def not_coming(st: State, seat: int, card: int) -> Refusal:
    """The Regiments of a card are destroyed, or wait (FB-4.23, FB-10.1)."""
    own = [st.status[plan.number] for plan in st.rules.plans if plan.card == card and plan.owner == seat]
    return DESTROYED if all(status == GONE for status in own) else NOT_COMING


def searched(st: State, asked: Decision, card: int) -> Refusal:
    """Which cards of the own stack can be taken: those that are still in it (FB-11.3)."""
    own = [st.status[plan.number] for plan in st.rules.plans if plan.card == card and plan.owner == asked.seat]
    if not own or any(status not in (RESERVE, GONE) for status in own):
        return NOT_IN_STACK
    return not_coming(st, asked.seat, card)


def sorted_top(st: State, asked: Decision, card: int) -> Refusal:
    """Only the top cards that were looked at change their places (FB-10.4)."""
    if card not in st.cards_of(asked.seat):
        return searched(st, asked, card)
    return LAID_ALREADY if card in frame_laid(st) else NOT_LOOKED_AT
