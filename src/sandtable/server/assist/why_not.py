"""Answers "why not?": at a table about anything that can be pointed at, pressed or typed; in set-up about an option."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.pointing import meant_by_point
from sandtable.core.interaction.why_not import NoTarget, Reply, answered_itself, ask_about, kind_of, target_of
from sandtable.core.interaction.wording import prompt
from sandtable.core.space.points import POINT
from sandtable.rulebook import ledger
from sandtable.server.actions.seating import own_seat
from sandtable.server.edge.http import answer, decode_body, key_of, number
from sandtable.server.library.rules import clause_text, language_of
from sandtable.server.registry import registry_of
from sandtable.server.tables.requests import game_of, known_option, right_players
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages_games import OptionAsked
from sandtable.server.wire.messages_rules import ClauseText, WhyNot, WhyNotOption
from sandtable.server.wire.problems import Refused

MAX_GIVEN: Final = 8


async def why(request: Request) -> Response:
    """Return why something is not a legal answer, now or at an earlier position, from what the seat knows; or its meaning."""
    key = key_of(request)
    registry, table_id = registry_of(request), request.path_params["table"]
    raw = request.query_params.get("target", "")
    at = number(request, "at", -1, 0, 1_000_000)
    language = language_of(request)
    seat = await own_seat(registry, table_id, key)
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        state = table.playing().state if at < 0 else await registry.run("views", table.state_at, at)
        seen = seen_copy(state, seat)
    place = at if at >= 0 else table.last
    return answer(
        await registry.run("questions", why_target, table, seen, seat, place, raw, given_in(request), language)
    )


def why_target(table: Table, seen: State, seat: int, place: int, raw: str, chosen: list[str], language: str) -> WhyNot:
    spec = table.spec
    target = read(spec, seen, seat, raw, "target")
    given = tuple([read(spec, seen, seat, each, "given") for each in chosen])
    if target[0] == POINT:
        target, _ = meant_by_point(spec, table.options, seen, seat, target)
    reply = ask_about(spec, seen, seat, target, given)
    if target[0] == ASKED and not reply.offered():
        spared = table.log_text.spared(place, seat, kind_of(spec, target))
        reply = answered_itself(spec, spared) if spared else reply
    return why_not(spec, seen, seat, raw, reply, language)


def given_in(request: Request) -> list[str]:
    given = request.query_params.get("given", "").split()
    if len(given) > MAX_GIVEN:
        raise Refused(422, "invalid", "given", f"{len(given)} targets are too many; at most {MAX_GIVEN} are allowed")
    return given


def read(spec: GameSpec[State], seen: State, seat: int, text: str, where: str) -> Target:
    try:
        return target_of(spec, seen, seat, text)
    except NoTarget as error:
        raise Refused(404, "unknown_target", where, str(error)) from None
    except ValueError as error:
        raise Refused(422, "invalid", where, str(error)) from None


def why_not(spec: GameSpec[State], seen: State, seat: int, raw: str, reply: Reply, language: str) -> WhyNot:
    asked = None if reply.asked is None else prompt(spec, seen, reply.asked)
    clauses = clause_texts(reply.clauses, language)
    return WhyNot(seat, raw, asked, clauses, reply.targets, reply.sentence, reply.options, reply.count)


def clause_texts(ids: tuple[str, ...] | list[str], language: str) -> tuple[ClauseText, ...]:
    return tuple([clause_text(ledger.clause(id), language) for id in ids])


async def why_option(request: Request) -> Response:
    """Return why an option value cannot be chosen together with the others."""
    spec = game_of(request.path_params["game"], "game")
    message = await decode_body(request, OptionAsked)
    language = language_of(request)
    right_players(spec, message.players)
    option = known_option(spec, message.option)
    wrong = await registry_of(request).run(
        "checks", spec.why_not_option, message.players, message.options, message.option, message.value
    )
    if wrong is None:
        return answer(WhyNotOption(message.option, ()))
    ids = wrong.clauses() or ([option.clause] if option.clause else [])
    return answer(WhyNotOption(message.option, clause_texts(ids, language), wrong.said, str(wrong)))
