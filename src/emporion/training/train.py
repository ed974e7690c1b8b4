"""From played games to a network file, and how well it judges the games that are held out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from emporion.engine.errors import EmporionError
from emporion.engine.game import Game, Option
from emporion.players import network, registry
from emporion.training.fit import Epoch, Recipe, fit, log_loss, rounded
from emporion.training.libraries import numpy
from emporion.training.positions import HELD_OUT, Floats, Positions, collect
from emporion.training.self_play import Played, SelfPlay


class Judge(msgspec.Struct, frozen=True):
    """How well the games held out are judged: the log loss, in each quarter of the games, and how often the winner is named."""

    name: str
    error: float
    quarters: list[float]
    named: float


class Trained(msgspec.Struct, frozen=True):
    """A network that was made, and its errors."""

    play: SelfPlay
    recipe: Recipe
    games: int
    positions: int
    epochs: list[Epoch]
    judges: list[Judge]


def variants(game: Game[Any]) -> list[dict[str, Option]]:
    """The options of the games: every expansion is in half of them."""
    found: list[dict[str, Option]] = [{}]
    for name, values in game.options.items():
        if values == (False, True):
            found = [{**options, name: value} for options in found for value in values]
    return found


def train(play: SelfPlay, games: Sequence[Played], recipe: Recipe, file: Path, tell: Callable[[Epoch], None]) -> Trained:
    """Fit a network to games, write it to a file, and judge the games held out with what was written."""
    inputs = registry.features(play.game)
    if inputs is None:
        raise EmporionError("train-no-inputs", game=play.game)
    if len(games) < 2 * HELD_OUT * len(play.variants):
        raise EmporionError("train-too-few", games=len(games), least=2 * HELD_OUT * len(play.variants))
    positions = collect(play, games)
    weights, scale, epochs = fit(positions, recipe, tell)
    integers, shift, unit = rounded(weights, scale, play.players)
    header = {
        "features": inputs.name,
        "shift": shift,
        "unit": unit,
        "play": msgspec.to_builtins(play),
        "recipe": msgspec.to_builtins(recipe),
        "games": len(games),
        "positions": len(positions.results),
        "held_out": min(epoch.held_out for epoch in epochs),
    }
    network.write(file, header, integers)
    held_out = positions.part(True)
    judged = judge_all(network.read(file, inputs), inputs, held_out)
    judges = [
        judge("by-hand", held_out.by_hand, held_out),
        judge("network", judged, held_out),
        judge("search", held_out.expected, held_out),
    ]
    return Trained(play, recipe, len(games), len(positions.results), epochs, judges)


def judge_all(judging: network.Network, inputs: Any, positions: Positions) -> Floats:
    """The shares that a network, as it is written, expects at positions."""
    rows = numpy().concatenate([positions.seats.reshape(len(positions.seats), -1), positions.shared], axis=1)
    seats = positions.seats.shape[1]
    return numpy().array([judging.shares(inputs, row.tolist(), seats) for row in rows], dtype="float32")


def judge(name: str, shares: Floats, positions: Positions) -> Judge:
    """Compare shares with results."""
    named = (shares.argmax(axis=1) == positions.results.argmax(axis=1)).mean()
    quarters = []
    for quarter in range(4):
        which = positions.quarter == quarter
        quarters.append(log_loss(shares[which], positions.results[which]) if which.any() else 0.0)
    return Judge(name, log_loss(shares, positions.results), quarters, float(named))
