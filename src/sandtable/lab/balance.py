"""Which maps, decks, armies or seats win more than their share, how long games last and how far scores are apart.

Every cell of every factor (`lab.factors`) is played by the same bot in all seats, at as many deals as every other cell. Each
deal is played once for each rotation of the sides, or once if the sides are the same in all of them. Intervals count deals,
because the games of a deal are not independent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from statistics import fmean

from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.lab.factors import Cell, Factor
from sandtable.lab.matchup import Matchup
from sandtable.lab.simulate import GameRow
from sandtable.lab.statistics import mean_of, share_interval

BAND = 0.2
"""A share is called out of balance if its interval lies this far, in parts of the fair share, or farther from it."""


@dataclass(frozen=True)
class Share:
    """A share of the victory with its 95 % interval."""

    share: float
    low: float
    high: float
    deals: int

    def verdict(self, fair: float) -> str:
        """`high` or `low` if it is out of balance beyond doubt, else nothing.

        >>> Share(0.7, 0.65, 0.75, 100).verdict(0.5), Share(0.7, 0.55, 0.85, 9).verdict(0.5)
        ('high', '')
        """
        if self.low > fair * (1 + BAND):
            return "high"
        return "low" if self.high < fair * (1 - BAND) else ""


@dataclass(frozen=True)
class Mean:
    """A mean and half the width of its 95 % interval."""

    mean: float
    spread: float


@dataclass(frozen=True)
class ValueResult:
    """What the games with one value of a factor have shown."""

    value: str
    games: int
    share: Share | None
    """Of the seats with this value; None for a table factor."""
    seats: tuple[Share, ...]
    """Of each seat: with this value if it is a side, else of all."""
    draws: float
    decisions: Mean
    spread: Mean
    """How far the best score was above the worst."""


@dataclass(frozen=True)
class PairResult:
    """The share of one side at the tables where it meets another."""

    side: str
    other: str
    share: Share


@dataclass(frozen=True)
class FactorResult:
    name: str
    by_seat: bool
    values: tuple[ValueResult, ...]
    pairs: tuple[PairResult, ...]


@dataclass(frozen=True)
class Played:
    """A deal: its cell and its games, one for each rotation that differs."""

    cell: Cell
    games: tuple[GameRow, ...]

    def holds(self, turn: int, seat: int, value: str) -> bool:
        """Has the seat this side in this rotation?"""
        return self.cell.values[(seat - turn) % len(self.cell.values)] == value


def study(spec: GameSpec[State], bot: str, players: int, seed: int, cells: Sequence[Cell]) -> Matchup:
    """The matchup that plays all cells in turn."""
    option_sets: list[Options] = [options for cell in cells for options in cell.option_sets]
    turns = tuple([len(cell.option_sets) for cell in cells])
    return Matchup(spec.name, (bot,), players, tuple(option_sets), seed, turns)


def results_of(
    factors: Sequence[Factor], cells: Sequence[Cell], players: int, games: Sequence[GameRow]
) -> tuple[list[FactorResult], tuple[Share, ...]]:
    """The result of each factor, and the share of each seat over all games."""
    deals = deals_of(cells, games)
    found = [
        factor_result(factor, [each for each in deals if each.cell.factor == factor.name], players)
        for factor in factors
    ]
    return found, tuple([seat_share(deals, seat) for seat in range(players)])


def deals_of(cells: Sequence[Cell], games: Sequence[GameRow]) -> list[Played]:
    """The games by deal. Games of a deal that is not complete are left out."""
    found: list[Played] = []
    start = 0
    for cell in cycle(cells):
        end = start + len(cell.option_sets)
        if end > len(games):
            return found
        found.append(Played(cell, tuple(games[start:end])))
        start = end
    return found


def factor_result(factor: Factor, deals: Sequence[Played], players: int) -> FactorResult:
    values = []
    for value in factor.values:
        own = [each for each in deals if value in each.cell.values]
        if own:
            values.append(value_result(value, own, factor.by_seat, players))
    names = [each.value for each in values] if factor.by_seat else []
    pairs = []
    for side in names:
        for other in names:
            met = [each for each in deals if side != other and {side, other} <= set(each.cell.values)]
            if met:
                pairs.append(PairResult(side, other, side_share(met, side)))
    return FactorResult(factor.name, factor.by_seat, tuple(values), tuple(pairs))


def value_result(value: str, deals: Sequence[Played], by_seat: bool, players: int) -> ValueResult:
    games = [game for each in deals for game in each.games]
    seats = [side_share(deals, value, seat) if by_seat else seat_share(deals, seat) for seat in range(players)]
    return ValueResult(
        value,
        len(games),
        side_share(deals, value) if by_seat else None,
        tuple(seats),
        fmean([len(game.winners) != 1 for game in games]),
        deal_mean(deals, lambda game: game.decisions),
        deal_mean(deals, lambda game: max(game.scores) - min(game.scores)),
    )


def side_share(deals: Sequence[Played], value: str, only: int = -1) -> Share:
    """The share of the seats with a side, or of one seat alone while it has it."""
    rounds = []
    for each in deals:
        shares = [
            share
            for turn, game in enumerate(each.games)
            for seat, share in enumerate(game.shares)
            if each.holds(turn, seat, value) and only in (-1, seat)
        ]
        rounds.append(fmean(shares))
    return share_of(rounds, fewest_games(deals) if only < 0 else 1)


def seat_share(deals: Sequence[Played], seat: int) -> Share:
    return share_of([fmean([game.shares[seat] for game in each.games]) for each in deals], fewest_games(deals))


def fewest_games(deals: Sequence[Played]) -> int:
    return min([len(each.games) for each in deals])


def share_of(rounds: Sequence[float], games_in_round: int) -> Share:
    return Share(fmean(rounds), *share_interval(rounds, games_in_round), len(rounds))


def deal_mean(deals: Sequence[Played], figure: Callable[[GameRow], float]) -> Mean:
    return Mean(*mean_of([fmean([figure(game) for game in each.games]) for each in deals]))
