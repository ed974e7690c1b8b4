"""`emporion serve --show-settings`: what holds, and where it comes from."""

from __future__ import annotations

from typing import Any

import typer
from rich.markup import escape
from rich.table import Table

from emporion.server.addresses import without_password
from emporion.server.settings import Settings
from emporion.terminal.commands import console
from emporion.terminal.setting_sources import name_of, settings_of, source_of
from emporion.text import say


def print_settings(context: typer.Context) -> None:
    """Print every setting with its value and its source."""
    table = Table(say("settings-name"), say("settings-value"), say("settings-source"), title=say("settings-title"), title_justify="left")
    for option in settings_of(context.command):
        source = context.get_parameter_source(option.name or "")
        where = source_of(context, option) or say("setting-from", source=source.name.lower() if source else "default")
        table.add_row(name_of(option), escape(_hide_password(option.name or "", context.params.get(option.name or ""))), escape(where))
    console.print(table)


def _hide_password(name: str, value: Any) -> str:
    """A value for people, without the password of a database."""
    if name == "database":
        return without_password(Settings(database=value or "").store)
    if name == "thinkers" and value is None:
        return str(Settings().thinkers)
    if isinstance(value, list | tuple):
        return " ".join(value) or "-"
    return f"{value:g}" if isinstance(value, float) else str(value) if value not in (None, "") else "-"
