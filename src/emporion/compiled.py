"""What this installation runs: compiled (fast or checked) or interpreted modules, and whether the build still fits its sources."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from emporion.engine import state

_BUILT = Path(__file__).with_name("_built.json")


def flavor() -> str:
    """`fast`, `checked` or `interpreted`."""
    if Path(state.__file__).suffix == ".py":
        return "interpreted"
    return str(_built()["flavor"])


def stale() -> list[str]:
    """The modules whose source differs from what was built; empty for an interpreted installation, which is never stale."""
    if flavor() == "interpreted":
        return []
    built = _built()
    source = Path(built["source"]) if built["source"] else None
    if source is None or not source.is_dir():  # installed: the sources beside the modules are what was built
        source = _BUILT.parent.parent
    return [name for name, digest in built["modules"].items() if _digest(source / name) != digest]


def _built() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(_BUILT.read_text(encoding="utf-8"))
    return found


def _digest(path: Path) -> str:
    if not path.exists() or not path.with_suffix(".pxd").exists():
        return "missing"
    return hashlib.sha256(path.read_bytes() + path.with_suffix(".pxd").read_bytes()).hexdigest()


if __name__ == "__main__":
    print(f"built: {flavor()}")
