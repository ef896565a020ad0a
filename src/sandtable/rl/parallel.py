"""PettingZoo's parallel interface, for games that ask several seats at once: all agents act in each step."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from sandtable.bots.play import MAX_DECISIONS
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import OptionValue
from sandtable.rl.aec import agents_of
from sandtable.rl.spaces import action_space, observation_space
from sandtable.rl.table import ACTION_MASK, Look, Table


class AtOnceEnv(ParallelEnv[str, Look, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for PettingZoo in which every agent acts in each step. An agent that is not asked waits: its only action is 0.

    Seats that are asked at the same time answer in the same step, and none sees the answers of the others. An action that is
    not offered ends the game: its agent loses 1, the others lose nothing.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 1, "name": "sandtable_v1"}

    def __init__(
        self,
        game: str,
        players: int = 2,
        limit: int = MAX_DECISIONS,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.table = Table(game, players, limit, **options)
        self.metadata = {**type(self).metadata, "name": f"sandtable_{game}_v1"}
        self.render_mode = render_mode
        self.possible_agents = agents_of(players)
        self.agents: list[str] = []
        seen = observation_space(self.table)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Look], dict[str, dict[str, Any]]]:
        """A new game. Without a seed, the next one in the order that the last seed began."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(int(self._random.integers(1 << 31)))
        self.agents = self.possible_agents[:]
        return self._looks(), {agent: {} for agent in self.agents}

    def _looks(self) -> dict[str, Look]:
        looks = {agent: self.table.look(seat) for seat, agent in enumerate(self.possible_agents)}
        for look in looks.values():
            if not look[ACTION_MASK].any():
                look[ACTION_MASK][0] = 1
        return looks

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Look], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        table, agents = self.table, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        rewards = dict.fromkeys(agents, 0.0)
        asked = {question.seat: len(table.actions.offered(question)) for question in table.state.open_questions()}
        wrong = [seat for seat, count in asked.items() if not 0 <= int(actions[self.possible_agents[seat]]) < count]
        for seat in wrong:
            rewards[self.possible_agents[seat]] = -1.0
            infos[self.possible_agents[seat]] = {"illegal": True}
        if not wrong:
            for seat in asked:
                table.answer(int(actions[self.possible_agents[seat]]), seat)
            rewards = dict(zip(agents, table.returns(), strict=True))
        over = dict.fromkeys(agents, bool(wrong) or table.is_over)
        cut = dict.fromkeys(agents, not wrong and table.is_cut)
        if table.seat < 0 or wrong:
            self.agents = []
        return self._looks(), rewards, over, cut, infos

    def render(self) -> str | None:
        """The board as a spectator sees it: returned as text, or printed."""
        text = self.table.text(PUBLIC)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
