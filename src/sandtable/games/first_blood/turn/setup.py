"""Setting up: scenario, battlefield, Reinforcement Edges, Objective Markers (chapter 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.core.engine.frames import Sequence
from sandtable.games.first_blood.dice import SCENARIO_ROLL, roll, roll_off
from sandtable.games.first_blood.state import EDGE_IDS, NOWHERE, State
from sandtable.games.first_blood.tables.scenarios import DIAGONAL_IDS, PLUNDER, scenario_rolled
from sandtable.games.first_blood.turn.game_turn import GameTurn


@frame
class Setup(Sequence[State]):
    """The order of FB-8.1; both armies are part of the table's options (FB-8.3, FB-27.2)."""

    at: int

    def steps(self) -> tuple[Callable[[Setup, State], Decision | None], ...]:
        return SETUP

    def choose_scenario(self, st: State) -> None:
        """The scenario is agreed or rolled (FB-8.2, FB-1.11)."""
        st.scenario = st.rules.scenario
        if st.scenario == NOWHERE:
            st.scenario = scenario_rolled(roll(st, 0, 1, SCENARIO_ROLL, "FB-8.2")[0])
        if st.logging:
            st.emit("scenario", (st.scenario,), "FB-8.2")

    def draw_battlefield(self, st: State) -> None:
        """The battlefield is the chosen one, or drawn from the published ones (FB-1.12)."""
        count = len(st.rules.fields)
        st.ground = st.chance(count) if count > 1 else 0
        st.structure = [0] * len(st.field().pieces)

    def roll_for_edge(self, st: State) -> None:
        """The players roll off for the choice of the edge (FB-8.7)."""
        st.edge_winner = roll_off(st, "FB-8.7")

    def choose_edge(self, st: State) -> Decision | None:
        """The winner chooses any of the four edges; the opponent gets the opposite one (FB-8.7)."""
        return Decision("edge", st.edge_winner, list(range(len(EDGE_IDS))), "FB-8.7")

    def choose_diagonal(self, st: State) -> Decision | None:
        """In scenario 1 the loser of the roll-off chooses the diagonal of the outer markers (FB-25.6)."""
        if st.scenario != PLUNDER:
            return None
        return Decision("diagonal", 1 - st.edge_winner, list(range(len(DIAGONAL_IDS))), "FB-25.6")

    def start(self, st: State) -> None:
        """Game Turn 1 begins (FB-8.1)."""
        st.push(GameTurn(0))

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        if asked.kind == "edge":
            st.edge = pick
        else:
            st.diagonal = pick
        if st.logging:
            st.emit(asked.kind, (asked.seat, pick), asked.clause)
        self.at += 1


SETUP: Final[tuple[Callable[[Setup, State], Decision | None], ...]] = (
    Setup.choose_scenario,
    Setup.draw_battlefield,
    Setup.roll_for_edge,
    Setup.choose_edge,
    Setup.choose_diagonal,
    Setup.start,
)
