"""Golden Horn's table as text with Rich markup: the sea route, the ports, the piles, the players; and the question that a player is asked.

Print it without wrapping and without emoji codes. Every colour has a sign of its own: colours only help.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from emporion.engine.columns import Line, Piece, clipped, markup, padded, wrapped
from emporion.engine.effects import Effect
from emporion.games.golden_horn.codes import COLOURS, KINDS, MODONE, PORTS, TERRITORIES, THINGS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.effects import Moved, WindPlayed
from emporion.games.golden_horn.view import Boat, Player, View
from emporion.text import say

WIDEST = 120
NAME = 16
SHORT = 5
WHOLE = 8
"""A sea space takes so many columns: with the first letters of its colour, or with the whole word."""
SIGNS = dict(zip(COLOURS, "●◆▲■≈★", strict=True))
STYLES = dict(zip(COLOURS, ("yellow", "bright_magenta", "green", "red", "bright_blue", "dark_orange"), strict=True))
OWNERS = ("bold", "bold cyan", "bold magenta", "bold blue")


def board(
    components: Components,
    view: View,
    names: Sequence[str],
    scores: Sequence[int | None],
    *,
    width: int = 80,
    seats: Collection[int] | None = None,
) -> str:
    """The table as its viewer sees it: the sea, and the players of `seats` (all, if not given), the viewer last."""
    width = min(width, WIDEST)
    lines = [_heading(view, names), [], *_sea(components, view, width), [], *_ports(view, width), *_piles(view, width)]
    if view.dominio:
        lines += _territories(components, view, width)
    lines.append([])
    for seat in _order(view):
        if seats is None or seat in seats:
            lines += [[]] if seat == view.seat and seats is None else []
            lines += _player(components, view, view.table[seat], names[seat], scores[seat], width)
    return "\n".join(map(markup, lines))


def question(view: View) -> str:
    """What the player is asked, in one sentence or two."""
    player = view.table[view.turn]
    kind = view.boat or next((boat.kind for boat in player.boats if boat.place is None), KINDS[0])
    place = player.boats[KINDS.index(kind)].place or ""
    values = {"kind": kind, "place": _place(place), "dominio": "yes" if view.dominio else "no", "end": "yes" if view.end else "no"}
    return say(f"golden-horn-ask-{view.point}", **values)


def way(effects: Iterable[Effect]) -> str:
    """The steps of a voyage as arrows, each card that is played for one before it."""
    return "".join(
        "→" if isinstance(effect, Moved) else SIGNS[effect.colour] for effect in effects if isinstance(effect, (Moved, WindPlayed))
    )


def _order(view: View) -> Iterator[int]:
    """The seats clockwise; the viewer's comes last, nearest to the question."""
    after = 0 if view.seat is None else view.seat + 1
    for i in range(view.players):
        yield (after + i) % view.players


def _heading(view: View, names: Sequence[str]) -> Line:
    if view.actor == "over":
        return [(say("golden-horn-board-over", round=view.round), "bold")]
    if view.round == 0:
        return [(say("golden-horn-board-setup"), "bold")]
    line: Line = [(say("golden-horn-board-round", round=view.round, first=names[view.first]), "bold")]
    return [*line, (" · ", ""), (say("golden-horn-board-last", reason=view.end), "bold red")] if view.end else line


# The sea.


def _sea(components: Components, view: View, width: int) -> list[Line]:
    """Every place from Venice to Constantinople: its name, its colour, the boats on it."""
    names = _places(components, view)
    cell = WHOLE if WHOLE * len(names) <= width - 1 else SHORT
    boats: dict[str, Line] = {name: [] for name in names}
    for player in view.table:
        for boat in player.boats:
            if boat.place is not None and boat.place not in PORTS:
                boats[boat.place].append(_afloat(player.seat, boat))
    heads: Line = [(_cell(_short(name), cell), "" if name[0] == "s" else "bold") for name in names]
    tints = [_tint(colour, cell) for colour in components.route(view.players, view.modone == "always")]
    rows = [[boats[name][row] if row < len(boats[name]) else ("", "") for name in names] for row in range(max(map(len, boats.values())))]
    return [[(" ", ""), *line] for line in (heads, tints, *([(_cell(text, cell), style) for text, style in row] for row in rows))]


def _places(components: Components, view: View) -> list[str]:
    """The names of the places: ports by theirs, sea spaces counted from Venice on."""
    route = components.route(view.players, view.modone == "always")
    found: list[str] = []
    for number, colour in enumerate(route):
        end = PORTS[0] if number == 0 else PORTS[1] if number == len(route) - 1 else MODONE
        found.append(end if colour is None else f"s{sum(tint is not None for tint in route[: number + 1])}")
    return found


def _short(name: str) -> str:
    return name if name[0] == "s" else say(f"golden-horn-board-{name}")


def _cell(text: str, width: int) -> str:
    return clipped(text, width - 1) + " "


def _tint(colour: str | None, cell: int) -> Piece:
    if colour is None:
        return _cell("", cell), ""
    return _cell(SIGNS[colour] + _colour(colour)[: cell - 2], cell), STYLES[colour]


