"""One table in memory: what its log says, replayed. Nothing here waits or stores; `registry` does both.

Everything follows from the stored row and the entries: whoever joined, the game, what each seat was told. So a table can be
dropped at any time and built again.
"""

from __future__ import annotations

import time
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
    UNDO,
    Later,
    LogEntry,
    Stored,
)
from sandtable.server.tables.coaching import LessonAt, lesson_at
from sandtable.server.tables.deputies import DEPUTY, REPLACE
from sandtable.server.tables.log_text import LogText
from sandtable.server.tables.players import JOIN_BODY, JoinBody, seed_of, show, sit_down
from sandtable.server.tables.presence import NOBODY, Present
from sandtable.server.tables.scenes import Scenes, draw
from sandtable.server.tables.seats import Seated
from sandtable.server.tables.snapshots import EVERY, Snapshot, can_be_taken, fitting, packed, resume
from sandtable.server.wire import problems
from sandtable.server.wire.deltas import Drawn, Marks
from sandtable.server.wire.messages import EntryKind, Origin, Proposed, SeatInfo, Status, TableInfo
from sandtable.server.wire.messages_teaching import Coach
from sandtable.server.wire.problems import BrokenTable, Refused, RulesChanged

BROKEN: Final = "broken"
"""The status of a table that is set aside."""


def built(stored: Stored) -> Table:
    """The table of what is stored; whatever is wrong with that concerns this table alone."""
    try:
        return Table(stored)
    except BrokenTable:
        raise
    except Exception as error:
        raise BrokenTable(f"what is stored of it is damaged ({type(error).__name__}: {error})") from error


