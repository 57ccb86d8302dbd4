"""What is written to find out whether anything can be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table("probe", sa.Column("at", sa.Float, primary_key=True))
