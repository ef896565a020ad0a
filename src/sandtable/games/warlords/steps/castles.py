"""Step 1: castles (chapter 7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick, Target
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import Check, Part, Rule
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.answers import of_place
from sandtable.games.warlords.reasons import (
    RUIN_ON_TABLE,
    holder_of_name,
    of_card,
    own_hand,
    why_not_in_hand,
    why_not_in_step,
    with_name,
)
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import CASTLE

NAME_IN_PLAY: Final = Refusal("WL-7.3", "refused-wl-7-3", with_name)
NAME_IS_YOURS: Final = Refusal("WL-7.3", "refused-name-mine", of_card)
NOT_ON_A_RUIN: Final = Refusal("WL-7.2", "refused-wl-7-2", of_card)
NOT_ON_A_PLACE: Final = Refusal("WL-7.2", "refused-wl-7-2", of_place)
NO_CASTLE: Final = Refusal("WL-7.1", "refused-wl-7-1")


def why_not_castle(st: State, seat: int, card: int) -> Refusal | None:
    """Why a castle in hand cannot be played (WL-7.3)."""
    if st.is_eligible(card):
        return None
    return NAME_IS_YOURS if holder_of_name(st, card) == seat else NAME_IN_PLAY


def why_not_card(st: State, seat: int, card: int) -> Refusal | None:
    """Only castles from the hand are played; they are not added to anything (WL-1.13, WL-5.6, WL-7.2)."""
    missing = why_not_in_hand(st, seat, card)
    return NOT_ON_A_RUIN if missing is RUIN_ON_TABLE else missing or why_not_in_step(st, seat, card, (CASTLE,))


def why_not_added(st: State, seat: int, target: Target) -> Refusal:
    return NOT_ON_A_PLACE if target[0] == "place" else NO_CASTLE


CASTLES: Final = Rule[State](
    (Part("card", "card", own_hand, Refusal("WL-5.10", "one-card-at-a-time")),),
    (Check(why_not_card, "card"), Check(why_not_castle, "card")),
    why_not_added,
)


@frame
class Castles(Step):
    """The active player may play castles, each on its own (WL-7.1, WL-7.2, WL-25.3).

    A new castle is empty and counts at once (WL-7.4). It costs nothing (WL-7.5).
    """

    def advance(self, st: State) -> Decision | None:
        seat = st.active
        if not st.hands[seat]:
            st.pop()
            return None
        options: list[Pick] = [card for card in st.hand_cards(seat, CASTLE) if why_not_castle(st, seat, card) is None]
        options.append(END)
        return Decision("castles", seat, options, "WL-7.1", automatic=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == END:
            st.pop()
            return
        st.play(asked.seat, pick)
        st.found(asked.seat, pick)
        if st.logging:
            st.emit("castle", (asked.seat, pick), "WL-7.1")

    def rule(self, asked: Decision) -> Rule[State]:
        return CASTLES
