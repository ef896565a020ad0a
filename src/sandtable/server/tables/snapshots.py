"""Stores snapshots of long games, so that loading a table does not replay its whole log.

A snapshot only saves time; the log is authoritative. A snapshot is ignored if it is damaged, comes from another version, or
does not have the state digest named in the log. The whole log is then replayed. A snapshot is only taken when no seat can
undo a pick on its own and no proposal is open.
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
from sandtable.server.storage.rows import StoredTable
from sandtable.server.tables.log_text import LogStep

FORMAT: Final = 3
"""Increase this when the stored form of a step changes."""
EVERY: Final = 512
"""The minimum number of entries between two snapshots."""


class SnapshotLine(msgspec.Struct, frozen=True, array_like=True):
    """A line of the record."""

    seat: int
    kind: str
    clause: str
    pick: str
    chance: tuple[int, ...]
    digest: str
    sides: tuple[int, ...]
    back: int


class SnapshotStep(msgspec.Struct, frozen=True, array_like=True):
    """A step that stands, without its events; `line` is the index of its line."""

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
    lines: list[SnapshotLine]
    steps: list[SnapshotStep]
    log: list[LogStep]
    weighed: list[int]


SNAPSHOT: Final = msgspec.msgpack.Decoder(Snapshot)


def can_be_taken(match: Match[State]) -> bool:
    return match.is_settled and match.state.decision is not None


def encode_snapshot(match: Match[State], seq: int, log: list[LogStep], weighed: list[int]) -> bytes:
    """Encode the game after entry `seq`."""
    places = {id(line): place for place, line in enumerate(match.lines)}
    lines = [
        SnapshotLine(line.seat, line.kind, line.clause, line.pick, line.chance, line.digest, line.sides, line.back)
        for line in match.lines
    ]
    steps = [
        SnapshotStep(
            step.seat,
            step.pick,
            step.shown,
            places[id(step.line)],
            step.revealing,
            step.begun,
            step.effect,
            step.number,
        )
        for step in match.steps
    ]
    rules, state = match.spec.rules_version, match.state.dump()
    made = Snapshot(FORMAT, __version__, rules, seq, state, lines, steps, log, weighed)
    return zlib.compress(msgspec.msgpack.encode(made), 1)


def valid_snapshot(stored: StoredTable, rules: str) -> Snapshot | None:
    """Return a table's snapshot if it can be trusted: made under these rules, with the state named in the log."""
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
    """Move a match that has just started to the position of the snapshot."""
    lines = [RecordLine(*msgspec.structs.astuple(line)) for line in kept.lines]
    steps = []
    for logged, step in zip(kept.log[1:], kept.steps, strict=True):
        pick: Pick = step.pick
        auto_answered = logged.auto_answered
        line = lines[step.line]
        steps.append(
            Played(
                step.seat, pick, step.shown, line, [], step.revealing, step.begun, step.deed, step.number, auto_answered
            )
        )
    match.resume(match.spec.load(kept.state), steps, lines)
