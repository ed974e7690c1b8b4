"""Game records: UTF-8, JSON Lines. A header, one line an event, and the result if the game is over.

Reading plays the record: every line is checked against the rules, and the first one that breaks them is named.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from emporion.engine import files
from emporion.engine.errors import EmporionError, IllegalMove, RecordError, shown
from emporion.engine.figures import Figures
from emporion.engine.game import Game
from emporion.engine.match import Match

VERSION = 1
MAX_SHOWN_CHARS = 60
"""The most characters of a record's text in an error."""
MAX_EVENTS = 1_000_000
"""The most events of a record."""
Fields = dict[str, Any]


def dumps(match: Match, **more: object) -> str:
    """The record of a match. `more` goes into the header and means nothing to a replay (names, bots, date, seed)."""
    header: Fields = {
        "emporion": VERSION,
        "game": match.game.name,
        "rules": match.game.rules,
        "players": match.players,
        "options": match.options,
        "first": match.first,
    }
    if changes := match.changes():
        header["components"] = changes
    lines: list[Fields] = [header | more]
    lines += [{"by": event.by, "move": event.move} for event in match.events]
    if match.is_over:
        lines.append({"scores": match.scores(), "winners": match.winners()})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def write(path: Path, text: str) -> None:
    """Write a record, or another text, to a file."""
    try:
        data = text.encode()
    except UnicodeEncodeError as error:
        raise EmporionError("file-unwritable", file=str(path), why=error.reason) from None
    files.write(path, data)


def read(path: Path) -> bytes:
    """The bytes of a record file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise EmporionError("file-unreadable", file=str(path), why=error.strerror or str(error)) from None


def replay(
    data: bytes, find: Callable[[str], Game[Any]], *, complete: bool = True, figures: Figures | None = None, limited: bool = False
) -> Match:
    """Replay a record to a match; RecordError at the first line that breaks the format or a rule.

    `complete` requires the result of a finished game; without it a record may end anywhere. `figures` replace the record's own. `limited`
    allows only the game's own maximum of events, for a server that stores the record.
    """
    lines = _lines(data)
    number, header = next(lines, (1, None))
    if header is None:
        raise RecordError(1, "F1", "record-empty")
    match = _match(header, find, figures)
    most = match.game.longest if limited else MAX_EVENTS
    result = None
    for number, line in lines:
        if result is not None:
            raise RecordError(number, "F5", "record-after-result")
        if "scores" in line or "winners" in line:
            result = line
            _check_result(match, number, line)
        elif len(match.events) >= most and not match.is_over:
            raise RecordError(number, "F6", "record-long", most=most)
        else:
            _play(match, number, line)
    if match.is_over and result is None and complete:
        raise RecordError(number + 1, "F5", "record-no-result", **_result(match))
    return match


def header(data: bytes) -> Fields:
    """The header of a record, without checking its fields."""
    for _, line in _lines(data):
        return line
    raise RecordError(1, "F1", "record-empty")


def _lines(data: bytes) -> Iterator[tuple[int, Fields]]:
    """The JSON objects of the lines, numbered from 1."""
    if data.startswith(b"\xef\xbb\xbf"):
        raise RecordError(1, "F1", "record-mark")
    lines = data.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            raise RecordError(number, "F1", "record-blank")
        yield number, _object(number, line)


def _object(number: int, line: bytes) -> Fields:
    try:
        found = json.loads(line.decode("utf-8"), object_pairs_hook=_distinct, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise RecordError(number, "F1", "record-not-json") from None
    if not isinstance(found, dict):
        raise RecordError(number, "F1", "record-not-object")
    return found


def _distinct(pairs: list[tuple[str, Any]]) -> Fields:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key twice")
    return found


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _whole(value: object, least: int, most: int) -> bool:
    """A JSON integer in a range; true and 1.0 are none."""
    return type(value) is int and least <= value <= most


def _match(header: Fields, find: Callable[[str], Game[Any]], figures: Figures | None) -> Match:
    """The match that a header opens."""
    for key in ("emporion", "game", "rules", "players", "options", "first"):
        if key not in header:
            raise RecordError(1, "F1", "record-header-missing", name=key)
    if not _whole(header["emporion"], VERSION, VERSION):
        raise RecordError(1, "F1", "record-version", version=VERSION)
    try:
        game = find(header["game"] if isinstance(header["game"], str) else "")
        if not _whole(header["rules"], game.rules, game.rules):
            raise RecordError(1, "F1", "record-rules", rules=game.rules)
        if not _whole(header["players"], game.players[0], game.players[-1]):
            raise RecordError(1, "F1", "record-players", least=game.players[0], most=game.players[-1])
        if not _whole(header["first"], 0, header["players"] - 1):
            raise RecordError(1, "F1", "record-first", last=header["players"] - 1)
        if "components" in header and figures is None:
            if not isinstance(header["components"], dict):
                raise RecordError(1, "F1", "record-components")
            figures = game.corrected(header["components"])
        return Match(game, header["players"], first=header["first"], options=_options(header["options"], game), figures=figures)
    except RecordError:
        raise
    except EmporionError as error:
        raise RecordError(1, "F1", error.key, (), **error.values) from None


def _options(options: object, game: Game[Any]) -> Fields:
    if not isinstance(options, dict) or any(name not in options for name in game.options):
        raise RecordError(1, "F1", "record-options", options=[*game.options]) if game.options else RecordError(1, "F1", "record-no-options")
    return options


def _play(match: Match, number: int, line: Fields) -> None:
    """Play the event of a line."""
    if set(line) != {"by", "move"}:
        raise RecordError(number, "F1", "record-event-keys")
    by, move = line["by"], line["move"]
    if not isinstance(move, str):
        raise RecordError(number, "F2", "refuse-form", match.moves(), move=shown(str(move), MAX_SHOWN_CHARS))
    if match.is_over:
        raise RecordError(number, "F4", "refuse-over")
    if by != match.actor or isinstance(by, bool | float):
        if (by, move) in match.forced and type(by) is int:
            raise RecordError(number, "F4", "record-forced", match.moves(), move=shown(move, MAX_SHOWN_CHARS))
        raise RecordError(number, "F3", "record-actor", match.moves(), actor=str(match.actor), by=shown(json.dumps(by), MAX_SHOWN_CHARS))
    try:
        match.play(move)
    except IllegalMove as error:
        if (by, move) in match.forced:
            raise RecordError(number, "F4", "record-forced", error.legal, move=shown(move, MAX_SHOWN_CHARS)) from None
        raise RecordError(number, error.rule, error.key, error.legal, **error.values) from None


def _result(match: Match) -> dict[str, str]:
    return {"scores": str(match.scores()), "winners": str(match.winners())}


def _check_result(match: Match, number: int, line: Fields) -> None:
    if not match.is_over:
        raise RecordError(number, "F5", "record-result-early", match.moves())
    if set(line) != {"scores", "winners"} or not (_same(line["scores"], match.scores()) and _same(line["winners"], match.winners())):
        raise RecordError(number, "F5", "record-result-wrong", **_result(match))


def _same(found: object, expected: list[int]) -> bool:
    return isinstance(found, list) and found == expected and all(type(value) is int for value in found)
