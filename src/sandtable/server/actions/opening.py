"""Opens tables: from a request, as the sequel of a finished game, or as a private copy of a position."""

from __future__ import annotations

import msgspec

from sandtable.bots import Roster, policy_of
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.options import Options
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.text.visible import collapse_spaces
from sandtable.learning.lessons import Lesson, beginning
from sandtable.server.clock import CLOCK
from sandtable.server.edge import keys
from sandtable.server.endpoints import Key, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import SeatRow, TableRow
from sandtable.server.tables.requests import NewSecrets, checked_options, default_seats, game_of, same_seat, seat_row
from sandtable.server.tables.windows import default_windows
from sandtable.server.wire import problems
from sandtable.server.wire.messages import NewTable, NewTableAnswer, SeatRequest, WhatIf, Windows
from sandtable.server.wire.problems import Refused

router = Router("Tables")


async def open_table(registry: TableRegistry, message: NewTable) -> NewTableAnswer:
    spec = game_of(message.game, "game")
    seat_requests = message.seats or default_seats(spec)
    options = await checked_options(registry.executors, spec, len(seat_requests), message.options)
    return await _open(
        registry, spec, options, seat_requests, message.title, windows=message.windows, hints=message.hints
    )


async def open_sequel(registry: TableRegistry, message: NewTable, key: str) -> NewTableAnswer:
    """Open a table that continues from a finished one. What is passed on is read from the finished table's log."""
    try:
        spec, taken_over, seats = await sequel(registry, message.sequel_of, key)
    except Refused as refusal:
        problem = refusal.problem
        where = "sequel_of" if problem.where == "table" else problem.where
        raise Refused(refusal.status, problem.error, where, problem.detail) from None
    if message.game != spec.name:
        raise Refused(422, "bad_option", "game", f"table {message.sequel_of} plays {spec.name}")
    seat_requests = message.seats or seats
    options = await checked_options(registry.executors, spec, len(seat_requests), {**message.options, **taken_over})
    return await _open(
        registry, spec, options, seat_requests, message.title, windows=message.windows, hints=message.hints
    )


