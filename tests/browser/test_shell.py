"""The page around the boards, in a real browser: playing, coming back, names and chat like HTML, and who cannot see or use a mouse."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from emporion import games
from emporion.tables.wire import PROTOCOL
from emporion.text import catalogue
from tests.browser.conftest import Served, Visitor
from tests.browser.frames import traced_tasks
from tests.test_web import MAX_FIRST_LOAD
from tests.waiting import WAIT_MS

NASTY = "<b>x</b><img src=y>"
WAIT = WAIT_MS
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def list_of_moves(page: Page) -> None:
    """Play from the list, whatever board the game has."""
    page.get_by_role("button", name="Text view").click()
    page.wait_for_selector(".plain")


def open_log(page: Page) -> None:
    """Unfold the log beside the text view."""
    page.locator(".side-log-text summary").click()


def at_full_speed(route: Route) -> None:
    """A table whose bots do not wait for people to follow."""
    wanted = route.request.post_data_json
    route.continue_(post_data=json.dumps(wanted | {"pace": 0}) if wanted else None)


def play_at_full_speed(visitor: Visitor) -> Page:
    """Play from the list at a table whose bots do not wait for people to follow."""
    visitor.page.route("**/api/v1/tables", at_full_speed)
    page = visitor.play_now()
    list_of_moves(page)
    return page


def ready(page: Page) -> None:
    page.wait_for_selector(".choice:enabled, .ending", timeout=WAIT)


def choose(page: Page) -> None:
    """Play the first move of the list, and wait until the next one is asked for; the list is disabled from the click until then."""
    ready(page)
    page.locator(".choice:enabled").first.click()
    ready(page)


def test_play_now_is_one_click_and_a_move_is_drawn_at_once(visitors: Any) -> None:
    visitor: Visitor = visitors()
    page = visitor.play_now()
    list_of_moves(page)
    ready(page)
    assert page.title().startswith("● Your turn")
    at = page.locator(".log li").count()
    page.locator(".choice:enabled").first.click()
    page.wait_for_selector(f".log li:nth-child({at + 1})", state="attached", timeout=WAIT)  # the text view folds the log


def test_a_whole_game_by_keyboard_alone(visitors: Any) -> None:
    visitor: Visitor = visitors()
    visitor.page.route("**/api/v1/tables", at_full_speed)
    page = visitor.visit()
    page.wait_for_selector(".card")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    visitor.play_now()
    expect(page.locator("#question")).to_be_focused()
    list_of_moves(page)
    ready(page)
    page.locator(".choice:enabled").first.focus()
    while not page.locator(".ending").count():
        page.keyboard.press("Enter")
        page.wait_for_selector(".ending, .choice:enabled:focus", timeout=WAIT)
    expect(page.locator(".ending h2")).to_contain_text("win")
    expect(page.locator(".scores tfoot td")).to_have_count(2)
    expect(page.locator(".course svg .curve")).to_have_count(2)
    page.locator(".proof summary").click()
    expect(page.locator(".proof-good")).to_have_count(2)
    assert violations(page) == []
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".past")).to_contain_text("event 0 of")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".past")).to_contain_text("event 1 of")


def test_skipping_to_what_the_page_is_about_leaves_the_address_alone(visitors: Any) -> None:
    page = visitors().play_now()
    address = page.url
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert page.url == address
    page.reload()
    expect(page.locator(".ask")).to_be_visible(timeout=WAIT)


def test_the_link_of_another_seat_works_in_the_page_of_ones_own(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    wanted = {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "open"}]}
    for visitor, name in ((host, "Ada"), (guest, "Bela")):
        visitor.context.request.post(f"{visitor.base}/api/v1/me", data={"name": name})
    made = host.context.request.post(f"{host.base}/api/v1/tables", data=wanted).json()
    code, link = made["table"]["code"], made["seats"][0]["link"]
    page = guest.visit(f"/table/{code}")
    expect(page.get_by_role("button", name="Join", exact=True)).to_be_visible(timeout=WAIT)
    page.evaluate("link => location.assign(link)", link)
    expect(page.get_by_role("button", name="Leave the seat")).to_be_visible(timeout=WAIT)
    assert "#" not in page.url


class OldPage:
    """A table's page whose script speaks the protocol before this one, in its first so many loads."""

    def __init__(self, visitor: Visitor, old_loads: int) -> None:
        self.loads = 0
        self.old_loads = old_loads
        self.page = visitor.page
        visitor.context.request.post(f"{visitor.base}/api/v1/me", data={"name": "Ada"})
        wanted = {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
        code = visitor.context.request.post(f"{visitor.base}/api/v1/tables", data=wanted).json()["table"]["code"]
        visitor.context.request.post(f"{visitor.base}/api/v1/tables/{code}/start")
        self.page.route("**/bundles/pages/table.js", self.serve)
        visitor.visit(f"/table/{code}")

    def serve(self, route: Route) -> None:
        self.loads += 1
        source = route.fetch().text()
        assert f"const PROTOCOL = {PROTOCOL};" in source
        old = source.replace(f"const PROTOCOL = {PROTOCOL};", f"const PROTOCOL = {PROTOCOL - 1};")
        route.fulfill(body=old if self.loads <= self.old_loads else source, content_type="text/javascript")


def test_a_page_that_speaks_an_old_protocol_reloads_itself(visitors: Any) -> None:
    old = OldPage(visitors(), 1)
    expect(old.page.locator(".ask")).to_be_visible(timeout=WAIT)
    assert old.loads == 2


def test_a_page_that_is_old_again_after_its_reload_says_so_and_does_not_reload_for_ever(visitors: Any) -> None:
    old = OldPage(visitors(), 100)
    expect(old.page.get_by_text(f"This server speaks protocol {PROTOCOL}")).to_be_visible(timeout=WAIT)
    old.page.wait_for_timeout(1500)
    assert old.loads == 2
    old.page.reload()
    expect(old.page.get_by_text(f"This server speaks protocol {PROTOCOL}")).to_be_visible(timeout=WAIT)
    assert old.loads == 3, "reloading by hand loads it once more, and that is all"


def test_a_reload_goes_on_where_it_was(visitors: Any) -> None:
    page = visitors().play_now()
    list_of_moves(page)
    for _ in range(3):
        choose(page)
    lines, moves = page.locator(".log li").all_inner_texts(), page.locator(".choice").all_inner_texts()
    page.reload()
    ready(page)
    assert page.locator(".log li").all_inner_texts() == lines
    assert page.locator(".choice").all_inner_texts() == moves


def test_a_log_that_is_being_read_does_not_jump_to_its_end(visitors: Any) -> None:
    page = play_at_full_speed(visitors(viewport={"width": 1280, "height": 640}))
    open_log(page)
    log = page.locator(".log")

    def move() -> None:
        """Until the log is longer: the steps of a walk are one line."""
        lines = page.locator(".log li").count()
        while page.locator(".log li").count() <= lines:
            choose(page)

    while log.count() == 0 or log.evaluate("log => log.scrollHeight < log.clientHeight + 120"):
        move()
    assert log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight") < 2, "the end is in sight"
    log.evaluate("log => log.scrollTop = 10")
    move()
    assert log.evaluate("log => log.scrollTop") == 10
    log.evaluate("log => log.scrollTop = log.scrollHeight")
    move()
    assert log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight") < 2


def test_a_log_line_leads_to_its_moment_and_back(visitors: Any) -> None:
    page = visitors().play_now()
    list_of_moves(page)
    for _ in range(3):
        choose(page)
    open_log(page)
    page.locator(".log button").first.click()
    expect(page.locator(".past")).to_contain_text("Looking back")
    expect(page.locator(".choice:enabled")).to_have_count(0)
    page.locator(".past").get_by_role("button", name="Back to now").click()
    expect(page.locator(".past")).to_have_count(0)
    ready(page)


def test_a_lost_connection_says_so_and_comes_back(served: Served, visitors: Any) -> None:
    visitor: Visitor = visitors()
    page = visitor.play_now()
    list_of_moves(page)
    ready(page)
    served.stop()
    try:
        expect(page.locator(".lost")).to_contain_text("Connection lost", timeout=WAIT)
        expect(page.locator(".choice:enabled")).to_have_count(0)
    finally:
        served.start()
    expect(page.locator(".lost")).to_have_text("", timeout=WAIT)
    visitor.complaints.clear()  # the browser itself notes every try
    ready(page)
    page.locator(".choice:enabled").first.click()
    ready(page)


def test_undo_says_what_it_takes_back_goes_past_a_bots_reply_and_says_why_not_further(visitors: Any) -> None:
    page = play_at_full_speed(visitors())
    ready(page)
    button = page.get_by_role("button", name="Take back")
    expect(button).to_be_disabled()
    while "the bots’ replies" not in (button.get_attribute("data-tip") or ""):  # with two players the first of a round plays twice
        choose(page)
    name = button.locator(".undo-what").inner_text()
    assert button.get_attribute("data-tip") == f"Take back “{name}” and the bots’ replies to it (U)"
    button.click()
    expect(page.locator(".taken-back", has_text=page.locator(".seat-name").nth(1).inner_text().split()[0]).first).to_be_attached()
    expect(page.locator(".choice", has_text=name).first, "the same choice is there again").to_be_enabled()
    while button.is_enabled():
        at = page.locator(".log li").count()
        page.keyboard.press("u")
        page.wait_for_function("at => document.querySelectorAll('.log li').length > at", arg=at)
    why = "The dice have been rolled. Earlier moves can no longer be taken back."
    expect(button).to_have_attribute("data-tip", why)
    button.click(force=True)
    expect(page.locator(".ask .notice")).to_have_text(why)
    page.mouse.move(640, 700)
    button.hover()
    expect(page.locator(".tip-box")).to_have_text(why)
    assert violations(page) == []


def test_the_end_of_a_turn_is_asked_for_once_more_if_the_player_wants(visitors: Any) -> None:
    page = play_at_full_speed(visitors())
    ready(page)
    wish = page.get_by_label("Ask before my turn ends")
    expect(wish).not_to_be_checked()
    wish.check()
    page.reload()
    expect(page.get_by_label("Ask before my turn ends"), "the browser remembers it").to_be_checked()
    end = page.get_by_role("button", name="End turn", exact=True)
    for _ in range(20):
        choice = page.locator(".choice:enabled").first
        choice.wait_for(timeout=WAIT)
        before = page.locator(".ask").inner_text()
        choice.click()
        page.wait_for_function("(before) => document.querySelector('.ask').innerText !== before", arg=before)
        if page.locator(".ask .main-action").count():
            break
        ready(page)
    expect(page.locator(".ask")).to_contain_text("This ends your turn.")
    expect(page.locator(".ask .main-action")).to_be_focused()
    assert violations(page) == []
    lines = page.locator(".log li").count()
    page.keyboard.press("Escape")
    expect(page.locator(".ask .main-action")).to_have_count(0)
    assert page.locator(".log li").count() == lines
    page.locator(".choice:enabled").first.click()
    page.get_by_role("button", name="Not yet").click()
    expect(page.locator(".ask .main-action")).to_have_count(0)
    assert page.locator(".log li").count() == lines, "nothing was played"
    page.locator(".choice:enabled").first.click()
    end.and_(page.locator(".ask .button")).click()
    page.wait_for_function(f"() => document.querySelectorAll('.log li').length > {lines}")


def test_a_hint_comes_with_its_reasons(visitors: Any) -> None:
    page = visitors().play_now()
    list_of_moves(page)
    ready(page)
    before = page.locator(".text-view").bounding_box()
    page.keyboard.press("h")
    expect(page.locator(".advice tbody tr").first).to_contain_text("%", timeout=WAIT)
    expect(page.locator(".choice.best")).to_have_count(1)
    assert before is not None
    after = page.locator(".text-view").bounding_box()
    assert after is not None
    assert (after["x"], after["y"]) == (before["x"], before["y"]), "the board stays where it is"


def test_two_browsers_a_link_html_in_names_and_chat(visitors: Any) -> None:
    host, guest = visitors(), visitors(**PHONE)
    page = host.visit()
    page.get_by_label("Your name").first.fill(NASTY)
    page.get_by_label("Your name").first.press("Tab")
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    code = page.locator(".code b").inner_text()
    other = guest.visit(f"/table/{code}")
    other.get_by_label("Your name").fill("Zoé")
    other.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    for found in (page, other):
        expect(found.locator(".seat-name").first).to_contain_text(NASTY, timeout=WAIT)
        expect(found.locator(".ask-text")).to_contain_text(re.compile("begins? the round|[Cc]hooses? a group"), timeout=WAIT)
    assert sum("Your turn" in found.locator(".ask-text").inner_text() for found in (page, other)) == 1
    page.get_by_label("Write a message").fill(NASTY)
    page.get_by_role("button", name="Send").click()
    other.get_by_role("button", name="Chat").click()
    expect(other.locator(".chat-lines li p")).to_have_text(NASTY)
    assert page.locator("img").count() == other.locator("img").count() == 0
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.context.close()
    expect(page.locator(".seat.away")).to_contain_text("not connected", timeout=WAIT)


def test_a_rematch_can_be_joined_and_the_lobby_knows_whose_turn_it_is(visitors: Any) -> None:
    """Both have the same name."""
    pages = [visitors().visit(), visitors().visit()]
    page, other = pages
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    other.goto(page.url)
    other.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Begin", exact=True).click()
    for found in pages:
        found.wait_for_selector(".board-place", timeout=WAIT)
        list_of_moves(found)
    table = page.url
    for found in pages:
        found.get_by_role("link", name="To the lobby").click()
        found.wait_for_selector(".entry", timeout=WAIT)
    turns = sorted(found.locator(".entry em").first.inner_text() for found in pages)
    assert turns in (["Merchant to play", "Your turn"], ["Merchant (2) to play", "Your turn"])
    for found in pages:
        found.goto(table)
        found.wait_for_selector(".plain", timeout=WAIT)
    while not page.locator(".ending").count():
        for found in pages:
            if found.locator(".choice:enabled").count():
                found.locator(".choice:enabled").first.click()
        page.wait_for_timeout(20)
    other.wait_for_selector(".ending", timeout=WAIT)
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_selector(".waiting", timeout=WAIT)
    other.get_by_role("button", name="Join the rematch").click()
    expect(page.locator(".places")).not_to_contain_text("not connected", timeout=WAIT)
    assert page.url == other.url


def test_several_at_one_device_are_not_told_of_a_lost_connection(visitors: Any) -> None:
    visitor: Visitor = visitors()
    visitor.context.add_init_script(
        """said = [];
        new MutationObserver(() => said.push(...[...document.querySelectorAll(".lost, .notice")].map((one) => one.textContent)))
          .observe(document, { childList: true, subtree: true, characterData: true });"""
    )
    page = visitor.visit()
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    page.get_by_label("Who takes seat 2").select_option("another")
    page.get_by_label("Name of seat 2").fill("Bea")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".corinth-board.asked", timeout=WAIT)
    page.wait_for_timeout(300)
    assert page.evaluate("said.filter(Boolean)") == []


