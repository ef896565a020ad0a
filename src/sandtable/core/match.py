"""A match: one game being played, with its history, its undo boundary and its record.

**Undo.** A seat may take back its own latest picks as far as nobody has learned anything since: not across another seat's pick,
and not across a step in which chance was drawn or a secret was shown. Both are marked by the state's own gates, so the
boundary follows from knowledge. That the others saw the pick itself is no learning: it told them nothing but the pick. A
game may have an option by which nothing is taken back (`GameSpec.takes_back`). Nothing is undone once the game is over, and
no undo crosses an entry beside picks.

**Entries** (`core.entries`) are made by any seat still in the game at any moment. A proposal (a draw, a take-back) is open
until all others still in the game have accepted it, one declines, its seat withdraws it, or somebody picks; who takes that pick
back finds it open again, for the record knows nothing of what was undone. A seat makes one between two picks. A granted
take-back goes back to before the latest picks of the seat that asked, across everybody's picks and telling steps, but not
across a concession. From there all chance is another (`State.renew`), by the number of the line in the record: what was rolled
is not rolled again, and nobody can foresee what comes. What people have seen they have seen.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from sandtable.core.codec import BadSave
from sandtable.core.decision import IllegalPick, NotAsked, Pick
from sandtable.core.entries import (
    ACCEPT,
    BACK,
    CONCEDE,
    DECLINE,
    DRAW,
    ENTRIES,
    MARK,
    CannotEnter,
    Proposal,
    Reason,
    entry_of,
    entry_text,
    picks_in,
)
from sandtable.core.events import Event, seen_events
from sandtable.core.record import NOWHERE, Deal, Line, Record
from sandtable.core.seed import Seed, Terms
from sandtable.core.spec import GameSpec, Options
from sandtable.core.standing import NOTHING_SAID, Standing, passes_by_itself
from sandtable.core.state import State

S = TypeVar("S", bound=State)


PICKED: Final = 0
NOTED: Final = 1
GAVE_UP: Final = 2
AGREED: Final = 3
TOOK_BACK: Final = 4


class Step:
    """One pick, or an entry beside picks, and what followed from it until the next question."""

    __slots__ = ("begun", "deed", "events", "line", "number", "pick", "seat", "shown", "spared", "telling")

    def __init__(
        self,
        seat: int,
        pick: Pick,
        shown: Pick,
        line: Line,
        events: list[Event],
        telling: bool,
        begun: tuple[int, ...] = (),
        deed: int = PICKED,
        number: int = 0,
        spared: tuple[tuple[int, str, str], ...] = (),
    ) -> None:
        self.seat = seat
        self.pick = pick
        self.shown = shown
        self.line = line
        self.events = events
        self.telling = telling
        self.begun = begun
        """The seats whose turn began with this step."""
        self.deed = deed
        """What it does to the state."""
        self.number = number
        """How many lines the record had then; all chance after a take-back follows from it."""
        self.spared = spared
        """(seat, kind, clause) of the questions that had one answer and were not asked."""

    def carry_out(self, st: State) -> None:
        """Do the same to a state at the same position."""
        if self.deed == PICKED:
            st.apply(self.pick, self.seat)
        elif self.deed == GAVE_UP:
            st.concede(self.seat)
        elif self.deed == AGREED:
            st.agree_on_draw()
        elif self.deed == TOOK_BACK:
            st.renew(self.number)


class CannotUndo(IllegalPick):
    """There is nothing this seat may take back."""


class CutShort(ValueError):
    """A record with a result whose picks do not lead to the end of the game."""


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
        spec.check_players(players)
        self.seats = seats or tuple(f"seat {n + 1}" for n in range(players))
        if len(self.seats) != players:
            raise ValueError(f"{len(self.seats)} names for {players} seats")
        self.state: S = self._beginning(log)
        if self.state.players != players:
            raise BadSave(f"the position is one of {self.state.players} players, not {players}")
        self.state.loud = log
        self.deal = Deal(tuple(self.state.drawn), tuple(self.state.sides))
        """What was drawn before the first question."""
        self.opening: list[Event] = list(self.state.events)
        self.steps: list[Step] = []
        """The steps that stand: what was taken back is not among them."""
        self.lines: list[Line] = []
        """The record's lines: also of picks that were taken back by agreement, not of those undone."""
        self.proposal: Proposal | None = None
        self._proposed: list[int] = []
        """The seats that have proposed something since the latest pick."""
        self._lapsed: tuple[Proposal | None, list[int]] = (None, [])
        """What was proposed when the first pick was made that can be taken back."""
        self._before: list[S] = []

    def _beginning(self, log: bool) -> S:
        if self.start:
            return self.spec.load(self.start.encode())
        return self.spec.start_with(self.players, self.options, self.seed.rng(self.terms()), log)

    def terms(self) -> Terms:
        """What a committed seed binds into the dice besides itself."""
        return Terms(self.spec.name, self.seed.rules or self.spec.rules_version, self.options, self.seats)

    def pick_text(self, seat: int, text: str, stays: bool = False) -> Step:
        """Answer the question open for this seat with an option's text."""
        asked = self.state.asked(seat)
        return self.pick(seat, self.spec.option_of(self.state, asked, text), stays)

    def pick(self, seat: int, pick: Pick, stays: bool = False) -> Step:
        """Answer the question open for this seat. A refused pick changes nothing.

        `stays` says that the seat will never take the pick back by itself, and spares the copy to go back to.
        """
        st = self.state
        asked = st.asked(seat)
        if not asked.allows(pick):
            raise IllegalPick(f"{pick!r} is not an option of {asked.kind} for seat {seat} ({asked.clause})")
        text = self.spec.option_text(st, asked, pick)
        shown = st.stack[-1].shown_pick(asked, pick)
        before = None if stays else st.clone()
        active = st.active_seats()
        st.apply(pick, seat)
        begun = tuple([each for each in st.active_seats() if each not in active])
        line = Line(seat, asked.kind, asked.clause, text, tuple(st.drawn), st.digest(), tuple(st.sides))
        spared = tuple([(each.seat, each.kind, each.clause) for each in st.spared])
        step = Step(seat, pick, shown, line, list(st.events), st.telling, begun, spared=spared)
        self.steps.append(step)
        self.lines.append(line)
        offered = (self.proposal, self._proposed)
        self._lapse()
        if st.telling or before is None:
            self._before = []
        else:
            if self._before and self.steps[-2].seat != seat:
                self._before = []
            if not self._before:
                self._lapsed = offered
            self._before.append(before)
        return step

    def undoable(self, seat: int) -> int:
        """How many of the latest picks this seat may take back by itself; none once the game is over."""
        if self.state.decision is None:
            return 0
        if not self._before or self.steps[-1].seat != seat or not self.spec.takes_back(self.options):
            return 0
        return len(self._before)

    def back(self, seat: int, standing: Standing = NOTHING_SAID, lone: bool = False) -> int:
        """How many picks to take back for the seat's latest real choice: windows that pass by themselves come on top.

        With `lone` questions with one answer do so, too. 0 if there is none to take back.
        """
        for picks in range(1, self.undoable(seat) + 1):
            before = self._before[-picks]
            if lone and not before.asked(seat).has_choice():
                continue
            turns = sum([seat in step.begun for step in self.steps[: len(self.steps) - picks]])
            if not passes_by_itself(before.asked(seat), standing, seat in before.active_seats(), turns):
                return picks
        return 0

    def undo(self, seat: int, picks: int = 1) -> None:
        """Take back this seat's latest picks: everything is as before them, also what was proposed then."""
        if seat not in range(self.players):
            raise NotAsked(f"there is no seat {seat}")
        most = self.undoable(seat)
        if not 1 <= picks <= most:
            raise CannotUndo(f"seat {seat} may take back {most} picks, not {picks}")
        self.state = self._before[-picks]
        del self._before[-picks:]
        del self.steps[-picks:]
        del self.lines[-picks:]
        if not self._before:
            self.proposal, self._proposed = self._lapsed

    @property
    def is_settled(self) -> bool:
        """Does nothing hang in the air: no pick that its seat alone may take back, no proposal made since the latest one?"""
        return not self._before and self.proposal is None and not self._proposed

    def resume(self, state: S, steps: list[Step], lines: list[Line]) -> None:
        """Go on from where another match of the same game was settled."""
        state.loud = self.state.loud
        self.state = state
        self.steps = steps
        self.lines = lines

    # -- entries beside picks ------------------------------------------------------------------------------------------

    def enter(self, seat: int, entry: str, picks: int = 1) -> Step:
        """Give up, propose something, or answer a proposal. A refused entry changes nothing."""
        reason = self.why_not_enter(seat, entry, picks)
        if reason is not None:
            raise CannotEnter(reason.text)
        st = self.state
        deed = NOTED
        back = NOWHERE
        if entry == CONCEDE:
            active = st.active_seats()
            st.concede(seat)
            begun = tuple([each for each in st.active_seats() if each not in active])
            self._lapse()
            return self._note(seat, entry, picks, GAVE_UP, begun, NOWHERE)
        st.forget_step()
        if entry in (DRAW, BACK):
            self.proposal = Proposal(entry, seat, picks, [other for other in self.seats_in() if other != seat])
            self._proposed.append(seat)
        elif entry == ACCEPT and self.proposal is not None:
            self.proposal.waiting.remove(seat)
        else:
            self.proposal = None
        if self.proposal is not None and not self.proposal.waiting:
            deed, back = self._grant(self.proposal)
        return self._note(seat, entry, picks, deed, (), back)

    def _note(self, seat: int, entry: str, picks: int, deed: int, begun: tuple[int, ...], back: int) -> Step:
        st = self.state
        text, drawn, sides = entry_text(entry, picks), tuple(st.drawn), tuple(st.sides)
        line = Line(seat, MARK + entry, "", text, drawn, st.digest(), sides, back)
        step = Step(seat, (), (), line, list(st.events), st.telling, begun, deed, len(self.lines))
        self.steps.append(step)
        self.lines.append(line)
        self._before = []
        return step

    def _grant(self, proposal: Proposal) -> tuple[int, int]:
        """Carry out what everybody has agreed to; gives the deed, and for a take-back after which line the game goes on."""
        self._lapse()
        if proposal.entry == DRAW:
            self.state.agree_on_draw()
            return AGREED, NOWHERE
        back = self.place_of_pick(proposal.seat, proposal.picks)
        loud = self.state.loud
        self.state = self.state_after(back)
        self.state.loud = loud
        del self.steps[back:]
        self.state.renew(len(self.lines))
        return TOOK_BACK, self.lines.index(self.steps[-1].line) + 1 if self.steps else 0

    def _lapse(self) -> None:
        self.proposal = None
        self._proposed = []

    def why_not_enter(self, seat: int, entry: str, picks: int = 1) -> Reason | None:
        """What keeps a seat from an entry now; None if nothing does."""
        st = self.state
        if entry not in ENTRIES:
            return Reason("unknown", f"{entry!r} is not an entry: {', '.join(ENTRIES)}")
        if seat not in range(self.players):
            return Reason("unknown", f"there is no seat {seat}")
        if st.decision is None or (entry in (CONCEDE, DRAW) and st.is_decided()):
            return Reason("over", "the game is over")
        if st.has_conceded(seat):
            return Reason("conceded", f"seat {seat} has given up")
        if entry == CONCEDE:
            return None
        if entry in (DRAW, BACK):
            return self._why_not_propose(seat, entry, picks)
        if self.proposal is None:
            return Reason("nothing", "nothing is proposed")
        if entry in (ACCEPT, DECLINE):
            is_asked = seat in self.proposal.waiting
            return None if is_asked else Reason("nothing", f"seat {seat} has nothing to answer")
        if seat != self.proposal.seat:
            return Reason("nothing", f"the proposal is one of seat {self.proposal.seat}")
        return None

    def _why_not_propose(self, seat: int, entry: str, picks: int) -> Reason | None:
        if self.proposal is not None:
            return Reason("open", "a proposal is open: it is answered first")
        if seat in self._proposed:
            return Reason("once", f"seat {seat} has proposed something since the latest pick")
        if entry == DRAW:
            return None
        if not self.spec.takes_back(self.options):
            return Reason("never", "nothing is taken back under these options")
        alone, most = self.undoable(seat), self.returnable(seat)
        if 1 <= picks <= alone or 0 < alone == most < picks:  # what is left to ask for is nobody else's affair
            return Reason("alone", f"seat {seat} may take back {alone} picks by itself", alone)
        if 1 <= picks <= most:
            return None
        return Reason("most", f"seat {seat} may ask to take back up to {most} picks, not {picks}", most)

    def may_enter(self, seat: int) -> list[str]:
        """The entries open to a seat now; a take-back of just one pick more than it may take back by itself."""
        picks = self.undoable(seat) + 1
        return [entry for entry in ENTRIES if self.why_not_enter(seat, entry, picks) is None]

    def seats_in(self) -> list[int]:
        """The seats still in the game, which must all agree to a proposal."""
        return [seat for seat in range(self.players) if not self.state.has_conceded(seat)]

    def returnable(self, seat: int) -> int:
        """How many of its picks a seat may ask to take back: those since the latest concession."""
        return len(self._picks_of(seat))

    def place_of_pick(self, seat: int, picks: int) -> int:
        """The position before the latest picks of a seat, so many of them."""
        return self._picks_of(seat)[-picks]

    def _picks_of(self, seat: int) -> list[int]:
        found: list[int] = []
        for place, step in enumerate(self.steps):
            if step.deed == GAVE_UP:
                found = []
            elif step.deed == PICKED and step.seat == seat:
                found.append(place)
        return found

    def would_unsay(self) -> bool:
        """Would the proposed take-back go over a step in which somebody learned something?"""
        proposal = self.proposal
        if proposal is None or proposal.entry != BACK:
            return False
        return any(step.telling for step in self.steps[self.place_of_pick(proposal.seat, proposal.picks) :])

    def state_after(self, steps: int) -> S:
        """The state after so many of the steps that stand, played anew from the beginning."""
        st = self._beginning(False)
        st.loud = False
        for step in self.steps[:steps]:
            step.carry_out(st)
        return st

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
        return Record(
            self.spec.name,
            self.spec.rules_version,
            self.players,
            self.options,
            self.seats,
            seed,
            list(self.lines),
            result,
            why,
            self.start,
            self.deal,
            self.terms().digests() if seed.table else None,
        )


