"""Our own engines for peers.py: random games of Sandtable beside the peers, with the bars they have to reach.

A question for a place of the plane (First Blood) has thousands of legal points that nobody lists. It is answered with one drawn
at random, and only what is drawn is tested for being legal. Such a question counts as one choice, though now and then a single
point is left, and for the options listed it counts by its fixed answers and the one point: so that options/s say nothing about
the size of a region, and First Blood has no bar for them.

What search needs (a view of the player to move, a redealt state, a copy) is timed at many moments of random games and compared
with the average step of the same games: listing the options, choosing one and applying it.
"""

from __future__ import annotations

import importlib
import random
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sandtable import compiled as engine

if TYPE_CHECKING:
    from benchmarks.peers import Bar, Peer, Tally
else:
    from peers import Bar, Peer, Tally  # peers.py is started as a script and stands under this name


EVERY, TIMES = 41, 5
"""So many decisions from one moment at which views and copies are timed to the next, and so many of each there."""


class Sandtable(Peer):
    """A game of ours with default options and the event log off, as in a simulation."""

    dist = "sandtable"
    dump_format = "own"

    def __init__(self, spec: str, players: int, bars: tuple[Bar, ...], compiled: bool = False) -> None:
        self.spec, self.players, self.bars, self.compiled = spec, players, bars, compiled
        words = spec.replace("_", "-")
        self.name, self.game = f"sandtable-{words}{'-compiled' * compiled}", f"{words}, {players} players"

    def load(self) -> None:
        if self.compiled:
            engine.use()
        self.found = importlib.import_module("sandtable.core.registry").find_game(self.spec)

    def start(self, rng: random.Random) -> Any:
        return self.found.start(players=self.players, options={}, seed=rng.getrandbits(30), log=False)

    def play(self, game: Any, rng: random.Random, tally: Tally, limit: int) -> None:
        n = choices = options = 0
        choice, step = rng.choice, game.step
        while n < limit and (decision := game.decision) is not None:
            picks = decision.options
            k = len(picks)
            if decision.region is None:
                choices += k > 1
                step(choice(picks))
            else:
                k += 1
                choices += 1
                step(decision.draw(rng.randrange))
            options += k
            n += 1
        tally.playouts += 1
        tally.decisions += n
        tally.choices += choices
        tally.options += options

    def clone(self, game: Any) -> Any:
        return game.clone()

    def costs(self, rng: random.Random, seconds: float) -> dict[str, float]:
        clock, spent, moments, tally = time.process_time, [0.0] * 4, 0, Tally()
        begun = clock()
        while clock() - begun < 6 * seconds:
            game = self.start(rng)
            while game.decision is not None:
                paused = clock()
                self.play(game, rng, tally, EVERY)
                spent[0] += clock() - paused
                if game.decision is None:
                    break
                seat = game.decision.seat
                seen, number, moments = game.seen_by(seat), rng.getrandbits(30), moments + 1
                for which, call in enumerate(self.looks(game, seat, seen, number), 1):
                    paused = clock()
                    for _ in range(TIMES):
                        call()
                    spent[which] += clock() - paused
        step, view, redeal, copy = spent[0] / tally.decisions, *(each / moments / TIMES for each in spent[1:])
        found = {"view_us": view * 1e6, "redeal_us": redeal * 1e6, "step_us": step * 1e6}
        return found | {"view_steps": view / step, "redeal_steps": redeal / step, "copy_steps": copy / step}

    def looks(self, game: Any, seat: int, seen: Any, number: int) -> tuple[Callable[[], object], ...]:
        return lambda: game.seen_by(seat), lambda: self.found.redeal(seen, number), game.clone

    def dump(self, game: Any) -> bytes:
        saved: bytes = game.dump()
        return saved

    def version(self) -> str:
        return str(importlib.import_module("sandtable").__version__)


# Choices and options are held together: neither many tiny questions nor few vast ones can win.
BLOODSTONES = (
    Bar("choices/s", "choices_vs_base", floor=1.0, aim=2.0),
    Bar("options/s", "options_vs_base", floor=0.5, aim=1.5),
    Bar("time to clone", "clone_vs_base", floor=2.0, aim=1.0, less_is_better=True),
)

BATTLELORE = (
    Bar("choices/s", "choices_vs_base", floor=1.0, aim=2.5),
    Bar("options/s", "options_vs_base", floor=0.5, aim=1.5),
    Bar("time to clone", "clone_vs_base", floor=1.0, aim=0.5, less_is_better=True),
)

WARLORDS = (
    Bar("choices/s", "choices_vs_base", floor=2.0, aim=4.0),
    Bar("options/s", "options_vs_base", floor=0.5, aim=1.5),
    Bar("time to clone", "clone_vs_base", floor=0.6, aim=0.3, less_is_better=True),
)

FIRST_BLOOD = (
    Bar("choices/s", "choices_vs_base", floor=1.0, aim=2.0),
    Bar("time to clone", "clone_vs_base", floor=2.0, aim=0.5, less_is_better=True),
)

GAMES = [
    Sandtable("bloodstones", 2, BLOODSTONES),
    Sandtable("battlelore", 2, BATTLELORE),
    Sandtable("warlords", 2, WARLORDS),
    Sandtable("first_blood", 2, FIRST_BLOOD),
]


def compiled_bars(floor: float, aim: float) -> tuple[Bar, ...]:
    """What the compiled engine should reach: choices, and what search needs as multiples of a step."""
    return (
        Bar("choices/s", "choices_vs_base", floor, aim),
        Bar("view in steps", "view_steps", floor=2.0, aim=1.0, less_is_better=True),
        Bar("redeal in steps", "redeal_steps", floor=4.0, aim=2.0, less_is_better=True),
        Bar("copy in steps", "copy_steps", floor=1.0, aim=0.5, less_is_better=True),
    )


COMPILED = [
    Sandtable("bloodstones", 2, compiled_bars(16, 20), compiled=True),
    Sandtable("battlelore", 2, compiled_bars(22, 26), compiled=True),
    Sandtable("warlords", 2, compiled_bars(19, 22), compiled=True),
    Sandtable("first_blood", 2, compiled_bars(5, 8), compiled=True),
]

PEERS = GAMES
try:
    if engine.usable(engine.tree()) is not None:  # measured beside the interpreted ones
        PEERS = GAMES + COMPILED
except engine.NotUsable as reason:
    print(f"the compiled engine is not measured: {reason}", file=sys.stderr)
