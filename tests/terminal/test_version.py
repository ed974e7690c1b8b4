"""The version, and what an interpreted installation says about itself."""

from __future__ import annotations

import os
import pty
import select
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from emporion import __version__, compiled
from tests.conftest import ROOT, run

DEADLINE_SECONDS = 120
SENTENCE = b"Emporion runs interpreted here"


def test_version_says_whether_it_is_compiled() -> None:
    flavor = {"fast": "compiled"}.get(compiled.flavor(), compiled.flavor())
    assert run("--version").stdout == f"emporion {__version__} ({flavor})\n"
    assert run("--version", flavor="interpreted").stdout == f"emporion {__version__} (interpreted)\n"


def test_the_version_is_that_of_pyproject() -> None:
    import tomllib

    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == __version__


@pytest.fixture
def installation(tmp_path: Path) -> Path:
    """An interpreted installation outside the working copy."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "_built.json")
    shutil.copytree(ROOT / "src" / "emporion", tmp_path / "site-packages" / "emporion", ignore=ignored)
    return tmp_path / "site-packages"


def printed_on_a_terminal(package: Path, state: Path, *arguments: str) -> bytes:
    """Everything that a command prints when it runs in a terminal."""
    main, other = pty.openpty()
    command = [sys.executable, "-m", "emporion", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(package), "XDG_STATE_HOME": str(state), "HOME": str(state)}
    process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment, cwd=state)
    os.close(other)
    printed, deadline = b"", time.monotonic() + DEADLINE_SECONDS
    while time.monotonic() < deadline:
        if not select.select([main], [], [], 1)[0]:
            continue
        try:
            more = os.read(main, 65536)
        except OSError:  # the other end is closed
            break
        if not more:
            break
        printed += more
    os.close(main)
    assert process.wait(DEADLINE_SECONDS) == 0, printed
    return printed


def test_an_interpreted_installation_says_so_once(installation: Path, tmp_path: Path) -> None:
    state = tmp_path / "state"
    state.mkdir()
    assert SENTENCE not in printed_on_a_terminal(installation, state, "rules", "corinth", "--json"), "programs read this"
    first = printed_on_a_terminal(installation, state, "rules", "corinth", "S4")
    assert first.count(SENTENCE) == 1
    assert b"pip install" in first.replace(b"\r\n", b" ")
    assert SENTENCE not in printed_on_a_terminal(installation, state, "rules", "corinth", "S4")


def test_a_pipe_and_the_working_copy_do_not_say_it(installation: Path, tmp_path: Path) -> None:
    state = {"PYTHONPATH": str(installation), "XDG_STATE_HOME": str(tmp_path), "HOME": str(tmp_path)}
    done = run("rules", "corinth", "S4", env=state)
    assert done.returncode == 0
    assert done.stderr == ""
    assert SENTENCE not in printed_on_a_terminal(ROOT / "src", tmp_path, "rules", "corinth", "S4")
