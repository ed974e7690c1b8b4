"""Handing the keyboard from seat to seat, with the screen covered between players who have secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from emporion.engine.match import Match
from emporion.terminal.orders import leave_table
from emporion.terminal.session import Session
from emporion.text import say


def hands_over(session: Session, seat: int, news: Sequence[str]) -> bool:
    """Give the keyboard to a seat, and cover the screen if one of both seats has secrets; return whether it was covered.

    The news are shown to the one who leaves the keyboard, before the screen is covered.
    """
    reader = session.reader
    if session.you is not None or reader == seat:
        return False
    if not _secret(session.match, seat) and (reader is None or not _secret(session.match, reader)):
        session.reader = None
        return False
    session.reader = seat
    session.decisions.clear()
    for line in news:
        session.screen.print(line)
    if reader is not None:
        _cover(session, say("play-cover", reader=session.names[reader], next=session.names[seat]))
    _cover(session, say("play-uncover", next=session.names[seat]))
    return True


def _cover(session: Session, prompt: str) -> None:
    """Wait for Enter, then wipe the screen."""
    if session.screen.read(prompt).strip().lower() == "quit":
        leave_table(session)
    session.screen.wipe()


def _secret(match: Match, seat: int) -> bool:
    """Whether a seat sees more than a spectator does."""
    own, common = (_drop_empty(msgspec.to_builtins(match.view(viewer))) for viewer in (seat, None))
    return {**own, "seat": None} != {**common, "seat": None}


def _drop_empty(value: Any) -> Any:
    """A view without empty parts: an empty hand shows no more than a hidden one."""
    if isinstance(value, dict):
        kept = {name: _drop_empty(part) for name, part in value.items()}
        return {name: part for name, part in kept.items() if part is not None and part != {}}
    return [_drop_empty(part) for part in value] if isinstance(value, list) else value
