"""Pairs of tables whose logs look the same to a seat though the cards of the others differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from emporion.engine.errors import IllegalMove
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games.golden_horn.effects import CardDrawn
from emporion.tables.table import Table
from emporion.tables.table_log import Entry, SeatState, Terms

Pair = tuple[Table, Table]


def terms(game: str, players: int, **more: Any) -> Terms:
    values: dict[str, Any] = {
        "code": "abcdefgh",
        "game": game,
        "players": players,
        "options": {},
        "components": {},
        "listed": False,
        "hints": True,
        "stand_in": 60,
        "pace": 0,
        "first": 0,
        "chosen": True,
        "status": "running",
        "replay": False,
        "seed": bytes(range(32)),
        "host": "ann",
        "rematch": None,
        "created": 1.0,
        "id": 1,
    }
    return Terms(**(values | more))


def seats(players: int) -> list[SeatState]:
    return [SeatState(seat, "person", f"P{seat}", None, f"p{seat}", f"{seat}" * 64) for seat in range(players)]


def pairs(players: int, seat: int, seed: int, length: int, **options: str | bool) -> Iterator[Pair]:
    """A random game in two versions, after each entry. What another seat draws differs wherever it can."""
    one, two = (Table(terms("golden-horn", players, options=options), seats(players)) for _ in range(2))
    rng = Random("pair", players, seat, seed)
    while one.number < length:
        texts = _next(one, two, seat, rng)
        if texts is None:
            return
        for table, (kind, by, text, name) in zip((one, two), texts, strict=True):
            table.add(Entry(table.number + 1, kind, by, text, float(table.number), name))  # type: ignore[arg-type]
        yield one, two


Action = tuple[str, int | None, str, str]


def _next(one: Table, two: Table, seat: int, rng: Random) -> tuple[Action, Action] | None:
    """The next entry of both logs; None where they cannot go on together."""
    assert one.match is not None
    assert two.match is not None
    assert one.match.actor == two.match.actor
    if one.match.is_over:
        return None
    kind = rng.below(40)
    if kind < 2:
        return same("chat", seat if kind else None, f"word {one.number}", "Ann")
    away = sorted(one.stand_ins)
    if kind == 2:
        return same("return", away[0], "") if away else same("stand-in", rng.below(one.terms.players), "normal")
    takers = [taker for taker in range(one.terms.players) if one.may_undo(taker) and two.may_undo(taker)]
    if takers and 3 <= kind < 11:
        return same("undo", takers[0], str(one.counted_entries()[-1]))
    if one.match.actor == "chance":
        return _fallen(one.match, two.match, seat, rng)
    for other in range(one.terms.players):
        if kind < 8 and one.may_undo(other) and two.may_undo(other):
            return same("undo", other, str(one.counted_entries()[-1]))
    shared = [move for move in one.match.moves() if move in two.match.moves()]
    if not shared:
        return None
    actor = one.match.actor
    assert isinstance(actor, int)
    wanted = [move for move in shared if move.startswith(("raid", "call", "on", "wind"))] if kind % 2 else shared
    found = wanted or shared
    return same("move", actor, found[rng.below(len(found))])


def same(kind: str, by: int | None, text: str, name: str = "") -> tuple[Action, Action]:
    return (kind, by, text, name), (kind, by, text, name)


def _fallen(one: Match, two: Match, seat: int, rng: Random) -> tuple[Action, Action] | None:
    """What chance does: the same, or another card for another seat."""
    text = _text(one.outcomes(), rng)
    looks = _looks(one, text, seat)
    if any(isinstance(effect, CardDrawn) and effect.seat != seat for effect in looks):
        others = [move for move, _ in two.outcomes() if move != text and _looks(two, move, seat) == looks]
        if others and rng.below(3):
            return ("chance", None, text, ""), ("chance", None, others[rng.below(len(others))], "")
    if text not in [move for move, _ in two.outcomes()]:
        both = [found for found in one.outcomes() if found[0] in {move for move, _ in two.outcomes()}]
        if not both:
            return None
        text = _text(both, rng)
    return same("chance", None, text)


def _text(outcomes: list[tuple[str, float]], rng: Random) -> str:
    point = rng.below(1 << 30) / (1 << 30) * sum(weight for _, weight in outcomes)
    for move, weight in outcomes:
        point -= weight
        if point < 0:
            return move
    return outcomes[-1][0]


def _looks(match: Match, text: str, seat: int) -> list[Any]:
    copy = match.copy()
    try:
        return [effect.seen(seat) for effect in copy.play(text)]
    except IllegalMove:
        return []
