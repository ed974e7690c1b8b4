"""An MCP server: agents play against bots, or in a seat of a running server, and read the rulebooks as resources.

The tools have the names of OpenSpiel's example server where they do the same. `emporion mcp` runs it.
"""

from __future__ import annotations

import functools
import secrets
import time
from collections.abc import Callable
from typing import Any, TypeVar

from emporion import games, players
from emporion.client import Refusal
from emporion.engine.errors import EmporionError, shown_legal
from emporion.engine.game import Game, written
from emporion.lab.errors import library
from emporion.lab.mcp_sessions import LocalSession, Session, TableSession
from emporion.lab.prompts import rulebook
from emporion.text import say

MAX_SESSIONS = 100
IDLE_SECONDS = 3600.0
"""A session that was not used for so long makes room for another one."""
MAX_SIMULATIONS = 20_000
MAX_WAIT_SECONDS = 60.0
PATH = "/mcp"
Answer = TypeVar("Answer")


class Tools:
    """The tools, and the games that are being played with them."""

    def __init__(self) -> None:
        self.sessions: dict[str, Session] = {}
        self._used: dict[str, float] = {}

    def list_games(self) -> list[str]:
        """List the games that can be played."""
        return list(games.NAMES)

    def game_info(self, game_name: str) -> dict[str, Any]:
        """Get the number of players and the options of a game, each with its values, the default first."""
        game = games.find(game_name)
        return {
            "short_name": game.name,
            "min_num_players": game.players[0],
            "max_num_players": game.players[-1],
            "information": "perfect" if game.is_open else "imperfect",
            "options": {name: list(values) for name, values in game.options.items()},
            "rulebook": rules_uri(game),
        }

    def start_game(
        self,
        game_name: str,
        player_id: int = 0,
        num_players: int = 2,
        opponents: str = "easy",
        options: dict[str, str | bool] | None = None,
        seed: int | None = None,
    ) -> str:
        """Start a game against bots in this process; returns the id of its session.

        Args:
            game_name: a name from list_games.
            player_id: your seat, from 0.
            num_players: all seats, yours included.
            opponents: random, greedy, novice, easy, normal, hard or expert, with commas for several; the last one takes the seats left.
            options: see game_info.
            seed: the same seed and actions give the same game.
        """
        game = games.find(game_name)
        chosen = dict(game.option(f"{name}={written(value)}") for name, value in (options or {}).items())
        bots = opponents.split(",")
        for name in bots:
            if name not in players.NAMES:  # no custom players: an agent must not choose which files are run
                raise EmporionError("unknown-player", player=name, players=players.NAMES)
        return self._add(lambda: LocalSession(game_name, player_id, game.seats(num_players), bots, chosen, seed))

    def join_table(self, link: str, name: str = "Agent") -> str:
        """Take a seat at a table of a running server; returns the id of the session.

        Args:
            link: the link of a seat (it holds a key after #), or that of a table with an open seat.
            name: the name shown at the table.
        """
        return self._add(lambda: TableSession(link, name))

    def reset_game(self, session_id: str) -> str:
        """Begin a game against bots anew; returns the observation."""
        session = self._find(session_id)
        with session.lock:
            session.reset()
            return session.observe()

    def current_player(self, session_id: str) -> int:
        """Get the seat that is asked: -4 if the game is over, -1 if no seat is asked."""
        session = self._find(session_id)
        with session.lock:
            return session.current_player()

    def legal_actions(self, session_id: str) -> list[str]:
        """Get your legal actions; none while another seat is asked."""
        session = self._find(session_id)
        with session.lock:
            return session.legal_moves()

    def play_action(self, session_id: str, action: str) -> str:
        """Play one of your legal actions; returns the observation after it. An illegal one is refused and changes nothing."""
        session = self._find(session_id)
        with session.lock:
            session.play(action)
            return session.observe()

    def get_observation(self, session_id: str) -> str:
        """Get the position in words, as your seat may know it, the question and your legal actions with what each would bring."""
        session = self._find(session_id)
        with session.lock:
            return session.observe()

    def get_return(self, session_id: str) -> float:
        """Get what the game brought you: 1 for winning alone, less for a shared victory, negative for a loss, 0 while it goes on."""
        session = self._find(session_id)
        with session.lock:
            return session.result()

    def mcts_action_chooser(self, session_id: str, num_simulations: int = 800) -> str:
        """Get the action that a tree search recommends. At a table the server's own hint is asked for, if the table allows hints."""
        if not 1 <= num_simulations <= MAX_SIMULATIONS:
            raise EmporionError("mcp-simulations", most=MAX_SIMULATIONS, found=num_simulations)
        session = self._find(session_id)
        with session.lock:
            return session.advise(num_simulations)

    def wait_for_turn(self, session_id: str, seconds: float = 30.0) -> str:
        """Wait until you are asked or the game is over, at most so many seconds (60 at most); returns the observation."""
        session = self._find(session_id)
        with session.lock:
            session.wait(min(max(seconds, 0.0), MAX_WAIT_SECONDS))
            return session.observe()

    def end_session(self, session_id: str) -> None:
        """Forget a game. A seat at a table is kept: its link leads back to it."""
        session = self._find(session_id)
        with session.lock:
            session.close()
            self.sessions.pop(session_id, None)
            self._used.pop(session_id, None)

    def close(self) -> None:
        """End all sessions."""
        for session in self.sessions.values():
            session.close()
        self.sessions.clear()

    def _add(self, make: Callable[[], Session]) -> str:
        if len(self.sessions) >= MAX_SESSIONS:
            self._make_room()
        name = secrets.token_hex(4)
        self.sessions[name] = make()
        self._used[name] = time.monotonic()
        return name

    def _make_room(self) -> None:
        """End the session that was not used for the longest time; EmporionError if that is not long."""
        oldest = min(self.sessions, key=self._used.__getitem__)
        if time.monotonic() - self._used[oldest] < IDLE_SECONDS:
            raise EmporionError("mcp-full", most=MAX_SESSIONS)
        self.end_session(oldest)

    def _find(self, session_id: str) -> Session:
        found = self.sessions.get(session_id)
        if found is None:
            raise EmporionError("mcp-no-session", session=session_id)
        self._used[session_id] = time.monotonic()
        return found


