"""Defines the messages for puzzles."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sandtable.core.scene.scene import Message, Option
from sandtable.server.wire.messages_analysis import JudgedAnswer


class PuzzleInfo(Struct, frozen=True):
    """A puzzle of a game. Its difficulty is from 1 to 3."""

    id: str
    difficulty: int


class GamePuzzles(Struct, frozen=True):
    """The puzzles of a game, the easiest first."""

    game: str
    puzzles: tuple[PuzzleInfo, ...]


class Puzzles(Struct, frozen=True):
    """The games that have puzzles."""

    games: tuple[GamePuzzles, ...]


class PuzzleAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the question of a puzzle: the text of an option."""

    answer: Annotated[str, Meta(max_length=400)]


class PuzzleVerdict(Struct, frozen=True):
    """How good an answer is: the seat's chance of winning after it and after the best one, in thousandths."""

    is_right: bool
    chance: int
    best: int


class PuzzleSolution(Struct, frozen=True):
    """The solution of a puzzle: all answers with the seat's chance of winning after each, best first, and why."""

    seat: int
    prompt: Message
    focus: tuple[str, ...]
    answers: tuple[JudgedAnswer, ...]
    own: Option
    """What the game's bot would answer."""
    reasons: tuple[Message, ...]
