"""Add the code of the game that a table continues."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "source"
down_revision = "study"


def upgrade() -> None:
    """A column."""
    op.add_column("tables", sa.Column("source", sa.String(8)))
