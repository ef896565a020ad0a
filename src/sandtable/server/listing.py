"""Lists of tables over HTTP: the open ones, and those somebody asks for by their ids."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sandtable.server.faces import lands_in
from sandtable.server.house import house_of
from sandtable.server.http import answer
from sandtable.server.messages import Tables
from sandtable.server.problems import Refused

MOST_ASKED: Final = 60
"""Tables that can be asked for at once."""
MOST_ID: Final = 64
OPEN: Final = ("waiting", "playing")


async def list_tables(request: Request) -> Response:
    """The open tables, with `status` those of one kind; with `ids` these tables, open or not, to whoever knows them."""
    house = house_of(request)
    ids, status = request.query_params.get("ids"), request.query_params.get("status", "")
    if status not in ("", *OPEN):
        raise Refused(422, "invalid", "status", f"one of {', '.join(OPEN)} is needed")
    if ids is None:
        found = await house.listed((status,) if status else OPEN)
    else:
        asked = list(dict.fromkeys(filter(None, ids.split(","))))
        if len(asked) > MOST_ASKED or any(len(one) > MOST_ID for one in asked):
            raise Refused(422, "invalid", "ids", f"at most {MOST_ASKED} ids of tables are needed, with commas between")
        found = await house.faces(asked)
    return answer(Tables(tuple([face.info for face in found]), lands_in(found)))
