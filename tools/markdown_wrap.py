"""Markdown with its prose in lines of at most 120 characters. Tables, code, headings and pictures stay as they are.

`python -m tools.markdown_wrap FILE…` wraps the paragraphs of pages that have a longer line.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

WIDTH = 120
FENCE = re.compile(r"^\s*(```|~~~)")
STAYS = re.compile(r"^\s*(\||#|<|!\[[^\]]*\]\([^)]*\)$|\[[^\]]+\]: |:::|$)|^---")
"""A line that is no prose: of a table, a heading, HTML, a picture alone, the target of a link, or empty."""
ITEM = re.compile(r"^\s*(?:[-*+]|\d+[.)])\s+|^\s*>\s?")
MARKER = re.compile(r"(?:[-*+>|#]|\d+[.)])(?:\s|$)")
"""A beginning of a line that would make it an item, a quotation, a row or a heading."""


def wrap(text: str) -> str:
    """The same Markdown, each paragraph with a line that is too long wrapped anew."""
    return "".join(_wrap_block(block) if is_prose else "".join(block) for block, is_prose in _blocks(text.splitlines(keepends=True)))


def long_lines(text: str) -> list[str]:
    """The lines of prose that are too long and could be wrapped."""
    found: list[str] = []
    for block, is_prose in _blocks(text.splitlines(keepends=True)):
        if is_prose and _wrap_block(block) != "".join(block):
            found += [line for line in block if len(line.rstrip("\n")) > WIDTH]
    return found


def _blocks(lines: list[str]) -> Iterator[tuple[list[str], bool]]:
    """The paragraphs and items of a page, and whether each is prose; a line that is not is a block of its own."""
    block: list[str] = []
    is_code = is_front_matter = False
    for number, line in enumerate(lines):
        if number == 0 and line == "---\n":
            is_front_matter = True
        is_fence = FENCE.match(line) is not None
        stays = is_code or is_fence or is_front_matter or STAYS.match(line) is not None
        if is_front_matter and number > 0 and line == "---\n":
            is_front_matter = False
        is_code = is_code != is_fence
        if block and (stays or ITEM.match(line)):
            yield block, True
            block = []
        if stays:
            yield [line], False
        else:
            block.append(line)
    if block:
        yield block, True


def _wrap_block(block: list[str]) -> str:
    """The lines of a paragraph or an item, wrapped if one is too long."""
    first = block[0]
    if all(len(line.rstrip("\n")) <= WIDTH for line in block):
        return "".join(block)
    marker = ITEM.match(first)
    head = marker.group() if marker else re.match(r"\s*", first).group()  # type: ignore[union-attr]
    hanging = head if head.strip() in (">", "") else " " * len(head)
    words = " ".join(line.strip() for line in [first[len(head) :], *block[1:]])
    lines = textwrap.wrap(words, WIDTH - len(head), break_long_words=False, break_on_hyphens=False)
    for number in range(len(lines) - 1, 0, -1):
        while MARKER.match(lines[number]):
            before, _, moved = lines[number - 1].rpartition(" ")
            lines[number - 1], lines[number] = before, f"{moved} {lines[number]}"
    end = "\n" if block[-1].endswith("\n") else ""
    return "\n".join((head if number == 0 else hanging) + line for number, line in enumerate(lines)) + end


def main() -> None:
    """Wrap the files that the command names."""
    for name in sys.argv[1:]:
        path = Path(name)
        text = path.read_text(encoding="utf-8")
        if (wrapped := wrap(text)) != text:
            path.write_text(wrapped, encoding="utf-8")


if __name__ == "__main__":
    main()
