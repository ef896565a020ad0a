"""Which stored games a change of rules or content breaks, at which decision, and why."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.why_not import why_not_pick
from sandtable.core.match.divergence import CutShort, Diverged
from sandtable.core.match.match import Match
from sandtable.core.match.record import Record, read_record
from sandtable.core.registry import UnknownGame, find_game
from sandtable.lab.executors import Workers, executor
from sandtable.lab.replaced import Replaced, replace_content
from sandtable.language.translator import Translator

PLAYS, BREAKS, UNREADABLE = "plays", "breaks", "unreadable"
CRASHES: Final = (LookupError, TypeError, AttributeError, AssertionError)
LONGEST: Final = 200
"""Longer reasons, such as the draws of a whole set-up, are cut off in a line."""


@dataclass(frozen=True)
class Impact:
    """What became of one record."""

    file: str
    verdict: str
    """`PLAYS`, `BREAKS` or `UNREADABLE`."""
    rules: str = ""
    picks: int = 0
    pick: int = 0
    """The pick from which on it is another game; 0 is the set-up."""
    kind: str = ""
    """The question there."""
    answer: str = ""
    why: str = ""

    def line(self) -> str:
        """
        >>> Impact("a.jsonl", BREAKS, "4", 90, 12, "move", "17 3", "no such option").line()
        'a.jsonl: breaks at pick 12 of 90, move 17 3: no such option'
        """
        if self.verdict == PLAYS:
            return f"{self.file}: plays the same, {self.picks} picks"
        if self.verdict == UNREADABLE:
            return f"{self.file}: cannot be read: {self.why}"
        where = f"at pick {self.pick} of {self.picks}" if self.pick else "at the set-up"
        asked = f", {self.kind} {self.answer}" if self.kind else ""
        why = self.why if len(self.why) <= LONGEST else f"{self.why[:LONGEST]}..."
        return f"{self.file}: breaks {where}{asked}: {why}"


def impacts(files: Sequence[Path], workers: Workers, replaced: Replaced | None = None) -> Iterator[tuple[int, Impact]]:
    """Replay each record, in any order; the number says which. With changed content only workers play it."""
    prepare = None if replaced is None else partial(replace_content, replaced)
    tasks = [(str(file), file.read_bytes()) for file in files]
    yield from executor(impact_of, workers, prepare).run(tasks)


def impact_of(task: tuple[str, bytes]) -> Impact:
    """Replay a record (in a worker)."""
    file, data = task
    try:
        record = read_record(data.decode("utf-8"))
        spec = find_game(record.game)
    except (BadSave, UnicodeDecodeError, UnknownGame) as err:
        return Impact(file, UNREADABLE, why=str(err))
    picks = len(record.lines)
    try:
        Match.from_record(spec, record, log=False)
    except Diverged as err:
        number = err.number
        kind, answer = asked_at(record, number)
        why = refusal_of(spec, record, number) or err.reason
        return Impact(file, BREAKS, record.rules, picks, number, kind, answer, why)
    except CutShort as err:
        return Impact(file, BREAKS, record.rules, picks, picks, why=str(err))
    except ValueError as err:
        return Impact(file, BREAKS, record.rules, picks, why=str(err))
    except CRASHES as err:  # changed content can be more than the rules are made for
        number = bisect_left(range(picks), True, key=lambda upto: crashes(spec, record, upto))
        kind, answer = asked_at(record, number)
        return Impact(file, BREAKS, record.rules, picks, number, kind, answer, f"{type(err).__name__}: {err}")
    return Impact(file, PLAYS, record.rules, picks)


def asked_at(record: Record, number: int) -> tuple[str, str]:
    """The question of a pick and its answer; nothing for the set-up."""
    line = record.lines[number - 1] if number else None
    return (line.kind, line.pick) if line else ("", "")


def crashes(spec: GameSpec[State], record: Record, upto: int) -> bool:
    """Does the game fail before it has got so far?"""
    try:
        Match.from_record(spec, record, upto, log=False)
    except CRASHES:
        return True
    return False


def refusal_of(spec: GameSpec[State], record: Record, number: int) -> str:
    """The sentence that refuses the answer of a record now; "" if it is allowed or nothing says why."""
    if not number:
        return ""
    line = record.lines[number - 1]
    st = Match.from_record(spec, record, number - 1, log=False).state
    seen = st.seen_by(line.seat)
    reply = why_not_pick(spec, seen, line.seat, line.pick)
    if reply is None or reply.sentence is None:
        return ""
    clauses = ", ".join(reply.clauses)
    return f"{Translator(spec, 'en', record.seats).format(reply.sentence)} ({clauses})"
