"""What the administrator does: the audit log, banned addresses, servers that are drained."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.String(120), nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("epoch", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("subject", sa.String(200)),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("expires", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("servers", sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()))
