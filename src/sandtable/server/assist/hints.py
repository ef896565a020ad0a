"""Gives hints: what a bot would do. Asked by the holder of a seat, computed from what that seat sees, in the bot workers.

A table has hints or it does not (`TableInfo.hints`). With several people, every hint is recorded for all to see, once per
question, before it is given. That includes warnings: knowing which answers are bad tells you which one is good.
"""

from __future__ import annotations

from typing import Annotated, Final

from sandtable.bots import find_bot, policy_of
from sandtable.bots.search.coach import Coaching
from sandtable.core.engine.decision import Decision, IllegalPick, NotAsked
from sandtable.core.engine.state import State
from sandtable.core.game.spec import GameSpec
from sandtable.core.interaction.wording import option as plain_option
from sandtable.core.scene.scene import Message, Option
from sandtable.core.text.message import kebab
from sandtable.server.clock import CLOCK
from sandtable.server.endpoints import OwnSeat, Router, TableId, flag
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import HintRow
from sandtable.server.storage.statements import KeyTaken
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.tables.table import Table
from sandtable.server.wire import problems
from sandtable.server.wire.messages_teaching import Hint
from sandtable.server.wire.problems import Refused

TRIES: Final = 5
"""How often to retry with the next number if another process was faster."""


router = Router("Help")


@router.get("/tables/{table}/hint", meter="hints")
async def hint(
    registry: TableRegistry,
    table_id: TableId,
    seat: OwnSeat,
    is_warning: Annotated[bool, flag("Return only the answers that are clear blunders.", name="warning")] = False,
) -> Hint:
    """Get what a bot would answer in place of the seat, from what the seat knows."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        if not table.row.hints:
            raise Refused(409, "no_hints", "table", "hints are off at this table")
        seen = seen_copy(table.playing().state, seat)
        seq = table.head
        spec, bot = table.spec, policy_of(table.spec.name)
        try:
            asked = seen.asked(seat)
        except NotAsked as error:
            if is_warning:  # already answered; there is nothing to warn of
                return Hint(seat, seq, bot, None)
            raise Refused(409, "not_asked", "seat", str(error), seq) from None
        if is_warning and asked.kind not in find_bot(bot, spec).clear:
            return Hint(seat, seq, bot, None)
        is_new = table.people > 1 and await record_hint(registry, table, seat)
    if is_new:
        registry.announce(table_id)
    async with registry.bot_pool.queue.turn(table_id, registry.pages.watched_from(table_id)):
        found = await registry.bot_pool.advice(spec.name, bot, seat, seen, is_warning)
    if is_warning:
        return Hint(seat, seq, bot, None, blunders=found.advice.blunders)
    return await registry.run("questions", complete_hint, spec, seen, asked, Hint(seat, seq, bot, None), found)


async def record_hint(registry: TableRegistry, table: Table, seat: int) -> bool:
    """Record publicly that a seat asked for a hint, unless it already has for this question. Requires the lock."""
    for _ in range(TRIES):
        if any(hint.seat == seat and hint.seq == table.head for hint in table.hints):
            return False
        hint = HintRow(len(table.hints) + 1, seat, table.head, CLOCK.date_ms())
        try:
            await registry.stored(registry.store.hint(table.row.id, hint))
        except KeyTaken:  # by another process
            table.hints = await registry.run("store", registry.store.hints, table.row.id)
        else:
            table.hints = (*table.hints, hint)
            return True
    raise problems.not_stored()


def complete_hint(spec: GameSpec[State], seen: State, asked: Decision, hint: Hint, coaching: Coaching) -> Hint:
    """Add the advised options as the scene shows them, and why: what the bot considers in such a question, and the themes in
    which its answer leads to more or less than the second best."""
    found = coaching.advice
    scene = spec.presentation.scene(seen, asked.seat)
    own = [option for question in scene.questions if question.seat == asked.seat for option in question.options]

    def option(text: str) -> Option | None:
        shown = [each for each in own if each.text == text]
        if shown or not text:
            return shown[0] if shown else None
        try:
            return plain_option(spec, seen, asked, spec.notation.option_of(seen, asked, text))
        except IllegalPick:
            return None

    reasons = [Message(f"hint-why-{kebab(asked.kind)}", {}, "hint-why-thumb")]
    reasons += [Message(f"hint-gain-{theme}") for theme in coaching.gains]
    reasons += [Message(f"hint-cost-{theme}") for theme in coaching.costs]
    if found.second:
        reasons.append(Message("hint-clear" if found.is_clear else "hint-close"))
    return Hint(hint.seat, hint.seq, hint.bot, option(found.pick), tuple(reasons), option(found.second), found.blunders)
