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
    budget: int,
    open_hours: float,
    keep_days: float,
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
        budget=budget,
        open_hours=open_hours,
        keep_days=keep_days,
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


def verify_file(file: Path, entropy: str | None, as_json: bool) -> None:
    """Check the dice of a record, and that `entropy` is part of them if it is given; exit code 1 if something does not agree."""
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
    with_part = [seat for seat, given in enumerate(fair.entropy) if given is not None]
    without_part = [seat for seat in range(match.players) if seat not in with_part]
    try:
        checked = verify(match, fair)
        own = None if entropy is None else seats_of(entropy, fair)
    except EmporionError as error:
        if not as_json:
            raise EmporionError("verify-disagrees", file=str(file), why=str(error)) from None
        show({**told, "agrees": False, "why": str(error)})
        sys.exit(1)
    unchecked = sum(event.by == "chance" for event in match.events) - checked
    if as_json:
        parts = {"scheme": fair.scheme, "seats_with_part": with_part, "seats_without_part": without_part, "seats_of_entropy": own}
        show({**told, "agrees": True, "checked": checked, "after": fair.after, "unchecked": unchecked, **parts})
        return
    print(say("verify-agrees", checked=checked, **told))
    if not with_part:
        print(say("verify-parts-none"))
    for key, seats in ("verify-parts", with_part), ("verify-parts-missing", without_part if with_part else []), ("verify-entropy", own):
        if seats:
            print(say(key, seats=len(seats), list=", ".join(str(seat) for seat in seats)))
    if fair.after:
        print(say("verify-unchecked", after=fair.after, unchecked=unchecked))


def seats_of(entropy: str, fair: Fair) -> list[int]:
    """The seats that gave these bytes to the dice; EmporionError if there is none."""
    found = [seat for seat, given in enumerate(fair.entropy) if given == entropy.strip().lower()]
    if not found:
        raise EmporionError("verify-entropy-missing", entropy=entropy)
    return found
