"""Single SQL statements about a table, run within the caller's transaction."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, exists, func, insert, select, update

from sandtable.server.storage.rows import (
    ENTRY_TYPES,
    Damaged,
    HintRow,
    KeyChange,
    LogEntry,
    SeatRow,
    check_bytes,
    check_row,
)
from sandtable.server.storage.schema import ENTRIES, HINTS, SEATS, STANDING, TABLES, TALK

Row = dict[str, object]

Inactive = Literal["waiting", "what-if", "left"]
"""Tables that have not started, private what-if tables, and games in progress."""

NEW_ENTRY: Final = insert(ENTRIES)


class KeyTaken(Exception):
    """Another write has used this key. Nothing was stored."""


def is_inactive(kind: Inactive, before_ms: int) -> tuple[ColumnElement[bool], ...]:
    """Return the conditions for a row of `tables` to be of a kind and without activity since a time."""
    c, e = TABLES.c, ENTRIES.c
    active = exists().where(e.table_id == c.id, e.at_ms >= before_ms)
    of_kind = {
        "waiting": (c.status == "waiting", c.origin.is_(None)),
        "what-if": (c.origin.is_not(None),),
        "left": (c.status == "playing", c.origin.is_(None)),
    }
    return (*of_kind[kind], c.created_ms < before_ms, ~active)


def last_line(connection: Connection, table: str) -> int:
    return int(connection.execute(select(func.max(TALK.c.number)).where(TALK.c.table_id == table)).scalar() or 0)


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    c = SEATS.c
    wanted = select(c.seat, c.holder, c.name, c.bot, c.key_hash, c.invite_hash)
    found = wanted.where(c.table_id == table).order_by(c.seat)
    return [check_row(SeatRow(*seat)) for seat in connection.execute(found)]


def hints_of(connection: Connection, table: str) -> tuple[HintRow, ...]:
    c = HINTS.c
    found = select(c.number, c.seat, c.seq, c.at_ms).where(c.table_id == table).order_by(c.number)
    return tuple([check_row(HintRow(*row)) for row in connection.execute(found)])


def entries_of(connection: Connection, table: str, after: int) -> list[LogEntry]:
    e = ENTRIES.c
    found = select(e.seq, e.kind, e.seat, e.body, e.digest, e.at_ms).where(e.table_id == table, e.seq > after)
    rows = connection.execute(found.order_by(e.seq)).all()
    for row in rows:
        if tuple(map(type, row)) != ENTRY_TYPES:
            raise Damaged(f"entry {row.seq!r} of the log is {tuple(row)!r}"[:200])
    return [LogEntry(*row) for row in rows]


def standing_of(connection: Connection, table: str) -> dict[int, bytes]:
    found = select(STANDING.c.seat, STANDING.c.body).where(STANDING.c.table_id == table)
    return {int(row.seat): check_bytes(row.body) for row in connection.execute(found)}


def insert_entry(connection: Connection, table: str, entry: LogEntry) -> None:
    connection.execute(NEW_ENTRY, entry_row(table, entry))


def entry_row(table: str, entry: LogEntry) -> Row:
    return {
        "table_id": table,
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": entry.body,
        "digest": entry.digest,
        "at_ms": entry.at_ms,
    }


def change_status(connection: Connection, table: str, status: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))


def change_key(connection: Connection, table: str, seat: int, change: KeyChange) -> None:
    """Give a seat another key. Raises `KeyTaken` if another process has changed it."""
    c = SEATS.c
    free = (c.table_id == table, c.seat == seat, c.key_hash.is_not_distinct_from(change.old))
    if connection.execute(update(SEATS).where(*free).values(key_hash=change.fresh)).rowcount != 1:
        raise KeyTaken(f"seat {seat} is taken")
