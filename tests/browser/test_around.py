"""Around the game: one table for one click, invitations, leaving, spectators, lists, unknown addresses, refused records."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from emporion.text import catalogue
from tests.browser.conftest import Visitor
from tests.waiting import WAIT_SECONDS, wait_until

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def sign_in(visitor: Visitor, name: str) -> None:
    """Give a visitor a name, as the page does."""
    visitor.context.request.post(f"{visitor.base}/api/v1/me", data={"name": name})
    visitor.context.add_init_script(f"localStorage.setItem('emporion.name', {json.dumps(json.dumps(name))})")


def make_table(visitor: Visitor, seats: list[dict[str, str]], **more: Any) -> str:
    wanted = {"game": "corinth", "seats": seats, "pace": 0, **more}
    made: str = visitor.context.request.post(f"{visitor.base}/api/v1/tables", data=wanted).json()["table"]["code"]
    return made


def is_in_sight(page: Page, selector: str) -> bool:
    """Whether all of an element lies in the window."""
    found: bool = page.locator(selector).first.evaluate(
        """box => {
            const { top, left, bottom, right } = box.getBoundingClientRect();
            return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        }"""
    )
    return found


def no_sideways_scrolling(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


def test_clicks_on_a_slow_link_make_one_table_and_a_lost_answer_no_second_one(visitors: Any) -> None:
    visitor: Visitor = visitors()
    page = visitor.visit()
    page.locator(".card-corinth").get_by_label("Your name").fill("Ada")
    page.locator(".card-corinth").get_by_label("Opponent").select_option(label="novice")
    expect(page.locator(".card-golden-horn").get_by_label("Your name")).to_have_value("Ada")
    expect(page.locator(".card-golden-horn").get_by_label("Opponent")).to_have_value("novice")
    keys: list[str] = []

    def answer_late(route: Route) -> None:
        """The server makes the table, but the first answer is lost on the way."""
        if route.request.method != "POST":
            route.continue_()
            return
        body = route.request.post_data_buffer or b""
        keys.append(json.loads(body)["key"])
        if len(keys) == 1:
            sent = urllib.request.Request(route.request.url, body, dict(route.request.all_headers()))
            urllib.request.urlopen(sent, timeout=WAIT_SECONDS).close()
            page.wait_for_timeout(300)
            route.abort()
        else:
            route.continue_()

    page.route("**/api/v1/tables", answer_late)
    button = page.locator(".card-corinth .main-action")
    button.click()
    page.evaluate("document.querySelector('.card-corinth .main-action').click()")
    expect(page.locator(".problem")).to_contain_text("cannot be reached")
    assert len(keys) == 1, "a click while the first one is under way does nothing"
    button.click()
    page.wait_for_selector(".ask")
    assert len(keys) == 2
    assert len(set(keys)) == 1
    own = visitor.context.request.get(f"{visitor.base}/api/v1/me/tables").json()
    assert [table["code"] for table in own] == [page.url.rsplit("/", 1)[1]]
    assert [(seat["name"], seat["level"]) for seat in own[0]["seats"]] == [("Ada", None), ("novice", "novice")]
    visitor.complaints.clear()  # the browser itself notes the answer that was lost


def test_an_invitation_speaks_to_the_guest_and_a_rematch_waits_for_the_guest(visitors: Any) -> None:
    host, guest = visitors(), visitors(**PHONE)
    sign_in(host, "Ada")
    code = make_table(host, [{"kind": "me"}, {"kind": "open"}], listed=True)
    page = host.visit(f"/table/{code}")
    picture = page.get_by_role("img", name="QR code of the link to this table")
    expect(picture).to_be_visible()
    assert picture.evaluate("async image => { await image.decode(); return image.naturalWidth > 0 }")
    lobby = guest.visit()
    expect(lobby.get_by_role("heading", name="Open tables")).to_be_visible()
    other = guest.visit(f"/table/{code}")
    expect(other.get_by_role("heading", level=1)).to_have_text("Ada invites you to Corinth")
    expect(other.get_by_role("heading", name="The game in a minute")).to_be_visible()
    assert is_in_sight(other, ".invitation"), "name and button are in sight at once"
    assert no_sideways_scrolling(other)
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Join").click()
    expect(page.locator(".places")).to_contain_text("Bea")
    expect(page.locator(".sentence")).to_have_text("Everyone is here. The game can begin.")
    other.goto("about:blank")
    expect(page.locator(".sentence")).to_have_text("Waiting for Bea.")
    expect(page.locator(".start .main-action")).to_have_count(0)
    guest.visit(f"/table/{code}")
    expect(page.locator(".start .main-action")).to_have_text("Begin")
    page.locator(".start .main-action").click()
    page.wait_for_selector(".ask")
    other.wait_for_selector(".ask")
    wait_until(lambda: any(found.locator(".action").count() for found in (page, other)))
    asked = page if page.locator(".action").count() else other
    expect(asked.locator(".action").first).to_be_visible()
    assert not re.search(r"\b[A-Z]\d\b", asked.locator(".bar").inner_text()), "no button names a rule by its id"
    asked.locator(".action").last.hover()
    expect(asked.locator(".tip-box")).to_contain_text("R4")
    asked.mouse.move(0, 0)

    # The two agree to end the game, and play again.
    page.get_by_role("button", name="Leave…").click()
    page.get_by_role("button", name="End without a result").click()
    expect(page.locator(".end-requests")).to_contain_text("You have asked")
    expect(other.locator(".end-requests")).to_contain_text("Ada wants to end the game without a result.")
    other.get_by_role("button", name="Agree").click()
    for found in (page, other):
        expect(found.locator("#ending-title")).to_have_text("The game was ended without a result.")
        expect(found.locator(".ask-text")).to_have_text("The game was ended without a result.")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".sentence")).to_have_text("Waiting for Bea.")
    other.get_by_role("button", name="Join the rematch").click()
    expect(page.locator(".sentence")).to_have_text("Everyone is here. The game can begin.")


def test_an_invitation_by_a_host_without_a_name_names_no_one(visitors: Any) -> None:
    """The host has the name of everyone without one, in their own language, and the guest is offered another."""
    host, guest = visitors(), visitors(locale="de")
    sign_in(host, catalogue("fr").say("web-guest"))
    code = make_table(host, [{"kind": "me"}, {"kind": "open"}])
    page = guest.visit(f"/table/{code}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Du bist zu Corinth eingeladen")
    expect(page.get_by_label("Dein Name")).to_have_attribute("placeholder", "Gast")
    page.locator(".invitation .main-action").click()
    expect(page.locator(".places")).to_contain_text("Gast")


@pytest.mark.parametrize("held", ["api/v1/games", "api/v1/tables/*"])
def test_a_seat_link_survives_a_reload_before_the_server_has_answered(visitors: Any, held: str) -> None:
    host, guest = visitors(), visitors()
    sign_in(host, "Ada")
    wanted = {"game": "corinth", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], "pace": 0}
    made = host.context.request.post(f"{host.base}/api/v1/tables", data=wanted).json()
    code = made["table"]["code"]
    host.context.request.post(f"{host.base}/api/v1/tables/{code}/start", data={})
    link = made["seats"][0]["link"]
    page = guest.page
    page.route(f"**/{held}", lambda _: None)  # without an answer until the page is reloaded
    with page.expect_request(f"**/{held}"):
        page.goto(guest.base + link if link.startswith("/") else link, wait_until="commit")
    page.wait_for_function("() => !location.hash")
    page.unroute_all()
    for _ in range(2):
        page.reload()
        page.wait_for_selector(".ask")
        expect(page.locator("body")).not_to_contain_text("You are watching")
        page.wait_for_function("(name) => localStorage[name]", arg=f"emporion.seats.{code}")
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('emporion.key'))") == []
    assert [seat["seat"] for seat in page.evaluate(f"JSON.parse(localStorage['emporion.seats.{code}'])")] == [0]


def test_a_game_is_left_watched_and_removed_from_the_list(visitors: Any) -> None:
    ada, bea, spectator = visitors(), visitors(**SIDEWAYS), visitors(**PHONE)
    for visitor, name in ((ada, "Ada"), (bea, "Bea")):
        sign_in(visitor, name)
    code = make_table(ada, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}], listed=True)
    bea.context.request.post(f"{bea.base}/api/v1/tables/{code}/seats/1", data={})
    ada.context.request.post(f"{ada.base}/api/v1/tables/{code}/start", data={})
    page, other = ada.visit(f"/table/{code}"), bea.visit(f"/table/{code}")
    for found in (page, other):
        found.wait_for_selector(".ask")
    watching = spectator.visit(f"/table/{code}")
    expect(watching.locator(".ask-text strong")).to_have_text("You are watching.")
    expect(page.locator(".ask-text")).not_to_contain_text("watching")
    expect(watching.get_by_role("button", name="Leave…")).to_have_count(0)
    lobby = spectator.visit()
    games = lobby.locator(".tables", has=lobby.get_by_role("heading", name="Games to watch"))
    expect(games).to_contain_text(re.compile(r"Ada · Bea · \w+ \(easy\)"))
    expect(lobby.locator(".tables", has=lobby.get_by_role("heading", name="Open tables"))).not_to_contain_text("Ada · Bea")
    page.get_by_role("button", name="Leave…").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_selector(".lobby")
    expect(page.locator(".tables", has=page.get_by_role("heading", name="Your games"))).to_have_count(0)
    expect(other.locator(".seats .seat-0 .seat-state")).to_contain_text("Left: a bot plays")
    expect(other.locator(".log")).to_contain_text("Ada leaves the game; a bot (normal) takes over")
    page.goto(f"{ada.base}/table/{code}")
    expect(page.locator(".ask-text strong")).to_have_text("You are watching.")
    other.get_by_role("button", name="Leave…").click()
    assert is_in_sight(other, "dialog .main-action")
    other.get_by_role("button", name="End without a result").click()
    expect(other.locator(".ending h2")).to_have_text("The game was ended without a result.")
    own = bea.visit()
    finished = own.locator(".tables", has=own.get_by_role("heading", name="Finished games"))
    expect(finished).to_contain_text("ended without a result")
    finished.get_by_role("button", name="Remove from your list").click()
    expect(finished).to_have_count(0)


def test_unknown_addresses_and_refused_records_are_told_in_sight(visitors: Any) -> None:
    visitor: Visitor = visitors(**PHONE)
    for unknown in ("/rules/chess", "/nowhere"):
        page = visitor.visit(unknown)
        expect(page.get_by_role("heading", level=1)).to_have_text("There is no such page")
        assert page.locator("header").evaluate("(header) => getComputedStyle(header).borderBottomStyle") == "solid", "it has its style"
    page.get_by_role("link", name="To the lobby").last.click()
    page.wait_for_selector(".lobby")
    assert all("404" in complaint for complaint in visitor.complaints), "the browser notes that, and nothing else is wrong"
    visitor.complaints.clear()
    page.wait_for_selector(".card-corinth")
    for content, sentence in ((b"not a record\n", "Line 1"), (b"x" * ((1 << 20) + 1), "too long")):
        page.evaluate("scrollTo(0, 0)")
        page.locator("#record").set_input_files({"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": content})
        expect(page.locator(".upload .problem")).to_contain_text(sentence)
        assert is_in_sight(page, ".upload .problem")
    visitor.complaints.clear()  # the browser itself notes the refused request
