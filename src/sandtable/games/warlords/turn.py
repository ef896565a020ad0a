"""Game turns and player turns: first player, direction, the eleven steps (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.core.content.ids import ids_from
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.declare import frame
from sandtable.games.warlords.battle.launching import Battles
from sandtable.games.warlords.board import EMBARGO, NOBODY
from sandtable.games.warlords.draws import first_player
from sandtable.games.warlords.reasons import Rule, by_clause, fixed_choice
from sandtable.games.warlords.state import Procedure, State, Steps
from sandtable.games.warlords.steps.calamities import Calamities, Retests
from sandtable.games.warlords.steps.casting import Casting
from sandtable.games.warlords.steps.castles import Castles
from sandtable.games.warlords.steps.exploring import Exploring
from sandtable.games.warlords.steps.ground import Ground
from sandtable.games.warlords.steps.heroes import Heroes
from sandtable.games.warlords.steps.marching import Marching
from sandtable.games.warlords.steps.revenue import Revenue
from sandtable.games.warlords.steps.ruins import Ruins
from sandtable.games.warlords.steps.wrap_up import WrapUp
from sandtable.games.warlords.victory import close_turn, decide_at_limit

CLOCKWISE: Final = 0
COUNTER: Final = 1
WAY_IDS: Final[tuple[str, ...]] = ids_from(__name__, "CLOCKWISE")

FIRST: Final = 0
WAY: Final = 1
TURNS: Final = 2


def order_from(st: State, first: int, way: int) -> list[int]:
    """The players still in the game in the order of play (WL-5.3, WL-5.15)."""
    step = 1 if way == CLOCKWISE else -1
    seats = [(first + step * n) % st.players for n in range(st.players)]
    return [seat for seat in seats if not st.is_out(seat)]


@frame
class Rounds(Procedure):
    """Game turn after game turn: first player, direction, one player turn for each player (WL-5.1 to WL-5.5).

    `i` is the number of the player turn in the order of this game turn. With more than two players the first one is
    asked for the direction (WL-25.1).
    """

    at: int = FIRST
    first: int = NOBODY
    i: int = 0

    def advance(self, st: State) -> Decision | None:
        if self.at == FIRST:
            self.at = WAY
            self.begin(st)
        elif self.at == WAY:
            if len(st.left()) > 2 and not st.is_out(self.first):
                return Decision("direction", self.first, [CLOCKWISE, COUNTER], "WL-5.3")
            self.set_order(st, CLOCKWISE)
        elif self.i < len(st.order):
            seat = st.order[self.i]
            self.i += 1
            if not st.is_out(seat):  # the others keep their places in the order (WL-5.16)
                begin_turn(st, seat)
                st.push(Turn())
        elif st.round == st.rules.scenario.turn_limit:
            decide_at_limit(st)
        else:
            self.at = FIRST
        return None

    def begin(self, st: State) -> None:
        st.round += 1
        st.active = NOBODY
        if st.logging:
            st.emit("game_turn", (st.round,), "WL-5.1")
        self.first = first_player(st)
        if st.logging:
            st.emit("first_player", (self.first,), "WL-5.2")

    def set_order(self, st: State, way: int) -> None:
        st.order = order_from(st, self.first, way)
        self.i = 0
        self.at = TURNS

    def resume(self, st: State, asked: Decision, pick: Pick) -> None:
        assert isinstance(pick, int)
        self.set_order(st, pick)
        if st.logging:
            st.emit("direction", (asked.seat, pick), "WL-5.3")

    def rule(self, asked: Decision) -> Rule:
        return DIRECTION


DIRECTION: Final = fixed_choice("way", (CLOCKWISE, COUNTER), by_clause("WL-5.1"))
"""The direction comes before all player turns."""


def begin_turn(st: State, seat: int) -> None:
    """A player turn begins: limits are reset, and effects that lasted until now end (WL-5.14, WL-6.26, WL-28.1)."""
    st.turn += 1
    st.active = seat
    st.used = []
    if st.lasting:
        st.lasting = [each for each in st.lasting if each[0] == EMBARGO or each[2] != seat]
    if st.logging:
        st.emit("turn", (seat, st.round), "WL-5.6")


@frame
class Turn(Steps):
    """The eleven steps of the active player in order, then everything that ends with his turn (WL-5.6, WL-5.7).

    Terrain, calamities and spells have their own steps and cost nothing. Each step may be ended at once. Other players
    are asked only in the windows that an action opens (WL-5.8, WL-5.9, WL-5.11).
    """

    at: int = 0

    def steps(self) -> tuple[Callable[[Turn, State], Decision | None], ...]:
        return TURN

    def ends_with(self, st: State, seat: int) -> bool:
        """The turn ends when the active player leaves (WL-24.9)."""
        return st.active == seat

    def castles(self, st: State) -> Decision | None:
        """Step 1 (chapter 7)."""
        st.push(Castles())
        return None

    def heroes(self, st: State) -> Decision | None:
        """Step 2 (chapter 8)."""
        st.push(Heroes())
        return None

    def revenue(self, st: State) -> Decision | None:
        """Step 3 (chapter 9)."""
        st.push(Revenue())
        return None

    def ground(self, st: State) -> Decision | None:
        """Step 4 (chapter 10)."""
        st.push(Ground())
        return None

    def calamities(self, st: State) -> Decision | None:
        """Step 5 (chapter 11)."""
        st.push(Calamities())
        return None

    def spells(self, st: State) -> Decision | None:
        """Step 6 (chapter 12)."""
        st.push(Casting())
        return None

    def march(self, st: State) -> Decision | None:
        """Step 7 (chapter 13)."""
        st.push(Marching())
        return None

    def retests(self, st: State) -> Decision | None:
        """The end of step 7: persistent calamities are tested again (WL-11.13)."""
        st.push(Retests())
        return None

    def battles(self, st: State) -> Decision | None:
        """Step 8 (chapters 14 to 19)."""
        st.push(Battles())
        return None

    def explore(self, st: State) -> Decision | None:
        """Step 9 (chapter 20)."""
        st.push(Exploring())
        return None

    def ruins(self, st: State) -> Decision | None:
        """Step 10 (chapter 21)."""
        st.push(Ruins())
        return None

    def wrap_up(self, st: State) -> Decision | None:
        """Step 11 (chapter 22)."""
        st.push(WrapUp())
        return None

    def close(self, st: State) -> Decision | None:
        """The turn is over (WL-22.6, chapter 24)."""
        close_turn(st, st.active)
        return None


TURN: Final = (
    Turn.castles,
    Turn.heroes,
    Turn.revenue,
    Turn.ground,
    Turn.calamities,
    Turn.spells,
    Turn.march,
    Turn.retests,
    Turn.battles,
    Turn.explore,
    Turn.ruins,
    Turn.wrap_up,
    Turn.close,
)
STEP_OF: Final[dict[str, int]] = {step.__name__: number for number, step in enumerate(TURN)}
"""The number of a step by its name."""
