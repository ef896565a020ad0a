"""A long game is not played again from its beginning whenever its table is built: now and then what stands is stored as well.

A snapshot is a convenience. The log stays the truth: a snapshot that is damaged, of another version, or does not have the state
that the log's entry names is left aside, and the whole log is played. It is taken where nothing hangs in the air: no pick can
be taken back by its seat alone, nothing is proposed.
"""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Final

import msgspec

from sandtable import __version__
from sandtable.core.engine.decision import Pick
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.match import MatchStep as Played
from sandtable.core.match.record import RecordLine
from sandtable.server.storage.rows import Stored
from sandtable.server.tables.log_text import LogStep

FORMAT: Final = 2
"""To be raised when what is stored of a step changes."""
EVERY: Final = 512
"""Entries between two snapshots at least."""


class KeptLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of the record."""

    seat: int
    kind: str
    clause: str
    pick: str
    chance: tuple[int, ...]
    digest: str
    sides: tuple[int, ...]
    back: int


class KeptStep(msgspec.Struct, frozen=True, array_like=True):
    """A step that stands, without the events that told of it; `line` is the place of its line."""

    seat: int
    pick: int | tuple[int, ...]
    shown: int | tuple[int, ...]
    line: int
    revealing: bool
    begun: tuple[int, ...]
    deed: int
    number: int


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    format: int
    version: str
    rules: str
    seq: int
    state: bytes
    lines: list[KeptLine]
    steps: list[KeptStep]
    told: list[LogStep]
    weighed: list[int]


SNAPSHOT: Final = msgspec.msgpack.Decoder(Snapshot)


def can_be_taken(match: Match[State]) -> bool:
    return match.is_settled and match.state.decision is not None


def packed(match: Match[State], seq: int, told: list[LogStep], weighed: list[int]) -> bytes:
    """What stands after entry `seq`."""
    places = {id(line): place for place, line in enumerate(match.lines)}
    lines = [
        KeptLine(line.seat, line.kind, line.clause, line.pick, line.chance, line.digest, line.sides, line.back)
        for line in match.lines
    ]
    steps = [
        KeptStep(
            step.seat, step.pick, step.shown, places[id(step.line)], step.revealing, step.begun, step.deed, step.number
        )
        for step in match.steps
    ]
    rules, state = match.spec.rules_version, match.state.dump()
    made = Snapshot(FORMAT, __version__, rules, seq, state, lines, steps, told, weighed)
    return zlib.compress(msgspec.msgpack.encode(made), 1)


def fitting(stored: Stored, rules: str) -> Snapshot | None:
    """The snapshot of a table, if it can be trusted: of these rules, with the state that the log names."""
    if not stored.snapshot or stored.row.rules != rules:
        return None
    try:
        found = SNAPSHOT.decode(zlib.decompress(stored.snapshot))
    except (zlib.error, msgspec.MsgspecError):
        return None
    if (found.format, found.version, found.rules) != (FORMAT, __version__, rules):
        return None
    if not 0 < found.seq <= len(stored.entries):
        return None
    digest = blake2b(found.state, digest_size=8).hexdigest()
    return found if stored.entries[found.seq - 1].digest == digest else None


def resume(match: Match[State], kept: Snapshot) -> None:
    """Bring a match that has just begun to where the snapshot was taken."""
    lines = [RecordLine(*msgspec.structs.astuple(line)) for line in kept.lines]
    steps = []
    for told, step in zip(kept.told[1:], kept.steps, strict=True):
        pick: Pick = step.pick
        spared = told.spared
        line = lines[step.line]
        steps.append(
            Played(step.seat, pick, step.shown, line, [], step.revealing, step.begun, step.deed, step.number, spared)
        )
    match.resume(match.spec.load(kept.state), steps, lines)
