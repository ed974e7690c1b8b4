"""Corinth's board in a browser: it draws what the server tells, and everything can be done on it with a mouse, a finger or the keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from emporion import Match, Random
from emporion.drawing.svg import xy
from emporion.games import find, replay
from emporion.games.corinth.drawing.page_svg import places
from emporion.games.corinth.drawing.picture import draw
from tests.browser.conftest import Served
from tests.browser.corinth_page import Board
from tests.browser.frames import traced_tasks
from tests.browser.game_page import DESKTOP, PHONE
from tests.browser.test_pictures import Album
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
    while not board.is_over:
        board.any_move()
    assert board.scores == board.context.request.get(f"{board.tables}/{board.code}").json()["scores"]


def test_two_browsers_and_a_bot_play_to_the_final_score_through_a_reload_and_a_restart(browser: Browser, served: Served) -> None:
    host = Board(browser, served.address, players=3, open_seats=1, name="Ada")
    guest = Board(browser, served.address, size=PHONE, join=host.code, name="Bela")
    host.start()
    moves = 0
    while not (host.is_over and guest.is_over):
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
                    expect(host.page.locator(".lost")).to_contain_text("Connection lost")
                    served.start()
                    for page in (host.page, guest.page):
                        expect(page.locator(".lost")).to_have_text("")
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
    expect(board.page.locator(".corinth-planned")).to_have_count(1)
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
    own = [line for line in board.page.locator(".log .by-0").all_inner_texts() if "Steward" in line]
    assert len(own) == 1, own
    assert re.match(r"You move the Steward \d steps? to row \d, column \d with the dice from the [a-z ]+ district", own[0])
    assert move.split()[1] not in ("green", "purple", "blue", "orange") or move.split()[1] not in own[0]
    steward = board.page.locator(".large .pane-market .corinth-steward").get_attribute("style")
    board.page.locator(".log .by-0 button", has_text="You move the Steward").click()
    board.page.wait_for_selector(".log .now")
    expect(board.page.locator(".large .pane-market .corinth-steward")).to_have_attribute("style", steward or "")


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
    page.wait_for_function("spot => document.activeElement.dataset.spot === spot", arg=f"r{row + 1 if row < 5 else row - 1}c{column}")
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
    expect(board.page.locator("[data-move=confirm]")).to_have_count(1)
    board.page.keyboard.press("Escape")
    expect(board.page.locator("[data-move=confirm]")).to_have_count(0)
    assert board.page.locator(".spot.may").count() > 1
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".spot")).to_have_count(0)
    tab_to(board, ".action")
    board.page.keyboard.press("Escape")
    expect(board.page.locator(".berth.picked")).to_have_count(0)
    board.page.wait_for_function("district => document.activeElement.parentElement.dataset.district === district", arg=district)
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
    assert re.search(r"\+\d Gold Coins?", words)
    assert "Move the Steward" in words
    assert board.page.locator(".corinth-board .ghost").count() > 0, "the marks that it would make are shown on the sheet"


def test_every_end_of_a_walk_tells_its_price(board: Board) -> None:
    board.plan_walk()
    labels = board.page.locator(".spot.may").evaluate_all("spots => spots.map(spot => spot.getAttribute('aria-label'))")
    assert labels
    assert all(re.search(r"row \d, column \d: .+, (free|for \d+ Gold Coins?)$", label) for label in labels)


def test_the_others_can_be_looked_at(browser: Browser, address: str) -> None:
    """A rival's summary opens the sheet in front, in a frame with its owner's color and name. Nothing can be chosen there."""
    board = Board(browser, address, players=3)
    page = board.page
    own = page.locator(".large .corinth-sheet[aria-label='Sheet of Ann']")
    for number, rival in enumerate(page.locator(".rival").all(), 1):
        name = rival.locator("h2").inner_text()
        rival.locator(".over").click()
        expect(own).to_have_count(0)
        expect(page.locator(".front h2").first).to_have_text(f"Sheet of {name}")
        frame, color = page.locator(".front").evaluate(
            "(one) => [getComputedStyle(one).borderTopColor, getComputedStyle(document.documentElement).getPropertyValue('--seat-"
            + str(number)
            + "')]"
        )
        assert frame == "rgb({}, {}, {})".format(*bytes.fromhex(color.strip()[1:]))
        assert page.locator(".front :is(.over, .spot, .action)").count() == 0
    expect(page.locator(".front-close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(own).to_have_count(1)
    expect(page.locator(".rival .over").last).to_be_focused()
    page.locator(".rival .over").first.click()
    page.get_by_role("button", name="Back to your sheet").click()
    expect(own).to_have_count(1)
    page.locator(".rival .over").first.click()
    board.plan_walk()
    expect(own, "what needs one's own sheet shows it").to_have_count(1)
    expect(page.locator(".large .spot.may").first).to_be_visible()
    board.close()


SMALL = """() => [...document.querySelectorAll(".corinth-board *")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => !one.closest(".hidden, title") && one.checkVisibility())
  .map((one) => {
    const matrix = one.getScreenCTM?.();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    return [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent];
  })
  .filter(([size]) => size < 10)"""
"""What is written on the board in letters of less than 10 pixels."""


def test_no_letter_on_the_board_of_a_laptop_is_smaller_than_10_pixels(browser: Browser, address: str) -> None:
    board = Board(browser, address, players=4)
    sheet = board.page.locator(".large .corinth-sheet").bounding_box()
    assert sheet is not None
    assert sheet["width"] > 660
    assert board.page.evaluate(SMALL) == []
    board.page.locator(".rival .over").first.click()
    assert board.page.evaluate(SMALL) == []
    board.close()


def match_at(found: Callable[[Match, Any], bool], players: int = 2) -> Match:
    """A match of random moves at the first decision for which this holds."""
    for number in range(50):
        match, rng = Match(GAME, players), Random("corinth", players, number)
        while not match.is_over:
            if match.actor == "chance":
                match.chance(rng)
            elif found(match, match.view(None)):
                return match
            else:
                match.play(match.moves()[rng.below(len(match.moves()))])
    raise AssertionError("no such position")


def test_the_market_shows_where_the_steward_can_go_and_where_he_was(visitors: Any) -> None:
    """Small coins for the price, a solid way, pale spots where he was, and one token that stands out."""
    match = match_at(
        lambda match, view: (
            view.point == "choosing"
            and len(view.sheets[match.actor].path) > 3
            and any(target.price for target in match.targets())
            and any(not target.price for target in match.targets())
        )
    )
    page = Album(visitors(), "corinth").go_on(match)
    sheet: Any = match.view(None).sheets[match.actor]
    start = next(target.moves[0] for target in match.targets() if target.price)
    page.locator(f".berth[data-district={start.split()[1]}] .over").click()
    page.click(f"[data-move='{start}']")
    prices = {target.end: target.price for target in match.targets() if target.moves[0] == start}
    for spot, price in prices.items():
        shown = page.locator(f"[data-spot={spot}] .price")
        assert shown.all_inner_texts() == ([str(price)] if price else [])
        assert shown.locator("use[href='#corinth-glyph-gold']").count() == bool(price)
        assert all(box["width"] < 40 for box in [one.bounding_box() for one in shown.all()] if box)
    page.locator(".spot.may").last.click()
    assert page.locator(".corinth-planned").evaluate("(one) => getComputedStyle(one).strokeDasharray") == "none"
    used = set(page.locator(".corinth-used").evaluate_all("all => all.map((one) => one.dataset.used)"))
    assert used == {"r3c3", *sheet.path} - {sheet.steward}
    token = page.locator(".large .corinth-steward .token")
    expect(token).to_have_count(1)
    middle, place, fill, color = page.evaluate(
        """(spot) => {
          const middle = (one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x + width / 2, y + height / 2].map(Math.round);
          };
          const token = document.querySelector(".large .corinth-steward .token");
          const probe = document.createElement("i");
          token.closest(".corinth-sheet").append(probe);
          probe.style.color = "var(--own)";
          const color = getComputedStyle(probe).color;
          probe.remove();
          return [middle(token), middle(document.querySelector(`[data-spot=${spot}]`)), getComputedStyle(token).fill, color];
        }""",
        sheet.steward,
    )
    assert (middle, fill) == (place, color)
    confirm = page.locator("[data-move=confirm]")
    assert confirm.evaluate(IS_MAIN)


IS_MAIN = """(one) => {
  const main = document.createElement("button");
  main.className = "main-action";
  document.body.append(main);
  const { backgroundColor, color } = getComputedStyle(main);
  main.remove();
  const style = getComputedStyle(one);
  return style.backgroundColor === backgroundColor && style.color === color;
}"""
"""Whether a button looks like the main action of a page."""


def test_the_turn_goes_on_with_the_main_action_and_the_last_one_is_announced(visitors: Any) -> None:
    album = Album(visitors(), "corinth")
    page = album.go_on(match_at(lambda match, view: view.point == "building" and len(match.moves()) > 1))
    page.mouse.move(1, 1)
    assert page.locator("[data-move=end]").evaluate(IS_MAIN)
    assert not page.locator("[data-move^=build]").first.evaluate(IS_MAIN)
    expect(page.locator(".last-round")).to_have_count(0)
    page = album.go_on(match_at(lambda match, view: view.round == view.rounds and view.point == "buying" and len(match.moves()) > 1))
    assert page.locator("[data-move='buy 0']").evaluate(IS_MAIN)
    assert not page.locator("[data-move='buy 1']").evaluate(IS_MAIN)
    rival = page.locator(".rival h2").inner_text()
    expect(page.locator(".last-round")).to_have_text(f"Last round: you, then {rival}, then you")
    page = album.go_on(match_at(lambda match, view: view.round == view.rounds and view.turns_left == 1 and len(match.moves()) > 1))
    expect(page.locator(".last-round")).to_have_text("Last round, your last turn")
    banner, harbor, sheet = (page.locator(selector).bounding_box() for selector in (".last-round", ".harbor", ".large"))
    assert banner
    assert harbor
    assert sheet
    assert banner["y"] == harbor["y"], "the announcement moves nothing down"
    assert sheet["y"] - harbor["y"] - harbor["height"] < 100


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
  const light = (color) => {
    const parts = color.match(/[\\d.]+/g).slice(0, 3).map((part) => Number(part) / 255);
    const [r, g, b] = parts.map((part) => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (one) => {
    for (let at = one; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (!/, 0\\)|transparent/.test(color)) return color;
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
    assert re.search(r"wins \d+%, \d+ points", board.page.inner_text(".action.hinted"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_moves_nothing_and_can_be_put_away(browser: Browser, address: str, size: Any) -> None:
    board = Board(browser, address, size=size)
    board.roll()
    before = board.page.locator(".harbor").bounding_box()
    board.page.keyboard.press("h")
    board.page.wait_for_selector(".advice")
    assert board.page.locator(".harbor").bounding_box() == before
    board.page.locator(".advice").get_by_role("button", name="Close").click()
    expect(board.page.locator(".advice")).to_have_count(0)
    expect(board.page.locator(".berth.hinted"), "what it says stays marked").to_have_count(1)
    board.page.keyboard.press("h")
    board.page.wait_for_selector(".advice")
    board.close()


def test_the_sentence_asks_for_the_end_of_a_walk(board: Board) -> None:
    board.plan_walk()
    assert "choose the spot where he stops" in board.page.inner_text(".ask")
    board.page.click("[data-move=back]")
    assert "Choose a group of dice" in board.page.inner_text(".ask")


def test_who_begins_a_round_and_how_many_there_are_is_said(board: Board) -> None:
    begins = board.page.locator(".corinth-sheet, .rival", has_text="begins this round").locator("h2")
    assert "Round 1 of 12" in board.page.inner_text(".where")
    expect(begins).to_have_text(["Ann"])
    while "Round 2 of 12" not in board.page.inner_text(".where"):
        board.any_move()
    expect(begins).to_have_text(["Aspasia"])


def test_on_a_phone_a_line_says_what_the_others_did_and_leads_to_the_log(browser: Browser, address: str) -> None:
    board = Board(browser, address, size=PHONE)
    latest = board.page.locator(".latest")
    assert not latest.is_visible()
    while not latest.is_visible():
        board.any_move()
    assert latest.inner_text().startswith("Aspasia ")
    latest.click()
    expect(board.page.locator(".log")).to_be_visible()
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
    board.page.wait_for_function(AT_ITS_END)
    board.page.locator(".log button").nth(2).click()
    back = board.page.locator(".ask").get_by_role("button", name="Back to now")
    assert back.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.offsetHeight < 60")
    expect(board.page.locator(".seats", has_text="thinking")).to_have_count(0)
    board.close()


def test_on_a_phone_four_sheets_are_one_tap_away_however_long_the_names(browser: Browser, address: str) -> None:
    board = Board(browser, address, size=PHONE, players=4, name="Maximiliane of the long street")
    rivals = board.page.locator(".rival .over")
    expect(rivals).to_have_count(3)
    rivals.last.click()
    buttons = [*rivals.all(), board.page.locator(".front-close")]
    for button in buttons:
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["height"] >= 44
    board.close()


RIVAL_TEXTS = """(rivals) => rivals.map((one) => ({
  points: one.querySelector(".rival-points").innerText,
  stocks: [...one.querySelectorAll(".stock [aria-hidden]:not(svg)")].map((amount) => Number(amount.innerText)),
  checked: [...one.querySelectorAll(".rival-shop")].map((shop) => shop.querySelectorAll("rect:not(.blank)").length),
  complete: [...one.querySelectorAll(".rival-shop.complete")].length,
  built: one.querySelectorAll(".built").length,
  steward: [...one.querySelectorAll(".rival-spot")].findIndex((spot) =>
    ["cx", "cy"].every((name) => spot.getAttribute(name) === one.querySelector(".rival-steward").getAttribute(name))),
  sticksOut: [...one.querySelectorAll("*")]
    .filter((part) => part.getBoundingClientRect().right > one.getBoundingClientRect().right + 1).length,
}))"""
"""What the summaries of the other players say."""


def test_a_rival_in_short_is_what_the_sheet_says(visitors: Any) -> None:
    """With two others beside a laptop's board and on a phone; one of them has a yellow die."""
    match = match_at(
        lambda match, view: (
            view.round > view.rounds - 3
            and len(match.moves()) > 1
            and all(sheet.built for sheet in view.sheets)
            and any(sheet.yellow_dice for seat, sheet in enumerate(view.sheets) if seat != match.actor)
        ),
        players=3,
    )
    view: Any = match.view(None)
    shops = {name: district["shops"] for name, district in GAME.standard()["districts"].items() if "shops" in district}
    page = Album(visitors(), "corinth").go_on(match)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        texts = page.locator(".rival").evaluate_all(RIVAL_TEXTS)
        for one, (seat, sheet) in zip(texts, [held for held in enumerate(view.sheets) if held[0] != match.actor], strict=True):
            points = match.scores()[seat]
            assert one["points"] == f"{points} point{'' if points == 1 else 's'}"
            assert one["stocks"] == [sheet.gold, sheet.goats, *([sheet.yellow_dice] if sheet.yellow_dice else [])]
            checked = [count for good in ("orange", "blue", "purple", "green") for count in sheet.checked[good]]
            needed = [need for good in ("orange", "blue", "purple", "green") for _, need in shops[good]]
            assert one["checked"] == checked
            assert one["complete"] == sum(count >= need for count, need in zip(checked, needed, strict=True))
            assert one["built"] == len(sheet.built)
            assert one["steward"] == 5 * (int(sheet.steward[1]) - 1) + int(sheet.steward[3]) - 1
            assert one["sticksOut"] == 0


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
    expect(tip).to_contain_text("first")
    tip.locator("button").click()
    expect(board.page.locator(".looked-up")).to_contain_text("The first player to check every symbol")


