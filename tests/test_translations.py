"""Every language is complete and current, and every message is a sentence of its language whatever its values are."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from emporion import games
from emporion.text import LANGUAGES, Catalogue, MissingText, catalogue, say, say_whole, speaking
from tools import translations
from tools.translations import ENGLISH, TEXT, Entry, closure

NUMBERS = (0, 1, 2, 5)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ANSWERS = {"yes", "no"}
NAMES = {"player", "victim", "name", "owner", "host", "next", "reader", "first", "who"}
"""Values that are names of people."""
MAX_EXAMPLES = 120
"""So many ways of filling in a message are tried; of more, a sample."""


@pytest.mark.parametrize("language", translations.languages())
def test_a_language_says_what_english_says(language: str) -> None:
    found = list(translations.problems(language))
    assert not found, "\n".join(found)


def test_all_languages_are_found() -> None:
    assert list(LANGUAGES) == translations.languages()


class _Selects(Visitor):
    """The variants by which a message chooses its words, by variable; and the message that words the items of each list."""

    def __init__(self) -> None:
        self.variants: dict[str, set[str]] = defaultdict(set)
        self.lists: dict[str, str] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value for variant in node.variants]
            self.variants[node.selector.id.name] |= set(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        first = node.arguments.positional[0]
        if node.id.name == "LIST" and isinstance(first, ast.VariableReference):
            each = next(argument.value for argument in node.arguments.named if argument.name.name == "each")
            assert isinstance(each, ast.StringLiteral)
            self.lists[first.id.name] = each.value


_known: dict[int, _Selects] = {}


def selects(entry: Entry) -> _Selects:
    """What a message selects by; every message is looked at once."""
    if id(entry) not in _known:
        _known[id(entry)] = _Selects()
        _known[id(entry)].visit(entry.node)
    return _known[id(entry)]


def group(key: str) -> str:
    """The game that a message belongs to, or nothing."""
    return next((game for game in games.NAMES if key.startswith(game)), "")


@cache
def ids() -> dict[tuple[str, str], list[str]]:
    """The ids that a value can be, by the game and the name of the value."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for key, entry in translations.read(ENGLISH).entries.items():
        for name, variants in selects(entry).variants.items():
            found[group(key), name] |= {variant for variant in variants if variant not in PLURALS and not variant.isdigit()}
    return {place: sorted(variants) for place, variants in found.items() if variants}


def lists_of(entries: dict[str, Entry], key: str) -> dict[str, str]:
    """The lists of a message and the messages that word their items, those of its parts included; not of the items themselves."""
    found = dict(selects(entries[key]).lists)
    for part in entries[key].references - set(found.values()):
        found |= lists_of(entries, part)
    return found


def own_values(entries: dict[str, Entry], key: str) -> set[str]:
    """The values that a message and its parts get; not those of the items of their lists."""
    if key.startswith("-"):
        return set()
    found = set(entries[key].variables)
    for part in entries[key].references - set(selects(entries[key]).lists.values()):
        found |= own_values(entries, part)
    return found


def possible(entries: dict[str, Entry], key: str, name: str) -> list[object]:
    """What a value of a message can be. One by which it does not select is an id, if other messages of the game select by such a value."""
    lists = lists_of(entries, key)
    variants = {variant for part in closure(entries, key) for variant in selects(entries[part]).variants.get(name, ())}
    if name in lists and not variants & PLURALS:
        items = list(islice(fillings(entries, lists[name]), 40))
        bare = [item["item"] for item in items if set(item) == {"item"}] or items
        return [bare[:1], bare[:2], bare[-5:]]
    if name in NAMES:
        return ["Aspasia", "Zoé"]
    if words := sorted(variant for variant in variants - PLURALS if not variant.isdigit()):
        return [*words]
    if variants:
        return [*NUMBERS, *(int(variant) for variant in sorted(variants) if variant.isdigit())]
    known = [] if name == "item" else ids().get((group(key), name), [])
    return [*known] or [*NUMBERS]


