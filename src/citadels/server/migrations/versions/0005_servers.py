"""The servers on a database, and which of them has a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("server", sa.String(16)))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("heartbeat", sa.DateTime(timezone=True), nullable=False),
        sa.Column("listed", sa.Text, nullable=False),
    )