@pytest.mark.parametrize(("pane", "rule"), [("temple", "B2"), ("store", "B5"), ("gold", "C5"), ("goats", "C5")])
def test_a_tip_comes_wherever_one_points_into_a_pane(board: Board, pane: str, rule: str) -> None:
    board.page.locator(f".large .pane-{pane}").hover()
    expect(board.page.locator("#tip:popover-open")).to_contain_text(rule)


def test_a_building_is_explained_with_what_it_does(board: Board) -> None:
    tip_text = board.page.locator(".large .pane-warehouse [data-tip]").first.get_attribute("data-tip") or ""
    assert tip_text.startswith("Warehouse: one more symbol in each delivery. You can construct it once, at the end of a turn")


def test_the_parts_are_drawn_from_the_components_and_kept(board: Board) -> None:
    address = f"{board.address}/api/v1/tables/{board.code}/drawing"
    ask = board.context.request
    sheet = ask.get(f"{address}/sheet")
    assert sheet.headers["content-type"] == "image/svg+xml"
    assert ask.get(f"{address}/sheet", headers={"if-none-match": sheet.headers["etag"]}).status == 304
    assert ask.get(f"{address}/places").json()["spots"]["r3c3"]
    assert ask.get(f"{address}/else").status == 404


# Motion.