def fillings(entries: dict[str, Entry], key: str) -> Iterator[dict[str, object]]:
    """Values for a message: every value of every variable, and a sample of their combinations."""
    choices = {name: possible(entries, key, name) for name in sorted(own_values(entries, key))}
    if not choices:
        yield {}
        return
    chance = random.Random(key)
    number = min(MAX_EXAMPLES, max(12, 3 * sum(map(len, choices.values()))))
    for turn in range(number):
        yield {name: found[(turn if turn < len(found) else chance.randrange(len(found))) % len(found)] for name, found in choices.items()}


def same_words(language: str) -> set[str]:
    """The ids that are also words of a language."""
    return set((TEXT / language / "same-words.txt").read_text(encoding="utf-8").split())


@cache
def raw_ids(language: str) -> re.Pattern[str]:
    """What must not stand in a sentence of a language: ids that are no words of it, and marks of Fluent."""
    every = {variant for variants in ids().values() for variant in variants} - ANSWERS - same_words(language)
    return re.compile(rf"(?<![\w=.-])({'|'.join(sorted(map(re.escape, every), key=len, reverse=True))})(?![\w=-])|[{{}}]")


QUOTED = re.compile(r"“[^”]*”|«[^»]*»|„[^“]*“")
"""What is typed or stands in a file is quoted as it is."""
BROKEN = re.compile(r"\bNone\b(?! of)|\bTrue\b|\bFalse\b|\?\?\?|[{}]|Fluent|undefined|\[object")
"""What a message looks like that was given something else than words and numbers."""


@cache
def rendered(language: str) -> list[tuple[str, dict[str, object], str]]:
    """Every message with many values, except those of the command line, which are for programmers."""
    entries, spoken = translations.read(language).entries, Catalogue(language)
    found = []
    for key, entry in entries.items():
        if isinstance(entry.node, ast.Message) and entry.path.name not in translations.OPTIONAL_FILES:
            found += [(key, values, spoken.say(key, **values)) for values in fillings(entries, key)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_without_a_raw_id(language: str) -> None:
    said: set[str] = set()
    wrong: dict[str, str] = {}
    for key, values, sentence in rendered(language):
        said.add(key)
        if found := raw_ids(language).search(QUOTED.sub("", sentence)):
            wrong.setdefault(key, f"{translations.read(language).entries[key].place}: {key} {values}: “{found[0]}” in “{sentence}”")
    assert len(said) > 900
    assert not wrong, "\n".join(wrong.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_with_words_and_numbers_alone(language: str) -> None:
    wrong = {key: sentence for key, _, sentence in rendered(language) if BROKEN.search(sentence)}
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_message_is_tried(language: str) -> None:
    """Each id and each of 0, 1, 2 and 5 that a value can be is in one of the sentences."""
    entries = translations.read(language).entries
    tried: dict[tuple[str, str], list[object]] = defaultdict(list)
    for key, values, _ in rendered(language):
        for name, value in values.items():
            tried[key, name].append(value)
    for (key, name), found in tried.items():
        expected = possible(entries, key, name)
        assert [value for value in expected if value not in found] == [], f"{key} ${name}"
        if all(isinstance(value, int) for value in expected):
            assert set(NUMBERS) <= set(found), f"{key} ${name}"


SPELLING = {
    "en": r"\b[Aa] (?=[aeiou])(?!one|use|uni)|\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz])",
    "fr": r"(?<![-\w])(le|la|de|ne|que|se|je|jusque) (?=[aàâeéèêiîoôuœ])|(?<!-)\b(de|à) (le|les)\b|(?<=[\w»)]) [;:!?»]|« |\d ?%",
    "de": r"\b(an|in|von|zu) dem (?=\w)|\d ?%",
    "es": r"\b(de|a) el\b|\by (?=h?i[^e])|\bo (?=h?o)|\d ?%",
    "nl": r"\b(de|het) (de|het)\b|\b[Hh]et solo\b",
}
"""Wrong spellings where words meet: articles, elisions, contractions, and spaces before signs, which must not break."""


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language in SPELLING])
def test_words_that_meet_fit_each_other(language: str) -> None:
    wrong = re.compile(SPELLING[language])
    found = {key: sentence for key, _, sentence in rendered(language) if wrong.search(sentence)}
    assert not found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_are_listed_as_those_of_a_language_are_ids(language: str) -> None:
    assert same_words(language) <= {variant for variants in ids().values() for variant in variants}


