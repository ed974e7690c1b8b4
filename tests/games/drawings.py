"""What the tests of every game's drawing look at."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from xml.etree import ElementTree

from emporion.drawing.svg import Box

SVG = "{http://www.w3.org/2000/svg}"


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [found.attrib["id"] for found in parsed(svg).iter() if "id" in found.attrib]


def matching(pattern: str, names: Iterable[str]) -> set[str]:
    return {name for name in names if re.fullmatch(pattern, name)}


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


def check_well_formed(svg: str) -> None:
    """It is SVG, and no id is there twice."""
    assert parsed(svg).tag == f"{SVG}svg"
    assert [name for name, times in Counter(ids(svg)).items() if times > 1] == []


def check_harmless(svg: str) -> None:
    """Nothing is fetched, nothing runs."""
    assert svg.count("://") == 1, "the namespace is the only address"
    assert "url(" not in svg
    assert not {"script", "image", "foreignObject", "a"} & {found.tag.removeprefix(SVG) for found in parsed(svg).iter()}
    references = {found.attrib["href"] for found in parsed(svg).iter() if "href" in found.attrib}
    assert references <= {f"#{name}" for name in ids(svg)}


def drawn_elsewhere(game: str) -> str:
    """The printed board as another process draws it."""
    code = f"from emporion.games import find; g = find('{game}'); print(hash('x')); print(g.draw(g.components(g.standard()), None))"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8").stdout
    return printed.partition("\n")[2].rstrip("\n")
