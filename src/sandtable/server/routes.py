"""Lists the endpoints of the API. Each is declared at its handler (`endpoints`)."""

from __future__ import annotations

from typing import Final

import msgspec

from sandtable.server import health
from sandtable.server.actions import (
    chat,
    daily,
    entries,
    importing,
    listing,
    opening,
    playing,
    seating,
    substitutes,
    tables,
)
from sandtable.server.assist import analysis, dangers, gestures, hints, why_not
from sandtable.server.endpoints import DECODERS, Endpoint
from sandtable.server.library import briefing, editor, games, lessons, puzzles, rules, workshop

ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *health.router,
    *games.router,
    *briefing.router,
    *workshop.router,
    *editor.router,
    *lessons.router,
    *puzzles.router,
    *rules.router,
    *listing.router,
    *tables.router,
    *opening.router,
    *importing.router,
    *seating.router,
    *playing.router,
    *gestures.router,
    *entries.router,
    *why_not.router,
    *hints.router,
    *dangers.router,
    *analysis.router,
    *substitutes.router,
    *chat.router,
    *daily.router,
)

DECODERS.update({each.body: msgspec.json.Decoder(each.body) for each in ENDPOINTS if each.body is not None})
