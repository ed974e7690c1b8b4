"""Corinth's board in a browser: it draws what the server tells, and everything can be done on it with a mouse, a finger or the keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from emporion.games import find, replay
from emporion.games.corinth.drawing import draw
from emporion.games.corinth.parts import places
from tests.browser.conftest import Served
from tests.browser.corinth_page import DESKTOP, PATIENCE, PHONE, Board
from tests.browser.frames import GAPS, at_rest, quickest
from tests.conftest import GOLDEN

SVG = "{http://www.w3.org/2000/svg}"
GAME = find("corinth")


@pytest.fixture
def board(browser: Browser, address: str) -> Iterator[Board]:
    found = Board(browser, address)
    yield found
    found.close()


# Playing.


def test_a_whole_game_is_played_by_clicking(board: Board) -> None:
    while not board.over:
        board.any_move()
    assert board.scores == board.context.request.get(f"{board.tables}/{board.code}").json()["scores"]


def test_two_browsers_and_a_bot_play_to_the_final_score_through_a_reload_and_a_restart(browser: Browser, served: Served) -> None:
    host = Board(browser, served.address, players=3, open_seats=1, name="Ada")
    guest = Board(browser, served.address, size=PHONE, join=host.code, name="Bela")
    host.start()
    moves = 0
    while not (host.over and guest.over):
        for board in (host, guest):
            if board.asked:
                at = board.at
                board.click_something()
                board.went_on(at)
                moves += 1
                if moves == 8:
                    guest.page.reload()
                if moves == 16:
                    served.stop()
                    expect(host.page.locator(".lost")).to_contain_text("Connection lost", timeout=PATIENCE)
                    served.start()
                    for page in (host.page, guest.page):
                        expect(page.locator(".lost")).to_have_text("", timeout=PATIENCE)
        host.page.wait_for_timeout(10)
    assert moves > 30
    assert host.scores == guest.scores == host.context.request.get(f"{host.tables}/{host.code}").json()["scores"]
    for board in (host, guest):
        board.complaints = [said for said in board.complaints if "WebSocket connection" not in said]  # the browser notes every try
        board.close()


def test_a_walk_is_clicked_by_its_end_and_confirmed_once(board: Board) -> None:
    move = board.plan_walk()
    ends = board.page.locator(".spot.may")
    assert ends.count() > 1
    ends.last.click()
    assert board.page.locator(".corinth-planned").count() == 1
    assert board.moves()[1:] == [], "nothing is played before it is confirmed"
    at = board.at
    board.page.click("[data-move=confirm]")
    board.moved(at)
    played = board.moves()
    assert played[1] == move
    assert re.fullmatch("(up|down|left|right|stop)", played[-1]) or len(played) == 2


def test_a_walk_is_one_line_of_the_log_and_leads_to_its_end(board: Board) -> None:
    move = board.plan_walk()
    board.page.locator(".spot.may").last.click()
    at = board.at
    board.page.click("[data-move=confirm]")
    board.moved(at)
    own = [line for line in board.page.locator(".log .by-0").all_inner_texts() if "walk" in line.lower()]
    assert len(own) == 1, own
    assert re.match(r"You walk with the dice at [a-z ]+: \d steps? to row \d, column \d", own[0])
    assert move.split()[1] not in ("green", "purple", "blue", "orange") or move.split()[1] not in own[0]
    steward = board.page.locator(".large .pane-market .corinth-steward").get_attribute("style")
    board.page.locator(".log .by-0 button", has_text="You walk").click()
    board.page.wait_for_selector(".log .now")
    assert board.page.locator(".large .pane-market .corinth-steward").get_attribute("style") == steward


def test_what_pointing_at_a_group_shows_can_be_clicked(board: Board) -> None:
    board.roll()
    group, action = board.page.locator(".berth.may .over").first, board.page.locator(".bar .action")
    group.hover()
    action.first.wait_for()
    board.page.mouse.move(5, 5)
    action.first.wait_for(state="detached")
    group.hover()
    action.first.hover()
    board.page.wait_for_timeout(800)
    at = board.at
    action.first.click()
    board.moved(at)


def test_a_walk_can_be_thought_over(board: Board) -> None:
    board.plan_walk()
    board.page.locator(".spot.may").last.click()
    board.page.click("[data-move=back]")
    board.page.click("[data-move=back]")
    assert board.page.locator(".berth.may").count() > 0
    assert board.moves()[1:] == []


def test_a_walk_is_clicked_step_by_step(board: Board) -> None:
    """The market is empty, so the first walk always leaves a choice; its last step is confirmed, or he stops."""
    move = board.plan_walk()
    at = board.at
    board.page.click(f"[data-move='{move}']")
    board.moved(at)
    while board.point == "walking":
        at = board.at
        if board.page.locator("[data-move=stop]").count():
            board.page.click("[data-move=stop]")
        else:
            board.page.locator(".spot.step").first.click()
            if board.page.locator("[data-move=confirm]").count():
                board.page.click("[data-move=confirm]")
        board.moved(at)
    assert board.moves()[1] == move


def test_a_turn_is_played_with_the_keyboard_alone(board: Board) -> None:
    page = board.page
    tab_to(board, ".action[data-move='buy 0']")
    at = board.at
    page.keyboard.press("Enter")
    board.moved(at)
    tab_to(board, ".berth.may .over")
    page.keyboard.press("Enter")
    tab_to(board, ".action[data-move^='steward']")
    page.keyboard.press("Enter")
    tab_to(board, ".spot.may")
    before = page.evaluate("document.activeElement.dataset.spot")
    row, column = int(before[1]), int(before[3])
    page.keyboard.press("ArrowDown" if row < 5 else "ArrowUp")
    assert page.evaluate("document.activeElement.dataset.spot") == f"r{row + 1 if row < 5 else row - 1}c{column}"
    page.evaluate("document.querySelector('.spot.may').focus()")
    page.keyboard.press("Enter")
    at = board.at
    page.keyboard.press("Enter")
    board.moved(at)
    assert len(board.moves()) > 1


def test_escape_leads_back_and_keeps_the_focus(board: Board) -> None:
    board.roll()
    tab_to(board, ".berth.may .over")
    district = board.page.evaluate("document.activeElement.parentElement.dataset.district")
    board.page.keyboard.press("Enter")
    tab_to(board, ".action[data-move^='steward']")
    board.page.keyboard.press("Enter")
    tab_to(board, ".spot.may")
    board.page.keyboard.press("Enter")
    assert board.page.locator("[data-move=confirm]").count() == 1
    board.page.keyboard.press("Escape")
    assert board.page.locator("[data-move=confirm]").count() == 0
    assert board.page.locator(".spot.may").count() > 1
    board.page.keyboard.press("Escape")
    assert board.page.locator(".spot").count() == 0
    tab_to(board, ".action")
    board.page.keyboard.press("Escape")
    assert board.page.locator(".berth.picked").count() == 0
    assert board.page.evaluate("document.activeElement.parentElement.dataset.district") == district
    assert board.moves()[1:] == []


def tab_to(board: Board, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        if board.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        board.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


# Seeing.


def test_focus_shows_what_each_action_would_give(board: Board) -> None:
    board.roll()
    board.page.locator("[data-district=gold] .over").focus()
    words = board.page.inner_text(".bar")
    assert re.search(r"\+\d gold", words)
    assert "Walk" in words
    assert board.page.locator(".corinth-board .ghost").count() > 0, "the marks that it would make are shown on the sheet"


def test_every_end_of_a_walk_tells_its_price(board: Board) -> None:
    board.plan_walk()
    labels = board.page.locator(".spot.may").evaluate_all("spots => spots.map(spot => spot.getAttribute('aria-label'))")
    assert labels
    assert all(re.search(r"row \d, column \d: .+, (free|for \d+ gold)$", label) for label in labels)


def test_the_others_can_be_looked_at(browser: Browser, address: str) -> None:
    board = Board(browser, address, players=3)
    board.page.locator(".others .over").first.click()
    assert board.page.get_attribute(".large .corinth-sheet", "aria-label") != "Sheet of Ann"
    board.close()


def test_everything_is_large_enough_for_a_finger(browser: Browser, address: str) -> None:
    board = Board(browser, address, size=PHONE)
    board.plan_walk()
    sizes = board.page.locator(".corinth-board button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"
    )
    assert min(sizes) >= 44
    assert board.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    board.close()


def test_everything_that_can_be_chosen_has_a_name(board: Board) -> None:
    board.plan_walk()
    names = board.page.locator(".corinth-board button").evaluate_all("all => all.map(one => one.ariaLabel || one.innerText.trim())")
    assert all(names)


def test_the_board_speaks_french(browser: Browser, address: str) -> None:
    board = Board(browser, address, locale="fr-FR")
    assert "Marché" in board.page.locator(".large .pane-market text").all_text_contents()
    assert "Lancer" in board.page.inner_text(".bar")
    board.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_can_be_read(browser: Browser, address: str, theme: str) -> None:
    """WCAG AA: 4.5 to 1 for all text on the sheet, the bar and the plates."""
    board = Board(browser, address, theme=theme)
    board.roll()
    board.page.locator(".berth.may .over").first.click()
    assert board.page.evaluate(CONTRAST) == []
    board.close()


CONTRAST = """() => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => Number(part) / 255);
    const [r, g, b] = parts.map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/, 0\\)|transparent/.test(colour)) return colour;
    }
    return "rgb(255, 255, 255)";
  };
  const poor = [];
  for (const one of document.querySelectorAll(".corinth-board :is(h2, p, b, .action span, button)")) {
    const [a, b] = [light(getComputedStyle(one).color), light(ground(one))].sort((x, y) => y - x);
    if ((a + 0.05) / (b + 0.05) < 4.5) poor.push(one.className + one.textContent);
  }
  return poor;
}"""


def test_a_hint_is_shown_on_the_board_with_its_reasons(board: Board) -> None:
    board.roll()
    board.page.keyboard.press("h")
    board.page.locator(".berth.hinted .over").click()
    assert re.search(r"wins \d+ %, \d+ points", board.page.inner_text(".action.hinted"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_moves_nothing_and_can_be_put_away(browser: Browser, address: str, size: Any) -> None:
    board = Board(browser, address, size=size)
    board.roll()
    before = board.page.locator(".harbor").bounding_box()
    board.page.keyboard.press("h")
    board.page.wait_for_selector(".advice")
    assert board.page.locator(".harbor").bounding_box() == before
    board.page.locator(".advice").get_by_role("button", name="Close").click()
    assert board.page.locator(".advice").count() == 0
    assert board.page.locator(".berth.hinted").count() == 1, "what it says stays marked"
    board.page.keyboard.press("h")
    board.page.wait_for_selector(".advice")
    board.close()


def test_the_sentence_asks_for_the_end_of_a_walk(board: Board) -> None:
    board.plan_walk()
    assert "choose the spot where it ends" in board.page.inner_text(".ask")
    board.page.click("[data-move=back]")
    assert "Choose a group of dice" in board.page.inner_text(".ask")


def test_who_begins_a_round_and_how_many_there_are_is_said(board: Board) -> None:
    begins = board.page.locator(".corinth-sheet", has_text="begins this round").locator("h2")
    assert "Round 1 of 12" in board.page.inner_text(".where")
    assert begins.all_inner_texts() == ["Ann"]
    while "Round 2 of 12" not in board.page.inner_text(".where"):
        board.any_move()
    assert begins.all_inner_texts() == ["Aspasia"]


def test_on_a_phone_a_line_says_what_the_others_did_and_leads_to_the_log(browser: Browser, address: str) -> None:
    board = Board(browser, address, size=PHONE)
    latest = board.page.locator(".latest")
    assert not latest.is_visible()
    while not latest.is_visible():
        board.any_move()
    assert latest.inner_text().startswith("Aspasia ")
    latest.click()
    assert board.page.locator(".log").is_visible()
    board.close()


AT_ITS_END = """() => {
  const { scrollTop, scrollHeight, clientHeight } = document.querySelector(".log");
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
}"""


def test_on_a_phone_the_log_shows_its_end_and_looking_back_says_so_in_full(browser: Browser, address: str) -> None:
    board = Board(browser, address, size=PHONE)
    while board.page.locator(".log li").count() < 30:
        board.any_move()
    board.page.get_by_role("button", name="Log").click()
    assert board.page.evaluate(AT_ITS_END)
    board.page.locator(".log button").nth(2).click()
    back = board.page.locator(".ask").get_by_role("button", name="Back to now")
    assert back.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.offsetHeight < 60")
    assert board.page.locator(".seats", has_text="thinking").count() == 0
    board.close()


def test_on_a_phone_four_sheets_are_one_tap_away_however_long_the_names(browser: Browser, address: str) -> None:
    board = Board(browser, address, size=PHONE, players=4, name="Maximiliane of the long street")
    tabs = board.page.locator(".corinth-tabs button")
    assert tabs.count() == 4
    for tab in tabs.all():
        box = tab.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["height"] >= 44
    board.close()


def test_a_small_sheet_keeps_all_it_has(browser: Browser, address: str) -> None:
    """With two others beside a high window their sheets are narrow; a yellow die of theirs stays inside."""
    board = Board(browser, address, players=3, size={"width": 1280, "height": 860})
    while not board.over and not board.page.locator(".corinth-small .stock:nth-of-type(3)").count():
        board.any_move()
    for small in board.page.locator(".corinth-small").all():
        assert small.evaluate("(one) => one.querySelector('.stocks').scrollWidth <= one.clientWidth")
    board.close()


def test_a_step_can_be_taken_back(board: Board) -> None:
    move = board.plan_walk()
    at = board.at
    board.page.click(f"[data-move='{move}']")
    board.moved(at)
    assert board.point == "walking"
    at = board.at
    board.page.keyboard.press("u")
    board.moved(at)
    assert board.point == "choosing"


def test_tips_name_the_rule_and_lead_to_it(board: Board) -> None:
    board.page.locator(".large .pane-districts [data-rule=A5]").first.hover()
    tip = board.page.locator("#tip:popover-open")
    assert "first" in tip.inner_text()
    tip.locator("button").click()
    assert "The first player whose symbols" in board.page.locator(".looked-up").inner_text()


@pytest.mark.parametrize(("pane", "rule"), [("temple", "B2"), ("store", "B5"), ("gold", "C5"), ("goats", "C5")])
def test_a_tip_comes_wherever_one_points_into_a_pane(board: Board, pane: str, rule: str) -> None:
    board.page.locator(f".large .pane-{pane}").scroll_into_view_if_needed()
    board.page.wait_for_timeout(200)  # a tip goes when the page is scrolled
    board.page.locator(f".large .pane-{pane}").hover()
    assert rule in board.page.locator("#tip:popover-open").inner_text()


def test_a_building_is_explained_with_what_it_does(board: Board) -> None:
    told = board.page.locator(".large .pane-warehouse [data-tip]").first.get_attribute("data-tip") or ""
    assert told.startswith("Warehouse: each delivery checks one symbol more. Built at the end of a turn")


def test_the_parts_are_drawn_from_the_components_and_kept(board: Board) -> None:
    address = f"{board.address}/api/v1/tables/{board.code}/drawing"
    ask = board.context.request
    sheet = ask.get(f"{address}/sheet")
    assert sheet.headers["content-type"] == "image/svg+xml"
    assert ask.get(f"{address}/sheet", headers={"if-none-match": sheet.headers["etag"]}).status == 304
    assert ask.get(f"{address}/places").json()["spots"]["r3c3"]
    assert ask.get(f"{address}/else").status == 404


# Motion.


def test_no_frame_takes_50_ms(browser: Browser, address: str) -> None:
    """What the page itself does for a roll and its answers, in time of its thread: other work on the machine does not count."""
    board = Board(browser, address, players=3, motion=True)
    browser.start_tracing(page=board.page, categories=["toplevel"])
    roll(board)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {(one["pid"], one["tid"]) for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    tasks = [one["tdur"] / 1000 for one in events if "tdur" in one and (one["pid"], one["tid"]) in main]
    assert len(tasks) > 50
    assert max(tasks) < 50
    board.close()


@pytest.mark.alone
def test_frames_come_evenly(browser: Browser, address: str) -> None:
    def rolled() -> tuple[float, float]:
        board = Board(browser, address, motion=True)
        rest = at_rest(board.page)
        board.page.evaluate(GAPS)
        roll(board)
        longest = board.page.evaluate("gaps.stop()")
        rest = max(rest, at_rest(board.page))
        board.close()
        return longest, rest

    quickest(50, rolled)


def roll(board: Board) -> None:
    """Roll, and see all of it."""
    at = board.at
    board.page.click("[data-move='buy 0']")
    board.page.wait_for_selector(".corinth-board.playing")
    board.moved(at)


@pytest.mark.alone
def test_a_move_is_drawn_within_a_tenth_of_a_second(browser: Browser, address: str) -> None:
    """From each message to a board that shows it or begins to show what led to it, even if the move before is still being shown.

    All of a walk and of a round; half of them at least in every try.
    """

    def walked() -> tuple[float, float]:
        board = Board(browser, address, players=3, motion=True, script=DELAYS)
        rest = at_rest(board.page)
        board.plan_walk()
        at = board.at
        board.page.locator(".spot.may").last.click()
        board.page.click("[data-move=confirm]")
        board.moved(at)
        for _ in range(3):
            board.any_move()
        delays, behind, never = board.page.evaluate("[delays.sort((one, two) => one - two), behind, waiting.length]")
        rest = max(rest, at_rest(board.page))
        board.close()
        assert len(delays) >= 8
        assert behind >= 3, "moves that come while another one is being shown"
        assert never == 0
        assert delays[len(delays) // 2] < 100
        return delays[-1], rest

    quickest(100, walked)


DELAYS = """
  window.delays = [];
  window.waiting = [];
  window.behind = 0;
  const board = () => document.querySelector(".corinth-board");
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const { position } = JSON.parse(data);
        if (!position || !board()) return;
        waiting.push({ at: position.at, heard: performance.now() });
        if (board().matches(".playing")) behind += 1;
      });
    }
  };
  new MutationObserver(() => {
    const done = waiting.filter(({ at }) => at <= Number(board()?.dataset.drawn ?? -1));
    waiting = waiting.filter((one) => !done.includes(one));
    delays.push(...done.map(({ heard }) => performance.now() - heard));
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""


SKIPPING = """() => {
  window.skipped = new Promise((done) => addEventListener("pointerdown", () => {
    const count = (frames) => document.querySelector(".corinth-board.asked") ? done(frames) : requestAnimationFrame(() => count(++frames));
    count(0);
  }, { once: true, capture: true }));
}"""
"""How many frames after a click one is asked; shown to its end, a roll has some eighty."""


def test_a_click_skips_what_is_shown_and_does_nothing_else(browser: Browser, address: str) -> None:
    board = Board(browser, address, motion=True)
    at = board.at
    board.page.click("[data-move='buy 0']")
    board.page.wait_for_selector(".corinth-board.playing")
    board.page.evaluate(SKIPPING)
    board.page.mouse.click(300, 300)
    assert board.page.evaluate("window.skipped") <= 12
    assert board.at != at
    assert board.point == "choosing"
    board.close()


def test_nothing_moves_if_that_is_wished(board: Board) -> None:
    board.page.evaluate(
        "() => { window.seen = 0; const look = () => { seen += document.getAnimations().length; requestAnimationFrame(look); }; look(); }"
    )
    board.roll()
    board.any_move()
    assert board.page.evaluate("seen") == 0
    assert board.page.locator(".corinth-board.playing").count() == 0


# The same as in Python.


def modules(board: Board, code: str, *values: Any) -> Any:
    """Run code that has the board's modules `marks` and `fold`."""
    load = "const [marks, fold] = await Promise.all(['marks', 'fold'].map((name) => import(`/web/now/games/corinth/${name}.js`)));"
    return board.page.evaluate(f"async (values) => {{ {load} {code} }}", list(values))


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_the_page_draws_the_marks_that_python_draws(board: Board) -> None:
    match = replay((GOLDEN / "corinth-3-steward=sum.emp.jsonl").read_bytes())
    for events in (len(match.events), 60):
        match.back(events)
        view = match.view(None)
        drawn = modules(
            board,
            "return values[2].sheets.flatMap((_, seat) => marks.sheetMarks(...values, seat)).map(({id, d, text}) => [id, d || text]);",
            plain(places(match.components)),
            GAME.standard(),
            plain(view),
        )
        found = {one.attrib["id"]: one for one in ElementTree.fromstring(draw(match.components, view)).iter() if "id" in one.attrib}
        ways: dict[str, str] = {}
        for id_, line in drawn:
            if "-path-" in id_:
                way = id_.rpartition("-")[0]
                ways[way] = ways[way] + "Q" + line.partition("Q")[2] if way in ways else line
            else:
                assert line == (found[id_].text or found[id_].attrib.get("d") or found[id_].findall(f"{SVG}path")[-1].attrib["d"]), id_
        assert ways == {id_: found[id_].attrib["d"] for id_ in ways}
        marked = {id_ for id_ in found if re.fullmatch(r"sheet-\d-.*-(tick|cross|check|number|circle)", id_)}
        printed = {f"sheet-{seat}-{what}-1-circle" for seat in range(3) for what in ("gold", "goats")}
        assert {id_ for id_, _ in drawn if "-path-" not in id_} == marked - printed


def test_the_page_folds_effects_as_python_does(board: Board) -> None:
    record = replay((GOLDEN / "corinth-4-steward=sum.emp.jsonl").read_bytes())
    moves = [event.move for event in record.events]
    record.back(0)
    views, effects = [plain(record.view(None))], []
    for move in moves:
        effects.append(plain(record.play(move)))
        views.append(plain(record.view(None)))
    folded = modules(
        board, "return values[1].map((effects, i) => fold.foldAll(values[2], values[0][i], effects));", views, effects, GAME.standard()
    )
    assert folded == views[1:]
