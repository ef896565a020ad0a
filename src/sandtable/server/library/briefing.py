"""Serves briefings: for a game being set up, and for a table, where chance has already settled some options."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.briefing import Briefing
from sandtable.server.edge.http import answer, decode_body
from sandtable.server.executors import executors_of
from sandtable.server.registry import registry_of
from sandtable.server.tables.requests import checked_options, game_of
from sandtable.server.wire.messages_games import Briefed, CheckOptions
from sandtable.server.wire.problems import Refused


async def of_options(request: Request) -> Response:
    """Return the briefing for options being chosen. There is none while they do not fit together; the form says why."""
    spec = game_of(request.path_params["game"], "game")
    message = await decode_body(request, CheckOptions)
    try:
        options = await checked_options(executors_of(request), spec, message.players, message.options)
    except Refused as refusal:
        if refusal.problem.error != "bad_option":
            raise
        return answer(Briefed(None))
    return answer(Briefed(await registry_of(request).run("checks", briefing_of, spec, options, message.players)))


async def of_table(request: Request) -> Response:
    """Return the briefing of a table, from public information."""
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        match = (await registry.table(table_id)).playing()
        settled = match.spec.presentation.decided_options(match.state.seen_by(PUBLIC))
    options = {**match.options, **settled}
    return answer(await registry.run("views", briefing_of, match.spec, options, match.players))


def briefing_of(spec: GameSpec[State], options: Options, players: int) -> Briefing:
    found = spec.presentation.briefing(options, players)
    if found is None:
        raise Refused(404, "no_briefing", "game", f"{spec.name} has no briefing")
    return found
