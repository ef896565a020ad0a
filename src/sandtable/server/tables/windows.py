"""Reaction windows at a table: which of them are passed for their seat, when, and what players have said beforehand.

The server passes a window for its seat if passing is the only option, or if a standing answer says so (`core.match.standing`).
That pick looks like any other in the log and the record. For a person alone with bots, the server also answers every question
with one option, as long as the pick can be undone. At a *swift* table it answers at once, together with the pick before. At a
*sealed* table, the default for people on different machines, it answers after a pause drawn like the seat's own answering
times, so that the timing reveals next to nothing (docs/design/server.md says what it still reveals).
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

from sandtable.core.engine.decision import Decision
from sandtable.core.match.standing import NO_TURN, NOTHING_SAID, Standing
from sandtable.server.clock import CLOCK
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import SeatRequest, StandingAnswers, Windows
from sandtable.server.wire.problems import Refused

SWIFT: Final[Windows] = "swift"
SEALED: Final[Windows] = "sealed"

SHORTEST: Final = 0.8
LONGEST: Final = 25.0
"""Seconds of a drawn pause; answering times beyond these count as these (somebody fetched tea)."""
USUAL: Final = 3.5
SPREAD: Final = 0.6
"""Before anything is known of the people at a table: the median of their answering times, and the spread of its logarithm."""
TRUST: Final = 6.0
"""So many answers the prior is worth."""
OTHERS: Final = 0.25
"""What an answer of another seat is worth beside an own one."""
RETRY_SECONDS: Final = 2.0
BOT_SECONDS: Final = 0.4
"""At a sealed table a bot answers every window so long after it opened, whether it had to think or not."""


def usual_windows(wishes: tuple[SeatRequest, ...]) -> Windows:
    """Sealed where people sit apart from each other; people at one screen, and bots, have nobody to watch their pace."""
    places = {n if wish.holder in ("link", "open") else -1 for n, wish in enumerate(wishes) if wish.holder != "bot"}
    return SEALED if len(places) > 1 else SWIFT


# -- when ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Passing:
    """A pass that is the server's to give: for which seat, in which words, in how many seconds."""

    seat: int
    text: str
    seconds: float


def next_passing(table: Table) -> Passing | None:
    """The pass that is due next, of those that need nobody; none if every open question is somebody's."""
    due: Passing | None = None
    if table.proposed() is not None:
        return None  # a pick would end the proposal
    for asked in table.open_questions() if table.status == "playing" else []:
        if answers_itself(table, asked):
            return Passing(
                asked.seat, table.spec.notation.option_text(table.playing().state, asked, asked.options[0]), 0.0
            )
        if asked.reaction is None or not passes(table, asked.seat):
            continue
        text = table.spec.notation.option_text(table.playing().state, asked, asked.reaction.passing)
        wait = pause(table, asked.seat) - (CLOCK.steady_ms() - table.heard_ms) / 1000
        if due is None or wait < due.seconds:
            due = Passing(asked.seat, text, max(0.0, wait))
    return due


def answers_itself(table: Table, asked: Decision) -> bool:
    """Is this a question with one answer that the table gives for its person?

    Not where that answer could not be taken back, because something becomes known or others are asked: who has nothing left to
    do in his turn has the last word, and may take back what he did before it.
    """
    if asked.reaction is not None or asked.has_choice() or not table.answers_lone or table.bot_of(asked.seat):
        return False
    tried = table.playing().state.clone()
    tried.apply(asked.options[0], asked.seat)
    return not tried.revealing and asked.seat in [each.seat for each in tried.open_questions()]


def passes(table: Table, seat: int) -> bool:
    """Is the question open for this seat a window that the server passes?"""
    return table.playing().passes_by_itself(seat, table.said(seat))


def pause(table: Table, seat: int) -> float:
    """The seconds from a window's opening to its pass: none at a swift table, at a sealed one drawn like an answering time.

    The draw follows from the seat's key and the number of the entry, so it is the same after a restart, and neither the
    other players nor who reads the dice's secret after the game can compute it.
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
    """How long a bot's answer to the open question takes at least: in a window of a sealed table as long as its pass would."""
    asked = table.playing().state.asked(seat)
    return BOT_SECONDS if asked.reaction is not None and table.row.windows == SEALED else 0.0


def answering_times(table: Table, seat: int) -> tuple[float, float]:
    """Mean and spread of the logarithm of a seat's answering times: log-normal, fitted to the windows answered at this table.

    Own answers count one, those of others a quarter, the prior (`USUAL`, `SPREAD`) as much as six own ones. The dates in the
    log tell how long they took: a clock that jumps makes one of them the longest or the shortest there is.
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
    """One alarm for each table at which a pass is to come; it calls `ring` with the table's id."""

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


def said(table: Table, seat: int) -> StandingAnswers:
    """The standing answers of a seat as they hold now, for its own eyes."""
    standing = table.standing.get(seat, NOTHING_SAID)
    now = standing.at(table.playing().turns(seat))
    return StandingAnswers(now.until != NO_TURN, now.unless_attacked, now.passes, now.asks)


def told_standing(table: Table, seat: int) -> StandingAnswers | msgspec.UnsetType:
    """What a seat has said, for its own update: while a game goes on in which there can be windows."""
    if table.status != "playing" or not table.spec.has_windows(table.playing().state):
        return msgspec.UNSET
    return said(table, seat)


def standing_of(table: Table, seat: int, wish: StandingAnswers) -> Standing:
    """What a seat says from now on, checked; "until my next turn" said before still means the same turn."""
    for name, kinds in (("passes", wish.passes), ("asks", wish.asks)):
        for at, kind in enumerate(kinds):
            if kind not in table.spec.windows:
                known = ", ".join(table.spec.windows) or "none"
                detail = f"{table.spec.name} has no window {kind!r}; there are {known}"
                raise Refused(422, "unknown_window", f"{name}[{at}]", detail)
            if kind in kinds[:at] or (name == "asks" and kind in wish.passes):
                raise Refused(422, "twice", f"{name}[{at}]", f"the window {kind!r} is named twice")
    turns = table.playing().turns(seat)
    before = table.standing.get(seat, NOTHING_SAID)
    until = NO_TURN
    if wish.until_my_turn:
        until = before.until if before.waits(turns) else turns
    return Standing(until, wish.unless_attacked, wish.passes, wish.asks)
