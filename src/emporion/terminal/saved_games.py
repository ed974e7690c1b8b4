"""The games that the terminal saves while they are played: records in the user's state folder."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from emporion import games
from emporion.engine import files, record
from emporion.engine.errors import EmporionError, RecordError, shown
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.terminal import game_locks

SUFFIX = ".emp.jsonl"
LIST = "list"
"""The word that asks for the list of unfinished games."""


class Party(NamedTuple):
    """Who plays: the names that people gave (empty if one gave none) in the first seats, then the kinds of the bots."""

    people: tuple[str, ...]
    bots: tuple[str, ...]


class SavedGame(NamedTuple):
    """A file of the folder, as far as its first and last line tell."""

    file: Path
    changed: datetime
    header: dict[str, Any]
    events: int
    is_over: bool

    @property
    def name(self) -> str:
        """The file's name without its ending, by which the game is chosen."""
        return self.file.name.removesuffix(SUFFIX)

    @property
    def game(self) -> str:
        """The name of the game; empty if the header does not tell it."""
        return str(self.header.get("game", ""))

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [shown(name) for name in words(self.header.get("names"))]


def folder() -> Path:
    """The folder of saved games."""
    import platformdirs

    return Path(platformdirs.user_state_dir("emporion", appauthor=False)) / "games"


def new_file(game: str) -> Path:
    """A file for a new game, named by the game and the time, and locked; the folder is made if it is missing."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(place, error) from None
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number, file = 1, place / f"{stem}{SUFFIX}"
    while file.exists() or not game_locks.lock(file):
        number += 1
        file = place / f"{stem}-{number}{SUFFIX}"
    return file


def write_game(file: Path, match: Match, party: Party, names: Sequence[str], seed: int) -> None:
    """Write a game with what resuming needs. The file is replaced in one step."""
    record.write(file, record.dumps(match, names=list(names), people=list(party.people), bots=list(party.bots), seed=seed))


def event_random(seed: int, events: int) -> Random:
    """The random generator of the event after so many others: a resumed game rolls what it would have rolled."""
    return Random(seed, "event", events)


def saved_party(header: dict[str, Any], players: int) -> Party:
    """Who played a saved game. A record that does not say how many people played had one."""
    bots = words(header.get("bots"))
    people = header.get("people")
    given = words(people) if isinstance(people, list) else words(header.get("names"))[: max(1, players - len(bots))]
    return Party(tuple(given), tuple(bots))


def saved_seed(header: dict[str, Any]) -> int | None:
    """The seed of a saved game, if its header has one."""
    seed = header.get("seed")
    return seed if type(seed) is int else None


def words(found: object) -> list[str]:
    """The texts of a list in a header, which may hold other values."""
    return [word for word in found if isinstance(word, str)] if isinstance(found, list) else []


def unfinished_games(game: str = "") -> list[SavedGame]:
    """The unfinished games, or those of one game, the one played last first."""
    try:
        paths = [path for path in folder().iterdir() if path.name.endswith(SUFFIX) and not path.name.startswith(".")]
    except OSError:
        return []
    found = [saved for path in paths if (saved := _look(path)) is not None and not saved.is_over and game in ("", saved.game)]
    return sorted(found, key=lambda saved: (saved.changed, saved.name), reverse=True)


def _look(path: Path) -> SavedGame | None:
    """What a file tells without a replay; None if it cannot be read."""
    try:
        lines = path.read_bytes().splitlines()
        changed = datetime.fromtimestamp(path.stat().st_mtime)
    except OSError:
        return None
    header, last = _object(lines[:1]), _object(lines[-1:])
    return SavedGame(path, changed, header, max(0, len(lines) - 1), "scores" in last)


def _object(lines: Sequence[bytes]) -> dict[str, Any]:
    """The object in a line; an empty one if the line is damaged."""
    try:
        found = json.loads(lines[0]) if lines else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def choose_game(wanted: str) -> SavedGame:
    """The game to resume: by its number in the list, its name or its game; without any of these, the one played last."""
    known = unfinished_games()
    if not known:
        raise EmporionError("resume-none", folder=str(folder()))
    if not wanted:
        return known[0]
    if wanted.isdecimal() and len(wanted) < 6 and 1 <= int(wanted) <= len(known):
        return known[int(wanted) - 1]
    found = [saved for saved in known if wanted in (saved.name, saved.file.name, saved.game)]
    if not found:
        raise EmporionError("resume-unknown", name=shown(wanted))
    return found[0]


def load_game(saved: SavedGame) -> Match:
    """Lock a saved game and replay it; EmporionError says in one sentence that another terminal plays it, or where it is damaged."""
    if not game_locks.lock(saved.file):
        raise EmporionError("resume-in-use", name=saved.name)
    try:
        return games.replay(record.read(saved.file), complete=False)
    except RecordError as error:
        raise EmporionError("resume-damaged", file=str(saved.file), why=str(error)) from None
