"""Notices that are shown once: what was shown is kept in a file for each notice, a line for each thing that it was about."""

from __future__ import annotations

from pathlib import Path


def is_first_time(notice: str, subject: str) -> bool:
    """Whether a notice has not been shown about a subject before; it is remembered from now on, unless the file cannot be written."""
    import platformdirs

    file = Path(platformdirs.user_state_dir("emporion", appauthor=False)) / f"{notice}-notice"
    try:
        known = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if subject in known:
            return False
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{line}\n" for line in [*known, subject]), encoding="utf-8")
    except (OSError, ValueError):
        pass
    return True
