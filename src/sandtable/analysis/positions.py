"""What an analysis says about a game and each of its positions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from sandtable.core.engine.decision import Pick

MATTERS: Final = 0.02
"""A choice matters if its best and its worst answer are further apart in the chance of winning."""
BEST: Final = 0.01
GOOD: Final = 0.04
SLIP: Final = 0.10


class Grade(StrEnum):
    """How much of the chance of winning an answer gives away: at most 1 %, 4 %, 10 %, or more."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    BLUNDER = "blunder"


def grade_of(lost: float) -> Grade:
    """
    >>> [grade_of(lost).value for lost in (0.0, 0.03, 0.1, 0.2)]
    ['best', 'good', 'slip', 'blunder']
    """
    limits = ((BEST, Grade.BEST), (GOOD, Grade.GOOD), (SLIP, Grade.SLIP))
    return next((grade for limit, grade in limits if lost <= limit), Grade.BLUNDER)


@dataclass(frozen=True)
class Answer:
    """An answer, and the chance of winning that its seat can expect after it, from what the seat knew."""

    pick: Pick
    chance: float
    text: str = ""
    """As in a record."""


@dataclass(frozen=True)
class Choice:
    """One choice: what was played, and the other answers that were tried, best first."""

    played: Answer
    others: tuple[Answer, ...]

    def lost(self) -> float:
        """The chance that a better answer would have kept."""
        return max(0.0, self.others[0].chance - self.played.chance)

    def matters(self) -> bool:
        chances = [self.played.chance, *[other.chance for other in self.others]]
        return max(chances) - min(chances) > MATTERS

    def kept(self) -> float:
        """The share of the best chance that the answer kept."""
        best = max([self.played.chance, *[other.chance for other in self.others]])
        return self.played.chance / best if best > 0 else 1.0


@dataclass
class Position:
    """A step of the game and the position after it."""

    number: int
    """Of the step, from 1."""
    turn: int
    """How many turns had begun before the step."""
    seat: int
    """Who answered."""
    kind: str
    chances: tuple[float, ...]
    """The chance of each seat after the step, with all cards open."""
    luck: tuple[float, ...]
    """For each seat, what chance changed in this step: the chances after it, less their expectation."""
    choice: Choice | None = None
    known: tuple[float, ...] = ()
    """The chance of each seat after the step, from what that seat knew."""
    options: int = 0
    """How many answers there were."""


@dataclass(frozen=True)
class Summary:
    """How well a seat played."""

    accuracy: float
    """From 0 to 100: the mean share of the best chance that was kept by choices that mattered. 100 if none did."""
    grades: dict[Grade, int]
    lost: float
    """The chance given away, added up over all choices."""
    luck: float


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    start: tuple[float, ...]
    """The chances before the first step."""
    positions: tuple[Position, ...]
    start_known: tuple[float, ...] = ()
    """The same, from what each seat knew."""

    def before(self, position: Position) -> tuple[float, ...]:
        return self.positions[position.number - 2].chances if position.number > 1 else self.start

    def swing(self, position: Position) -> float:
        """How much the step changed the chance of the seat whose chance it changed most."""
        return max([abs(now - then) for now, then in zip(position.chances, self.before(position), strict=True)])

    def without_luck(self, seat: int) -> list[float]:
        """The chance of a seat along the game, less all luck so far."""
        found, luck = [self.start[seat]], 0.0
        for position in self.positions:
            luck += position.luck[seat]
            found.append(min(1.0, max(0.0, position.chances[seat] - luck)))
        return found

    def turning_points(self, count: int) -> list[Position]:
        """The steps that changed the chances most, in order; of each turn only the greatest.

        Steps before the first turn that began do not count: while the sides set up one after the other, the chances swing.
        """
        greatest: dict[int, Position] = {}
        has_turns = self.positions[-1].turn > 0 if self.positions else False
        for position in self.positions:
            if has_turns and not position.turn:
                continue
            known = greatest.get(position.turn)
            if known is None or self.swing(position) > self.swing(known):
                greatest[position.turn] = position
        ranked = sorted(greatest.values(), key=lambda position: (-self.swing(position), position.number))
        return sorted(ranked[:count], key=lambda position: position.number)

    def summary(self, seat: int) -> Summary:
        choices = [each.choice for each in self.positions if each.seat == seat and each.choice is not None]
        kept = [choice.kept() for choice in choices if choice.matters()]
        grades = dict.fromkeys(Grade, 0)
        for choice in choices:
            grades[grade_of(choice.lost())] += 1
        return Summary(
            100 * sum(kept) / len(kept) if kept else 100.0,
            grades,
            sum([choice.lost() for choice in choices]),
            sum([position.luck[seat] for position in self.positions]),
        )
