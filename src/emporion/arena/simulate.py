"""Whole games between players, each as a record. The same seed gives the same records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from emporion import players as known
from emporion.engine.game import Game, Option
from emporion.engine.match import Match
from emporion.engine.printed import Figures
from emporion.engine.random import Random
from emporion.engine.record import dumps


def simulate(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Option] | None = None,
    figures: Figures | None = None,
) -> Iterator[tuple[str, Match, str]]:
    """For each game the name of its file, the finished match and its record."""
    players = [known.find(name) for name in bots]
    for number in range(games):
        first = Random(seed, number, "first").below(len(players))
        match = Match(game, len(players), first=first, options=options, figures=figures)
        chance, choices = Random(seed, number, "chance"), Random(seed, number, "choices")
        while not match.over:
            if match.actor == "chance":
                match.chance(chance)
            else:
                match.play(players[match.state.actor].choose(match, choices))
        yield f"{game.name}-p{len(players)}-s{seed}-{number:03}.emp.jsonl", match, dumps(match, bots=list(bots), seed=seed)
