"""Serves briefings: for a game being set up, and for a table, where chance has already settled some options."""

from __future__ import annotations

from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.scene.briefing import Briefing
from sandtable.server.endpoints import Game, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.requests import checked_options
from sandtable.server.wire.messages_games import Briefed, CheckOptions
from sandtable.server.wire.problems import Refused

router = Router("Games")


@router.post("/games/{game}/briefing", meter="checks", example={"players": 2})
async def briefing(registry: TableRegistry, game: Game, body: CheckOptions) -> Briefed:
    """Get the briefing for these options: story, forces, victory conditions, special rules, length.

    There is none while the options do not fit together.
    """
    try:
        options = await checked_options(registry.executors, game, body.players, body.options)
    except Refused as refusal:
        if refusal.problem.error != "bad_option":
            raise
        return Briefed(None)
    return Briefed(await registry.run("checks", briefing_of, game, options, body.players))


@router.get("/tables/{table}/briefing", meter="views")
async def table_briefing(registry: TableRegistry, table_id: TableId) -> Briefing:
    """Get the briefing of a table, including what was settled by chance."""
    async with registry.lock(table_id):
        match = (await registry.table(table_id)).playing()
        settled = match.spec.presentation.decided_options(match.state.seen_by(PUBLIC))
    options = {**match.options, **settled}
    return await registry.run("views", briefing_of, match.spec, options, match.players)


def briefing_of(spec: GameSpec[State], options: Options, players: int) -> Briefing:
    found = spec.presentation.briefing(options, players)
    if found is None:
        raise Refused(404, "no_briefing", "game", f"{spec.name} has no briefing")
    return found
