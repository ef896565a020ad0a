"""Serves the games' workshops: what to build with, and what is wrong with something built."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Annotated

import msgspec

from sandtable.core.authoring.workshop import BadDraft, CheckResult, Workshop, WorkshopInfo
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.server.endpoints import GAME, Encoded, Router
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.requests import checked_options
from sandtable.server.wire.messages_games import CheckRequest, RandomRequest
from sandtable.server.wire.problems import Refused

router = Router("Workshop")


WorkshopGame = Annotated[GameSpec[State], replace(GAME, example="warlords")]


def workshop_of(game: GameSpec[State]) -> Workshop:
    found = game.presentation.workshop
    if found is None:
        raise Refused(404, "no_workshop", "game", f"{game.name} has no workshop")
    return found


@router.get("/games/{game}/workshop")
async def workshop(registry: TableRegistry, game: WorkshopGame) -> Encoded[WorkshopInfo]:
    """Get what a game's workshop builds with: items with their costs and figures, and ready-made examples."""
    return Encoded(await registry.run("content", stock_of, workshop_of(game)))


@cache
def stock_of(workshop: Workshop) -> bytes:
    return msgspec.json.encode(workshop.stock())


async def settings_of(registry: TableRegistry, game: GameSpec[State], options: Options) -> Options:
    """Check the options that the rules for building depend on; refuse others."""
    settings = workshop_of(game).settings
    for name in options:
        if name not in settings:
            what = f"{name[:40]!r} is not one of {', '.join(settings)}"
            raise Refused(422, "bad_option", "options", what)
    return await checked_options(registry.executors, game, game.players[0], options)


@router.post("/games/{game}/workshop/check", meter="checks", example={"text": "1 Enmouth\n1 Lord Bane"})
async def check_built(registry: TableRegistry, game: WorkshopGame, body: CheckRequest) -> CheckResult:
    """Check something built, given as text or draft: returns both, every broken rule, measures and charts."""
    settings = await settings_of(registry, game, body.options)
    if (body.draft is msgspec.UNSET) == (body.text is msgspec.UNSET):
        raise Refused(422, "invalid", "body", "send either a text or a draft")
    return await registry.run("checks", check_result, workshop_of(game), body, settings)


def check_result(workshop: Workshop, message: CheckRequest, settings: Options) -> CheckResult:
    if message.draft is msgspec.UNSET:
        assert message.text is not msgspec.UNSET
        return workshop.check_text(message.text, settings)
    try:
        return workshop.check_draft(message.draft, settings)
    except BadDraft as error:
        raise Refused(422, "bad_draft", "draft", str(error)) from None


@router.post("/games/{game}/workshop/random", meter="checks", example={"seed": 1})
async def random_built(registry: TableRegistry, game: WorkshopGame, body: RandomRequest) -> CheckResult:
    """Get something legal at random, as a starting point. The same seed gives the same result."""
    settings = await settings_of(registry, game, body.options)
    try:
        text = await registry.run("checks", workshop_of(game).random, body.seed, settings, body.choice)
    except ValueError as error:
        raise Refused(422, "bad_option", "options", str(error)) from None
    return await registry.run("checks", workshop_of(game).check_text, text, settings)
