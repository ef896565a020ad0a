"""Builds the public information about a table."""

from __future__ import annotations

import msgspec

from sandtable.server.clock import CLOCK
from sandtable.server.storage.rows import TableRow
from sandtable.server.tables.presence import NOBODY, Presence
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import Origin, SeatInfo, TableInfo


def info_of(table: Table, present: Presence = NOBODY, holds_a_seat: bool = False) -> TableInfo:
    """Return the public information. Holders of a seat also learn which table a what-if comes from."""
    sequel = table.sequel()
    return TableInfo(
        table.row.id,
        table.row.game,
        table.row.rules,
        table.row.title,
        table.status,
        table.row.players,
        table.options,
        tuple(seat_info(table, n, present) for n in range(len(table.seats))),
        table.head,
        table.row.created_ms,
        table.commitment,
        table.row.private,
        table.row.windows,
        table.asked(),
        msgspec.UNSET if sequel is None else tuple(sequel),
        origin_of(table.row, holds_a_seat),
        msgspec.UNSET if table.row.lesson is None else table.row.lesson,
        spectators=present.spectators,
        talked=table.talked,
        hints=table.row.hints,
        daily=msgspec.UNSET if table.row.daily is None else table.row.daily,
    )


def seat_info(table: Table, n: int, present: Presence) -> SeatInfo:
    seat, away, gone = table.seats[n], present.away_since(n), table.gone_at(n, present)
    info = SeatInfo(n, seat.row.holder, seat.name, seat.row.bot, seat.joined, n in present.here, seat.seal, seat.shared)
    if seat.row.bot or not seat.joined:
        return info
    return msgspec.structs.replace(
        info,
        away=CLOCK.date_of(present.left[n]) if away and n in present.left else 0,
        deputy=table.deputies.bots.get(n, ""),
        gone=CLOCK.date_of(gone) if gone else 0,
        agreed=table.deputies.agreed(n, away) if away else (),
        program=seat.program,
    )


def origin_of(row: TableRow, is_named: bool) -> Origin | msgspec.UnsetType:
    """Return the position a what-if was copied from; 0 if it is too old to have one stored."""
    if row.origin is None or row.lesson is not None:
        return msgspec.UNSET
    return Origin(row.origin_at or 0, (row.origin_table or "") if is_named else "")
