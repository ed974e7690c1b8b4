"""The processor time that tables and the writer take for a move or a commit, with each fast path and without it, in turn.

    PYTHONPATH=build/fast python -m tools.fast_path_tables

It needs no other process and counts processor time, so its figures are steady on a busy machine.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Any

import sqlalchemy as sa

from emporion.engine.random import Random
from emporion.server import queries, schema
from emporion.server.past_updates import PastUpdates
from emporion.tables.table import Narrated, Table, seen_state
from emporion.tables.table_log import Entry, SeatState, Terms
from emporion.tables.wire import EntryView

ROUNDS, PLAYERS, MOVES = 9, 3, 60
MICRO = 1e6


def open_table(game: str) -> Table:
    """A running table with three people."""
    terms = Terms(
        code="ABCDE",
        game=game,
        players=PLAYERS,
        options={},
        components={},
        first=0,
        status="running",
        seed=bytes(32),
        host="a",
        created=0.0,
    )
    return Table(terms, [SeatState(seat, "person", f"P{seat}") for seat in range(PLAYERS)])


def play_moves(game: str) -> float:
    """The processor time of a move in microseconds: to play it and to encode the updates of the three seats."""
    found, rng = open_table(game), Random(5)
    found.play_chance()
    took, moves = 0.0, 0
    while moves < MOVES and found.actor is not None and found.match is not None:
        legal, before = found.match.moves(), found.number
        begin = time.process_time()
        found.move(found.actor, legal[rng.below(len(legal))], found.at)
        for seat in range(PLAYERS):
            found.update(seat, before)
        took += time.process_time() - begin
        moves += 1
    return MICRO * took / moves


class NoNarrations(dict[int, Narrated]):
    """Keeps no narration."""

    def __setitem__(self, number: int, narrated: Narrated) -> None:
        pass


def entries_since(self: Table, after: int, viewer: int | None) -> list[EntryView]:
    """The entries of an update, encoded with it for each seat."""
    return [self.entry_view(number, viewer) for number in range(after + 1, self.number + 1)]


def without(name: str, replacement: Any, game: str) -> float:
    """The time of a move with another method of tables."""
    kept = getattr(Table, name)
    setattr(Table, name, replacement)
    try:
        return play_moves(game)
    finally:
        setattr(Table, name, kept)


def without_narrations(game: str) -> float:
    """The time of a move that is narrated for each seat."""
    make = Table.__init__

    def init(self: Table, *values: Any) -> None:
        make(self, *values)
        self._narrated = NoNarrations()

    return without("__init__", init, game)


def past_updates() -> tuple[float, float]:
    """A part of a hundred entries for another client."""
    found, rng = open_table("corinth"), Random(5)
    found.play_chance()
    while found.number < 100 and found.actor is not None and found.match is not None:
        legal = found.match.moves()
        found.move(found.actor, legal[rng.below(len(legal))], found.at)
    kept, until = PastUpdates(), min(100, found.number)

    def find() -> None:
        kept.find(("ABCDE", None, 0, until), lambda: found.past_update(None, 0, until))

    find()
    return in_turn(lambda: timed(find, 200), lambda: timed(lambda: found.past_update(None, 0, until), 5))


def timed(work: Callable[[], object], rounds: int) -> float:
    """The processor time of a call in microseconds."""
    begin = time.process_time()
    for _ in range(rounds):
        work()
    return MICRO * (time.process_time() - begin) / rounds


def rows(kept_connection: bool, raw: bool) -> float:
    """A transaction with the rows of three moves, in microseconds, with a database that does not wait for the disk."""
    with tempfile.TemporaryDirectory(prefix="emporion-rows-") as folder:
        engine = sa.create_engine(f"sqlite:///{folder}/rows.db")

        @sa.event.listens_for(engine, "connect")
        def set_up(connection: Any, _: object) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=OFF")

        schema.log.create(engine)
        number, names = 0, ["table", *Entry.__struct_fields__]
        kept = engine.connect()

        def transact() -> None:
            nonlocal number
            number += 3
            made = [queries.log_row(1, Entry(number - place, "move", 0, "build goats", 1.0)) for place in range(3)]
            connection = kept if kept_connection else engine.connect()
            with connection.begin():
                if raw:
                    queries.add_rows(connection, made)
                else:
                    connection.execute(sa.insert(schema.log), [dict(zip(names, row, strict=True)) for row in made])
            if connection is not kept:
                connection.close()

        took = timed(transact, 300)
        kept.close()
        engine.dispose()
        return took


def in_turn(kept: Callable[[], float], left_out: Callable[[], float]) -> tuple[float, float]:
    """The medians of both, measured in turn."""
    pairs = [(kept(), left_out()) for _ in range(ROUNDS)]
    return median(one for one, _ in pairs), median(other for _, other in pairs)


def measure() -> Iterator[tuple[str, tuple[float, float]]]:
    """Each fast path with the microseconds with and without it."""
    view = partial(without, "_seen_state", lambda self, viewer: seen_state(self._running, viewer))
    entries = partial(without, "_entries_since", entries_since)
    yield (
        "one encoded view for all seats (`_seen_state`), a move of Corinth",
        in_turn(lambda: play_moves("corinth"), lambda: view("corinth")),
    )
    for game in ("corinth", "golden-horn"):
        yield f"entries encoded once (`_entries_since`), a move of {game}", in_turn(partial(play_moves, game), partial(entries, game))
    narrated = in_turn(lambda: play_moves("golden-horn"), lambda: without_narrations("golden-horn"))
    yield "one narration for all seats (`_narrated`), a move of golden-horn", narrated
    yield "kept parts of long logs (`PastUpdates`), a hundred entries", past_updates()
    yield (
        "one statement of our own for all rows (`add_rows`), a commit of three moves",
        in_turn(lambda: rows(True, True), lambda: rows(True, False)),
    )
    yield "the writer's kept connection, a commit of three moves", in_turn(lambda: rows(True, True), lambda: rows(False, True))


def main() -> None:
    """Print the table."""
    print("| fast path | µs with | µs without | it saves |\n|---|---|---|---|")
    for name, (kept, left_out) in measure():
        print(f"| {name} | {kept:.1f} | {left_out:.1f} | {100 * (1 - kept / left_out):.0f} % |", flush=True)


if __name__ == "__main__":
    main()
