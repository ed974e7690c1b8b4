"""The sentence by which an interpreted installation says, once, that it could be compiled."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from emporion import __version__
from emporion.terminal.first_time import is_first_time
from emporion.text import say

PACKAGE = Path(__file__).parent.parent


def show_once(arguments: Sequence[str]) -> None:
    """Print the sentence to a person at a terminal, the first time this version runs interpreted from this folder.

    A working copy does not get it: there, modules run interpreted on purpose, and `make build` says what it built.
    """
    if "--json" in arguments or not (sys.stderr.isatty() and sys.stdout.isatty()) or _is_working_copy():
        return
    from emporion import compiled

    if compiled.flavor() == "interpreted" and is_first_time("interpreted", f"{__version__} {PACKAGE}"):
        print(say("cli-interpreted"), file=sys.stderr)


def _is_working_copy() -> bool:
    """Whether the package lies in src/ or build/FLAVOR/ of a checkout."""
    return any((folder / "setup.py").exists() and (folder / "tools" / "build.py").exists() for folder in PACKAGE.parents[:3])
