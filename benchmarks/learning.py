"""How many observed steps a second a learner gets, on one core.

    python3 run.py bench rl [--seconds 3] [--strict] [GAME ...]

A step is: observe, describe the candidates, answer one of them at random. Times are processor time. For each game the table
shows steps a second in the core and through PettingZoo's interface, and the microseconds of each part of a step in the core:
interpreted, and compiled if there is a compiled engine that matches the sources. Each engine has a process of its own, and they
take turns.

`--peers` measures environments of PettingZoo (chess, Connect Four, tic-tac-toe) and of OpenSpiel (backgammon) in the same run;
`run.py bench rl` always does. With `--strict` the exit code is 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import pathlib
import random
import subprocess
import sys
from array import array
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "src"))

BARS = {"bloodstones": 10_000, "warlords": 10_000, "battlelore": 10_000, "first_blood": 3_000}
"""Steps a second in the core, compiled, that each game has to reach."""
PEERS = (
    ("tic-tac-toe", "pettingzoo.classic.tictactoe_v3"),
    ("connect_four", "pettingzoo.classic.connect_four_v3"),
    ("chess", "pettingzoo.classic.chess_v6"),
)
ROUNDS = 3
ENGINES = {"interpreted": {"SANDTABLE_PURE": "1"}, "compiled": {"SANDTABLE_ENGINE": "compiled"}}
"""How a process is told which engine to use."""


class Parts:
    """Processor seconds of the parts of a step."""

    def __init__(self) -> None:
        self.steps = 0
        self.seconds = [0.0, 0.0, 0.0]
        self.through: list[float] = []
        """Steps a second through PettingZoo's interface, in each round."""

    def rate(self) -> float:
        return self.steps / sum(self.seconds)

    def add(self, other: dict[str, Any]) -> None:
        self.steps += other["steps"]
        self.seconds = [mine + each for mine, each in zip(self.seconds, other["seconds"], strict=True)]
        self.through.append(other["through"])

    def row(self) -> str:
        parts = "  ".join([f"{seconds / self.steps * 1e6:6.0f}" for seconds in self.seconds])
        return f"{self.rate():7.0f}  {parts}  {sum(self.through) / len(self.through):9.0f}"


def in_core(game: str, seconds: float, parts: Parts, first: int) -> None:
    """Random games in the core, with an array that is used again and again. To start a game counts as part of its steps."""
    from sandtable.core.engine.observation_cells import CODE
    from sandtable.core.registry import find_game

    spec, rng = find_game(game), random.Random(first)
    actions = spec.actions
    layout = spec.layout(spec.start(2, {}, 0, log=False))
    seen = array(CODE, [0]) * layout.size
    rows = array(CODE, [0]) * (actions.most * len(actions.columns))
    end = process_time() + seconds
    while process_time() < end:
        begun = process_time()
        st = spec.start(2, {}, rng.randrange(1 << 30), log=False)
        parts.seconds[2] += process_time() - begun
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


def here(game: str, seconds: float, first: int) -> None:
    """Measure one game with the engine of this process, and print what was found as JSON."""
    from sandtable.compiled import engine
    from sandtable.rl.aec import TurnEnv

    parts = Parts()
    in_core(game, seconds, parts, first)
    through = in_turns(partial(TurnEnv, game), seconds)
    print(json.dumps({"engine": engine(), "steps": parts.steps, "seconds": parts.seconds, "through": through}))


def measured(game: str, engine: str, seconds: float, first: int) -> dict[str, Any]:
    """One game, measured in a process of its own."""
    words = [sys.executable, __file__, "--here", str(first), "--seconds", str(seconds), game]
    env = {name: value for name, value in os.environ.items() if name not in ("SANDTABLE_PURE", "SANDTABLE_ENGINE")}
    found = subprocess.run(words, env={**env, **ENGINES[engine]}, check=True, stdout=subprocess.PIPE, text=True)
    return dict(json.loads(found.stdout))


def compare(games: list[str], seconds: float) -> list[str]:
    """Measure the games with both engines in turn and print the table. Returns the bars that were missed."""
    found: dict[tuple[str, str], Parts] = {}
    for first in range(ROUNDS):
        for game in games:
            for engine in ENGINES:
                row = measured(game, engine, seconds / ROUNDS, first)
                if row["engine"] == engine:  # else there is no compiled engine
                    found.setdefault((game, engine), Parts()).add(row)
    print(f"{'game':14}{'engine':12}steps/s  observe  features  step (us)  PettingZoo  bar")
    missed = []
    for (game, engine), parts in found.items():
        bar = BARS.get(game, 0) if engine == "compiled" else 0
        verdict = "" if not bar else f"{bar} {'met' if parts.rate() >= bar else 'MISSED'}"
        print(f"{game:14}{engine:12}{parts.row()}  {verdict}")
        if parts.rate() < bar:
            missed.append(game)
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(BARS))
    parser.add_argument("--seconds", type=float, default=3.0, help="for each game, engine and interface")
    parser.add_argument("--peers", action="store_true", help="measure environments of PettingZoo and OpenSpiel, too")
    parser.add_argument("--strict", action="store_true", help="exit code 1 if a bar is missed")
    parser.add_argument("--here", type=int, default=-1, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.here >= 0:
        here(given.games[0], given.seconds, given.here)
        return 0
    missed = compare(given.games, given.seconds)
    if given.peers:
        peers(given.seconds)
    return int(given.strict and bool(missed))


if __name__ == "__main__":
    sys.exit(main())
