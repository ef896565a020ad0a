"""A match: one game being played, with its history, its undo boundary and its record.

**Undo.** A seat may take back its own latest picks as far as nobody has learned anything since: not across another seat's pick,
and not across a step in which chance was drawn or a secret was shown. Both are marked by the state's own gates, so the
boundary follows from knowledge. That the others saw the pick itself is no learning: it told them nothing but the pick. A
game may have an option by which nothing is taken back (`GameSpec.takes_back`).
"""

from __future__ import annotations

from typing import Generic, TypeVar

from sandtable.core.codec import BadSave
from sandtable.core.decision import IllegalPick, NotAsked, Pick
from sandtable.core.events import Event, seen_events
from sandtable.core.record import Line, Record
from sandtable.core.seed import Seed
from sandtable.core.spec import GameSpec, Options
from sandtable.core.standing import NOTHING_SAID, Standing, passes_by_itself
from sandtable.core.state import State

S = TypeVar("S", bound=State)


class Step:
    """One pick and what followed from it until the next question."""

    __slots__ = ("begun", "events", "line", "pick", "seat", "shown", "telling")

    def __init__(
        self,
        seat: int,
        pick: Pick,
        shown: Pick,
        line: Line,
        events: list[Event],
        telling: bool,
        begun: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.pick = pick
        self.shown = shown
        self.line = line
        self.events = events
        self.telling = telling
        self.begun = begun
        """The seats whose turn began with this step."""


class CannotUndo(IllegalPick):
    """There is nothing this seat may take back."""


class Match(Generic[S]):
    """A game in progress. `opening` holds the events before the first question."""

    def __init__(
        self,
        spec: GameSpec[S],
        players: int,
        options: Options,
        seed: Seed,
        seats: tuple[str, ...] = (),
        log: bool = True,
        start: str = "",
    ) -> None:
        self.spec = spec
        self.players = players
        self.options = spec.check_options(players, options)
        self.seed = seed
        self.start = start
        """A saved state to play from, in place of the beginning: a set position or a what-if."""
        self.state: S = spec.load(start.encode()) if start else spec.start_with(players, options, seed.rng(), log)
        if self.state.players != players:
            raise BadSave(f"the position is one of {self.state.players} players, not {players}")
        self.state.loud = log
        self.seats = seats or tuple(f"seat {n + 1}" for n in range(players))
        if len(self.seats) != players:
            raise ValueError(f"{len(self.seats)} names for {players} seats")
        self.opening: list[Event] = list(self.state.events)
        self.steps: list[Step] = []
        self._before: list[S] = []

    def pick_text(self, seat: int, text: str) -> Step:
        """Answer the question open for this seat with an option's text."""
        asked = self.state.asked(seat)
        return self.pick(seat, self.spec.option_of(self.state, asked, text))

    def pick(self, seat: int, pick: Pick) -> Step:
        """Answer the question open for this seat. A refused pick changes nothing."""
        st = self.state
        asked = st.asked(seat)
        if not asked.allows(pick):
            raise IllegalPick(f"{pick!r} is not an option of {asked.kind} for seat {seat} ({asked.clause})")
        text = self.spec.option_text(st, asked, pick)
        shown = st.stack[-1].shown_pick(asked, pick)
        before = st.clone()
        active = st.active_seats()
        st.apply(pick, seat)
        begun = tuple([each for each in st.active_seats() if each not in active])
        line = Line(seat, asked.kind, asked.clause, text, tuple(st.drawn), st.digest())
        step = Step(seat, pick, shown, line, list(st.events), st.telling, begun)
        self.steps.append(step)
        if st.telling:
            self._before = []
        else:
            if self._before and self.steps[-2].seat != seat:
                self._before = []
            self._before.append(before)
        return step

    def undoable(self, seat: int) -> int:
        """How many of the latest picks this seat may take back."""
        if not self._before or self.steps[-1].seat != seat or not self.spec.takes_back(self.options):
            return 0
        return len(self._before)

    def back(self, seat: int, standing: Standing = NOTHING_SAID) -> int:
        """How many picks to take back for the seat's latest real choice: windows that pass by themselves come on top.

        0 if there is none to take back.
        """
        for picks in range(1, self.undoable(seat) + 1):
            before = self._before[-picks]
            turns = sum([seat in step.begun for step in self.steps[: len(self.steps) - picks]])
            if not passes_by_itself(before.asked(seat), standing, seat in before.active_seats(), turns):
                return picks
        return 0

    def undo(self, seat: int, picks: int = 1) -> None:
        """Take back this seat's latest picks."""
        if seat not in range(self.players):
            raise NotAsked(f"there is no seat {seat}")
        most = self.undoable(seat)
        if not 1 <= picks <= most:
            raise CannotUndo(f"seat {seat} may take back {most} picks, not {picks}")
        self.state = self._before[-picks]
        del self._before[-picks:]
        del self.steps[-picks:]

    def turns(self, seat: int) -> int:
        """How many turns of this seat have begun since the opening."""
        return sum([seat in step.begun for step in self.steps])

    def passes_by_itself(self, seat: int, standing: Standing) -> bool:
        """Is the question open for this seat a window that passes by itself (`core.standing`)?"""
        asked = self.state.asked(seat)
        if asked.reaction is None:
            return False
        return passes_by_itself(asked, standing, seat in self.state.active_seats(), self.turns(seat))

    def history(self, seat: int) -> list[list[Event]]:
        """What this seat (a spectator: -1) was told: the opening, then the events of each step."""
        return [seen_events(self.opening, seat), *[seen_events(step.events, seat) for step in self.steps]]

    def record(self, why: str = "") -> Record:
        """The record of the game so far. Until the game is over a committed secret is left out."""
        over = self.state.decision is None
        seed = self.seed if over or not self.seed.secret else self.seed.public()
        result = None if self.state.result is None else self.state.result.fields()
        lines = [step.line for step in self.steps]
        return Record(
            self.spec.name,
            self.spec.rules_version,
            self.players,
            self.options,
            self.seats,
            seed,
            lines,
            result,
            why,
            self.start,
        )


def replay(spec: GameSpec[S], record: Record, log: bool = True, check: bool = True) -> Match[S]:
    """Play a record again; with `check` every digest must agree. Errors name the pick at which the games part."""
    if record.game != spec.name:
        raise ValueError(f"this is a record of {record.game}, not of {spec.name}")
    if check and record.rules != spec.rules_version:
        raise ValueError(f"recorded under rules {record.rules}, but these are rules {spec.rules_version}")
    match: Match[S] = Match(spec, record.players, record.options, record.seed, record.seats, log, record.start)
    for number, line in enumerate(record.lines, 1):
        try:
            step = match.pick_text(line.seat, line.pick)
        except IllegalPick as err:
            raise ValueError(f"pick {number}: {err}") from None
        if check:
            _compare(number, step.line, line)
    result = None if match.state.result is None else match.state.result.fields()
    if check and record.result is not None and record.result != result:
        raise ValueError(f"the result is {result}, the record says {record.result}")
    return match


def _compare(number: int, played: Line, line: Line) -> None:
    for what, now, then in (
        ("kind", played.kind, line.kind),
        ("clause", played.clause, line.clause),
        ("chance", played.chance, line.chance),
        ("digest", played.digest, line.digest),
    ):
        if now != then:
            raise ValueError(f"pick {number} ({line.pick!r}): {what} {now!r} instead of {then!r}")
