"""Step 1: castles (chapter 7)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.reasons import why_not_played
from sandtable.games.warlords.state import END, State, Step
from sandtable.games.warlords.tables.cards import CASTLE


def why_not_castle(st: State, card: int) -> str | None:
    """The clause that keeps a castle in hand from being played (WL-7.3)."""
    return None if st.is_eligible(card) else "WL-7.3"


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
        options: list[Pick] = [card for card in st.hand_cards(seat, CASTLE) if why_not_castle(st, card) is None]
        options.append(END)
        return Decision("castles", seat, options, "WL-7.1", lone=False)

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if pick == END:
            st.pop()
            return
        st.play(asked.seat, pick)
        st.found(asked.seat, pick)
        if st.loud:
            st.emit("castle", (asked.seat, pick), "WL-7.1")

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        if part == "card":
            reason = why_not_played(st, asked.seat, value, (CASTLE,), "WL-7.2")
            return [reason or why_not_castle(st, value) or asked.clause]
        return ["WL-7.2" if part == "place" else asked.clause]
