"""`sandtable arena`: lets bots play each other and reports the results with confidence intervals.

The bots rotate through the seats. Every deal (seed) is played once for each rotation of the table, so that each bot holds each
seat of the same deal: game number n is deal `--seed` + n // players, rotated by n % players seats. The result depends on
nothing else, and not on the number of workers.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sandtable.bots import bot_names, load_bot
from sandtable.bots.play import play_game
from sandtable.cli.common import game_of, load_named_bot, options_of
from sandtable.compiled import engine
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import mix
from sandtable.core.registry import find_game

CHUNK: Final = 4
Z95: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass
class ArenaGame:
    """One finished game: which bot sat where, what each seat scored, how the victory is shared, how long it took."""

    number: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int


@dataclass
class Score:
    """The results of one bot, one entry for each seat it played."""

    wins: float = 0.0
    scores: list[int] = field(default_factory=list)


@click.command()
@click.argument("game")
@click.option(
    "--bots",
    "names",
    required=True,
    metavar="BOT,BOT,...",
    help="The bots that share the seats, by name or as module:Class.",
)
@click.option("--players", type=int, help="Number of seats. Default: one per bot.")
@click.option("--games", default=100, show_default=True, help="Number of games to play.")
@click.option("--seed", default=0, show_default=True, help="Random seed of the first deal; each later deal adds 1.")
@click.option("--workers", default=2, show_default=True, help="Number of worker processes.")
@click.option("--options", "-o", "words", multiple=True, metavar="NAME=VALUE", help="Game options.")
def arena(
    game: str, names: str, players: int | None, games: int, seed: int, workers: int, words: tuple[str, ...]
) -> None:
    """Let bots play each other. Prints wins and points with 95% confidence intervals."""
    spec = game_of(game)
    bots = [name.strip() for name in names.split(",")]
    seats = len(bots) if players is None else players
    check(spec, bots, seats, games)
    options = options_of(spec, seats, words)
    results = run(spec, bots, seats, options, range(games), seed, max(1, workers))
    report(spec, bots, seats, seed, results)


def check(spec: GameSpec[State], bots: list[str], players: int, games: int) -> None:
    """Refuse what cannot be played before any game starts."""
    low, high = spec.players
    if not low <= players <= high:
        raise click.UsageError(f"{spec.name} is for {low} to {high} players, not {players}")
    if len(bots) > players:
        raise click.UsageError(f"{len(bots)} bots are too many for {players} seats")
    if games < 1:
        raise click.UsageError("play at least one game")
    for name in bots:
        load_named_bot(name, spec)


# -- playing -----------------------------------------------------------------------------------------------------------


def run(
    spec: GameSpec[State], bots: list[str], players: int, options: Options, numbers: range, seed: int, workers: int
) -> list[ArenaGame]:
    """Play the games, in processes if there is more than one worker. Results are ordered by game number."""
    chunks = [numbers[start : start + CHUNK] for start in range(0, len(numbers), CHUNK)]
    console = Console(stderr=True)
    columns = (TextColumn(spec.name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: list[ArenaGame] = []
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(spec.name, total=len(numbers))
        for part in results_as_completed(spec.name, bots, players, options, chunks, seed, workers):
            results += part
            progress.advance(bar, len(part))
    return sorted(results, key=lambda result: result.number)


def results_as_completed(
    name: str, bots: list[str], players: int, options: Options, chunks: list[range], seed: int, workers: int
) -> Iterator[list[ArenaGame]]:
    """The results of the chunks as they arrive."""
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_games(name, bots, players, options, chunk, seed)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[list[ArenaGame]]] = [
            pool.submit(play_games, name, bots, players, options, chunk, seed) for chunk in chunks
        ]
        for done in as_completed(waiting):
            yield done.result()


def play_games(
    name: str, bots: list[str], players: int, options: Options, numbers: range, seed: int
) -> list[ArenaGame]:
    """Play some games one after the other (in a worker)."""
    spec = find_game(name)
    return [play(spec, bots, players, options, number, seed) for number in numbers]


def play(spec: GameSpec[State], bots: list[str], players: int, options: Options, number: int, seed: int) -> ArenaGame:
    deal = seed + number // players
    seats = seating(len(bots), players, number)
    players_in = [
        load_bot(bots[which], spec, mix(str(deal), (str(number), str(seat)))) for seat, which in enumerate(seats)
    ]
    result, decisions = play_game(spec, players_in, options, deal)
    return ArenaGame(number, seats, result.scores, result.shares(), decisions)


def seating(bots: int, players: int, number: int) -> tuple[int, ...]:
    """Which bot sits where in a game: dealt round the table, and rotated by one seat with every game.

    >>> [seating(2, 3, number) for number in range(4)]
    [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1)]

    With fewer bots than seats, the next deal begins with the next bot, so that all bots play equally many seats.
    """
    lap, turn = divmod(number, players)
    dealt = [(seat + lap) % bots for seat in range(players)]
    return tuple([dealt[(seat - turn) % players] for seat in range(players)])


# -- reporting -----------------------------------------------------------------------------------------------------


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval for a proportion.

    >>> [round(end, 3) for end in wilson(90, 100)], [round(end, 3) for end in wilson(0, 10)]
    ([0.826, 0.945], [0.0, 0.278])
    """
    share = wins / games
    centre = share + Z95 * Z95 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + Z95 * Z95 / (4 * games * games))
    scale = 1 + Z95 * Z95 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_text(figures: list[int]) -> str:
    """The mean and half the width of its 95 % interval. A single figure has no interval.

    >>> mean_text([4, 4, 4]), mean_text([7])
    ('4.0 +- 0.0', '7.0')
    """
    mean = sum(figures) / len(figures)
    if len(figures) < 2:
        return f"{mean:.1f}"
    variance = sum([(figure - mean) ** 2 for figure in figures]) / (len(figures) - 1)
    return f"{mean:.1f} +- {Z95 * math.sqrt(variance / len(figures)):.1f}"


def scores_of(bots: list[str], results: list[ArenaGame]) -> list[Score]:
    """One tally for each position in the list of bots."""
    found = [Score() for _ in bots]
    for result in results:
        for seat, which in enumerate(result.seats):
            found[which].wins += result.shares[seat]
            found[which].scores.append(result.scores[seat])
    return found


def report(spec: GameSpec[State], bots: list[str], players: int, seed: int, results: list[ArenaGame]) -> None:
    """Print a line for each bot: seats played, wins, win rate with interval, points."""
    decisions = sum([result.decisions for result in results])
    games = "1 game" if len(results) == 1 else f"{len(results)} games"
    click.echo(f"{spec.name}, {players} players, {games} from seed {seed}, {decisions} decisions, {engine()}")
    click.echo(f"{'bot':<14}{'seats':>7}{'wins':>8}{'share':>8}  {'95 % interval':<17}{'fair':>6}{'points':>16}")
    for name, tally in zip(bots, scores_of(bots, results), strict=True):
        if not tally.scores:
            continue
        seats = len(tally.scores)
        low, high = wilson(tally.wins, seats)
        wins = f"{tally.wins:.1f}".removesuffix(".0")
        interval = f"{low:6.1%} to {high:6.1%}"
        click.echo(
            f"{name:<14}{seats:>7}{wins:>8}{tally.wins / seats:>8.1%}  {interval:<17}{1 / players:>6.1%}"
            f"{mean_text(tally.scores):>16}"
        )
    if sys.stdout.isatty() and len(bots) == 1:
        click.echo(f"other bots: {', '.join(bot_names(spec.name))}")
