"""Lists the answers that can lose the game at once, so that a page can warn before they are given.

They follow from what the seat sees, not from what a bot thinks, so this is no hint: every table has it, and nobody is told.
"""

from __future__ import annotations

from sandtable.core.engine.decision import NotAsked
from sandtable.core.interaction.dangers import dangers
from sandtable.server.endpoints import OwnSeat, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.tables.scenes import seen_copy
from sandtable.server.wire.messages_teaching import Dangers

router = Router("Help")


@router.get("/tables/{table}/dangers", meter="questions")
async def dangerous(registry: TableRegistry, table_id: TableId, seat: OwnSeat) -> Dangers:
    """Get the answers to the seat's question that can lose the game at once, and why. None if the seat is not asked."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        seen = seen_copy(table.playing().state, seat)
        seq = table.head
    try:
        seen.asked(seat)
    except NotAsked:
        return Dangers(seat, seq, ())
    return Dangers(seat, seq, await registry.run("questions", dangers, table.spec, seen, seat))
