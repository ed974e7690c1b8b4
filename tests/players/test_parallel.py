"""Several threads: the first tree has what all have seen, nothing is counted twice, and no thread is left waiting."""

from __future__ import annotations

import threading
import time
from typing import Any

import pytest

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players import registry
from emporion.players.parallel import Team, Work, simulate
from emporion.players.search import Search
from emporion.players.search_player import Budget, Thinker
from tests.conftest import Case

CASES = [Case("corinth", 2, {}), Case("golden-horn", 3, {"dominio": True})]


def begun(case: Case, threads: int, room: int = 4000) -> list[Search]:
    """Searches of one position in the middle of a game."""
    match, rng = case.match(), Random(3)
    while len(match.events) < 30 or match.actor == "chance":
        moves = match.moves()
        _ = match.chance(rng) if match.actor == "chance" else match.play(moves[rng.below(len(moves))])
    searches = [_search(match, room) for _ in range(threads)]
    for number, search in enumerate(searches):
        search.begin(match.state, number)
    return searches


def _search(match: Match, room: int) -> Search:
    return Search(match.spare_state(), match.spare_state(), registry.knowledge(match), room, 0.6, 0.3)


def work(wanted: int) -> Work:
    return Work(wanted, 0.0, None, threading.Event(), None)


def nodes(search: Search) -> list[tuple[int, int]]:
    """Of every node that can be reached: its visits, and those of its children together."""
    found, todo = [], [0]
    while todo:
        node = todo.pop()
        children = search.tree.children(node)
        todo += children
        found.append((search.tree.visits[node], sum(search.tree.visits[child] for child in children)))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_one_thread_searches_as_a_search_does(case: Case) -> None:
    (alone,), (plain,) = begun(case, 1), begun(case, 1)
    assert simulate([alone], work(300)) == plain.run(300) == 300
    assert alone.seen() == plain.seen()
    assert nodes(alone) == nodes(plain)


@pytest.mark.parametrize("threads", [2, 3, 4])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_first_tree_has_what_all_have_seen_and_nothing_twice(case: Case, threads: int) -> None:
    searches = begun(case, threads)
    assert simulate(searches, work(500)) == 500
    assert searches[0].visits() == sum(visits for _, visits, *_ in searches[0].seen()) == 500
    found = nodes(searches[0])
    assert len(found) == searches[0].tree.size, "every node is reached once"
    assert all(visits >= below for visits, below in found)
    for _, visits, reward, share, _ in searches[0].seen():
        assert 0 <= reward <= visits + 1e-9
        assert 0 <= share <= visits + 1e-9


@pytest.mark.parametrize("threads", [2, 4])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_by_the_clock_nothing_is_counted_twice_either(case: Case, threads: int) -> None:
    searches = begun(case, threads, room=1 << 17)
    now = time.perf_counter()
    done = simulate(searches, Work(None, now, now + 0.1, threading.Event(), None))
    assert done > 0
    assert searches[0].visits() == sum(visits for _, visits, *_ in searches[0].seen()) == done
    assert len(nodes(searches[0])) == searches[0].tree.size, "every node is reached once"
    assert all(search.run(10) == 10 for search in searches), "no search is left halted"


def test_by_the_clock_no_thread_waits_for_a_slow_one(monkeypatch: pytest.MonkeyPatch) -> None:
    searches, ahead, block = begun(CASES[0], 2, room=1 << 17), threading.Event(), Team._block
    blocks: list[tuple[int, int, int]] = []

    def slowly(self: Team, i: int, tell: Any) -> None:
        """The second thread begins its block when the first has done its own."""
        if i == 1:
            ahead.wait(10)
            ahead.clear()
        block(self, i, tell)
        blocks.append((i, self._shares[i], self._counts[i]))
        if i == 0:
            ahead.set()

    monkeypatch.setattr(Team, "_block", slowly)
    now = time.perf_counter()
    simulate(searches, Work(None, now, now + 0.1, threading.Event(), None))
    assert any(i == 0 and done == asked for i, asked, done in blocks)
    assert all(done == 0 for i, asked, done in blocks if i == 1), "it is called to the meeting at once"


def test_threads_go_on_together_when_the_trees_are_full() -> None:
    searches = begun(CASES[0], 2, room=60)
    assert simulate(searches, work(600)) == 600
    assert all(search.tree.size <= 60 for search in searches)
    assert searches[0].visits() == 600


def test_a_listener_that_fails_stops_all_threads() -> None:
    def fail(part: float) -> None:
        raise RuntimeError("enough")

    before = threading.active_count()
    thinker = Thinker(Budget(simulations=400, threads=3))
    match = CASES[0].match()
    with pytest.raises(RuntimeError, match="enough"):
        thinker.think(match, Random(1), fail)
    assert threading.active_count() == before
    assert thinker.think(match, Random(1)).simulations == 400


def test_a_thread_that_fails_is_reported_and_no_other_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = begun(CASES[0], 2)
    before, alone = threading.active_count(), Work.alone

    def failing(self: Work, search: Search, number: int | None, tell: Any) -> int:
        if search is searches[1]:
            raise MemoryError("no room")
        return alone(self, search, number, tell)

    monkeypatch.setattr(Work, "alone", failing)
    with pytest.raises(MemoryError, match="no room"):
        simulate(searches, work(300))
    assert threading.active_count() == before
