"""Analyses finished games: starts, reports and stops the work, and shows what was better at a choice.

Everyone who may look at the finished game may read its analysis; its players can have it made. It is computed once and
stored with the table.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Annotated

import msgspec

from sandtable.analysis.positions import Analysis
from sandtable.bots.chances import GAMES
from sandtable.core.scene.scene import Message
from sandtable.server.endpoints import Encoded, Key, OwnSeat, Router, TableId, number
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.rows import Damaged
from sandtable.server.tables.analyses import judged_choice, read_analysis, so_far, stored_analysis
from sandtable.server.tables.table import Table
from sandtable.server.wire.messages_analysis import (
    AnalysisState,
    GameAnalysis,
    JudgedChoice,
    WantAnalysis,
)
from sandtable.server.wire.problems import Refused

router = Router("Help")


@router.post("/tables/{table}/analysis", meter="analyses", example={"cancel": False})
async def want_analysis(registry: TableRegistry, table_id: TableId, seat: OwnSeat, body: WantAnalysis) -> AnalysisState:
    """Have a finished game analysed, or stop that. Safe to repeat: a game is analysed once, and the result is kept."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        refuse_unfinished(table)
        if body.cancel:
            registry.analyses.cancel(table_id)
        elif await kept(registry, table) is None:
            if table.row.game not in GAMES:
                raise Refused(409, "no_analysis", "table", f"{table.row.game} has nothing to judge a position by")
            record = await registry.run("views", table.record_text)
            steps = len(table.playing().steps)
            registry.analyses.start(table_id, record, steps, partial(keep, registry, table_id))
        return await state_of(registry, table, is_brief=True)


@router.get("/tables/{table}/analysis", meter="views")
async def analysis(registry: TableRegistry, table_id: TableId, key: Key) -> Encoded[AnalysisState]:
    """Get the analysis of a finished game, or how far it has come."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        table.seat_of(key)
        refuse_unfinished(table)
        found = await state_of(registry, table)
        return Encoded(await registry.run("views", msgspec.json.encode, found))


@router.get("/tables/{table}/analysis/choice", meter="questions")
async def analysed_choice(
    registry: TableRegistry,
    table_id: TableId,
    key: Key,
    at: Annotated[int, replace(number("The position at which the choice was made.", 0, 1_000_000), example="12")],
) -> JudgedChoice:
    """Get the answers that were tried at a position of an analysed game, as its question showed them."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        table.seat_of(key)
        refuse_unfinished(table)
        found = (await state_of(registry, table)).analysis
        step = None if found is None or at >= len(found.steps) else found.steps[at]
        if step is None or not step.tried:
            raise Refused(404, "no_choice", "at", f"no choice was judged at position {at}")
        return await registry.run("views", judged_choice, table, step)


def refuse_unfinished(table: Table) -> None:
    if table.status != "over":
        raise Refused(
            403,
            "not_over",
            "table",
            "a game is analysed only when it is over",
            said=Message("refused-analysis-not-over"),
        )


async def keep(registry: TableRegistry, table_id: str, found: Analysis) -> None:
    """Store a finished analysis."""
    async with registry.lock(table_id):
        table = await registry.table(table_id)
        body = await registry.run("views", stored_analysis, table, found)
        await registry.stored(registry.store.keep_analysis(table_id, body))


async def kept(registry: TableRegistry, table: Table) -> GameAnalysis | None:
    """Return the stored analysis of a table. A damaged one can be made again."""
    try:
        body = await registry.run("store", registry.store.analysis, table.row.id)
    except Damaged:
        return None
    return None if body is None else await registry.run("views", read_analysis, body)


async def state_of(registry: TableRegistry, table: Table, is_brief: bool = False) -> AnalysisState:
    """Return how far the analysis of a table has come, with what is known of it unless it should be brief."""
    job = registry.analyses.jobs.get(table.row.id)
    if job is not None:
        ahead = registry.analyses.ahead(table.row.id)
        latest = job.plan.analysis
        known = None if latest is None or is_brief else await registry.run("views", so_far, table, latest)
        return AnalysisState("waiting" if ahead else "running", job.progress, ahead, known)
    found = await kept(registry, table)
    if found is not None:
        return AnalysisState("done", 1000, 0, None if is_brief else found)
    return AnalysisState("failed" if table.row.id in registry.analyses.failed else "none")
