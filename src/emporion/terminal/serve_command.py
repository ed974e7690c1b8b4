"""`emporion serve` and `emporion verify`."""

from __future__ import annotations

import re
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import typer

from emporion.engine import record
from emporion.engine.errors import EmporionError
from emporion.server.settings import LogFormat, Settings
from emporion.tables.fairness import Fair, verify
from emporion.terminal.commands import replayed, show
from emporion.terminal.setting_sources import checked
from emporion.text import say

ORIGIN = re.compile("(https?://)([^/@?#\\s]+)/?")
DEFAULT_PORTS = {"http://": ":80", "https://": ":443"}
"""The ports that browsers leave out of an origin."""


def run_server(page: bool, log_format: LogFormat | None, *, context: typer.Context, **values: Any) -> None:
    """Serve until a signal stops the server; `values` are the fields of Settings, as they were given.

    `page` opens the page in a browser, also that of a server that is already running, and allows another port.
    """
    from emporion.server.database_lock import ServerRunning
    from emporion.server.serve import run

    wanted = check_settings(context, values)
    found: LogFormat = log_format or ("plain" if sys.stderr.isatty() else "json")
    try:
        run(wanted, found, partial(open_page, is_said=found == "plain") if page else None, may_change_port=page)
    except ServerRunning as error:
        if not page or error.key != "serve-running" or error.holder is None or not error.holder.is_reachable_here:
            raise
        print(say("serve-running-open", address=error.holder.address), flush=True)
        webbrowser.open(error.holder.address)


def check_settings(context: typer.Context, values: dict[str, Any]) -> Settings:
    """The settings of a server; EmporionError names the source of a value that is wrong."""
    from emporion.server.base_path import given_base_path
    from emporion.server.hosts import given_host, given_proxy
    from emporion.server.tls import check_files

    for field, check in (("origins", as_sent), ("allowed_hosts", given_host), ("trusted_proxies", given_proxy)):
        name = {"trusted_proxies": "trusted_proxy"}.get(field, field.removesuffix("s"))
        values[field] = checked(context, name, lambda given=values[field], check=check: tuple(map(check, given)))  # type: ignore[misc]
    values["base_path"] = checked(context, "base_path", lambda: given_base_path(values["base_path"]))
    certificate, key = values["tls_certificate"], values["tls_key"]
    checked(context, "tls_certificate" if certificate else "tls_key", lambda: check_files(certificate, key))
    return Settings(**values)


def as_sent(origin: str) -> str:
    """An origin as browsers send it; EmporionError if no browser would send it."""
    found = ORIGIN.fullmatch(origin.strip().lower())
    if found is None:
        raise EmporionError("serve-origin", origin=origin)
    return found[1] + found[2].removesuffix(DEFAULT_PORTS[found[1]])


def open_page(address: str, is_said: bool) -> None:
    """Open the page in another thread, because some browsers return only when they are closed. Print its address unless `is_said`."""
    if not is_said:
        print(say("serve-open", address=address), flush=True)
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def verify_file(file: Path, entropy: str | None, as_json: bool) -> None:
    """Check the dice of a record, and that `entropy` is part of them if it is given; exit code 1 if something does not agree."""
    match = replayed(file, None, complete=True)
    found = record.header(record.read(file)).get("fair")
    if found is None:
        raise EmporionError("verify-none", file=str(file))
    if not match.is_over:
        raise EmporionError("verify-not-over", file=str(file))
    try:
        fair = msgspec.convert(found, Fair, strict=True)
    except msgspec.ValidationError as error:
        raise EmporionError("verify-header", file=str(file), why=str(error)) from None
    facts = {"file": str(file), "commitment": fair.commitment, "first": "unchecked" if fair.after else fair.first}
    with_part = [seat for seat, given in enumerate(fair.entropy) if given is not None]
    without_part = [seat for seat in range(match.players) if seat not in with_part]
    try:
        checked = verify(match, fair)
        own = None if entropy is None else seats_of(entropy, fair)
    except EmporionError as error:
        if not as_json:
            raise EmporionError("verify-disagrees", file=str(file), why=str(error)) from None
        show({**facts, "agrees": False, "why": str(error)})
        sys.exit(1)
    unchecked = sum(event.by == "chance" for event in match.events) - checked
    if as_json:
        parts = {"scheme": fair.scheme, "seats_with_part": with_part, "seats_without_part": without_part, "seats_of_entropy": own}
        show({**facts, "agrees": True, "checked": checked, "after": fair.after, "unchecked": unchecked, **parts})
        return
    print(say("verify-agrees", checked=checked, **facts))
    if not with_part:
        print(say("verify-parts-none"))
    for key, seats in ("verify-parts", with_part), ("verify-parts-missing", without_part if with_part else []), ("verify-entropy", own):
        if seats:
            print(say(key, seats=len(seats), list=seats))
    if fair.after:
        print(say("verify-unchecked", after=fair.after, unchecked=unchecked))


def seats_of(entropy: str, fair: Fair) -> list[int]:
    """The seats that gave these bytes to the dice; EmporionError if there is none."""
    found = [seat for seat, given in enumerate(fair.entropy) if given == entropy.strip().lower()]
    if not found:
        raise EmporionError("verify-entropy-missing", entropy=entropy)
    return found
