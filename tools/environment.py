"""Set up .venv in parts: `python3 -m tools.environment play` installs what playing needs, `dev` adds tools for tests, `package` for wheels.

It needs nothing but Python and pip. A part is installed again only after its requirements in pyproject.toml or constraints.txt changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from tools.progress import ProgressLine

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PARTS = ("play", "dev", "package")
POLL_SECONDS = 0.3
SHOWN_ERROR_LINES = 15


def main() -> None:
    part = sys.argv[1]
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Emporion needs Python 3.11 or newer, and this is {found}. Name a newer one: make PYTHON=python3.11 play")
    for name in ("play",) if part == "play" else ("play", part):
        set_up(name)


def set_up(part: str) -> None:
    """Install a part unless it is installed already."""
    stamp = VENV / f".{part}"
    wanted = hashlib.sha256(repr((requirements(part), (ROOT / "constraints.txt").read_text())).encode()).hexdigest()
    if not _runs(PYTHON):
        create_environment(VENV)
    elif stamp.exists() and stamp.read_text() == wanted:
        stamp.touch()
        return
    titles = {"play": "what playing needs", "dev": "what the tests and checks need", "package": "what wheels need"}
    install(PYTHON, requirements(part), ["--constraint", str(ROOT / "constraints.txt")], titles[part])
    if part == "dev":
        editable = ["--no-deps", "--no-build-isolation", "--editable"]
        install(PYTHON, [str(ROOT)], editable, "the working copy", {"EMPORION_FLAVOR": "interpreted"})
    stamp.write_text(wanted)


def requirements(part: str) -> list[str]:
    """The requirements of a part as pyproject.toml has them."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if part == "play":
        return [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    return [*project["project"]["optional-dependencies"][part]]


def create_environment(folder: Path) -> None:
    """Create a virtual environment. The pip that is there installs into it; only without one does the environment get its own."""
    own_pip = importlib.util.find_spec("pip") is None
    if own_pip and importlib.util.find_spec("ensurepip") is None:
        sys.exit("This Python has no pip and cannot get one. On Debian: apt install python3-pip python3-venv")
    line = ProgressLine()
    line.show(f"Creating {folder.name}")
    command = [sys.executable, "-m", "venv", "--clear", *([] if own_pip else ["--without-pip"]), str(folder)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    line.end()
    if done.returncode:
        sys.exit(f"{done.stdout}\nPython could not create {folder.name}; what it said is above. On Debian: apt install python3-venv")


def pip_for(python: Path) -> list[str]:
    """The command of the pip that installs into an environment: its own, or else that of the running Python."""
    has_pip = subprocess.run([str(python), "-c", "import pip"], capture_output=True, check=False).returncode == 0
    return [str(python), "-m", "pip"] if has_pip else [sys.executable, "-m", "pip", "--python", str(python)]


def install(python: Path, wanted: list[str], options: list[str], title: str, environment: dict[str, str] | None = None) -> None:
    """Install with pip, saying how far it is."""
    command = [*pip_for(python), "install", "--no-compile", "--disable-pip-version-check", "--root-user-action=ignore"]
    command += ["--progress-bar=off", *options, *wanted]
    line = ProgressLine()
    line.show(f"Fetching {title}")
    printed: list[str] = []
    with tempfile.TemporaryFile("w+") as errors:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env={**os.environ, **(environment or {})}) as pip:
            assert pip.stdout is not None
            finished = threading.Event()
            collected = 0
            for text in pip.stdout:
                printed.append(text)
                if text.startswith("Collecting "):
                    collected += 1
                    line.show(f"Fetching {title}: package {collected} ({re.split('[<>=!~;[]', text.split()[1])[0]})")
                elif text.startswith("Installing collected packages:"):
                    names = text.partition(":")[2].split(",")
                    threading.Thread(target=_count_installed, args=(python, len(names), line, title, finished), daemon=True).start()
            finished.set()
        errors.seek(0)
        complaints = errors.read().splitlines()
    line.end()
    if pip.returncode:
        print("".join(printed[-SHOWN_ERROR_LINES:]) + "\n".join(complaints[-SHOWN_ERROR_LINES:]), file=sys.stderr)
        sys.exit(f"pip could not install {title}; what it said is above. Run the same command again once that is mended.")


def _count_installed(python: Path, total: int, line: ProgressLine, title: str, finished: threading.Event) -> None:
    """Say how many packages have been unpacked: pip is silent about it."""
    packages = next(iter((python.parent.parent / "lib").glob("python*/site-packages")))
    before = len(list(packages.glob("*.dist-info")))
    while not finished.wait(POLL_SECONDS):
        done = len(list(packages.glob("*.dist-info"))) - before
        line.show(f"Installing {title}: {min(max(done, 0), total)} of {total}")


def _runs(python: Path) -> bool:
    """Whether an environment is there and its Python still works."""
    return python.exists() and subprocess.run([str(python), "-c", ""], check=False).returncode == 0


if __name__ == "__main__":
    main()
