"""Serves the games' workshops: what to build with, and what is wrong with something built."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.authoring.workshop import BadDraft, CheckResult, Workshop
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.server.edge.http import JSON, answer, decode_body
from sandtable.server.registry import TableRegistry, registry_of
from sandtable.server.tables.requests import checked_options, game_of
from sandtable.server.wire.messages_games import Built, RandomBuilt
from sandtable.server.wire.problems import Refused


def workshop_of(request: Request) -> tuple[GameSpec[State], Workshop]:
    spec = game_of(request.path_params["game"], "game")
    workshop = spec.presentation.workshop
    if workshop is None:
        raise Refused(404, "no_workshop", "game", f"{spec.name} has no workshop")
    return spec, workshop


async def stock(request: Request) -> Response:
    _, workshop = workshop_of(request)
    return Response(await registry_of(request).run("content", stock_of, workshop), media_type=JSON)


@cache
def stock_of(workshop: Workshop) -> bytes:
    return msgspec.json.encode(workshop.stock())


async def settings_of(registry: TableRegistry, spec: GameSpec[State], workshop: Workshop, options: Options) -> Options:
    """Check the options that the rules for building depend on; refuse others."""
    for name in options:
        if name not in workshop.settings:
            what = f"{name[:40]!r} is not one of {', '.join(workshop.settings)}"
            raise Refused(422, "bad_option", "options", what)
    return await checked_options(registry.executors, spec, spec.players[0], options)


async def check(request: Request) -> Response:
    """Return what was built as text and as draft, with every broken rule, measures and charts."""
    spec, workshop = workshop_of(request)
    registry, message = registry_of(request), await decode_body(request, Built)
    settings = await settings_of(registry, spec, workshop, message.options)
    if (message.draft is msgspec.UNSET) == (message.text is msgspec.UNSET):
        raise Refused(422, "invalid", "body", "send either a text or a draft")
    return answer(await registry.run("checks", check_result, workshop, message, settings))


def check_result(workshop: Workshop, message: Built, settings: Options) -> CheckResult:
    if message.draft is msgspec.UNSET:
        assert message.text is not msgspec.UNSET
        return workshop.check_text(message.text, settings)
    try:
        return workshop.check_draft(message.draft, settings)
    except BadDraft as error:
        raise Refused(422, "bad_draft", "draft", str(error)) from None


async def random(request: Request) -> Response:
    """Return something legal at random. The same seed gives the same result."""
    spec, workshop = workshop_of(request)
    registry, message = registry_of(request), await decode_body(request, RandomBuilt)
    settings = await settings_of(registry, spec, workshop, message.options)
    try:
        text = await registry.run("checks", workshop.random, message.seed, settings, message.choice)
    except ValueError as error:
        raise Refused(422, "bad_option", "options", str(error)) from None
    return answer(await registry.run("checks", workshop.check_text, text, settings))
