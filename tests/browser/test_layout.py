"""Texts of every language fit at every width: none is cut off, none covers another, none is too small to read.

Each state of the page is loaded once; then the language is switched and the window resized. `make test` looks at German and Dutch, the
longest languages, on the narrowest phone and on a laptop; with EMPORION_TESTS=all every language is looked at in every width.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from emporion.text import LANGUAGES
from tests.browser.conftest import Visitor
from tests.browser.test_learning import LENGTHS, learn, step_of
from tests.browser.test_pictures import EARLY, MID, READY, Album, states
from tests.browser.test_quiz import EVENTS, at_quiz, attempt
from tests.browser.test_replay import record, reviewed, upload
from tests.browser.test_shell import WAIT, list_of_moves
from tests.browser.test_text_view import read_as_text, type_in
from tests.conftest import ALL, ROOT
from tests.waiting import wait_until

SIZES = {320: 568, 360: 740, 390: 844, 768: 1024, 1280: 800, 1920: 1080, 2560: 1440}
WIDTHS = [*SIZES] if ALL else [320, 1280, 2560]
SPOKEN = LANGUAGES if ALL else ("de", "nl")
FLAWS = (Path(__file__).parent / "layout_flaws.js").read_text(encoding="utf-8")
PICTURES = ROOT / "build" / "pictures" / "layout"
MAY_BE_CUT = {
    ".seat-name, .gh-name, .corinth-sheet h2, .rival h2, .scores thead th[class]": "names of players, up to 30 letters",
    ".entry span": "names of players at a table of the list",
    ".coach-line > span": "the coach's sentence, which a press opens",
    ".latest span": "the last line of the log, which a press opens",
}
"""What may be cut off, and why: everything here is also shown whole elsewhere."""
WORDS = """document.querySelector("main").innerText + "\\n"
  + [...document.querySelectorAll("main :is([data-tip], [aria-label], title)")]
    .map((one) => one.dataset.tip ?? one.getAttribute("aria-label") ?? one.textContent).join("\\n")"""
"""What a page says: its words, its explanations and its labels for screen readers."""

LOOKS_AGAIN, LOOK_AGAIN_MS = 20, 1000

Step = Iterator[str]
"""A walk through states of the page: the name of each, when it is shown."""


def speak(page: Page, language: str) -> None:
    """Switch the language, also where the menu lies behind a dialog."""
    page.evaluate(
        """(language) => {
          const menu = document.querySelector(".languages");
          menu.value = language;
          menu.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        language,
    )
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language, timeout=WAIT)
    page.wait_for_load_state("networkidle")
    page.evaluate(
        "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"
    )


BRING_FONTS = """async () => {
  if (document.fonts.size) return;
  const { name } = performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/start.js"));
  for (const [family, file] of [["Alegreya", "alegreya-latin"], ["Source Sans 3", "source-sans-3-latin"]]) {
    const face = new FontFace(family, `url("${new URL(`../fonts/${file}.woff2`, name)}")`, { weight: "200 900" });
    document.fonts.add(await face.load());
  }
}"""
"""Adds the fonts of the page, which does without them where they come late, as on a busy machine."""


def resize(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    page.evaluate("document.activeElement?.blur()")  # a tip is placed when it opens, and not anew when the window changes
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))")


def lasting_flaws(page: Page) -> list[str]:
    """The flaws that are still there a while later: the drawing of another width or language may be on its way."""
    seen: list[str] = page.evaluate(FLAWS, ", ".join(MAY_BE_CUT))
    for _ in range(LOOKS_AGAIN if seen else 0):
        page.wait_for_timeout(LOOK_AGAIN_MS)
        page.wait_for_load_state("networkidle")
        again: list[str] = page.evaluate(FLAWS, ", ".join(MAY_BE_CUT))
        if again == seen:
            break
        seen = again
    return seen