def ones_without_number(language: str) -> Iterator[str]:
    """Messages whose variant [one] also serves other numbers in this language, but does not print the number."""
    for key, entry in translations.read(language).entries.items():
        for select in _selections(entry.node):
            variants = {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))): variant for variant in select.variants}
            if "one" in variants and "0" not in variants and isinstance(select.selector, ast.VariableReference):
                uses = translations._Uses()
                uses.visit(variants["one"])
                mine = uses.variables | {name for part in uses.references for name in translations.values(entries_of(language), part)}
                if select.selector.id.name not in mine:
                    yield f"{entry.place}: {key}"


def entries_of(language: str) -> dict[str, Entry]:
    return translations.read(language).entries


def _selections(node: ast.BaseNode) -> list[ast.SelectExpression]:
    found: list[ast.SelectExpression] = []

    class Finder(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            found.append(node)
            self.generic_visit(node)

    Finder().visit(node)
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if Locale.parse(language).plural_form(0) == "one"])
def test_a_form_for_one_and_nought_prints_its_number(language: str) -> None:
    assert not list(ones_without_number(language))


NOUNS = {
    "en": "points|goats|cards|cubes|dice|symbols|steps|tables|seats|coins|gold coins",
    "fr": "points|chèvres|cartes|cubes|dés|symboles|pièces|tables|places",
    "de": "Punkte|Ziegen|Karten|Warensteine|Symbole|Schritte|Goldmünzen|Tische|Plätze",
    "es": "puntos|cabras|cartas|cubos|dados|símbolos|pasos|monedas|mesas|plazas",
    "nl": "punten|geiten|kaarten|blokjes|dobbelstenen|symbolen|stappen|munten|tafels|plaatsen",
}
"""Nouns in the form that 1 does not have."""
NEVER_ONE = ("corinth-rule-", "golden-horn-rule-")
"""Messages with numbers that are never 1: figures of the box."""


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language in NOUNS])
def test_numbers_of_one_have_a_form_of_their_own(language: str) -> None:
    wrong = re.compile(rf"(?<![\w+/,.-])1 (yellow |white )?({NOUNS[language]})\b", re.IGNORECASE)
    found = {key: sentence for key, _, sentence in rendered(language) if wrong.search(sentence)}
    assert not {key: sentence for key, sentence in found.items() if not key.startswith(NEVER_ONE)}


def test_a_line_is_said_in_one_language(monkeypatch: pytest.MonkeyPatch) -> None:
    with speaking("fr"):
        assert say_whole(lambda: f"{say('web-undo')} / {say('web-hint')}") == "Annuler / Conseil"
        french = catalogue("fr")

        def lacking(key: str, **values: object) -> str:
            if key == "web-hint":
                raise MissingText(key)
            return Catalogue.say(french, key, **values)

        monkeypatch.setattr(french, "say", lacking)
        assert say_whole(lambda: f"{say('web-undo')} / {say('web-hint')}") == "Take back / Hint"
        assert say("web-hint") == "Hint"
        assert say("web-undo") == "Annuler"


def test_english_that_is_missing_is_an_error() -> None:
    with speaking("fr"), pytest.raises(MissingText):
        say("no-such-message")
    with pytest.raises(MissingText):
        say_whole(lambda: say("no-such-message"))
