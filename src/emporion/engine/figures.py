"""Printed components as data: reading a game's TOML file, checking its shape, and comparing it with the standard one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from emporion.engine.decoding import convert
from emporion.engine.errors import EmporionError, WrongComponents

Figures = dict[str, Any]
Mark = Literal["P", "T", "R", "D", "X"]
Shape = TypeVar("Shape", bound="Printed")


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a components file."""

    def rule_values(self) -> dict[str, object]:
        """The figures that the rulebook's sentences name."""
        return {}


def read(path: Path) -> Figures:
    """The figures of a components file, not yet checked."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EmporionError("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WrongComponents(path.name, "components-not-toml", detail=str(error)) from None


def shaped(figures: Figures, shape: type[Shape]) -> Shape:
    """The figures as a typed value; refused with the place of the first figure that does not fit."""
    try:
        return convert(figures, shape)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise WrongComponents(where.strip("`").removeprefix("$.") or "file", "components-shape", detail=what) from None
    except UnicodeEncodeError as error:  # half a character, as JSON can write it
        raise WrongComponents("file", "components-shape", detail=error.reason) from None


def differences(standard: Figures, figures: Figures) -> Figures:
    """The figures that differ from the standard ones, in nested tables; marks are left out."""
    changed: Figures = {}
    for key, value in figures.items():
        usual = standard.get(key)
        if isinstance(value, dict) and isinstance(usual, dict):
            if below := differences(usual, value):
                changed[key] = below
        elif value != usual and key != "mark":
            changed[key] = value
    return changed


def corrected(standard: Figures, changes: Figures) -> Figures:
    """The standard figures with `changes` applied; a change of an unknown figure is refused."""
    return _correct(standard, changes, "")


def _correct(standard: Figures, changes: Figures, path: str) -> Figures:
    result = dict(standard)
    for key, value in changes.items():
        where = f"{path}{key}"
        if key not in standard:
            raise WrongComponents(where, "components-unknown")
        usual = standard[key]
        if isinstance(usual, dict):
            if not isinstance(value, dict):
                raise WrongComponents(where, "components-not-a-table")
            result[key] = _correct(usual, value, f"{where}.")
        else:
            result[key] = value
    return result
