"""A controller discards cards of his choice from a place: after Fireball, Lightning Storm and Confusion."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.state import Procedure, State


@frame
class Sacrifice(Procedure):
    """Discard this many armies and allies, or March cards if `march`, one by one, as far as possible (WL-25.7, WL-28.6)."""

    place: int
    left: int
    march: int

    def ends_with(self, st: State, seat: int) -> bool:
        return st.controller[self.place] == seat

    def advance(self, st: State) -> Decision | None:
        place = self.place
        cards = st.march[place] if self.march else st.armies[place] + st.allies[place]
        if not self.left or not cards:
            st.pop()
            return None
        return Decision("sacrifice", st.controller[place], list(dict.fromkeys(cards)), "WL-25.7", (place,))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.left -= 1
        st.discard_linked(self.place, pick)
        if st.logging:
            st.emit("loses", (asked.seat, pick, st.head[self.place]), "WL-12.6")

    def why_not(self, st: State, asked: Decision, part: str, value: int) -> list[str]:
        """The cards to discard are chosen because of a success (WL-28.5)."""
        return ["WL-28.5"]
