"""Set up .venv in parts: `python3 -m tools.environment play` installs what playing needs, `dev` adds tools for tests, `package` for wheels.
`lab` and `pgx` set up .venv-lab and .venv-pgx: the libraries of the laboratory with what its tests need, and a peer to measure beside.

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
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from tools.progress import ProgressLine

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PARTS = ("play", "dev", "package")
SEPARATE_ENVIRONMENTS = ("lab", "pgx")
"""Parts with an environment of their own, .venv-lab and .venv-pgx."""
PGX = ("pgx", "jax[cpu]")
LAB_EXTRAS = ("lab", "mcp", "datasets", "ray")
"""The extras whose tests run in .venv-lab. That of OpenSpiel is among the tools of .venv."""
LAB_TOOLS = ("duckdb", "hypothesis", "matplotlib", "psutil", "pytest", "pytest-timeout", "pytest-xdist", "scikit-learn")
"""What the tests of the laboratory need besides its libraries."""
TITLES = {
    "play": "what playing needs",
    "dev": "what the tests and checks need",
    "package": "what wheels need",
    "lab": "what the laboratory needs",
    "pgx": "pgx, the peer of the vector environment",
}
POLL_SECONDS = 0.3
SHOWN_ERROR_LINES = 15


def main() -> None:
    part = sys.argv[1]
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Emporion needs Python 3.11 or newer, and this is {found}. Name a newer one: make PYTHON=python3.11 play")
    if part in SEPARATE_ENVIRONMENTS:
        set_up_apart(part)
        return
    for name in ("play",) if part == "play" else ("play", part):
        set_up(name)


def set_up_apart(part: str) -> None:
    """Create an environment of its own anew if its requirements changed."""
    project = _project()["project"]
    extras = [found for extra in LAB_EXTRAS for found in project["optional-dependencies"][extra]]
    wanted = list(PGX) if part == "pgx" else [*project["dependencies"], *extras, *LAB_TOOLS]
    folder = ROOT / f".venv-{part}"
    stamp, python = folder / f".{part}", folder / "bin" / "python"
    digest = hashlib.sha256(repr((wanted, (ROOT / "constraints.txt").read_text())).encode()).hexdigest()
    if _runs(python) and stamp.exists() and stamp.read_text() == digest:
        stamp.touch()
        return
    create_environment(folder)
    install(python, wanted, ["--constraint", str(ROOT / "constraints.txt")], TITLES[part])
    stamp.write_text(digest)


def set_up(part: str) -> None:
    """Install a part unless it is installed already."""
    stamp = VENV / f".{part}"
    wanted = hashlib.sha256(repr((requirements(part), (ROOT / "constraints.txt").read_text())).encode()).hexdigest()
    if not _runs(PYTHON):
        create_environment(VENV)
    elif stamp.exists() and stamp.read_text() == wanted:
        stamp.touch()
        return
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    if part == "play":
        install(PYTHON, _project()["build-system"]["requires"], constraints, "what compiling needs")
    with _compiling() if part == "play" else nullcontext():
        install(PYTHON, requirements(part), constraints, TITLES[part])
    if part == "dev":
        editable = ["--no-deps", "--no-build-isolation", "--editable"]
        install(PYTHON, [str(ROOT)], editable, "the working copy", {"EMPORION_FLAVOR": "interpreted"})
    stamp.write_text(wanted)


def requirements(part: str) -> list[str]:
    """The requirements of a part as pyproject.toml has them."""
    project = _project()
    if part == "play":
        return [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    return [*project["project"]["optional-dependencies"][part]]


def _project() -> dict[str, Any]:
    import tomllib  # an older Python has none, and is told so

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@contextmanager
def _compiling() -> Iterator[None]:
    """Compile the engine meanwhile: pip keeps one core busy. `make build`, which comes next, then finds it compiled."""
    with subprocess.Popen([str(PYTHON), "-m", "tools.build", "fast", "--only-compile"], cwd=ROOT) as compiler:
        try:
            yield
        except BaseException:
            compiler.kill()
            raise


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
