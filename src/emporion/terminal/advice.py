"""The progress of a search on the terminal, and the advice of one: its best moves, by number and name, and what it expects of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, TaskProgressColumn, TextColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from emporion.engine.effects import Effect
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.wording import Reader, sentence
from emporion.players.parallel import Progress
from emporion.players.search_player import Advice
from emporion.terminal.choices import Choice, lists_ends
from emporion.text import decimal, percent, say

MAX_MOVES_SHOWN = 5
"""The table shows this many moves."""


MAX_NUMBERS_SHOWN = 3
"""Of the choices that begin with the same step, so many numbers."""


@contextmanager
def thinking(console: Console, sentence: str) -> Iterator[Progress]:
    """Show the progress of a bot, a hint or a review on a terminal; the line disappears when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(escape(sentence), total=1.0)
        yield lambda part: bar.update(task, completed=part)


def advice_table(advice: Advice, match: Match, choices: Sequence[Choice], reader: Reader) -> Table:
    """The best moves with their numbers, the chance to win with each, the points to expect, and how often each was tried."""
    best = _number(advice, match, choices)
    table = Table(box=None, padding=(0, 2))
    table.add_column("", justify="right")
    table.add_column("")
    for column in ("share", "points", "tried"):
        table.add_column(say(f"play-advice-{column}"), justify="right")
    for prospect in advice.prospects[:MAX_MOVES_SHOWN]:
        tried = say("play-advice-solved") if advice.is_solved else str(prospect.visits)
        name = name_move(match, prospect.move, reader)
        begun = [number for number, choice in enumerate(choices, start=1) if choice.moves[0] == prospect.move]
        numbers = [best] if best in begun and prospect.move == advice.move else begun
        table.add_row(_list_numbers(numbers), Text(name, "bold"), percent(prospect.share), decimal(prospect.points), tried)
    return table


def _list_numbers(numbers: Sequence[int]) -> str:
    """The numbers of the choices that begin with a move, the first of them if there are many."""
    found = say("play-comma").join(map(str, numbers[:MAX_NUMBERS_SHOWN]))
    return found + "…" if len(numbers) > MAX_NUMBERS_SHOWN else found


def advice_lines(advice: Advice, match: Match, choices: Sequence[Choice], reader: Reader) -> list[str]:
    """The best choice by its number, then what the search expects each seat to do."""
    number = _number(advice, match, choices)
    if number is None:
        lines = [say("play-advice-move", move=name_move(match, advice.move, reader))]
    else:
        lines = [say("play-advice", number=number, choice=choices[number - 1].words)]
    expected = [
        say("play-advice-seat", player=reader.names[seat], moves=say("play-comma").join(_names(match, moves, reader)))
        for seat, moves in _turns(match, advice.moves)
    ]
    return [*lines, say("play-advice-expected"), *(f"  {line}" for line in expected)] if expected else lines


def name_move(match: Match, move: str, reader: Reader) -> str:
    """A move by its name; by its text if it has none."""
    return _name_effect(match, match.game.name_move(match.state, move), reader) or move


def _name_effect(match: Match, effect: Effect, reader: Reader) -> str:
    return sentence(match.game.name, effect, reader) or ""


def _names(match: Match, moves: Sequence[str], reader: Reader) -> list[str]:
    """The names of a seat's moves that follow each other; the steps of a walk are one. A game may continue only a turn that has begun."""
    game, state = match.game, match.state
    effects = game.continuation(state, moves) or [game.name_move(state, moves[0]), *game.continuation(state, moves[1:])]
    named = [_name_effect(match, effect, reader) for effect in effects]
    return named if all(named) else list(moves)


def _turns(match: Match, moves: Sequence[str]) -> list[tuple[int, list[str]]]:
    """The moves that are expected, by the seats that make them."""
    copy, found = _deal_anew(match), list[tuple[int, list[str]]]()
    for move in moves:
        actor = copy.actor
        if not isinstance(actor, int) or move not in copy.moves():
            break
        if not found or found[-1][0] != actor:
            found.append((actor, []))
        found[-1][1].append(move)
        copy.play(move)
    return found


def _deal_anew(match: Match) -> Match:
    """A copy with the seat's unknown cards dealt as in the search, so that the expected moves are legal in it."""
    copy = match.copy()
    copy.state.guess(match.state.actor, Random(0))
    return copy


def _number(advice: Advice, match: Match, choices: Sequence[Choice]) -> int | None:
    """The number of the choice that begins as the search expects; where ends are listed, of the end that it leads to."""
    wanted = _end(advice, match) if lists_ends(match) else advice.move
    return next((number for number, choice in enumerate(choices, start=1) if choice.words == wanted), None)


def _end(advice: Advice, match: Match) -> str:
    """The end to which the expected steps lead, or the first move if they lead to none."""
    copy = _deal_anew(match)
    for number, move in enumerate(advice.moves):
        rest = tuple(advice.moves[number:])
        for target in copy.targets():
            if target.moves == rest[: len(target.moves)]:
                return target.end
        if copy.actor != match.actor or move not in copy.moves():
            break
        copy.play(move)
    return advice.move
