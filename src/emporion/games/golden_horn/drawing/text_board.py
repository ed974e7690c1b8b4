"""Golden Horn's table as text with Rich markup: the sea route, the ports, the piles, the players.

Print it without wrapping and without emoji codes. Every color has a sign of its own: colors only help.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from emporion.drawing.text_columns import Piece, StyledLine, clipped, columns, markup, padded, seats_viewer_last, wrapped
from emporion.games.golden_horn.codes import COLORS, MODONE, PORTS, TERRITORIES, THINGS
from emporion.games.golden_horn.components import Components
from emporion.games.golden_horn.view import Boat, Player, View
from emporion.text import say

MAX_WIDTH = 120
NAME = 16
SHORT = 5
"""A sea space takes so many columns where the whole words of the colors do not fit: its sign and three letters."""
SIGNS = dict(zip(COLORS, "●◆▲■≈★", strict=True))
STYLES = dict(zip(COLORS, ("yellow", "bright_magenta", "green", "red", "bright_blue", "dark_orange"), strict=True))
END = "▸"
"""The mark of a place where a voyage can end."""
OWNERS = ("bold", "bold cyan", "bold magenta", "bold blue")


def board(
    components: Components,
    view: View,
    names: Sequence[str],
    scores: Sequence[int | None],
    *,
    width: int = 80,
    seats: Collection[int] | None = None,
    brief: bool = False,
    ends: Mapping[str, int] | None = None,
) -> str:
    """The table as its viewer sees it: the sea, and the players of `seats` (all, if not given), the viewer last.

    `brief` leaves out empty lines. `ends` are the places where a voyage can end: they are marked on the sea.
    """
    width = min(width, MAX_WIDTH)
    gap: list[StyledLine] = [] if brief else [[]]
    lines = [_heading(view, names), *gap, *_sea(components, view, width, ends or {}), *gap, *_ports(view, width), *_piles(view, width)]
    if view.dominio:
        lines += _territories(components, view, width)
    lines += gap
    for seat in seats_viewer_last(view.players, view.seat):
        if seats is None or seat in seats:
            lines += gap if seat == view.seat and seats is None else []
            lines += _player(components, view, view.table[seat], names[seat], scores[seat], width)
    return "\n".join(map(markup, lines))


def _heading(view: View, names: Sequence[str]) -> StyledLine:
    if view.actor == "over":
        return [(say("golden-horn-board-over", round=view.round), "bold")]
    if view.round == 0:
        return [(say("golden-horn-board-setup"), "bold")]
    line: StyledLine = [(say("golden-horn-board-round", round=view.round, first=names[view.first]), "bold")]
    return [*line, (" · ", ""), (say("golden-horn-board-last", reason=view.end), "bold red")] if view.end else line


# The sea.


def _sea(components: Components, view: View, width: int, ends: Mapping[str, int]) -> list[StyledLine]:
    """Every place from Venice to Constantinople: its name, marked where a voyage can end, its color, the boats on it."""
    names = _places(components, view)
    whole = max(columns(_color(color)) for color in COLORS) + 2
    cell = whole if whole * len(names) <= width - 1 else SHORT
    boats: dict[str, StyledLine] = {name: [] for name in names}
    for player in view.table:
        for boat in player.boats:
            if boat.place is not None and boat.place not in PORTS:
                boats[boat.place].append(_afloat(player.seat, boat))
    heads: StyledLine = [(_cell(f"{END}{_short(name)}" if name in ends else _short(name), cell), _head_style(name, ends)) for name in names]
    tints = [_tint(color, cell) for color in components.route(view.players, view.modone == "always")]
    rows = [[boats[name][row] if row < len(boats[name]) else ("", "") for name in names] for row in range(max(map(len, boats.values())))]
    return [[(" ", ""), *line] for line in (heads, tints, *([(_cell(text, cell), style) for text, style in row] for row in rows))]


def _head_style(name: str, ends: Mapping[str, int]) -> str:
    return "" if name[0] == "s" and name not in ends else "bold"


def _places(components: Components, view: View) -> list[str]:
    """The names of the places: ports by theirs, sea spaces counted from Venice on."""
    route = components.route(view.players, view.modone == "always")
    found: list[str] = []
    for number, color in enumerate(route):
        end = PORTS[0] if number == 0 else PORTS[1] if number == len(route) - 1 else MODONE
        found.append(end if color is None else f"s{sum(tint is not None for tint in route[: number + 1])}")
    return found


def _short(name: str) -> str:
    return name if name[0] == "s" else say(f"golden-horn-board-{name}")


def _cell(text: str, width: int) -> str:
    return clipped(text, width - 1) + " "


def _tint(color: str | None, cell: int) -> Piece:
    if color is None:
        return _cell("", cell), ""
    return _cell(SIGNS[color] + _color(color)[: cell - 2], cell), STYLES[color]


def _afloat(seat: int, boat: Boat) -> Piece:
    """A boat on the sea by its owner's seat and the first letter of its kind, with an arrow where it heads."""
    name = f"{seat}{boat.kind[0]}"
    return (f"{name}→" if boat.heading == PORTS[1] else f"←{name}"), OWNERS[seat]


