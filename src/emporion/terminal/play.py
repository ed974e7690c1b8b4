"""A game in the terminal, line by line: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from emporion.engine import record
from emporion.engine.effects import Effect, Target
from emporion.engine.errors import EmporionError, IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import Player
from emporion.terminal.telling import effects_of, end_gives, end_reached, keys, lines, would_give
from emporion.text import catalogue, say

SUFFIX = ".emp.jsonl"
LOG = 20
NAME = 24


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
    sitting = Sitting(match, bots, rng, _names(match.players, bots, names), kinds, console or Console())
    try:
        sitting.run()
    except (EOFError, Left):
        sitting.leave()
    except KeyboardInterrupt:
        sitting.leave()
        return 1
    return 0


class Left(Exception):
    """A player wants to go."""


class Choice(NamedTuple):
    """A numbered line: the words that choose it too, the moves it plays, the way they take, what they bring."""

    words: str
    moves: tuple[str, ...]
    way: str = ""
    gives: str = ""


class Sitting:
    """One match at one terminal."""

    def __init__(
        self, match: Match, bots: Mapping[int, Player], rng: Random, names: Sequence[str], kinds: Sequence[str], console: Console
    ) -> None:
        self.match = match
        self.bots = bots
        self.rng = rng
        self.names = names
        self.kinds = kinds
        self.console = console
        self.table = _table(match.game.name)
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.you = self.people[0] if len(self.people) == 1 else None
        self.untold: list[Effect] = []
        self.log: list[str] = []
        self.decisions: list[tuple[int, int]] = []
        self.boarded = -1
        self.file: Path | None = None
        self.saved = len(match.events)
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "undo": self.undo,
            "board": self.board,
            "score": self.score,
            "log": self.show_log,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
        }

    # The game.

    def run(self) -> None:
        """From the opening to the winner."""
        self._welcome()
        while not self.match.over:
            actor = self.match.actor
            if actor == "chance":
                self.untold += self.match.chance(self.rng)
            elif actor in self.bots:
                self.untold += self.match.play(self.bots[int(actor)].choose(self.match, self.rng))
            else:
                self._ask(int(actor))
            if self.match.actor != actor:
                self._tell()
        self._close()

    def _welcome(self) -> None:
        game = self.match.game.name
        self.print(say("play-welcome", game=_said(f"{game}-title", game), players=", ".join(self._introduced())), "bold")
        if self.people and not self.match.events:
            self.print(_said(f"{game}-primer"))
        if self.people:
            self.print(_said(f"{game}-legend"), "dim")
        if self.match.events:
            self.log = self._past()
            self.print(say("play-resumed", events=len(self.match.events)))
        else:
            self.untold += self.match.opening
            self._tell()

    def _introduced(self) -> list[str]:
        """The names, those of bots with what they are."""
        kinds = dict(zip(sorted(self.bots), self.kinds, strict=False))
        return [say("play-bot", name=name, kind=kinds[seat]) if seat in kinds else name for seat, name in enumerate(self.names)]

    def _past(self) -> list[str]:
        """The lines of what was played before this sitting."""
        twin = self.match.copy()
        twin.back(0)
        effects = list(twin.opening)
        for event in self.match.events:
            effects += twin.play(event.move)
        return lines(self.match.game.name, effects, self.names, self.you)

    def _tell(self) -> None:
        """Say what happened since the last time."""
        told = lines(self.match.game.name, self.untold, self.names, self.you)
        self.untold.clear()
        self.log += told
        for line in told:
            self.print(line)

    def _close(self) -> None:
        """The last board, the points, the winner, and the record for those who want it."""
        self._tell()
        self._show(None)
        self.score("")
        self.print(self._winner(), "bold")
        if self.people and (name := self._read(say("play-offer")).strip()):
            self._save(name)

    def _winner(self) -> str:
        winners, points = self.match.winners(), self.match.scores()
        if len(winners) == 1:
            you = "yes" if winners[0] == self.you else "no"
            return say("play-winner", player=self.names[winners[0]], you=you, points=points[winners[0]])
        return say("play-winners", players=say("play-and").join(self.names[seat] for seat in winners), points=points[winners[0]])

    def leave(self) -> None:
        """The last words to somebody who goes before the end."""
        game = self.match.game.name
        self.console.print()
        if self.file is not None and self.saved == len(self.match.events):
            self.print(say("play-go-on", game=game, file=shlex.quote(str(self.file))))
        elif not self.match.over:
            self.print(say("play-left", game=game))

    # Asking.

    def _ask(self, seat: int) -> None:
        """Ask until the position has changed."""
        self._tell()
        point = _point(self.match)
        self._show_news(seat, point)
        choices = _choices(self.match, self.table, point)
        self._show_question(seat, choices, point)
        while not self._answer(self._read(say("play-prompt", name=self.names[seat])), choices):
            pass

    def _answer(self, line: str, choices: Sequence[Choice]) -> bool:
        """Do what a line says; whether the position has changed."""
        if not line.isprintable():
            return self._refuse(say("play-unreadable"))
        words = " ".join(line.lower().split())
        if not words:
            self._show_question(int(self.match.actor), choices, _point(self.match))
            return False
        if words.isdecimal():
            return self._take_number(words, choices)
        return self._take_words(words, line.strip(), choices)

    def _take_number(self, words: str, choices: Sequence[Choice]) -> bool:
        if len(words) < 4 and 1 <= int(words) <= len(choices):
            return self._take(choices[int(words) - 1])
        return self._refuse(say("play-number", number=record.shown(words), most=len(choices)))

    def _take_words(self, words: str, line: str, choices: Sequence[Choice]) -> bool:
        """A choice, a move or a command by its words, or by an unmistakable beginning of them."""
        known = {choice.words: choice for choice in choices} | {move: Choice(move, (move,)) for move in self.match.moves()}
        if words in known:
            return self._take(known[words])
        command, _, rest = line.partition(" ")
        if command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        if len(found := _beginning(words, known)) == 1:
            return self._take(known[found[0]])
        found = found or _beginning(command.lower(), self.commands)
        if len(found) > 1:
            return self._refuse(say("play-ambiguous", words=record.shown(words), candidates=", ".join(found)))
        return self.commands[found[0]](rest.strip()) if found else self._take(Choice(words, (words,)))

    def _take(self, choice: Choice) -> bool:
        """Play a choice; a move that the rules refuse changes nothing."""
        before = len(self.match.events), len(self.log)
        try:
            for move in choice.moves:
                self.untold += self.match.play(move)
        except IllegalMove as error:
            values = {name: record.shown(value) if isinstance(value, str) else value for name, value in error.values.items()}
            return self._refuse(str(IllegalMove(error.rule, error.key, error.legal, **values)))
        self.decisions.append(before)
        return True

    def _refuse(self, sentence: str) -> bool:
        self.print(sentence, "red")
        return False

    def _read(self, prompt: str) -> str:
        """A line from the player; written out where no terminal echoes it."""
        while True:
            try:
                line = input(prompt)
            except UnicodeDecodeError:
                self._refuse(say("play-unreadable"))
                continue
            if not sys.stdin.isatty():
                self.print(record.shown(line))
            return line

    # Commands. Each says whether the position has changed.

    def help(self, _: str) -> bool:
        """What can be typed, and what the game is about."""
        game = self.match.game.name
        for text in (_said(f"{game}-primer"), _said(f"{game}-legend"), say("play-help")):
            self.print(text)
        return False

    def undo(self, _: str) -> bool:
        """Take back the last choice, if neither chance nor another player came since."""
        if not self.decisions:
            return self._refuse(say("play-undo-none"))
        events, told = self.decisions[-1]
        since = self.match.events[events:]
        for event in since:
            if event.by == "chance":
                return self._refuse(say("play-undo-chance", move=since[0].move))
            if event.by != since[0].by:
                return self._refuse(say("play-undo-other", move=since[0].move, player=self.names[event.by]))
        self.decisions.pop()
        self.match.back(events)
        del self.log[told:]
        self.boarded = min(self.boarded, events)
        self.print(say("play-undone", move=", ".join(event.move for event in since)))
        self._show([int(since[0].by)])
        return True

    def board(self, _: str) -> bool:
        """The whole table."""
        self._show(None)
        self.print(_said(f"{self.match.game.name}-legend"), "dim")
        return False

    def score(self, _: str) -> bool:
        """The points of all seats, part by part."""
        table = Table(box=None, padding=(0, 2))
        table.add_column(Text(say("play-score"), "bold"))
        for name in self.names:
            table.add_column(Text(name), justify="right", max_width=18, overflow="ellipsis", no_wrap=True)
        seats = self.match.breakdown()
        for part in self.match.game.parts:
            table.add_row(Text(_said(f"{self.match.game.name}-part-{part}", part)), *(str(parts[part]) for parts in seats))
        table.add_row(Text(say("play-total"), "bold"), *(Text(str(points), "bold") for points in self.match.scores()))
        self.console.print("", table, sep="\n")
        return False

    def show_log(self, words: str) -> bool:
        """The last lines of what happened."""
        if words and not re.fullmatch("[1-9][0-9]{0,5}", words):
            return self._refuse(say("play-log-number"))
        for line in self.log[-int(words or LOG) :] or [say("play-log-empty")]:
            self.print(line)
        return False

    def rules(self, words: str) -> bool:
        """The text of a rule, or the ids of all of them."""
        game = self.match.game
        prefix = f"{game.name}-rule-"
        ids = [key.removeprefix(prefix).upper() for key in catalogue().keys if key.startswith(prefix)]
        if not words:
            self.print(say("play-rules", game=game.name, rules=", ".join(ids), example=ids[-1] if ids else ""))
        for rule in words.upper().replace(",", " ").split():
            if rule not in ids:
                return self._refuse(say("unknown-rule", game=game.name, rule=record.shown(rule), rules=", ".join(ids)))
            self.print(f"{rule}  {say(prefix + rule.lower(), **game.rule_values(self.match.components))}")
        return False

    def save(self, words: str) -> bool:
        """Write the record to a file."""
        if words or self.file is not None:
            self._save(words or str(self.file))
        else:
            self._refuse(say("play-save-how"))
        return False

    def _save(self, name: str) -> None:
        try:
            path = _writable(name)
            record.write(path, record.dumps(self.match, names=list(self.names), bots=list(self.kinds)))
        except EmporionError as error:
            self._refuse(str(error))
            return
        self.file, self.saved = path, len(self.match.events)
        self.print(say("play-saved", file=str(path)))

    def quit(self, _: str) -> bool:
        """Leave, after the offer to save."""
        if self.saved != len(self.match.events) and (name := self._read(say("play-unsaved")).strip()):
            self._save(name)
        raise Left

    # Showing.

    def print(self, text: str, style: str | None = None) -> None:
        """A text as it is: nothing in it is taken for markup."""
        self.console.print(text, style=style, markup=False, emoji=False, highlight=False)

    def _show(self, seats: Sequence[int] | None) -> None:
        """The table with the sheets of these seats, or of all."""
        if self.table is None:
            return
        seat = self.match.actor if isinstance(self.match.actor, int) else self.you
        view = self.match.view(seat)
        board = self.table.board(self.match.components, view, self.names, self.match.scores(), width=self.console.width, seats=seats)
        self.console.print()
        self.console.print(board, emoji=False, highlight=False, no_wrap=True, overflow="ignore", crop=False)

    def _show_news(self, seat: int, point: str) -> None:
        """The whole table when another player has moved, the own sheet after a roll and during a walk."""
        since = self.match.events[max(self.boarded, 0) :]
        if self.boarded < 0 or any(event.by not in (seat, "chance") for event in since):
            self._show(None)
            self.boarded = len(self.match.events)
        elif (since and since[-1].by == "chance") or f"{self.match.game.name}-ends-{point}" in keys():
            self._show([seat])

    def _show_question(self, seat: int, choices: Sequence[Choice], point: str) -> None:
        self.console.print()
        self.print(self.table.question(self.match.view(seat)) if self.table else say("play-ask"), "bold")
        ends = f"{self.match.game.name}-ends-{point}"
        if ends in keys():
            self.print(say(ends, moves=", ".join(self.match.moves())))
        grid = Table.grid(padding=(0, 2))
        for number, choice in enumerate(choices, start=1):
            way = [Text(choice.way)] if any(other.way for other in choices) else []
            grid.add_row(Text(f"{number:>3}"), Text(choice.words, "bold"), *way, Text(choice.gives))
        self.console.print(grid)


# Choices.


def _choices(match: Match, table: ModuleType | None, point: str) -> list[Choice]:
    """What the player can choose: the ends of a walk where the game lists them, the moves anywhere else."""
    game, targets = match.game.name, sorted(match.targets(), key=lambda target: target.price)
    if f"{game}-ends-{point}" in keys():
        named = [move for move in match.moves() if f"{game}-choice-{move}" in keys()]
        return [_walk(match, table, target) for target in targets] + [Choice(move, (move,), "", would_give(match, move)) for move in named]
    reached: dict[str, dict[str, None]] = {move: {} for move in match.moves()}
    cheapest = {target.moves[0]: target.price for target in reversed(targets)}
    for target in targets:
        if target.price == cheapest[target.moves[0]]:
            reached[target.moves[0]][end_reached(match, effects_of(match, target))] = None
    return [Choice(move, (move,), "", would_give(match, move, list(ends))) for move, ends in reached.items()]


def _walk(match: Match, table: ModuleType | None, target: Target) -> Choice:
    effects = effects_of(match, target)
    return Choice(target.end, target.moves, table.way(effects) if table else "", end_gives(match, effects))


def _beginning(words: str, known: Mapping[str, Any]) -> list[str]:
    """The known texts whose words begin with these."""
    typed = words.split()
    return [text for text in known if len(text.split()) >= len(typed) and all(map(str.startswith, text.split(), typed))]


# What stands around a match.


def _table(game: str) -> ModuleType | None:
    """The module that shows a game as text, if it has one."""
    try:
        return import_module(f"emporion.games.{game.replace('-', '_')}.board")
    except ModuleNotFoundError:
        return None


def _point(match: Match) -> str:
    """The point of decision that has been reached."""
    return str(getattr(match.view(None), "point", ""))


def _names(players: int, bots: Mapping[int, Player], names: Sequence[str]) -> list[str]:
    """A name for every seat, short and safe to print."""
    given, alone = iter(names), len(bots) == players - 1
    found = []
    for seat in range(players):
        if seat in bots:
            found.append(say("play-bot-name", number=seat))
        else:
            name = record.shown(next(given, "").strip()) or (say("play-you") if alone else say("play-person", number=seat + 1))
            found.append(name if len(name) <= NAME else name[: NAME - 1] + "…")
    return found


def _said(key: str, otherwise: str = "") -> str:
    """A text that a game may have."""
    return say(key) if key in keys() else otherwise


def _writable(name: str) -> Path:
    """The path of a record to write; nothing but an older record is written over."""
    if not name.isprintable():
        raise EmporionError("play-unreadable")
    path = Path(os.path.expanduser(name))
    if not path.suffix and name[-1] not in "./":
        path = path.with_name(path.name + SUFFIX)
    try:
        foreign = path.exists() and not (path.is_file() and "emporion" in record.header(record.read(path)))
    except OSError as error:
        raise EmporionError("file-unwritable", file=str(path), why=error.strerror or str(error)) from None
    except EmporionError:
        foreign = True
    if foreign:
        raise EmporionError("play-save-foreign", file=str(path))
    return path