@pytest.mark.alone
def test_no_task_of_a_frame_takes_50_ms(browser: Browser, address: str) -> None:
    """What the page itself does for a roll and its answers."""
    board = Board(browser, address, players=3, motion=True)
    with traced_tasks(board.page) as tasks:
        roll(board)
    assert max(tasks) < 50
    board.close()


def roll(board: Board) -> None:
    """Roll, and see all of it."""
    at = board.at
    board.page.click("[data-move='buy 0']")
    board.page.wait_for_selector(".corinth-board.playing")
    board.moved(at)


@pytest.mark.alone
def test_a_move_is_drawn_within_six_frames(browser: Browser, address: str) -> None:
    """From each message to a board that shows it or begins to show what led to it, even if the move before is still being shown.

    All of a walk and of a round. Six frames are a tenth of a second on a machine that has nothing else to do.
    """
    board = Board(browser, address, players=3, motion=True, script=DELAYS)
    with traced_tasks(board.page) as tasks:
        board.plan_walk()
        at = board.at
        board.page.locator(".spot.may").last.click()
        board.page.click("[data-move=confirm]")
        board.moved(at)
        for _ in range(3):
            board.any_move()
    delays, behind, never = board.page.evaluate("[delays, behind, waiting.length]")
    board.close()
    assert len(delays) >= 8
    assert behind >= 3, "moves that come while another one is being shown"
    assert never == 0
    assert max(delays) <= 6
    assert max(tasks) < 100