def flaws(page: Page, state: str) -> list[str]:
    """What is wrong with a state in any language at any width, with a picture of each."""
    found = []
    page.mouse.move(1, 1)
    page.evaluate(BRING_FONTS)
    for language in SPOKEN:
        for width in (1280, 360):  # a board may fetch another drawing for a phone
            resize(page, width)
            speak(page, language)
        for width in WIDTHS:
            resize(page, width)
            if seen := lasting_flaws(page):
                PICTURES.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=PICTURES / f"{state}-{language}-{width}.png", full_page=True)
            found += [f"{state}, {language}, {width} px: {flaw}" for flaw in seen]
    resize(page, 1280)
    speak(page, "en")
    return found


def show_tab(page: Page, number: int) -> None:
    """Choose a tab of a narrow page; a broad one shows them all."""
    page.evaluate("(number) => document.querySelectorAll('.tabs button')[number]?.click()", number)


def show_list(page: Page) -> None:
    """Show the moves as a list in the place of the board, or the board again."""
    page.evaluate("document.querySelector('.side-more button[aria-pressed]').click()")


def around(album: Album) -> Step:
    """The lobby with tables, the form of a new table, and a table that waits for players."""
    visitor, ask = album.visitor, album.visitor.context.request
    ask.post(f"{visitor.base}/api/v1/me", data={"name": "Ada"})
    visitor.context.add_init_script("localStorage.setItem('emporion.name', JSON.stringify('Ada'))")
    for game, options in (("corinth", {}), ("golden-horn", {"dominio": True})):
        seats = [{"kind": "me"}, {"kind": "bot", "level": "expert"}, {"kind": "open"}]
        wanted = {"game": game, "seats": seats, "options": options}
        code = ask.post(f"{visitor.base}/api/v1/tables", data=wanted).json()["table"]["code"]
    page = visitor.visit()
    page.wait_for_selector(".entry", timeout=WAIT)
    yield "lobby"
    page.locator(".card-golden-horn .card-actions button").nth(1).click()
    page.locator(".form input[name=players]").nth(2).check(force=True)
    page.locator(".wish select").nth(1).select_option("another")
    page.locator(".wish select").nth(2).select_option("bot expert")
    yield "new-table"
    visitor.visit(f"/table/{code}")
    page.wait_for_selector(".waiting", timeout=WAIT)
    yield "waiting"


def playing(album: Album, game: str) -> Step:
    """Decisions on the board; the log, the hint and the text view."""
    long = "choosing" if game == "corinth" else "raid"
    for name in ("building", "walking", "stocking") if game == "corinth" else ("conquering", "loading", "sailing", "placing", "voyaging"):
        album.go_on(states(game)[name])
        yield name
    page = album.go_on(states(game)[long])
    yield long
    show_tab(page, 1)
    yield "log"
    show_tab(page, 0)
    page.keyboard.press("h")
    expect(page.locator(".advice tbody tr").first).to_contain_text("%", timeout=WAIT)
    yield "hint"
    page.evaluate("document.querySelector('.advice button')?.click()")
    show_list(page)
    page.wait_for_selector(".choice:enabled", timeout=WAIT)
    yield "list"
    page.evaluate("document.querySelectorAll('.side-more button')[0].click()")
    page.wait_for_selector(".past", timeout=WAIT)
    yield "looking-back"
    show_list(page)


def ending(album: Album, game: str) -> Step:
    """The end of a game, and how its dice are checked."""
    page = album.go_on(states(game)["last"])
    show_list(page)
    while not page.locator(".ending").count():
        page.wait_for_selector(".ending, .choice:enabled", timeout=WAIT)
        if page.locator(".choice:enabled").count():
            page.locator(".choice:enabled").first.click()
    show_list(page)
    expect(page.locator(".course svg")).to_be_visible(timeout=WAIT)
    page.locator(".proof summary").click()
    yield "ending"


def replaying(album: Album, game: str) -> Step:
    """A finished game that is looked at again, with its review."""
    page = album.visitor.visit()
    upload(page, record(game, MID))
    page.get_by_label("Event", exact=True).fill(str(EARLY))
    expect(page.locator(".past")).to_contain_text(f"event {EARLY} of", timeout=WAIT)
    reviewed(page)
    yield "review"
    show_tab(page, 2)
    yield "review-tab"


