"""The levels: their names, their order, what they may not see, and hints."""

from __future__ import annotations

from typing import Any

import pytest

from emporion import compiled, games, players
from emporion.arena.duel import interval, prepare, run
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games.golden_horn.codes import DRAWING
from emporion.players.levels import LEVELS, hint
from emporion.players.search_player import Budget, Thinker
from tests.conftest import Case, cases, fewer


def share(game: str, names: str, number: int, seats: int = 2) -> float:
    """The share of victory of the first of two players."""
    duel = prepare(game, names.split(","), seats, number, 1, {})
    return interval(duel, list(run(duel, None, 1)), [0])[0]


def test_every_name_is_a_player_that_moves() -> None:
    for name in (*players.NAMES, "7", "hard/100", "20@2", "expert/500@2"):
        match = Match(games.find("nim"), 2)
        assert players.find(name).choose(match, Random(1)) in match.moves()


@pytest.mark.parametrize("name", ["", "grandmaster", "random/2", "greedy@2", "novice/3", "hard/0", "0", "hard@", "Hard", "5/"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(EmporionError, match="no bot"):
        players.find(name)


def test_levels_think_more_and_more_and_keep_a_cap() -> None:
    budgets = [LEVELS[name] for name in ("easy", "normal", "hard", "expert")]
    simulations = [budget.simulations or 0 for budget in budgets]
    assert simulations == sorted(set(simulations))
    assert all(budget.milliseconds is not None and budget.milliseconds < 3000 for budget in budgets)


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize(
    ("names", "least", "number"),
    [
        ("novice,random", 0.6, 16),
        ("greedy,random", 0.8, 16),
        ("easy,novice", 0.6, 60),  # a step of about 70 %: fewer games do not show it
        ("normal,greedy", 0.5, 16),
        ("hard/2,easy", 0.5, 16),
    ],
)
def test_each_level_beats_a_lower_one(game: str, names: str, least: float, number: int) -> None:
    if compiled.flavor() == "interpreted" and names in ("normal,greedy", "hard/2,easy"):
        pytest.skip("minutes of plain Python; the compiled players, which play the same, are put to this test")
    assert share(game, names, number if compiled.flavor() != "interpreted" else min(number, 16)) >= least


@pytest.mark.parametrize("case", cases(*games.NAMES, *games.TOYS), ids=str)
def test_only_legal_moves_are_played_to_the_end(case: Case) -> None:
    names = ["novice", "easy/4", "6", "3@2"][: case.players]
    duel = prepare(case.game, names, case.players, 2 * case.players, 3, case.options)
    assert len(list(run(duel, None, 1))) == 2 * case.players  # Match.play refuses what is not legal


def test_a_hint_names_the_best_moves_and_their_chances() -> None:
    match = Match(games.find("corinth"), 2)
    match.play("buy 1")
    match.chance(Random(1))
    parts: list[float] = []
    advice = hint(match, level="normal", progress=parts.append)
    assert advice.move in match.moves()
    assert len(advice.prospects) > 1
    assert all(0 <= prospect.share <= 1 for prospect in advice.prospects)
    assert parts[-1] == 1.0
    assert hint(match, level="normal").prospects == advice.prospects


class Twins:
    """Two games of Golden Horn that look the same to seat 0, with other cards in the hand of seat 1."""

    def __init__(self, seed: int, dominio: bool) -> None:
        self.pair = [Match(games.find("golden-horn"), 2, options={"dominio": dominio}) for _ in range(2)]
        self.shared, self.own = Random(seed, "shared"), [Random(seed, "one"), Random(seed, "two")]

    def play(self, move: str) -> None:
        for match in self.pair:
            match.play(move)

    def step(self) -> bool:
        """Let chance fall or seat 1 move, alike as far as seat 0 can see; whether that was possible."""
        one, two = self.pair
        state: Any = one.state
        if one.actor != "chance":
            options = [move for move in one.moves() if move in two.moves()]
        elif state.point == DRAWING and state.seat == 1:
            for match, rng in zip(self.pair, self.own, strict=True):
                match.chance(rng)
            return True
        else:
            possible = dict(two.outcomes())
            options = [outcome for outcome, _ in one.outcomes() if outcome in possible]
        if options:
            self.play(options[self.shared.below(len(options))])
        return bool(options)


@pytest.mark.parametrize("dominio", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_hands_of_others_change_nothing_in_golden_horn(seed: int, dominio: bool) -> None:
    twins, asked, budget = Twins(seed, dominio), 0, Budget(simulations=fewer(60), threads=1 + seed % 2)
    one, two = twins.pair
    thinkers = [Thinker(budget), Thinker(budget)]
    while asked < 30 and not one.is_over:
        assert one.view(0) == two.view(0)
        assert one.actor == two.actor
        if one.actor != 0:
            if not twins.step():
                break
            continue
        asked += 1
        seen = [thinker.think(match, Random(asked)) for thinker, match in zip(thinkers, twins.pair, strict=True)]
        assert seen[0].prospects == seen[1].prospects
        assert seen[0].moves == seen[1].moves
        for name in ("greedy", "novice"):
            assert players.find(name).choose(one, Random(asked)) == players.find(name).choose(two, Random(asked))
        twins.play(seen[0].move)
    assert asked >= 15
    assert [event.move for event in one.events] != [event.move for event in two.events]