def test_hot_seat_covers_hidden_hands(visitors: Any) -> None:
    page = visitors().visit()
    page.locator(".card-golden-horn").get_by_role("button", name="New table").click()
    page.get_by_label("Who takes seat 2").select_option("another")
    page.get_by_label("Name of seat 2").fill("Bea")
    page.get_by_role("button", name="Begin").click()
    for _ in range(2):
        page.wait_for_selector(".cover", timeout=WAIT)
        assert page.locator(".board-place, .log, .seats").count() == 0
        page.locator(".cover button").click()
        while not page.locator(".cover").count():
            if page.get_by_role("button", name="Text view").count():
                list_of_moves(page)
            page.wait_for_selector(".choice:enabled, .cover", timeout=WAIT)
            if page.locator(".choice:enabled").count():
                page.locator(".choice:enabled").first.click()
                page.wait_for_selector(".choice:enabled, .cover", timeout=WAIT)


def violations(page: Page) -> list[str]:
    """Everything that axe finds."""
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in Axe().run(page).response["violations"]]


@pytest.mark.always
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_everyone_can_use_it(visitors: Any, scheme: str, options: dict[str, Any]) -> None:
    page = visitors(color_scheme=scheme, **options).visit()
    page.wait_for_selector(".card")
    assert violations(page) == []
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    assert violations(page) == []
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".waiting")
    assert violations(page) == []
    page.get_by_role("button", name="Fill and begin").click()
    page.wait_for_selector(".board-place", timeout=WAIT)
    list_of_moves(page)
    ready(page)
    assert violations(page) == []
    small = page.evaluate(
        """[...document.querySelectorAll('button, select, input:not([type]), .button')]
        .filter((one) => one.offsetParent && !one.matches('.log-line, .rule-link'))
        .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44).map((one) => one.outerHTML.slice(0, 90))"""
    )
    assert small == []


