"""The speed and quality of the search: simulations a second, and its loss in positions with a known best move."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import Any

import msgspec

from emporion import compiled, games
from emporion.arena.bench import MIN_SECONDS, Figure, timed
from emporion.engine.errors import EmporionError
from emporion.engine.game import Game
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import registry
from emporion.players.greedy import GreedyPlayer
from emporion.players.knowledge import Knowledge
from emporion.players.search import Search
from emporion.players.search_player import Budget, Thinker

TREE_NODES = 1 << 15
SIMULATIONS = 2000
"""The simulations for each position of the regret, and for each search beside the peer."""
EXPERT_SIMULATIONS = 12_000
"""The simulations of a decision on one thread and on two, as of the highest level."""
TURN_MILLISECONDS = 500
"""The time of a turn on one thread and on two, with a budget of time."""
MIN_ROUNDS = 3
"""The least number of decisions on one thread and on two."""
MIDGAME_EVENTS = 40
"""The number of events before a midgame decision."""


def speeds(game: Game[Any], seconds: float = MIN_SECONDS) -> Iterator[Figure]:
    """Simulations a second from the opening: random to the end, with the game's knowledge, on two threads; a midgame decision."""
    for players in game.players:
        yield f"search-random-{players}", timed(lambda rounds, players=players: _simulate(game, players, rounds, False), seconds)  # type: ignore[misc]
    for players in game.players:
        yield f"search-knowing-{players}", timed(lambda rounds, players=players: _simulate(game, players, rounds, True), seconds)  # type: ignore[misc]
    yield from _threads(game, seconds)
    yield "search-decision", 1000 / timed(lambda rounds: _decide(game, rounds), seconds)


def _opening(game: Game[Any], players: int) -> Match:
    """The first position with a decision."""
    match = Match(game, players)
    while match.actor == "chance":
        match.chance(Random(1))
    return match


def _simulate(game: Game[Any], players: int, searches: int, knowing: bool) -> int:
    """Searches from the opening on one thread, each with a tree of its own, of as many simulations as the peer's."""
    match = _opening(game, players)
    knowledge = registry.knowledge(match) if knowing else Knowledge()
    search = Search(match.spare_state(), match.spare_state(), knowledge, TREE_NODES, knowledge.exploration, knowledge.urgency)
    number = _fewer(SIMULATIONS)
    for seed in range(searches):
        search.begin(match.state, seed)
        search.run(number)
    return number * searches


def _threads(game: Game[Any], seconds: float) -> Iterator[Figure]:
    """The same decision on one thread and on two in turn, so that both have the same tree, code and machine; medians.

    `search-threads` is by the clock: simulations within the same time. `search-counted` is the time for the same simulations, where
    a thread that is done waits for the other. `search-apart` is what the machine has to give: two decisions at once that have nothing to do
    with each other, beside one.
    """
    match, wanted = _opening(game, 2), _fewer(EXPERT_SIMULATIONS)
    turn = min(TURN_MILLISECONDS, 1000 * seconds)
    one, two, other = (Thinker(Budget(milliseconds=turn, threads=threads), solves_endings=False) for threads in (1, 2, 1))
    counted, shared = (Thinker(Budget(simulations=wanted, threads=threads), solves_endings=False) for threads in (1, 2))
    for thinker in (one, two, other, counted, shared):
        thinker.think(match, Random(0))  # the first time takes room for the trees
    found: dict[str, list[float]] = {"one": [], "two": [], "threads": [], "counted": [], "apart": []}
    begin = time.perf_counter()
    while len(found["one"]) < MIN_ROUNDS or time.perf_counter() - begin < 8 * seconds:
        rng = Random(len(found["one"]), "threads")
        found["one"].append(_pace([one], match, rng))
        found["two"].append(_pace([two], match, rng))
        found["threads"].append(found["two"][-1] / found["one"][-1])
        found["apart"].append(_pace([one, other], match, rng) / found["one"][-1])
        found["counted"].append(_pace([shared], match, rng) / _pace([counted], match, rng))
    yield "search-one-thread", median(found["one"])
    yield "search-two-threads", median(found["two"])
    for key in ("threads", "counted", "apart"):
        yield f"search-{key}", median(found[key])


