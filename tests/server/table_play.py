"""Random play of a table without a server: moves, takings back, stand-ins, talk."""

from __future__ import annotations

from collections.abc import Callable

from emporion.engine.random import Random
from emporion.tables.table import Table
from emporion.tables.table_log import SeatState, Terms


def play_randomly(terms: Terms, seats: list[SeatState], rng: Random, look: Callable[[Table], None] | None = None, undo: int = 5) -> Table:
    """A game to its end; `look` is called wherever a seat is asked. One in `undo` times a decision is taken back."""
    table = Table(terms, seats)
    table.play_chance()
    while table.match is not None and not table.match.is_over:
        if look:
            look(table)
        kind, actor = rng.below(60), table.actor
        assert actor is not None
        takers = [seat for seat in range(terms.players) if table.may_undo(seat)]
        if kind == 0:
            table.note("chat", 0, "well", "Ann")
        elif kind == 1:
            away = sorted(table.stand_ins)
            table.note(*(("return", away[0], "") if away else ("stand-in", actor, "normal")))
        elif takers and rng.below(undo) == 0:
            table.undo(takers[0], table.at)
        else:
            moves = table.match.moves()
            table.move(actor, moves[rng.below(len(moves))], table.at)
    return table