def test_a_page_whose_frames_come_late_misses_nothing(visitors: Any) -> None:
    """Effects wait for the next frame. By then a table on a busy machine may have been told everything it will be told."""
    visitor: Visitor = visitors()
    page = visitor.visit()
    page.locator(".card-corinth").get_by_role("button", name="New table").click()
    page.get_by_role("button", name="Make the table").wait_for()
    page.evaluate(
        """() => {
          const later = setTimeout;
          window.setTimeout = (work, pause, ...rest) => later(work, Math.max(pause ?? 0, 1500), ...rest);
          window.requestAnimationFrame = (work) => later(work, 1500);
        }"""
    )
    page.get_by_role("button", name="Make the table").click()
    expect(page.locator(".waiting")).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize("game", ["corinth", "golden-horn"])
def test_a_newcomer_is_told_the_game_in_a_minute_once(visitors: Any, game: str) -> None:
    page = visitors().play_now(game)
    page.locator(".primer summary").click()
    expect(page.locator(".primer li")).to_have_count(6)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(".primer")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".board-place")
    expect(page.locator(".primer")).to_have_count(0)
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".chapter-aim li")).to_have_count(5)


def test_looking_back_says_so_and_leads_back(visitors: Any) -> None:
    page = visitors().play_now()
    list_of_moves(page)
    ready(page)
    page.locator(".choice:enabled").first.click()
    ready(page)
    open_log(page)
    line = page.locator(".log button").first
    assert re.fullmatch(r"[A-Z]\d+", line.get_attribute("data-rule") or "")
    line.click()
    expect(page.locator(".ask")).to_contain_text("looking back")
    page.locator(".ask").get_by_role("button", name="Back to now").click()
    expect(page.locator(".ask")).not_to_contain_text("looking back")


