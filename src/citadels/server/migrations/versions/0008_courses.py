"""The course of a finished game, which is found once and then kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("course", sa.LargeBinary))
