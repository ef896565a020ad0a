"""Invitations apart from keys, and hints that are switched and noted.

Until now an invitation was the key of a seat until somebody sat down. Seats to which somebody is still invited get it as an
invitation. Hints are on where one person plays and off where several do, as at new tables.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

WITH_INVITATIONS = """
UPDATE seats SET invite_hash = key_hash, key_hash = NULL
WHERE holder = 'link' AND seat >= 0 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE entries.table_id = seats.table_id AND entries.kind = 'join' AND entries.seat = seats.seat
)
"""
WITHOUT_HINTS = """
UPDATE tables SET hints = false
WHERE origin IS NULL AND 1 < (
    SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seats.seat >= 0 AND seats.bot = ''
)
"""


def upgrade() -> None:
    op.add_column("seats", sa.Column("invite_hash", sa.LargeBinary()))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "hints",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hints_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_hints"),
        sa.UniqueConstraint("table_id", "seat", "seq", name="uq_hints_table_id_seat_seq"),
    )
    op.execute(WITH_INVITATIONS)
    op.execute(WITHOUT_HINTS)


def downgrade() -> None:
    op.execute("UPDATE seats SET key_hash = invite_hash WHERE key_hash IS NULL")
    op.drop_table("hints")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("hints")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("invite_hash")
