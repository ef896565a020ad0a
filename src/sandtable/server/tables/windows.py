"""Passes reaction windows for their seats, and keeps standing answers.

The server passes a window for its seat if passing is the only option, or if a standing answer says so (`core.match.standing`).
That pick looks like any other in the log and the record. For a person alone with bots, the server also answers every question
that has only one option, as long as the pick can be undone. At every table it gives an answer that no other can better
(`Presentation.sure_pick`). At a *swift* table it answers at once, together with the previous
pick. At a *sealed* table, the default for people on different machines, it answers after a delay drawn from the distribution
of the seat's own response times, so that the timing reveals next to nothing (docs/design/server.md says what it still reveals).
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from statistics import NormalDist
from typing import Final

import msgspec

from sandtable.core.engine.decision import Decision, Pick
from sandtable.core.match.standing import NO_STANDING, NO_TURN, Standing, is_passed
from sandtable.server.clock import CLOCK
from sandtable.server.storage.rows import PICK, STANDING, GestureBody
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import SeatRequest, StandingAnswers, Windows
from sandtable.server.wire.problems import Refused

SWIFT: Final[Windows] = "swift"
SEALED: Final[Windows] = "sealed"

SHORTEST: Final = 0.8
LONGEST: Final = 25.0
"""Bounds of a drawn delay in seconds. Response times outside are clamped."""
USUAL: Final = 3.5
SPREAD: Final = 0.6
"""The prior for response times: the median, and the standard deviation of the logarithm."""
TRUST: Final = 6.0
"""The weight of the prior, in answers."""
OTHERS: Final = 0.25
"""The weight of another seat's answer, relative to the seat's own."""
RETRY_SECONDS: Final = 2.0
BOT_SECONDS: Final = 0.4
"""At a sealed table a bot answers every window this long after it opened, no matter how long it took to decide."""


def default_windows(seats: tuple[SeatRequest, ...]) -> Windows:
    """Return sealed if people are in different places. People at one screen, or bots, have nobody to hide their pace from."""
    places = {n if seat.holder in ("link", "open") else -1 for n, seat in enumerate(seats) if seat.holder != "bot"}
    return SEALED if len(places) > 1 else SWIFT


# -- timing --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Passing:
    """A pass that the server makes: the seat, the pick as text, the delay in seconds, and the kind of its entry."""

    seat: int
    text: str
    seconds: float
    kind: str = PICK


def next_passing(table: Table) -> Passing | None:
    """Return the next automatic pass; None if every open question needs an answer from its seat."""
    due: Passing | None = None
    if table.proposed() is not None:
        return None  # a pick would end the proposal
    for asked in table.open_questions() if table.status == "playing" else []:
        forced = forced_pick(table, asked)
        if forced is not None:
            return Passing(asked.seat, table.spec.notation.option_text(table.playing().state, asked, forced), 0.0)
        if asked.reaction is None or not passes(table, asked.seat):
            continue
        text = table.spec.notation.option_text(table.playing().state, asked, asked.reaction.passing)
        wait = pause(table, asked.seat) - (CLOCK.steady_ms() - table.entry_ms) / 1000
        if due is None or wait < due.seconds:
            due = Passing(asked.seat, text, max(0.0, wait), STANDING if is_declined(table, asked) else PICK)
    return due


def next_part(table: Table) -> GestureBody | None:
    """Return the next part of what a player has announced; None if nothing is, or the player is not asked now.

    If the player is asked for something else, the rest is forgotten.
    """
    announced = table.announced
    if announced is None or table.status != "playing" or table.proposed() is not None:
        return None
    state, seat = table.playing().state, announced.seat
    asked = next((each for each in table.open_questions() if each.seat == seat), None)
    if asked is None or asked.reaction is not None:
        return None
    texts = [table.spec.notation.option_text(state, asked, pick) for pick in asked.options]
    is_taught = table.lesson is None or table.lesson.refusal(state, seat, announced.text) is None
    if asked.kind == announced.kind and announced.text in texts and is_taught:
        return announced.part()
    table.announced = None
    return None


def is_declined(table: Table, asked: Decision) -> bool:
    """Return whether a person has declined this window beforehand, whatever they hold, at a table where that shows anyway.

    At a sealed table, nobody may notice that a pass was automatic, so it ends the undo of others like any other.
    """
    if table.row.windows != SWIFT or table.bot_of(asked.seat):
        return False
    match, seat = table.playing(), asked.seat
    own_turn = seat in match.state.active_seats()
    return is_passed(asked.reaction, False, table.current_standing(seat), own_turn, match.turns(seat))


def forced_pick(table: Table, asked: Decision) -> Pick | None:
    """Return the pick that the table makes for a person: the only one, or one that no other can better. A lesson asks all."""
    if asked.reaction is not None or table.bot_of(asked.seat) or table.lesson is not None:
        return None
    if answers_itself(table, asked):
        return asked.options[0]
    return table.spec.presentation.sure_pick(table.playing().state, asked)


def answers_itself(table: Table, asked: Decision) -> bool:
    """Return whether the table answers this question, which has one option, for its player.

    It does not if the answer could not be undone because it reveals something or asks another seat. A player with nothing left
    to do in their turn confirms its end, and can still undo earlier picks.
    """
    if asked.has_choice() or not table.answers_forced:
        return False
    tried = table.playing().state.clone()
    tried.apply(asked.options[0], asked.seat)
    return not tried.revealing and asked.seat in [each.seat for each in tried.open_questions()]


def passes(table: Table, seat: int) -> bool:
    """Return whether the seat's open question is a window that the server passes."""
    return table.playing().passes_automatically(seat, table.current_standing(seat))


