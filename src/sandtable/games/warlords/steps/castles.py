"""Step 1: castles (chapter 7)."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.refusal import Refusal
from sandtable.games.warlords.reasons import NameOnce, by_clause, choice, own_hand, why_not_playable
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import CASTLE

ONE_CASTLE: Final = NameOnce("WL-7.3", "refused-wl-7-3")
STANDS_ALONE: Final = by_clause("WL-7.2")
NO_CASTLE: Final = by_clause("WL-7.1")


def why_not_castle(st: State, seat: int, card: int) -> Refusal | None:
    """Only castles from the hand are played; they are not added to anything (WL-1.13, WL-5.6, WL-7.2, WL-7.3)."""
    return why_not_playable(st, seat, card, (CASTLE,), STANDS_ALONE) or ONE_CASTLE.why_not(st, seat, card)


CASTLES: Final = choice(
    "card", own_hand, lambda st, seat, target: STANDS_ALONE if target[0] == "place" else NO_CASTLE, why_not_castle
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
        options: list[Pick] = [card for card in st.hand_cards(seat, CASTLE) if st.is_eligible(card)]
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