def reading(album: Album, game: str) -> Step:
    """The rulebook."""
    page = album.visitor.visit(f"/rules/{game}")
    page.wait_for_selector(".book .chapter", timeout=WAIT)
    yield "rulebook"


def is_at(page: Page, step: int) -> bool:
    return step_of(page) == step


def learning(album: Album, name: str) -> Step:
    """Every step of a lesson, and a mistake that is explained."""
    page = learn(album.visitor, name)
    for number in range(LENGTHS[name]):
        expect(page.locator(".lesson-marks li.here")).to_have_count(1)
        yield f"step-{number}"
        if (name, number) == ("corinth", 3):
            page.locator('[data-move="shop 6"]').click()
            page.get_by_role("alert").filter(has_text="four symbols").wait_for()
            yield "mistake"
        if number + 1 < LENGTHS[name]:
            page.locator(".lesson-next").click()
            wait_until(partial(is_at, page, number + 1), lambda: step_of(page))


def coaching(album: Album, game: str) -> Step:
    """The coach beside the first question of a first game."""
    page = album.visitor.play_now(game)
    page.locator(".coach").wait_for()
    yield "coach"


def describing(album: Album, game: str) -> Step:
    """The whole position in words, as a table and as an answer to what is typed."""
    page = read_as_text(album.visitor, game, detail="full")
    type_in(page, "status")
    yield "words"
    type_in(page, "help")
    yield "help"


def quizzing(album: Album, game: str) -> Step:
    """The quiz of a review: a question, a judged move, the answer, what was found."""
    page = album.visitor.visit()
    decisions = at_quiz(page, game, EVENTS[game])
    list_of_moves(page)
    yield "question"
    attempt(page, decisions[0].chosen)
    page.locator(".quiz-judged").wait_for()
    yield "judged"
    for place in range(len(decisions)):
        page.locator(".quiz").get_by_role("button", name="Show the answer").click()
        page.locator(".quiz-answer").wait_for()
        if place == 0:
            yield "answer"
        last = place + 1 == len(decisions)
        page.locator(".quiz").get_by_role("button", name="Finish" if last else "Next decision").click()
    page.locator(".quiz-results").wait_for()
    yield "found"


def analyzing(album: Album, game: str) -> Step:
    """A board to try moves on, with what the bot expects."""
    page = album.visitor.visit()
    upload(page, record(game, EVENTS[game]))
    page.get_by_label("Event", exact=True).fill("41")
    page.get_by_role("button", name="Try other moves").click()
    page.wait_for_selector(".not-the-game", timeout=WAIT)
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".advice")).to_contain_text("Chances to win here: ", timeout=WAIT)
    yield "analysis"


SCENES: dict[str, Callable[[Album], Step]] = {"around": around}
for scene in (playing, ending, replaying, reading, coaching, describing, quizzing, analyzing):
    for game in ("corinth", "golden-horn"):
        SCENES[f"{scene.__name__}-{game}"] = partial(scene, game=game)
for lesson in LENGTHS:
    SCENES[f"learning-{lesson}"] = partial(learning, name=lesson)
IN_MAKE_TEST = "playing-golden-horn"
"""The scene that `make test` looks at; it has the most states."""


@pytest.mark.whole
@pytest.mark.parametrize(("game", "state"), [("corinth", "building"), ("golden-horn", "raid")])
def test_everything_is_said_anew_when_the_language_is_switched(visitors: Any, game: str, state: str) -> None:
    page = Album(visitors(), "layout").go_on(states(game)[state])
    speak(page, "de")
    anew = page.context.new_page()
    anew.goto(page.url)
    for each in (page, anew):
        each.wait_for_selector(READY[game], timeout=WAIT)
    wait_until(lambda: page.evaluate(WORDS) == anew.evaluate(WORDS), lambda: (page.evaluate(WORDS), anew.evaluate(WORDS)))
    assert "Zurückblicken" in page.evaluate(WORDS)