def _pace(thinkers: list[Thinker], match: Match, rng: Random) -> float:
    """Simulations a second of a decision, or of several at once, each on a thread of its own, until the last is made."""
    begin = time.perf_counter()
    if len(thinkers) == 1:
        done = thinkers[0].think(match, rng).simulations
    else:
        with ThreadPoolExecutor(len(thinkers)) as pool:
            done = sum(advice.simulations for advice in pool.map(lambda thinker: thinker.think(match, rng), thinkers))
    return done / (time.perf_counter() - begin)


def _fewer(simulations: int) -> int:
    """This number of simulations, or a fiftieth if the package is not compiled."""
    return simulations if compiled.flavor() != "interpreted" else simulations // 50


def _decide(game: Game[Any], rounds: int) -> int:
    """Make decisions of 1,000 simulations in the middle of a game."""
    match, rng, greedy = Match(game, 2), Random(5), GreedyPlayer()
    while len(match.events) < MIDGAME_EVENTS or match.actor == "chance":
        _ = match.chance(rng) if match.actor == "chance" else match.play(greedy.choose(match, rng))
    for seed in range(rounds):
        Thinker(Budget(simulations=1000)).choose(match, Random(seed))
    return rounds


class Regret(msgspec.Struct, frozen=True):
    """The loss of reward of a search without the solver in solved positions."""

    positions: int
    mean: float
    worst: float
    best_found: float
    """The part of the positions in which the search chose a best move."""
    seconds: float


def regret(number: int, simulations: int = SIMULATIONS) -> Iterator[Regret]:
    """Measure the regret over `number` Corinth positions after the last roll whose moves differ in value; yield it after each."""
    losses: list[float] = []
    begin = time.perf_counter()
    for match, values in solved_positions(number):
        chosen = Thinker(Budget(simulations=simulations), solves_endings=False).choose(match, Random(len(losses), "regret"))
        losses.append(max(values.values()) - values[chosen])
        found = sum(loss < 1e-9 for loss in losses) / len(losses)
        yield Regret(len(losses), sum(losses) / len(losses), max(losses), found, time.perf_counter() - begin)


def solved_positions(number: int) -> Iterator[tuple[Match, dict[str, float]]]:
    """Yield ends of games between two, three and four greedy players: the match and the solves_endings reward of each move."""
    game, greedy, seed, found = games.find("corinth"), GreedyPlayer(), 0, 0
    while found < number:
        seed += 1
        match, rng = Match(game, 2 + seed % 3), Random(seed, "positions")
        solver = registry.solver(match)
        assert solver is not None
        while not match.is_over and found < number:
            if match.actor == "chance":
                match.chance(rng)
                continue
            solution = solver.solve(match.state)
            if solution is not None and len({round(reward, 9) for _, reward, _, _ in solution}) > 1:
                found += 1
                yield match, {match.game.text(match.state, code): reward for code, reward, _, _ in solution}
            match.play(greedy.choose(match, rng))


def peer(seconds: float = MIN_SECONDS) -> Figure:
    """OpenSpiel's C++ ISMCTS with random rollouts: simulations a second on hearts, from after the first card of a deal."""
    try:
        import pyspiel
    except ImportError:
        raise EmporionError("bench-no-open-spiel") from None
    game = pyspiel.load_game("hearts(pass_cards=false)")
    state, rng = game.new_initial_state(), random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work(searches: int) -> int:
        for number in range(searches):
            evaluator = pyspiel.RandomRolloutEvaluator(1, number)
            pyspiel.ISMCTSBot(number, evaluator, 2.0, SIMULATIONS, -1, final, False, False).step(state)
        return searches * SIMULATIONS

    return "open-spiel-ismcts", timed(work, seconds)
