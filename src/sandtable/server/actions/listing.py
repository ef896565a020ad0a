"""Lists tables over HTTP: the open ones, or given ids."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Annotated, Final

import msgspec

from sandtable.core.registry import UnknownGame, find_game
from sandtable.server.endpoints import Param, Router
from sandtable.server.pictures.thumbnails import THUMBNAIL, Thumbnail, lands_in
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import Damaged
from sandtable.server.tables.archive import broken_info
from sandtable.server.tables.table import BROKEN
from sandtable.server.tables.table_info import info_of
from sandtable.server.wire import problems
from sandtable.server.wire.messages import Tables
from sandtable.server.wire.problems import Refused

MAX_ASKED: Final = 60
"""The most ids in one request."""
MAX_ID: Final = 64
OPEN: Final = ("waiting", "playing")
MAX_LISTED: Final = 100


router = Router("Tables")


def read_status(text: str) -> tuple[str, ...]:
    if text not in OPEN:
        raise ValueError(f"expected one of {', '.join(OPEN)}")
    return (text,)


def read_ids(text: str) -> list[str]:
    ids = list(dict.fromkeys(filter(None, text.split(","))))
    if len(ids) > MAX_ASKED or any(len(one) > MAX_ID for one in ids):
        raise ValueError(f"expected at most {MAX_ASKED} table ids, separated by commas")
    return ids


@router.get("/tables")
async def list_tables(
    registry: TableRegistry,
    statuses: Annotated[
        tuple[str, ...],
        Param(
            "Only open tables with this status.",
            {"type": "string", "enum": list(OPEN)},
            read_status,
            "playing",
            name="status",
        ),
    ] = OPEN,
    ids: Annotated[
        list[str] | None,
        Param(
            "Table ids, separated by commas; unknown ones are ignored.",
            {"type": "string", "maxLength": (MAX_ID + 1) * MAX_ASKED},
            read_ids,
        ),
    ] = None,
) -> Tables:
    """List the open tables, or those with given ids, with thumbnails."""
    found = await list_open_tables(registry, statuses) if ids is None else await thumbnails_of(registry, ids)
    return Tables(tuple([thumbnail.info for thumbnail in found]), lands_in(found))


async def list_open_tables(registry: TableRegistry, statuses: tuple[str, ...] = OPEN) -> list[Thumbnail]:
    """Return the open tables, newest first. Tables with open pages come first, so that empty ones cannot crowd them out."""
    first = tuple({*registry.pages.tables(), *registry.others.looked_at()})
    found = await registry.run("store", registry.store.listed, statuses, first, MAX_LISTED)
    return [thumbnail for thumbnail in await thumbnails_of(registry, found) if thumbnail.info.status != BROKEN]


async def thumbnails_of(registry: TableRegistry, table_ids: Iterable[str]) -> list[Thumbnail]:
    """Return the thumbnails of tables. Missing and unreadable tables are left out."""
    found = []
    for table_id in table_ids:
        with suppress(Refused):
            found.append(await thumbnail_at(registry, table_id))
    return found


async def thumbnail_at(registry: TableRegistry, table_id: str) -> Thumbnail:
    if not registry.is_in_memory(table_id) and (known := await stored_thumbnail(registry, table_id)) is not None:
        return known
    async with registry.lock(table_id):
        try:
            table = await registry.table(table_id)
        except Refused as refusal:
            if refusal.problem.error != problems.UNPLAYABLE:
                raise
            return Thumbnail("", broken_info(await registry.stored_table(table_id), refusal.problem), None)
        thumbnail = await registry.run("scenes", registry.thumbnails.of, table)
        info = msgspec.structs.replace(info_of(table, registry.pages.present(table_id)), face=thumbnail.info.face)
        return msgspec.structs.replace(thumbnail, info=info)


async def stored_thumbnail(registry: TableRegistry, table_id: str) -> Thumbnail | None:
    """Return the thumbnail of a table that is not in memory, unless it was made under other rules."""
    # with other servers running, only the database can tell whether the table has changed
    known = None if registry.others.exist else registry.thumbnails.known(table_id)
    # ignore a thumbnail that is damaged or of an unknown game; the table itself is loaded instead
    with suppress(msgspec.MsgspecError, Damaged, UnknownGame):
        if known is None and (body := await registry.run("store", registry.store.thumbnail, table_id)) is not None:
            known = THUMBNAIL.decode(body)
        if known is not None and known.rules != find_game(known.info.game).rules_version:
            known = None
    if known is None:
        return None
    registry.thumbnails.keep(known)
    return known
