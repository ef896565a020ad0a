"""Serves play: picks, undo, and standing answers."""

from __future__ import annotations

from sandtable.server.endpoints import OwnSeat, Router, TableId
from sandtable.server.registry import TableRegistry
from sandtable.server.wire.messages import Done, Pick, StandingAnswers, Undo

router = Router("Play")


@router.post("/tables/{table}/pick", is_move=True, example={"seq": 12, "pick": "hill_folk"})
async def pick(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Pick) -> Done:
    """Answer the open question, or all questions of a batch. Safe to repeat."""
    if body.then:
        return Done(await registry.pick_batch(table_id, seat, body.seq, (body.pick, *body.then)))
    return Done(await registry.pick(table_id, seat, body.seq, body.pick))


@router.post("/tables/{table}/undo", is_move=True, example={"seq": 12})
async def undo(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: Undo) -> Done:
    """Undo the caller's picks, as far as they revealed nothing. Safe to repeat."""
    return Done(await registry.undo(table_id, seat, body.seq, body.picks))


@router.post("/tables/{table}/standing", meter="questions", example={"unless_attacked": True})
async def standing(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: StandingAnswers) -> StandingAnswers:
    """Set standing answers to reaction windows, replacing the previous ones. Safe to repeat."""
    return await registry.set_standing(table_id, seat, body)
