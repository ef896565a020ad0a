"""OpenSpiel's interface for games written in Python.

    import pyspiel
    from sandtable.rl import spiel

    spiel.register()
    game = pyspiel.load_game("sandtable_warlords", {"players": 2, "seed": 7})

Dice are drawn inside the state (`SAMPLED_STOCHASTIC`): the parameter `seed` fixes them. Actions are numbers of candidates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
import pyspiel

from sandtable.core.engine.decision import NotAsked
from sandtable.core.game.spec import NotDeclared
from sandtable.core.registry import find_game, playable_games
from sandtable.rl.table import Table

LIMIT: Final = 20_000
"""After so many answers a game counts as a draw."""
OWN: Final = ("players", "seed", "limit")
"""The parameters besides the game's options."""


def register() -> list[str]:
    """Register all games that declare what a learner sees, once. Returns their names in OpenSpiel."""
    found = []
    for name in playable_games():
        try:
            kind = game_type(name)
        except NotDeclared:
            continue
        if kind.short_name not in pyspiel.registered_names():
            # a class: OpenSpiel's registry outlives the interpreter, which would end with an error over a `partial`
            pyspiel.register_game(kind, type(f"Game_{name}", (Game,), {"name": name}))
        found.append(kind.short_name)
    return found


def game_type(name: str) -> pyspiel.GameType:
    spec = find_game(name)
    spec.observation  # noqa: B018 - raises if there is none
    spec.actions  # noqa: B018
    return pyspiel.GameType(
        short_name=f"sandtable_{name}",
        long_name=f"Sandtable: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=spec.players[0],
        max_num_players=spec.players[1],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": spec.players[0],
            "seed": 0,
            "limit": LIMIT,
            **{option.name: option.default for option in spec.option_defs},
        },
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel's classes are Any here
    """One game with its options. `register` makes a subclass for each."""

    name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.name
        given = dict(params or {})
        spec = find_game(name)
        options = {option.name: given.get(option.name, option.default) for option in spec.option_defs}
        self.seed = int(given.get("seed", 0))
        players = int(given.get("players", spec.players[0]))
        limit = int(given.get("limit", LIMIT))
        self.make = partial(Table, name, players, limit, **options)
        table = self.make()
        self.shape = table.layout.size
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions.most,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=limit,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.shape)


class State(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.table = game.make()
        self.table.start(game.seed)

    def current_player(self) -> int:
        seat = self.table.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        asked = self.table.asked
        return [] if asked is None or asked.seat != player else list(range(len(self.table.actions.offered(asked))))

    def _apply_action(self, action: int) -> None:
        self.table.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.table
        asked = table.asked
        if asked is None:
            raise NotAsked("the game is over")
        option = table.actions.offered(asked)[action]
        return f"{asked.kind}: {table.spec.notation.option_text(table.state, asked, option)}"

    def is_terminal(self) -> bool:
        return self.table.asked is None

    def returns(self) -> Sequence[float]:
        return list(self.table.returns())

    def __str__(self) -> str:
        asked = self.table.asked
        what = "over" if asked is None else f"seat {asked.seat} is asked {asked.kind}"
        return f"{self.table.spec.name}, {self.table.answers} answers: {what}, {self.table.state.digest()}"


class Observer:
    """What a player observes, as OpenSpiel asks for it."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        state.table.layout.observe(state.table.state, player, self.tensor)

    def string_from(self, state: State, player: int) -> str:
        """The observation as text: different for different observations."""
        return " ".join([str(each) for each in state.table.observe(player).tolist()])
