"""The fit of a network to positions, with plain NumPy: Adam on the log loss of shares of victory, stopped early on games held out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from emporion.players.limits import HIGHEST_INPUT, UNITS
from emporion.players.network import HIGHEST_SUM, Weights16
from emporion.training.libraries import numpy
from emporion.training.positions import Floats, Positions

HIDDEN_BITS = 9
"""A hidden unit is kept in units of 2**-9."""
MAX_WEIGHT_BITS = 14
MIN_STEPS = 50
"""The fewest steps of an epoch: with few positions, batches are smaller."""
MIN_SHARE = 1e-6
"""Keeps the logarithm of a share finite."""


class Recipe(msgspec.Struct, frozen=True):
    """How the weights are fitted."""

    result_part: float = 0.5
    """The part of the target that is the game's result; the rest is what the search expected."""
    rate: float = 0.002
    batch: int = 2048
    decay: float = 0.00002
    """L2: the part by which weights shrink at each step, in units of the rate."""
    epochs: int = 20
    patience: int = 4
    """The epochs without a better error on the games held out after which the fit stops."""
    seed: int = 1


class Parameters(NamedTuple):
    """The weights of a network while it is fitted, for inputs that are centered and scaled."""

    own: Floats
    rivals: Floats
    shared: Floats
    bias: Floats
    out: Floats
    direct: Floats


class Scale(NamedTuple):
    """The mean and the spread of each input."""

    seat_mean: Floats
    seat_spread: Floats
    shared_mean: Floats
    shared_spread: Floats


class Epoch(NamedTuple):
    """The errors after an epoch."""

    number: int
    training: float
    """Log loss of the targets, over the positions of the epoch."""
    held_out: float
    """Log loss of the results of the games held out."""


def log_loss(shares: Floats, targets: Floats) -> float:
    """The mean log loss of shares of victory."""
    return float(-(targets * numpy().log(numpy().maximum(shares, MIN_SHARE))).sum(axis=1).mean())


def scale_of(positions: Positions) -> Scale:
    """The mean and the spread of each input; an input that never changes has spread 1."""

    def moments(values: Any) -> tuple[Floats, Floats]:
        spread = values.std(axis=0, dtype="float64")
        return values.mean(axis=0, dtype="float64").astype("float32"), numpy().where(spread > 0, spread, 1.0).astype("float32")

    seats = positions.seats.reshape(-1, positions.seats.shape[2])
    return Scale(*moments(seats), *moments(positions.shared))


def start(positions: Positions, seed: int) -> Parameters:
    """Random hidden units, whose weights in the strength are small, and no direct weights."""
    rng = numpy().random.default_rng(seed)
    of_seat, shared = positions.seats.shape[2], positions.shared.shape[1]

    def drawn(rows: int, columns: int) -> Floats:
        return rng.normal(0, (2 / (2 * of_seat + shared)) ** 0.5, (rows, columns)).astype("float32")

    zeros = numpy().zeros
    return Parameters(
        drawn(of_seat, UNITS),
        drawn(of_seat, UNITS),
        drawn(shared, UNITS),
        zeros(UNITS, "float32"),
        rng.normal(0, 0.1, UNITS).astype("float32"),
        zeros(of_seat, "float32"),
    )


class Pass(NamedTuple):
    """What the network computes for a batch."""

    seats: Floats
    shared: Floats
    hidden: Floats
    shares: Floats


def forward(weights: Parameters, scale: Scale, seats: Any, shared: Any) -> Pass:
    """Compute the shares of victory of a batch of positions."""
    seats = (seats - scale.seat_mean) / scale.seat_spread
    shared = (shared - scale.shared_mean) / scale.shared_spread
    theirs = seats @ weights.rivals
    hidden = seats @ weights.own - theirs
    hidden += (theirs.sum(axis=1) + shared @ weights.shared + weights.bias)[:, None, :]
    hidden = numpy().maximum(hidden, 0)
    strength = hidden @ weights.out + seats @ weights.direct
    odds = numpy().exp(strength - strength.max(axis=1, keepdims=True))
    return Pass(seats, shared, hidden, odds / odds.sum(axis=1, keepdims=True))


def gradients(weights: Parameters, done: Pass, targets: Floats) -> Parameters:
    """The gradient of the mean log loss."""
    error = (done.shares - targets) / len(targets)
    hidden = error[:, :, None] * weights.out * (done.hidden > 0)
    total = hidden.sum(axis=1)
    flat = done.seats.reshape(-1, done.seats.shape[2])
    rivals = (total[:, None, :] - hidden).reshape(-1, UNITS)
    return Parameters(
        flat.T @ hidden.reshape(-1, UNITS),
        flat.T @ rivals,
        done.shared.T @ total,
        total.sum(axis=0),
        done.hidden.reshape(-1, UNITS).T @ error.ravel(),
        flat.T @ error.ravel(),
    )


