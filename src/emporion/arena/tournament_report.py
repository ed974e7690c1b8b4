"""What a tournament has shown so far: ratings over all games and at each kind of table, and who beats whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from emporion.arena.ratings import ahead, rate
from emporion.arena.tournament import Kind, Played, Tournament, schedule


class Standing(msgspec.Struct, frozen=True):
    """A player: its rating with a 95 % interval, and its averages."""

    player: str
    rating: float
    low: float
    high: float
    games: int
    """The games that it played, from any seat."""
    share: float
    """Its average share of victory."""
    score: float
    seconds: float
    """For each decision."""
    slowest: float
    """The seconds of its longest turn."""


class KindReport(msgspec.Struct, frozen=True):
    """The standings at one kind of table."""

    kind: Kind
    games: int
    standings: list[Standing]


class Pair(msgspec.Struct, frozen=True):
    """Two players: the share of the first one of the games that either of them won, and their number."""

    player: str
    other: str
    share: float
    games: float


class Report(msgspec.Struct, frozen=True):
    """A tournament so far; standings are best first."""

    game: str
    seed: int
    games: int
    wanted: int
    rounds: int
    standings: list[Standing]
    kinds: list[KindReport]
    pairs: list[Pair]
    faults: list[str]


def report(tournament: Tournament, games: Sequence[Played]) -> Report:
    """Rate the players by the games that are finished."""
    standings = _standings(tournament.players, games)
    kinds = []
    for kind in tournament.kinds:
        here = [played for played in games if len(played.fixture.names) == kind.seats and played.fixture.options == kind.options]
        kinds.append(KindReport(kind, len(here), _standings(tournament.players, here)))
    met = ahead((played.fixture.names, played.shares) for played in games)
    order = [standing.player for standing in standings]
    pairs = [
        Pair(player, other, met[player, other][0] / met[player, other][1], met[player, other][1])
        for player in order
        for other in order
        if met.get((player, other), (0.0, 0.0))[1] > 0
    ]
    faults = [f"{played.record}: {played.fault}" for played in games if played.fault]
    wanted = len(schedule(tournament))
    return Report(tournament.game, tournament.seed, len(games), wanted, tournament.rounds, standings, kinds, pairs, faults)


def _standings(players: Sequence[str], games: Sequence[Played]) -> list[Standing]:
    """The standings in these games, best first."""
    found = []
    for rating in rate(players, ((played.fixture.names, played.shares) for played in games)):
        mine = [(played, seat) for played in games for seat, name in enumerate(played.fixture.names) if name == rating.player]
        number = max(1, len(mine))
        found.append(
            Standing(
                rating.player,
                rating.rating,
                rating.low,
                rating.high,
                games=sum(rating.player in played.fixture.names for played in games),
                share=sum(played.shares[seat] for played, seat in mine) / number,
                score=sum(played.scores[seat] for played, seat in mine) / number,
                seconds=sum(played.seconds[seat] for played, seat in mine) / max(1, sum(played.decisions[seat] for played, seat in mine)),
                slowest=max((played.slowest[seat] for played, seat in mine), default=0.0),
            )
        )
    return sorted(found, key=lambda standing: -standing.rating)


def shown_names(players: Sequence[str]) -> dict[str, str]:
    """The players as they are shown: those of one's own without their folders, unless two would look alike."""
    short = {player: player.rpartition("/")[2] if ":" in player else player for player in players}
    return short if len(set(short.values())) == len(short) else {player: player for player in players}


def renamed(found: Report, names: Mapping[str, str]) -> Report:
    """The same report with other names."""

    def rename(standings: Sequence[Standing]) -> list[Standing]:
        return [replace(standing, player=names[standing.player]) for standing in standings]

    return replace(
        found,
        standings=rename(found.standings),
        kinds=[replace(kind, standings=rename(kind.standings)) for kind in found.kinds],
        pairs=[replace(pair, player=names[pair.player], other=names[pair.other]) for pair in found.pairs],
    )
