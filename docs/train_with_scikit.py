"""Train a small network for Corinth with scikit-learn on the vector environment, and see it beat random play.

The cross-entropy method: play many games against a random opponent, learn the moves of the third that was won by the most points, and play
on with what was learned. `python docs/train_with_scikit.py 300` does so 300 times, which takes half a minute.
"""

import sys

import numpy
from sklearn.neural_network import MLPClassifier
from threadpoolctl import threadpool_limits

from emporion.lab import vector

GAMES = 512
BEST = 1 / 3
one_thread = threadpool_limits.wrap(limits=1)  # the matrices are small: several threads would wait for each other


class Policy:
    """Probabilities of moves from a network; before it has learned, all legal moves are alike."""

    def __init__(self, actions: int, seed: int) -> None:
        self.network = MLPClassifier((64,), learning_rate_init=0.003, random_state=seed)
        self.actions = numpy.arange(actions)
        self.rng = numpy.random.default_rng(seed)

    def draw(self, seen: numpy.ndarray, mask: numpy.ndarray) -> numpy.ndarray:
        """A legal move for each game, by its probability."""
        odds = self.network.predict_proba(seen) if hasattr(self.network, "coefs_") else numpy.ones(mask.shape)
        odds = (odds + 1e-4) * mask
        reached = odds.cumsum(axis=1)
        return (reached > reached[:, -1:] * self.rng.random((len(odds), 1)) * 0.999999).argmax(axis=1)

    def learn(self, seen: numpy.ndarray, actions: numpy.ndarray) -> None:
        """Make these moves more probable."""
        self.network.partial_fit(seen, actions, classes=self.actions)


@one_thread
def train(rounds: int, seed: int = 1) -> Policy:
    """A policy after so many rounds of games and learning."""
    games = vector.make("corinth", GAMES, opponents="random", seed=seed)
    policy = Policy(games.num_actions, seed)
    steps: list[list[tuple[numpy.ndarray, int]]] = [[] for _ in range(GAMES)]
    finished: list[tuple[int, list[tuple[numpy.ndarray, int]]]] = []
    while rounds:
        seen = games.floats().copy()
        actions = policy.draw(seen, games.action_mask)
        for game in range(GAMES):
            steps[game].append((seen[game], actions[game]))
        for game in games.step(actions).ended.nonzero()[0]:
            finished.append((games.points[game, 0] - games.points[game, 1], steps[game]))
            steps[game] = []
        if len(finished) >= GAMES:
            finished.sort(key=lambda found: -found[0])
            best = [step for _, game in finished[: int(GAMES * BEST)] for step in game]
            policy.learn(numpy.stack([seen for seen, _ in best]), numpy.array([action for _, action in best]))
            finished = []
            rounds -= 1
    games.close()
    return policy


@one_thread
def share_won(policy: Policy, number: int, seed: int = 99) -> float:
    """The share of victories over so many finished games against random play."""
    games = vector.make("corinth", GAMES, opponents="random", seed=seed)
    results: list[float] = []
    while len(results) < number:
        step = games.step(policy.draw(games.floats(), games.action_mask))
        results += [(1 + reward) / 2 for reward in step.rewards[step.ended, 0]]
    games.close()
    return float(numpy.mean(results))


if __name__ == "__main__":
    trained = train(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
    print(f"won {share_won(trained, 2000):.1%} of 2000 games against random play")
