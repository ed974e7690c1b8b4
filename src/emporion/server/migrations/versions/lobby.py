"""Add when a table was last opened, and the codes of removed tables."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "lobby"
down_revision = "length"


def upgrade() -> None:
    """Existing tables count as opened now, so that none is removed at the next pass."""
    op.add_column("tables", sa.Column("opened", sa.Double, nullable=False, server_default="0"))
    op.get_bind().execute(sa.text("UPDATE tables SET opened = :now"), {"now": time.time()})
    op.create_table(
        "removed",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
