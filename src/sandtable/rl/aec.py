"""PettingZoo's turn-based interface (AEC): one question to one agent at a time."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from sandtable.bots.play import MAX_DECISIONS
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import OptionValue
from sandtable.rl.spaces import action_space, observation_space
from sandtable.rl.table import Look, Table


def agents_of(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


class TurnEnv(AECEnv[str, Look, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for PettingZoo. Actions are numbers of candidates; `action_mask` says which there are.

    An action that is not offered ends the game: its agent loses 1, the others lose nothing. All agents stay to the end, and
    get their utilities there (`Result.returns`).
    """

    metadata: dict[str, Any] = {
        "name": "sandtable_v1",
        "render_modes": ["ansi", "human"],
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        limit: int = MAX_DECISIONS,
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed, the next one in the order that the last seed began."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(int(self._random.integers(1 << 31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Look:
        return self.table.look(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if action is None or not table.is_offered(int(action)):
            self.rewards[agent] = -1.0
            self.infos[agent] = {"illegal": True}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            table.answer(int(action))
            if table.seat >= 0:
                self.agent_selection = self.possible_agents[table.seat]
            elif table.is_cut:
                self.truncations = dict.fromkeys(self.agents, True)
            else:
                self.rewards = dict(zip(self.agents, table.returns(), strict=True))
                self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as a spectator sees it: returned as text, or printed."""
        text = self.table.text(PUBLIC)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
