"""A state's fields are declared once, in its `.pxd`; a copy has all of them, and compiled constants are those of Python."""

from __future__ import annotations

import ast
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from emporion import games
from emporion.engine.contract import MAX_NOTE_FIGURES, NOTE_FIGURES
from emporion.engine.declarations import FIRST_CHANGING, Field, read_constants, read_fields
from emporion.engine.match import Match
from emporion.engine.random import Random
from tests.conftest import ROOT, Case, cases, needs
from tests.copied_fields import check, wander

SOURCE = ROOT / "src"
ENGINE = SOURCE / "emporion" / "engine" / "state.pxd"
GAMES = {path: fields for path in (SOURCE / "emporion" / "games").rglob("state.pxd") for fields in read_fields(path).values()}
WITH_CONSTANTS = [path for path in SOURCE.rglob("*.pxd") if "cdef enum" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("case", cases(), ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_copy_has_every_field_of_its_original_and_shares_none(case: Case, seed: int) -> None:
    check(case, seed)


@pytest.mark.parametrize("flavor", ["interpreted", "fast", "checked"])
def test_every_flavor_copies_every_field(flavor: str) -> None:
    folder = ROOT / ("src" if flavor == "interpreted" else f"build/{flavor}")
    if flavor != "interpreted":
        needs(flavor)
    environment = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    done = subprocess.run([sys.executable, "-m", "tests.copied_fields"], capture_output=True, text=True, env=environment, cwd=ROOT)
    assert done.stdout == f"{flavor}: copied\n", done.stderr


def test_fields_are_read_as_they_are_declared(tmp_path: Path) -> None:
    path = tmp_path / "state.pxd"
    path.write_text(
        "cdef enum:\n    SEATS = 4, LOST = -1  # of a table\n    LONG = 12\n\ncdef class Thing(State):\n"
        "    cdef readonly object components\n    cdef readonly int first, seat  # who\n    # cdef int not_this\n"
        "    cdef signed char box[SEATS][LONG]\n    cdef bint done\n    cdef size_t size\n    cdef short row[3]\n"
        "    cdef unsigned long long key\n\n    cdef void play(self, int code) noexcept nogil\n"
        "    cpdef int price(self, int steps) noexcept nogil\n"
        "    cdef inline int ask(self) noexcept nogil:\n        self.seat = 1\n"
    )
    assert read_constants(path) == {"SEATS": 4, "LOST": -1, "LONG": 12}
    assert read_fields(path) == {
        "Thing": [
            Field("object", "components", ()),
            Field("int", "first", ()),
            Field("int", "seat", ()),
            Field("signed char", "box", (4, 12)),
            Field("bint", "done", ()),
            Field("size_t", "size", ()),
            Field("short", "row", (3,)),
            Field("unsigned long long", "key", ()),
        ]
    }


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parent.name)
def test_a_game_has_only_numbers_so_that_its_memory_can_be_copied(path: Path) -> None:
    assert {field.kind for field in GAMES[path]} <= {"int", "short", "signed char", "bint"}
    base = read_fields(ENGINE)["State"]
    changing = [field.name for field in base].index(FIRST_CHANGING)
    assert {field.kind for field in base[changing:]} <= {"int", "short"}
    names = [field.name for field in (*base, *GAMES[path])]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("path", WITH_CONSTANTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_compiled_constants_are_those_of_python(path: Path) -> None:
    found = read_constants(path)
    assert len(found) == len(re.findall(r"\w+ = -?\d+", path.read_text(encoding="utf-8"))), "a constant was not read"
    origins = {}
    for node in ast.walk(ast.parse(path.with_suffix(".py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            origins.update({alias.name: node.module for alias in node.names})
    modules = {importlib.import_module(module) for name, module in origins.items() if name in found}
    for name, value in found.items():
        values = {getattr(module, name) for module in modules if hasattr(module, name)}
        assert values == {value}, f"{name} of {path} is {value} there and {values} in Python"


@pytest.mark.parametrize("name", [*games.NAMES, *games.TOYS])
def test_notes_that_found_no_room_are_missed(name: str) -> None:
    match = Match(games.find(name), 2)
    state, rng = match.spare_state(), Random("notes")
    state.trace(True)
    rounds = 0
    while rounds < MAX_NOTE_FIGURES // NOTE_FIGURES:
        state.become(match.state)
        wander(state, rng, 10_000)
        rounds += 1
    with pytest.raises(RuntimeError, match="notes were lost"):
        state.drain_notes()
    assert state.drain_notes() == []
    state.become(match.state)
    wander(state, rng, 1)
    assert state.drain_notes()
    state.become(match.state)
    wander(state, rng, 10_000)
    state.trace(True)
    assert state.drain_notes() == []
