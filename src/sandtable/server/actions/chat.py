"""Handles chat at a table: predefined phrases and short texts, stored with the table but outside its log.

Everyone at the table can read it, including spectators; spectators cannot write. It is not part of the game or its record.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from sandtable.server.clock import CLOCK
from sandtable.server.endpoints import Key, OwnSeat, Router, TableId, number
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import ChatLine, Damaged
from sandtable.server.storage.statements import KeyTaken
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages_together import MAX_NUMBER, PHRASES, Chat, LineKind, Say, SayAnswer, TalkLine
from sandtable.server.wire.problems import Refused

TRIES: Final = 5
"""How often to retry with the next number if another process was faster."""


router = Router("Chat")


@router.post("/tables/{table}/talk", meter="talk", example={"phrase": "hello", "after": 0})
async def say(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Say) -> SayAnswer:
    """Send a phrase or a text to everyone at the table. Safe to repeat with the same `after`."""
    kind, line = line_in(body)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if not table.seats[seat].joined:
            raise Refused(409, "not_seated", "seat", "take a seat before you chat")
        place = await add_line(registry, table, seat, kind, line, None if body.after is msgspec.UNSET else body.after)
    registry.announce(table_id)
    return SayAnswer(place)


def line_in(message: Say) -> tuple[LineKind, str]:
    if (message.phrase is msgspec.UNSET) == (message.text is msgspec.UNSET):
        raise Refused(422, "invalid", "text", "send either a phrase or a text")
    if message.phrase is not msgspec.UNSET:
        return "phrase", message.phrase
    text = " ".join(str(message.text).split())
    if not text:
        raise Refused(422, "invalid", "text", "the message is empty")
    return "text", text


async def add_line(
    registry: TableRegistry, table: Table, seat: int, kind: LineKind, body: str, after: int | None = None
) -> int:
    """Store a line and return its number. A line already stored after `after` is not repeated. Requires the table's lock."""
    for _ in range(TRIES):
        # another process may have handled the same request meanwhile, so check before every attempt
        if after is not None and after < table.talked:
            for known in await lines_since(registry, table.row.id, after):
                if (known.seat, known.kind, known.body) == (seat, kind, body):
                    return known.number
        line = ChatLine(table.talked + 1, seat, kind, body, CLOCK.date_ms())
        try:
            await registry.stored(registry.store.talk(table.row.id, line))
        except KeyTaken:
            table.talked = await registry.run("store", registry.store.talked, table.row.id)
        else:
            table.talked = line.number
            return line.number
    raise problems.not_stored()


async def lines_since(registry: TableRegistry, table_id: str, since: int) -> list[ChatLine]:
    try:
        return await registry.run("store", registry.store.lines, table_id, since)
    except SQLAlchemyError:
        raise Refused(503, "unreadable", "database", "the chat cannot be read right now; try again") from None
    except Damaged as error:
        raise Refused(409, "damaged", "talk", f"the chat is damaged: {error}") from None


@router.get("/tables/{table}/talk", meter="questions")
async def talk(
    registry: TableRegistry,
    table_id: TableId,
    key: Key,
    since: Annotated[int, number("Only lines with a higher number.", 0, MAX_NUMBER)] = 0,
) -> Chat:
    """Get the table's chat, and the phrases that can be sent."""
    async with registry.lock(table_id):
        (await registry.table(table_id)).seat_of(key)
    found = [
        TalkLine(line.number, line.seat, line.kind, line.body, line.at_ms)
        for line in await lines_since(registry, table_id, since)
    ]
    return Chat(tuple(found), PHRASES)