@pytest.mark.whole
@pytest.mark.timeout(1800 if ALL else 300)
@pytest.mark.parametrize("scene", [pytest.param(scene, marks=pytest.mark.always if scene == IN_MAKE_TEST else ()) for scene in SCENES])
def test_texts_of_every_language_fit_at_every_width(visitors: Any, scene: str) -> None:
    visitor: Visitor = visitors()
    found: list[str] = []
    for state in SCENES[scene](Album(visitor, "layout")):
        found += flaws(visitor.page, f"{scene}-{state}")
    assert not found, "\n".join(found)


ASKED_FLAWS = (Path(__file__).parent / "asked_flaws.js").read_text(encoding="utf-8")
WINDOWS = [(667, 375), (320, 568), (768, 1024), (1280, 800)]
"""A phone held sideways, the narrowest one, a tablet, a laptop."""
MORE_WINDOWS = [(390, 844), (740, 360), (844, 390), (640, 400), (853, 533), (1920, 1080), (2560, 1440)]
"""Other phones upright and sideways, a laptop at 200 % and 150 %, large screens."""
DECISIONS = {
    "corinth": ("choosing", "stocking", "walking", "building"),
    "golden-horn": ("placing", "sailing", "loading", "voyaging", "conquering", "raid"),
}


def asked_flaws(page: Page, game: str, state: str, windows: list[tuple[int, int]], also: str = "main") -> list[str]:
    """What keeps question and answers from being seen together. In every window the page is loaded anew: boards scroll to what is asked."""
    found = []
    for width, height in windows:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        for awaited in (READY[game], also):
            page.wait_for_selector(awaited, timeout=WAIT)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100))))")
        if seen := page.evaluate(ASKED_FLAWS):
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / f"{game}-{state}-{width}.png")
        found += [f"{state}, {width} x {height}: {flaw}" for flaw in seen]
    return found


@pytest.mark.whole
@pytest.mark.timeout(1800 if ALL else 300)
@pytest.mark.parametrize("game", DECISIONS)
def test_what_is_asked_and_its_answers_are_in_sight_together(visitors: Any, game: str) -> None:
    found = []
    for language in ("de", "en") if ALL else ("de",):
        visitor: Visitor = visitors(locale=language)
        album = Album(visitor, "layout")
        for state in DECISIONS[game]:
            page = album.go_on(states(game)[state])
            seen = asked_flaws(page, game, state, [*WINDOWS, *(MORE_WINDOWS if ALL else [])])
            found += [f"{language}, {flaw}" for flaw in seen]
    assert not found, "\n".join(found)


@pytest.mark.whole
@pytest.mark.timeout(600 if ALL else 300)
@pytest.mark.parametrize("game", DECISIONS)
def test_the_coach_of_a_first_game_covers_no_answer(visitors: Any, game: str) -> None:
    visitor: Visitor = visitors(locale="de")
    page = visitor.play_now(game)
    page.wait_for_selector(READY[game])
    found = asked_flaws(page, game, "coach", [*WINDOWS, *MORE_WINDOWS], also=".coach")
    assert not found, "\n".join(found)


@pytest.mark.whole
def test_a_press_shows_all_that_the_coach_says(visitors: Any) -> None:
    page = visitors(locale="de", viewport={"width": 320, "height": 640}).play_now("corinth")
    line = page.locator(".coach-line")
    is_cut = "line => line.firstElementChild.scrollHeight > line.firstElementChild.clientHeight + 2"
    assert line.evaluate(is_cut)
    line.click()
    expect(line).to_have_attribute("aria-expanded", "true")
    assert not line.evaluate(is_cut)
    page.locator(".coach").get_by_role("button", name="Ohne Begleiter").click()
    expect(page.locator(".coach")).to_have_count(0)


def edge(page: Page, selector: str, side: str) -> float:
    """A side of an element in the window, in pixels."""
    return float(page.locator(selector).first.evaluate(f"element => element.getBoundingClientRect().{side}"))


