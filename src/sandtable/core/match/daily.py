"""The battle of the day: one small game for each game and day, the same everywhere.

Options, seat and dice follow from the name of the game and the date alone, so that everybody plays the same battle without
asking a server. The dice can therefore be known beforehand: a battle of the day is for fun.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeVar

from sandtable.core.engine.options import Options
from sandtable.core.engine.rng import seeded
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.seed import derive

S = TypeVar("S", bound=State)

SEED_BYTES: Final = 6


class DailyBattle(NamedTuple):
    """One game on one day. The person has `seat`; bots have the others."""

    game: str
    day: str
    players: int
    seat: int
    options: Options
    seed: int


def daily_seed(game: str, day: str, purpose: str = "dice") -> int:
    """The seed of a game's battle of the day.

    >>> daily_seed("bloodstones", "2026-11-18") == daily_seed("bloodstones", "2026-11-19")
    False
    """
    return int.from_bytes(derive("", f"battle of the day, {purpose}", (game, day))[:SEED_BYTES], "big")


def daily_battle(spec: GameSpec[S], day: str) -> DailyBattle | None:
    """The battle of a day (YYYY-MM-DD), or None if the game has none."""
    rng = seeded(daily_seed(spec.name, day, "options"))
    drawn = spec.daily(rng)
    if drawn is None:
        return None
    players = spec.players[0]
    seat = rng.below(players)
    return DailyBattle(spec.name, day, players, seat, spec.check_options(players, drawn), daily_seed(spec.name, day))
