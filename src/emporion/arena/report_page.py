"""A tournament as a page that stands alone: one file without scripts, with its charts inside and links to the records beside it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple
from urllib.parse import quote

from emporion.arena.ratings import AVERAGE
from emporion.arena.tournament import RECORDS_FOLDER, Kind, Played
from emporion.arena.tournament_report import KindReport, Report, Standing, renamed, shown_names
from emporion.drawing.glyphs import star
from emporion.drawing.svg import Point, circle, curve, element, group, hand, path, plain, text, title, xy
from emporion.drawing.theme import COLORS, INK, PAPER, SHEET
from emporion.engine.game import written
from emporion.text import join, say

WIDTH: Final = 480.0
"""The units of a chart across: few, so that its words can be read on a phone."""
MAX_LISTED_GAMES: Final = 200
MAX_NAME: Final = 16
"""The most characters of a player's name in a chart."""
LABEL_HEIGHT: Final = 17.0
DEEPEST_TINT: Final = 34
"""The percentage of color behind a share of 0 or 1: words on it can still be read."""
STEPS: Final = (25, 50, 100, 200, 400, 800)
"""Distances of the lines of a scale."""
MAX_LINES: Final = 7
MARKS: Final = ("orange", "blue", "green", "pink", "red", "yellow")
"""Colors of players in charts; each has a shape, too."""

STYLE: Final = f"""
:root{{color-scheme:light dark;--paper:{PAPER};--sheet:{SHEET};--shade:#ece2cf;--ink:{INK};--faded:#635d54;--line:#cbbfa8;
--more:#2a6e47;--less:#a3231b;--serif:Alegreya,Georgia,serif;--sans:"Source Sans 3",system-ui,sans-serif}}
@media (prefers-color-scheme:dark){{:root{{--paper:#1f2124;--sheet:#292c30;--shade:#33373c;--ink:#f1e9da;--faded:#b8b0a2;--line:#4d5157;
--more:#7fc99d;--less:#f0968c}}}}
*{{box-sizing:border-box}}
body{{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--sans);font-variant-numeric:tabular-nums}}
main,header,footer{{max-width:74rem;margin:0 auto;padding:0 1rem}}
h1{{font:500 clamp(1.8rem,5vw,2.6rem)/1.15 var(--serif);margin:2rem 0 .25rem;overflow-wrap:anywhere}}
h2{{font:500 1.45rem/1.2 var(--serif);margin:0 0 .5rem}}
p{{margin:.25rem 0 .75rem;max-width:46rem}}
.faded{{color:var(--faded)}}
.sheets{{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,28rem),1fr));align-items:start;margin:1rem 0}}
section{{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:1rem;min-width:0}}
section.wide{{grid-column:1/-1}}
svg{{display:block;width:100%;max-width:40rem;height:auto}}
.scroll{{overflow-x:auto;max-width:100%}}
.scroll:focus-visible,a:focus-visible,summary:focus-visible{{outline:3px solid var(--ink);outline-offset:2px}}
table{{border-collapse:collapse;font-size:.95rem}}
caption{{text-align:left;color:var(--faded);padding-bottom:.35rem}}
th,td{{padding:.35rem .6rem;border-top:1px solid var(--line);text-align:right;white-space:nowrap}}
th{{font-weight:600}} thead th{{border-top:0;vertical-align:bottom}}
th[scope=row],.left{{text-align:left}}
.share{{background:color-mix(in srgb,var(--tint) calc(var(--much)*1%),transparent)}}
.more{{--tint:var(--more)}} .less{{--tint:var(--less)}}
summary{{cursor:pointer;padding:.6rem 0;font-weight:600}}
td small{{display:block;font-size:.75rem;line-height:1.1}}
a{{color:inherit;text-decoration-thickness:1px;text-underline-offset:3px}}
.games a{{display:inline-block;padding:.3rem 0}}
code{{background:var(--shade);border-radius:4px;padding:.1rem .3rem;overflow-wrap:anywhere}}
footer{{padding-bottom:3rem}}
.grid{{stroke:var(--line);stroke-width:1}} .mean{{stroke:var(--faded);stroke-width:1.2;stroke-dasharray:5 4}}
.ink{{fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}}
.dot{{fill:var(--ink)}} .mark{{stroke:var(--ink);stroke-width:1.2;stroke-linejoin:round}}
.course{{fill:none;stroke:var(--faded);stroke-width:1.2}}
text{{fill:var(--ink);font:15px var(--sans)}} .small{{font-size:13px;fill:var(--faded)}}
.middle{{text-anchor:middle}} .end{{text-anchor:end}}
@media print{{section{{break-inside:avoid}}}}
"""