@pytest.mark.whole
def test_golden_horn_gives_the_chart_and_ones_own_things_the_room_of_a_large_window(visitors: Any) -> None:
    page = Album(visitors(locale="de"), "layout").go_on(states("golden-horn")["sailing"])
    assert edge(page, ".gh-chart", "width") >= 0.88 * edge(page, ".gh-main", "width"), (
        "in a low window the chart was 82 % as wide as its place"
    )
    assert edge(page, ".gh-chart", "bottom") <= edge(page, ".gh-ask", "top")
    assert edge(page, ".gh-ask", "height") < 80, "one row of ships"
    expect(page.locator(".gh-stored")).to_be_visible()
    low = edge(page, ".gh-store", "height")
    for width in (1920, 2560):
        resize(page, width)
        expect(page.locator(".gh-stored")).to_be_hidden()
        assert edge(page, ".gh-own", "bottom") <= edge(page, ".gh-ask", "top"), width
    assert edge(page, ".gh-store", "height") > 1.35 * low, "on a large screen the warehouse is larger"


@pytest.mark.whole
def test_corinth_shows_rivals_whole_beside_ones_sheet_and_below_it_on_a_phone(visitors: Any) -> None:
    page = Album(visitors(locale="de"), "layout").go_on(states("corinth")["choosing"])
    for width, height in ((1280, 800), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".rival")).to_have_count(3)
        assert edge(page, ".rival:last-of-type", "bottom") <= height, width
    for width, height in ((844, 390), (667, 375), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert (
            edge(page, ".harbor", "bottom") < edge(page, ".large", "top") < edge(page, ".large", "bottom") <= edge(page, ".rivals", "top")
        )
        assert edge(page, ".large", "top") - edge(page, ".harbor", "bottom") < 30, "one's own sheet follows the harbor"
    page.locator(".rival .over").first.click()
    expect(page.locator(".front-close")).to_be_in_viewport()
    page.locator(".front-close").click()
    expect(page.locator(".front")).to_have_count(0)


IS_GRAY = """(element) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "GrayText";
  const gray = getComputedStyle(probe).color;
  probe.remove();
  const { color, borderTopColor } = getComputedStyle(element);
  return color === gray && borderTopColor === gray;
}"""
"""Whether words and border of a button have the color of what cannot be used."""
HIGHLIGHT = """(selector) => {
  const [name, pseudo] = selector.split("::");
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Highlight";
  const highlight = getComputedStyle(probe).color;
  probe.remove();
  const marked = document.querySelectorAll(name);
  return marked.length > 0 && [...marked].every((element) => {
    const style = getComputedStyle(element, pseudo && `::${pseudo}`);
    const hasOutline = style.outlineStyle !== "none" && style.outlineColor === highlight;
    return hasOutline || (style.borderBottomStyle !== "none" && style.borderBottomColor === highlight);
  });
}"""
"""Whether everything that a selector finds has an outline or a border in the color of what is selected."""


@pytest.mark.whole
def test_forced_colors_keep_every_highlight_and_an_ending_can_be_printed(visitors: Any) -> None:
    visitor: Visitor = visitors(forced_colors="active", color_scheme="dark", viewport={"width": 390, "height": 844})
    album = Album(visitor, "layout")
    for game, state, selectors in (
        ("corinth", "choosing", [".berth.may .over", ".tabs [aria-pressed=true]", ".ask.asked"]),
        ("corinth", "walking", [".spot.may::before"]),
        ("golden-horn", "sailing", [".gh-ask .board-choice:enabled", ".gh-spot:enabled::before"]),
    ):
        page = album.go_on(states(game)[state])
        assert [one for one in selectors if not page.evaluate(HIGHLIGHT, one)] == [], state
    page.set_viewport_size({"width": 1280, "height": 800})
    page = album.go_on(states("corinth")["choosing"])
    expect(page.locator(".button[aria-disabled=true], .button:disabled").first).to_be_visible()
    assert page.locator(".button[aria-disabled=true], .button:disabled").first.evaluate(IS_GRAY)
    bars = page.locator(".rival").evaluate_all("all => all.map((one) => getComputedStyle(one, '::before').backgroundColor)")
    assert len(set(bars)) == len(bars) == 3, "each rival has a bar in a color of its own"
    page.locator(".button.undo").hover()
    expect(page.locator(".tip-box")).to_be_visible()
    assert page.locator(".tip-box").evaluate("tip => getComputedStyle(tip).borderTopStyle") == "solid"
    page.emulate_media(forced_colors="none")
    for _ in ending(album, "corinth"):
        page.emulate_media(media="print", color_scheme="dark")
        expect(page.locator(".ending .scores")).to_be_visible()
        expect(page.locator(".ending .course svg")).to_be_visible()
        for gone in (".side", ".ending-actions", ".switches", ".ask", ".proof"):
            expect(page.locator(gone).first).to_be_hidden()
        assert page.locator(".ending h2").evaluate("(title) => getComputedStyle(title).color") == "rgb(0, 0, 0)"
        assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / "printed.png", full_page=True)
        page.emulate_media(media="screen", color_scheme="dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


SPOILED = {
    "the page is": '<div style="width: 3000px">wide</div>',
    "too small": '<p style="font-size: 8px">small</p>',
    "too small, 6.0 px": '<svg width="50" height="50" viewBox="0 0 100 100"><text y="50" font-size="12">small</text></svg>',
    "cut off": '<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">a long word and more</p>',
    "overlap": '<p style="position: absolute; top: 90px">one text</p><p style="position: absolute; top: 95px">another text</p>',
    "outside the window": '<p style="position: absolute; left: -30px">to the left</p>',
    "wider than its box": '<button style="width: 40px; white-space: nowrap; padding: 0">a long word and more</button>',
}


@pytest.mark.whole
def test_every_kind_of_flaw_is_found(visitors: Any) -> None:
    page = visitors().page
    for flaw, spoiled in SPOILED.items():
        page.set_content(f"<main><p>Good.</p>{spoiled}</main>")
        found = page.evaluate(FLAWS, ".none")
        assert any(line.startswith(flaw) for line in found), (flaw, found)
    page.set_content("<main><p>Good.</p><button>Press</button><svg><text y='20'>good</text></svg></main>")
    assert page.evaluate(FLAWS, ".none") == []


@pytest.mark.whole
def test_small_things_of_the_first_minute(visitors: Any) -> None:
    """A first game has open warehouses and no empty news; no tip opens by itself; a narrow phone shows the language by its code."""
    visitor: Visitor = visitors(locale="de", viewport={"width": 844, "height": 390})
    page = visitor.play_now("golden-horn")
    page.wait_for_selector(READY["golden-horn"])
    page.wait_for_timeout(600)  # a tip opens after 350 ms
    expect(page.locator("#tip")).to_be_hidden()
    expect(page.locator(".since")).to_have_count(0)
    assert "?" not in page.locator(".seat-points").all_inner_texts()
    page.set_viewport_size({"width": 320, "height": 640})
    assert "DE" in page.locator(".language-place").evaluate("place => getComputedStyle(place, '::before').content")
    page = visitor.visit()
    page.set_viewport_size({"width": 1280, "height": 800})
    for part in (".card-fields", ".card-actions", ".card-links"):
        tops = page.locator(f".card {part}").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
        assert len(tops) == 2, part
        assert tops[0] == tops[1], f"{part} of both cards are in line"


@pytest.mark.whole
def test_a_player_has_the_same_flag_in_the_waiting_room_as_in_the_game(visitors: Any) -> None:
    visitor: Visitor = visitors()
    visitor.context.request.post(f"{visitor.base}/api/v1/me", data={"name": "Ada"})
    made = visitor.context.request.post(
        f"{visitor.base}/api/v1/tables", data={"game": "golden-horn", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    )
    page = visitor.visit(f"/table/{made.json()['table']['code']}")
    flags = page.locator(".waiting .seat-flag")
    expect(flags).to_have_count(2)
    assert flags.first.locator("path").first.evaluate("path => getComputedStyle(path).fill") == "rgb(43, 42, 40)", "black, as its hulls"
