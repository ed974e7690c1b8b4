"""A game in the terminal, line by line: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper

from rich.console import Console

from emporion.engine.effects import Actor
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import Player
from emporion.players.thinking import Thinker
from emporion.terminal.advice import thinking
from emporion.terminal.asking import ask
from emporion.terminal.orders import Left
from emporion.terminal.showing import said, show_legend, show_score, show_table
from emporion.terminal.sitting import Sitting
from emporion.text import say


def play(
    match: Match,
    bots: Mapping[int, Player],
    rng: Random,
    names: Sequence[str] = (),
    kinds: Sequence[str] = (),
    *,
    console: Console | None = None,
) -> int:
    """Play a match to its end, or until somebody leaves; the exit code.

    The seats without a bot are people's. `names` are theirs and `kinds` are the bots', each in the order of the seats.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # line editing and history for input()
    sitting = Sitting(match, bots, names, kinds, console or Console())
    try:
        _run(sitting, rng)
    except (EOFError, Left):
        _leave(sitting)
    except KeyboardInterrupt:
        _leave(sitting)
        return 1
    return 0


def _run(sitting: Sitting, rng: Random) -> None:
    """From the opening to the winner."""
    _welcome(sitting)
    match = sitting.match
    last: Actor = "chance"
    while not match.over:
        actor = match.actor
        if actor not in ("chance", last):
            sitting.tell()
            last = actor
        if actor == "chance":
            sitting.untold += match.chance(rng)
        elif actor in sitting.bots:
            sitting.untold += match.play(_chosen(sitting, int(actor), rng))
        elif actor == sitting.you and len(match.moves()) == 1:
            sitting.untold += match.play(*match.moves())  # asked only so that nobody can tell what a hand allows
        else:
            ask(sitting, int(actor))
    _close(sitting)


def _chosen(sitting: Sitting, seat: int, rng: Random) -> str:
    """A bot's move; those that search show how far they are."""
    bot = sitting.bots[seat]
    if not isinstance(bot, Thinker):
        return bot.choose(sitting.match, rng)
    with thinking(sitting.screen.console, say("play-thinking", player=sitting.names[seat])) as progress:
        return bot.think(sitting.match, rng, progress).move


def _welcome(sitting: Sitting) -> None:
    """Who plays what, and how it begins."""
    match, screen, game = sitting.match, sitting.screen, sitting.match.game.name
    screen.print(say("play-welcome", game=said(f"{game}-title", game), players=", ".join(sitting.introduced())), "bold")
    if sitting.people and not match.events:
        screen.print(said(f"{game}-primer"))
    if sitting.people:
        show_legend(sitting)
    if match.events:
        sitting.remember()
        screen.print(say("play-resumed", events=len(match.events)))
    else:
        sitting.untold += match.opening
        sitting.tell()


def _close(sitting: Sitting) -> None:
    """The last board, the points, the winner, and the record for those who want it."""
    sitting.tell()
    sitting.reader = None
    show_table(sitting)
    show_score(sitting)
    sitting.screen.print(_winner(sitting), "bold")
    if sitting.people and (name := sitting.screen.read(say("play-offer")).strip()):
        sitting.save(name)


def _winner(sitting: Sitting) -> str:
    winners, scores = sitting.match.winners(), sitting.match.scores()
    points = scores[winners[0]]
    if len(winners) > 1:
        return say("play-winners", players=say("play-and").join(sitting.names[seat] for seat in winners), points=points)
    you = "yes" if winners[0] == sitting.you else "no"
    key = "play-winner" if points == max(scores) else "play-winner-at-once"
    return say(key, player=sitting.names[winners[0]], you=you, points=points)


def _leave(sitting: Sitting) -> None:
    """The last words to somebody who goes before the end."""
    game, screen = sitting.match.game.name, sitting.screen
    screen.console.print()
    if sitting.file is not None and sitting.saved == len(sitting.match.events):
        screen.print(say("play-go-on", game=game, file=shlex.quote(str(sitting.file))))
    elif not sitting.match.over:
        screen.print(say("play-left", game=game))
