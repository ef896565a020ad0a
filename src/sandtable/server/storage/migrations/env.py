"""Alembic runs this to migrate; the connection is handed over by `sandtable.server.storage.store.migrate`."""

from __future__ import annotations

from alembic import context

from sandtable.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
