"""The course of a finished game: scores step by step, turning points, and what each seat did.

A game provides the scores (`Presentation.scores`) and says what its events count for (`Presentation.tallies`). The rest follows
from the steps. None of this is shown before the game is over, because scores may depend on what only one seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

ONE: Final = "one"
"""The event counts as one."""
NUMBER: Final = "number"
"""The argument says how many."""
MANY: Final = "many"
"""The argument is a list; its length is counted."""
REST: Final = "rest"
"""The number of arguments from this one on."""

Counts = tuple[str, str, int]
"""What an event counts for: the key of the tally's name, how it is counted (one of the four words), and which argument."""
NO_COUNTS: Final[Mapping[str, Counts]] = {}

MAX_TURNING: Final = 4


@dataclass(frozen=True, slots=True)
class StatEntry:
    """A number of something done by one seat in one step. `label` is the key of its name."""

    label: str
    seat: int
    n: int


@dataclass(frozen=True, slots=True)
class Stage:
    """The state of the game after a step: its position, the number of turns begun, the score of every seat."""

    at: int
    turn: int
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A step in which the game turned: which seat gained, and by how much the lead changed."""

    at: int
    turn: int
    seat: int
    swing: int


@dataclass(frozen=True, slots=True)
class StatRow:
    """One tally, with a number for each seat. `label` is the key of its name."""

    label: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A summary of a finished game. `stages` are the steps in which a score changed, plus the first and the last."""

    turns: int
    stages: tuple[Stage, ...]
    turning: tuple[TurningPoint, ...]
    tallies: tuple[StatRow, ...]
    follows: dict[str, str | int] | None = None
    """The options for the next game of a series."""


def count_event(counts: Mapping[str, Counts], key: str, args: Sequence[object], seat: int) -> StatEntry | None:
    """What one event adds to a tally of its seat.

    >>> count_event({"attack": ("tally-dice", REST, 2)}, "attack", (7, 8, 1, 1, 3), 0)
    StatEntry(label='tally-dice', seat=0, n=3)
    """
    found = counts.get(key)
    if found is None or seat < 0:
        return None
    label, how, place = found
    if how == ONE:
        return StatEntry(label, seat, 1)
    if how == REST:
        return StatEntry(label, seat, max(0, len(args) - place))
    value = args[place] if place < len(args) else 0
    if isinstance(value, int):
        return StatEntry(label, seat, value if how == NUMBER else 1)
    return StatEntry(label, seat, len(value) if isinstance(value, tuple | list) else 0)


def changes(stages: Sequence[Stage]) -> tuple[Stage, ...]:
    """Only the steps in which something changed, plus the first and the last."""
    if not stages:
        return ()
    found = [stages[0]]
    for stage in stages[1:]:
        if stage.scores != found[-1].scores:
            found.append(stage)
    if found[-1] is not stages[-1]:
        found.append(stages[-1])
    return tuple(found)


def turning_points(stages: Sequence[Stage], most: int = MAX_TURNING) -> tuple[TurningPoint, ...]:
    """The steps that changed the lead most, in order. A step in which the lead changed hands weighs more.

    >>> rows = [Stage(0, 1, (0, 0)), Stage(3, 1, (1, 0)), Stage(5, 2, (1, 4)), Stage(9, 3, (6, 4))]
    >>> [(point.at, point.seat, point.swing) for point in turning_points(rows)]
    [(3, 0, 1), (5, 1, 4), (9, 0, 5)]
    """
    weighed: list[tuple[float, TurningPoint]] = []
    for before, now in pairwise(stages):
        if now.turn == 0 and stages[-1].turn:
            continue  # the set-up does not count
        gains = [lead_of(now.scores, seat) - lead_of(before.scores, seat) for seat in range(len(now.scores))]
        if not gains or max(gains) <= 0:
            continue
        seat = gains.index(max(gains))
        has_turned = lead_of(before.scores, seat) <= 0 < lead_of(now.scores, seat)
        is_last = now.at == stages[-1].at
        weight = max(gains) * (2.0 if has_turned else 1.0) + (0.5 if is_last else 0.0)
        weighed.append((weight, TurningPoint(now.at, now.turn, seat, max(gains))))
    # Of equal steps, the later one: games are decided towards the end.
    best = sorted(weighed, key=lambda one: (-one[0], -one[1].at))[:most]
    return tuple(sorted([point for _, point in best], key=lambda point: point.at))


def lead_of(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is ahead of the best of the others.

    >>> lead_of((3, 5, 1), 1), lead_of((3, 5, 1), 2)
    (2, -4)
    """
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def sum_stats(players: int, counts: Iterable[StatEntry]) -> tuple[StatRow, ...]:
    """All tallies, in the order in which they first occurred.

    >>> sum_stats(2, [StatEntry("dice", 0, 3), StatEntry("lost", 1, 1), StatEntry("dice", 0, 2)])
    (StatRow(label='dice', values=(5, 0)), StatRow(label='lost', values=(0, 1)))
    """
    sums: dict[str, list[int]] = {}
    for one in counts:
        if one.seat < players:
            sums.setdefault(one.label, [0] * players)[one.seat] += one.n
    return tuple([StatRow(label, tuple(values)) for label, values in sums.items()])