def page(report: Report, games: Sequence[Played], command: str, when: str) -> str:
    """The whole document. `command` goes on with the tournament."""
    names = shown_names([standing.player for standing in report.standings])
    report = renamed(report, names)
    heading = say("arena-heading", game=report.game)
    summary = say("arena-summary", games=report.games, wanted=report.wanted, players=len(report.standings), seed=report.seed, date=when)
    sections = [
        _section("arena-ratings", "arena-ratings-told", _ratings_chart(report.standings)),
        _section("arena-time", "arena-time-told", _time_chart(report.standings)),
        *([_section("arena-kinds", "arena-kinds-told", _kinds_chart(report))] if len(report.kinds) > 1 else []),
        _section("arena-cross", "arena-cross-told", _cross_table(report)),
        _section("arena-standings", "arena-standings-told", _standings_table(report.standings), wide=True),
        *(_kind_section(kind) for kind in report.kinds if len(report.kinds) > 1),
        *([_faults(report.faults)] if report.faults else []),
        _section("arena-games", "arena-games-told", _games_table(_listed(games), names), wide=True),
    ]
    return "".join(
        (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            element("title", plain(heading)),
            element("style", STYLE),
            "</head><body>",
            element("header", element("h1", plain(heading)), element("p", plain(summary), class_="faded")),
            element("main", element("div", *sections, class_="sheets")),
            element("footer", element("p", plain(say("arena-go-on")), " ", element("code", plain(command)))),
            "</body></html>\n",
        )
    )


def _section(name: str, note: str, inside: str, *, wide: bool = False) -> str:
    return element(
        "section",
        element("h2", plain(say(name)), id=name),
        element("p", plain(say(note)), class_="faded"),
        inside,
        aria_labelledby=name,
        class_="wide" if wide else None,
    )


def _kind_section(report: KindReport) -> str:
    """The standings at one kind of table."""
    name = kind_name(report.kind)
    games = element("p", plain(say("arena-kind-games", games=report.games)), class_="faded")
    return element("section", element("h2", plain(name)), games, _ratings_chart(report.standings), aria_label=name)


def kind_name(kind: Kind) -> str:
    """A kind of table in a few words."""
    options = [f"{name}={written(value)}" for name, value in kind.options.items()]
    return join([say("arena-seats", seats=kind.seats), *options])


# Tables.


def _scroll(table: str, name: str) -> str:
    """A table that is scrolled within its place where the window is narrow, by keys, too."""
    return element("div", table, class_="scroll", tabindex=0, role="region", aria_label=name)


def _table(caption: str, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]], class_: str | None = None) -> str:
    """A table; each row has its head and finished cells."""
    head = element("tr", *(element("th", plain(head), scope="col", class_=None if i else "left") for i, head in enumerate(heads)))
    body = [element("tr", element("th", row, scope="row"), *cells) for row, cells in rows]
    whole = element("table", element("caption", plain(caption)), element("thead", head), element("tbody", *body), class_=class_)
    return _scroll(whole, caption)


def _cell(words: str) -> str:
    return element("td", plain(words))


def _standings_table(standings: Sequence[Standing]) -> str:
    columns = ("player", "rating", "interval", "games-played", "share", "score", "seconds", "slowest")
    rows = [
        (
            plain(found.player),
            [
                _cell(f"{found.rating:.0f}"),
                _cell(f"{found.low:.0f} – {found.high:.0f}"),
                _cell(str(found.games)),
                _cell(f"{100 * found.share:.1f} %"),
                _cell(f"{found.score:.1f}"),
                _cell(f"{found.seconds:.4f}"),
                _cell(f"{found.slowest:.2f} s"),
            ],
        )
        for found in standings
    ]
    return _table(say("arena-standings-caption"), [say(f"arena-{column}") for column in columns], rows)


