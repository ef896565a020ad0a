"""Playing a finished game again: one table for the same people, whoever of them presses first, and however often.

The number of the new table follows from the finished one, so that there is just one, also when two press at once or the server
was started anew in between. The invitations to its seats follow from its own secret, which nobody knows before its game is
over: so they need not be kept, and each page is told those to its own seats over the live channel.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from msgspec import UNSET

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.match.seed import derive
from sandtable.server.actions.opening import laid_table
from sandtable.server.edge import keys
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import SeatRow, TableRow
from sandtable.server.storage.statements import Taken
from sandtable.server.tables.players import Seat
from sandtable.server.tables.requests import checked_options, game_of
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages import NewTable, NewTableAnswer, Rematch, SeatInvitation, SeatKey, SeatRequest
from sandtable.server.wire.problems import Refused

AGAIN = "again"


def table_after(row: TableRow) -> str:
    """The number of the table at which this one is played again."""
    letters = derive(row.secret, AGAIN, (row.id,))
    return "".join(keys.ID_LETTERS[byte % len(keys.ID_LETTERS)] for byte in letters[:12])


def key_of(row: TableRow, seat: int) -> str:
    """What the invitation to a seat of a rematch is made of; of -1 it is the spectators' key."""
    return keys.derived_key(row.secret, AGAIN, row.id, str(seat))


def secrets_of(row: TableRow, seats: Iterable[int]) -> tuple[tuple[SeatKey, ...], tuple[SeatInvitation, ...]]:
    """What somebody gets for these seats of a rematch: the spectators' key, and an invitation to each seat."""
    invitations = [SeatInvitation(seat, keys.invitation(key_of(row, seat))) for seat in seats]
    return (SeatKey(PUBLIC, key_of(row, PUBLIC)),), tuple(invitations)


def new_seat(row: TableRow, seat: int) -> int:
    """Where at the rematch sits who sat here; the row is the rematch's, which keeps by how much everybody moved on."""
    return seat if seat == PUBLIC else (seat + (row.origin_at or 0)) % row.players


def invited(seat: Seat) -> SeatRequest:
    """The same bot, or the same person by an invitation."""
    name = seat.name or UNSET
    return SeatRequest("bot", name, seat.row.bot) if seat.row.bot else SeatRequest("link", name)


async def open_again(registry: TableRegistry, wish: NewTable, key: str) -> NewTableAnswer:
    """The table at which a finished one is played again; only who sat there can ask for it."""
    async with registry.lock(wish.again_of):
        table = await _finished(registry, wish.again_of)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        if table.status != "over":
            raise Refused(403, "not_over", "again_of", "a game is played again when it is over")
        if table.row.origin is not None:
            raise Refused(409, "no_rematch", "again_of", "this is a position that was tried out, not a game")
        if wish.seats:
            raise Refused(422, "bad_seat", "seats", "a rematch is for those who sat at the table")
        row = await rematch_of(registry, table)
        if row is None:
            row = await _lay(registry, table, wish)
    registry.announce(wish.again_of)
    info = await registry.info(row.id)
    return NewTableAnswer(info, *secrets_of(row, [new_seat(row, seat)]))


async def _finished(registry: TableRegistry, table_id: str) -> Table:
    try:
        return await registry.table(table_id)
    except Refused as refusal:
        raise Refused(refusal.status, refusal.problem.error, "again_of", refusal.problem.detail) from None


async def _lay(registry: TableRegistry, table: Table, wish: NewTable) -> TableRow:
    spec = game_of(table.row.game, "again_of")
    players = table.row.players
    options = await checked_options(registry.executors, spec, players, {**table.options, **wish.options})
    shift = int(wish.swap)
    wishes = tuple(invited(table.seats[(n - shift) % players]) for n in range(players))
    title, hints = wish.title or table.row.title, table.row.hints if wish.hints is UNSET else wish.hints
    row, seats, _ = laid_table(spec, options, wishes, title, windows=table.row.windows, hints=hints)
    row = replace(row, id=table_after(table.row), origin_table=table.row.id, origin_at=shift)
    try:
        await registry.stored(registry.store.create(row, [with_key(row, seat) for seat in seats]))
    except Taken:  # by another process on the same database
        found = await rematch_of(registry, table)
        if found is None:
            raise
        return found
    if table.row.id in registry.rematches:
        registry.rematches[table.row.id] = row
    return row


def with_key(row: TableRow, seat: SeatRow) -> SeatRow:
    made = keys.hash_key(key_of(row, seat.seat))
    if seat.seat == PUBLIC:
        return replace(seat, key_hash=made)
    return seat if seat.bot else replace(seat, invite_hash=made)


async def rematch_of(registry: TableRegistry, table: Table) -> TableRow | None:
    """The row of the rematch of a finished table, if there is one."""
    stored = await registry.run("store", registry.store.read, table_after(table.row))
    return None if stored is None else stored.row


def can_have_rematch(table: Table) -> bool:
    return table.status == "over" and table.row.origin is None


def is_known(registry: TableRegistry, table: Table) -> bool:
    """Need nobody look up whether there is a rematch?"""
    return not can_have_rematch(table) or table.row.id in registry.rematches


async def look_up(registry: TableRegistry, table: Table) -> None:
    """See whether there is a rematch, once for all pages."""
    if not is_known(registry, table):
        registry.rematches[table.row.id] = await rematch_of(registry, table)


def offer(registry: TableRegistry, table: Table, seats: tuple[int, ...]) -> Rematch | None:
    """What a page with these seats of a finished table is told of its rematch; who only watches may watch that, too."""
    row = registry.rematches.get(table.row.id) if can_have_rematch(table) else None
    if row is None:
        return None
    return Rematch(row.id, *secrets_of(row, [new_seat(row, seat) for seat in seats]))
