"""Finished games in a real browser: replays to a linked moment, reviews, playing on, and boards to try moves on."""

from __future__ import annotations

import json
import re
import urllib.request
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from emporion import games
from emporion.engine.match import Match
from emporion.server.review import assess
from emporion.tables.wire import Decision
from tests.browser.conftest import REVIEWED, Served, Visitor
from tests.browser.test_shell import PHONE, WAIT, choose, ready, violations
from tests.conftest import ROOT
from tests.test_page_state import logged

GOLDEN = ROOT / "tests" / "golden"
RECORDS = {
    "corinth": "corinth-2-steward=sum.emp.jsonl",
    "golden-horn": "golden-horn-3-modone=standard-warehouses=hidden-dominio=True.emp.jsonl",
}
MOMENT = {"corinth": 41, "golden-horn": 183}
SHORT = 40
"""Events of a record whose review takes a second."""
COLORS = ("yellow", "pink", "green", "red", "blue", "orange")


def record(game: str, events: int | None = None) -> bytes:
    """The record of a game, or of its beginning."""
    lines = (GOLDEN / RECORDS[game]).read_bytes().splitlines(keepends=True)
    return b"".join(lines if events is None else lines[: events + 1])


@cache
def match_at(game: str, event: int) -> Match:
    """The game after so many events."""
    match = games.replay(record(game))
    copy = Match(match.game, match.players, first=match.first, options=match.options, figures=match.figures)
    for played in match.events[:event]:
        copy.play(played.move)
    return copy


def upload(page: Page, data: bytes) -> str:
    """Give the lobby a record; the code of the table that it becomes."""
    page.goto(page.url if page.url.startswith("http") else "/")
    page.set_input_files("#record", {"name": "game.emp.jsonl", "mimeType": "application/jsonl", "buffer": data})
    page.wait_for_selector(".past", timeout=WAIT)
    return str(re.findall(r"/replay/(\w+)", page.url)[0])


def replayed(visitor: Visitor, game: str, events: int | None = None) -> tuple[Page, str]:
    """The page of a visitor at a replay, and the code of its table."""
    page = visitor.visit()
    return page, upload(page, record(game, events))


def follow_link(page: Page, code: str, event: int, seat: int | str) -> None:
    """Follow a link to a moment of a replay, as a seat saw it or with all hands."""
    page.goto(f"{page.url.split('/replay')[0]}/replay/{code}?event={event}&seat={seat}")


def at(page: Page, event: int) -> None:
    expect(page.locator(".past")).to_contain_text(f"event {event} of", timeout=WAIT)


def hand(panel: Locator) -> dict[str, int]:
    """The cards that a hand on the page shows."""
    found = {}
    for color, slot in zip(COLORS, panel.locator(".gh-hand li").all(), strict=True):
        badge = slot.locator(".gh-badge")
        if badge.count():
            found[color] = int(badge.inner_text())
    return found


@pytest.mark.parametrize("seat", range(3))
def test_a_link_leads_to_the_moment_with_the_hand_of_that_seat(visitors: Any, seat: int) -> None:
    page, code = replayed(visitors(), "golden-horn")
    event = MOMENT["golden-horn"]
    follow_link(page, code, event, seat)
    at(page, event)
    expect(page.locator(".gh-me")).to_contain_text(f"Player {seat + 1}", timeout=WAIT)
    view: Any = match_at("golden-horn", event).view(seat)
    assert hand(page.locator(".gh-strip")) == {color: many for color, many in view.table[seat].hand.items() if many}
    assert page.url.endswith(f"?event={event}&seat={seat}")


def test_all_hands_lie_open_and_the_address_says_so(visitors: Any) -> None:
    page, code = replayed(visitors(), "golden-horn")
    event = MOMENT["golden-horn"]
    follow_link(page, code, event, "all")
    page.wait_for_selector(".open-seat", timeout=WAIT)
    for seat in range(3):
        view: Any = match_at("golden-horn", event).view(seat)
        wanted = {color: many for color, many in view.table[seat].hand.items() if many}
        assert hand(page.locator(f".open-seat[data-seat='{seat}']")) == wanted
    expect(page.locator(".seat-points", has_text="?")).to_have_count(0)
    page.get_by_label("Seen by").select_option("2")
    expect(page.locator(".open-seat")).to_have_count(0)
    page.wait_for_url(f"**/replay/{code}?event={event}&seat=2")