DELAYS = """
  window.delays = [];
  window.waiting = [];
  window.behind = 0;
  let frames = 0;
  const count = () => { frames += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  const board = () => document.querySelector(".corinth-board");
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", ({ data }) => {
        const { position } = JSON.parse(data);
        if (!position || !board()) return;
        waiting.push({ at: position.at, heard: frames });
        if (board().matches(".playing")) behind += 1;
      });
    }
  };
  new MutationObserver(() => {
    const done = waiting.filter(({ at }) => at <= Number(board()?.dataset.drawn ?? -1));
    waiting = waiting.filter((one) => !done.includes(one));
    delays.push(...done.map(({ heard }) => frames - heard));
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""How many frames pass from a message until the board has drawn it."""


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
    """Run code that has the board's modules `marks`, `stage` and `ghost`."""
    names = "['marks', 'stage', 'ghost']"
    load = f"const [marks, stage, ghost] = await Promise.all({names}.map((name) => import(`/web/now/games/corinth/${{name}}.js`)));"
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
            """const found = values[2].sheets.flatMap((_, seat) => marks.sheetMarks(...values, seat));
            return found.map(({ id, d, text, at }) => [id, d || text, at]);""",
            plain(places(match.components)),
            GAME.standard(),
            plain(view),
        )
        found = {one.attrib["id"]: one for one in ElementTree.fromstring(draw(match.components, view)).iter() if "id" in one.attrib}
        ways: dict[str, str] = {}
        for id_, line, at in drawn:
            if "-path-" in id_:
                way = id_.rpartition("-")[0]
                ways[way] = ways[way] + "Q" + line.partition("Q")[2] if way in ways else line
            else:
                one = found[id_]
                assert line == (one.text or one.findall(f"{SVG}path")[-1].attrib["d"]), id_
                assert one.text or one.attrib["transform"] == f"translate({xy(*at)})", id_
        assert ways == {id_: found[id_].attrib["d"] for id_ in ways}
        marked = {id_ for id_ in found if re.fullmatch(r"sheet-\d-.*-(tick|cross|check|number|circle)", id_)}
        printed = {f"sheet-{seat}-{what}-1-circle" for seat in range(3) for what in ("gold", "goats")}
        assert {id_ for id_, *_ in drawn if "-path-" not in id_} == marked - printed


