"""One table as the fold of its log: taking back, rebuilding, what counts."""

from __future__ import annotations

import msgspec
import pytest

from emporion import games
from emporion.engine.errors import EmporionError
from emporion.engine.random import Random
from emporion.engine.record import header
from emporion.server.fairness import Fair, verify
from emporion.server.table import Table
from tests.server.lookalikes import seats, terms
from tests.server.table_play import at_random

CASES = [("corinth", 2), ("corinth", 4), ("golden-horn", 2), ("golden-horn", 4)]


@pytest.mark.parametrize(("game", "players"), CASES)
def test_taking_back_and_playing_again_gives_the_same(game: str, players: int) -> None:
    taken = 0

    def look(table: Table) -> None:
        nonlocal taken
        assert table.match is not None
        for seat in range(players):
            if not table.may_undo(seat) or taken > 150:
                continue
            taken += 1
            twin = Table(table.terms, table.seats, table.entries)
            last = twin.entries[twin.kept()[-1] - 1]
            before = [table.position(viewer) for viewer in (*range(players), None)]
            twin.undo(seat, twin.at)
            assert twin.match is not None
            assert twin.actor == last.seat == seat
            twin.move(seat, last.text, twin.at)
            assert twin.match.events == table.match.events
            after = [twin.position(viewer) for viewer in (*range(players), None)]
            assert [(p.view, p.moves, p.targets, p.scores, p.actor) for p in before if p] == [
                (p.view, p.moves, p.targets, p.scores, p.actor) for p in after if p
            ]

    for number in range(3):
        table = at_random(terms(game, players), seats(players), Random("back", game, players, number), look)
        record = table.record()
        match = games.replay(record.encode())
        kept = [(entry.text, entry.seat) for entry in table.entries if entry.number in table.kept()]
        assert [(event.move, None if event.by == "chance" else event.by) for event in match.events] == kept
        undone = {int(entry.text) for entry in table.entries if entry.kind == "undo"}
        played = {entry.number for entry in table.entries if entry.kind in ("move", "chance")}
        assert played - undone == set(table.kept())
        assert not [entry for entry in table.entries if entry.number in undone and entry.kind == "chance"], "chance is never taken back"
        verify(match, msgspec.convert(header(record.encode())["fair"], Fair))
    assert taken > 20


def test_a_move_sent_twice_is_told_from_one_that_was_taken_back() -> None:
    told: set[str] = set()

    def look(table: Table) -> None:
        for seat in range(2):
            if table.may_undo(seat):
                twin = Table(table.terms, table.seats, table.entries)
                last = twin.entries[twin.kept()[-1] - 1]
                at = twin.kept()[-2] if len(twin.kept()) > 1 else 0
                told.add(refused(twin, seat, last.text, at))
                twin.undo(seat, twin.at)
                told.add(refused(twin, seat, last.text, at))
                told.add(refused(twin, seat, "no such move", at))

    def refused(table: Table, seat: int, text: str, at: int) -> str:
        with pytest.raises(EmporionError) as found:
            table.move(seat, text, at)
        return found.value.key

    at_random(terms("golden-horn", 2), seats(2), Random("twice"), look, undo=10**6)
    assert told == {"table-doubled", "table-undone", "table-stale"}


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_decision_that_can_be_taken_back_has_shown_nothing_hidden(game: str, players: int) -> None:
    """However the hidden cards lie, a decision that may be taken back looks the same to whoever took it."""
    looked = 0

    def look(table: Table) -> None:
        nonlocal looked
        for seat in range(players):
            if not table.may_undo(seat) or looked > 100:
                continue
            looked += 1
            last = table.entries[table.kept()[-1] - 1]
            before = table.past(len(table.kept()) - 1)
            for number in range(3):
                copy = before.copy()
                copy.state.guess(seat, Random("guess", looked, number))
                effects = [effect.seen(seat) for effect in copy.play(last.text)]
                assert effects == table.told(last.number, seat).effects

    at_random(terms(game, players), seats(players), Random("shown", game, players), look, undo=50)
    assert looked > 5


@pytest.mark.parametrize(("game", "players"), CASES)
def test_a_table_is_its_log(game: str, players: int) -> None:
    looked = 0

    def look(table: Table) -> None:
        nonlocal looked
        looked += 1
        if looked % 23 == 0:
            twin = Table(table.terms, table.seats, table.entries)
            for seat in (*range(players), None):
                assert twin.update(seat, 0) == table.update(seat, 0)
            assert (twin.at, twin.stand_ins, twin.kept()) == (table.at, table.stand_ins, table.kept())

    at_random(terms(game, players), seats(players), Random("log", game, players), look)
    assert looked > 23


def test_nothing_is_taken_back_after_chance_another_seat_a_stand_in_or_the_end() -> None:
    rng = Random("bounds")
    for number in range(4):
        table = Table(terms("golden-horn", 2), seats(2))
        table.draw()
        while table.match is not None and not table.match.over:
            actor, moves = table.actor, table.match.moves()
            assert actor is not None
            at, other = table.at, 1 - actor
            added = table.move(actor, moves[rng.below(len(moves))], at)
            assert not table.may_undo(other)
            assert not table.may_undo(None)
            if len(added) > 1 or table.match.over:
                assert not table.may_undo(actor), "chance has answered"
        with pytest.raises(EmporionError) as refused:
            table.undo(0, table.at)
        assert refused.value.key == "table-no-undo"
        assert number >= 0


def test_what_a_stand_in_decided_is_not_taken_back_even_after_ones_own() -> None:
    """Two decisions in a row, the first of a stand-in: whoever returns takes back the second, and no more."""
    for number in range(200):
        rng = Random("hands", number)
        table = Table(terms("golden-horn", 2), seats(2))
        table.draw()
        for _ in range(40):
            assert table.match is not None
            if table.match.over:
                break
            actor, moves = table.actor, table.match.moves()
            assert actor is not None
            table.move(actor, moves[rng.below(len(moves))], table.at)
            if table.actor != actor or not table.may_undo(actor):
                continue
            table.note("stand-in", actor, "normal")
            assert not table.may_undo(actor)
            table.note("return", actor, "")
            assert not table.may_undo(actor)
            moves = table.match.moves()
            table.move(actor, moves[rng.below(len(moves))], table.at)
            if not table.may_undo(actor):
                break
            table.undo(actor, table.at)
            assert not table.may_undo(actor)
            return
    raise AssertionError("no game has two such decisions")