def test_how_to_check_the_dice_is_explained(visitors: Any) -> None:
    page = visitors().play_now()
    page.get_by_role("button", name="Fair dice").click()
    code = page.url.rsplit("/", 1)[1]
    expect(page.locator(".fairness")).to_contain_text(f"emporion verify corinth-{code}.emp.jsonl")
    expect(page.locator(".fairness")).to_contain_text("revealed when the game is over")
    assert violations(page) == []


def test_the_page_speaks_french(visitors: Any) -> None:
    page = visitors(locale="fr-FR").play_now()
    page.get_by_role("button", name="Liste des coups").click()
    ready(page)
    assert page.evaluate("document.documentElement.lang") == "fr"
    expect(page.locator(".ask strong")).to_have_text("À vous.")
    page.get_by_role("combobox", name="Langue").select_option("English")
    expect(page.locator(".ask strong")).to_have_text("Your turn.")


@pytest.mark.parametrize(
    ("locale", "address", "language"), [("de-DE", "/?lang=xx", "xx"), ("ja-JP", "/", "Japanese"), ("fr", "/?lang=__proto__", "__proto__")]
)
def test_a_language_without_texts_falls_back_to_english_with_a_notice(visitors: Any, locale: str, address: str, language: str) -> None:
    page = visitors(locale=locale).visit(address)
    notice = page.locator(".language-notice")
    expect(notice).to_contain_text(f"There are no texts in “{language}” yet, so this page is in English.")
    expect(notice).to_contain_text("Languages: English, Deutsch, Español, Français, and Nederlands.")
    assert page.evaluate("document.documentElement.lang") == "en"
    expect(page.locator(".card").first).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".languages").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(notice).to_have_count(0)
    page.locator(".languages").select_option("en")
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(page.locator(".card").first).to_be_visible()
    expect(notice).to_have_count(0)