def test_effects_lead_from_every_position_to_the_next(board: Board) -> None:
    """Every mark that is new is drawn with one effect, and the dice that effects lay and take are those that lie there."""
    record = replay((GOLDEN / "corinth-4-steward=sum.emp.jsonl").read_bytes())
    moves = [event.move for event in record.events]
    record.back(0)
    views, effects = [plain(record.view(None))], []
    for move in moves:
        effects.append(plain(record.play(move)))
        views.append(plain(record.view(None)))
    drawn = modules(
        board,
        """const [views, effects, places, components] = values;
        const ids = (view) => view.sheets.flatMap((_, seat) => marks.sheetMarks(places, components, view, seat)).map(({ id }) => id);
        return effects.map((list, i) => {
          const beats = stage.beatsTo(views[i], { view: views[i + 1] }, list, places, components);
          return beats && [ids(views[i]).concat(beats.flatMap((beat) => beat.marks)).sort(), ids(views[i + 1]).sort()];
        });""",
        views,
        effects,
        plain(places(record.components)),
        GAME.standard(),
    )
    assert None not in drawn
    assert all(one == two for one, two in drawn)
    back = modules(
        board,
        "const [one, two, places, components] = values; return stage.beatsTo(one, { view: two }, [], places, components);",
        views[-1],
        views[0],
        plain(places(record.components)),
        GAME.standard(),
    )
    assert back is None, "what was taken back is not played"


