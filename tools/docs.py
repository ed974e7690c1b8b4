"""Write the rulebooks, pictures, docs/socket.md, docs/lab-fields.md and the page at /api from texts, components, records and types.

`make docs` runs it.
"""

from __future__ import annotations

from emporion import games
from emporion.engine.examples import stop_match
from emporion.engine.rulebook import example_names
from emporion.engine.rulebook_text import ItemText, word_book
from emporion.games.corinth.drawing import page_svg as corinth
from emporion.games.golden_horn.drawing import page_svg as golden_horn
from emporion.text import ENGLISH, LANGUAGES, say, speaking, spoken
from tests.conftest import ROOT
from tools import api_page, lab_page, socket_page


def markdown(name: str) -> str:
    """The rulebook of a game as Markdown, in the language that is spoken."""
    game = games.find(name)
    lines = [f"# {say(f'{name}-title')}", "", say("rulebook-about"), ""]
    for chapter in word_book(game, game.standard_components()):
        lines += [f"## {chapter.title}", ""]
        for item in chapter.items:
            lines += [*_markdown_item(name, item), ""]
    return "\n".join(lines)


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


def rulebook_pictures(name: str) -> dict[str, str]:
    """The pictures of a rulebook by their files, in the language that is spoken: what is in the box, and the last scene of each example."""
    game = games.find(name)
    found = {picture_file(f"{name}-printed"): game.draw(game.standard_components(), None)}
    for example in example_names(game.book()):
        match, seat, part = stop_match(game, example, -1)
        found[picture_file(f"{name}-{example}")] = game.draw_part(match.components, match.view(seat), part)
    return found


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
        for language in LANGUAGES:
            with speaking(language):
                (ROOT / "docs" / "rulebooks" / rulebook_file(name, language)).write_text(markdown(name), encoding="utf-8")
                for file, drawn in rulebook_pictures(name).items():
                    path = ROOT / "docs" / "pictures" / file
                    path.parent.mkdir(exist_ok=True)
                    path.write_text(drawn, encoding="utf-8")
        (ROOT / "docs" / "pictures" / f"{name}.svg").write_text(picture(name), encoding="utf-8")
    (ROOT / "src" / "emporion" / "server" / "api_page.html").write_text(api_page.markup(), encoding="utf-8")
    (ROOT / "docs" / "socket.md").write_text(socket_page.markdown(), encoding="utf-8")
    (ROOT / "docs" / "lab-fields.md").write_text(lab_page.markdown(), encoding="utf-8")


if __name__ == "__main__":
    main()