def _afloat(seat: int, boat: Boat) -> Piece:
    """A boat on the sea by its owner's seat and the first letter of its kind, with an arrow where it heads."""
    name = f"{seat}{boat.kind[0]}"
    return (f"{name}→" if boat.heading == PORTS[1] else f"←{name}"), OWNERS[seat]


def _ports(view: View, width: int) -> list[Line]:
    """What lies in the two end ports."""
    found: list[Line] = []
    for name in PORTS:
        found += _counted(_title(_place(name)), view.ports[name], width)
    return found


def _piles(view: View, width: int) -> list[Line]:
    """The bag and the cards."""
    discards = " ".join(f"{SIGNS[colour]}{number}" for colour, number in view.discards.items()) or "–"
    items = [say("golden-horn-board-cubes", cubes=view.bag), say("golden-horn-board-pile", cards=view.draw_pile)]
    items.append(say("golden-horn-board-discards", cards=discards))
    if view.dominio:
        items.append(say("golden-horn-board-supply", mercenaries=view.supply))
    return wrapped(_title(say("golden-horn-board-bag")), [[(item, "")] for item in items], width)


def _territories(components: Components, view: View, width: int) -> list[Line]:
    """The territories that can be conquered, each with its cost and its points."""
    taken = {name for player in view.table for name in player.territories}
    free = [(name, components.territory(number)) for number, name in enumerate(TERRITORIES) if name not in taken]
    items: list[Line] = [[(f"{_territory(name)} {printed.cost}/{printed.points}", "")] for name, printed in free]
    return wrapped(_title(say("golden-horn-board-conquer")), items or [[("–", "")]], width)


def _title(text: str) -> Line:
    return [(" " + clipped(text, NAME), "bold")]


# Players.


def _player(components: Components, view: View, player: Player, name: str, score: int | None, width: int) -> list[Line]:
    turn = ("▶", "bold") if view.turn == player.seat and view.actor != "over" else (" ", "")
    numbers = say("golden-horn-board-player", cards=player.cards, stored=player.stored)
    points = [] if score is None else [(say("golden-horn-board-points", points=score) + " · ", "")]
    lines: list[Line] = [[turn, (f"{player.seat} {clipped(name, NAME)} ", OWNERS[player.seat]), *points, (numbers, "")]]
    if player.hand:
        lines += _counted(_label("golden-horn-board-hand"), player.hand, width)
    if player.warehouse:
        lines += _counted(_label("golden-horn-board-warehouse"), player.warehouse, width)
    if player.territories:
        lines += wrapped(_label("golden-horn-board-territories"), [[(_territory(name), "")] for name in player.territories], width)
    fleet = components.fleet(player.seat)
    boats = [_boat(boat, fleet.sails(number)) for number, boat in enumerate(player.boats)]
    return lines + wrapped([("   ", "")], [padded(boat, 24) for boat in boats[:-1]] + boats[-1:], width, " ")


def _label(key: str) -> Line:
    return [("   " + clipped(say(key), 11), "")]


def _boat(boat: Boat, sails: Sequence[str]) -> Line:
    """A boat: its sails, where it is and heads, what it carries."""
    line: Line = [(f"{boat.kind} ", "")]
    line += [(SIGNS[colour], STYLES[colour]) for colour in sails]
    if boat.place is None:
        return [*line, (" –", "")]
    if boat.place in PORTS:
        return [*line, (" " + _place(boat.place), "")]
    place, arrow = _place(boat.place), "→" if boat.heading == PORTS[1] else "←"
    line.append((f" {place}{arrow}" if arrow == "→" else f" {arrow}{place}", ""))
    for thing, number in _sorted(boat.cargo):
        line += [(" ", ""), (f"{number}{_sign(thing)}", f"bold {STYLES.get(thing, '')}".strip())]
    return [*line, (" " + say("golden-horn-board-turn"), "bold")] if boat.may_turn else line


# Words and signs.


def _counted(head: Line, counts: Mapping[str, int], width: int) -> list[Line]:
    """Cubes, cards or figures after a head; figures by their letter where the words do not fit."""
    if not counts:
        return [[*head, (say("golden-horn-board-nothing"), "dim")]]
    lines = wrapped(head, [_thing(thing, number) for thing, number in _sorted(counts)], width)
    short = [_thing(thing, number) if thing in SIGNS else [(f"{number}{_sign(thing)}", "")] for thing, number in _sorted(counts)]
    return wrapped(head, short, width) if len(lines) > 1 else lines


def _thing(thing: str, number: int) -> Line:
    if thing in SIGNS:
        return [(f"{SIGNS[thing]}{_colour(thing)} ", STYLES[thing]), (str(number), "bold")]
    return [(say("golden-horn-figures", thing=thing, number=number), "")]


def _sorted(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(thing, counts[thing]) for thing in THINGS if thing in counts]


def _sign(thing: str) -> str:
    return SIGNS[thing] if thing in SIGNS else say("golden-horn-board-figure", thing=thing)


def _colour(colour: str) -> str:
    return say(f"golden-horn-draw-{colour}")


def _place(name: str) -> str:
    return say("golden-horn-place", place=name)


def _territory(name: str) -> str:
    return say(f"golden-horn-draw-{name}")