def _cross_table(report: Report) -> str:
    """Who beats whom: a row's share of the games that it or the column's player won."""
    names = [standing.player for standing in report.standings]
    pairs = {(pair.player, pair.other): pair for pair in report.pairs}
    rows = []
    for name in names:
        cells = []
        for other in names:
            pair = pairs.get((name, other))
            if pair is None:
                cells.append(element("td", plain("–")))
            else:
                count = element("small", plain(say("arena-of-games", games=round(pair.games))))
                class_ = "share more" if pair.share > 0.5 else "share less"
                tint = f"--much:{DEEPEST_TINT * abs(2 * pair.share - 1):.0f}"
                cells.append(element("td", plain(f"{100 * pair.share:.0f} %"), count, class_=class_, style=tint))
        rows.append((plain(name), cells))
    return _table(say("arena-cross-caption"), [say("arena-player"), *names], rows)


def _listed(games: Sequence[Played]) -> list[Played]:
    """Some of the games, spread evenly, if there are too many."""
    step = max(1, -(-len(games) // MAX_LISTED_GAMES))
    return list(games[::step])


def _games_table(games: Sequence[Played], names: Mapping[str, str]) -> str:
    """The games with their records, folded away."""
    rows = []
    varied = any(played.fixture.options != games[0].fixture.options for played in games)
    for played in games:
        best = max(played.shares)
        seats = [
            element("strong" if share == best else "span", plain(f"{names[name]} {score}"))
            for name, score, share in zip(played.fixture.names, played.scores, played.shares, strict=True)
        ]
        options = join([f"{name}={written(value)}" for name, value in played.fixture.options.items()])
        link = element("a", plain(say("arena-record", number=played.fixture.round + 1)), href=f"{RECORDS_FOLDER}/{quote(played.record)}")
        option_cells = [element("td", plain(options), class_="left faded")] if varied else []
        rows.append((link, [element("td", join(seats, "dots"), class_="left"), *option_cells]))
    heads = [say("arena-record-head"), say("arena-seats-head"), *([say("arena-options-head")] if varied else [])]
    caption = say("arena-games-caption", shown=len(games))
    return element("details", element("summary", plain(caption)), _table(caption, heads, rows, "games"))


def _faults(faults: Sequence[str]) -> str:
    lines = [element("li", plain(fault)) for fault in faults]
    return element("section", element("h2", plain(say("arena-faults"))), element("ul", *lines), class_="wide")


# Charts.


class Scale(NamedTuple):
    """From values to places, and the values of its lines."""

    place: Callable[[float], float]
    lines: list[float]


def _scale(values: Sequence[float], begin: float, end: float) -> Scale:
    """A scale of ratings that has room for all values."""
    low, high = min([*values, AVERAGE - 50]), max([*values, AVERAGE + 50])
    step = next((step for step in STEPS if (high - low) / step < MAX_LINES), math.ceil((high - low) / MAX_LINES / 1000) * 1000)
    low, high = math.floor(low / step) * step, math.ceil(high / step) * step

    def place(value: float) -> float:
        return begin + (value - low) / (high - low) * (end - begin)

    return Scale(place, [low + i * step for i in range(round((high - low) / step) + 1)])


def _chart(height: float, name: str, described: Sequence[str], *pieces: str) -> str:
    """A chart with its name, and its figures for people who do not see it."""
    return element(
        "svg",
        title(name),
        element("desc", plain(join(described, "lines"))),
        *pieces,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {xy(WIDTH, height)}",
        role="img",
    )


def _described(standings: Sequence[Standing]) -> list[str]:
    return [
        say("arena-described", player=found.player, rating=f"{found.rating:.0f}", low=f"{found.low:.0f}", high=f"{found.high:.0f}")
        for found in standings
    ]


def _label(found: Standing) -> str:
    return f"{found.player}: {found.rating:.0f} ({found.low:.0f} – {found.high:.0f})"


def _short(name: str) -> str:
    return name if len(name) <= MAX_NAME else f"…{name[1 - MAX_NAME :]}"


def _line(x1: float, y1: float, x2: float, y2: float, class_: str) -> str:
    return path(f"M{xy(x1, y1)}L{xy(x2, y2)}", class_)


def _ratings_chart(standings: Sequence[Standing]) -> str:
    """A row for each player: its rating as a dot on its interval."""
    left, pitch = 12.0 + 7.6 * max((len(_short(found.player)) for found in standings), default=0), 30.0
    bottom = 8 + pitch * len(standings)
    scale = _scale([value for found in standings for value in (found.low, found.high)], left + 10, WIDTH - 16)
    pieces = [_line(scale.place(line), 4, scale.place(line), bottom, "mean" if line == AVERAGE else "grid") for line in scale.lines]
    pieces += [text(f"{line:.0f}", scale.place(line), bottom + 18, "small middle") for line in scale.lines]
    for row, found in enumerate(standings):
        y = 8 + pitch * (row + 0.5)
        pieces.append(
            group(
                title(_label(found)),
                text(_short(found.player), left, y + 5, "end"),
                _whisker(found.player, Point(scale.place(found.low), y), Point(scale.place(found.high), y)),
                circle(scale.place(found.rating), y, 5.5, "dot"),
            )
        )
    return _chart(bottom + 26, say("arena-ratings"), _described(standings), *pieces)


def _whisker(name: str, begin: Point, end: Point) -> str:
    """An interval as a line of ink with its two ends, drawn by a hand."""
    wobble = hand(name)
    middle = Point((begin.x + end.x) / 2, (begin.y + end.y) / 2 + 1.5 * next(wobble))
    across = Point(0, 5) if begin.y == end.y else Point(5, 0)
    ends = [f"M{xy(at.x - across.x, at.y - across.y)}L{xy(at.x + across.x + next(wobble), at.y + across.y)}" for at in (begin, end)]
    return path(curve([begin, middle, end]) + "".join(ends), "ink")


def _mark(place: int, at: Point) -> str:
    """The mark of a player: a color and a shape of its own."""
    color = COLORS[MARKS[place % len(MARKS)]]
    shapes = (
        star(5, 8.5, 3.8),
        "M-7 -7H7V7H-7Z",
        "M0 -8L8 6.5L-8 6.5Z",
        "M0 -8.5L8.5 0L0 8.5L-8.5 0Z",
        "M-7.5 -2.5H-2.5V-7.5H2.5V-2.5H7.5V2.5H2.5V7.5H-2.5V2.5H-7.5Z",
        "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z",
    )
    return path(shapes[place % len(shapes)], "mark", fill=color, transform=f"translate({xy(*at)})")


def _labels(wanted: Sequence[tuple[str, float]], x: float) -> Iterator[str]:
    """Names beside their heights, pushed apart where they would cover each other."""
    last = -math.inf
    for name, y in sorted(wanted, key=lambda one: one[1]):
        last = max(y, last + LABEL_HEIGHT)
        yield text(_short(name), x, last + 5, "")


def _time_chart(standings: Sequence[Standing]) -> str:
    """Ratings above the time for a decision."""
    height, left, right, bottom = 320.0, 48.0, WIDTH - 20, 270.0
    seconds = [max(found.seconds, 1e-6) for found in standings]
    first, last = math.floor(math.log10(min(seconds))), math.ceil(math.log10(max(seconds)) + 1e-9)
    scale = _scale([value for found in standings for value in (found.low, found.high)], bottom, 12)

    def across(value: float) -> float:
        return left + 14 + (math.log10(value) - first) / max(1, last - first) * (right - left - 28)

    pieces = [_line(left, scale.place(line), right, scale.place(line), "mean" if line == AVERAGE else "grid") for line in scale.lines]
    pieces += [text(f"{line:.0f}", left - 6, scale.place(line) + 4, "small end") for line in scale.lines]
    for power in range(first, last + 1):
        pieces.append(_line(across(10**power), bottom, across(10**power), bottom + 5, "ink"))
        pieces.append(text(_seconds(power), across(10**power), bottom + 20, "small middle"))
    pieces.append(text(say("arena-seconds"), (left + right) / 2, bottom + 42, "small middle"))
    labels: dict[str, float] = {"": -math.inf, "end": -math.inf}
    for place, (found, took) in enumerate(zip(standings, seconds, strict=True)):
        at = Point(across(took), scale.place(found.rating))
        side = "end" if at.x > (left + right) / 2 else ""
        labels[side] = max(at.y, labels[side] + LABEL_HEIGHT)
        pieces.append(
            group(
                title(f"{found.player}: {found.rating:.0f}, {took:.4f} s"),
                _whisker(found.player, Point(at.x, scale.place(found.low)), Point(at.x, scale.place(found.high))),
                _mark(place, at),
                text(_short(found.player), at.x - 13 if side else at.x + 13, labels[side] + 5, side),
            )
        )
    described = [
        say("arena-described-time", player=found.player, rating=f"{found.rating:.0f}", seconds=f"{found.seconds:.4f}")
        for found in standings
    ]
    return _chart(height, say("arena-time"), described, *pieces)


def _seconds(power: int) -> str:
    """A power of ten of seconds, as short as can be."""
    if power >= 0:
        return f"{10**power} s"
    if power >= -3:
        return f"{10 ** (power + 3)} ms"
    return f"{10 ** (power + 6)} µs"


def _kinds_chart(report: Report) -> str:
    """The course of each player's rating over the kinds of tables."""
    kinds, order = report.kinds, [standing.player for standing in report.standings]
    found = [{standing.player: standing for standing in kind.standings} for kind in kinds]
    left, bottom = 48.0, 300.0
    right = WIDTH - 20 - 7.6 * max(len(_short(player)) for player in order)
    scale = _scale([value for kind in kinds for standing in kind.standings for value in (standing.low, standing.high)], bottom, 12)
    columns = [left + (i + 0.5) / len(kinds) * (right - left) for i in range(len(kinds))]
    pieces = [_line(left, scale.place(line), right, scale.place(line), "mean" if line == AVERAGE else "grid") for line in scale.lines]
    pieces += [text(f"{line:.0f}", left - 6, scale.place(line) + 4, "small end") for line in scale.lines]
    for x, kind in zip(columns, kinds, strict=True):
        words = [say("arena-seats", seats=kind.kind.seats), *_telling(kind.kind, kinds)]
        pieces += [text(word, x, bottom + 20 + 17 * i, "small middle") for i, word in enumerate(words)]
    for place, player in enumerate(order):
        shift = (place - (len(order) - 1) / 2) * min(7.0, (right - left) / len(kinds) / (len(order) + 1))
        points = [Point(x + shift, scale.place(kind[player].rating)) for x, kind in zip(columns, found, strict=True)]
        pieces.append(path("M" + "L".join(xy(*point) for point in points), "course"))
        for point, standings in zip(points, found, strict=True):
            one = standings[player]
            ends = [Point(point.x, scale.place(value)) for value in (one.low, one.high)]
            pieces.append(group(title(_label(one)), _whisker(player, *ends), _mark(place, point)))
    pieces += _labels([(player, scale.place(found[-1][player].rating)) for player in order], right + 4)
    described = [say("play-line", head=kind_name(kind.kind), gives=join(list(_described(kind.standings)))) for kind in kinds]
    return _chart(bottom + 32 + 17 * len(list(_telling(kinds[0].kind, kinds))), say("arena-kinds"), described, *pieces)


def _telling(kind: Kind, kinds: Sequence[KindReport]) -> Iterator[str]:
    """The options in which the kinds differ, each name and each value a short line."""
    for name, value in kind.options.items():
        if any(other.kind.options[name] != value for other in kinds):
            yield f"{name}="
            yield written(value)
