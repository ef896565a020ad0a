"""A match: one game being played, with its history, its undo boundary and its record.

**Undo.** A seat may undo its own latest picks until new information is revealed: not across another seat's pick, and not
across a step that drew chance or showed a secret. The state's gates mark both, so the boundary follows from knowledge. That
the others saw the pick itself does not count: it told them only the pick. The passes of a seat that nobody plays in person do
not end undo either (`keeps_undo`): they are undone together with the pick they follow. A game may have an option that forbids
undo (`GameSpec.takes_back`). Nothing can be undone once the game is over, and no undo crosses an entry other than a pick.

**Entries** (`core.match.entries`) can be made by any seat still in the game at any time. A proposal (a draw, a take-back)
stays open until all others still in the game have accepted it, one declines, its seat withdraws it, or someone picks. Undoing
that pick reopens it, because the record keeps nothing that was undone. A seat may make one proposal between two picks. A
granted take-back goes back to before the latest picks of the seat that asked. It crosses other seats' picks and revealing
steps, but not a concession. From there all chance is different (`State.renew`), derived from the number of the record's line:
earlier rolls do not repeat, and no one can predict the new ones. What players have seen, they still know.

**Records.** `Match.from_record` is the only replay function. Its time is proportional to the record's length, whatever was
taken back, because states are kept along the way (`core.match.snapshots`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, Self, TypeVar

from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import Decision, IllegalPick, NotAsked, Pick, Reaction
from sandtable.core.engine.events import Event, seen_events
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import ALL_FORCED, State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.divergence import CutShort, Diverged, OtherRules, difference
from sandtable.core.match.entries import (
    ACCEPT,
    BACK,
    CONCEDE,
    DECLINE,
    DRAW,
    ENTRIES,
    MARK,
    CannotEnter,
    EntryRefusal,
    Proposal,
    entry_of,
    entry_text,
    picks_in,
)
from sandtable.core.match.older_picks import PickPath, find_pick_paths
from sandtable.core.match.record import NO_LINE, Deal, Record, RecordLine
from sandtable.core.match.seed import Seed, Terms
from sandtable.core.match.snapshots import Snapshots
from sandtable.core.match.standing import NO_STANDING, Standing, is_passed, passes_automatically
from sandtable.core.match.step import AGREED_DRAW, CONCEDED, NO_EFFECT, PICKED, TOOK_BACK
from sandtable.core.match.step import MatchStep as MatchStep

S = TypeVar("S", bound=State)


class CannotUndo(IllegalPick):
    """There is nothing this seat may undo."""


class OwnPick(NamedTuple):
    """A pick that its seat may still undo, with the facts of its question that undo needs. The question itself may be large."""

    had_choice: bool
    reaction: Reaction | None
    only_passed: bool
    own_turn: bool


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
        begun: str = "",
    ) -> None:
        """`begun` names the rules that the game began under, if not the current ones."""
        self.spec = spec
        self.players = players
        self.options = spec.check_options(players, options)
        self.seed = seed
        self.rules = begun if begun in spec.earlier_rules else spec.rules_version
        """The rules that the record names: older ones if it has picks that only those allow."""
        self.start = start
        """A saved state to play from instead of the beginning: a set position or a what-if."""
        spec.check_players(players)
        self.seats = seats or tuple(f"seat {n + 1}" for n in range(players))
        if len(self.seats) != players:
            raise ValueError(f"{len(self.seats)} names for {players} seats")
        self.state: S = self.initial_state(log)
        if self.state.players != players:
            raise BadSave(f"the position is for {self.state.players} players, not {players}")
        self.state.logging = log
        self.deal = Deal(tuple(self.state.drawn), tuple(self.state.sides))
        """What was drawn before the first question."""
        self.opening: list[Event] = list(self.state.events)
        self.steps: list[MatchStep] = []
        """The steps in effect, without those taken back."""
        self.lines: list[RecordLine] = []
        """The record's lines. They include picks taken back by agreement, but not picks undone."""
        self.proposal: Proposal | None = None
        self._proposed: list[int] = []
        """The seats that have proposed something since the latest pick."""
        self._lapsed: tuple[Proposal | None, list[int]] = (None, [])
        """The proposals when the first pick that can still be undone was made."""
        self._own: list[OwnPick] = []
        """The latest picks that their seat, `_undoer`, may still undo by itself."""
        self._undoer = 0
        self._picked: list[list[int]] = [[] for _ in range(players)]
        """For each seat, the positions before its picks since the latest concession."""
        self._snapshots: Snapshots[S] = Snapshots()
        self._snapshots.keep(0, self.state)

    @classmethod
    def from_record(cls, spec: GameSpec[S], record: Record, upto: int | None = None, log: bool = True) -> Self:
        """Replay a record, all of it or up to line `upto`. Every state must be as the record says.

        A record made under other rules is played under the current ones. `OtherRules` says where the positions start to differ.
        """
        if record.game != spec.name:
            raise ValueError(f"this is a record of {record.game}, not of {spec.name}")
        present = spec.rules_version
        seed = record.seed if record.rules == present else record.seed.begun_under(record.rules)
        try:
            match = cls(spec, record.players, record.options, seed, record.seats, log, record.start, record.rules)
            if record.seed.table and match.deal != record.deal:
                raise Diverged(0, f"the set-up draws {match.deal}, the record says {record.deal}")
        except ValueError as err:
            if record.rules == present:
                raise
            raise OtherRules(record, present, 0, str(err)) from None
        match.follow(record, upto)
        return match

    def follow(
        self,
        record: Record,
        upto: int | None = None,
        check: bool = True,
        watch: Callable[[int, RecordLine, MatchStep], None] | None = None,
    ) -> None:
        """Continue as a record of this game does, up to line `upto`. `watch` is called with the number, the line and the step.

        Without `check`, only an impossible line stops it.
        """
        end = len(record.lines) if upto is None else min(upto, len(record.lines))
        try:
            self._follow(record, end, check, watch)
        finally:
            self._snapshots.ahead = 0
        if check and record.result is not None and end == len(record.lines):
            self._compare_result(record)

    def _follow(
        self,
        record: Record,
        end: int,
        check: bool,
        watch: Callable[[int, RecordLine, MatchStep], None] | None,
    ) -> None:
        begun = len(self.lines)
        straight = 0
        while begun + straight < end and entry_of(record.lines[begun + straight].kind) not in (BACK, ACCEPT):
            straight += 1
        self._snapshots.ahead = len(self.steps) + straight
        for number in range(begun + 1, end + 1):
            line = record.lines[number - 1]
            try:
                step = self._take_line(line)
            except IllegalPick as err:
                raise self._divergence(record, number, f"pick {number}: ", str(err), check) from None
            differs = difference(step.line, line, bool(record.seed.table)) if check else ""
            if differs:
                raise self._divergence(record, number, f"pick {number} ({line.pick!r}): ", differs, check)
            if watch is not None:
                watch(number, line, step)

    def _divergence(self, record: Record, number: int, where: str, reason: str, check: bool) -> Diverged:
        if check and record.rules != self.spec.rules_version:
            return OtherRules(record, self.spec.rules_version, number, reason)
        return Diverged(number, where + reason, reason)

    def _compare_result(self, record: Record) -> None:
        result = None if self.state.result is None else self.state.result.fields()
        if result is None or self.state.decision is not None:
            raise CutShort("the record has a result, but its picks end before the game does")
        if record.result != result:
            raise ValueError(f"the result is {result}, the record says {record.result}")

    def _take_line(self, line: RecordLine) -> MatchStep:
        entry = entry_of(line.kind)
        if entry:
            return self.enter(line.seat, entry, picks_in(line.pick))
        return self.pick_text(line.seat, line.pick)

    def initial_state(self, log: bool = False) -> S:
        """Rebuild the state that the match began with."""
        if self.start:
            return self.spec.load(self.start.encode())
        return self.spec.start_with(self.players, self.options, self.seed.rng(self.terms()), log, self.rules)

    def terms(self) -> Terms:
        """What a committed seed binds into the dice besides itself."""
        return Terms(self.spec.name, self.seed.rules or self.spec.rules_version, self.options, self.seats)

    def pick_text(self, seat: int, text: str) -> MatchStep:
        """Answer the question open for this seat with the text of an option."""
        asked = self.state.asked(seat)
        return self.pick(seat, self.spec.notation.option_of(self.state, asked, text))

    def pick(self, seat: int, pick: Pick, keeps_undo: bool = False) -> MatchStep:
        """Answer the question open for this seat. A refused pick changes nothing.

        With `keeps_undo`, the pick passes a window of a seat that nobody plays in person. Another seat may still undo its picks
        before it. The caller must not let this depend on what the seat holds, because the others see whether they can undo.
        """
        asked = self.state.asked(seat)
        if not asked.allows(pick):
            raise IllegalPick(f"{pick!r} is not an option of {asked.kind} for seat {seat} ({asked.clause})")
        return self._answer(asked, pick, keeps_undo=keeps_undo)

    def pick_older(self, seat: int, way: PickPath, rules: str, keeps_undo: bool = False) -> MatchStep:
        """Make a pick found by `picks_as_then`. The record names `rules` if the current rules refuse it or play on further."""
        asked = self.state.asked(seat)
        if way.forced != ALL_FORCED or not asked.allows(way.pick):
            self.rules = rules
        return self._answer(asked, way.pick, way.forced, keeps_undo)

    def find_older_picks(self, seat: int, texts: tuple[str, ...], digest: str) -> list[PickPath]:
        """The picks by which a seat reached the state with this digest under other rules. Empty if they cannot be found.

        The digest proves that they are the picks that were made. For trusted logs only; the match does not change.
        """
        tried = self.state.clone()
        tried.logging = False
        return find_pick_paths(self.spec, tried, seat, texts, digest)

    def _answer(self, asked: Decision, pick: Pick, forced: int = ALL_FORCED, keeps_undo: bool = False) -> MatchStep:
        st = self.state
        seat = asked.seat
        text = self.spec.notation.option_text(st, asked, pick)
        shown = st.stack[-1].shown_pick(asked, pick)
        active = st.active_seats()
        number, before = len(self.lines), len(self.steps)
        self._snapshots.keep(before, st)
        st.step(pick, seat, forced)
        begun = tuple([each for each in st.active_seats() if each not in active])
        line = RecordLine(seat, asked.kind, asked.clause, text, tuple(st.drawn), st.digest(), tuple(st.sides))
        auto_answered = tuple([(each.seat, each.kind, each.clause) for each in st.auto_answered])
        step = MatchStep(
            seat, pick, shown, line, list(st.events), st.revealing, begun, PICKED, number, auto_answered, forced
        )
        self.steps.append(step)
        self.lines.append(line)
        self._picked[seat].append(before)
        offered = (self.proposal, self._proposed)
        self._drop_proposals()
        is_pass = asked.reaction is not None and pick == asked.reaction.passing
        is_foreign = bool(self._own) and self._undoer != seat
        if st.revealing:
            self._own = []
        elif not (keeps_undo and is_pass and is_foreign):
            if is_foreign:
                self._own = []
            if not self._own:
                self._lapsed = offered
            self._own.append(OwnPick(asked.has_choice(), asked.reaction, asked.only_passes(), seat in active))
            self._undoer = seat
        return step

    def undoable(self, seat: int) -> int:
        """How many of its latest picks this seat may undo by itself. 0 once the game is over."""
        if self.state.decision is None:
            return 0
        if not self._own or self._undoer != seat or not self.spec.takes_back(self.options):
            return 0
        return len(self._own)

    def back(self, seat: int, standing: Standing = NO_STANDING, forced: bool = False) -> int:
        """How many picks to undo to reach the seat's latest real choice. Windows that passed automatically are added to it.

        With `forced`, so are questions with one answer. 0 if there is nothing to undo.
        """
        for picks in range(1, self.undoable(seat) + 1):
            own = self._own[-picks]
            if forced and not own.had_choice:
                continue
            turns = sum([seat in step.begun for step in self.steps[: self.place_of_pick(seat, picks)]])
            if not is_passed(own.reaction, own.only_passed, standing, own.own_turn, turns):
                return picks
        return 0

    def undo(self, seat: int, picks: int = 1) -> None:
        """Undo this seat's latest picks and the passes after them. Everything is as it was before, including open proposals."""
        if seat not in range(self.players):
            raise NotAsked(f"there is no seat {seat}")
        most = self.undoable(seat)
        if not 1 <= picks <= most:
            raise CannotUndo(f"seat {seat} can take back {most} picks, not {picks}")
        at = self.place_of_pick(seat, picks)
        del self.lines[at - len(self.steps) :]
        del self._own[-picks:]
        self._go_back(at)
        if not self._own:
            self.proposal, self._proposed = self._lapsed

    def _go_back(self, at: int) -> None:
        """Return the game to an earlier position."""
        self.state = self._snapshots.state_at(at, self.steps, at)
        self._snapshots.cut(at, len(self.steps))
        del self.steps[at:]
        for places in self._picked:
            while places and places[-1] >= at:
                places.pop()

    @property
    def is_settled(self) -> bool:
        """Is everything final: no pick can be undone by its seat alone, and nothing was proposed since the latest pick?"""
        return not self._own and self.proposal is None and not self._proposed

    def resume(self, state: S, steps: list[MatchStep], lines: list[RecordLine]) -> None:
        """Continue from a settled position of another match of the same game."""
        state.logging = self.state.logging
        self.state = state
        self.steps = steps
        self.lines = lines
        self._picked = [[] for _ in range(self.players)]
        for place, step in enumerate(steps):
            if step.effect == CONCEDED:
                self._picked = [[] for _ in range(self.players)]
            elif step.effect == PICKED:
                self._picked[step.seat].append(place)

    # -- other entries -------------------------------------------------------------------------------------------------

    def enter(self, seat: int, entry: str, picks: int = 1) -> MatchStep:
        """Concede, propose something, or answer a proposal. A refused entry changes nothing."""
        reason = self.why_not_enter(seat, entry, picks)
        if reason is not None:
            raise CannotEnter(reason.text)
        st = self.state
        effect = NO_EFFECT
        back = NO_LINE
        self._snapshots.keep(len(self.steps), st)
        if entry == CONCEDE:
            active = st.active_seats()
            st.concede(seat)
            begun = tuple([each for each in st.active_seats() if each not in active])
            self._drop_proposals()
            self._picked = [[] for _ in range(self.players)]
            return self._add_entry(seat, entry, picks, CONCEDED, begun, NO_LINE)
        st.forget_step()
        if entry in (DRAW, BACK):
            self.proposal = Proposal(entry, seat, picks, [other for other in self.seats_in() if other != seat])
            self._proposed.append(seat)
        elif entry == ACCEPT and self.proposal is not None:
            self.proposal.waiting.remove(seat)
        else:
            self.proposal = None
        if self.proposal is not None and not self.proposal.waiting:
            effect, back = self._grant(self.proposal)
        return self._add_entry(seat, entry, picks, effect, (), back)

    def _add_entry(
        self, seat: int, entry: str, picks: int, effect: int, begun: tuple[int, ...], back: int
    ) -> MatchStep:
        st = self.state
        text, drawn, sides = entry_text(entry, picks), tuple(st.drawn), tuple(st.sides)
        line = RecordLine(seat, MARK + entry, "", text, drawn, st.digest(), sides, back)
        step = MatchStep(seat, (), (), line, list(st.events), st.revealing, begun, effect, len(self.lines))
        self.steps.append(step)
        self.lines.append(line)
        self._own = []
        return step

    def _grant(self, proposal: Proposal) -> tuple[int, int]:
        """Carry out an accepted proposal. Returns the effect, and for a take-back the line after which the game continues."""
        self._drop_proposals()
        if proposal.entry == DRAW:
            self.state.agree_on_draw()
            return AGREED_DRAW, NO_LINE
        back = self.place_of_pick(proposal.seat, proposal.picks)
        self._go_back(back)
        self._snapshots.keep(back, self.state)
        self.state.renew(len(self.lines))
        return TOOK_BACK, self.steps[-1].number + 1 if self.steps else 0

    def _drop_proposals(self) -> None:
        self.proposal = None
        self._proposed = []

    def why_not_enter(self, seat: int, entry: str, picks: int = 1) -> EntryRefusal | None:
        """Why a seat cannot make an entry now. None if it can."""
        st = self.state
        if entry not in ENTRIES:
            return EntryRefusal("unknown", f"{entry!r} is not an entry: {', '.join(ENTRIES)}")
        if seat not in range(self.players):
            return EntryRefusal("unknown", f"there is no seat {seat}")
        if st.decision is None or (entry in (CONCEDE, DRAW) and st.is_decided()):
            return EntryRefusal("over", "the game is over")
        if st.has_conceded(seat):
            return EntryRefusal("conceded", f"seat {seat} has conceded")
        if entry == CONCEDE:
            return None
        if entry in (DRAW, BACK):
            return self._why_not_propose(seat, entry, picks)
        if self.proposal is None:
            return EntryRefusal("nothing", "there is no proposal")
        if entry in (ACCEPT, DECLINE):
            is_asked = seat in self.proposal.waiting
            return None if is_asked else EntryRefusal("nothing", f"seat {seat} has no proposal to answer")
        if seat != self.proposal.seat:
            return EntryRefusal("nothing", f"the proposal was made by seat {self.proposal.seat}")
        return None

    def _why_not_propose(self, seat: int, entry: str, picks: int) -> EntryRefusal | None:
        if self.proposal is not None:
            return EntryRefusal("open", "another proposal is open and must be answered first")
        if seat in self._proposed:
            return EntryRefusal("once", f"seat {seat} has already made a proposal since the latest pick")
        if entry == DRAW:
            return None
        if not self.spec.takes_back(self.options):
            return EntryRefusal("never", "these options do not allow take-backs")
        alone, most = self.undoable(seat), self.returnable(seat)
        if 1 <= picks <= alone or 0 < alone == most < picks:  # no one else needs to agree
            return EntryRefusal("alone", f"seat {seat} can take back {alone} picks without asking", alone)
        if 1 <= picks <= most:
            return None
        return EntryRefusal("most", f"seat {seat} can ask to take back up to {most} picks, not {picks}", most)

    def possible_entries(self, seat: int) -> list[str]:
        """The entries open to a seat now. A take-back is tested with one pick more than the seat may undo by itself."""
        picks = self.undoable(seat) + 1
        return [entry for entry in ENTRIES if self.why_not_enter(seat, entry, picks) is None]

    def seats_in(self) -> list[int]:
        """The seats still in the game. All of them must agree to a proposal."""
        return [seat for seat in range(self.players) if not self.state.has_conceded(seat)]

    def returnable(self, seat: int) -> int:
        """How many of its picks a seat may ask to take back: those since the latest concession."""
        return len(self._picked[seat])

    def place_of_pick(self, seat: int, picks: int) -> int:
        """The position before the latest `picks` picks of a seat."""
        return self._picked[seat][-picks]

    def would_cross_reveal(self) -> bool:
        """Would the proposed take-back cross a step that revealed something?"""
        proposal = self.proposal
        if proposal is None or proposal.entry != BACK:
            return False
        return any(step.revealing for step in self.steps[self.place_of_pick(proposal.seat, proposal.picks) :])

    def state_at(self, at: int) -> S:
        """A copy of the state after the first `at` of the steps in effect."""
        now = len(self.steps)
        return self.state.clone() if at == now else self._snapshots.state_at(at, self.steps, now)

    def turns(self, seat: int) -> int:
        """How many turns of this seat have begun since the opening."""
        return sum([seat in step.begun for step in self.steps])

    def passes_automatically(self, seat: int, standing: Standing) -> bool:
        """Is the question open for this seat a window that passes automatically (`core.match.standing`)?"""
        asked = self.state.asked(seat)
        if asked.reaction is None:
            return False
        return passes_automatically(asked, standing, seat in self.state.active_seats(), self.turns(seat))

    def history(self, seat: int) -> list[list[Event]]:
        """The events this seat (-1 for a spectator) may know: those of the opening, then those of each step."""
        return [seen_events(self.opening, seat), *[seen_events(step.events, seat) for step in self.steps]]

    def record(self, why: str = "") -> Record:
        """The record of the game so far. A committed secret is left out until the game is over."""
        over = self.state.decision is None
        seed = self.seed if over or not self.seed.secret else self.seed.public()
        result = None if self.state.result is None else self.state.result.fields()
        return Record(
            self.spec.name,
            self.rules,
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
