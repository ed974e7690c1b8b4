"""A table of Corinth in a real browser, and hands to play with."""

from __future__ import annotations

from tests.browser.game_page import TablePage


class Board(TablePage):
    """A page at a table of Corinth."""

    game = "corinth"
    board = ".corinth-board"
    asked_board = ".corinth-board.asked:not(.busy)"

    @property
    def point(self) -> str:
        return self.page.get_attribute(self.board, "data-point") or ""

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
