"""A match that follows a table as a client sees it, and players of any kind at the tables of a running server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.client import Client
from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.lab.table_match import SeenMatch
from emporion.tables.wire import EntryView
from tests.conftest import ALL, Case, cases, run


def entry(match: Match, number: int, move: str, by: Any, seat: int) -> EntryView:
    """An event as the server sends it to a seat; the match goes on by it."""
    effects = msgspec.json.decode(msgspec.json.encode([effect.seen(seat) for effect in match.play(move) if effect.sent]))
    decided = by != "chance"
    return EntryView(
        number=number,
        kind="move" if decided else "chance",
        seat=by if decided else None,
        at=0.0,
        move=move if decided else None,
        effects=effects,
    )


@pytest.mark.parametrize("case", cases(*games.NAMES), ids=str)
def test_it_stands_where_the_table_stands_and_knows_what_the_seat_knows(case: Case) -> None:
    """At each decision of the seat: the same view and the same moves."""
    table, chance, choice = case.match(), Random(3, "chance"), Random(3, "choice")
    seat = case.players - 1
    seen = SeenMatch(table.game, case.players, table.first, dict(case.options), None, seat, Random(1))
    entries: list[EntryView] = []
    compared = 0
    while not table.is_over:
        if table.actor == seat:
            followed = seen.follow(entries)
            assert followed.view(seat) == table.view(seat)
            assert followed.moves() == table.moves()
            compared += 1
        if table.actor == "chance":
            probe = table.copy()
            probe.chance(chance)
            move = probe.events[-1].move
        else:
            move = table.moves()[choice.below(len(table.moves()))]
        entries.append(entry(table, len(entries) + 1, move, table.actor, seat))
    assert compared > 4
    assert seen.follow(entries).is_over


def test_what_was_undone_does_not_count() -> None:
    table = Match(games.find("corinth"), 2)
    first = entry(table, 1, "buy 1", 0, 1)
    seen = SeenMatch(table.game, 2, 0, {}, None, 1, Random(1))
    after = seen.follow([first])
    table.back(0)
    again = entry(table, 3, "buy 0", 0, 1)
    entries = [first, EntryView(number=2, kind="undo", seat=0, at=0.0, undone=1), again]
    assert seen.follow(entries).view(1) == table.view(1) != after.view(1)
    with pytest.raises(EmporionError, match="entry 4"):
        seen.follow([*entries, msgspec.structs.replace(again, number=4)])


@pytest.mark.parametrize(("game", "options"), [("golden-horn", {"dominio": True}), *([("corinth", {})] if ALL else [])])
def test_a_bot_of_ones_own_plays_whole_games_at_a_table(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    """`emporion sit` takes the open seat of a table and plays to the end against a bot of the server."""
    pytest.importorskip("psycopg", reason="needs the tools for the tests of the server")
    from tests.server.commanded import serving

    with serving(tmp_path / "tables.db") as served, Client(served.address, name="Ada") as ada:
        made = ada.make_table(game, ["me", "random"], pace=0, options=options)
        ada.start(made.table.code)
        quick = tmp_path / "quick.py"
        quick.write_text("class Bot:\n    def choose(self, match, rng):\n        return match.moves()[rng.below(len(match.moves()))]\n")
        done = run("sit", served.address + made.seats[0].link, "--bot", f"{quick}:Bot")
        assert done.returncode == 0, done.stderr
        assert "Seat 0 of the table is played by " in done.stdout
        assert ada.table(made.table.code).status == "over"
        assert "Winners: seat" in done.stdout


def test_what_is_no_seat_or_no_bot_is_refused_in_a_sentence(tmp_path: Path) -> None:
    for words, said in (
        (["somewhere", "--bot", "easy"], "not the whole link"),
        (["http://127.0.0.1:9/table/abcdefgh", "--bot", "x"], "There is no bot"),
    ):
        done = run("sit", *words)
        assert done.returncode == 1
        assert said in done.stderr
