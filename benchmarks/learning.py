"""How many observed steps a second a learner gets.

    .venv/bin/python benchmarks/learning.py [--seconds 3] [--peers] [GAME ...]

A step is: observe, describe the candidates, answer one of them at random. Times are processor time of this process. For each
game the table shows steps a second in the core and through PettingZoo's interface, and the microseconds of each part.

`--peers` measures environments of PettingZoo (chess, Connect Four; they need their own packages) and of OpenSpiel (backgammon)
in the same run. With SANDTABLE_ENGINE=compiled, the compiled engine plays.
"""

from __future__ import annotations

import argparse
import importlib
import pathlib
import random
import sys
from array import array
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "src"))

from sandtable.core.engine.observation_cells import CODE
from sandtable.core.registry import find_game

GAMES = ("bloodstones", "warlords", "battlelore", "first_blood")
PEERS = (("connect_four", "pettingzoo.classic.connect_four_v3"), ("chess", "pettingzoo.classic.chess_v6"))
ROUNDS = 3


class Parts:
    """Processor seconds of the parts of a step."""

    def __init__(self) -> None:
        self.steps = 0
        self.seconds = [0.0, 0.0, 0.0]

    def rate(self) -> float:
        return self.steps / sum(self.seconds)

    def row(self) -> str:
        return "  ".join([f"{seconds / self.steps * 1e6:6.0f}" for seconds in self.seconds])


def in_core(game: str, seconds: float, parts: Parts) -> None:
    """Random games in the core, with an array that is used again and again."""
    spec, rng = find_game(game), random.Random(parts.steps)
    actions = spec.actions
    layout = spec.layout(spec.start(2, {}, 0, log=False))
    seen = array(CODE, [0]) * layout.size
    rows = array(CODE, [0]) * (actions.most * len(actions.columns))
    end = process_time() + seconds
    while process_time() < end:
        st = spec.start(2, {}, rng.randrange(1 << 30), log=False)
        while st.decision is not None and process_time() < end:
            asked = st.decision
            t0 = process_time()
            layout.observe(st, asked.seat, seen)
            t1 = process_time()
            count = actions.features(asked, 2, rows)
            t2 = process_time()
            st.step(actions.offered(asked)[rng.randrange(count)], asked.seat)
            t3 = process_time()
            parts.steps += 1
            for n, spent in enumerate((t1 - t0, t2 - t1, t3 - t2)):
                parts.seconds[n] += spent


def in_turns(make: Callable[[], Any], seconds: float) -> float:
    """Random games through PettingZoo's interface: observed steps a second."""
    import numpy as np

    env, rng, steps = make(), np.random.default_rng(1), 0
    begun = process_time()
    seed = 0
    while process_time() - begun < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            look, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(look["action_mask"]))))
            steps += 1
            if process_time() - begun >= seconds:
                break
    return steps / (process_time() - begun)


def in_spiel(seconds: float) -> float:
    """Backgammon of OpenSpiel, with its observation tensor: steps a second, chance included."""
    import pyspiel

    game, rng, steps = pyspiel.load_game("backgammon"), random.Random(1), 0
    begun = process_time()
    while process_time() - begun < seconds:
        st = game.new_initial_state()
        while not st.is_terminal() and process_time() - begun < seconds:
            if not st.is_chance_node():
                st.observation_tensor(st.current_player())
            st.apply_action(rng.choice(st.legal_actions()))
            steps += 1
    return steps / (process_time() - begun)


def peers(seconds: float) -> None:
    for name, place in PEERS:
        try:
            module = importlib.import_module(place)
            rate = in_turns(module.raw_env if hasattr(module, "raw_env") else module.env, seconds)
        except ImportError as err:
            print(f"{name:14}not measured: {err}")
        else:
            print(f"{name:14}{rate:9.0f} observed steps/s in PettingZoo's interface")
    try:
        print(f"{'backgammon':14}{in_spiel(seconds):9.0f} observed steps/s in OpenSpiel")
    except ImportError as err:
        print(f"backgammon    not measured: {err}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game and interface")
    parser.add_argument("--peers", action="store_true", help="measure environments of PettingZoo and OpenSpiel, too")
    given = parser.parse_args()
    found = {game: Parts() for game in given.games}
    for _ in range(ROUNDS):
        for game, parts in found.items():
            in_core(game, given.seconds / ROUNDS, parts)
    print(f"{'game':14}steps/s  observe  features  step (us)  through PettingZoo")
    for game, parts in found.items():
        try:
            from sandtable.rl.aec import TurnEnv

            through = f"{in_turns(partial(TurnEnv, game), given.seconds):9.0f}"
        except ImportError:
            through = "PettingZoo is not installed"
        print(f"{game:14}{parts.rate():7.0f}  {parts.row()}  {through}")
    if given.peers:
        peers(given.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
