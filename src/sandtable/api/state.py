"""The public API for positions: the engine's state together with its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.api import position
from sandtable.api.options import AnyPick, Decision, LegalOptions, pick_of
from sandtable.core.engine.decision import PUBLIC, IllegalPick, NotAsked
from sandtable.core.engine.state import Result
from sandtable.core.engine.state import State as EngineState
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game

if TYPE_CHECKING:
    from sandtable.api.game import Game

SPECTATOR: Final = PUBLIC
"""The seat number of a spectator, who knows only public information."""


class NotOver(ValueError):
    """The game has no result yet."""


class State:
    """A position of a game, created by `Game.start`, `load_position` or `Record.state`.

    A state is either *full*, with all hidden information and future dice, or a *view*, which contains only what one seat
    may know. A view cannot be played; `redeal` makes a full state from it.

    >>> import sandtable
    >>> state = sandtable.game("bloodstones").start(players=2, seed=7)
    >>> state
    <State of bloodstones, 2 players: seat 0 is asked choose_faction (BS-19.1)>
    >>> state.legal
    LegalOptions([dragon_riders, horse_lords, hill_folk, necromancers])
    >>> state.play("hill_folk")
    >>> state.to_move
    (1,)
    """

    __slots__ = ("_spec", "_st", "_viewer")

    def __init__(self, spec: GameSpec[EngineState], st: EngineState, viewer: int | None = None) -> None:
        """Private: use `Game.start`."""
        self._spec = spec
        self._st = st
        self._viewer = viewer

    # -- the question ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        from sandtable.api.game import Game

        return Game(self._spec)

    @property
    def players(self) -> int:
        """How many seats there are. Seats are numbered from 0."""
        return self._st.players

    @property
    def viewer(self) -> int | None:
        """The seat whose view this is (`SPECTATOR` for the public view), or None for a full state."""
        return self._viewer

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that must answer now, empty when the game is over. Several seats may be asked at the same time.

        In a view, the viewer comes first if it is asked.
        """
        return tuple([asked.seat for asked in self._st.open_questions()])

    @property
    def decisions(self) -> list[Decision]:
        """The open questions, one for each seat of `to_move`."""
        return [
            Decision(self._spec, self._st, asked, self._viewer not in (None, asked.seat))
            for asked in self._st.open_questions()
        ]

    @property
    def legal(self) -> LegalOptions:
        """The options of the first seat of `to_move`; in a view, those of the viewer.

        Empty when the game is over or when that seat is not asked.
        """
        first = self._st.decision
        if self._viewer is None:
            return LegalOptions(self._spec, self._st, first)
        own = first is not None and first.seat == self._viewer
        return LegalOptions(self._spec, self._st, first if own else None)

    def legal_for(self, seat: int) -> LegalOptions:
        """The options of a seat, empty if it is not asked. A view raises ValueError for any other seat that is asked."""
        self._check_seat(seat)
        for asked in self._st.open_questions():
            if asked.seat == seat:
                return Decision(self._spec, self._st, asked, self._viewer not in (None, seat)).legal
        return LegalOptions(self._spec, self._st, None)

    def play(self, pick: AnyPick, seat: int | None = None) -> None:
        """Answer a question. The state changes in place; call `copy` first to keep the old one.

        Without `seat`, the first seat of `to_move` answers. If several seats are asked at the same time, name the one
        that answers. An illegal pick raises `IllegalPick` and changes nothing.
        """
        st = self._st
        if self._viewer is not None:
            raise IllegalPick("a view cannot be played on; use the full state, or view.redeal(seed=...)")
        if seat is not None:
            self._check_seat(seat)
        if st.decision is None:
            raise NotAsked("the game is over")
        asked = st.decision if seat is None else st.asked(seat)
        st.apply(pick_of(self._spec, st, asked, pick), asked.seat)

    # -- the end -------------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self._st.decision is None

    @property
    def result(self) -> Result:
        """How the game ended. A campaign may still ask questions afterwards, so this can be set before `is_over`."""
        if self._st.result is None:
            raise NotOver("the game is not over: it has no result yet")
        return self._st.result

    # -- knowledge -----------------------------------------------------------------------------------------------------

    def view(self, seat: int) -> State:
        """The state as this seat sees it; for `SPECTATOR`, the public view. Everything else is masked as unknown."""
        if self._viewer is not None:
            if seat != self._viewer:
                raise ValueError(
                    f"this is the view of seat {self._viewer}, which does not contain what seat {seat} knows"
                )
            return self.copy()
        if seat != SPECTATOR:
            self._check_seat(seat)
        return State(self._spec, self._st.seen_by(seat), seat)

    def redeal(self, seat: int | None = None, seed: int = 0) -> State:
        """A full state consistent with what a seat knows: hidden cards are redealt and future dice are new.

        The same seed gives the same state. On a view, `seat` defaults to the viewer.
        """
        if seat is None:
            if self._viewer is None:
                raise ValueError("name a seat: state.redeal(seat, seed)")
            seat = self._viewer
        return State(self._spec, self._spec.redeal(self.view(seat)._st, seed))

    # -- copies --------------------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent copy."""
        return State(self._spec, self._st.clone(), self._viewer)

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def save(self) -> str:
        """The position as one line of text, including hidden information. `load_position` reads it. Views cannot be saved."""
        if self._viewer is not None:
            raise ValueError("a view is not a full position; save the full state, or pickle the view")
        return position.position_text(self._spec, self._st)

    def digest(self) -> str:
        """Sixteen hex digits that are the same for equal positions on every machine."""
        return self._st.digest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        same = (self._spec.name, self._viewer) == (other._spec.name, other._viewer)
        return same and self._st.dump() == other._st.dump()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def __getstate__(self) -> tuple[str, EngineState, int | None]:
        return (self._spec.name, self._st, self._viewer)

    def __setstate__(self, kept: tuple[str, EngineState, int | None]) -> None:
        name, self._st, self._viewer = kept
        self._spec = find_game(name)

    # -- text ----------------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        whose = {None: "", SPECTATOR: ", seen by a spectator"}.get(self._viewer, f", seen by seat {self._viewer}")
        return f"<State of {self._spec.name}, {self.players} players{whose}: {self._situation()}>"

    def __str__(self) -> str:
        """The board and the open question, as a spectator sees them; for a view, as the viewer sees them."""
        from sandtable.api.board import board_text

        seat = SPECTATOR if self._viewer is None else self._viewer
        return f"{board_text(self._spec, self.view(seat)._st, seat)}\n{self._situation()}"

    def _situation(self) -> str:
        if self._st.decision is None:
            return f"over, {self._st.result!r}"
        open_now = self._st.open_questions()
        asked = ", ".join([f"seat {each.seat} is asked {each.kind} ({each.clause})" for each in open_now])
        return asked

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {self.players - 1}")
