"""Games between bots, numbered so that each is the same wherever it is played.

Game n of a matchup is deal n // players, with the bots rotated by n % players seats: each deal is played once for each
rotation of the table, so that each bot holds each seat of the same deal. These games form a *round*, and statistics count
rounds, because the games of one deal are not independent. For two players, a round is a pair of games. If one bot holds all
seats, every rotation would be the same game, so a round is one game.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from sandtable.bots import Bot, load_bot
from sandtable.bots.play import play_game
from sandtable.core.engine.options import Options
from sandtable.core.match.seed import mix
from sandtable.core.registry import find_game


@dataclass(frozen=True)
class Matchup:
    """The bots that meet, and at which tables."""

    game: str
    bots: tuple[str, ...]
    players: int
    option_sets: tuple[Options, ...]
    """Deals use these in turn."""
    seed: int
    """The seed of the first deal. Each later deal adds 1."""
    turns: tuple[int, ...] = ()
    """If each rotation of the table has options of its own: how many games the deals have, in turn. The options of the games of
    a deal stand together in `option_sets`."""

    @property
    def games_in_round(self) -> int:
        """How many games a deal has, unless the options turn with the table."""
        return self.players if len(set(self.bots)) > 1 else 1

    def deal(self, number: int) -> int:
        if not self.turns:
            return self.seed + number // self.games_in_round
        lap, at = divmod(number, len(self.option_sets))
        return self.seed + lap * len(self.turns) + bisect_right(list(accumulate(self.turns)), at)

    def options(self, number: int) -> Options:
        return self.option_sets[self.option_set(number)]

    def option_set(self, number: int) -> int:
        """The index of a game's options."""
        return (number if self.turns else number // self.games_in_round) % len(self.option_sets)

    def seats(self, number: int) -> tuple[int, ...]:
        """Which bot, by its index, sits where in a game."""
        return seating(len(self.bots), self.players, number)


@dataclass(frozen=True)
class FinishedGame:
    """One game: which bot sat where, what each seat scored, how the victory is shared."""

    number: int
    seats: tuple[int, ...]
    how: str
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    decisions: int
    failures: tuple[str, ...] = ()
    """By seat, why the bot there was replaced (`Bot.failure`). Empty if every bot played its game to the end."""

    def share_of(self, bot: int) -> float:
        """A bot's share of the victory, over all of its seats."""
        return sum([share for held, share in zip(self.seats, self.shares, strict=True) if held == bot])


def seating(bots: int, players: int, number: int) -> tuple[int, ...]:
    """Which bot sits where in a game: dealt round the table, and rotated by one seat with every game.

    >>> [seating(2, 3, number) for number in range(4)]
    [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1)]

    With fewer bots than seats, the next deal begins with the next bot, so that all bots play equally many seats.
    """
    lap, turn = divmod(number, players)
    dealt = [(seat + lap) % bots for seat in range(players)]
    return tuple([dealt[(seat - turn) % players] for seat in range(players)])


def seated_bots(matchup: Matchup, number: int) -> list[Bot]:
    """New bots for the seats of a game. Their seeds follow from the deal, the number of the game and the seat."""
    spec, deal = find_game(matchup.game), matchup.deal(number)
    names = [matchup.bots[which] for which in matchup.seats(number)]
    return [load_bot(name, spec, mix(str(deal), (str(number), str(seat)))) for seat, name in enumerate(names)]


def play(matchup: Matchup, number: int) -> FinishedGame:
    """Play one game."""
    bots = seated_bots(matchup, number)
    result, decisions = play_game(find_game(matchup.game), bots, matchup.options(number), matchup.deal(number))
    seats, shares = matchup.seats(number), result.shares()
    return FinishedGame(number, seats, result.how, result.scores, shares, decisions, failures_of(bots))


def failures_of(bots: Sequence[Bot]) -> tuple[str, ...]:
    """Why each of them was replaced; empty if none was."""
    found = tuple([bot.failure for bot in bots])
    return found if any(found) else ()
