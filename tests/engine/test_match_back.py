"""Going back in a long game: from snapshots, without playing it again from its beginning."""

from __future__ import annotations

from typing import Any

import pytest

from emporion import Match, Random, find
from emporion.engine.effects import Effect
from emporion.engine.match import SNAPSHOT_EVENTS, Event


def long_match() -> Match:
    """A random game of Dominio da Mar with more than two snapshots."""
    match, rng = Match(find("golden-horn"), 4, options={"dominio": True}), Random("long")
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
        else:
            moves = match.moves()
            match.play(moves[rng.below(len(moves))])
    assert len(match.events) > 2 * SNAPSHOT_EVENTS
    return match


def described(match: Match) -> tuple[object, ...]:
    """All that can be asked of a match."""
    views = [match.view(seat) for seat in (*range(match.players), None)]
    return match.actor, match.moves(), match.scores(), match.forced, views, match.events


NEAR_SNAPSHOTS = [number + more for number in (0, SNAPSHOT_EVENTS, 2 * SNAPSHOT_EVENTS) for more in (-1, 0, 1, 2) if number + more >= 0]


def test_a_match_that_went_back_is_as_it_was() -> None:
    match = long_match()
    played, points = Match(match.game, 4, options=match.options), {}
    for number, event in enumerate(match.events):
        points[number] = described(played.copy())
        played.play(event.move)
    back = match.copy()
    for number in sorted({*NEAR_SNAPSHOTS, *range(0, len(match.events), 17)}, reverse=True):
        assert described(match.rewound(number)) == points[number]
        back.back(number)
        assert described(back) == points[number]
    for event in match.events:
        back.play(event.move)
    assert described(back) == described(match)


def test_going_back_plays_only_what_follows_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    effects = type(match.game).effects
    events: list[Event] = []

    def tell(*values: Any) -> list[Effect]:
        events.append(match.events[-1])
        return effects(*values)

    monkeypatch.setattr(type(match.game), "effects", tell)
    match.back(2 * SNAPSHOT_EVENTS + 5)
    assert not events, "nothing is put into words that was said before"
    assert len(match._snapshots) == 3
    assert match._snapshots[0] is match.rewound(1)._snapshots[0], "copies share what never changes"


def test_the_course_of_scores_is_that_of_each_event() -> None:
    match = long_match()
    played, expected = match.rewound(0), [match.rewound(0).scores()]
    for event in match.events:
        played.play(event.move)
        expected.append(played.scores())
    assert match.score_course() == expected
