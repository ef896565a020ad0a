"""PettingZoo's turn-based interface (AEC): one question to one agent at a time."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from sandtable.rl.agents import Agents
from sandtable.rl.table import Look


class TurnEnv(Agents, AECEnv[str, Look, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for PettingZoo. Actions are numbers of candidates; `action_mask` says which there are.

    An action that is not offered ends the game: its agent loses 1, the others lose nothing. All agents stay to the end, and
    get their utilities there (`Result.returns`).
    """

    metadata: dict[str, Any] = {**Agents.metadata, "is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed, the next one in the order that the last seed began."""
        self.start(seed)
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
