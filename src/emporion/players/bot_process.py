"""The process in which a player of one's own runs: what it prints, how long it thinks and how it ends harm no game but its own.

The parent writes pickled requests, `Make` and `Choose`, and reads an answer to each. The process ends with its parent's end of the pipe.
"""

from __future__ import annotations

import atexit
import math
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any, NamedTuple

from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures
from emporion.engine.game import Game, Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.state import State

SECONDS = "EMPORION_BOT_SECONDS"
"""The variable with the limit of a decision in seconds; processes that are started for games inherit it."""
DEFAULT_SECONDS = 60.0
MIN_START_SECONDS = 60.0
"""What a player has for loading its libraries and weights, if a decision has less."""


class Make(NamedTuple):
    """Make a player. The answer is the limit that it names for itself, or None."""

    name: str
    path: list[str]
    """Where its parent looks for modules."""


class Choose(NamedTuple):
    """Choose a move in a match that begins with this state. The answer is what the player chose."""

    game: Game[Any]
    players: int
    first: int
    options: dict[str, Option]
    changes: Figures
    state: State
    key: tuple[int, int]
    """The seed of its random numbers."""


class Answer(NamedTuple):
    """What came of a request: a value, or the key and values of an error."""

    value: Any = None
    error: str = ""
    details: dict[str, Any] = {}


class BotGone(Exception):
    """The process gave no answer: in time, or at all. `status` is that of the process if it ended by itself."""

    def __init__(self, status: int | None) -> None:
        self.status = status


def limit() -> float | None:
    """The seconds for a decision that the environment names; None if it names none."""
    wanted = os.environ.get(SECONDS, "")
    if not wanted:
        return None
    try:
        seconds = float(wanted)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise EmporionError("bot-limit", variable=SECONDS, found=wanted)
    return seconds


class BotProcess:
    """The parent's side of a process."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", f"import sys; sys.path[:] = {sys.path!r}; from emporion.players.bot_process import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the parent
        )
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()
        _running.add(self)

    def ask(self, request: Make | Choose, seconds: float) -> Answer:
        """The answer to a request; BotGone if there is none within these seconds, and then the process is ended."""
        assert self._process.stdin is not None
        try:
            with suppress(OSError):  # a process that has ended is noticed when its answer is read
                pickle.dump(request, self._process.stdin)
                self._process.stdin.flush()
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.stop()
            raise BotGone(None) from None
        except BaseException:  # Ctrl-C
            self.stop()
            raise
        if answer is None:
            status = self._process.wait()
            self.stop()
            raise BotGone(status)
        return answer

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.poll() is None

    def stop(self) -> None:
        """End the process at once, and what it has started."""
        _running.discard(self)
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._process.wait()
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _read(self) -> None:
        """Pass on the answers, and None at their end."""
        assert self._process.stdout is not None
        with self._process.stdout as stream:
            try:
                while True:
                    self._answers.put(Answer(*pickle.load(stream)))
            except Exception:  # the end, or what is no answer
                self._answers.put(None)


_running: set[BotProcess] = set()


@atexit.register
def _stop_all() -> None:
    """End the processes that are left."""
    for process in list(_running):
        process.stop()


# In the process.


def serve() -> None:
    """Answer requests until the parent closes the pipe. What the player prints goes to standard error."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    requests: queue.SimpleQueue[Make | Choose] = queue.SimpleQueue()
    threading.Thread(target=_read_requests, args=(incoming, requests), daemon=True).start()
    server = _Server()
    while True:
        answer = server.answer(requests.get())
        sys.stdout.flush()
        pickle.dump(tuple(answer), outgoing)
        outgoing.flush()


def _read_requests(incoming: Any, requests: queue.SimpleQueue[Make | Choose]) -> None:
    """Read requests; at their end the process ends, also while the player thinks."""
    try:
        while True:
            requests.put(pickle.load(incoming))
    finally:
        os._exit(0)


class _Server:
    """The player, and the match that its decisions are made in."""

    def __init__(self) -> None:
        self._player: Any = None
        self._opening: Match | None = None
        self._kind: tuple[object, ...] = ()

    def answer(self, request: Make | Choose) -> Answer:
        """Do what is asked; an error of the player is part of the answer."""
        from emporion.players.custom_players import describe_error, make_custom_player

        try:
            if isinstance(request, Make):
                sys.path[:] = request.path
                self._player = make_custom_player(request.name)
                seconds = getattr(self._player, "seconds_per_decision", None)
                return Answer(float(seconds) if seconds is not None else None)
            move = self._player.choose(self._match(request), Random(*request.key))
            return Answer(move if isinstance(move, str) else None, details={"said": str(move)})
        except EmporionError as error:
            if isinstance(request, Make):
                return Answer(error=error.key, details=error.values)
            return Answer(error="failed", details={"why": describe_error(error)})
        except BaseException as error:
            return Answer(error="failed", details={"why": describe_error(error)})

    def _match(self, request: Choose) -> Match:
        """A match that begins with the state of a request."""
        kind = request[:5]
        if self._opening is None or kind != self._kind:
            game, players, first, options, changes = kind
            figures = game.corrected(changes) if changes else None
            self._opening, self._kind = Match(game, players, first=first, options=options, figures=figures), kind
        return self._opening.begun_at(request.state)
