"""Add the entropy of players for the dice. Games that have begun keep their scheme; open tables get the new one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "entropy"
down_revision = "lobby"


def upgrade() -> None:
    """Add a column to the tables and one to the seats."""
    op.add_column("tables", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("entropy", sa.String(64)))
    op.execute("UPDATE tables SET scheme = 2 WHERE status = 'open'")
