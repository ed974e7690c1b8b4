"""Ratings of players on one scale, by maximum likelihood.

A player has a strength s, and wins a game against the others at its table with the probability exp(s) / sum of exp(s): Bradley and Terry's
model for two players, Luce's for more. A shared victory counts as its shares. One drawn game against a player of average strength is added
for each player, so that one that has won or lost every game has a finite rating. docs/decisions/ratings.md says why.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

import msgspec

AVERAGE = 1500.0
"""The rating of a player of average strength."""
POINTS_PER_STRENGTH = 400 / math.log(10)
"""As in chess: of two players 400 points apart, the better one wins ten times as often."""
NORMAL_95 = 1.96
MAX_STEPS = 200
PRECISION = 1e-9

Outcome = tuple[Sequence[str], Sequence[float]]
"""The players of a game by seat, and the share of victory of each."""
Matrix = list[list[float]]


class Rating(msgspec.Struct, frozen=True):
    """The rating of a player, with its 95 % interval, relative to the average of all rated players."""

    player: str
    rating: float
    low: float
    high: float


def rate(players: Sequence[str], outcomes: Iterable[Outcome]) -> list[Rating]:
    """Rate players by the games among them, in the order in which they are given."""
    tables = _counted(players, outcomes)
    strengths = [0.0] * len(players)
    value = _likelihood(strengths, tables)
    for _ in range(MAX_STEPS):
        gradient, information = _derivatives(strengths, tables)
        step = _solved(information, [[part] for part in gradient])
        scale = 1.0
        while True:
            tried = [strength + scale * part[0] for strength, part in zip(strengths, step, strict=True)]
            better = _likelihood(tried, tables)
            if better >= value or scale < PRECISION:
                break
            scale /= 2
        strengths, value = tried, better
        if max((abs(part[0]) for part in step), default=0.0) < PRECISION:
            break
    return _ratings(players, strengths, _derivatives(strengths, tables)[1])


def _ratings(players: Sequence[str], strengths: Sequence[float], information: Matrix) -> list[Rating]:
    """The ratings of these strengths; the intervals are those of the differences from the average."""
    number = len(players)
    covariance = _solved(information, [[float(row == column) for column in range(number)] for row in range(number)])
    average = sum(strengths) / number if number else 0.0
    whole = sum(map(sum, covariance)) / number**2 if number else 0.0
    found = []
    for place, player in enumerate(players):
        variance = covariance[place][place] - 2 * sum(covariance[place]) / number + whole
        half = NORMAL_95 * math.sqrt(max(variance, 0.0)) * POINTS_PER_STRENGTH
        rating = AVERAGE + POINTS_PER_STRENGTH * (strengths[place] - average)
        found.append(Rating(player, rating, rating - half, rating + half))
    return found


class _Table(msgspec.Struct):
    """All games of the same players: how often each sat at the table, how many games, and the sum of the shares of victory."""

    seats: dict[int, int]
    games: int = 0
    wins: dict[int, float] = {}


def _counted(players: Sequence[str], outcomes: Iterable[Outcome]) -> list[_Table]:
    """The games, summed by the players at the table."""
    place = {player: number for number, player in enumerate(players)}
    tables: dict[tuple[int, ...], _Table] = {}
    for names, shares in outcomes:
        seated = [place[name] for name in names]
        table = tables.setdefault(tuple(sorted(seated)), _Table({number: seated.count(number) for number in seated}))
        table.games += 1
        for number, share in zip(seated, shares, strict=True):
            table.wins[number] = table.wins.get(number, 0.0) + share
    return list(tables.values())


def _chances(strengths: Sequence[float], table: _Table) -> dict[int, float]:
    """The probability that each player of a table wins; one who sits there twice wins on either seat."""
    highest = max(strengths[number] for number in table.seats)
    weights = {number: times * math.exp(strengths[number] - highest) for number, times in table.seats.items()}
    total = sum(weights.values())
    return {number: weight / total for number, weight in weights.items()}


def _likelihood(strengths: Sequence[float], tables: Sequence[_Table]) -> float:
    """The logarithm of the likelihood, without constants."""
    value = -sum(2 * math.log(math.cosh(min(abs(strength) / 2, 300))) for strength in strengths) / 2
    for table in tables:
        highest = max(strengths[number] for number in table.seats)
        total = sum(times * math.exp(strengths[number] - highest) for number, times in table.seats.items())
        value += sum(share * (strengths[number] - highest) for number, share in table.wins.items()) - table.games * math.log(total)
    return value


def _derivatives(strengths: Sequence[float], tables: Sequence[_Table]) -> tuple[list[float], Matrix]:
    """The gradient of the likelihood, and the information: the second derivatives with the opposite sign."""
    number = len(strengths)
    gradient = [0.0] * number
    information = [[0.0] * number for _ in range(number)]
    for place, strength in enumerate(strengths):
        chance = 1 / (1 + math.exp(-max(-700.0, min(700.0, strength))))
        gradient[place] += 0.5 - chance
        information[place][place] += chance * (1 - chance)
    for table in tables:
        chances = _chances(strengths, table)
        for place, chance in chances.items():
            gradient[place] += table.wins.get(place, 0.0) - table.games * chance
            for other, its in chances.items():
                information[place][other] += table.games * chance * ((place == other) - its)
    return gradient, information


def _solved(matrix: Matrix, right: Matrix) -> Matrix:
    """The solution of matrix * x = right by elimination with pivots; the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *wanted] for row, wanted in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column][column]
        rows[column] = [value / head for value in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [value - factor * above for value, above in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]


def ahead(outcomes: Iterable[Outcome]) -> Mapping[tuple[str, str], tuple[float, float]]:
    """For each two players the victories of the first over the second, and the games that either of them won.

    Games that a third player won say nothing about the two, so these shares mean the same at any number of seats.
    """
    found: dict[tuple[str, str], tuple[float, float]] = {}
    for names, shares in outcomes:
        won: dict[str, float] = {}
        for name, share in zip(names, shares, strict=True):
            won[name] = won.get(name, 0.0) + share
        for one, mine in won.items():
            for other, theirs in won.items():
                if one != other:
                    victories, games = found.get((one, other), (0.0, 0.0))
                    found[one, other] = victories + mine, games + mine + theirs
    return found
