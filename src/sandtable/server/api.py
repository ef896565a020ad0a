"""Implements the API: one function for each request. `routes` lists them with their types."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sandtable import __version__
from sandtable.bots import Roster, bot_names
from sandtable.core.engine.codec import BadSave
from sandtable.core.engine.decision import PUBLIC, NotAsked, Target
from sandtable.core.engine.options import BadOption, Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction import gestures
from sandtable.core.match.sequel import read_sequel, sequel_text
from sandtable.core.registry import game_names
from sandtable.core.scene.plane import Plan
from sandtable.core.space.points import read_point
from sandtable.core.text.visible import collapse_spaces
from sandtable.language.translator import LANGUAGES, catalogues, package_of
from sandtable.server.actions import entries, opening, rematch, seating
from sandtable.server.actions.seating import own_seat, seat_request
from sandtable.server.assist.gestures import read_targets
from sandtable.server.edge.http import JSON, answer, decode_body, flag, key_of, number
from sandtable.server.executors import executors_of
from sandtable.server.live.updates import update_of
from sandtable.server.pictures import tiles
from sandtable.server.registry import registry_of
from sandtable.server.storage.database import cause_of
from sandtable.server.storage.store import CommitUnknown
from sandtable.server.tables.players import JoinBody
from sandtable.server.tables.presence import Presence
from sandtable.server.tables.requests import checked_options, game_of
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages import (
    Done,
    Enter,
    Health,
    Join,
    NewTable,
    Pick,
    Share,
    StandingAnswers,
    Undo,
    WhatIf,
)
from sandtable.server.wire.messages_games import Campaign, CheckedOptions, CheckOptions, GameInfo, Games, OptionInfo
from sandtable.server.wire.messages_rules import PointPreview
from sandtable.server.wire.problems import Refused

PROBE_SECONDS = 5
COMMON = "common"
"""The name for the words that belong to no particular game."""


def optional(text: str | msgspec.UnsetType) -> str:
    return "" if text is msgspec.UNSET else text


# -- games, rules, words ---------------------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    registry = registry_of(request)
    try:
        tables = await registry.tables_stored()
        async with asyncio.timeout(PROBE_SECONDS):  # other requests may wait for the same probe
            await asyncio.shield(asyncio.wrap_future(registry.store.probe()))
    except TimeoutError:
        detail = f"nothing was stored within {PROBE_SECONDS} s"
        raise Refused(503, "unwritable", "database", detail) from None
    except (SQLAlchemyError, OSError, CommitUnknown) as error:
        raise Refused(503, "unwritable", "database", f"cannot save: {cause_of(error)}") from None
    return answer(Health("ok", __version__, tables, registry.pages.count()))


async def games(request: Request) -> Response:
    registry = registry_of(request)
    return answer(await registry.run("content", all_games, registry.roster))


def all_games(roster: Roster) -> Games:
    return Games(tuple(game_info(spec, bots_of(spec, roster)) for spec in playable_games()))


def playable_games() -> list[GameSpec[State]]:
    """Return the games that are complete enough to be played at a table."""
    found = []
    for name in game_names():
        try:
            spec = game_of(name, "game")
        except Refused:
            continue
        if spec.playable and spec.presentation.has_scene():
            found.append(spec)
    return found


def bots_of(spec: GameSpec[State], roster: Roster) -> tuple[str, ...]:
    """Return a game's bots: the shipped ones, best first, then those added by the operator."""
    shipped = bot_names(spec.name)
    return (*reversed(shipped), *[name for name in roster.names(spec.name) if name not in shipped])


