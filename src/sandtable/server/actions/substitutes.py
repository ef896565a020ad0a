"""Hands a seat to a bot, takes it back, and replaces absent players by bots."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from sandtable.bots import Roster, UnknownBot
from sandtable.core.match.entries import CONCEDE
from sandtable.server.actions.chat import add_line
from sandtable.server.clock import CLOCK
from sandtable.server.endpoints import OwnSeat, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.deputies import DEPUTY, REPLACE, DeputyBody, ReplaceBody
from sandtable.server.tables.presence import Presence
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages import Done
from sandtable.server.wire.messages_together import Deputy, Replace
from sandtable.server.wire.problems import Refused

router = Router("Seats")


@router.post("/tables/{table}/deputy", meter="seats", example={"seq": 12, "bot": "random"})
async def deputy(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Deputy) -> Done:
    """Hand the caller's seat to a bot, or take it back. Safe to repeat."""
    entry = DeputyBody("" if body.bot is msgspec.UNSET else body.bot)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        number = number_in_log(table, body.seq, DEPUTY, seat, msgspec.json.encode(entry))
        if not number:
            number = table.head + 1
            check_goes_on(table)
            if entry.bot:
                check_bot(table, entry.bot, registry.roster)
                if table.row.origin is not None and not table.row.hints:
                    raise Refused(409, "no_hints", "bot", "hints are off, so a bot cannot play a what-if of this game")
            elif seat not in table.deputies.bots:
                raise Refused(409, "no_deputy", "bot", "no bot is playing this seat")
            await enter_deputy(registry, table, seat, entry)
    registry.announce(table_id)
    registry.drive(table_id)
    return Done(number)


def number_in_log(table: Table, seq: int, kind: str, seat: int, body: bytes) -> int:
    """Return the number of a request that is already in the log, 0 if it is new.

    Entries that others made meanwhile do not matter: bots keep playing while a seat is handed over or taken back. The request
    is stale only if a different entry of the same kind has been made for the seat since.
    """
    if not 1 <= seq <= table.head + 1:
        raise problems.stale(seq, table.head)
    later = enumerate(table.entries[seq - 1 :], seq)
    number, old = next(((n, old.body) for n, old in later if (old.kind, old.seat) == (kind, seat)), (0, body))
    if old != body:
        raise problems.stale(seq, table.head)
    return number


@router.post("/tables/{table}/replace", meter="seats", example={"seq": 12, "seat": 1, "bot": "random"})
async def replace(registry: TableRegistry, table_id: TableId, voter: OwnSeat, body: Replace) -> Done:
    """Agree that a bot plays for an absent player the game is waiting for. Safe to repeat.

    The last agreement needed puts the bot in place.
    """
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        entry = msgspec.json.encode(ReplaceBody(body.seat, body.bot))
        number = number_in_log(table, body.seq, REPLACE, voter, entry)
        if not number:
            number = table.head + 1
            check_goes_on(table)
            table.refuse_deputed(voter)
            check_gone(table, voter, body.seat, registry.pages.present(table_id))
            check_bot(table, body.bot, registry.roster)
            await registry.append(table, table.entry(REPLACE, voter, entry), table.status)
            await settle(registry, table, body.seat)
    registry.announce(table_id)
    registry.drive(table_id)
    return Done(number)


async def settle(registry: TableRegistry, table: Table, seat: int) -> None:
    """Let a bot play for the seat if everyone who has to agree has agreed. Requires the lock."""
    present = registry.pages.present(table.row.id)
    agreed = table.deputies.agreed(seat, present.away_since(seat))
    if agreed and set(agreed) >= set(asked_to_agree(table, seat, present)):
        await enter_deputy(registry, table, seat, DeputyBody(table.deputies.votes[agreed[0]].bot, agreed))


def asked_to_agree(table: Table, seat: int, present: Presence) -> list[int]:
    """Return the other people still in the game, except those who are absent themselves."""
    match = table.playing()
    others = [n for n, person in enumerate(table.seats) if n != seat and not table.bot_of(n) and person.joined]
    since = CLOCK.steady_ms() - table.patience_ms(present)
    return [
        n
        for n in others
        if CONCEDE in match.possible_entries(n) and (n in present.here or present.away_since(n) > since)
    ]


async def enter_deputy(registry: TableRegistry, table: Table, seat: int, body: DeputyBody) -> None:
    await registry.append(table, table.entry(DEPUTY, seat, msgspec.json.encode(body)), table.status)
    await registry.pass_windows(table)
    with suppress(Refused):  # the seat has changed hands even if the chat note fails
        word = "returned" if not body.bot else "replaced" if body.agreed else "handed"
        await add_line(registry, table, seat, "note", word)


def check_goes_on(table: Table) -> None:
    if table.status != "playing":
        raise problems.not_playing(table.status if table.status == "over" else "waiting for players")
    if table.lesson is not None:
        raise Refused(409, "lesson", "table", "a bot cannot play a guided game")
    if table.row.daily is not None:
        raise Refused(409, "daily", "table", "a bot cannot play a person's battle of the day")


def check_bot(table: Table, bot: str, roster: Roster) -> None:
    try:
        roster.place(bot, table.spec.name)
    except UnknownBot as error:
        raise Refused(422, "unknown_bot", "bot", str(error)) from None


def check_gone(table: Table, voter: int, seat: int, present: Presence) -> None:
    """Check that the seat can be replaced: another person's, who is away and has kept the game waiting for long."""
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "unknown_seat", "seat", f"there is no seat {seat}")
    if seat == voter:
        raise Refused(409, "own_seat", "seat", "hand your own seat to a bot instead")
    if table.bot_of(seat):
        raise Refused(409, "is_bot", "seat", f"a bot is already playing seat {seat}")
    if seat in present.here:
        raise Refused(409, "is_here", "seat", f"the player of seat {seat} is at the table")
    gone = table.gone_at(seat, present)
    if not gone:
        raise Refused(409, "not_awaited", "seat", f"the game is not waiting for seat {seat}")
    if (left := gone - CLOCK.steady_ms()) > 0:
        raise Refused(409, "too_early", "seat", f"too early: a bot may take over seat {seat} in {left // 1000 + 1} s")
