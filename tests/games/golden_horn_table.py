"""A table of Golden Horn as a test needs it: boats, goods and hands chosen, chance falling as it is told.

Colours are written by their first letters, black as k and white as w: `yyr` is two yellow cubes and a red one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emporion.engine.match import Match
from emporion.games.golden_horn import GAME
from emporion.games.golden_horn.codes import BOATS, COLOURS, KIND_COUNT, KINDS, PORTS, THINGS
from emporion.games.golden_horn.effects import Effect

LETTERS = {"y": "yellow", "p": "pink", "g": "green", "r": "red", "b": "blue", "o": "orange", "k": "black", "w": "white"}
VENICE = "yyppggrrb"
CONSTANTINOPLE = "yppggrrbo"
NO_CARDS = {"hand": {"cards": 0}, "draws": {"trio": 0, "duo": 0, "solo": 0}}
"""A box without cards to draw: nobody can raid or play wind."""


def box(**changes: dict[str, Any]) -> dict[str, Any]:
    """The standard figures with changes."""
    return GAME.corrected(changes)


def table(
    players: int = 2,
    *,
    boats: Sequence[str] = (),
    venice: str = VENICE,
    constantinople: str = CONSTANTINOPLE,
    hands: Sequence[str] = (),
    first: int = 0,
    figures: dict[str, Any] | None = None,
    **options: str | bool,
) -> Match:
    """A match whose setup is done. `boats` says for each seat where trio, duo and solo lie: `vvc` puts the solo into Constantinople."""
    match = Match(GAME, players, first=first, options=options, figures=figures)
    seats = [(first + i) % players for i in range(players)]
    for seat in seats:
        for kind, port in zip(KINDS, boats[seat] if boats else "vvv", strict=True):
            match.play(f"place {kind} {'venice' if port == 'v' else 'constantinople'}")
    for letter in venice + constantinople:
        match.play(f"cube {LETTERS[letter]}")
    for seat in seats:
        for letter in hands[seat] if hands else "ygrbo"[: match.components.hand.cards]:
            match.play(f"card {LETTERS[letter]}")
    assert match.actor == first, "the setup is not over"
    return match


def go(match: Match, *moves: str) -> list[Effect]:
    """Play moves one after the other; where chance is due in between it falls as its first outcome. The effects of all."""
    happened = []
    for move in moves:
        if not move.startswith(("cube", "card")):
            happened += calm(match)
        happened += match.play(move)
    return happened


def calm(match: Match, cubes: str = "") -> list[Effect]:
    """Let chance fall until a seat is asked: cubes as they are told, then, and for cards, the first outcome."""
    happened, letters = [], list(cubes)
    while match.actor == "chance":
        told = match.state.point == 1 and letters
        happened += match.play(f"cube {LETTERS[letters.pop(0)]}" if told else match.outcomes()[0][0])
    return happened


def boat(match: Match, name: str) -> Any:
    """A boat as a spectator sees it, by the name its enemies call it."""
    seat, kind = name.split(".")
    return match.view(None).table[int(seat)].boats[KINDS.index(kind)]


def port(match: Match, name: str) -> dict[str, int]:
    """What lies in a port."""
    found: dict[str, int] = match.view(None).ports[name]
    return found


def stored(match: Match, seat: int) -> dict[str, int]:
    """What lies in a warehouse."""
    found: dict[str, int] = match.view(seat).table[seat].warehouse
    return found


def hand(match: Match, seat: int) -> dict[str, int]:
    """What a seat holds."""
    found: dict[str, int] = match.view(seat).table[seat].hand
    return found


def totals(match: Match) -> dict[str, int]:
    """How many there are of each good, card and figure, wherever they are; a game must not change it."""
    state: Any = match.state
    places = [
        *([state.lying(number, thing) for thing in range(len(THINGS))] for number in range(len(PORTS))),
        *([state.aboard(number, thing) for thing in range(len(THINGS))] for number in range(BOATS)),
        *([state.stored(seat, thing) for thing in range(len(THINGS))] for seat in range(match.players)),
    ]
    assert all(number >= 0 for place in places for number in place)
    goods = {colour: state.bag[i] + sum(place[i] for place in places) for i, colour in enumerate(COLOURS)}
    cards = {
        f"{colour} cards": state.pile[i] + state.discards[i] + sum(state.held(seat, i) for seat in range(match.players))
        for i, colour in enumerate(COLOURS)
    }
    figures = {
        "mercenaries": state.supply + sum(place[6] for place in places),
        "black": state.bag[6] + state.outside + sum(place[7] for place in places),
        "white": state.bag[7],
    }
    return goods | cards | figures


def check_sums(match: Match) -> None:
    """What the state counts twice agrees, and no place holds too many boats."""
    state: Any = match.state
    assert state.bag_left == sum(state.bag)
    assert state.pile_left == sum(state.pile)
    for number in range(len(PORTS)):
        assert state.in_port[number] == sum(state.lying(number, thing) for thing in range(len(THINGS))) <= state.holds
    for number in range(KIND_COUNT * match.players):
        assert state.laden[number] == sum(state.aboard(number, thing) for thing in range(len(THINGS)))
    for seat in range(match.players):
        assert state.cards[seat] == sum(state.held(seat, colour) for colour in range(len(COLOURS)))
    for place in range(state.last + 1):
        here = sum(state.at[number] == place for number in range(KIND_COUNT * match.players))
        assert here == state.boats_at[place]
        if state.tint[place] >= 0:
            assert here <= 1
        elif place == state.modone:
            assert here <= state.berths
