"""PettingZoo's parallel interface, for games that ask several seats at once: all agents act in each step."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from sandtable.rl.agents import Agents
from sandtable.rl.table import ACTION_MASK, Look


class AtOnceEnv(Agents, ParallelEnv[str, Look, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game for PettingZoo in which every agent acts in each step. An agent that is not asked waits: its only action is 0.

    Seats that are asked at the same time answer in the same step, and none sees the answers of the others. An action that is
    not offered ends the game: its agent loses 1, the others lose nothing.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Look], dict[str, dict[str, Any]]]:
        """A new game. Without a seed, the next one in the order that the last seed began."""
        self.start(seed)
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
