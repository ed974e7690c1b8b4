"""Golden Horn's board in a browser: it draws what the server tells, and all can be done on it with a mouse, a finger or the keyboard."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from emporion.engine.lessons import lesson_match
from emporion.engine.match import Match
from emporion.engine.random import Random
from emporion.games.golden_horn.codes import ROW_POINTS
from emporion.tables.table import position
from tests.browser.accessibility_tree import exposed_twice
from tests.browser.frames import traced_tasks
from tests.browser.game_page import DESKTOP, PHONE
from tests.browser.golden_horn_page import GAME, Mounted, Option, Table, reached
from tests.browser.golden_horn_positions import Continued, hoarded

DOMINIO: Option = {"dominio": True}
RATIOS = """() => {
  const part = (c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = ([r, g, b]) => 0.2126 * part(r / 255) + 0.7152 * part(g / 255) + 0.0722 * part(b / 255);
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (color) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
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
    expect(board.page.locator(".gh-spot-boat[aria-pressed=true]")).to_have_count(1)
    ends = [end for end in match.targets() if end.moves[0] == target.moves[0]]
    expect(board.page.locator(".gh-spot-space")).to_have_count(len({end.end for end in match.targets() if end.moves[0].endswith(kind)}))
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
    board.page.locator(".gh-spot-space[aria-label*=Modone]").first.click()
    assert board.played() == [list(target.moves)]
    board.close()


def test_a_voyage_under_way_is_clicked_by_its_end(browser: Browser, address: str) -> None:
    match = reached(4, DOMINIO, voyaging)
    board = Mounted(browser, address, match)
    targets = match.targets()
    spots = board.page.locator(".gh-spot-space")
    expect(spots).to_have_count(len(targets))
    far = max(range(len(targets)), key=lambda number: targets[number].price)
    expect(spots.nth(far).locator(".gh-price .gh-card")).to_have_count(targets[far].price)
    spots.nth(far).click()
    assert board.played() == [list(targets[far].moves)]
    board.close()


def test_whom_one_could_raid_with_which_cards_and_for_what_is_shown_before(browser: Browser, address: str) -> None:
    match = reached(3, {}, raiding)
    board = Mounted(browser, address, match)
    raids = [move.split() for move in match.moves() if move.startswith("raid")]
    boats = {raid[1] for raid in raids}
    expect(board.page.locator(".gh-spot-boat[aria-label^=Raid]")).to_have_count(len(boats))
    expect(board.page.locator(".gh-victim")).to_have_count(len(boats))
    victim = board.page.locator(".gh-victim").first
    if victim.get_attribute("aria-expanded") == "false":
        victim.click()
    pair = board.page.locator(".gh-pair").first
    pair.focus()
    _, _, first, second = raids[0]
    cards = f"2 {first} cards" if first == second else f"1 {first} card and 1 {second} card"
    words = f"with {cards}: +1"
    assert words in (pair.get_attribute("aria-label") or "")
    assert words in board.page.locator(".gh-preview").inner_text()
    expect(board.page.locator(".gh-stack[data-gone=yes]")).to_have_count(len({first, second}))
    expect(board.page.locator(".gh-store .gh-coming")).to_have_count(1)
    assert board.played() == []
    pair.press("Enter")
    assert board.played() == [[" ".join(raids[0])]]
    board.close()


ASKED = """async () => {
  const web = document.querySelector("link[href$='/styles/base.css']").href.replace("/styles/base.css", "");
  const { question } = await import(`${web}/lib/lines.js`);
  return question(window.mounted.position, { game: "golden-horn", names: window.mounted.names, seat: 0 });
}"""
"""The sentence above the table."""
WORDS: dict[str, tuple[Any, Callable[[set[str]], bool], str]] = {
    "raid": ({}, lambda verbs: "raid" in verbs, "Sail a ship, or raid one at sea first: two cards steal one cube"),
    "no raid": ({}, lambda verbs: verbs == {"no-raid"}, "Your cards allow no raid now"),
    "figures": (
        DOMINIO,
        lambda verbs: "no-raid" in verbs and "raid" not in verbs and "conquer" in verbs,
        "Sail a ship. Before that you may conquer or exchange.",
    ),
    "all": (DOMINIO, lambda verbs: {"raid", "conquer"} <= verbs, "conquer or exchange, or raid a ship"),
    "stays": ({}, lambda verbs: verbs == {"stop"}, "has that color: it stays."),
    "goes on": ({}, lambda verbs: {"stop", "wind"} <= verbs, "It may stay, or sail on"),
}


@pytest.mark.parametrize("name", WORDS)
def test_the_sentence_asks_for_what_can_be_done_and_nothing_else(browser: Browser, address: str, name: str) -> None:
    options, fits, words = WORDS[name]
    board = Mounted(browser, address, reached(3, options, lambda match: fits({move.split()[0] for move in match.moves()})))
    assert words in board.page.evaluate(ASKED)
    board.close()


def in_port_and_raiding(match: Match) -> bool:
    """Whether a raid is possible while a ship lies in an end port and another one is at sea."""
    ends = {target.end for target in match.targets() if len(target.moves) == 2 and target.moves[1].startswith("sail")}
    return raiding(match) and bool(ends & {"venice", "constantinople"}) and any(len(target.moves) > 2 for target in match.targets())


def test_all_boats_are_offered_at_once_with_raids_as_extra_buttons(browser: Browser, address: str) -> None:
    match = reached(3, {}, in_port_and_raiding)
    board = Mounted(browser, address, match)
    kinds = {target.moves[1].split()[1] for target in match.targets()}
    expect(board.page.locator(".gh-ask .gh-boats > button")).to_have_count(len(kinds))
    expect(board.page.locator(".gh-spot-boat:not([aria-label^=Raid])")).to_have_count(len(kinds))
    expect(board.page.locator(".gh-victim")).not_to_have_count(0)
    expect(board.page.locator("button[data-moves='no-raid']")).to_have_count(0)
    first, last = board.page.locator(".gh-boats").bounding_box(), board.page.locator(".gh-raids").bounding_box()
    assert first is not None
    assert last is not None
    assert first["y"] < last["y"]
    board.close()


@pytest.mark.parametrize("where", [".gh-spot-boat", ".gh-boats button", ".gh-berth"])
def test_the_first_click_on_a_boat_in_port_sails_it(browser: Browser, address: str, where: str) -> None:
    match = reached(3, {}, in_port_and_raiding)
    board = Mounted(browser, address, match)
    moves = next(target.moves for target in match.targets() if len(target.moves) == 2 and target.end in ("venice", "constantinople"))
    kind = moves[1].split()[1]
    board.page.locator(f"{where}[aria-label*='{kind}']:not([aria-label^=Raid])").first.click()
    assert board.played() == [list(moves)]
    board.close()


def test_a_boat_in_port_shows_its_goods_after_one_click_and_one_step_back_offers_the_raid_again(browser: Browser, address: str) -> None:
    match = reached(3, {}, in_port_and_raiding)
    moves = next(target.moves for target in match.targets() if len(target.moves) == 2 and target.end in ("venice", "constantinople"))
    table = Continued(browser, address, match)
    table.page.locator(f".gh-boats button[data-moves='{' · '.join(moves)}']").click()
    expect(table.page.locator(".gh-choice[data-moves^='load ']").first).to_be_visible()
    table.page.locator(".ask-actions button:has-text('Take back')").click()
    expect(table.page.locator(".gh-victim")).not_to_have_count(0)
    table.close()


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
    """What a warehouse without figures counts (E4): as many rows as it has of the commonest color, each as long as it can be."""
    rows = [sum(many > level for many in stored.values()) for level in range(max(stored.values(), default=0))]
    return stored.total() + sum(ROW_POINTS.get(length, 0) for length in rows)


def test_loading_shows_what_each_color_would_bring_in_rows(browser: Browser, address: str) -> None:
    match = reached(2, {}, loading)
    board = Mounted(browser, address, match)
    port = next(boat.place for boat in view_of(match).table[0].boats if boat.kind == view_of(match).boat)
    for move in match.moves():
        choice = board.page.locator(f".gh-choice[data-moves='{move}']")
        choice.focus()
        many = view_of(match).ports[port][move.split()[1]]
        expect(choice.locator(".gh-pile svg")).to_have_count(many)
        grown = [int((text + "×1").split("×")[1]) for text in choice.locator(".gh-grown i").all_inner_texts()]
        assert sum(grown) == board.page.locator(".gh-row[data-would=yes]").count() == many
        expect(board.page.locator(".gh-store .gh-coming")).to_have_count(many)
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
    assert re.search(r"Conquer \w+: \+\d+ points for \d+ mercenar", plate.get_attribute("aria-label") or "")
    plate.click()
    assert board.played()[0][0].startswith("conquer ")
    board.close()


def test_boats_are_placed_on_the_chart(browser: Browser, address: str) -> None:
    table = Table(browser, address, players=3)
    for _ in range(3):
        at = table.at
        expect(table.page.locator(".gh-spot")).to_have_count(2)
        table.page.locator(".gh-spot").first.click()
        table.moved(at)
    assert [move for move in table.moves() if move.startswith("place")] == ["place trio venice", "place duo venice", "place solo venice"]
    table.close()


# What stays where it is.


IN_SIGHT = """() => ['.gh-strip', '.gh-ask'].map((name) => document.querySelector(name)?.getBoundingClientRect()).map((box) =>
  box && { top: Math.round(box.top), bottom: Math.round(box.bottom), inside: box.top >= 0 && box.bottom <= innerHeight })"""
"""Where hand and choices are in the window."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_hand_stays_in_sight_and_the_choices_do_not_jump(browser: Browser, address: str, size: Any) -> None:
    match = reached(3, {}, in_port_and_raiding)
    moves = next(target.moves for target in match.targets() if len(target.moves) == 2 and target.end in ("venice", "constantinople"))
    table = Continued(browser, address, match, size=size)
    own = "document.querySelector('.gh-own').getBoundingClientRect().top + scrollY"
    seen, below = table.page.evaluate(IN_SIGHT), table.page.evaluate(own)
    assert all(part["inside"] for part in seen)
    for far in (200, 400, 0):
        table.page.evaluate("far => scrollTo(0, far)", far)
        assert all(part["inside"] for part in table.page.evaluate(IN_SIGHT)), "they stick"
    assert table.page.evaluate(IN_SIGHT) == seen
    kind = next(target.moves[1].split()[1] for target in match.targets() if len(target.moves) > 2)
    table.page.locator(f".gh-boats button[data-kind={kind}]").click()
    hand, choices = table.page.evaluate(IN_SIGHT)
    assert (hand, choices["bottom"], choices["inside"]) == (seen[0], seen[1]["bottom"], True)
    assert choices["top"] == seen[1]["top"] or (size is PHONE and choices["top"] < seen[1]["top"]), "they grow upward without room"
    assert table.page.evaluate(own) == below
    table.page.locator(f".gh-boats button[data-moves='{' · '.join(moves)}']").click()
    expect(table.page.locator(".gh-choice[data-moves^='load ']").first).to_be_visible()
    assert table.page.evaluate(IN_SIGHT)[0] == seen[0]
    assert table.page.evaluate(own) == below, "what lies below does not move"
    table.close()


HULLS = """() => [...document.querySelectorAll('.gh-boat')].map((boat) => {
  const { left, right, top, bottom } = boat.querySelector('use[href="#horn-hull"]').getBoundingClientRect();
  return { name: boat.dataset.boat, left, right, top, bottom };
})"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boats_on_the_broad_chart_do_not_overlap(browser: Browser, address: str, players: int) -> None:
    def crowded(match: Match) -> bool:
        at_sea = [boat for player in view_of(match).table for boat in player.boats if (boat.place or "").startswith("s")]
        return len(at_sea) > 2 * players - 2

    board = Mounted(browser, address, reached(players, {}, crowded))
    boats = board.page.evaluate(HULLS)
    assert len(boats) == 3 * players
    for number, one in enumerate(boats):
        for other in boats[number + 1 :]:
            beside = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"], (one, other)
    board.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_player_has_one_color_and_one_flag_everywhere(browser: Browser, address: str, theme: str) -> None:
    match = reached(3, {}, lambda match: len(match.events) > 100 and raiding(match))
    table = Continued(browser, address, match, theme=theme)
    painted = """seat => {
      const fill = (where) => [...document.querySelectorAll(where)].map((found) => getComputedStyle(found).fill);
      const list = `.seats .seat-${seat} .seat-flag`;
      const flags = [document.querySelector(`${list} text`), ...document.querySelectorAll(`.gh-pieces .letter.on-${seat}`)];
      const log = document.querySelector(`.log .by-${seat}`);
      return {
        colors: [...new Set([...fill(`${list} path`), ...fill(`.gh-pieces .hull-${seat}`), getComputedStyle(log).borderLeftColor])],
        letters: [...new Set(flags.map((flag) => flag.textContent))],
      };
    }"""
    found = [table.page.evaluate(painted, seat) for seat in range(3)]
    assert [part["letters"] for part in found] == [["A"], ["B"], ["C"]]
    assert all(len(part["colors"]) == 1 for part in found), found
    assert len({part["colors"][0] for part in found}) == 3
    table.close()


@pytest.mark.parametrize(("language", "words"), [("en", "Last round: "), ("de", "Letzte Runde: ")])
def test_the_last_round_names_who_still_plays(browser: Browser, address: str, language: str, words: str) -> None:
    match = reached(3, {}, lambda match: view_of(match).end is not None)
    first, turn = view_of(match).first, view_of(match).turn
    assert turn == 0
    left = 1 + (first + 2 - turn) % 3
    table = Continued(browser, address, match, locale=language)
    you, then = {"en": ("you", "then"), "de": ("du", "dann")}[language]
    names = [you, "Aspasia", "Lysis"][:left]
    expect(table.page.locator(".gh-last")).to_have_text(words + f", {then} ".join(names))
    table.close()


def test_since_the_last_turn_each_opponent_has_a_line_and_raids_come_first(browser: Browser, address: str) -> None:
    def raided(match: Match) -> bool:
        """Whether the last opponent, and that one alone, has raided seat 0 since its last turn."""
        last = max((number for number, event in enumerate(match.events) if event.by == 0), default=-1)
        since = [(event.by, event.move) for event in match.events[last + 1 :] if event.by != "chance"]
        return {by for by, move in since if move.startswith("raid 0.")} == {2} and {by for by, _ in since} == {1, 2}

    match = raiding_match(raided)
    table = Continued(browser, address, match)
    lines = table.page.locator(".since-line")
    expect(lines).to_have_count(2)
    expect(lines.first).to_have_class(re.compile("seat-2.*raided"))
    assert re.search(r" raids your (trio|duo|solo) with ", lines.first.inner_text())
    assert re.search(r" sails the (trio|duo|solo) ", lines.nth(1).inner_text())
    table.close()


def raiding_match(wanted: Callable[[Match], bool]) -> Match:
    """A match with three players who raid where they can, at the first position where seat 0 is asked and `wanted` holds."""
    for number in range(40):
        match, rng = Match(GAME, 3), Random("raiders", number)
        while not match.is_over:
            if match.actor == 0 and wanted(match):
                return match
            if match.actor == "chance":
                match.chance(rng)
                continue
            moves = [move for move in match.moves() if move != "call"]
            raids = [move for move in moves if move.startswith("raid")] if match.actor != 0 else []
            match.play((raids or moves)[rng.below(len(raids or moves))])
    raise AssertionError("no such position")


# The keyboard, and those who do not see.


def test_everything_is_explained_with_its_rule_by_keyboard_touch_and_pointer(browser: Browser, address: str) -> None:
    table = Table(browser, address, players=3, options=DOMINIO)
    tip = table.page.locator("#tip")
    for region in (".gh-own", ".gh-side", ".gh-pieces"):
        table.page.locator(region).focus()
        tips = set()
        for _ in range(8):
            table.page.keyboard.press("ArrowRight")
            tips.add(tip.inner_text())
            assert tip.locator(".rule-link, .rule-id").count() > 0
        assert len(tips) >= 2, "one after the other"
    table.page.keyboard.press("Escape")
    table.page.locator(".gh-rows").hover()
    expect(tip).to_contain_text("Rows of 4, 5, 6 different colors")
    expect(tip).to_contain_text("E4")
    expect(table.page.locator(".gh [title]")).to_have_count(0)
    table.close()


POSITIONS: dict[str, Callable[[], Match]] = {
    "placing": lambda: reached(2, {}, lambda match: match.moves()[0].startswith("place")),
    "starting": lambda: reached(3, {}, in_port_and_raiding),
    "only one boat": lambda: lesson_match(GAME, "golden-horn").rewound(34),
    "loading": lambda: reached(2, {}, loading),
    "sailing": lambda: reached(3, {}, sailing),
    "voyaging": lambda: reached(4, DOMINIO, voyaging),
    "step by step": lambda: reached(3, {}, lambda match: any(move.startswith("wind") for move in match.moves())),
    "conquering": lambda: reached(2, {"dominio": True, "warehouses": "open"}, conquering),
    "raiding": lambda: reached(4, DOMINIO, raiding),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_no_choice_is_exposed_twice(browser: Browser, address: str, name: str) -> None:
    """What can be clicked on the chart is among the choices, too; a screen reader and the keyboard come to it once."""
    board = Mounted(browser, address, POSITIONS[name]())
    assert board.page.locator(".gh-spot").count() > 0
    assert exposed_twice(board.page, "button") == []
    for kind in board.page.locator(".gh-boats button[aria-pressed=false]:enabled").all():
        kind.click()
        assert exposed_twice(board.page, "button") == []
    board.page.locator(".gh-spot").first.click()
    assert board.page.evaluate("document.activeElement.closest('.gh-spots')") is None
    board.close()


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
            # The focus is on a choice, or on the question if another seat played in between.
            table.page.wait_for_function("() => document.activeElement.matches('.gh-ask button, #question')")
        for _ in range(60):
            found = table.page.evaluate(moving)
            if found:
                break
            table.page.keyboard.press("Tab")
        assert found, "a choice is reached by Tab"
        table.page.wait_for_function("() => document.querySelector('.gh-preview').textContent === document.activeElement.ariaLabel")
        table.page.keyboard.press("Enter")
        table.moved(at)
    assert len(table.moves()) >= 6
    table.close()


INSIDE = """() => [...document.querySelectorAll('.gh-own *, .gh-other *, .gh-stock *, .gh-ask *, .gh-strip *')].filter((each) => {
  const panel = each.closest('.gh-own, .gh-other, .gh-stock, .gh-ask, .gh-strip');
  const [box, room] = [each, panel].map((one) => one.getBoundingClientRect());
  const bottom = Math.max(room.bottom, room.top + panel.scrollHeight); // the choices scroll
  return !each.closest('svg svg, svg *') && (box.right > room.right + 1 || box.bottom > bottom + 1);
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
    hint = {
        "at": 1,
        "prospects": [{"move": move, "share": 0.5, "points": 9, "visits": 10}],
        "moves": [move],
        "continuation": [],
        "exact": False,
    }
    board = Mounted(browser, address, match, hint=hint)
    advised = board.page.locator(".gh-choice.gh-hinted")
    expect(advised).to_have_count(1)
    assert advised.get_attribute("data-moves") == move
    assert "(hint)" in (advised.get_attribute("aria-label") or "")
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


TIMINGS = """async () => {
  while (!document.getAnimations().length) await new Promise(requestAnimationFrame);
  return document.getAnimations().map((each) => each.effect.getTiming()).map(({ delay, duration }) => [delay, duration]);
}"""
"""Delay and duration of what moves, once it begins."""


def test_boats_sail_one_step_after_the_other_and_a_click_skips_it(browser: Browser, address: str) -> None:
    match = reached(4, DOMINIO, voyaging)
    board = Mounted(browser, address, match, motion=True)
    where, entries = sailed(match)
    board.show(where, entries)
    timings = board.page.evaluate(TIMINGS)
    assert all(150 <= duration <= 400 for _, duration in timings)
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


@pytest.mark.alone
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_no_task_of_an_animation_takes_50_ms_at_a_real_table(browser: Browser, address: str, size: Any) -> None:
    match = hoarded(4, lambda match: len(match.events) > 200 and voyaging(match))
    target = max(match.targets(), key=lambda target: len(target.moves))
    table = Continued(browser, address, match, motion=True, size=size)
    with traced_tasks(table.page) as tasks:
        table.page.locator(f".gh-choice[data-moves='{' · '.join(target.moves)}']").click()
        table.page.wait_for_function("() => document.getAnimations().length > 0")
        table.page.wait_for_function("() => document.getAnimations().length === 0")
    assert max(tasks) < 50
    table.close()


def test_no_other_seats_cards_are_in_the_page(browser: Browser, address: str) -> None:
    match = reached(3, {}, lambda match: sailing(match) and all(player.cards for player in view_of(match).table))
    board = Mounted(browser, address, match)
    own = view_of(match).table[0].hand
    for opened in board.page.locator(".gh-whose").all():
        opened.click()
    expect(board.page.locator(".gh-other use[href='#horn-wind']")).to_have_count(0)
    expect(board.page.locator(".gh-other .gh-things")).to_have_count(0)
    expect(board.page.locator(".gh-hand .gh-badge")).to_have_count(len(own))
    watching = match.view(None)
    assert [player.hand for player in watching.table] == [None] * 3
    board.close()


def test_no_choice_is_answered_by_itself(browser: Browser, address: str) -> None:
    board = Mounted(browser, address, reached(2, {}, lambda match: len(match.moves()) == 2), motion=True)
    board.page.wait_for_timeout(600)
    assert board.played() == []
    board.close()
