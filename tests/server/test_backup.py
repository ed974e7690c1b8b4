"""`emporion backup` while a server runs and `emporion restore` into both kinds of databases, with every row; and what both refuse."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from emporion.server import schema
from emporion.server.backup import PASSING_SETTINGS, PASSING_TABLES, back_up, restore
from emporion.server.database import Database
from tests.conftest import run
from tests.server.clients import Person, play
from tests.server.serving import PostgreSQL, Process, Serving, rows


def silent(done: int, total: int) -> None:
    """Report nothing."""


def contents(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows that a backup keeps, with JSON as it is written."""
    found = {}
    with rows(database) as connection:
        for table in (table for table in schema.metadata.sorted_tables if table not in PASSING_TABLES):
            columns = [sa.cast(column, sa.Text) if isinstance(column.type, sa.JSON) else column for column in table.columns]
            values = connection.execute(sa.select(*columns).order_by(*table.primary_key))
            found[table.name] = [tuple(row) for row in values if table is not schema.settings or row[0] not in PASSING_SETTINGS]
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database that is not there yet, or is empty."""
    if request.param == "sqlite":
        yield str(tmp_path / "restored" / "tables.db")
        return
    postgresql: PostgreSQL = request.getfixturevalue("postgresql")
    address = postgresql.database()
    yield address
    postgresql.drop(address)


@pytest.mark.always
async def test_a_backup_of_a_running_server_restores_into_both_stores(serving: Serving, target: str, tmp_path: Path) -> None:
    file = tmp_path / "games.db.gz"
    async with Person(serving.url, "Ann") as ann:
        code, tokens = await ann.running("corinth", "mm")
        playing = asyncio.gather(*[play(ann, code, token, Random(seat)) for seat, token in enumerate(tokens)])
        waiting, _ = await ann.table("golden-horn", "mo", options={"dominio": True})
        early = await asyncio.to_thread(back_up, serving.database, tmp_path / "early.db.gz", silent)
        await playing
        record = (await ann.http.get(f"/tables/{code}/record")).content
        note = await asyncio.to_thread(back_up, serving.database, file, silent)
    assert early.entries <= note.entries
    assert note.tables == 2
    assert file.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob(".emporion-*"))
    assert restore(file, target, silent) == note
    assert contents(target) == contents(serving.database)
    with Serving(target) as restored:
        async with Person(restored.url, "Ben") as ben:
            assert (await ben.http.get(f"/tables/{code}/record")).content == record
            assert (await ben.get(f"/tables/{waiting}"))["status"] == "open"
            await ben.running("corinth", "mm")  # numbers of new tables go on
        restored.calm()


async def test_a_backup_in_the_middle_of_writes_is_from_one_moment(serving: Serving, tmp_path: Path) -> None:
    async with Person(serving.url, "Ann") as ann:
        codes = [await ann.running("corinth", "mm") for _ in range(3)]
        playing = asyncio.gather(*[play(ann, code, token, Random(seat)) for code, tokens in codes for seat, token in enumerate(tokens)])
        made = 0
        while not playing.done():
            file = tmp_path / f"{made}.gz"
            await asyncio.to_thread(back_up, serving.database, file, silent)
            target = tmp_path / f"{made}.db"
            await asyncio.to_thread(restore, file, str(target), silent)
            with closing(sqlite3.connect(target)) as connection:
                query = 'SELECT count(*), max(number), min(number) FROM log GROUP BY "table"'
                for count, last, first in connection.execute(query):
                    assert count == last - first + 1
            made += 1
        await playing
    assert made > 0


def refused(*arguments: str) -> str:
    done = run(*arguments)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Something went wrong" not in done.stderr
    return done.stderr


def opened(address: str) -> None:
    """Give a database its tables."""
    database = Database(address)
    database.open()
    database.close()


@pytest.fixture
def backup(migrated: Path, tmp_path: Path) -> Path:
    """A backup of a database without games."""
    file = tmp_path / "good.gz"
    back_up(str(migrated), file, silent)
    return file


@pytest.mark.always
def test_the_commands_say_what_they_did(database: str, tmp_path: Path) -> None:
    opened(database)
    file = tmp_path / "games.gz"
    assert "0 tables with 0 entries are in" in run("backup", str(file), "--database", database).stdout
    assert f"{file} is there already" in refused("backup", str(file), "--database", database)
    assert "is there already and is not changed" in refused("restore", str(file), "--database", database)
    target = tmp_path / "new.db"
    assert json.loads(run("restore", str(file), "--database", str(target), "--json").stdout)["tables"] == 0
    assert target.exists()


def test_a_wrong_backup_is_one_sentence_and_nothing_is_restored(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    plain = gzip.decompress(whole)
    files = {
        "cut": (whole[:-20], "is damaged"),
        "flipped": (whole[:100] + bytes([whole[100] ^ 1]) + whole[101:], "is damaged"),
        "text": (b"not a backup", "is damaged"),
        "empty": (b"", "is not a backup"),
        "other": (gzip.compress(b"something else"), "is not a backup"),
        "torn": (gzip.compress(plain[: len(plain) // 2]), ""),
        "newer": (changed(plain, "UPDATE alembic_version SET version_num = 'tomorrow'", tmp_path), "newer than this program knows"),
        "unsigned": (changed(plain, "DELETE FROM settings WHERE name = 'backup'", tmp_path), "is not a backup"),
        "odd": (changed(plain, "UPDATE settings SET value = '[]' WHERE name = 'backup'", tmp_path), "is not a backup"),
    }
    for name, (data, sentence) in files.items():
        file = tmp_path / name
        file.write_bytes(data)
        assert sentence in refused("restore", str(file), "--database", str(tmp_path / "target.db"))
        assert not list(tmp_path.glob("target*")), name
    assert "Cannot read" in refused("restore", str(tmp_path / "missing"), "--database", str(tmp_path / "target.db"))
    assert "Cannot read" in refused("restore", str(tmp_path), "--database", str(tmp_path / "target.db"))


def changed(plain: bytes, statement: str, folder: Path) -> bytes:
    """A backup after a change of its database."""
    file = folder / "changed.db"
    file.write_bytes(plain)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)
    found = gzip.compress(file.read_bytes())
    file.unlink()
    return found


def test_what_cannot_be_backed_up_is_one_sentence(tmp_path: Path, migrated: Path, postgresql: PostgreSQL) -> None:
    file = str(tmp_path / "b.gz")
    assert "There is no database" in refused("backup", file, "--database", str(tmp_path / "deep" / "none.db"))
    assert not (tmp_path / "deep").exists()
    (tmp_path / "text.db").write_text("not a database at all, but long enough to be taken for one" * 20)
    assert "Cannot open the database" in refused("backup", file, "--database", str(tmp_path / "text.db"))
    sqlite3.connect(tmp_path / "other.db").execute("CREATE TABLE t (x)").close()
    assert "has no games of Emporion" in refused("backup", file, "--database", str(tmp_path / "other.db"))
    assert "Cannot write" in refused("backup", "/proc/b.gz", "--database", str(migrated))
    assert "Cannot write" in refused("backup", str(tmp_path / "no" / "b.gz"), "--database", str(migrated))
    assert "must be a file or an address" in refused("backup", file, "--database", "mysql://nobody@nowhere/x")
    empty = postgresql.database()
    assert "has no games of Emporion" in refused("backup", file, "--database", empty)
    unreachable = refused("backup", file, "--database", "postgresql://nobody:secret@127.0.0.1:9/tables")
    assert "Cannot open the database" in unreachable
    assert "secret" not in unreachable
    opened(empty)
    with rows(empty) as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = 'tomorrow'"))
        connection.commit()
    assert "The database has schema tomorrow" in refused("backup", file, "--database", empty)
    postgresql.drop(empty)
    assert not Path(file).exists()


def test_a_database_that_a_server_uses_is_not_restored_to(process: Process, backup: Path) -> None:
    process.start()
    found = refused("restore", str(backup), "--database", process.settings.database)
    assert "already serves the games" in found
    assert process.answers()


def test_a_left_over_log_of_writes_is_not_taken_for_part_of_the_backup(backup: Path, tmp_path: Path) -> None:
    (tmp_path / "tables.db-wal").write_bytes(b"old")
    assert "tables.db-wal is there already" in refused("restore", str(backup), "--database", str(tmp_path / "tables.db"))
    assert not (tmp_path / "tables.db").exists()


def test_gunzip_gives_a_database_that_can_be_served(backup: Path) -> None:
    subprocess.run(["gzip", "-t", str(backup)], check=True)
    plain = backup.with_suffix(".db")
    plain.write_bytes(gzip.decompress(backup.read_bytes()))
    opened(str(plain))