@cache
def game_info(spec: GameSpec[State], bots: tuple[str, ...]) -> GameInfo:
    said = tiles.setup(spec.name)
    tiled = {tile.option for tile in said.tiles}
    options = tuple(
        OptionInfo(o.name, o.default, o.choices, o.low, o.high, o.clause, o.name in said.rare, o.name in tiled)
        for o in spec.option_defs
    )
    least = spec.players[0]
    static = spec.presentation.static_scene(spec.check_options(least, {}), least)
    campaigns = type(spec).sequel_options is not GameSpec.sequel_options
    about = (spec.name, spec.rules_version, spec.players, options, bots, LANGUAGES, spec.finished, static.surface.kind)
    workshop = spec.presentation.workshop
    built = () if workshop is None else workshop.options
    length, each = tiles.minutes_of(spec.name), tiles.each_of(spec, static)
    return GameInfo(*about, campaigns, spec.own_content, built, length, each)


async def check_options(request: Request) -> Response:
    spec = game_of(request.path_params["game"], "game")
    message = await decode_body(request, CheckOptions)
    return answer(CheckedOptions(await checked_options(executors_of(request), spec, message.players, message.options)))


async def campaign(request: Request) -> Response:
    """Return the options that a campaign document stands for; refuse a damaged one with what is wrong and where."""
    spec = game_of(request.path_params["game"], "game")
    message = await decode_body(request, Campaign)
    try:
        return answer(CheckedOptions(await registry_of(request).run("checks", options_in, spec, message.document)))
    except (BadSave, BadOption) as error:
        raise Refused(422, "bad_document", "document", str(error)) from None


def options_in(spec: GameSpec[State], text: str) -> Options:
    game, document = read_sequel(text)
    if game != spec.name:
        raise BadOption(f"game: a campaign of {game[:40]!r}, not of {spec.name}")
    return spec.sequel_options(document)


async def words(request: Request) -> Response:
    """Return a game's catalogue, preceded by the common words, as Fluent text."""
    game, language = request.path_params["game"], request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused(404, "unknown_language", "language", f"there are {', '.join(LANGUAGES)}, not {language[:20]!r}")
    package = "" if game == COMMON else package_of(game_of(game, "game"))
    return PlainTextResponse(await registry_of(request).run("content", catalogue, package, language))


def catalogue(package: str, language: str) -> str:
    return "\n".join([path.read_text("utf-8") for path in catalogues(package, language)])


# -- tables ----------------------------------------------------------------------------------------------------------------


async def open_table(request: Request) -> Response:
    message = await decode_body(request, NewTable)
    registry = registry_of(request)
    if message.again_of:
        return answer(await rematch.request_rematch(registry, message, key_of(request)), 201)
    if message.sequel_of:
        return answer(await opening.open_sequel(registry, message, key_of(request)), 201)
    return answer(await opening.open_table(registry, message), 201)


async def table_info(request: Request) -> Response:
    return answer(await registry_of(request).info(request.path_params["table"]))


async def static(request: Request) -> Response:
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        raw = await registry.run("views", table.static)
    return Response(raw, media_type="application/json")


async def join(request: Request) -> Response:
    key = key_of(request)
    message = await decode_body(request, Join)
    table = request.path_params["table"]
    body = join_body(message)
    return answer(await seating.join(registry_of(request), table, key, body, optional(message.key)))


def join_body(message: Join) -> JoinBody:
    if message.contribution and message.seal is not msgspec.UNSET:
        raise Refused(422, "invalid", "seal", "give a contribution openly or sealed, not both")
    return JoinBody(collapse_spaces(optional(message.name)), message.contribution, optional(message.seal))


async def share(request: Request) -> Response:
    key = key_of(request)
    message = await decode_body(request, Share)
    return answer(await seating.share(registry_of(request), request.path_params["table"], key, message.contribution))


async def claim(request: Request) -> Response:
    message = await decode_body(request, Join)
    table, seat = request.path_params["table"], request.path_params["seat"]
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 3):
        raise Refused(404, "unknown_seat", "seat", f"there is no seat {seat[:20]!r}")
    body = join_body(message)
    return answer(await seating.claim(registry_of(request), table, int(seat), body, optional(message.key)))


