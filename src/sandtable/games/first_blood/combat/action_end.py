"""The end of a single Action: what lasted for it is over, and who lost half or more of its Models breaks (chapter 7)."""

from __future__ import annotations

from sandtable.core.decision import Decision
from sandtable.core.frames import Frame
from sandtable.games.first_blood.giving import mourn
from sandtable.games.first_blood.in_force import UNTIL_ACTION, noted
from sandtable.games.first_blood.state import LED_HIT, LED_INJURY, State
from sandtable.games.first_blood.wounds import settle_losses, slay, tally


class ActionEnd(Frame[State]):
    """It lies under the Action while that is carried out: `before` is what the losses are compared with (FB-7.22, FB-7.37)."""

    __slots__ = ("before", "regiment")

    def __init__(self, regiment: int, before: list[tuple[int, int, bool]]) -> None:
        self.regiment = regiment
        self.before = before

    @staticmethod
    def of(st: State, regiment: int) -> ActionEnd:
        return ActionEnd(regiment, tally(st))

    def advance(self, st: State) -> Decision | None:
        st.pop()
        self.slay_spent(st)
        st.lasting = [row for row in st.lasting if row[2] != UNTIL_ACTION]
        st.marks = [marks & ~(LED_HIT | LED_INJURY) for marks in st.marks]
        settle_losses(st, self.before, self.regiment)
        mourn(st)
        return None

    def slay_spent(self, st: State) -> None:
        """A Character that gave its life for the Action is removed as a casualty (content of `slay`)."""
        for regiment in range(len(st.status)):
            first = st.plan(regiment).first
            if noted(st, "slay", regiment) and st.is_alive(first):
                slay(st, first)

    def fields(self) -> tuple[object, ...]:
        return (self.regiment, self.before[:])
