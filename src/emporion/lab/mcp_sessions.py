"""Games that an agent plays through the MCP server: against bots in this process, or in a seat of a table on a running server."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, Union

from emporion import client as clients
from emporion import games, players
from emporion.engine.decoding import convert
from emporion.engine.effects import Effect
from emporion.engine.errors import EmporionError
from emporion.engine.game import Game, Option
from emporion.engine.random import Random
from emporion.engine.wording import Reader
from emporion.lab.play import Play
from emporion.lab.prompts import listed_moves, position, question, reader_of, word_move, word_question, word_sections
from emporion.players.search_player import Advice, Budget, Thinker
from emporion.text import say

TABLE_LINK = re.compile("(?P<address>https?://[^#?]+)/table/(?P<code>[a-z2-9]{8})(?:#(?P<token>[^#]+))?/?")
OVER = -4
"""Who is asked in a game that is over, as OpenSpiel writes it."""
NO_SEAT = -1
"""Who is asked before the start of a table, or while chance is due."""


class Session(Protocol):
    """A game in which an agent has a seat."""

    seat: int
    lock: threading.Lock

    def current_player(self) -> int:
        """The seat that is asked; OVER at the end."""

    def legal_moves(self) -> list[str]:
        """The legal moves of the agent's seat; none if another one is asked."""

    def play(self, move: str) -> None:
        """Play a move of the agent's seat. An illegal one changes nothing."""

    def observe(self) -> str:
        """The position in words, as the agent's seat may know it."""

    def result(self) -> float:
        """What the game brought the agent: 1 for winning alone, and 0 while it goes on."""

    def advise(self, simulations: int) -> str:
        """The move that a search recommends."""

    def wait(self, seconds: float) -> None:
        """Wait until the agent is asked or the game is over, at most so long."""

    def reset(self) -> None:
        """Begin anew."""

    def close(self) -> None:
        """Close the session's connections and forget its game."""


class LocalSession:
    """A game against bots in this process. They answer at once."""

    def __init__(
        self, game: str, seat: int, seats: int, opponents: Sequence[str], options: Mapping[str, Option], seed: int | None = None
    ) -> None:
        self._play = Play(game, seats, options, None)
        if not 0 <= seat < seats:
            raise EmporionError("lab-no-seat", seat=seat, last=seats - 1)
        if not 1 <= len(opponents) <= seats - 1:
            raise EmporionError("wrong-bots", bots=len(opponents), seats=seats - 1)
        self.seat = seat
        self.lock = threading.Lock()
        bots = [players.find(name) for name in (*opponents, *[opponents[-1]] * (seats - 1 - len(opponents)))]
        self._bots = dict(zip((other for other in range(seats) if other != seat), bots, strict=True))
        self._seed = time.time_ns() if seed is None else seed
        self._games = 0
        self.reset()

    def reset(self) -> None:
        self._play.begin(self._seed, self._games)
        self._choices = Random(self._seed, self._games, "choices")
        self._games += 1
        self._answer()

    def current_player(self) -> int:
        return OVER if self._play.is_over else self._play.seat

    def legal_moves(self) -> list[str]:
        return self._play.match.moves()

    def play(self, move: str) -> None:
        if self._play.is_over:
            raise EmporionError("lab-over")
        self._play.play(move)
        self._answer()

    def observe(self) -> str:
        match = self._play.match
        parts = [position(match, self.seat)]
        if self._play.is_over:
            parts.append(say("mcp-over", winners=match.winners(), scores=match.scores()))
        else:
            parts += [question(match, self.seat), "\n".join([say("prompt-moves"), *listed_moves(match, self.seat)])]
        return "\n\n".join(filter(None, parts))

    def result(self) -> float:
        return self._play.rewards()[self.seat] if self._play.is_over else 0.0

    def advise(self, simulations: int) -> str:
        if self._play.is_over:
            raise EmporionError("lab-over")
        found: Advice = Thinker(Budget(simulations)).think(self._play.match, Random(len(self._play.match.events), "hint"))
        return found.move

    def wait(self, seconds: float) -> None:
        pass

    def close(self) -> None:
        pass

    def _answer(self) -> None:
        """Let the bots play up to the agent's next decision."""
        while not self._play.is_over and self._play.seat != self.seat:
            self._play.play(self._bots[self._play.seat].choose(self._play.match, self._choices))


