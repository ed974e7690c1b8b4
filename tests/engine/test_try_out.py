"""Trying a move out: the state it leads to and its notes, up to another seat's forced answer, as playing it gives them."""

from __future__ import annotations

import pytest

from emporion import games
from emporion.engine.contract import FORCED
from emporion.engine.match import Match
from emporion.engine.random import Random


@pytest.mark.parametrize(("name", "options"), [("corinth", {}), ("golden-horn", {"dominio": True})])
def test_a_move_that_is_tried_out_leaves_the_notes_that_playing_it_leaves(name: str, options: dict[str, bool]) -> None:
    match = Match(games.find(name), 3, options=options)
    rng, cut = Random(name, "tries"), 0
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
            continue
        before = match.spare_state()
        before.become(match.state)
        tried = match.spare_state()
        for code in before.legal():
            notes, is_answered = tried.try_out(before, code)
            played = match.spare_state()
            played.become(before)
            played.trace(True)
            played.play(code)
            whole = played.drain_notes()
            assert tried == played
            others = [number for number, note in enumerate(whole) if note[0] == FORCED and note[1] != before.actor]
            assert is_answered == bool(others)
            assert notes == (whole[: others[0]] if others else whole)
            assert tried.drain_notes() == []
            cut += is_answered
        moves = match.moves()
        match.play(moves[rng.below(len(moves))])
    assert cut or name == "corinth"