@pytest.mark.parametrize("seat", range(2))
def test_a_link_leads_to_a_moment_of_corinth(visitors: Any, seat: int) -> None:
    page, code = replayed(visitors(), "corinth")
    event = MOMENT["corinth"]
    follow_link(page, code, event, seat)
    at(page, event)
    scores = match_at("corinth", event).scores()
    expect(page.locator(".seat-points")).to_have_text([str(points) for points in scores])
    expect(page.get_by_label("Seen by")).to_have_value(str(seat))


def test_keys_slider_and_playing_by_itself(visitors: Any) -> None:
    page, _ = replayed(visitors(), "corinth")
    last = len(games.replay(record("corinth")).events)
    at(page, 0)
    one, two, *_ = logged("corinth", RECORDS["corinth"])[1]
    for key, event in (
        ("ArrowRight", one),
        ("ArrowRight", two),
        ("Shift+ArrowRight", two + 1),
        ("ArrowLeft", two),
        ("Shift+ArrowLeft", two - 1),
        ("ArrowLeft", one),
        ("End", last),
        ("ArrowRight", last),
        ("Shift+ArrowRight", last),
        ("Home", 0),
        ("ArrowLeft", 0),
    ):
        page.keyboard.press(key)
        at(page, event)
    for name, event in (("Next turn", one), ("Next event", one + 1), ("Previous event", one), ("Next turn", two), ("Previous turn", one)):
        page.get_by_role("button", name=name).click()
        at(page, event)
    expect(page.locator(".past")).to_contain_text("Turn 1 of")
    turn = re.compile(r"Player 2 rolls 1 2 2 4 4 5 5 5 6.* · Player 2 takes the dice from the goat district")
    expect(page.locator(".past-events")).to_have_text(turn)
    page.get_by_label("Event", exact=True).fill("33")
    at(page, 33)
    page.get_by_label("Event", exact=True).press("ArrowRight")
    at(page, 34)
    page.get_by_label("Speed").select_option("4")
    page.locator("main").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".past")).to_contain_text(
        re.compile(r"event (3[6-9]|[4-9]\d|\d{3}) of"), timeout=WAIT
    )  # it does not wait for who looks
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.locator(".past-marks i").count() >= 5, "rounds are marked"
    page.wait_for_function(
        "() => /event=\\d+&seat=0$/.test(location.search) && document.querySelector('[data-link]').dataset.link === location.href"
    )
    assert page.get_by_role("button", name="Copy link").get_attribute("data-link") == page.url


def test_the_set_up_is_one_step_and_one_moment_of_playing_by_itself(visitors: Any) -> None:
    page, _ = replayed(visitors(), "golden-horn")
    ends = logged("golden-horn", RECORDS["golden-horn"])[1]
    page.keyboard.press("ArrowRight")
    at(page, ends[0])
    expect(page.locator(".past")).to_contain_text("Set-up")
    page.keyboard.press("ArrowRight")
    at(page, ends[1])
    expect(page.locator(".past")).to_contain_text(f"Turn 1 of {len(ends) - 1}")
    page.keyboard.press("Home")
    at(page, 0)
    seen = page.evaluate_handle(
        """() => {
            const seen = [];
            const note = () => seen.push(Number(/event (\\d+) of/.exec(document.querySelector(".past").innerText)?.[1]));
            new MutationObserver(note).observe(document.querySelector(".past"), { subtree: true, childList: true, characterData: true });
            return seen;
        }"""
    )
    page.get_by_label("Speed").select_option("4")
    page.locator("main").focus()
    page.keyboard.press("Space")
    expect(page.locator(".past")).to_contain_text("Turn 1 of", timeout=WAIT)
    page.keyboard.press("Space")
    assert not [event for event in seen.json_value() if 0 < event < ends[0]]


