"""The page's files: their types, what is vendored, their texts in every language, and that an installed build has them."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from importlib.resources import files
from pathlib import Path

import pytest

from emporion import games, web
from emporion.server import pages
from emporion.server.game_types import own_effects
from emporion.text import LANGUAGES, sources
from tests.conftest import ROOT
from tools.types import FILE, declarations

WEB = ROOT / "src" / "emporion" / "web"
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED = re.compile(
    r"""(?<!class=)(["'`])((?:web|play|corinth|golden-horn)-[a-z0-9][^"'`\s]*|\$\{(?:table\.|found\.)?(?:game|name)\}-[^"'`\s]*)\1"""
)
REFERENCE = re.compile(r"\{\s*([a-zA-Z][\w-]*)\s*\}")


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
        if path.name == "telling.js" or "vendor" in path.parts:
            continue
        named = [key for _, key in NAMED.findall(path.read_text(encoding="utf-8"))]
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
        assert package["licence"] in ("MIT", "Apache-2.0", "OFL-1.1")
        for name, expected in package["files"].items():
            assert hashlib.sha256((WEB / name).read_bytes()).hexdigest() == expected, name
    named = {name for package in listed for name in package["files"]}
    shipped = {path.relative_to(WEB).as_posix() for room in ("vendor", "fonts") for path in (WEB / room).rglob("*.*")}
    assert {name for name in shipped if name.endswith((".js", ".woff2"))} <= named


def test_the_disk_is_not_asked_for_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def reading(language: str) -> list[str]:
        asked.append(language)
        return sources(language)

    monkeypatch.setattr(pages, "sources", reading)
    monkeypatch.setattr(pages, "FRESH", 0.1)
    begin, found = time.monotonic(), []
    while time.monotonic() < begin + 0.3:
        pages.catalogue("fr")
        found.append(pages.listing())
    assert 2 <= len(asked) <= 5
    assert 2 <= len({id(listing) for listing in found}) <= 5


def test_an_installed_build_has_the_page() -> None:
    installed = {path for path in pages.listing() if not path.startswith(".")}
    written = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.suffix in pages.KINDS}
    assert written <= installed
    assert "start.js" in installed
    assert files(web).joinpath("index.html").is_file()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_language_says_everything_that_the_page_says(language: str) -> None:
    english, other = entries("en"), entries(language)
    missing = keys_of_the_page(english) - set(other)
    assert not missing
    unknown = set(other) - set(english)
    assert not unknown
    for key in other:
        given = variables(english, key)
        assert variables(other, key) <= given | {f"{name}-kind" for name in given}, key


@pytest.mark.parametrize("game", games.NAMES)
def test_what_a_board_tells_is_translated(game: str) -> None:
    english, french = entries("en"), entries("fr")
    told = re.compile(f"(word|{game}-(rule|rules|ask|part|refuse|gives|would|end|reach|choice|then|draw|page|web))-.*")
    assert not {key for key in english if told.fullmatch(key)} - set(french)
    assert not sentences(game) & set(english) - set(french)


def sentences(game: str) -> set[str]:
    """The keys of the sentences that tell what happened, whether there are such sentences or not."""
    told = re.findall(r'type: "([A-Z]\w+)"', (WEB / "games" / "golden_horn" / "told.js").read_text()) if game == "golden-horn" else []
    names = [*told, *(effect.__name__ for effect in own_effects(game))]
    return {f"{game}-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in names}


@pytest.mark.parametrize("game", games.NAMES)
def test_every_line_of_the_log_names_its_rule(game: str) -> None:
    english = entries("en")
    rulings = dict(re.findall(r'"([a-z-]+)": "([A-Z]\d+)"', (WEB / "lib" / "ruling.js").read_text(encoding="utf-8")))
    assert not sentences(game) & set(english) - set(rulings)
    assert all(
        f"{key.removesuffix(rest)}rule-{rule.lower()}" in english
        for key, rule in rulings.items()
        if (rest := key.removeprefix(f"{game}-")) != key
    )


def test_what_the_page_is_told_in_words_of_the_components_is_translated() -> None:
    """Every word of the components that is shown has a text, so that another language can have another."""
    for game in games.NAMES:
        told = json.dumps(games.find(game).rule_values(games.find(game).components(games.find(game).standard())))
        known = {key.removeprefix("word-").replace("-", " ") for key in entries("fr") if key.startswith("word-")} | {"trio", "duo", "solo"}
        unknown = {found for found in re.findall(r"[a-z]{3,}(?: [a-z]+)*", told.replace("\\n", " ")) if not {found, *found.split()} & known}
        assert not {found for found in unknown if found not in rule_names(game)}, game


def rule_names(game: str) -> set[str]:
    """The names of the values of the rules' texts."""
    return {*games.find(game).rule_values(games.find(game).components(games.find(game).standard())), "dominio"}


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
        until = time.monotonic() + 10
        while not (tmp_path / "opened").exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert (tmp_path / "opened").read_text().strip() == address[0].decode()
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
    assert process.returncode == 0


def test_a_page_that_cannot_be_served_is_one_sentence() -> None:
    command = [sys.executable, "-m", "emporion", "serve", "--open"]
    found = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"XDG_DATA_HOME": "/dev/null/nowhere"}, timeout=60)
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
