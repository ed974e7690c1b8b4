"""NumPy, which comes with the extra `train`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from emporion.engine.errors import EmporionError


@cache
def numpy() -> Any:
    """NumPy; if it is missing, an error says how to install it."""
    try:
        return import_module("numpy")
    except ImportError as error:
        raise EmporionError("lab-missing", library="numpy", extra="train", detail=str(error)) from None
