"""Records spoiled in many ways, for showing that a damaged record is refused and never answered with a traceback."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any


def spoiled(text: str, seed: int) -> Iterator[bytes]:
    """A handful of damaged copies of a record."""
    rng = random.Random(seed)
    lines = text.splitlines()
    for damage in rng.sample([_swapped, _missing, _doubled, _other_seat, _other_word, _cut, _noise, _result, _header, _other_event], 4):
        yield damage(list(lines), rng)


def _joined(lines: list[str]) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


def _event(lines: list[str], rng: random.Random) -> int:
    return rng.randrange(1, len(lines) - 1)


def _changed(line: str, **values: Any) -> str:
    return json.dumps(json.loads(line) | values)


def _swapped(lines: list[str], rng: random.Random) -> bytes:
    i = rng.randrange(1, len(lines) - 2)
    lines[i], lines[i + 1] = lines[i + 1], lines[i]
    return _joined(lines)


def _missing(lines: list[str], rng: random.Random) -> bytes:
    del lines[_event(lines, rng)]
    return _joined(lines)


def _doubled(lines: list[str], rng: random.Random) -> bytes:
    i = _event(lines, rng)
    lines.insert(i, lines[i])
    return _joined(lines)


def _other_seat(lines: list[str], rng: random.Random) -> bytes:
    i = _event(lines, rng)
    lines[i] = _changed(lines[i], by=rng.choice(["chance", 0, 1, 2, 3, 7, -1, True, 1.0, None, "0"]))
    return _joined(lines)


def _other_word(lines: list[str], rng: random.Random) -> bytes:
    i = _event(lines, rng)
    words = json.loads(lines[i])["move"]
    others = [words.upper(), words + " ", words.replace(" ", "  "), "", "pass", words[:-1], "\x1b[31m"]
    lines[i] = _changed(lines[i], move=rng.choice(others))
    return _joined(lines)


def _other_event(lines: list[str], rng: random.Random) -> bytes:
    lines[_event(lines, rng)] = lines[_event(lines, rng)]
    return _joined(lines)


def _cut(lines: list[str], rng: random.Random) -> bytes:
    data = _joined(lines)
    return data[: rng.randrange(len(data) // 2, len(data) - 2)]


def _noise(lines: list[str], rng: random.Random) -> bytes:
    data = bytearray(_joined(lines))
    data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def _result(lines: list[str], rng: random.Random) -> bytes:
    result = json.loads(lines[-1])
    result["scores"][0] += rng.choice([-1, 1])
    lines[-1] = json.dumps(result)
    return _joined(lines)


def _header(lines: list[str], rng: random.Random) -> bytes:
    key = rng.choice(["emporion", "game", "rules", "players", "options", "first"])
    lines[0] = _changed(lines[0], **{key: rng.choice([None, 0.5, "x", [], {}, 99, True])})
    return _joined(lines)