class Table(Seated):
    """A table with its game. `entries[k]` has the sequence number k + 1."""

    lesson: LessonAt | None
    """The coach, at a guided game."""

    def __init__(self, stored: Stored) -> None:
        try:
            self.spec: GameSpec[State] = find_game(stored.row.game)
        except UnknownGame as error:
            raise BrokenTable(str(error)) from None
        self.take_seats(stored)
        self.lesson = lesson_at(self.spec, stored.row.lesson)
        try:
            self.start_if_complete(0)
            kept = fitting(stored, self.spec.rules_version)
            for entry in stored.entries:
                self._replay_after(kept, entry)
            if self.match is None:
                self.new_match()  # whether it can begin must not show only when the last one sits down
        except (BrokenTable, ValueError) as error:
            if not self.is_migrated:
                raise
            raise RulesChanged(stored.row.rules, self.spec.rules_version, error) from error

    def take_seats(self, stored: Stored) -> None:
        """The table as its row and its seats say, before anything has happened."""
        self.seat(stored)
        self.options: Options = OPTIONS.decode(stored.row.options)
        self.entries: list[LogEntry] = []
        self.match: Match[State] | None = None
        self.lesson = None
        self.log_text = LogText()
        self.weighed: list[int] = []
        """The numbers of the picks in windows where their seat had a choice: these show how fast people answer."""
        self.passes: set[int] = set()
        """The numbers of the picks that passed a window, so far as they were played here."""
        self.kept_at = 0
        """The number of the entry at which a snapshot was taken."""
        self.scenes = Scenes()
        self.used = time.monotonic()
        """When somebody last needed it."""
        self.heard_ms = CLOCK.steady_ms()
        """When it last heard of an entry, by the steady clock. A table that is built again waits as long as it would after
        its last entry: how long it has waited before is not known for sure."""
        self._static: bytes = b""

    def _replay_after(self, kept: Snapshot | None, entry: LogEntry) -> None:
        """Replay an entry, unless a snapshot has what came of it; the last such entry brings the table to the snapshot."""
        if kept is None or entry.seq > kept.seq or entry.kind in (JOIN, SHARE, BEGIN):
            self.replay(entry)
            return
        self._heard(entry, CLOCK.steady_of(entry.at_ms))
        if entry.seq == kept.seq:
            resume(self.playing(), kept)
            self.log_text, self.weighed, self.kept_at = LogText(kept.told), kept.weighed, kept.seq

    @property
    def wants_snapshot(self) -> bool:
        """Is it time to store what stands besides the log? Where a coach follows every pick, the log alone tells all."""
        is_time = self.lesson is None and self.head >= self.kept_at + EVERY and self.entries[-1].digest != ""
        return is_time and self.match is not None and can_be_taken(self.match)

    def snapshot(self) -> bytes:
        self.kept_at = self.head
        assert self.match is not None
        return packed(self.match, self.head, self.log_text.steps, self.weighed)

    # -- what everybody may know ---------------------------------------------------------------------------------------

    @property
    def rules_now(self) -> str:
        """The version of the rules that this server has for it."""
        return self.spec.rules_version

    @property
    def is_migrated(self) -> bool:
        """Was it begun under other rules? It goes on under these if they play its whole log to the same states."""
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
        """When somebody sat down on a seat; 0 if nobody has."""
        return next((entry.at_ms for entry in self.entries if entry.kind == JOIN and entry.seat == seat), 0)

    def record_text(self) -> str:
        """The record of the game; it tells everything."""
        return self.playing().record().to_text()

    def info(self, present: Present = NOBODY, holds_a_seat: bool = False) -> TableInfo:
        """What everybody may know; those who hold a seat are told which table a what-if comes from."""
        sequel = self.sequel()
        return TableInfo(
            self.row.id,
            self.row.game,
            self.row.rules,
            self.row.title,
            self.status,
            self.row.players,
            self.options,
            tuple(self.seat_info(n, present) for n in range(len(self.seats))),
            self.head,
            self.row.created_ms,
            self.commitment,
            self.row.private,
            self.row.windows,
            self.asked(),
            msgspec.UNSET if sequel is None else tuple(sequel),
            self.origin(holds_a_seat),
            msgspec.UNSET if self.row.lesson is None else self.row.lesson,
            spectators=present.spectators,
            talked=self.talked,
            hints=self.row.hints,
        )

    def seat_info(self, n: int, present: Present) -> SeatInfo:
        seat, away, gone = self.seats[n], present.away_since(n), self.gone_at(n, present)
        info = SeatInfo(
            n, seat.row.holder, seat.name, seat.row.bot, seat.joined, n in present.here, seat.seal, seat.shared
        )
        if seat.row.bot or not seat.joined:
            return info
        return msgspec.structs.replace(
            info,
            away=CLOCK.told_ms(present.left[n]) if away and n in present.left else 0,
            deputy=self.deputies.bots.get(n, ""),
            gone=CLOCK.told_ms(gone) if gone else 0,
            agreed=self.deputies.agreed(n, away) if away else (),
        )

    def gone_at(self, seat: int, present: Present) -> int:
        """From when on a bot may play for a person for whom the game waits, by the steady clock; 0 if it does not, or they
        are here."""
        away = present.away_since(seat)
        if not away or self.bot_of(seat) or seat not in self.asked():
            return 0
        return max(away, self.deputies.deed) + self.patience_ms(present)

    def asked(self) -> tuple[int, ...]:
        """The seats with an open question; a game says to everybody whom it asks."""
        if self.match is None or self.status != "playing":
            return ()
        return tuple(question.seat for question in self.match.state.open_questions())

    def origin(self, is_named: bool) -> Origin | msgspec.UnsetType:
        """Which position a what-if was copied from; one that was stored before this was noted is a what-if of position 0."""
        if self.row.origin is None or self.row.lesson is not None:
            return msgspec.UNSET
        return Origin(self.row.origin_at or 0, (self.row.origin_table or "") if is_named else "")

    def sequel(self) -> Options | None:
        """What a finished game hands on to the next; a what-if hands on nothing."""
        if self.match is None or self.status != "over" or self.row.origin is not None:
            return None
        return self.spec.sequel(self.match.state)

    def course(self) -> Course:
        """The course of a finished game; before its end the scores may rest on what only one seat knows."""
        if self.status != "over":
            raise Refused(403, "not_over", "table", "the course of the game is shown only when it is over")
        return self.log_text.course(self.row.players, self.follows())

    def follows(self) -> Options | None:
        """Options with which the next game of a series is played by the same people; a what-if is none of a series."""
        return None if self.row.origin is not None else self.spec.follows(self.options)

    def static(self) -> bytes:
        """The static part of the scene as JSON, made once."""
        if not self._static:
            options = self.spec.check_options(self.row.players, self.options)
            made: Static = self.spec.presentation.static_scene(options, self.row.players)
            asks = {phase: kind for phase, kind in self.spec.presentation.phase_asks.items() if phase in made.phases}
            made = replace(made, windows=self.spec.windows, asks=asks)
            self._static = msgspec.json.encode(made)
        return self._static

    # -- the log -------------------------------------------------------------------------------------------------------

    def replay(self, entry: LogEntry, at: int | None = None) -> None:
        """Carry out a stored entry again; the state must come out as it did then. `at`: when it came; else its date says it."""
        if entry.seq != self.head + 1:
            raise BrokenTable(f"entry {self.head + 1} is missing")
        try:
            digest = self._carry_out_as_then(entry) if self.is_migrated else self._carry_out(entry)
        except (ValueError, Refused) as error:
            raise BrokenTable(f"entry {entry.seq}: {error}") from error
        if digest is not None and digest != entry.digest:
            raise BrokenTable(f"entry {entry.seq}: the state is {digest}, it was {entry.digest}")
        self._heard(entry, CLOCK.steady_of(entry.at_ms) if at is None else at)

    def _carry_out(self, entry: LogEntry) -> str | None:
        """Do what an entry says, and give the digest of the state after it if it is one of those that name it."""
        if entry.kind == JOIN:
            self.sit(entry.seat, JOIN_BODY.decode(entry.body))
        elif entry.kind == PICK:
            return self.play(entry.seat, entry.body.decode(), entry.seq)
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
        """The same at a table begun under other rules, which allowed picks that the present ones may refuse.

        The log is trusted, for the server looked at every pick before it was stored, and the digest proves that the same state
        comes of it (`Match.picks_as_then`).
        """
        if entry.kind not in (PICK, GESTURE):
            return self._carry_out(entry)
        is_pick = entry.kind == PICK
        texts = (entry.body.decode(),) if is_pick else GESTURE_BODY.decode(entry.body).picks
        ways = self.playing().picks_as_then(entry.seat, texts, entry.digest)
        if not ways:
            return self._carry_out(entry)
        return [self._pick(entry.seat, way, entry.seq) for way in ways][-1]

    def _heard(self, entry: LogEntry, at: int) -> None:
        self.entries.append(entry)
        self.deputies.heard(entry, at)

    def read_on(self, later: Later) -> bool:
        """Carry out what was stored since by another process; was there anything?"""
        for entry in later.entries:
            # the clock of another machine may be wrong: nobody is away for longer than we know
            self.heard_ms = CLOCK.steady_ms()
            self.replay(entry, None if entry.kind == REPLACE else self.heard_ms)
        is_new = self.read_seats(later)
        self.scenes.clear()
        return bool(later.entries) or is_new

    def entry(self, kind: str, seat: int, body: bytes, digest: str = "") -> LogEntry:
        """The next line of the log, for something that has just been carried out here."""
        entry = LogEntry(self.head + 1, kind, seat, body, digest, CLOCK.date_ms())
        self.heard_ms = CLOCK.steady_ms()
        self._heard(entry, self.heard_ms)
        self.scenes.clear()
        return entry

    def repeated(self, seq: int, kind: str, seat: int, body: bytes) -> bool:
        """Is this a request that is in the log already? A number taken by something else is refused."""
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
        """Has everybody sat down, so that the sealed contributions can be shown, and some have not been?"""
        return self.status == "waiting" and all(seat.joined for seat in self.seats)

    def share(self, seat: int, contribution: str) -> None:
        """A seat shows what it has sealed; the last one starts the game."""
        show(self.seats, seat, contribution, self.row, self.has_begun)
        self.start_if_complete(self.head + 1)

    def begin(self, seq: int) -> None:
        """Wait no longer: what was sealed and not shown does not count."""
        if not self.awaits_shares:
            raise Refused(409, "not_waiting", "table", "no contributions are missing")
        for person in self.seats:
            person.shared = True
        self.start_if_complete(seq)

    def start_if_complete(self, seq: int) -> None:
        """The game begins when everybody has sat down and contributed to the dice; `seq` is the last one's entry."""
        if self.match is not None or not all(seat.joined and seat.shared for seat in self.seats):
            return
        self.match = match = self.new_match()
        self.log_text.begin(match, seq)
        self.scenes.clear()

    def new_match(self) -> Match[State]:
        """The game at its beginning, with what has been contributed to its dice so far."""
        seed = seed_of(self.row, self.seats, self.spec.rules_version)
        names = tuple(seat.name or f"seat {n + 1}" for n, seat in enumerate(self.seats))
        origin = "" if self.row.origin is None else self.row.origin.decode()
        return Match(self.spec, self.row.players, self.options, seed, names, start=origin)

    def play(self, seat: int, text: str, seq: int) -> str:
        """Carry out a pick and give the digest of the state after it."""
        state = self.playing().state
        return self._pick(seat, self.spec.notation.option_of(state, state.asked(seat), text), seq)

    def _pick(self, seat: int, pick: Pick | PickPath, seq: int) -> str:
        match = self.playing()
        before = match.state.seen_by(PUBLIC)
        asked = match.state.asked(seat)
        step = match.pick_as_then(seat, pick, self.row.rules) if isinstance(pick, PickPath) else match.pick(seat, pick)
        if asked.reaction is not None and not asked.only_passes() and not self.bot_of(seat):
            self.weighed.append(seq)
        if asked.reaction is not None and step.pick == asked.reaction.passing:
            self.passes.add(seq)
        return self._add_step(before, step, seq)

    def handle(self, seat: int, texts: tuple[str, ...], seq: int) -> str:
        """Carry out several picks of a seat under one number, all or none, and give the digest of the state after them."""
        tried = self.playing().state.clone()
        for text in texts:
            tried.apply(self.spec.notation.option_of(tried, tried.asked(seat), text), seat)
        digest = ""
        for text in texts:
            digest = self.play(seat, text, seq)
        return digest

    def enter(self, seat: int, entry: str, picks: int, seq: int) -> str:
        """Carry out an entry beside picks and give the digest of the state after it."""
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
        """What is told of the latest step."""
        match, line = self.playing(), step.line
        if match.state.decision is None:
            self.standing.clear()
        self.log_text.add(match, before, step, seq)
        if self.lesson is not None:
            self.lesson.picked(step.seat, line.kind, line.pick, match.state)
        return line.digest

    def _cut(self, steps: int) -> None:
        """Keep what belongs to the first so many steps."""
        self.log_text.cut(steps)
        if self.lesson is not None:
            self.lesson.cut(steps)

    def send_coach(self, body: bytes) -> None:
        """Send the coach of a guided game away, or call him back."""
        if self.lesson is None:
            raise Refused(409, "no_lesson", "table", "this table is not a guided game")
        self.lesson.noted(body)

    def coach(self, seat: int) -> Coach | msgspec.UnsetType:
        """What the coach says to the learner, while the game goes on."""
        if self.lesson is None or self.status != "playing" or seat != self.lesson.lesson.seat:
            return msgspec.UNSET
        return self.lesson.told(self.playing().state.seen_by(seat))

    def playing(self) -> Match[State]:
        if self.match is None:
            raise problems.not_playing("waiting for players")
        return self.match

    # -- looking -------------------------------------------------------------------------------------------------------

    def state_at(self, at: int) -> State:
        """The whole state at a position, a copy unless it is the present one."""
        match = self.playing()
        if not 0 <= at <= self.last:
            raise Refused(404, "unknown_position", "at", f"the game has positions 0 to {self.last}, not {at}")
        return match.state if at == self.last else match.state_at(at)

    def drawn(self, viewer: int) -> Drawn:
        """The present scene of a seat, made once for each change."""
        return self.scenes.of(self.spec, self.playing().state, viewer)

    def scene(self, viewer: int) -> msgspec.Raw:
        """The same as JSON."""
        return self.drawn(viewer).whole()

    def marks(self, viewer: int) -> Marks | None:
        """By which changes of the present scene are told; nothing where there are none any more."""
        return self.drawn(viewer).marks

    def scene_at(self, at: int, viewer: int, everything: bool) -> msgspec.Raw:
        """The scene of an earlier position, as the seat saw it then; of a finished game also with everything open."""
        if everything:
            if self.status != "over":
                raise Refused(403, "not_over", "all", "everything is shown only when the game is over")
            return msgspec.Raw(msgspec.json.encode(self.spec.presentation.scene(self.state_at(at), PUBLIC)))
        if at == self.last:
            return self.scene(viewer)
        return draw(self.spec, self.state_at(at), viewer).whole()

    def asked_seats(self) -> list[int]:
        return [] if self.match is None else [asked.seat for asked in self.match.state.open_questions()]

    def may_enter(self, seat: int) -> tuple[EntryKind, ...]:
        """The entries beside picks that are open to a seat now."""
        found = [] if self.match is None or seat < 0 else self.match.may_enter(seat)
        return cast("tuple[EntryKind, ...]", tuple(found))

    def proposed(self) -> Proposed | None:
        """The proposal that waits for answers."""
        proposal = None if self.match is None else self.match.proposal
        if proposal is None:
            return None
        return Proposed(proposal.entry, proposal.seat, proposal.picks, tuple(proposal.waiting))

    def bots_to_answer(self) -> list[int]:
        """The bots among those who have to answer the proposal."""
        proposal = None if self.match is None else self.match.proposal
        return [] if proposal is None else [seat for seat in proposal.waiting if self.bot_of(seat)]

    def open_questions(self) -> list[Decision]:
        return [] if self.match is None else self.match.state.open_questions()

    @property
    def answers_lone(self) -> bool:
        """Does the table answer a question with one answer? With one person at it, whom a lesson would tell to.

        Among several people a question left out would betray a hand.
        """
        return self.row.windows == "swift" and self.row.lesson is None and self.is_for_one

    def really_asked(self) -> list[int]:
        """The asked seats but those whose window passes by itself."""
        match = self.match
        if match is None:
            return []
        return [n for n in self.asked_seats() if not match.passes_by_itself(n, self.said(n))]

    def back(self, seat: int) -> int:
        """How many picks to take back so that the seat has a choice again; 0 if only windows would come back."""
        if self.match is None or not 0 <= seat < self.row.players:
            return 0
        picks = self.match.back(seat, self.said(seat), self.answers_lone)
        # a gesture is taken back as one
        while (
            0 < picks < self.match.undoable(seat)
            and self.log_text.steps[-picks].seq == self.log_text.steps[-picks - 1].seq
        ):
            picks += 1
        return picks

    def undoable(self, seat: int) -> int:
        return 0 if self.match is None or seat < 0 else self.match.undoable(seat)
