"""The briefing: what to know before a game, assembled by the game from its content.

It covers the story, forces, ground, victory, special rules, players and length of an adventure, a scenario or a map, as
messages for every client. Only the story is written text; the rest is computed from the same tables that the rules use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sandtable.core.content.tables import ContentValue
from sandtable.core.text.message import Arg, Figure, Message, number_arg

QUARTER: Final = 15
SHORT: Final = 30
FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class BriefingLine:
    """A sentence, with the clauses that say more."""

    words: Message
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BriefingForce:
    """One side, or all sides if they are alike: the number of each kind of troops, its figures, and other notes."""

    name: Message
    troops: tuple[Figure, ...] = ()
    figures: tuple[Figure, ...] = ()
    notes: tuple[BriefingLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Briefing:
    """What players are told before the first move. `players` holds the minimum and maximum; `length` is an estimate."""

    title: Message
    story: tuple[Message, ...]
    wins: tuple[BriefingLine, ...]
    forces: tuple[BriefingForce, ...]
    rules: tuple[BriefingLine, ...] = ()
    ground: tuple[Figure, ...] = ()
    players: tuple[int, int] = (2, 2)
    length: tuple[Message, ...] = ()


def line(key: str, *clauses: str, **args: int | Arg) -> BriefingLine:
    """A sentence by its key. Whole numbers become arguments.

    >>> line("briefing-truce", "WL-5.13", n=2).words.args["n"].values
    (2,)
    """
    given = {name: number_arg(value) if isinstance(value, int) else value for name, value in args.items()}
    return BriefingLine(Message(key, given), clauses)


class Lengths:
    """The approximate length of games: `rounds` by content id and number of players.

    The rounds were counted in games between bots. The time a person takes for a turn is an estimate.
    """

    def __init__(self, root: ContentValue, ids: Sequence[str]) -> None:
        root.only(("seconds_a_turn", "turns_a_round", "rounds"))
        self.seconds = root.number("seconds_a_turn", 1)
        self.turns = root.number_or("turns_a_round", 0, 1)
        """The number of turns in a round. 0 means one for each player."""
        table = root.need("rounds")
        table.only(ids)
        rows = [(name, table.need(name)) for name in ids]
        self.slow = {name: row.number_or("seconds", self.seconds, 1) for name, row in rows}
        """The time of a turn, for content where it differs from the usual."""
        self.rounds = {
            name: {int(players): count.as_number(1) for players, count in row.entries() if players.isdigit()}
            for name, row in rows
        }

    def of(self, name: str, players: int) -> tuple[int, int]:
        """Rounds and minutes. The rounds are 0 for users' own content and for numbers of players that were not measured."""
        rounds = self.rounds.get(name, {}).get(players, 0)
        return rounds, round_minutes(rounds * (self.turns or players) * self.slow.get(name, 0) // 60)

    def words(self, key: str, name: str, players: int) -> tuple[Message, ...]:
        """The length as messages: the number of rounds under this key, and the minutes."""
        rounds, minutes = self.of(name, players)
        if not rounds:
            return ()
        return Message(key, {"n": number_arg(rounds)}), Message("briefing-minutes", {"n": number_arg(minutes)})


def round_minutes(minutes: int) -> int:
    """Minutes, rounded the way people say them.

    >>> [round_minutes(n) for n in (3, 22, 38, 97)]
    [5, 20, 45, 90]
    """
    step = FIVE if minutes < SHORT else QUARTER
    return max(step, (minutes + step // 2) // step * step)
