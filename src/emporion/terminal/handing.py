"""The keyboard handed from seat to seat, the screen covered between those who hide things from each other."""

from __future__ import annotations

from typing import Any

import msgspec

from emporion.engine.match import Match
from emporion.terminal.orders import LOG, leave_table
from emporion.terminal.sitting import Sitting
from emporion.text import say


def hands_over(sitting: Sitting, seat: int) -> bool:
    """Give the keyboard to a seat; where they know what others must not see, cover the screen between them. Whether it was covered."""
    reader = sitting.reader
    if sitting.you is not None or reader == seat:
        return False
    if not _secret(sitting.match, seat) and (reader is None or not _secret(sitting.match, reader)):
        sitting.reader = None
        return False
    sitting.reader = seat
    sitting.decisions.clear()
    if reader is not None:
        _cover(sitting, say("play-cover", reader=sitting.names[reader], next=sitting.names[seat]))
    _cover(sitting, say("play-uncover", next=sitting.names[seat]))
    if news := sitting.log[sitting.read[seat] :][-LOG:]:
        sitting.screen.print(say("play-since"), "bold")
        for line in news:
            sitting.screen.print(line)
    return True


def _cover(sitting: Sitting, prompt: str) -> None:
    """Wait for Enter, then wipe the screen."""
    if sitting.screen.read(prompt).strip().lower() == "quit":
        leave_table(sitting)
    sitting.screen.wipe()


def _secret(match: Match, seat: int) -> bool:
    """Whether a seat sees more than everybody does."""
    own, common = (_filled(msgspec.to_builtins(match.view(viewer))) for viewer in (seat, None))
    return {**own, "seat": None} != {**common, "seat": None}


def _filled(value: Any) -> Any:
    """What of a view is there: an empty hand shows no more than one that is hidden."""
    if isinstance(value, dict):
        kept = {name: _filled(part) for name, part in value.items()}
        return {name: part for name, part in kept.items() if part is not None and part != {}}
    return [_filled(part) for part in value] if isinstance(value, list) else value
