"""The tables of the store. A change here comes with a step in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"})

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("components", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("stand_in", Integer),
    Column("pace", Integer, nullable=False),
    Column("first", Integer),
    Column("chosen", Boolean, nullable=False),
    Column("status", String(10), nullable=False),
    Column("replay", Boolean, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("host", String(40), nullable=False),
    Column("rematch", String(8)),
    Column("created", Double, nullable=False),
    Column("explore", Boolean, nullable=False, server_default=false()),
    Column("copied", Integer, nullable=False, server_default="0"),
    Column("source", String(8)),
    Column("source_id", Integer, ForeignKey("tables.id"), index=True),  # a table that others begin with cannot be removed
    Column("summary", JSON),
    Column("opened", Double, nullable=False, server_default="0"),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Index("ix_tables_status", "status", "listed", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(10)),
    Column("person", String(40), index=True),
    Column("token_hash", String(64)),
    Column("entropy", String(64)),
    Column("removed", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table", "seat"),
)

log = Table(
    "log",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("name", String(40), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    sqlite_with_rowid=False,
)

reviews = Table(
    "reviews",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), nullable=False),
    Column("event", Integer, nullable=False),
    Column("decision", JSON, nullable=False),
    PrimaryKeyConstraint("table", "event"),
)

removed = Table(
    "removed",
    metadata,
    Column("code", String(8), primary_key=True),
    Column("at", Double, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("address", String(200), nullable=False),
    Column("page", String(200), nullable=False),
    Column("host", String(255), nullable=False),
    Column("pid", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("schema", String(40), nullable=False),
    Column("lease", DateTime(timezone=True), nullable=False),
    Column("shared", LargeBinary),
)

owners = Table(
    "owners",
    metadata,
    Column("table", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("process", Integer, index=True),
    Column("term", BigInteger, nullable=False),
)