def test_a_running_game_is_stepped_through_without_leaving_it(visitors: Any) -> None:
    page = visitors().play_now()
    page.get_by_role("button", name="Text view").click()
    for _ in range(3):
        choose(page)
    address = page.url
    page.get_by_role("button", name="Look back").click()
    page.wait_for_selector(".past")
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("Shift+ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".past")).not_to_contain_text("event 1 of")
    expect(page.locator(".review, .study, .past-viewer"), "a running game is not studied").to_have_count(0)
    page.locator(".past").get_by_role("button", name="Back to now").click()
    page.wait_for_selector(".choice:enabled", timeout=WAIT)
    assert page.url == address


def test_the_replay_of_a_running_game_offers_no_review_and_the_server_refuses_one(visitors: Any) -> None:
    visitor: Visitor = visitors()
    page = visitor.play_now()
    page.wait_for_selector(".ask.asked", timeout=WAIT)
    code = page.url.rsplit("/", 1)[1]
    page.goto(f"{visitor.base}/replay/{code}")
    page.wait_for_selector(".past", timeout=WAIT)
    expect(page.get_by_role("button", name="Review this game")).to_have_count(0)
    for path, body in (("review", None), ("play-on", {"event": 0, "seat": 0}), ("explore", {"event": 0})):
        answer = page.request.post(f"{visitor.base}/api/v1/tables/{code}/{path}", data=body, headers={"origin": visitor.base})
        assert (answer.status, answer.json()["error"]) == (409, "study-not-over")


def test_a_record_goes_up_and_comes_down_again(visitors: Any) -> None:
    page, _ = replayed(visitors(), "corinth")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    found = download.value.path().read_bytes()
    assert games.replay(found).events == games.replay(record("corinth")).events


def test_a_record_of_half_a_game_does_not_go_on(visitors: Any) -> None:
    page, _ = replayed(visitors(), "corinth", SHORT)
    page.get_by_label("Event", exact=True).fill(str(SHORT - 1))
    at(page, SHORT - 1)
    seat = games.replay(record("corinth", SHORT), complete=False).events[SHORT - 1].by
    expect(page.locator(".ask-text")).to_contain_text(f"Player {int(seat) + 1}", timeout=WAIT)
    expect(page.get_by_role("button", name="Back to now")).to_have_count(0)


def test_a_record_that_breaks_a_rule_is_refused_with_its_line(visitors: Any) -> None:
    visitor: Visitor = visitors()
    page = visitor.visit()
    lines = record("corinth").splitlines(keepends=True)
    number = next(place for place, line in enumerate(lines, start=1) if place > 20 and isinstance(json.loads(line).get("by"), int))
    broken = json.loads(lines[number - 1]) | {"move": "take moonlight"}
    lines[number - 1] = json.dumps(broken).encode() + b"\n"
    page.set_input_files("#record", {"name": "bad.emp.jsonl", "mimeType": "application/jsonl", "buffer": b"".join(lines)})
    expect(page.locator(".upload .problem")).to_contain_text(f"Line {number}:", timeout=WAIT)
    expect(page.locator(".upload .problem")).to_contain_text("moonlight")
    page.set_input_files("#record", {"name": "bad.emp.jsonl", "mimeType": "application/jsonl", "buffer": b"no record"})
    expect(page.locator(".upload .problem")).to_contain_text("This line is not JSON.")
    assert all("400" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()  # the browser itself notes every refusal


def reviewed(page: Page) -> None:
    """Ask for the review, and wait for its end."""
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector(".review-dear", timeout=WAIT)


def shown(page: Page, decision: Decision) -> None:
    """The figures on the page are those of a decision."""
    verdict = page.locator(".verdict")
    expect(verdict).to_have_attribute("data-event", str(decision.event), timeout=WAIT)
    shares = [float(cell.get_attribute("data-share") or "") for cell in verdict.locator("td[data-share]").all()]
    assert shares == [seen.share for seen in decision.prospects]
    assert [row.get_attribute("data-move") for row in verdict.locator("tbody tr").all()] == [seen.move for seen in decision.prospects]
    expect(verdict.locator(".chosen")).to_have_attribute("data-move", decision.chosen)
    names = verdict.locator("tbody b").all_inner_texts()
    assert all(name[0].isupper() for name in names), names  # as a person would say it, not as it is written in a record
    named = {seen.move: name for seen, name in zip(decision.prospects, names, strict=True)}
    text = verdict.locator("p").inner_text()
    assert f"chose “{named[decision.chosen]}”" in text
    assert (f"prefers “{named[decision.preferred]}”" in text) == (decision.chosen != decision.preferred)
    assert ("cost" in text) == (decision.cost >= 0.01)
    if decision.cost >= 0.01:
        assert f"cost {decision.cost:.0%}" in text or f"cost {decision.cost + 1e-9:.0%}" in text


@pytest.mark.parametrize("game", games.NAMES)
def test_the_figures_of_a_review_are_those_of_the_search(visitors: Any, game: str) -> None:
    page, _ = replayed(visitors(), game, SHORT)
    reviewed(page)
    match = games.replay(record(game, SHORT), complete=False)
    numbers = [number for number, event in enumerate(match.events, start=1) if isinstance(event.by, int)]
    for number in (numbers[0], numbers[len(numbers) // 2], numbers[-1]):
        page.get_by_label("Event", exact=True).fill(str(number - 1))
        shown(page, assess(match_at(game, number - 1), match.events[number - 1].move, REVIEWED))


def test_a_review_shows_its_progress_its_curve_and_the_three_moments(visitors: Any, served: Served) -> None:
    visitor: Visitor = visitors()
    page, code = replayed(visitor, "corinth")
    request = urllib.request.Request(f"{served.address}/api/v1/tables/{code}/review", method="POST", headers=cookie(visitor))
    with urllib.request.urlopen(request) as answer:
        half = json.loads(answer.read()) | {"done": 7, "of": 97, "decisions": [], "moments": []}
    page.route("**/review?after=0", lambda route: route.fulfill(json=half), times=1)  # what a review looks like before it is done
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".review-progress")).to_contain_text("7 of 97 decisions", timeout=WAIT)
    expect(page.locator("progress")).to_have_attribute("value", "7")
    page.wait_for_selector(".review-dear", timeout=WAIT)
    expect(page.locator(".chances .curve")).to_have_count(2)
    expect(page.locator(".moment")).to_have_count(3)
    with urllib.request.urlopen(request) as answer:
        found = json.loads(answer.read())
    for place, moment in enumerate(found["moments"]):
        page.locator(".moment").nth(place).click()
        at(page, moment["event"] - 1)
        decision = next(one for one in found["decisions"] if one["event"] == moment["event"])
        shown(page, msgspec.convert(decision, Decision))
    expect(page.locator(".past-marks b")).to_have_text(["1", "2", "3"])
    chart = page.locator(".chances svg")
    width, height = chart.evaluate("(chart) => [chart.getBoundingClientRect().width, chart.getBoundingClientRect().height]")
    chart.click(position={"x": width * 34 / 336, "y": height / 2})
    at(page, 0)
    assert violations(page) == []


def cookie(visitor: Visitor) -> dict[str, str]:
    """Who a visitor is, for a request beside the page."""
    found = visitor.context.cookies()
    return {"cookie": "; ".join(f"{each['name']}={each['value']}" for each in found), "origin": visitor.base}


def test_a_review_names_places_in_words(visitors: Any) -> None:
    page, _ = replayed(visitors(), "golden-horn", SHORT * 3)
    reviewed(page)
    events = games.replay(record("golden-horn", SHORT * 3), complete=False).events
    last = max(number for number, event in enumerate(events) if event.move.startswith("sail"))
    page.get_by_label("Event", exact=True).fill(str(last))
    at(page, last)
    expect(page.locator(".verdict small").first).to_contain_text("to space ")
    assert not re.search(r"\bs\d+\b", page.locator(".verdict").inner_text())
    for viewer in range(3):  # the same for every viewer
        page.get_by_label("Seen by").select_option(str(viewer))
        expect(page.locator(".gh-me")).to_contain_text(f"Player {viewer + 1}", timeout=WAIT)
        expect(page.locator(".verdict small").first).to_contain_text("to space ")


def test_a_linked_moment_is_in_sight_in_the_log_and_no_bot_thinks_there(visitors: Any) -> None:
    visitor: Visitor = visitors()
    page = visitor.visit()
    names = {"names": ["Ada", "easy", "hard"]}
    lines = record("golden-horn").splitlines(keepends=True)
    lines[0] = json.dumps(json.loads(lines[0]) | names).encode() + b"\n"
    code = upload(page, b"".join(lines))
    visitor.visit(f"/replay/{code}?event={MOMENT['golden-horn']}&seat=0")
    at(page, MOMENT["golden-horn"])
    expect(page.locator(".log .now").first).to_be_in_viewport(timeout=WAIT)
    for name, found in zip(("Ada", "Aspasia", "Lysis"), page.locator(".seat").all(), strict=True):
        expect(found).to_contain_text(name)
    expect(page.locator(".seat-state", has_text="to play")).to_have_count(1)
    page.get_by_role("button", name="Try other moves").click()
    page.wait_for_selector(".not-the-game", timeout=WAIT)
    expect(page.locator(".seat").nth(1)).to_contain_text("Aspasia")
    page.wait_for_selector(".log li")
    assert not [line for line in page.locator(".log li").all_inner_texts() if line.startswith("You ")]
    page.get_by_role("link", name="Back to the replay").click()
    at(page, MOMENT["golden-horn"])
    assert f"/replay/{code}?" in page.url
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("link", name="Original game").click()
    at(page, MOMENT["golden-horn"])


def test_on_a_phone_the_log_opens_at_the_moment(visitors: Any) -> None:
    page, code = replayed(visitors(**PHONE), "golden-horn")
    page.get_by_label("Event", exact=True).fill(str(MOMENT["golden-horn"]))
    at(page, MOMENT["golden-horn"])
    page.locator(".tabs").get_by_role("button", name="Log").click()
    expect(page.locator(".log .now").first).to_be_in_viewport()
    page.goto(re.sub("/replay/.*", f"/table/{code}", page.url))
    page.locator(".tabs").get_by_role("button", name="Log").click()
    expect(page.locator(".log li").last).to_be_in_viewport()


def test_the_end_on_a_board_to_try_moves_on_can_be_taken_back_and_played_anew(visitors: Any) -> None:
    page, _ = replayed(visitors(), "corinth")
    events = games.replay(record("corinth")).events
    last = max(number for number, event in enumerate(events) if isinstance(event.by, int))
    page.get_by_label("Event", exact=True).fill(str(last))
    at(page, last)
    page.get_by_role("button", name="Try other moves").click()
    page.wait_for_selector(".not-the-game", timeout=WAIT)
    page.get_by_role("button", name="Text view").click()
    for _ in range(2):
        while not page.locator(".ending").count():
            ready(page)
            page.locator(".choice:enabled").last.click()
            ready(page)
        expect(page.locator(".course svg")).to_be_visible(timeout=WAIT)
        page.get_by_role("button", name="Take back").click()
        expect(page.locator(".ending")).to_have_count(0, timeout=WAIT)
        expect(page.locator(".choice:enabled").first).to_be_visible(timeout=WAIT)
        page.get_by_role("button", name="Look back").click()
        expect(page.locator(".past").get_by_role("button", name="Back to now")).to_be_visible(timeout=WAIT)
        page.locator(".past").get_by_role("button", name="Back to now").click()


def test_playing_on_from_a_moment(visitors: Any) -> None:
    page, code = replayed(visitors(), "golden-horn")
    page.get_by_label("Event", exact=True).fill("150")
    at(page, 150)
    page.get_by_label("Your seat").select_option("1")
    page.get_by_label("Bots").select_option("novice")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/table/\w{8}$"))
    assert code not in page.url
    expect(page.locator(".seat").nth(1)).to_contain_text("(you)", timeout=WAIT)
    expect(page.locator(".seat").nth(0)).to_contain_text("Bot")
    page.wait_for_selector(".gh[data-asked=yes]", timeout=WAIT)
    expect(page.locator(".not-the-game")).to_have_count(0)


def test_two_browsers_try_moves_on_a_board_that_is_not_the_game(visitors: Any) -> None:
    first, second = visitors(), visitors(**PHONE)
    page, code = replayed(first, "corinth")
    page.get_by_label("Event", exact=True).fill(str(MOMENT["corinth"]))
    at(page, MOMENT["corinth"])
    page.get_by_role("button", name="Try other moves").click()
    expect(page.locator(".not-the-game")).to_contain_text("This is not the game.", timeout=WAIT)
    link = page.get_by_label("Link to this table").input_value()
    assert code not in link
    other = second.visit(link.removeprefix(second.base))
    expect(other.locator(".not-the-game")).to_contain_text("Here now: Merchant", timeout=WAIT)
    for found in (page, other):
        found.get_by_role("button", name="Text view").click()
        expect(found.get_by_role("button", name="Take back")).to_be_disabled()
        ready(found)
    moves = other.locator(".choice b").all_inner_texts()
    assert moves == page.locator(".choice b").all_inner_texts()
    line = page.locator(".log li").last.inner_text()
    other.locator(".choice:enabled").first.click()
    expect(page.locator(".log li").last).not_to_have_text(line, timeout=WAIT)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".taken-back").first).to_be_attached(timeout=WAIT)
    expect(other.get_by_role("button", name="Take back")).to_be_disabled(timeout=WAIT)
    assert other.locator(".choice b").all_inner_texts() == moves
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.set_viewport_size({"width": 360, "height": 640})
    assert other.evaluate("(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.querySelector('.not-the-game'))")
    other.get_by_role("button", name="Look back").click()
    way_back = other.locator(".ask-actions").get_by_role("button", name="Back to now")
    expect(way_back).to_be_visible(timeout=WAIT)
    back = way_back.bounding_box()
    assert back is not None
    assert back["height"] < 50, "its words stand in one line"
    assert violations(other) == []