NAMES = (
    "list_games",
    "game_info",
    "start_game",
    "join_table",
    "reset_game",
    "current_player",
    "legal_actions",
    "play_action",
    "get_observation",
    "get_return",
    "mcts_action_chooser",
    "wait_for_turn",
    "end_session",
)
"""The tools that are offered."""


def rules_uri(game: Game[Any]) -> str:
    """The address of a game's rulebook among the resources."""
    return f"emporion://rules/{game.name}"


def instructions() -> str:
    """What an agent is told about the server."""
    return say("mcp-instructions", games=games.NAMES, rules=[rules_uri(games.find(name)) for name in games.NAMES])


def make_server(tools: Tools) -> Any:
    """The MCP server with these tools."""
    mcp = library("mcp.server", "mcp")
    error = library("mcp.server.mcpserver.exceptions", "mcp").ToolError
    from emporion import __version__

    class Server(mcp.MCPServer):  # type: ignore[misc, name-defined]
        """A server that says of wrong arguments in one line what is wrong; the library's own answer has many."""

        async def call_tool(self, name: str, *given: Any, **named: Any) -> Any:
            try:
                return await super().call_tool(name, *given, **named)
            except error as refused:
                wrong = getattr(refused.__cause__, "errors", None)
                if wrong is None:
                    raise
                found = "; ".join(f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in wrong())
                raise error(str(EmporionError("mcp-arguments", tool=name, wrong=found))) from None

    server = Server("emporion", title="Emporion", instructions=instructions(), version=__version__, log_level="WARNING")
    for name in NAMES:
        server.add_tool(_answer_refusals(getattr(tools, name)))
    for name in games.NAMES:
        game = games.find(name)
        server.resource(rules_uri(game), name=f"{name}-rules", title=f"Rulebook of {name}", mime_type="text/markdown")(_book(name))
    return server


def serve(http_port: int | None) -> None:
    """Serve on standard input and output, or on a port of this machine alone."""
    tools = Tools()
    server = make_server(tools)
    try:
        if http_port is None:
            server.run()
        else:
            server.run("streamable-http", host="127.0.0.1", port=http_port, streamable_http_path=PATH)
    finally:
        tools.close()


def _book(name: str) -> Callable[[], str]:
    """A function that reads a rulebook: the library takes no other callable."""

    def read() -> str:
        return rulebook(name)

    return read


def _answer_refusals(tool: Callable[..., Answer]) -> Callable[..., Answer]:
    """A tool whose refusals reach the model as sentences."""
    error = library("mcp.server.mcpserver.exceptions", "mcp").ToolError

    @functools.wraps(tool)
    def run(*arguments: Any, **named: Any) -> Answer:
        try:
            return tool(*arguments, **named)
        except EmporionError as refused:
            legal = shown_legal(refused.legal) if isinstance(refused, Refusal) else ""
            raise error(f"{refused} {legal}".strip()) from None

    return run
