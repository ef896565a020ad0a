"""What people say to each other at a table: ready-made phrases and short texts, kept with the table beside its log.

Everybody at the table reads it, spectators too; who only watches does not speak. It is no part of the game or its record.
"""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.engine.decision import PUBLIC
from sandtable.server.clock import CLOCK
from sandtable.server.edge.http import answer, decoded, key_of, number
from sandtable.server.registry import TableRegistry, registry_of
from sandtable.server.storage.rows import ChatLine, Damaged
from sandtable.server.storage.statements import Taken
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages_together import MOST_NUMBER, PHRASES, LineKind, Said, Say, Talk, TalkLine
from sandtable.server.wire.problems import Refused

TRIES: Final = 5
"""How often a line is written under the next number, if another process was faster."""


async def say(request: Request) -> Response:
    key = key_of(request)
    wish = await decoded(request, Say)
    kind, body = said_in(wish)
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seat = table.seat_of(key)
        if seat == PUBLIC:
            raise problems.only_watching()
        if not table.seats[seat].joined:
            raise Refused(409, "not_seated", "seat", "sit down first: who speaks has a name")
        place = await put_down(registry, table, seat, kind, body, None if wish.after is msgspec.UNSET else wish.after)
    registry.announce(table_id)
    return answer(Said(place))


def said_in(wish: Say) -> tuple[LineKind, str]:
    if (wish.phrase is msgspec.UNSET) == (wish.text is msgspec.UNSET):
        raise Refused(422, "invalid", "text", "say a phrase or a text, one of both")
    if wish.phrase is not msgspec.UNSET:
        return "phrase", wish.phrase
    text = " ".join(str(wish.text).split())
    if not text:
        raise Refused(422, "invalid", "text", "there is nothing in it")
    return "text", text


async def put_down(
    registry: TableRegistry, table: Table, seat: int, kind: LineKind, body: str, after: int | None = None
) -> int:
    """Store a line and give its number; what was said since the line `after` is not said again. Hold the table's lock."""
    for _ in range(TRIES):
        # another process may have taken the same request meanwhile, so this is looked up before every try
        if after is not None and after < table.talked:
            for known in await heard(registry, table.row.id, after):
                if (known.seat, known.kind, known.body) == (seat, kind, body):
                    return known.number
        line = ChatLine(table.talked + 1, seat, kind, body, CLOCK.date_ms())
        try:
            await registry.stored(registry.store.talk(table.row.id, line))
        except Taken:
            table.talked = await registry.run("store", registry.store.talked, table.row.id)
        else:
            table.talked = line.number
            return line.number
    raise problems.not_stored()


async def heard(registry: TableRegistry, table_id: str, since: int) -> list[ChatLine]:
    try:
        return await registry.run("store", registry.store.lines, table_id, since)
    except SQLAlchemyError:
        raise Refused(503, "unreadable", "database", "what was said cannot be read now; try again") from None
    except Damaged as error:
        raise Refused(409, "damaged", "talk", f"what was said is damaged: {error}") from None


async def lines(request: Request) -> Response:
    """What was said after a number, for whoever may look at the table."""
    key = key_of(request)
    since = number(request, "since", 0, 0, MOST_NUMBER)
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        (await registry.table(table_id)).seat_of(key)
    told = [
        TalkLine(line.number, line.seat, line.kind, line.body, line.at_ms)
        for line in await heard(registry, table_id, since)
    ]
    return answer(Talk(tuple(told), PHRASES))
