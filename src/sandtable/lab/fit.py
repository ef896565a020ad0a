"""Fits the weights of the chances of winning (`sandtable.bots.chances`) to finished games.

Bots play games; at every few decisions the features of all seats are kept, and at the end the shares of the victory. The
weights are those that make the outcomes most likely (multinomial logistic regression with a small penalty for large weights),
found with Newton's method. Every fifth game is held out to measure how good the chances are on games that the fit has not seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from sandtable.bots import NoEnd
from sandtable.bots.chances import described_by
from sandtable.bots.play import MAX_DECISIONS, answer, at_table
from sandtable.core.registry import find_game
from sandtable.lab.executors import Workers, executor
from sandtable.lab.matchup import Matchup, seated_bots

Numbers = NDArray[np.float64]

HELD_OUT: Final = 5
"""One game in this many is held out of the fit."""
PENALTY: Final = 1.0
STEPS: Final = 60
ENOUGH: Final = 1e-7
"""The fit ends when no weight changes by more."""


@dataclass(frozen=True)
class Position:
    """One position of a finished game: how far it had gone, the features of each seat, and what each seat got in the end."""

    game: int
    late: float
    features: tuple[tuple[float, ...], ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they predict the games that were held out."""

    names: tuple[str, ...]
    weights: tuple[tuple[float, float], ...]
    positions: int
    games: int
    loss: float
    """The mean logarithmic loss on the games held out."""
    even: float
    """The loss of equal chances for all seats, on the same games."""
    right: float
    """How often the seat with the best chance won, on the same games (draws count for their share)."""


@dataclass(frozen=True)
class GameTask:
    matchup: Matchup
    number: int
    every: int


def positions_of(task: GameTask) -> list[Position]:
    """Play one game and keep every few positions."""
    matchup, number = task.matchup, task.number
    described = described_by(matchup.game)
    bots = seated_bots(matchup, number)
    spec, options = find_game(matchup.game), matchup.options(number)
    st = spec.start(len(bots), options, matchup.deal(number), log=False)
    kept: list[tuple[float, tuple[tuple[float, ...], ...]]] = []
    with at_table(bots, spec.check_options(len(bots), options), st):
        for decision in range(MAX_DECISIONS):
            if st.decision is None:
                break
            if decision % task.every == task.every // 2:
                found = tuple([tuple(described.features(st, seat)) for seat in range(st.players)])
                kept.append((described.progress(st), found))
            answer(st, bots)
    if st.result is None:
        raise NoEnd(f"{matchup.game}, game {number}: no end after {MAX_DECISIONS} decisions")
    shares = st.result.shares()
    return [Position(number, late, found, shares) for late, found in kept]


def gather(matchup: Matchup, games: int, every: int, workers: Workers) -> Iterator[list[Position]]:
    """The positions of each game, as the games end."""
    for _, found in executor(positions_of, workers).run([GameTask(matchup, number, every) for number in range(games)]):
        yield found


def fit_weights(names: tuple[str, ...], positions: list[Position]) -> Fit:
    """Fit the weights to positions, which may come in any order."""
    ordered = sorted(
        positions, key=lambda position: position.game
    )  # a stable sort: the positions of a game keep their order
    learnt = [position for position in ordered if position.game % HELD_OUT]
    held = [position for position in ordered if not position.game % HELD_OUT]
    weights = newton(table_of(learnt), shares_of(learnt))
    tested, outcomes = table_of(held), shares_of(held)
    chances = softmax(tested @ weights)
    best = chances.argmax(axis=1)
    seats = outcomes.shape[1]
    return Fit(
        names,
        tuple([(round(float(weights[i]), 4), round(float(weights[i + len(names)]), 4)) for i in range(len(names))]),
        len(ordered),
        len({position.game for position in ordered}),
        float(-(outcomes * np.log(np.maximum(chances, 1e-12))).sum(axis=1).mean()),
        float(np.log(seats)),
        float(outcomes[np.arange(len(best)), best].mean()),
    )


def table_of(positions: list[Position]) -> Numbers:
    """A row for each position, in it a row for each seat: the features weighted for the start, then for the end of the game."""
    features = np.array([position.features for position in positions], dtype=np.float64)
    late = np.array([position.late for position in positions], dtype=np.float64)[:, None, None]
    return np.concatenate([features * (1 - late), features * late], axis=2)


def shares_of(positions: list[Position]) -> Numbers:
    return np.array([position.shares for position in positions], dtype=np.float64)


def softmax(scores: Numbers) -> Numbers:
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return found


def newton(table: Numbers, shares: Numbers) -> Numbers:
    """The weights with the greatest likelihood, less the penalty."""
    width = table.shape[2]
    weights = np.zeros(width)
    for _ in range(STEPS):
        chances = softmax(table @ weights)
        slope = np.einsum("ps,psk->k", chances - shares, table) + PENALTY * weights
        mean = np.einsum("ps,psk->pk", chances, table)
        curve = np.einsum("ps,psk,psl->kl", chances, table, table, optimize=True) - mean.T @ mean
        change = np.linalg.solve(curve + PENALTY * np.eye(width), slope)
        weights = weights - change
        if np.abs(change).max() < ENOUGH:
            break
    return weights
