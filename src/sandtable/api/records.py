"""Recorded games: load them, get any of their positions, check them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from sandtable.api.game import Game
from sandtable.api.state import State
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.options import OptionValue
from sandtable.core.engine.state import Result
from sandtable.core.engine.state import State as EngineState
from sandtable.core.match import record as engine
from sandtable.core.match.match import Match
from sandtable.core.registry import UnknownGame, find_game


def load(source: str | os.PathLike[str] | TextIO) -> Record:
    """Load a recorded game from a path, an open text file, or the text of the record.

    A string that begins with `{` is the text; any other string is a path. An invalid record raises `BadSave` with the line.
    """
    if isinstance(source, str):
        text = source if not source.strip() or source.lstrip().startswith("{") else _read(Path(source))
    elif isinstance(source, os.PathLike):
        text = _read(Path(source))
    else:
        text = source.read()
        if not isinstance(text, str):
            raise TypeError("the file is open in binary mode; open it in text mode")
    return Record(engine.read_record(text))


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(f"{path}: not a text file") from None


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record: the seat, the kind of question, its clause, and the text of the pick."""

    seat: int
    kind: str
    clause: str
    text: str


class Record:
    """A recorded game. Loading does not replay it; `state`, `states` and `check` do, and they compare every position.

    They raise `Diverged` if the game does not follow its record.
    """

    def __init__(self, record: engine.Record) -> None:
        """Private: use `sandtable.load`."""
        self._record = record
        try:
            self._spec = find_game(record.game)
        except UnknownGame as err:
            raise BadSave(f"record line 1: {str(err)[:200]}") from None
        self.entries: tuple[Entry, ...] = tuple(
            [Entry(line.seat, line.kind, line.clause, line.pick) for line in record.lines]
        )

    @property
    def game(self) -> Game:
        return Game(self._spec)

    @property
    def rules_version(self) -> str:
        """The rules version it was played under."""
        return self._record.rules

    @property
    def players(self) -> int:
        return self._record.players

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self._record.options)

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the players."""
        return self._record.seats

    @property
    def result(self) -> Result | None:
        """How the game ended according to the record, or None if it is unfinished."""
        return None if self._record.result is None else Result(*self._record.result)

    def state(self, at: int | None = None) -> State:
        """The position after `at` entries, by default after all of them. `at=0` is the first question."""
        last = len(self.entries)
        if at is not None and not 0 <= at <= last:
            raise ValueError(f"there is no position {at}: the record has positions 0 to {last}")
        return self._state_of(Match.from_record(self._spec, self._record, at, log=False))

    def states(self) -> Iterator[tuple[State, Entry]]:
        """Yield each position with the entry made there, from the first question on. Each is an independent copy."""
        match = Match.from_record(self._spec, self._record, 0, log=False)
        for number, entry in enumerate(self.entries, 1):
            yield self._state_of(match), entry
            match.follow(self._record, number)

    def check(self) -> None:
        """Replay the whole record. Raises `Diverged` if a position differs from the record."""
        self.state()

    def __len__(self) -> int:
        return len(self.entries)

    def __repr__(self) -> str:
        end = "not finished" if self.result is None else repr(self.result)
        return f"<Record of {self._record.game}, {self.players} players, {len(self)} entries: {end}>"

    def _state_of(self, match: Match[EngineState]) -> State:
        return State(self._spec, match.state.clone())
