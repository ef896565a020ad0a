"""Opens rematches of finished games: one table for the same players, no matter who asks or how often.

The id of the new table is derived from the finished one, so there is only one, even if two players ask at once or the server
restarts in between. The invitations are derived from the new table's own secret, which nobody knows before its game is over.
So they need not be stored, and each page is sent those for its own seats over the live channel.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from msgspec import UNSET

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.match.seed import derive
from sandtable.server.actions.opening import new_table
from sandtable.server.edge import keys
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import SeatRow, TableRow
from sandtable.server.storage.statements import KeyTaken
from sandtable.server.tables.players import Seat
from sandtable.server.tables.requests import checked_options, game_of
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages import NewTable, NewTableAnswer, Rematch, SeatInvitation, SeatKey, SeatRequest
from sandtable.server.wire.problems import Refused

AGAIN = "again"


def table_after(row: TableRow) -> str:
    """Return the id of a table's rematch."""
    letters = derive(row.secret, AGAIN, (row.id,))
    return "".join(keys.ID_LETTERS[byte % len(keys.ID_LETTERS)] for byte in letters[:12])


def key_of(row: TableRow, seat: int) -> str:
    """Return the secret of an invitation to a seat of a rematch; for seat -1, the spectators' key."""
    return keys.derived_key(row.secret, AGAIN, row.id, str(seat))


def secrets_of(row: TableRow, seats: Iterable[int]) -> tuple[tuple[SeatKey, ...], tuple[SeatInvitation, ...]]:
    """Return the spectators' key of a rematch, and an invitation to each of these seats."""
    invitations = [SeatInvitation(seat, keys.invitation(key_of(row, seat))) for seat in seats]
    return (SeatKey(PUBLIC, key_of(row, PUBLIC)),), tuple(invitations)


def new_seat(row: TableRow, seat: int) -> int:
    """Return a player's seat at the rematch. `row` is the rematch's, which stores by how many seats everyone moved."""
    return seat if seat == PUBLIC else (seat + (row.origin_at or 0)) % row.players


def same_player_request(seat: Seat) -> SeatRequest:
    """Request the same bot, or the same person by invitation."""
    name = seat.name or UNSET
    return SeatRequest("bot", name, seat.row.bot) if seat.row.bot else SeatRequest("link", name)


async def request_rematch(registry: TableRegistry, message: NewTable, key: str) -> NewTableAnswer:
    """Open the rematch of a finished table. Only its players may ask for it."""
    async with registry.lock(message.again_of):
        table = await _finished_table(registry, message.again_of)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        if table.status != "over":
            raise Refused(403, "not_over", "again_of", "a rematch is possible only when the game is over")
        if table.row.origin is not None:
            raise Refused(409, "no_rematch", "again_of", "this is a what-if, not a game")
        if table.row.daily is not None:
            raise Refused(409, "no_rematch", "again_of", "a battle of the day is played once")
        if message.seats:
            raise Refused(422, "bad_seat", "seats", "a rematch has the same players; leave out the seats")
        row = await rematch_of(registry, table)
        if row is None:
            row = await _open_rematch(registry, table, message)
    registry.announce(message.again_of)
    info = await registry.info(row.id)
    return NewTableAnswer(info, *secrets_of(row, [new_seat(row, seat)]))


async def _finished_table(registry: TableRegistry, table_id: str) -> Table:
    try:
        return await registry.table(table_id)
    except Refused as refusal:
        raise Refused(refusal.status, refusal.problem.error, "again_of", refusal.problem.detail) from None


async def _open_rematch(registry: TableRegistry, table: Table, message: NewTable) -> TableRow:
    spec = game_of(table.row.game, "again_of")
    players = table.row.players
    options = await checked_options(registry.executors, spec, players, {**table.options, **message.options})
    shift = int(message.swap)
    seat_requests = tuple(same_player_request(table.seats[(n - shift) % players]) for n in range(players))
    title, hints = message.title or table.row.title, table.row.hints if message.hints is UNSET else message.hints
    row, seats, _ = new_table(
        registry.roster, spec, options, seat_requests, title, windows=table.row.windows, hints=hints
    )
    row = replace(row, id=table_after(table.row), origin_table=table.row.id, origin_at=shift)
    try:
        await registry.stored(registry.store.create(row, [with_key(row, seat) for seat in seats]))
    except KeyTaken:  # by another process on the same database
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
    """Return the row of a finished table's rematch, if there is one."""
    stored = await registry.run("store", registry.store.read, table_after(table.row))
    return None if stored is None else stored.row


def can_have_rematch(table: Table) -> bool:
    return table.status == "over" and table.row.origin is None and table.row.daily is None


def is_known(registry: TableRegistry, table: Table) -> bool:
    """Return whether it is known if there is a rematch, so that no lookup is needed."""
    return not can_have_rematch(table) or table.row.id in registry.rematches


async def look_up(registry: TableRegistry, table: Table) -> None:
    """Look up whether there is a rematch, once for all pages."""
    if not is_known(registry, table):
        registry.rematches[table.row.id] = await rematch_of(registry, table)


def offer(registry: TableRegistry, table: Table, seats: tuple[int, ...]) -> Rematch | None:
    """Return what a page with these seats is told about a rematch. Spectators may watch the rematch too."""
    row = registry.rematches.get(table.row.id) if can_have_rematch(table) else None
    if row is None:
        return None
    return Rematch(row.id, *secrets_of(row, [new_seat(row, seat) for seat in seats]))
