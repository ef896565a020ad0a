"""Keeps the text of a game's log, step by step: the public version, and more detailed versions for some seats."""

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
from sandtable.core.scene.report import StepReport
from sandtable.core.scene.statistics import Course, Stage, StatEntry, changes, count_event, sum_stats, turning_points
from sandtable.server.wire.messages import Step

MAX_AT_ONCE: Final = 200


@dataclass(slots=True)
class LogStep:
    """One step of the log text: the public version, and versions for seats that see more."""

    at: int
    seq: int
    seat: int
    kind: str
    clause: str
    public: StepReport
    own: dict[int, StepReport] = field(default_factory=dict)
    auto_answered: tuple[tuple[int, str, str], ...] = ()
    turn: int = 0
    """The number of turns started, including by this step."""
    active: int = PUBLIC
    """The seat whose turn it was when the step was made; -1 between turns."""
    scores: tuple[int, ...] = ()
    counts: tuple[StatEntry, ...] = ()
    """What this step adds to the game's statistics. Like the scores, it is only shown when the game is over."""

    def step(self, viewer: int) -> Step:
        report = self.own.get(viewer, self.public)
        kinds = tuple(dict.fromkeys([kind for seat, kind, _ in self.auto_answered if seat == viewer]))
        return Step(self.at, self.seq, self.seat, self.kind, self.clause, report, kinds, self.turn, self.active)


class LogText:
    """All steps of a game that stand, starting with the opening."""

    def __init__(self, steps: list[LogStep] | None = None) -> None:
        self.steps = [] if steps is None else steps
        self._written: tuple[tuple[int, int, int], int, msgspec.Raw] | None = None

    def begin(self, match: Match[State], seq: int) -> None:
        """Start the log of a game; `seq` is the entry that started the game."""
        first = log_step(match, match.state.seen_by(PUBLIC), 0, seq, PUBLIC, "", "", match.opening)
        first.turn, first.scores = int(bool(match.state.active_seats())), match.spec.presentation.scores(match.state)
        self.steps = [first]

    def add(self, match: Match[State], before: State, step: Played, seq: int) -> None:
        """Add the latest step, described from its events and the public view before it."""
        line = step.line
        added = log_step(match, before, len(match.steps), seq, step.seat, line.kind, line.clause, step.events)
        added.auto_answered = step.auto_answered
        added.turn = self.steps[-1].turn + bool(step.begun)
        added.active = next(iter(before.active_seats()), PUBLIC)
        added.scores = match.spec.presentation.scores(match.state)
        added.counts = stats_of(match, before, step.events)
        self.steps.append(added)

    def cut(self, steps: int) -> None:
        """Keep only the first `steps` steps after the opening."""
        del self.steps[steps + 1 :]

    def since(self, viewer: int, since: int, upto: int) -> tuple[int, tuple[Step, ...]]:
        """Return how many steps a page that knows the log up to `since` keeps, and the steps it lacks up to a position."""
        # undone steps were always the last ones, so steps that stand and are known come first
        keep = bisect_right(self.steps, since, 0, min(upto + 1, len(self.steps)), key=lambda step: step.seq)
        return keep, tuple(step.step(viewer) for step in self.steps[keep : upto + 1])

    def is_long(self, since: int) -> bool:
        """Return whether there are too many steps after `since` to encode in the event loop; 200 take 2 ms."""
        return len(self.steps) > MAX_AT_ONCE and self.steps[-MAX_AT_ONCE].seq > since

    def write(self, viewer: int, since: int, upto: int) -> None:
        """Encode the result of `since` as JSON in advance."""
        keep, steps = self.since(viewer, since, upto)
        self._written = ((viewer, since, upto), keep, msgspec.Raw(msgspec.json.encode(steps)))

    def written(self, viewer: int, since: int, upto: int) -> tuple[int, msgspec.Raw] | None:
        """Return and discard what was encoded in advance, if it fits."""
        found, self._written = self._written, None
        return found[1:] if found is not None and found[0] == (viewer, since, upto) else None

    def auto_answered(self, at: int, seat: int, kind: str) -> str:
        """Return the clause of a question of this seat that was answered automatically in the step to a position; else ""."""
        found = self.steps[at].auto_answered if 0 < at < len(self.steps) else ()
        return next((clause for who, what, clause in found if who == seat and what == kind), "")

    def course(self, players: int, follows: Options | None) -> Course:
        """Return the course of the game: scores, turning points, statistics."""
        stages = changes([Stage(one.at, one.turn, one.scores) for one in self.steps if one.scores])
        counts = [count for one in self.steps for count in one.counts]
        turns = self.steps[-1].turn if self.steps else 0
        return Course(turns, stages, turning_points(stages), sum_stats(players, counts), follows)


def log_step(
    match: Match[State], before: State, at: int, seq: int, seat: int, kind: str, clause: str, events: list[Event]
) -> LogStep:
    step = LogStep(at, seq, seat, kind, clause, match.spec.presentation.step_report(before, events, PUBLIC))
    for viewer in range(match.players):
        if any(who != ALL and who >> viewer & 1 for _, _, _, who in events):
            step.own[viewer] = match.spec.presentation.step_report(before, events, viewer)
    return step


def stats_of(match: Match[State], before: State, events: list[Event]) -> tuple[StatEntry, ...]:
    """Return what a step adds to the game's statistics."""
    counts = match.spec.presentation.tallies
    found = [
        count_event(counts, event[0], event[1], match.spec.presentation.actor_of(before, event))
        for event in events
        if event[0] in counts
    ]
    return tuple(one for one in found if one is not None)
