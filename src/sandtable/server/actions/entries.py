"""Adds entries other than picks, even if the sender's page is behind because bots keep playing.

Such a request names the number after the last entry its sender knew, and takes the next free one. Entries that others made in
between do not matter, nor do windows passed for the seat. Conceding is valid at any time; a draw offer can be withdrawn; a
take-back refers to the position that was meant, however many windows were passed since. An answer refers to the proposal that
was open at the time: if another one is open now, it is stale. Any request is stale if the seat itself has done something else
since. A repeated request finds itself in the log.
"""

from __future__ import annotations

from typing import Final

from sandtable.core.engine.decision import IllegalPick
from sandtable.core.match.entries import ACCEPT, BACK, DECLINE, DRAW, WITHDRAW, entry_text
from sandtable.server.actions.substitutes import number_in_log
from sandtable.server.endpoints import OwnSeat, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import COACH, PICK, STANDING, LogEntry
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages import Done, Enter
from sandtable.server.wire.problems import Refused

ANSWERS: Final = (ACCEPT, DECLINE, WITHDRAW)
PROPOSALS: Final = (DRAW, BACK)


router = Router("Play")


@router.post("/tables/{table}/enter", meter="seats", is_move=True, example={"seq": 12, "entry": "draw"})
async def enter(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Enter) -> Done:
    """Concede, propose a draw or a take-back, or answer a proposal, at any time. Safe to repeat."""
    seq, entry, picks = body.seq, body.entry, body.picks
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        since = entries_since(table, seq)
        number = own_number(table, since, seq, seat, entry, picks)
        if not number:
            number = table.head + 1
            table.playing()
            table.refuse_deputed(seat)
            check_answer(table, seq, entry)
            picks += passes_in(table, since, seat) if entry == BACK else 0
            before = table.status
            try:
                digest = await registry.enter(table, seat, entry, picks, number)
            except IllegalPick as error:
                raise Refused(409, "cannot_enter", "entry", str(error), table.head) from None
            text = entry_text(entry, picks).encode()
            await registry.append(table, table.entry(entry, seat, text, digest), before)
            await registry.pass_windows(table)
    registry.announce(table_id)
    registry.drive(table_id)
    return Done(number)


async def send_coach(registry: TableRegistry, table_id: str, seat: int, seq: int, body: bytes) -> int:
    """Send the coach of a guided game away, or call it back, for the learner."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        number = number_in_log(table, seq, COACH, seat, body)
        if not number:
            number = table.head + 1
            table.send_coach(body)
            await registry.append(table, table.entry(COACH, seat, body), table.status)
    registry.announce(table_id)
    registry.drive(table_id)
    return number


def entries_since(table: Table, seq: int) -> list[LogEntry]:
    """Return the entries that the sender of a request did not know."""
    if not 1 <= seq <= table.head + 1:
        raise problems.stale(seq, table.head)
    return table.entries[seq - 1 :]


def passes_in(table: Table, entries: list[LogEntry], seat: int) -> int:
    """Return how many of these entries are passes of a seat in reaction windows."""
    return sum([entry.seat == seat and is_pass(table, entry) for entry in entries])


def is_pass(table: Table, entry: LogEntry) -> bool:
    return entry.kind in (PICK, STANDING) and entry.seq in table.passes


def own_number(table: Table, since: list[LogEntry], seq: int, seat: int, entry: str, picks: int) -> int:
    """Return the number of a request that is already in the log, 0 if it is new. It is stale if the seat has acted since."""
    own = next((old for old in since if old.seat == seat and not is_pass(table, old)), None)
    if own is None:
        return 0
    between = since[: own.seq - seq]
    picks += passes_in(table, between, seat) if entry == BACK else 0
    is_same = (own.kind, own.body) == (entry, entry_text(entry, picks).encode())
    if not is_same or (entry in ANSWERS and any(old.kind in PROPOSALS for old in between)):
        raise problems.stale(seq, table.head)
    return own.seq


def check_answer(table: Table, seq: int, entry: str) -> None:
    """Check that the proposal being answered was open when the answer was given."""
    if entry in ANSWERS and table.proposed() is not None:
        made = next(old.seq for old in reversed(table.entries) if old.kind in PROPOSALS)
        if made >= seq:
            raise problems.stale(seq, table.head)