class TableSession:
    """A seat at a table of a running server."""

    def __init__(self, link: str, name: str) -> None:
        found = TABLE_LINK.fullmatch(link.strip())
        if found is None:
            raise EmporionError("mcp-link", link=link)
        self.lock = threading.Lock()
        self._client = clients.Client(found["address"], name, patience=10)
        try:
            self._table = self._join(found["code"], found["token"])
        except BaseException:
            self._client.close()
            raise
        if self._table.seat is None:
            self.close()
            raise EmporionError("mcp-link", link=link)
        self.seat = self._table.seat
        info = self._table.table
        self._game: Game[Any] = games.find(info.game)
        figures = self._game.corrected(info.components) if info.components else self._game.standard()
        self._components = self._game.components(figures)

    def _join(self, code: str, token: str | None) -> clients.Play:
        """Take the seat of a seat's link, or with a table's link the first open one."""
        if token is not None:
            return self._client.join(f"{self._client.address}/table/{code}#{token}")
        for info in self._client.table(code).seats:
            if info.kind == "open":
                return self._client.join(self._client.sit(code, info.seat))
        raise EmporionError("mcp-no-open-seat", code=code)

    def current_player(self) -> int:
        self._read()
        if self._table.is_over:
            return OVER
        actor = None if self._table.position is None else self._table.position.actor
        return actor if isinstance(actor, int) else NO_SEAT

    def legal_moves(self) -> list[str]:
        self._read()
        return [] if self._table.position is None else [choice.move for choice in self._table.position.moves]

    def play(self, move: str) -> None:
        self._read()
        self._table.move(move)

    def observe(self) -> str:
        self._read()
        found = self._table.position
        if found is None:
            return say("mcp-not-begun")
        name, reader = self._game.name, reader_of(self._table.table.players, self.seat)
        parts = [word_sections(name, self._game.describe(self._components, found.view, found.scores), reader)]
        if found.result is not None:
            parts.append(say("mcp-over", winners=found.result.winners, scores=found.result.scores))
        elif found.moves:
            parts += [word_question(name, _effect(self._game, found.question), reader), self._moves(reader)]
        else:
            parts.append(say("mcp-waiting"))
        return "\n\n".join(filter(None, parts))

    def _moves(self, reader: Reader) -> str:
        assert self._table.position is not None
        lines = [
            word_move(self._game.name, choice.move, tuple(_effect(self._game, effect) for effect in choice.line), reader)
            for choice in self._table.position.moves
        ]
        return "\n".join([say("prompt-moves"), *lines])

    def result(self) -> float:
        self._read()
        if not self._table.is_over:
            return 0.0
        winners, seats = self._table.result.winners, self._table.table.players
        return (seats / len(winners) - 1) / (seats - 1) if self.seat in winners else -1 / (seats - 1)

    def advise(self, simulations: int) -> str:
        self._read()
        return self._table.hint().moves[0]

    def wait(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        self._read()
        while not (self._table.asked or self._table.is_over) and (left := end - time.monotonic()) > 0:
            self._table.wait(left)

    def reset(self) -> None:
        raise EmporionError("mcp-no-reset")

    def close(self) -> None:
        if hasattr(self, "_table"):
            self._table.close()
        self._client.close()

    def _read(self) -> None:
        """Read what the server has sent since."""
        while self._table.wait(0) is not None:
            pass


def _effect(game: Game[Any], sent: Any) -> Any:
    """An effect as the game's own type, from the message that it came in."""
    return convert(sent, _effects(game.name))


@cache
def _effects(name: str) -> Any:
    """The types of a game's effects: what happened, and what is asked and offered."""
    package = type(games.find(name)).__module__
    found = [kind for part in ("effects", "narration") for kind in vars(import_module(f"{package}.{part}")).values()]
    kinds = dict.fromkeys(kind for kind in found if isinstance(kind, type) and issubclass(kind, Effect) and kind is not Effect)
    return Union[tuple(kinds)]  # noqa: UP007
