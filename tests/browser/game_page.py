"""A page in a real browser, and a table of any game on it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.browser.conftest import open_context

DESKTOP, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)


class GamePage:
    """A page in a browser profile of its own. What goes wrong in its scripts is kept, and fails the test."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        motion: bool = False,
        size: Any = DESKTOP,
        theme: Any = "light",
        locale: str = "en",
        script: str = "",
        listening: bool = False,
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
        self.frames: list[str] = []
        if listening:
            self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def close(self) -> None:
        """Close the page; one that complained fails the test."""
        self.context.close()
        assert self.complaints == []


class TablePage(GamePage):
    """A page at a real table, with a person at seat 0 and bots at the others.

    With `open_seats` these seats wait for others, who `join` by the code of the table before it begins.
    """

    game: str
    board: str
    """The selector of the board, which says its position in `data-at`."""
    asked_board: str
    """The selector of what is there while the person is asked."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        players: int = 2,
        options: dict[str, str | bool] | None = None,
        name: str = "Ann",
        join: str | None = None,
        open_seats: int = 0,
        **settings: Any,
    ) -> None:
        super().__init__(browser, address, **settings)
        self.tables = f"{address}/api/v1/tables"
        self.context.request.post(f"{address}/api/v1/me", data={"name": name})
        self.code = join or self._table(players, options or {}, open_seats)
        if join:
            self.context.request.post(f"{self.tables}/{join}/seats/1")
        if not (open_seats or join):
            self.start()
        seat = self.context.request.get(f"{self.tables}/{self.code}/seats").json()[0]
        self.page.goto(seat["link"] if "://" in seat["link"] else address + seat["link"])
        if not (open_seats or join):
            self.wait()

    def _table(self, players: int, options: dict[str, str | bool], open_seats: int) -> str:
        bots = [{"kind": "bot", "level": "random"} for _ in range(players - 1 - open_seats)]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(open_seats)), *bots]
        wanted = {"game": self.game, "options": options, "seats": seats, "pace": 0, "first": 0}
        return str(self.context.request.post(self.tables, data=wanted).json()["table"]["code"])

    def start(self) -> None:
        """Begin the game, as the host."""
        self.context.request.post(f"{self.tables}/{self.code}/start")

    def wait(self) -> None:
        """Wait until the person is asked, or the game is over."""
        self.page.wait_for_selector(f"{self.asked_board}, .ending")

    @property
    def asked(self) -> bool:
        return self.page.locator(self.asked_board).count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    @property
    def scores(self) -> list[int]:
        """The totals at the end of the game, as the page shows them."""
        return [int(cell) for cell in self.page.locator(".ending tfoot td").all_inner_texts()]

    @property
    def at(self) -> str:
        return self.page.get_attribute(self.board, "data-at") or ""

    def moved(self, at: str) -> None:
        """Wait until something has happened since the position `at`, and the person is asked again."""
        self.went_on(at)
        self.wait()

    def went_on(self, at: str) -> None:
        """Wait until something has happened since the position `at`."""
        changed = "([at, board]) => document.querySelector('.ending') || document.querySelector(board)?.dataset.at != at"
        self.page.wait_for_function(changed, arg=[at, self.board])

    def moves(self) -> list[str]:
        """The moves of seat 0, as the server has them."""
        record = self.context.request.get(f"{self.tables}/{self.code}/moments?first=0&last=59").json()
        entries = [moment["entry"] for moment in record if moment["entry"]]
        return [entry["move"] for entry in entries if entry["kind"] == "move" and entry["seat"] == 0]
