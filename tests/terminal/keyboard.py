"""The keyboard of a program that runs in a terminal."""

from __future__ import annotations

import termios


def reads_keys(terminal: int) -> bool:
    """Whether the program in a terminal reads its keys one by one, as it does while a prompt waits for an answer."""
    return not termios.tcgetattr(terminal)[3] & termios.ICANON