def test_on_a_board_to_try_moves_on_every_hand_lies_open_now_and_before(visitors: Any) -> None:
    page, _ = replayed(visitors(), "golden-horn")
    event = MOMENT["golden-horn"]
    page.get_by_label("Event", exact=True).fill(str(event))
    at(page, event)
    page.get_by_role("button", name="Try other moves").click()
    page.wait_for_selector(".not-the-game", timeout=WAIT)
    hands_lie_open(page, event)
    expect(page.locator(".seat-points", has_text="?")).to_have_count(0)
    page.get_by_role("button", name="Look back").click()
    before = event - 2  # where the turn begins
    at(page, before)
    hands_lie_open(page, before)
    page.get_by_label("Seen by").select_option("2")
    expect(page.locator(".open-seat")).to_have_count(0)
    view: Any = match_at("golden-horn", before).view(2)
    assert hand(page.locator(".gh-strip")) == {color: many for color, many in view.table[2].hand.items() if many}


def hands_lie_open(page: Page, event: int) -> None:
    """The hands of all seats are shown as they were after so many events."""
    for seat in range(3):
        view: Any = match_at("golden-horn", event).view(seat)
        total = sum(view.table[seat].hand.values())
        expect(page.locator(f".open-seat[data-seat='{seat}'] .gh-hand h3 b")).to_have_text(str(total), timeout=WAIT)
        wanted = {color: many for color, many in view.table[seat].hand.items() if many}
        assert hand(page.locator(f".open-seat[data-seat='{seat}']")) == wanted


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_review_on_a_phone(visitors: Any, scheme: str) -> None:
    page, _ = replayed(visitors(color_scheme=scheme, **PHONE), "corinth", SHORT)
    page.locator(".tabs").get_by_role("button", name="Review").click()
    reviewed(page)
    assert violations(page) == []
    page.get_by_role("button", name="Next costly decision").click()
    page.wait_for_selector(".verdict", timeout=WAIT)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
