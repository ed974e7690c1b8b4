"""Whole games between players, each as a record. The same seed gives the same records, wherever they are played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from emporion import games as known_games
from emporion import players as known
from emporion.arena.job_pool import run_jobs
from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures, differences
from emporion.engine.game import Game, Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.record import dumps
from emporion.players.custom_players import BotFault


class Setup(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common: the game, a bot for each seat, and the seed."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, Option]
    components: dict[str, object] = {}  # figures that differ from the standard ones

    def file_name(self, number: int) -> str:
        """The name of the record of a game by its number."""
        return f"{self.game}-p{len(self.bots)}-s{self.seed}-{number:03}.emp.jsonl"


class Simulated(msgspec.Struct, frozen=True):
    """A game that was played: its record and its result."""

    number: int
    record: str
    scores: list[int]
    winners: list[int]
    fault: str = ""
    """The fault of a custom player that ended the game early."""


def prepare(
    game: Game[Any], bots: Sequence[str], seed: int, options: Mapping[str, Option] | None = None, figures: Figures | None = None
) -> Setup:
    """Make a setup after checking every name and option."""
    for name in bots:
        known.find(name)
    changes = differences(game.standard(), figures) if figures is not None else {}
    return Setup(game.name, list(bots), seed, game.chosen(options or {}), changes)


def play(setup: Setup, number: int) -> tuple[Match, BotFault | None]:
    """Play the game of this number, up to its end or a bot's fault."""
    match = _begun(setup, number)
    players = [known.find(name) for name in setup.bots]
    chance, choices = Random(setup.seed, number, "chance"), Random(setup.seed, number, "choices")
    while not match.is_over:
        if match.actor == "chance":
            match.chance(chance)
        else:
            try:
                match.play(players[match.state.actor].choose(match, choices))
            except BotFault as fault:
                return match, fault
    return match, None


def run(setup: Setup, numbers: Sequence[int], jobs: int = 1, ray: str | None = None) -> Iterator[Simulated]:
    """Play the games of these numbers with `jobs` processes or on the Ray cluster of an address; yields them as they finish."""
    return run_jobs(partial(_simulated, setup), numbers, jobs, ray)


def is_played(setup: Setup, number: int, folder: Path) -> bool:
    """Whether the whole record of this game is in the folder already, with these bots, options and components."""
    path = folder / setup.file_name(number)
    try:
        data = path.read_bytes()
        if data.partition(b"\n")[0] != _record(setup, _begun(setup, number)).encode().partition(b"\n")[0]:
            return False
        return known_games.replay(data).is_over
    except (OSError, EmporionError):
        return False


def simulate(
    game: Game[Any], bots: Sequence[str], games: int, seed: int, options: Mapping[str, Option] | None = None
) -> Iterator[tuple[str, Match, str]]:
    """Play games one after the other: for each the name of its file, the finished match and its record."""
    setup = prepare(game, bots, seed, options)
    for number in range(games):
        match, _ = play(setup, number)
        yield setup.file_name(number), match, _record(setup, match)


def _begun(setup: Setup, number: int) -> Match:
    """The match that the game of this number begins with."""
    game = known_games.find(setup.game)
    figures = game.corrected(setup.components) if setup.components else None
    first = Random(setup.seed, number, "first").below(len(setup.bots))
    return Match(game, len(setup.bots), first=first, options=setup.options, figures=figures)


def _record(setup: Setup, match: Match) -> str:
    return dumps(match, bots=setup.bots, seed=setup.seed)


def _simulated(setup: Setup, number: int) -> Simulated:
    match, fault = play(setup, number)
    return Simulated(number, _record(setup, match), match.scores(), match.winners(), str(fault) if fault else "")
