"""A position as a prompt for a language model, and the move in its answer. Text environment, harness and MCP server share it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from emporion import games
from emporion.engine.description import Section, word_section
from emporion.engine.effects import Effect
from emporion.engine.errors import shown, shown_legal
from emporion.engine.lines import Line
from emporion.engine.match import Match
from emporion.engine.rulebook_text import ItemText, word_book
from emporion.engine.wording import Reader, sentence, tag, values, word_preview
from emporion.lab.description import describe
from emporion.text import has, say

LABEL = "Move:"
"""What stands before the move in an answer."""
BRINGS = " – "
"""What stands between a move and its words."""
_LABELED = re.compile(r"\bmove\s*[:=]\s*(.+)", re.IGNORECASE)
_BRACKETED = re.compile(r"\[([^\[\]\n]+)\]")
_MARKS = " \t\r.,;!*_`'\"“”‘’[](){}<>#"


class Answer(NamedTuple):
    """What was found in an answer: the legal move, if it names one, and what it seems to name."""

    legal: str | None
    raw: str | None


def prompt(
    match: Match, seat: int, *, legal_moves: bool = True, with_rules: bool = False, earlier: Sequence[str] = (), answered: str | None = None
) -> str:
    """The position of a seat, what it is asked and how to answer. `answered` is what an earlier answer named and was not legal."""
    game = match.game
    parts = [say("prompt-seat", game=say(f"{game.name}-title"), seat=seat, players=match.players)]
    if with_rules:
        parts.append(rulebook(game.name))
    parts.append(position(match, seat))
    if earlier:
        parts.append(say("prompt-earlier", moves=list(earlier)))
    if match.actor != seat:
        return "\n\n".join(parts)
    parts.append(question(match, seat))
    if legal_moves:
        parts.append("\n".join([say("prompt-moves"), *listed_moves(match, seat)]))
    else:
        parts.append(say("prompt-unlisted", examples=list(examples(match))))
    if answered is not None:
        parts.append(say("prompt-illegal", move=shown(answered)) if answered else say("prompt-unreadable"))
    parts.append(say("prompt-answer", label=LABEL))
    return "\n\n".join(part for part in parts if part)


def position(match: Match, seat: int | None) -> str:
    """The position in words, as a seat, or a spectator (None), may know it."""
    return word_sections(match.game.name, match.describe(seat), reader_of(match.players, seat))


def word_sections(game: str, sections: Iterable[Section], reader: Reader) -> str:
    """The parts of a position in words."""
    found = []
    for section in sections:
        heading, lines = word_section(game, section, reader, "normal")
        if lines:
            found += [heading, *(f"  {line}" for line in lines)]
    return "\n".join(found)


def question(match: Match, seat: int) -> str:
    """What is asked, as a sentence; empty if the game has none."""
    return word_question(match.game.name, match.question(), reader_of(match.players, seat))


def word_question(game: str, effect: Effect, reader: Reader) -> str:
    """A question as a sentence; empty if it has none."""
    key = f"{game}-ask-{tag(effect)}"
    return say(key, **values(effect, reader)) if has(key) else ""


def listed_moves(match: Match, seat: int) -> list[str]:
    """The legal moves, each with what it would bring."""
    reader = reader_of(match.players, seat)
    return [word_move(match.game.name, move, line, reader) for move, line in match.choices().items()]


def word_move(game: str, move: str, line: Line, reader: Reader) -> str:
    """A move with its name and what it would bring."""
    said = [words for words in (sentence(game, line[0], reader), word_preview(game, line[1:])) if words]
    return f"{move}{BRINGS}{'; '.join(said)}" if said else move


def reader_of(players: int, seat: int | None) -> Reader:
    """A reader in a seat. Seats are called by their numbers: people's names are foreign text."""
    return Reader([say("prompt-player", seat=number) for number in range(players)], seat)


def examples(match: Match) -> list[str]:
    """A move of each kind that the game has, legal here or not: how moves are written."""
    kinds: dict[str, str] = {}
    for text in describe(match).texts:
        kinds.setdefault(text.partition(" ")[0], text)
    return list(kinds.values())


def find_move(answer: str, legal: Sequence[str]) -> Answer:
    """The move that an answer names: after the label, in brackets, or as its last line. Nothing is guessed from the words around it."""
    known = {plain(move): move for move in legal}
    named = [*reversed(_LABELED.findall(answer)), *reversed(_BRACKETED.findall(answer))]
    lines = [line for line in answer.splitlines() if line.strip()]
    for candidate in [*named, *lines[-1:]]:
        if (found := known.get(plain(candidate))) is not None:
            return Answer(found, found)
    raw = named[0] if named else lines[-1] if lines else None
    return Answer(None, shown(plain(raw), 100) if raw is not None else None)


def plain(text: str) -> str:
    """A move as it is compared: without marks around it, in small letters, with single spaces."""
    return " ".join(text.partition(BRINGS)[0].strip(_MARKS).lower().split())


def refusal(answer: Answer, legal: Sequence[str]) -> str:
    """Why an answer was not taken, with the legal moves."""
    why = say("prompt-illegal", move=answer.raw) if answer.raw else say("prompt-unreadable")
    return f"{why} {shown_legal(legal)}".strip()


@cache
def rulebook(name: str) -> str:
    """The rulebook of a game as Markdown, in English."""
    game = games.find(name)
    lines = [f"# {say(f'{name}-title')}"]
    for chapter in word_book(game, game.standard_components()):
        lines += ["", f"## {chapter.title}", *_write_items(chapter.items)]
    return "\n".join(lines) + "\n"


def _write_items(items: Iterable[ItemText]) -> list[str]:
    found: list[str] = []
    for item in items:
        match item.kind:
            case "rule" | "leaflet":
                found += ["", f"**{item.name}** {item.text}", *(f"    {line}" for line in item.lines)]
            case "text" | "table":
                found += ["", item.text]
            case "steps":
                found += ["", *(f"{number}. {line}" for number, line in enumerate(item.lines, 1))]
            case "example":
                scenes = [line for scene in item.scenes for line in (*(f"> {said}" for said in scene.lines), scene.text)]
                found += ["", f"### {say('book-example', title=item.text)}", *scenes]
    return found
