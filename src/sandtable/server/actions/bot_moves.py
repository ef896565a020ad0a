"""Plays the bots of a table: one answer at a time, to questions and proposals."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from sandtable.bots.proposals import accepts
from sandtable.core.engine.decision import PUBLIC
from sandtable.core.match.daily import daily_seed
from sandtable.core.match.entries import ACCEPT, DECLINE
from sandtable.core.match.seed import derive
from sandtable.server.clock import CLOCK
from sandtable.server.storage.rows import BEGIN, TableRow
from sandtable.server.tables import windows
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
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


async def move_one(registry: TableRegistry, table_id: str) -> bool:
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if table.awaits_shares and not await begin(registry, table):
            return False
        if table.proposed() is not None:
            return await answer_proposal(registry, table)
        head = table.head
        await registry.pass_windows(table)
        if table.head != head:
            registry.announce(table_id)
        asked = [seat for seat in table.seats_to_answer() if table.bot_of(seat)]
        if not asked or (table.lesson is not None and table.lesson.holds_bots(table.playing().state)):
            return False
        seat, seq, bot = asked[0], table.head + 1, table.bot_of(asked[0])
        seen = seen_copy(table.playing().state, seat)
        position = len(table.playing().lines)
        due = time.monotonic() + windows.bot_seconds(table, seat)
        text = "" if table.lesson is None else table.lesson.reply(table.playing().state, seat)
    if not registry.others.drives(table_id):
        if not await registry.others.drive(table_id):
            registry.takeovers.set(table_id, TAKEOVER_SECONDS)
            return False
        if await registry.is_behind(table_id) or table.head >= seq:
            return True  # the process that ran them before has moved them on
    # the same question gets the same answer, even after a restart or an undo
    seed = bot_seed(table.row, position)
    # serving a quick bot costs more than its thinking, so its turn includes storing the answer
    async with registry.bot_pool.queue.turn(table_id, registry.pages.watched_from(table_id)):
        text = text or await registry.bot_pool.choose(table.spec.name, bot, seat, seed, seen)
        if time.monotonic() >= due:
            await registry.pick(table_id, seat, seq, text, is_bot=True)
            return True
    await asyncio.sleep(max(0.0, due - time.monotonic()))
    await registry.pick(table_id, seat, seq, text, is_bot=True)
    return True


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


async def answer_proposal(registry: TableRegistry, table: Table) -> bool:
    """Let one bot answer a proposal. Bots do not move while people consider it. Requires the lock."""
    bots = table.bots_to_answer()
    if not bots:
        return False
    entry = ACCEPT if accepts(table.playing()) else DECLINE
    before = table.status
    digest = await registry.enter(table, bots[0], entry, 1, table.head + 1)
    await registry.append(table, table.entry(entry, bots[0], b"", digest), before)
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
