"""`emporion serve` and `emporion verify`."""

from __future__ import annotations

import re
import sys
import threading
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import msgspec

from emporion.engine import record
from emporion.engine.errors import EmporionError
from emporion.server.fairness import Fair, verify
from emporion.terminal.commands import replayed, show
from emporion.text import say

ORIGIN = re.compile("(https?://)([^/@?#\\s]+)/?")
USUAL = {"http://": ":80", "https://": ":443"}
"""Ports that a browser leaves out."""


def run_server(
    host: str,
    port: int,
    database: str,
    origins: Sequence[str],
    thinkers: int | None,
    requests: int,
    messages: int,
    sockets: int,
    bot_tables: int,
    reviews: int,
    page: bool,
) -> None:
    """Serve until somebody stops it. With `page` it is for playing at once: the browser opens, and another port will do."""
    from emporion.server.serve import run
    from emporion.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        origins=tuple(map(as_sent, origins)),
        requests=requests,
        messages=messages,
        sockets=sockets,
        bot_tables=bot_tables,
        reviews=reviews,
    )
    if thinkers is not None:
        settings = msgspec.structs.replace(settings, thinkers=thinkers)
    try:
        run(settings, open_page if page else None)
    except EmporionError as error:
        if not page or error.key != "serve-port":
            raise
        run(msgspec.structs.replace(settings, port=0), open_page)


def as_sent(origin: str) -> str:
    """An origin as browsers send it; one that none sends would let nobody in."""
    found = ORIGIN.fullmatch(origin.strip().lower())
    if found is None:
        raise EmporionError("serve-origin", origin=origin)
    return found[1] + found[2].removesuffix(USUAL[found[1]])


def open_page(address: str) -> None:
    """Show the page; where there is no browser the address is enough."""
    print(say("serve-open", address=address), flush=True)
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def verify_file(file: Path, as_json: bool) -> None:
    """Check the dice of a record; exit code 1 if they do not agree with the seed."""
    match = replayed(file, None, complete=True)
    found = record.header(record.read(file)).get("fair")
    if found is None:
        raise EmporionError("verify-none", file=str(file))
    if not match.over:
        raise EmporionError("verify-not-over", file=str(file))
    try:
        fair = msgspec.convert(found, Fair, strict=True)
    except msgspec.ValidationError as error:
        raise EmporionError("verify-header", file=str(file), why=str(error)) from None
    told = {"file": str(file), "commitment": fair.commitment, "first": "unchecked" if fair.after else fair.first}
    try:
        checked = verify(match, fair)
    except EmporionError as error:
        if not as_json:
            raise EmporionError("verify-disagrees", file=str(file), why=str(error)) from None
        show({**told, "agrees": False, "why": str(error)})
        sys.exit(1)
    unchecked = sum(event.by == "chance" for event in match.events) - checked
    if as_json:
        show({**told, "agrees": True, "checked": checked, "after": fair.after, "unchecked": unchecked})
        return
    print(say("verify-agrees", checked=checked, **told))
    if fair.after:
        print(say("verify-unchecked", after=fair.after, unchecked=unchecked))