def replay(spec: GameSpec[S], record: Record, log: bool = True, check: bool = True) -> Match[S]:
    """Play a record again; with `check` every digest must agree. Errors name the pick at which the games part."""
    if record.game != spec.name:
        raise ValueError(f"this is a record of {record.game}, not of {spec.name}")
    if check and record.rules != spec.rules_version:
        raise ValueError(f"recorded under rules {record.rules}, but these are rules {spec.rules_version}")
    match: Match[S] = Match(spec, record.players, record.options, record.seed, record.seats, log, record.start)
    if check and record.seed.table and match.deal != record.deal:
        raise ValueError(f"the set-up draws {match.deal}, the record says {record.deal}")
    replay_on(match, record, check)
    return match


def replay_on(match: Match[S], record: Record, check: bool = True) -> None:
    """Take those lines of a record that a match of the same game has not come to yet."""
    staying = _staying(record.lines, check)
    for number, line in enumerate(record.lines[len(match.lines) :], len(match.lines) + 1):
        try:
            step = take_line(match, line, number <= staying)
        except IllegalPick as err:
            raise ValueError(f"pick {number}: {err}") from None
        if check:
            _compare(number, step.line, line, bool(record.seed.table))
    result = None if match.state.result is None else match.state.result.fields()
    if check and record.result is not None and (result is None or match.state.decision is not None):
        raise CutShort("the record has a result, but its picks end before the game does")
    if check and record.result is not None and record.result != result:
        raise ValueError(f"the result is {result}, the record says {record.result}")


def _staying(lines: list[Line], check: bool) -> int:
    """How many of the lines are there to stay: an entry, another seat's pick, or chance if it is compared follow on them."""
    for number in range(len(lines), 0, -1):
        line = lines[number - 1]
        if entry_of(line.kind) or (check and line.chance) or (number < len(lines) and lines[number].seat != line.seat):
            return number
    return 0


def take_line(match: Match[S], line: Line, stays: bool = False) -> Step:
    """Make the pick or entry of a record's line."""
    entry = entry_of(line.kind)
    if entry:
        return match.enter(line.seat, entry, picks_in(line.pick))
    return match.pick_text(line.seat, line.pick, stays)


def _compare(number: int, played: Line, line: Line, bound: bool) -> None:
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
            raise ValueError(f"pick {number} ({line.pick!r}): {what} {now!r} instead of {then!r}")
