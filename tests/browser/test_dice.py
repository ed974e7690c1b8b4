"""The page gives random numbers to the dice by itself, and finds them again in the record."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from emporion.client import Client, Play
from tests.browser.conftest import Visitor
from tests.browser.test_shell import WAIT, at_full_speed

OWN = "Your random numbers are in these dice."


def remembered(page: Page, name: str) -> Any:
    return page.evaluate("name => JSON.parse(localStorage.getItem(`emporion.${name}`))", name)


def links(page: Page, code: str) -> list[str]:
    """The links of the seats that a browser has."""
    return [f"/table/{code}#{seat['token']}" for seat in remembered(page, f"seats.{code}")]


def finish(client: Client, seats: list[str]) -> None:
    """Play a game to its end for these seats."""
    games: list[Play] = [client.join(link) for link in seats]
    while not all(game.is_over for game in games):
        for game in games:
            if game.asked and game.position is not None:
                game.move(game.position.moves[0].move)
            elif not game.is_over:
                game.wait(0.02)
    for game in games:
        game.close()


def gave(page: Page, code: str) -> None:
    """Wait until the server has taken the random numbers of a browser."""
    page.wait_for_function("code => JSON.parse(localStorage.getItem(`emporion.dice.${code}`))?.seats.length === 1", arg=code)


def proof(page: Page) -> Any:
    """What the end of a game shows of its dice."""
    page.locator("details.proof summary").click(timeout=WAIT)
    return page.locator("details.proof")


def test_play_now_gives_random_numbers_without_another_request(visitors: Any) -> None:
    visitor: Visitor = visitors()
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.rsplit("/api/v1", 1)[-1]) if request.method != "GET" else None)
    visitor.page.route("**/api/v1/tables", at_full_speed)
    page = visitor.play_now()
    code = page.url.rsplit("/", 1)[1]
    assert asked == ["/me", "/tables", f"/tables/{code}/start"]
    given = remembered(page, f"dice.{code}")
    with Client(visitor.base, name="Ann") as client:
        table = client.table(code)
        assert (given["commitment"], given["seats"]) == (table.commitment, [0])
        assert [seat.entropy for seat in table.seats] == given["begun"] == [given["entropy"]] + [None] * (table.players - 1)
        page.get_by_role("button", name="Fair dice").click()
        expect(page.locator(".fairness")).to_contain_text(OWN)
        expect(page.locator(".fairness")).to_contain_text(f"emporion verify corinth-{code}.emp.jsonl --entropy {given['entropy']}")
        page.keyboard.press("Escape")
        finish(client, links(page, code))
    expect(proof(page)).to_contain_text(OWN)
    expect(page.locator("details.proof")).to_contain_text("Checked in this browser")
    wrong = {
        "entropy": ("00" * 32, "that this browser gave are not in these dice"),
        "commitment": ("00" * 32, "published another SHA-256"),
        "begun": ([given["entropy"], "11" * 32, None], "not those that were shown when the game began"),
    }
    for name, (value, sentence) in wrong.items():
        page.evaluate("([code, text]) => localStorage.setItem(`emporion.dice.${code}`, text)", [code, json.dumps(given | {name: value})])
        page.reload()
        expect(proof(page)).to_contain_text(sentence)
        expect(page.locator("details.proof")).not_to_contain_text(OWN)
    found = page.evaluate(
        """async (known) => {
          const dice = await import(document.querySelector("script[type=module]").src.replace("bundles/start.js", "lib/dice.js"));
          const entropy = [known.entropy, "22".repeat(32)];
          const said = { commitment: known.commitment, entropy };
          return ["bot", "person"].map((kind) => dice.compareDice({ ...known, begun: entropy }, said, { seats: [{ seat: 1, kind }] }));
        }""",
        given,
    )
    assert found == ["bot", "own"]


def test_guests_and_those_of_a_rematch_give_random_numbers_on_arrival(visitors: Any) -> None:
    host, guest = visitors(), visitors()
    guest.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")  # as on a page without https
    with Client(host.base, name="Ann") as client:
        page = host.visit()
        page.route("**/api/v1/tables", at_full_speed)
        page.locator(".card-corinth").get_by_role("button", name="New table").click()
        page.get_by_role("button", name="Make the table").click()
        page.wait_for_selector(".waiting", timeout=WAIT)
        code = page.url.rsplit("/", 1)[1]
        other = guest.visit(f"/table/{code}")
        other.get_by_role("button", name="Join", exact=True).click()
        for found in (page, other):
            gave(found, code)
        both = [remembered(found, f"dice.{code}")["entropy"] for found in (page, other)]
        assert [seat.entropy for seat in client.table(code).seats] == both
        page.get_by_role("button", name="Begin", exact=True).click()
        page.wait_for_selector(".ask", timeout=WAIT)
        assert [seat.entropy for seat in client.table(code).seats] == both
        finish(client, links(page, code) + links(other, code))
        expect(proof(page)).to_contain_text(OWN)
        expect(proof(other)).to_contain_text(OWN)
        expect(other.locator("details.proof")).to_contain_text("came without https")
        expect(other.locator("details.proof")).not_to_contain_text("Checked in this browser")
        page.get_by_role("button", name="Rematch", exact=True).click()
        page.wait_for_url(lambda url: code not in url, timeout=WAIT)
        other.get_by_role("button", name="Join the rematch").click(timeout=WAIT)
        other.wait_for_selector(".waiting", timeout=WAIT)
        again = page.url.rsplit("/", 1)[1]
        for found in (page, other):
            gave(found, again)
        anew = [remembered(found, f"dice.{again}")["entropy"] for found in (page, other)]
        assert [seat.entropy for seat in client.table(again).seats] == anew
        assert not set(anew) & set(both)
