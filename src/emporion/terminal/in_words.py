"""The position in words, in the place of the drawn table or when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.engine.description import DETAILS, Detail, Section, about, word_section
from emporion.engine.errors import shown
from emporion.engine.wording import Reader
from emporion.terminal.session import Session
from emporion.text import has, say


def position_lines(session: Session, seats: Sequence[int] | None = None, detail: Detail = "normal") -> list[str]:
    """The position part by part, with the parts about these seats or about all."""
    sections = session.match.describe(session.viewer())
    return _lines(session, [section for section in sections if seats is None or section.seat is None or section.seat in seats], detail)


def asked_lines(session: Session, words: str) -> list[str] | None:
    """What is asked for: everything, a topic, a topic of one player by number or name, or a detail; None if there is no such part."""
    sections = session.match.describe(session.viewer())
    asked, _, whose = words.lower().partition(" ")
    detail = next((found for found in DETAILS if asked == found), None)
    if not words or detail is not None:
        return _lines(session, sections, detail or "normal")
    topic = topic_words(session).get(asked)
    seat = _seat(session, whose.strip())
    if topic is None or (whose and seat is None):
        return None
    return _lines(session, about(sections, topic, seat), "full") or None


def topic_words(session: Session) -> dict[str, str]:
    """The topics by the words that can be typed: those of the player's language, and the English ones."""
    game = session.match.game.name
    topics = dict.fromkeys(section.topic for section in session.match.describe(session.viewer()))
    return {say(f"{game}-word-{topic}"): topic for topic in topics if has(f"{game}-word-{topic}")} | {topic: topic for topic in topics}


def no_topic(session: Session, words: str) -> str:
    """The sentence for words that name no part of the position."""
    own: dict[str, str] = {}
    for word, topic in topic_words(session).items():
        own.setdefault(topic, word)
    return say("play-no-topic", words=shown(words), topics=[*own.values()])


def _seat(session: Session, whose: str) -> int | None:
    if whose.isdecimal() and len(whose) < 3:
        return int(whose) - 1 if 1 <= int(whose) <= session.match.players else None
    return next((seat for seat, name in enumerate(session.names) if name.lower() == whose), None)


def _lines(session: Session, sections: Sequence[Section], detail: Detail) -> list[str]:
    reader = Reader(session.names, session.viewer())
    found = []
    for section in sections:
        heading, lines = word_section(session.match.game.name, section, reader, detail)
        found += [heading, *(f"  {line}" for line in lines)] if lines else []
    return found
