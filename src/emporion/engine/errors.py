"""Errors with a key and values for the catalogues in `text/`; `str(error)` is the English sentence."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.text import say

MAX_SHOWN_CHARS = 500
"""The most characters of a value in a sentence."""


def shown(text: str, longest: int = MAX_SHOWN_CHARS) -> str:
    """A foreign text that is safe to print: one line, limited in length, only printable characters."""
    safe = "".join(c if c.isprintable() else c.encode("unicode_escape", "surrogatepass").decode() for c in text[:longest])
    return safe + ("…" if len(text) > longest else "")


def shown_items(items: Sequence[str], longest: int = 4 * MAX_SHOWN_CHARS) -> list[str]:
    """Foreign texts for a list in a sentence, as many as have so many characters together."""
    found: list[str] = []
    for item in items:
        longest -= len(item)
        if longest < 0:
            return [*found, "…"]
        found.append(shown(item))
    return found


def shown_legal(moves: Sequence[str]) -> str:
    """The legal moves as a sentence; empty if there are none."""
    return say("refused-legal", moves=shown_items(moves)) if moves else ""


class EmporionError(Exception):
    """Something a person asked for cannot be done; the sentence says why and what to do.

    The value `detail` is a technical detail in English, which follows the sentence on a line of its own. The value `where` is the place
    of a mistake in components. `web/lib/texts.js` words errors in the same way.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = {name: _shown_value(value) for name, value in values.items()}

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle has the fields: the arguments of a subclass are others."""
        return _restored, (type(self), self.key, self.__dict__)

    def _reason(self) -> str:
        """The sentence without the technical detail."""
        why = say(self.key, **self.values)
        return say("components-wrong", where=self.values["where"], why=why) if "where" in self.values else why

    def _detail(self) -> str:
        """The technical detail as a line of its own; empty if there is none."""
        return "\n" + say("refused-detail", detail=self.values["detail"]) if "detail" in self.values else ""

    def __str__(self) -> str:
        return self._reason() + self._detail()


class IllegalMove(EmporionError):
    """A move that the rules refuse, with the rule's id and the legal moves. The position has not changed."""

    def __init__(self, rule: str, key: str, legal: Sequence[str] = (), **values: object) -> None:
        super().__init__(key, **values)
        self.rule = rule
        self.legal = list(legal)

    def __str__(self) -> str:
        return say("refused-move", rule=self.rule, why=self._reason(), legal=shown_legal(self.legal)).strip()


class RecordError(EmporionError):
    """A record that breaks the format (F1 to F5) or a rule, with the number of its line; the header is line 1."""

    def __init__(self, line: int, rule: str, key: str, legal: Sequence[str] = (), **values: object) -> None:
        super().__init__(key, **values)
        self.line = line
        self.rule = rule
        self.legal = list(legal)

    def __str__(self) -> str:
        words = say("refused-line", line=self.line, rule=self.rule, why=self._reason(), legal=shown_legal(self.legal)).strip()
        return words + self._detail()


class WrongComponents(EmporionError):
    """Wrong components: the place in the file, and the mistake."""

    def __init__(self, where: str, key: str, **values: object) -> None:
        self.where = shown(where, 80)
        super().__init__(key, where=self.where, **values)


class WrongOption(EmporionError):
    """A table option or a value of one that the game does not know."""


def _shown_value(value: object) -> object:
    """A value of a sentence: foreign texts, alone or in a list, are made safe to print."""
    if isinstance(value, (list, tuple)):
        return [_shown_value(item) for item in value]
    return shown(value) if isinstance(value, str) else value


def _restored(kind: type[EmporionError], key: str, fields: dict[str, object]) -> EmporionError:
    """An error from its pickle."""
    error = kind.__new__(kind, key)
    error.__dict__.update(fields)
    return error
