"""Train a small policy for Corinth on the vector environment, with NumPy alone, and see it beat random play.

A linear policy over the observation learns by REINFORCE from whole games against a random opponent: `python docs/train_policy.py 60`.
"""

import sys
import time

import numpy

from emporion.lab import vector

GAMES = 512
RATE = 0.02


def probabilities(weights: numpy.ndarray, seen: numpy.ndarray, mask: numpy.ndarray) -> numpy.ndarray:
    """The policy: a softmax over the legal moves."""
    logits = numpy.where(mask, seen @ weights, -1e9)
    odds = numpy.exp(logits - logits.max(axis=1, keepdims=True)) * mask
    return odds / odds.sum(axis=1, keepdims=True)


def draw(odds: numpy.ndarray, rng: numpy.random.Generator) -> numpy.ndarray:
    """A move for each game, by its probability."""
    return (odds.cumsum(axis=1) > rng.random((len(odds), 1)) * 0.999999).argmax(axis=1)


def seen_by(games: vector.VectorGames) -> numpy.ndarray:
    """The scaled observations and a constant."""
    return numpy.concatenate([games.floats(), numpy.ones((games.num_envs, 1), numpy.float32)], axis=1)


def train(seconds: float, seed: int = 1) -> numpy.ndarray:
    """The weights after so many seconds. Each game's gradient is summed up while it goes on, and counts once its result is known."""
    games = vector.make("corinth", GAMES, opponents="random", seed=seed)
    rng = numpy.random.default_rng(seed)
    weights = numpy.zeros((games.observations.shape[1] + 1, games.num_actions), numpy.float32)
    gradients = numpy.zeros((GAMES, *weights.shape), numpy.float32)
    baseline, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end:
        seen, mask = seen_by(games), games.action_mask.copy()
        odds = probabilities(weights, seen, mask)
        actions = draw(odds, rng)
        odds[numpy.arange(GAMES), actions] -= 1
        gradients -= seen[:, :, None] * odds[:, None, :]
        step = games.step(actions)
        for game in step.ended.nonzero()[0]:
            margin = float(games.points[game, 0] - games.points[game, 1]) / 20
            weights += RATE / 10 * numpy.clip(margin - baseline, -2, 2) * gradients[game]
            baseline += 0.01 * (margin - baseline)
            gradients[game] = 0
    games.close()
    return weights


def share_won(weights: numpy.ndarray, number: int, seed: int = 99) -> float:
    """The share of victories over so many finished games against random play."""
    games = vector.make("corinth", GAMES, opponents="random", seed=seed)
    rng = numpy.random.default_rng(seed)
    results: list[float] = []
    while len(results) < number:
        step = games.step(draw(probabilities(weights, seen_by(games), games.action_mask), rng))
        results += [(1 + reward) / 2 for reward in step.rewards[step.ended, 0]]
    games.close()
    return float(numpy.mean(results))


if __name__ == "__main__":
    trained = train(float(sys.argv[1]) if len(sys.argv) > 1 else 60)
    print(f"won {share_won(trained, 2000):.1%} of 2000 games against random play")