def fit(positions: Positions, recipe: Recipe, tell: Callable[[Epoch], None]) -> tuple[Parameters, Scale, list[Epoch]]:
    """Fit a network and return the weights with the lowest error on the games held out, and the errors by epoch."""
    training, held_out = positions.part(False), positions.part(True)
    scale, weights = scale_of(training), start(positions, recipe.seed)
    targets = recipe.result_part * training.results + (1 - recipe.result_part) * training.expected
    best, epochs = weights, [Epoch(0, _error(weights, scale, training, targets), _error(weights, scale, held_out, held_out.results))]
    tell(epochs[0])
    for number, (fitted, error) in enumerate(_epochs(training, targets, weights, scale, recipe), 1):
        epochs.append(Epoch(number, error, _error(fitted, scale, held_out, held_out.results)))
        tell(epochs[-1])
        ranked = min(epochs, key=lambda epoch: epoch.held_out)
        if ranked.number == number:
            best = fitted
        if number == recipe.epochs or number - ranked.number >= recipe.patience:
            break
    return best, scale, epochs


def _epochs(training: Positions, targets: Floats, weights: Parameters, scale: Scale, recipe: Recipe) -> Iterator[tuple[Parameters, float]]:
    """The weights after each epoch, and the mean error within it. The rate falls to nothing along a cosine."""
    np, rng = numpy(), numpy().random.default_rng(recipe.seed)
    means, squares = ([np.zeros_like(part) for part in weights] for _ in range(2))
    batch = min(recipe.batch, max(1, len(targets) // MIN_STEPS))
    each = -(-len(targets) // batch)
    step = 0
    while True:
        order, total = rng.permutation(len(targets)), 0.0
        for at in range(0, len(order), batch):
            some = np.sort(order[at : at + batch])
            done = forward(weights, scale, training.seats[some], training.shared[some])
            total += log_loss(done.shares, targets[some]) * len(some)
            step += 1
            rate = recipe.rate * 0.5 * (1 + np.cos(np.pi * min(1.0, step / (each * recipe.epochs))))
            parts = []
            for i, (part, slope) in enumerate(zip(weights, gradients(weights, done, targets[some]), strict=True)):
                means[i] = 0.9 * means[i] + 0.1 * slope
                squares[i] = 0.999 * squares[i] + 0.001 * slope**2
                ahead = (means[i] / (1 - 0.9**step)) / (np.sqrt(squares[i] / (1 - 0.999**step)) + 1e-8)
                parts.append((part - rate * (ahead + recipe.decay / recipe.rate * part)).astype("float32"))
            weights = Parameters(*parts)
        yield weights, total / len(order)


def _error(weights: Parameters, scale: Scale, positions: Positions, targets: Floats) -> float:
    """The log loss over many positions."""
    return log_loss(shares_of(weights, scale, positions), targets)


def shares_of(weights: Parameters, scale: Scale, positions: Positions, batch: int = 8192) -> Floats:
    """The shares of victory of many positions."""
    found = [
        forward(weights, scale, positions.seats[at : at + batch], positions.shared[at : at + batch]).shares
        for at in range(0, len(positions.results), batch)
    ]
    return numpy().concatenate(found)


# Integers.


def rounded(weights: Parameters, scale: Scale, seats: int) -> tuple[Weights16, int, float]:
    """The weights as integers for inputs as they are, the shift of the hidden units, and the unit of strength."""
    np = numpy()
    own, rivals = weights.own / scale.seat_spread[:, None], weights.rivals / scale.seat_spread[:, None]
    shared, direct = weights.shared / scale.shared_spread[:, None], weights.direct / scale.seat_spread
    bias = weights.bias - scale.seat_mean @ own - (seats - 1) * (scale.seat_mean @ rivals) - scale.shared_mean @ shared
    bits = min(_bits([own, rivals, shared]), MAX_WEIGHT_BITS)
    sums = (abs(own).sum(axis=0) + 3 * abs(rivals).sum(axis=0) + abs(shared).sum(axis=0)) * HIGHEST_INPUT + abs(bias)
    while bits > HIDDEN_BITS and sums.max() * 2**bits * 1.01 > HIGHEST_SUM:
        bits -= 1
    out_bits = min(_bits([weights.out]), MAX_WEIGHT_BITS)

    def integers(values: Floats, number: int) -> list[Any]:
        return np.rint(values * 2.0**number).astype("int64").tolist()  # type: ignore[no-any-return]

    hidden_bits = min(HIDDEN_BITS, bits)
    found = Weights16(
        integers(own.T, bits),
        integers(rivals.T, bits),
        integers(shared.T, bits),
        integers(bias, bits),
        integers(weights.out, out_bits),
        integers(direct, hidden_bits + out_bits),
    )
    return found, bits - hidden_bits, 2.0 ** -(hidden_bits + out_bits)


def _bits(parts: list[Floats]) -> int:
    """The bits after the point with which all of these fit into integers of two bytes."""
    return int(numpy().floor(numpy().log2(32767 / max(float(abs(part).max()) for part in parts))))
