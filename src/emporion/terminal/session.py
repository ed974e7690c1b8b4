"""One match at one terminal: its seats, its log, how far each person has read it, what can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from emporion.engine.effects import Effect
from emporion.engine.errors import EmporionError, shown
from emporion.engine.lines import Line, narrate_all
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, sentence, word_line, word_lines
from emporion.players import Player
from emporion.tables.wire import Decision
from emporion.terminal.plain_text import Symbols
from emporion.terminal.saved_games import Party, event_random, write_game
from emporion.terminal.saving import writable
from emporion.terminal.screen import Screen
from emporion.text import say

NAME = 24


class Session:
    """A match, the seats of people and of bots, how far each has followed it, and the file that it is saved in while it is played."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Player],
        names: Sequence[str],
        kinds: Sequence[str],
        console: Console,
        *,
        seed: int = 0,
        symbols: Symbols = "all",
        own_file: Path | None = None,
        is_rematch: bool = False,
        is_text: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.names = _names(match.players, bots, names)
        self.kinds = kinds
        self.seed = seed
        self.screen = Screen(console, symbols)
        self.table = match.game.board()
        self.is_text = is_text
        """Whether the table is shown in words."""
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.party = Party(tuple(names[seat] if seat < len(names) else "" for seat in self.people), tuple(kinds))
        self.you = self.people[0] if len(self.people) == 1 else None
        self.reader: int | None = None
        self.read = [0] * match.players
        self.unlogged: list[list[Effect]] = []
        self.played: list[list[Effect]] = []
        """The effects of the last events, as far as this session has seen them."""
        self.log: list[str] = []
        self.decisions: list[tuple[int, int]] = []
        self.boarded = 0
        self.begun = False
        self.redraws = False
        """Whether the next question comes with the own sheet, whatever has happened."""
        self.assessed: list[Decision] = []
        """The decisions that a review has assessed, from the first on."""
        self.space: int | None = None
        """The rows that are left for the question and its choices; None if there is no limit."""
        self.first_choice = 0
        """The first choice of the page that is shown."""
        self.file: Path | None = None
        self.saved = len(match.events)
        self.is_rematch = is_rematch
        self.own_file = own_file
        """The file in which the game is saved after every event."""

    def viewer(self) -> int | None:
        """Whose eyes the table is shown to."""
        if self.reader is None and self.match.actor in self.people:
            return int(self.match.actor)
        return self.you if self.reader is None else self.reader

    def introduced(self) -> list[str]:
        """The names, those of bots with what they are."""
        kinds = dict(zip(sorted(self.bots), self.kinds, strict=False))
        return [say("play-bot", name=name, level=kinds[seat]) if seat in kinds else name for seat, name in enumerate(self.names)]

    # Playing.

    def random(self) -> Random:
        """The random generator of the next event."""
        return event_random(self.seed, len(self.match.events))

    def play(self, move: str) -> None:
        """Play a move and save the game."""
        self._note(self.match.play(move))

    def let_chance_fall(self) -> None:
        """Let chance fall and save the game."""
        self._note(self.match.chance(self.random()))

    def _note(self, effects: list[Effect]) -> None:
        """Keep the effects of an event for the log, and save the game."""
        self.unlogged.append(effects)
        self.played.append(effects)
        self.save_own()

    def take_back(self, events: int, log_lines: int) -> None:
        """Return to the point after so many events, when the log had so many lines, and save the game."""
        del self.played[max(0, len(self.played) - (len(self.match.events) - events)) :]
        self.match.back(events)
        del self.log[log_lines:]
        self.read = [min(read, log_lines) for read in self.read]
        self.boarded = min(self.boarded, events)
        self.redraws = True
        self.save_own()

    # Telling.

    def tell(self) -> list[str]:
        """Bring what happened since the last time to the log, which has what all may know; return it as the reader sees it."""
        events, self.unlogged = self.unlogged, []
        self.log += self._lines(events, self.you)
        return self._lines(events, self.you if self.reader is None else self.reader)

    def tell_others(self, seat: int) -> list[str]:
        """What the others have done since the last decision of a seat, a line for each; those who took something from it first."""
        own = [number for number, event in enumerate(self.match.events) if event.by == seat]
        since = len(self.match.events) - (own[-1] + 1 if own else 0)
        events = self.played[len(self.played) - since :] if since <= len(self.played) else self.played
        seen = [[effect.seen(seat) for effect in effects] for effects in events]
        lines = narrate_all(self.match.narrate, seen)
        players = self.match.players
        found = [self._tell_other((seat + place) % players, seat, lines) for place in range(1, players)]
        return [words for _, words in sorted(found, key=lambda one: not one[0]) if words]

    def _tell_other(self, by: int, seat: int, lines: Sequence[Line]) -> tuple[bool, str]:
        """Whether a player took something from a seat, and what the player did, that first."""
        game, reader = self.match.game.name, Reader(self.names, self.you)
        own = [line for line in lines if getattr(line[0], "seat", None) == by]
        losses = [effect for line in own for effect in line if getattr(effect, "victim", None) == seat]
        rest = [tuple(effect for effect in line if effect not in losses) for line in own if line[0] not in losses]
        words = [*(sentence(game, effect, reader) for effect in losses), *(word_line(game, line, reader) for line in rest)]
        return bool(losses), say("play-or").join(filter(None, words))

    def remember(self) -> None:
        """Bring to the log what was played before this session; a person has read it up to their last decision."""
        copy = self.match.copy()
        copy.back(0)
        events = [copy.opening, *(copy.play(event.move) for event in self.match.events)]
        self.played = events[1:]
        self.log = self._lines(events, self.you)
        for seat in self.people:
            own = [number for number, event in enumerate(self.match.events) if event.by == seat]
            self.read[seat] = len(self._lines(events[: own[-1] + 1], self.you)) if own else 0

    def _lines(self, events: Sequence[Sequence[Effect]], seat: int | None) -> list[str]:
        """The effects of these events in words, as a seat, or a spectator, sees them."""
        seen = [[effect.seen(seat) for effect in effects] for effects in events]
        return word_lines(self.match.game.name, narrate_all(self.match.narrate, seen), Reader(self.names, self.you))

    # Saving.

    @property
    def is_saved(self) -> bool:
        """Whether the game as it stands is in a file."""
        return self.saved == len(self.match.events)

    def save_own(self) -> None:
        """Save the game in its own file. If that fails the player is told, once, and the game goes on."""
        if self.own_file is None:
            return
        try:
            write_game(self.own_file, self.match, self.party, self.names, self.seed)
            self.saved = len(self.match.events)
        except EmporionError as error:
            self.own_file, self.saved = None, -1
            self.screen.refuse(say("play-unsaved-why", why=str(error)))

    def save(self, name: str) -> None:
        """Write the record to a file that the player names, or say why it cannot be written."""
        try:
            path = writable(name)
            write_game(path, self.match, self.party, self.names, self.seed)
        except EmporionError as error:
            self.screen.refuse(str(error))
            return
        self.file, self.saved = path, len(self.match.events)
        self.screen.print(say("play-saved", file=str(path)))


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
