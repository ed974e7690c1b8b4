"""The figures of a benchmark, game beside game and beside its peer's, as a table."""

from __future__ import annotations

from typing import Any


def table(found: Any, digits: int) -> list[str]:
    """What `emporion bench --against … --json` printed, its figures with so many digits behind the point."""
    names = list(found["figures"])
    lines = ["| figure | " + " | ".join(names) + " |", "|---|" + "---|" * len(names)]
    for key in found["figures"][names[0]]:
        lines.append(f"| {key} | " + " | ".join(f"{found['figures'][name][key]:,.{digits}f}" for name in names) + " |")
    lines += [f"| {key} | " + " | ".join([f"{value:,.{digits}f}"] * len(names)) + " |" for key, value in found["peer"].items()]
    for key in found["ratios"][names[0]]:
        lines.append(f"| ratio: {key} | " + " | ".join(f"{found['ratios'][name][key]:.2f}" for name in names) + " |")
    return lines
