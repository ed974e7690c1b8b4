"""A tournament: every set of players meets equally often at every kind of table, each player on every seat.

A round has one match of each set of players at each kind of table; a match is the same seed played once from every seat. In a folder,
`games.jsonl` has a header and a line for each finished game, `records/` the games themselves. A game is known by its players, options,
round and rotation, so a tournament can be stopped, go on, be given more games or more players, and plays nothing twice.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import msgspec

from emporion import games, players
from emporion.arena import results_file
from emporion.arena.duel import Timed
from emporion.arena.job_pool import run_jobs
from emporion.engine import files, record
from emporion.engine.errors import EmporionError
from emporion.engine.figures import Figures, differences
from emporion.engine.game import Option, written
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.custom_players import BotFault

GAMES_FILE = "games.jsonl"
RECORDS_FOLDER = "records"
MAX_LABEL = 80
"""The most characters of the readable part of a record's name."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of table: its seats and options."""

    seats: int
    options: dict[str, Option]


class Tournament(msgspec.Struct, frozen=True):
    """The players of a tournament, its kinds of tables, and its rounds."""

    game: str
    players: list[str]
    kinds: list[Kind]
    rounds: int
    seed: int
    components: dict[str, object] = {}  # figures that differ from the standard ones


class Header(msgspec.Struct, frozen=True):
    """The first line of the file: what may not change while games are added."""

    arena: int
    game: str
    seed: int
    components: dict[str, object]


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played: who sits where. `names` has a player for each seat."""

    names: list[str]
    options: dict[str, Option]
    round: int
    rotation: int

    @property
    def key(self) -> tuple[object, ...]:
        return (*self.names, *sorted(self.options.items()), self.round, self.rotation)


class Played(msgspec.Struct, frozen=True):
    """A finished game, by seat; `record` is the name of its file."""

    fixture: Fixture
    shares: list[float]
    scores: list[int]
    seconds: list[float]
    decisions: list[int]
    slowest: list[float]
    """The seconds of each player's longest turn."""
    record: str
    fault: str = ""
    """The fault of a custom player that ended the game: that player has lost."""


# The schedule.


