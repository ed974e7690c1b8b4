"""Corinth's table as text with Rich markup: one sheet a player, then the harbor.

Print it without wrapping and without emoji codes. Every sign stands for itself: colors only help.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import zip_longest

from emporion.drawing.text_columns import Piece, StyledLine, clipped, length, markup, padded, seats_viewer_last
from emporion.games.corinth.codes import BUILDINGS, GOODS, SIDE
from emporion.games.corinth.components import Components
from emporion.games.corinth.view import Group, Sheet, View
from emporion.text import say

NARROW = 80
WIDE = 96
NAME = 16
MAX_TICKS = 6
MAX_DICE = 5
COLORS = {"goats": "bold", "green": "green", "purple": "magenta", "blue": "bright_blue", "orange": "dark_orange", "gold": "yellow"}
COLORS["goat"] = COLORS["goats"]
NO_MARK: Piece = (" ", "")
FREE_END = "▸"
PRICED_END = "▹"
"""The marks of the spots where a walk can end, without and with a price in gold."""


def board(
    components: Components,
    view: View,
    names: Sequence[str],
    scores: Sequence[int | None],
    *,
    width: int = NARROW,
    seats: Collection[int] | None = None,
    brief: bool = False,
    ends: Mapping[str, int] | None = None,
) -> str:
    """The table as its viewer sees it: the sheets of `seats` (all, if not given), the viewer's own last, and the harbor below.

    `brief` leaves out empty lines and, of other players, everything but their stocks. `ends` are the spots where a walk can end, each with
    its price: they are marked in the market of the player whose turn it is.
    """
    gap: list[StyledLine] = [] if brief else [[]]
    lines = [_heading(view)]
    for seat in seats_viewer_last(view.players, view.seat):
        if seats is None or seat in seats:
            marks = ends if seat == view.turn and ends else {}
            sheet = _sheet(components, view, seat, names[seat], scores[seat], width, marks)
            lines += gap + (sheet[:1] if brief and seat != view.seat else sheet)
    lines += gap + _harbor(components, view)
    return "\n".join(map(markup, lines))


def _heading(view: View) -> StyledLine:
    return [(say("corinth-board-round", round=view.round, rounds=view.rounds), "bold")]


# Sheets.


def _sheet(
    components: Components, view: View, seat: int, name: str, score: int | None, width: int, ends: Mapping[str, int]
) -> list[StyledLine]:
    sheet = view.sheets[seat]
    left = _districts(components, view, seat) + _buildings(components, sheet)
    right = _market(components, sheet, " " if width >= WIDE else "", ends)
    return [_player(components, view, seat, name, score), *_join_blocks(left, right, min(width, 100))]


def _join_blocks(left: list[StyledLine], right: list[StyledLine], width: int) -> list[StyledLine]:
    """Two blocks next to each other if they fit, else one below the other."""
    edge = min(max(map(length, left)) + 2, width - max(map(length, right)))
    if edge <= max(map(length, left)):
        return left + right
    return [padded(one or [], edge) + (two or []) for one, two in zip_longest(left, right)]


def _player(components: Components, view: View, seat: int, name: str, score: int | None) -> StyledLine:
    sheet = view.sheets[seat]
    turn = ("▶", "bold") if view.turn == seat and view.actor != "over" else (" ", "")
    numbers = {"points": score, "gold": sheet.gold, "goats": sheet.goats, "dice": sheet.yellow_dice}
    stocks = say("corinth-board-stocks", track=_track(components, sheet), **numbers)
    return [turn, (clipped(name, NAME), "bold"), ("  ", ""), (stocks, "")]


def _track(components: Components, sheet: Sheet) -> str:
    if components.track.spots > MAX_TICKS:
        return f"{sheet.track}/{components.track.spots}"
    return "×" * sheet.track + "□" * (components.track.spots - sheet.track)


def _districts(components: Components, view: View, seat: int) -> list[StyledLine]:
    """The districts with their shops, then who won their bonuses."""
    goods = [good for good in components.harbor.order if good in GOODS]
    widest = max(len(_district(good)) for good in goods)
    shops = [_shops(components, view.sheets[seat], good, widest) for good in goods]
    edge = max(map(length, shops)) + 1
    return [padded(line, edge) + _bonus(components, view, seat, good) for line, good in zip(shops, goods, strict=True)]


def _district(name: str) -> str:
    return say("corinth-board-district", district=name)


def _shops(components: Components, sheet: Sheet, good: str, width: int) -> StyledLine:
    line: StyledLine = [(f" {_district(good):<{width}}", COLORS[good])]
    for (points, need), done in zip(components.district(GOODS.index(good)).shops, sheet.checked[good], strict=True):
        line += [(" ", ""), (f"{points}:{_ticks(done, need)}", f"bold {COLORS[good]}" if done == need else "")]
    return line


def _bonus(components: Components, view: View, seat: int, good: str) -> StyledLine:
    bonus, winner = components.district(GOODS.index(good)).bonus, view.bonuses.get(good)
    if not bonus:
        return []
    if winner is None:
        return [(f"+{bonus} ", "")]
    return [(f"+{bonus}✓", "bold") if winner == seat else (f"+{bonus}✗", "dim")]


def _ticks(done: int, need: int) -> str:
    return f"{done}/{need}" if need > MAX_TICKS else "■" * done + "□" * (need - done)


def _buildings(components: Components, sheet: Sheet) -> list[StyledLine]:
    """The buildings, two a line, each with its price in gold and goats."""
    pieces: StyledLine = []
    titles = [say("corinth-board-building", building=name) for name in BUILDINGS]
    widest = max(map(len, titles))
    for number, name in enumerate(BUILDINGS):
        price, built = components.building(number), name in sheet.built
        pieces.append((f"{'■' if built else '□'} {titles[number]:<{widest}} {price.gold}/{price.goats}", "bold" if built else ""))
    return [[(" ", ""), pieces[i], ("  ", ""), pieces[i + 1]] for i in range(0, len(pieces), 2)]


def _market(components: Components, sheet: Sheet, space: str, ends: Mapping[str, int]) -> list[StyledLine]:
    """The market with its rows and columns named; r1c5 is row 1, column 5. Before a spot where a walk can end stands a mark."""
    rows = [[_spot(components, sheet, r, c, space) for c in range(SIDE)] for r in range(SIDE)]
    printed = [[_free(gives, space) for gives in row] for row in components.market.rows]
    widths = [max(len(row[c][0]) for row in rows + printed) for c in range(SIDE)]
    heads = _cells("  ", [(f"c{c + 1}", "dim") for c in range(SIDE)], widths, [NO_MARK] * SIDE)
    marks = [[_mark(ends.get(f"r{r + 1}c{c + 1}")) for c in range(SIDE)] for r in range(SIDE)]
    return [heads, *(_cells(f"r{r + 1}", row, widths, marks[r]) for r, row in enumerate(rows))]


def _mark(price: int | None) -> Piece:
    """The mark of a spot where a walk can end, by the price of the walk."""
    return NO_MARK if price is None else (FREE_END if price == 0 else PRICED_END, "bold")


def _cells(title: str, cells: StyledLine, widths: Sequence[int], marks: Sequence[Piece]) -> StyledLine:
    line: StyledLine = [(title, "dim")]
    for (text, style), width, mark in zip(cells, widths, marks, strict=True):
        line += [mark, (text, style), (" " * (width - len(text)), "")]
    return line


def _spot(components: Components, sheet: Sheet, row: int, column: int, space: str) -> Piece:
    name, gives = f"r{row + 1}c{column + 1}", components.market.rows[row][column]
    word = _word(gives) + (f":{sheet.boxes[name]}" if name in sheet.boxes else "")
    if name == sheet.steward:
        return f"◉{word}", "bold reverse"
    if name in sheet.circled:
        return f"○{word}", "bold"
    if name in sheet.path or gives == "start":
        return "·", "dim"
    return _free(gives, space)


def _word(gives: str) -> str:
    """What a spot gives, without its number."""
    return say("corinth-board-spot", gives=_gift(gives))


def _gift(gives: str) -> str:
    """The id of what a spot gives; one goat is `goat`."""
    return {"*": "box", "+1": "plus", "yellow die": "die"}.get(gives, gives.split(" ")[-1])


def _free(gives: str, space: str) -> Piece:
    """A spot that can still be reached."""
    number = gives.partition(" ")[0] + space if gives[0].isdigit() else ""
    return number + _word(gives), COLORS.get(_gift(gives), "")


# The harbor.


def _harbor(components: Components, view: View) -> list[StyledLine]:
    """The districts and the dice below them."""
    if not view.harbor:
        return [] if view.actor == "over" else [[(say("corinth-board-no-dice"), "")]]
    title = say("corinth-board-harbor")
    above: StyledLine = [(title, "bold")]
    below: StyledLine = [(" " * len(title), "")]
    groups = {group.district: group for group in view.harbor}
    for district in components.harbor.order:
        dice = _dice(groups[district]) if district in groups else [("–", "dim")]
        name = _district(district)
        wide = max(len(name), length(dice))
        above += [("  ", ""), (f"{name:<{wide}}", COLORS[district])]
        below += [("  ", ""), *padded(dice, wide)]
    return [above, below]


def _dice(group: Group) -> StyledLine:
    """The dice of a group; a y marks the yellow ones."""
    if group.white + group.yellow > MAX_DICE:
        yellow = [(f"+{group.yellow}y", "yellow")] if group.yellow else []
        return [(f"{group.white}×{group.value}", "bold"), *yellow]
    dice = [(f"{group.value} ", "bold")] * group.white + [(f"{group.value}y ", "bold yellow")] * group.yellow
    return [*dice[:-1], (dice[-1][0].rstrip(), dice[-1][1])]
