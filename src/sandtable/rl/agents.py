"""What PettingZoo's two interfaces share: the table, the agents and their spaces, the seeds, the board as text."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding

from sandtable.bots.play import MAX_DECISIONS
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import OptionValue
from sandtable.rl.spaces import action_space, observation_space
from sandtable.rl.table import Table


class Agents:
    """All seats of a table as agents. PettingZoo's class comes second among the bases."""

    metadata: dict[str, Any] = {"name": "sandtable_v1", "render_modes": ["ansi", "human"], "render_fps": 1}

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
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space(self.table))
        self.action_spaces = {agent: action_space(self.table) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def start(self, seed: int | None) -> None:
        """A new game. Without a seed, the next one in the order that the last seed began."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(int(self._random.integers(1 << 31)))
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The board as a spectator sees it: returned as text, or printed."""
        text = self.table.text(PUBLIC)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
