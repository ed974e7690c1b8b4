"""The server's players: what they keep in memory, and how often they move."""

from __future__ import annotations

import asyncio
import time

import pytest

from emporion import games, players
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.players.search_player import Budget, Thinker
from emporion.server import bots
from emporion.server.bots import MAX_MOVES_PER_SECOND, MAX_TREE_BYTES, Bots
from emporion.server.scheduler import Owner, Urgency

ANN = Owner("ann", "192.0.2.1")


def asked() -> Match:
    """A game of Corinth in which a seat is asked."""
    match = Match(games.find("corinth"), 2)
    match.play("buy 0")
    match.chance(Random(1))
    return match


async def test_trees_take_a_bounded_part_of_the_memory() -> None:
    assert Thinker(Budget(simulations=20)).tree_bytes == 0, "before it thinks it has none"
    thinkers = [Thinker(Budget(simulations=20)) for _ in range(20)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "MAX_TREE_BYTES", 1 << 20)
        found = Bots(1)
        for thinker in thinkers:
            await found.choose(thinker, asked(), ANN, lambda: Urgency.PLAYER)
        found.close()
    sizes = [thinker.tree_bytes for thinker in thinkers]
    assert 0 < sum(sizes) <= 1 << 20
    assert sizes[0] == 0, "the one that has been idle longest has dropped its trees"
    assert sizes[-1] > 0


def test_an_experts_trees_are_a_part_of_what_may_be_kept() -> None:
    expert = players.find("expert")
    assert isinstance(expert, Thinker)
    expert._searches = [expert._new_search(asked())]
    assert 0 < expert.tree_bytes <= MAX_TREE_BYTES / 4


async def test_the_bots_of_an_address_move_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = [100.0], []

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 6))

    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    monkeypatch.setattr(asyncio, "sleep", sleep)

    found = Bots(1)
    for _ in range(3):
        await found.wait_for_move("192.0.2.1")
    await found.wait_for_move("192.0.2.2")
    assert slept == [1 / MAX_MOVES_PER_SECOND, 2 / MAX_MOVES_PER_SECOND]
    now[0] += 1
    await found.wait_for_move("192.0.2.1")
    assert len(slept) == 2
    now[0] += 1
    found.sweep()
    assert found._moves._free_at == {}
