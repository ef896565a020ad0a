"""Serves tables: opens them, shows them to a seat, and returns what is left of a finished game."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.match.sequel import sequel_text
from sandtable.core.scene.static import Static
from sandtable.core.scene.statistics import Course
from sandtable.server.actions import opening, rematch
from sandtable.server.edge.http import checked_key
from sandtable.server.endpoints import (
    Download,
    Encoded,
    Key,
    OptionalKey,
    Position,
    Router,
    TableId,
    flag,
    number,
)
from sandtable.server.live.updates import update_of
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.presence import Presence
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import NewTable, NewTableAnswer, TableInfo, Update
from sandtable.server.wire.problems import Refused

router = Router("Tables")


@router.post(
    "/tables",
    status=201,
    meter="tables",
    problems=(401, 403, 404, 409),
    example={"game": "bloodstones", "options": {"max_rounds": 12}},
)
async def open_table(registry: TableRegistry, key: OptionalKey, body: NewTable) -> NewTableAnswer:
    """Open a table; an empty object opens a game against the best bot. A sequel or rematch requires a key of the old game."""
    if body.again_of:
        return await rematch.request_rematch(registry, body, checked_key(key))
    if body.sequel_of:
        return await opening.open_sequel(registry, body, checked_key(key))
    return await opening.open_table(registry, body)


@router.get("/tables/{table}")
async def table_info(registry: TableRegistry, table_id: TableId) -> TableInfo:
    """Get the public information about a table."""
    return await registry.info(table_id)


@router.get("/tables/{table}/static", meter="views")
async def static(registry: TableRegistry, table_id: TableId) -> Encoded[Static]:
    """Get the part of the scene that never changes."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        return Encoded(await registry.run("views", table.static))


@router.get("/tables/{table}/view", meter="views")
async def view(
    registry: TableRegistry,
    table_id: TableId,
    key: Key,
    since: Annotated[
        int, number("The last log number the client knows; only later steps are sent.", -1, 1_000_000)
    ] = -1,
    at: Position = -1,
    seat: Annotated[
        int | None, number("Another seat's view, once the game is over; -1 for the spectators'.", PUBLIC, 15)
    ] = None,
    everything: Annotated[bool, flag("Reveal everything, once the game is over.", name="all")] = False,
) -> Encoded[Update]:
    """Get the table as the caller's seat sees it, now or at position `at`; with `all`, everything in a finished game."""
    async with registry.lock(table_id):
        table = await registry.table(table_id, since)
        own = table.seat_of(key)
        viewer = own if seat is None else seat
        if viewer >= len(table.seats):
            raise Refused(422, "invalid", "seat", f"expected a whole number from {PUBLIC} to {len(table.seats) - 1}")
        if viewer not in (own, PUBLIC) and table.status != "over":
            raise Refused(403, "foreign_seat", "seat", f"the view of seat {viewer} is shown only when the game is over")
        held, present = () if own == PUBLIC else (own,), registry.pages.present(table_id)
        return Encoded(await registry.run("views", viewed, table, present, viewer, held, since, at, everything))


def viewed(
    table: Table, present: Presence, seat: int, held: tuple[int, ...], since: int, at: int, everything: bool
) -> bytes:
    """Build the response for `view`. It takes longer for longer games, so it runs in a thread, under the table's lock."""
    update = update_of(table, present, seat, held, min(since, table.head))
    if table.has_begun and (at >= 0 or everything):
        place = table.last if at < 0 else at
        scene = table.scene_at(place, seat, everything)
        keep, steps = table.log_text.since(seat, since, place)
        update = msgspec.structs.replace(update, at=place, scene=scene, keep=keep, steps=steps)
    return msgspec.json.encode(update)


@router.get("/tables/{table}/sequel")
async def sequel(registry: TableRegistry, table_id: TableId, key: Key) -> Download:
    """Get what a finished campaign game passes on, as a document."""
    spec, options, _ = await opening.sequel(registry, table_id, key)
    return Download(sequel_text(spec, options), f"{spec.name}-campaign-{table_id}.json")


@router.get("/tables/{table}/course", meter="questions")
async def course(registry: TableRegistry, table_id: TableId, key: Key) -> Course:
    """Get the course of a finished game: scores, turning points, statistics."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        table.seat_of(key)
        return await registry.run("views", table.course)


@router.get("/tables/{table}/record", meter="views", media="application/x-ndjson")
async def record(registry: TableRegistry, table_id: TableId, key: Key) -> Download:
    """Get the record of a finished game."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        table.seat_of(key)
        if table.status != "over":
            raise Refused(
                403, "not_over", "table", "the record reveals everything, so it is available only when the game is over"
            )
        if table.row.origin is not None:
            raise Refused(409, "no_record", "table", "a what-if has no record")
        text = await registry.run("views", table.record_text)
    return Download(text, f"{table.row.game}-{table_id}.jsonl")
