"""Defines the messages about the analysis of a finished game. Chances are in thousandths."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.core.scene.scene import Message, Option

Grade = Literal["", "best", "good", "slip", "blunder"]
"""How much of the chance of winning an answer gave away: at most 1 %, 4 %, 10 %, or more. Empty if it was no choice."""


class TriedAnswer(Struct, frozen=True):
    """An answer, and the chance of winning that its seat could expect after it."""

    text: str
    chance: int


class AnalysedStep(Struct, frozen=True):
    """A step of the game, and the position after it."""

    at: int
    """The position after the step."""
    turn: int
    """How many turns had begun before it."""
    seat: int
    kind: str
    chances: tuple[int, ...]
    """The chance of each seat, with everything open."""
    known: tuple[int, ...]
    """The chance of each seat, from what it knew."""
    luck: tuple[int, ...]
    """What chance changed in this step: the chances after it, less their expectation."""
    tried: tuple[TriedAnswer, ...] = ()
    """The answer that was played, then the others that were tried, best first."""
    grade: Grade = ""


class AnalysedMoment(Struct, frozen=True):
    """A turning point: a step that changed the chances most."""

    at: int
    turn: int
    seat: int
    """The seat whose chance changed most."""
    before: int
    after: int
    luck: int
    cause: Literal["choice", "dice", "both"]
    by: int
    """The seat that answered."""
    prompt: Message | None = None
    played: Message | None = None
    best: Message | None = None
    """A better answer. None if the best one was played."""
    best_chance: int = 0
    """The chance of winning that the seat that answered could expect after it."""


class SeatAnalysis(Struct, frozen=True):
    """How well a seat played. `accuracy` is from 0 to 100; `lost` and `luck` are sums over the game."""

    accuracy: int
    best: int
    good: int
    slip: int
    blunder: int
    lost: int
    luck: int


class GameAnalysis(Struct, frozen=True):
    """The analysis of a game. Turning points and seats are missing until it is finished."""

    start: tuple[int, ...]
    start_known: tuple[int, ...]
    steps: tuple[AnalysedStep, ...]
    turning: tuple[AnalysedMoment, ...] = ()
    seats: tuple[SeatAnalysis, ...] = ()


class AnalysisState(Struct, frozen=True):
    """How far the analysis of a table's game has come.

    `ahead` is the number of games that are analysed before it. While it is running, `analysis` has what is known so far.
    """

    state: Literal["none", "waiting", "running", "failed", "done"]
    progress: int = 0
    ahead: int = 0
    analysis: GameAnalysis | None = None


class WantAnalysis(Struct, frozen=True, forbid_unknown_fields=True):
    """Have the game analysed, or stop it."""

    cancel: bool = False


class JudgedAnswer(Struct, frozen=True):
    """An answer as the question showed it, with the chance of winning that its seat could expect."""

    option: Option
    chance: int


class JudgedChoice(Struct, frozen=True):
    """The choice at a position: what was played, and the other answers that were tried, best first."""

    at: int
    seat: int
    prompt: Message
    focus: tuple[str, ...]
    answers: tuple[JudgedAnswer, ...]
    grade: Grade
