"""One match at one terminal: who sits there, what they have been told, what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from emporion.engine import record
from emporion.engine.effects import Effect
from emporion.engine.errors import EmporionError, shown
from emporion.engine.match import Match
from emporion.players import Player
from emporion.terminal.saving import writable
from emporion.terminal.screen import Screen
from emporion.terminal.telling import lines
from emporion.text import say

NAME = 24


class Sitting:
    """A match, the seats of people and of bots, and how far each has followed it."""

    def __init__(self, match: Match, bots: Mapping[int, Player], names: Sequence[str], kinds: Sequence[str], console: Console) -> None:
        self.match = match
        self.bots = bots
        self.names = _names(match.players, bots, names)
        self.kinds = kinds
        self.screen = Screen(console)
        self.table = match.game.board()
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.you = self.people[0] if len(self.people) == 1 else None
        self.reader: int | None = None
        self.read = [0] * match.players
        self.untold: list[Effect] = []
        self.log: list[str] = []
        self.decisions: list[tuple[int, int]] = []
        self.boarded = 0
        self.begun = False
        self.file: Path | None = None
        self.saved = len(match.events)

    def viewer(self) -> int | None:
        """Whose eyes the table is shown to."""
        if self.reader is None and self.match.actor in self.people:
            return int(self.match.actor)
        return self.you if self.reader is None else self.reader

    def introduced(self) -> list[str]:
        """The names, those of bots with what they are."""
        kinds = dict(zip(sorted(self.bots), self.kinds, strict=False))
        return [say("play-bot", name=name, kind=kinds[seat]) if seat in kinds else name for seat, name in enumerate(self.names)]

    def tell(self) -> None:
        """Say what happened since the last time, as the one at the keyboard sees it; the log keeps what all may know."""
        effects, self.untold = self.untold, []
        self.log += self._lines(effects, self.you)
        for line in self._lines(effects, self.you if self.reader is None else self.reader):
            self.screen.print(line)

    def remember(self) -> None:
        """Bring to the log what was played before this sitting."""
        twin = self.match.copy()
        twin.back(0)
        effects = list(twin.opening)
        for event in self.match.events:
            effects += twin.play(event.move)
        self.log = self._lines(effects, self.you)

    def save(self, name: str) -> None:
        """Write the record to a file, or say why it cannot be written."""
        try:
            path = writable(name)
            record.write(path, record.dumps(self.match, names=list(self.names), bots=list(self.kinds)))
        except EmporionError as error:
            self.screen.refuse(str(error))
            return
        self.file, self.saved = path, len(self.match.events)
        self.screen.print(say("play-saved", file=str(path)))

    def _lines(self, effects: Sequence[Effect], seat: int | None) -> list[str]:
        """Effects in words, as a seat, or a spectator, sees them."""
        seen = self.match.told([effect.seen(seat) for effect in effects])
        return lines(self.match.game.name, seen, self.names, self.you)


def _names(players: int, bots: Mapping[int, Player], names: Sequence[str]) -> list[str]:
    """A name for every seat, short and safe to print."""
    given, alone = iter(names), len(bots) == players - 1
    found = []
    for seat in range(players):
        if seat in bots:
            found.append(say("play-bot-name", number=seat))
        else:
            name = shown(next(given, "").strip()) or (say("play-you") if alone else say("play-person", number=seat + 1))
            found.append(name if len(name) <= NAME else name[: NAME - 1] + "…")
    return found
