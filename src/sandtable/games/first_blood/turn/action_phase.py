"""The Action Phase: the players turn over cards alternately until both stacks are empty (FB-11.1 to FB-11.3, FB-11.18)."""

from __future__ import annotations

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.first_blood.combat.reform import must_reform
from sandtable.games.first_blood.state import NOBODY, State
from sandtable.games.first_blood.turn.activation import Activation
from sandtable.games.first_blood.turn.choosing import TWO_ACTIONS
from sandtable.games.first_blood.turn.draw_events import Go, waiting_for


@frame
class ActionPhase(Go):
    """The players alternate, each acting with one card, until both stacks are empty (FB-11.1, FB-11.18).

    `seat` is next. `card` is the face of the card that was turned over, whose Regiment then has `acted`. `burst` is the
    number of cards the player resolves in a row (content of `burst`).
    """

    seat: int
    card: int = NOBODY
    acted: bool = False
    burst: int = 0

    def advance(self, st: State) -> Decision | None:
        if self.acted:
            self.acted = False
            if self.burst > 1 and st.command[self.seat]:
                self.burst -= 1
            else:
                self.pass_on()
        elif self.card in st.condemned:
            # discarded without Actions, and the player's turn is over (FB-23.13)
            st.condemned.remove(self.card)
            self.pass_on()
        elif self.card != NOBODY:
            options: list[Pick] = list(waiting_for(st, self.seat, self.card))
            return Decision("activate", self.seat, options, "FB-4.22", (self.card,))
        elif not st.command[0] and not st.command[1]:
            st.active = NOBODY
            st.pop()
        elif not st.command[self.seat]:
            self.pass_on()
        else:
            st.active = self.seat
            self.burst = self.burst or take_burst(st, self.seat)
            self.draw(st, self.seat)
        return None

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.card = NOBODY
        self.acted = True
        st.push(Activation(pick, [], TWO_ACTIONS, must_reform(st, pick)))

    def pass_on(self) -> None:
        """Pass to the other player."""
        self.card = NOBODY
        self.seat = 1 - self.seat
        self.burst = 0


def take_burst(st: State, seat: int) -> int:
    """The number of cards a player resolves in a row; more than one only once per Turn (content of `burst`)."""
    for row in st.lasting:
        bound = st.rules.forces.bounds[row[0]]
        if bound.effect.op == "burst" and st.owner(bound.regiment) == seat:
            st.lasting.remove(row)
            return bound.effect.cards
    return 0
