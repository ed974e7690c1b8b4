"""How fast the page is, in a real Chromium on this machine: what the first visit loads, how soon one can play, how moves are drawn.

Everything is measured in the page itself with its own clock, several times, since the machine has other work too.
"""

from __future__ import annotations

import gzip
import json
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from statistics import median
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Route, ViewportSize

from emporion import games
from tests.browser.conftest import browsing, installed, serving
from tools.pauses import Pauses, watched

TIMES = 5
"""Fresh visits; their median counts."""
BYTES, READY, DRAWN, FRAME = 150_000, 1000.0, 100.0, 50.0
"""What the page may take: bytes, milliseconds until one can play, until a move is drawn, and between two frames."""
SLOW_LOBBY, SLOW_BOARD = 3500.0, 2500.0
"""The same on a slow link: milliseconds until the lobby can be used, and from a click until the board can be used."""
SLOW_LINK = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}
SLOW_VIEWPORT: ViewportSize = {"width": 390, "height": 844}
VIEWPORT: ViewportSize = {"width": 1280, "height": 800}
IDLE_MS = 6000
"""A player who looks at the lobby for so long before a click."""
LAG = 0.02
"""Seconds by which a frame may be late for what came just before it."""
DEFAULT_TIMEOUT_MS = 60_000
Lines = list[str]

BOARDS = {"corinth": ".corinth-board", "golden-horn": ".gh"}
ASKED = {
    "corinth": ".corinth-board.asked:not(.playing) :is(.action, .berth .over, .spot.may):enabled",
    "golden-horn": ".gh[data-asked=yes][data-busy=no] .gh-choice:enabled",
}

FETCHED = """
  new MutationObserver(() => {
    if (window.fetched || !document.querySelector(".card .main-action")) return;
    window.fetched = performance.getEntriesByType("resource").map((one) => one.name);
  }).observe(document, { subtree: true, childList: true });
"""
"""What was fetched when the lobby could be used: after that it loads ahead what a table needs."""

