"""A match that follows a table as a client sees it, and a player that sits there with it.

What the seat cannot see is dealt at random, in such a way that everything it has seen could happen. Players deal it anew anyway.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

import msgspec

from emporion.client import Refusal
from emporion.engine.errors import EmporionError, IllegalMove
from emporion.engine.figures import Figures
from emporion.engine.game import Game, Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games.corinth.move_texts import roll_code
from emporion.lab.mcp_sessions import OVER, TableSession
from emporion.players import Player
from emporion.tables.wire import EntryView, Result

MAX_DEALS = 20_000
"""How often hidden cards are dealt anew until what was seen can happen."""


class SeenMatch:
    """The match of a table, made of its log as a seat sees it."""

    def __init__(
        self, game: Game[Any], players: int, first: int, options: dict[str, Option], figures: Figures | None, seat: int, rng: Random
    ) -> None:
        self._opening = Match(game, players, first=first, options=options, figures=figures)
        self._seat = seat
        self._rng = rng
        self._known: list[EntryView] = []
        self.match = self._opening.copy()

    def follow(self, entries: Iterable[EntryView]) -> Match:
        """The match after these entries: all that the log has, the first one first."""
        counted = _list_counted(entries)
        shared = len(self._known) if counted[: len(self._known)] == self._known else 0
        if not shared:  # something was undone
            self.match = self._opening.copy()
        for entry in counted[shared:]:
            self.match = self._play(entry)
        self._known = counted
        return self.match

    def forget(self) -> None:
        """Begin again with the first entry, and deal what is hidden in another way."""
        self._known = []

    def _play(self, entry: EntryView) -> Match:
        """The match after an entry: with hidden cards with which the seat sees what it saw."""
        wanted = _sent(entry.effects)
        for deal in range(MAX_DEALS):
            state = copy(self.match.state)
            if deal:
                state.guess(self._seat, self._rng)
            for move in self._list_texts(self.match.begun_at(state), entry, wanted):
                twin = self.match.begun_at(state)
                try:
                    effects = twin.play(move)
                except IllegalMove:
                    continue
                if _sent([effect.seen(self._seat) for effect in effects if effect.sent]) == wanted:
                    return twin
            if self.match.game.is_open:
                break
        raise EmporionError("table-match", number=entry.number)

    def _list_texts(self, match: Match, entry: EntryView, effects: list[dict[str, Any]]) -> list[str]:
        """The moves or outcomes of chance that an entry can be."""
        if entry.move is not None:
            return [entry.move] if match.actor == entry.seat else []
        if match.actor != "chance":
            return []
        rolled = next((effect for effect in effects if effect["type"] == "Rolled"), None)
        if rolled is not None:  # Corinth's dice have too many outcomes to try them all
            return [match.game.text(match.state, roll_code(rolled["white"], rolled["yellow"]))]
        return [move for move, _ in match.outcomes()]


def _sent(effects: Sequence[Any]) -> Any:
    """Effects as they are sent."""
    return msgspec.json.decode(msgspec.json.encode(effects))


def _list_counted(entries: Iterable[EntryView]) -> list[EntryView]:
    """The events among the entries, without those that were undone."""
    found: dict[int, EntryView] = {}
    for entry in entries:
        if entry.kind in ("move", "chance"):
            found[entry.number] = entry
        elif entry.undone is not None:
            found.pop(entry.undone, None)
    return list(found.values())


class TablePlayer(TableSession):
    """A player of any kind in a seat of a table."""

    def __init__(self, link: str, name: str, player: Player) -> None:
        super().__init__(link, name)
        self._player = player
        self._rng = Random(int.from_bytes(os.urandom(8), "little"))
        self._seen: SeenMatch | None = None

    def play_out(self) -> Result:
        """Play until the game is over; its result. A fault of the player is raised: the seat is kept, and its link leads back to it."""
        while self.current_player() != OVER:
            if not self._table.asked:
                self._table.wait()
                continue
            at = self._table.position
            move = self._player.choose(self.follow(), self._rng)
            try:
                self._table.move(move)
            except Refusal:
                self._read()
                if self._table.position is at:  # nothing was taken back meanwhile
                    raise
        return self._table.result

    def follow(self) -> Match:
        """The match as the seat has seen it; EmporionError if it does not lead to the position that the server shows."""
        found, table = self._table.position, self._table.table
        assert found is not None
        if self._seen is None:
            assert table.first is not None
            figures = self._game.corrected(table.components) if table.components else None
            self._seen = SeenMatch(self._game, table.players, table.first, table.options, figures, self.seat, self._rng)
        legal = [choice.move for choice in found.moves]
        for _ in range(2):
            match = self._seen.follow(self._table.entries)
            if match.view(self.seat) == found.view and match.moves() == legal:
                return match
            self._seen.forget()
        raise EmporionError("table-match", number=found.at)
