"""Add the processes that serve the database, and the owner of each table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "processes"
down_revision = "own_lists"


def upgrade() -> None:
    """Two tables; both stay empty on SQLite."""
    op.create_table(
        "processes",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("page", sa.String(200), nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("schema", sa.String(40), nullable=False),
        sa.Column("lease", sa.DateTime(timezone=True), nullable=False),
        sa.Column("shared", sa.LargeBinary),
    )
    op.create_table(
        "owners",
        sa.Column("table", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("process", sa.Integer),
        sa.Column("term", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_owners_process", "owners", ["process"])
