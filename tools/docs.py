"""Write the rulebooks, pictures, docs/socket.md, docs/lab-fields.md and the page at /api from texts, components, records and types.

`make docs` runs it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from emporion import games
from emporion.engine.examples import stop_match
from emporion.engine.rulebook import example_names
from emporion.engine.rulebook_text import ItemText, word_book
from emporion.text import ENGLISH, LANGUAGES, say, speaking, spoken
from tests.conftest import ROOT
from tools import api_page, lab_page, socket_page
from tools.markdown_wrap import wrap

DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"


def markdown(name: str) -> str:
    """The rulebook of a game as Markdown, in the language that is spoken."""
    game = games.find(name)
    lines = [f"# {say(f'{name}-title')}", "", say("rulebook-about"), ""]
    for chapter in word_book(game, game.standard_components()):
        lines += [f"## {chapter.title}", ""]
        for item in chapter.items:
            lines += [*_markdown_item(name, item), ""]
    return wrap("\n".join(lines))


def _markdown_item(name: str, item: ItemText) -> list[str]:
    match item.kind:
        case "rule" | "leaflet":
            table = ["", "```", *item.lines, "```"] if item.lines else []
            return [f"**{item.name}** {item.text}", *table]
        case "text" | "table":
            return [item.text]
        case "steps":
            return [f"{number}. {line}" for number, line in enumerate(item.lines, 1)]
        case "picture":
            return [f"![{item.text}](../pictures/{picture_file(f'{name}-printed')})"]
        case "example":
            lines = [f"### {say('book-example', title=item.text)}", ""]
            for scene in item.scenes:
                lines += [f"> {line}" for line in scene.lines] + [""] * bool(scene.lines)
                lines += [scene.text, ""]
            return [*lines, f"![{item.text}](../pictures/{picture_file(f'{name}-{item.name}')})"]


def rulebook_file(name: str, language: str) -> str:
    """The file of a rulebook; the English one has no language in its name."""
    return f"{name}.md" if language == ENGLISH else f"{name}.{language}.md"


def picture_file(name: str) -> str:
    """The file of a picture in the language that is spoken; those in another language than English lie in a folder of their own."""
    return f"{name}.svg" if spoken() == ENGLISH else f"{spoken()}/{name}.svg"


def printed_picture(name: str) -> str:
    """What is in the box, in the language that is spoken."""
    game = games.find(name)
    return game.draw(game.standard_components(), None)


def example_picture(name: str, example: str) -> str:
    """The last scene of an example, in the language that is spoken."""
    match, seat, part = stop_match(games.find(name), example, -1)
    return match.game.draw_part(match.components, match.view(seat), part)


def picture(name: str) -> str:
    """The table after the record that lies beside the picture, as seat 0 sees it."""
    match = games.replay((PICTURES / f"{name}.emp.jsonl").read_bytes(), complete=False)
    return match.game.draw(match.components, match.view(0))


def stylesheet(name: str) -> str:
    """The style sheet with which the page shows a game's drawings."""
    return f"/* Made from the rules of the drawings: make docs. */\n{games.find(name).stylesheet()}"


def made_files() -> dict[Path, Callable[[], str]]:
    """Every file that `make docs` writes, and what makes its text."""
    found: dict[Path, Callable[[], str]] = {
        ROOT / "src" / "emporion" / "server" / "api_page.html": api_page.markup,
        DOCS / "socket.md": lambda: wrap(socket_page.markdown()),
        DOCS / "lab-fields.md": lambda: wrap(lab_page.markdown()),
    }
    for name in games.NAMES:
        for language in LANGUAGES:
            with speaking(language):
                found |= {path: partial(_make_in, language, make) for path, make in _book_files(name, language).items()}
        if games.find(name).stylesheet() is not None:
            found[ROOT / "src" / "emporion" / "web" / "games" / name.replace("-", "_") / "drawing.css"] = partial(stylesheet, name)
        if (PICTURES / f"{name}.emp.jsonl").exists():
            found[PICTURES / f"{name}.svg"] = partial(picture, name)
    return found


def _book_files(name: str, language: str) -> dict[Path, Callable[[], str]]:
    """The rulebook of a game and its pictures: what is in the box if it is drawn, and the last scene of each example."""
    game = games.find(name)
    found: dict[Path, Callable[[], str]] = {DOCS / "rulebooks" / rulebook_file(name, language): partial(markdown, name)}
    if game.is_drawn():
        found[PICTURES / picture_file(f"{name}-printed")] = partial(printed_picture, name)
    for example in example_names(game.book()):
        found[PICTURES / picture_file(f"{name}-{example}")] = partial(example_picture, name, example)
    return found


def _make_in(language: str, make: Callable[[], str]) -> str:
    with speaking(language):
        return make()


def main() -> None:
    for path, make in made_files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(make(), encoding="utf-8")


if __name__ == "__main__":
    main()
