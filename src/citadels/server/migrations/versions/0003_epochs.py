"""The epoch of a table, its revision, its last write; requests for lines of chat are unique."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("written", sa.String(16), nullable=False, server_default=""))
    op.add_column("chat", sa.Column("request", sa.String(64), nullable=False, server_default=""))
    known = sa.text("request <> ''")
    op.create_index(
        "chat_by_request",
        "chat",
        ["table_id", "seat", "request"],
        unique=True,
        sqlite_where=known,
        postgresql_where=known,
    )
