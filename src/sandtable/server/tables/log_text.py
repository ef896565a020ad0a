"""What is told of a game, step by step: to everybody, and to the seats that were told more."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Final

import msgspec

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.events import ALL, Event
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.match.match import Match
from sandtable.core.match.match import MatchStep as Played
from sandtable.core.scene.scene import Told
from sandtable.core.scene.statistics import Course, Deed, Stage, changes, counted, tallied, turning_points
from sandtable.server.wire.messages import Step

MOST_AT_ONCE: Final = 200


@dataclass(slots=True)
class LogStep:
    """A step as it is told: to the public, and to seats that were told more."""

    at: int
    seq: int
    seat: int
    kind: str
    clause: str
    public: Told
    own: dict[int, Told] = field(default_factory=dict)
    spared: tuple[tuple[int, str, str], ...] = ()
    turn: int = 0
    """How many turns have begun, with this step."""
    scores: tuple[int, ...] = ()
    counts: tuple[Deed, ...] = ()
    """What is counted of it for the course of the game; like the scores it is told when the game is over."""

    def step(self, viewer: int) -> Step:
        told = self.own.get(viewer, self.public)
        kinds = tuple(dict.fromkeys([kind for seat, kind, _ in self.spared if seat == viewer]))
        return Step(self.at, self.seq, self.seat, self.kind, self.clause, told, kinds)


class LogText:
    """All steps of a game that stand; the first is its opening."""

    def __init__(self, steps: list[LogStep] | None = None) -> None:
        self.steps = [] if steps is None else steps
        self._written: tuple[tuple[int, int, int], int, msgspec.Raw] | None = None

    def begin(self, match: Match[State], seq: int) -> None:
        """The game begins; `seq` is the entry that let it."""
        told = told_step(match, match.state.seen_by(PUBLIC), 0, seq, PUBLIC, "", "", match.opening)
        told.turn, told.scores = int(bool(match.state.active_seats())), match.spec.presentation.scores(match.state)
        self.steps = [told]

    def add(self, match: Match[State], before: State, step: Played, seq: int) -> None:
        """What is told of the latest step, from its events and what everybody saw before it."""
        line = step.line
        told = told_step(match, before, len(match.steps), seq, step.seat, line.kind, line.clause, step.events)
        told.spared = step.spared
        told.turn = self.steps[-1].turn + bool(step.begun)
        told.scores = match.spec.presentation.scores(match.state)
        told.counts = deeds_in(match, before, step.events)
        self.steps.append(told)

    def cut(self, steps: int) -> None:
        """Keep what belongs to the first so many steps."""
        del self.steps[steps + 1 :]

    def since(self, viewer: int, since: int, upto: int) -> tuple[int, tuple[Step, ...]]:
        """How many steps a page that knows the log up to `since` keeps, and those it lacks up to a position."""
        # steps taken back were always the last ones, so those that stand and are known come first
        keep = bisect_right(self.steps, since, 0, min(upto + 1, len(self.steps)), key=lambda told: told.seq)
        return keep, tuple(told.step(viewer) for told in self.steps[keep : upto + 1])

    def is_long(self, since: int) -> bool:
        """Are there more steps after `since` than should be written in the loop? 200 take 2 ms."""
        return len(self.steps) > MOST_AT_ONCE and self.steps[-MOST_AT_ONCE].seq > since

    def write(self, viewer: int, since: int, upto: int) -> None:
        """Have what `since` gives ready as JSON."""
        keep, steps = self.since(viewer, since, upto)
        self._written = ((viewer, since, upto), keep, msgspec.Raw(msgspec.json.encode(steps)))

    def written(self, viewer: int, since: int, upto: int) -> tuple[int, msgspec.Raw] | None:
        """What was made ready, once."""
        found, self._written = self._written, None
        return found[1:] if found is not None and found[0] == (viewer, since, upto) else None

    def spared(self, at: int, seat: int, kind: str) -> str:
        """The clause of a question that this seat was not asked in the step to a position, as one answer was left; or ""."""
        found = self.steps[at].spared if 0 < at < len(self.steps) else ()
        return next((clause for who, what, clause in found if who == seat and what == kind), "")

    def course(self, players: int, follows: Options | None) -> Course:
        """The course of the game: scores, turning points, what was counted."""
        stages = changes([Stage(one.at, one.turn, one.scores) for one in self.steps if one.scores])
        counts = [count for one in self.steps for count in one.counts]
        turns = self.steps[-1].turn if self.steps else 0
        return Course(turns, stages, turning_points(stages), tallied(players, counts), follows)


def told_step(
    match: Match[State], before: State, at: int, seq: int, seat: int, kind: str, clause: str, events: list[Event]
) -> LogStep:
    told = LogStep(at, seq, seat, kind, clause, match.spec.presentation.told(before, events, PUBLIC))
    for viewer in range(match.players):
        if any(who != ALL and who >> viewer & 1 for _, _, _, who in events):
            told.own[viewer] = match.spec.presentation.told(before, events, viewer)
    return told


def deeds_in(match: Match[State], before: State, events: list[Event]) -> tuple[Deed, ...]:
    """What is counted of a step for the course of the game."""
    counts = match.spec.presentation.tallies
    found = [
        counted(counts, event[0], event[1], match.spec.presentation.doer(before, event))
        for event in events
        if event[0] in counts
    ]
    return tuple(one for one in found if one is not None)
