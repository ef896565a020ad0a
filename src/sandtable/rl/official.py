"""The tests that PettingZoo and Gymnasium offer for environments, run at one table."""

from __future__ import annotations

import contextlib
import io
import warnings
from typing import Any, Final

import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from sandtable.rl.aec import TurnEnv
from sandtable.rl.parallel import AtOnceEnv
from sandtable.rl.single import ID, SeatEnv

EXPECTED: Final = (
    # an observation with an action mask is a dictionary, as in PettingZoo's own classic games
    "Observation space for each agent probably should be",
    "Observation is not NumPy array",
    ".*not a NumPy array",
)


def official_tests(game: str, players: int, cycles: int, **options: Any) -> None:
    """Raise if one of the tests fails or warns. What they print is left out."""

    def turns(render_mode: str | None = None) -> TurnEnv:
        return TurnEnv(game, players, render_mode=render_mode, **options)

    def at_once() -> AtOnceEnv:
        return AtOnceEnv(game, players, **options)

    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message=message)
        api_test(turns(), num_cycles=cycles, verbose_progress=False)
        seed_test(turns, num_cycles=cycles)
        render_test(turns)
        parallel_api_test(at_once(), num_cycles=cycles)
        parallel_seed_test(at_once, num_cycles=cycles)
        made = gymnasium.make(ID, game=game, players=players, render_mode="ansi", **options)
        assert isinstance(made.unwrapped, SeatEnv)
        check_env(made.unwrapped)
