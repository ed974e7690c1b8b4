"""A game in the terminal, line by line: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO, cast

from rich.console import Console

from emporion.engine.effects import Actor
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import Player
from emporion.players.search_player import Thinker
from emporion.terminal.advice import thinking
from emporion.terminal.display import SHORT_ROWS, said, show_legend
from emporion.terminal.ending import show_end, wants_rematch
from emporion.terminal.orders import Left
from emporion.terminal.plain_text import PlainFile, Symbols, symbols_of_stdout
from emporion.terminal.prompt import ask
from emporion.terminal.saved_games import new_file
from emporion.terminal.session import Session
from emporion.text import say


def play(
    match: Match,
    bots: Mapping[int, Player],
    seed: int,
    names: Sequence[str] = (),
    kinds: Sequence[str] = (),
    *,
    console: Console | None = None,
    symbols: Symbols | None = None,
    own_file: Path | None = None,
    is_text: bool = False,
) -> int:
    """Play a match to its end, or until a player leaves, then the rematches that are asked for; return the exit code.

    The seats without a bot are people's. `names` are theirs and `kinds` are the bots', each in the order of the seats. Chance and bots draw
    from `seed`. With `own_file` the game is saved there after every event. `is_text` shows the table in words.
    """
    symbols = symbols_of_stdout() if symbols is None else symbols
    console = open_console(symbols) if console is None else console
    session = Session(match, bots, names, kinds, console, seed=seed, symbols=symbols, own_file=own_file, is_text=is_text)
    try:
        _run(session)
        while session.people and wants_rematch(session):
            session = _rematch(session)
            _run(session)
    except (EOFError, Left):
        _leave(session)
    except KeyboardInterrupt:
        _leave(session)
        return 1
    return 0


def open_console(symbols: Symbols) -> Console:
    """The terminal of this program, with line editing, in characters that it shows."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without a character shows another one
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # line editing and history for input()
    return Console() if symbols == "all" else Console(file=cast("TextIO", PlainFile(sys.stdout, symbols)))


def _run(session: Session) -> None:
    """Play from the opening to the winner."""
    session.save_own()
    _welcome(session)
    match = session.match
    last: Actor = "chance"
    while not match.is_over:
        actor = match.actor
        if actor not in ("chance", last) and not session.people:
            _print_news(session)
        last = actor
        if actor == "chance":
            session.let_chance_fall()
        elif actor in session.bots:
            session.play(_chosen(session, int(actor)))
        elif actor == session.you and len(match.moves()) == 1:
            session.play(*match.moves())  # this point is always asked, so that others learn nothing about the hand
        else:
            ask(session, int(actor))
    show_end(session)


def _chosen(session: Session, seat: int) -> str:
    """A bot's move; those that search show how far they are."""
    bot, rng = session.bots[seat], session.random()
    rng = Random(rng.word(), "bot")  # a bot must not see the dice that the same generator would roll
    if not isinstance(bot, Thinker):
        return bot.choose(session.match, rng)
    with thinking(session.screen.console, say("play-thinking", player=session.names[seat])) as progress:
        return bot.think(session.match, rng, progress).move


def _print_news(session: Session) -> None:
    for line in session.tell():
        session.screen.print(line)


def _welcome(session: Session) -> None:
    """Who plays what, and how it begins."""
    match, screen, game = session.match, session.screen, session.match.game.name
    screen.print(say("play-welcome", title=said(f"{game}-title", game), players=session.introduced()), "bold")
    if match.events:
        session.remember()
        screen.print(say("play-resumed", events=len(match.events)))
        return
    if session.people and not session.is_rematch:
        screen.print(said(f"{game}-primer"))
        show_legend(session)
        if screen.rows is not None and screen.rows < SHORT_ROWS:
            screen.pause(say("play-begin"))
    session.unlogged.append(match.opening)
    if not session.people:
        _print_news(session)


def _rematch(session: Session) -> Session:
    """A new game of the same players, in which the next seat begins."""
    old = session.match
    match = Match(old.game, old.players, first=(old.first + 1) % old.players, options=old.options, figures=old.figures)
    seed = Random(session.seed, "rematch").word()
    own_file = None
    if session.own_file is not None:
        with suppress(EmporionError):
            own_file = new_file(old.game.name)
    screen = session.screen
    return Session(
        match,
        session.bots,
        session.party.people,
        session.kinds,
        screen.console,
        seed=seed,
        symbols=screen.symbols,
        own_file=own_file,
        is_rematch=True,
        is_text=session.is_text,
    )


def _leave(session: Session) -> None:
    """Print how to continue, to a player who leaves before the end."""
    game, screen = session.match.game.name, session.screen
    screen.console.print()
    if session.match.is_over:
        return
    if session.own_file is not None and session.is_saved:
        screen.print(say("play-left-saved"))
    elif session.file is not None and session.is_saved:
        screen.print(say("play-go-on", id=game, file=shlex.quote(str(session.file))))
    else:
        screen.print(say("play-left", id=game))
