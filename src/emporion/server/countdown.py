"""A timer that runs for one thing at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Countdown:
    """Calls a function after a time. Setting it again for the same thing does not restart it."""

    def __init__(self) -> None:
        self._thing: object = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Whether the function is still to be called."""
        return self._timer is not None

    def set(self, thing: object, seconds: float, end: Callable[[], None]) -> None:
        """Call `end` after this time, unless the timer already runs for the same thing."""
        if self._timer is not None and self._thing == thing:
            return
        self.cancel()
        self._thing = thing
        self._timer = asyncio.get_running_loop().call_later(seconds, self._end, end)

    def _end(self, end: Callable[[], None]) -> None:
        self._thing = self._timer = None
        end()

    def cancel(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._thing = self._timer = None
