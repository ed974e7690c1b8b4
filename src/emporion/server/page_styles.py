"""Style sheets in several files: a sheet that imports others is sent with these in it, so that a browser asks once. Comments stay here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from posixpath import dirname, normpath
from posixpath import join as join_path

IMPORT = re.compile(r'^@import "(\./[\w./-]+\.css)";\n', re.MULTILINE)

COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)


def imported(name: str, sources: Mapping[str, str]) -> list[str]:
    """The style sheets that a sheet imports, in their order."""
    return [normpath(join_path(dirname(name), path)) for path in IMPORT.findall(sources[name])]


def join(name: str, sources: Mapping[str, str]) -> str:
    """The text of a style sheet, with that of the sheets which it imports."""
    parts = [sources[each] for each in imported(name, sources)]
    return shorten("".join([*parts, IMPORT.sub("", sources[name])]))


def shorten(source: str) -> str:
    """A style sheet without comments and indentation."""
    return INDENTATION.sub("", COMMENT.sub("", source))