def test_two_players_at_one_table_read_it_each_in_their_language(visitors: Any) -> None:
    host, guest = visitors(locale="de-DE"), visitors(locale="fr-FR")
    wanted = {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "open"}], "pace": 0, "first": 0}
    for visitor, name in ((host, "Ada"), (guest, "Bela")):
        visitor.context.request.post(f"{visitor.base}/api/v1/me", data={"name": name})
    code = host.context.request.post(f"{host.base}/api/v1/tables", data=wanted).json()["table"]["code"]
    guest.context.request.post(f"{guest.base}/api/v1/tables/{code}/seats/1")
    host.context.request.post(f"{host.base}/api/v1/tables/{code}/start")
    seats = [visitor.context.request.get(f"{visitor.base}/api/v1/tables/{code}/seats").json()[0] for visitor in (host, guest)]
    german, french = (visitor.visit(seat["link"].removeprefix(visitor.base)) for visitor, seat in zip((host, guest), seats, strict=True))
    german.get_by_role("button", name="Textansicht").click()
    german.locator(".choice:enabled").first.click()  # buys no dice, so the roll follows
    rolled = re.compile(r"würfel|obtient|gooit")
    expect(german.locator(".log li", has_text=rolled).last).to_have_text(re.compile("^Du würfelst "), timeout=WAIT)
    expect(french.locator(".log li", has_text=rolled).last).to_have_text(re.compile("^Ada obtient "), timeout=WAIT)
    french.locator(".languages").select_option("nl")
    expect(french.locator(".log li", has_text="Ada gooit ")).to_have_count(1, timeout=WAIT)
    ready(german)
    german.locator(".choice:enabled").first.click()
    expect(french.locator(".log li").last).to_have_text(re.compile("^Ada (neemt|verplaatst) "), timeout=WAIT)
    expect(german.locator(".log li").last).to_have_text(re.compile("^Du (nimmst|bewegst) "), timeout=WAIT)


