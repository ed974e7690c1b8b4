"""Thinking in slices: what comes between them changes neither the advice nor the time that is left."""

from __future__ import annotations

import threading
import time
from itertools import islice

import pytest

from emporion import games
from emporion.engine.random import Random
from emporion.players import parallel
from emporion.players.parallel import Slices, Work, finish
from emporion.players.search_player import Advice, Budget, Thinker
from tests.conftest import Case, fewer
from tests.games.corinth_worst import cut_corner
from tests.players.test_search import midgame, summary


@pytest.fixture(autouse=True)
def many_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices of one simulation or a few."""
    monkeypatch.setattr(parallel, "SLICE_SECONDS", 1e-6)


def in_turns(*thoughts: Slices[Advice]) -> list[Advice]:
    """Do a slice of each thought in turn, to their ends."""
    found: dict[int, Advice] = {}
    while len(found) < len(thoughts):
        for number, slices in enumerate(thoughts):
            if number not in found:
                try:
                    next(slices)
                except StopIteration as end:
                    found[number] = end.value
    return [found[number] for number in range(len(thoughts))]


@pytest.mark.parametrize("game", games.NAMES)
def test_an_advice_does_not_depend_on_its_slices(game: str) -> None:
    budget = Budget(simulations=fewer(300))
    matches = [midgame(Case(game, 2, {}), events) for events in (20, 30, 40)]
    alone = [Thinker(budget).think(match, Random(1)) for match in matches]
    beside = in_turns(*(Thinker(budget).think_in_slices(match, Random(1)) for match in matches))
    assert [summary(advice) for advice in beside] == [summary(advice) for advice in alone]


def test_pauses_between_slices_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])

    class Clocked:
        """A search whose simulations take a hundredth of a second each."""

        def run(self, number: int) -> int:
            now[0] += 0.01 * number
            return number

    work = Work(None, 0.0, 1.0, threading.Event(), None)
    slices = work.slices(Clocked(), None, None)  # type: ignore[arg-type]
    paused = 0.0
    for _ in islice(slices, 10):
        now[0] += 5.0
        paused += 5.0
    done = finish(slices)
    assert work.paused == pytest.approx(paused)
    assert now[0] - paused == pytest.approx(0.01 * done)
    assert 1.0 <= 0.01 * done < 1.2


def test_a_thought_that_was_given_up_leaves_nothing_behind() -> None:
    match, budget = midgame(Case("corinth", 2, {})), Budget(simulations=fewer(200))
    thinker = Thinker(budget, solves_endings=False)
    while True:
        advice = thinker.think(match, Random(1))
        seat = match.actor
        match.play(advice.move)
        if match.actor == seat:
            break
        while match.actor == "chance":
            match.chance(Random(2))
    given_up = thinker.think_in_slices(match, Random(1))
    next(given_up)
    given_up.close()
    assert summary(thinker.think(match, Random(3))) == summary(Thinker(budget, solves_endings=False).think(match, Random(3)))


def test_trees_that_were_dropped_are_made_anew() -> None:
    match, budget = midgame(Case("corinth", 2, {})), Budget(simulations=fewer(200))
    thinker = Thinker(budget, solves_endings=False)
    move = thinker.think(match, Random(1)).move
    assert thinker.tree_bytes > 0
    thinker.drop_trees()
    assert thinker.tree_bytes == 0
    match.play(move)
    while match.actor == "chance":
        match.chance(Random(2))
    assert summary(thinker.think(match, Random(3))) == summary(Thinker(budget, solves_endings=False).think(match, Random(3)))


def test_a_level_s_solver_leaves_time_for_the_search() -> None:
    match = cut_corner()
    advice = Thinker(Budget(simulations=20, milliseconds=1)).think(match, Random(1))
    assert not advice.is_solved
    assert advice.simulations >= 1
    assert advice.move in match.moves()
