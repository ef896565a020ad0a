"""A Game Turn and its five Phases, repeated until the game ends (FB-1.1 to FB-1.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.games.first_blood.effect_ops import mourn
from sandtable.games.first_blood.in_force import UNTIL_NEXT_TURN, UNTIL_TURN
from sandtable.games.first_blood.state import (
    ACTION,
    COMMAND,
    NO_BLESSING,
    NOBODY,
    REINFORCEMENT,
    SUPREMACY,
    THIS_TURN,
    VICTORY,
    State,
)
from sandtable.games.first_blood.turn.action_phase import ActionPhase
from sandtable.games.first_blood.turn.command import StackPhase
from sandtable.games.first_blood.turn.draw_ability import Signet, signets
from sandtable.games.first_blood.turn.reinforcements import Arrivals
from sandtable.games.first_blood.turn.supremacy import SupremacyPhase
from sandtable.games.first_blood.turn.victory import VictoryPhase, add_up, check_end


@frame
class GameTurn(Sequence[State]):
    """The Phases in order: Reinforcement, Command, Supremacy, Action, Victory (FB-1.2)."""

    at: int

    def steps(self) -> tuple[Callable[[GameTurn, State], Decision | None], ...]:
        return PHASES

    def begin(self, st: State) -> None:
        st.turn += 1
        st.phase = REINFORCEMENT
        if st.logging:
            st.emit("game_turn", (st.turn,), "FB-1.1")

    def first_arrivals(self, st: State) -> None:
        """The most recent First Player rolls and chooses first (FB-9.6)."""
        st.push(Arrivals(0, st.elder(), [], [], [], []))

    def second_arrivals(self, st: State) -> None:
        st.push(Arrivals(0, 1 - st.elder(), [], [], [], []))

    def command(self, st: State) -> None:
        st.phase = COMMAND
        st.push(StackPhase.of(st))

    def look_at_stacks(self, st: State) -> None:
        """Resolve abilities that take effect once both stacks are confirmed (content of when = command_phase)."""
        for number in reversed(signets(st)):
            st.push(Signet(number))

    def supremacy(self, st: State) -> None:
        st.phase = SUPREMACY
        st.push(SupremacyPhase(0, [0, 0], NOBODY))

    def action(self, st: State) -> None:
        """Benefits from earlier destruction are given first (FB-17.49)."""
        st.phase = ACTION
        st.push(ActionPhase(st.first))
        mourn(st)

    def victory(self, st: State) -> None:
        """First decide what counts where, then add all scores, then check for the end (FB-25.19)."""
        st.active = NOBODY
        st.phase = VICTORY
        st.push(VictoryPhase.of(st))

    def score(self, st: State) -> None:
        add_up(st)
        check_end(st)
        if st.result is not None:
            self.at = len(PHASES)

    def finish(self, st: State) -> None:
        """End what lasted until the end of the Turn and begin a new Game Turn (FB-1.3, FB-1.9, FB-25.23)."""
        end_turn(st)
        self.at = 0


def end_turn(st: State) -> None:
    """Remove the markers and effects of this Turn (FB-1.9, FB-14.2, FB-16.3)."""
    st.marks = [marks & ~THIS_TURN for marks in st.marks]
    st.blessing = [NO_BLESSING] * len(st.blessing)
    st.marches = [0] * len(st.marches)
    st.events_on = []
    st.overflown = []
    st.condemned = []
    st.command = [[], []]
    st.lasting = [row for row in st.lasting if not is_over(st, row)]


def is_over(st: State, row: tuple[int, int, int, int]) -> bool:
    """Does a lasting effect end with this Turn?"""
    return row[2] == UNTIL_TURN or (row[2] == UNTIL_NEXT_TURN and row[3] <= st.turn)


PHASES: Final[tuple[Callable[[GameTurn, State], Decision | None], ...]] = (
    GameTurn.begin,
    GameTurn.first_arrivals,
    GameTurn.second_arrivals,
    GameTurn.command,
    GameTurn.look_at_stacks,
    GameTurn.supremacy,
    GameTurn.action,
    GameTurn.victory,
    GameTurn.score,
    GameTurn.finish,
)
