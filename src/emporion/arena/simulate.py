"""Whole games between players, each as a record. The same seed gives the same records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from emporion import players as known
from emporion.engine.figures import Figures
from emporion.engine.game import Game, Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.engine.record import dumps
from emporion.players.own import BotFault


def simulate(
    game: Game[Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Option] | None = None,
    figures: Figures | None = None,
    faults: list[BotFault] | None = None,
) -> Iterator[tuple[str, Match, str]]:
    """For each game the name of its file, the finished match and its record. A bot's fault ends its game, and is added to `faults`."""
    faults = [] if faults is None else faults
    players = [known.find(name) for name in bots]
    for number in range(games):
        first = Random(seed, number, "first").below(len(players))
        match = Match(game, len(players), first=first, options=options, figures=figures)
        chance, choices = Random(seed, number, "chance"), Random(seed, number, "choices")
        while not match.over:
            if match.actor == "chance":
                match.chance(chance)
            else:
                try:
                    match.play(players[match.state.actor].choose(match, choices))
                except BotFault as fault:
                    faults.append(fault)
                    break
        yield f"{game.name}-p{len(players)}-s{seed}-{number:03}.emp.jsonl", match, dumps(match, bots=list(bots), seed=seed)
