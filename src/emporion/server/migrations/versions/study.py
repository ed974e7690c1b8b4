"""Add exploration boards, games that continue another one, and reviews."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "study"
down_revision = "first"


def upgrade() -> None:
    """Two columns and a table."""
    op.add_column("tables", sa.Column("explore", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("copied", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "reviews",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("decision", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table", "event"),
    )
