"""A controller discards cards of his choice from a place: after Fireball, Lightning Storm and Confusion."""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.legality import asking
from sandtable.core.engine.refusal import Facts, Refusal
from sandtable.games.warlords.reasons import choice
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
        cards = self.cards(st)
        if not self.left or not cards:
            st.pop()
            return None
        return Decision("sacrifice", st.controller[self.place], list(cards), "WL-25.7", (self.place,))

    def cards(self, st: State) -> list[int]:
        place = self.place
        return list(dict.fromkeys(st.march[place] if self.march else st.armies[place] + st.allies[place]))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.left -= 1
        st.discard_linked(self.place, pick)
        if st.logging:
            st.emit("loses", (asked.seat, pick, st.head[self.place]), "WL-12.6")


def of_struck(st: State, seat: int, thing: int) -> Facts:
    return {"h": ("place", asking(st, Sacrifice).place)}


NO_FIGHTER: Final = Refusal("WL-28.5", "refused-text-loss", of_struck)
NO_MARCH_CARD: Final = Refusal("WL-28.5", "refused-text-march", of_struck)


SACRIFICE: Final = choice(
    "card",
    lambda st, seat: asking(st, Sacrifice).cards(st),
    lambda st, seat, target: NO_MARCH_CARD if asking(st, Sacrifice).march else NO_FIGHTER,
)
"""The controller chooses (WL-28.6)."""
