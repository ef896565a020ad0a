"""The briefing: what is to be known before a game, put together by the game from its content.

Story, forces, ground, what wins, special rules, players and length of an adventure, a scenario or a map, as words for every
client. Only the story is written text; everything else is counted or read off the same tables that the rules use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.core.text.message import Arg, Figure, Words, number

QUARTER: Final = 15
SHORT: Final = 30
FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class BriefingLine:
    """A sentence with the clauses that say more."""

    words: Words
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BriefingForce:
    """One side, or all sides where they are alike: so many of each kind of troops, its figures, what else is to be said."""

    name: Words
    troops: tuple[Figure, ...] = ()
    figures: tuple[Figure, ...] = ()
    notes: tuple[BriefingLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Briefing:
    """What somebody is told before the first move. `players` are the least and the most; `length` is a guess."""

    title: Words
    story: tuple[Words, ...]
    wins: tuple[BriefingLine, ...]
    forces: tuple[BriefingForce, ...]
    rules: tuple[BriefingLine, ...] = ()
    ground: tuple[Figure, ...] = ()
    players: tuple[int, int] = (2, 2)
    length: tuple[Words, ...] = ()


def line(key: str, *clauses: str, **args: int | Arg) -> BriefingLine:
    """A sentence by its key; whole numbers become arguments.

    >>> line("briefing-truce", "WL-5.13", n=2).words.args["n"].values
    (2,)
    """
    given = {name: number(value) if isinstance(value, int) else value for name, value in args.items()}
    return BriefingLine(Words(key, given), clauses)


class Lengths:
    """About how long the games of one content last: `rounds` by its id and the number of players.

    The rounds were counted in games that bots played; how long a turn of a person takes is a guess.
    """

    def __init__(self, root: ContentValue, ids: Sequence[str]) -> None:
        root.only(("seconds_a_turn", "turns_a_round", "rounds"))
        self.seconds = root.number("seconds_a_turn", 1)
        self.turns = root.number_or("turns_a_round", 0, 1)
        """How many turns a round has; without a number one for each player."""
        table = root.need("rounds")
        table.only(ids)
        rows = [(name, table.need(name)) for name in ids]
        self.slow = {name: row.number_or("seconds", self.seconds, 1) for name, row in rows}
        """How long a turn takes where it is not as elsewhere."""
        self.rounds = {
            name: {int(players): count.as_number(1) for players, count in row.entries() if players.isdigit()}
            for name, row in rows
        }

    def of(self, name: str, players: int) -> tuple[int, int]:
        """Rounds and minutes; nothing is known of what people wrote themselves, nor of numbers that were not tried."""
        rounds = self.rounds.get(name, {}).get(players, 0)
        return rounds, rounded(rounds * (self.turns or players) * self.slow.get(name, 0) // 60)

    def words(self, key: str, name: str, players: int) -> tuple[Words, ...]:
        """The length as it is told: so many rounds under this key, so many minutes."""
        rounds, minutes = self.of(name, players)
        if not rounds:
            return ()
        return Words(key, {"n": number(rounds)}), Words("briefing-minutes", {"n": number(minutes)})


def rounded(minutes: int) -> int:
    """Minutes as people say them.

    >>> [rounded(n) for n in (3, 22, 38, 97)]
    [5, 20, 45, 90]
    """
    step = FIVE if minutes < SHORT else QUARTER
    return max(step, (minutes + step // 2) // step * step)
