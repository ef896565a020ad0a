"""Errors and messages for a record whose replay leads to different positions.

A record made under other rules is replayed under the current ones. If every state is the same, the record is as good as any
other (`same_text`). If not, `OtherRules` is raised; the terminal, the server and the browser all show its message.
"""

from __future__ import annotations

from sandtable.core.match.entries import entry_of
from sandtable.core.match.record import Record, RecordLine


class Diverged(ValueError):
    """The game differs from its record from pick `number` on. 0 is the set-up. `reason` says what differs."""

    def __init__(self, number: int, sentence: str, reason: str = "") -> None:
        super().__init__(sentence)
        self.number = number
        self.reason = reason or sentence


class CutShort(ValueError):
    """The record has a result, but its picks do not lead to the end of the game."""


class OtherRules(Diverged):
    """A record made under other rules that leads to different positions."""

    def __init__(self, record: Record, present: str, number: int, reason: str) -> None:
        where = f"pick {number}" if number else "the set-up"
        difference = f"from {where} on it plays differently ({reason})"
        versions = f"recorded under rules {record.rules}; under the current rules {present}"
        super().__init__(number, f"{versions}, {difference}. {checkable_text(record)}", reason)
        self.recorded = record.rules
        self.present = present


def has_dice(record: Record) -> bool:
    """Can the dice of a record be checked without its rules (`core.match.proof`)?"""
    return record.seed.number is None and not record.start


def checkable_text(record: Record) -> str:
    """Says what can still be checked of a record made under other rules."""
    if has_dice(record):
        return "From there on its picks cannot be checked; its dice can"
    return "From there on its picks cannot be checked. Nor can its dice: anyone can choose a plain seed or a position"


def same_text(record: Record, present: str) -> str:
    """The message for a record made under other rules that plays the same."""
    return f"recorded under rules {record.rules}; it plays the same under the current rules {present}"


def difference(played: RecordLine, line: RecordLine, bound: bool) -> str:
    """How a replayed line differs from the record's line. "" if it does not."""
    for what, now, then in (
        ("kind", played.kind, line.kind),
        ("clause", played.clause, line.clause),
        ("chance", played.chance, line.chance),
        ("digest", played.digest, line.digest),
        ("sides", played.sides, line.sides if bound else played.sides),
        ("line gone back to", played.back, line.back if bound else played.back),
        ("entry", played.pick if entry_of(played.kind) else "", line.pick if entry_of(played.kind) else ""),
    ):
        if now != then:
            return f"{what} {now!r} instead of {then!r}"
    return ""
