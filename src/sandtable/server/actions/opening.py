"""Opening tables: from a wish, as the sequel of a finished game, as a private copy of a position."""

from __future__ import annotations

import msgspec

from sandtable.bots import best_bot
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.spec import GameSpec, Options
from sandtable.core.text.visible import spaced
from sandtable.learning.lessons import Lesson, beginning
from sandtable.server.clock import CLOCK
from sandtable.server.edge import keys
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import SeatRow, TableRow
from sandtable.server.tables.requests import Given, checked_options, default_seats, game_of, same_seat, seat_row
from sandtable.server.tables.windows import default_windows
from sandtable.server.wire import problems
from sandtable.server.wire.messages import NewTable, NewTableAnswer, SeatRequest, WhatIf, Windows
from sandtable.server.wire.problems import Refused


async def open_table(registry: TableRegistry, wish: NewTable) -> NewTableAnswer:
    spec = game_of(wish.game, "game")
    wishes = wish.seats or default_seats(spec)
    options = await checked_options(registry.executors, spec, len(wishes), wish.options)
    return await _open(registry, spec, options, wishes, wish.title, windows=wish.windows, hints=wish.hints)


async def open_sequel(registry: TableRegistry, wish: NewTable, key: str) -> NewTableAnswer:
    """A table that goes on from a finished one: whatever it hands on is read from its log, nothing else is stored."""
    try:
        spec, taken_over, seats = await sequel(registry, wish.sequel_of, key)
    except Refused as refusal:
        problem = refusal.problem
        where = "sequel_of" if problem.where == "table" else problem.where
        raise Refused(refusal.status, problem.error, where, problem.detail) from None
    if wish.game != spec.name:
        raise Refused(422, "bad_option", "game", f"table {wish.sequel_of} is one of {spec.name}")
    wishes = wish.seats or seats
    options = await checked_options(registry.executors, spec, len(wishes), {**wish.options, **taken_over})
    return await _open(registry, spec, options, wishes, wish.title, windows=wish.windows, hints=wish.hints)


async def sequel(
    registry: TableRegistry, table_id: str, key: str
) -> tuple[GameSpec[State], Options, tuple[SeatRequest, ...]]:
    """What a finished table hands on, and who sat at it; only to those who did."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.seat_of(key) == PUBLIC:
            raise problems.only_watching()
        if table.status != "over":
            raise Refused(403, "not_over", "table", "a game hands on something when it is over")
        options = table.sequel()
        if options is None:
            raise Refused(409, "no_sequel", "table", "this game is not part of a campaign")
        return table.spec, options, tuple(same_seat(seat) for seat in table.seats)


async def _open(
    registry: TableRegistry,
    spec: GameSpec[State],
    options: Options,
    wishes: tuple[SeatRequest, ...],
    title: str = "",
    origin: tuple[bytes, str, int] | None = None,
    windows: Windows | msgspec.UnsetType = msgspec.UNSET,
    lesson: str | None = None,
    hints: bool | msgspec.UnsetType = msgspec.UNSET,
) -> NewTableAnswer:
    row, rows, given = laid_table(spec, options, wishes, title, origin, windows, lesson, hints)
    await registry.stored(registry.store.create(row, rows))
    info = await registry.info(row.id)
    if info.status == "playing":  # bots alone
        registry.drive(row.id)
    return given.answer(info)


def laid_table(
    spec: GameSpec[State],
    options: Options,
    wishes: tuple[SeatRequest, ...],
    title: str = "",
    origin: tuple[bytes, str, int] | None = None,
    windows: Windows | msgspec.UnsetType = msgspec.UNSET,
    lesson: str | None = None,
    hints: bool | msgspec.UnsetType = msgspec.UNSET,
) -> tuple[TableRow, list[SeatRow], Given]:
    """A new table as it is stored, with its seats, and the secrets to be given away."""
    given = Given()
    rows = [seat_row(spec, n, wish, given) for n, wish in enumerate(wishes)]
    rows.append(seat_row(spec, PUBLIC, SeatRequest("link"), given))
    state, origin_table, origin_at = origin or (None, None, None)
    row = TableRow(
        keys.new_table_id(),
        spec.name,
        spec.rules_version,
        len(wishes),
        msgspec.json.encode(options),
        spaced(title),
        keys.new_secret(),
        state,
        origin is not None,
        "playing" if all(wish.holder == "bot" for wish in wishes) else "waiting",
        CLOCK.date_ms(),
        default_windows(wishes) if windows is msgspec.UNSET else windows,
        origin_table,
        origin_at,
        lesson=lesson,
        hints=usual_hints(wishes, origin is not None) if hints is msgspec.UNSET else hints,
    )
    return row, rows, given


def usual_hints(wishes: tuple[SeatRequest, ...], is_private: bool) -> bool:
    """Hints are for whoever plays against bots, or tries out a position; among several people they must be wished for."""
    return is_private or len([wish for wish in wishes if wish.holder != "bot"]) < 2


async def what_if(registry: TableRegistry, table_id: str, key: str, wish: WhatIf) -> NewTableAnswer:
    """A private copy of a position. Hidden things are dealt anew, from what the seat knew then."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seat = table.seat_of(key)
        state = await registry.run("tables", table.state_at, wish.at)
        if wish.everything and table.status != "over":
            raise Refused(403, "not_over", "everything", "everything is shown when the game is over")
        if state.decision is None:
            raise Refused(409, "over", "at", "the game is over here: choose an earlier position to try something out")
        spec, options, players = table.spec, table.options, table.row.players
        origin = (
            await registry.run("tables", copied, spec, state, None if wish.everything else seat),
            table_id,
            wish.at,
        )
        names = [person.name for person in table.seats]
        hints = table.row.hints or table.status == "over"
    bot = SeatRequest("bot", bot=best_bot(spec.name))
    seats = tuple(
        bot if wish.bots and n != max(seat, 0) else SeatRequest("here", name=names[n]) for n in range(players)
    )
    # what is not told at a table is not told at a copy of it either, until its game is over
    return await _open(registry, spec, options, seats, table.row.title, origin, hints=hints)


def copied(spec: GameSpec[State], state: State, seat: int | None) -> bytes:
    """A position to start from; with a seat as this one knows it, and all else dealt anew."""
    return (state if seat is None else spec.redeal(state.seen_by(seat), keys.CHANCE.getrandbits(64))).dump()


async def open_position(
    registry: TableRegistry, spec: GameSpec[State], options: Options, state: State
) -> NewTableAnswer:
    """A private table at a position, with every seat for whoever opens it."""
    seats = (SeatRequest("here"),) * state.players
    return await _open(registry, spec, options, seats, origin=(state.dump(), "", 0))


async def open_lesson(registry: TableRegistry, lesson: Lesson) -> NewTableAnswer:
    """A private table for a guided game: the learner here, bots in the other seats."""
    spec = game_of(lesson.game, "game")
    state = await registry.run("tables", beginning, lesson)
    bot = SeatRequest("bot", bot=best_bot(spec.name))
    seats = tuple([SeatRequest("here") if seat == lesson.seat else bot for seat in range(lesson.players)])
    return await _open(registry, spec, lesson.options, seats, origin=(state.dump(), "", 0), lesson=lesson.id)