WATCH = """
  window.since = { lobby: null, click: null, board: null };
  const seen = (what, selector) => {
    if (since[what] === null && document.querySelector(selector)) {
      since[what] = -1;
      requestAnimationFrame(() => { since[what] = performance.now(); });
    }
  };
  addEventListener("click", () => { since.click ??= performance.now(); }, true);
  new MutationObserver(() => {
    seen("lobby", ".card .main-action:enabled");
    seen("board", ASKED);
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""

FOLLOW = """
  window.delays = [];
  window.firsts = [];
  window.gaps = { moving: [], rest: [] };
  window.waiting = [];
  const board = () => document.querySelector(BOARD);
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const { position } = JSON.parse(data);
        if (position) waiting.push({ at: position.at, heard: performance.now(), list: board() ? delays : firsts });
      });
    }
  };
  new MutationObserver(() => {
    const { drawn, at } = board()?.dataset ?? {};
    const done = waiting.filter((one) => one.at <= Number(drawn ?? at ?? -1));
    if (!done.length) return;
    waiting = waiting.filter((one) => !done.includes(one));
    requestAnimationFrame(() => { for (const { list, heard } of done) list.push(performance.now() - heard); });
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const running = () => document.getAnimations().some((one) => one.playState === "running");
  const moves = () => document.querySelector(".corinth-board.playing") || running();
  let last = null, moving = false;
  const frame = (now) => {
    if (last !== null && board()) (moving ? gaps.moving : gaps.rest).push([(performance.timeOrigin + last) / 1000, now - last]);
    last = now;
    moving = Boolean(moves());
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
"""

"""A message with a position waits for a board that shows it or begins to show what led to it; at first, for the board itself."""

CHOOSE = """(number) => {
  const all = (where) => [...document.querySelectorAll(where)].filter((one) => !one.disabled && one.offsetParent);
  const confirm = all(".action[data-move=confirm]");
  const corinth = [confirm, all(".spot.may"), all(".action:not([data-move=back])"), all(".berth .over")];
  const list = [...corinth, all(".gh-ask :is(.gh-choice, .gh-pair)")].find((some) => some.length) ?? [];
  list[number % list.length]?.click();
}"""
HAS_STOPPED = """(asked) => {
  if (document.querySelector(".corinth-board.playing") || document.getAnimations().some((one) => one.playState === "running")) return null;
  return document.querySelector(".ending") ? "over" : document.querySelector(asked) ? "asked" : null;
}"""
POLL_MS = 100
"""The time between two checks of whether a decision is asked for; a check at each frame would be a third of the page's own work."""


@dataclass
class Game:
    """What was seen of a game played to its end."""

    decisions: int = 0
    delays: list[float] = field(default_factory=list)
    """From the message of a move to a board that begins to show it; infinite for one that is never shown."""
    first: float = 0.0
    """The same for the first position, for which a board has to be fetched and made."""
    moving: list[float] = field(default_factory=list)
    """Between two frames while something moves."""
    rest: list[float] = field(default_factory=list)
    too_long: int = 0
    """How many of those while something moves are too long, and how many of these came while the machine itself stood still."""
    still: int = 0
    pauses: Pauses = field(default_factory=Pauses)
    tasks: list[float] = field(default_factory=list)
    """Of the page's thread, in its own time, from the first choice on; without those during which the machine stood still."""


def page() -> Lines:
    """How fast the page is"""
    found = installed()
    if found is None:
        return ["No Chromium was found: set CHROMIUM to its path."]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, serving(Path(folder)) as server, browsing(found) as browser:
        lines = [f"Chromium {browser.version}, headless; the server on the same machine.", "", *_sizes(browser, server.address)]
        for game in games.NAMES:
            lines += [
                "",
                *_starts(browser, server.address, game),
                "",
                *_slow_starts(browser, server.address, game),
                "",
                *_moves(browser, server.address, game),
            ]
        return lines


@contextmanager
def _visit(
    browser: Browser, script: str = "", *, motion: bool = False, viewport: ViewportSize = VIEWPORT
) -> Iterator[tuple[BrowserContext, Page]]:
    manner: Literal["no-preference", "reduce"] = "no-preference" if motion else "reduce"
    context = browser.new_context(viewport=viewport, locale="en-GB", reduced_motion=manner)
    visited = context.new_page()
    visited.set_default_timeout(DEFAULT_TIMEOUT_MS)
    visited.add_init_script(script)
    visited.route("**/api/v1/tables", _mine)
    try:
        yield context, visited
    finally:
        context.close()


def _mine(route: Route) -> None:
    """A table at which one begins, and bots do not wait for people to follow."""
    wanted = route.request.post_data_json
    route.continue_(post_data=json.dumps(wanted | {"pace": 0, "first": 0}) if wanted else None)


# The first visit.


def _sizes(browser: Browser, address: str) -> Lines:
    with _visit(browser, FETCHED) as (_, visited):
        visited.goto(address)
        visited.wait_for_selector(".card .main-action")
        names = visited.evaluate("fetched")
    sizes: dict[str, int] = {}
    for name in [f"{address}/", *names]:
        kind = Path(urlsplit(name).path).suffix.lstrip(".") or "other"
        sizes[kind] = sizes.get(kind, 0) + _compressed(name)
    whole = sum(sizes.values())
    parts = ", ".join(f"{kind} {size / 1000:.0f} kB" for kind, size in sorted(sizes.items(), key=lambda one: -one[1]))
    return [_judged(f"First page, compressed: **{whole / 1000:.1f} kB** in {1 + len(names)} requests ({parts})", whole, BYTES, "150 kB")]


def _compressed(name: str) -> int:
    asked = urllib.request.Request(name, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(asked) as answer:
        body = answer.read()
    return len(body) if answer.headers.get("content-encoding") or name.endswith(".woff2") else len(gzip.compress(body))


def _starts(browser: Browser, address: str, game: str) -> Lines:
    lobby, board = [], []
    for _ in range(TIMES):
        with _visit(browser, WATCH.replace("ASKED", json.dumps(ASKED[game]))) as (_, visited):
            visited.goto(address)
            visited.wait_for_function("() => since.lobby > 0")
            visited.click(f".card-{game} .main-action")
            visited.wait_for_function("() => since.board > 0")
            since = visited.evaluate("since")
        lobby.append(since["lobby"])
        board.append(since["board"] - since["click"])
    return [
        f"## {games.find(game).name}",
        "",
        _judged(f"From the address to a lobby one can click on: {_spread(lobby)}", median(lobby), READY, "1000 ms"),
        _judged(f"From “Play now” to a board one can click on: {_spread(board)}", median(board), READY, "1000 ms"),
    ]


def _slow_starts(browser: Browser, address: str, game: str) -> Lines:
    """A phone on a slow link, with a click as soon as the lobby can be used and one after some seconds."""
    lobby: list[float] = []
    at_once, idle = (_slow_boards(browser, address, game, pause, lobby) for pause in (0, IDLE_MS))
    return [
        "On a link of 400 ms and 50 kB/s, on a phone of 390 x 844:",
        "",
        _judged(f"From the address to a lobby one can click on: {_spread(lobby)}", median(lobby), SLOW_LOBBY, "3500 ms"),
        _judged(f"From “Play now” at once to a board one can click on: {_spread(at_once)}", median(at_once), SLOW_BOARD, "2500 ms"),
        _judged(f"From “Play now” after 6 s to a board one can click on: {_spread(idle)}", median(idle), SLOW_BOARD, "2500 ms"),
    ]


def _slow_boards(browser: Browser, address: str, game: str, pause: int, lobby: list[float]) -> list[float]:
    """The times from a click to the board; those from the address to the lobby are added to `lobby`."""
    found = []
    for _ in range(TIMES):
        with _visit(browser, WATCH.replace("ASKED", json.dumps(ASKED[game])), viewport=SLOW_VIEWPORT) as (context, visited):
            visited.unroute_all()  # a route switches the browser's cache off, and a first game begins with the player anyway
            session = context.new_cdp_session(visited)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", SLOW_LINK)
            visited.goto(address, wait_until="commit")
            visited.wait_for_selector(f".card-{game} .main-action:enabled")
            visited.wait_for_timeout(pause)
            visited.evaluate(f"document.querySelector('.card-{game} .main-action').click()")
            visited.wait_for_function("() => since.board > 0")
            since = visited.evaluate("since")
        lobby.append(since["lobby"])
        found.append(since["board"] - since["click"])
    return found


# Moves.


def _moves(browser: Browser, address: str, game: str) -> Lines:
    seen = _played(browser, address, game)
    stood = f"the machine itself stood still {len(seen.pauses.seen)} times, at most {1000 * seen.pauses.longest:.0f} ms"
    return [
        _judged(
            f"A move is drawn after its message (all {len(seen.delays)} of a game, until it begins to be shown): {_spread(seen.delays)}",
            max(seen.delays),
            DRAWN,
            "100 ms",
        ),
        f"- The first position, whose board is still to be fetched and made: {seen.first:.0f} ms; part of the time since “Play now”.",
        _judged(
            f"Between two frames while something moves ({len(seen.moving)} frames of a game of {seen.decisions} decisions): "
            f"{_spread(seen.moving)}; longer than 50 ms: {seen.too_long}, of them {seen.still} while the machine itself stood still",
            seen.too_long - seen.still,
            1,
            "none of the page's own",
        ),
        f"- Between two frames while nothing moves: {_spread(seen.rest)}.",
        f"- During the game {stood}; {seen.pauses.watching} cores were watched.",
        _judged(
            f"The longest task of the page's thread in its own time, of {len(seen.tasks)} since the first choice while the machine ran: "
            f"{max(seen.tasks):.1f} ms",
            max(seen.tasks),
            FRAME,
            "50 ms",
        ),
    ]


def _played(browser: Browser, address: str, game: str) -> Game:
    """A whole game against a bot, each decision when everything that moves has come to rest."""
    follow = FOLLOW.replace("BOARD", json.dumps(BOARDS[game]))
    with _visit(browser, follow, motion=True) as (_, visited), watched() as pauses:
        visited.goto(address)
        visited.click(f".card-{game} .main-action")
        seen = Game(pauses=pauses)
        visited.wait_for_function(HAS_STOPPED, arg=ASKED[game], polling=POLL_MS)
        browser.start_tracing(page=visited, categories=["toplevel"])
        while visited.wait_for_function(HAS_STOPPED, arg=ASKED[game], polling=POLL_MS).json_value() != "over":
            visited.evaluate(CHOOSE, seen.decisions * 7 + 3)
            seen.decisions += 1
            visited.wait_for_timeout(60)
        tasks = _tasks(browser)
        measured: dict[str, Any] = visited.evaluate("({ delays, firsts, gaps, never: waiting.length })")
    seen.delays = measured["delays"] + [inf] * measured["never"]
    seen.first = max(measured["firsts"])
    seen.rest = [gap for _, gap in measured["gaps"]["rest"]]
    seen.moving = [gap for _, gap in measured["gaps"]["moving"]]
    long = [(since, gap) for since, gap in measured["gaps"]["moving"] if round(gap) > FRAME]  # three frames of the screen are 50.0 ms
    seen.too_long = len(long)
    seen.tasks = [took for since, until, took in tasks if not pauses.during(since, until)]
    seen.still = sum(pauses.during(since - LAG, since + gap / 1000) for since, gap in long)
    return seen


def _tasks(browser: Browser) -> list[tuple[float, float, float]]:
    """When tasks of the page's thread began and ended, in seconds since 1970, and the milliseconds that the thread worked on them."""
    events = json.loads(browser.stop_tracing())["traceEvents"]
    since = time.time() - time.monotonic()
    main = {(one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    return [
        (since + one["ts"] / 1e6, since + (one["ts"] + one["dur"]) / 1e6, one["tdur"] / 1000)
        for one in events
        if "tdur" in one and (one["pid"], one["tid"]) in main
    ]


def _spread(figures: list[float]) -> str:
    """Median, the ninety-ninth of a hundred, and the worst."""
    ordered = sorted(figures)
    return f"median **{median(ordered):.0f} ms**, 99 % {ordered[int(0.99 * (len(ordered) - 1))]:.0f} ms, worst {ordered[-1]:.0f} ms"


def _judged(words: str, figure: float, most: float, limit: str) -> str:
    return f"- {words}. Allowed: {limit}: {'yes' if figure < most else 'NO'}."


PARTS = {"page": page}
