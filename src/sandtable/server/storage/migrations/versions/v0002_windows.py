"""How a table passes reaction windows, and the standing answers of its seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SEALED = """
UPDATE tables SET windows = 'sealed' WHERE
    (SELECT count(*) FROM seats WHERE seats.table_id = tables.id AND seat >= 0 AND holder IN ('link', 'open'))
    + (SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END
       FROM seats WHERE seats.table_id = tables.id AND seat >= 0 AND holder = 'here') > 1
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("windows", sa.String(10), nullable=False, server_default="swift"))
    op.execute(SEALED)
    op.create_table(
        "standing",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standing_table_id_tables"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_standing"),
    )


def downgrade() -> None:
    op.drop_table("standing")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("windows")
