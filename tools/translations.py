"""Compare the texts of every language with the English ones: `python -m tools.translations`, or with `de` behind it for German alone.

It lists what is missing, unused, outdated, written twice, in another file than in English, not Fluent, or uses values that its message does
not get, each with file and line. `python -m tools.translations accept de KEY …` says that these translations fit the English text of today;
without keys it does so for those that are new. `translated.json` of a language says of which English text each translation was made.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from emporion import games
from emporion.engine.effects import Effect
from emporion.engine.wording import SEATS

ROOT = Path(__file__).parent.parent
TEXT = ROOT / "src" / "emporion" / "text"
ENGLISH = "en"
OPTIONAL_FILES = ("command-line.ftl", "hosting.ftl")
"""Files that a language may leave out."""
STAMPS = "translated.json"


class Entry(NamedTuple):
    """A message or a term: where it is, what it uses, and a digest of its pattern."""

    key: str
    path: Path
    line: int
    variables: frozenset[str]
    references: frozenset[str]
    digest: str
    node: ast.Message | ast.Term

    @property
    def place(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}"


class Catalogue(NamedTuple):
    """The entries of a language by their keys, and what is wrong with its files."""

    entries: dict[str, Entry]
    problems: list[str]


def languages() -> list[str]:
    """The languages that have a folder, English first."""
    found = sorted(path.name for path in TEXT.iterdir() if path.is_dir() and path.name != "__pycache__")
    return [ENGLISH, *(name for name in found if name != ENGLISH)]


@cache
def read(language: str) -> Catalogue:
    """Parse the files of a language."""
    entries: dict[str, Entry] = {}
    problems = []
    for path in sorted((TEXT / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for node in FluentParser().parse(source).body:
            line = source.count("\n", 0, node.span.start if node.span else 0) + 1
            place = f"{path.relative_to(ROOT)}:{line}"
            if isinstance(node, ast.Junk):
                first, _, _ = (node.content or "").strip().partition("\n")
                problems.append(f"{place}: not Fluent: {first}")
            elif isinstance(node, (ast.Message, ast.Term)):
                entry = _entry(node, path, line + (node.comment.content.count("\n") + 1 if node.comment and node.comment.content else 0))
                if entry.key in entries:
                    problems.append(f"{place}: twice: {entry.key} is also at {entries[entry.key].place}")
                entries[entry.key] = entry
    return Catalogue(entries, problems)


class _Uses(Visitor):
    """The variables, messages and terms that a pattern names; those of the function LIST too."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        if node.name.name == "each" and isinstance(node.value, ast.StringLiteral):
            self.references.add(node.value.value)


def _entry(node: ast.Message | ast.Term, path: Path, line: int) -> Entry:
    uses = _Uses()
    uses.visit(node)
    key = node.id.name if isinstance(node, ast.Message) else f"-{node.id.name}"
    bare = node.clone()
    bare.comment = None
    digest = hashlib.sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:10]
    return Entry(key, path, line, frozenset(uses.variables), frozenset(uses.references), digest, node)


def closure(entries: dict[str, Entry], key: str) -> set[str]:
    """A key and all that it refers to."""
    found: set[str] = set()
    waiting = [key]
    while waiting:
        key = waiting.pop()
        if key in entries and key not in found:
            found.add(key)
            waiting += entries[key].references
    return found


def values(entries: dict[str, Entry], key: str) -> set[str]:
    """The values that a message needs, those of its parts included."""
    return {name for part in closure(entries, key) if not part.startswith("-") for name in entries[part].variables}


@cache
def effect_values() -> dict[str, set[str]]:
    """The values that the messages of effects get, by the names of the effects in the catalogue: `corinth-built`."""
    found = {}
    for game in games.NAMES:
        for kind in games.find(game).effect_types():
            fields = set(kind.__struct_fields__)
            seats = {name for field in fields & SEATS.keys() for name in SEATS[field]}
            found[f"{game}-{_tag(kind)}"] = fields | seats
    return found


def _tag(kind: type[Effect]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def given(key: str) -> set[str]:
    """The values that a message may use: those of the English one, and all fields of its effect."""
    bare = re.sub(rf"^({'|'.join(games.NAMES)})-(ask|wait|gives|would|end|reach|says)-", r"\1-", key)
    return values(read(ENGLISH).entries, key) | effect_values().get(key, set()) | effect_values().get(bare, set())


def stamps(language: str) -> dict[str, str]:
    """Of which English text each translation was made: digests by key."""
    path = TEXT / language / STAMPS
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def problems(language: str) -> Iterator[str]:
    """Everything that is wrong with a language, a line each."""
    english, own = read(ENGLISH).entries, read(language)
    yield from own.problems
    yield from _broken_references(own.entries)
    if language == ENGLISH:
        return
    yield from _missing(language, english, own.entries)
    yield from _unused(english, own.entries)
    stamped = stamps(language)
    for key, entry in own.entries.items():
        if key not in english or key.startswith("-"):
            continue
        if other := values(own.entries, key) - given(key):
            yield f"{entry.place}: other values: {key} uses {', '.join(f'${name}' for name in sorted(other))}, which it does not get"
        if entry.path.name != english[key].path.name:
            yield f"{entry.place}: other file: {key} is in {english[key].path.name} in English"
        if key not in stamped:
            yield f"{entry.place}: new: {key}; run python -m tools.translations accept {language}"
        elif stamped[key] != english[key].digest:
            yield f"{entry.place}: outdated: {key}; English has changed ({english[key].place}). Then: accept {language} {key}"


def _broken_references(entries: dict[str, Entry]) -> Iterator[str]:
    for entry in entries.values():
        for name in sorted(entry.references - entries.keys()):
            yield f"{entry.place}: missing part: {entry.key} refers to {name}"


def _missing(language: str, english: dict[str, Entry], own: dict[str, Entry]) -> Iterator[str]:
    for key, entry in english.items():
        path = TEXT / language / entry.path.name
        optional = entry.path.name in OPTIONAL_FILES and not path.exists()
        if key not in own and not optional and not key.startswith("-"):
            yield f"{path.relative_to(ROOT)}: missing: {key} ({entry.place})"


def _unused(english: dict[str, Entry], own: dict[str, Entry]) -> Iterator[str]:
    referred = {name for entry in own.values() for name in entry.references}
    for key, entry in own.items():
        if key not in english and key not in referred:
            yield f"{entry.place}: unused: English has no {key}, and no message refers to it"


def accept(language: str, keys: Iterable[str]) -> int:
    """Stamp these keys, or all that have no stamp; drop the stamps of keys that are gone. Return how many were stamped."""
    english, own, before = read(ENGLISH).entries, read(language).entries, stamps(language)
    wanted = set(keys) or own.keys() - before.keys()
    both = [key for key in english if key in own and not key.startswith("-")]
    after = {key: english[key].digest if key in wanted else before[key] for key in sorted(both) if key in wanted or key in before}
    (TEXT / language / STAMPS).write_text(json.dumps(after, indent=0) + "\n", encoding="utf-8")
    return len(wanted & after.keys())


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["accept"] and len(arguments) > 1:
        print(f"{arguments[1]}: {accept(arguments[1], arguments[2:])} accepted")
        return 0
    if unknown := [name for name in arguments if name not in languages()]:
        print(f"There is no folder src/emporion/text/{unknown[0]}; languages: {', '.join(languages())}", file=sys.stderr)
        return 2
    found = [line for language in arguments or languages() for line in problems(language)]
    print("\n".join(found) or "Nothing is missing, unused or outdated.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
