"""The epoch of a table, its revision, its last write; requests for lines of chat are unique."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("written", sa.String(16), nullable=False, server_default=""))
    # Visits of lobbies were not noted before, so all of them count as visited now.
    op.execute(sa.text("UPDATE tables SET updated = :now WHERE phase = 'lobby'").bindparams(now=time.time()))
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
