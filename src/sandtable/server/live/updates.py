"""Builds the updates sent to pages: the current table as seen from the page's seat."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server.executors import Executors
from sandtable.server.tables import windows
from sandtable.server.tables.presence import Presence
from sandtable.server.tables.table import Table
from sandtable.server.tables.table_info import info_of
from sandtable.server.wire.messages import HintAsked, Update

LONG_SCENE: Final = 0.01
"""Seconds of CPU time. A scene that takes longer is not built in the event loop."""


def is_quick(table: Table, viewer: int) -> bool:
    """Return whether a seat's scene can be built in the event loop."""
    return not table.has_begun or table.scenes.longest <= LONG_SCENE or table.scenes.has(viewer)


async def draw(executors: Executors, table: Table, viewer: int, since: int) -> None:
    """Build the slow parts of an update in a thread, so that other tables do not wait. Requires the lock."""
    if not is_quick(table, viewer):
        await executors.run("scenes", table.current_scene, viewer)
    if table.log_text.is_long(since):
        await executors.run("scenes", table.log_text.write, viewer, since, table.last)


def update_of(
    table: Table,
    present: Presence,
    viewer: int,
    held: tuple[int, ...],
    since: int,
    scene: bool = True,
    hints: int = 0,
) -> Update:
    """Return everything needed by a page that knows the log up to `since` and the first `hints` hints."""
    keep, steps = table.log_text.written(viewer, since, table.last) or table.log_text.since(viewer, since, table.last)
    made: object = table.scene(viewer) if scene and table.has_begun else None
    return Update(
        table=info_of(table, present, holds_a_seat=any(seat >= 0 for seat in held)),
        seq=table.head,
        at=table.last,
        last=table.last,
        viewer=viewer,
        held=held,
        undo=table.undoable(viewer),
        may=table.possible_entries(viewer),
        proposal=table.proposed(),
        scene=made,  # type: ignore[arg-type]  # already encoded
        keep=keep,
        steps=steps,  # type: ignore[arg-type]  # already encoded if there are many
        back=table.back(viewer) if viewer in held else 0,
        standing=windows.own_standing(table, viewer) if viewer in held else msgspec.UNSET,
        passing=viewer in held and viewer in table.asked_seats() and viewer not in table.seats_to_answer(),
        secret=table.row.secret if table.status == "over" and table.row.daily is None else msgspec.UNSET,
        coach=table.coach(viewer) if viewer in held else msgspec.UNSET,
        hints=tuple([HintAsked(hint.number, hint.seat, hint.seq) for hint in table.hints[hints:]]),
        watch=table.watch_key if any(seat >= 0 for seat in held) else msgspec.UNSET,
    )
