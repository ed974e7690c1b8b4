"""Whether what chance does looks as it should: chi-square of the HMAC stream's outcomes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from itertools import pairwise
from math import cbrt, sqrt
from typing import Any, NamedTuple

from emporion.engine.match import Match
from emporion.games import find
from emporion.tables.fairness import chance


class Found(NamedTuple):
    """A chi-square with its degrees of freedom, and how far it lies from what is expected, in standard deviations."""

    what: str
    number: int
    square: float
    freedom: int

    @property
    def far(self) -> float:
        """By Wilson and Hilferty, whose cube root is nearly normal."""
        if not self.freedom:
            return 0.0
        spread = 2 / (9 * self.freedom)
        return (cbrt(self.square / self.freedom) - (1 - spread)) / sqrt(spread)

    @property
    def likely(self) -> bool:
        return abs(self.far) < 4


def streams(counts: Mapping[Any, int], shares: Mapping[Any, float], what: str = "") -> Found:
    """How well counts fit their shares."""
    number = sum(counts.values())
    assert set(counts) <= set(shares), "nothing that cannot be"
    square = sum((counts.get(key, 0) - share * number) ** 2 / (share * number) for key, share in shares.items())
    return Found(what, number, square, len(shares) - 1)


def dice(number: int, seed: bytes) -> list[tuple[int, ...]]:
    """So many dice of Corinth's rolls, each roll from the stream of its own event."""
    match = Match(find("corinth"), 2)
    while match.actor != "chance":
        match.play(match.moves()[-1])
    rolls: list[tuple[int, ...]] = []
    state, event, thrown = match.state, 0, 0
    texts: dict[int, tuple[int, ...]] = {}
    while thrown < number:
        event += 1
        code = state.draw(chance(seed, event))
        if code not in texts:
            texts[code] = tuple(int(word) for word in match.game.text(state, code).replace(",", " ").split() if word.isdigit())
        rolls.append(texts[code])
        thrown += len(texts[code])
    return rolls


def neighbors(rolls: list[tuple[int, ...]]) -> Found:
    """Sums of dice of one event and the next: the table of pairs fits the product of its margins."""
    sums = [sum(roll) % 6 for roll in rolls]
    pairs: Counter[Hashable] = Counter(pairwise(sums))
    first, second = Counter(sums[:-1]), Counter(sums[1:])
    total = len(sums) - 1
    square = sum((pairs[a, b] - first[a] * second[b] / total) ** 2 / (first[a] * second[b] / total) for a in first for b in second)
    return Found("neighboring events", total, square, (len(first) - 1) * (len(second) - 1))


def cards(number: int, seed: bytes) -> list[Found]:
    """Golden Horn's cubes and cards: at points of a game, so many outcomes against their probabilities."""
    match = Match(find("golden-horn"), 3)
    found: list[Found] = []
    kinds: set[str] = set()
    event = 0
    while len(kinds) < 2:
        while match.actor != "chance":
            match.play(match.moves()[0])
        outcomes = match.outcomes()
        kind = outcomes[0][0].split()[0]
        if len(outcomes) > 2 and kind not in kinds:
            kinds.add(kind)
            counts: Counter[str] = Counter()
            for _ in range(number):
                event += 1
                counts[match.game.text(match.state, match.state.draw(chance(seed, event)))] += 1
            total = sum(weight for _, weight in outcomes)
            found.append(streams(counts, {text: weight / total for text, weight in outcomes}, kind))
        match.chance(chance(seed, event := event + 1))
    return found
