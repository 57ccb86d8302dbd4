"""Games over days that are not in memory: since when, and when something is next due in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asleep", sa.Float))
    op.add_column("tables", sa.Column("asleep_revision", sa.Integer))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
