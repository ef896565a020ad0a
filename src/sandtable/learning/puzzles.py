"""Puzzles: positions in which one answer is clearly the best and not the one that the game's bot would give.

A game keeps them in `content/puzzles.jsonl`, one in each line, hardest last. `sandtable lab puzzles` finds, writes and checks
them. A position is a redealt state: it fits what its seat knew, and everything else is made up, so it holds nothing hidden.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from sandtable.core.content.tables import ContentError
from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.registry import find_game
from sandtable.language.translator import package_of

FILE: Final = "puzzles.jsonl"
HARDEST: Final = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and its solution."""

    id: str
    seat: int
    """Who is asked."""
    kind: str
    """Of the question."""
    difficulty: int
    """1 if the solution is the bot's second choice, 2 if it is the third, else 3."""
    own: str
    """The bot's own answer."""
    answers: tuple[tuple[str, float], ...]
    """All answers, best first, with the chance of winning after each."""
    gains: tuple[str, ...]
    """The themes in which the solution leads to more than the second best answer."""
    costs: tuple[str, ...]
    """The themes in which it leads to less."""
    rules: str
    """The rules under which it was checked."""
    options: Options
    """Those of the table that differ from the defaults."""
    state: str
    """The position, as written by `State.dump`."""

    @property
    def solution(self) -> str:
        return self.answers[0][0]

    def chance_of(self, answer: str) -> float | None:
        """The chance of winning after an answer. None if it is no answer."""
        return dict(self.answers).get(answer)

    def position(self, spec: GameSpec[State]) -> tuple[State, Decision]:
        """The position and its question, as the asked seat sees them."""
        seen = spec.load(self.state.encode()).seen_by(self.seat)
        return seen, seen.asked(self.seat)

    def picks(self, spec: GameSpec[State]) -> dict[str, Pick]:
        """The answers that the question offers, by their texts."""
        seen, asked = self.position(spec)
        return {spec.notation.option_text(seen, asked, option): option for option in asked.options}


def line_of(puzzle: Puzzle) -> str:
    return json.dumps(asdict(puzzle), separators=(",", ":")) + "\n"


def read_puzzles(text: str, name: str) -> tuple[Puzzle, ...]:
    """Read the lines of a file."""
    return tuple([read_line(line, f"{name}, line {number}") for number, line in enumerate(text.splitlines(), 1)])


def read_line(line: str, where: str) -> Puzzle:
    """Read one puzzle. A fault names the line and what is missing or unknown."""
    try:
        row: Any = json.loads(line)
        given: dict[str, Any] = dict(row)
        given["answers"] = tuple([(str(text), float(chance)) for text, chance in row["answers"]])
        given |= {name: tuple(row[name]) for name in ("gains", "costs")}
        puzzle = Puzzle(**given)
    except KeyError as error:
        raise ContentError(f"{where}: {error.args[0]} is missing") from None
    except (TypeError, ValueError) as error:
        raise ContentError(f"{where}: {error}") from None
    if len(puzzle.answers) < 2 or not 1 <= puzzle.difficulty <= HARDEST:
        raise ContentError(f"{where}: a puzzle has at least two answers and a difficulty from 1 to {HARDEST}")
    return puzzle


@lru_cache
def load_puzzles(game: str) -> Mapping[str, Puzzle]:
    """The puzzles that a game ships, by id, the easiest first."""
    path = files(package_of(find_game(game))).joinpath("content", FILE)
    found = read_puzzles(path.read_text("utf-8"), FILE) if path.is_file() else ()
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda one: one.difficulty)}
