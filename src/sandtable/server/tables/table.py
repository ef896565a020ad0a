"""Holds one table in memory, replayed from its log. Nothing here waits or stores; `registry` does both.

Everything follows from the stored row and the entries: the players, the game, and what each seat knows. So a table can be
dropped at any time and rebuilt.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from dataclasses import replace
from typing import Final, cast

import msgspec

from sandtable.core.engine.decision import PUBLIC, Decision, Pick
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.match.entries import picks_in
from sandtable.core.match.match import Match
from sandtable.core.match.match import MatchStep as Played
from sandtable.core.match.older_picks import PickPath
from sandtable.core.registry import UnknownGame, find_game
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Course
from sandtable.server.clock import CLOCK
from sandtable.server.storage.rows import (
    BEGIN,
    COACH,
    GESTURE,
    GESTURE_BODY,
    JOIN,
    OPTIONS,
    PICK,
    SHARE,
    STANDING,
    UNDO,
    LogEntry,
    StoredChanges,
    StoredTable,
)
from sandtable.server.tables.announced import Announced, announced_in
from sandtable.server.tables.coaching import LessonProgress, lesson_at
from sandtable.server.tables.deputies import DEPUTY, REPLACE
from sandtable.server.tables.log_text import LogText
from sandtable.server.tables.players import JOIN_BODY, JoinBody, seed_of, show, sit_down
from sandtable.server.tables.presence import Presence
from sandtable.server.tables.scenes import Scenes, draw
from sandtable.server.tables.seats import TableSeats
from sandtable.server.tables.snapshots import EVERY, Snapshot, can_be_taken, encode_snapshot, resume, valid_snapshot
from sandtable.server.wire import problems
from sandtable.server.wire.deltas import EncodedScene, Marks
from sandtable.server.wire.messages import EntryKind, Proposed, Status
from sandtable.server.wire.messages_teaching import Coach
from sandtable.server.wire.problems import BrokenTable, Refused, RulesChanged

BROKEN: Final = "broken"
"""The status of a table that was set aside."""


def build_table(stored: StoredTable) -> Table:
    """Build a table from its stored data. Any error affects this table only."""
    try:
        return Table(stored)
    except BrokenTable:
        raise
    except Exception as error:
        raise BrokenTable(f"its stored data is damaged ({type(error).__name__}: {error})") from error


class Table(TableSeats):
    """A table with its game. `entries[k]` has the sequence number k + 1."""

    lesson: LessonProgress | None
    """The coach of a guided game."""

    def __init__(self, stored: StoredTable) -> None:
        try:
            self.spec: GameSpec[State] = find_game(stored.row.game)
        except UnknownGame as error:
            raise BrokenTable(str(error)) from None
        self.take_seats(stored)
        self.lesson = lesson_at(self.spec, stored.row.lesson)
        try:
            self.start_if_complete(0)
            kept = valid_snapshot(stored, self.spec.rules_version)
            for entry in stored.entries:
                self._replay_after(kept, entry)
            if self.match is None:
                self.new_match()  # fail now if the game cannot start, not when the last player joins
        except (BrokenTable, ValueError) as error:
            if not self.is_migrated:
                raise
            raise RulesChanged(stored.row.rules, self.spec.rules_version, error) from error

    def take_seats(self, stored: StoredTable) -> None:
        """Set up the table from its row and seats, before any entries."""
        self.seat(stored)
        self.options: Options = OPTIONS.decode(stored.row.options)
        self.entries: list[LogEntry] = []
        self.match: Match[State] | None = None
        self.lesson = None
        self.log_text = LogText()
        self.weighed: list[int] = []
        """The numbers of picks in windows where the seat had a choice; they show how fast people answer."""
        self.passes: set[int] = set()
        """The numbers of picks that passed a window, as far as they were played by this process."""
        self.announced: Announced | None = None
        """The rest of the latest gesture, which waits for others."""
        self.kept_at = 0
        """The number of the entry at which the last snapshot was taken."""
        self.scenes = Scenes()
        self.used = time.monotonic()
        """When the table was last used."""
        self.entry_ms = CLOCK.steady_ms()
        """When the last entry arrived, by the steady clock. A rebuilt table starts waiting again from now, because how long
        it has waited before is not known for sure."""
        self._static: bytes = b""

    def _replay_after(self, kept: Snapshot | None, entry: LogEntry) -> None:
        """Replay an entry unless the snapshot covers it. The snapshot's last entry moves the table to the snapshot."""
        if kept is None or entry.seq > kept.seq or entry.kind in (JOIN, SHARE, BEGIN):
            self.replay(entry)
            return
        self._append(entry, CLOCK.steady_of(entry.at_ms))
        if entry.seq == kept.seq:
            resume(self.playing(), kept)
            self.log_text, self.weighed, self.kept_at = LogText(kept.log), kept.weighed, kept.seq

    @property
    def wants_snapshot(self) -> bool:
        """Whether it is time to store a snapshot. Guided games have none, because the coach needs every pick."""
        is_time = self.lesson is None and self.head >= self.kept_at + EVERY and self.entries[-1].digest != ""
        return is_time and self.match is not None and can_be_taken(self.match)

    def snapshot(self) -> bytes:
        self.kept_at = self.head
        assert self.match is not None
        return encode_snapshot(self.match, self.head, self.log_text.steps, self.weighed)

    # -- public information --------------------------------------------------------------------------------------------

    @property
    def rules_now(self) -> str:
        """The version of this server's rules for the game."""
        return self.spec.rules_version

    @property
    def is_migrated(self) -> bool:
        """Whether it was started under other rules. It continues if the current rules replay its log to the same states."""
        return self.row.rules != self.spec.rules_version

    @property
    def head(self) -> int:
        return len(self.entries)

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.state.decision is None else "playing"

    @property
    def last(self) -> int:
        """The latest position: the number of picks that stand."""
        return 0 if self.match is None else len(self.match.steps)

    @property
    def has_begun(self) -> bool:
        return self.match is not None

    def taken_ms(self, seat: int) -> int:
        """Return when someone sat down on a seat; 0 if nobody has."""
        return next((entry.at_ms for entry in self.entries if entry.kind == JOIN and entry.seat == seat), 0)

    def record_text(self) -> str:
        """Return the record of the game, which reveals everything. It lists the hints by position."""
        record = self.playing().record()
        seqs = [step.seq for step in self.log_text.steps]
        record.hints = tuple([(hint.seat, max(0, bisect_right(seqs, hint.seq) - 1)) for hint in self.hints])
        return record.to_text()

    def gone_at(self, seat: int, present: Presence) -> int:
        """Return when a bot may take over for an absent player the game waits for, by the steady clock; otherwise 0."""
        away = present.away_since(seat)
        if not away or self.bot_of(seat) or seat not in self.asked():
            return 0
        return max(away, self.deputies.last_move) + self.patience_ms(present)

    def asked(self) -> tuple[int, ...]:
        """Return the seats with an open question, which is public."""
        if self.match is None or self.status != "playing":
            return ()
        return tuple(question.seat for question in self.match.state.open_questions())

    def sequel(self) -> Options | None:
        """Return what a finished game passes on to the next; None for a what-if."""
        if self.match is None or self.status != "over" or self.row.origin is not None:
            return None
        return self.spec.sequel(self.match.state)

    def course(self) -> Course:
        """Return the course of a finished game. During the game the scores may depend on hidden information."""
        if self.status != "over":
            raise Refused(403, "not_over", "table", "the course of the game is shown only when it is over")
        return self.log_text.course(self.row.players, self.follows())

    def follows(self) -> Options | None:
        """Return the options for the next game of a series with the same players; None for a what-if."""
        return None if self.row.origin is not None else self.spec.follows(self.options)

    def static(self) -> bytes:
        """Return the static part of the scene as JSON, encoded once."""
        if not self._static:
            options = self.spec.check_options(self.row.players, self.options)
            made: Static = self.spec.presentation.static_scene(options, self.row.players)
            asks = {phase: kind for phase, kind in self.spec.presentation.phase_asks.items() if phase in made.phases}
            made = replace(made, windows=self.spec.windows, asks=asks)
            self._static = msgspec.json.encode(made)
        return self._static

    # -- the log -------------------------------------------------------------------------------------------------------

    def replay(self, entry: LogEntry, at: int | None = None) -> None:
        """Replay a stored entry and check the resulting state. `at` is when it arrived; by default its date is used."""
        if entry.seq != self.head + 1:
            raise BrokenTable(f"entry {self.head + 1} is missing")
        try:
            digest = self._carry_out_as_then(entry) if self.is_migrated else self._carry_out(entry)
        except (ValueError, Refused) as error:
            raise BrokenTable(f"entry {entry.seq}: {error}") from error
        if digest is not None and digest != entry.digest:
            raise BrokenTable(f"entry {entry.seq}: the state is {digest}, it was {entry.digest}")
        self._append(entry, CLOCK.steady_of(entry.at_ms) if at is None else at)

    def _carry_out(self, entry: LogEntry) -> str | None:
        """Carry out an entry. Return the digest of the resulting state if the entry's kind has one."""
        if entry.kind == JOIN:
            self.sit(entry.seat, JOIN_BODY.decode(entry.body))
        elif entry.kind in (PICK, STANDING):
            return self.play(entry.seat, entry.body.decode(), entry.seq, entry.kind)
        elif entry.kind == SHARE:
            self.share(entry.seat, entry.body.decode())
        elif entry.kind == BEGIN:
            self.begin(entry.seq)
        elif entry.kind == GESTURE:
            return self.handle(entry.seat, GESTURE_BODY.decode(entry.body).picks, entry.seq)
        elif entry.kind == UNDO:
            self.take_back(entry.seat, int(entry.body))
        elif entry.kind == COACH:
            self.send_coach(entry.body)
        elif entry.kind not in (DEPUTY, REPLACE):
            return self.enter(entry.seat, entry.kind, picks_in(entry.body.decode()), entry.seq)
        return None

    def _carry_out_as_then(self, entry: LogEntry) -> str | None:
        """Carry out an entry at a table started under other rules, which allowed picks that the current rules may refuse.

        The log is trusted: the server checked every pick before storing it, and the digest proves that the same state results
        (`Match.find_older_picks`).
        """
        if entry.kind not in (PICK, STANDING, GESTURE):
            return self._carry_out(entry)
        texts = GESTURE_BODY.decode(entry.body).picks if entry.kind == GESTURE else (entry.body.decode(),)
        ways = self.playing().find_older_picks(entry.seat, texts, entry.digest)
        if not ways:
            return self._carry_out(entry)
        return [self._pick(entry.seat, way, entry.seq, entry.kind) for way in ways][-1]

    def _append(self, entry: LogEntry, at: int) -> None:
        self.entries.append(entry)
        self.deputies.add(entry, at)
        if entry.kind == GESTURE:
            self.announced = announced_in(entry)
        elif entry.seq not in self.passes:
            self.announced = None

    def catch_up(self, later: StoredChanges) -> bool:
        """Replay what another process has stored since. Return whether anything was new."""
        for entry in later.entries:
            # another machine's clock may be wrong, so absence is counted from when we received the entry
            self.entry_ms = CLOCK.steady_ms()
            self.replay(entry, None if entry.kind == REPLACE else self.entry_ms)
        is_new = self.read_seats(later)
        self.scenes.clear()
        return bool(later.entries) or is_new

    def entry(self, kind: str, seat: int, body: bytes, digest: str = "") -> LogEntry:
        """Append an entry for something that has just been carried out here."""
        entry = LogEntry(self.head + 1, kind, seat, body, digest, CLOCK.date_ms())
        self.entry_ms = CLOCK.steady_ms()
        self._append(entry, self.entry_ms)
        self.scenes.clear()
        return entry

    def repeated(self, seq: int, kind: str, seat: int, body: bytes) -> bool:
        """Return whether this request is already in the log. Refuses a number taken by something else."""
        if seq == self.head + 1:
            return False
        if 1 <= seq <= self.head:
            old = self.entries[seq - 1]
            if (old.kind, old.seat, old.body) == (kind, seat, body):
                return True
        raise problems.stale(seq, self.head)

    def sit(self, seat: int, body: JoinBody) -> None:
        sit_down(self.seats, seat, body)
        self.start_if_complete(self.head + 1)

    @property
    def awaits_shares(self) -> bool:
        """Whether everyone has sat down but some sealed contributions have not been revealed."""
        return self.status == "waiting" and all(seat.joined for seat in self.seats)

    def share(self, seat: int, contribution: str) -> None:
        """Reveal a seat's sealed contribution. The last one starts the game."""
        show(self.seats, seat, contribution, self.row, self.has_begun)
        self.start_if_complete(self.head + 1)

    def begin(self, seq: int) -> None:
        """Stop waiting. Sealed contributions that were not revealed do not count."""
        if not self.awaits_shares:
            raise Refused(409, "not_waiting", "table", "no contributions are missing")
        for person in self.seats:
            person.shared = True
        self.start_if_complete(seq)

    def start_if_complete(self, seq: int) -> None:
        """Start the game once everyone has sat down and contributed to the dice; `seq` is the entry that completes this."""
        if self.match is not None or not all(seat.joined and seat.shared for seat in self.seats):
            return
        self.match = match = self.new_match()
        self.log_text.begin(match, seq)
        self.scenes.clear()

    def new_match(self) -> Match[State]:
        """Create the game at its start, with the contributions to the dice so far."""
        seed = seed_of(self.row, self.seats, self.spec.rules_version)
        names = tuple(seat.name or f"seat {n + 1}" for n, seat in enumerate(self.seats))
        origin = "" if self.row.origin is None else self.row.origin.decode()
        return Match(self.spec, self.row.players, self.options, seed, names, start=origin, begun=self.row.rules)

    def play(self, seat: int, text: str, seq: int, kind: str = PICK) -> str:
        """Carry out a pick and return the digest of the resulting state. `kind` is the kind of its entry."""
        state = self.playing().state
        return self._pick(seat, self.spec.notation.option_of(state, state.asked(seat), text), seq, kind)

    def _pick(self, seat: int, pick: Pick | PickPath, seq: int, kind: str) -> str:
        match = self.playing()
        before = match.state.seen_by(PUBLIC)
        asked = match.state.asked(seat)
        # everyone knows who is a bot, so whether its pass ends undo says nothing about what it holds
        keeps_undo = kind == STANDING or bool(self.bot_of(seat))
        if isinstance(pick, PickPath):
            step = match.pick_older(seat, pick, self.row.rules, keeps_undo)
        else:
            step = match.pick(seat, pick, keeps_undo)
        if asked.reaction is not None and not asked.only_passes() and not self.bot_of(seat):
            self.weighed.append(seq)
        if asked.reaction is not None and step.pick == asked.reaction.passing:
            self.passes.add(seq)
        return self._add_step(before, step, seq)

    def handle(self, seat: int, texts: tuple[str, ...], seq: int) -> str:
        """Carry out several picks of a seat under one number, all or none. Return the digest of the resulting state."""
        tried = self.playing().state.clone()
        for text in texts:
            tried.apply(self.spec.notation.option_of(tried, tried.asked(seat), text), seat)
        digest = ""
        for text in texts:
            digest = self.play(seat, text, seq)
        return digest

    def enter(self, seat: int, entry: str, picks: int, seq: int) -> str:
        """Carry out an entry other than a pick and return the digest of the resulting state."""
        match = self.playing()
        before = match.state.seen_by(PUBLIC)
        step = match.enter(seat, entry, picks)
        self._cut(len(match.steps) - 1)
        return self._add_step(before, step, seq)

    def take_back(self, seat: int, picks: int) -> None:
        match = self.playing()
        match.undo(seat, picks)
        self._cut(len(match.steps))

    def _add_step(self, before: State, step: Played, seq: int) -> str:
        """Add the latest step to the log text."""
        match, line = self.playing(), step.line
        if match.state.decision is None:
            self.standing.clear()
        self.log_text.add(match, before, step, seq)
        if self.lesson is not None:
            self.lesson.record_pick(step.seat, line.kind, line.pick, match.state)
        return line.digest

    def _cut(self, steps: int) -> None:
        """Keep only what belongs to the first `steps` steps."""
        self.log_text.cut(steps)
        if self.lesson is not None:
            self.lesson.cut(steps)

    def send_coach(self, body: bytes) -> None:
        """Send the coach of a guided game away, or call it back."""
        if self.lesson is None:
            raise Refused(409, "no_lesson", "table", "this table is not a guided game")
        self.lesson.record_entry(body)

    def coach(self, seat: int) -> Coach | msgspec.UnsetType:
        """Return what the coach tells the learner during the game."""
        if self.lesson is None or self.status != "playing" or seat != self.lesson.lesson.seat:
            return msgspec.UNSET
        return self.lesson.message(self.playing().state.seen_by(seat))

    def playing(self) -> Match[State]:
        if self.match is None:
            raise problems.not_playing("waiting for players")
        return self.match

    # -- views ---------------------------------------------------------------------------------------------------------

    def state_at(self, at: int) -> State:
        """Return the full state at a position; a copy, unless it is the current one."""
        match = self.playing()
        if not 0 <= at <= self.last:
            raise Refused(404, "unknown_position", "at", f"the game has positions 0 to {self.last}, not {at}")
        return match.state if at == self.last else match.state_at(at)

    def current_scene(self, viewer: int) -> EncodedScene:
        """Return the current scene of a seat, built once per change."""
        return self.scenes.of(self.spec, self.playing().state, viewer)

    def scene(self, viewer: int) -> msgspec.Raw:
        """Return the current scene of a seat as JSON."""
        return self.current_scene(viewer).whole()

    def marks(self, viewer: int) -> Marks | None:
        """Return the hashes that deltas of the current scene are based on; None if the scene can no longer change."""
        return self.current_scene(viewer).marks

    def scene_at(self, at: int, viewer: int, everything: bool) -> msgspec.Raw:
        """Return the scene of a position as the seat saw it; for a finished game, optionally with everything revealed."""
        if everything:
            if self.status != "over":
                raise Refused(403, "not_over", "all", "everything is shown only when the game is over")
            return msgspec.Raw(msgspec.json.encode(self.spec.presentation.scene(self.state_at(at), PUBLIC)))
        if at == self.last:
            return self.scene(viewer)
        return draw(self.spec, self.state_at(at), viewer).whole()

    def asked_seats(self) -> list[int]:
        return [] if self.match is None else [asked.seat for asked in self.match.state.open_questions()]

    def possible_entries(self, seat: int) -> tuple[EntryKind, ...]:
        """Return the entries other than picks that a seat can make now."""
        found = [] if self.match is None or seat < 0 else self.match.possible_entries(seat)
        return cast("tuple[EntryKind, ...]", tuple(found))

    def proposed(self) -> Proposed | None:
        """Return the proposal that is waiting for answers."""
        proposal = None if self.match is None else self.match.proposal
        if proposal is None:
            return None
        return Proposed(proposal.entry, proposal.seat, proposal.picks, tuple(proposal.waiting))

    def bots_to_answer(self) -> list[int]:
        """Return the seats played by bots that have to answer the proposal."""
        proposal = None if self.match is None else self.match.proposal
        return [] if proposal is None else [seat for seat in proposal.waiting if self.bot_of(seat)]

    def open_questions(self) -> list[Decision]:
        return [] if self.match is None else self.match.state.open_questions()

    @property
    def answers_forced(self) -> bool:
        """Whether the table answers questions that have only one option. It does for a single player, except in a lesson.

        With several people, a skipped question would reveal something about a hand.
        """
        return self.row.windows == "swift" and self.row.lesson is None and self.is_for_one

    def seats_to_answer(self) -> list[int]:
        """Return the seats with an open question, without those whose window is passed automatically."""
        match = self.match
        if match is None:
            return []
        return [n for n in self.asked_seats() if not match.passes_automatically(n, self.current_standing(n))]

    def back(self, seat: int) -> int:
        """Return how many picks to undo so that the seat has a choice again; 0 if only windows would reopen."""
        if self.match is None or not 0 <= seat < self.row.players:
            return 0
        picks = self.match.back(seat, self.current_standing(seat), self.answers_forced)
        # a gesture is undone as a whole
        while 0 < picks < self.match.undoable(seat) and self._begun(seat, picks) == self._begun(seat, picks + 1):
            picks += 1
        return picks

    def _begun(self, seat: int, picks: int) -> int:
        """Return the number of the first entry of the gesture that one of a seat's latest picks belongs to."""
        seq = self.log_text.steps[self.playing().place_of_pick(seat, picks) + 1].seq
        entry = self.entries[seq - 1]
        return (GESTURE_BODY.decode(entry.body).begun or seq) if entry.kind == GESTURE else seq

    def undoable(self, seat: int) -> int:
        return 0 if self.match is None or seat < 0 else self.match.undoable(seat)
