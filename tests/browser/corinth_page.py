"""A table of Corinth in a real browser, and hands to play with."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.conftest import open_context

DESKTOP, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}


class Board:
    """A page at a table of Corinth, with a person at seat 0 and bots at the others. All that the page complains of is kept.

    With `open_seats` others sit down at those before it begins; whoever has the code of such a table may `join` it.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        players: int = 2,
        motion: bool = False,
        size: Any = DESKTOP,
        theme: Any = "light",
        script: str = "",
        locale: str = "en-GB",
        name: str = "Ann",
        join: str | None = None,
        open_seats: int = 0,
    ) -> None:
        self.context: BrowserContext = open_context(
            browser,
            viewport=size,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme=theme,
            has_touch=size is PHONE,
            locale=locale,
        )
        self.context.add_init_script(script)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.address = address
        self.tables = f"{address}/api/v1/tables"
        self.context.request.post(f"{address}/api/v1/me", data={"name": name})
        self.code = join or self._table(players, open_seats)
        if join:
            self.context.request.post(f"{self.tables}/{join}/seats/1")
        if not (open_seats or join):
            self.start()
        seat = self.context.request.get(f"{self.tables}/{self.code}/seats").json()[0]
        self.page.goto(seat["link"] if "://" in seat["link"] else address + seat["link"])
        if not (open_seats or join):
            self.wait()

    def start(self) -> None:
        """Begin the game, as the host."""
        self.context.request.post(f"{self.tables}/{self.code}/start")

    def _table(self, players: int, open_seats: int) -> str:
        bots = [{"kind": "bot", "level": "random"} for _ in range(players - 1 - open_seats)]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(open_seats)), *bots]
        wanted = {"game": "corinth", "seats": seats, "pace": 0, "first": 0}
        return str(self.context.request.post(self.tables, data=wanted).json()["table"]["code"])

    def close(self) -> None:
        """Go; a page that complained fails the test."""
        self.context.close()
        assert not self.complaints, self.complaints

    # Looking.

    def wait(self) -> None:
        """Until one is asked, or the game is over."""
        self.page.wait_for_selector(".corinth-board.asked:not(.busy), .ending")

    @property
    def asked(self) -> bool:
        return self.page.locator(".corinth-board.asked:not(.busy)").count() > 0

    @property
    def scores(self) -> list[int]:
        """The totals at the end of the game, as the page shows them."""
        return [int(cell) for cell in self.page.locator(".ending tfoot td").all_inner_texts()]

    @property
    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    @property
    def point(self) -> str:
        return self.page.get_attribute(".corinth-board", "data-point") or ""

    @property
    def at(self) -> str:
        return self.page.get_attribute(".corinth-board", "data-at") or ""

    def moved(self, at: str) -> None:
        """Until something has happened since the position `at`, and one is asked again."""
        self.went_on(at)
        self.wait()

    def went_on(self, at: str) -> None:
        """Until something has happened since the position `at`."""
        changed = "at => document.querySelector('.ending') || document.querySelector('.corinth-board')?.dataset.at != at"
        self.page.wait_for_function(changed, arg=at)

    def moves(self) -> list[str]:
        """The moves that were played, as the server has them."""
        record = self.context.request.get(f"{self.address}/api/v1/tables/{self.code}/moments?first=0&last=59").json()
        return [
            moment["entry"]["move"]
            for moment in record
            if moment["entry"] and moment["entry"]["kind"] == "move" and moment["entry"]["seat"] == 0
        ]

    # Playing.

    def roll(self) -> None:
        """Buy nothing and roll, if that is asked."""
        if self.point == "buying":
            at = self.at
            self.page.click("[data-move='buy 0']")
            self.moved(at)

    def plan_walk(self) -> str:
        """Choose the first group for a walk; the move that begins it."""
        self.roll()
        self.page.locator(".berth.may .over").first.click()
        walk = self.page.locator("[data-move^='steward']").first
        move = walk.get_attribute("data-move") or ""
        walk.click()
        return move

    def any_move(self) -> None:
        """Click on something that may be done, and wait until one is asked again."""
        at = self.at
        self.click_something()
        self.moved(at)

    def click_something(self) -> None:
        """Click on something that may be done."""
        if self.point == "choosing":
            self.page.locator(".berth.may .over").first.click()
        if self.point == "walking":
            self.page.locator(".spot.may").first.click()
        else:
            action = self.page.locator(".action").first
            walks = (action.get_attribute("data-move") or "").startswith("steward")
            action.click()
            if walks:
                self.page.locator(".spot.may").first.click()
        confirm = self.page.locator("[data-move=confirm]")
        if confirm.count():
            confirm.click()
