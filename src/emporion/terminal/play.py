"""A game in the terminal, line by line: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from emporion.engine import record
from emporion.engine.effects import Actor, Effect
from emporion.engine.errors import EmporionError, IllegalMove, shown
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import Player
from emporion.players.levels import hint
from emporion.terminal.advice import advice_table, thinking
from emporion.terminal.choices import Choice, beginning, choices_at, point_of
from emporion.terminal.saving import writable
from emporion.terminal.telling import keys, lines
from emporion.text import catalogue, say

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
        self.commands: dict[str, Callable[[str], bool]] = {
            "help": self.help,
            "undo": self.undo,
            "board": self.board,
            "score": self.score,
            "log": self.show_log,
            "rules": self.rules,
            "hint": self.hint,
            "save": self.save,
            "quit": self.quit,
        }

    # The game.

    def run(self) -> None:
        """From the opening to the winner."""
        self._welcome()
        last: Actor = "chance"
        while not self.match.over:
            actor = self.match.actor
            if actor not in ("chance", last):
                self._tell()
                last = actor
            if actor == "chance":
                self.untold += self.match.chance(self.rng)
            elif actor in self.bots:
                with thinking(self.console, say("play-thinking", player=self.names[int(actor)])):
                    move = self.bots[int(actor)].choose(self.match, self.rng)
                self.untold += self.match.play(move)
            elif actor == self.you and len(self.match.moves()) == 1:
                self.untold += self.match.play(*self.match.moves())  # asked only so that nobody can tell what a hand allows
            else:
                self._ask(int(actor))
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
        return self._lines(effects, self.you)

    def _tell(self) -> None:
        """Say what happened since the last time, as the one at the keyboard sees it; the log keeps what all may know."""
        effects, self.untold = self.untold, []
        self.log += self._lines(effects, self.you)
        for line in self._lines(effects, self.you if self.reader is None else self.reader):
            self.print(line)

    def _lines(self, effects: Sequence[Effect], seat: int | None) -> list[str]:
        """Effects in words, as a seat, or a spectator, sees them."""
        seen = self.match.told([effect.seen(seat) for effect in effects])
        return lines(self.match.game.name, seen, self.names, self.you)

    def _close(self) -> None:
        """The last board, the points, the winner, and the record for those who want it."""
        self._tell()
        self.reader = None
        self._show(None)
        self.score("")
        self.print(self._winner(), "bold")
        if self.people and (name := self._read(say("play-offer")).strip()):
            self._save(name)

    def _winner(self) -> str:
        winners, scores = self.match.winners(), self.match.scores()
        points = scores[winners[0]]
        if len(winners) > 1:
            return say("play-winners", players=say("play-and").join(self.names[seat] for seat in winners), points=points)
        you = "yes" if winners[0] == self.you else "no"
        key = "play-winner" if points == max(scores) else "play-winner-at-once"
        return say(key, player=self.names[winners[0]], you=you, points=points)

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
        point = point_of(self.match)
        if self._hands_over(seat):
            self._show(None)
            self.boarded = len(self.match.events)
        else:
            self._show_news(seat, point)
        self.read[seat] = len(self.log)
        choices = choices_at(self.match, point)
        self._show_question(seat, choices, point)
        if not self.begun:
            self.print(say("play-hint"), "dim")
            self.begun = True
        while not self._answer(self._read(say("play-prompt", name=self.names[seat])), choices):
            pass

    def _hands_over(self, seat: int) -> bool:
        """Give the keyboard to a seat; where they know what others must not see, cover the screen between them. Whether it was covered."""
        reader = self.reader
        if self.you is not None or reader == seat:
            return False
        if not self._secret(seat) and (reader is None or not self._secret(reader)):
            self.reader = None
            return False
        self.reader = seat
        self.decisions.clear()
        if reader is not None:
            self._pass(say("play-cover", reader=self.names[reader], next=self.names[seat]))
        self._pass(say("play-uncover", next=self.names[seat]))
        if news := self.log[self.read[seat] :][-LOG:]:
            self.print(say("play-since"), "bold")
            for line in news:
                self.print(line)
        return True

    def _pass(self, prompt: str) -> None:
        """Wait for Enter, then wipe the screen and what can be brought back to it."""
        if self._read(prompt).strip().lower() == "quit":
            self.quit("")
        with suppress(ImportError, AttributeError):
            import_module("readline").clear_history()
        if self.console.is_terminal:
            wipe = "\n" * self.console.height if self.console.is_dumb_terminal else "\x1b[H\x1b[2J\x1b[3J"
            self.console.file.write(wipe)
            self.console.file.flush()

    def _secret(self, seat: int) -> bool:
        """Whether a seat sees more than everybody does."""
        own, common = (_filled(msgspec.to_builtins(self.match.view(viewer))) for viewer in (seat, None))
        return {**own, "seat": None} != {**common, "seat": None}

    def _answer(self, line: str, choices: Sequence[Choice]) -> bool:
        """Do what a line says; whether the position has changed."""
        if not line.isprintable():
            return self._refuse(say("play-unreadable"))
        words = " ".join(line.lower().split())
        if not words:
            self._show_question(int(self.match.actor), choices, point_of(self.match))
            return False
        if words.isdecimal():
            return self._take_number(words, choices)
        return self._take_words(words, line.strip(), choices)

    def _take_number(self, words: str, choices: Sequence[Choice]) -> bool:
        if len(words) < 4 and 1 <= int(words) <= len(choices):
            return self._take(choices[int(words) - 1])
        return self._refuse(say("play-number", number=shown(words), most=len(choices)))

    def _take_words(self, words: str, line: str, choices: Sequence[Choice]) -> bool:
        """A move, a choice or a command by its words, or by an unmistakable beginning of them."""
        moves = {move: Choice(move, (move,)) for move in self.match.moves()}
        ends = {choice.words: choice for choice in choices}
        command, _, rest = line.partition(" ")
        if words in moves or words in ends:
            return self._take((ends | moves)[words])
        if command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        found = beginning(words, moves) or beginning(words, ends) or beginning(command.lower(), self.commands)
        if len(found) > 1:
            return self._refuse(say("play-ambiguous", words=shown(words), candidates=", ".join(found)))
        if found and found[0] in self.commands:
            return self.commands[found[0]](rest.strip())
        return self._take((ends | moves)[found[0]] if found else Choice(words, (words,)))

    def _take(self, choice: Choice) -> bool:
        """Play a choice; a move that the rules refuse changes nothing."""
        before = len(self.match.events), len(self.log)
        try:
            for move in choice.moves:
                self.untold += self.match.play(move)
        except IllegalMove as error:
            return self._refuse(str(error))
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
                self.print(shown(line))
            return line

    # Commands. Each says whether the position has changed.

    def help(self, _: str) -> bool:
        """What can be typed, and what the game is about."""
        game = self.match.game.name
        words = (self.match.moves() or [""])[-1]
        for text in (_said(f"{game}-primer"), _said(f"{game}-legend"), say("play-help", words=words)):
            self.print(text)
        return False

    def hint(self, _: str) -> bool:
        """What the search would do, and what it expects of the best moves."""
        with thinking(self.console, say("play-thinking-hint")):
            advice = hint(self.match)
        self.console.print(advice_table(advice))
        self.print(say("play-advice", move=advice.move, line=", ".join(advice.line)))
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
        """The points of all seats, part by part, as far as the one at the keyboard may know them."""
        known, hidden = self.match.known_scores(self._viewer()), say("play-hidden")
        table = Table(box=None, padding=(0, 2))
        table.add_column(Text(say("play-score"), "bold"))
        for name in self.names:
            table.add_column(Text(name), justify="right", max_width=18, overflow="ellipsis", no_wrap=True)
        seats = self.match.breakdown()
        for part in self.match.game.parts:
            numbers = [hidden if points is None else str(parts[part]) for points, parts in zip(known, seats, strict=True)]
            table.add_row(Text(_said(f"{self.match.game.name}-part-{part}", part)), *numbers)
        table.add_row(Text(say("play-total"), "bold"), *(Text(hidden if points is None else str(points), "bold") for points in known))
        self.console.print("", table, sep="\n")
        if None in known:
            self.print(say("play-hidden-why"), "dim")
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
                return self._refuse(say("unknown-rule", game=game.name, rule=shown(rule), rules=", ".join(ids)))
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
            path = writable(name)
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
        seat = self._viewer()
        view, scores = self.match.view(seat), self.match.known_scores(seat)
        board = self.table.board(self.match.components, view, self.names, scores, width=self.console.width, seats=seats)
        self.console.print()
        self.console.print(board, emoji=False, highlight=False, no_wrap=True, overflow="ignore", crop=False)

    def _viewer(self) -> int | None:
        """Whose eyes the table is shown to."""
        if self.reader is None and self.match.actor in self.people:
            return int(self.match.actor)
        return self.you if self.reader is None else self.reader

    def _show_news(self, seat: int, point: str) -> None:
        """The whole table when another player has moved, the own sheet at first, after a roll and during a walk."""
        since = self.match.events[self.boarded :]
        if any(event.by not in (seat, "chance") for event in since):
            self._show(None)
            self.boarded = len(self.match.events)
        elif not self.begun or (since and since[-1].by == "chance") or f"{self.match.game.name}-ends-{point}" in keys():
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


# What stands around a match.


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


def _filled(value: Any) -> Any:
    """What of a view is there: an empty hand shows no more than one that is hidden."""
    if isinstance(value, dict):
        kept = {name: _filled(part) for name, part in value.items()}
        return {name: part for name, part in kept.items() if part is not None and part != {}}
    return [_filled(part) for part in value] if isinstance(value, list) else value


def _said(key: str, otherwise: str = "") -> str:
    """A text that a game may have."""
    return say(key) if key in keys() else otherwise
