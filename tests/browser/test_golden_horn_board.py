"""Golden Horn's board in a browser: it draws what the server tells, and all can be done on it with a mouse, a finger or the keyboard."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games.golden_horn.codes import ROW_POINTS
from emporion.server.table import position
from tests.browser.frames import at_rest, quickest
from tests.browser.golden_horn_page import DESKTOP, PHONE, Mounted, Option, Table, reached
from tests.browser.golden_horn_positions import Continued, hoarded

DOMINIO: Option = {"dominio": True}
RATIOS = """() => {
  const part = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255);
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (colour) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const found = read(getComputedStyle(at).backgroundColor);
      if (found[3] > 250) return found;
    }
    return [255, 255, 255];
  };
  const written = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  return [...document.querySelectorAll('.gh *')].filter((element) => written(element) && !element.closest('svg')).map((element) => {
    const [high, low] = [light(read(getComputedStyle(element).color)), light(ground(element))].sort((a, b) => b - a);
    return [element.className, (high + 0.05) / (low + 0.05)];
  });
}"""
"""The contrast of all words on the board with what they stand on."""


def view_of(match: Match) -> Any:
    return match.view(0)


def raiding(match: Match) -> bool:
    return any(move.startswith("raid") for move in match.moves())


def loading(match: Match) -> bool:
    return view_of(match).point == "loading" and len(match.moves()) > 2 and view_of(match).table[0].stored > 2


def voyaging(match: Match) -> bool:
    return view_of(match).point == "voyaging" and any(target.price for target in match.targets())


def sailing(match: Match) -> bool:
    return view_of(match).point == "sailing" and any(target.moves[0].startswith("sail") for target in match.targets())


def meeting(match: Match) -> bool:
    """Whether a boat can sail to Modone where one of the same fleet lies, which comes after it in the order of berths."""
    lying = [boat.kind for boat in view_of(match).table[0].boats if boat.place == "modone"]
    order = [boat.kind for boat in view_of(match).table[0].boats]
    coming = {target.moves[0].split()[1] for target in match.targets() if target.end == "modone" and target.moves[0].startswith("sail")}
    return sailing(match) and any(order.index(kind) < order.index(there) for kind in coming for there in lying)


def conquering(match: Match) -> bool:
    return any(move.startswith("conquer") for move in match.moves())


# Playing.


def test_a_whole_game_is_played_by_clicking(browser: Browser, address: str) -> None:
    """Without Dominio; one with it is in test_golden_horn_games.py."""
    table = Table(browser, address)
    rng = Random("clicks")
    while not table.play([rng.below(1 << 16) for _ in range(40)]):
        pass
    result = table.context.request.get(f"{address}/api/v1/tables/{table.code}").json()
    shown = [int(table.page.locator(".ending tfoot td").nth(seat).inner_text()) for seat in range(2)]
    assert shown == result["scores"]
    table.close()


def test_a_boat_is_chosen_on_the_chart_and_its_voyage_clicked_by_its_end(browser: Browser, address: str) -> None:
    match = reached(3, {}, lambda match: sailing(match) and len({target.moves[0] for target in match.targets()}) > 1)
    board = Mounted(browser, address, match)
    target = next(target for target in match.targets() if target.moves[0].startswith("sail"))
    kind = target.moves[0].split()[1]
    board.page.click(f".gh-spot-boat[aria-label*='{kind}']")
    assert board.page.locator(".gh-spot-boat[aria-pressed=true]").count() == 1
    ends = [end for end in match.targets() if end.moves[0] == target.moves[0]]
    assert board.page.locator(".gh-spot-space").count() == len({end.end for end in match.targets() if end.moves[0].endswith(kind)})
    assert board.played() == []
    board.page.locator(".gh-ends .gh-choice").first.click()
    assert board.played() == [list(ends[0].moves)]
    board.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_voyage_to_modone_can_be_clicked_beside_boats_that_lie_there(browser: Browser, address: str, size: Any) -> None:
    match = reached(2, {}, meeting)
    board = Mounted(browser, address, match, size=size)
    target = next(target for target in match.targets() if target.end == "modone" and target.moves[0].startswith("sail"))
    board.page.click(f".gh-spot-boat[aria-label*='{target.moves[0].split()[1]}']")
    board.page.locator(".gh-spot-space[aria-label*=Modone]").first.click(timeout=5000)
    assert board.played() == [list(target.moves)]
    board.close()


def test_a_voyage_under_way_is_clicked_by_its_end(browser: Browser, address: str) -> None:
    match = reached(4, DOMINIO, voyaging)
    board = Mounted(browser, address, match)
    targets = match.targets()
    spots = board.page.locator(".gh-spot-space")
    assert spots.count() == len(targets)
    far = max(range(len(targets)), key=lambda number: targets[number].price)
    assert spots.nth(far).locator(".gh-price .gh-card").count() == targets[far].price
    spots.nth(far).click()
    assert board.played() == [list(targets[far].moves)]
    board.close()


def test_whom_one_could_raid_with_which_cards_and_for_what_is_shown_before(browser: Browser, address: str) -> None:
    match = reached(3, {}, raiding)
    board = Mounted(browser, address, match)
    raids = [move.split() for move in match.moves() if move.startswith("raid")]
    boats = {raid[1] for raid in raids}
    assert board.page.locator(".gh-spot-boat[aria-label^=Raid]").count() == len(boats)
    assert board.page.locator(".gh-victim").count() == len(boats)
    victim = board.page.locator(".gh-victim").first
    if victim.get_attribute("aria-expanded") == "false":
        victim.click()
    pair = board.page.locator(".gh-pair").first
    pair.focus()
    _, _, first, second = raids[0]
    words = f"with {first}, {second}: +1"
    assert words in (pair.get_attribute("aria-label") or "")
    assert words in board.page.locator(".gh-preview").inner_text()
    assert board.page.locator(".gh-stack[data-gone=yes]").count() == len({first, second})
    assert board.page.locator(".gh-store .gh-coming").count() == 1
    assert board.played() == []
    pair.press("Enter")
    assert board.played() == [[" ".join(raids[0])]]
    board.close()


ASKED = """async () => {
  const web = document.querySelector("link").href.replace("/styles/base.css", "");
  const { question } = await import(`${web}/games/golden_horn/log.js`);
  return question(window.told.position, { game: "golden-horn", names: window.told.names, seat: 0 });
}"""
"""The sentence above the table."""
WORDS = {
    "raid": ({}, lambda verbs: "raid" in verbs, "raid a boat at sea? Two cards steal one cube"),
    "no raid": ({}, lambda verbs: verbs == {"no-raid"}, "Your cards allow no raid now"),
    "figures": (DOMINIO, lambda verbs: "no-raid" in verbs and "raid" not in verbs and "conquer" in verbs, "conquer or exchange (D8, D9)?"),
    "all": (DOMINIO, lambda verbs: {"raid", "conquer"} <= verbs, "conquer or exchange (D8, D9), or raid a boat"),
    "stays": ({}, lambda verbs: verbs == {"stop"}, "it stays (M4, M5)"),
    "goes on": ({}, lambda verbs: {"stop", "wind"} <= verbs, "It may stay, or sail on"),
}


@pytest.mark.parametrize("name", WORDS)
def test_the_sentence_asks_for_what_can_be_done_and_nothing_else(browser: Browser, address: str, name: str) -> None:
    options, fits, words = WORDS[name]
    board = Mounted(browser, address, reached(3, options, lambda match: fits({move.split()[0] for move in match.moves()})))
    assert words in board.page.evaluate(ASKED)
    board.close()


def test_before_a_raid_one_learns_that_boats_in_port_can_be_chosen_after_it(browser: Browser, address: str) -> None:
    peace = 'button[data-moves="no-raid"]'
    match = reached(3, {}, lambda match: raiding(match) and len({target.moves[1] for target in match.targets()}) < 3)
    board = Mounted(browser, address, match)
    assert "then choose among all boats" in board.page.locator(peace).inner_text()
    board.close()
    match = reached(3, {}, lambda match: raiding(match) and len({target.moves[1] for target in match.targets()}) == 3)
    board = Mounted(browser, address, match)
    assert board.page.locator(peace).inner_text() == "Sail in peace"
    board.close()


def test_a_voyage_is_offered_by_its_ends_and_not_once_more_step_by_step(browser: Browser, address: str) -> None:
    match = reached(3, {}, lambda match: sailing(match) and len(match.targets()) > 2)
    kind = match.targets()[0].moves[0].split()[1]
    board = Mounted(browser, address, match)
    board.page.locator(f".gh-berth[aria-label*={kind}]").click()
    offered = [button.get_attribute("data-moves") for button in board.page.locator(".gh-ends button").all()]
    assert offered == [" · ".join(target.moves) for target in match.targets() if target.moves[0] == f"sail {kind}"]
    board.close()
    match = reached(3, {}, voyaging)
    board = Mounted(browser, address, match)
    offered = [button.get_attribute("data-moves") for button in board.page.locator(".gh-ask button").all()]
    assert offered == [" · ".join(target.moves) for target in match.targets()]
    board.close()


def counted(stored: Counter[str]) -> int:
    """What a warehouse without figures counts (E4): as many rows as it has of the commonest colour, each as long as it can be."""
    rows = [sum(many > level for many in stored.values()) for level in range(max(stored.values(), default=0))]
    return stored.total() + sum(ROW_POINTS.get(length, 0) for length in rows)


def test_loading_shows_what_each_colour_would_bring_in_rows(browser: Browser, address: str) -> None:
    match = reached(2, {}, loading)
    board = Mounted(browser, address, match)
    port = next(boat.place for boat in view_of(match).table[0].boats if boat.kind == view_of(match).boat)
    for move in match.moves():
        choice = board.page.locator(f".gh-choice[data-moves='{move}']")
        choice.focus()
        many = view_of(match).ports[port][move.split()[1]]
        assert choice.locator(".gh-pile svg").count() == many
        grown = [int((text + "×1").split("×")[1]) for text in choice.locator(".gh-grown i").all_inner_texts()]
        assert sum(grown) == board.page.locator(".gh-row[data-would=yes]").count() == many
        assert board.page.locator(".gh-store .gh-coming").count() == many
        stored = Counter(view_of(match).table[0].warehouse)
        gained = counted(stored + Counter({move.split()[1]: many})) - counted(stored)
        words = f"worth {gained} point{'s' if gained > 1 else ''}"
        assert choice.locator(".gh-worth").inner_text() == words
        assert words in (choice.get_attribute("aria-label") or "")
    board.page.locator(".gh-spot-goods").first.click()
    assert board.played()[0][0].startswith("load ")
    board.close()


def test_a_territory_is_conquered_on_the_chart(browser: Browser, address: str) -> None:
    match = reached(2, {"dominio": True, "warehouses": "open"}, conquering)
    board = Mounted(browser, address, match)
    plate = board.page.locator(".gh-spot-plate").first
    assert "points, −" in (plate.get_attribute("aria-label") or "")
    plate.click()
    assert board.played()[0][0].startswith("conquer ")
    board.close()


def test_boats_are_placed_on_the_chart(browser: Browser, address: str) -> None:
    table = Table(browser, address, players=3)
    for _ in range(3):
        at = table.at
        assert table.page.locator(".gh-spot").count() == 2
        table.page.locator(".gh-spot").first.click()
        table.moved(at)
    assert [move for move in table.moves() if move.startswith("place")] == ["place trio venice", "place duo venice", "place solo venice"]
    table.close()


# The keyboard, and those who do not see.


def test_everything_is_explained_with_its_rule_by_keyboard_touch_and_pointer(browser: Browser, address: str) -> None:
    table = Table(browser, address, players=3, options=DOMINIO)
    tip = table.page.locator("#tip")
    for region in (".gh-own", ".gh-side", ".gh-pieces"):
        table.page.locator(region).focus()
        told = set()
        for _ in range(8):
            table.page.keyboard.press("ArrowRight")
            told.add(tip.inner_text())
            assert tip.locator(".rule-link, .rule-id").count() > 0
        assert len(told) >= 2, "one after the other"
    table.page.keyboard.press("Escape")
    table.page.locator(".gh-rows").hover()
    expect(tip).to_contain_text("Rows of 4, 5, 6 different colours")
    expect(tip).to_contain_text("E4")
    assert table.page.locator(".gh [title]").count() == 0
    table.close()


def test_a_touch_explains_a_sort_of_choices(browser: Browser, address: str) -> None:
    table = Table(browser, address, players=2, size=PHONE)
    table.page.locator(".gh-sort").tap()
    expect(table.page.locator("#tip")).to_contain_text("S2")
    table.close()


def test_a_turn_with_the_keyboard_alone(browser: Browser, address: str) -> None:
    table = Table(browser, address, players=2)
    moving = "document.activeElement?.dataset.moves ?? ''"
    for turn in range(6):
        at = table.at
        if turn:
            table.page.wait_for_function("document.activeElement.matches('.gh-ask button')")  # the play goes on where the focus is
        for _ in range(60):
            found = table.page.evaluate(moving)
            if found:
                break
            table.page.keyboard.press("Tab")
        assert found, "a choice is reached by Tab"
        seen = table.page.locator(".gh-preview").text_content()
        assert seen == table.page.evaluate("document.activeElement.getAttribute('aria-label')")
        table.page.keyboard.press("Enter")
        table.moved(at)
    assert len(table.moves()) >= 6
    table.close()


INSIDE = """() => [...document.querySelectorAll('.gh-own *, .gh-other *, .gh-stock *, .gh-ask *')].filter((each) => {
  const [box, room] = [each, each.closest('.gh-own, .gh-other, .gh-stock, .gh-ask')].map((one) => one.getBoundingClientRect());
  return !each.closest('svg svg, svg *') && (box.right > room.right + 1 || box.bottom > room.bottom + 1);
}).map((each) => each.className.baseVal ?? each.className)"""
"""What sticks out of its panel."""


WIDE = ":root { --sans: 'DejaVu Sans', Verdana, sans-serif !important; --serif: 'DejaVu Serif', serif !important }"
"""What stands in for our own letters until they have come is broader than they are."""


@pytest.mark.parametrize("style", [":root { }", WIDE], ids=["own", "wide"])
@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1280, 1920])
def test_nothing_sticks_out_at_any_width(browser: Browser, address: str, width: int, style: str) -> None:
    board = Mounted(browser, address, reached(4, DOMINIO, raiding), size={"width": width, "height": 800})
    board.page.add_style_tag(content=style)
    board.page.evaluate("document.fonts.ready.then(() => undefined)")
    assert board.page.evaluate(INSIDE) == []
    assert board.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_choice_is_a_button_with_a_name_and_large_enough_for_a_finger(browser: Browser, address: str, size: Any) -> None:
    board = Mounted(browser, address, reached(4, DOMINIO, raiding), size=size)
    script = """() => [...document.querySelectorAll('.gh button:enabled:not(.gh-spot-goods)')].map((button) => {
      const box = button.getBoundingClientRect();
      return [(button.getAttribute('aria-label') ?? button.textContent).trim(), Math.round(box.width), Math.round(box.height)];
    })"""
    buttons = board.page.evaluate(script)
    assert buttons
    assert all(name and width >= 44 and height >= 44 for name, width, height in buttons), buttons
    assert board.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_words_stand_out_from_their_ground(browser: Browser, address: str, theme: str) -> None:
    board = Mounted(browser, address, reached(4, DOMINIO, raiding))
    board.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    board.page.evaluate("document.body.style.background = getComputedStyle(document.querySelector('.gh')).getPropertyValue('--draw-paper')")
    ratios = board.page.evaluate(RATIOS)
    assert ratios
    assert all(ratio >= 4.5 for _, ratio in ratios), [found for found in ratios if found[1] < 4.5]
    board.close()


# Advice, motion, secrets.


def test_advice_is_marked_where_it_is_clicked(browser: Browser, address: str) -> None:
    match = reached(3, {}, loading)
    move = match.moves()[-1]
    hint = {"at": 1, "prospects": [{"move": move, "share": 0.5, "points": 9, "visits": 10}], "line": [move], "exact": False}
    board = Mounted(browser, address, match, hint=hint)
    advised = board.page.locator(".gh-choice.gh-hinted")
    assert advised.count() == 1
    assert advised.get_attribute("data-moves") == move
    assert "advised" in (advised.get_attribute("aria-label") or "")
    board.close()


def sailed(match: Match) -> tuple[Any, Any]:
    """The position after a voyage, and the entries that led to it."""
    entries = []
    for number, move in enumerate(max(match.targets(), key=lambda target: len(target.moves)).moves):
        effects = [effect.seen(0) for effect in match.play(move)]
        entries.append({"number": number, "kind": "move", "seat": 0, "at": 0, "move": move, "effects": effects})
    return position(match, 0, 2), entries


HEADINGS = """(boats) => boats.map(([name, here, next]) => {
  const boat = document.querySelector(`[data-boat="${name}"]`);
  const middle = (found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [here, next].map((number) => middle(document.querySelector(`[id="space-${number}"] circle`)));
  const arrow = middle(boat.querySelector(".gh-course"));
  const far = (one, two) => Math.hypot(one.x - two.x, one.y - two.y);
  const bow = boat.querySelector(".gh-rig").getAttribute("transform") ? -1 : 1;
  return far(arrow, to) < far(from, to) - 5 && bow * (to.x - from.x) > 0;
})"""
"""Whether the arrow and the bow of each boat point from its space to the next one."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_boats_show_where_they_head(browser: Browser, address: str, size: Any) -> None:
    def sea(match: Match) -> list[list[Any]]:
        """Boats on the way between two spaces of which Modone is not in the middle and which are not at the chart's bend."""
        boats = [(player.seat, boat) for player in view_of(match).table for boat in player.boats if (boat.place or "").startswith("s")]
        steps = [(f"{seat}-{boat.kind}", int(boat.place[1:]), -1 if boat.heading == "venice" else 1) for seat, boat in boats]
        return [[name, here, here + step] for name, here, step in steps if 0 < here + step <= 12 and {here, here + step} != {6, 7}]

    match = reached(4, {}, lambda match: len(sea(match)) > 5 and len({step[2] - step[1] for step in sea(match)}) == 2)
    board = Mounted(browser, address, match, size=size)
    assert all(board.page.evaluate(HEADINGS, sea(match)))
    board.close()


def test_boats_sail_one_step_after_the_other_and_a_click_skips_it(browser: Browser, address: str) -> None:
    match = reached(4, DOMINIO, voyaging)
    board = Mounted(browser, address, match, motion=True)
    where, entries = sailed(match)
    began = time.perf_counter()
    board.show(where, entries)
    drawn = time.perf_counter() - began
    timings = board.page.evaluate("document.getAnimations().map(a => a.effect.getTiming()).map(t => [t.delay, t.duration])")
    assert timings
    assert all(150 <= duration <= 400 for _, duration in timings)
    assert drawn < 1
    board.page.mouse.click(3, 3)
    board.page.locator(".gh-me").dispatch_event("pointerdown")
    assert board.page.evaluate("document.getAnimations().length") == 0
    assert board.page.locator(".gh-flight").count() == 0
    board.close()


def test_nothing_moves_where_no_motion_is_wanted(browser: Browser, address: str) -> None:
    match = reached(4, DOMINIO, voyaging)
    board = Mounted(browser, address, match)
    board.show(*sailed(match))
    assert board.page.evaluate("document.getAnimations().length") == 0
    board.close()


FRAMES = """() => {
  window.spans = [];
  let last = performance.now();
  const tick = (now) => {
    if (document.getAnimations().length) window.spans.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
"""Keep how long each frame takes while something moves."""


@pytest.mark.alone
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_frame_of_an_animation_is_long_at_a_real_table(browser: Browser, address: str, size: Any) -> None:
    match = hoarded(4, lambda match: len(match.events) > 200 and voyaging(match))
    target = max(match.targets(), key=lambda target: len(target.moves))

    def crossed() -> tuple[float, float]:
        table = Continued(browser, address, match, motion=True, size=size)
        rest = at_rest(table.page)
        table.page.evaluate(FRAMES)
        table.page.locator(f".gh-choice[data-moves='{' · '.join(target.moves)}']").click()
        table.page.wait_for_timeout(2000)
        spans = table.page.evaluate("window.spans")
        rest = max(rest, at_rest(table.page))
        table.close()
        assert len(spans) > 10
        return max(spans), rest

    quickest(50.5, crossed)  # three of the screen's


def test_nobody_elses_cards_are_in_the_page(browser: Browser, address: str) -> None:
    match = reached(3, {}, lambda match: sailing(match) and all(player.cards for player in view_of(match).table))
    board = Mounted(browser, address, match)
    own = view_of(match).table[0].hand
    for opened in board.page.locator(".gh-whose").all():
        opened.click()
    assert board.page.locator(".gh-other use[href='#horn-wind']").count() == 0
    assert board.page.locator(".gh-other .gh-things").count() == 0
    assert board.page.locator(".gh-hand .gh-badge").count() == len(own)
    watching = match.view(None)
    assert [player.hand for player in watching.table] == [None] * 3
    board.close()


def test_no_choice_is_answered_by_itself(browser: Browser, address: str) -> None:
    board = Mounted(browser, address, reached(2, {}, lambda match: len(match.moves()) == 2), motion=True)
    board.page.wait_for_timeout(600)
    assert board.played() == []
    board.close()