def prepare(
    game: str,
    names: Sequence[str],
    seats: Sequence[int],
    number: int,
    seed: int,
    options: Sequence[tuple[str, Option]],
    figures: Figures | None = None,
) -> Tournament:
    """Make a tournament of at least `number` games, after checking every name, option and figure.

    An option with several values is played with each of them. Whole rounds are played, so there may be more games than asked for.
    """
    found = games.find(game)
    for name in names:
        players.find(name)
    if len(set(names)) != len(names) or len(names) < 2:
        raise EmporionError("arena-players", players=list(names))
    given: dict[str, list[Option]] = {}
    for option, value in options:
        given.setdefault(option, []).append(value)
    chosen = [found.chosen(dict(zip(given, values, strict=True))) for values in product(*given.values())]
    kinds = [Kind(found.seats(size), values) for size in dict.fromkeys(seats) for values in chosen]
    changes = differences(found.standard(), figures) if figures is not None else {}
    tournament = Tournament(game, list(names), kinds, 1, seed, changes)
    return msgspec.structs.replace(tournament, rounds=-(-number // len(schedule(tournament))))


def lineups(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every set of players for a table. If there are fewer players than seats, some sit there twice, but all of them do."""
    if len(names) >= seats:
        return list(combinations(sorted(names), seats))
    return [found for found in combinations_with_replacement(sorted(names), seats) if set(found) == set(names)]


def schedule(tournament: Tournament) -> list[Fixture]:
    """Every game of the tournament, round by round."""
    return [
        Fixture([*order[rotation:], *order[:rotation]], kind.options, number, rotation)
        for number in range(tournament.rounds)
        for kind in tournament.kinds
        for lineup in lineups(tournament.players, kind.seats)
        for order in (_order(lineup, tournament.seed, number),)
        for rotation in range(kind.seats)
    ]


def _order(lineup: Sequence[str], seed: int, number: int) -> list[str]:
    """The players of a match in the order in which they sit: drawn, since it matters who sits behind whom."""
    rng, left = Random(seed, number, "order", *lineup), list(lineup)
    return [left.pop(rng.below(len(left))) for _ in lineup]


# A game.


def play(tournament: Tournament, fixture: Fixture) -> tuple[Played, str]:
    """Play a game; its result and its record."""
    seed, number, seats = tournament.seed, fixture.round, len(fixture.names)
    game = games.find(tournament.game)
    figures = game.corrected(tournament.components) if tournament.components else None
    first = Random(seed, number, "first").below(seats)
    match = Match(game, seats, first=first, options=fixture.options, figures=figures)
    chance = Random(seed, number, "chance")
    choices = [Random(seed, *map(str, fixture.key), "choices", seat) for seat in range(seats)]
    bots = [Timed(players.find(name)) for name in fixture.names]
    fault, loser = "", -1
    while not match.is_over:
        if match.actor == "chance":
            match.chance(chance)
            continue
        seat = match.state.actor
        try:
            move = bots[seat].choose(match, choices[seat])
        except BotFault as error:
            fault, loser = str(error), seat
            break
        for other in range(seats):
            if other != seat:
                bots[other].turn = 0.0
        match.play(move)  # refuses what is not legal
    winners = [seat for seat in range(seats) if seat != loser] if fault else match.winners()
    played = Played(
        fixture,
        shares=[1 / len(winners) if seat in winners else 0.0 for seat in range(seats)],
        scores=match.scores(),
        seconds=[bot.seconds for bot in bots],
        decisions=[bot.decisions for bot in bots],
        slowest=[bot.slowest for bot in bots],
        record=record_name(fixture),
        fault=fault,
    )
    return played, record.dumps(match, bots=fixture.names, seed=seed)


def record_name(fixture: Fixture) -> str:
    """The name of a game's file: readable, and another one for every game."""
    options = [f"{name}-{written(value)}" for name, value in fixture.options.items()]
    label = re.sub(r"[^a-zA-Z0-9-]+", "-", "-".join([*fixture.names, *options]))[:MAX_LABEL].strip("-")
    digest = hashlib.sha256(repr(fixture.key).encode()).hexdigest()[:8]
    return f"{fixture.round + 1:04}-{label}-{digest}.emp.jsonl"


# The folder.


def finished(tournament: Tournament, folder: Path) -> list[Played]:
    """The games of the tournament that are in the folder, in the order of the schedule. A line that was cut off does not count."""
    known = _known(tournament, folder)
    return [known[fixture.key] for fixture in schedule(tournament) if fixture.key in known]


def _known(tournament: Tournament, folder: Path) -> dict[tuple[object, ...], Played]:
    """All games in the folder, those of other players too; the folder of another tournament is refused."""
    file = folder / GAMES_FILE
    header, found = results_file.read(file, Header, Played, "arena-not-games")
    if header is not None and header != _header(tournament):
        raise EmporionError("arena-other", file=str(file), game=header.game, seed=header.seed)
    return {played.fixture.key: played for played in found}


def _header(tournament: Tournament) -> Header:
    return Header(1, tournament.game, tournament.seed, tournament.components)


def run(tournament: Tournament, folder: Path, jobs: int = 1, ray: str | None = None) -> Iterator[Played]:
    """Yield every game: those of the folder first, then the others as they finish, each after it is written."""
    known = _known(tournament, folder)
    fixtures = schedule(tournament)
    yield from (known[fixture.key] for fixture in fixtures if fixture.key in known)
    missing = [fixture for fixture in fixtures if fixture.key not in known]
    if not missing:
        return
    try:
        (folder / RECORDS_FOLDER).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise files.unwritable(folder, error) from None
    with results_file.begin(folder / GAMES_FILE, _header(tournament), list(known.values())) as out:
        for played, text in run_jobs(partial(play, tournament), missing, jobs, ray):
            record.write(folder / RECORDS_FOLDER / played.record, text)
            out.write(results_file.line(played))
            out.flush()
            yield played
