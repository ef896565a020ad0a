"""A what-if table knows which table and position it was copied from; older ones do not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("origin_table", sa.String(32), nullable=True))
        table.add_column(sa.Column("origin_at", sa.Integer(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("origin_at")
        table.drop_column("origin_table")
