"""A position as text, as SVG and as pixels: the drawings that the page and the terminal have."""

from __future__ import annotations

import io
from typing import Any

from emporion.engine.errors import EmporionError
from emporion.engine.match import Match
from emporion.lab.errors import library

MODES = ("human", "ansi", "rgb_array", "svg")
"""`human` prints the text."""
PIXELS_WIDE = 1000


def check_mode(mode: str | None) -> str | None:
    """The render mode; EmporionError if there is none of this name."""
    if mode is not None and mode not in MODES:
        raise EmporionError("lab-wrong-mode", mode=mode, modes=MODES)
    return mode


def render(match: Match, seat: int | None, mode: str | None) -> Any:
    """The position as a seat, or a spectator (None), sees it."""
    if check_mode(mode) is None:
        return None
    if mode == "svg":
        return match.game.draw(match.components, match.view(seat))
    if mode == "rgb_array":
        return pixels(match, seat)
    shown = text(match, seat)
    if mode == "ansi":
        return shown
    print(shown)
    return None


def text(match: Match, seat: int | None) -> str:
    """The table as it is shown in the terminal, without colors."""
    from rich.text import Text

    board = match.game.board()
    if board is None:
        raise EmporionError("no-drawing", game=match.game.name)
    names = [f"seat {number}" for number in range(match.players)]
    lines = board.board(match.components, match.view(seat), names, match.known_scores(seat))
    return Text.from_markup(lines, emoji=False).plain


def pixels(match: Match, seat: int | None) -> Any:
    """The drawing as an array of height, width and three colors, uint8."""
    numpy, resvg, image = library("numpy"), library("resvg_py"), library("PIL.Image")
    drawing = match.game.draw(match.components, match.view(seat))
    png = bytes(resvg.svg_to_bytes(svg_string=drawing, width=PIXELS_WIDE, background="#ffffff"))
    return numpy.asarray(image.open(io.BytesIO(png)).convert("RGB"))
