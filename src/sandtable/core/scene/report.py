"""Scene types for what happened: log lines, motions, conflicts that ended, and the short account of a turn."""

from __future__ import annotations

from typing import Literal

from sandtable.core.frozen import dataclass
from sandtable.core.scene.scene import Conflict, Piece
from sandtable.core.text.message import Message, Point

BeatKind = Literal["card", "move", "attack", "result", "other", "end"]


@dataclass(frozen=True, slots=True)
class Motion:
    """Pieces that went from one place to another (-1: from or to beside the surface), for a short animation.

    On a plane, start and end are -1 and `path` has the points of the route.
    """

    seat: int
    types: tuple[int, ...]
    start: int
    end: int
    path: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """An event in words with its clause. The places and seats among its arguments are highlighted."""

    words: Message
    clause: str
    motion: Motion | None = None
    card: int = -1
    """The type of the card played, to show large. -1 for none."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a unit lost: the unit as it stood before, where (a place, or -1 if the piece says it), and how many of it fell."""

    stack: str
    piece: Piece
    place: int
    fell: int


@dataclass(frozen=True, slots=True)
class Beat:
    """An event as part of the short account of a turn. `line` is its log line.

    A client joins beats to numbered steps: moves of one unit, then moves with the same `aim`; beats of kind `card` and `other`
    with the same `many`. A `result` belongs to the step before it. `title` and `short` are the two lines of a step, in a few
    words; a result has only a title. `many` is the key of the title of joined beats, with their number as $n; their second
    line names `who` acted. `words` is the whole sentence, if the log line does not say it well.
    """

    kind: BeatKind
    seat: int
    line: int
    title: Message
    short: Message | None = None
    words: Message | None = None
    who: Message | None = None
    many: str = ""
    aim: str = ""
    conflict: int = -1
    """The conflict of this report that an attack started, or -1."""
    losses: tuple[Loss, ...] = ()


@dataclass(frozen=True, slots=True)
class StepReport:
    """What a seat learned from a step: log lines, and the conflicts that ended in it, with everything that was shown."""

    lines: tuple[LogLine, ...]
    conflicts: tuple[Conflict, ...] = ()
    motions: tuple[Motion, ...] = ()
    """Moving pieces that have no log line: the other models of a unit that moved as one."""
    beats: tuple[Beat, ...] = ()
    """The same events in a few words, for the account of a turn. Not every event has a beat."""
