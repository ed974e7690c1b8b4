"""The long count about luck: over many games it averages to nothing, for the stronger player as for the weaker one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from statistics import fmean, stdev
from time import process_time

from emporion import games
from emporion.arena.simulate import simulate
from emporion.engine.game import Option
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.move_assessment import SAMPLES, assess_moves, measure_luck
from emporion.players.parallel import finish
from emporion.server import review
from emporion.server.luck import make_accounts
from emporion.server.review import assess, final_shares
from emporion.tables.wire import Decision

GAMES = 200
REVIEWED_GAMES = 20
"""Games of each kind whose whole review is made, for the part that is not measured."""
SIMULATIONS = 20 * SAMPLES
"""Ten simulations for each result of chance, and as many for the one that fell each time."""
SEED = 3
BOTS = ("normal,normal", "normal,greedy")
KINDS: tuple[tuple[str, Sequence[str], Mapping[str, Option]], ...] = (
    *((name, bots.split(","), {}) for name in games.NAMES for bots in BOTS),
    ("golden-horn", ["normal", "normal"], {"dominio": True}),
    *((name, ["normal"] * 3, {}) for name in games.NAMES),
)
REVIEWED_LEVELS = ("easy,easy", "easy,normal", "normal,normal")
NORMAL_95 = 1.96
Lines = list[str]


def luck() -> Lines:
    """Luck over many games."""
    return [*average_luck(), "", *rest(), "", *stability()]


def average_luck() -> Lines:
    """Luck on average."""
    lines = [f"{GAMES} games of each kind for two, {SIMULATIONS} simulations at each chance event. Of the first player: the average luck"]
    lines += ["with its interval of 95 %, the standard deviation of a game's luck, and the share of victory.", ""]
    lines += ["| game | players | average luck | a game | won |", "|---|---|---|---|---|"]
    for name, bots, options in KINDS:
        found, won = [], []
        for number, (_, match, _) in enumerate(simulate(games.find(name), bots, GAMES, SEED, options=options)):
            found.append(luck_of(match, number))
            won.append(final_shares(match)[0])
        margin = NORMAL_95 * stdev(found) / GAMES**0.5
        kind = f"{name} with Dominio" if options else name
        lines.append(f"| {kind} | {','.join(bots)} | {fmean(found):+.1%} ± {margin:.1%} | {stdev(found):.1%} | {fmean(won):.0%} |")
    return lines


def rest() -> Lines:
    """The part of a game that a review does not measure."""
    lines = [f"{REVIEWED_GAMES} games of each kind, reviewed as on the page. Of the first player: what is not measured, on average,"]
    lines += ["as its average size, the size that nine of ten games stay below, and the largest; and the time of a review.", ""]
    lines += ["| game | players | average | average size | 9 of 10 | largest | a review |", "|---|---|---|---|---|---|---|"]
    for name in games.NAMES:
        for bots in REVIEWED_LEVELS:
            begin = process_time()
            found = rests_of(name, bots.split(","), REVIEWED_GAMES)
            seconds = (process_time() - begin) / len(found)
            sizes = sorted(map(abs, found))
            ninth = sizes[9 * len(sizes) // 10 - 1]
            figures = f"{fmean(found):+.0%} | {fmean(sizes):.0%} | {ninth:.0%} | {sizes[-1]:.0%} | {seconds:.1f} s"
            lines.append(f"| {name} | {bots} | {figures} |")
    return lines


def rests_of(game: str, bots: Sequence[str], number: int, simulations: int = review.SIMULATIONS) -> list[float]:
    """What reviews of so many games do not measure, of the first seat."""
    played = simulate(games.find(game), list(bots), number, SEED)
    return [make_accounts(decisions_of(match, simulations), final_shares(match))[0].rest for _, match, _ in played]


def decisions_of(match: Match, simulations: int) -> list[Decision]:
    """The decisions of a game, assessed."""
    found = []
    for number, event in enumerate(match.events, start=1):
        if isinstance(event.by, int):
            fell = [later.move for later in takewhile(lambda later: later.by == "chance", match.events[number:])]
            found.append(assess(match.rewound(number - 1), event.move, simulations, fell))
    return found


def stability() -> Lines:
    """How far the class of a decision depends on the seed."""
    lines = ["Decisions of games for two that cost 1 % or more in a review, weighed again with another seed: the standard"]
    lines += ["deviation of a cost, how many still cost 1 % or more, and how many have the same class.", ""]
    lines += ["| game | decisions | deviation | 1 % or more | same class |", "|---|---|---|---|---|"]
    part = int(review.RECHECK_PART * review.SIMULATIONS)
    for name in games.NAMES:
        pairs = []
        for _, match, _ in simulate(games.find(name), ["easy", "normal"], 4, SEED):
            for decision in decisions_of(match, review.SIMULATIONS):
                if decision.cost >= review.EQUAL_COST and not decision.exact:
                    moves = [decision.chosen, decision.preferred]
                    before, rng = match.rewound(decision.event - 1), Random(decision.event, "again")
                    (mine, _), (best, _) = finish(assess_moves(before, moves, part, rng))
                    pairs.append((decision.cost, best.share - mine.share))
        deviation = (fmean((one - other) ** 2 for one, other in pairs) / 2) ** 0.5
        still = fmean(other >= review.EQUAL_COST for _, other in pairs)
        same = fmean(review.mistake_class(one) == review.mistake_class(other) for one, other in pairs)
        lines.append(f"| {name} | {len(pairs)} | {deviation:.1%} | {still:.0%} | {same:.0%} |")
    return lines


def luck_of(match: Match, seed: int, simulations: int = SIMULATIONS) -> float:
    """The luck of the first seat in a game, after its first decision."""
    total, number = 0.0, 0
    while number < len(match.events):
        fell = [event.move for event in takewhile(lambda event: event.by == "chance", match.events[number:])]
        if fell and number:
            total += finish(measure_luck(match.rewound(number), fell, simulations, Random(seed, number)))[0]
        number += max(1, len(fell))
    return total


PARTS: dict[str, Callable[[], Lines]] = {"luck": luck}