def pause(table: Table, seat: int) -> float:
    """Return the seconds until a window is passed: none at a swift table, a random response time at a sealed one.

    The draw depends on the seat's key and the entry number. So it is the same after a restart, and neither the other players
    nor readers of the dice's secret after the game can compute it.
    """
    if table.row.windows == SWIFT:
        return 0.0
    if table.bot_of(seat):
        return BOT_SECONDS
    key = table.seats[seat].row.key_hash or b""
    digest = blake2b(f"{table.row.id} {seat} {table.head + 1}".encode(), key=key[:64], digest_size=8).digest()
    chance = (int.from_bytes(digest, "big") + 0.5) / 2**64
    middle, spread = answering_times(table, seat)
    return min(LONGEST, max(SHORTEST, math.exp(NormalDist(middle, spread).inv_cdf(chance))))


def bot_seconds(table: Table, seat: int) -> float:
    """Return the minimum seconds for a bot's answer: in a window at a sealed table, as long as an automatic pass would take."""
    asked = table.playing().state.asked(seat)
    return BOT_SECONDS if asked.reaction is not None and table.row.windows == SEALED else 0.0


def answering_times(table: Table, seat: int) -> tuple[float, float]:
    """Return mean and spread of the log of a seat's response times, fitted log-normally to the windows answered at this table.

    The seat's own answers have weight one, those of others a quarter, and the prior (`USUAL`, `SPREAD`) as much as six answers.
    Times come from the dates in the log; if a clock jumps, the value is clamped.
    """
    weights, logs = [TRUST], [math.log(USUAL)]
    for seq in table.weighed:
        if seq < 2:
            continue
        entry = table.entries[seq - 1]
        seconds = (entry.at_ms - table.entries[seq - 2].at_ms) / 1000
        weights.append(1.0 if entry.seat == seat else OTHERS)
        logs.append(math.log(min(LONGEST, max(SHORTEST, seconds))))
    total = sum(weights)
    middle = sum([w * x for w, x in zip(weights, logs, strict=True)]) / total
    squares = sum([w * (x - middle) ** 2 for w, x in zip(weights, logs, strict=True)])
    return middle, math.sqrt((TRUST * SPREAD**2 + squares) / total)


class Timers:
    """Keeps one timer per table with a pending pass. It calls `ring` with the table's id."""

    def __init__(self, ring: Callable[[str], None]) -> None:
        self.ring = ring
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    def set(self, table_id: str, seconds: float) -> None:
        self.stop(table_id)
        self._alarms[table_id] = asyncio.get_running_loop().call_later(seconds, self._ring, table_id)

    def stop(self, table_id: str) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    def _ring(self, table_id: str) -> None:
        self._alarms.pop(table_id, None)
        self.ring(table_id)

    def close(self) -> None:
        for table_id in list(self._alarms):
            self.stop(table_id)


# -- standing answers ----------------------------------------------------------------------------------------------------


def standing_answers(table: Table, seat: int) -> StandingAnswers:
    """Return a seat's current standing answers, to be shown to that seat only."""
    standing = table.standing.get(seat, NO_STANDING)
    now = standing.at(table.playing().turns(seat))
    return StandingAnswers(now.until != NO_TURN, now.unless_attacked, now.passes, now.asks)


def own_standing(table: Table, seat: int) -> StandingAnswers | msgspec.UnsetType:
    """Return a seat's standing answers for its own update, during a game that can have windows."""
    if table.status != "playing" or not table.spec.has_windows(table.playing().state):
        return msgspec.UNSET
    return standing_answers(table, seat)


def standing_of(table: Table, seat: int, request: StandingAnswers) -> Standing:
    """Check a seat's new standing answers. "Until my next turn" keeps referring to the same turn if it was set before."""
    for name, kinds in (("passes", request.passes), ("asks", request.asks)):
        for at, kind in enumerate(kinds):
            if kind not in table.spec.windows:
                known = ", ".join(table.spec.windows) or "none"
                detail = f"{table.spec.name} has no window {kind!r}; its windows are: {known}"
                raise Refused(422, "unknown_window", f"{name}[{at}]", detail)
            if kind in kinds[:at] or (name == "asks" and kind in request.passes):
                raise Refused(422, "twice", f"{name}[{at}]", f"the window {kind!r} is named twice")
    turns = table.playing().turns(seat)
    before = table.standing.get(seat, NO_STANDING)
    until = NO_TURN
    if request.until_my_turn:
        until = before.until if before.waits(turns) else turns
    return Standing(until, request.unless_attacked, request.passes, request.asks)
