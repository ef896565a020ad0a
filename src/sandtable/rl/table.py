"""One game as arrays: what a seat observes, the candidates it may answer with, and how the game ends for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from sandtable.bots.play import MAX_DECISIONS
from sandtable.core.engine.actions import Actions
from sandtable.core.engine.decision import Decision, NotAsked
from sandtable.core.engine.observation import Layout
from sandtable.core.engine.options import OptionValue
from sandtable.core.engine.state import State
from sandtable.core.registry import find_game

Numbers = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]
Look = dict[str, npt.NDArray[np.integer]]
"""What an agent gets: `observation`, `candidates` with one row for each answer, and `action_mask`."""

OBSERVATION: Final = "observation"
CANDIDATES: Final = "candidates"
ACTION_MASK: Final = "action_mask"


class Table:
    """A game between `players` seats, with the game's options. Answers are numbers of candidates."""

    def __init__(self, game: str, players: int = 2, limit: int = MAX_DECISIONS, **options: OptionValue) -> None:
        """A game that has not ended after `limit` answers is cut off (`is_cut`)."""
        if limit < 1:
            raise ValueError(f"a limit of {limit} answers leaves no game to play")
        self.spec = find_game(game)
        self.players = players
        self.options = self.spec.check_options(players, options)
        self.limit = limit
        self.actions: Actions = self.spec.actions
        self.state: State = self.spec.start(players, self.options, 0, log=False)
        self.layout: Layout = self.spec.layout(self.state)
        self.answers = 0
        self._offered = self.offered_now()

    def start(self, seed: int) -> None:
        """A new game. The same seed and answers give the same game."""
        self.state = self.spec.start(self.players, self.options, seed, log=False)
        self.answers = 0
        self._offered = self.offered_now()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        """A table that plays on by itself. What never changes is shared."""
        copy = object.__new__(Table)
        copy.__dict__.update(self.__dict__)
        copy.state = self.state.clone()
        return copy

    # -- the question --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision | None:
        """The question to answer next: of several open at once, the first. None if the game is over or was cut off."""
        return None if self.is_cut else self.state.decision

    @property
    def seat(self) -> int:
        """The seat that answers next, -1 if none."""
        asked = self.asked
        return -1 if asked is None else asked.seat

    def offered_now(self) -> int:
        asked = self.state.decision
        return 0 if asked is None else len(self.actions.offered(asked))

    def is_offered(self, number: int) -> bool:
        """May the seat that answers next give this answer?"""
        return 0 <= number < self._offered and not self.is_cut

    def answer(self, number: int, seat: int | None = None) -> None:
        """Give an answer by its number. Without a seat, the one that answers next gives it."""
        asked = self.asked if seat is None else self.state.asked(seat)
        if asked is None:
            raise NotAsked("the game is over")
        offered = self.actions.offered(asked)
        if not 0 <= number < len(offered):
            raise NotAsked(f"{number} is not one of the {len(offered)} answers to {asked.kind} ({asked.clause})")
        self.state.step(offered[number], asked.seat)
        self.answered()

    def answered(self) -> None:
        """An answer was given, here or by a bot."""
        self.answers += 1
        self._offered = self.offered_now()

    # -- answers by parts ----------------------------------------------------------------------------------------------

    def mask(self, given: Sequence[int] = ()) -> Mask:
        """Which values the next part of an answer may have after the given ones (`spec.actions`)."""
        return np.array(self.actions.mask(self._open(), given), dtype=np.int8)

    def number_of(self, parts: Sequence[int]) -> int:
        """The number of the answer with these parts."""
        asked = self._open()
        return self.actions.offered(asked).index(self.actions.decode(asked, parts))

    def _open(self) -> Decision:
        asked = self.asked
        if asked is None:
            raise NotAsked("the game is over")
        return asked

    # -- what a seat sees ----------------------------------------------------------------------------------------------

    def observe(self, seat: int) -> Numbers:
        """What a seat may know (`spec.layout`)."""
        found = np.empty(self.layout.size, dtype=np.int32)
        self.layout.observe(self.state, seat, found)
        return found

    def look(self, seat: int) -> Look:
        """What an agent gets. Candidates and mask are empty unless its seat is asked."""
        width = len(self.actions.columns)
        rows = np.zeros((self.actions.most, width), dtype=np.int32)
        mask = np.zeros(self.actions.most, dtype=np.int8)
        if not self.is_cut:
            for asked in self.state.open_questions():
                if asked.seat == seat:
                    count = self.actions.features(asked, self.players, rows.reshape(-1))
                    mask[:count] = 1
        return {OBSERVATION: self.observe(seat), CANDIDATES: rows, ACTION_MASK: mask}

    # -- the end -------------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        return self.state.decision is None

    @property
    def is_cut(self) -> bool:
        """Has the game reached its limit without ending?"""
        return self.answers >= self.limit and self.state.decision is not None

    def returns(self) -> tuple[float, ...]:
        """The utility of each seat. They add up to 0; before the end, and in a game that was cut off, they are 0."""
        result = self.state.result
        if result is None or not self.is_over:
            return (0.0,) * self.players
        return result.returns()

    def text(self, seat: int) -> str:
        """The board as a seat sees it."""
        from sandtable.api.board import board_text  # imports the presentation

        return board_text(self.spec, self.state.seen_by(seat), seat)
