"""Gymnasium's interface: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
from gymnasium import spaces

from sandtable.bots import FALLBACK, load_bot
from sandtable.bots.play import MAX_DECISIONS, answer
from sandtable.core.engine.options import OptionValue
from sandtable.core.match.seed import mix
from sandtable.rl.spaces import action_space, observation_space
from sandtable.rl.table import Look, Table


class SeatEnv(gymnasium.Env[Look, int]):
    """One seat against bots. Actions are numbers of candidates; `action_mask` says which there are.

    The reward comes at the end: the utility of the seat (`Result.returns`). An action that is not offered loses at once (-1).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = FALLBACK,
        players: int = 2,
        seat: int | None = None,
        limit: int = MAX_DECISIONS,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        """`opponents`: the bot of all other seats, or one for each of them. `seat`: where the learner sits; if None, the seat
        is drawn for each game."""
        self.table = Table(game, players, limit, **options)
        others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(others) != players - 1:
            raise ValueError(f"{len(others)} opponents for {players - 1} other seats")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {players - 1}")
        self.opponents = others
        self.fixed_seat = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        self.observation_space: spaces.Dict = observation_space(self.table)  # type: ignore[assignment]
        self.action_space: spaces.Discrete = action_space(self.table)  # type: ignore[assignment]
        for name in others:
            load_bot(name, self.table.spec)  # a wrong name is refused here
        self._is_seeded = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Look, dict[str, Any]]:
        """A new game. Without a seed, the next one in the order that the last seed began; the first begins with 0."""
        super().reset(seed=0 if seed is None and not self._is_seeded else seed)
        self._is_seeded = True
        table = self.table
        while True:
            game_seed = int(self.np_random.integers(1 << 31))
            drawn = int(self.np_random.integers(table.players))
            self.seat = drawn if self.fixed_seat is None else self.fixed_seat
            table.start(game_seed)
            others = [
                load_bot(name, table.spec, mix(str(game_seed), (f"bot {n}",)) % 2**32)
                for n, name in enumerate(self.opponents)
            ]
            self._bots = [*others[: self.seat], None, *others[self.seat :]]
            for bot in others:
                bot.begin(table.options)
            self._play_on()
            if table.seat == self.seat:  # else the others ended the game without asking this seat
                return self._look(), self._info()

    def _play_on(self) -> None:
        """Let the bots answer until this seat is asked or the game is over."""
        table = self.table
        bots: Any = self._bots
        while table.seat not in (-1, self.seat):
            answer(table.state, bots)
            table.answered()

    def _look(self) -> Look:
        return self.table.look(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def step(self, action: int) -> tuple[Look, float, bool, bool, dict[str, Any]]:
        table = self.table
        if not table.is_offered(int(action)):
            return self._look(), -1.0, True, False, {**self._info(), "illegal": True}
        table.answer(int(action))
        self._play_on()
        return self._look(), table.returns()[self.seat], table.is_over, table.is_cut, self._info()

    def render(self) -> str | None:
        """The board as this seat sees it: returned as text, or printed."""
        text = self.table.text(self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


ID: Final = "sandtable/Seat-v1"
"""The name for Gymnasium: `gymnasium.make("sandtable.rl.single:sandtable/Seat-v1", game="warlords")`."""

gymnasium.register(ID, entry_point="sandtable.rl.single:SeatEnv")
