"""`emporion play`: a new game, one that was saved, or the questions that find out what is wanted."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from emporion import games, players
from emporion.engine import record
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.terminal import game_locks
from emporion.terminal.commands import chosen, replayed, seated
from emporion.terminal.new_game import NewGame, ask_new_game, saved_line
from emporion.terminal.plain_text import Symbols, symbols_of_stdout
from emporion.terminal.play import open_console, play
from emporion.terminal.saved_games import (
    LIST,
    Party,
    SavedGame,
    choose_game,
    folder,
    load_game,
    new_file,
    saved_party,
    saved_seed,
    unfinished_games,
)
from emporion.terminal.screen import Screen
from emporion.text import say


class PlayOptions(NamedTuple):
    """What was given on the command line."""

    game: str | None
    players: int | None
    bots: Sequence[str]
    humans: int | None
    names: Sequence[str]
    seed: int | None
    first: int | None
    resume: bool
    from_file: Path | None
    options: Sequence[str]
    components: Path | None
    plain: bool
    text: bool = False


def play_game(given: PlayOptions) -> None:
    """A game in the terminal: people in the first seats, bots in the others."""
    symbols = symbols_of_stdout()
    symbols = "letters" if given.plain and symbols == "all" else symbols
    screen = Screen(open_console(symbols), symbols)
    if given.resume and given.game == LIST:
        _print_list(screen)
    elif given.resume:
        _resume(given, choose_game(given.game or ""), screen)
    elif given.from_file is not None:
        _play_on(given, given.from_file, screen)
    elif given.game is not None:
        _play_new(given, given.game, screen)
    else:
        _ask(given, screen)


def _print_list(screen: Screen) -> None:
    """The unfinished games with their numbers and names."""
    known = unfinished_games()
    if not known:
        raise EmporionError("resume-none", folder=str(folder()))
    screen.print(say("resume-list"), "bold")
    for number, saved in enumerate(known, start=1):
        screen.print(f"{number:>3}  {saved_line(saved) if saved.game else say('resume-line-damaged')}\n     {saved.name}")
    screen.print(say("resume-how", folder=str(folder())), "dim")


def _resume(given: PlayOptions, saved: SavedGame, screen: Screen) -> None:
    """Go on with a saved game; it stays in its file."""
    match = load_game(saved)
    screen.print(say("play-resuming", name=saved.name), "dim")
    seed = saved_seed(saved.header)
    _start(match, _usable(saved_party(saved.header, match.players), match), seed or 0, saved.file, screen, given.text)


def _usable(party: Party, match: Match) -> Party:
    """The party if it fills the seats; a header that was changed by hand may not."""
    if len(party.people) + len(party.bots) == match.players and party.people:
        return party
    people = party.people or ("",)
    missing = match.players - len(people)
    return Party(people, tuple(([*party.bots, *["easy"] * missing])[:missing]))


def _play_on(given: PlayOptions, file: Path, screen: Screen) -> None:
    """Go on with the game of a record, with the players of its header unless others are given; it is saved as a new game."""
    match = replayed(file, given.components, complete=False)
    header: dict[str, Any] = record.header(record.read(file))
    before = saved_party(header, match.players)
    seed = given.seed if given.seed is not None else saved_seed(header)
    humans = given.humans
    if humans is None:
        humans = len(before.people) if "people" in header else 1
    _check_humans(humans, match.players)
    party = _party(humans, given.names or before.people, given.bots or before.bots, match.players)
    _start(match, party, _new_seed() if seed is None else seed, _choose_file(match, party, screen), screen, given.text)


def _play_new(given: PlayOptions, name: str, screen: Screen) -> None:
    """A new game."""
    game, seed = games.find(name), _new_seed() if given.seed is None else given.seed
    humans = 1 if given.humans is None else given.humans
    seats = max(2, humans + len(given.bots)) if given.players is None else given.players
    first = Random(seed, "first").below(game.seats(seats)) if given.first is None else given.first
    match = Match(game, seats, first=first, options=chosen(game, given.options), figures=game.box(given.components))
    _check_humans(humans, match.players)
    party = _party(humans, given.names, given.bots, match.players)
    _start(match, party, seed, _choose_file(match, party, screen), screen, given.text)


def _ask(given: PlayOptions, screen: Screen) -> None:
    """Ask what to play."""
    free = (saved for saved in unfinished_games() if saved.game in games.NAMES and game_locks.is_free(saved.file))
    try:
        wanted = ask_new_game(screen, next(free, None))
    except EOFError:
        raise EmporionError("new-game-needed", games=games.NAMES) from None
    if isinstance(wanted, NewGame):
        options = [*wanted.options, *given.options]
        bots = given.bots or [wanted.level]
        _play_new(given._replace(players=given.players or wanted.players, bots=bots, options=options), wanted.game, screen)
    else:
        _resume(given, wanted, screen)


def _new_seed() -> int:
    return secrets.randbelow(2**31)


def _check_humans(humans: int, seats: int) -> None:
    if not 0 <= humans <= seats:
        raise EmporionError("wrong-humans", humans=humans, players=seats)


def _party(humans: int, names: Sequence[str], bots: Sequence[str], seats: int) -> Party:
    """People in the first seats, bots in the others: one kind for all of them, or one for each."""
    people = [*names, *[""] * humans][:humans]
    return Party(tuple(people), tuple(seated(bots or ["easy"], seats - humans)) if humans < seats else ())


def _choose_file(match: Match, party: Party, screen: Screen) -> Path | None:
    """The file in which a game of people is saved; None, with a sentence, if the folder cannot be made."""
    if not party.people:
        return None
    try:
        return new_file(match.game.name)
    except EmporionError as error:
        screen.refuse(say("play-unsaved-why", why=str(error)))
        return None


def _start(match: Match, party: Party, seed: int, own_file: Path | None, screen: Screen, is_text: bool) -> None:
    """Play, and end the program with the exit code."""
    bots = {len(party.people) + number: players.find(kind) for number, kind in enumerate(party.bots)}
    symbols: Symbols = screen.symbols
    console = screen.console
    sys.exit(play(match, bots, seed, party.people, party.bots, console=console, symbols=symbols, own_file=own_file, is_text=is_text))
