"""Add whether a person has removed a finished game from their list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "own_lists"
down_revision = "entropy"


def upgrade() -> None:
    """Add a column to the seats."""
    op.add_column("seats", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))
