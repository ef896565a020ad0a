"""Plays the bots of a table: one answer at a time, to questions and proposals."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sandtable.bots.proposals import grants_back
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.engine.state import State
from sandtable.core.match.daily import daily_seed
from sandtable.core.match.entries import ACCEPT, CONCEDE, DECLINE, DRAW
from sandtable.core.match.seed import derive
from sandtable.server.actions.playing import play_pick
from sandtable.server.clock import CLOCK
from sandtable.server.storage.rows import BEGIN, TableRow
from sandtable.server.tables import windows
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.problems import Refused

if TYPE_CHECKING:
    from sandtable.server.registry import TableRegistry

TAKEOVER_SECONDS: Final = 3.0
"""How long to wait before checking again whether another process still runs a table's bots."""


async def move(registry: TableRegistry, table_id: str) -> bool:
    """Play one answer of a bot. Return False if no bot is asked, or another process runs the bots.

    If the table has changed while the bot was thinking, the bot is asked again.
    """
    is_moving = False
    try:
        is_moving = await move_one(registry, table_id)
    except Refused as refusal:
        is_moving = refusal.problem.error == "stale"
        if not is_moving:
            raise
    finally:
        if not is_moving:
            registry.others.leave(table_id)
    return is_moving


@dataclass(frozen=True, slots=True)
class Turn:
    """What a bot has to decide: its answer to a question, or whether it agrees to a draw."""

    seat: int
    seq: int
    """The number that its decision gets in the log."""
    bot: str
    seen: State
    position: int
    due: float
    """When its answer may be given."""
    text: str
    """The answer, if a guided game prescribes it."""
    is_draw: bool
    may_concede: bool


async def move_one(registry: TableRegistry, table_id: str) -> bool:
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.awaits_shares and not await begin(registry, table):
            return False
        turn = await next_turn(registry, table)
        if isinstance(turn, bool):
            return turn
        # the same question gets the same answer, even after a restart or an undo
        game, seed = table.spec.name, bot_seed(table.row, turn.position)
    if not registry.others.drives(table_id):
        if not await registry.others.drive(table_id):
            registry.takeovers.set(table_id, TAKEOVER_SECONDS)
            return False
        if await registry.is_behind(table_id) or table.head >= turn.seq:
            return True  # the process that ran them before has moved them on
    # serving a quick bot costs more than its thinking, so its turn includes storing the answer
    async with registry.bot_pool.queue.turn(table_id, registry.pages.watched_from(table_id)):
        if table.head >= turn.seq:
            return True  # something else has happened while the bot waited for its turn
        if turn.is_draw:
            agrees = await registry.bot_pool.accepts_draw(game, turn.bot, turn.seat, seed, turn.seen)
            await enter(registry, table_id, turn, ACCEPT if agrees else DECLINE)
            return True
        text: str | None = turn.text
        if not text:
            choosing = registry.bot_pool.choose(game, turn.bot, turn.seat, seed, turn.seen, turn.may_concede)
            thinking = registry.thinking[table_id] = asyncio.ensure_future(choosing)
            try:
                await asyncio.wait([thinking])
            finally:
                thinking.cancel()
                registry.thinking.pop(table_id, None)
            if thinking.cancelled():
                return True  # something else has happened at the table, such as an undo
            text = thinking.result()
        if time.monotonic() >= turn.due:
            await make(registry, table_id, turn, text)
            return True
    await asyncio.sleep(max(0.0, turn.due - time.monotonic()))
    await make(registry, table_id, turn, text)
    return True


async def next_turn(registry: TableRegistry, table: Table) -> Turn | bool:
    """Find what a bot has to decide next. If there is nothing, return whether something was done at once. Requires the lock."""
    if table.proposed() is not None:
        return await next_answer(registry, table)
    head = table.head
    await registry.pass_windows(table)
    if table.head != head:
        registry.announce(table.row.id)
    asked = [seat for seat in table.seats_to_answer() if table.bot_of(seat)]
    if not asked or (table.lesson is not None and table.lesson.holds_bots(table.playing().state)):
        return False
    seat, due = asked[0], time.monotonic() + windows.bot_seconds(table, asked[0])
    text = "" if table.lesson is None else table.lesson.reply(table.playing().state, seat)
    return turn_of(table, seat, due, text, may_concede=decides_alone(table, seat) and table.people > 0)


async def next_answer(registry: TableRegistry, table: Table) -> Turn | bool:
    """Let a bot answer a proposal that needs no thinking, or find the draw it has to think about. Requires the lock."""
    bots, proposed = table.bots_to_answer(), table.proposed()
    if not bots or proposed is None:
        return False
    if proposed.entry == DRAW and decides_alone(table, bots[0]):
        return turn_of(table, bots[0], is_draw=True)
    await enter_at(registry, table, bots[0], ACCEPT if grants_back(table.playing()) else DECLINE)
    return True


def decides_alone(table: Table, seat: int) -> bool:
    """Return whether a bot may end the game: not for a person it plays for, in a guided game or in a battle of the day."""
    return bool(table.seats[seat].row.bot) and table.lesson is None and table.row.daily is None


def turn_of(
    table: Table, seat: int, due: float = 0.0, text: str = "", is_draw: bool = False, may_concede: bool = False
) -> Turn:
    seen, lines = seen_copy(table.playing().state, seat), len(table.playing().lines)
    return Turn(seat, table.head + 1, table.bot_of(seat), seen, lines, due, text, is_draw, may_concede)


async def make(registry: TableRegistry, table_id: str, turn: Turn, text: str | None) -> None:
    """Make a bot's move; without a text, it concedes."""
    if text is None:
        await enter(registry, table_id, turn, CONCEDE)
    else:
        await play_pick(registry, table_id, turn.seat, turn.seq, text, is_bot=True)


async def enter(registry: TableRegistry, table_id: str, turn: Turn, entry: str) -> None:
    """Make an entry other than a pick for a bot, if nothing else has happened."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.head >= turn.seq:
            raise problems.stale(turn.seq, table.head)
        await enter_at(registry, table, turn.seat, entry)


async def enter_at(registry: TableRegistry, table: Table, seat: int, entry: str) -> None:
    """Make an entry other than a pick for a bot. Requires the lock."""
    before = table.status
    digest = await registry.enter(table, seat, entry, 1, table.head + 1)
    await registry.append(table, table.entry(entry, seat, b"", digest), before)
    registry.announce(table.row.id)


async def begin(registry: TableRegistry, table: Table) -> bool:
    """Start the game without missing contributions once the waiting time is over. Requires the lock."""
    left = registry.share_seconds - (CLOCK.steady_ms() - table.entry_ms) / 1000
    if left > 0:
        registry.timers.set(table.row.id, left)
        return False
    table.begin(table.head + 1)
    await registry.append(table, table.entry(BEGIN, PUBLIC, b""), "waiting")
    registry.announce(table.row.id)
    return True


def bot_seed(row: TableRow, position: int) -> int:
    """Return the seed of a bot's answer after that many lines of the record.

    It is unpredictable to outsiders and reveals nothing about the dice. Undo and the same pick again lead to the same answer,
    so nobody can find out what a bot holds by asking it several times. In a battle of the day it is the same for everyone,
    like the dice.
    """
    if row.daily is not None:
        return daily_seed(row.game, row.daily, f"bot {position}")
    return int.from_bytes(derive(row.secret, "bot", (row.id, str(position)))[:8], "big")