def test_the_marks_of_a_choice_are_those_that_it_makes(board: Board) -> None:
    """What a choice would mark on the sheet, drawn from its line, is what playing it marks. Walks show the Steward and where he stops."""
    match, rng, found = Match(GAME, 2), Random("ghosts"), []
    while not match.is_over:
        if match.actor == "chance":
            match.chance(rng)
            continue
        for move, line in match.choices().items():
            copy = match.copy()
            copy.play(move)
            if line[0].__class__.__name__ in ("Take", "Stock", "Build", "Buy") and (copy.actor == match.actor or move.startswith("buy")):
                found.append(plain([match.view(None), line, copy.view(None), match.actor]))
        match.play(match.moves()[rng.below(len(match.moves()))])
    assert len(found) > 50
    compared = modules(
        board,
        """const [found, places, components] = values;
        const ids = (view, seat) => marks.sheetMarks(places, components, view, seat).map(({ id }) => id);
        return found.map(([view, line, after, seat]) => {
          const known = new Set(ids(view, seat));
          const ghosts = ghost.ghostOf(places, components, view, seat, line).marks.map(({ id }) => id);
          return [ghosts.sort(), ids(after, seat).filter((id) => !known.has(id)).sort()];
        });""",
        found,
        plain(places(match.components)),
        GAME.standard(),
    )
    assert [one for one, two in compared if one != two] == []
