"""An index by which old tables are found."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_index("tables_by_age", "tables", ["phase", "updated"])