def _ports(view: View, width: int) -> list[StyledLine]:
    """What lies in the two end ports."""
    found: list[StyledLine] = []
    for name in PORTS:
        found += _list_counts(_title(_place(name)), view.ports[name], width)
    return found


def _piles(view: View, width: int) -> list[StyledLine]:
    """The bag and the cards."""
    discards = " ".join(f"{SIGNS[color]}{number}" for color, number in view.discards.items()) or "–"
    items = [say("golden-horn-board-cubes", cubes=view.bag), say("golden-horn-board-pile", cards=view.draw_pile)]
    items.append(say("golden-horn-board-discards", cards=discards))
    if view.dominio:
        items.append(say("golden-horn-board-supply", mercenaries=view.supply))
    return wrapped(_title(say("golden-horn-board-bag")), [[(item, "")] for item in items], width)


def _territories(components: Components, view: View, width: int) -> list[StyledLine]:
    """The territories that can be conquered, each with its cost and its points."""
    taken = {name for player in view.table for name in player.territories}
    free = [(name, components.territory(number)) for number, name in enumerate(TERRITORIES) if name not in taken]
    items: list[StyledLine] = [[(f"{_territory(name)} {printed.cost}/{printed.points}", "")] for name, printed in free]
    return wrapped(_title(say("golden-horn-board-conquer")), items or [[("–", "")]], width)


def _title(text: str) -> StyledLine:
    titles = [*map(_place, PORTS), say("golden-horn-board-bag"), say("golden-horn-board-conquer")]
    return [(" " + clipped(text, max(NAME, *map(columns, titles))), "bold")]


# Players.


def _player(components: Components, view: View, player: Player, name: str, score: int | None, width: int) -> list[StyledLine]:
    turn = ("▶", "bold") if view.turn == player.seat and view.actor != "over" else (" ", "")
    numbers = say("golden-horn-board-player", cards=player.cards, stored=player.stored)
    points = [] if score is None else [(say("golden-horn-board-points", points=score) + " · ", "")]
    lines: list[StyledLine] = [[turn, (f"{player.seat} {clipped(name, NAME)} ", OWNERS[player.seat]), *points, (numbers, "")]]
    if player.hand:
        lines += _list_counts(_label("hand"), player.hand, width)
    if player.warehouse:
        lines += _list_counts(_label("warehouse"), player.warehouse, width)
    if player.territories:
        lines += wrapped(_label("territories"), [[(_territory(name), "")] for name in player.territories], width)
    fleet = components.fleet(player.seat)
    boats = [_boat(boat, fleet.sails(number)) for number, boat in enumerate(player.boats)]
    return lines + wrapped([("   ", "")], [padded(boat, 24) for boat in boats[:-1]] + boats[-1:], width, " ")


def _label(name: str) -> StyledLine:
    labels = {label: say(f"golden-horn-board-{label}") for label in ("hand", "warehouse", "territories")}
    return [("   " + clipped(labels[name], max(columns(words) for words in labels.values()) + 2), "")]


def _boat(boat: Boat, sails: Sequence[str]) -> StyledLine:
    """A boat: its sails, where it is and heads, what it carries."""
    line: StyledLine = [(say("golden-horn-boat-kind", kind=boat.kind) + " ", "")]
    line += [(SIGNS[color], STYLES[color]) for color in sails]
    if boat.place is None:
        return [*line, (" –", "")]
    if boat.place in PORTS:
        return [*line, (" " + _place(boat.place), "")]
    place, arrow = _place(boat.place), "→" if boat.heading == PORTS[1] else "←"
    line.append((f" {place}{arrow}" if arrow == "→" else f" {arrow}{place}", ""))
    for thing, number in _sort(boat.cargo):
        line += [(" ", ""), (f"{number}{_sign(thing)}", f"bold {STYLES.get(thing, '')}".strip())]
    return [*line, (" " + say("golden-horn-board-turn"), "bold")] if boat.may_turn else line


# Words and signs.


def _list_counts(head: StyledLine, counts: Mapping[str, int], width: int) -> list[StyledLine]:
    """Cubes, cards or figures after a head; figures by their letter where the words do not fit."""
    if not counts:
        return [[*head, (say("golden-horn-board-nothing"), "dim")]]
    lines = wrapped(head, [_thing(thing, number) for thing, number in _sort(counts)], width)
    short = [_thing(thing, number) if thing in SIGNS else [(f"{number}{_sign(thing)}", "")] for thing, number in _sort(counts)]
    return wrapped(head, short, width) if len(lines) > 1 else lines


def _thing(thing: str, number: int) -> StyledLine:
    if thing in SIGNS:
        return [(f"{SIGNS[thing]}{_color(thing)} ", STYLES[thing]), (str(number), "bold")]
    return [(say("golden-horn-figures", thing=thing, number=number), "")]


def _sort(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    return [(thing, counts[thing]) for thing in THINGS if thing in counts]


def _sign(thing: str) -> str:
    return SIGNS[thing] if thing in SIGNS else say("golden-horn-board-figure", thing=thing)


def _color(color: str) -> str:
    return say("golden-horn-color", color=color)


def _place(name: str) -> str:
    """A port by its name; a space as it is typed."""
    return say("golden-horn-port", port=name) if name in (*PORTS, MODONE) else name


def _territory(name: str) -> str:
    return say("golden-horn-territory", territory=name)
