"""Serves the health check."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from sandtable import __version__
from sandtable.server.endpoints import Router
from sandtable.server.registry import TableRegistry
from sandtable.server.storage.database import cause_of
from sandtable.server.storage.writer import CommitUnknown
from sandtable.server.wire.messages import Health
from sandtable.server.wire.problems import Refused

PROBE_SECONDS = 5

router = Router("Server")


@router.get("/health")
async def health(registry: TableRegistry) -> Health:
    """Check that the server is running and can write to its database."""
    try:
        tables = await registry.tables_stored()
        async with asyncio.timeout(PROBE_SECONDS):  # other requests may wait for the same probe
            await asyncio.shield(asyncio.wrap_future(registry.store.probe()))
    except TimeoutError:
        detail = f"nothing was stored within {PROBE_SECONDS} s"
        raise Refused(503, "unwritable", "database", detail) from None
    except (SQLAlchemyError, OSError, CommitUnknown) as error:
        raise Refused(503, "unwritable", "database", f"cannot save: {cause_of(error)}") from None
    return Health("ok", __version__, tables, registry.pages.count())
