"""The chance of each seat to win, from named features of the position.

A game describes how a seat stands with a few numbers (`features`) and says how far the game has gone, from 0 to 1
(`progress`). Each feature has two weights, one for the start of the game and one for its end; between them the weight moves
with the progress. The chances follow from the weighted sums by the softmax function: they add up to 1, and equal positions
have equal chances.

The weights are data (`weights.json`). `sandtable lab fit` finds them from finished games.
"""

from __future__ import annotations

import json
from importlib import import_module
from importlib.resources import files
from math import exp
from typing import Final, Protocol, cast

from sandtable.core.engine.state import State

Weights = tuple[tuple[float, float], ...]

GAMES: Final = {
    game: f"sandtable.bots.chances.{game}" for game in ("battlelore", "bloodstones", "first_blood", "warlords")
}
WEIGHTS_FILE: Final = "weights.json"


class Features(Protocol):
    """What a module of a game in this folder has to define."""

    NAMES: tuple[str, ...]
    """The features in the order of the numbers."""

    def features(self, st: State, seat: int) -> list[float]:
        """How a seat stands. Each number is about 1 where it matters."""

    def progress(self, st: State) -> float:
        """How far the game has gone: 0 at the start, 1 near the end."""


class Chances:
    """The chances of all seats in the positions of one game."""

    def __init__(self, described: Features, weights: Weights) -> None:
        self.described = described
        self.weights = weights

    def of(self, st: State) -> tuple[float, ...]:
        """The expected share of the victory of each seat; the shares themselves if the game is over."""
        if st.result is not None:
            return st.result.shares()
        late = self.described.progress(st)
        now = [first + late * (last - first) for first, last in self.weights]
        scores = [self.score(st, seat, now) for seat in range(st.players)]
        return softmax(scores)

    def score(self, st: State, seat: int, now: list[float]) -> float:
        found = self.described.features(st, seat)
        return sum([weight * number for weight, number in zip(now, found, strict=True)])


def softmax(scores: list[float]) -> tuple[float, ...]:
    """
    >>> softmax([0.0, 0.0]), softmax([800.0, 0.0])
    ((0.5, 0.5), (1.0, 0.0))
    """
    best = max(scores)
    powers = [exp(score - best) for score in scores]
    total = sum(powers)
    return tuple([power / total for power in powers])


def described_by(game: str) -> Features:
    """The features of a game."""
    return cast("Features", import_module(GAMES[game]))


def stored_weights(game: str, names: tuple[str, ...]) -> Weights:
    """The weights in `weights.json`, in the order of the features."""
    rows = json.loads(files(__package__).joinpath(WEIGHTS_FILE).read_text(encoding="utf-8"))[game]
    return tuple([(rows[name][0], rows[name][1]) for name in names])


def chances_in(game: str) -> Chances:
    """The chances in a game with the stored weights."""
    described = described_by(game)
    return Chances(described, stored_weights(game, described.NAMES))
