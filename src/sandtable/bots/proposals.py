"""What bots do at a table besides answering questions: they answer proposals and concede lost games.

The rules are simple enough to explain at the table, and the same for every bot that has none of its own (`Bot.accepts_draw`,
`Bot.concedes`). They use the chances of winning (`sandtable.bots.chances`) by what the bot's seat sees:

* A take-back is granted if no randomness was used and no information revealed since.
* A draw is accepted if the chance is less than an equal share. Without an estimate for a game, it is declined.
* A game between two sides is conceded below a chance of `HOPELESS`, outside reaction windows, by the weights of the start, of
  now and of the end of a game alike (`best_chance`). Only tables with people ask for that, so games between bots are played to
  their end.
"""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar

from sandtable.bots import Bot
from sandtable.bots.chances import GAMES, Chances, chances_in, softmax
from sandtable.core.engine.state import State
from sandtable.core.match.entries import BACK
from sandtable.core.match.match import Match

S = TypeVar("S", bound=State)

HOPELESS: Final = 0.005
"""In games between the best bots, no seat with a smaller `best_chance` won later."""
MARGIN: Final = 1e-9
"""Chances that differ by less are equal."""


def grants_back(match: Match[S]) -> bool:
    """Does a bot grant the take-back that is proposed?"""
    proposal = match.proposal
    return proposal is not None and proposal.entry == BACK and not match.would_cross_reveal()


def accepts_draw(game: str, bot: Bot, seen: State, seat: int) -> bool:
    """Does a bot accept a draw, by what its seat sees?"""
    own = bot.accepts_draw(seen, seat)
    if own is not None:
        return own
    chance = chance_of(game, seen, seat)
    return chance is not None and chance < 1 / seen.players - MARGIN


def concedes(game: str, bot: Bot, seen: State, seat: int) -> bool:
    """Does a bot give the game up before its next answer, by what its seat sees?"""
    if seen.asked(seat).reaction is not None or not is_duel(seen, seat):
        return False
    own = bot.concedes(seen, seat)
    if own is not None:
        return own
    return game in GAMES and best_chance(estimate(game), seen, seat) < HOPELESS


def is_duel(st: State, seat: int) -> bool:
    """Are two sides left, and is this seat alone on its own? Then its concession ends the game and concerns nobody else."""
    if st.is_decided() or st.has_conceded(seat):
        return False
    left = [party for party in st.parties() if not st.is_beaten(party)]
    own = [party for party in left if seat in party]
    return len(left) == 2 and own != [] and all(n == seat or st.has_conceded(n) for n in own[0])


def chance_of(game: str, seen: State, seat: int) -> float | None:
    """The chance of a seat to win, by what it sees. None for a game without an estimate."""
    return estimate(game).of(seen)[seat] if game in GAMES else None


def best_chance(chances: Chances, seen: State, seat: int) -> float:
    """The best chance of a seat by the weights of the start, of now and of the end of a game.

    A linear estimate is bold far from even. What all three call lost is lost; by the present weights alone, bots gave up games
    that they would have won by a point.
    """
    features = [chances.described.features(seen, each) for each in range(seen.players)]
    best = 0.0
    for late in (0.0, chances.described.progress(seen), 1.0):
        weights = [first + late * (last - first) for first, last in chances.weights]
        scores = [sum([a * b for a, b in zip(weights, found, strict=True)]) for found in features]
        best = max(best, softmax(scores)[seat])
    return best


@cache
def estimate(game: str) -> Chances:
    return chances_in(game)
