"""`emporion backup`, `restore`, `prune` and `doctor`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from emporion.engine.errors import EmporionError
from emporion.server.addresses import without_password
from emporion.server.settings import Settings
from emporion.terminal.commands import console, show
from emporion.text import say

STYLES = {"good": "green", "warning": "yellow", "wrong": "bold red"}


def store_of(database: str) -> str:
    """The database that was given, or the one in the user's data folder."""
    return Settings(database=database).store


def make_backup(file: Path, database: str, as_json: bool) -> None:
    """Write a backup and say what is in it."""
    from emporion.server.backup import back_up

    with _progress("backup-progress") as report:
        note = back_up(store_of(database), file, report)
    size = file.stat().st_size
    if as_json:
        show({"file": str(file), "tables": note.tables, "entries": note.entries, "bytes": size})
    else:
        print(say("backup-done", file=str(file), tables=note.tables, entries=note.entries, megabytes=f"{size / 1e6:.1f}"))


def restore_backup(file: Path, database: str, as_json: bool) -> None:
    """Make a database of a backup and say what is in it."""
    from emporion.server.backup import restore

    address = store_of(database)
    with _progress("backup-progress") as report:
        note = restore(file, address, report)
    place = without_password(address)
    if as_json:
        show({"database": place, "tables": note.tables, "entries": note.entries, "made": note.made, "version": note.version})
        return
    made = datetime.fromtimestamp(note.made).isoformat(" ", "minutes")
    print(say("restore-done", database=place, tables=note.tables, entries=note.entries, made=made, version=note.version))


def prune_database(database: str, open_hours: float, keep_days: float, chat_days: float, remove: bool, as_json: bool) -> None:
    """Count what is due by the rules; with `remove`, remove it."""
    from sqlalchemy.exc import SQLAlchemyError

    from emporion.server.backup import require_games
    from emporion.server.database import Database
    from emporion.server.database_health import describe_failure
    from emporion.server.retention import Rules, list_due, prune

    rules = Rules(open_hours, keep_days, chat_days)
    require_games(store_of(database))
    kept = Database(store_of(database))
    try:
        if remove:
            kept.claim(is_alone=True)
            with _progress("prune-progress") as report:
                due = prune(kept.engine, rules, report)
        else:
            with kept.engine.connect() as connection:
                due = list_due(connection, rules, time.time())
    except SQLAlchemyError as error:
        raise EmporionError("store-unreachable", database=kept.shown, why=describe_failure(error)) from None
    finally:
        kept.close()
    counts = {"waiting": len(due.waiting), "unused": len(due.unused), "messages": due.messages}
    if as_json:
        show({**counts, "removed": remove})
        return
    print(say("prune-rules", hours=f"{open_hours:g}", days=f"{keep_days:g}", chat=f"{chat_days:g}"))
    print(say("prune-done" if remove else "prune-due", **counts))


def examine_host(settings: Settings, as_json: bool) -> None:
    """Print the findings of all checks; exit code 1 if something is wrong."""
    from emporion.server.doctor import examine

    found = list(examine(settings))
    wrong = sum(finding.grade == "wrong" for finding in found)
    if as_json:
        lines = [{"grade": one.grade, "finding": one.key.removeprefix("doctor-"), "sentence": one.sentence} for one in found]
        show({"wrong": wrong, "findings": lines})
    else:
        table = Table.grid(padding=(0, 2))
        for finding in found:
            style = STYLES[finding.grade]
            table.add_row(f"[{style}]{say(f'doctor-{finding.grade}')}[/]", escape(finding.sentence))
        console.print(table)
        print(say("doctor-summary", wrong=wrong, warnings=sum(finding.grade == "warning" for finding in found)))
    if wrong:
        sys.exit(1)


@contextmanager
def _progress(key: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal, and the function that moves it."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(say(key), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
