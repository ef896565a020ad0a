"""Answers "why not?": at a table about anything that can be pointed at, pressed or typed; in set-up about an option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from sandtable.core.engine.decision import Target
from sandtable.core.engine.kinds import ASKED
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.pointing import meant_by_point
from sandtable.core.interaction.why_not import NoTarget, Reply, answered_itself, ask_about, kind_of, target_of
from sandtable.core.interaction.wording import prompt
from sandtable.core.space.points import POINT
from sandtable.rulebook import ledger
from sandtable.rulebook.translations import ENGLISH
from sandtable.server.endpoints import (
    A_TARGET,
    TARGETS,
    Game,
    Language,
    OwnSeat,
    Position,
    Router,
    TableId,
    matching,
)
from sandtable.server.library.rules import clause_text
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.requests import known_option, right_players
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages_games import OptionAsked
from sandtable.server.wire.messages_rules import ClauseText, WhyNot, WhyNotOption
from sandtable.server.wire.problems import Refused

MAX_GIVEN: Final = 8


router = Router("Help")


def read_given(text: str) -> list[str]:
    given = text.split()
    if len(given) > MAX_GIVEN:
        raise ValueError(f"{len(given)} targets are too many; at most {MAX_GIVEN} are allowed")
    return given


@router.get("/tables/{table}/why", meter="questions")
async def why(
    registry: TableRegistry,
    table_id: TableId,
    seat: OwnSeat,
    target: Annotated[
        str,
        matching(
            "A thing (area:17, point:120,35), a button (word:pass), a number (count:5), a player (seat:2), "
            "or a question that is not asked (asked:KIND, asked: for any).",
            f"^{A_TARGET}$",
            example="area:17",
        ),
    ],
    given: Annotated[
        Sequence[str],
        matching("The parts of the answer already chosen, as targets separated by spaces.", TARGETS, read_given),
    ] = (),
    at: Position = -1,
    language: Language = ENGLISH,
) -> WhyNot:
    """Explain why something is not a legal answer, with clauses and a sentence, or what it would mean if it is."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        state = table.playing().state if at < 0 else await registry.run("views", table.state_at, at)
        seen = seen_copy(state, seat)
    place = at if at >= 0 else table.last
    return await registry.run("questions", why_target, table, seen, seat, place, target, given, language)


def why_target(
    table: Table, seen: State, seat: int, place: int, raw: str, chosen: Sequence[str], language: str
) -> WhyNot:
    spec = table.spec
    target = read(spec, seen, seat, raw, "target")
    given = tuple([read(spec, seen, seat, each, "given") for each in chosen])
    if target[0] == POINT:
        target, _ = meant_by_point(spec, table.options, seen, seat, target)
    reply = ask_about(spec, seen, seat, target, given)
    if target[0] == ASKED and not reply.offered():
        clause = table.log_text.auto_answered(place, seat, kind_of(spec, target))
        reply = answered_itself(spec, clause) if clause else reply
    return why_not(spec, seen, seat, raw, reply, language)


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


@router.post(
    "/games/{game}/why",
    meter="checks",
    example={"players": 6, "option": "map", "value": "sundered-vale"},
)
async def why_option(
    registry: TableRegistry, game: Game, body: OptionAsked, language: Language = ENGLISH
) -> WhyNotOption:
    """Explain why an option value cannot be chosen together with the others."""
    right_players(game, body.players)
    option = known_option(game, body.option)
    wrong = await registry.run("checks", game.why_not_option, body.players, body.options, body.option, body.value)
    if wrong is None:
        return WhyNotOption(body.option, ())
    ids = wrong.clauses() or ([option.clause] if option.clause else [])
    return WhyNotOption(body.option, clause_texts(ids, language), wrong.said, str(wrong))
