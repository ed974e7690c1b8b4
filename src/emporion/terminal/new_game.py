"""The questions that `emporion play` asks when no game is named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from emporion import games
from emporion.engine.errors import shown
from emporion.terminal.saved_games import SavedGame
from emporion.terminal.screen import Screen
from emporion.text import say

LEVELS = ("novice", "easy", "normal", "hard", "expert")
USUAL_LEVEL = "easy"


class NewGame(NamedTuple):
    """What a person wants to play."""

    game: str
    players: int
    level: str
    options: list[str]


def ask_new_game(screen: Screen, saved: SavedGame | None) -> NewGame | SavedGame:
    """Ask for the game, or whether an unfinished one goes on; then for its players, its bots and its expansion."""
    names = list(games.NAMES)
    lines = [say("game-title", game=name) for name in names]
    if saved is not None:
        lines.append(saved_line(saved))
    number = _ask_number(screen, say("new-game"), lines, say("new-game-prompt"), 1)
    if saved is not None and number == len(lines):
        return saved
    game = games.find(names[number - 1])
    least, most = game.players[0], game.players[-1]
    players = _ask_count(screen, say("new-players", least=least, most=most), least, most)
    levels = [say("level-name", level=level) for level in LEVELS]
    level = LEVELS[_ask_number(screen, say("new-level"), levels, say("new-level-prompt", usual=2), LEVELS.index(USUAL_LEVEL) + 1) - 1]
    options = []
    if "dominio" in game.options:
        choices = [say("new-base"), say("new-expansion")]
        options = ["dominio=true"] if _ask_number(screen, say("new-dominio"), choices, say("new-game-prompt"), 1) == 2 else []
    return NewGame(game.name, players, level, options)


def saved_line(saved: SavedGame) -> str:
    """A saved game in a list: what it is, who plays, when it was played last."""
    when = f"{saved.changed:%Y-%m-%d %H:%M}"
    return say("resume-line", game=saved.game, players=saved.names, events=saved.events, when=when)


def _ask_number(screen: Screen, question: str, lines: Sequence[str], prompt: str, usual: int) -> int:
    """Ask for one of the numbered lines, or for its first letters; Enter alone chooses the usual one."""
    screen.print(question, "bold")
    for number, line in enumerate(lines, start=1):
        screen.print(f"{number:>3}  {line}")
    while True:
        typed = screen.read(prompt).strip()
        if not typed:
            return usual
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(lines):
            return int(typed)
        found = [number for number, line in enumerate(lines, start=1) if line.lower().startswith(typed.lower())]
        if len(found) == 1:
            return found[0]
        screen.refuse(say("play-number", number=shown(typed), most=len(lines)))


def _ask_count(screen: Screen, question: str, least: int, most: int) -> int:
    """Ask for a number from least to most; Enter alone is the least."""
    while True:
        typed = screen.read(question).strip()
        if not typed:
            return least
        if typed.isdecimal() and len(typed) < 4 and least <= int(typed) <= most:
            return int(typed)
        screen.refuse(say("new-players-wrong", number=shown(typed), least=least, most=most))