async def sequel(
    registry: TableRegistry, table_id: str, key: str
) -> tuple[GameSpec[State], Options, tuple[SeatRequest, ...]]:
    """Return what a finished table passes on, and its players. Only its players may ask."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.seat_of(key) == PUBLIC:
            raise problems.only_watching()
        if table.status != "over":
            raise Refused(403, "not_over", "table", "only a finished game has a sequel")
        options = table.sequel()
        if options is None:
            raise Refused(409, "no_sequel", "table", "this game is not part of a campaign")
        return table.spec, options, tuple(same_seat(seat) for seat in table.seats)


async def _open(
    registry: TableRegistry,
    spec: GameSpec[State],
    options: Options,
    seat_requests: tuple[SeatRequest, ...],
    title: str = "",
    origin: tuple[bytes, str, int] | None = None,
    windows: Windows | msgspec.UnsetType = msgspec.UNSET,
    lesson: str | None = None,
    hints: bool | msgspec.UnsetType = msgspec.UNSET,
) -> NewTableAnswer:
    row, rows, given = new_table(registry.roster, spec, options, seat_requests, title, origin, windows, lesson, hints)
    await registry.stored(registry.store.create(row, rows))
    info = await registry.info(row.id)
    if info.status == "playing":  # only bots
        registry.drive(row.id)
    return given.answer(info)


def new_table(
    roster: Roster,
    spec: GameSpec[State],
    options: Options,
    seat_requests: tuple[SeatRequest, ...],
    title: str = "",
    origin: tuple[bytes, str, int] | None = None,
    windows: Windows | msgspec.UnsetType = msgspec.UNSET,
    lesson: str | None = None,
    hints: bool | msgspec.UnsetType = msgspec.UNSET,
) -> tuple[TableRow, list[SeatRow], NewSecrets]:
    """Return the row of a new table, the rows of its seats, and the secrets to send out."""
    given = NewSecrets()
    rows = [seat_row(spec, n, message, given, roster) for n, message in enumerate(seat_requests)]
    rows.append(seat_row(spec, PUBLIC, SeatRequest("link"), given, roster))
    state, origin_table, origin_at = origin or (None, None, None)
    row = TableRow(
        keys.new_table_id(),
        spec.name,
        spec.rules_version,
        len(seat_requests),
        msgspec.json.encode(options),
        collapse_spaces(title),
        keys.new_secret(),
        state,
        origin is not None,
        "playing" if all(seat.holder == "bot" for seat in seat_requests) else "waiting",
        CLOCK.date_ms(),
        default_windows(seat_requests) if windows is msgspec.UNSET else windows,
        origin_table,
        origin_at,
        lesson=lesson,
        hints=default_hints(seat_requests, origin is not None) if hints is msgspec.UNSET else hints,
    )
    return row, rows, given


def default_hints(seat_requests: tuple[SeatRequest, ...], is_private: bool) -> bool:
    """Return whether hints are on by default: for a single player and for what-ifs, but not with several people."""
    return is_private or len([seat for seat in seat_requests if seat.holder != "bot"]) < 2


@router.post("/tables/{table}/what-if", status=201, meter="tables", example={"at": 12})
async def what_if(registry: TableRegistry, table_id: TableId, key: Key, body: WhatIf) -> NewTableAnswer:
    """Copy a position into a private table.

    Hidden things are dealt again, consistent with what the seat knew then.
    """
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seat = table.seat_of(key)
        state = await registry.run("tables", table.state_at, body.at)
        if body.everything and table.status != "over":
            raise Refused(403, "not_over", "everything", "everything is shown only when the game is over")
        if state.decision is None:
            raise Refused(409, "over", "at", "the game is over at this position; choose an earlier one for a what-if")
        spec, options, players = table.spec, table.options, table.row.players
        origin = (
            await registry.run("tables", position_copy, spec, state, None if body.everything else seat),
            table_id,
            body.at,
        )
        names = [person.name for person in table.seats]
        hints = table.row.hints or table.status == "over"
    bot = SeatRequest("bot", bot=policy_of(spec.name))
    seats = tuple(
        bot if body.bots and n != max(seat, 0) else SeatRequest("here", name=names[n]) for n in range(players)
    )
    # a copy has no hints if its table has none, until the game is over
    return await _open(registry, spec, options, seats, table.row.title, origin, hints=hints)


def position_copy(spec: GameSpec[State], state: State, seat: int | None) -> bytes:
    """Return a position to start from. With a seat, everything the seat does not know is dealt again."""
    return (state if seat is None else spec.redeal(state.seen_by(seat), keys.CHANCE.getrandbits(64))).dump()


async def open_position(
    registry: TableRegistry, spec: GameSpec[State], options: Options, state: State
) -> NewTableAnswer:
    """Open a private table at a position. The caller gets every seat."""
    seats = (SeatRequest("here"),) * state.players
    return await _open(registry, spec, options, seats, origin=(state.dump(), "", 0))


async def open_against_bots(
    registry: TableRegistry,
    spec: GameSpec[State],
    options: Options,
    state: State,
    seat: int,
    lesson: str | None = None,
    hints: bool = True,
) -> NewTableAnswer:
    """Open a private table at a position, with bots in all seats but the caller's."""
    bot = SeatRequest("bot", bot=policy_of(spec.name))
    seats = tuple([SeatRequest("here") if each == seat else bot for each in range(state.players)])
    return await _open(registry, spec, options, seats, origin=(state.dump(), "", 0), lesson=lesson, hints=hints)


async def open_lesson(registry: TableRegistry, lesson: Lesson) -> NewTableAnswer:
    """Open a private table for a guided game."""
    spec = game_of(lesson.game, "game")
    state = await registry.run("tables", beginning, lesson)
    return await open_against_bots(registry, spec, lesson.options, state, lesson.seat, lesson.id)
