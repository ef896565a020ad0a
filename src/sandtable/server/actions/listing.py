"""Lists of tables over HTTP: the open ones, and those somebody asks for by their ids."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.registry import UnknownGame, find_game
from sandtable.server.edge.http import answer
from sandtable.server.pictures.thumbnails import FACED, Faced, lands_in
from sandtable.server.registry import House, house_of
from sandtable.server.storage.rows import Damaged
from sandtable.server.tables.archive import broken_info
from sandtable.server.tables.table import BROKEN
from sandtable.server.wire import problems
from sandtable.server.wire.messages import Tables
from sandtable.server.wire.problems import Refused

MOST_ASKED: Final = 60
"""Tables that can be asked for at once."""
MOST_ID: Final = 64
OPEN: Final = ("waiting", "playing")
MOST_LISTED: Final = 100


async def list_tables(request: Request) -> Response:
    """The open tables, with `status` those of one kind; with `ids` these tables, open or not, to whoever knows them."""
    house = house_of(request)
    ids, status = request.query_params.get("ids"), request.query_params.get("status")
    if status not in (None, *OPEN):
        raise Refused(422, "invalid", "status", f"one of {', '.join(OPEN)} is needed")
    if ids is None:
        found = await listed(house, OPEN if status is None else (status,))
    else:
        asked = list(dict.fromkeys(filter(None, ids.split(","))))
        if len(asked) > MOST_ASKED or any(len(one) > MOST_ID for one in asked):
            raise Refused(422, "invalid", "ids", f"at most {MOST_ASKED} ids of tables are needed, with commas between")
        found = await faces(house, asked)
    return answer(Tables(tuple([face.info for face in found]), lands_in(found)))


async def listed(house: House, statuses: tuple[str, ...] = OPEN) -> list[Faced]:
    """The open tables, those first at which somebody is: empty ones hide nobody. Among them the newest first."""
    first = tuple({*house.company.tables(), *house.others.looked_at()})
    found = await house.run("store", house.store.listed, statuses, first, MOST_LISTED)
    return [face for face in await faces(house, found) if face.info.status != BROKEN]


async def faces(house: House, table_ids: Iterable[str]) -> list[Faced]:
    """Tables as they are listed; what is not there or cannot even be read is left out."""
    found = []
    for table_id in table_ids:
        with suppress(Refused):
            found.append(await face_of(house, table_id))
    return found


async def face_of(house: House, table_id: str) -> Faced:
    if not house.is_in_memory(table_id) and (known := await stored_face(house, table_id)) is not None:
        return known
    async with house.lock(table_id):
        try:
            table = await house.table(table_id)
        except Refused as refusal:
            if refusal.problem.error != problems.UNPLAYABLE:
                raise
            return Faced("", broken_info(await house.stored_table(table_id), refusal.problem), None)
        face = await house.run("scenes", house.faces.of, table)
        info = msgspec.structs.replace(table.info(house.company.present(table_id)), face=face.info.face)
        return msgspec.structs.replace(face, info=info)


async def stored_face(house: House, table_id: str) -> Faced | None:
    """The face of a table that is not in memory, unless it was made with other rules."""
    # where there are other servers, only what is stored says whether one of them has gone on with it
    known = None if house.others.are_there else house.faces.known(table_id)
    # what is damaged, or of a game that is gone, is as good as nothing: the table itself is looked at
    with suppress(msgspec.MsgspecError, Damaged, UnknownGame):
        if known is None and (body := await house.run("store", house.store.face, table_id)) is not None:
            known = FACED.decode(body)
        if known is not None and known.rules != find_game(known.info.game).rules_version:
            known = None
    if known is None:
        return None
    house.faces.keep(known)
    return known
