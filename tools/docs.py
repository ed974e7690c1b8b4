"""Write docs/rulebooks/, docs/pictures/ and docs/socket.md anew: texts, components, the records there, types. `make docs` runs it."""

from __future__ import annotations

from emporion import games
from emporion.games.corinth import parts as corinth
from emporion.games.golden_horn import parts as golden_horn
from emporion.terminal.commands import rulebook
from emporion.text import say
from tests.conftest import ROOT
from tools import socket_page


def markdown(name: str) -> str:
    """The rulebook of a game as Markdown."""
    game = games.find(name)
    lines = [f"# {say(f'{name}-title')}", "", say("rulebook-about"), ""]
    letter = ""
    for number, text in rulebook(game, game.standard()).items():
        if number[0] != letter:
            letter = number[0]
            lines += [f"## {say(f'{name}-rules-{letter.lower()}')}", ""]
        first, *rest = text.split("\n")
        lines += [f"**{number}** {first}", ""]
        if rest:
            lines += ["```", *rest, "```", ""]
    return "\n".join(lines)


def picture(name: str) -> str:
    """The table after the record that lies beside the picture, as seat 0 sees it."""
    match = games.replay((ROOT / "docs" / "pictures" / f"{name}.emp.jsonl").read_bytes(), complete=False)
    return match.game.draw(match.components, match.view(0))


SHEETS = {"corinth": corinth.stylesheet, "golden_horn": golden_horn.stylesheet}


def stylesheet(package: str = "corinth") -> str:
    """The style sheet with which the page shows a game's drawings."""
    return f"/* Made from the rules of the drawings: make docs. */\n{SHEETS[package]()}"


def main() -> None:
    for package in SHEETS:
        (ROOT / "src" / "emporion" / "web" / "games" / package / "drawing.css").write_text(stylesheet(package), encoding="utf-8")
    for name in games.NAMES:
        (ROOT / "docs" / "rulebooks" / f"{name}.md").write_text(markdown(name), encoding="utf-8")
        (ROOT / "docs" / "pictures" / f"{name}.svg").write_text(picture(name), encoding="utf-8")
    (ROOT / "docs" / "socket.md").write_text(socket_page.markdown(), encoding="utf-8")


if __name__ == "__main__":
    main()
