"""Let tables refer to the game that they continue instead of copying its entries, and add a summary for lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "length"
down_revision = "source"


def upgrade() -> None:
    """Two columns and an index. Tables that have copies keep them; summaries are filled in when a list first needs them."""
    op.execute("ALTER TABLE tables ADD COLUMN source_id INTEGER REFERENCES tables (id)")  # Alembic adds no foreign key on SQLite
    op.create_index("ix_tables_source_id", "tables", ["source_id"])
    op.add_column("tables", sa.Column("summary", sa.JSON))
