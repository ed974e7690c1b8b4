"""The colors and letters that all drawings share: one hand for every board. The accent, terracotta, is not here: the page adds it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

INK: Final = "#2b2a28"
PAPER: Final = "#f6efe2"
SHEET: Final = "#fdf9f0"
CLAY: Final = "#d69a70"
SEA: Final = "#cfe3e6"
WAVE: Final = "#8fb9c0"
COLORS: Final = {
    "yellow": "#e3b505",
    "pink": "#d17ba8",
    "green": "#2f8f5b",
    "red": "#b3261e",
    "blue": "#2a6fb0",
    "orange": "#e8762c",
    "purple": "#7b4fa0",
}
SERIF: Final = "Georgia,serif"
SANS: Final = "system-ui,sans-serif"

RULES: Final = {
    "": f"color:{SHEET};font:14px {SANS}",
    "text": f"fill:{INK}",
    ".ground": f"fill:{PAPER}",
    ".sheet,.blank": f"fill:{SHEET};stroke:{INK};stroke-width:1.2",
    ".frame": f"fill:none;stroke:{INK};stroke-width:1.2",
    ".bare": "stroke:none",
    ".pale": f"fill:{SHEET}",
    ".black": f"fill:{INK}",
    ".clay": f"fill:{CLAY}",
    ".sea": f"fill:{SEA}",
    ".wave": f"fill:none;stroke:{WAVE};stroke-width:1.2;stroke-linecap:round",
    ".tint": "fill-opacity:.2",
    ".glyph": f"stroke:{INK};stroke-linecap:round;stroke-linejoin:round",
    ".title": f"font:32px {SERIF}",
    ".player": f"font:italic 19px {SERIF}",
    ".heading": f"font:17px {SERIF}",
    ".status": "font-size:13px",
    ".small": "font-size:11px",
    ".points": "font-size:14px;font-weight:700",
    ".middle": "text-anchor:middle",
    ".end": "text-anchor:end",
}
"""The classes that mean the same on every board; a game adds its own. Pale parts of glyphs are `currentColor`, the paper."""

SHADES: Final = {
    "ink": (INK, "#f1e9da"),
    "paper": (PAPER, "#1f2124"),
    "sheet": (SHEET, "#292c30"),
    "clay": (CLAY, "#b0764f"),
    "sea": (SEA, "#24393f"),
    "wave": (WAVE, "#47686f"),
}
"""Colors of a page that differ by its theme: light, dark. In the dark, ink becomes ground and paper becomes text."""


def stylesheet(scope: str, rules: Mapping[str, str], shades: Mapping[str, tuple[str, str]]) -> str:
    """The rules of a drawing for a page: colors are variables of `scope` and `scope`-board, light or dark as the page's root says."""
    light, dark = ("".join(f"--draw-{name}:{pair[which]};" for name, pair in shades.items()) for which in (0, 1))
    lines = [
        f".{scope},.{scope}-board{{{light}}}",
        f":root[data-theme=dark] :is(.{scope},.{scope}-board){{{dark}}}",
    ]
    for selectors, declarations in rules.items():
        for name, (color, _) in shades.items():
            declarations = declarations.replace(color, f"var(--draw-{name})")
        declarations = declarations.replace(SERIF, f"var(--serif,{SERIF})").replace(SANS, f"var(--sans,{SANS})")
        lines.append(f"{','.join(f'.{scope} {one}'.strip() for one in selectors.split(','))}{{{declarations}}}")
    return "\n".join(lines) + "\n"