async def view(request: Request) -> Response:
    """Return the table as a seat sees it, now or at an earlier position."""
    key = key_of(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    since = number(request, "since", -1, -1, 1_000_000)
    at = number(request, "at", -1, 0, 1_000_000)
    everything = flag(request, "all")
    async with registry.lock(table_id):
        table = await registry.table(table_id, since)
        own = table.seat_of(key)
        seat = number(request, "seat", own, PUBLIC, len(table.seats) - 1)
        if seat not in (own, PUBLIC) and table.status != "over":
            raise Refused(403, "foreign_seat", "seat", f"what seat {seat} sees is shown only when the game is over")
        held, present = () if own == PUBLIC else (own,), registry.pages.present(table_id)
        raw = await registry.run("views", viewed, table, present, seat, held, since, at, everything)
    return Response(raw, media_type=JSON)


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


async def pick(request: Request) -> Response:
    message, registry, table_id, seat = await seat_request(request, Pick)
    return answer(Done(await registry.pick(table_id, seat, message.seq, message.pick)))


async def undo(request: Request) -> Response:
    message, registry, table_id, seat = await seat_request(request, Undo)
    return answer(Done(await registry.undo(table_id, seat, message.seq, message.picks)))


async def enter(request: Request) -> Response:
    message, registry, table_id, seat = await seat_request(request, Enter)
    return answer(Done(await entries.enter(registry, table_id, seat, message.seq, message.entry, message.picks)))


async def standing(request: Request) -> Response:
    message, registry, table_id, seat = await seat_request(request, StandingAnswers)
    return answer(await registry.set_standing(table_id, seat, message))


async def plan(request: Request) -> Response:
    """Return what a point of the plane would mean as an answer, from what the seat knows. Nothing changes."""
    key = key_of(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    raw = request.query_params.get("at", "")
    try:
        spot = read_point(raw.replace(",", " ", 1))
    except ValueError as error:
        raise Refused(422, "invalid", "at", str(error)) from None
    seat = await own_seat(registry, table_id, key)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seen = seen_copy(table.playing().state, seat)
    source = read_targets(tuple(request.query_params.get("source", "").split()), "source")
    return answer(PointPreview(await registry.run("questions", foreseen, table.spec, seen, seat, spot, source)))


def foreseen(spec: GameSpec[State], seen: State, seat: int, spot: int, source: tuple[Target, ...]) -> Plan | None:
    if source:
        seen = gestures.seen_when_placing(spec, seen, seat, source)
    try:
        asked = seen.asked(seat)
    except NotAsked:
        return None
    return None if asked.region is None else spec.presentation.plan(seen, seat, spot)


async def what_if(request: Request) -> Response:
    key = key_of(request)
    message = await decode_body(request, WhatIf)
    return answer(await opening.what_if(registry_of(request), request.path_params["table"], key, message), 201)


async def sequel(request: Request) -> Response:
    """Return what a finished game passes on, as a document to continue from."""
    key, table_id = key_of(request), request.path_params["table"]
    spec, options, _ = await opening.sequel(registry_of(request), table_id, key)
    headers = {"content-disposition": f'attachment; filename="{spec.name}-campaign-{table_id}.json"'}
    return Response(sequel_text(spec, options), headers=headers, media_type="application/json")


async def course(request: Request) -> Response:
    """Return the course of a finished game to anyone who may see it. It was recorded while the game was played."""
    key = key_of(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        table.seat_of(key)
        return answer(await registry.run("views", table.course))


async def record(request: Request) -> Response:
    """Return the record of a finished game, to be kept, replayed and verified."""
    key = key_of(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        table.seat_of(key)
        if table.status != "over":
            raise Refused(
                403, "not_over", "table", "the record reveals everything, so it is available only when the game is over"
            )
        if table.row.origin is not None:
            raise Refused(409, "no_record", "table", "a private try-out has no record")
        text = await registry.run("views", table.record_text)
    name = f"{table.row.game}-{table_id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/x-ndjson")