def test_the_address_chooses_the_language_and_it_is_remembered(visitors: Any) -> None:
    visitor: Visitor = visitors()
    page = visitor.visit("/?lang=nl-BE")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.locator(".language-notice")).to_have_count(0)
    visitor.visit()
    expect(page.locator(".card").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "nl"


@pytest.mark.parametrize(
    "broken",
    ["web-play-now =\nweb-new-table-more = {", "web-play-now = { $nothing }", "web-play-now = { web-no-such-message }"],
    ids=["not-fluent", "no-value", "no-part"],
)
def test_a_broken_catalogue_is_never_seen_on_the_page(visitors: Any, broken: str) -> None:
    """What it cannot say is said in English, and the rest in its language."""
    visitor: Visitor = visitors(locale="de-DE")

    def spoil(route: Route) -> None:
        source = route.fetch().text()
        route.fulfill(body=re.sub(r"^web-play-now = .*$", lambda _: broken, source, flags=re.MULTILINE), content_type="text/plain")

    visitor.page.route("**/text/de.ftl", spoil)
    page = visitor.visit()
    expect(page.locator(".card-corinth .main-action")).to_have_text("Play now")
    expect(page.locator("h1")).to_have_text(catalogue("de").say("web-welcome"))
    assert not re.search(r"[{}]|\bweb-", page.locator("main").inner_text())
    assert all(complaint.startswith(("text web-", "no text for web-")) for complaint in visitor.complaints)
    visitor.complaints.clear()


@pytest.mark.parametrize(("locale", "form"), [("en-GB", r"\d\d:\d\d"), ("en-US", r"\d{1,2}:\d\d\s[AP]M"), ("fr-FR", r"\d\d:\d\d")])
def test_times_are_written_as_in_ones_country(visitors: Any, locale: str, form: str) -> None:
    visitor: Visitor = visitors(locale=locale)
    visitor.play_now()
    page = visitor.visit()
    expect(page.locator(".entry time").first).to_have_text(re.compile(rf"^{form}$"), timeout=WAIT)


FETCHED = "performance.getEntriesByType('resource').map((one) => one.name)"
AT_LOBBY = f"""
  new MutationObserver(() => {{
    if (!window.fetchedForLobby && document.querySelector(".card .main-action")) window.fetchedForLobby = {FETCHED};
  }}).observe(document, {{ subtree: true, childList: true }});
"""
PRELOADED = "() => !document.querySelector('meta[name=preload]')"


def test_the_first_page_is_small_and_quick(served: Served, visitors: Any) -> None:
    """Quick is what takes little work; how long it takes on a quiet machine is measured by `make proof`."""
    visitor: Visitor = visitors()
    visitor.context.add_init_script("window.setInterval = () => 0")  # the lobby would ask for its tables again after some seconds
    visitor.page.add_init_script(AT_LOBBY)
    with traced_tasks(visitor.page) as tasks:
        page = visitor.visit()
        page.wait_for_selector(".card")
    assert sum(tasks) < 2000
    names = page.evaluate("fetchedForLobby")
    sizes = {}
    for name in [f"{served.address}/", *names]:
        with urllib.request.urlopen(urllib.request.Request(name, headers={"accept-encoding": "gzip"})) as answer:
            sizes[name] = len(answer.read())
    assert sum(sizes.values()) < MAX_FIRST_LOAD, sizes
    assert not [name for name in names if re.search("/games/(corinth|golden)|pages/table|styles/table", name)]
    fetched = page.evaluate("performance.getEntriesByType('resource').filter((one) => one.transferSize > 0).map((one) => one.name)")
    assert sorted(fetched) == sorted(set(fetched)), "something is fetched twice"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_lobby_at_rest_has_loaded_what_a_table_needs(visitors: Any, game: str) -> None:
    visitor = visitors()
    page = visitor.visit()
    page.wait_for_selector(".card")
    page.wait_for_function(PRELOADED)
    page.wait_for_load_state("networkidle")
    before = set(page.evaluate(FETCHED))
    page.click(f".card-{game} .main-action")
    page.wait_for_selector(".corinth-board, .gh", timeout=WAIT)
    assert not [name for name in set(page.evaluate(FETCHED)) - before if name.endswith((".js", ".css", ".ftl"))]


def test_the_page_of_a_table_names_its_modules(visitors: Any) -> None:
    """No bundle is found only when a module imports it: the page names that of a table, and lists those of the games."""
    page = visitors().play_now()
    page.reload()
    page.wait_for_selector(".corinth-board", timeout=WAIT)
    with urllib.request.urlopen(page.url) as answer:
        text = answer.read().decode()
    named = set(re.findall(r'<link rel="modulepreload" href="/web/\w+/([^"]+)">', text))
    listed = dict(re.findall(r'<meta name="preload" data-entry="([^"]+)" content="([^"]+)">', text))
    assert set(listed) == {"games/corinth/index.js", "games/golden_horn/index.js", "pages/rules.js", "parts/book.js"}
    fetched = {found[1] for name in page.evaluate(FETCHED) if (found := re.search(r"/web/\w+/(.+\.js)$", name))}
    assert fetched == named | {name for name in listed["games/corinth/index.js"].split() if name.endswith(".js")}
    assert fetched == {f"bundles/{name}" for name in ("start.js", "pages/table.js", "games/corinth/index.js")}


def test_a_table_that_cannot_be_loaded_says_so(visitors: Any) -> None:
    visitor = visitors()
    page = visitor.page
    page.route("**/pages/table.js", lambda route: route.abort())
    visitor.visit("/table/abcdefgh")
    expect(page.locator("main")).to_contain_text("The server cannot be reached", timeout=WAIT)
    visitor.complaints.clear()  # the browser itself notes the file that did not come
    page.unroute("**/pages/table.js")
    page.locator("main").get_by_role("link").click()
    page.wait_for_selector(".card")


def test_files_are_kept_for_good_and_only_those_of_the_page_are_given(served: Served) -> None:
    with urllib.request.urlopen(f"{served.address}/") as answer:
        text = answer.read().decode()
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    start = re.search(r"/web/\w+/bundles/start\.js", text)
    assert start is not None
    with urllib.request.urlopen(urllib.request.Request(served.address + start[0], headers={"accept-encoding": "gzip"})) as answer:
        assert b"loadTexts" in gzip.decompress(answer.read())
        assert "immutable" in answer.headers["cache-control"]
    for path in ("/web/x/__init__.py", "/web/x/../server/app.py", "/text/xx.ftl", "/web/x/%2e%2e/app.py"):
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(served.address + path)
        assert caught.value.code == 404
        assert "sentence" in json.loads(caught.value.read())


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "We recommend it for your first games"), ("de", "Das empfehlen wir für deine ersten Partien")]
)
def test_open_warehouses_are_explained_and_recommended_where_a_table_is_made(visitors: Any, locale: str, words: str) -> None:
    page = visitors(locale=locale).visit()
    page.locator(".card-golden-horn .button:not(.main-action)").first.click()
    chosen = page.locator("#option-warehouses")
    expect(chosen).to_be_visible()
    expect(page.locator(".form .note")).to_contain_text(words)
    chosen.select_option(index=1)
    page.locator(".wish select").nth(1).select_option(value="bot novice")
    page.locator(".form .main-action").click()
    page.wait_for_selector(".gh")
    code = page.url.rsplit("/", 1)[1]
    table = page.request.get(f"{page.url.split('/table/')[0]}/api/v1/tables/{code}").json()
    assert table["options"]["warehouses"] == "open"
